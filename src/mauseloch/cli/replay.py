"""`mauseloch replay`: retell a match from its record."""

import sys
from argparse import Namespace

from mauseloch.cli import records
from mauseloch.cli.arguments import file_named
from mauseloch.core.checks import blaming
from mauseloch.core.record import Record
from mauseloch.core.words import Say, say
from mauseloch.games import names
from mauseloch.replays import replay
from mauseloch.terminal.story import NAMES, story, title
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Verify a record and, only if all of it is sound, tell it, at once or step by step."""
    stepwise = chosen.step
    with blaming(file_named(chosen)):
        if chosen.match is None and len(several := records.lines(chosen.file)) > 1:
            for number, line in enumerate(several, start=1):
                print(words(_item(number, records.read(line, number))))
            print(words(say("replay-choose")))
            return
        record = records.chosen_one(chosen)
        match = replay(record)
    called = [player.name for player in record.players] or NAMES
    print(f"== {title(match, words, called)} ==")
    for told in story(match, words, None, called):
        if stepwise and not told.startswith(" "):  # a headline begins a new part
            stepwise = _go_on(words)
        print(told)
    verified = "replay-verified" if match.outcome else "replay-not-over"
    print(words(say(verified, inputs=len(record.inputs))))


def _item(number: int, record: Record) -> Say:
    """One of several matches: who played, and the result."""
    players = [player.name for player in record.players] or NAMES[: record.seats]
    called = {
        "number": str(number),
        "game": say(f"{record.game}-title") if record.game in names() else record.game,
        "players": ", ".join(players),
    }
    if record.outcome is None:
        return Say("replay-item-open", called)
    scores = " : ".join(map(str, record.outcome.scores))
    return Say("replay-item", {**called, "scores": scores})


def _go_on(words: Texts) -> bool:
    """Wait for Enter; return whether to wait again: any other input ends the waiting."""
    if sys.stdin is None:  # closed before we began
        return False
    try:
        return input(words(say("replay-step"))).strip() == ""
    except EOFError:
        return False

"""`mauseloch replay`: retell a match from its record."""

import sys
from argparse import Namespace

from mauseloch.cli.arguments import file_named
from mauseloch.core.checks import blaming
from mauseloch.core.record import Record
from mauseloch.core.words import say
from mauseloch.replays import replay
from mauseloch.terminal.story import NAMES, story, title
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Verify a record and, only if all of it is sound, tell it, at once or step by step."""
    stepwise = chosen.step
    with blaming(file_named(chosen)):
        record = Record.load(chosen.file)
        match = replay(record)
    called = [player.name for player in record.players] or NAMES
    print(f"== {title(match, words, called)} ==")
    for line in story(match, words, None, called):
        if stepwise and not line.startswith(" "):  # a headline begins a new part
            stepwise = _go_on(words)
        print(line)
    verified = "replay-verified" if match.outcome else "replay-not-over"
    print(words(say(verified, inputs=len(record.inputs))))


def _go_on(words: Texts) -> bool:
    """Wait for Enter; return whether to wait again: any other input ends the waiting."""
    if sys.stdin is None:  # closed before we began
        return False
    try:
        return input(words(say("replay-step"))).strip() == ""
    except EOFError:
        return False

"""Typed input: a script into a pipe, or a person at a line-only terminal."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import mauseloch
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.drawing import numbered
from mauseloch.terminal.seating import Seating
from mauseloch.texts import rulebook, texts

Typed = str | type[BaseException]


class Keyboard:
    """Standard input that produces each line only when it is read."""

    def __init__(self, typed: Iterator[Typed], *, terminal: bool = True) -> None:
        self.typed = typed
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    def readline(self) -> str:
        line = next(self.typed, "")
        if not isinstance(line, str):
            raise line
        return f"{line}\n" if line else ""


ENTER = " "
"""An empty line; an empty string would be the end of the input."""


def seating(file: Path) -> Seating:
    """The match and its players, from what the file has on disk so far."""
    record = Record.load(file)
    return Seating(mauseloch.replay(record), record.players)


def by_number(action: str, now: Seating) -> str:
    """The number shown beside an action; in Geier, cards are numbers themselves."""
    number = numbered(now.board.rows(now.match.legal(now.asked() or 0)))[action]
    return action if action.isdecimal() else str(number)


def by_notation(action: str, now: Seating) -> str:
    return action.upper()


def by_name(action: str, now: Seating) -> str:
    """The action's name in English."""
    return texts("en")(now.narration.doing(action, now.names))


def by_beginning(action: str, now: Seating) -> str:
    """The shortest start of its notation that no other action begins with."""
    legal = [one for one in now.match.legal(now.asked() or 0) if one != action]
    begun = [*legal, *(by_name(one, now) for one in legal)]
    if action.isdecimal():
        return action
    for length in range(1, len(action)):
        start = action[:length]
        if start.isalpha() and not any(one.startswith(start) for one in begun):
            return start
    return action


def script(
    file: Path, how: Callable[[str, Seating], str] = by_notation, seed: int = 1
) -> Iterator[str]:
    """Legal actions one after the other, read from disk, with times where they are needed."""
    rng = Random(seed)
    while True:
        now = seating(file)
        waiting = now.match.waiting
        seat = now.asked()
        if seat is None:  # the bots answer first, but haven't yet; there is only one person
            seat = now.people[0]
        action = rng.choice(now.match.legal(seat))
        if "stop" in now.match.legal(seat):
            action = "stop"  # otherwise a turn in Mäusezocken takes too long
        line = how(action, now)
        if waiting.deadline_ms is not None:
            delay_ms = rng.randint(waiting.guess_ms, waiting.deadline_ms - waiting.since_ms)
            line = "wait" if rng.random() < 0.2 else f"{line} @{delay_ms}"
        yield line


def assert_rules_are_laid_out(told: str, game: str, language: str) -> None:
    """Check that all words of the rules are there, without any of the markup."""
    words = re.findall(r"\w+", told)
    page = rulebook(game, language)
    assert Counter(re.findall(r"\w+", page)) <= Counter(words)
    for line in page.splitlines():
        if not line.startswith("|"):  # table cells are printed side by side
            assert " ".join(re.findall(r"\w+", line)) in " ".join(words)
    assert not re.search(r"^#|\*\*|`|\x1b", told, re.MULTILINE)


def seated(
    game: str, people: int = 1, bots: int = 1, seed: str = "1", file: Path | None = None
) -> Seating:
    """A new match of people and simple bots."""
    names = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")
    players = [Player(name) for name in names[:people]]
    players += [Player(name, "simple") for name in names[people : people + bots]]
    match: Match[Any, Any, Any] = Match(mauseloch.game(game), len(players), seed)
    return Seating(match, players, file)

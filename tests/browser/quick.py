"""The server for browser tests: bots are quick, people may be slow, and the test controls chance.

python -m tests.browser.quick ORDERS serve --port …
"""

import sys
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mauseloch.bots import answer_all, bot, stand_in
from mauseloch.core.match import Match
from mauseloch.games.geflippt.players import bots
from mauseloch.server import question
from mauseloch.tables import names, table
from mauseloch.tables.document import PACES
from mauseloch.tables.names import NAMES
from mauseloch.tables.table import Table

A_TEST_S = 3600
"""Long enough that no answer comes too late, however busy the machine is."""


class Orders(msgspec.Struct):
    """What a test wants, in a file that the server reads whenever a match begins."""

    seed: str
    left: int | None = None
    """Begin a match this many questions before its end; bots have played up to there."""

    def put(self, file: Path) -> None:
        """Let the server use these orders from now on."""
        fresh = file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(self))
        fresh.replace(file)


def played(match: Match[Any, Any, Any], left: int) -> Match[Any, Any, Any]:
    """The same match, played by bots until this many questions are left."""
    whole = Match(match.game, match.seats, match.seed)
    everybody = [
        bot(stand_in(match.game.name), match.game, f"{match.seed}/{seat}")
        for seat in range(match.seats)
    ]
    asked = []
    while whole.outcome is None:
        asked.append(whole.length)
        answer_all(whole, everybody)
    inputs = whole.inputs[: asked[max(0, len(asked) - left)]]
    return Match(match.game, match.seats, match.seed, inputs, live=True)


def beginning(file: Path, begin: Callable[..., None]) -> Callable[..., None]:
    """Begin matches as a table does, but with the test's seed, and as late as the test wants."""
    numbers: dict[str, Any] = {}

    def begins(self: Table, token: str, match: str, _: str, now: float) -> None:
        orders = msgspec.json.decode(file.read_bytes(), type=Orders)
        number = next(numbers.setdefault(orders.seed, count()))
        begin(self, token, match, f"{orders.seed}/{number}", now)
        if orders.left is not None:
            assert self.match is not None
            self.match = played(self.match, orders.left)
            self._opened(now)

    return begins


def naming(file: Path) -> Callable[[Iterable[str]], str]:
    """Draw names as a table does, but from the test's seed: long ones need more room."""
    numbers: dict[str, Any] = {}

    def named(taken: Iterable[str]) -> str:
        seed = msgspec.json.decode(file.read_bytes(), type=Orders).seed
        number = next(numbers.setdefault(seed, count()))
        free = sorted(set(NAMES) - set(taken))
        return Random(f"{seed}/name/{number}").choice(free)

    return named


def main() -> int:
    from mauseloch.cli import main as serve  # noqa: PLC0415 - what it starts with is changed first

    file = Path(sys.argv.pop(1))
    question.TURN_S = question.ROUND_S = 0.05
    PACES.update(quick=A_TEST_S, calm=A_TEST_S)  # type: ignore[attr-defined]
    bots.SEE, bots.LOOK = bots.Step(200, 1, 1), bots.Step(50, 1, 1)
    bots.SEARCH = bots.DECIDE = bots.MOVE = bots.Step(10, 1, 1)
    names.drawn_name = table.drawn_name = naming(file)  # type: ignore[attr-defined,assignment]  # on purpose
    Table.start = beginning(file, Table.start)  # type: ignore[method-assign]
    return serve()


if __name__ == "__main__":
    sys.exit(main())

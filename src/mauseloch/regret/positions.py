"""The published positions: read from their files, and checked against their checksums.

A file is one JSON document a line. The first says what follows and has the SHA-256 of the rest;
each other line is a position: the inputs that lead there, who is asked, and what every legal action
is worth. So nothing has to be solved to measure a player.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from mauseloch.core.bot import Question
from mauseloch.core.errors import DamagedRecordError, ForeignRecordError
from mauseloch.core.game import AnyGame, Input
from mauseloch.core.match import Match
from mauseloch.games import edition, package

FORMAT = "mauseloch positions 1"
SEATS = 2


@dataclass(frozen=True)
class Position:
    """A moment of a match for two, and the worth of what can be done."""

    game: AnyGame
    id: str
    seat: int
    inputs: tuple[str, ...]
    values: Mapping[str, Mapping[str, float]]
    """By aim, then by action: `win` is the chance to win, `points` the lead gained from now on."""

    @cached_property
    def question(self) -> Question[Any, Any]:
        """The question to the player, as in a match."""
        match: Match[Any, Any, Any] = Match(
            self.game, SEATS, self.id, [Input.parse(one) for one in self.inputs]
        )
        return match.question(self.seat)

    def regret(self, action: str, aim: str = "win") -> float:
        """What an action gives away."""
        return max(self.values[aim].values()) - self.values[aim][action]

    def worst(self, aim: str = "win") -> float:
        """What the worst action gives away."""
        return max(self.values[aim].values()) - min(self.values[aim].values())

    def line(self) -> str:
        """The position as a line of its file."""
        told = {"id": self.id, "seat": self.seat, "inputs": self.inputs, "values": self.values}
        return json.dumps(told, separators=(",", ":"))


def written(game: AnyGame, positions: Sequence[Position]) -> str:
    """The positions as a file."""
    body = "".join(f"{one.line()}\n" for one in positions)
    head = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "options": dict(game.chosen),
        "positions": len(positions),
        "sha256": sha256(body.encode()).hexdigest(),
    }
    return f"{json.dumps(head)}\n{body}"


def read(file: Path) -> list[Position]:
    """Read a file; raises RecordError, or OSError if it is not there."""
    head, _, body = file.read_text(encoding="utf-8").partition("\n")
    try:
        told = json.loads(head)
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise ForeignRecordError(f"{file.name} has no positions of ours")
        if sha256(body.encode()).hexdigest() != told["sha256"]:
            raise DamagedRecordError(f"{file.name} has changed since it was published")
        rules = edition(told["game"], told["rules"], told["options"])
        return [_position(rules, json.loads(line)) for line in body.splitlines()]
    except (ValueError, LookupError, TypeError) as error:
        if isinstance(error, ForeignRecordError | DamagedRecordError):
            raise
        raise DamagedRecordError(f"{file.name} cannot be read: {error}") from None


def _position(rules: AnyGame, told: Any) -> Position:
    return Position(rules, told["id"], told["seat"], tuple(told["inputs"]), told["values"])


def published(game: str) -> list[Position]:
    """The positions that come with a game; raises UnsupportedError if there are none."""
    return read(package(game).load("regret").POSITIONS)

"""What can be read from the record of a match."""

from collections.abc import Sequence
from typing import Any

import msgspec

import mauseloch
from mauseloch.core.game import CHANCE, AnyGame, Input
from mauseloch.core.match import Match
from tests.server.live import Address


async def finished(at: Address, match: str) -> Match[Any, Any, Any]:
    """The match that is over, as anybody can fetch it; its record must verify."""
    status, record = await at.ask("GET", f"/api/matches/{match}")
    assert status == 200, record
    replayed = mauseloch.replay(mauseloch.Record.loads(msgspec.json.encode(record).decode()))
    assert replayed.outcome is not None
    return replayed


def numbers(game: AnyGame, seats: int, inputs: Sequence[Input]) -> list[int]:
    """For each length of the record the number of the question that was open then.

    It is how many inputs there were when it was asked: once somebody is awaited who was not before.
    """
    state = game.start(seats)
    found = [0]
    opened, left = 0, None  # who would still be awaited if the question stayed open
    for number, put in enumerate(inputs, start=1):
        if put.actor is not CHANCE:
            others = tuple(seat for seat in game.waiting(state).seats if seat != put.actor)
            left = others if isinstance(put.actor, int) and others else None
        state = game.apply(state, put)
        if left is None or game.waiting(state).seats != left:
            opened = number
        found.append(opened)
    return found


def answers(match: Match[Any, Any, Any]) -> list[tuple[int, int, str]]:
    """What the seats answered: the question's number, the seat, the action."""
    opened = numbers(match.game, match.seats, match.inputs)
    return [
        (opened[place], put.actor, put.action)
        for place, put in enumerate(match.inputs)
        if isinstance(put.actor, int)
    ]

"""Helpers that read the record of a match."""

from collections.abc import Sequence
from typing import Any

import msgspec

import mauseloch
from mauseloch.core.game import CHANCE, AnyGame, Input
from mauseloch.core.match import Match
from tests.server.live import Address


async def finished(at: Address, match: str) -> Match[Any, Any, Any]:
    """Fetch a finished match over the public API; its record must verify."""
    status, record = await at.ask("GET", f"/api/matches/{match}")
    assert status == 200, record
    replayed = mauseloch.replay(mauseloch.Record.loads(msgspec.json.encode(record).decode()))
    assert replayed.outcome is not None
    return replayed


def numbers(game: AnyGame, seats: int, inputs: Sequence[Input]) -> list[int]:
    """For each length of the record, the number of the question open at that point.

    A question's number is the count of inputs before it was asked. A new one is asked when the game
    waits for a seat it wasn't waiting for before.
    """
    state = game.start(seats)
    found = [0]
    opened, left = 0, None  # seats the game still awaits if the question stays open
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
    """Return each seat's answers as (question number, seat, action)."""
    opened = numbers(match.game, match.seats, match.inputs)
    return [
        (opened[place], put.actor, put.action)
        for place, put in enumerate(match.inputs)
        if isinstance(put.actor, int)
    ]

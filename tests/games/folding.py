"""Short ways to put a game into a position and to play from it, for the rule tests."""

from collections.abc import Iterable
from typing import Any, TypeVar

from mauseloch.core.game import CHANCE, CLOCK, Game, Input

S = TypeVar("S")


def fold(game: Game[S, Any, Any], state: S, *inputs: str) -> S:
    """The state after these inputs, each written as in a record: "0 dog3", "chance +7"."""
    for text in inputs:
        state = game.apply(state, Input.parse(text))
    return state


def choose(game: Game[S, Any, Any], state: S, actions: Iterable[str]) -> S:
    """The state after a simultaneous choice: one action for each seat in order."""
    for seat, action in enumerate(actions):
        state = game.apply(state, Input(seat, action))
    return state


def told(game: Game[S, Any, Any], state: S, text: str, seat: int | None = None) -> list[Any]:
    """The news of one input for a seat; None is a spectator."""
    put = Input.parse(text)
    return list(game.news(state, put, game.apply(state, put), seat))


__all__ = ["CHANCE", "CLOCK", "Input", "choose", "fold", "told"]

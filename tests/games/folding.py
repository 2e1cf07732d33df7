"""Short ways to put a game into a position and to play from it, for the rule tests."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from mauseloch.core.errors import InputError
from mauseloch.core.game import CHANCE, CLOCK, Game, Input

S = TypeVar("S")
T = TypeVar("T")


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


def refused_by(game: Game[S, Any, Any], state: S, put: Input) -> tuple[type[InputError], str]:
    """The error that this input meets, and its words; the state is as it was."""
    before = repr(state)
    with pytest.raises(InputError) as caught:
        game.apply(state, put)
    assert repr(state) == before
    return type(caught.value), str(caught.value)


class Always:
    """A generator that always takes the item at one place, and keeps what it was asked."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[Any] = []

    def choice(self, seq: Sequence[T]) -> T:
        """The item at that place."""
        self.asked.append(tuple(seq))
        return seq[self.place]

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Never needed here."""
        raise AssertionError


__all__ = ["CHANCE", "CLOCK", "Always", "Input", "choose", "fold", "refused_by", "told"]

"""Shorthand for the rule tests: set up a position and play on from it."""

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
    """The news that one input gives a seat; None is a spectator."""
    put = Input.parse(text)
    return list(game.news(state, put, game.apply(state, put), seat))


def refused_by(game: Game[S, Any, Any], state: S, put: Input) -> tuple[type[InputError], str]:
    """The error that this input raises, and its message; checks that the state is unchanged."""
    before = repr(state)
    with pytest.raises(InputError) as caught:
        game.apply(state, put)
    assert repr(state) == before
    return type(caught.value), str(caught.value)


class Always:
    """A generator that always picks the item at one index and records what it was asked."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[Any] = []

    def choice(self, seq: Sequence[T]) -> T:
        """The item at that index."""
        self.asked.append(tuple(seq))
        return seq[self.place]

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Never needed here."""
        raise AssertionError


__all__ = ["CHANCE", "CLOCK", "Always", "Input", "choose", "fold", "refused_by", "told"]

"""Invariants of every match of Hol's der Geier, checked on random matches."""

import random

import pytest

from mauseloch.core.match import Match
from mauseloch.games.geier.rules import PRIZES, Geier


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_a_random_match_keeps_the_invariants(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = Match(Geier(), seats, seed=seed)
    while match.waiting.seats:
        seat = rng.choice(match.waiting.seats)
        match.play(seat, rng.choice(match.legal(seat)))
        state = match.state
        stack = tuple(map(int, state.stack))
        prizes = [*stack, *state.pot, *sum(state.won, ())]
        assert sorted(prizes) == [int(prize) for prize in PRIZES]
        assert {len(hand) for hand in state.hands} == {15 - len(state.spent)}
    assert match.outcome is not None
    assert sum(match.outcome.scores) == 40 - sum(match.state.carried)
    assert [sorted(cards) for cards in zip(*match.state.spent, strict=True)] == [
        list(range(1, 16))
    ] * seats

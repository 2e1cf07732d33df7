"""Invariants of every match of Mausen, checked on matches with random cards."""

import random
from collections import Counter

import pytest

from mauseloch.core.match import Match
from mauseloch.games.mausen.rules import SET, START_CARDS, Hunt, Mausen, Restocked, Revealed


@pytest.mark.parametrize("ties", ["booklet", "cascade"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_a_random_match_keeps_the_invariants(ties: str, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = Match(Mausen.with_options({"ties": ties}), seats, seed=seed)
    all_cards = Counter((*SET * seats, *START_CARDS))
    while match.waiting.seats:
        seat = rng.choice(match.waiting.seats)
        match.play(seat, rng.choice(match.legal(seat)))
        state = match.state
        lying = [*state.table, *sum(state.hands + state.piles, ())]  # a pick is still in the hand
        assert Counter(lying) == all_cards
        assert sum(card.value for card in lying) == 40 * seats + 10
        assert len({len(hand) for hand in state.hands}) == 1
    log = match.log(None)
    assert sum(isinstance(one, Revealed | Restocked) for one in log) == 16
    played: tuple[str, ...] = ()
    for one in log:
        if isinstance(one, Revealed):
            played = one.cards
        if isinstance(one, Hunt) and one.hunter is not None:
            assert not {played[one.hunter][:-1]} & {card.species for card in one.caught}


def test_with_three_seats_there_is_never_a_restock() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        match = Match(Mausen(), 3, seed=seed)
        while match.waiting.seats:
            seat = match.waiting.seats[0]
            match.play(seat, rng.choice(match.legal(seat)))
        assert not [one for one in match.log(None) if isinstance(one, Restocked)]

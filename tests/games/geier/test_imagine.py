"""What a seat in Hol's der Geier can work out from what it was told, and what it must guess."""

import random

import pytest

from mauseloch.core.match import Match
from mauseloch.games.geier.rules import CARDS, News, State, View
from tests.games.folding import Always
from tests.games.geier.playing import GEIER, match_of, play_out

ROUNDS = ("+6: 3 9 14", "-1: 8 8 2", "+4: 5 5 5")

Played = Match[State, View, News]


def imagined(match: Played, seat: int | None, place: int = 0) -> tuple[State, list[tuple[str]]]:
    """The state a seat imagines, and the hands it had to guess from."""
    rng = Always(place)
    return match.game.imagine(match.view(seat), match.log(seat), rng), rng.asked


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("rounds", range(4))
def test_before_the_bids_a_seat_knows_everything_but_the_order_of_the_stack(
    rounds: int, seat: int | None
) -> None:
    match = match_of(3, *ROUNDS[:rounds])
    assert imagined(match, seat) == (match.state, [])


@pytest.mark.parametrize("seat", [None, 1])
def test_after_the_end_everything_is_known(seat: int | None) -> None:
    end = play_out(2, "+1: 1 2", "-1: 2 1")
    rounds = [
        f"{prize:+d}: {bids[0]} {bids[1]}"
        for prize, bids in zip((1, -1, *end.carried), end.spent, strict=True)
    ]
    match = match_of(2, *rounds)
    assert match.state == end
    assert imagined(match, seat) == (end, [])


def test_a_draw_that_is_still_to_come_can_be_imagined_as_well() -> None:
    state = GEIER.start(3)
    assert GEIER.imagine(GEIER.view(state, 1), (), Always(0)) == state


@pytest.mark.parametrize("place", [0, 3, -1])
def test_only_the_bids_of_others_are_guessed_from_their_whole_hands(place: int) -> None:
    match = match_of(3, *ROUNDS, "-3: 15 1")
    state = match.state
    for seat, other in ((0, 1), (1, 0)):
        made, asked = imagined(match, seat, place)
        assert asked == [state.hands[other]]
        bids = list(state.bids)
        bids[other] = int(state.hands[other][place])
        assert made == state._replace(bids=tuple(bids))


@pytest.mark.parametrize("seat", [None, 2])
def test_who_has_not_bid_guesses_all_the_bids(seat: int | None) -> None:
    match = match_of(3, *ROUNDS, "-3: 15 1")
    state = match.state
    made, asked = imagined(match, seat, place=1)
    assert asked == [state.hands[0], state.hands[1]]
    assert made == state._replace(bids=(2, 2, 0))


def test_who_bid_alone_has_nothing_to_guess() -> None:
    match = match_of(3, *ROUNDS, "-3: 15")
    assert imagined(match, 0) == (match.state, [])
    assert match.state.bids == (15, 0, 0)


def test_every_card_a_hand_holds_may_be_imagined() -> None:
    match = match_of(3, *ROUNDS, "-3: 15")
    view, log = match.view(1), match.log(1)
    seen = {match.game.imagine(view, log, random.Random(seed)).bids[0] for seed in range(300)}
    assert seen == {int(card) for card in CARDS} - {3, 8, 5}

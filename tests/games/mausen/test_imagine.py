"""What a seat in Mausen can work out from what it was told, and what it must guess."""

import random

import pytest

from mauseloch.core.match import Match
from mauseloch.games.mausen.rules import CARDS, SET, News, State, View
from tests.games.folding import Always
from tests.games.mausen.playing import match_of

ROUNDS = (
    "elephant1 dog1 cat1 mouse1",  # all cards are caught
    "mouse4 cat3 dog2 elephant2",  # a restock
    "cat4 cat4 mouse2 elephant3",
    "dog1 dog2 cat2 cat3",
)

Played = Match[State, View, News]


def imagined(match: Played, seat: int | None, place: int = 0) -> tuple[State, list[tuple[str]]]:
    """The deal a seat imagines, and the hands it had to guess from."""
    rng = Always(place)
    return match.game.imagine(match.view(seat), match.log(seat), rng), rng.asked


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
@pytest.mark.parametrize("rounds", range(5))
def test_between_the_picks_a_seat_knows_the_whole_deal(rounds: int, seat: int | None) -> None:
    match = match_of(4, *ROUNDS[:rounds])
    assert imagined(match, seat) == (match.state, [])


def test_the_position_is_one_with_catches_in_several_rounds() -> None:
    assert [len(pile) for pile in match_of(4, *ROUNDS).state.piles] == [2, 7, 4, 5]


def test_after_the_end_everything_is_known() -> None:
    match = match_of(3, *[f"{card} {card} {card}" for card in SET])
    assert imagined(match, 1) == (match.state, [])


@pytest.mark.parametrize("place", [0, 4, -1])
def test_only_the_picks_of_others_are_guessed_from_their_whole_hands(place: int) -> None:
    match = match_of(4, *ROUNDS, "elephant4 dog4 mouse4")
    state = match.state
    for seat in range(3):
        others = [owner for owner in range(3) if owner != seat]
        deal, asked = imagined(match, seat, place)
        assert asked == [state.hands[owner] for owner in others]
        picks = [None if owner == 3 else state.hands[owner][place] for owner in range(4)]
        picks[seat] = state.picks[seat]
        assert deal == state._replace(picks=tuple(picks))


@pytest.mark.parametrize("seat", [None, 3])
def test_who_has_not_picked_guesses_all_the_picks(seat: int | None) -> None:
    match = match_of(4, *ROUNDS, "elephant4 dog4 mouse4")
    state = match.state
    deal, asked = imagined(match, seat, place=1)
    assert asked == [state.hands[0], state.hands[1], state.hands[2]]
    guessed = tuple(state.hands[owner][1] for owner in range(3))
    assert deal == state._replace(picks=(*guessed, None))


def test_who_picked_alone_has_nothing_to_guess() -> None:
    match = match_of(3, "elephant1 dog1 cat1", "dog4")
    assert imagined(match, 0) == (match.state, [])
    assert match.state.picks == (CARDS["dog4"], None, None)


def test_every_card_a_hand_holds_may_be_imagined() -> None:
    match = match_of(3, "elephant1 dog1 cat1", "dog4")
    view, log = match.view(1), match.log(1)
    seen = {match.game.imagine(view, log, random.Random(seed)).picks[0] for seed in range(300)}
    assert seen == set(SET) - {"elephant1"}

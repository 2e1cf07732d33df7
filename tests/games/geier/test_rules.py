"""The rules of Hol's der Geier up to the end of a match, one test for each."""

import pytest

from mauseloch.core.game import A_DRAW, NOBODY, Waiting
from mauseloch.core.options import Option
from mauseloch.games.geier.rules import CARDS, PRIZES, State, pot_taker
from tests.games.folding import fold
from tests.games.geier.playing import GEIER, play, play_alike, prizes_without

# --- material and set-up ---


def test_the_cards_are_1_to_15() -> None:
    assert " ".join(CARDS) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"


def test_the_prizes_are_ten_mice_and_five_vultures() -> None:
    assert " ".join(PRIZES) == "-5 -4 -3 -2 -1 +1 +2 +3 +4 +5 +6 +7 +8 +9 +10"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_1_to_15_and_all_prizes_are_in_the_stack(seats: int) -> None:
    assert GEIER.start(seats) == State(
        hands=(CARDS,) * seats,
        bids=(0,) * seats,
        spent=(),
        stack=PRIZES,
        carried=(),
        prize=None,
        won=((),) * seats,
    )


def test_it_is_called_geier_and_is_for_two_to_five() -> None:
    assert (GEIER.name, GEIER.version, GEIER.seats) == ("geier", 1, range(2, 6))


def test_the_options_are_winner_and_open_discards() -> None:
    assert GEIER.options == (
        Option("winner", "unique", ("unique", "highest_mouse")),
        Option("open_discards", False, (False, True)),
    )
    assert GEIER.chosen == {"winner": "unique", "open_discards": False}


# --- the prize turns up ---


def test_first_a_prize_turns_up_and_each_is_equally_likely() -> None:
    state = GEIER.start(3)
    assert GEIER.waiting(state) == A_DRAW
    assert GEIER.odds(state) == dict.fromkeys(PRIZES, 1)
    assert [GEIER.legal(state, seat) for seat in range(3)] == [(), (), ()]


def test_a_prize_that_turned_up_leaves_the_stack_for_good() -> None:
    state = fold(GEIER, GEIER.start(3), "chance -3")
    assert state == GEIER.start(3)._replace(prize=-3, stack=prizes_without("-3"))
    assert GEIER.odds(state) == {}
    state = play(GEIER.start(3), "-3: 1 2 3", "+8: 4 5 6")
    assert GEIER.odds(state) == dict.fromkeys(prizes_without("-3 +8"), 1)
    assert GEIER.waiting(state) == A_DRAW


def test_the_new_prize_joins_what_is_carried_over() -> None:
    state = play(GEIER.start(2), "+2: 4 4", "-5:")
    assert (state.carried, state.prize, state.pot) == ((2,), -5, (2, -5))
    assert GEIER.start(2).pot == ()
    assert play(GEIER.start(2), "+2: 4 4").pot == (2,)


# --- the choice ---


def test_all_bid_at_the_same_time_in_any_order() -> None:
    state = fold(GEIER, GEIER.start(3), "chance +6")
    assert GEIER.waiting(state) == Waiting((0, 1, 2))
    state = fold(GEIER, state, "1 9")
    assert GEIER.waiting(state) == Waiting((0, 2))
    state = fold(GEIER, state, "2 14")
    assert GEIER.waiting(state) == Waiting((0,))
    assert fold(GEIER, state, "0 3") == play(GEIER.start(3), "+6: 3 9 14")


def test_nothing_happens_before_the_last_one_has_bid() -> None:
    carried = play(GEIER.start(3), "+1: 1 2 3", "+4: 4 4 4")
    state = fold(GEIER, carried, "chance +6", "0 15", "2 14")
    assert state == State(
        hands=carried.hands,
        bids=(15, 0, 14),
        spent=((1, 2, 3), (4, 4, 4)),
        stack=prizes_without("+1 +4 +6"),
        carried=(4,),
        prize=6,
        won=((), (), (1,)),
    )


def test_a_seat_may_bid_any_card_of_its_hand_until_it_has_bid() -> None:
    state = play(GEIER.start(2), "+1: 3 15", "+2:")
    assert list(GEIER.legal(state, 0)) == [card for card in CARDS if card != "3"]
    assert list(GEIER.legal(state, 1)) == [card for card in CARDS if card != "15"]
    assert GEIER.legal(fold(GEIER, state, "0 1"), 0) == ()


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_may_do_nothing(seat: int) -> None:
    assert GEIER.legal(play(GEIER.start(2), "+1:"), seat) == ()


def test_played_cards_are_spent_round_by_round() -> None:
    state = play(GEIER.start(3), "+1: 3 9 14", "-1: 15 1 2")
    assert state.spent == ((3, 9, 14), (15, 1, 2))
    assert state.bids == (0, 0, 0)
    assert [[card for card in CARDS if card not in hand] for hand in state.hands] == [
        ["3", "15"],
        ["1", "9"],
        ["2", "14"],
    ]


# --- who takes the pot ---


@pytest.mark.parametrize(
    ("one", "won"),
    [
        ("+6: 3 9 14 7 11", ((), (), (6,), (), ())),  # the highest takes a mouse
        ("-2: 9 5 13 7 15", ((), (-2,), (), (), ())),  # the lowest takes a vulture
        ("+7: 14 8 12 14 2", ((), (), (7,), (), ())),  # equal cards cancel each other out
    ],
)
def test_the_examples_of_the_booklet(one: str, won: tuple[tuple[int, ...], ...]) -> None:
    state = play(GEIER.start(5), one)
    assert state.won == won
    assert (state.carried, state.prize) == ((), None)


def test_the_booklets_pot_that_adds_up_to_a_mouse_goes_to_one_winner_whole() -> None:
    state = play(GEIER.start(4), "+5: 9 9 4 4", "-2: 3 8 12 1")
    assert state.won == ((), (), (5, -2), ())
    assert (state.carried, state.prize) == ((), None)


@pytest.mark.parametrize(
    ("pot", "cards", "taker"),
    [
        ((1,), (1, 15, 14), 1),
        ((10,), (2, 1), 0),
        ((-1,), (1, 15, 14), 0),
        ((-5,), (15, 14), 1),
        ((4,), (15, 15, 15, 1), 3),  # three of a kind
        ((4,), (15, 15, 9, 9, 1), 4),  # two pairs
        ((4,), (15, 9, 9, 1), 0),  # a tie further down doesn't matter
        ((-4,), (1, 1, 15), 2),  # the lowest cancel each other out as well
        ((-4,), (1, 1, 2, 2, 3), 4),
        ((-4,), (15, 15, 9, 12), 2),
        ((-4,), (7, 7, 7, 7, 8), 4),
        ((4,), (9, 9), None),
        ((-4,), (9, 9, 2, 2), None),
        ((-4,), (9, 9, 2, 2, 2), None),
        ((4,), (5, 5, 5, 5, 5), None),
        ((2, -2), (1, 5, 15), 2),  # exactly 0 is a mouse
        ((2, -3), (1, 5, 15), 0),
        ((-3, 4), (1, 5, 15), 2),
        ((-5, 3, 2), (6, 5), 0),
        ((-5, 3, 1), (6, 5), 1),
    ],
)
def test_the_highest_uncancelled_card_takes_a_pot_of_0_or_more_the_lowest_one_below(
    pot: tuple[int, ...], cards: tuple[int, ...], taker: int | None
) -> None:
    assert pot_taker(pot, cards) == taker


def test_won_prizes_gather_in_the_order_they_were_won() -> None:
    state = play(GEIER.start(2), "+6: 15 1", "-2: 2 14", "+1: 1 2")
    assert state.won == ((6, -2), (1,))


# --- only ties ---


def test_only_ties_carry_the_prize_over_and_the_cards_are_spent_all_the_same() -> None:
    state = play(GEIER.start(4), "+3: 9 9 4 4")
    assert state == State(
        hands=tuple(
            tuple(card for card in CARDS if card != spent) for spent in ("9", "9", "4", "4")
        ),
        bids=(0, 0, 0, 0),
        spent=((9, 9, 4, 4),),
        stack=prizes_without("+3"),
        carried=(3,),
        prize=None,
        won=((), (), (), ()),
    )
    assert GEIER.waiting(state) == A_DRAW
    state = fold(GEIER, state, "chance +1")
    assert "9" not in GEIER.legal(state, 0)
    assert "4" not in GEIER.legal(state, 3)


def test_carrying_over_can_repeat_and_one_seat_takes_it_all() -> None:
    state = play(GEIER.start(2), "+3: 1 1", "-1: 2 2", "+8: 3 3")
    assert state.carried == (3, -1, 8)
    assert state.won == ((), ())
    state = play(state, "-4: 5 4")
    assert state.won == ((3, -1, 8, -4), ())
    assert state.carried == ()


def test_a_mouse_in_a_pot_below_zero_goes_to_the_lowest_with_the_vulture() -> None:
    state = play(GEIER.start(3), "+2: 7 7 7", "-5: 3 15 9")
    assert state.won == ((2, -5), (), ())


def test_a_vulture_in_a_pot_above_zero_goes_to_the_highest_with_the_mouse() -> None:
    state = play(GEIER.start(3), "-5: 7 7 7", "+6: 3 15 9")
    assert state.won == ((), (-5, 6), ())


def test_a_pot_of_exactly_0_is_played_for_as_a_mouse() -> None:
    state = play(GEIER.start(3), "-4: 7 7 7", "+4: 3 15 9")
    assert state.won == ((), (-4, 4), ())


def test_after_a_carried_pot_was_taken_the_next_round_is_about_its_own_prize() -> None:
    state = play(GEIER.start(2), "+3: 1 1", "+4: 3 2", "-1: 4 5")
    assert state.won == ((3, 4, -1), ())
    state = play(state, "+1: 6 7")
    assert state.won == ((3, 4, -1), (1,))


# --- the 15th round ---


def test_only_ties_in_the_15th_round_discard_the_whole_pot() -> None:
    state = play_alike(GEIER.start(3), 14)
    pot = tuple(int(prize) for prize in PRIZES)
    assert (state.carried, state.over) == (pot[:14], False)
    state = play(state, "+10: 15 15 15")
    assert (state.carried, state.prize, state.over) == (pot, None, True)
    assert state.won == ((), (), ())


def test_a_last_prize_alone_is_discarded_alone() -> None:
    state = play_alike(GEIER.start(2), 12)
    state = play(state, "+8: 15 14", "+9: 14 15", "+10: 13 13")
    assert state.carried == (10,)
    assert (state.over, state.prize, state.stack) == (True, None, ())
    assert [sum(won) for won in state.won] == [21, 9]


def test_a_last_round_with_a_taker_discards_nothing() -> None:
    state = play_alike(GEIER.start(2), 13)
    state = play(state, "+9: 15 14", "+10: 14 15")
    assert state.carried == ()
    assert [sum(won) for won in state.won] == [30, 10]


# --- the end ---


def test_the_last_card_is_still_played_by_its_owner() -> None:
    state = play(play_alike(GEIER.start(2), 14), "+10:")
    assert GEIER.waiting(state) == Waiting((0, 1))
    assert list(GEIER.legal(state, 1)) == ["15"]
    assert GEIER.outcome(state) is None


def test_the_match_ends_after_15_rounds() -> None:
    state = play_alike(GEIER.start(2), 14)
    assert GEIER.outcome(state) is None
    assert GEIER.waiting(state) == A_DRAW
    state = play(state, "+10: 15 15")
    assert state.hands == ((), ())
    assert len(state.spent) == 15
    assert GEIER.waiting(state) == NOBODY
    assert GEIER.odds(state) == {}
    assert GEIER.legal(state, 0) == ()
    assert GEIER.outcome(state) is not None

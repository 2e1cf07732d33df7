"""What a seat and a spectator of Hol's der Geier are shown (view) and told (news)."""

from dataclasses import replace

import pytest

from mauseloch.core.game import Ended, Outcome
from mauseloch.games.geier.rules import (
    PRIZES,
    Bid,
    CarriedOver,
    Discarded,
    Geier,
    Revealed,
    State,
    TurnedUp,
    View,
    Won,
)
from tests.games.folding import fold, told
from tests.games.geier.playing import GEIER, play, play_alike, play_out

OPEN = Geier(open_discards=True)
ALL = tuple(range(1, 16))


def without(*cards: int) -> tuple[int, ...]:
    """All cards but these."""
    return tuple(card for card in ALL if card not in cards)


# --- view ---


def test_before_the_first_prize_there_is_only_ones_hand() -> None:
    assert GEIER.view(GEIER.start(2), 1) == View(
        seat=1,
        round=1,
        hand=ALL,
        bid=None,
        has_bid=(False, False),
        hand_size=(15, 15),
        carried=(),
        prize=None,
        stack_size=15,
        spent=(),
        won=((), ()),
        scores=(0, 0),
        discarded=(),
    )


def fourth_round() -> State:
    """Seat 2 has won +6 and -1, a +4 is carried over, -3 is face up, seats 0 and 1 have bid."""
    return play(GEIER.start(3), "+6: 3 9 14", "-1: 8 8 2", "+4: 5 5 5", "-3: 15 1")


def test_a_seat_sees_its_own_hand_and_bid_and_of_the_others_only_who_has_bid() -> None:
    assert GEIER.view(fourth_round(), 0) == View(
        seat=0,
        round=4,
        hand=without(3, 8, 5, 15),
        bid=15,
        has_bid=(True, True, False),
        hand_size=(11, 11, 12),
        carried=(4,),
        prize=-3,
        stack_size=11,
        spent=((5, 5, 5),),
        won=((), (), (6, -1)),
        scores=(0, 0, 5),
        discarded=(),
    )


def test_a_seat_that_has_not_bid_sees_no_bid() -> None:
    view = GEIER.view(fourth_round(), 2)
    assert (view.seat, view.hand, view.bid) == (2, without(14, 2, 5), None)
    assert (view.has_bid, view.hand_size) == ((True, True, False), (11, 11, 12))


def test_a_spectator_sees_no_hand_and_no_bid() -> None:
    assert GEIER.view(fourth_round(), None) == replace(
        GEIER.view(fourth_round(), 0), seat=None, hand=(), bid=None
    )


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_open_discards_shows_the_bids_of_all_rounds_and_nothing_more(seat: int | None) -> None:
    every = ((3, 9, 14), (8, 8, 2), (5, 5, 5))
    closed = GEIER.view(fourth_round(), seat)
    assert OPEN.view(fourth_round(), seat) == replace(closed, spent=every)


def test_the_rounds_count_from_1_to_15() -> None:
    state = GEIER.start(2)
    assert GEIER.view(play(state, "+1:"), 0).round == 1
    assert GEIER.view(play(state, "+1: 7"), 0).round == 1
    assert GEIER.view(play(state, "+1: 7 6"), 0).round == 2
    state = play_alike(state, 14)
    assert GEIER.view(state, 0).round == 15
    assert GEIER.view(play_alike(state, 1), 0).round == 15


@pytest.mark.parametrize("seat", [None, 1])
def test_when_all_is_over_the_discarded_prizes_lie_open_too(seat: int | None) -> None:
    end = play_out(2, "+1: 1 2", "-1: 2 1")
    assert GEIER.view(end, seat) == View(
        seat=seat,
        round=15,
        hand=(),
        bid=None,
        has_bid=(False, False),
        hand_size=(0, 0),
        carried=(),
        prize=None,
        stack_size=0,
        spent=((15, 15),),
        won=((), (1, -1)),
        scores=(0, 0),
        discarded=(-5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    )


# --- news ---


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_prize_that_turns_up_is_told_to_all_with_the_pot(seat: int | None) -> None:
    state = GEIER.start(2)
    assert told(GEIER, state, "chance +7", seat) == [TurnedUp(1, 7, (7,))]
    state = play(state, "+7: 4 4", "-2: 5 5")
    assert told(GEIER, state, "chance -5", seat) == [TurnedUp(3, -5, (7, -2, -5))]


@pytest.mark.parametrize(("seat", "card"), [(1, 13), (0, None), (2, None), (None, None)])
def test_a_bid_is_told_to_all_but_the_card_only_to_its_owner(
    seat: int | None, card: int | None
) -> None:
    state = play(GEIER.start(3), "+7:")
    assert told(GEIER, state, "1 13", seat) == [Bid(1, card)]


@pytest.mark.parametrize(("seat", "card"), [(2, 12), (0, None), (1, None), (None, None)])
def test_the_last_bid_reveals_all_and_names_the_cancelled_and_who_won(
    seat: int | None, card: int | None
) -> None:
    state = play(GEIER.start(3), "+7: 14 14")
    assert told(GEIER, state, "2 12", seat) == [
        Bid(2, card),
        Revealed(1, (14, 14, 12), (0, 1)),
        Won(2, 12, (7,), "highest"),
    ]


def test_the_first_seat_may_be_the_last_to_bid() -> None:
    state = play(GEIER.start(3), "+1: 1 2 3", "-2:")
    state = fold(GEIER, state, "2 9", "1 5")
    assert told(GEIER, state, "0 9", 0) == [
        Bid(0, 9),
        Revealed(2, (9, 5, 9), (0, 2)),
        Won(1, 5, (-2,), "lowest"),
    ]


@pytest.mark.parametrize(
    ("bids", "cancelled"),
    [("1 2 3 4 5", ()), ("9 2 9 4 2", (0, 1, 2, 4)), ("7 7 1 7 7", (0, 1, 3, 4))],
)
def test_all_cancelled_seats_are_named_in_order(bids: str, cancelled: tuple[int, ...]) -> None:
    *first, last = bids.split()
    state = play(GEIER.start(5), f"+1: {' '.join(first)}")
    cards = tuple(map(int, bids.split()))
    assert told(GEIER, state, f"4 {last}")[1] == Revealed(1, cards, cancelled)


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        ("+2", "+3", Won(1, 15, (2, 3), "highest")),
        ("-3", "+3", Won(1, 15, (-3, 3), "highest")),
        ("+2", "-3", Won(0, 3, (2, -3), "lowest")),
        ("-1", "-3", Won(0, 3, (-1, -3), "lowest")),
        ("-2", "+3", Won(1, 15, (-2, 3), "highest")),
    ],
)
def test_the_sum_of_the_pot_says_whether_the_highest_or_the_lowest_won(
    first: str, second: str, won: Won
) -> None:
    state = play(GEIER.start(2), f"{first}: 7 7", f"{second}: 3")
    assert told(GEIER, state, "1 15") == [Bid(1, None), Revealed(2, (3, 15), ()), won]


def test_only_ties_are_told_as_carried_over() -> None:
    state = play(GEIER.start(2), "+4: 8 8", "-5: 2")
    assert told(GEIER, state, "1 2", 1) == [
        Bid(1, 2),
        Revealed(2, (2, 2), (0, 1)),
        CarriedOver((4, -5)),
    ]


def test_a_pot_of_0_is_carried_over_as_well() -> None:
    state = play(GEIER.start(2), "+4: 8 8", "-4: 2")
    assert told(GEIER, state, "1 2")[-1] == CarriedOver((4, -4))


def test_only_ties_in_the_15th_round_are_told_as_discarded_and_then_the_end() -> None:
    state = play(play_alike(GEIER.start(2), 14), "+10: 15")
    assert told(GEIER, state, "1 15") == [
        Bid(1, None),
        Revealed(15, (15, 15), (0, 1)),
        Discarded(tuple(map(int, PRIZES))),
        Ended(Outcome((0, 0), (1, 1), "hands_empty", "shared")),
    ]


def test_a_won_last_round_is_told_with_the_outcome() -> None:
    state = play(play_alike(GEIER.start(2), 13), "+9: 15 14", "+10: 14")
    before = tuple(map(int, PRIZES[:13]))
    assert state.won == ((*before, 9), ())
    assert told(GEIER, state, "1 15", 0) == [
        Bid(1, None),
        Revealed(15, (14, 15), ()),
        Won(1, 15, (10,), "highest"),
        Ended(Outcome((30, 10), (1, 2), "hands_empty", "points")),
    ]

"""Times, ties and photo finishes of Mausgeflippt."""

from random import Random

import pytest

from mauseloch.core.errors import TooSoonError
from mauseloch.core.game import A_DRAW, Waiting
from mauseloch.games.geflippt.deck import MICE
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import Reaction, State, Task
from tests.games.folding import fold
from tests.games.geflippt.positions import (
    BAG,
    GAME,
    HAT,
    NONE,
    ONE,
    TWO,
    cards,
    piles,
    position,
)

FIVE = position(TWO, ONE, NONE, BAG, HAT)
PROTECTED = position(TWO, ONE, NONE, BAG, HAT, cheese="emmental")
CLOSE = "clock @9000"


def mice_of(state: State) -> list[str]:
    """The mice that each seat has caught, one text per seat."""
    return [" ".join(pile) for pile in state.caught]


def waits_for(state: State) -> list[tuple[str, int]]:
    """The chance outcomes still pending."""
    return [(task.what, task.seat) for task in state.tasks]


# Times


def test_a_reaction_after_exactly_100_ms_counts() -> None:
    assert fold(GAME, FIVE, "2 attack @1100").reactions[2] == Reaction("attack", 1100)


@pytest.mark.parametrize("at_ms", [1, 999, 1000, 1099])
def test_a_guess_is_not_used_up(at_ms: int) -> None:
    with pytest.raises(TooSoonError):
        fold(GAME, FIVE, f"2 attack @{at_ms}")
    assert 2 in GAME.waiting(FIVE).seats
    assert fold(GAME, FIVE, "2 attack @1100").reactions[2] == Reaction("attack", 1100)


def test_a_reaction_exactly_at_the_deadline_counts() -> None:
    state = fold(GAME, FIVE, "2 attack @9000", CLOSE)
    assert mice_of(state) == ["", "", "mouse1", "", ""]


def test_the_fastest_counts_by_its_own_time_and_not_by_arrival() -> None:
    state = fold(GAME, FIVE, "2 attack @1700", "0 whack tie-blue @1600", "3 pass @1100")
    state = fold(GAME, state, "1 whack jacket-white @1500", "4 whack hat-white @1800")
    assert mice_of(state) == ["", "mouse1", "", "", ""]
    assert state.face_up == ((),) * 5
    assert (state.hands[0], state.hands[2], state.hands[4]) == piles(TWO, NONE, HAT)
    assert waits_for(state) == [("refill", 1)]


def test_the_window_closes_when_everybody_has_answered() -> None:
    state = position(TWO, ONE)
    state = fold(GAME, state, "0 pass @3000")
    assert state.mouse == "mouse1"
    state = fold(GAME, state, "1 pass @2000")
    assert state == position(TWO, ONE, mouse=None, bottom=["mouse1"], since_ms=3000, idle=1)


@pytest.mark.parametrize("at_ms", [9000, 9876])
def test_the_clock_closes_the_window_at_its_deadline_or_later(at_ms: int) -> None:
    state = fold(GAME, FIVE, "2 attack @1500", f"clock @{at_ms}")
    assert mice_of(state) == ["", "", "mouse1", "", ""]
    assert GAME.waiting(state) == Waiting((2,), since_ms=at_ms, deadline_ms=at_ms + 3000)
    assert state.reactions == (None,) * 5


def test_passing_first_is_not_being_fastest() -> None:
    state = fold(GAME, FIVE, "0 pass @1100", "2 attack @1500", CLOSE)
    assert mice_of(state) == ["", "", "mouse1", "", ""]


def test_the_window_is_an_option() -> None:
    game = Geflippt(window_ms=1000)
    state = fold(game, FIVE, "2 attack @2000", "clock @2000")
    assert (mice_of(state)[2], state.since_ms) == ("mouse1", 2000)


# Equal to the millisecond

HEAT = ("0 whack tie-blue @1500", "1 whack jacket-white @1500", CLOSE)


def test_equal_milliseconds_wait_for_a_draw() -> None:
    state = fold(GAME, FIVE, *HEAT)
    assert GAME.waiting(state) == A_DRAW
    assert GAME.odds(state) == {"faster 0": 1, "faster 1": 1}
    assert state.tasks == (Task("faster", closed_ms=9000),)
    assert GAME.outcome(state) is None


def test_after_a_draw_time_goes_on_from_the_moment_the_window_closed() -> None:
    state = fold(GAME, FIVE, *HEAT[:2], "clock @9100", "chance faster 0")
    assert state.since_ms == 9100


def test_a_spectator_can_imagine_while_a_draw_is_awaited() -> None:
    state = fold(GAME, FIVE, *HEAT)
    deal = GAME.imagine(GAME.view(state, None), [], Random(1))
    assert [reaction is not None for reaction in deal.reactions] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_the_drawn_seat_was_faster_and_if_wrong_it_alone_is_judged() -> None:
    state = fold(GAME, FIVE, *HEAT, "chance faster 0")
    assert mice_of(state) == [""] * 5
    assert state.face_up == piles("tie-blue", "", "", "", "")
    assert (state.revealer, state.faster, waits_for(state)) == (0, (), [("refill", 0)])


def test_a_wrong_seat_that_lost_the_draw_takes_its_card_back() -> None:
    state = fold(GAME, FIVE, *HEAT, "chance faster 1")
    assert mice_of(state) == ["", "mouse1", "", "", ""]
    assert (state.hands[0], state.face_up) == (cards(TWO), ((),) * 5)
    assert (state.revealer, state.faster, waits_for(state)) == (1, (), [("refill", 1)])


def test_seats_that_are_equal_and_right_draw_their_whole_order() -> None:
    state = fold(
        GAME, FIVE, "0 whack hat-white @1500", "2 attack @1500", "3 whack bag-yellow @1500"
    )
    state = fold(GAME, state, CLOSE)
    assert GAME.odds(state) == {"faster 0": 1, "faster 2": 1, "faster 3": 1}
    state = fold(GAME, state, "chance faster 2")
    assert GAME.odds(state) == {"faster 0": 1, "faster 3": 1}
    assert mice_of(state) == [""] * 5
    state = fold(GAME, state, "chance faster 3")
    assert mice_of(state) == ["", "", "mouse1", "", ""]
    assert waits_for(state) == [
        ("from_stack", 3), ("from_stack", 0), ("refill", 2), ("refill", 3), ("refill", 0)
    ]  # fmt: skip


def test_a_draw_among_three_needs_no_second_one_if_one_of_the_others_is_wrong() -> None:
    state = fold(
        GAME, FIVE, "0 whack hat-white @1500", "1 attack @1500", "3 whack bag-yellow @1500"
    )
    state = fold(GAME, state, CLOSE, "chance faster 0")
    assert waits_for(state) == [("from_stack", 3), ("refill", 0), ("refill", 3)]


def test_equals_in_a_photo_finish_are_drawn_too() -> None:
    state = fold(
        GAME, FIVE, "0 whack hat-white @1500", "3 whack bag-yellow @1510", "2 attack @1510"
    )
    state = fold(GAME, state, CLOSE)
    assert GAME.odds(state) == {"faster 2": 1, "faster 3": 1}
    state = fold(GAME, state, "chance faster 3")
    assert waits_for(state)[:2] == [("from_stack", 3), ("from_stack", 2)]


@pytest.mark.parametrize(
    "fastest",
    ["0 whack tie-blue @1500", "0 whack hat-white @1400"],
    ids=["fastest wrong", "too late for the photo"],
)
def test_equals_that_do_not_count_are_not_drawn(fastest: str) -> None:
    state = fold(GAME, FIVE, fastest, "3 whack bag-yellow @1510", "2 attack @1510", CLOSE)
    assert waits_for(state) == [("refill", 0)]


def test_on_a_protected_mouse_equals_draw_who_takes_the_cheese() -> None:
    state = fold(GAME, PROTECTED, "0 whack hat-white @1500", "2 attack @1500", CLOSE)
    assert GAME.odds(state) == {"faster 0": 1, "faster 2": 1}
    state = fold(GAME, state, "chance faster 2")
    assert state.cheeses == piles("", "", "emmental", "", "")
    assert waits_for(state) == [("cheese", 0), ("refill", 2)]


# Too close to call


def test_a_right_reaction_within_the_photo_finish_gets_a_mouse_from_the_stack() -> None:
    state = fold(GAME, FIVE, "0 whack shirt-white @1500", "1 whack jacket-white @1530", CLOSE)
    assert waits_for(state) == [("from_stack", 1), ("refill", 0), ("refill", 1)]
    assert GAME.odds(state) == dict.fromkeys(list(MICE)[1:], 1)
    assert state.discard == ("shirt-white",)
    state = fold(GAME, state, "chance mouse5")  # its cheese is the face-up gouda: irrelevant here
    assert mice_of(state) == ["mouse1", "mouse5", "", "", ""]
    assert state.discard == ("shirt-white", "jacket-white")
    state = fold(GAME, state, "chance shirt-white")
    assert (len(state.hands[0]), len(state.hands[1])) == (7, 6)
    state = fold(GAME, state, "chance jacket-white")
    assert state == position(
        TWO, ONE, NONE, BAG, HAT, mouse=None, since_ms=9000,
        discard=["shirt-white", "jacket-white"], caught=piles("mouse1", "mouse5", "", "", ""),
    )  # fmt: skip
    assert GAME.waiting(state).seats == (0,)  # the fastest reveals next


def test_a_right_reaction_one_ms_after_the_photo_finish_gets_nothing() -> None:
    state = fold(GAME, FIVE, "0 whack hat-white @1500", "1 whack jacket-white @1531", CLOSE)
    assert waits_for(state) == [("refill", 0)]
    assert state.hands[1] == cards(ONE)


@pytest.mark.parametrize(
    ("photo_finish_ms", "at_ms", "close"),
    [(0, 1500, True), (0, 1501, False), (500, 2000, True), (500, 2001, False)],
)
def test_the_photo_finish_is_an_option(photo_finish_ms: int, at_ms: int, close: bool) -> None:
    game = Geflippt(photo_finish_ms=photo_finish_ms)
    state = fold(game, FIVE, "2 attack @1500", f"1 whack jacket-white @{at_ms}", CLOSE)
    if at_ms == 1500:
        state = fold(game, state, "chance faster 2")
    assert (("from_stack", 1) in waits_for(state)) is close


def test_a_photo_finish_is_not_chained() -> None:
    state = fold(GAME, FIVE, "0 whack hat-white @1500", "1 whack jacket-white @1525")
    state = fold(GAME, state, "3 whack bag-yellow @1550", CLOSE)
    assert waits_for(state) == [("from_stack", 1), ("refill", 0), ("refill", 1)]


def test_a_photo_finish_is_settled_in_order_of_time() -> None:
    state = fold(GAME, FIVE, "1 whack jacket-white @1520", "3 whack bag-yellow @1510")
    state = fold(GAME, state, "4 whack hat-white @1500", CLOSE)
    assert waits_for(state) == [
        ("from_stack", 3), ("from_stack", 1), ("refill", 4), ("refill", 3), ("refill", 1)
    ]  # fmt: skip
    state = fold(GAME, state, "chance mouse9", "chance mouse8")
    assert mice_of(state) == ["", "mouse8", "", "mouse9", "mouse1"]
    assert state.discard == ("hat-white", "bag-yellow", "jacket-white")
    assert state.revealer == 4


def test_wrong_reactions_in_between_are_taken_back() -> None:
    state = fold(GAME, FIVE, "4 whack hat-white @1500", "1 whack ring-red @1505", "0 attack @1506")
    state = fold(GAME, state, "3 whack bag-yellow @1510", CLOSE)
    assert waits_for(state) == [("from_stack", 3), ("refill", 4), ("refill", 3)]
    assert (state.hands[0], state.hands[1]) == piles(TWO, ONE)
    assert (state.face_up, state.face_down) == (((),) * 5, ((),) * 5)


def test_attackers_in_a_photo_finish_keep_their_hands() -> None:
    state = fold(GAME, FIVE, "0 whack hat-white @1500", "2 attack @1510", CLOSE, "chance mouse9")
    assert mice_of(state) == ["mouse1", "", "mouse9", "", ""]
    assert (state.hands[2], state.discard) == (cards(NONE), ("hat-white",))


def test_if_the_fastest_was_wrong_it_alone_is_judged() -> None:
    state = fold(GAME, FIVE, "0 whack tie-blue @1500", "1 whack jacket-white @1501", CLOSE)
    assert mice_of(state) == [""] * 5
    assert state.bottom == ("mouse1",)
    assert waits_for(state) == [("refill", 0)]


def test_on_a_protected_mouse_only_the_fastest_takes_the_cheese() -> None:
    state = fold(GAME, PROTECTED, "0 whack hat-white @1500", "1 whack jacket-white @1501", CLOSE)
    assert state.cheeses == piles("emmental", "", "", "", "")
    assert waits_for(state) == [("cheese", 0), ("refill", 0)]
    assert state.hands == FIVE.hands


def _few_left(*left: str, bottom: str = "") -> State:
    gone = " ".join(name for name in MICE if name not in {"mouse1", *left, *cards(bottom)})
    return position(
        TWO, ONE, NONE, BAG, HAT, caught=piles(gone, "", "", "", ""), bottom=cards(bottom)
    )


PHOTO = ("2 attack @1500", "1 whack jacket-white @1510", "3 whack bag-yellow @1520", CLOSE)


def test_a_photo_finish_goes_on_with_the_mice_put_under_the_stack() -> None:
    state = fold(GAME, _few_left("mouse7", bottom="mouse9 mouse8"), *PHOTO)
    assert GAME.odds(state) == {"mouse7": 1}
    state = fold(GAME, state, "chance mouse7")
    assert (mice_of(state)[1:4], state.bottom) == (["mouse7", "mouse1", "mouse9"], ("mouse8",))
    assert state.discard == ("jacket-white", "bag-yellow")


def test_with_no_mouse_left_the_card_goes_back() -> None:
    state = fold(GAME, _few_left("mouse7"), *PHOTO, "chance mouse7")
    assert mice_of(state)[1:4] == ["mouse7", "mouse1", ""]
    assert (state.hands[3], state.discard) == (cards(BAG), ("jacket-white",))
    assert waits_for(state) == [("refill", 1), ("refill", 3)]


def test_with_no_mouse_left_an_attacker_keeps_the_hand_all_the_same() -> None:
    state = fold(GAME, _few_left(), "0 whack hat-white @1500", "2 attack @1510", CLOSE)
    assert mice_of(state)[2] == ""
    assert state.hands[2] == cards(NONE)

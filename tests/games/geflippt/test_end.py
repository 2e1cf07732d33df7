"""End and score of Mausgeflippt, and what holds in every match."""

from random import Random

import pytest

from mauseloch.core.game import NOBODY, Outcome, Waiting
from mauseloch.core.match import Match
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, MICE
from mauseloch.games.geflippt.state import State
from mauseloch.games.geflippt.view import News, View
from tests.games.folding import fold
from tests.games.geflippt.positions import (
    BAG,
    GAME,
    NONE,
    ONE,
    TWO,
    counts,
    piles,
    position,
)

CLOSE = "clock @9000"


def numbered(first: int, last: int) -> str:
    """The mice with these numbers, as one text."""
    return " ".join(f"mouse{number}" for number in range(first, last + 1))


LAST = position(caught=piles(numbered(2, 20), numbered(21, 32), ""))


def test_the_match_ends_when_the_last_mouse_is_caught() -> None:
    state = fold(GAME, LAST, "2 attack @1500", CLOSE)
    assert GAME.outcome(state) == Outcome((19, 12, 1), (1, 2, 3), "last_mouse", "points")
    assert GAME.waiting(state) == NOBODY
    assert [list(GAME.legal(state, seat)) for seat in range(3)] == [[], [], []]


def test_the_match_ends_only_after_everything_of_the_reveal_is_settled() -> None:
    state = fold(GAME, LAST, "0 whack hat-white @1500", CLOSE)
    assert GAME.outcome(state) is None
    assert GAME.waiting(state).chance
    state = fold(GAME, state, "chance ring-blue")
    assert GAME.outcome(state) == Outcome((20, 12, 0), (1, 2, 3), "last_mouse", "points")


def test_a_photo_finish_can_catch_the_last_mouse() -> None:
    state = position(TWO, ONE, NONE, BAG, caught=piles(numbered(3, 32), "", "", ""))
    state = fold(GAME, state, "2 attack @1500", "3 whack bag-yellow @1500", CLOSE)
    state = fold(GAME, state, "chance faster 3", "chance mouse2", "chance bag-yellow")
    assert GAME.outcome(state) == Outcome((30, 0, 1, 1), (1, 4, 2, 2), "last_mouse", "points")


def test_the_last_mouse_not_caught_goes_on() -> None:
    state = fold(GAME, LAST, "0 whack tie-blue @1500", CLOSE, "chance socks-red")
    assert GAME.outcome(state) is None
    assert GAME.waiting(state).seats == (0,)


def test_the_match_ends_when_the_ninth_cheese_is_handed_out() -> None:
    eight = " ".join(cheese for cheese in CHEESES if cheese != "emmental")
    state = position(cheese="emmental", cheeses=piles("", eight, ""))
    state = fold(GAME, state, "2 attack @1500", CLOSE)
    assert GAME.outcome(state) == Outcome((0, -16, -2), (1, 3, 2), "last_cheese", "points")
    assert GAME.waiting(state) == NOBODY


def test_the_ninth_cheese_ends_the_match_only_after_refilling() -> None:
    eight = " ".join(cheese for cheese in CHEESES if cheese != "emmental")
    state = position(cheese="emmental", cheeses=piles("", eight, ""))
    state = fold(GAME, state, "0 attack @1500", CLOSE)
    assert GAME.outcome(state) is None
    state = fold(GAME, state, "chance ring-blue", "chance hat-white")
    assert GAME.outcome(state) == Outcome((-4, -16, 0), (2, 3, 1), "last_cheese", "points")


def test_eight_cheeses_do_not_end_the_match() -> None:
    seven = " ".join(cheese for cheese in CHEESES if cheese not in {"emmental", "feta"})
    state = position(cheese="emmental", cheeses=piles("", seven, ""))
    state = fold(GAME, state, "2 attack @1500", CLOSE, "chance feta")
    assert GAME.outcome(state) is None
    assert state.cheese_stack == ()


@pytest.mark.parametrize(("left", "idle"), [(1, 1), (2, 3), (32, 63)])
def test_the_match_ends_after_twice_as_many_idle_reveals_as_mice_left(left: int, idle: int) -> None:
    caught = piles(numbered(left + 1, 32), "", "")
    bottom = numbered(2, left).split()
    state = fold(GAME, position(caught=caught, bottom=bottom, idle=idle), CLOSE)
    assert GAME.outcome(state) == Outcome(
        (32 - left, 0, 0), (1, 2, 2) if left < 32 else (1, 1, 1), "nobody_reacts",
        "points" if left < 32 else "shared",
    )  # fmt: skip
    assert GAME.waiting(state) == NOBODY
    state = fold(GAME, position(caught=caught, bottom=bottom, idle=idle - 1), CLOSE)
    assert GAME.outcome(state) is None
    assert GAME.waiting(state) == Waiting((0,), since_ms=9000, deadline_ms=12000)


def test_nothing_ends_while_a_mouse_waits() -> None:
    assert GAME.outcome(position(idle=63)) is None
    assert LAST.mice_left == 0
    assert GAME.outcome(LAST) is None


# Score


def test_ten_mice_three_pieces_of_laundry_and_a_cheese_are_five_points() -> None:
    state = position(
        caught=piles(numbered(2, 11), "", "mouse12"),
        face_up=piles("ring-blue socks-white", "tie-yellow", ""),
        face_down=piles("ring-red", "", ""),
        cheeses=piles("feta", "edam cheddar", ""),
    )
    assert state.scores() == (5, -5, 1)


def test_ties_are_shared() -> None:
    state = position(caught=piles(numbered(2, 17), numbered(18, 32), ""))
    state = fold(GAME, state, "1 whack jacket-white @1500", CLOSE, "chance jacket-white")
    outcome = GAME.outcome(state)
    assert outcome == Outcome((16, 16, 0), (1, 1, 3), "last_mouse", "shared")
    assert outcome.winners == (0, 1)


# Invariants


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_matches_keep_all_cards_and_can_be_imagined(seats: int) -> None:
    rng = Random(seats)
    match: Match[State, View, News] = Match(GAME, seats, seed=f"all {seats}")
    everything = (sorted(CLOTHES), sorted(MICE), sorted(CHEESES))
    while match.outcome is None:
        assert counts(match.state) == everything
        for seat in (*range(seats), None):
            view, log = match.view(seat), match.log(seat)
            imagined = GAME.imagine(view, log, rng)
            assert counts(imagined) == everything
            assert GAME.view(imagined, seat) == view
            assert imagined.bottom == match.state.bottom
            assert imagined.unseen == match.state.unseen
            assert imagined.cheese_stack == match.state.cheese_stack
            assert imagined.idle == match.state.idle
            assert GAME.waiting(imagined) == match.waiting
        waiting = match.waiting
        if rng.random() < 0.2:
            match.expire()
            continue
        seat = rng.choice(waiting.seats)
        right = [
            action
            for action in match.legal(seat)
            if match.state.worn((action.removeprefix("whack "),))
        ]
        action = rng.choice(right or match.legal(seat))
        match.play(seat, action, waiting.since_ms + rng.choice((100, 110, 120, 150)))
    assert counts(match.state) == everything
    assert GAME.imagine(match.view(0), match.log(0), rng).mouse is None

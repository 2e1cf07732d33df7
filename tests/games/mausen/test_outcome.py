"""How a match of Mausen ends: when, who wins, and by which rule."""

import pytest

from mauseloch.core.game import NOBODY, Outcome, Waiting
from mauseloch.games.mausen.rules import SET, Mausen
from tests.games.folding import fold
from tests.games.mausen.playing import MAUSEN, piles, play_alike, play_out

HIGHEST = Mausen(mouse_tiebreak="highest")


def test_the_last_card_is_still_played_by_its_owner() -> None:
    state = play_alike(MAUSEN.start(3), *SET[:15])
    assert MAUSEN.waiting(state) == Waiting((0, 1, 2))
    assert list(MAUSEN.legal(state, 2)) == ["mouse4"]
    assert MAUSEN.outcome(state) is None


def test_the_match_ends_when_the_hands_are_empty() -> None:
    state = play_alike(MAUSEN.start(3), *SET[:15])
    state = fold(MAUSEN, state, "0 mouse4", "1 mouse4")
    assert MAUSEN.outcome(state) is None
    state = fold(MAUSEN, state, "2 mouse4")
    assert state.hands == ((), (), ())
    assert MAUSEN.waiting(state) == NOBODY
    assert [list(MAUSEN.legal(state, seat)) for seat in range(3)] == [[], [], []]
    assert MAUSEN.outcome(state) is not None


def test_cards_left_on_the_table_belong_to_nobody() -> None:
    end = play_out(3, "elephant1 cat1 cat1", "cat1 elephant1 elephant1")
    assert end.piles == piles("dog3 mouse1", "", "")
    assert len(end.table) == 3 * 16 + 4 - 2
    assert MAUSEN.outcome(end) == Outcome((4, 0, 0), (1, 2, 2), "hands_empty", "points")


def test_the_sum_of_the_pile_counts_and_the_highest_wins() -> None:
    end = play_out(3, "cat4 dog2 cat4", "mouse4 cat4 dog2", "dog2 mouse4 mouse4")
    assert end.piles == piles("elephant4", "cat2 cat4 cat4 mouse1 mouse4", "cat4")
    assert MAUSEN.outcome(end) == Outcome((4, 15, 4), (2, 1, 2), "hands_empty", "points")


def test_points_come_before_mice() -> None:
    end = play_out(3, "mouse2 cat1 elephant1", "cat1 elephant1 cat1", "elephant1 mouse2 mouse2")
    assert end.piles == piles("elephant1 elephant4", "mouse1 mouse2", "dog3")
    for game in (MAUSEN, HIGHEST):
        assert game.outcome(end) == Outcome((5, 3, 3), (1, 2, 3), "hands_empty", "points")


def test_equal_points_are_decided_by_the_mice() -> None:
    """Here the sum of the mice and the highest mouse give different winners."""
    end = play_out(
        3,
        "mouse3 cat1 elephant2",
        "cat1 elephant2 mouse3",
        "mouse2 mouse2 cat1",
        "elephant2 mouse3 mouse2",
    )
    assert end.piles == piles(
        "elephant2 elephant4 mouse3", "elephant2 mouse1 mouse3", "elephant2 dog3 mouse2 mouse2"
    )
    assert MAUSEN.outcome(end) == Outcome((9, 6, 9), (2, 3, 1), "hands_empty", "mouse_sum")
    assert HIGHEST.outcome(end) == Outcome((9, 6, 9), (1, 3, 2), "hands_empty", "mouse_highest")


def test_equal_sums_of_mice_share_the_victory_where_the_highest_mouse_decides() -> None:
    end = play_out(
        3, "mouse3 mouse3 cat2", "cat1 mouse4 mouse3", "mouse4 cat1 cat1", "cat2 cat2 mouse4"
    )
    assert end.piles == piles("mouse3 mouse4", "elephant4", "mouse1 mouse3 mouse3")
    assert MAUSEN.outcome(end) == Outcome((7, 4, 7), (1, 3, 1), "hands_empty", "shared")
    assert HIGHEST.outcome(end) == Outcome((7, 4, 7), (1, 3, 2), "hands_empty", "mouse_highest")


def test_equal_highest_mice_share_the_victory_where_the_sum_decides() -> None:
    end = play_out(3, "dog1 dog1 cat1", "mouse1 cat1 mouse1", "cat1 mouse1 dog1")
    assert end.piles == piles("mouse1", "elephant4 mouse1 mouse1", "cat1 cat1 cat1 cat2 mouse1")
    assert MAUSEN.outcome(end) == Outcome((1, 6, 6), (3, 1, 2), "hands_empty", "mouse_sum")
    assert HIGHEST.outcome(end) == Outcome((1, 6, 6), (3, 1, 1), "hands_empty", "shared")


def test_a_mouse_beats_no_mouse() -> None:
    end = play_out(3, "dog2 cat1 dog4", "dog4 dog4 dog2", "cat1 dog2 cat1")
    assert end.piles == piles("", "cat1 cat1 mouse1", "cat1 cat2")
    assert MAUSEN.outcome(end) == Outcome((0, 3, 3), (3, 1, 2), "hands_empty", "mouse_sum")
    assert HIGHEST.outcome(end) == Outcome((0, 3, 3), (3, 1, 2), "hands_empty", "mouse_highest")


@pytest.mark.parametrize("game", [MAUSEN, HIGHEST])
def test_equals_to_the_end_share_the_victory(game: Mausen) -> None:
    end = play_out(
        3, "dog1 elephant2 elephant3", "elephant2 dog1 dog1", "elephant3 elephant3 elephant2"
    )
    assert end.piles == piles("dog1 dog1 cat2", "", "dog1 dog3")
    assert game.outcome(end) == Outcome((4, 0, 4), (1, 3, 1), "hands_empty", "shared")


@pytest.mark.parametrize("game", [MAUSEN, HIGHEST])
@pytest.mark.parametrize("seats", [3, 6])
def test_when_nobody_catches_anything_all_share_the_victory(game: Mausen, seats: int) -> None:
    end = play_out(seats)
    assert game.outcome(end) == Outcome((0,) * seats, (1,) * seats, "hands_empty", "shared")


def test_the_mice_decide_among_three_equals_too_and_the_other_two_share_a_rank() -> None:
    end = play_out(3, "dog4 cat2 mouse3", "mouse3 dog4 dog4", "cat2 mouse3 cat2")
    assert end.piles == piles("cat2 cat2", "mouse1 mouse3", "elephant4")
    assert MAUSEN.outcome(end) == Outcome((4, 4, 4), (2, 1, 2), "hands_empty", "mouse_sum")
    assert HIGHEST.outcome(end) == Outcome((4, 4, 4), (2, 1, 2), "hands_empty", "mouse_highest")

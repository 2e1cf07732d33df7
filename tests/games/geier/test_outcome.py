"""Who wins Hol's der Geier, and by which rule.

Each match starts with a few rounds that hand out the prizes; the rest are ties, which nobody wins.
"""

import pytest

from mauseloch.core.game import Outcome
from mauseloch.games.geier.rules import Geier, State
from tests.games.geier.playing import GEIER, play_out

MOUSE = Geier(winner="highest_mouse")


def ten_ten_seven_three() -> State:
    """Scores 10, 10, 7 and 3; the second 10 is a 9 and a 1."""
    return play_out(4, "+10: 5 2 1 1", "+9: 2 4 2 2", "+1: 4 5 3 4", "+7: 1 3 5 3", "+3: 3 1 4 5")


def nine_four_four() -> State:
    """The first 4 is a mouse of 4, the second a 3 and a 1."""
    return play_out(3, "+9: 4 1 1", "+4: 1 4 2", "+3: 2 2 3", "+1: 3 3 4")


def test_the_score_is_the_sum_of_the_won_prizes() -> None:
    state = nine_four_four()
    assert state.won == ((9,), (4,), (3, 1))
    assert sum(state.carried) == 40 - 17


def test_most_points_win_when_nobody_else_has_them() -> None:
    assert GEIER.outcome(nine_four_four()) == Outcome((9, 4, 4), (1, 2, 2), "hands_empty", "points")


def test_equals_drop_out_and_the_highest_score_held_alone_wins() -> None:
    assert GEIER.outcome(ten_ten_seven_three()) == Outcome(
        (10, 10, 7, 3), (2, 2, 1, 4), "hands_empty", "unique"
    )


def test_even_a_score_below_zero_wins_when_it_is_the_only_one_alone() -> None:
    state = play_out(3, "+5: 1 2 2", "+4: 4 1 4", "+1: 3 4 3", "-1: 2 3 1")
    assert GEIER.outcome(state) == Outcome((5, 5, -1), (2, 2, 1), "hands_empty", "unique")


def test_if_no_score_is_alone_those_with_the_highest_win_together() -> None:
    state = play_out(
        4, "+7: 5 4 3 2", "+6: 3 5 2 4", "+1: 6 3 1 6", "+3: 1 1 4 1", "+5: 4 6 6 5", "-2: 2 2 5 3"
    )
    assert state.won == ((7,), (6, 1), (3,), (5, -2))
    assert GEIER.outcome(state) == Outcome((7, 7, 3, 3), (1, 1, 3, 3), "hands_empty", "shared")


@pytest.mark.parametrize("game", [GEIER, MOUSE])
@pytest.mark.parametrize("seats", [2, 5])
def test_when_nobody_wins_a_prize_all_share_the_victory(game: Geier, seats: int) -> None:
    state = play_out(seats)
    assert sum(state.carried) == 40
    assert game.outcome(state) == Outcome((0,) * seats, (1,) * seats, "hands_empty", "shared")


def test_with_highest_mouse_most_points_win_and_mice_rank_the_equals_below() -> None:
    assert MOUSE.outcome(nine_four_four()) == Outcome((9, 4, 4), (1, 2, 3), "hands_empty", "points")


def test_with_highest_mouse_the_highest_single_mouse_decides_among_equals() -> None:
    assert MOUSE.outcome(ten_ten_seven_three()) == Outcome(
        (10, 10, 7, 3), (1, 2, 3, 4), "hands_empty", "highest_mouse"
    )


def test_with_highest_mouse_any_mouse_beats_none() -> None:
    state = play_out(2, "+1: 1 2", "-1: 2 1")
    assert state.won == ((), (1, -1))
    assert MOUSE.outcome(state) == Outcome((0, 0), (2, 1), "hands_empty", "highest_mouse")
    assert GEIER.outcome(state) == Outcome((0, 0), (1, 1), "hands_empty", "shared")


def test_with_highest_mouse_equals_without_mice_share_the_victory() -> None:
    state = play_out(3, "-3: 1 3 3", "-1: 3 1 4", "-2: 2 4 2", "-4: 4 2 1")
    assert state.won == ((-3,), (-1, -2), (-4,))
    assert MOUSE.outcome(state) == Outcome((-3, -3, -4), (1, 1, 3), "hands_empty", "shared")
    assert GEIER.outcome(state) == Outcome((-3, -3, -4), (2, 2, 1), "hands_empty", "unique")

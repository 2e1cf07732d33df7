"""End, score and variants of Mäusezocken."""

from itertools import product
from random import Random

import pytest

from mauseloch.core.game import NOBODY, Outcome, Waiting
from mauseloch.core.match import Match
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import State
from mauseloch.games.zocken.view import News, View
from tests.games.folding import fold
from tests.games.zocken.positions import NONE, mice, position, total

GAME = Zocken()
CHILDREN = Zocken(children=True)
RISK = Zocken(risk=True)
SERIES = Zocken(series=True)

EIGHT_IN_THE_MIDDLE = mice(yellow=6, green=6, blue=6, orange=4)
"""... as long as nobody else has any: two orange and six red ones."""


# End


def test_five_mice_in_the_middle_after_a_stop_go_on() -> None:
    state = fold(GAME, position(NONE, EIGHT_IN_THE_MIDDLE, aside=mice(red=3)), "0 stop")
    assert sum(state.middle) == 5
    assert state == position(mice(red=3), EIGHT_IN_THE_MIDDLE, turn=1)
    assert GAME.outcome(state) is None
    assert GAME.waiting(state) == Waiting((1,))


def test_fewer_than_five_mice_in_the_middle_after_a_stop_end_the_game() -> None:
    state = fold(GAME, position(NONE, EIGHT_IN_THE_MIDDLE, aside=mice(red=4)), "0 stop")
    assert sum(state.middle) == 4
    assert state == position(mice(red=4), EIGHT_IN_THE_MIDDLE, turn=None, points=[(20, 52)])
    assert GAME.waiting(state) == NOBODY
    assert GAME.odds(state) == {}
    assert [list(GAME.legal(state, seat)) for seat in (0, 1)] == [[], []]
    assert GAME.outcome(state) == Outcome((20, 52), (2, 1), "few_mice", "points")


def test_the_game_does_not_end_during_a_turn() -> None:
    state = position(NONE, EIGHT_IN_THE_MIDDLE, aside=mice(red=4))
    assert list(GAME.legal(state, 0)) == ["roll", "stop"]
    assert GAME.outcome(state) is None


def test_a_lost_turn_raises_the_middle_again_so_that_the_game_goes_on() -> None:
    state = position(NONE, EIGHT_IN_THE_MIDDLE, aside=mice(red=4), rolling=True)
    state = fold(GAME, state, "chance red red")
    assert state == position(NONE, EIGHT_IN_THE_MIDDLE, turn=1)
    assert sum(state.middle) == 8


def test_after_securing_a_lost_turn_ends_the_game_with_few_mice_in_the_middle() -> None:
    """Only `risk` makes this possible: most of what a turn sets aside came from the middle."""
    owned = mice(yellow=6, green=6, blue=6, orange=6, red=1)
    before = position(owned, mice(red=1), rolling=True, secured=True)
    state = fold(RISK, before, "chance blue orange")
    assert state == position(owned, mice(red=1), turn=None, points=[(65, 5)])


def test_after_securing_a_lost_turn_goes_on_with_five_mice_in_the_middle() -> None:
    owned = mice(yellow=6, green=6, blue=6, orange=6, red=1)
    before = position(owned, NONE, rolling=True, secured=True)
    state = fold(RISK, before, "chance blue orange")
    assert state == position(owned, NONE, turn=1)


def test_a_turn_that_is_not_there_cannot_end() -> None:
    with pytest.raises(ValueError, match=r"^no turn to end$"):
        GAME._end_turn(position(NONE, NONE, turn=None))


def test_there_is_no_outcome_before_the_first_seat_is_drawn() -> None:
    assert GAME.outcome(GAME.start(2)) is None


# Score


@pytest.mark.parametrize(
    ("colour", "worth"), [("yellow", 1), ("green", 2), ("blue", 3), ("orange", 4), ("red", 5)]
)
def test_a_mouse_is_worth_one_to_five_by_its_colour(colour: str, worth: int) -> None:
    assert GAME.worth(position(mice(**{colour: 1}), mice(**{colour: 3}))) == (worth, 3 * worth)


def test_all_mice_together_are_worth_ninety() -> None:
    assert GAME.worth(position((6,) * 5, NONE)) == (90, 0)


def test_set_aside_mice_do_not_count_until_they_are_owned() -> None:
    assert GAME.worth(position(mice(red=1), NONE, aside=mice(red=2))) == (5, 0)


def _over(game: Zocken, *owned: tuple[int, ...]) -> State:
    state = position(*owned, turn=None)
    assert sum(state.middle) < 5
    return state._replace(points=(game.worth(state),))


def test_most_points_win_and_ranks_follow_the_points() -> None:
    state = _over(GAME, mice(blue=6), mice(red=6), mice(yellow=6, green=2), mice(orange=4, green=4))
    assert GAME.outcome(state) == Outcome((18, 30, 10, 24), (3, 1, 4, 2), "few_mice", "points")


def test_a_tie_goes_to_more_mice() -> None:
    outcome = GAME.outcome(_over(GAME, (2, 0, 2, 3, 4), (4, 5, 4, 1, 2)))
    assert outcome == Outcome((40, 40), (2, 1), "few_mice", "more_mice")


def test_a_tie_of_three_can_leave_two_who_share_the_second_rank() -> None:
    outcome = GAME.outcome(_over(GAME, (2, 0, 3, 1, 3), (2, 6, 0, 4, 0), (2, 0, 3, 1, 3)))
    assert outcome == Outcome((30, 30, 30), (2, 1, 2), "few_mice", "more_mice")


def test_ranks_below_the_winner_use_the_number_of_mice_too() -> None:
    outcome = GAME.outcome(_over(GAME, (0, 3, 3, 1, 0), (2, 2, 0, 4, 6), (4, 1, 3, 1, 0)))
    assert outcome == Outcome((19, 52, 19), (3, 1, 2), "few_mice", "points")


def test_equals_below_the_winner_share_a_rank() -> None:
    outcome = GAME.outcome(_over(GAME, mice(yellow=3), mice(yellow=3), (0, 6, 6, 6, 4)))
    assert outcome == Outcome((3, 3, 74), (2, 2, 1), "few_mice", "points")


def test_still_tied_is_a_shared_victory() -> None:
    half = (3, 3, 3, 3, 3)
    outcome = GAME.outcome(_over(GAME, half, half))
    assert outcome == Outcome((45, 45), (1, 1), "few_mice", "shared")
    assert outcome.winners == (0, 1)


# Variants


def test_children_count_every_mouse_as_one() -> None:
    assert CHILDREN.worth(position((1, 1, 1, 1, 1), mice(red=3))) == (5, 3)


def test_children_who_tie_share_as_the_number_of_mice_is_the_score() -> None:
    outcome = CHILDREN.outcome(_over(CHILDREN, (1, 0, 2, 4, 6), (5, 6, 2, 0, 0)))
    assert outcome == Outcome((13, 13), (1, 1), "few_mice", "shared")


def test_risk_secures_all_five_colours_at_once_and_then_one_must_roll_on() -> None:
    before = position(mice(red=1), mice(green=1), aside=(1, 1, 2, 0, 1), dice="red joker")
    state = fold(RISK, before, "0 orange")
    assert state == position((1, 1, 2, 1, 2), mice(green=1), secured=True)
    assert list(RISK.legal(state, 0)) == ["roll"]


def test_without_risk_all_five_colours_stay_set_aside() -> None:
    state = fold(GAME, position(NONE, NONE, aside=(1, 1, 2, 0, 1), dice="red joker"), "0 orange")
    assert state == position(NONE, NONE, aside=(1, 1, 2, 1, 1))


def test_risk_secures_nothing_with_a_colour_missing() -> None:
    state = fold(RISK, position(NONE, NONE, aside=(1, 1, 2, 0, 0), dice="red joker"), "0 red")
    assert state == position(NONE, NONE, aside=(1, 1, 2, 0, 1))
    assert list(RISK.legal(state, 0)) == ["roll", "stop"]


def test_after_securing_all_colours_are_open_again() -> None:
    state = position((1, 1, 2, 1, 1), mice(red=1), rolling=True, secured=True)
    state = fold(RISK, state, "chance red red")
    assert list(RISK.legal(state, 0)) == ["red+red", "red+red:1", "red", "red:1"]


def test_a_loss_after_securing_costs_only_what_was_set_aside_since() -> None:
    state = position((1, 1, 2, 1, 1), NONE, aside=mice(red=2), rolling=True, secured=True)
    assert fold(RISK, state, "chance red red") == position((1, 1, 2, 1, 1), NONE, turn=1)


def test_after_securing_and_taking_more_one_may_stop() -> None:
    state = position((1, 1, 2, 1, 1), NONE, aside=mice(red=2), secured=True)
    assert list(RISK.legal(state, 0)) == ["roll", "stop"]
    assert fold(RISK, state, "0 stop") == position((1, 1, 2, 1, 3), NONE, turn=1)


def test_whoever_secured_rolls_on_even_with_the_middle_empty() -> None:
    secured = position((6, 6, 6, 6, 2), mice(red=4), secured=True)
    assert secured.middle == NONE
    assert list(RISK.legal(secured, 0)) == ["roll"]
    rolling = fold(RISK, secured, "0 roll")
    stolen = fold(RISK, rolling, "chance red joker", "0 red:1+red:1")
    assert stolen == position((6, 6, 6, 6, 2), mice(red=2), aside=mice(red=2), secured=True)
    lost = fold(RISK, rolling, "chance orange red")
    assert lost == position((6, 6, 6, 6, 2), mice(red=4), turn=None, points=[(70, 20)])


def test_colours_can_be_secured_more_than_once_in_a_turn() -> None:
    before = position((1, 1, 1, 1, 1), NONE, aside=(1, 1, 1, 1, 0), dice="red red", secured=True)
    assert fold(RISK, before, "0 red") == position((2, 2, 2, 2, 2), NONE, secured=True)


def test_having_secured_lasts_through_the_rolls_and_takes_of_the_turn() -> None:
    state = position((1, 1, 1, 1, 1), NONE, secured=True)
    for put in ("0 roll", "chance blue red", "0 red", "0 roll"):
        state = fold(RISK, state, put)
        assert state.secured


def test_a_stop_ends_having_secured() -> None:
    state = position((1, 1, 1, 1, 1), NONE, aside=mice(red=1), secured=True)
    assert not fold(RISK, state, "0 stop").secured


def test_a_loss_ends_having_secured() -> None:
    state = position((1, 1, 1, 1, 1), NONE, aside=mice(red=1), rolling=True, secured=True)
    assert not fold(RISK, state, "chance red red").secured


def test_the_end_of_a_game_ends_having_secured() -> None:
    state = position(NONE, EIGHT_IN_THE_MIDDLE, aside=mice(red=4), secured=True)
    over = fold(RISK, state, "0 stop")
    assert (over.turn, over.secured) == (None, False)
    following = fold(Zocken(risk=True, series=True), state, "0 stop")
    assert (following.turn, following.secured) == (1, False)


LAST_TURN = position(NONE, EIGHT_IN_THE_MIDDLE, NONE, aside=mice(red=4), turn=0, first=1)


def test_a_series_goes_on_with_the_start_moved_clockwise() -> None:
    state = fold(SERIES, LAST_TURN, "0 stop")
    assert state == position(NONE, NONE, NONE, first=2, turn=2, points=[(20, 52, 0)])
    assert SERIES.waiting(state) == Waiting((2,))
    assert SERIES.outcome(state) is None


def test_the_start_moves_around_the_table() -> None:
    state = fold(SERIES, LAST_TURN._replace(first=2, points=((30, 20, 25),)), "0 stop")
    assert state == position(NONE, NONE, NONE, first=0, turn=0, points=[(30, 20, 25), (20, 52, 0)])


def test_a_series_has_as_many_games_as_seats_and_adds_the_points_up() -> None:
    state = fold(SERIES, LAST_TURN._replace(points=((30, 20, 25), (7, 21, 60))), "0 stop")
    assert state.turn is None
    assert state.points == ((30, 20, 25), (7, 21, 60), (20, 52, 0))
    assert SERIES.outcome(state) == Outcome((57, 93, 85), (3, 1, 2), "last_game", "points")


def test_ties_of_a_series_are_shared_whoever_has_more_mice() -> None:
    state = fold(SERIES, LAST_TURN._replace(points=((50, 18, 7), (20, 20, 45))), "0 stop")
    assert SERIES.outcome(state) == Outcome((90, 90, 52), (1, 1, 3), "last_game", "shared")


def test_without_series_there_is_one_game() -> None:
    state = fold(GAME, LAST_TURN, "0 stop")
    assert GAME.outcome(state) == Outcome((20, 52, 0), (2, 1, 3), "few_mice", "points")


def test_a_lost_turn_can_end_a_game_of_a_series_with_risk_for_children() -> None:
    game = Zocken(risk=True, series=True, children=True)
    owned = mice(yellow=6, green=6, blue=6, orange=6, red=1)
    before = position(owned, mice(red=1), rolling=True, secured=True)
    state = fold(game, before, "chance blue orange")
    assert state == position(NONE, NONE, first=1, turn=1, points=[(25, 1)])


# Invariants

VARIANTS = [
    Zocken(children=children, risk=risk, series=series)
    for children, risk, series in product((False, True), repeat=3)
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: str(dict(game.chosen)))
def test_whole_matches_keep_all_mice(game: Zocken, seats: int) -> None:
    rng = Random(seats)
    match: Match[State, View, News] = Match(game, seats, seed=seats)
    starts = []
    while match.outcome is None:
        state = match.state
        assert total(state) == (6, 6, 6, 6, 6)
        (seat,) = match.waiting.seats
        assert seat == state.turn
        assert game.risk or not state.secured
        if not any(state.aside) and state.dice is None and not game.risk:
            assert sum(state.middle) >= 5
        if not any(map(any, state.owned)) and match.legal(seat) == ("roll",):
            starts.append(state.first)
        rolling = "roll" in match.legal(seat) and sum(state.aside) < 3
        match.play(seat, "roll" if rolling else rng.choice(match.legal(seat)))
    assert total(match.state) == (6, 6, 6, 6, 6)
    assert sum(match.state.middle) < 5
    assert match.state.aside == NONE
    assert not match.state.secured
    assert match.outcome.ended_by == ("last_game" if game.series else "few_mice")
    assert set(starts) == (set(range(seats)) if game.series else {match.state.first})
    assert len(match.state.points) == (seats if game.series else 1)


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: str(dict(game.chosen)))
def test_nothing_is_hidden_so_imagining_finds_the_very_state(game: Zocken) -> None:
    rng = Random(5)
    match: Match[State, View, News] = Match(game, 3, seed="imagine")
    while match.outcome is None:
        for seat in (0, 1, 2, None):
            assert game.imagine(match.view(seat), match.log(seat), rng) == match.state
        (seat,) = match.waiting.seats
        match.play(seat, rng.choice(match.legal(seat)))
    assert game.imagine(match.view(0), match.log(0), rng) == match.state

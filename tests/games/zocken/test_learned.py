"""Turn searches for any number of seats, checked against the rules, and how weights are learned."""

from random import Random

import numpy as np
import pytest
from bench.learning_zocken import MIDDLE, fitted, guess, matches

from mauseloch.core.game import CHANCE, Input
from mauseloch.games.zocken.players.kernel_learned import (
    MICE,
    OVER,
    POINTS,
    SERIES,
    SINGLE,
    TURN,
    UNDECIDED,
)
from mauseloch.games.zocken.players.learned import (
    decide,
    ending_of,
    points_alone,
    weights_of,
    worths,
)
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import Values
from mauseloch.games.zocken.state import NO_MICE, Mice, State
from tests.games.zocken.solutions import ALL_OPTIONS, turns_by_the_rules


def any_weights(seats: int) -> Values:
    weights: Values = np.random.default_rng(seats).random((OVER + 1, 2 + seats))
    return weights / 5


def by_weights(game: Zocken, weights: Values, state: State) -> float:
    """What a position between turns is worth to seat 0, in plain Python."""
    seats, turn = len(state.owned), state.turn or 0
    weight = weights[sum(state.middle)]
    strengths = [
        points * weight[POINTS] + sum(mice) * weight[MICE] + weight[TURN + (seat - turn) % seats]
        for seat, (points, mice) in enumerate(zip(game.worth(state), state.owned, strict=True))
    ]
    chances = np.exp(strengths)
    return float(chances[0] / chances.sum())


def begun(middle: Mice, *owned: Mice) -> State:
    return State(middle, owned, NO_MICE, first=0, turn=0)


SMALL = [
    begun((1, 1, 1, 1, 1), (0, 1, 0, 0, 0), (1, 0, 0, 0, 2)),
    begun((2, 1, 1, 0, 1), (0, 0, 0, 1, 0), NO_MICE, (1, 0, 0, 2, 1)),
    begun((2, 1, 0, 1, 1), (1, 0, 0, 0, 0), NO_MICE, (0, 0, 2, 0, 0), NO_MICE),
]
"""Only one of the others has anything to steal, so that nobody has to be chosen for that."""


@pytest.mark.parametrize("game", ALL_OPTIONS, ids=str)
@pytest.mark.parametrize("state", SMALL, ids=lambda state: f"{len(state.owned)} seats")
def test_what_actions_are_worth_is_what_the_rules_give(game: Zocken, state: State) -> None:
    weights = any_weights(len(state.owned))
    brute_force = turns_by_the_rules(game, lambda state: by_weights(game, weights, state))
    rng = Random(1)
    for _ in range(3):
        found = worths(game, game.view(state, 0), weights, SINGLE)
        assert list(found) == list(game.legal(state, 0))
        for action, worth in found.items():
            after = game.apply(state, Input(0, action))
            if not after.secured:
                assert worth == pytest.approx(brute_force(after), abs=1e-12)
        state = game.apply(state, Input(0, rng.choice([a for a in found if a != "stop"])))
        if state.rolling:
            state = game.apply(state, Input(CHANCE, "joker joker"))
        if state.secured:
            break


def test_whoever_is_stolen_from_the_strongest_is_worth_most() -> None:
    game = Zocken()
    middle = (3, 3, 3, 3, 3)
    state = begun(middle, NO_MICE, (1, 0, 0, 0, 1), (0, 1, 2, 3, 1), (1, 1, 1, 0, 1))
    state = state._replace(dice=("red", "red"))
    found = worths(game, game.view(state, 0), weights_of(game, game.view(state, 0)), SINGLE)
    assert list(found) == list(game.legal(state, 0))
    assert found["red:2"] > max(found["red:1"], found["red:3"])
    assert found["red:1+red:3"] < max(found["red:1+red:2"], found["red:2+red:3"])


def test_seats_are_seen_from_who_has_the_turn() -> None:
    game = Zocken()
    state = SMALL[1]._replace(dice=("orange", "joker"))
    turned = state._replace(owned=(*state.owned[-1:], *state.owned[:-1]), turn=1, first=1)
    weights = any_weights(3)
    here, there = (
        worths(game, game.view(one, one.turn), weights, SINGLE) for one in (state, turned)
    )
    assert sorted(here.values()) == pytest.approx(sorted(there.values()))
    assert "orange:2" in here
    assert "orange:0" in there


def test_nobody_is_told_what_to_do_while_dice_roll() -> None:
    view = Zocken().view(SMALL[0]._replace(rolling=True), 0)
    with pytest.raises(ValueError, match="nobody is asked"):
        decide(Zocken(), view)


def test_earlier_games_of_a_series_count() -> None:
    """Stopping ends the last game; whether that wins the series depends on the first."""
    game = Zocken(series=True)
    middle, owned = (1, 1, 1, 1, 0), ((1, 1, 1, 2, 2), (4, 4, 3, 3, 4))
    state = State(middle, owned, (0, 0, 1, 0, 0), first=1, turn=0, points=((70, 20),))
    assert decide(game, game.view(state, 0)) == "stop"
    behind = state._replace(points=((45, 45),))
    assert decide(game, game.view(behind, 0)) == "roll"


def test_games_to_come_make_a_lead_worth_less() -> None:
    game = Zocken(series=True)
    views = [
        game.view(State((6,) * 5, (NO_MICE,) * 3, NO_MICE, 0, 0, points=((0,) * 3,) * games), 0)
        for games in range(3)
    ]
    leads = [weights_of(game, view)[:OVER, POINTS] for view in views]
    assert (leads[0] < leads[1])[5:].all()
    assert (leads[1] < leads[2])[5:].all()
    assert np.array_equal(leads[2], weights_of(Zocken(), views[0])[:OVER, POINTS])
    assert [ending_of(game, view) for view in views] == [UNDECIDED, UNDECIDED, SERIES]


def test_who_thinks_of_points_alone_rolls_on_where_stopping_would_win() -> None:
    game = Zocken()
    state = begun((2, 2, 0, 0, 0), (4, 4, 0, 3, 3), (0, 0, 6, 3, 2))
    view = game.view(state._replace(aside=(0, 0, 0, 0, 1)), 0)
    found = worths(game, view, points_alone(2), UNDECIDED)
    assert found["roll"] > found["stop"]
    assert decide(game, view) == "stop"


def test_what_was_learned_covers_every_table() -> None:
    for game in ALL_OPTIONS:
        for seats in game.seats:
            view = game.view(State((6,) * 5, (NO_MICE,) * seats, NO_MICE, 0, 0), 0)
            weights = weights_of(game, view)
            assert weights.shape == (OVER + 1, 2 + seats)
            assert (weights[5:OVER, POINTS] > 0).all()


def test_matches_to_learn_from_keep_all_mice_and_share_one_victory() -> None:
    game = Zocken(risk=True, children=True)
    rows, shares = matches(game, 3, guess(game, 3), 4, seed=1)
    assert len(rows) == len(shares) > 20
    assert (rows[:, 0] + rows[:, 5:].sum(axis=1) == 30).all()
    assert (rows[:, 2:5] - rows[:, 5:] >= 0).all()  # points from before, and a mouse counts 1
    assert shares.sum(axis=1) == pytest.approx(1)


def test_weights_are_found_from_who_has_won() -> None:
    """Seat 0 of two wins with the logistic probability of three tenths of its lead."""
    rng = np.random.default_rng(1)
    rows = np.zeros((20_000, 6), np.int64)
    rows[:, 0] = rng.integers(5, 31, len(rows))
    rows[:, 2:4] = rng.integers(0, 10, (len(rows), 2))
    rows[:, 4:] = rng.integers(0, 10, (len(rows), 2))
    lead = 0.3 * (rows[:, 2] - rows[:, 3]) + 1.0  # the turn is worth something, mice are not
    first = (rng.random(len(rows)) < 1 / (1 + np.exp(-lead))).astype(float)
    found, loss = fitted(2, rows, np.stack([first, 1 - first], axis=1))
    known = found[1:]  # no rows have fewer than five in the middle
    assert len(found) == len(MIDDLE)
    assert known[:, 0] == pytest.approx(0.3, abs=0.05)
    assert known[:, 1] == pytest.approx(0.0, abs=0.05)
    assert known[:, 2] - known[:, 3] == pytest.approx(1.0, abs=0.25)
    assert 0 < loss < np.log(2)

"""Mäusezocken for two, solved: checked against the rules, with fewer mice of each colour."""

from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from mauseloch.core.errors import RecordError, SetupError
from mauseloch.core.game import CHANCE, Input
from mauseloch.games.zocken.players.perfect import decide, worths
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver import sweeps, value_table
from mauseloch.games.zocken.solver.positions import COLOURS, Values, position, shape, splits
from mauseloch.games.zocken.solver.sweeps import RESIDUAL, Sweeps, solve
from mauseloch.games.zocken.solver.value_table import Table
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE, ODDS, Mice, State
from tests.games.zocken.solutions import ALL_OPTIONS, by_the_rules, turn

every_option = pytest.mark.parametrize("game", ALL_OPTIONS, ids=value_table.file_name)


def any_values(mice: int) -> Values:
    values: Values = np.random.default_rng(mice).random(len(splits(mice)) ** COLOURS)
    return values


def any_position(rng: Random, mice: int, least: int = LEAST_IN_THE_MIDDLE) -> tuple[Mice, Mice]:
    while True:
        chosen = rng.choices(splits(mice), k=COLOURS)
        if sum(middle for middle, _ in chosen) >= least:
            return tuple(middle for middle, _ in chosen), tuple(own for _, own in chosen)


def swept(game: Zocken, mice: int, values: Values, cores: int = 2) -> Values:
    new = np.full_like(values, np.nan)
    with Sweeps(game, cores, mice, values.dtype) as sweeps:
        sweeps.sweep(values, new)
    return new


def settled(game: Zocken, mice: int) -> Values:
    *_, last = solve(game, cores=2, mice=mice)
    assert last.is_settled
    return last.values


@every_option
@pytest.mark.parametrize(("mice", "positions"), [(1, 8), (2, 6), (3, 1)])
def test_a_sweep_gives_what_the_rules_give(game: Zocken, mice: int, positions: int) -> None:
    values = any_values(mice)
    new = swept(game, mice, values)
    rng = Random(mice)
    for _ in range(positions):
        middle, own = any_position(rng, mice, 0 if game.risk else LEAST_IN_THE_MIDDLE)
        worth = by_the_rules(game, mice, values)(turn(middle, own, mice))
        assert new[position(mice, middle, own)] == pytest.approx(worth, abs=1e-12)


@every_option
def test_only_where_no_turn_begins_a_sweep_leaves_values_alone(game: Zocken) -> None:
    new = swept(game, 2, any_values(2)).reshape((len(splits(2)),) * COLOURS)
    for place, value in np.ndenumerate(new):
        few = sum(splits(2)[at][0] for at in place) < LEAST_IN_THE_MIDDLE
        assert np.isnan(value) == (few and not game.risk)


def test_the_number_of_cores_changes_nothing() -> None:
    values = any_values(2)
    one, three = (swept(Zocken(), 2, values, cores) for cores in (1, 3))
    assert np.array_equal(one, three, equal_nan=True)


@every_option
def test_a_solution_does_not_move_by_the_rules(game: Zocken) -> None:
    """In single precision a mean over 36 throws is off by less than a residual."""
    values = settled(game, 2)
    rng = Random(1)
    for middle, own in [((2,) * 5, (0,) * 5), *(any_position(rng, 2) for _ in range(4))]:
        worth = by_the_rules(game, 2, values)(turn(middle, own, 2))
        assert values[position(2, middle, own)] == pytest.approx(worth, abs=2 * RESIDUAL)


def test_a_solution_does_not_move_anywhere() -> None:
    values = settled(Zocken(), 3).astype(np.float64)
    new = swept(Zocken(), 3, values)
    begun = ~np.isnan(new)
    assert begun.sum() > 50_000
    assert np.abs(new - values)[begun].max() <= 2 * RESIDUAL


def test_mixing_settles_sooner_than_sweeping_alone() -> None:
    game, mice = Zocken(), 3
    mixed = len(list(solve(game, cores=2, mice=mice)))
    old = np.full(shape(mice, children=False, risk=False).splits ** COLOURS, 0.5, np.float32)
    new = old.copy()
    with Sweeps(game, 2, mice) as sweeps:
        for _ in range(mixed):
            sweeps.sweep(old, new)
            moved = float(np.abs(new - old).max())
            old, new = new, old
    assert moved > 10 * RESIDUAL


def test_a_checkpoint_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeps, "SAVE_EVERY_S", -1)
    file = tmp_path / "checkpoint"
    begun = list(islice(solve(Zocken(), 1, file, mice=2), 3))[-1]
    assert (begun.sweeps, begun.is_settled) == (3, False)
    *_, last = resumed = list(solve(Zocken(), 1, file, mice=2))
    assert [progress.sweeps for progress in resumed] == list(range(4, 4 + len(resumed)))
    assert last.is_settled
    assert last.seconds > begun.seconds
    (again,) = solve(Zocken(), 1, file, mice=2)
    assert (again.sweeps, again.residual) == (last.sweeps, last.residual)
    assert np.array_equal(again.values, last.values)


@pytest.mark.parametrize("game", ALL_OPTIONS[1:], ids=value_table.file_name)
def test_the_checkpoint_of_another_game_is_refused(game: Zocken, tmp_path: Path) -> None:
    file = tmp_path / "checkpoint"
    list(solve(Zocken(), 1, file, mice=1))
    with pytest.raises(RecordError, match="checkpoint of another game"):
        list(solve(game, 1, file, mice=1))
    with pytest.raises(RecordError, match="checkpoint of another game"):
        list(solve(Zocken(), 1, file, mice=2))


@pytest.mark.parametrize("content", [b"", b"{}", b"PK\x03\x04nothing"])
def test_what_is_no_checkpoint_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "checkpoint"
    file.write_bytes(content)
    with pytest.raises(RecordError, match="is not a checkpoint"):
        list(solve(Zocken(), 1, file, mice=1))
    assert file.read_bytes() == content


def some_moments(game: Zocken, rng: Random, mice: int) -> list[State]:
    """Moments in a turn when seat 0 has a decision to make."""
    middle, own = any_position(rng, mice)
    state = turn(middle, own, mice)
    found = []
    while state.turn == 0 and not state.secured:
        found.append(state)
        action = rng.choice([one for one in game.legal(state, 0) if one != "stop"] or ["stop"])
        state = game.apply(state, Input(0, action))
        if state.rolling:
            state = game.apply(state, Input(CHANCE, rng.choice(list(ODDS))))
    return found


@every_option
def test_what_actions_are_worth_is_what_the_rules_give(game: Zocken) -> None:
    values, rng = any_values(2), Random(2)
    asked = 0
    for _ in range(4):
        brute_force = by_the_rules(game, 2, values)
        for state in some_moments(game, rng, 2):
            found = worths(game, Table(values, 1.0, 2), game.view(state, 0))
            assert list(found) == list(game.legal(state, 0))
            for action, worth in found.items():
                after = game.apply(state, Input(0, action))
                if not after.secured:
                    assert worth == pytest.approx(brute_force(after), abs=1e-12)
            asked += len(found) > 1
    assert asked > 2


def test_the_best_action_is_chosen_from_either_seat() -> None:
    values, rng = any_values(2), Random(4)
    game, known = Zocken(), Table(values, 1.0, 2)
    for state in some_moments(game, rng, 2):
        found = worths(game, known, game.view(state, 0))
        chosen = decide(game, known, game.view(state, 0))
        assert found[chosen] == max(found.values())
        other = state._replace(owned=state.owned[::-1], turn=1)
        mirrored = worths(game, known, game.view(other, 1))
        assert sorted(mirrored.values()) == pytest.approx(sorted(found.values()), abs=1e-12)


def test_only_two_are_told_what_to_do() -> None:
    game = Zocken(first=0)
    three = game.apply(game.start(3), Input(CHANCE, "first 0"))
    with pytest.raises(SetupError, match="only two seats are solved, not 3"):
        decide(game, Table(any_values(2), 1.0, 2), game.view(three, 0))
    two = game.start(2)
    with pytest.raises(ValueError, match="nobody is asked"):
        decide(game, Table(any_values(2), 1.0, 2), game.view(two, 0))

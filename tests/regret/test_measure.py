"""Regret, its intervals, and whole matches."""

import math
from typing import Any

import pytest

from mauseloch.core.game import AnyGame
from mauseloch.regret.agents import Agent, Bot
from mauseloch.regret.asked import Asked
from mauseloch.regret.measure import Measured, Plan, mean, measure
from mauseloch.regret.positions import published

FEW = 12


class Knowing:
    """Knows the values of the published positions, and takes the best or the worst action."""

    reads_words = False

    def __init__(self, game: str, choice: Any) -> None:
        self._values = {
            (one.question.view, one.question.log): one.values["win"] for one in published(game)
        }
        self._choice = choice

    def begin(self, game: AnyGame, seed: str) -> None:
        """It has no memory."""

    def decide(self, asked: Asked) -> str | None:
        values = self._values[asked.question.view, asked.question.log]
        found: str | None = self._choice(values)
        return found

    def close(self) -> None:
        """Nothing is left of it."""


def best(values: dict[str, float]) -> str:
    return max(values, key=values.__getitem__)


def worst(values: dict[str, float]) -> str:
    return min(values, key=values.__getitem__)


def on_positions(agent: Agent, game: str, **plan: Any) -> Any:
    [found] = measure(agent, [game], Plan(**{"positions": FEW, **plan}))
    return found.positions


@pytest.mark.parametrize("game", ["geier", "zocken"])
def test_perfect_play_regrets_nothing(game: str) -> None:
    found = on_positions(Knowing(game, best), game, samples=2)
    assert (found.regret["win"].mean, found.regret["win"].radius) == (0, 0)
    assert (found.optimal, found.illegal, found.decisions) == (1, 0, 2 * FEW)


@pytest.mark.parametrize("game", ["geier", "zocken"])
def test_the_worst_play_regrets_all_and_so_does_an_illegal_one(game: str) -> None:
    lost = [one.worst() for one in published(game)[:FEW]]
    found = on_positions(Knowing(game, worst), game)
    assert found.regret["win"] == mean(lost)
    assert (found.optimal, found.illegal) == (0, 0)
    illegal = on_positions(Knowing(game, lambda _: None), game)
    assert illegal.regret["win"] == found.regret["win"]
    assert (illegal.optimal, illegal.illegal) == (0, FEW)


def test_a_mixed_policy_is_sampled() -> None:
    """Half of the time the best, half the worst: half of the regret, position by position."""

    class Mixed(Knowing):
        def begin(self, game: AnyGame, seed: str) -> None:
            self._choice = best if int(seed.rpartition("/")[2]) % 2 else worst

    found = on_positions(Mixed("geier", best), "geier", samples=4)
    lost = [one.worst() / 2 for one in published("geier")[:FEW]]
    assert found.regret["win"].mean == pytest.approx(mean(lost).mean)
    assert found.regret["win"].radius == pytest.approx(mean(lost).radius)
    assert found.optimal == 0.5


def test_the_mean_and_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.radius == pytest.approx(1.96 * math.sqrt(5 / 3 / 4), rel=1e-4)
    assert math.isnan(mean([1.0]).radius)


def whole(name: str, game: str, **plan: Any) -> Measured:
    [found] = measure(Bot(name), [game], Plan(**{"positions": 0, "matches": 4, **plan}))
    return found


@pytest.mark.parametrize("game", ["geier", "zocken"])
def test_a_bot_against_itself_is_exactly_even(game: str) -> None:
    """Both seats of a deal are played, with the same luck for whoever sits there."""
    found = whole("simple", game).matches
    assert found is not None
    assert (found.victories.mean, found.points.mean) == (0.5, 0)
    assert found.matches == 4
    assert found.known > 0
    assert found.regret is not None
    assert found.regret.mean > 0


def test_matches_are_the_same_for_the_same_seed_only() -> None:
    once = whole("lotte", "zocken", seed="1")
    assert once == whole("lotte", "zocken", seed="1")
    assert once != whole("lotte", "zocken", seed="2")
    assert once.positions is None


def test_illegal_answers_do_not_stop_a_match() -> None:
    class Lost(Bot):
        def decide(self, asked: Asked) -> str | None:
            return None

    [found] = measure(Lost("simple"), ["geier"], Plan(positions=0, matches=1))
    played = found.matches
    assert played is not None
    assert played.matches == 2
    assert played.illegal == played.decisions == 2 * 14  # the last card plays itself
    assert played.optimal == 0


def test_progress_is_told() -> None:
    steps: list[int] = []
    plan = Plan(positions=3, matches=2)
    measure(Bot("pip"), ["geier", "zocken"], plan, progress=steps.append)
    assert len(steps) == 2 * 5

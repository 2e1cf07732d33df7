"""What actions are worth: exact where a game knows, otherwise sampled."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.coach import judgement
from mauseloch.coach.judgement import Judgement, at_the_start, judge
from mauseloch.core.errors import SetupError
from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.core.package import PackageError
from mauseloch.games import package
from tests.coach import fitting
from tests.coach.fitting import ERROR, fitted
from tests.coach.planting import players

MAUSEN = "mauseloch.games.mausen.judging"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Clear the cache of exact knowledge before and after; every game claims to have some."""
    judgement._known.cache_clear()
    knowing = {name: replace(package(name), judging=".judging") for name in mauseloch.games()}
    monkeypatch.setattr(judgement, "package", knowing.__getitem__)
    yield
    judgement._known.cache_clear()


def geier(*inputs: str, seats: int = 3) -> Match[Any, Any, Any]:
    return Match(mauseloch.game("geier"), seats, 1, map(Input.parse, inputs))


def test_what_a_game_knows_exactly_is_told_so(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    known = ModuleType(MAUSEN)
    known.exact = lambda game, view, log: dict.fromkeys(view.hand, 0.25)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, MAUSEN, known)
    match = Match(mauseloch.game("mausen"), 3, 1)
    found = judge(match.question(0))
    assert found.exact
    assert set(found.chances.values()) == {0.25}
    assert set(found.errors.values()) == set(found.behind.values()) == {0.0}
    assert list(found.chances) == list(match.legal(0))


def test_what_a_game_knows_is_as_fine_as_it_says(
    monkeypatch: pytest.MonkeyPatch, fresh: None
) -> None:
    known = ModuleType(MAUSEN)
    known.exact = lambda game, view, log: {  # type: ignore[attr-defined]
        card: 0.5 - 0.01 * place for place, card in enumerate(view.hand)
    }
    monkeypatch.setitem(sys.modules, MAUSEN, known)
    question = Match(mauseloch.game("mausen"), 3, 1).question(0)
    best, next_one, third, *_ = question.legal
    fine = judge(question)
    assert fine.best == best
    assert fine.cost(next_one) == pytest.approx(0.01)
    known.GRAIN = 0.015  # type: ignore[attr-defined]
    judgement._known.cache_clear()
    coarse = judge(question)
    assert coarse.cost(next_one) == 0
    assert coarse.cost(third) == pytest.approx(0.02)


def test_where_nothing_is_known_exactly_a_fitted_value_is_asked_before_samples() -> None:
    question = geier("chance +7", seats=2).question(0)
    with fitted():
        found = judge(question)
        again = judge(question, rollouts=2, seed=5)
        three = judge(geier("chance +7").question(0), rollouts=24)
    assert (found.exact, found.bound, found.approximate, found.sampled) == (
        False,
        "rms",
        True,
        False,
    )
    assert found.chances == {str(card): fitting.chance(card) for card in range(1, 16)}
    assert set(found.errors.values()) == {ERROR}
    assert found == again  # no samples
    assert three.sampled
    assert three.bound == "standard"


def test_what_is_known_exactly_needs_no_fitted_value() -> None:
    played = (f"chance {9 - turn:+d};0 {turn + 1};1 {turn + 1}" for turn in range(8))
    question = geier(*";".join(played).split(";"), "chance +10", seats=2).question(0)
    plainly = judge(question)
    with fitted():
        assert judge(question) == plainly
    assert plainly.exact


def test_a_gap_within_the_error_of_a_fitted_value_costs_nothing() -> None:
    """Cards are 0.01 apart."""

    def free(**how: Any) -> int:
        """How many of the cards cost nothing."""
        with fitted(**how):
            found = judge(geier("chance +7", seats=2).question(0))
        costs = [found.cost(one) for one in found.chances]
        assert all(
            cost == 0 or cost == found.chances["15"] - found.chances[one]
            for one, cost in zip(found.chances, costs, strict=True)
        )
        return costs.count(0)

    assert free(error=0, bound="all") == 1
    assert free(error=0.0149, bound="all") == free(error=0.0149, bound="nearly_all") == 3
    assert free(error=0.0149, bound="rms") == 6  # twice that
    assert free(error=0.0149, bound="rms", gap=0.006) == 2


def test_a_mistake_inside_of_what_a_game_knows_is_not_taken_for_ignorance(
    monkeypatch: pytest.MonkeyPatch, fresh: None
) -> None:
    monkeypatch.setitem(sys.modules, "mauseloch.games.zocken.judging", None)
    with pytest.raises(PackageError, match=r"judging: \.judging cannot be imported"):
        judgement._known("zocken")


def test_equals_cost_nothing_and_what_is_within_two_errors_does_not_either() -> None:
    exact = Judgement({"a": 0.5, "b": 0.5 + 1e-12, "c": 0.4999}, {}, {}, exact=True)
    assert exact.best == "b"
    assert exact.cost("a") == exact.cost("b") == 0.0
    assert exact.cost("c") == pytest.approx(0.0001)
    behind = {"a": 0.0, "b": 0.02, "c": 0.02}
    sampled = Judgement({"a": 0.5, "b": 0.465, "c": 0.455}, behind, behind, exact=False)
    assert sampled.cost("b") == 0.0
    assert sampled.cost("c") == pytest.approx(0.045)


def test_the_same_seed_judges_alike_and_another_one_about_alike() -> None:
    match = geier("chance +7")
    found, again, other = (judge(match.question(0), rollouts=600, seed=seed) for seed in (1, 1, 2))
    assert found == again
    assert found != other
    for action, chance in found.chances.items():
        assert abs(chance - other.chances[action]) < 5 * (
            found.errors[action] + other.errors[action]
        )


def test_a_small_prize_is_not_worth_the_highest_card_and_a_good_one_is_worth_a_good_card() -> None:
    small, good = (
        judge(match.question(0), rollouts=3000, actions=("5", "10", "15")).chances
        for match in (geier("chance +1"), geier("chance +4"))
    )
    assert small["15"] < small["5"] - 0.04
    assert good["5"] + 0.04 < good["10"] > good["15"] + 0.03


def test_what_is_certain_has_no_error() -> None:
    """Two rounds before the end seat 0 has already won everything."""
    prizes = [*range(10, 0, -1), -1, -2, -3, -4, -5]
    inputs = []
    for number, prize in enumerate(prizes[:13]):
        high = 15 - number if prize > 0 else number - 9
        low = number + 1 if prize > 0 else 15 + 10 - number
        inputs += [f"chance {prize:+d}", f"0 {high}", f"1 {low}"]
    match = geier(*inputs, seats=2)
    found = judge(match.question(0), rollouts=50)
    assert set(found.chances.values()) == {1.0}
    theirs = judge(match.question(1), rollouts=50)
    assert set(theirs.chances.values()) == {0.0}
    if not found.exact:
        assert set(found.errors.values()) == {0.0}


def test_at_the_start_nobody_is_ahead() -> None:
    for seats in (2, 5):
        chance, error = at_the_start(mauseloch.game("geier"), seats, 1, rollouts=4000)
        assert abs(chance - 1 / seats) < 4 * error < 0.05


def test_the_error_is_as_large_as_the_estimates_scatter() -> None:
    match = geier("chance +4")
    found = [
        judge(match.question(2), rollouts=240, seed=seed, actions=("6", "12")) for seed in range(30)
    ]
    chances = [one.chances["6"] for one in found]
    mean = sum(chances) / len(chances)
    spread = (sum((one - mean) ** 2 for one in chances) / (len(chances) - 1)) ** 0.5
    told = sum(one.errors["6"] for one in found) / len(found)
    assert 0.6 < spread / told < 1.6
    assert all(list(one.chances) == ["6", "12"] for one in found)


def race(seat: int) -> Any:
    """A race in which the seat has one card that fits and one that doesn't."""
    match = Match(mauseloch.game("geflippt"), 2, 1)
    bots = players(match.game, 2, 1)
    while True:
        view = match.view(seat)
        if seat in match.waiting.seats and view.mouse is not None and not view.protected:
            fits = {piece in view.mouse.wears for piece in view.hand}
            if fits == {True, False}:
                return match.question(seat)
        answer_all(match, bots)


def test_in_a_race_the_moment_counts() -> None:
    question = race(0)
    wears = question.view.mouse.wears
    fitting = next(one for one in question.legal if one.removeprefix("whack ") in wears)
    wrong = next(
        one for one in question.legal if "whack" in one and one.removeprefix("whack ") not in wears
    )
    early = judge(question, rollouts=960, delay_ms=400, actions=(fitting, wrong, "pass"))
    late = judge(
        question,
        rollouts=960,
        delay_ms=question.time_left_ms,
        actions=(fitting, wrong, "pass", ""),
    )
    assert early.best == fitting
    assert early.cost(wrong) > 0.05
    assert early.cost("pass") > 0.05
    assert late.chances[fitting] < early.chances[fitting] - 0.03
    assert abs(late.chances["pass"] - late.chances[""]) < 0.1  # both do nothing


@pytest.mark.parametrize("rollouts", [1, 0, -5, "many"])
def test_an_error_needs_at_least_two_matches(rollouts: Any) -> None:
    match = geier("chance +1")
    with pytest.raises(SetupError, match="rollouts must be a whole number of at least 2"):
        judge(match.question(0), rollouts=rollouts)

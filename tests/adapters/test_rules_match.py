"""A match played by the rules alone, with the interface of the compiled ones."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mauseloch.adapters import rules_match
from mauseloch.adapters.rules_match import RulesMatch
from mauseloch.core.errors import SetupError, UnsupportedError
from mauseloch.lockstep.kernel_single import CUT, GOES_ON, OVER, REFUSED

EXAMPLE = Path(__file__).parents[2] / "examples" / "tiptoe" / "src"


@pytest.fixture
def tiptoe(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The manifest of the example, as if it were installed."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from mauseloch_tiptoe import GAME  # noqa: PLC0415 - found there only

    monkeypatch.setattr(rules_match, "package", lambda _: GAME)
    return GAME


def answered(one: RulesMatch, seats: int) -> int:
    """Take the first legal action for every seat."""
    for seat in range(seats):
        one.given[seat] = int(one.may[seat].argmax())
    return one.together()


def test_a_match_is_played_together_to_its_end(tiptoe: Any) -> None:
    one = RulesMatch(tiptoe.rules(), 3)
    one.begin(7)
    while (after := answered(one, 3)) == GOES_ON:
        assert one.mask.any(axis=1).all()
    assert after == OVER
    points, ranks = one.standing()
    assert len(points) == len(ranks) == 3
    assert sum(one.rewards()) == pytest.approx(0)
    assert one.seen.shape == (3, sum(part.size for part in one.layout))


@pytest.mark.parametrize("everybody", [False, True])
def test_seats_are_asked_in_turn(tiptoe: Any, everybody: bool) -> None:
    one = RulesMatch(tiptoe.rules(), 2, everybody=everybody, max_cycles=2)
    one.begin(1)
    after = one.first
    assert after == 0
    asked = []
    while after >= 0:
        asked.append(after)
        one.given[after] = int(one.may[after].argmax())
        after = one.in_turn(after)
    assert after == CUT
    assert asked == [0, 1, 0, 1]
    assert one.max_cycles == one.cycles == 2


def test_what_is_not_legal_changes_nothing(tiptoe: Any) -> None:
    one = RulesMatch(tiptoe.rules(), 2)
    one.begin(1)
    before = one.match.length
    one.given[0] = 10**6
    assert one.together() == REFUSED
    assert one.in_turn(0) == REFUSED
    assert one.match.length == before
    assert "which does not exist" in one.why(0)


def test_wrong_settings_are_refused(tiptoe: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ({"rewards": "money"}, {"max_cycles": 0}):
        with pytest.raises(SetupError):
            RulesMatch(tiptoe.rules(), 2, **wrong)
    with pytest.raises(ValueError, match="needs a seed"):
        RulesMatch(tiptoe.rules(), 2).begin_next()
    race = replace(tiptoe, traits=replace(tiptoe.traits, race=True))
    monkeypatch.setattr(rules_match, "package", lambda _: race)
    with pytest.raises(UnsupportedError):
        RulesMatch(tiptoe.rules(), 2)

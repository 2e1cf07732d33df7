"""Draws are a function of seed and number, and follow the weights."""

from collections import Counter
from collections.abc import Mapping

import pytest

from mauseloch.core.chance import draw
from mauseloch.core.game import Even

CARDS = Even(("a", "b", "c"))
DICE = {str(face): 1 for face in range(1, 7)}


def test_draws_never_change() -> None:
    """Old seeds must give old matches: these were drawn when the generator was written."""
    assert "".join(draw("7", k, DICE) for k in range(20)) == "12625422134341651433"
    assert "".join(draw("mouse", k, {"a": 1, "b": 2}) for k in range(20)) == "bbbaabbaabbbbbaaaabb"


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    forwards = [draw("s", k, DICE) for k in range(50)]
    backwards = [draw("s", k, DICE) for k in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert forwards != [draw("t", k, DICE) for k in range(50)]


@pytest.mark.parametrize(
    "odds",
    [DICE, CARDS, {"a": 1, "b": 2, "c": 3}, {"rare": 1, "often": 35}],
    ids=["dice", "cards", "123", "rare"],
)
def test_draws_follow_the_weights(odds: Mapping[str, int]) -> None:
    """A chi-squared test that one fair generator in a million would fail."""
    number = 20_000
    seen = Counter(draw("chi", k, odds) for k in range(number))
    total = sum(odds.values())
    expected = {outcome: number * weight / total for outcome, weight in odds.items()}
    chi = sum((seen[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())
    assert chi < 36
    assert set(seen) == set(odds)


def test_even_odds_are_odds_like_any_other() -> None:
    assert CARDS == {"a": 1, "b": 1, "c": 1}
    assert (len(CARDS), list(CARDS), CARDS["b"], "d" in CARDS) == (3, ["a", "b", "c"], 1, False)
    assert not Even(())
    for number in range(50):
        assert draw("s", number, CARDS) == draw("s", number, dict(CARDS))


def test_a_draw_needs_outcomes() -> None:
    with pytest.raises(ValueError, match="positive weights"):
        draw("s", 0, {"never": 0})

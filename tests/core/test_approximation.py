"""Approximate values, and what their errors say."""

from dataclasses import dataclass

import pytest

from mauseloch.core.approximation import SPANS, Approximation, Bound, Judged


@dataclass
class Found(Judged):
    exact: bool
    bound: Bound


def test_a_gap_is_twice_as_uncertain_unless_it_was_measured() -> None:
    chances = {"4": 0.5, "9": 0.52}
    assert Approximation(chances, 0.01, "all").behind == 0.02
    assert Approximation(chances, 0.01, "rms", gap=0.003).behind == 0.003
    assert Approximation(chances, 0.01, "rms", gap=0.0).behind == 0.0


@pytest.mark.parametrize("bound", SPANS)
def test_a_judgement_is_exact_approximate_or_sampled(bound: Bound) -> None:
    found = Found(exact=False, bound=bound)
    assert found.sampled == (bound == "standard")
    assert found.approximate == (bound != "standard")
    exact = Found(exact=True, bound=bound)
    assert not exact.sampled
    assert not exact.approximate

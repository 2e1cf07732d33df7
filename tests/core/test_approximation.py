"""Approximate values, and what their errors say."""

import pytest

from mauseloch.core.approximation import SPANS, Approximation, Bound, Judged


def test_a_gap_is_twice_as_uncertain_unless_it_was_measured() -> None:
    chances = {"4": 0.5, "9": 0.52}
    assert Approximation(chances, 0.01, "all").behind == 0.02
    assert Approximation(chances, 0.01, "rms", gap=0.003).behind == 0.003
    assert Approximation(chances, 0.01, "rms", gap=0.0).behind == 0.0


@pytest.mark.parametrize("bound", SPANS)
def test_a_judgement_is_exact_approximate_or_sampled(bound: Bound) -> None:
    one = Judged.__new__(type("One", (Judged,), {"exact": False, "bound": bound}))
    assert one.sampled == (bound == "standard") != one.approximate
    exact = Judged.__new__(type("One", (Judged,), {"exact": True, "bound": bound}))
    assert not exact.sampled
    assert not exact.approximate

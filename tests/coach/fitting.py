"""A fitted value for Hol's der Geier for two: crude, but a real one with an error of its own."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import pytest

from mauseloch.coach import judgement
from mauseloch.core.approximation import Approximation
from mauseloch.core.game import AnyGame
from mauseloch.games.geier import judging

ERROR, STEP = 0.004, 0.01


def chance(card: int) -> float:
    """Each rank above the eighth is worth a hundredth more."""
    return 0.5 + STEP * (card - 8)


@contextmanager
def fitted(
    *,
    error: float = ERROR,
    bound: Literal["all", "nearly_all", "rms"] = "rms",
    gap: float | None = None,
) -> Iterator[None]:
    """Within this, Hol's der Geier for two has a fitted value wherever it knows nothing better."""

    def approximate(game: AnyGame, view: Any, log: Sequence[Any]) -> Approximation | None:
        if len(view.has_bid) != 2:
            return None
        chances = {str(card): chance(card) for card in view.hand}
        return Approximation(chances, error, bound, gap)

    judgement._known.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "approximate", approximate, raising=False)
        yield
    judgement._known.cache_clear()

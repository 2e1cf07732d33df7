"""Spaces for the learning interfaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from mauseloch.adapters.company import Among
from mauseloch.adapters.rules_match import RulesMatch
from mauseloch.lockstep.single import Alone


class Legal(spaces.Discrete):  # type: ignore[misc]  # gymnasium is untyped
    """The actions of a seat. Without a mask, `sample` draws one that is legal right now."""

    def __init__(self, alone: Alone | RulesMatch | Among, seat: int) -> None:
        super().__init__(alone.actions)
        self._alone, self._seat = alone, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._alone.mask[self._seat]
        found: np.int64 = super().sample(mask, probability)
        return found


def vector(width: int) -> spaces.Box:
    """An observation: as many whole numbers as the layout has."""
    limits = np.iinfo(np.int16)
    return spaces.Box(limits.min, limits.max, (width,), np.int16)

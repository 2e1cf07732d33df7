"""What OpenSpiel's observers see of a match: the table as it is, or all that was told."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from mauseloch.adapters.game_spec import GameSpec

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Observer:
    """Has a tensor, which is also there by parts."""

    def __init__(self, spec: GameSpec, parts: Mapping[str, int]) -> None:
        self.spec = spec
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, size in parts.items():
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size


class Sight(Observer):
    """What lies on the table: for everybody, for one seat alone, or both."""

    def __init__(self, spec: GameSpec, *, public: bool, own: bool) -> None:
        hidden = spec.research.secret
        self._own = own
        kept = [(own if part.name in hidden else public) for part in spec.layout]
        self._kept = np.repeat(kept, [part.size for part in spec.layout])
        parts = {p.name: p.size for p, is_kept in zip(spec.layout, kept, strict=True) if is_kept}
        super().__init__(spec, parts)

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = state.look(player if self._own else 0)[self._kept]

    def string_from(self, state: Any, player: int) -> str:
        """The parts in which there is something."""
        seen = state.look(player if self._own else 0)[self._kept]
        lines, begin = [], 0
        for name, values in self.dict.items():
            own = seen[begin : begin + len(values)]
            begin += len(values)
            if own.any():
                lines.append(f"{name}: {' '.join(map(str, own.tolist()))}")
        return "\n".join(lines)


class Memory(Observer):
    """All that a seat was told, or a spectator."""

    def __init__(self, spec: GameSpec, *, own: bool) -> None:
        self._own = own
        super().__init__(spec, {"seat": spec.seats * own, "told": spec.bounds.told})

    def set_from(self, state: Any, player: int) -> None:
        told = state.recall(player if self._own else -1)
        self.tensor[:] = 0
        if self._own:
            self.dict["seat"][player] = 1
        self.dict["told"][: len(told)] = told

    def string_from(self, state: Any, player: int) -> str:
        events = self.spec.events
        told = ", ".join([events[what] for what in state.recall(player if self._own else -1)])
        return f"seat {player}: {told}" if self._own else told

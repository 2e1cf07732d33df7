"""Positions of Mäusezocken: any mouse not named is in the middle."""

from collections.abc import Sequence

from mauseloch.core.game import Seat
from mauseloch.games.zocken.state import COLOURS, Mice, State

NONE: Mice = (0, 0, 0, 0, 0)


def mice(*, yellow: int = 0, green: int = 0, blue: int = 0, orange: int = 0, red: int = 0) -> Mice:
    """Mice by colour, none of a colour not named."""
    return (yellow, green, blue, orange, red)


def position(
    *owned: Mice,
    turn: Seat | None = 0,
    aside: Mice = NONE,
    dice: str | None = None,
    rolling: bool = False,
    first: Seat | None = 0,
    points: Sequence[tuple[int, ...]] = (),
    secured: bool = False,
) -> State:
    """A position that accounts for every mouse."""
    middle = tuple(6 - sum(place) for place in zip(aside, *owned, strict=True))
    assert min(middle) >= 0
    one, other = dice.split() if dice else ("", "")
    return State(
        middle,
        owned,
        aside,
        first,
        turn,
        rolling,
        (one, other) if dice else None,
        tuple(points),
        secured,
    )


def total(state: State) -> Mice:
    """All mice, wherever they are."""
    everywhere = (state.middle, state.aside, *state.owned)
    return tuple(sum(mice[k] for mice in everywhere) for k in range(len(COLOURS)))

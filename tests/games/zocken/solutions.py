"""The values of turns by the rules alone, in plain Python: slow, and plainly right."""

from collections.abc import Callable
from functools import cache
from itertools import product

from mauseloch.core.game import CHANCE, Input
from mauseloch.games.zocken.kernel_solving import Values, position
from mauseloch.games.zocken.rules import NO_MICE, ODDS, Mice, State, Zocken

ALL_OPTIONS = [Zocken(children=c, risk=r) for c, r in product((False, True), repeat=2)]


def turn(middle: Mice, own: Mice, mice: int) -> State:
    """A turn of seat 0 that begins."""
    theirs = tuple(mice - m - o for m, o in zip(middle, own, strict=True))
    return State(middle, (own, theirs), NO_MICE, first=0, turn=0)


def by_the_rules(game: Zocken, mice: int, values: Values) -> Callable[[State], float]:
    """What any moment in a turn of seat 0 is worth to it, if positions have these values."""

    @cache
    def worth(state: State) -> float:
        outcome = game.outcome(state)
        if outcome is not None:
            mine, theirs = outcome.ranks
            return 0.5 if mine == theirs else float(mine < theirs)
        if state.turn == 1:
            return 1 - float(values[position(mice, state.middle, state.owned[1])])
        if state.rolling:
            return sum(
                weight * after(state, Input(CHANCE, roll)) for roll, weight in ODDS.items()
            ) / sum(ODDS.values())
        return max(after(state, Input(0, action)) for action in game.legal(state, 0))

    def after(state: State, put: Input) -> float:
        then = game.apply(state, put)
        if then.secured and then.turn == 0 and not then.rolling and not any(then.aside):
            return float(values[position(mice, then.middle, then.owned[0])])
        return worth(then)

    return worth

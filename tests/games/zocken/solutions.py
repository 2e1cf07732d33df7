"""The values of turns by the rules alone, in plain Python: slow, and plainly right."""

from collections.abc import Callable
from functools import cache
from itertools import product

from mauseloch.core.game import CHANCE, Input
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import Values, position
from mauseloch.games.zocken.state import NO_MICE, ODDS, Mice, State

ALL_OPTIONS = [Zocken(children=c, risk=r) for c, r in product((False, True), repeat=2)]


def turn(middle: Mice, own: Mice, mice: int) -> State:
    """A turn of seat 0 that begins."""
    theirs = tuple(mice - m - o for m, o in zip(middle, own, strict=True))
    return State(middle, (own, theirs), NO_MICE, first=0, turn=0)


def by_the_rules(game: Zocken, mice: int, values: Values) -> Callable[[State], float]:
    """What any moment in a turn of seat 0 is worth to it, if positions have these values."""

    def between(state: State) -> float:
        turn = state.turn or 0
        value = float(values[position(mice, state.middle, state.owned[turn])])
        return 1 - value if turn else value

    return turns_by_the_rules(game, between)


def turns_by_the_rules(game: Zocken, between: Callable[[State], float]) -> Callable[[State], float]:
    """The same, if this is what it is worth to seat 0 when its turn has ended or, secured, goes on.

    For any number of seats.
    """

    @cache
    def worth(state: State) -> float:
        outcome = game.outcome(state)
        if outcome is not None:
            return (outcome.ranks[0] == 1) / outcome.ranks.count(1)
        if state.turn != 0:
            return between(state)
        if state.rolling:
            return sum(
                weight * after(state, Input(CHANCE, roll)) for roll, weight in ODDS.items()
            ) / sum(ODDS.values())
        return max(after(state, Input(0, action)) for action in game.legal(state, 0))

    def after(state: State, put: Input) -> float:
        then = game.apply(state, put)
        if then.secured and then.turn == 0 and not then.rolling and not any(then.aside):
            return between(then)
        return worth(then)

    return worth

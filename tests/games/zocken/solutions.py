"""The values of turns by the rules alone, in plain Python: slow but obviously correct."""

from collections.abc import Callable
from functools import cache
from itertools import product

from mauseloch.core.game import CHANCE, Input
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import Values, position
from mauseloch.games.zocken.state import NO_MICE, ODDS, Mice, State

ALL_OPTIONS = [Zocken(children=c, risk=r) for c, r in product((False, True), repeat=2)]


def turn(middle: Mice, own: Mice, mice: int) -> State:
    """The start of a turn of seat 0."""
    theirs = tuple(mice - m - o for m, o in zip(middle, own, strict=True))
    return State(middle, (own, theirs), NO_MICE, first=0, turn=0)


def by_the_rules(game: Zocken, mice: int, values: Values) -> Callable[[State], float]:
    """What each moment in a turn of seat 0 is worth to it, given these values of positions."""

    def between(state: State) -> float:
        turn = state.turn or 0
        value = float(values[position(mice, state.middle, state.owned[turn])])
        return 1 - value if turn else value

    return turns_by_the_rules(game, between)


def turns_by_the_rules(game: Zocken, between: Callable[[State], float]) -> Callable[[State], float]:
    """The same, given what it is worth to seat 0 to end its turn, or to continue once secured.

    Works for any number of seats.
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

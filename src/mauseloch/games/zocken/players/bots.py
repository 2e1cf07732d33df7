"""Bots for Mäusezocken."""

from random import Random

from mauseloch.core.bot import LADDER, Answer, Bot, MakeBot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import COLOURS, ODDS, worth
from mauseloch.games.zocken.view import News, View

ALL_ROLLS = sum(ODDS.values())
WORTH_OF_A_ROLL = 4.0
"""About what one more roll brings, in points, if it does not lose; a third of that in mice, which
are worth three points on average."""


def simple(game: AnyGame, rng: Random) -> Bot:
    """Take what is worth most, and keep rolling while a roll promises more than it risks."""
    children = isinstance(game, Zocken) and game.children
    roll = WORTH_OF_A_ROLL / 3 if children else WORTH_OF_A_ROLL

    def value(take: str) -> float:
        """The points of a take; a stolen mouse is a little sweeter."""
        mice = [mouse.partition(":") for mouse in take.split("+")]
        return sum(
            (1 if children else 1 + COLOURS.index(colour)) + 0.5 * bool(colon)
            for colour, colon, _ in mice
        )

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        if len(question.legal) == 1:
            return Answer(question.legal[0])
        if view.dice is not None:
            return Answer(max(question.legal, key=lambda take: (value(take), rng.random())))
        lost = (view.losing or 0) / ALL_ROLLS
        promises = (1 - lost) * roll > lost * worth(view.aside, children=children)
        return Answer("roll" if promises else "stop")

    return answer


def pip(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - a mouse is a mouse
    """Take two mice rather than one, no matter which, and stop as soon as it has any."""
    return _wanting(1, rng)


def lotte(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - as above
    """Take mice the same way, but want three before stopping."""
    return _wanting(3, rng)


def _wanting(mice: int, rng: Random) -> Bot:
    def answer(question: Question[View, News]) -> Answer:
        if question.view.dice is not None:
            two_if_possible = max(question.legal, key=lambda take: ("+" in take, rng.random()))
            return Answer(two_if_possible)
        return Answer("roll" if sum(question.view.aside) < mice else "stop")

    return answer


def clara(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - it knows what it wants
    """Search the turn to its end, for the points it brings and takes from others."""
    from mauseloch.games.zocken.players.kernel_learned import UNDECIDED  # noqa: PLC0415 - not every bot needs it
    from mauseloch.games.zocken.players.learned import points_alone, worths  # noqa: PLC0415

    rules = _zocken(game)

    def answer(question: Question[View, News]) -> Answer:
        if len(question.legal) == 1:
            return Answer(question.legal[0])
        view = question.view
        found = worths(rules, view, points_alone(len(view.owned)), UNDECIDED)
        return Answer(max(found, key=found.__getitem__))

    return answer


def zeno(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - as above
    """Play for victory: perfectly where the game is solved, otherwise by what has been learned."""
    from mauseloch.games.zocken.players import learned, perfect  # noqa: PLC0415 - not every bot needs it
    from mauseloch.games.zocken.solver.value_table import find  # noqa: PLC0415

    rules = _zocken(game)

    def answer(question: Question[View, News]) -> Answer:
        if len(question.legal) == 1:
            return Answer(question.legal[0])
        view = question.view
        table = find(rules) if len(view.owned) == 2 and not rules.series else None
        if table is None:
            return Answer(learned.decide(rules, view))
        return Answer(perfect.decide(rules, table, view))

    return answer


def _zocken(game: AnyGame) -> Zocken:
    if not isinstance(game, Zocken):
        raise TypeError(f"this is {game.name}, not Mäusezocken")
    return game


LEVELS = (pip, lotte, simple, clara, zeno)
BOTS: dict[str, MakeBot] = {"simple": simple, **dict(zip(LADDER, LEVELS, strict=True))}

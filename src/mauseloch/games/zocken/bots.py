"""Players of Mäusezocken."""

from random import Random

from mauseloch.core.bot import LADDER, Answer, Bot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.zocken.rules import COLOURS, ODDS, Mice, News, View, Zocken

ALL_ROLLS = sum(ODDS.values())
WORTH_OF_A_ROLL = 4
"""About what one more roll brings when it does not lose."""


def simple(game: AnyGame, rng: Random) -> Bot:
    """Takes what is worth most, and rolls on while a roll promises more than it may cost."""

    def worth(mice: Mice) -> int:
        children = isinstance(game, Zocken) and game.children
        return sum(n * (1 if children else place) for place, n in enumerate(mice, start=1))

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        if len(question.legal) == 1:
            return Answer(question.legal[0])
        if view.dice is not None:
            return Answer(max(question.legal, key=lambda take: (_value(take), rng.random())))
        lost = (view.losing or 0) / ALL_ROLLS
        promises = (1 - lost) * WORTH_OF_A_ROLL > lost * worth(view.aside)
        return Answer("roll" if promises else "stop")

    return answer


def _value(take: str) -> float:
    """What a take is worth; a stolen mouse is a little sweeter."""
    mice = [mouse.partition(":") for mouse in take.split("+")]
    return sum(1 + COLOURS.index(colour) + 0.5 * bool(colon) for colour, colon, _ in mice)


BOTS = {"simple": simple, **dict.fromkeys(LADDER, simple)}
SLOW = frozenset({"clara", "zeno"})
"""Those that search."""

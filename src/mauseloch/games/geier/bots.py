"""Players of Hol's der Geier."""

from random import Random

from mauseloch.core.bot import LADDER, Answer, Bot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.geier.rules import News, View


def simple(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """Bids as high as the pot matters, give or take a little.

    Mice go up to ten and vultures down to five, but a vulture hurts one player while a mouse is
    lost to everybody else; so a vulture is worth about twice its number. After a tie it varies its
    bids more: two who always bid their best would tie for ever.
    """

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        pot = sum(view.carried) + (view.prize or 0)
        wanted = min(15, 1.4 * pot if pot >= 0 else -2.2 * pot) + rng.gauss(0.5, 1.5)
        nearest = sorted(view.hand, key=lambda card: abs(card - wanted))
        return Answer(str(rng.choice(nearest[:4]) if view.carried else nearest[0]))

    return answer


BOTS = {"simple": simple, **dict.fromkeys(LADDER, simple)}
SLOW = frozenset({"clara", "zeno"})
"""Those that search."""

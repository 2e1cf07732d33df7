"""Players of Mausen."""

from random import Random

from mauseloch.core.bot import LADDER, Answer, Bot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.mausen.rules import PREY, Card, News, View

CHANCE_TO_HUNT = {1: 0.35, 2: 0.5, 3: 0.65, 4: 0.8}
"""A guess at how often a card of this value is the one of its species that hunts."""


def simple(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """Goes where most prey lies, saves high cards for it, and is a little moody.

    The mood matters: two players who always choose alike would always tie.
    """

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        if view.restock:  # nothing hunts: give away what is worth least
            return Answer(min(view.hand, key=lambda card: card.value + rng.random()))
        return Answer(max(view.hand, key=lambda card: _worth(card, view) + rng.gauss(0, 2)))

    return answer


def _worth(card: Card, view: View) -> float:
    """Points this card may bring: prey on the table and prey to come, less what it is itself."""
    prey = PREY[card.species]
    lying = sum(other.value for other in view.table if other.species == prey)
    to_come = 2.5 * (len(view.picked) - 1) / 4
    return CHANCE_TO_HUNT[card.value] * (lying + to_come) - 0.8 * card.value


BOTS = {"simple": simple, **dict.fromkeys(LADDER, simple)}
SLOW = frozenset({"clara", "zeno"})
"""Those that search."""

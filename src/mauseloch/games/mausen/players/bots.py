"""Bots for Mausen."""

from math import exp
from random import Random
from typing import NamedTuple, cast

from mauseloch.core.bot import Answer, Bot, Question, mixing
from mauseloch.core.game import AnyGame
from mauseloch.games.mausen.players.minds import (
    CHANCE_TO_HUNT,
    MOOD,
    SURER,
    hands,
    likings,
    phase,
    us,
)
from mauseloch.games.mausen.rules import PREY, Card, Mausen, News, View

DREAMS = {"pip": 0.15, "lotte": 0.6}
"""How often a child plays a random card. A bigger dreamer is harder to guess, and does better."""
MOODIER = 1.8
"""How much moodier than `simple`. It costs a little at small tables and helps at large ones, where
many bots of a kind pick the same card."""


class Thought(NamedTuple):
    """How hard a bot that looks ahead thinks."""

    playouts: int
    learns: bool
    """Whether it infers the others' minds from what they have played."""
    hesitates: float
    """The difference in value that makes a card e times as likely. A bot that hesitates too little
    picks the same card as others like it; with six at a table that costs everything gained by
    looking ahead."""


ZENO = Thought(playouts=3000, learns=True, hesitates=0.03)


def simple(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """Go where most prey lies, save high cards for it, and be a little moody.

    The mood matters: two players who always chose alike would always tie.
    """
    return _moody(rng, MOOD)


def bruno(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - as above
    """The same, but moodier."""
    return _moody(rng, MOODIER * MOOD)


def _moody(rng: Random, mood: float) -> Bot:
    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        if view.restock:  # nothing hunts: give away the least valuable card
            return Answer(min(view.hand, key=lambda card: card.value + rng.random()))
        return Answer(max(view.hand, key=lambda card: _worth(card, view) + rng.gauss(0, mood)))

    return answer


def _worth(card: Card, view: View) -> float:
    """The points that a card may bring: prey on the table and prey to come, minus its own worth."""
    prey = PREY[card.species]
    lying = sum(other.value for other in view.table if other.species == prey)
    to_come = 2.5 * (len(view.picked) - 1) / 4
    return CHANCE_TO_HUNT[card.value] * (lying + to_come) - 0.8 * card.value


def pip(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - as above
    """Send the biggest hunter where most prey lies, like a child; sometimes just any card."""
    return _greedy(rng, DREAMS["pip"])


def lotte(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - as above
    """The same, but mostly follow a whim."""
    return _greedy(rng, DREAMS["lotte"])


def _greedy(rng: Random, dreams: float) -> Bot:
    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        if view.restock or rng.random() < dreams:
            return Answer(rng.choice(view.hand))
        lying = [card.species for card in view.table]
        return Answer(max(view.hand, key=lambda one: (lying.count(PREY[one.species]), one.value)))

    return answer


def clara(game: AnyGame, rng: Random) -> Bot:
    """Know what matters, and what the others still hold, but don't look ahead."""

    def weights(question: Question[View, News]) -> list[float]:
        view = question.view
        seats, size = len(view.picked), len(view.hand)
        others = hands(cast("Mausen", game), question.log, seats)
        del others[question.seat]
        mind = us(seats, phase(size), SURER)
        liked = likings(mind, view.hand, view.table, others)
        return [exp(liking) for liking in liked]

    def answer(question: Question[View, News]) -> Answer:
        return Answer(rng.choices(question.view.hand, weights(question))[0])

    def mix(question: Question[View, News]) -> dict[str, float]:
        found = weights(question)
        return {str(c): w / sum(found) for c, w in zip(question.view.hand, found, strict=True)}

    return mixing(answer, mix)


def zeno(game: AnyGame, rng: Random) -> Bot:
    """Look ahead, against players whose ways it has learned."""
    from mauseloch.games.mausen.players.search import decide  # noqa: PLC0415 - loads NumPy

    def answer(question: Question[View, News]) -> Answer:
        return Answer(decide(game, question, rng, ZENO))

    return answer


BOTS = {
    "simple": simple,
    "pip": pip,
    "lotte": lotte,
    "bruno": bruno,
    "clara": clara,
    "zeno": zeno,
}

"""Looks ahead in Mausen: what each card is worth, against whoever seems to sit there."""

from math import exp
from random import Random
from typing import cast

import numpy as np

from mauseloch.core.bot import Question
from mauseloch.core.game import AnyGame
from mauseloch.games.mausen.bots import Thought
from mauseloch.games.mausen.encoding import words
from mauseloch.games.mausen.kernel import packed
from mauseloch.games.mausen.kernel_search import believe, minds_of, search
from mauseloch.games.mausen.minds import KINDS, rounds
from mauseloch.games.mausen.rules import ORDER, SET, Card, Mausen, News, View

LIKE_US = 0.5
"""How much one believes, before the first card, that somebody plays as we do; the rest is for all
other kinds alike."""
DOUBT = 0.15
"""How often anybody is thought to play a card by lot."""
SMOOTH = 0.6
"""How much of a playout's value is how far one was ahead: it tells more than victories alone."""
HOPELESS = 0.05
"""A card this much less likely than the best is not played."""


def worths(
    game: Mausen, question: Question[View, News], thought: Thought, key: int
) -> dict[Card, float]:
    """What the cards of one's hand are worth: from 0 to 1, about the share of victories.

    Every choice of the others that is known came from the log, and so does what is believed about
    them, if it learns. The worse half of the cards is looked at less and less.
    """
    seats = len(question.view.picked)
    rules, factors = packed(game, seats), minds_of(seats)
    played = np.array(
        [[ORDER[card] for card in cards] for cards in rounds(question.log)], np.int64
    ).reshape(-1, seats)
    others = (1 - LIKE_US) / (len(KINDS) - 1)
    prior = np.full((seats, len(KINDS)), others)
    prior[:, KINDS.index("us")] = LIKE_US
    beliefs = prior.copy()
    state = np.empty(words(seats), np.int64)
    believe(rules, factors, played, DOUBT, state, beliefs)
    values = np.empty(len(SET))
    search(
        rules,
        factors,
        state,
        question.seat,
        beliefs if thought.learns else prior,
        KINDS.index("us"),
        thought.playouts,
        SMOOTH,
        np.uint64(key),
        values,
    )
    return {card: float(values[ORDER[card]]) for card in question.view.hand}


def decide(game: AnyGame, question: Question[View, News], rng: Random, thought: Thought) -> Card:
    """A card by lot, the better the likelier: who is certain is foreseen, and collides."""
    hand = question.view.hand
    if len(hand) == 1:
        return hand[0]
    key = rng.getrandbits(64)
    found = worths(cast("Mausen", game), question, thought, key)
    best = max(found.values())
    unit = thought.hesitates / len(question.view.picked)
    chances = [exp((found[card] - best) / unit) for card in hand]
    return rng.choices(hand, [part if part >= HOPELESS else 0.0 for part in chances])[0]

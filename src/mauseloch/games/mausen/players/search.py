"""Looking ahead in Mausen: what each card is worth against these particular opponents."""

from random import Random
from typing import NamedTuple, cast

import numpy as np

from mauseloch.core.bot import Question
from mauseloch.core.game import AnyGame
from mauseloch.games.mausen.encoding import words
from mauseloch.games.mausen.kernel.engine import packed
from mauseloch.games.mausen.players.bots import Thought
from mauseloch.games.mausen.players.kernel_search import believe, minds_of, search
from mauseloch.games.mausen.players.minds import KINDS, rounds
from mauseloch.games.mausen.rules import ORDER, SET, Card, Mausen, News, View

PRIOR = {"us": 0.4, "surer": 0.3}
"""Prior beliefs about a player before the first card; the rest is shared among all other minds."""
DOUBT = 0.12
"""The assumed rate of random cards for any player."""
SMOOTH = 0.6
"""The weight of the lead in a playout's value: more informative than victories alone."""
HOPELESS = 0.02
"""A card with less than this fraction of the best card's chance is not played."""


class Found(NamedTuple):
    """The result of a search for each card in the hand."""

    values: dict[Card, float]
    """Values from 0 to 1, roughly the share of victories."""
    chances: dict[Card, float]
    """How often to play each card: a player who is predictable collides with others like it."""


def look_ahead(game: Mausen, question: Question[View, News], thought: Thought, key: int) -> Found:
    """Search, against the opponents that the log reveals.

    The worse half of the cards is dropped after each pass, so their values are less exact.
    """
    seats = len(question.view.picked)
    rules, factors = packed(game, seats), minds_of(seats)
    played = np.array(
        [[ORDER[card] for card in cards] for cards in rounds(question.log)], np.int64
    ).reshape(-1, seats)
    rest = (1 - sum(PRIOR.values())) / (len(KINDS) - len(PRIOR))
    prior = np.array([[PRIOR.get(kind, rest) for kind in KINDS]] * seats)
    beliefs = prior.copy()
    state = np.empty(words(seats), np.int64)
    believe(rules, factors, played, DOUBT, state, beliefs)
    values, mix = np.empty(len(SET)), np.empty(len(SET))
    search(
        rules,
        factors,
        state,
        question.seat,
        beliefs if thought.learns else prior,
        KINDS.index("us"),
        thought.playouts,
        SMOOTH,
        thought.hesitates,
        np.uint64(key),
        values,
        mix,
    )
    hand = question.view.hand
    return Found(
        {card: float(values[ORDER[card]]) for card in hand},
        {card: float(mix[ORDER[card]]) for card in hand},
    )


def decide(game: AnyGame, question: Question[View, News], rng: Random, thought: Thought) -> Card:
    """Draw a card, better ones being likelier; the last card needs no thought."""
    hand = question.view.hand
    if len(hand) == 1:
        return hand[0]
    found = look_ahead(cast("Mausen", game), question, thought, rng.getrandbits(64)).chances
    enough = HOPELESS * max(found.values())
    return rng.choices(hand, [found[card] if found[card] >= enough else 0.0 for card in hand])[0]

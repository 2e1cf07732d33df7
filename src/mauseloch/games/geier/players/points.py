"""A bid for two that counts points, and nothing else: not who is ahead, not what has been bid.

With few cards it is drawn from the exact equilibrium. With more, this round and the next one are
solved, and what follows them is taken from a small network. So the mix depends on hands, prizes and
pot alone, and what a best reply to it gains is known exactly (solver/reply.py).
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from mauseloch.games.geier.distilled.features import PRIZES, signs
from mauseloch.games.geier.distilled.points import ahead
from mauseloch.games.geier.players.kernel_points import fill
from mauseloch.games.geier.rules import Geier, News, View
from mauseloch.games.geier.solver.endgame import Position, position, solution
from mauseloch.games.geier.solver.matrix import Floats, room, solve

EXACT = 7
"""With this many cards in hand, the rest can be solved while people wait."""


class Mix(NamedTuple):
    """How both should bid, by place in the hand from the lowest card, and what that is worth."""

    own: Floats
    other: Floats
    value: float
    game: Floats
    """What any two bids lead to, in points."""


def counted(game: Geier, view: View, log: Sequence[News], rng: Random) -> str:
    """What to bid at a table for two."""
    assert view.seat is not None  # noqa: S101 - every bidder has a seat
    # Only a face-down bid is imagined, and that card is still in its owner's hand.
    spot = position(game.imagine(view, log, Random(0)), view.seat)  # noqa: S311 - a search, not a secret
    return str(rng.choices(sorted(spot.own), mixed(spot).tolist())[0])


def mixed(spot: Position) -> Floats:
    """The mix for our cards, from the lowest."""
    if len(spot.own) <= EXACT:
        mix = solution(spot, "points").own
        return np.array([mix[card] for card in sorted(spot.own)])
    left = sum(1 << PRIZES.index(prize) for prize in spot.stack)
    return guessed(tuple(sorted(spot.own)), tuple(sorted(spot.other)), left, sum(spot.pot)).own


def guessed(own: tuple[int, ...], other: tuple[int, ...], left: int, pot: int) -> Mix:
    """The equilibrium of a round as the networks see it.

    Hands are in ascending order; `left` excludes the prize turned up, which is in the pot.
    """
    cards = len(own)
    compared = signs(np, np.array([own]), np.array([other])).reshape(cards, cards)
    after = ahead(compared, left, pot)
    prizes = np.array([prize for bit, prize in enumerate(PRIZES) if left >> bit & 1])
    game = np.zeros((cards, cards))
    fill(compared, prizes, pot, after.pairs, after.worth, room(), game)
    mine, theirs = np.zeros(cards), np.zeros(cards)
    found = solve(game, room(), mine, theirs)
    return Mix(mine, theirs, found, game)

"""A bid for two: exact near the end; before it, safe against everybody and hard on the careless.

The matrix of a round rests on the guess of value.py. Its equilibrium alone would never lose much,
but win little against people who bid by simple styles. So the past is read: how likely is it that
the other one bids by a style, or plays like us? As far as it is a style, bids answer to it; as far
as it is not, the other one may do their worst.
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from mauseloch.compiled import Words, kernel, number
from mauseloch.games.geier.endgame import equilibrium
from mauseloch.games.geier.kernel import ALL, VALUES, Packed, packed
from mauseloch.games.geier.matrix import Floats, Room, room, solve
from mauseloch.games.geier.rules import Geier, News, View
from mauseloch.games.geier.search import SLIP, chances, drawn, past
from mauseloch.games.geier.styles import Styles, count, nth, place, styles_of, taker
from mauseloch.games.geier.value import matrix, weights

EXACT = 7
"""With so many cards in hand the rest can be solved while somebody waits."""
BUDGET = 250_000
"""Matrix games, of about a microsecond each; beyond that points count."""
LIKE_US = 0.4
"""How likely the other one plays like us, before anything is known."""
TRUST = 0.8
"""As far as we rely on a style at most."""


def duelled(game: Geier, view: View, log: Sequence[News], rng: Random) -> str:
    """What to bid at a table for two."""
    if len(view.hand) <= EXACT and (found := equilibrium(view, log, rng, BUDGET, game.winner)):
        return found
    assert view.seat is not None  # noqa: S101 - who bids has a seat
    prizes, cards = past(log, 2)
    key = np.uint64(rng.getrandbits(64))
    rules = packed(game, 2)
    return str(1 + duel(rules, weights(), styles_of(), view.seat, prizes, cards, room(), key))


@kernel
def respond(game: Floats, expected: Floats, trust: float, room: Room, mix: Floats) -> None:
    """How to play a matrix game if the columns are played as expected, but only that likely, and
    otherwise as badly for us as can be."""
    size = len(mix)
    mixed = game.copy()
    for i in range(size):
        usual = 0.0
        for j in range(size):
            usual += game[i, j] * expected[j]
        for j in range(size):
            mixed[i, j] = (1.0 - trust) * game[i, j] + trust * usual
    solve(mixed, room, mix, np.zeros(size))


@kernel
def duel(
    rules: Packed,
    weights: Floats,
    styles: Styles,
    seat: int,
    prizes: Words,
    cards: Words,
    room: Room,
    key: np.uint64,
) -> int:
    """The card to bid, from 0. Prizes and cards are those of `fold`."""
    other = 1 - seat
    known = len(styles.spread)
    believed = np.full(known + 1, (1.0 - LIKE_US) / known)
    believed[known] = LIKE_US
    hands, bids = np.full(2, ALL), np.zeros(2, np.int64)
    points, mice = np.zeros(2, np.int64), np.zeros(2, np.int64)
    game, mix, theirs = np.zeros((16, 16)), np.zeros(15), np.zeros(15)
    chance = np.zeros((known, 15))
    stack, pot, pot_top = ALL, 0, 0
    for turn in range(len(prizes)):
        stack ^= 1 << prizes[turn]
        pot += VALUES[prizes[turn]]
        pot_top = max(pot_top, VALUES[prizes[turn]])
        lead = float(points[seat] - points[other])
        if rules.highest_mouse:  # it is worth half a point: as much as it takes to win a tie
            lead += 0.5 * np.sign(mice[seat] - mice[other])
        size = matrix(weights, hands[seat], hands[other], stack, pot, lead, game)
        for style in range(known):
            chances(styles, style, hands[other], stack, pot, chance[style])
        if turn == len(cards):
            break
        solve(game[:size, :size].copy(), room, mix[:size], theirs[:size])
        card = cards[turn, other]
        at = count(hands[other] & ((1 << card) - 1))
        believed[known] *= (1.0 - SLIP) * theirs[at] + SLIP / size
        for style in range(known):
            believed[style] *= chance[style, card]
        believed /= believed.sum()
        for one in range(2):
            bids[one] = 1 << cards[turn, one]
            hands[one] ^= bids[one]
        who = taker(bids, pot)
        if who >= 0:
            points[who] += pot
            mice[who] = max(mice[who], pot_top)
            pot, pot_top = 0, 0
    by_style = believed[:known].sum()
    at = 0
    for card in range(15):
        if hands[other] >> card & 1:
            theirs[at] = 0.0
            for style in range(known):
                theirs[at] += believed[style] / by_style * chance[style, card]
            at += 1
    respond(game[:size, :size], theirs[:size], TRUST * by_style, room, mix[:size])
    return place(nth(hands[seat], drawn(mix[:size], number(key, 0))))

"""A bid for two: exact near the end; until then safe against everyone and hard on the careless.

The matrix of a round rests on the guess in value.py. Its equilibrium alone would never lose much,
but it would win little against people who bid in simple styles. So we look at past bids: how likely
is it that the opponent bids in a style, answers to styles, or plays like us? We respond to what we
expect of the first two; to the extent that it is the third, we assume the worst.
"""

import math
from collections.abc import Sequence
from random import Random

import numpy as np

from mauseloch.compiled import Words, kernel, member, number, size
from mauseloch.games.geier.kernel.engine import Packed, packed
from mauseloch.games.geier.players.search import SLIP, chances, drawn, past
from mauseloch.games.geier.players.styles import Styles, fold, styles_of
from mauseloch.games.geier.players.value import matrix, weights
from mauseloch.games.geier.rules import Geier, News, View
from mauseloch.games.geier.solver.endgame import equilibrium
from mauseloch.games.geier.solver.matrix import Floats, Room, room, solve

EXACT = 7
"""With this many cards in hand, the rest can be solved while people wait."""
BUDGET = 500_000
"""Matrix games, of less than a microsecond each; beyond that, points are solved for instead. With
EXACT cards, solving for the win has never taken this many."""
LIKE_US = 0.25
"""The prior probability that the opponent plays like us."""
ANSWERS = 0.25
"""The prior probability that they answer to styles."""
WARMTH = 0.06
"""For their answers: a bid worse by this much, in chances from -1 to 1, is e times less likely."""
TRUST = 0.85
"""The most that we rely on our expectation."""


def duelled(game: Geier, view: View, log: Sequence[News], rng: Random) -> str:
    """What to bid at a table for two."""
    if mix := mixed(game, view, log):
        return rng.choices(list(mix), list(mix.values()))[0]
    assert view.seat is not None  # noqa: S101 - every bidder has a seat
    prizes, cards = past(log, 2)
    key = np.uint64(rng.getrandbits(64))
    rules = packed(game, 2)
    return str(1 + duel(rules, weights(), styles_of(), view.seat, prizes, cards, room(), key))


def mixed(game: Geier, view: View, log: Sequence[News]) -> dict[str, float] | None:
    """How often to bid each card, where the rest can be solved."""
    return equilibrium(view, log, BUDGET, game) if len(view.hand) <= EXACT else None


@kernel
def respond(game: Floats, expected: Floats, trust: float, room: Room, mix: Floats) -> None:
    """Solve a matrix game in which the columns are played as expected with probability `trust`, and
    otherwise in the worst way for us.
    """
    held = len(mix)
    mixed = game.copy()
    for i in range(held):
        usual = 0.0
        for j in range(held):
            usual += game[i, j] * expected[j]
        for j in range(held):
            mixed[i, j] = (1.0 - trust) * game[i, j] + trust * usual
    solve(mixed, room, mix, np.zeros(held))


@kernel
def answer(game: Floats, rows: Floats, mix: Floats) -> None:
    """How the columns respond to this mix of rows, if they are not quite sure of it."""
    least = np.inf
    for j in range(len(mix)):
        mix[j] = 0.0
        for i in range(len(rows)):
            mix[j] += rows[i] * game[i, j]
        least = min(least, mix[j])
    for j in range(len(mix)):
        mix[j] = math.exp((least - mix[j]) / WARMTH)
    mix /= mix.sum()


@kernel
def _close_up(hand: int, chance: Floats) -> None:
    """Turn a chance for each card into one for each place in the hand."""
    at = 0
    for card in range(15):
        if hand >> card & 1:
            chance[at] = chance[card]
            at += 1
    chance[at:] = 0.0


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
    believed = np.full(known + 2, (1.0 - LIKE_US - ANSWERS) / known)
    believed[known], believed[known + 1] = ANSWERS, LIKE_US
    hands, points, mice = np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64)
    game, mix = np.zeros((16, 16)), np.zeros(15)
    chance, theirs = np.zeros(15), np.zeros((known + 2, 15))
    for turn in range(len(prizes)):
        stack, pot, _ = fold(rules, prizes[: turn + 1], cards[:turn], hands, points, mice)
        lead = float(points[seat] - points[other])
        if rules.highest_mouse:  # it is worth half a point: as much as it takes to win a tie
            lead += 0.5 * np.sign(mice[seat] - mice[other])
        held = matrix(weights, hands[seat], hands[other], stack, pot, lead, game)
        mix[:] = 0.0
        for style in range(known):
            chances(styles, style, hands[seat], stack, pot, chance)
            _close_up(hands[seat], chance)
            mix += chance / known
            chances(styles, style, hands[other], stack, pot, theirs[style])
            _close_up(hands[other], theirs[style])
        answer(game[:held, :held], mix[:held], theirs[known, :held])
        if turn == len(cards):
            break
        solve(game[:held, :held].copy(), room, mix[:held], theirs[known + 1, :held])
        at = size(hands[other] & ((1 << cards[turn, other]) - 1))
        for kind in range(known):
            believed[kind] *= theirs[kind, at]
        for kind in range(known, known + 2):
            believed[kind] *= (1.0 - SLIP) * theirs[kind, at] + SLIP / held
        believed /= believed.sum()
    sure = 1.0 - believed[known + 1]
    expected = np.zeros(held)
    for kind in range(known + 1):
        expected += believed[kind] / sure * theirs[kind, :held]
    respond(game[:held, :held], expected, TRUST * sure, room, mix[:held])
    return member(hands[seat], drawn(mix[:held], number(key, 0)))

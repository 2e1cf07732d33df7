"""Fit the numbers of value.py layer by layer, starting from the end of a match.

Each layer has the positions with a certain number of cards, drawn from matches among all styles.
Each prize that may turn up makes a matrix game whose entries come from the layer below, already
fitted; the average of their values is the target for that position. Self-play then shows how far
matches stray from the estimate.
"""

import numpy as np

from mauseloch.compiled import below, kernel, key_of, member, number, size
from mauseloch.games.geier.kernel.engine import ALL, VALUES
from mauseloch.games.geier.players.search import drawn
from mauseloch.games.geier.players.styles import Styles, bid, styles_of, taker
from mauseloch.games.geier.players.value import (
    LAYERS,
    SHARES,
    fill,
    masses,
    matrix,
    shares_after,
    signs,
)
from mauseloch.games.geier.solver.matrix import Floats, Room, room, solve, value

POSITIONS = 6000
"""Per layer."""
MATCHES = 3000
RIDGE = 1e-3
"""The strength of the ridge penalty, relative to the squares of what weights multiply."""
FIRST_SPREAD = 0.3


@kernel
def position(styles: Styles, cards: int, key: np.uint64) -> tuple[int, int, int, int]:
    """Two hands with `cards` cards left, the stack, and the pot carried over."""
    hands, bids, chosen = np.full(2, ALL), np.zeros(2, np.int64), np.zeros(2, np.int64)
    stack, pot, counter = ALL, 0, 2
    for seat in range(2):
        chosen[seat] = below(number(key, seat), len(styles.spread))
    while size(stack) > cards:
        prize = member(stack, below(number(key, counter), size(stack)))
        stack ^= 1 << prize
        pot += VALUES[prize]
        for seat in range(2):
            counter += 1
            bids[seat] = bid(styles, chosen[seat], hands[seat], stack, pot, number(key, counter))
            hands[seat] ^= bids[seat]
        counter += 1
        if taker(bids, pot) >= 0:
            pot = 0
    return hands[0], hands[1], stack, pot


@kernel
def worked_out(weights: Floats, own: int, other: int, stack: int, carried: int) -> float:
    """A position's value in points, from the layer below. A prize is about to turn up."""
    sign, shares, game = np.zeros((16, 16)), np.zeros((SHARES, 16, 16)), np.zeros((16, 16))
    tableau, line, variables = np.zeros(256), np.zeros(16), np.zeros(32, np.int64)
    cards = signs(own, other, sign)
    shares_after(weights, cards, sign, shares)
    total = 0.0
    for at in range(15):
        if stack >> at & 1:
            pot = carried + VALUES[at]
            fill(0.0, cards, sign, shares, stack ^ 1 << at, pot, 0.0, False, game)
            total += value(game, cards, cards, tableau, line, variables)
    return total / cards


@kernel
def guess(weights: Floats, own: int, other: int, stack: int, carried: int) -> float:
    """A position's estimated value in points. A prize is about to turn up."""
    sign = np.zeros((16, 16))
    cards = signs(own, other, sign)
    total, largest, more, _ = masses(stack, carried)
    found = 0.0
    for i in range(cards):
        for j in range(cards):
            share = total * weights[cards, 0, i, j] + largest * weights[cards, 1, i, j]
            found += sign[i, j] * (share + more * weights[cards, 2, i, j])
    return found


@kernel
def lessons(
    weights: Floats, styles: Styles, cards: int, seed: np.uint64, known: Floats, wanted: Floats
) -> None:
    """Fill in the features of a layer's positions and the values to predict."""
    sign = np.zeros((16, 16))
    width = cards * (cards + 1) // 2
    for sample in range(len(wanted)):
        own, other, stack, carried = position(styles, cards, key_of(seed, sample))
        wanted[sample] = worked_out(weights, own, other, stack, carried)
        signs(own, other, sign)
        total, largest, more, _ = masses(stack, carried)
        at = 0
        for i in range(cards):
            for j in range(i + 1):
                both = sign[i, j] + sign[j, i] * (i != j)
                known[sample, at] = total * both
                known[sample, at + width] = largest * both
                known[sample, at + 2 * width] = more * both
                at += 1


@kernel
def stray(weights: Floats, room: Room, matches: int, seed: np.uint64, found: Floats) -> None:
    """Play against itself. For each number of cards, add up the squared errors of the estimate
    and the squares of the prizes.
    """
    game, mixes = np.zeros((16, 16)), np.zeros((2, 15))
    guessed, squares = np.zeros(16), np.zeros(16)
    for match in range(matches):
        key = key_of(seed, match)
        own, other, stack, pot, lead = ALL, ALL, ALL, 0, 0.0
        for cards in range(15, 0, -1):
            guessed[cards] = lead + guess(weights, own, other, stack, pot)
            squares[cards] = masses(stack, pot)[3]
            prize = member(stack, below(number(key, 3 * cards), cards))
            stack ^= 1 << prize
            pot += VALUES[prize]
            matrix(weights, own, other, stack, pot, lead, game)
            solve(game[:cards, :cards].copy(), room, mixes[0, :cards], mixes[1, :cards])
            mine = member(own, drawn(mixes[0, :cards], number(key, 3 * cards + 1)))
            yours = member(other, drawn(mixes[1, :cards], number(key, 3 * cards + 2)))
            own ^= 1 << mine
            other ^= 1 << yours
            if mine != yours:
                lead += abs(pot) if mine > yours else -abs(pot)
                pot = 0
        for cards in range(1, 16):
            found[cards, 0] += (lead - guessed[cards]) ** 2
            found[cards, 1] += squares[cards]


def fit(
    layers: int = LAYERS, positions: int = POSITIONS, matches: int = MATCHES
) -> tuple[Floats, list[float]]:
    """The weights for hands of up to `layers` cards, and the share of each layer they explain.

    Half of the positions drawn are for learning, the others for measuring the share explained.
    """
    weights = np.zeros((LAYERS + 2, SHARES + 1, 16, 16))
    weights[:, SHARES] = FIRST_SPREAD
    explained = []
    for cards in range(1, layers + 1):
        rows, columns = np.tril_indices(cards)
        known = np.zeros((2 * positions, SHARES * len(rows)))
        wanted = np.zeros(2 * positions)
        lessons(weights, styles_of(), cards, np.uint64(cards), known, wanted)
        learned, others = known[:positions], known[positions:]
        square = learned.T @ learned
        square += RIDGE * np.diag(np.diag(square) + positions * 1e-9)
        found = np.linalg.solve(square, learned.T @ wanted[:positions])
        errors = wanted[positions:] - others @ found
        explained.append(1.0 - float(errors @ errors / (wanted[positions:] @ wanted[positions:])))
        weights[cards, :SHARES, rows, columns] = found.reshape(SHARES, -1).T
        weights[cards, :SHARES, columns, rows] = found.reshape(SHARES, -1).T
    for turn in range(2):  # the second time with the spreads from the first
        strayed = np.zeros((16, 2))
        stray(weights, room(), matches, np.uint64(turn), strayed)
        spread = strayed[1:, 0] / strayed[1:, 1]
        weights[1:, SHARES] = spread[:, None, None]
    return weights, explained

"""What to bid against people of several styles: a search by random playouts, compiled.

All hands are known, because every bid was seen. The others' past bids show how likely each style
is. Then matches are played to the end: the others bid in styles drawn for them, and each of our
cards is tried against the same bids and the same luck. Some of the others may be as clever as we
are: their bids for this round come from a smaller search of their own.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from mauseloch.compiled import Words, fraction, kernel, key_of, number, size
from mauseloch.games.geier.kernel.engine import Packed, packed
from mauseloch.games.geier.players.styles import (
    Styles,
    bid,
    fold,
    play_out,
    settle,
    styles_of,
    victory,
    wants,
)
from mauseloch.games.geier.rules import PRIZES, Geier, News, Revealed, TurnedUp, View
from mauseloch.games.geier.solver.matrix import Floats

SLIP = 0.1
"""Nobody fits a style exactly: this often, any card may be bid."""
NARROWEST = 0.7
"""A smaller spread would be overconfident."""
OWN_STYLE = {2: 0}
"""Our own style in playouts, by the number of seats; where more could tie, bids vary more."""
USUAL_STYLE = 1


class Effort(NamedTuple):
    """How hard to search, and how."""

    samples: int
    """How often each card is tried."""
    faith: float
    """How far past bids count as evidence about styles: not at all at 0, fully at 1."""
    alike: float
    """The probability that an opponent searches as well."""
    samples_alike: int
    """The samples of their searches."""
    warmth: float
    """A card whose chance to win is smaller by this is played e times less often: a player who
    always takes the best card meets others who think the same."""
    points: float
    """The share of a victory that a point ahead at the end is worth: it separates cards sooner."""


QUICK = Effort(samples=20, faith=0.0, alike=0.0, samples_alike=0, warmth=0.02, points=0.0)
CAREFUL = Effort(samples=60, faith=0.0, alike=0.0, samples_alike=0, warmth=0.02, points=0.01)
THOROUGH = Effort(samples=480, faith=0.7, alike=0.5, samples_alike=120, warmth=0.02, points=0.01)


def past(log: Sequence[News], seats: int) -> tuple[Words, Words]:
    """The prizes turned up and all bids for them, in the form that `fold` needs."""
    prizes = [PRIZES.index(f"{told.prize:+d}") for told in log if isinstance(told, TurnedUp)]
    cards = [[card - 1 for card in told.cards] for told in log if isinstance(told, Revealed)]
    return np.array(prizes, np.int64), np.array(cards, np.int64).reshape(-1, seats)


def searched(game: Geier, view: View, log: Sequence[News], rng: Random, effort: Effort) -> str:
    """The bid that a search finds."""
    seats = len(view.has_bid)
    assert view.seat is not None  # noqa: S101 - every bidder has a seat
    own = OWN_STYLE.get(seats, USUAL_STYLE)
    prizes, cards = past(log, seats)
    key = np.uint64(rng.getrandbits(64))
    found = search(packed(game, seats), styles_of(), effort, view.seat, own, prizes, cards, key)
    return str(found + 1)


@kernel
def chances(styles: Styles, style: int, hand: int, stack: int, pot: int, chance: Floats) -> None:
    """The approximate chance that the style bids each card; exact chances would be slow."""
    cards, at, total = size(hand), 0, 0.0
    wanted = wants(styles, style, stack, pot, cards)
    for card in range(15):
        chance[card] = 0.0
        if hand >> card & 1:
            off = (at - wanted) * 15 / cards if styles.by_rank[style] else card - wanted
            off /= max(NARROWEST, styles.spread[style])
            chance[card] = math.exp(-0.5 * off * off) + 1e-9
            total += chance[card]
            at += 1
    for card in range(15):
        if hand >> card & 1:
            chance[card] = (1.0 - SLIP) * chance[card] / total + SLIP / cards


@kernel
def infer(rules: Packed, styles: Styles, prizes: Words, cards: Words, faith: float) -> Floats:
    """The probability of each style for each seat, given its bids; all are equal at first."""
    seats = rules.seats
    believed = np.full((seats, len(styles.spread)), 1.0 / len(styles.spread))
    if faith == 0.0:
        return believed
    chance, hands = np.zeros(15), np.zeros(seats, np.int64)
    points, mice = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for turn in range(len(cards)):
        stack, pot, _ = fold(rules, prizes[: turn + 1], cards[:turn], hands, points, mice)
        for seat in range(seats):
            for style in range(len(styles.spread)):
                chances(styles, style, hands[seat], stack, pot, chance)
                believed[seat, style] *= chance[cards[turn, seat]] ** faith
            believed[seat] /= believed[seat].sum()
    return believed


@kernel
def drawn(mix: Floats, bits: np.uint64) -> int:
    """Draw a place from the mix."""
    left = fraction(bits)
    last = 0
    for at in range(len(mix)):
        if mix[at] > 0.0:
            last = at
            left -= mix[at]
            if left < 0.0:
                break
    return last


@kernel
def soften(hand: int, totals: Floats, samples: int, warmth: float, mix: Floats) -> None:
    """Mix the cards in hand: the better a card, the larger its share."""
    best = -np.inf
    for card in range(15):
        if hand >> card & 1:
            best = max(best, totals[card])
    for card in range(15):
        mix[card] = 0.0
        if hand >> card & 1:
            mix[card] = math.exp((totals[card] - best) / samples / warmth)
    mix /= mix.sum()


@kernel
def try_all(
    rules: Packed,
    styles: Styles,
    seat: int,
    own: int,
    believed: Floats,
    mixes: Floats,
    alike: float,
    points_too: float,
    hands: Words,
    points: Words,
    mice: Words,
    stack: int,
    pot: int,
    pot_top: int,
    samples: int,
    key: np.uint64,
    totals: Floats,
) -> None:
    """Add up the victories of each card for a seat that plays on in its `own` style."""
    seats = rules.seats
    chosen, bids = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    first, then = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    score, best = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    ranks = np.zeros(seats, np.int64)
    totals[:] = 0.0
    for sample in range(samples):
        luck, mood = key_of(key, 2 * sample), key_of(key, 2 * sample + 1)
        for other in range(seats):
            chosen[other] = drawn(believed[other], number(mood, 3 * other))
            bits = number(mood, 3 * other + 1)
            if fraction(number(mood, 3 * other + 2)) < alike:
                first[other] = 1 << drawn(mixes[other], bits)
            else:
                first[other] = bid(styles, chosen[other], hands[other], stack, pot, bits)
        chosen[seat] = own
        for card in range(15):
            if hands[seat] >> card & 1 == 0:
                continue
            first[seat] = 1 << card
            for other in range(seats):
                then[other] = hands[other] ^ first[other]
                score[other], best[other] = points[other], mice[other]
            left, left_top = settle(first, pot, pot_top, score, best)
            play_out(rules, styles, chosen, then, score, best, bids, stack, left, left_top, luck)
            ahead = -1000
            for other in range(seats):
                if other != seat:
                    ahead = max(ahead, score[other])
            totals[card] += victory(rules, score, best, ranks, seat)
            totals[card] += points_too * (score[seat] - ahead)


@kernel
def search(
    rules: Packed,
    styles: Styles,
    effort: Effort,
    seat: int,
    own: int,
    prizes: Words,
    cards: Words,
    key: np.uint64,
) -> int:
    """The card to bid, from 0."""
    seats = rules.seats
    hands, points = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    mice, totals = np.zeros(seats, np.int64), np.zeros(15)
    stack, pot, pot_top = fold(rules, prizes, cards, hands, points, mice)
    believed = infer(rules, styles, prizes, cards, effort.faith)
    mixes = np.zeros((seats, 15))
    for step in range(1, seats + 1):  # our own comes last, once the others' mixes are known
        who = (seat + step) % seats
        samples, alike = effort.samples_alike, 0.0
        if who == seat:
            samples, alike = effort.samples, effort.alike
        elif effort.alike == 0.0:
            continue
        try_all(
            rules,
            styles,
            who,
            own,
            believed,
            mixes,
            alike,
            effort.points,
            hands,
            points,
            mice,
            stack,
            pot,
            pot_top,
            samples,
            number(key, step),
            totals,
        )
        soften(hands[who], totals, samples, effort.warmth, mixes[who])
    return drawn(mixes[seat], number(key, 0))

"""A Monte-Carlo search for Mausen, compiled: all playouts of one decision in one call.

Between picks everyone knows everything, so the only uncertainty is how the others choose. A mind
(`minds.py`) is one way to choose. `believe` weighs the minds of a seat by what it has played so
far; `search` draws a mind for each of the others, plays them against each of our cards, and counts
the results.
"""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, fraction, kernel, key_of, number, size
from mauseloch.games.mausen.kernel.engine import (
    ALL,
    Packed,
    away,
    before_hunters,
    hunters,
    one,
    standing_key,
    start,
    whole_species,
    worth,
)
from mauseloch.games.mausen.players.minds import (
    KINDS,
    LYING,
    PHASES,
    PREY_STEP,
    RIVALS,
    minds,
    nearness,
    weights,
)

Weights = NDArray[np.float64]

HUNTED = 4 * LYING
COMING = 2 * HUNTED
STOPPED = COMING + LYING
GIVING = STOPPED + RIVALS * LYING // PREY_STEP
MIND = GIVING + 4
"""Where each part of a mind begins among its factors, and how many factors there are. First hunting
and hunted, each [value - 1, points on the table]; coming [points]; stopped [nearness, points in
steps]; giving [value - 1]."""
NEAR = np.array([[nearness(cards, max(1, size)) for cards in range(21)] for size in range(17)])
STEEP = 4.0
"""No card becomes likelier by more than e to the power of this, whatever the first playouts say."""
LAST = 4
"""With fewer cards than this the worse half is not dropped."""


@lru_cache
def minds_of(seats: int) -> Weights:
    """All minds for so many seats: the factors of each in each phase, one after the other."""
    by_phase = [minds(seats, phase) for phase in range(PHASES)]
    rows = [weights(of_all[kind]) for kind in KINDS for of_all in by_phase]
    return np.array(rows).reshape(-1)


@kernel
def spread(hand: int) -> int:
    """A hand as counts, four bits per place."""
    counts = 0
    for action in range(16):
        if hand >> action & 1:
            counts += one(action)
    return counts


@kernel
def weigh(
    factors: Weights, mind: int, hand: int, table: int, others: int, size: int, sums: Weights
) -> float:
    """Weigh a hand as a mind does, with running sums by place in `sums`; return the total."""
    at = (mind * PHASES + (16 - size) // PHASES) * MIND
    total = 0.0
    if table == 0:
        for place in range(16):
            if hand >> (place ^ 3) & 1:
                total += factors[at + GIVING + 3 - (place & 3)]
            sums[place] = total
        return total
    lying = worth(table)
    for species in range(4):
        cards = hand >> 4 * species & 15
        own = min(lying >> 16 * species & ALL, LYING - 1)
        prey = min(lying >> 16 * (species + 1 & 3) & ALL, LYING - 1)
        beyond = min(lying >> 16 * (species + 2 & 3) & ALL, LYING - 1)
        there = others >> 16 * species
        come = factors[at + COMING + beyond]
        stopping = 0
        for place in range(4):
            value = 3 - place
            stopping += there >> 4 * place & 15
            near = NEAR[size, stopping]
            total += (  # whether it is held is a factor too: mispredicted branches cost more
                (cards >> value & 1)
                * come
                * factors[at + LYING * value + prey]
                * factors[at + HUNTED + LYING * value + own]
                * factors[at + STOPPED + LYING // PREY_STEP * near + prey // PREY_STEP]
            )
            sums[4 * species + place] = total
    return total


@kernel
def drawn(sums: Weights, total: float, bits: np.uint64) -> int:
    """Draw an action by the running sums of the weights."""
    wanted = fraction(bits) * total
    place = 0
    for before in range(15):
        place += sums[before] <= wanted
    return place ^ 3


@kernel
def reveal(rules: Packed, state: Words, counts: Words, cards: Words) -> None:
    """Let all seats play their cards: the kernel's `put` for everyone at once.

    `counts` has each hand as counts, and finally their sum.
    """
    seats = rules.seats
    played = 0
    for seat in range(seats):
        card = one(cards[seat])
        played += card
        counts[seat] -= card
        state[1 + seat] ^= 1 << cards[seat]
    counts[seats] -= played
    hunting = hunters(rules.cascade != 0, played) if state[0] else 0
    prey = before_hunters(state[0] + played)
    for seat in range(seats):
        state[1 + seats + seat] += away(prey & whole_species(one(cards[seat]) & hunting))
    state[0] = away(prey & ~whole_species(hunting))


@kernel
def believe(
    rules: Packed, factors: Weights, played: Words, doubt: float, state: Words, beliefs: Weights
) -> None:
    """Replay these rounds (int64[rounds, seats]), and weigh the minds of each seat by its cards.

    `beliefs` (float[seats, minds]) holds the prior and receives the posterior. Minds are assumed to
    choose at random with probability `doubt`, so that none is ever ruled out.
    """
    seats = rules.seats
    counts = np.empty(seats + 1, np.int64)
    start(rules, state)
    counts[:seats] = spread(rules.cards)
    counts[seats] = seats * counts[0]
    sums = np.empty(16)
    for turn in range(len(played)):
        held = size(rules.cards) - turn
        for seat in range(seats):
            others = counts[seats] - counts[seat]
            place = played[turn, seat] ^ 3
            whole = 0.0
            for mind in range(beliefs.shape[1]):
                total = weigh(factors, mind, state[1 + seat], state[0], others, held, sums)
                weight = sums[place] - (sums[place - 1] if place else 0.0)
                beliefs[seat, mind] *= (1.0 - doubt) * weight / total + doubt / held
                whole += beliefs[seat, mind]
            beliefs[seat] /= whole
        reveal(rules, state, counts, played[turn])


@kernel
def value_of(rules: Packed, state: Words, seat: int, smooth: float) -> float:
    """A victory counts 1, a shared one its share; part of the value is for the lead."""
    seats = rules.seats
    own = standing_key(rules, state[1 + seats + seat])
    best, level = 0, 1
    for other in range(seats):
        if other != seat:
            key = standing_key(rules, state[1 + seats + other])
            best = max(best, key)
            level += key == own
    won = 0.0 if best > own else 1.0 / level
    ahead = ((own >> 8) - (best >> 8)) / 40.0
    return (1.0 - smooth) * won + smooth * min(1.0, max(0.0, 0.5 + ahead))


@kernel
def tilt(total: Weights, tried: Words, unit: float, tilts: Weights) -> None:
    """How much likelier the results so far make each card; 1 for those not held."""
    mean, many = 0.0, 0
    for action in range(16):
        if tried[action]:
            mean += total[action] / tried[action]
            many += 1
    for action in range(16):
        tilts[action] = 1.0
        if tried[action]:
            better = (total[action] / tried[action] - mean / many) / unit
            tilts[action] = math.exp(min(STEEP, max(-STEEP, better)))


@kernel
def tilted(tilts: Weights, sums: Weights) -> float:
    """Tilt the weights of a hand, given as running sums by place; return their new total."""
    before = total = 0.0
    for place in range(16):
        weight = sums[place] - before
        before = sums[place]
        total += weight * tilts[place ^ 3]
        sums[place] = total
    return total


@kernel
def search(
    rules: Packed,
    factors: Weights,
    state: Words,
    seat: int,
    beliefs: Weights,
    us: int,
    playouts: int,
    smooth: float,
    unit: float,
    key: np.uint64,
    values: Weights,
    mix: Weights,
) -> None:
    """What each card in a seat's hand is worth, and how often to play it.

    Every card meets the same minds, the same picks of the others and the same luck; after each pass
    the worse half is dropped. Players thought to be like us follow that mind, but in this round
    they consider what we consider: cards that do well become likelier for them too. So a card that
    all of us would want loses its worth, and our choices diverge.

    `values` (float[16]) has -1 for cards not held, `mix` (float[16]) the probability of each card:
    one that is better by `unit` is e times as likely.
    """
    seats = rules.seats
    counts = np.empty(seats + 1, np.int64)
    counts[seats] = 0
    for other in range(seats):
        counts[other] = spread(state[1 + other])
        counts[seats] += counts[other]
    now, held = np.empty_like(state), np.empty_like(counts)
    first, cards = np.empty(seats, np.int64), np.empty(seats, np.int64)
    who = np.empty(seats, np.int64)
    sums, tilts = np.empty(16), np.ones(16)
    total, tried = np.zeros(16), np.zeros(16, np.int64)
    left = np.empty(16, np.int64)
    size = 0
    for action in range(16):
        values[action] = -1.0
        if state[1 + seat] >> action & 1:
            left[size] = action
            size += 1
    many, passes = size, 1
    while many >> passes >= LAST:
        passes += 1
    deal = 0
    for _ in range(passes):
        for _ in range(max(1, playouts // (passes * many))):
            luck = key_of(key, deal)
            deal += 1
            for other in range(seats):
                who[other] = us
                if other != seat:
                    wanted = fraction(number(luck, other))
                    mind = 0
                    while mind < beliefs.shape[1] - 1 and beliefs[other, mind] <= wanted:
                        wanted -= beliefs[other, mind]
                        mind += 1
                    who[other] = mind
                    others = counts[seats] - counts[other]
                    whole = weigh(factors, mind, state[1 + other], state[0], others, size, sums)
                    if mind == us:
                        whole = tilted(tilts, sums)
                    first[other] = drawn(sums, whole, number(luck, 8 + other))
            for k in range(many):
                now[:] = state
                held[:] = counts
                first[seat] = left[k]
                reveal(rules, now, held, first)
                for rest in range(size - 1, 0, -1):
                    for other in range(seats):
                        others = held[seats] - held[other]
                        whole = weigh(
                            factors, who[other], now[1 + other], now[0], others, rest, sums
                        )
                        cards[other] = drawn(sums, whole, number(luck, 8 * rest + 16 + other))
                    reveal(rules, now, held, cards)
                total[left[k]] += value_of(rules, now, seat, smooth)
                tried[left[k]] += 1
            tilt(total, tried, unit, tilts)
        for k in range(many):
            values[left[k]] = total[left[k]] / tried[left[k]]
        for k in range(1, many):  # best first
            at = k
            while at > 0 and values[left[at]] > values[left[at - 1]]:
                left[at], left[at - 1] = left[at - 1], left[at]
                at -= 1
        many = (many + 1) // 2
    best = values[left[0]]
    whole = weigh(factors, us, state[1 + seat], state[0], counts[seats] - counts[seat], size, sums)
    for place in range(16):
        weight = sums[place] - (sums[place - 1] if place else 0.0)
        mix[place ^ 3] = weight / whole * math.exp((values[place ^ 3] - best) / unit)
    mix /= mix.sum()

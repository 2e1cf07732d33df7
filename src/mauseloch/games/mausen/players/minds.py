"""Ways to choose a card in Mausen, for players of all kinds.

A mind likes a card more or less, depending on the table and on what the others still hold, and
plays it in proportion to e to the power of its liking. So a mind can be followed (`bots.py`),
attributed to others (`kernel_search.py`), and recognised by what a player has played.

The likings of `us` were not invented: they imitate what the search chose in matches against itself,
by multinomial logistic regression, so they also show what matters in this game.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from mauseloch.games.mausen.rules import SPECIES, Card, Mausen, News, Restocked, Revealed, deck

PHASES = 4
"""A match has sixteen rounds, four to a phase."""
LYING = 32
"""This many points of a species or more count alike."""
RIVALS = 16
"""Quarter steps for the others' cards that may be played now and would stop a hunter; more count
alike."""
PREY_STEP = 4
"""With rivals about, prey is counted in steps of this many points."""


class Mind(NamedTuple):
    """Likings, in four parts that are added up; tuples are by value, from 1 to 4."""

    value: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    prey: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    """For each point of prey on the table."""
    beyond: float = 0.0
    """For each point of what the prey itself hunts: it will attract more prey."""
    own: float = 0.0
    """For each point of its own species on the table: it will attract its hunters."""
    own_high: float = 0.0
    """The same, in addition, for values 3 and 4."""
    rivals: float = 0.0
    """For each card that may be played now and would stop it."""
    rivals_prey: float = 0.0
    """The same, for each point of prey."""
    giving: float = -1.5
    """For each point of a card put on an empty table, where nothing hunts."""

    def hunting(self, value: int, prey: int) -> float:
        return self.value[value - 1] + self.prey[value - 1] * prey

    def hunted(self, value: int, own: int) -> float:
        return (self.own + (self.own_high if value >= 3 else 0.0)) * own

    def coming(self, beyond: int) -> float:
        return self.beyond * beyond

    def stopped(self, near: int, prey: int) -> float:
        middle = prey // PREY_STEP * PREY_STEP + (PREY_STEP - 1) / 2
        return (self.rivals + self.rivals_prey * middle) * near / 4


def likings(
    mind: Mind, hand: tuple[Card, ...], table: tuple[Card, ...], others: list[set[Card]]
) -> list[float]:
    """How much a mind likes each card of a hand, given what the others hold."""
    if not table:
        return [mind.giving * card.value for card in hand]
    lying = [0] * len(SPECIES)
    for card in table:
        lying[SPECIES.index(card.species)] += card.value
    lying = [min(points, LYING - 1) for points in lying]
    found = []
    for card in hand:
        species = SPECIES.index(card.species)
        own, prey, beyond = (lying[(species + step) % 4] for step in range(3))
        rivals = [one for held in others for one in held if one.species == card.species]
        near = nearness(sum(one.value >= card.value for one in rivals), len(hand))
        found.append(
            mind.hunting(card.value, prey)
            + mind.hunted(card.value, own)
            + mind.coming(beyond)
            + mind.stopped(near, prey)
        )
    return found


def rounds(log: Sequence[News]) -> list[tuple[Card, ...]]:
    """The cards played so far, round by round."""
    return [told.cards for told in log if isinstance(told, Revealed | Restocked)]


def hands(game: Mausen, log: Sequence[News], seats: int) -> list[set[Card]]:
    """All hands: every seat begins with the same cards, and every card played is seen."""
    whole = set(deck(game.cards))
    return [whole.difference(played[seat] for played in rounds(log)) for seat in range(seats)]


def nearness(stopping: int, size: int) -> int:
    """The quarters for this many cards that would stop a hunter, among hands of this size."""
    return min(4 * stopping // size, RIVALS - 1)


def phase(size: int) -> int:
    """The phase of a match, by hand size; a reduced match is only its end."""
    return (16 - size) // PHASES


def by_value(factor: float) -> tuple[float, ...]:
    return tuple(factor * value for value in (1, 2, 3, 4))


CHANCE_TO_HUNT = {1: 0.35, 2: 0.5, 3: 0.65, 4: 0.8}
"""A guess at how often a card of this value hunts for its species."""
MOOD = 2.0
"""The mood of `simple`: the standard deviation of what it adds to each card."""

US = (
    # value 1–4, prey 1–4, beyond, own, own_high, rivals, rivals_prey
    (0.17, 0.22, 0.07, -0.45, 0.19, 0.18, 0.24, 0.32, 0.12, -0.06, -0.08, 1.01, -0.27),
    (-0.22, -0.13, -0.04, 0.39, -0.12, -0.10, -0.17, -0.24, -0.08, -0.04, 0.05, -1.13, 0.20),
    (-0.24, -0.32, -0.01, 0.57, -0.11, -0.05, -0.10, -0.16, -0.08, 0.05, 0.04, 0.63, 0.09),
    (0.05, 0.14, 0.02, -0.20, 0.14, 0.06, 0.12, 0.17, 0.11, 0.08, -0.04, -0.25, -0.07),
)
"""Coefficients: for three seats in the first phase; added for six seats; added for the last phase;
added for both."""


SURER = 2.0
"""How much more decisive a player may be than the average player like us."""


def us(seats: int, phase: int, sharper: float = 1.0) -> Mind:
    """How players like us choose; `sharper` makes it less random."""
    more, late = (seats - 3) / 3, phase / (PHASES - 1)
    parts = [
        sharper * (base + more * six + late * (last + more * both))
        for base, six, last, both in zip(*US, strict=True)
    ]
    return Mind(tuple(parts[:4]), tuple(parts[4:8]), *parts[8:])


def minds(seats: int, phase: int) -> dict[str, Mind]:
    """All kinds of opponents, with this many seats in this phase."""
    to_come = 2.5 * (seats - 1) / 4
    # A mood of this deviation is about as decisive as these weights: Gumbel's deviation is 1.28.
    mood = MOOD / 1.28
    return {
        "random": Mind(giving=0.0),
        "greedy": Mind(by_value(1.0), (1.2,) * 4),
        "simple": Mind(
            tuple(
                (chance * to_come - 0.8 * value) / mood for value, chance in CHANCE_TO_HUNT.items()
            ),
            tuple(chance / mood for chance in CHANCE_TO_HUNT.values()),
        ),
        "thrifty": Mind(by_value(-1.0), (0.8,) * 4),
        "saver": Mind(by_value(-1.5)),
        "spender": Mind(by_value(1.5), giving=0.0),
        "second": Mind(by_value(-0.2), (0.1,) * 4, beyond=0.4),
        "surer": us(seats, phase, SURER),
        "us": us(seats, phase),
    }


KINDS = tuple(minds(3, 0))
"""Their names: random; most prey, with the highest card; the bot `simple`; most prey, with the
lowest card; low cards first; high cards first; hunts the hunters; knows what we know, but does not
look ahead; and players like us."""


def weights(mind: Mind) -> list[float]:
    """A mind as one row of factors for the search, in the order given in `kernel_search.py`."""
    lying = range(LYING)
    values = range(1, 5)
    liked = [mind.hunting(value, prey) for value in values for prey in lying]
    liked += [mind.hunted(value, own) for value in values for own in lying]
    liked += [mind.coming(beyond) for beyond in lying]
    liked += [mind.stopped(near, prey) for near in range(RIVALS) for prey in lying[::PREY_STEP]]
    liked += [mind.giving * value for value in values]
    return [math.exp(liking) for liking in liked]

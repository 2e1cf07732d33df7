"""From nothing to a bot that beats Bruno at Hol's der Geier for two, with NumPy alone.

    python train.py                 # a minute or two; writes learned.npz
    mauseloch arena geier learned.py,bruno --games 400

A small network looks at one card at a time and says how much it wants to bid it; the cards compete
through a softmax. It plays thousands of matches side by side in a Lockstep: half of them against
itself, half against Bruno's way of bidding, written again for arrays. After every batch, what won
points becomes likelier (REINFORCE, with the mean of the batch as a baseline).
"""

import sys
from pathlib import Path

import numpy as np

import mauseloch

MATCHES, BATCHES, SEED = 1024, 150, 1
HIDDEN, RATE, BOLDNESS = 24, 0.01, 0.01
CARDS = 15
VALUES = np.array([*range(-5, 0), *range(1, 11)])
FILE = Path(__file__).parent / "learned.npz"


def features(seen):
    """What matters about each card: one row per card, for many observations at once."""
    stack, carried, prize = (seen[:, at : at + CARDS] for at in (0, 15, 30))
    mine, theirs = seen[:, 45 : 45 + 47], seen[:, 92 : 92 + 47]
    hand, other = mine[:, :CARDS], theirs[:, :CARDS]
    held = np.maximum(1, hand.sum(axis=1, keepdims=True))
    pot = ((carried + prize) * VALUES).sum(axis=1, keepdims=True)
    left = np.maximum(1, stack.sum(axis=1, keepdims=True))
    smaller = (stack * (np.abs(VALUES) < np.abs(pot))).sum(axis=1, keepdims=True) / left
    rank = (hand.cumsum(axis=1) - 1) / np.maximum(1, held - 1)
    beaten = (other.cumsum(axis=1) - other) / held
    each = [
        rank,
        rank - smaller,
        np.abs(rank - smaller),
        beaten,
        beaten - smaller,
        np.abs(beaten - smaller),
        other.astype(float),
        *(np.broadcast_to(one, rank.shape) for one in (smaller, pot / 10, held / CARDS, pot < 0)),
        np.broadcast_to((mine[:, 46:47] - theirs[:, 46:47]) / 20, rank.shape),
        np.ones(rank.shape),
    ]
    return np.stack(each, axis=2)


def mix(weights, found, legal):
    """How likely each card is, and the network's inner values."""
    inner = np.tanh(found @ weights["inner"])
    wish = np.where(legal, inner @ weights["outer"], -np.inf)
    wish = np.exp(wish - wish.max(axis=1, keepdims=True))
    return wish / wish.sum(axis=1, keepdims=True), inner


def drawn(chances, rng):
    """One card per row, by its chance."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def bruno(seen, rng):
    """Bruno's way: the rank of the pot among the prizes left is the rank of the card."""
    stack, hand = seen[:, :CARDS], seen[:, 45:60]
    pot = np.abs(((seen[:, 15:30] + seen[:, 30:45]) * VALUES).sum(axis=1, keepdims=True))
    held, left = hand.sum(axis=1), np.maximum(1, stack.sum(axis=1))
    place = (held - 1) * (stack * (np.abs(VALUES) < pot)).sum(axis=1) / left
    place = np.rint(place + rng.normal(size=len(place)) * held / CARDS)
    place = np.clip(place, 0, held - 1)[:, None]
    return (hand.cumsum(axis=1) > place).argmax(axis=1)


def played(many, weights, rng, rounds):
    """A whole batch: what was seen and chosen, and the points still to be won from there on."""
    steps, half = [], many.matches // 2
    lead = np.zeros((many.matches, 2))
    for _ in range(rounds):
        seen, legal = many.observations.copy(), many.legal.copy()
        found = features(seen.reshape(-1, seen.shape[2]))
        chances, inner = mix(weights, found, legal.reshape(-1, CARDS))
        actions = drawn(chances, rng).reshape(-1, 2)
        learns = np.ones(actions.shape, bool)
        actions[:half, 1], learns[:half, 1] = bruno(seen[:half, 1], rng), False
        ahead = seen[:, :, 45 + 46] - seen[:, :, 92 + 46]
        steps.append((found, inner, chances, actions, learns, ahead))
        many.step(actions)
    lead[:] = many.rewards  # by points: the difference at the end
    return [(*step, lead - step[-1]) for step in steps]


def improve(weights, steps, memory, number):
    """One step of Adam along the gradient."""
    gradients = {name: np.zeros_like(value) for name, value in weights.items()}
    for found, inner, chances, actions, learns, _, gained in steps:
        better = np.where(learns, gained - gained[learns].mean(), 0.0).reshape(-1) / 10
        wish = -chances * better[:, None]
        wish[np.arange(len(wish)), actions.reshape(-1)] += better
        surprise = np.log(np.maximum(chances, 1e-9))
        surprise -= (chances * surprise).sum(axis=1, keepdims=True)
        wish -= BOLDNESS * chances * surprise  # stay curious
        gradients["outer"] += np.einsum("rc,rch->h", wish, inner)
        back = wish[:, :, None] * weights["outer"] * (1 - inner**2)
        gradients["inner"] += np.einsum("rcf,rch->fh", found, back, optimize=True)
    for name, gradient in gradients.items():
        uphill = gradient / MATCHES
        first, second = memory[name]
        first += 0.1 * (uphill - first)
        second += 0.001 * (uphill**2 - second)
        step = (first / (1 - 0.9**number)) / (np.sqrt(second / (1 - 0.999**number)) + 1e-8)
        weights[name] += RATE * step


def main(batches=BATCHES, cards=CARDS, file=FILE):
    """Train, with fewer cards if you like, and write the weights."""
    rng = np.random.default_rng(SEED)
    game = mauseloch.game("geier", cards=cards)
    many = mauseloch.Lockstep(game, 2, MATCHES, seed=SEED, rewards="points")
    width = features(many.observations[:1, 0]).shape[2]
    weights = {"inner": rng.normal(0, 0.3, (width, HIDDEN)), "outer": np.zeros(HIDDEN)}
    weights["outer"] += rng.normal(0, 0.1, HIDDEN)
    memory = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in weights.items()}
    for number in range(1, batches + 1):
        steps = played(many, weights, rng, cards)
        improve(weights, steps, memory, number)
        if number % 25 == 0:
            won = (many.ranks[: MATCHES // 2] == 1).mean(axis=0)
            print(f"batch {number}: wins {won[0]:.0%} of its matches, Bruno's way {won[1]:.0%}")
    np.savez(file, **weights)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

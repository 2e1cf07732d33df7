"""What is known once Hol's der Geier for two is solved, as figures to publish."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from mauseloch.games.geier.solver.layers import Prizes
from mauseloch.games.geier.solver.whole import Place, Whole

CHECKED = 200
"""Positions of each layer that are checked by what mixes secure."""
SAMPLES, LARGEST = 180, 8
"""Rounds of each layer that the report contains, for others to solve, up to so many cards."""
MATCHES = 1_000_000
DIGITS = 8


def report(whole: Whole, seed: int = 1) -> dict[str, Any]:
    """Figures that can be written as JSON; chance follows from the seed."""
    rng = np.random.default_rng(seed)
    cards, prizes = whole.deck.cards, whole.deck.prizes
    starts = [first_round(whole, prize) for prize in prizes]
    mixes = whole.mixes(starts)
    missed = [
        max(whole.miss(whole.any_place(rng, held)) for _ in range(CHECKED))
        for held in range(1, cards)
    ]
    lead = whole.self_play(MATCHES, seed)
    return {
        "cards": cards,
        "prizes": list(prizes),
        "bound": whole.bound,
        "checked": {"positions": CHECKED * len(missed), "worst": max(missed, default=0.0)},
        "self_play": {
            "matches": MATCHES,
            "mean": float(lead.mean()),
            "interval": float(1.96 * lead.std() / MATCHES**0.5),
        },
        "layers": [
            {
                "cards": layer.patterns.cards,
                "patterns": len(layer.patterns.codes),
                "positions": len(layer.found.values),
                "rounds": layer.rounds,
                "again": layer.settled,
                "gap": layer.widest,
                "bound": layer.bound,
                "seconds": round(layer.seconds, 3),
            }
            for layer in whole.layers[1:]
        ],
        "first_bids": [_rounded(mix) for mix in mixes.rows],
        "after": [[_rounded(row) for row in whole.game(start)] for start in starts],
        "samples": _samples(whole, rng),
    }


def first_round(whole: Whole, prize: int) -> Place:
    """The round that begins a match with this prize."""
    hand = tuple(range(1, whole.deck.cards + 1))
    left = (1 << len(hand)) - 1 ^ 1 << whole.deck.prizes.index(prize)
    return Place(hand, hand, left, prize)


def _samples(whole: Whole, rng: np.random.Generator) -> list[dict[str, Any]]:
    """Rounds at random, each with a pot that adds up to its sum."""
    found = []
    for held in range(2, min(LARGEST, whole.deck.cards - 1) + 1):
        places: list[Place] = []
        pots: list[Sequence[int]] = []
        while len(places) < SAMPLES:
            position = whole.any_place(rng, held)
            [bits] = np.nonzero(position.left >> np.arange(whole.deck.cards) & 1)
            bit = int(rng.choice(bits))
            left, pot = position.left ^ 1 << bit, position.carried + whole.deck.prizes[bit]
            made = _adding_up(whole.prizes, left, pot)
            if made is not None:
                places.append(Place(position.own, position.other, left, pot))
                pots.append(made)
        values = whole.mixes(places).values
        found += [
            {
                "own": list(place.own),
                "other": list(place.other),
                "stack": _prizes(whole, place.left),
                "pot": list(pot),
                "value": round(float(value), DIGITS),
            }
            for place, pot, value in zip(places, pots, values, strict=True)
        ]
    return found


def _adding_up(prizes: Prizes, left: int, pot: int) -> Sequence[int] | None:
    """Some of the prizes gone that add up to a pot, as few as possible."""
    gone = [one for bit, one in enumerate(prizes.deck.prizes) if not left >> bit & 1]
    sums: dict[int, tuple[int, ...]] = {0: ()}
    best: tuple[int, ...] | None = None
    for prize in gone:
        for total, made in list(sums.items()):
            more = (*made, prize)
            if total + prize == pot and (best is None or len(more) < len(best)):
                best = more
            if total + prize not in sums or len(more) < len(sums[total + prize]):
                sums[total + prize] = more
    return best


def _prizes(whole: Whole, left: int) -> list[int]:
    return [one for bit, one in enumerate(whole.deck.prizes) if left >> bit & 1]


def _rounded(row: Sequence[float]) -> list[float]:
    return [round(float(one), DIGITS) for one in row]

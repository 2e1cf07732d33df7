"""Hol's der Geier as a plain PettingZoo environment, as people commonly write them.

Each seat's observation is assembled separately. The random player's way of choosing matters as much
as the environment, so there are two: NumPy, which is quicker than the action space's own `sample`,
and a choice as lean as our own. `geier_pettingzoo_tuned` also makes the observations fast.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from bench.peers import geier_pettingzoo_tuned as tuned

FIRST_BLOCK, BLOCK_SIZE, SCORE = tuned.FIRST_BLOCK, tuned.BLOCK_SIZE, tuned.SCORE


class GeierEnv(tuned.GeierEnv):
    """The tuned environment with plain observations."""

    def _observe(self) -> dict[str, tuned.Observation]:
        return {agent: self._observe_one(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe_one(self, seat: int) -> tuned.Observation:
        blocks = self._table[FIRST_BLOCK:].reshape(-1, BLOCK_SIZE)
        others = [blocks[other] for other in (*range(seat, len(blocks)), *range(seat))]
        return {
            "observation": np.concatenate([self._table[:FIRST_BLOCK], *others]),
            "action_mask": blocks[seat, : tuned.CARDS].copy(),
        }


def play(seats: int, games: int, seed: int) -> int:
    """Play random games to the end with NumPy choosing; return how many cards were picked."""
    rng = np.random.default_rng(seed)

    def choose(mask: tuned.Int8Array) -> int:
        return int(rng.choice(np.flatnonzero(mask)))

    return _play(seats, games, seed, choose)


def play_lean(seats: int, games: int, seed: int) -> int:
    """The same with the quickest choice we know, which our own matches use too."""
    uniform = random.Random(seed).random

    def choose(mask: tuned.Int8Array) -> int:
        legal: list[int] = mask.nonzero()[0].tolist()
        return legal[int(uniform() * len(legal))]

    return _play(seats, games, seed, choose)


def _play(seats: int, games: int, seed: int, choose: Callable[[tuned.Int8Array], int]) -> int:
    env = GeierEnv(seats)
    decisions = 0
    for game in range(games):
        observations, _ = env.reset(seed if game == 0 else None)
        while env.agents:
            actions = {agent: choose(seen["action_mask"]) for agent, seen in observations.items()}
            observations, _, _, _, _ = env.step(actions)
            decisions += seats
    return decisions

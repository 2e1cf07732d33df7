"""Hol's der Geier as a plain PettingZoo environment, as people commonly write them.

Each seat's observation is put together on its own, and NumPy chooses among the legal actions (which
is quicker than the action space's own `sample`). `geier_pettingzoo_tuned` is the same environment
with all of that made fast.
"""

from __future__ import annotations

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
    """Play uniformly random games to the end and return how many cards were picked."""
    env = GeierEnv(seats)
    rng = np.random.default_rng(seed)
    decisions = 0
    for game in range(games):
        observations, _ = env.reset(seed if game == 0 else None)
        while env.agents:
            actions = {
                agent: int(rng.choice(np.flatnonzero(seen["action_mask"])))
                for agent, seen in observations.items()
            }
            observations, _, _, _, _ = env.step(actions)
            decisions += seats
    return decisions

"""Hol's der Geier as a plain PettingZoo environment, the way its documentation writes them.

Each seat's observation is put together on its own, and random actions come from the action space
with the mask. `geier_pettingzoo_tuned` is the same environment with all of that made fast.
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
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    decisions = 0
    for game in range(games):
        observations, _ = env.reset(seed if game == 0 else None)
        while env.agents:
            actions = {
                agent: int(env.action_space(agent).sample(observations[agent]["action_mask"]))
                for agent in env.agents
            }
            observations, _, _, _, _ = env.step(actions)
            decisions += seats
    return decisions

"""Hol's der Geier as a PettingZoo parallel environment.

Action ``a`` plays card ``a + 1``. A round is one step, and its reward is the points just won.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

CARDS = 15
PRIZES = (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
MIN_SEATS = 2
MAX_SEATS = 5

Int8Array: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, Int8Array]

# Layout of the table vector: the pot, one flag per prize still face down, then one block per seat
# with a flag per card in hand and the score.
POT = 0
FACE_DOWN = 1
FIRST_BLOCK = FACE_DOWN + len(PRIZES)
SCORE = CARDS  # within a block
BLOCK_SIZE = CARDS + 1
OWN_HAND = slice(FIRST_BLOCK, FIRST_BLOCK + CARDS)
_PRIZE_INDEX = {prize: index for index, prize in enumerate(PRIZES)}


class GeierEnv(ParallelEnv):  # type: ignore[misc]  # pettingzoo is untyped
    """A table of ``seats`` players; each sees the public table with its own block first."""

    metadata: ClassVar[dict[str, Any]] = {"name": "geier_v0", "render_modes": []}

    def __init__(self, seats: int = MIN_SEATS) -> None:
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"seats must be {MIN_SEATS} to {MAX_SEATS}, not {seats}")
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []

        fresh: Int8Array = np.zeros(FIRST_BLOCK + seats * BLOCK_SIZE, np.int8)
        fresh[FACE_DOWN:FIRST_BLOCK] = 1
        fresh[FIRST_BLOCK:].reshape(seats, BLOCK_SIZE)[:, :CARDS] = 1
        self._fresh = fresh
        self._table = fresh.copy()
        # Row s lists the table positions in the order in which seat s sees them.
        blocks = np.arange(FIRST_BLOCK, len(fresh)).reshape(seats, BLOCK_SIZE)
        self._views = np.array(
            [
                np.concatenate([np.arange(FIRST_BLOCK), np.roll(blocks, -seat, axis=0).ravel()])
                for seat in range(seats)
            ]
        )
        self._rng = np.random.default_rng()
        self._prizes: list[int] = []
        self._pot = 0

        low, high = np.zeros_like(fresh), np.ones_like(fresh)
        for points in (POT, *range(FIRST_BLOCK + SCORE, len(fresh), BLOCK_SIZE)):
            low[points] = sum(prize for prize in PRIZES if prize < 0)
            high[points] = sum(prize for prize in PRIZES if prize > 0)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (CARDS,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(CARDS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Turn up the first prize, in random order or that of ``options["prizes"]``."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self._table[:] = self._fresh
        if options and "prizes" in options:
            self._prizes = list(options["prizes"])[::-1]
        else:
            self._prizes = self._rng.permutation(PRIZES).tolist()
        self._pot = 0
        self._turn_up()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play one card per seat and turn up the next prize."""
        agents = self.agents
        table = self._table
        cards = [actions[agent] for agent in agents]
        block = FIRST_BLOCK
        for agent, card in zip(agents, cards, strict=True):
            if not (0 <= card < CARDS and table[block + card]):
                raise ValueError(f"{agent} does not hold card {card + 1}")
            table[block + card] = 0
            block += BLOCK_SIZE

        rewards = dict.fromkeys(agents, 0.0)
        for card in sorted(cards, reverse=self._pot >= 0):
            if cards.count(card) == 1:
                seat = cards.index(card)
                rewards[agents[seat]] = float(self._pot)
                table[FIRST_BLOCK + seat * BLOCK_SIZE + SCORE] += self._pot
                self._pot = 0
                break

        over = not self._prizes
        if over:
            self.agents = []
            table[POT] = self._pot
        else:
            self._turn_up()
        return (
            self._observe(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _turn_up(self) -> None:
        prize = self._prizes.pop()
        self._pot += prize
        self._table[POT] = self._pot
        self._table[FACE_DOWN + _PRIZE_INDEX[prize]] = 0

    def _observe(self) -> dict[str, Observation]:
        """What every seat sees; the mask is the seat's own hand inside its observation."""
        rows = self._table[self._views]
        return {  # indexing beats iterating over so small an array
            agent: {"observation": rows[seat], "action_mask": rows[seat, OWN_HAND]}
            for seat, agent in enumerate(self.possible_agents)
        }


def play(seats: int, games: int, seed: int) -> int:
    """Play uniformly random games to the end and return how many cards were picked."""
    env = GeierEnv(seats)
    uniform = random.Random(seed).random
    decisions = 0
    for game in range(games):
        observations, _ = env.reset(seed if game == 0 else None)
        while env.agents:
            actions = {}
            for agent, seen in observations.items():
                legal = seen["action_mask"].nonzero()[0].tolist()
                actions[agent] = legal[int(uniform() * len(legal))]
            observations, _, _, _, _ = env.step(actions)
            decisions += seats
    return decisions

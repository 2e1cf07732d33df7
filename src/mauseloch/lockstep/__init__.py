"""Thousands of matches side by side, as arrays, for learners.

>>> many = Lockstep("geier", seats=3, matches=1000, seed=1)
>>> many.step(many.legal.argmax(axis=2))  # everyone plays the lowest card
>>> many.observations.shape, many.rewards.shape
((1000, 3, 186), (1000, 3))
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mauseloch.core.encoding import Encoding, Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.lockstep import loops

Policy = Literal["random", "simple"]
Rewards = Literal["win", "points"]
POLICIES = {"random": loops.RANDOM, "simple": loops.SIMPLE}
TICK_MS = 250
"""The default tick of a race: about as quickly as people decide."""


class Saved(NamedTuple):
    """The complete state of a Lockstep."""

    states: NDArray[np.int64]
    keys: NDArray[np.uint64]
    counts: NDArray[np.int64]
    plans: NDArray[np.int64]
    numbers: NDArray[np.int64]
    over: NDArray[np.bool_]


def encoding_of(game: AnyGame) -> Encoding:
    """The numbering of a game's actions, outcomes and observations."""
    return cast("Encoding", package(game.name).load("encoding").ENCODING)


def packed(game: AnyGame, seats: int) -> Any:
    """The rules as the game's kernel needs them; raises SeatsError or OptionError."""
    game.start(seats)
    return package(game.name).load("kernel").packed(game, seats)


def rewards_of(scores: Sequence[int], ranks: Sequence[int], by: Rewards) -> list[float]:
    """What each seat gets at the end; rewards sum to zero.

    With "win", the winners share 1 and the others pay it together; with "points", each seat gets
    its own points minus the mean of the others'.
    """
    others = len(scores) - 1
    if by == "points":
        return [points - (sum(scores) - points) / others for points in scores]
    share = len(ranks) / ranks.count(1)
    return [((share if rank == 1 else 0) - 1) / others for rank in ranks]


def check_rewards(by: str) -> None:
    """Raise SetupError unless this is a known kind of reward."""
    if by not in ("win", "points"):
        raise SetupError(f"rewards must be win or points, not {shown(by)}")


class Lockstep:
    """Many matches of one game, all advanced one step at a time.

    A step is one answer from every awaited seat. The arrays are always the same objects, which
    `step` overwrites: copy what you want to keep. A race is divided into ticks, in each of which a
    seat reacts or waits; to wait is the action after the game's own. Row r plays matches number
    first + r, first + r + matches, … of the seed.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        matches: int,
        seed: int = 0,
        *,
        policies: Sequence[Policy | None] | None = None,
        rewards: Rewards = "win",
        restart: bool = True,
        tick_ms: int | None = TICK_MS,
        first: int = 0,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.seats = seats
        self.matches = positive(matches, "matches")
        self.seed = np.uint64(_whole(seed, "seed") % 2**64)
        self.encoding = encoding_of(self.game)
        self._rules = packed(self.game, seats)
        self._who = policy_numbers(policies or [None] * seats, seats)
        check_rewards(rewards)
        self._by_points = rewards == "points"
        self._restarts = restart
        self.races = package(self.game.name).traits.race
        ticks = self.races and tick_ms is not None
        self.tick_ms = positive(tick_ms, "tick_ms") if ticks else 0
        own = len(self.encoding.actions)
        self.actions = own + ticks
        """The number of actions, including waiting where there are ticks."""
        self._states = np.zeros((matches, self.encoding.words(seats)), np.int64)
        self._keys = np.zeros(matches, np.uint64)
        self._counts = np.zeros((matches, 3), np.int64)
        self._plans = np.zeros((matches, seats, 2), np.int64)
        self._own_mask = np.zeros(own, np.bool_)
        self._no_delays = np.zeros((matches, 0), np.int64)
        self._all = np.ones(matches, np.bool_)
        self._first = first
        self.numbers = np.arange(first, first + matches, dtype=np.int64)
        """The number of each row's match under the seed."""
        self.awaited = np.zeros((matches, seats), np.bool_)
        self.legal = np.zeros((matches, seats, self.actions), np.bool_)
        self.observations = np.zeros((matches, seats, self.width), np.int16)
        self.rewards = np.zeros((matches, seats), np.float32)
        self.over = np.zeros(matches, np.bool_)
        """The rows whose match ended with the last step."""
        self.scores = np.zeros((matches, seats), np.int64)
        """The scores of the last match that ended in each row; the same goes for the ranks."""
        self.ranks = np.zeros((matches, seats), np.int64)
        self._begin(self._all)

    @cached_property
    def _looking(self) -> NDArray[np.bool_]:
        """The seats to observe: all."""
        return np.ones(self.seats, np.bool_)

    @property
    def width(self) -> int:
        """The number of values in an observation."""
        return sum(part.size for part in self.layout)

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self.encoding.layout(self.seats, ticks=self.tick_ms > 0)

    @property
    def answers(self) -> NDArray[np.int64]:
        """The number of answers given in each match."""
        return self._counts[:, loops.ANSWERS]

    def step(self, actions: ArrayLike, delays_ms: ArrayLike | None = None) -> None:
        """Let every awaited seat answer; `actions` has a number for each match and seat.

        Raises ValueError, and changes nothing, if an action is not legal. Values for seats that are
        not awaited, or that a policy plays, are ignored. With delays, one for each match and seat,
        a race is not divided into ticks: every seat answers at once, each after its own delay; a
        delay beyond the deadline means no answer.
        """
        wanted = self._numbers(actions, "actions")
        delays = self._no_delays if delays_ms is None else self._numbers(delays_ms, "delays")
        tick_ms = self.tick_ms if delays_ms is None else 0
        wrong = loops.refused(self._rules, self._states, self._who, wanted, delays, self.legal)
        if wrong >= 0:
            raise ValueError(self._why(*divmod(wrong, self.seats), wanted, delays))
        self._advance(wanted, delays, tick_ms)

    def _advance(self, actions: NDArray[np.int64], delays: NDArray[np.int64], tick_ms: int) -> None:
        self.over[:] = False
        loops.step(
            self._rules,
            self._states,
            self._keys,
            self._counts,
            self._who,
            actions,
            delays,
            tick_ms,
            self._plans,
            self._own_mask,
            self.over,
        )
        self.rewards[:] = 0
        if self.over.any():
            loops.count(self._rules, self._states, self.over, self.scores, self.ranks)
            self._reward()
            if self._restarts:
                self.numbers[self.over] += self.matches
                self._begin(self.over)
        self._look()

    def _reward(self) -> None:
        over, others = self.over, self.seats - 1
        if self._by_points:
            points = self.scores[over]
            mean_of_others = (points.sum(axis=1, keepdims=True) - points) / others
            self.rewards[over] = points - mean_of_others
        else:  # winners share 1, the others pay it together
            wins = self.ranks[over] == 1
            share = self.seats * wins / wins.sum(axis=1, keepdims=True)
            self.rewards[over] = (share - 1) / others

    def restart(self, rows: ArrayLike) -> None:
        """Begin the next match in these rows (a mask), whatever the state of the old one."""
        chosen = np.asarray(rows, np.bool_)
        if chosen.shape != (self.matches,):
            raise ValueError(f"rows must have the shape {(self.matches,)}, not {chosen.shape}")
        self.numbers[chosen] += self.matches
        self._begin(chosen)

    def reset(self, seed: int | None = None) -> None:
        """Restart all rows, with the first matches of this seed or of the old one."""
        if seed is not None:
            self.seed = np.uint64(_whole(seed, "seed") % 2**64)
        self.numbers[:] = np.arange(self._first, self._first + self.matches)
        self.over[:] = False
        self.rewards[:] = 0
        self._begin(self._all)

    def _begin(self, rows: NDArray[np.bool_]) -> None:
        loops.begin_all(
            self._rules, self.seed, self.numbers, rows, self._states, self._keys, self._counts
        )
        self._look()

    def _look(self) -> None:
        loops.look(
            self._rules,
            self._states,
            self._counts,
            self.tick_ms,
            self._looking,
            self.awaited,
            self.legal,
            self.observations,
        )

    def save(self) -> Saved:
        """Copy the state of all matches."""
        return Saved(
            self._states.copy(),
            self._keys.copy(),
            self._counts.copy(),
            self._plans.copy(),
            self.numbers.copy(),
            self.over.copy(),
        )

    def restore(self, saved: Saved) -> None:
        """Return all matches to a saved state."""
        own = (self._states, self._keys, self._counts, self._plans, self.numbers, self.over)
        for array, old in zip(own, saved, strict=True):
            if array.shape != old.shape:
                raise ValueError(f"saved for other matches: {old.shape} instead of {array.shape}")
        for array, old in zip(own, saved, strict=True):
            array[:] = old
        self.rewards[:] = 0
        self._look()

    def _numbers(self, given: ArrayLike, what: str) -> NDArray[np.int64]:
        found = np.asarray(given)
        if found.shape != (self.matches, self.seats):
            raise ValueError(
                f"{what} must have the shape {(self.matches, self.seats)}, not {found.shape}"
            )
        if found.dtype.kind not in "iu":
            raise ValueError(f"{what} must be whole numbers, not {found.dtype}")
        return found.astype(np.int64, copy=False)

    def _why(
        self, row: int, seat: int, actions: NDArray[np.int64], delays: NDArray[np.int64]
    ) -> str:
        action = int(actions[row, seat])
        texts = (*self.encoding.actions, "wait")[: self.actions]
        legal = [text for text, may in zip(texts, self.legal[row, seat], strict=True) if may]
        if 0 <= action < self.actions and self.legal[row, seat, action]:
            return f"match {row}, seat {seat}: {int(delays[row, seat])} ms is a guess"
        name = texts[action] if 0 <= action < self.actions else "which does not exist"
        return f"match {row}, seat {seat}: action {action} ({name}) is not legal; {legal} are"


def policy_numbers(policies: Sequence[Policy | None], seats: int) -> NDArray[np.int64]:
    """The policy of each seat, in numbers for the compiled loops."""
    if len(policies) != seats:
        raise SetupError(f"{len(policies)} policies for {seats} seats")
    for policy in policies:
        if policy is not None and policy not in POLICIES:
            raise SetupError(f"there is no policy {shown(policy)}; there are {', '.join(POLICIES)}")
    return np.array([loops.OUTSIDE if one is None else POLICIES[one] for one in policies], np.int64)


def _whole(value: Any, what: str) -> int:
    if type(value) is bool or not isinstance(value, int | np.integer):
        raise SetupError(f"{what} must be a whole number, not {shown(value)}")
    return int(value)


def positive(value: Any, what: str) -> int:
    """Return a positive whole number unchanged; raises SetupError for anything else."""
    if _whole(value, what) < 1:
        raise SetupError(f"{what} must be at least 1, not {shown(value)}")
    return int(value)

"""A single match, played step by step: the basis of the adapters for learning interfaces."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import awaited, lowest, start
from mauseloch.core.encoding import Encoding, Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.games import package
from mauseloch.lockstep import (
    TICK_MS,
    Policy,
    Rewards,
    check_rewards,
    encoding_of,
    packed,
    policy_numbers,
    rewards_of,
)
from mauseloch.lockstep.kernel_single import (
    ACTIONS,
    CYCLES,
    EVERYBODY,
    HEAD,
    KEY,
    LEFT,
    MOST,
    OVER,
    OWN_ACTIONS,
    POLICIES,
    SCORES,
    STATE,
    TICK,
    begin,
    in_turn,
    look,
    together,
)
from mauseloch.lockstep.loops import OUTSIDE, settle


def bound(function: Any, *given: Any, then: tuple[Any, ...] = ()) -> Callable[..., Any]:
    """A compiled function with its first arguments bound; `then` has examples of the others.

    Numba looks up the types of all arguments on each call, which for the rules takes longer than a
    step of a match. Here it does so once, and the bound arguments cannot change.
    """
    types = tuple(function.typeof_pyval(value) for value in (*given, *then))
    function.compile(types)
    return partial(function.overloads[types].entry_point, *given)


def check_cycles(most: int | None) -> None:
    """Raise SetupError unless this is a valid limit of cycles."""
    if most is not None and (type(most) is not int or most < 1):
        raise SetupError(f"max_cycles must be a whole number from 1 on, not {shown(most)}")


def why_not(encoding: Encoding, may: NDArray[np.bool_], seat: int, action: int) -> str:
    """Why an action is refused, and what is legal instead."""
    texts = (*encoding.actions, "wait")[: len(may)]
    legal = [f"{at} ({texts[at]})" for at in may.nonzero()[0].tolist()]
    name = texts[action] if 0 <= action < len(may) else "which does not exist"
    return f"seat_{seat}: action {action} ({name}) is not legal; legal are {', '.join(legal)}"


class Alone:
    """A game played one match after the other, in one row."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        policies: Sequence[Policy | None] | None = None,
        rewards: Rewards = "win",
        tick_ms: int = TICK_MS,
        max_cycles: int | None = None,
        everybody: bool = False,
    ) -> None:
        check_rewards(rewards)
        if type(tick_ms) is not int or tick_ms < 1:
            raise SetupError(f"tick_ms must be a whole number from 1 on, not {shown(tick_ms)}")
        self.game, self.seats, self.by = game, seats, rewards
        self.rules, self.encoding = packed(game, seats), encoding_of(game)
        own = len(self.encoding.actions)
        races = package(game.name).traits.race
        self.tick_ms = tick_ms if races else 0
        self.row = np.zeros(HEAD + STATE * seats + self.encoding.words(seats), np.int64)
        self.row[TICK], self.row[OWN_ACTIONS], self.row[EVERYBODY] = self.tick_ms, own, everybody
        who = policy_numbers(policies or [None] * seats, seats)
        self.row[HEAD + POLICIES * seats : HEAD + SCORES * seats] = who
        self.later = races or everybody
        """Whether answers given in turn are put in together once all are there."""
        several = int((who == OUTSIDE).sum()) > 1
        self.waits = races or (several and not self._all_at_once())
        """Whether seats sometimes have to wait: that is the action after the game's own."""
        self.actions = own + self.waits
        self.seen = np.zeros((seats, sum(part.size for part in self.layout)), np.int16)
        self.may = np.zeros((seats, self.actions), np.bool_)
        self.max_cycles = max_cycles
        self.seed: int | None = None
        self.number = 0

    def _all_at_once(self) -> bool:
        """Whether a match begins with a question to every seat."""
        state = self.row[HEAD + STATE * self.seats :]
        start(self.rules, state)
        settle(self.rules, state, np.uint64(0), self.row[:KEY])
        return bool(awaited(self.rules, state) == (1 << self.seats) - 1)

    @cached_property
    def given(self) -> "memoryview[int]":
        """The seats' actions; unlike an array, it refuses anything but whole numbers."""
        first = HEAD + ACTIONS * self.seats
        return memoryview(self.row)[first : first + self.seats]  # type: ignore[arg-type]

    @cached_property
    def mask(self) -> NDArray[np.int8]:
        """What the seats may do, in the form that the interfaces need."""
        return self.may.view(np.int8)

    @cached_property
    def _begin(self) -> Callable[[int, int], int]:
        example = (np.uint64(0), 0)
        return bound(begin, self.rules, self.row, self.seen, self.may, then=example)

    @cached_property
    def together(self) -> Callable[[], int]:
        """Let all outside seats answer with their `given` actions."""
        return bound(together, self.rules, self.row, self.seen, self.may)

    @cached_property
    def in_turn(self) -> Callable[[int], int]:
        """Let one seat answer with its `given` action."""
        return bound(in_turn, self.rules, self.row, self.seen, self.may, then=(0,))

    @cached_property
    def look(self) -> Callable[[int], None]:
        """Update what this seat sees and may do."""
        return bound(look, self.rules, self.row, self.seen, self.may, then=(0,))

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("given", "mask", "together", "in_turn", "look", "_begin")
        return {name: value for name, value in self.__dict__.items() if name not in made_anew}

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self.encoding.layout(self.seats, ticks=self.tick_ms > 0)

    @property
    def max_cycles(self) -> int | None:
        """The number of cycles after which a match is cut short; None: never."""
        return int(self.row[MOST]) or None

    @max_cycles.setter
    def max_cycles(self, most: int | None) -> None:
        check_cycles(most)
        self.row[MOST] = most or 0

    def begin(self, seed: int) -> None:
        """Begin the first match of a seed."""
        self.seed, self.number = seed % 2**64, -1
        self.begin_next()

    def begin_next(self) -> None:
        """Begin the next match of the seed in which an outside seat is asked at all."""
        if self.seed is None:
            raise ValueError("the first match needs a seed")
        after = OVER
        while after == OVER:
            self.number += 1
            after = self._begin(self.seed, self.number)

    @property
    def first(self) -> int:
        """The seat that is asked first in a cycle."""
        return lowest(int(self.row[LEFT]))

    @property
    def cycles(self) -> int:
        """How often every seat has answered."""
        return int(self.row[CYCLES])

    @property
    def key(self) -> np.uint64:
        """The key of all the match's random numbers."""
        found: np.uint64 = self.row[KEY : KEY + 1].view(np.uint64)[0]
        return found

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and ranks, once the match is over."""
        begin, seats = HEAD + SCORES * self.seats, self.seats
        numbers: list[int] = self.row[begin : begin + 2 * seats].tolist()
        return numbers[:seats], numbers[seats:]

    def rewards(self) -> list[float]:
        """The reward of each seat, once the match is over."""
        return rewards_of(*self.standing(), self.by)

    def why(self, seat: int, action: int | None = None) -> str:
        """Why the action given for a seat is refused, or another one."""
        wanted = self.given[seat] if action is None else action
        return why_not(self.encoding, self.may[seat], seat, wanted)

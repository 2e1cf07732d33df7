"""One match alone, asked step by step: what the adapters for learners' interfaces stand on.

Everything that a match must remember is one row of whole numbers, so that a step is one compiled
call with three arrays. The row: counts and settings (below), then for each seat its action, who
answers for it, its points, its rank and its plan of two numbers, then the state.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import (
    Words,
    awaited,
    kernel,
    key_of,
    legal,
    observe,
    put,
    standing,
    start,
    times,
)
from mauseloch.core.encoding import Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.games import package
from mauseloch.lockstep import TICK_MS, Policy, Rewards, encoding_of, packed, policy_numbers
from mauseloch.lockstep.loops import (
    ANSWERS,
    DRAWS,
    OUTSIDE,
    TICKS,
    Keys,
    Mask,
    Numbers,
    answer,
    settle,
)

KEY, CYCLES, MOST, LEFT, TICK, OWN_ACTIONS, EVERYBODY = 3, 4, 5, 6, 7, 8, 9
"""After loops' three counts: the key; how many cycles there have been, and may be (0: any number);
the seats still to be asked in this one; the tick in ms; how many actions the game has; whether
seats that can only wait are asked too."""
HEAD = 10
ACTIONS, POLICIES, SCORES, RANKS, PLANS, STATE = 0, 1, 2, 3, 4, 6
"""Where each part begins after the head, in times the number of seats."""
GOES_ON, OVER, CUT, REFUSED = 0, -1, -2, -3
"""What came of an answer; less than REFUSED is the same for the next seats."""


@kernel
def look(rules: Any, row: Words, seen: Numbers, may: Mask, seat: int) -> None:
    """What a seat sees and may do; whoever is not awaited may only wait."""
    state = row[HEAD + STATE * rules.seats :]
    actions, width = row[OWN_ACTIONS], seen.shape[1]
    asked = awaited(rules, state)
    legal(rules, state, seat, may[seat, :actions])
    if may.shape[1] > actions:
        may[seat, actions] = asked != 0 and (row[TICK] > 0 or not asked >> seat & 1)
    if row[TICK] > 0:
        observe(rules, state, seat, seen[seat, : width - 1])
        seen[seat, width - 1] = row[TICKS]
    else:
        observe(rules, state, seat, seen[seat])


@kernel
def _outside(rules: Any, row: Words) -> int:
    """The seats that nobody of ours answers for."""
    seats = 0
    for seat in range(rules.seats):
        if row[HEAD + POLICIES * rules.seats + seat] == OUTSIDE:
            seats |= 1 << seat
    return seats


@kernel
def _answer(rules: Any, row: Words, may: Mask) -> None:
    """One answer of everybody awaited, as in a lockstep; `may` lends its room."""
    seats = rules.seats
    answer(
        rules,
        row[HEAD + STATE * seats :],
        np.uint64(row[KEY]),
        row[:KEY],
        row[HEAD + POLICIES * seats : HEAD + SCORES * seats],
        row[HEAD + ACTIONS * seats : HEAD + POLICIES * seats],
        row[:0],
        row[TICK],
        row[HEAD + PLANS * seats : HEAD + STATE * seats].reshape((seats, 2)),
        may[0, : row[OWN_ACTIONS]],
    )


@kernel
def _until_asked(rules: Any, row: Words, may: Mask) -> None:
    """Our own players answer until somebody else is awaited, or the match is over."""
    outside, state = _outside(rules, row), row[HEAD + STATE * rules.seats :]
    asked = awaited(rules, state)
    while asked and not asked & outside:
        _answer(rules, row, may)
        asked = awaited(rules, state)


@kernel
def _cycle(rules: Any, row: Words) -> int:
    """Everybody has answered: count it, and see whether it goes on."""
    seats = rules.seats
    state = row[HEAD + STATE * seats :]
    row[CYCLES] += 1
    row[LEFT] = (1 << seats) - 1 if row[EVERYBODY] else awaited(rules, state)
    if awaited(rules, state) == 0:
        scores = row[HEAD + SCORES * seats : HEAD + RANKS * seats]
        standing(rules, state, scores, row[HEAD + RANKS * seats : HEAD + PLANS * seats])
        return OVER
    return CUT if row[MOST] and row[CYCLES] >= row[MOST] else GOES_ON


@kernel
def begin(rules: Any, row: Words, seen: Numbers, may: Mask, seed: np.uint64, match: int) -> int:
    """Set up match number `match` of this seed, until somebody outside is asked."""
    state = row[HEAD + STATE * rules.seats :]
    row[KEY] = np.int64(key_of(seed, match))
    row[DRAWS] = row[ANSWERS] = row[TICKS] = 0
    row[CYCLES] = -1
    start(rules, state)
    settle(rules, state, np.uint64(row[KEY]), row[:KEY])
    _until_asked(rules, row, may)
    after = _cycle(rules, row)
    for seat in range(rules.seats):
        if row[HEAD + POLICIES * rules.seats + seat] == OUTSIDE:
            look(rules, row, seen, may, seat)
    return OVER if after == OVER else GOES_ON


@kernel
def together(rules: Any, row: Words, seen: Numbers, may: Mask) -> int:
    """All seats outside answer at once; refused, with nothing changed, if one of them may not."""
    seats = rules.seats
    for seat in range(seats):
        if row[HEAD + POLICIES * seats + seat] == OUTSIDE:
            action = row[HEAD + ACTIONS * seats + seat]
            if action < 0 or action >= may.shape[1] or not may[seat, action]:
                return REFUSED - seat
    _answer(rules, row, may)
    _until_asked(rules, row, may)
    after = _cycle(rules, row)
    for seat in range(seats):
        if row[HEAD + POLICIES * seats + seat] == OUTSIDE:
            look(rules, row, seen, may, seat)
    return after


@kernel
def lowest(seats: int) -> int:
    """The first of a set of seats."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@kernel
def in_turn(rules: Any, row: Words, seen: Numbers, may: Mask, seat: int) -> int:
    """One seat answers, hidden from the others until all have; the seat that is asked next.

    A choice is put in at once. In a tick nobody may see who has reacted, and where everybody is
    asked nobody who has moved: there all are put in together.
    """
    seats = rules.seats
    state = row[HEAD + STATE * seats :]
    action = row[HEAD + ACTIONS * seats + seat]
    if action < 0 or action >= may.shape[1] or not may[seat, action]:
        return REFUSED - seat
    later = row[TICK] > 0 or row[EVERYBODY] > 0
    if not later and awaited(rules, state) >> seat & 1:
        put(rules, state, seat, action, times(rules, state)[0])
        row[ANSWERS] += 1
    row[LEFT] &= ~(1 << seat)
    if not row[LEFT]:
        if later:
            _answer(rules, row, may)
        else:
            settle(rules, state, np.uint64(row[KEY]), row[:KEY])
        after = _cycle(rules, row)
        if after != GOES_ON:
            return after
    following = lowest(row[LEFT])
    look(rules, row, seen, may, following)
    return following


@kernel
def begin_each(
    rules: Any,
    seeds: Keys,
    numbers: Words,
    chosen: Mask,
    states: Words,
    keys: Keys,
    counts: Words,
    policies: Words,
    tick_ms: int,
    plans: Words,
    mask: Mask,
) -> None:
    """Set up these rows of a lockstep, each with a seed of its own, until a seat outside is asked.

    A match that is over before takes the next number.
    """
    outside, nothing = 0, np.zeros(0, np.int64)
    for seat in range(rules.seats):
        if policies[seat] == OUTSIDE:
            outside |= 1 << seat
    for one in range(len(states)):
        state = states[one]
        asked = 0
        while chosen[one] and not asked:
            keys[one] = key_of(seeds[one], numbers[one])
            counts[one, DRAWS] = counts[one, ANSWERS] = counts[one, TICKS] = 0
            start(rules, state)
            settle(rules, state, keys[one], counts[one])
            asked = awaited(rules, state)
            while asked and not asked & outside:
                answer(
                    rules,
                    state,
                    keys[one],
                    counts[one],
                    policies,
                    nothing,
                    nothing,
                    tick_ms,
                    plans[one],
                    mask,
                )
                asked = awaited(rules, state)
            if not asked:
                numbers[one] += 1


@kernel
def look_at(
    rules: Any,
    states: Words,
    counts: Words,
    tick_ms: int,
    seat: int,
    asked: Mask,
    legal_now: Mask,
    seen: Numbers,
) -> None:
    """What one seat of all rows of a lockstep sees and may do."""
    actions = legal_now.shape[2] - (1 if tick_ms > 0 else 0)
    width = seen.shape[2] - (1 if tick_ms > 0 else 0)
    for one in range(len(states)):
        asked[one, seat] = awaited(rules, states[one]) >> seat & 1
        legal(rules, states[one], seat, legal_now[one, seat, :actions])
        observe(rules, states[one], seat, seen[one, seat, :width])
        if tick_ms > 0:
            legal_now[one, seat, actions] = asked[one, seat]
            seen[one, seat, width] = counts[one, TICKS]


def bound(function: Any, *given: Any, then: tuple[Any, ...] = ()) -> Callable[..., Any]:
    """A compiled function with its first arguments, and `then` as examples of the others.

    Numba looks up the types of all arguments at each call, which for the rules takes longer than a
    step of a match. Here it does so once, and the arguments that are bound cannot change.
    """
    types = tuple(function.typeof_pyval(value) for value in (*given, *then))
    function.compile(types)
    return partial(function.overloads[types].entry_point, *given)


def rewards_of(scores: Sequence[int], ranks: Sequence[int], by: Rewards) -> list[float]:
    """What each seat gets at the end; zero in all.

    By "win" the winners share 1 and the others pay it together; by "points" it is one's own
    points minus the mean of the others'.
    """
    others = len(scores) - 1
    if by == "points":
        return [points - (sum(scores) - points) / others for points in scores]
    share = len(ranks) / ranks.count(1)
    return [((share if rank == 1 else 0) - 1) / others for rank in ranks]


class Alone:
    """One match after the other of a game, on the row."""

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
        if rewards not in ("win", "points"):
            raise SetupError(f"rewards are win or points, not {shown(rewards)}")
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
        """Whether answers in turn are put in together, once all have been given."""
        several = int((who == OUTSIDE).sum()) > 1
        self.waits = races or (several and not self._all_at_once())
        """Whether there are moments in which a seat waits: the action after the game's own."""
        self.actions = own + self.waits
        self.seen = np.zeros((seats, sum(part.size for part in self.layout)), np.int16)
        self.may = np.zeros((seats, self.actions), np.bool_)
        self.max_cycles = max_cycles
        self.seed: int | None = None
        self.number = 0

    def _all_at_once(self) -> bool:
        """Whether a match begins with a question to everybody."""
        state = self.row[HEAD + STATE * self.seats :]
        start(self.rules, state)
        settle(self.rules, state, np.uint64(0), self.row[:KEY])
        asked: int = awaited(self.rules, state)
        return asked == (1 << self.seats) - 1

    @cached_property
    def given(self) -> "memoryview[int]":
        """The seats' actions; unlike an array it refuses what is no whole number."""
        first = HEAD + ACTIONS * self.seats
        return memoryview(self.row)[first : first + self.seats]  # type: ignore[arg-type]

    @cached_property
    def mask(self) -> NDArray[np.int8]:
        """What the seats may do, as the interfaces want it."""
        return self.may.view(np.int8)

    @cached_property
    def _begin(self) -> Callable[[int, int], int]:
        example = (np.uint64(0), 0)
        return bound(begin, self.rules, self.row, self.seen, self.may, then=example)

    @cached_property
    def together(self) -> Callable[[], int]:
        """All seats outside answer what is given."""
        return bound(together, self.rules, self.row, self.seen, self.may)

    @cached_property
    def in_turn(self) -> Callable[[int], int]:
        """One seat answers what is given."""
        return bound(in_turn, self.rules, self.row, self.seen, self.may, then=(0,))

    @cached_property
    def look(self) -> Callable[[int], None]:
        """Bring what this seat sees and may do up to date."""
        return bound(look, self.rules, self.row, self.seen, self.may, then=(0,))

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("given", "mask", "together", "in_turn", "look", "_begin")
        return {name: value for name, value in self.__dict__.items() if name not in made_anew}

    @property
    def layout(self) -> tuple[Part, ...]:
        """What an observation is made of."""
        tick = (Part("tick", 1, "how many ticks the question is old"),) if self.tick_ms else ()
        return (*self.encoding.layout(self.seats), *tick)

    @property
    def max_cycles(self) -> int | None:
        """After so many answers of everybody the match is cut short; None: never."""
        return int(self.row[MOST]) or None

    @max_cycles.setter
    def max_cycles(self, most: int | None) -> None:
        if most is not None and (type(most) is not int or most < 1):
            raise SetupError(f"max_cycles must be a whole number from 1 on, not {shown(most)}")
        self.row[MOST] = most or 0

    def begin(self, seed: int) -> None:
        """The first match of a seed."""
        self.seed, self.number = seed % 2**64, -1
        self.begin_next()

    def begin_next(self) -> None:
        """The next match of the seed in which somebody outside is asked at all."""
        if self.seed is None:
            raise ValueError("the first match needs a seed")
        after = OVER
        while after == OVER:
            self.number += 1
            after = self._begin(self.seed, self.number)

    @property
    def first(self) -> int:
        """The seat that is asked first in a cycle."""
        seat: int = lowest(self.row[LEFT])
        return seat

    @property
    def cycles(self) -> int:
        """How often everybody has answered."""
        return int(self.row[CYCLES])

    @property
    def key(self) -> np.uint64:
        """What all random numbers of the match come from."""
        return self.row[KEY : KEY + 1].view(np.uint64)[0]  # type: ignore[no-any-return]

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and ranks, once the match is over."""
        begin, seats = HEAD + SCORES * self.seats, self.seats
        numbers: list[int] = self.row[begin : begin + 2 * seats].tolist()
        return numbers[:seats], numbers[seats:]

    def rewards(self) -> list[float]:
        """What each seat gets, once the match is over."""
        return rewards_of(*self.standing(), self.by)

    def why(self, seat: int) -> str:
        """Why the action that was given for a seat is refused."""
        action = self.given[seat]
        texts = (*self.encoding.actions, "wait")[: self.actions]
        legal = [f"{at} ({texts[at]})" for at in self.may[seat].nonzero()[0].tolist()]
        name = texts[action] if 0 <= action < self.actions else "which does not exist"
        return f"seat_{seat}: action {action} ({name}) is not legal; legal are {', '.join(legal)}"

"""A learner among any bots: matches played by the rules, one learner in each.

They have the same deals as those on the kernels (`Alone`, `Lockstep`) for the same seed, and the
same interface. The bots are asked as at a table, so they take their own time.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.bots import kinds, stand_in
from mauseloch.bots.makers import Anyone, maker_of
from mauseloch.core.bot import Answer, Bot, MakeBot, Question
from mauseloch.core.encoding import Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.games import package
from mauseloch.lockstep import Rewards, check_rewards, encoding_of, positive, rewards_of
from mauseloch.lockstep.deals import Dealt
from mauseloch.lockstep.kernel_single import GOES_ON, OVER, REFUSED
from mauseloch.lockstep.observing import seen_in
from mauseloch.lockstep.single import why_not


class Among:
    """One match after the other, with a learner in one seat and bots in all others."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        bots: Sequence[Anyone | None],
        rewards: Rewards = "win",
        tick_ms: int,
    ) -> None:
        check_rewards(rewards)
        game.start(seats)
        own = package(game.name)
        self.game, self.seats, self.by = game, seats, rewards
        self.encoding = encoding_of(game)
        if self.encoding.observe is not None and own.traits.race:
            raise own.unsupported("kernel")
        self.tick_ms = positive(tick_ms, "tick_ms") if own.traits.race else 0
        self.seat = bots.index(None)
        self._makers: list[MakeBot | None] = [
            None if one is None else maker_of(one, game) for one in bots
        ]
        self._bots: list[Bot | None] = [None] * seats
        self.actions = len(self.encoding.actions) + (self.tick_ms > 0)
        self._numbers = {action: number for number, action in enumerate(self.encoding.actions)}
        width = self.encoding.width(seats) + (self.tick_ms > 0)
        self.seen = np.zeros((seats, width), np.int16)
        self.may = np.zeros((seats, self.actions), np.bool_)
        self.given = memoryview(np.zeros(seats, np.int64))  # type: ignore[arg-type]
        self.seed: int | None = None
        self.number = 0
        self.match: Match[Any, Any, Any] = Match(game, seats, 0)
        self._plans: dict[int, Answer] = {}
        self._tick = 0

    @property
    def mask(self) -> NDArray[np.int8]:
        """What the seats may do, in the form that the interfaces need."""
        return self.may.view(np.int8)

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self.encoding.layout(self.seats, ticks=self.tick_ms > 0)

    def begin(self, seed: int) -> None:
        """Begin the first match of a seed."""
        self.seed, self.number = seed % 2**64, -1
        self.begin_next()

    def begin_next(self) -> None:
        """Begin the next match of the seed in which the learner is asked at all."""
        if self.seed is None:
            raise ValueError("the first match needs a seed")
        after = OVER
        while after == OVER:
            self.number += 1
            after = self.begin_match(self.seed, self.number)

    def begin_match(self, seed: int, number: int) -> int:
        """Begin this match of a seed; return whether it goes on."""
        self.match = (
            Match(self.game, self.seats, f"{seed}/{number}")
            if self.encoding.observe is not None
            else Dealt(self.game, self.seats, seed, number)
        )
        for seat, make in enumerate(self._makers):
            if make is not None:
                rng = Random(f"{seed}/{number}/{seat}")  # noqa: S311 - a bot's moods
                self._bots[seat] = make(self.game, rng)
        self._tick = 0
        return self._until_asked()

    def together(self) -> int:
        """Let the learner give its `given` answer, and the others theirs until it is asked again;
        refuse, changing nothing, if it is illegal.
        """
        action = self.given[self.seat]
        if not (0 <= action < self.actions and self.may[self.seat, action]):
            return REFUSED - self.seat
        self._answer(None if action == len(self.encoding.actions) else action)
        return self._until_asked()

    def _until_asked(self) -> int:
        """Let the bots answer until the learner is asked, or the match is over."""
        while self.match.outcome is None and self.seat not in self.match.waiting.seats:
            self._answer(None)
        self._look()
        return GOES_ON if self.match.outcome is None else OVER

    def _answer(self, action: int | None) -> None:
        """Let every awaited seat answer once, as on the kernels; in a race, within this tick."""
        match, waiting = self.match, self.match.waiting
        races = waiting.deadline_ms is not None
        window_ms = (waiting.deadline_ms or 0) - waiting.since_ms
        now_ms = waiting.guess_ms + self._tick * self.tick_ms
        closes = races and now_ms + self.tick_ms > window_ms
        if self._tick == 0:
            self._plans = {seat: self._plan(seat) for seat in waiting.seats if seat != self.seat}
        late = 0
        for seat in waiting.seats:
            if seat == self.seat:
                text = None if action is None else self.encoding.actions[action]
                delay_ms = now_ms
            else:
                text, delay_ms = str(self._plans[seat].action), self._plans[seat].delay_ms
            if text is None or (races and delay_ms > (window_ms if closes else now_ms)):
                late += 1
            else:
                match.play(seat, text, waiting.since_ms + delay_ms if races else 0)
        if late and closes:
            match.expire()
        self._tick = self._tick + 1 if late and not closes else 0

    def _plan(self, seat: int) -> Answer:
        bot = self._bots[seat]
        if bot is None:
            raise AssertionError(seat)
        return bot(self.match.question(seat))

    def _look(self) -> None:
        """Update what the learner sees and may do."""
        match, seat = self.match, self.seat
        width = self.encoding.width(self.seats)
        self.seen[seat, :width] = seen_in(self.game, match.state, seat)
        self.may[seat] = False
        for action in match.legal(seat):
            self.may[seat, self._numbers[str(action)]] = True
        if self.tick_ms:
            self.seen[seat, -1] = self._tick
            self.may[seat, -1] = seat in match.waiting.seats

    def question(self) -> Question[Any, Any]:
        """The learner's question, as a bot would get it."""
        return self.match.question(self.seat)

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and ranks, once the match is over."""
        outcome = self.match.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        return list(outcome.scores), list(outcome.ranks)

    def rewards(self) -> list[float]:
        """The reward of each seat, once the match is over."""
        return rewards_of(*self.standing(), self.by)

    def why(self, seat: int, action: int | None = None) -> str:
        """Why the action given for a seat is refused."""
        wanted = self.given[seat] if action is None else action
        return why_not(self.encoding, self.may[seat], seat, wanted)


class Crowd:
    """Many of them, with the part of a Lockstep's interface that `Vector` needs."""

    def __init__(self, game: AnyGame, seats: int, matches: int, *, seat: int, **how: Any) -> None:
        self.matches = positive(matches, "matches")
        how["bots"] = how.pop("policies")
        self._each = [Among(game, seats, **how) for _ in range(matches)]
        one, self._seat = self._each[0], seat
        self.layout, self.width, self.actions = one.layout, one.seen.shape[1], one.actions
        self.seeds = np.zeros(matches, np.uint64)
        self.numbers = np.zeros(matches, np.int64)
        self.observations = np.zeros((matches, seats, self.width), np.int16)
        self.legal = np.zeros((matches, seats, self.actions), np.bool_)
        self.rewards = np.zeros((matches, seats), np.float32)
        self.scores, self.ranks = np.zeros((2, matches, seats), np.int64)
        self.over = np.zeros(matches, np.bool_)
        self._done = np.zeros(matches, np.bool_)

    def begin(self, rows: NDArray[np.bool_]) -> None:
        """Begin the matches of these rows whose seeds and numbers have been set."""
        for row in rows.nonzero()[0].tolist():
            one = self._each[row]
            one.seed, one.number = int(self.seeds[row]), int(self.numbers[row]) - 1
            one.begin_next()
            self.numbers[row], self._done[row] = one.number, False
            self._show(row)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Let every learner answer; raises ValueError, changing nothing, if one is illegal."""
        seat = self._seat
        for row, one in enumerate(self._each):
            action = int(actions[row, seat])
            legal = 0 <= action < self.actions and self.legal[row, seat, action]
            if not self._done[row] and not legal:
                raise ValueError(f"match {row}, {one.why(seat, action)}")
        self.over[:], self.rewards[:] = False, 0
        for row, one in enumerate(self._each):
            if self._done[row]:
                continue
            one.given[seat] = int(actions[row, seat])
            self.over[row] = self._done[row] = one.together() == OVER
            if self.over[row]:
                self.scores[row], self.ranks[row] = one.standing()
                self.rewards[row] = one.rewards()
            self._show(row)

    def _show(self, row: int) -> None:
        one, seat = self._each[row], self._seat
        self.observations[row, seat], self.legal[row, seat] = one.seen[seat], one.may[seat]


def seated(
    game: AnyGame, seats: int, seat: int, opponents: Anyone | Sequence[Anyone] | None
) -> list[Anyone | None]:
    """Who plays in each seat: the learner's is None, the opponents follow clockwise from seat 0."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise SetupError(f"seat must be a whole number from 0 to {seats - 1}, not {shown(seat)}")
    if opponents is None:
        opponents = stand_in(game.name)
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        others = [*opponents]
    else:
        others = [opponents] * (seats - 1)
    if len(others) != seats - 1:
        raise SetupError(f"{len(others)} opponents for {seats} seats")
    for one in others:
        if not (isinstance(one, str) and one in kinds(game.name)):
            maker_of(one, game)  # raises the error
    return [*others[:seat], None, *others[seat:]]

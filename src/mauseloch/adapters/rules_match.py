"""A single match played by the rules themselves, for games without a kernel.

It has the same interface as Alone in lockstep, which plays compiled rules.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.core.encoding import Encoding, Part
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.games import package
from mauseloch.lockstep import Rewards, check_rewards, rewards_of
from mauseloch.lockstep.kernel_single import CUT, GOES_ON, OVER, REFUSED
from mauseloch.lockstep.single import check_cycles, why_not
from mauseloch.telling import narration, telling
from mauseloch.texts import texts

if TYPE_CHECKING:
    from mauseloch.adapters.company import Among


class RulesMatch:
    """A game played one match after the other."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        rewards: Rewards = "win",
        max_cycles: int | None = None,
        everybody: bool = False,
    ) -> None:
        own = package(game.name)
        self.encoding: Encoding = own.load("encoding").ENCODING
        if self.encoding.observe is None or own.traits.race:
            raise own.unsupported("kernel")
        check_rewards(rewards)
        self._observe = self.encoding.observe
        self.game, self.seats, self.by, self.later = game, seats, rewards, everybody
        self.match = Match(game, seats, 0)
        self.waits = len(self.match.waiting.seats) < seats
        """Whether seats sometimes have to wait: that is the action after the game's own."""
        self.actions = len(self.encoding.actions) + self.waits
        self._numbers = {action: number for number, action in enumerate(self.encoding.actions)}
        self.seen = np.zeros((seats, self.encoding.width(seats)), np.int16)
        self.may = np.zeros((seats, self.actions), np.bool_)
        self.given = memoryview(np.zeros(seats, np.int64))  # type: ignore[arg-type]
        self.max_cycles = max_cycles
        self.seed: int | None = None
        self.number = 0

    @property
    def mask(self) -> NDArray[np.int8]:
        """What the seats may do, in the form that the interfaces need."""
        return self.may.view(np.int8)

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self.encoding.layout(self.seats)

    @property
    def max_cycles(self) -> int | None:
        """The number of cycles after which a match is cut short; None: never."""
        return self._most

    @max_cycles.setter
    def max_cycles(self, most: int | None) -> None:
        check_cycles(most)
        self._most = most

    def begin(self, seed: int) -> None:
        """Begin the first match of a seed."""
        self.seed, self.number = seed % 2**64, -1
        self.begin_next()

    def begin_next(self) -> None:
        """Begin the next match of the seed."""
        if self.seed is None:
            raise ValueError("the first match needs a seed")
        self.number += 1
        self.match = Match(self.game, self.seats, f"{self.seed}/{self.number}")
        self.cycles = -1
        self._cycle()

    def _cycle(self) -> int:
        """Count a cycle once everyone has answered, look, and check whether the match continues."""
        self.cycles += 1
        self._left = set(range(self.seats) if self.later else self.match.waiting.seats)
        for seat in range(self.seats):
            self.look(seat)
        if self.match.outcome is not None:
            return OVER
        return CUT if self._most is not None and self.cycles >= self._most else GOES_ON

    def look(self, seat: int) -> None:
        """Update what this seat sees and may do."""
        match = self.match
        self.seen[seat] = self._observe(self.game, match.view(seat))
        self.may[seat] = False
        for action in match.legal(seat):
            self.may[seat, self._numbers[str(action)]] = True
        if self.waits and match.outcome is None and seat not in match.waiting.seats:
            self.may[seat, -1] = True

    @property
    def first(self) -> int:
        """The seat that is asked first in a cycle."""
        return min(self._left)

    def together(self) -> int:
        """Let all seats give their `given` answers; refuse, changing nothing, if any is illegal."""
        for seat in range(self.seats):
            if not self._is_legal(seat):
                return REFUSED - seat
        for seat in self.match.waiting.seats:
            self._play(seat)
        return self._cycle()

    def in_turn(self, seat: int) -> int:
        """Let one seat give its `given` answer; return the seat asked next, or the result."""
        if not self._is_legal(seat):
            return REFUSED - seat
        if not self.later and seat in self.match.waiting.seats:
            self._play(seat)
        self._left.discard(seat)
        if not self._left:
            for other in self.match.waiting.seats if self.later else ():
                self._play(other)
            after = self._cycle()
            if after != GOES_ON:
                return after
        self.look(self.first)
        return self.first

    def _is_legal(self, seat: int) -> bool:
        action = self.given[seat]
        return 0 <= action < self.actions and bool(self.may[seat, action])

    def _play(self, seat: int) -> None:
        self.match.play(seat, self.encoding.actions[self.given[seat]])

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and ranks, once the match is over."""
        outcome = self.match.outcome
        assert outcome is not None  # noqa: S101 - only called at the end
        return list(outcome.scores), list(outcome.ranks)

    def rewards(self) -> list[float]:
        """The reward of each seat, once the match is over."""
        return rewards_of(*self.standing(), self.by)

    def why(self, seat: int) -> str:
        """Why the action given for a seat is refused."""
        return why_not(self.encoding, self.may[seat], seat, self.given[seat])


class RulesTranscript:
    """What has happened since the last call and what the table looks like, in English."""

    def __init__(self, one: "RulesMatch | Among") -> None:
        self._match, self._told = one.match, 0
        self._names = [f"seat_{seat}" for seat in range(one.seats)]

    def answer(self, actions: Mapping[int, int]) -> None:
        """Do nothing: the match already has the answers."""

    def match(self) -> Match[Any, Any, Any]:
        """The match."""
        return self._match

    def text(self) -> str:
        """The news, then the scene while the match continues."""
        match, name, speak = self._match, self._match.game.name, texts("en")
        news = match.log(None, self._told)
        self._told += len(news)
        lines = [speak(one) for told in news for one in telling(name, told, self._names)]
        if match.outcome is None:
            scene = narration(name).scene(match.view(None), self._names)
            lines += [speak(one) for one in scene]
        return "\n".join(lines)

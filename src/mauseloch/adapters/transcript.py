"""A kernel's match, replayed in parallel by the rules themselves and told in English."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from mauseloch.compiled import KERNELS, Words, number
from mauseloch.core.game import CHANCE, CLOCK, Actor, Input, Waiting
from mauseloch.core.match import Match
from mauseloch.lockstep.kernel_single import HEAD, POLICIES, SCORES
from mauseloch.lockstep.loops import OUTSIDE, OWN, chosen
from mauseloch.lockstep.single import Alone
from mauseloch.telling import ending, narration, telling
from mauseloch.texts import texts


class Transcript:
    """What a spectator of an Alone's match would see, from the beginning."""

    def __init__(self, alone: Alone) -> None:
        self._game, self._encoding = alone.game, alone.encoding
        self._rules, self._key, self._tick_ms = alone.rules, alone.key, alone.tick_ms
        row, seats = alone.row, alone.seats
        self._who = row[HEAD + POLICIES * seats : HEAD + SCORES * seats].tolist()
        self._names = [f"seat_{seat}" for seat in range(seats)]
        self._draws = self._answers = self._ticks = 0
        self._plans: dict[int, tuple[int, int]] = {}
        self._news: list[Any] = []
        self._inputs: list[Input] = []
        self.state = self._game.start(seats)
        self._settle()
        self._until_asked()

    @property
    def words(self) -> Words:
        """The state in the kernel's form."""
        return np.array(self._encoding.pack(self._game, self.state), np.int64)

    def answer(self, actions: Mapping[int, int]) -> None:
        """Let these seats answer; in a race the others wait, otherwise they may still answer."""
        self._answer(actions)
        self._until_asked()

    def match(self) -> Match[Any, Any, Any]:
        """The match so far, by the rules."""
        return Match(self._game, len(self._names), 0, self._inputs)

    def text(self) -> str:
        """What has happened since the last call, and what the table looks like now."""
        say = texts("en")
        name, told = self._game.name, self._news
        self._news = []
        lines = [say(one) for news in told for one in telling(name, news, self._names)]
        outcome = self._game.outcome(self.state)
        if outcome is None:
            view = self._game.view(self.state, None)
            lines += [say(one) for one in narration(name).scene(view, self._names)]
        elif not told:
            lines = [say(ending(name, outcome, self._names))]
        return "\n".join(lines)

    def _until_asked(self) -> None:
        waiting = self._game.waiting(self.state)
        while waiting.seats and not any(self._who[seat] == OUTSIDE for seat in waiting.seats):
            self._answer({})
            waiting = self._game.waiting(self.state)

    def _answer(self, actions: Mapping[int, int]) -> None:
        waiting = self._game.waiting(self.state)
        self._plan(waiting)
        now_ms = waiting.guess_ms + self._ticks * self._tick_ms
        races = waiting.deadline_ms is not None
        deadline_ms = waiting.deadline_ms or 0
        closes = races and waiting.since_ms + now_ms + self._tick_ms > deadline_ms
        for seat, action, delay_ms in [*self._given(waiting, actions, now_ms)]:
            at_ms = waiting.since_ms + delay_ms
            if races and (at_ms > deadline_ms or (delay_ms > now_ms and not closes)):
                continue
            self._put(seat, self._encoding.actions[action], at_ms)
            waiting = waiting._replace(seats=tuple(one for one in waiting.seats if one != seat))
            self._answers += 1
        if waiting.seats and closes:
            self._put(CLOCK, "", deadline_ms)
            waiting = waiting._replace(seats=())
        self._ticks = self._ticks + 1 if waiting.seats and races else 0
        if not waiting.seats:
            self._settle()

    def _plan(self, waiting: Waiting) -> None:
        """Let built-in players decide when a question is new."""
        if self._ticks:
            return
        words, mask = self.words, np.zeros(len(self._encoding.actions), np.bool_)
        own = np.uint64((int(self._key) + int(OWN)) % 2**64)
        for seat in waiting.seats:
            if self._who[seat] != OUTSIDE:
                key = _bits(own, self._answers * 8 + seat)
                self._plans[seat] = chosen(self._rules, words, seat, self._who[seat], key, mask)

    def _given(
        self, waiting: Waiting, actions: Mapping[int, int], now_ms: int
    ) -> Iterator[tuple[int, int, int]]:
        """The answers, as seats, actions and delays in milliseconds."""
        for seat in waiting.seats:
            if self._who[seat] != OUTSIDE:
                yield seat, *self._plans[seat]
            elif actions.get(seat, len(self._encoding.actions)) < len(self._encoding.actions):
                yield seat, actions[seat], now_ms

    def _settle(self) -> None:
        """Let chance draw what it drew for the kernel."""
        draw = KERNELS[type(self._rules)].draw
        while self._game.waiting(self.state).chance:
            outcome = draw(self._rules, self.words, _bits(self._key, self._draws))
            self._draws += 1
            self._put(CHANCE, self._encoding.outcomes[outcome], 0)

    def _put(self, actor: Actor, action: str, at_ms: int) -> None:
        before, put = self.state, Input(actor, action, at_ms)
        self.state = self._game.apply(before, put)
        self._news += self._game.news(before, put, self.state, None)
        self._inputs.append(put)


def _bits(key: np.uint64, counter: int) -> np.uint64:
    """A random number typed for compiled code: the type is lost on return to Python."""
    return np.uint64(number(key, counter))

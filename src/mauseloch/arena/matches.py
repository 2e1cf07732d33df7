"""One match of the arena: who sits where, how long they think, and what becomes of who fails."""

from collections.abc import Sequence
from functools import partial
from time import get_clock_info, perf_counter_ns, thread_time_ns
from typing import Any

import msgspec

from mauseloch.arena.plans import EndlessError, Plan, made, modules
from mauseloch.bots import answer_all, bot, stand_in
from mauseloch.bots.failure import BotError, blamed, failed
from mauseloch.bots.matches import answer_of
from mauseloch.bots.overtime import limited
from mauseloch.bots.own import asked
from mauseloch.bots.printing import talking
from mauseloch.bots.seeding import seed_all
from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import Outcome
from mauseloch.core.match import Match
from mauseloch.core.words import say

LONGEST = 100_000
"""No match that anyone tries to win takes this many inputs; two bots that only pass never end."""
FINE = get_clock_info("thread_time").resolution < 1e-5
CLOCK = thread_time_ns if FINE else perf_counter_ns
"""CPU time where it is precise enough: a bot is not to blame for what else the machine does."""
WARM_S = 20.0
"""How much longer a bot may think about its very first answer: it may have to compile first."""


class Pace(msgspec.Struct):
    """How long a bot took to decide."""

    worst_us: int = 0
    took_us: dict[int, int] = {}
    """The number of decisions by time in microseconds, to two significant digits."""

    def add(self, us: int) -> None:
        """Count one more decision."""
        self.worst_us = max(self.worst_us, us)
        short = int(float(f"{us:.1e}"))
        self.took_us[short] = self.took_us.get(short, 0) + 1


class Table:
    """The bots of one match, by their numbers at this table; copies share a number."""

    def __init__(
        self,
        plan: Plan,
        bots: Sequence[str],
        seating: Sequence[int],
        seed: str,
        paces: Sequence[Pace],
        *,
        warms_up: bool = False,
    ) -> None:
        self.plan = plan
        self.bots = bots
        self.seating = seating
        self.seed = seed
        self.failed: dict[int, BotError] = {}
        """How bots have forfeited this match."""
        self._paces = paces
        self._may_compile = set(bots) if warms_up else set()
        named = [bots[who] for who in seating]
        self._answering = [made(plan, one, f"{seed}/{seat}") for seat, one in enumerate(named)]
        own = {one for one in named if plan.is_own(one)}
        if own:
            seed_all(seed, [module for one in sorted(own) for module in modules(plan, one)])

    def play(self) -> Match[Any, Any, Any]:
        """Play the match to its end; raises BotError, unless bots may forfeit."""
        match: Match[Any, Any, Any] = Match(self.plan.rules, self.plan.seats, self.seed)
        players = [partial(self._answer, seat) for seat in range(self.plan.seats)]
        while match.outcome is None:
            if match.length >= LONGEST:
                raise EndlessError(
                    f"a match of {' and '.join(self.bots)} does not end",
                    say("error-arena-endless", bots=list(self.bots), inputs=LONGEST),
                )
            answer_all(match, players)
        return match

    def ranks(self, outcome: Outcome) -> tuple[int, ...]:
        """The ranks of all seats; bots that have forfeited come last together."""
        if not self.failed:
            return tuple(outcome.ranks)
        seats = list(zip(self.seating, outcome.ranks, strict=True))
        left = [rank for who, rank in seats if who not in self.failed]
        return tuple(
            1 + (len(left) if who in self.failed else sum(other < rank for other in left))
            for who, rank in seats
        )

    def _answer(self, seat: int, question: Question[Any, Any]) -> Answer:
        who = self.seating[seat]
        if who in self.failed:
            return answer_of(self._answering[seat], question)
        began = CLOCK()
        try:
            said = self._asked(seat, question)
        except BotError as error:
            if not self.plan.forfeits:
                raise blamed(self.bots[who], error) from None
            self._forfeit(who, error)
            return self._answer(seat, question)
        self._paces[who].add((CLOCK() - began) // 1000)
        return said

    def _asked(self, seat: int, question: Question[Any, Any]) -> Answer:
        named = self.bots[self.seating[seat]]
        answering = self._answering[seat]
        if not self.plan.is_own(named):
            return asked(answering, question)
        limit_s = self.plan.limit_s
        if limit_s and named in self._may_compile:
            self._may_compile.remove(named)
            limit_s += WARM_S
        with talking(named):
            try:
                return limited(limit_s, partial(asked, answering, question))
            except KeyboardInterrupt as error:  # its own: nobody can interrupt a worker
                raise failed(error) from None

    def _forfeit(self, who: int, error: BotError) -> None:
        """Let a bot of ours finish the match for this one, so that the others can play on."""
        self.failed[who] = error
        game = self.plan.rules
        for seat, there in enumerate(self.seating):
            if there == who:
                seed = f"{self.seed}/{seat}/stand-in"
                self._answering[seat] = bot(stand_in(game.name), game, seed)

"""A job of the arena: the two matches of a block, played on any free core."""

import random
from collections.abc import Sequence
from dataclasses import replace
from time import get_clock_info, perf_counter_ns, thread_time_ns
from typing import Any

import msgspec

from mauseloch.arena.plans import ArenaError, EndlessError, Plan, blamed, made, program, seatings
from mauseloch.bots import answer_all
from mauseloch.bots.failure import BotError, failed
from mauseloch.bots.own import asked
from mauseloch.core.bot import Answer, Answering, Question
from mauseloch.core.match import Match
from mauseloch.core.record import LONGEST_NAME, Player
from mauseloch.core.words import say

LONGEST = 100_000
"""No match that anyone tries to win takes this many inputs; two bots that only pass never end."""
FINE = get_clock_info("thread_time").resolution < 1e-5
CLOCK = thread_time_ns if FINE else perf_counter_ns
"""CPU time where it is precise enough: a bot is not to blame for what else the machine does."""
_warm: set[tuple[Any, ...]] = set()
"""What this process has already played: compiled, loaded and cached."""


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


class Played(msgspec.Struct, frozen=True):
    """A match: which bot of the pair sat where, and the result for each seat."""

    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def share(self) -> float:
        """The first bot's share of the victory."""
        winners = [who for who, rank in zip(self.seating, self.ranks, strict=True) if rank == 1]
        return winners.count(0) / len(winners)


class Block(msgspec.Struct, frozen=True):
    """The result of a block."""

    pair: int
    """The pair's number in the plan."""
    block: int
    matches: tuple[Played, ...]
    paces: tuple[Pace, Pace]

    @property
    def share(self) -> float:
        """The first bot's share of the block's victories."""
        return sum(match.share for match in self.matches) / len(self.matches)


def played(plan: Plan, pair: int, block: int) -> tuple[Block, list[str]]:
    """Play a block; return its result and, if wanted, its records, one line each.

    The first time that a bot plays in a process, an extra match comes first that does not count, so
    that compilation is not timed. Raises BotError if a bot fails, and ArenaError if the program or
    a bot differs from when the match was planned.
    """
    if program(plan.game) != plan.program:
        raise ArenaError(
            "the program here is not the one that made the plan",
            say("error-arena-other-program"),
        )
    bots = [plan.bots[number] for number in plan.pairs[pair]]
    keys = {
        (plan.game, *plan.options.items(), plan.seats, named, plan.written.get(named))
        for named in bots
    }
    if not keys <= _warm:
        _match(plan, bots, "warm", seatings(plan.seats, 0)[0], (Pace(), Pace()))
        _warm.update(keys)
    paces = Pace(), Pace()
    results, records = [], []
    for seating in seatings(plan.seats, block):
        match = _match(plan, bots, f"{plan.seed}/{block}", seating, paces)
        outcome = match.outcome
        assert outcome is not None  # noqa: S101 - it is over
        results.append(Played(seating, tuple(outcome.scores), tuple(outcome.ranks)))
        if plan.records:
            records.append(_record(plan, pair, match, seating))
    return Block(pair, block, tuple(results), paces), records


def _match(
    plan: Plan,
    bots: Sequence[str],
    seed: str,
    seating: Sequence[int],
    paces: tuple[Pace, Pace],
) -> Match[Any, Any, Any]:
    if any(plan.is_own(named) for named in bots):
        random.seed(seed)  # the generator that your own bot will use
    match: Match[Any, Any, Any] = Match(plan.rules, plan.seats, seed)
    players = [
        _timed(bots[who], made(plan, bots[who], f"{seed}/{seat}"), paces[who])
        for seat, who in enumerate(seating)
    ]
    while match.outcome is None:
        if match.length >= LONGEST:
            raise EndlessError(
                f"a match of {' and '.join(bots)} does not end",
                say("error-arena-endless", bots=bots, inputs=LONGEST),
            )
        answer_all(match, players)
    return match


def _timed(named: str, answering: Answering, pace: Pace) -> Any:
    def answer(question: Question[Any, Any]) -> Answer:
        began = CLOCK()
        try:
            said = asked(answering, question)
        except BotError as error:
            raise blamed(named, error) from None
        except KeyboardInterrupt as error:  # its own: nobody can interrupt a worker
            raise blamed(named, failed(error)) from None
        pace.add((CLOCK() - began) // 1000)
        return said

    return answer


def _record(plan: Plan, pair: int, match: Match[Any, Any, Any], seating: Sequence[int]) -> str:
    names = [plan.labels[plan.pairs[pair][who]] for who in seating]
    players = [Player(name[-LONGEST_NAME:], name) for name in names]
    return replace(match.record(), players=players).line()

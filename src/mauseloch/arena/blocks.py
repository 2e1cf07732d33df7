"""A job of the arena: the matches of a block, played on any free core."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from mauseloch.arena.matches import Pace, Table
from mauseloch.arena.plans import ArenaError, Plan, program
from mauseloch.core.match import Match
from mauseloch.core.record import LONGEST_NAME, Player
from mauseloch.core.words import Say, say

_warm: set[tuple[Any, ...]] = set()
"""What this process has already played: compiled, loaded and cached."""


class Played(msgspec.Struct, frozen=True):
    """A match: which bot of the group sat where, and the result for each seat."""

    seating: tuple[int, ...]
    """Numbers in the group; the number after the last one fills the other seats."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    forfeits: tuple[int, ...] = ()
    """Bots that failed: they rank last, and one of ours has finished the match for them."""

    def won(self, who: int) -> float:
        """A bot's share of the victory."""
        winners = [there for there, rank in zip(self.seating, self.ranks, strict=True) if rank == 1]
        return winners.count(who) / len(winners)

    @property
    def share(self) -> float:
        """The first bot's share of the victory."""
        return self.won(0)

    def ahead(self, first: int, second: int) -> float:
        """Whether one bot finished ahead of another: 1, 0, or 0.5 for level."""
        one, other = (self.ranks[self.seating.index(who)] for who in (first, second))
        return (one < other) + (one == other) / 2


class Verdict(msgspec.Struct, frozen=True):
    """Why a bot forfeited a match."""

    bot: int
    """Its number in the group."""
    told: str
    """In English, for programs."""
    id: str
    args: Mapping[str, str | int | list[str]]

    @property
    def words(self) -> Say:
        """The same for people."""
        return Say(self.id, self.args)


class Block(msgspec.Struct, frozen=True):
    """The result of a block."""

    group: int
    """The group's number in the plan."""
    block: int
    matches: tuple[Played, ...]
    paces: tuple[Pace, ...]
    verdicts: tuple[Verdict, ...] = ()

    @property
    def share(self) -> float:
        """The first bot's share of the block's victories."""
        return self.won(0)

    def won(self, who: int) -> float:
        """A bot's share of the block's victories."""
        return sum(match.won(who) for match in self.matches) / len(self.matches)


def played(plan: Plan, group: int, block: int) -> tuple[Block, list[str]]:
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
    bots = plan.bots_of(group)
    keys = {
        (plan.game, *plan.options.items(), plan.seats, named, plan.written.get(named))
        for named in bots
    }
    if not keys <= _warm:
        none = [Pace() for _ in bots]
        Table(plan, bots, plan.seatings(0)[0], "warm", none, warms_up=True).play()
        _warm.update(keys)
    paces = [Pace() for _ in bots]
    results, records, verdicts = [], [], []
    for seating in plan.seatings(block):
        table = Table(plan, bots, seating, f"{plan.seed}/{block}", paces)
        match = table.play()
        outcome = match.outcome
        assert outcome is not None  # noqa: S101 - it is over
        forfeits = tuple(sorted(table.failed))
        scores, ranks = tuple(outcome.scores), table.ranks(outcome)
        results.append(Played(seating, scores, ranks, forfeits))
        for who, error in table.failed.items():
            args: Any = error.words.args
            verdicts.append(Verdict(who, str(error), error.words.id, args))
        if plan.records:
            records.append(_record(plan, bots, match, seating))
    compared = len(plan.groups[group])
    return Block(group, block, tuple(results), tuple(paces[:compared]), tuple(verdicts)), records


def _record(
    plan: Plan, bots: Sequence[str], match: Match[Any, Any, Any], seating: Sequence[int]
) -> str:
    names = [plan.label(bots[who]) for who in seating]
    players = [Player(name[-LONGEST_NAME:], name) for name in names]
    return replace(match.record(), players=players).line()

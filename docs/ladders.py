"""Writes docs/ladders.md from matches played for it: how much better each bot is than the next.

python -m docs.ladders [MATCHES] [GAME=MATCHES …]

So many matches of each pair, in all games or in one. Results are kept in out/arena: whoever runs it
again goes on from there.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter

import mauseloch
from mauseloch import arena
from mauseloch.arena import Duel, Plan, Report
from mauseloch.bots import LADDER
from mauseloch.cli import figures
from mauseloch.cli.arena import usual_name
from mauseloch.cli.arena_tables import Table, between, markdown
from mauseloch.core.words import say
from mauseloch.texts import texts

PAGE = Path(__file__).parent / "ladders.md"
RESULTS = Path("out") / "arena"
MATCHES = 400
SEED = "ladders"
BEST = LADDER[-1]
BOTS = ("random", "simple", *LADDER)
STEPS = list(zip(LADDER[1:], LADDER, strict=False))
"""Each level and the one below."""
OTHERS = [(BEST, name) for name in BOTS if name != BEST and (BEST, name) not in STEPS]
ENGLISH = texts("en")

Reports = Mapping[tuple[str, int], Report]
"""By game and seats."""

INTRODUCTION = """\
# The ladders, measured

Every game has the same five opponents, from a child's first one to the best there is: {ladder}.
Here is how much better each is than the one below, and how *{best}* fares against everybody,
*random* (does anything that is legal) and *simple* (a sensible rule of thumb) included, with the
fewest and the most seats of each game.

Two bots hold half of the seats each, alternately. Every deal is played twice with the seats
swapped, and such a pair of matches is what intervals count. *Victories* are the share of the first
bot, all its seats together, a shared victory in parts; between equals it would be 50%. *Surely*
says whether all of the 95% interval is above that. Times are computing time of one decision on one
core, after a match that does not count.

*This page is written by `make arena`; [arena.md](arena.md) tells how to do the same with bots of
your own.*
"""


def plans(matches: Mapping[str, int]) -> list[Plan]:
    """All that is to be played, with so many matches of each pair in each game."""
    return [
        arena.plan(game, BOTS, games=matches[game], seats=seats, pairs=[*STEPS, *OTHERS], seed=SEED)
        for game in mauseloch.games()
        for seats in (mauseloch.game(game).seats[0], mauseloch.game(game).seats[-1])
    ]


def collected(matches: Mapping[str, int]) -> Reports:
    """Play what is not in the folder yet. A changed bot has a folder of its own there."""
    wanted = plans(matches)
    total = sum(plan.games * len(plan.pairs) for plan in wanted)
    found = {}
    with arena.workers() as workers, figures.progress(total) as progress:
        for plan in wanted:
            folder = arena.Folder(RESULTS / usual_name(plan), plan)
            began = perf_counter()
            found[plan.game, plan.seats] = arena.run(plan, workers, folder, progress=progress)
            took_s = perf_counter() - began  # so that whoever waits can choose MATCHES
            sys.stderr.write(f"{plan.game}, {plan.seats} seats: {took_s:.0f} s\n")
    return found


def page(found: Reports) -> str:
    """The whole page."""
    named = ", ".join(f"*{name}*" for name in LADDER)
    introduction = INTRODUCTION.format(ladder=named, best=BEST)
    return "\n".join([introduction, *(line for game in found for line in _section(game, found))])


def _section(key: tuple[str, int], found: Reports) -> Iterator[str]:
    game, seats = key
    report = found[key]
    yield f"## {ENGLISH(say(f'{game}-title'))}, {seats} seats\n"
    yield from markdown(Table("", _duels(report), names=2))
    yield ""
    yield from markdown(Table("", _times(report)))
    yield ""


def _duels(report: Report) -> list[list[str]]:
    numbers = {name: number for number, name in enumerate(BOTS)}
    rows = [["bot", "against", "victories", "95% interval", "surely", "matches"]]
    for first, second in (*STEPS, *OTHERS):
        duel = report.duel(numbers[first], numbers[second])
        if duel is not None:
            rows.append([first, second, *_said(duel)])
    return rows


def _said(duel: Duel) -> list[str]:
    return [
        f"{100 * duel.share:.1f}%",
        between(duel.low, duel.high, ENGLISH),
        "yes" if duel.low > 0.5 else "no",
        f"{duel.matches:,}",
    ]


def _times(report: Report) -> list[list[str]]:
    rows = [["bot", "median ms", "worst ms", "decisions"]]
    for one in report.standings:
        took = [f"{one.median_ms:.3f}", f"{one.worst_ms:.2f}", f"{one.decisions:,}"]
        rows.append([BOTS[one.bot], *took])
    return rows


def main(arguments: Sequence[str]) -> None:
    """Play, and write the page."""
    matches = dict.fromkeys(mauseloch.games(), MATCHES)
    for argument in arguments:
        game, _, number = argument.rpartition("=")
        matches |= dict.fromkeys([game] if game else matches, int(number))
    PAGE.write_text(page(collected(matches)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

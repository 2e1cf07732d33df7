"""Writes docs/research/ladders.md by playing matches between each bot and the next.

python -m docs.ladders [MATCHES] [GAME=MATCHES …]

MATCHES is the number per pair, in all games or in one. Results are kept in out/arena, where the
next run continues.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter

import mauseloch
from docs.quotes import typeset
from mauseloch import arena
from mauseloch.arena import Duel, Plan, Report
from mauseloch.bots import LADDER
from mauseloch.cli import figures
from mauseloch.cli.arena import usual_name
from mauseloch.cli.arena_tables import Table, markdown
from mauseloch.core.words import say
from mauseloch.texts import texts

PAGE = Path(__file__).parent / "research" / "ladders.md"
RESULTS = Path("out") / "arena"
MATCHES = 400
SEED = "ladders"
BEST = LADDER[-1]
BOTS = ("random", "simple", *LADDER)
STEPS = list(zip(LADDER[1:], LADDER, strict=False))
"""Each level with the one below it."""
OTHERS = [(BEST, name) for name in BOTS if name != BEST and (BEST, name) not in STEPS]
KINDS = ("lowest", "commonest", "copycat")
STRANGERS = {"mausen": tuple(f"bench/opponents/mausen_{kind}.py" for kind in KINDS)}
"""Players that the best bot wasn't tuned on: they might defeat a search that models others."""
ENGLISH = texts("en")

Reports = Mapping[tuple[str, int], Report]
"""By game and seats."""

INTRODUCTION = """\
# The ladders, measured

Every game has the same five opponents, from a child's first one to the best there is: {ladder}.
This page shows how much better each is than the one below, and how *{best}* does against all the
others, including *random* (does anything that is legal) and *simple* (a sensible rule of thumb).
Each game is played with its fewest and its most seats.

In Mice! there are three more, which *{best}* does not know: *lowest* always plays its lowest
card, *commonest* hunts the animal people have most of, and *copycat* plays what caught most in the
last round. They never change their ways, and so get in each other's way.

Two bots hold half of the seats each, alternately. Every deal is played twice with the seats
swapped, and intervals count such pairs of matches. *Victories* are the share of the first bot, all
its seats together, with a shared victory in parts; between equals it would be 50%. *Surely* says
whether the whole 95% interval is above that. Times are computing time of one decision on one core,
after a match that does not count.

*`make arena` writes this page; [arena.md](../build/arena.md) explains how to do the same with your
own bots.*
"""


def plans(matches: Mapping[str, int]) -> list[Plan]:
    """All matches to play, given the number per pair in each game."""
    return [
        arena.plan(game, BOTS, games=matches[game], seats=seats, pairs=[*STEPS, *OTHERS], seed=SEED)
        for game in mauseloch.games()
        for seats in _ends(game)
    ]


def encounters(matches: Mapping[str, int]) -> list[Plan]:
    """Matches against strangers; a quarter of the number is enough."""
    return [
        arena.plan(
            game,
            (BEST, *files),
            games=max(2, matches[game] // 4),
            seats=seats,
            pairs=[(BEST, file) for file in files],
            seed=SEED,
        )
        for game, files in STRANGERS.items()
        for seats in _ends(game)
    ]


def _ends(game: str) -> tuple[int, int]:
    seats = mauseloch.game(game).seats
    return seats[0], seats[-1]


def collected(wanted: Sequence[Plan]) -> Reports:
    """Play matches that have no stored result yet. A changed bot gets a new folder."""
    total = sum(plan.games * len(plan.groups) for plan in wanted)
    found = {}
    with arena.workers() as workers, figures.progress(total) as progress:
        for plan in wanted:
            folder = arena.Folder(RESULTS / usual_name(plan), plan)
            began = perf_counter()
            found[plan.game, plan.seats] = arena.run(plan, workers, folder, progress=progress)
            took_s = perf_counter() - began  # helps to choose MATCHES
            sys.stderr.write(f"{plan.game}, {plan.seats} seats: {took_s:.0f} s\n")
    return found


def page(found: Reports, met: Reports) -> str:
    """The whole page."""
    named = ", ".join(f"*{name}*" for name in LADDER)
    introduction = INTRODUCTION.format(ladder=named, best=BEST)
    lines = (line for key in found for line in _section(key, found[key], met.get(key)))
    return typeset("\n".join([introduction, *lines]))


def _section(key: tuple[str, int], report: Report, met: Report | None) -> Iterator[str]:
    game, seats = key
    rows = [["bot", "against", "victories", "95% interval", "surely", "matches"]]
    rows += _duels(report, BOTS, (*STEPS, *OTHERS))
    if met is not None:
        bots = (BEST, *KINDS)
        rows += _duels(met, bots, [(BEST, kind) for kind in KINDS])
    yield f"## {ENGLISH(say(f'{game}-title'))}, {seats} seats\n"
    yield from markdown(Table("", rows, names=2))
    yield ""
    yield from markdown(Table("", _times(report)))
    yield ""


def _duels(
    report: Report, bots: Sequence[str], pairs: Sequence[tuple[str, str]]
) -> Iterator[list[str]]:
    for first, second in pairs:
        duel = report.duel(bots.index(first), bots.index(second))
        if duel is not None:
            yield [first, second, *_said(duel)]


def _said(duel: Duel) -> list[str]:
    return [
        f"{100 * duel.share:.1f}%",
        figures.between(ENGLISH, (duel.low, duel.high), 1),
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
    """Play the matches and write the page."""
    matches = dict.fromkeys(mauseloch.games(), MATCHES)
    for argument in arguments:
        game, _, number = argument.rpartition("=")
        matches |= dict.fromkeys([game] if game else matches, int(number))
    found, met = collected(plans(matches)), collected(encounters(matches))
    PAGE.write_text(page(found, met), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Reaction times and errors in Mausgeflippt's model, level by level.

python -m bench.reactions                 # the table of docs/build/reactions.md
python -m bench.reactions picture FILE    # the distribution of times, as SVG or PNG
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

import mauseloch
from mauseloch.cli.plots import STYLE
from mauseloch.games.geflippt.view import Judged, MouseRevealed, Raced

MATCHES = 100
SEATS = 2
WIDTH_MS = 100
"""The width of a step in the picture."""
COLOURS = ("#e8a33d", "#c8553d", "#7a9e7e", "#3f88c5", "#27496d")
LINES = ("-", "--", "-.", ":", "-")


class Level(NamedTuple):
    """The results for one level of players."""

    times: list[int]
    """All reactions in milliseconds."""
    wrong: float
    """The share of wrong reactions among those judged, on mice without cheese."""
    touched: float
    """The share of mice with cheese that were touched."""


def main(arguments: list[str]) -> None:
    levels = {name: measured(name) for name in mauseloch.ladder("geflippt")}
    if arguments[:1] == ["picture"]:
        draw(levels, Path(arguments[1]))
        return
    print(f"{MATCHES} matches of {SEATS} equal players for each level; times in milliseconds\n")
    print("| bot | reactions | fastest | 10% | median | 90% | wrong | of protected mice touched |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name, level in levels.items():
        tenths = quantiles(level.times, n=10)
        print(
            f"| {name} | {len(level.times):,} | {min(level.times):,} | {tenths[0]:,.0f} "
            f"| {tenths[4]:,.0f} | {tenths[8]:,.0f} | {level.wrong:.1%} | {level.touched:.1%} |"
        )


def measured(name: str) -> Level:
    """Let equal players play."""
    game = mauseloch.game("geflippt")
    times: list[int] = []
    right = wrong = protected = touched = 0
    for seed in range(MATCHES):
        match = mauseloch.Match(game, SEATS, seed)
        bots = [mauseloch.bot(name, game, f"{seed}/{seat}") for seat in range(SEATS)]
        mauseloch.play(match, bots)
        for news in match.log(None):
            if isinstance(news, Raced):
                times += [finish.reaction_ms for finish in news.finishes]
            elif isinstance(news, MouseRevealed):
                protected += news.protected
            elif isinstance(news, Judged):
                touched += news.protected
                right += news.right and not news.protected
                wrong += not news.right and not news.protected
    return Level(times, wrong / (right + wrong), touched / protected)


def draw(levels: Mapping[str, Level], file: Path) -> None:
    """Plot the share of reactions in each step of time, one line per level."""
    from matplotlib import rc_context  # noqa: PLC0415 - an extra, and slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415 - as above

    with rc_context(STYLE):
        figure = Figure(figsize=(7, 3.6), layout="constrained")
        axes = figure.add_subplot()
        for (name, level), colour, line in zip(levels.items(), COLOURS, LINES, strict=True):
            last = max(level.times) // WIDTH_MS + 1
            shares = [0.0] * last
            for time in level.times:
                shares[time // WIDTH_MS] += 100 / len(level.times)
            middles = [(step + 0.5) * WIDTH_MS for step in range(last)]
            axes.plot(middles, shares, color=colour, linestyle=line, linewidth=2, label=name)
        axes.set_xlim(0, 6000)
        axes.set_ylim(0)
        axes.set_xlabel("reaction in milliseconds")
        axes.set_ylabel(f"% of reactions in each {WIDTH_MS} ms")
        axes.legend(frameon=False)
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


if __name__ == "__main__":
    main(sys.argv[1:])

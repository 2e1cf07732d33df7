"""An arena's report as a picture: the cross table as a heat map, with the ratings beside it.

Drawn by matplotlib, which is the extra `plots`.
"""

from pathlib import Path
from typing import Any

from mauseloch.arena import Report
from mauseloch.cli import arena_tables, figures, plots
from mauseloch.core.words import say
from mauseloch.texts import Texts

COLOURS = [plots.LIGHT, "#ffffff", plots.DARK]
"""From always lost, through even, to always won; readable without colour too."""
PALEST = 0.75
"""The share up to which dark text is readable on its colour; above it, use light text."""


def draw(report: Report, words: Texts, file: Path) -> None:
    """Draw the picture in the format that the file's name ends in."""
    bots = len(report.plan.bots)
    game = figures.titled(report.plan.rules, words)
    with plots.picture(file, (5 + 1.1 * bots, 2 + 0.55 * bots), dpi=150) as figure:
        figure.suptitle(words(say("arena-plot-title", game=game, seats=report.plan.seats)))
        cross, ratings = figure.subplots(1, 2, width_ratios=[1 + 0.55 * bots, 2.5])
        _cross(cross, report, words)
        _ratings(ratings, report, words)


def _cross(axes: Any, report: Report, words: Texts) -> None:
    from matplotlib.colors import LinearSegmentedColormap  # noqa: PLC0415 - slow to load

    bots = range(len(report.plan.bots))
    duels = [[report.duel(row, column) for column in bots] for row in bots]
    shares = [[one.share if one else 0.5 for one in row] for row in duels]  # not played: white
    axes.imshow(
        shares,
        cmap=LinearSegmentedColormap.from_list("shares", COLOURS),
        vmin=0,
        vmax=1,
        aspect="auto",
    )
    table = arena_tables.cross(report, words)
    for row in bots:
        for column in bots:
            axes.text(
                column,
                row,
                table[row + 1][column + 1],
                ha="center",
                va="center",
                color="black" if shares[row][column] <= PALEST else "white",
            )
    axes.set_title(words(arena_tables.crossing(report)), fontsize="medium")
    axes.xaxis.tick_top()
    axes.set_xticks(bots, report.plan.labels, rotation=30, ha="left", rotation_mode="anchor")
    axes.set_yticks(bots, report.plan.labels)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)


def _ratings(axes: Any, report: Report, words: Texts) -> None:
    standings = report.standings
    axes.errorbar(
        [one.rating for one in standings],
        [one.bot for one in standings],
        xerr=[(one.high - one.low) / 2 for one in standings],
        fmt="o",
        color=plots.DARK,
        ecolor=plots.LIGHT,
        elinewidth=2.5,
        capsize=6,
    )
    axes.set_ylim(len(report.plan.bots) - 0.5, -0.5)
    axes.set_yticks(range(len(report.plan.bots)), report.plan.labels)
    axes.set_title(words(say("arena-plot-rating")), fontsize="medium")
    axes.grid(axis="x", color=plots.LINE, alpha=0.2)

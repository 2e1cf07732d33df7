"""Plots of statistics: the distribution of points, and victories by order of play.

Drawn by matplotlib, which is the extra `plots`.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mauseloch.core.intervals import Z95
from mauseloch.core.words import say
from mauseloch.texts import Texts

if TYPE_CHECKING:
    from mauseloch.lockstep.statistics import Statistics

DARK, LIGHT, LINE = "#27496d", "#e8a33d", "#4a4a4a"
"""Readable without colour too: dark, light, and in between."""
STYLE: Any = {
    "svg.fonttype": "none",  # text, not outlines: files are small and searchable
    "svg.hashsalt": "mauseloch",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": LINE,
}
METADATA: dict[str, Any] = {
    ".svg": {"Date": None, "Creator": "Mauseloch"},
    ".png": {"Software": "Mauseloch"},
}
"""Settings that make the files reproducible."""


def draw_all(found: "Statistics", words: Texts, folder: Path) -> Iterator[Path]:
    """Draw all plots as SVG files; yields their paths."""
    for name in PICTURES:
        file = folder / f"{found.game.name}-{found.seats}-{found.policy}-{name}.svg"
        draw(name, found, words, file)
        yield file


def draw(name: str, found: "Statistics", words: Texts, file: Path) -> None:
    """Draw one of PICTURES as an SVG file."""
    title = say(
        "stats-plot-title",
        game=say(f"{found.game.name}-title"),
        seats=found.seats,
        policy=found.policy,
    )
    with picture(file, (6, 3.2)) as figure:
        axes = figure.add_subplot()
        axes.set_title(words(title))
        PICTURES[name](axes, found, words)


@contextmanager
def picture(file: Path, size: tuple[float, float], **how: Any) -> Iterator[Any]:
    """An empty figure in our style, saved in the format that the file's name ends in."""
    from matplotlib import rc_context  # noqa: PLC0415 - an extra, and slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415 - as above

    with rc_context(STYLE):
        figure = Figure(figsize=size, layout="constrained", **how)
        yield figure
        figure.savefig(file, metadata=METADATA[file.suffix])


def _points(axes: Any, found: "Statistics", words: Texts) -> None:
    counts, total = found.points.counts, sum(found.points.counts.values())
    axes.bar(list(counts), [100 * count / total for count in counts.values()], 0.9, color=DARK)
    axes.axvline(found.points.mean, color=LIGHT, linewidth=2.5, linestyle="--")
    axes.set_xlabel(words(say("stats-plot-points")))
    axes.set_ylabel(words(say("stats-plot-share")))


def _wins(axes: Any, found: "Statistics", words: Texts) -> None:
    order = range(1, found.seats + 1)
    wins = [100 * place.wins.value for place in found.places]
    errors = [100 * Z95 * place.wins.error for place in found.places]
    axes.bar(order, wins, 0.7, color=DARK)
    axes.errorbar(order, wins, errors, fmt="none", ecolor=LIGHT, elinewidth=2.5, capsize=6)
    axes.axhline(100 / found.seats, color=LINE, linewidth=1, linestyle=":")
    axes.set_xticks(order)
    axes.set_xlabel(words(say("stats-plot-order")))
    axes.set_ylabel(words(say("stats-plot-wins")))


PICTURES: Mapping[str, Callable[..., None]] = {"points": _points, "wins": _wins}

"""`mauseloch stats`: what a million matches say about a game."""

import math
from argparse import Namespace
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from mauseloch.cli import figures, plots
from mauseloch.cli.simulate import check_policies
from mauseloch.compiled import Figure
from mauseloch.core.checks import check_file, check_number
from mauseloch.core.extras import need
from mauseloch.core.intervals import Z95
from mauseloch.core.words import Say, say
from mauseloch.lockstep.statistics import (
    ANY_GAME,
    Distribution,
    Estimate,
    Statistics,
    counts_of,
    statistics,
)
from mauseloch.texts import Texts
from mauseloch.version import VERSION

FORMAT = "mauseloch-statistics"
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
BINS, BAR = 12, 40
"""The maximum number of lines of a histogram, and their length."""
DECIDED = ("points", "tie_break", "shared")


def run(chosen: Namespace, words: Texts) -> None:
    """Play, count and print; draw and write what was requested."""
    game = figures.game_of(chosen)
    seats = figures.seats_of(chosen, game)
    check_policies([chosen.policy])
    check_number("--games", chosen.games, 2)
    check_number("--cores", chosen.cores, 1)
    check_file(chosen.json, partial(figures.is_written, kind=FORMAT))
    if chosen.plots is not None:
        need("plots")
        chosen.plots.mkdir(parents=True, exist_ok=True)
    with figures.progress(chosen.games) as progress:
        found = statistics(
            game,
            seats,
            chosen.games,
            chosen.policy,
            chosen.seed,
            cores=chosen.cores,
            progress=progress,
        )
    if chosen.json is not None:
        figures.write(document(found), chosen.json)
    print(figures.headline(game, seats, chosen, words))
    for line in told(found, words):
        print(line)
    if chosen.plots is not None:
        for file in plots.draw_all(found, words, chosen.plots):
            print(file)


def told(found: Statistics, words: Texts) -> Iterator[str]:
    """All figures, as lines of text."""
    happens = [
        [words(label(found, name)), said(found.figures[name], words, share=figure.share)]
        for name, figure in told_figures(found).items()
    ]
    yield words(say("stats-policy", policy=found.policy))
    for title, lines in (
        ("order", figures.table(list(_places(found, words)))),
        ("points", _spread(found.points, words)),
        ("decided", figures.table([*_decided(found, words)], left=(0,))),
        ("happens", figures.table(happens, left=(0,))),
    ):
        yield ""
        yield words(say(f"stats-{title}"))
        yield from lines
    yield ""
    yield words(say("stats-confidence"))


def _places(found: Statistics, words: Texts) -> Iterator[list[str]]:
    yield figures.columns(words, "stats", "place", "wins", "mean_points")
    for number, place in enumerate(found.places, 1):
        yield [str(number), said(place.wins, words, share=True), said(place.points, words)]


def _spread(points: Distribution, words: Texts) -> Iterator[str]:
    mean, deviation = words.number(points.mean, 2), words.number(points.deviation, 2)
    yield f"  {words(say('stats-mean', mean=mean, deviation=deviation))}"
    quantiles = [
        say("stats-quantile", part=str(round(100 * part)), points=_whole(points.quantile(part)))
        for part in QUANTILES
    ]
    yield f"  {words(say('stats-quantiles', quantiles=quantiles))}"
    bins = binned(points, BINS)
    total, most = sum(points.counts.values()), max(bins.values())
    rows = [
        [
            _range(least, last, words),
            figures.share(words, count / total),
            "█" * round(BAR * count / most),
        ]
        for (least, last), count in bins.items()
    ]
    yield from figures.table(rows, left=(2,))


def _range(least: int, last: int, words: Texts) -> str:
    if least == last:
        return _whole(least)
    return words(say("stats-from-to", least=_whole(least), most=_whole(last)))


def binned(points: Distribution, most: int) -> Mapping[tuple[int, int], int]:
    """The counts of at most `most` ranges of whole numbers, all equally wide."""
    least, last = min(points.counts), max(points.counts)
    width = -(-(last - least + 1) // most)
    found = {(at, at + width - 1): 0 for at in range(least, last + 1, width)}
    for value, count in points.counts.items():
        at = least + (value - least) // width * width
        found[at, at + width - 1] += count
    return found


def _decided(found: Statistics, words: Texts) -> Iterator[list[str]]:
    code = counts_of(found.game).tie_break(found.game)
    for name in DECIDED:
        how = say(f"{found.game.name}-decided-{code}" if name == "tie_break" else f"decided-{name}")
        if name != "tie_break" or code:
            yield [words(how), said(found.figures[name], words, share=True)]


def told_figures(found: Statistics) -> Mapping[str, Figure]:
    """The figures of any game, followed by those of this one."""
    any_match = {name: figure for name, figure in ANY_GAME.items() if name not in DECIDED}
    return {**any_match, **counts_of(found.game).figures}


def label(found: Statistics, name: str) -> Say:
    """The name of a figure."""
    if name in ANY_GAME:
        return say(f"stats-figure-{name}")
    return say(f"{found.game.name}-stats-{name}")


def said(estimate: Estimate, words: Texts, *, share: bool = False) -> str:
    """A figure with its margin of error."""
    unit = 100 if share else 1
    radius = unit * Z95 * estimate.error
    digits = min(4, max(2, 1 - math.floor(math.log10(radius)))) if radius else 2
    value = words.number(unit * estimate.value, digits)
    told = words(say("stats-error", value=value, error=words.number(radius, digits)))
    return words(say("stats-percent", value=told)) if share else told


def _whole(number: int) -> str:
    return str(number).replace("-", "−")


def document(found: Statistics) -> dict[str, Any]:
    """The statistics for programs."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": found.game.name,
        "options": dict(found.game.chosen),
        "seats": found.seats,
        "games": found.games,
        "policy": found.policy,
        "seed": found.seed,
        "places": [
            {"wins": _estimate(place.wins), "points": _estimate(place.points)}
            for place in found.places
        ],
        "points": _distribution(found.points),
        "lengths": _distribution(found.lengths),
        "figures": {name: _estimate(one) for name, one in found.figures.items()},
    }


def _estimate(one: Estimate) -> dict[str, Any]:
    return {"value": one.value, "standard_error": one.error, "interval_95": list(one.interval)}


def _distribution(one: Distribution) -> dict[str, Any]:
    return {
        "mean": one.mean,
        "standard_deviation": one.deviation,
        "quantiles": {str(part): one.quantile(part) for part in QUANTILES},
        "histogram": {str(value): count for value, count in one.counts.items()},
    }

"""An arena's report as lines of text, as a Markdown page, and for programs."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mauseloch.arena import Report
from mauseloch.cli import figures
from mauseloch.core.words import say
from mauseloch.texts import Texts
from mauseloch.version import VERSION

FORMAT = "mauseloch-arena"
NOTES = ("blocks", "ratings", "times")


class Table(NamedTuple):
    """A table with its title; the first row has the column titles."""

    title: str
    rows: list[list[str]]
    names: int = 1
    """The number of columns with names; the others are numbers."""


def told(report: Report, words: Texts) -> Iterator[str]:
    """The report as lines of text."""
    yield headline(report, words)
    for table in tables(report, words):
        yield ""
        yield table.title
        yield from figures.table(table.rows, left=range(table.names))
    yield ""
    for note in NOTES:
        yield words(say(f"arena-note-{note}"))


def page(report: Report, words: Texts) -> str:
    """The report in Markdown."""
    lines = [f"# {headline(report, words)}"]
    for table in tables(report, words):
        lines += ["", f"## {table.title}", "", *markdown(table)]
    lines += ["", *(f"- {words(say(f'arena-note-{note}'))}" for note in NOTES)]
    return "\n".join(lines) + "\n"


def markdown(table: Table) -> Iterator[str]:
    """A table in Markdown."""
    first, *rows = table.rows
    numbers = len(first) - table.names
    yield f"| {' | '.join(first)} |"
    yield f"|{'---|' * table.names}{'--:|' * numbers}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def headline(report: Report, words: Texts) -> str:
    """What was played."""
    plan = report.plan
    return words(
        say(
            "arena-headline",
            game=figures.titled(plan.rules, words),
            seats=plan.seats,
            pairs=len(plan.pairs),
            matches=plan.games,
            seed=plan.seed,
        )
    )


def tables(report: Report, words: Texts) -> list[Table]:
    """Who beats whom at a glance, then pair by pair, then bot by bot."""
    return [
        Table(words(say("arena-cross")), cross(report, words)),
        Table(words(say("arena-duels")), list(_duels(report, words)), names=2),
        Table(words(say("arena-standings")), list(_standings(report, words))),
    ]


def cross(report: Report, words: Texts) -> list[list[str]]:
    """Each bot's share of victories against every other, with names around it."""
    labels = report.plan.labels
    rows = [["", *labels]]
    for first, label in enumerate(labels):
        duels = [report.duel(first, second) for second in range(len(labels))]
        cells = ["–" if one is None else words.number(100 * one.share, 1) for one in duels]
        rows.append([label, *cells])
    return rows


def _duels(report: Report, words: Texts) -> Iterator[list[str]]:
    titles = ("bot", "against", "wins", "interval", "matches", "points", "points_other")
    yield figures.columns(words, "arena", *titles)
    labels = report.plan.labels
    for duel in report.duels:
        yield [
            labels[duel.first],
            labels[duel.second],
            figures.share(words, duel.share, 1),
            figures.between(words, (duel.low, duel.high), 1),
            words.number(duel.matches, 0),
            *(words.number(points, 2) for points in duel.points),
        ]


def _standings(report: Report, words: Texts) -> Iterator[list[str]]:
    titles = ("bot", "rating", "interval", "points", "decisions", "median_ms", "worst_ms")
    yield figures.columns(words, "arena", *titles)
    for one in report.standings:
        low, high = words.number(one.low, 1), words.number(one.high, 1)
        yield [
            report.plan.labels[one.bot],
            words.number(one.rating, 1),
            words(say("stats-from-to", least=low, most=high)),
            words.number(one.points, 2),
            words.number(one.decisions, 0),
            words.number(one.median_ms, 3),
            words.number(one.worst_ms, 1),
        ]


def document(report: Report) -> dict[str, Any]:
    """The report for programs."""
    plan, labels = report.plan, report.plan.labels
    return {
        "format": FORMAT,
        "version": VERSION,
        **plan.settings(),
        "games": plan.games,
        "duels": [
            {
                "bot": labels[one.first],
                "against": labels[one.second],
                "share": one.share,
                "interval_95": [one.low, one.high],
                "matches": one.matches,
                "mean_points": list(one.points),
            }
            for one in report.duels
        ],
        "bots": [
            {
                "bot": labels[one.bot],
                "rating": one.rating,
                "interval_95": [one.low, one.high],
                "mean_points": one.points,
                "decisions": one.decisions,
                "median_ms": one.median_ms,
                "worst_ms": one.worst_ms,
            }
            for one in report.standings
        ],
    }

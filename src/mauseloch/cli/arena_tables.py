"""An arena's report as lines of text, as a Markdown page, and for programs."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mauseloch.arena import Report
from mauseloch.arena.plans import BLOCK
from mauseloch.cli import figures
from mauseloch.core.words import Say, say
from mauseloch.texts import Texts
from mauseloch.version import VERSION

FORMAT = "mauseloch-arena"


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
    for note in notes(report):
        yield words(note)


def page(report: Report, words: Texts) -> str:
    """The report in Markdown."""
    lines = [f"# {headline(report, words)}"]
    for table in tables(report, words):
        lines += ["", f"## {table.title}", "", *markdown(table)]
    lines += ["", *(f"- {words(note)}" for note in notes(report))]
    return "\n".join(lines) + "\n"


def notes(report: Report) -> Iterator[Say]:
    """What has to be known about the tables; first, what went wrong."""
    plan = report.plan
    for one in report.standings:
        if one.verdict is not None:
            yield say(
                "arena-note-forfeits",
                bot=plan.labels[one.bot],
                forfeits=one.forfeits,
                error=one.verdict.words,
            )
    if plan.each:
        yield say("arena-note-each", seats=plan.seats)
        if plan.fill is not None and len(plan.groups[0]) < plan.seats:
            yield say("arena-note-fill", bot=plan.label(plan.fill))
        yield say("arena-note-ratings-each")
    else:
        if plan.seats > BLOCK:
            yield say("arena-note-copies", copies=-(-plan.seats // BLOCK), seats=plan.seats)
        yield say("arena-note-blocks")
        yield say("arena-note-ratings")
    yield say("arena-note-times")


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
            "arena-headline-each" if plan.each else "arena-headline",
            game=figures.titled(plan.rules, words),
            seats=plan.seats,
            groups=len(plan.groups),
            matches=plan.games,
            seed=plan.seed,
        )
    )


def tables(report: Report, words: Texts) -> list[Table]:
    """Who beats whom at a glance, then pair by pair, then bot by bot."""
    return [
        Table(words(crossing(report)), cross(report, words)),
        Table(words(say("arena-duels")), list(_duels(report, words)), names=2),
        Table(words(say("arena-standings")), list(_standings(report, words))),
    ]


def crossing(report: Report) -> Say:
    """What the cross table counts."""
    return say("arena-cross-each" if report.plan.each else "arena-cross")


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
    wins = "ahead" if report.plan.each else "wins"
    titles = ("bot", "against", wins, "interval", "matches", "points", "points_other")
    yield figures.columns(words, "arena", *titles)
    labels = report.plan.labels
    for duel in report.duels:
        yield [
            labels[duel.first],
            labels[duel.second],
            figures.share(words, duel.share, 1),
            figures.between(words, (duel.low, duel.high), 1),
            words.number(duel.matches, 0),
            *(_points(words, points) for points in duel.points),
        ]


def _standings(report: Report, words: Texts) -> Iterator[list[str]]:
    each, forfeited = report.plan.each, any(one.forfeits for one in report.standings)
    yield figures.columns(
        words,
        "arena",
        "bot",
        *(("wins", "interval") if each else ()),
        *("rating", "interval", "points", "decisions", "median_ms", "worst_ms"),
        *(("forfeits",) if forfeited else ()),
    )
    for one in report.standings:
        low, high = words.number(one.low, 1), words.number(one.high, 1)
        row = [report.plan.labels[one.bot]]
        if one.wins is not None:
            row.append(figures.share(words, one.wins.share, 1))
            row.append(figures.between(words, (one.wins.low, one.wins.high), 1))
        row += [
            words.number(one.rating, 1),
            words(say("stats-from-to", least=low, most=high)),
            _points(words, one.points),
            words.number(one.decisions, 0),
            words.number(one.median_ms, 3),
            words.number(one.worst_ms, 1),
        ]
        yield [*row, words.number(one.forfeits, 0)] if forfeited else row


def _points(words: Texts, points: float | None) -> str:
    """Mean points; a bot that has forfeited every match has none."""
    return "–" if points is None else words.number(points, 2)


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
                "forfeits": one.forfeits,
                "first_forfeit": one.verdict and one.verdict.told,
                **({"wins": one.wins.share, "wins_95": one.wins[1:]} if one.wins else {}),
            }
            for one in report.standings
        ],
    }

"""`mauseloch review`: what each choice of a match cost, its curve and its turning points."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from mauseloch.cli import figures, records
from mauseloch.cli.arguments import file_named
from mauseloch.coach.review import Choice, Point, Review, choices_of, review
from mauseloch.core.approximation import SPANS, Bound
from mauseloch.core.checks import blaming, check_number
from mauseloch.core.errors import SeatsError, SetupError
from mauseloch.core.record import Record
from mauseloch.core.words import Say, say
from mauseloch.replays import replay
from mauseloch.telling import spoken
from mauseloch.terminal.story import NAMES
from mauseloch.texts import Texts

ROWS = 5
"""The height of the curve."""
BLOCKS = " ▁▂▃▄▅▆▇█"
WIDEST = 72
"""With more points than this, each takes one column, otherwise two."""
LEAST = 0.1
"""In percentage points. If there was a better choice, the cost is never shown as 0.0."""


def run(chosen: Namespace, words: Texts) -> None:
    """Review a match and print the result."""
    with blaming(file_named(chosen)):
        _run(chosen, words)


def _run(chosen: Namespace, words: Texts) -> None:
    check_number("--rollouts", chosen.rollouts, 2)
    record = records.chosen_one(chosen)
    match = replay(record)
    seat = _seat(chosen.seat, record)
    names = ([player.name for player in record.players] or list(NAMES))[: match.seats]
    if match.outcome is None:
        raise SetupError("the match is not over", say("error-review-not-over"))
    with figures.progress(len(choices_of(match, seat))) as progress:
        found = review(
            match, seat, names, rollouts=chosen.rollouts, seed=chosen.seed, progress=progress
        )
    if chosen.json:
        print(json.dumps(spoken(found, words), ensure_ascii=False, indent=1))
        return
    for line in told(found, names[seat], words, drawn=sys.stdout.isatty()):
        print(line)


def _seat(wanted: int | None, record: Record) -> int:
    """The seat to review: the one asked for, counted from 1, or the first person's."""
    if wanted is not None:
        if wanted not in range(1, record.seats + 1):
            raise SeatsError(f"there is no seat {wanted}; seats are 1 to {record.seats}")
        return wanted - 1
    people = [seat for seat, player in enumerate(record.players) if player.bot is None]
    return people[0] if people else 0


def told(found: Review, name: str, words: Texts, *, drawn: bool) -> Iterator[str]:
    """The review, line by line, with the curve drawn or in numbers."""
    game = say(f"{found.game}-title")
    yield words(say("review-headline", game=game, name=name, seat=found.seat + 1))
    yield ""
    if found.choices:
        yield from figures.table(list(_rows(found.choices, words)), left=(1, 3))
    else:
        yield words(say("review-nothing"))
    yield ""
    if drawn:
        yield words(say("review-curve"))
        yield from curve(found.points)
    else:
        chances = " ".join(str(round(100 * point.chance)) for point in found.points)
        yield words(say("review-curve-plain", chances=chances))
    if found.turning_points:
        yield ""
        yield words(say("review-turns"))
    for turn in found.turning_points:
        sentences = " ".join(map(words, turn.words))
        yield "  " + words(say("review-turn", at=turn.at, words=sentences))
    yield ""
    yield words(say("review-total", cost=told_cost(found.total_cost, words)))
    yield from map(words, judged(found.choices))


def judged(choices: Sequence[Choice]) -> Iterator[Say]:
    """How the choices were judged, and what ± means."""
    exact = sum(choice.exact for choice in choices)
    sampled = sum(choice.sampled for choice in choices)
    approximate = len(choices) - exact - sampled
    if exact == len(choices):
        yield say("review-exact")
    elif not approximate:
        yield say("review-both", exact=exact) if exact else say("review-sampled")
    else:
        yield say("review-approximate", approximate=approximate)
        for bound in dict.fromkeys(one.bound for one in choices if one.approximate):
            yield say(f"bound-{bound}")
            yield measured(bound)
        if exact:
            yield say("review-exact-too", exact=exact)
        if sampled:
            yield say("review-sampled-too", sampled=sampled)


def measured(bound: Bound) -> Say:
    """The smallest cost that counts, by what the error says."""
    return say("review-least-once" if SPANS[bound] == 1 else "review-least-twice")


def _rows(choices: Sequence[Choice], words: Texts) -> Iterator[list[str]]:
    yield figures.columns(words, "review", "at", "chose", "chance", "best", "cost")
    for choice in choices:
        cost, error = told_cost(choice.cost, words), words.number(100 * choice.error, 1)
        if not choice.exact:
            cost = words(say("stats-error", value=cost, error=error))
        yield [
            str(choice.at),
            words(choice.doing),
            figures.share(words, choice.chance, 1),
            words(choice.best_doing) if choice.cost else "",
            cost if choice.cost else "",
        ]


def told_cost(cost: float, words: Texts) -> str:
    """A cost in percentage points; 0.0 means exactly none."""
    return words.number(max(100 * cost, LEAST) if cost else 0.0, 1)


def curve(points: Sequence[Point]) -> Iterator[str]:
    """The chances as columns of blocks, from 0% at the bottom to 100% at the top."""
    across = 2 if 2 * len(points) <= WIDEST else 1
    steps = len(BLOCKS) - 1
    heights = [round(point.chance * ROWS * steps) for point in points]
    for row in reversed(range(ROWS)):
        filled = (min(max(height - row * steps, 0), steps) for height in heights)
        label = {ROWS - 1: "100", 0: "0"}.get(row, "")
        line = "".join(BLOCKS[part] * across for part in filled)
        yield f"  {label:>3} │{line}".rstrip()

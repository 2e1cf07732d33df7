"""`mauseloch worth`: what each action is worth at one moment of a match."""

import json
from argparse import Namespace
from collections.abc import Iterator

from mauseloch.cli import figures, records
from mauseloch.cli.arguments import file_named
from mauseloch.cli.review import LEAST, measured, told_cost
from mauseloch.coach.worth import ActionWorth, Worth, worth
from mauseloch.core.checks import blaming, check_number
from mauseloch.core.errors import SeatsError
from mauseloch.core.words import say
from mauseloch.replays import replay
from mauseloch.telling import spoken
from mauseloch.terminal.story import NAMES
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Judge the actions at one moment of a match and print the result."""
    with blaming(file_named(chosen)):
        _run(chosen, words)


def _run(chosen: Namespace, words: Texts) -> None:
    check_number("--rollouts", chosen.rollouts, 2)
    record = records.chosen_one(chosen)
    if chosen.seat is not None and chosen.seat not in range(1, record.seats + 1):
        raise SeatsError(f"there is no seat {chosen.seat}; seats are 1 to {record.seats}")
    names = [player.name for player in record.players] or NAMES[: record.seats]
    found = worth(
        replay(record),
        chosen.at,
        None if chosen.seat is None else chosen.seat - 1,
        names=names,
        rollouts=chosen.rollouts,
        seed=chosen.seed,
    )
    if chosen.json:
        print(json.dumps(spoken(found, words), ensure_ascii=False, indent=1))
        return
    for line in told(found, names[found.seat], words):
        print(line)


def told(found: Worth, name: str, words: Texts) -> Iterator[str]:
    """What the actions are worth, line by line."""
    game = say(f"{found.game}-title")
    at = "–" if found.at is None else str(found.at)
    yield words(say("worth-headline", game=game, name=name, at=at, seat=found.seat + 1))
    yield ""
    yield from figures.table(list(_rows(found, words)), left=(0,))
    yield ""
    chosen = next((one for one in found.actions if one.action == found.chosen), None)
    if chosen is not None:
        yield words(say("worth-chosen", doing=chosen.doing))
    if found.sampled:
        yield words(say("review-sampled"))
        return
    yield words(say("worth-exact" if found.exact else "worth-approximate"))
    if any(_shown(one) for one in found.actions):
        yield words(say(f"bound-{found.bound}"))
    if found.approximate:
        yield words(measured(found.bound))


def _rows(found: Worth, words: Texts) -> Iterator[list[str]]:
    titles = ("worth-column-doing", "review-column-chance", "review-column-cost")
    yield [words(say(title)) for title in titles]
    for one in found.actions:
        chance = figures.share(words, one.chance, 1)
        if _shown(one):
            error = words.number(max(100 * one.error, LEAST), 1)
            chance = words(say("stats-error", value=chance, error=error))
        yield [words(one.doing), chance, told_cost(one.cost, words) if one.cost else ""]


def _shown(one: ActionWorth) -> bool:
    """Whether the error can be seen in tenths of a percentage point."""
    return round(1000 * one.error) > 0

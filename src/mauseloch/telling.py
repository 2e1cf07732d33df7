"""Turn what happens in any game into messages, the same for terminal and browser."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from mauseloch.core.game import Ended, Outcome, Seat
from mauseloch.core.match import Match
from mauseloch.core.options import Value
from mauseloch.core.words import Say, say
from mauseloch.games import package


def narration(game: str) -> Any:
    """The module that puts a game into words."""
    return package(game).load("narration")


def telling(game: str, told: Any, names: Sequence[str]) -> Iterator[Say]:
    """Put one piece of news into words; nothing if it needs none."""
    if isinstance(told, Ended):
        yield ending(game, told.outcome, names)
    yield from narration(game).narrate(told, names)


def warnings(match: Match[Any, Any, Any], seat: Seat) -> dict[str, Say]:
    """Warnings by action: people must confirm such an action first. Usually there are none."""
    warning = getattr(narration(match.game.name), "warning", None)
    if warning is None:
        return {}
    view = match.view(seat)
    found = ((action, warning(view, action)) for action in match.legal(seat))
    return {action: why_not for action, why_not in found if why_not is not None}


def ending(game: str, outcome: Outcome, names: Sequence[str]) -> Say:
    """Say who won and how that was decided."""
    winners, how = [names[seat] for seat in outcome.winners], outcome.decided_by
    return say(
        "match-shared" if len(winners) > 1 else "match-won",
        ended=say(f"{game}-ended-{outcome.ended_by}"),
        names=winners,
        decided=say(f"decided-{how}" if how in {"points", "shared"} else f"{game}-decided-{how}"),
    )


def spoken(value: Any, speak: Callable[[Say], Any]) -> Any:
    """Turn dataclasses into JSON values, and every message in them into words with `speak`."""
    if isinstance(value, Say):
        return speak(value)
    if isinstance(value, tuple):
        return [spoken(one, speak) for one in value]
    if is_dataclass(value):
        return {one.name: spoken(getattr(value, one.name), speak) for one in fields(value)}
    return value


def deciding(match: Match[Any, Any, Any], names: Sequence[str]) -> Iterator[Say]:
    """Say what put the winner ahead for good; nothing without a lead, or if the game can't tell."""
    outcome, words = match.outcome, narration(match.game.name)
    if outcome is None or len(outcome.winners) != 1 or not hasattr(words, "gains"):
        return
    winner, options = outcome.winners[0], match.game.chosen
    brought: dict[int, list[int]] = {}
    for number, seat, points in words.gains(match.log(None), options):
        brought.setdefault(number, [0] * match.seats)[seat] += points
    totals, found = [0] * match.seats, None
    for number, points in brought.items():
        totals = list(map(sum, zip(totals, points, strict=True)))
        if totals[winner] < max(totals) or totals.count(totals[winner]) > 1:
            found = None
        elif found is None:
            found = (number, names[winner], max(points[winner], 0))
    if found is None or tuple(totals) != outcome.scores:
        return
    if hasattr(words, "deciding"):
        yield words.deciding(*found, options)
    else:
        number, name, gained = found
        yield say(f"{match.game.name}-deciding", number=number, name=name, points=gained)


def option_said(game: str, name: str, *, offered: bool = False) -> Say:
    """Describe an option. Of a number only some values may be offered, in words."""
    return say(f"{game}-offered-{name}" if offered else f"{game}-option-{name}")


def value_said(game: str, name: str, value: Value) -> Say:
    """Name one of an option's values."""
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    if isinstance(value, int):
        return say("option-seat", number=value + 1)
    return say(f"{game}-option-{name}-{value}")

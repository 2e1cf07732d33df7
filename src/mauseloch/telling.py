"""What happens in any game, as messages to be said: the same for terminal and browser."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from mauseloch.core.game import Ended, Outcome, Seat
from mauseloch.core.match import Match
from mauseloch.core.options import Value
from mauseloch.core.words import Say, say
from mauseloch.games import package


def narration(game: str) -> Any:
    """How a game is told."""
    return package(game).load("narration")


def telling(game: str, told: Any, names: Sequence[str]) -> Iterator[Say]:
    """What one piece of news says; nothing for what needs no words."""
    if isinstance(told, Ended):
        yield ending(game, told.outcome, names)
    yield from narration(game).narrate(told, names)


def warnings(match: Match[Any, Any, Any], seat: Seat) -> dict[str, Say]:
    """By action: what people hear, and are asked once more, before they do it. Hardly ever any."""
    warning = getattr(narration(match.game.name), "warning", None)
    if warning is None:
        return {}
    view = match.view(seat)
    found = ((action, warning(view, action)) for action in match.legal(seat))
    return {action: why_not for action, why_not in found if why_not is not None}


def ending(game: str, outcome: Outcome, names: Sequence[str]) -> Say:
    """Who won and how that was decided."""
    winners, how = [names[seat] for seat in outcome.winners], outcome.decided_by
    return say(
        "match-shared" if len(winners) > 1 else "match-won",
        ended=say(f"{game}-ended-{outcome.ended_by}"),
        names=winners,
        decided=say(f"decided-{how}" if how in {"points", "shared"} else f"{game}-decided-{how}"),
    )


def spoken(value: Any, speak: Callable[[Say], Any]) -> Any:
    """Dataclasses as JSON values, and every message in them as `speak` puts it."""
    if isinstance(value, Say):
        return speak(value)
    if isinstance(value, tuple):
        return [spoken(one, speak) for one in value]
    if is_dataclass(value):
        return {one.name: spoken(getattr(value, one.name), speak) for one in fields(value)}
    return value


def option_said(game: str, name: str, *, offered: bool = False) -> Say:
    """What an option is about; of a number only some values may be offered, in words."""
    return say(f"{game}-offered-{name}" if offered else f"{game}-option-{name}")


def value_said(game: str, name: str, value: Value) -> Say:
    """What one of the values of an option is called."""
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    if isinstance(value, int):
        return say("option-seat", number=value + 1)
    return say(f"{game}-option-{name}-{value}")

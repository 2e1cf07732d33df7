"""The games on offer, for clients that know none: options, bots, traits, texts and rules."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from mauseloch.bots import ladder
from mauseloch.core.errors import SetupError, UnsupportedError, shown
from mauseloch.core.extras import has
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Option, Value
from mauseloch.games import game as rules_of
from mauseloch.games import package, shelf
from mauseloch.server.wire import Message, message
from mauseloch.telling import narration, option_said, value_said
from mauseloch.texts import LANGUAGES


class OfferedValue(Struct, kw_only=True):
    """A value of an option, for people to choose."""

    value: Any
    label: Message
    from_seats: int
    """The fewest seats with which a table can choose it."""


class OptionInfo(Struct, kw_only=True):
    """A choice to make before a match."""

    name: str
    label: Message
    default: Any
    allowed: list[Any] | None = None
    """All the values; for a number, `least` and `most` instead."""
    least: int | None = None
    most: int | None = None
    offered: list[OfferedValue] = []
    """The ones people choose from; for a number perhaps none in particular."""


class GameInfo(Struct, kw_only=True):
    """A game that can be played here. Its title is the message `<id>-title`."""

    id: str
    least_seats: int
    most_seats: int
    usual_seats: int
    """How many make a good match."""
    hidden: bool
    """Hands are secret: when a device is passed round, a screen hides them in between."""
    race: bool
    """The rules time the answers: people cannot share a device or ask for hints."""
    coach: bool
    """Whether its matches can be reviewed and, in practice, hints are on offer."""
    rulebook: bool
    """Whether its rules can be read here."""
    options: list[OptionInfo]
    bots: list[str]
    """The bots to choose from, from the weakest to the strongest."""


class Text(Struct, kw_only=True):
    """A catalogue of messages in Fluent, or rules in Markdown."""

    text: str


def games(offered: Sequence[str] | None = None) -> list[GameInfo]:
    """Describe these games, or all, in the order in which they are offered."""
    return [_info(name) for name in (shelf().packages if offered is None else offered)]


def text(name: str, folder: str, kind: str, language: str) -> Text:
    """Read a game's file in a language; raises UnknownGameError or UnsupportedError."""
    file: Path = package(name).folder / folder / f"{language}.{kind}"
    if language not in LANGUAGES or not file.is_file():
        raise UnsupportedError(f"{name} has no {folder} in {shown(language)}")
    return Text(text=file.read_text(encoding="utf-8"))


@cache
def _info(name: str) -> GameInfo:
    game, found = rules_of(name), package(name)
    return GameInfo(
        id=name,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        usual_seats=found.traits.usual_seats,
        hidden=found.traits.hidden,
        race=found.traits.race,
        coach=found.has("kernel") and has("kernels"),
        rulebook=(found.folder / "rulebook").is_dir(),
        options=[_option(game, option) for option in game.options],
        bots=list(ladder(name)),
    )


def _option(game: AnyGame, option: Option) -> OptionInfo:
    offered = getattr(narration(game.name), "OFFERED", {}).get(option.name)
    ranged = isinstance(option.allowed, range)
    values = offered or ({} if ranged else dict.fromkeys(option.allowed))
    return OptionInfo(
        name=option.name,
        label=message(option_said(game.name, option.name, offered=bool(offered))),
        default=option.default,
        allowed=None if ranged else list(option.allowed),
        least=option.allowed[0] if ranged else None,  # type: ignore[arg-type]  # a range has numbers
        most=option.allowed[-1] if ranged else None,  # type: ignore[arg-type]
        offered=[
            OfferedValue(
                value=value,
                label=message(label or value_said(game.name, option.name, value)),
                from_seats=_from_seats(game, option.name, value),
            )
            for value, label in values.items()
        ],
    )


def _from_seats(game: AnyGame, name: str, value: Value) -> int:
    """The fewest seats with which the rules allow this value."""
    chosen = rules_of(game.name, **{name: value})
    for seats in game.seats:
        try:
            chosen.start(seats)
        except SetupError:
            continue
        return seats
    return game.seats[-1]

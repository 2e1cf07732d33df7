"""Options that describe themselves, so that every front end can build a form from them.

A game is a frozen dataclass; its options are its fields:

    @dataclass(frozen=True)
    class Mausen(Options):
        ties: Literal["booklet", "cascade"] = choice("booklet", "cascade")
        open_piles: bool = flag()
        cards: int = reduced(16, range(4, 17))

The last is not an option of the printed game but a *reduction*: the same game with fewer cards, for
research. Reductions are never offered, and a game that isn't reduced doesn't mention them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self, TypeVar

from mauseloch.core.errors import OptionError, shown
from mauseloch.core.words import Say, say

Value = bool | int | str
T = TypeVar("T", bound=Value)


@dataclass(frozen=True)
class Option:
    """One choice to make before a match: the allowed values and the default."""

    name: str
    default: Value
    allowed: Sequence[Value]
    """A range for numbers, otherwise the list of values."""

    def allows(self, value: object) -> bool:
        """Whether exactly this value is allowed; True isn't 1 here."""
        if isinstance(self.allowed, range):
            return type(value) is int and value in self.allowed
        return any(type(value) is type(one) and value == one for one in self.allowed)

    def parse(self, text: str) -> Value:
        """The value meant by this text, for command lines and forms."""
        if isinstance(self.allowed, range):
            if text.isascii() and text.isdecimal() and len(text) < 19 and int(text) in self.allowed:
                return int(text)
        else:
            for one in self.allowed:
                if text.lower() == str(one).lower():
                    return one
        raise OptionError(
            f"option {self.name} must be {self.describe_allowed()}, not {shown(text)}",
            self.refusal(text),
        )

    def refusal(self, value: object) -> Say:
        """The message to players that this value isn't allowed."""
        if isinstance(self.allowed, range):
            least, most = self.allowed[0], self.allowed[-1]
            return say(
                "error-bad_option-number",
                name=self.name,
                least=str(least),
                most=str(most),
                value=shown(value),
            )
        allowed = [str(one).lower() for one in self.allowed]
        return say("error-bad_option-value", name=self.name, allowed=allowed, value=shown(value))

    def describe_allowed(self) -> str:
        """The allowed values in words, for an error message."""
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return "one of " + ", ".join(str(one).lower() for one in self.allowed)


def choice(default: T, *others: T) -> T:
    """An option with a few values; the first is the default."""
    return field(default=default, metadata={"allowed": (default, *others)})


def flag() -> bool:
    """An option that is off unless switched on."""
    return choice(False, True)


def number(default: int, allowed: range) -> int:
    """An option that is a whole number."""
    return field(default=default, metadata={"allowed": allowed})


def reduced(default: int, allowed: range) -> int:
    """A reduction: how much of the game there is. The default is all of it."""
    return field(default=default, metadata={"reduced": allowed})


@dataclass(frozen=True)
class Options:
    """The base of games with options: checks them on creation."""

    def __post_init__(self) -> None:
        check_options(type(self), self.chosen)

    @property
    def options(self) -> Sequence[Option]:
        """All options."""
        return options_of(type(self))

    @property
    def reductions(self) -> Sequence[Option]:
        """What can be reduced for research."""
        return reductions_of(type(self))

    @property
    def reduced(self) -> Mapping[str, Value]:
        """The reductions of this game; empty for the printed one."""
        values = [(one, getattr(self, one.name)) for one in self.reductions]
        return {one.name: value for one, value in values if value != one.default}

    @property
    def chosen(self) -> Mapping[str, Value]:
        """The options as chosen, then what is reduced."""
        offered = {option.name: getattr(self, option.name) for option in self.options}
        return {**offered, **self.reduced}

    @classmethod
    def with_options(cls, chosen: Mapping[str, Any]) -> Self:
        """The game with these options, which may come from an untrusted source."""
        check_options(cls, chosen)
        return cls(**chosen)


def options_of(game: type[Options]) -> tuple[Option, ...]:
    """The options of a game class, without making a game."""
    return _listed(game, "allowed")


def reductions_of(game: type[Options]) -> tuple[Option, ...]:
    """The reductions of a game class."""
    return _listed(game, "reduced")


def _listed(game: type[Options], kind: str) -> tuple[Option, ...]:
    return tuple(
        Option(one.name, getattr(game, one.name), one.metadata[kind])
        for one in fields(game)
        if kind in one.metadata
    )


def check_options(game: type[Options], chosen: Mapping[str, Any]) -> None:
    """Raise OptionError for the first option that is unknown or wrong."""
    offered = {option.name: option for option in options_of(game)}
    options = offered | {one.name: one for one in reductions_of(game)}
    label = getattr(game, "name", game.__name__)
    for name, value in chosen.items():
        if name not in options:
            raise unknown(label, name, offered)
        if not options[name].allows(value):
            allowed = options[name].describe_allowed()
            raise OptionError(
                f"{label}: option {name} must be {allowed}, not {shown(value)}",
                options[name].refusal(value),
            )


def unknown(label: str, name: str, offered: Iterable[str]) -> OptionError:
    """The error that a game doesn't offer this option."""
    known = ", ".join(offered) or "none"
    return OptionError(
        f"{label} has no option {shown(name)}; its options: {known}",
        say("error-bad_option-unknown", name=shown(name), options=list(offered)),
    )


def parsed_options(options: Sequence[Option], texts: Sequence[str]) -> Mapping[str, Any]:
    """Read options as typed: NAME=VALUE."""
    known = {option.name: option for option in options}
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(
                f"--option takes NAME=VALUE, not {shown(text)}",
                say("error-bad_option-form", text=shown(text)),
            )
        chosen[name] = known[name].parse(value) if name in known else value
    return chosen

"""Decode views and news from the wire into the classes that a game's bots use."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec

from mauseloch.core.bot import Question
from mauseloch.core.plain import TAG
from mauseloch.games import package


class Open(NamedTuple):
    """An open question to this seat."""

    match: str
    number: int
    received_at: float
    question: Question[Any, Any]
    race: bool

    @property
    def key(self) -> tuple[str, int]:
        """Identifies the question, even when it is sent again."""
        return self.match, self.number


class Decoder:
    """Decodes the messages of one game."""

    def __init__(self, game: str, options: Mapping[str, Any], version: int | None) -> None:
        found = package(game)  # an unknown one is refused
        # A bot can play even by rules that only the server knows: the question says what is legal.
        rules = found.editions.get(version or found.rules.version, found.rules)
        self._game = rules.with_options(options)
        self._view: Any = found.view
        self._news: dict[str, Any] = {one.__name__: one for one in get_args(found.news)}

    def view(self, told: Mapping[str, Any]) -> Any:
        """Decode a view."""
        return msgspec.convert(told, self._view, dec_hook=_made)

    def news(self, told: Iterable[Mapping[str, Any]]) -> list[Any]:
        """Decode pieces of news, each tagged with its class."""
        return [msgspec.convert(one, self._news[one[TAG]], dec_hook=_made) for one in told]

    def question(
        self, seat: int, told: Mapping[str, Any], log: Sequence[Any], asked: Mapping[str, Any]
    ) -> Question[Any, Any]:
        """Build the question for a bot, as in a local match."""
        view = self.view(told)
        # Cards may be a subclass of str; on the wire they are plain texts.
        cards = {card: card for card in getattr(view, "hand", ()) if isinstance(card, str)}
        return Question(
            game=self._game,
            seat=seat,
            view=view,
            log=tuple(log),
            legal=tuple(cards.get(text, text) for text in asked["legal"]),
            guess_ms=asked.get("guess_ms", 0),
            # The pace is the table's concern: only a deadline in the rules matters to a bot.
            time_left_ms=asked.get("time_left_ms") if asked["rules_deadline"] else None,
        )


def _made(kind: type, text: Any) -> Any:
    """Make a card from its text."""
    return kind(text)

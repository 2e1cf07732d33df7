"""Views and news from the wire, as the classes that a game's bots know."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec

from mauseloch.core.bot import Question
from mauseloch.core.plain import TAG
from mauseloch.games import package


class Open(NamedTuple):
    """A question that waits for this seat."""

    match: str
    number: int
    received_at: float
    question: Question[Any, Any]
    race: bool

    @property
    def key(self) -> tuple[str, int]:
        """Which question it is, also when it is sent again."""
        return self.match, self.number


class Decoder:
    """What one game tells."""

    def __init__(self, game: str, options: Mapping[str, Any], version: int | None) -> None:
        found = package(game)  # an unknown one is refused
        # By rules that only the server knows a bot can still play: it is told what is legal.
        rules = found.editions.get(version or found.rules.version, found.rules)
        self._game = rules.with_options(options)
        self._view: Any = found.view
        self._news: dict[str, Any] = {one.__name__: one for one in get_args(found.news)}

    def view(self, told: Mapping[str, Any]) -> Any:
        """A view."""
        return msgspec.convert(told, self._view, dec_hook=_made)

    def news(self, told: Iterable[Mapping[str, Any]]) -> list[Any]:
        """Pieces of news, each tagged with its class."""
        return [msgspec.convert(one, self._news[one[TAG]], dec_hook=_made) for one in told]

    def question(
        self, seat: int, told: Mapping[str, Any], log: Sequence[Any], asked: Mapping[str, Any]
    ) -> Question[Any, Any]:
        """What a bot is asked with, as in a match of Python's own."""
        view = self.view(told)
        # Cards may be texts with more to them; on the wire they are texts.
        cards = {card: card for card in getattr(view, "hand", ()) if isinstance(card, str)}
        return Question(
            game=self._game,
            seat=seat,
            view=view,
            log=tuple(log),
            legal=tuple(cards.get(text, text) for text in asked["legal"]),
            guess_ms=asked.get("guess_ms", 0),
            # A pace is the table's affair: to a bot only the rules' own deadline is one.
            time_left_ms=asked.get("time_left_ms") if asked["rules_deadline"] else None,
        )


def _made(kind: type, text: Any) -> Any:
    """A card, from the text that it is."""
    return kind(text)

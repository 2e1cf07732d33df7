"""Views and news as sent over the wire, as bytes and in words."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Raw, json

from mauseloch.core.game import AnyGame
from mauseloch.server.wire import Message, Words, message, messages
from mauseloch.telling import narration, telling

encode = json.Encoder(enc_hook=str).encode
"""Cards are subclasses of str and are sent as plain strings."""


def view_bytes(view: Any) -> Raw:
    """A view as an object with its fields."""
    return Raw(encode(view))


def news_bytes(news: Iterable[Any]) -> Raw:
    """News as objects with their fields, each with its "type"."""
    return listed(map(tagged, news))


def listed(news: Iterable[bytes]) -> Raw:
    """Join news that is already encoded."""
    return Raw(b"[" + b",".join(news) + b"]")


def tagged(told: Any) -> bytes:
    """One piece of news."""
    body = encode(told)
    tag = b'{"type":"' + type(told).__name__.encode() + b'"'
    return tag + (b"}" if body == b"{}" else b"," + body[1:])


def told_in(game: str, news: Iterable[Any], names: Sequence[str]) -> list[list[Message]]:
    """Put each piece of news into words."""
    return [messages(telling(game, one, names)) for one in news]


def words_for(game: AnyGame, view: Any, names: Sequence[str]) -> Words:
    """Put a view into words."""
    words = narration(game.name)
    return Words(
        status=message(words.status(view, names)),
        figures=[messages(one) for one in words.figures(view, names, game.chosen)],
        scene=messages(words.scene(view, names)),
    )

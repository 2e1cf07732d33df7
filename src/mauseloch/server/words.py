"""What happens and what lies there, in words as they go over the wire."""

from collections.abc import Iterable, Sequence
from typing import Any

from mauseloch.core.game import AnyGame
from mauseloch.server.wire import Message, Words, message, messages
from mauseloch.telling import narration, telling


def told_in(game: str, news: Iterable[Any], names: Sequence[str]) -> list[list[Message]]:
    """For each piece of news what it says."""
    return [messages(telling(game, one, names)) for one in news]


def words_for(game: AnyGame, view: Any, names: Sequence[str]) -> Words:
    """What somebody sees."""
    words = narration(game.name)
    figures = words.figures(view, names, game.chosen)
    return Words(
        status=message(words.status(view, names)),
        figures=[messages(one) for one in figures],
        scene=messages(words.scene(view, names)),
    )

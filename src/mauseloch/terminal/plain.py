"""A board for games that draw none: the table in words, and the actions as a list."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from rich.text import Text

from mauseloch.core.words import Say, say
from mauseloch.drawing import Block, Looking, above, block, numbered, wrapped
from mauseloch.telling import narration

KEYS = f"123456789{ascii_lowercase}"


class PlainBoard:
    """The same functions as in a game's own terminal.py."""

    READY = REVEAL = HINT = say("plain-keys")

    def __init__(self, game: str) -> None:
        self._words = narration(game)

    def table(self, view: Any, looking: Looking) -> Block:
        """The table, sentence by sentence."""
        told = [looking.speak(one) for one in self._words.scene(view, looking.names)]
        return above(*(wrapped(line, looking.width, indent=2) for line in told))

    def told(self, news: Sequence[Any], view: Any, looking: Looking) -> Block:
        """The table after the news."""
        return self.table(view, looking)

    def rows(self, legal: Sequence[str]) -> list[list[str]]:
        """One below the other."""
        return [[action] for action in legal]

    def choices(
        self, view: Any, rows: Sequence[Sequence[str]], chosen: str, looking: Looking
    ) -> Block:
        """Each action with its number."""
        return block(
            Text(
                f" {number:>2}  {looking.speak(self._words.doing(action, looking.names))} ",
                "bold reverse" if action == chosen else "",
            )
            for action, number in numbered(rows).items()
        )

    def keys(self, legal: Sequence[str]) -> dict[str, str]:
        """In a race: a key for each action."""
        return dict(zip(KEYS, legal, strict=False))

    def no_key(self, key: str, legal: Sequence[str]) -> Say | None:
        """Say nothing about keys without a meaning."""
        return None

"""A skin: the same game under other names, for players who are asked in words.

Whoever has read about a game recalls advice; under a skin there is none, and only thinking helps.
"""

from typing import Protocol

from mauseloch.core.bot import Question


class Skin(Protocol):
    """How a game is called; the tree of its matches stays the same."""

    @property
    def name(self) -> str:
        """The name of the skin."""

    def rules(self) -> str:
        """All the rules, in these words."""

    def situation(self, question: Question[object, object]) -> str:
        """What lies there, in these words."""

    def called(self, action: str, question: Question[object, object]) -> str:
        """An action, in these words; each has its own."""

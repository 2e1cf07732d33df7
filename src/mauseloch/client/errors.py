"""What can go wrong on the way to a table."""

from mauseloch.core.errors import MauselochError
from mauseloch.core.words import Say


class JoinError(MauselochError):
    """A table cannot be found, reached or joined."""

    code = "join"


class BotError(JoinError):
    """The bot cannot be used, or has failed."""

    code = "bot"

    def __init__(self, text: str, words: Say, trace: str = "") -> None:
        super().__init__(text, words)
        self.trace = trace
        """Where in the bot's own code, as Python tells it; empty if it never came to that."""

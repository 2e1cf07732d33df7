"""What can go wrong in an arena, but for what its bots do."""

from mauseloch.core.errors import MauselochError


class ArenaError(MauselochError):
    """The bots cannot be compared like this."""

    code = "arena"


class EndlessError(ArenaError):
    """A match does not end, however often it is played."""

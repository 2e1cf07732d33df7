"""What can go wrong on the way to a table."""

from mauseloch.core.errors import MauselochError


class JoinError(MauselochError):
    """A table cannot be found, reached or joined."""

    code = "join"

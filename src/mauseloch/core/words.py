"""Messages, before they are put into any language.

Grammar belongs to the catalogues (`locales/*.ftl`); a message here is only an id and its arguments.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Union

LANGUAGES = ("de", "en", "fr", "it")

Arg = Union[str, int, "Say", Sequence["Say"], Sequence[str]]
"""A name or number as it is, another message, or several to list."""


class Say(NamedTuple):
    """A message: its id and its arguments."""

    id: str
    args: Mapping[str, Arg] = {}


def say(id: str, /, **args: Arg) -> Say:  # noqa: A002 - Fluent's word for it
    """Make a message from its id and arguments."""
    return Say(id, args)


Speak = Callable[[Say], str]
"""A language: turns a message into words."""

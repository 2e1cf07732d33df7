"""What is to be said, before it is said in any language.

Rules of grammar belong to the catalogues (`locales/*.ftl`); here is only which message is meant and
what it speaks of.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Union

LANGUAGES = ("de", "en", "fr", "it")

Arg = Union[str, int, "Say", Sequence["Say"], Sequence[str]]
"""A name or number as it is, another message, or several of them to be listed."""


class Say(NamedTuple):
    """A message by its id, with what it speaks of."""

    id: str
    args: Mapping[str, Arg] = {}


def say(id: str, /, **args: Arg) -> Say:  # noqa: A002 - Fluent's word for it
    """A message by its id, with what it speaks of."""
    return Say(id, args)


Speak = Callable[[Say], str]
"""A language: from a message to its words."""

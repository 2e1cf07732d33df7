"""How people look at a table: an animal and a colour, both from fixed lists."""

from typing import NamedTuple

from mauseloch.core.errors import SetupError, shown

PORTRAITS = (
    "fox",
    "bear",
    "hare",
    "owl",
    "frog",
    "panda",
    "penguin",
    "hedgehog",
    "lion",
    "koala",
    "pig",
    "chick",
)
"""Drawn by clients. No animal that is on our cards: a player must not be mistaken for one."""
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal")
"""As many as there are colours of seats: whoever chooses one has it in place of their seat’s."""


class LookError(SetupError):
    """There is no such portrait, or no such colour."""

    code = "bad_look"


class Look(NamedTuple):
    """A person's portrait and colour; either may be empty if they haven't chosen."""

    portrait: str = ""
    colour: str = ""


def checked_look(portrait: str | None, colour: str | None) -> Look:
    """The look that was asked for; raises LookError if it isn't one of ours."""
    for name, known in ((portrait, PORTRAITS), (colour, COLOURS)):
        if name and name not in known:
            raise LookError(f"{shown(name)} isn't one of {', '.join(known)}")
    return Look(portrait or "", colour or "")

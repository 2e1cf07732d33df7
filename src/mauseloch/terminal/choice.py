"""Turn what people type into an action: by number, by notation, or by name in any case."""

from collections.abc import Sequence

from mauseloch.core.errors import InputError, UnreadableInputError, shown
from mauseloch.core.words import Speak, say
from mauseloch.drawing import numbered
from mauseloch.terminal.seating import Seating

MOST_NAMED = 16
"""Naming more actions would bury the message."""


def understood(
    typed: str, rows: Sequence[Sequence[str]], seating: Seating, speak: Speak
) -> str | None:
    """The one action that matches; None if there is none or more than one."""
    numbers = numbered(rows)
    text = typed.strip().casefold()
    for action in numbers:
        if text == action.casefold():
            return action
    if text.isdecimal():
        if any(action.isdecimal() for action in numbers):  # cards are numbers: no others
            return None
        return next((action for action, number in numbers.items() if text == str(number)), None)
    called = {
        action: _bare(speak(seating.narration.doing(action, seating.names))) for action in numbers
    }
    wanted = _bare(text)
    if not wanted:
        return None
    same = [action for action, name in called.items() if name == wanted]
    begun = [
        action
        for action, name in called.items()
        if name.startswith(wanted) or _bare(action).startswith(wanted)
    ]
    found = same or begun
    return found[0] if len(found) == 1 else None


def refused(typed: str, seating: Seating, seat: int, speak: Speak | None = None) -> InputError:
    """The error for a wrong action, with the legal ones in words or in notation."""
    legal = list(seating.match.legal(seat))
    named = legal
    if speak is not None:
        named = [speak(seating.narration.doing(action, seating.names)) for action in legal]
    if len(named) > MOST_NAMED:
        named = [*named[:MOST_NAMED], "…"]
    return UnreadableInputError(
        f"cannot play {shown(typed)} now; legal: {', '.join(legal)}",
        say("play-not-understood", typed=shown(typed.strip()), legal=named),
    )


def _bare(text: str) -> str:
    """Only the letters and digits of a text."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())

"""What a way of playing in a terminal must be able to do: a whole screen, or lines of words."""

from collections.abc import Sequence
from typing import Protocol

from mauseloch.core.game import Seat
from mauseloch.terminal.seating import Seating
from mauseloch.texts import Texts


class Front(Protocol):
    """Between people and a match."""

    words: Texts
    asks: bool
    """Whether somebody is there to be asked what to play; a script is not."""
    hides: bool
    """Whether what was shown can be taken away again."""

    pauses: bool
    """Whether it waits until somebody has read what happened."""

    def begin(self, seating: Seating) -> None:
        """A match begins, or goes on."""

    def pick(self, heading: str, items: Sequence[str], start: int = 0) -> int:
        """One of these, by its place in the list."""

    def type_in(self, heading: str, default: str) -> str:
        """A text; the default if nothing is typed."""

    def note(self, text: str) -> None:
        """Something to be known before the next question."""

    def get_ready(self, seating: Seating) -> None:
        """Bots need a moment before they can play."""

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        """Nothing hidden is to be seen until this seat's person has taken the keyboard."""

    def choose(self, seating: Seating, seat: Seat) -> str:
        """What this seat's person does."""

    def race(self, seating: Seating, seat: Seat) -> None:
        """Let the person and the bots answer a question that has a deadline."""

    def tell(self, seating: Seating, since: int) -> None:
        """What has happened since that piece of news."""

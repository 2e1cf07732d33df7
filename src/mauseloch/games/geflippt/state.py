"""The state of a match of Mausgeflippt, and what the rules need to know about it."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from mauseloch.core.game import Seat
from mauseloch.games.geflippt.deck import DESIGNS, MICE, ORDER

FAILED_ATTACKS = 3
"""The number of face-down pieces after which a seat may not attack any more."""
GUESS_MS = 100
"""Nobody reacts faster than this: an earlier reaction is a guess."""
WHACKS = {f"whack {design}": design for design in DESIGNS}

Kind = Literal["whack", "attack", "pass"]
Pieces = tuple[str, ...]


def in_order(pieces: Iterable[str]) -> Pieces:
    """Pieces in the order of the deck."""
    return tuple(sorted(pieces, key=ORDER.__getitem__))


class Reaction(NamedTuple):
    """What a seat did about the mouse, and when."""

    action: str
    at_ms: int

    @property
    def kind(self) -> Kind:
        """A whack, an attack, or leaving it alone."""
        if self.action in WHACKS:
            return "whack"
        return "attack" if self.action == "attack" else "pass"


class Task(NamedTuple):
    """Something that chance must decide before the match continues."""

    what: Literal["first", "refill", "cheese", "mouse", "faster", "from_stack"]
    seat: Seat = 0
    closed_ms: int = 0
    """For `faster`: when the window closed, for the judgement pending on the draw."""


class State(NamedTuple):
    """All cards by place. Hands and piles whose order is unknown are kept sorted."""

    hands: tuple[Pieces, ...]
    draw: Pieces
    discard: Pieces
    face_up: tuple[Pieces, ...]
    face_down: tuple[Pieces, ...]
    unseen: tuple[str, ...]
    """Mice that were never turned up: the upper part of the stack."""
    bottom: tuple[str, ...]
    """Mice put under the stack: everybody knows their order."""
    mouse: str | None
    caught: tuple[tuple[str, ...], ...]
    cheese_stack: tuple[str, ...]
    cheese: str | None
    cheeses: tuple[tuple[str, ...], ...]
    revealer: Seat | None
    since_ms: int
    reactions: tuple[Reaction | None, ...]
    faster: tuple[Seat, ...]
    """The drawn order of reactions in the same millisecond, fastest first."""
    idle: int
    """Reveals in a row that nobody reacted to."""
    tasks: tuple[Task, ...]

    @property
    def mice_left(self) -> int:
        """The number of mice in the stack."""
        return len(self.unseen) + len(self.bottom)

    @property
    def protected(self) -> bool:
        """Whether the revealed mouse carries the face-up cheese."""
        return self.mouse is not None and MICE[self.mouse].cheese == self.cheese

    def worn(self, pieces: Pieces) -> Pieces:
        """The pieces among these that the revealed mouse wears."""
        wears = () if self.mouse is None else MICE[self.mouse].wears
        return tuple(piece for piece in pieces if piece in wears)

    def kind(self, seat: Seat) -> Kind:
        """The kind of the seat's reaction; no reaction counts as leaving the mouse alone."""
        reaction = self.reactions[seat]
        return "pass" if reaction is None else reaction.kind

    def whacked(self, seat: Seat) -> Pieces:
        """The piece that the seat whacked with, if any."""
        reaction = self.reactions[seat]
        return (WHACKS[reaction.action],) if reaction and reaction.kind == "whack" else ()

    def right(self, seat: Seat) -> bool:
        """Whether the seat's whack or attack claims the truth about the mouse."""
        if self.kind(seat) == "attack":
            return not self.worn(self.hands[seat])
        return bool(self.worn(self.whacked(seat)))

    def banned(self, seat: Seat) -> bool:
        """Whether the seat is banned from attacking."""
        return len(self.face_down[seat]) >= FAILED_ATTACKS

    def races(self) -> dict[Seat, int]:
        """When each seat whacked or attacked; seats that left the mouse alone are missing."""
        return {
            seat: reaction.at_ms
            for seat, reaction in enumerate(self.reactions)
            if reaction is not None and reaction.kind != "pass"
        }

    def scores(self) -> tuple[int, ...]:
        """A mouse counts 1, a piece of laundry -1, a cheese -2."""
        return tuple(
            len(mice) - len(up) - len(down) - 2 * len(cheeses)
            for mice, up, down, cheeses in zip(
                self.caught, self.face_up, self.face_down, self.cheeses, strict=True
            )
        )

    def ended_by(self) -> str | None:
        """The rule that ends the match, once everything about a reveal is settled."""
        if self.tasks or self.mouse is not None:
            return None
        if self.mice_left == 0:
            return "last_mouse"
        if self.cheese is None:
            return "last_cheese"
        return "nobody_reacts" if self.idle >= 2 * self.mice_left else None

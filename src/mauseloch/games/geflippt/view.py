"""What a seat sees of Mausgeflippt: its view, and the news that lead to it."""

from dataclasses import dataclass
from typing import Literal

from mauseloch.core.game import Ended, Seat
from mauseloch.games.geflippt.deck import Mouse


@dataclass(frozen=True, slots=True)
class View:
    """What lies on the table for one seat."""

    seat: Seat | None
    hand: tuple[str, ...]
    """Your own."""
    hand_size: tuple[int, ...]
    draw_size: int
    discard: tuple[str, ...]
    face_up: tuple[tuple[str, ...], ...]
    """Dirty laundry of each seat."""
    face_down: tuple[tuple[str, ...], ...]
    """One piece of it for each failed attack; everyone saw what it is."""
    banned: tuple[bool, ...]
    """The seats that may no longer attack."""
    mice_left: int
    """In the stack."""
    mouse: Mouse | None
    """The revealed one; None while the revealer is awaited."""
    protected: bool
    """Whether the mouse carries the cheese lying face up."""
    caught: tuple[tuple[str, ...], ...]
    cheese: str | None
    """The one lying face up."""
    cheeses_left: int
    cheeses: tuple[tuple[str, ...], ...]
    """Taken by each seat."""
    revealer: Seat | None
    reacted: tuple[bool, ...]
    reaction: str | None
    """Your own."""
    reaction_ms: int | None
    since_ms: int
    """When the mouse was revealed, or since when the revealer may turn up the next one."""
    deadline_ms: int | None
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstRevealer:
    """Decides who turns up the first mouse."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat draws a piece of clothing; only that seat sees it."""

    seat: Seat
    piece: str | None


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The draw pile was empty, so the discards become the new one."""

    cards: int


@dataclass(frozen=True, slots=True)
class CheeseTurned:
    """A new cheese lies face up."""

    cheese: str


@dataclass(frozen=True, slots=True)
class MouseRevealed:
    """The race is on."""

    seat: Seat
    """Who turned it up, by hand or with the help of the clock."""
    mouse: Mouse
    protected: bool
    at_ms: int
    until_ms: int


@dataclass(frozen=True, slots=True)
class Reacted:
    """A seat has answered; only that seat knows how."""

    seat: Seat
    action: str | None
    reaction_ms: int | None


@dataclass(frozen=True, slots=True)
class Finish:
    """One line of the photo finish."""

    seat: Seat
    kind: Literal["whack", "attack"]
    reaction_ms: int


@dataclass(frozen=True, slots=True)
class Raced:
    """The window has closed: everyone's time, fastest first. Seats not listed left it alone."""

    finishes: tuple[Finish, ...]


@dataclass(frozen=True, slots=True)
class DrawnFaster:
    """Equal to the millisecond: a draw decided who was faster."""

    seat: Seat
    among: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A reaction that counts: the fastest one, or one too close to it to call."""

    seat: Seat
    place: int
    """1 is the fastest, a draw included; others were too close to call."""
    action: str
    reaction_ms: int
    ahead_ms: int | None
    """How much later the next reaction came; None if there was none."""
    behind_ms: int
    """How much later than the fastest."""
    right: bool
    protected: bool


@dataclass(frozen=True, slots=True)
class HandShown:
    """A judged attack: everyone looks at the whole hand."""

    seat: Seat
    hand: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MouseCaught:
    """A seat catches a mouse: the revealed one or, in a photo finish, one from the stack."""

    seat: Seat
    mouse: Mouse
    from_stack: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """The piece that caught a mouse."""

    seat: Seat
    piece: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A judged piece that returns to the hand: the mouse was protected, or none was left."""

    seat: Seat
    piece: str


@dataclass(frozen=True, slots=True)
class LaundryLaid:
    """Pieces that were played wrongly."""

    seat: Seat
    face_up: tuple[str, ...]
    face_down: str | None


@dataclass(frozen=True, slots=True)
class Banned:
    """The third failed attack was this seat's last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CheeseTaken:
    """Burnt paws."""

    seat: Seat
    cheese: str


@dataclass(frozen=True, slots=True)
class MouseUnder:
    """The mouse was not caught and goes under the stack."""

    mouse: Mouse


News = (
    FirstRevealer
    | Dealt
    | Reshuffled
    | CheeseTurned
    | MouseRevealed
    | Reacted
    | Raced
    | DrawnFaster
    | Judged
    | HandShown
    | MouseCaught
    | Discarded
    | TakenBack
    | LaundryLaid
    | Banned
    | CheeseTaken
    | MouseUnder
    | Ended
)

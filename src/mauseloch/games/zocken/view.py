"""What a seat sees of Mäusezocken: its view, and the news that lead to it."""

from dataclasses import dataclass

from mauseloch.core.game import Ended, Seat
from mauseloch.games.zocken.state import Mice, Taken


@dataclass(frozen=True, slots=True)
class Begins:
    """A game begins; this seat has the first turn."""

    seat: Seat
    game: int
    """1, or counted on in a series."""


@dataclass(frozen=True, slots=True)
class Rolls:
    """A seat picks up the dice, for the first time in its turn or again."""

    seat: Seat
    again: bool


@dataclass(frozen=True, slots=True)
class Rolled:
    """What the dice show, and in how many ways they can be used."""

    seat: Seat
    dice: tuple[str, str]
    takes: int


@dataclass(frozen=True, slots=True)
class Took:
    """Mice set aside, and how the dice were used for it."""

    seat: Seat
    dice: tuple[str, str]
    mice: tuple[Taken, ...]
    jokers: tuple[str, ...]
    """The colours that jokers stood for."""
    declined: tuple[str, ...]
    """Colours rolled and left alone, though they could be taken."""


@dataclass(frozen=True, slots=True)
class Secured:
    """All five colours set aside under `risk`: they are owned, and the turn continues."""

    seat: Seat
    mice: Mice


@dataclass(frozen=True, slots=True)
class Stopped:
    """A turn ended well: what was set aside is owned."""

    seat: Seat
    mice: Mice


@dataclass(frozen=True, slots=True)
class Lost:
    """A turn is lost: nothing could be taken, and what was set aside goes to the middle."""

    seat: Seat
    dice: tuple[str, str]
    mice: Mice
    already_aside: tuple[str, ...]
    """Colours the dice offered, but already taken in this turn."""
    none_left: tuple[str, ...]
    """Colours the dice offered, but with none left to take."""


@dataclass(frozen=True, slots=True)
class GameOver:
    """Fewer than five mice are left in the middle."""

    game: int
    points: tuple[int, ...]


News = Begins | Rolls | Rolled | Took | Secured | Stopped | Lost | GameOver | Ended


@dataclass(frozen=True, slots=True)
class View:
    """What lies on the table: nothing is hidden in this game. Mice in the order of COLOURS."""

    seat: Seat | None
    game: int
    """1, or counted on in a series."""
    first: Seat | None
    """Who began this game."""
    turn: Seat | None
    rolling: bool
    """The dice are in the air."""
    dice: tuple[str, str] | None
    """A roll waiting to be used."""
    middle: Mice
    """Five counts, in the order yellow, green, blue, orange, red (worth 1 to 5)."""
    owned: tuple[Mice, ...]
    """Each seat's, counted the same way."""
    aside: Mice
    """Set aside in this turn, not safe yet."""
    secured: bool
    """Under `risk`: this turn has already secured mice, and continues."""
    scores: tuple[int, ...]
    """What the owned mice are worth."""
    points: tuple[tuple[int, ...], ...]
    """The points of the games that are over."""
    losing: int | None
    """How many of the 36 rolls would lose the turn; None unless a roll may come next."""

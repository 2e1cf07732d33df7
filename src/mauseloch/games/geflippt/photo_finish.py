"""A photo finish of Mausgeflippt in a terminal: how fast everyone was, and the result."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from mauseloch.core.words import say
from mauseloch.drawing import Block, Looking, grid
from mauseloch.games.geflippt.narration import thing
from mauseloch.games.geflippt.state import WHACKS
from mauseloch.games.geflippt.view import (
    CheeseTaken,
    Finish,
    Judged,
    LaundryLaid,
    MouseCaught,
    MouseUnder,
    News,
    Raced,
)

NAME = 16
"""The maximum width of a name where there is room."""


@dataclass
class Race:
    """What the news says about a race."""

    finishes: tuple[Finish, ...]
    judged: dict[int, Judged] = field(default_factory=dict)
    got: dict[int, list[tuple[str, int]]] = field(default_factory=dict)
    """What each seat took, and its points."""
    wears: tuple[str, ...] = ()
    cheese: str = ""


def last_race(news: Sequence[News]) -> Race | None:
    race = None
    for one in news:
        if isinstance(one, Raced):
            race = Race(one.finishes)
        elif race is not None:
            _note(race, one)
    return race


def _note(race: Race, news: News) -> None:
    match news:
        case Judged(seat):
            race.judged[seat] = news
        case LaundryLaid(seat, face_up, face_down):
            pieces = len(face_up) + (face_down is not None)
            race.got.setdefault(seat, []).append(("laundry", -pieces))
        case CheeseTaken(seat):
            race.got.setdefault(seat, []).append(("cheese", -2))
        case MouseCaught(seat):
            race.got.setdefault(seat, []).append(("mouse", 1))
    match news:
        case MouseUnder(mouse) | MouseCaught(_, mouse, False):
            race.wears, race.cheese = mouse.wears, mouse.cheese


def photo_finish(race: Race, width: int, looking: Looking) -> Block:
    """A bar for everyone who reacted, fastest first, then those who left the mouse alone."""
    slowest = max((one.reaction_ms for one in race.finishes), default=1)
    places = {seat: judged.place for seat, judged in race.judged.items()}
    seats = range(len(looking.names))
    order = sorted(
        race.finishes, key=lambda one: (one.reaction_ms, places.get(one.seat, len(seats)))
    )
    kinds: list[tuple[int, str, int]] = [(one.seat, one.kind, one.reaction_ms) for one in order]
    kinds += [(seat, "none", 0) for seat in seats if all(seat != one.seat for one in order)]
    lines = [_finish(race, seat, kind, ms, looking) for seat, kind, ms in kinds]
    room = width - grid(lines, gap=1).width if race.finishes else 0
    for line, (seat, _, ms) in zip(lines, kinds, strict=True):
        full = looking.glyph("█", "#") if seat in race.judged else looking.glyph("░", ":")
        bar = Text(full * (max(1, room * ms // slowest) if ms else 0), _verdict_style(race, seat))
        bar.pad_right(room - bar.cell_len)
        line[1] = bar
    return grid(lines, gap=1, right=(2,))


def _finish(race: Race, seat: int, kind: str, ms: int, looking: Looking) -> list[Text | str]:
    """A line of the photo finish: name, room for the bar, time, verdict and result."""
    style = _verdict_style(race, seat)
    judged = race.judged.get(seat)
    sign, what = " ", looking.speak(say("geflippt-finish", kind=kind))
    if judged is not None:
        sign = looking.glyph("✓", "+") if _fine(judged) else looking.glyph("✗", "x")
        if judged.action in WHACKS:
            what = looking.speak(thing(WHACKS[judged.action]))
    got = [
        looking.speak(say("geflippt-got", what=what, points=signed(points, looking, plus=True)))
        for what, points in race.got.get(seat, [])
    ]
    return [
        short(looking.names[seat], NAME if looking.width >= 100 else 12),
        "",
        looking.speak(say("geflippt-time", ms=ms)) if ms else "",
        Text(f"{sign} {what}", style),
        Text("  ".join(got), "bold"),
    ]


def _verdict_style(race: Race, seat: int) -> str:
    judged = race.judged.get(seat)
    if judged is None:
        return "dim"
    return "green" if _fine(judged) else "red"


def _fine(judged: Judged) -> bool:
    """Whether the reaction was right; one to a protected mouse never is."""
    return judged.right and not judged.protected


def short(name: str, width: int, style: str = "") -> Text:
    """A name, truncated to the width."""
    text = Text(name, style)
    text.truncate(width)
    return text


def signed(number: int, looking: Looking, *, plus: bool = False) -> str:
    """A signed number, with a proper minus sign where the terminal has one."""
    return f"{number:{'+' if plus else ''}d}".replace("-", looking.glyph("−", "-"))

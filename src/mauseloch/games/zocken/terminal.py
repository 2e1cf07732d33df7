"""Mäusezocken in a terminal.

One grid has all mice: five colours, each with its shape and number, by where the mice are.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from mauseloch.core.game import Seat
from mauseloch.core.words import Say, say
from mauseloch.drawing import (
    Block,
    Looking,
    above,
    beside,
    block,
    box,
    flowing,
    grid,
    numbered,
    wrapped,
)
from mauseloch.games.zocken.narration import doing, earlier, status
from mauseloch.games.zocken.state import (
    COLOURS,
    FACES,
    JOKER,
    MICE_OF_A_COLOUR,
    PLACE,
    Mice,
    Taken,
    worth,
)
from mauseloch.games.zocken.view import (
    GameOver,
    Lost,
    News,
    Rolled,
    Rolls,
    Secured,
    Stopped,
    Took,
    View,
)

SHAPES = dict(zip(FACES, "●▲■◆★✱", strict=True))
PLAIN_SHAPES = dict(zip(FACES, "o^#%*?", strict=True))
STYLES = dict(
    zip(FACES, ("yellow", "green", "bright_blue", "dark_orange", "red", "bold"), strict=True)
)
LONGEST_NAME = 12
SPACES = ((" ", 2), ("", 1))
"""The gap between two mice, and the columns needed between cells for it."""
GAP = 3
"""The most columns between cells."""
LISTED = 6
"""The rows of a list of takes that are visible at once."""
COLUMN_GAP = 2


class Told(NamedTuple):
    """What has just happened, as far as it is drawn."""

    seat: Seat | None
    says: Say
    dice: tuple[str, str] | None
    row: str = "aside"
    """What the second row of the grid shows: aside, kept or lost."""
    mice: Mice = ()
    took: tuple[Taken, ...] = ()


def table(view: View, looking: Looking) -> Block:
    """The dice, and where all mice are."""
    return _board(view, _now(view, looking), looking)


def told(news: Sequence[News], view: View, looking: Looking) -> Block:
    """The dice as rolled, and what became of the mice set aside."""
    now = shown = _now(view, looking)
    for one in news:
        match one:
            case Rolls():
                shown = now
            case Rolled(seat, dice):
                shown = now._replace(seat=seat, dice=dice)
            case Took(seat, dice, mice):
                shown = now._replace(seat=seat, dice=dice, took=mice)
            case Secured(_, mice):
                shown = shown._replace(row="kept", mice=mice)
            case Stopped(seat, mice):
                says = say("zocken-keeps", name=looking.names[seat])
                shown = Told(seat, says, shown.dice, "kept", mice)
            case Lost(seat, dice, mice):
                says = say("zocken-loses", name=looking.names[seat])
                shown = Told(seat, says, dice, "lost", mice)
            case GameOver(_, points) if view.turn is not None:
                return _game_over(points, view, looking)  # the next game is already set up
            case _:
                pass
    return _board(view, shown, looking)


def _game_over(points: Sequence[int], view: View, looking: Looking) -> Block:
    """Everyone's points from a game in a series, and their totals."""
    totals = [sum(game) for game in zip(*view.points, strict=True)]
    best = max(points)
    cards = [
        box(
            [f" {name} ", f" +{won} ".center(cell_len(name) + 2), f" = {total} "],
            looking,
            chosen=won == best,
        )
        for name, won, total in zip(_short(looking), points, totals, strict=True)
    ]
    return flowing(cards, looking.width, gap=2)


def rows(legal: Sequence[str]) -> list[list[str]]:
    """Roll and stop side by side, or ways to use the dice one below the other."""
    if "roll" in legal or "stop" in legal:
        return [list(legal)]
    return [[take] for take in sorted(legal, key=_value, reverse=True)]


def choices(view: View, rows: Sequence[Sequence[str]], chosen: str, looking: Looking) -> Block:
    """Roll and stop as two boxes, or the list of what the dice allow."""
    numbers = numbered(rows)
    if numbers.keys() <= {"roll", "stop"}:
        boxes = [_deciding(view, one, numbers[one], chosen, looking) for one in numbers]
        return beside(*boxes, gap=2)
    return _listed(numbers, chosen, looking)


def _now(view: View, looking: Looking) -> Told:
    """What to show when there is no news."""
    return Told(view.turn, status(view, looking.names), view.dice, "aside", view.aside)


def _board(view: View, shown: Told, looking: Looking) -> Block:
    dice = beside(*(_die(place, shown, looking) for place in range(2)))
    lines = wrapped(looking.speak(shown.says), looking.width - dice.width - 3, "bold")
    if view.game > 1:
        game = block([looking.speak(say("zocken-game", game=view.game))], "dim")
        lines = above(game, lines)
    elif len(lines) == 1:
        lines = above(block([""]), lines)
    return above(beside(dice, Block(lines[: len(dice)]), gap=3), _mice(view, shown, looking))


def _die(place: int, shown: Told, looking: Looking) -> Block:
    """A die as rolled; blank if it has not been rolled yet."""
    faces = {face: _face(face, looking) for face in FACES}
    width = 2 + max(face.cell_len for face in faces.values())
    if shown.dice is None:
        return box([""], looking, style="dim", width=width + 2)
    face = shown.dice[place]
    lost = shown.row == "lost"
    cross = looking.glyph("✗", "x")
    inner = faces[face] + (f" {cross}" if lost else "")
    inner.pad_left((width - inner.cell_len) // 2)
    return box([inner], looking, style="dim" if lost else STYLES[face], width=width + 2)


def _face(face: str, looking: Looking) -> Text:
    """Shape, number and name of a colour; a joker has no number."""
    name = looking.speak(say("zocken-colour", colour=face))
    number = "" if face == JOKER else f"{1 + PLACE[face]} "
    return Text(f"{_shape(face, looking)} {number}{name}", f"bold {STYLES[face]}")


def _mice(view: View, shown: Told, looking: Looking) -> Block:
    """The grid, spaced as widely as there is room for."""
    for space, least in SPACES:
        lines = _cells(view, shown, looking, space)
        columns = list(zip(*lines, strict=True))
        widest = sum(max(cell_len(str(cell)) for cell in column) for column in columns)
        gap = min(GAP, (looking.width - widest) // (len(columns) - 1))
        if gap >= least:
            break
    made = grid(lines, gap=max(1, gap), right=range(1 + len(COLOURS), len(columns)))
    rule = block([looking.glyph("─", "-") * made.width], "dim")
    return above(Block(made[:4]), rule, Block(made[4:]))


def _cells(view: View, shown: Told, looking: Looking, space: str) -> list[list[Text | str]]:
    """Five colours, then the number of mice and points, by where the mice are."""
    before = earlier(view)
    columns = ["mice", "points", "total"] if before else ["mice", "points"]
    marks = [
        Text(f"{_shape(colour, looking)} {1 + place}", f"bold {STYLES[colour]}")
        for colour, place in PLACE.items()
    ]
    names = [
        Text(looking.speak(say("zocken-colour", colour=colour)), STYLES[colour])
        for colour in COLOURS
    ]
    labels = [Text(looking.speak(say("zocken-column", column=one)), "dim") for one in columns]
    lines: list[list[Text | str]] = [["", *marks, *[""] * len(columns)], ["", *names, *labels]]
    lines.append([*_middle(view, looking, space), *[""] * (len(columns) - 1)])
    lines.append([*_aside(shown, looking, space), *[""] * (len(columns) - 2)])
    for seat, owned in enumerate(view.owned):
        points = view.scores[seat]
        right = [str(sum(owned)), str(points), *([str(points + before[seat])] if before else [])]
        lines.append([*_player(view, seat, shown, looking, space), *right])
    return lines


def _middle(view: View, looking: Looking, space: str) -> list[Text | str]:
    """What is left of the six mice of each colour, and the total."""
    gone = Text(looking.glyph("·", "."), "dim")
    cells = [
        Text(space).join([_one(colour, looking)] * count + [gone] * (MICE_OF_A_COLOUR - count))
        for colour, count in zip(COLOURS, view.middle, strict=True)
    ]
    label = looking.speak(say("zocken-row", row="middle"))
    return [f"  {label}", *cells, str(sum(view.middle))]


def _aside(shown: Told, looking: Looking, space: str) -> list[Text | str]:
    """What is at stake in this turn, or what has just become of it."""
    lost = shown.row == "lost"
    sign = {"aside": "!", "kept": looking.glyph("✓", "+"), "lost": looking.glyph("✗", "x")}
    taken = [mouse.colour for mouse in shown.took] if shown.row == "aside" else []
    cells = [
        _cell(colour, count, looking, space, _change("+", taken.count(colour)))
        for colour, count in zip(COLOURS, shown.mice, strict=True)
    ]
    for cell in cells:
        cell.stylize("dim" if lost else "bold")
    mark = sign[shown.row] if any(shown.mice) else " "
    label = Text(f"{mark} {looking.speak(say('zocken-row', row=shown.row))}", "bold")
    points = 0 if lost else worth(shown.mice, children=bool(looking.options.get("children")))
    mice = sum(shown.mice)
    return [label, *cells, str(mice) if mice else "", f"+{points}" if points else ""]


def _player(view: View, seat: Seat, shown: Told, looking: Looking, space: str) -> list[Text | str]:
    """A player's mice, with a minus where one has just been stolen."""
    at_turn = seat == shown.seat
    name = Text(_short(looking)[seat], "bold" if at_turn else "")
    arrow = looking.glyph("▶", ">") if at_turn else " "
    minus = looking.glyph("−", "-")
    cells = [
        _cell(colour, count, looking, space, _change(minus, shown.took.count(Taken(colour, seat))))
        for colour, count in zip(COLOURS, view.owned[seat], strict=True)
    ]
    return [Text.assemble((f"{arrow} ", "bold"), name), *cells]


def _short(looking: Looking) -> list[str]:
    """The names, truncated."""
    names = [Text(name) for name in looking.names]
    for name in names:
        name.truncate(LONGEST_NAME, overflow="ellipsis" if looking.unicode else "crop")
    return [name.plain for name in names]


def _cell(colour: str, count: int, looking: Looking, space: str, change: str = "") -> Text:
    """A number of mice, and how it has just changed."""
    mice = [_one(colour, looking)] * count
    return Text(space).join([*mice, Text(change)] if change else mice)


def _change(sign: str, count: int) -> str:
    return f"{sign}{count}" if count else ""


def _one(colour: str, looking: Looking) -> Text:
    """A mouse."""
    return Text(_shape(colour, looking), STYLES[colour])


def _shape(face: str, looking: Looking) -> str:
    return (SHAPES if looking.unicode else PLAIN_SHAPES)[face]


def _value(take: str) -> int:
    """The most that a way to use the dice can bring, for sorting the best first."""
    return sum(1 + PLACE[mouse.partition(":")[0]] for mouse in take.split("+"))


def _deciding(view: View, action: str, number: int, chosen: str, looking: Looking) -> Block:
    """The box for rolling, with what it could bring, or for stopping, with what it makes safe."""
    if action == "roll":
        label = say("zocken-still-open")
        shapes = [_one(colour, looking) for colour in _open(view)]
    else:
        label = say("zocken-then-safe")
        shapes = [
            _cell(colour, count, looking, "")
            for colour, count in zip(COLOURS, view.aside, strict=True)
            if count
        ]
    head = Text(f" {number}  {looking.speak(doing(action, looking.names))} ", "bold")
    line = Text(f"    {looking.speak(label)} ") + Text(" ").join(shapes) + " "
    return box([head, line], looking, chosen=action == chosen)


def _open(view: View) -> Iterator[str]:
    """Colours that the next roll could bring: not set aside yet, and still available somewhere."""
    for place, colour in enumerate(COLOURS):
        others = [owned[place] for seat, owned in enumerate(view.owned) if seat != view.turn]
        if not view.aside[place] and (view.middle[place] or any(others)):
            yield colour


def _listed(numbers: Mapping[str, int], chosen: str, looking: Looking) -> Block:
    """Ways to use the dice, in as many columns as fit; long lists show the page of the choice."""
    made = [_entry(one, number, chosen, looking) for one, number in numbers.items()]
    for entry in made:
        entry.truncate(looking.width)  # names may have any length
    entries = block(made)
    columns = max(1, (looking.width + COLUMN_GAP) // (entries.width + COLUMN_GAP))
    room = LISTED * columns
    before = (numbers.get(chosen, 1) - 1) // room * room
    first = max(0, min(before, len(entries) - room))  # the last page is full, too
    page = entries[first : first + room]
    parts = [Block(page[start : start + LISTED]) for start in range(0, len(page), LISTED)]
    seen = beside(*parts, gap=COLUMN_GAP)
    if len(page) == len(entries):
        return seen
    where = say("zocken-page", first=first + 1, last=first + len(page), count=len(entries))
    return above(seen, block([f"    {looking.speak(where)}"], "dim"))


def _entry(take: str, number: int, chosen: str, looking: Looking) -> Text:
    """A way to use the dice: its number, its shapes and its words."""
    colours = [mouse.partition(":")[0] for mouse in take.split("+")]
    shapes = Text().join(_one(colour, looking) for colour in colours)
    shapes.pad_right(2 - len(colours))
    arrow = looking.glyph("▶", ">") if take == chosen else " "
    line = Text(f"{arrow}{number:>2} ") + shapes + f" {looking.speak(doing(take, _short(looking)))}"
    if take == chosen:
        line.stylize("bold reverse")
    return line

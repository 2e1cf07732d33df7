"""Drawing boards in a terminal: blocks of text, cards as boxes, things side by side.

Every game uses these to draw its own board in `games/<id>/terminal.py`. Colour is never the only
cue: a chosen card has a different frame, a cancelled one a cross, and everything has a name or
number.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, zip_longest

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from mauseloch.core.options import Value
from mauseloch.core.words import Speak

Styled = str | Style


@dataclass(frozen=True)
class Looking:
    """How a board is shown: the players' names, the language, the room there is."""

    names: Sequence[str]
    speak: Speak
    width: int = 80
    unicode: bool = True
    """Whether the terminal can show more than ASCII."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """The game's options, as chosen."""

    def glyph(self, sign: str, plain: str) -> str:
        """A sign, or its substitute in a terminal limited to ASCII."""
        return sign if self.unicode else plain


class Block(tuple[Text, ...]):
    """Lines of text, all of the same width."""

    __slots__ = ()

    @property
    def width(self) -> int:
        """In terminal cells."""
        return self[0].cell_len if self else 0


def block(lines: Iterable[Text | str], style: Styled = "", *, width: int = 0) -> Block:
    """Pad lines to the same width."""
    made = [line.copy() if isinstance(line, Text) else Text(line) for line in lines]
    widest = max([width, *(line.cell_len for line in made)])
    for line in made:
        if style:
            line.stylize_before(style)
        line.pad_right(widest - line.cell_len)
    return Block(made)


BLANK = block([" "])
"""An empty line."""


def wrapped(text: Text | str, width: int, style: Styled = "", *, indent: int = 0) -> Block:
    """Wrap a text into as many lines as it needs.

    The first line keeps its leading spaces; the others are indented by `indent`.
    """
    whole = text if isinstance(text, Text) else Text(text)
    start = len(whole.plain) - len(whole.plain.lstrip(" "))
    lines: list[Text] = []
    line = Text(" " * start)
    for word in whole[start:].split(" "):
        empty = line.cell_len == (indent if lines else start)
        if not empty and line.cell_len + word.cell_len + 1 > width:
            lines.append(line)
            line = Text(" " * indent)
        elif not empty:
            line = line + " "
        line = line + word
    lines.append(line)
    for one in lines:
        one.truncate(width)
    return block(lines, style)


def beside(*blocks: Block, gap: int = 1) -> Block:
    """Blocks side by side, their first lines level."""
    there = [one for one in blocks if one]
    space = " " * gap
    return Block(
        Text(space).join(
            line if line is not None else Text(" " * one.width)
            for line, one in zip(lines, there, strict=True)
        )
        for lines in zip_longest(*there)
    )


def above(*blocks: Block) -> Block:
    """Blocks one above the other."""
    return block(line for one in blocks for line in one)


def centred(inner: Block, width: int) -> Block:
    """Centre a block in this many columns."""
    left = max(0, (width - inner.width) // 2)
    return block([Text(" " * left) + line for line in inner], width=width)


def flowing(blocks: Sequence[Block], width: int, *, gap: int = 1) -> Block:
    """Blocks side by side, in as many rows as they need."""
    rows: list[list[Block]] = [[]]
    used = 0
    for one in blocks:
        if rows[-1] and used + gap + one.width > width:
            rows.append([])
            used = 0
        used += one.width + (gap if rows[-1] else 0)
        rows[-1].append(one)
    return above(*(beside(*row, gap=gap) for row in rows))


ROUND, DOUBLE = tuple("╭─╮│╰╯"), tuple("╔═╗║╚╝")
PLAIN = {ROUND: tuple("+-+|++"), DOUBLE: tuple("#=####")}


def box(
    inner: Iterable[Text | str],
    looking: Looking,
    *,
    title: str = "",
    style: Styled = "",
    chosen: bool = False,
    width: int = 0,
) -> Block:
    """Lines in a frame; a chosen one has a double frame and stands out."""
    frame = DOUBLE if chosen else ROUND
    left_top, flat, right_top, side, left_low, right_low = (
        frame if looking.unicode else PLAIN[frame]
    )
    frame_style = "bold reverse" if chosen else style
    head = f"{flat}{title}" if title else ""
    content = block(inner, width=max(width - 2, cell_len(head) + 1 if title else 0))
    rest = flat * (content.width - cell_len(head))
    top = Text(f"{left_top}{head}{rest}{right_top}", frame_style)
    low = Text(f"{left_low}{flat * content.width}{right_low}", frame_style)
    edge = Text(side, frame_style)
    rows = [edge + line + edge for line in block(content, frame_style)]
    return Block((top, *rows, low))


def grid(rows: Sequence[Sequence[Text | str]], *, gap: int = 2, right: Sequence[int] = ()) -> Block:
    """Rows of cells, each column as wide as its widest cell; those in `right` align right."""
    cells = [[one if isinstance(one, Text) else Text(one) for one in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        line = Text()
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            space = " " * (width - cell.cell_len)
            line = line + (Text(space) + cell if number in right else cell + space)
            line = line + " " * (gap if number + 1 < len(row) else 0)
        lines.append(line)
    return block(lines)


def numbered(rows: Iterable[Iterable[str]]) -> dict[str, int]:
    """The number to type for each choice, counting from 1."""
    return {action: number for number, action in enumerate(chain.from_iterable(rows), start=1)}


def joined(lines: Block) -> Text:
    """The block as one text."""
    return Text("\n").join(lines)

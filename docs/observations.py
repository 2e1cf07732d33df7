"""Writes docs/reference/observations.md from the encodings themselves.

python -m docs.observations
"""

from pathlib import Path

import mauseloch
from docs.quotes import typeset
from mauseloch.core.encoding import Encoding, Part
from mauseloch.lockstep import encoding_of

PAGE = Path(__file__).parent / "reference" / "observations.md"

INTRODUCTION = """\
# Observations and actions in numbers

Learners see the same in `Lockstep`, `simulate`, Gymnasium, PettingZoo and OpenSpiel: a row of whole
numbers (`int16`). First comes what everyone shares, then the same numbers for every seat, your own
seat first and then clockwise. The numbers say what a player knows who remembers which cards were
played; of other people's open choices, they only say that they were made. Where a race is cut into
ticks, one more number at the end says how many ticks old the question is.

An action's number is its place in the list. Where players may have to wait (Mausgeflippt; in
PettingZoo also Mäusezocken), *wait* comes after the last action.

*`python -m docs.observations` writes this page; a test keeps it true.*
"""


def page() -> str:
    """The whole page."""
    return typeset("\n".join([INTRODUCTION, *map(_game, mauseloch.games())]))


def _game(name: str) -> str:
    game = mauseloch.game(name)
    encoding = encoding_of(game)
    widths = ", ".join(f"{encoding.width(seats)} with {seats}" for seats in game.seats)
    lines = [f"## {name}\n", f"Numbers in all, by seats: {widths}.\n"]
    lines += ["| from | numbers | | |", "|---|---|---|---|"]
    begin = 0
    for part in encoding.shared:
        lines.append(_row(str(begin), part))
        begin += part.size
    size = sum(part.size for part in encoding.each)
    for part in encoding.each:
        lines.append(_row(f"{begin} + {size} · seat", part))
        begin += part.size
    lines += ["", f"**Actions**, {len(encoding.actions)}: {_listed(encoding.actions)}\n"]
    if encoding.outcomes:
        lines += [
            f"**Outcomes of chance**, {len(encoding.outcomes)}: {_listed(encoding.outcomes)}\n"
        ]
    return "\n".join(lines) + _state(encoding, game.seats)


def _row(begin: str, part: Part) -> str:
    return f"| {begin} | {part.size} | {part.name} | {part.meaning} |"


def _listed(texts: tuple[str, ...]) -> str:
    return " · ".join(f"`{text}`" for text in texts)


def _state(encoding: Encoding, seats: range) -> str:
    words = ", ".join(f"{encoding.words(number)} with {number}" for number in seats)
    return f"\nNumber of 64-bit integers in a state, by seats: {words}.\n"


if __name__ == "__main__":
    PAGE.write_text(page())

"""Markdown set for a terminal."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment

HELD = {0xA0: "\ue0a0", 0x202F: "\ue02f"}
"""A space that holds words together is one at which Rich breaks lines; meanwhile it is a letter."""
FREED = {ord(letter): chr(space) for space, letter in HELD.items()}


class Page(Markdown):
    """The rules of a game, or as much."""

    def __init__(self, text: str) -> None:
        super().__init__(text.translate(HELD), hyperlinks=False)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in super().__rich_console__(console, options):
            if isinstance(part, Segment):
                yield Segment(part.text.translate(FREED), part.style, part.control)

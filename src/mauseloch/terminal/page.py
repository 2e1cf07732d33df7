"""Markdown set for a terminal."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment

HELD = {0xA0: "\ue0a0", 0x202F: "\ue02f"}
"""Rich breaks lines even at non-breaking spaces, so they become letters while it sets the text."""
FREED = {ord(letter): chr(space) for space, letter in HELD.items()}


class Page(Markdown):
    """A game's rules or a similar text, with its non-breaking spaces kept."""

    def __init__(self, text: str) -> None:
        super().__init__(text.translate(HELD), hyperlinks=False)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in super().__rich_console__(console, options):
            if isinstance(part, Segment):
                yield Segment(part.text.translate(FREED), part.style, part.control)

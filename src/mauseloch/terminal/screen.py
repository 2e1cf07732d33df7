"""A full screen: boards, arrow keys, nothing left behind.

Frames are drawn on the terminal's alternate screen and never scroll, so that nothing shown there,
least of all a hand, remains in the scroll-back.
"""

import contextlib
import os
import signal
import time
from collections.abc import Sequence
from types import FrameType
from typing import Any, Self

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from mauseloch.core.game import Seat
from mauseloch.core.words import Say, say
from mauseloch.drawing import (
    BLANK,
    Block,
    Looking,
    above,
    beside,
    block,
    box,
    centred,
    joined,
    wrapped,
)
from mauseloch.terminal import race
from mauseloch.terminal.choice import refused, understood
from mauseloch.terminal.frames import BANNER, MOUSE, STEPS, fitting, letter, moved
from mauseloch.terminal.keys import Keys
from mauseloch.terminal.page import Page
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import story
from mauseloch.texts import Texts, rulebook

SMALLEST = (80, 24)
BOARD_WIDTH = 80
STORY_WIDTH = 30
"""With this much room beside the board, the story is told there."""
LEAST_STORY = 3
CALM_S = 0.3
RESIZE_S = 0.25
"""How often to check for a new window size."""
ENTER, LEAVE = "\x1b[?1049h\x1b[?7l\x1b[?25l", "\x1b[H\x1b[2J\x1b[?7h\x1b[?25h\x1b[?1049l"
"""Without line wrapping, so that a letter wider than expected cannot make the screen scroll."""
BEGIN_FRAME, END_FRAME = "\x1b[?2026h", "\x1b[?2026l"
"""Terminals that support this show a frame all at once; others ignore it."""


class Screen:
    """People at a terminal that can do more than print lines."""

    asks = True
    hides = True
    pauses = True

    def __init__(self, words: Texts, keys: Keys, console: Console) -> None:
        self.words = words
        self.keys = keys
        self.console = console
        self._unicode = console.encoding.lower().startswith("utf")
        self._size = (0, 0)
        self._note = ""
        self._handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        self.keys.__enter__()
        self._write(ENTER)
        self._handlers = {
            signal.SIGTERM: signal.signal(signal.SIGTERM, _end),
            signal.SIGHUP: signal.signal(signal.SIGHUP, _end),
        }
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        with contextlib.suppress(OSError):  # the window may be closed
            self._write(LEAVE)
        self.keys.__exit__()

    def begin(self, seating: Seating) -> None:
        """Wait until the person is ready for a race; otherwise the first question says it all."""
        if seating.match.waiting.guess_ms:
            self.keys.drop()
            while True:
                self.draw(BANNER, [say("screen-go-on")], seating)
                if self.key() == "enter":
                    return

    def pick(self, heading: str, items: Sequence[str], start: int = 0) -> int:
        chosen, typed = start, ""
        self.keys.drop()
        while True:
            mark = self.glyph("▶", ">")
            menu = [
                Text(
                    f" {mark if number == chosen else ' '} {number + 1}  {item} ",
                    "bold reverse" if number == chosen else "",
                )
                for number, item in enumerate(items)
            ]
            self._ask(heading, block(menu), "screen-pick")
            key = self.key()
            if key in STEPS:
                chosen, typed = (chosen + STEPS[key]) % len(items), ""
            elif key == "enter":
                return chosen
            elif key.isdecimal() and key.isascii():
                typed = typed + key if 0 < int(typed + key) <= len(items) else key
                chosen = int(typed) - 1 if 0 < int(typed) <= len(items) else chosen

    def type_in(self, heading: str, default: str) -> str:
        typed = ""
        self.keys.drop()
        while True:
            line = Text(f"> {typed}", "bold") + Text(self.glyph("▏", "_"))
            if not typed and default:
                line += Text(f" ({default})", "dim")
            self._ask(heading, block([line]), "screen-type")
            key = self.key()
            if key == "enter":
                return typed.strip() or default
            typed = typed[:-1] if key == "backspace" else typed + letter(key)

    def _ask(self, heading: str, offer: Block, foot: str) -> None:
        lines = [wrapped(line, self._width, "bold", indent=2) for line in heading.split("\n")]
        self.draw(above(BANNER, *lines, BLANK, offer), [say(foot)])

    def note(self, text: str) -> None:
        self._note = text

    def get_ready(self, seating: Seating) -> None:
        self.draw(BANNER, [say("play-get-ready")], seating)

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        name = seating.names[seat]
        heading = self.words(say("screen-pass", name=name))
        self.keys.drop()  # keys pressed by the last person are not meant for the next one
        while True:
            inside = [" ", f"  {heading}  ", " ", *(f"  {line}" for line in MOUSE), " "]
            card = box(inside, self._looking())
            self.draw(above(BLANK, centred(card, self._width)), [say("screen-take", name=name)])
            if self.key() == "enter":
                return

    def tell(self, seating: Seating, since: int) -> None:
        match = seating.match
        news = match.log(None, since)
        lines = list(story(match, self.words, since, seating.names))
        if seating.traits.race:  # hammering on the keys must not skip this
            time.sleep(CALM_S)
        self.keys.drop()
        while lines:
            board = seating.board.told(news, match.view(None), self._looking(seating))
            for foot in ("screen-go-on", "screen-more"):  # the second if there is more to read
                frame, shown = self._frame(board, [say(foot)], seating, lines, from_the_top=True)
                if shown == len(lines):
                    break
            self._show(frame)
            key = self.key()
            if key in {"enter", " ", "down", "right", "pagedown"}:
                lines = lines[shown:]
            else:
                self.looked_up(key, seating)

    def choose(self, seating: Seating, seat: Seat) -> str:
        rows: list[list[str]] = seating.board.rows(seating.match.legal(seat))
        lines = list(story(seating.match, self.words, None, seating.names))
        flat = [action for row in rows for action in row]
        usual = flat[0] if len(flat) == 1 else ""  # one Enter too many must not play a card
        chosen, typed = usual, ""
        self.keys.drop()
        while True:
            board = self.board(seating, seat, chosen)
            asked = say("screen-choose-any", name=seating.names[seat])
            if chosen:
                doing = seating.narration.doing(chosen, seating.names)
                asked = say("screen-choose", name=seating.names[seat], doing=doing)
            entry = Text(self.words(asked), "bold") + Text(f"  > {typed}" if typed else "")
            self.draw(board, [entry, say("screen-keys")], seating, lines)
            key = self.key()
            if key in STEPS:
                chosen, typed = moved(chosen, rows, key), ""
            elif key == "enter":
                meant = understood(typed, rows, seating, self.words) if typed else chosen
                if meant:
                    return meant
                if typed:
                    self.note(self.words(refused(typed, seating, seat, self.words).words))
                    chosen, typed = usual, ""
            elif typed or not self.looked_up(key, seating, seat):
                before = typed
                typed = typed[:-1] if key == "backspace" else typed + letter(key)
                typed = "" if key == "escape" else typed
                if typed != before:
                    chosen = understood(typed, rows, seating, self.words) or usual

    def race(self, seating: Seating, seat: Seat) -> None:
        race.run(self, seating, seat)

    def board(self, seating: Seating, seat: Seat, chosen: str = "") -> Block:
        """The table and the hand of a seat, with the choice highlighted."""
        view, looking = seating.match.view(seat), self._looking(seating)
        rows = seating.board.rows(seating.match.legal(seat))
        choices = seating.board.choices(view, rows, chosen, looking)
        return above(seating.board.table(view, looking), choices)

    def key(self, timeout_s: float | None = None) -> str:
        """The next key; empty if none is pressed in time or the window has changed its size."""
        while (key := self.keys.read(timeout_s or RESIZE_S)) is None:
            if timeout_s is not None or self._size != self._measured():
                return ""
        self._note = ""
        if key == "suspend":
            self._suspend()
            return ""
        return key

    def draw(
        self,
        board: Block,
        foot: Sequence[Text | Say],
        seating: Seating | None = None,
        lines: Sequence[str] = (),
    ) -> None:
        """Draw a frame: title, board, the end of the story, and the possible actions below."""
        self._show(self._frame(board, foot, seating, lines)[0])

    def _frame(
        self,
        board: Block,
        foot: Sequence[Text | Say],
        seating: Seating | None,
        lines: Sequence[str],
        *,
        from_the_top: bool = False,
    ) -> tuple[list[Text], int]:
        """A frame as high as the window, and the number of story lines in it.

        These are the last lines, or those from the top.
        """
        width, height = self._size = self._measured()
        feet = self._feet(foot)
        room = max(1, height - 1 - len(feet))
        if seating is not None and width >= BOARD_WIDTH + 3 + STORY_WIDTH:
            told, shown = fitting(lines, width - BOARD_WIDTH - 3, room, from_the_top)
            bar = block([self.glyph("│", "|")] * room, "dim")
            body = beside(block(board[-room:], width=BOARD_WIDTH), bar, told)
        else:
            left = max(LEAST_STORY if from_the_top else 0, room - len(board) - 1)
            told, shown = fitting(lines, width, left, from_the_top)
            body = above(board, BLANK, told) if told else board
        body = Block(body[-room:])
        game = "" if seating is None else self.words(say(f"{seating.match.game.name}-title"))
        title = Text(f" Mauseloch{self.glyph(' · ', ' - ') if game else ''}{game}")
        if width < SMALLEST[0] or height < SMALLEST[1]:
            sizes = [self.glyph("×", "x").join(map(str, one)) for one in (self._size, SMALLEST)]
            title.append(f"  ({' < '.join(sizes)})")
        title.pad_right(width)
        title.stylize("reverse")
        return [title, *body, *[Text()] * (room - len(body)), *feet][:height], shown

    def _feet(self, foot: Sequence[Text | Say]) -> Block:
        """The possible actions, with any note above them."""
        below: list[Text | str] = [Text(self._note, "bold yellow")] if self._note else []
        below += [self.words(one) if isinstance(one, Say) else one for one in foot]
        styles = ["", *["dim"] * len(below)]
        return above(*map(wrapped, below, [self._width] * len(below), styles))

    def looked_up(self, key: str, seating: Seating, seat: Seat | None = None) -> bool:
        """If this key asks for the rules or the story, show them; return whether it did."""
        if key == "?":
            self._help(seating, seat)
        elif key in {"pageup", "tab"}:
            lines = list(story(seating.match, self.words, None, seating.names))
            self._page(fitting(lines, self._width, len(lines) * 9, from_the_top=True)[0])
        return key in {"?", "pageup", "tab"}

    def _help(self, seating: Seating, seat: Seat | None) -> None:
        """Show the possible actions and the rules."""
        name = seating.match.game.name
        legal = () if seat is None else seating.match.legal(seat)
        can = [Text(self.words(say("screen-possible")), "bold")] if legal else []
        doing = [self.words(seating.narration.doing(one, seating.names)) for one in legal]
        can += [
            Text(f"  {action:<16} ", "bold") + does
            for action, does in zip(legal, doing, strict=True)
        ]
        with self.console.capture() as captured:
            page = Page(rulebook(name, self.words.language))
            self.console.print(page, width=min(self._width, 100))
        rules = [Text.from_ansi(line) for line in captured.get().splitlines()]
        self._page(block([*can, Text(), *rules]))

    def _page(self, page: Block) -> None:
        """Show something longer than the screen, page by page."""
        top = 0
        while True:
            foot = [say("screen-page")]
            rows = max(1, self._measured()[1] - 1 - len(self._feet(foot)))
            top = max(0, min(top, len(page) - rows))
            self.draw(Block(page[top : top + rows]), foot)
            key = self.key()
            if key in {"enter", "escape", "q", "?", "tab"}:
                return
            leaf = {"pagedown": rows, " ": rows, "pageup": -rows, "home": -top, "end": len(page)}
            top += leaf.get(key, STEPS.get(key, 0))

    def glyph(self, sign: str, plain: str) -> str:
        """A sign, or its substitute in an ASCII-only terminal."""
        return self._looking().glyph(sign, plain)

    @property
    def _width(self) -> int:
        return self._measured()[0]

    def _looking(self, seating: Seating | None = None) -> Looking:
        width = self._width
        if width >= BOARD_WIDTH + 3 + STORY_WIDTH:  # the story is told beside the board
            width = BOARD_WIDTH
        if seating is None:
            return Looking((), self.words, width, self._unicode)
        return Looking(seating.names, self.words, width, self._unicode, seating.match.game.chosen)

    def _show(self, lines: Sequence[Text]) -> None:
        """Clear each line before writing it; the last one has no line feed."""
        width = self._size[0]
        with self.console.capture() as captured:
            fitting = [line.copy() for line in lines]
            for line in fitting:
                line.truncate(width)
            self.console.print(
                joined(Block(fitting)), no_wrap=True, crop=True, end="", highlight=False
            )
        frame = "\r\n".join(f"\x1b[2K{line}" for line in captured.get().split("\n"))
        self._write(f"{BEGIN_FRAME}\x1b[H{frame}{END_FRAME}")

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def _suspend(self) -> None:
        """Ctrl-Z: restore the terminal, and take it over again afterwards."""
        self._write(LEAVE)
        self.keys.__exit__()
        os.kill(os.getpid(), signal.SIGTSTP)
        self.keys.__enter__()
        self._write(ENTER)

    def _measured(self) -> tuple[int, int]:
        """The actual size of the window, whatever COLUMNS and LINES say."""
        try:
            width, height = os.get_terminal_size(self.keys.terminal)
        except OSError:  # the window is closed
            return self._size
        if width > 0 and height > 0:
            self.console.size = ConsoleDimensions(width, height)
        return self.console.size.width, self.console.size.height


def _end(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - a handler
    """Exit on a signal: the screen is restored, and the record is on disk."""
    raise SystemExit(128 + number)

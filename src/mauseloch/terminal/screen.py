"""A whole screen: boards, arrow keys, nothing left behind.

Frames are drawn on the terminal's alternate screen and never scroll, so that nothing that was shown
there, a hand least of all, remains in the scroll-back.
"""

import contextlib
import os
import signal
import termios
from collections.abc import Sequence
from types import FrameType, TracebackType
from typing import Any, Self

from rich.console import Console
from rich.markdown import Markdown
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
from mauseloch.terminal.choosing import refused, understood
from mauseloch.terminal.keys import Keys
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import story
from mauseloch.texts import Texts, rulebook

BOARD_WIDTH = 80
STORY_WIDTH = 30
"""With so much room beside a board the story is told there."""
LEAST_STORY = 3
RESIZE_S = 0.25
"""How often we look whether the window has another size."""
ENTER, LEAVE = "\x1b[?1049h\x1b[?25l", "\x1b[H\x1b[2J\x1b[?25h\x1b[?1049l"
BEGIN_FRAME, END_FRAME = "\x1b[?2026h", "\x1b[?2026l"
"""Terminals that know this show a frame all at once; others pay no heed."""
STEPS = {"up": -1, "left": -1, "down": 1, "right": 1}
MOUSE = r"""
   _   _
  (q\_/p)
   /. .\
  =\_t_/=   __
   /   \   (
  ((   ))   )
""".strip("\n").splitlines()


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
            signal.SIGTSTP: signal.signal(signal.SIGTSTP, self._suspend),
            signal.SIGTERM: signal.signal(signal.SIGTERM, _end),
            signal.SIGHUP: signal.signal(signal.SIGHUP, _end),
        }
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        with contextlib.suppress(OSError, termios.error):  # the window may be gone
            self._write(LEAVE)
            self.keys.__exit__(kind, error, trace)

    def begin(self, seating: Seating) -> None:
        """The first question shows all there is."""

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
            head = block(heading.splitlines(), "bold")
            self.draw(above(_banner(), head, BLANK, block(menu)), [say("screen-pick")])
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
            head = block(heading.splitlines(), "bold")
            self.draw(above(_banner(), head, BLANK, block([line])), [say("screen-type")])
            key = self.key()
            if key == "enter":
                return typed.strip() or default
            typed = typed[:-1] if key == "backspace" else typed + _letter(key)

    def note(self, text: str) -> None:
        self._note = text

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        name = seating.names[seat]
        heading = self.words(say("screen-pass", name=name))
        self.keys.drop()  # what the one before pressed on is not meant for the next one's hand
        while True:
            inside = [" ", f"  {heading}  ", " "]
            card = box([*inside, *(f"  {line}" for line in MOUSE), " "], self._looking())
            self.draw(above(BLANK, centred(card, self._width)), [say("screen-take", name=name)])
            if self.key() == "enter":
                return

    def tell(self, seating: Seating, since: int) -> None:
        match = seating.match
        news = match.log(None, since)
        lines = list(story(match, self.words, since, seating.names))
        self.keys.drop()
        while lines:
            board = seating.board.told(news, match.view(None), self._looking(seating))
            shown = self.draw(board, [say("screen-go-on")], seating, lines, from_the_top=True)
            if self.key() in {"enter", " ", "down", "right", "pagedown"}:
                lines = lines[shown:]

    def choose(self, seating: Seating, seat: Seat) -> str:
        rows: list[list[str]] = seating.board.rows(seating.match.legal(seat))
        view = seating.match.view(seat)
        lines = list(story(seating.match, self.words, None, seating.names))
        chosen, typed = rows[0][0], ""
        while True:
            looking = self._looking(seating)
            board = above(
                seating.board.table(view, looking),
                seating.board.choices(view, rows, chosen, looking),
            )
            doing = seating.narration.doing(chosen, seating.names)
            asked = say("screen-choose", name=seating.names[seat], doing=doing)
            entry = Text(self.words(asked), "bold") + Text(f"  > {typed}" if typed else "")
            self.draw(board, [entry, say("screen-keys")], seating, lines)
            key = self.key()
            if key in STEPS:
                chosen, typed = _moved(chosen, rows, key), ""
            elif key == "enter":
                meant = understood(typed, rows, seating, self.words) if typed else chosen
                if meant is not None:
                    return meant
                self.note(self.words(refused(typed, seating, seat).words))
                typed = ""
            elif key == "?" and not typed:
                self._help(seating, seat)
            elif key in {"pageup", "tab"}:
                self._page(block(lines))
            else:
                typed = typed[:-1] if key == "backspace" else typed + _letter(key)
                typed = "" if key == "escape" else typed
                chosen = (understood(typed, rows, seating, self.words) if typed else None) or chosen

    def race(self, seating: Seating, seat: Seat) -> None:
        race.run(self, seating, seat)

    def board(self, seating: Seating, seat: Seat) -> Block:
        """The table and the hand of a seat, with nothing marked."""
        view, looking = seating.match.view(seat), self._looking(seating)
        rows = seating.board.rows(seating.match.legal(seat))
        return above(
            seating.board.table(view, looking), seating.board.choices(view, rows, "", looking)
        )

    def key(self, timeout_s: float | None = None) -> str:
        """The next key; none of them if there was none in time or the window has a new size."""
        while (key := self.keys.read(timeout_s or RESIZE_S)) is None:
            if timeout_s is not None or self._size != self.console.size:
                return ""
        return key

    def draw(
        self,
        board: Block,
        foot: Sequence[Text | Say],
        seating: Seating | None = None,
        lines: Sequence[str] = (),
        *,
        from_the_top: bool = False,
    ) -> int:
        """A frame: title, board, story, and at the foot what can be done.

        Tells how many lines of the story were shown: the last ones, or those from the top.
        """
        width, height = self._size = self.console.size
        below: list[Text | str] = [Text(self._note, "bold yellow")] if self._note else []
        self._note = ""
        below += [self.words(one) if isinstance(one, Say) else one for one in foot]
        feet = above(
            *(wrapped(one, width, "" if number == 0 else "dim") for number, one in enumerate(below))
        )
        room = max(1, height - 1 - len(feet))
        if seating is not None and width >= BOARD_WIDTH + 3 + STORY_WIDTH:
            told, shown = _fitting(lines, width - BOARD_WIDTH - 3, room, from_the_top)
            bar = block([self.glyph("│", "|")] * room, "dim")
            body = beside(block([*board], width=BOARD_WIDTH), bar, told)
        else:
            least = LEAST_STORY if from_the_top else 0
            left = max(least, room - len(board) - 1)
            told, shown = _fitting(lines, width, left, from_the_top)
            body = above(board, BLANK, told) if told else board
        body = Block(body[-room:])
        game = "" if seating is None else self.words(say(f"{seating.match.game.name}-title"))
        title = Text(f" Mauseloch{self.glyph(' · ', ' - ') if game else ''}{game}")
        title.pad_right(width)
        title.stylize("reverse")
        gap = [Text()] * (room - len(body))
        self._show([title, *body, *gap, *feet], width)
        return shown

    def _help(self, seating: Seating, seat: Seat) -> None:
        """What can be done now, and the rules."""
        name = seating.match.game.name
        can = [Text(self.words(say("screen-possible")), "bold")]
        for action in seating.match.legal(seat):
            doing = self.words(seating.narration.doing(action, seating.names))
            can.append(Text(f"  {action:<16} ", "bold") + doing)
        with self.console.capture() as captured:
            page = Markdown(rulebook(name, self.words.language), hyperlinks=False)
            self.console.print(page, width=min(self._width, 100))
        rules = [Text.from_ansi(line) for line in captured.get().splitlines()]
        self._page(block([*can, Text(), *rules]))

    def _page(self, page: Block) -> None:
        """Something longer than the screen, to be leafed through."""
        top = 0
        while True:
            rows = max(1, self.console.size.height - 3)
            top = max(0, min(top, len(page) - rows))
            self.draw(Block(page[top : top + rows]), [say("screen-page")])
            key = self.key()
            if key in {"enter", "escape", "q", "?", "tab"}:
                return
            leaf = {"pagedown": rows, " ": rows, "pageup": -rows, "home": -top, "end": len(page)}
            top += leaf.get(key, STEPS.get(key, 0))

    def glyph(self, sign: str, plain: str) -> str:
        """A sign, or what stands for it in a terminal that has only ASCII."""
        return self._looking().glyph(sign, plain)

    @property
    def _width(self) -> int:
        return int(self.console.size.width)

    def _looking(self, seating: Seating | None = None) -> Looking:
        width = self._width
        if width >= BOARD_WIDTH + 3 + STORY_WIDTH:  # the story is told beside the board
            width = BOARD_WIDTH
        names = () if seating is None else seating.names
        return Looking(names, self.words, width, self._unicode)

    def _show(self, lines: Sequence[Text], width: int) -> None:
        """Each line is wiped before it is written; the last one ends without a line feed."""
        with self.console.capture() as captured:
            for line in lines:
                line.truncate(width)
            whole = joined(Block(lines))
            self.console.print(whole, no_wrap=True, crop=True, end="", highlight=False)
        drawn = captured.get().split("\n")
        frame = "\r\n".join(f"\x1b[2K{line}" for line in drawn)
        self._write(f"{BEGIN_FRAME}\x1b[H{frame}{END_FRAME}")

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def _suspend(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-Z: leave the terminal as it was, and take it again afterwards."""
        self._write(LEAVE)
        self.keys.__exit__(None, None, None)
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._suspend)
        self.keys.__enter__()
        self._write(ENTER)
        self._size = (0, 0)  # so that the frame is drawn again


def _end(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - a handler
    """Somebody wants us gone: the screen is left as it was found, the record is on disk."""
    raise SystemExit(128 + number)


def _banner() -> Block:
    return above(BLANK, block(MOUSE, "bold"), BLANK)


def _letter(key: str) -> str:
    return key if len(key) == 1 and key.isprintable() else ""


def _moved(chosen: str, rows: Sequence[Sequence[str]], key: str) -> str:
    """Left and right go through all choices, up and down to the same place in the next row."""
    step = STEPS[key]
    flat = [action for row in rows for action in row]
    if key in {"left", "right"} or len(rows) in {1, len(flat)}:
        return flat[(flat.index(chosen) + step) % len(flat)]
    number = next(number for number, row in enumerate(rows) if chosen in row)
    there = rows[(number + step) % len(rows)]
    return there[min(rows[number].index(chosen), len(there) - 1)]


def _fitting(lines: Sequence[str], width: int, room: int, from_the_top: bool) -> tuple[Block, int]:
    """As many lines of a story as there is room for, wrapped; and how many that were."""
    told: list[Block] = []
    used = 0
    for line in lines if from_the_top else reversed(lines):
        indent = len(line) - len(line.lstrip())
        one = wrapped(line, width, "" if indent else "bold", indent=indent + 2)
        if told and used + len(one) > room:
            break
        told.append(one)
        used += len(one)
    if used > room and not from_the_top:
        told = []
    return above(*(told if from_the_top else reversed(told))), len(told)

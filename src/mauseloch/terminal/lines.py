"""Plain lines of text: for terminals that can only print, for screen readers, and for scripts.

A script gives one action per line and, where a question has a deadline, the milliseconds since it
opened: `whack hat-blue @850`. A mistake ends the match with an error. People are asked again
instead, and timed by the program.
"""

import re
import sys
import time
from collections.abc import Sequence

from rich.console import Console

from mauseloch.core.errors import InputError, UnreadableInputError, shown
from mauseloch.core.game import Seat
from mauseloch.core.words import say
from mauseloch.drawing import numbered
from mauseloch.terminal.choice import refused, understood
from mauseloch.terminal.page import Page
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import story
from mauseloch.texts import Texts, rulebook

TIMED = re.compile(r"(.*\S)\s*@([0-9]{1,9})")
WAIT = "wait"
"""What a script writes to let the time run out."""
HELP = "?"


class Lines:
    """People or a script that read and write lines."""

    hides = False
    pauses = False

    def __init__(self, words: Texts, *, scripted: bool) -> None:
        self.words = words
        self.scripted = scripted
        self.asks = not scripted

    def begin(self, seating: Seating) -> None:
        game = say(f"{seating.match.game.name}-title")
        told = say("play-title", game=game, players=seating.names)  # the seed is still secret
        print(f"== {self.words(told)} ==")
        for line in story(seating.match, self.words, None, seating.names):
            print(line)

    def pick(self, heading: str, items: Sequence[str], start: int = 0) -> int:
        print(heading)
        for number, item in enumerate(items, start=1):
            print(f"  {number}  {item}")
        while True:
            typed = self._read(self.words(say("lines-pick", number=start + 1))).strip()
            if not typed:
                return start
            if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(items):
                return int(typed) - 1
            print(self.words(say("lines-no-such-number", typed=shown(typed), most=len(items))))

    def type_in(self, heading: str, default: str) -> str:
        return self._read(f"{heading} ({default}) ").strip() or default

    def note(self, text: str) -> None:
        print(text)

    def get_ready(self, seating: Seating) -> None:
        print(self.words(say("play-get-ready")), flush=True)

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        """Hide nothing: a script need not, and people have been warned if the terminal cannot."""

    def tell(self, seating: Seating, since: int) -> None:
        for line in story(seating.match, self.words, since, seating.names):
            print(line)

    def choose(self, seating: Seating, seat: Seat) -> str:
        self._ask(seating, seat)
        while True:
            action = self._meant(self._read(f"{seating.names[seat]}> "), seating, seat)
            if action is not None:
                return action

    def race(self, seating: Seating, seat: Seat) -> None:
        match = seating.match
        waiting = match.waiting
        window_ms = seating.window_ms
        answers = [one for one in seating.answers() if one[1].delay_ms <= window_ms]
        if seat in waiting.seats:
            self._ask(seating, seat)
            begun = seating.begun()  # refused answers took time too
            while not self._reacted(seating, seat, begun, window_ms):
                pass
        for other, answer in answers:
            seating.react(other, answer.action, answer.delay_ms)
        if seating.still_open(waiting):
            match.expire()

    def _reacted(self, seating: Seating, seat: Seat, begun: float, window_ms: int) -> bool:
        """Whether the person is done with this race: has answered, or is too late."""
        typed = self._read(f"{seating.names[seat]}> ")
        spent_ms = int((time.monotonic() - begun) * 1000)
        if self.scripted and typed.strip() not in {WAIT, HELP}:
            found = TIMED.fullmatch(typed.strip())
            if found is None:
                raise UnreadableInputError(
                    f"a reaction needs its time, as in 'pass @850', not {shown(typed)}",
                    say("play-needs-time", typed=shown(typed.strip())),
                )
            typed, spent_ms = found[1], int(found[2])
        if typed.strip() == WAIT or (not self.scripted and spent_ms > window_ms):
            return True
        action = self._meant(typed, seating, seat)
        if action is None:
            return False
        try:
            seating.react(seat, action, spent_ms)
        except InputError as error:
            if self.scripted:
                raise
            print(self.words(error.words))
            return False
        return True

    def _ask(self, seating: Seating, seat: Seat) -> None:
        """Show the table and the possible actions."""
        for what in seating.narration.scene(seating.match.view(seat), seating.names):
            print(f"  {self.words(what)}")
        print(self.words(say("lines-possible", name=seating.names[seat])))
        numbers = numbered(seating.board.rows(seating.match.legal(seat)))
        if all(action.isdecimal() for action in numbers):  # further numbers would only confuse
            print(f"  {' '.join(numbers)}")
            return
        for action, number in numbers.items():
            doing = self.words(seating.narration.doing(action, seating.names))
            print(f"  {number:>2}  {action}  ({doing})")

    def _meant(self, typed: str, seating: Seating, seat: Seat) -> str | None:
        """The action typed; None if it wasn't one."""
        if typed.strip() == HELP:
            page = Page(rulebook(seating.match.game.name, self.words.language))
            Console(no_color=True, highlight=False, force_terminal=False).print(page)
            self._ask(seating, seat)
            return None
        rows = seating.board.rows(seating.match.legal(seat))
        action = understood(typed, rows, seating, self.words)
        if action is None:
            if self.scripted:
                raise refused(typed, seating, seat)
            print(self.words(refused(typed, seating, seat, self.words).words))
        return action

    def _read(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if self.scripted:
            # Repeat the input in the output, without control characters for the terminal.
            print("".join(one if one.isprintable() else "?" for one in line.strip()))
        if not line:
            raise EOFError
        return line

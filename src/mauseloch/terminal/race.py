"""A race against bots in real time: single keys, timed from the moment the frame is drawn.

The match clock stops while nobody is asked, so there is time to read how a race went.
"""

import time
from typing import TYPE_CHECKING

from rich.text import Text

from mauseloch.core.bot import Answer
from mauseloch.core.errors import GuessError
from mauseloch.core.game import Seat
from mauseloch.core.words import Say
from mauseloch.terminal.seating import Seating

if TYPE_CHECKING:  # the screen runs races
    from mauseloch.terminal.screen import Screen

TICK_S = 0.5


def run(screen: "Screen", seating: Seating, seat: Seat) -> None:
    """Play until this question with a deadline is settled by the person, the bots or the clock."""
    waiting = seating.match.waiting
    answers = sorted(seating.answers(), key=lambda one: one[1].delay_ms)
    if seat not in waiting.seats:
        _bot_begins(screen, seating, seat, *answers[0])
    elif not waiting.guess_ms:
        _person_begins(screen, seating, seat)
    else:
        _react(screen, seating, seat, answers)


def _bot_begins(
    screen: "Screen", seating: Seating, person: Seat, seat: Seat, answer: Answer
) -> None:
    """Let a bot turn up the mouse after a moment."""
    screen.draw(screen.board(seating, person), [seating.board.READY], seating)
    until = time.monotonic() + min(answer.delay_ms, seating.window_ms) / 1000
    while (left_s := until - time.monotonic()) > 0:
        screen.key(left_s)  # the person may want to leave
    if answer.delay_ms > seating.window_ms:
        seating.match.expire()
    else:
        seating.react(seat, answer.action, answer.delay_ms)


def _person_begins(screen: "Screen", seating: Seating, seat: Seat) -> None:
    """Let the person turn up the mouse, in their own time."""
    keys = seating.board.keys(seating.match.legal(seat))
    begun = time.monotonic()
    screen.keys.drop()
    while True:
        screen.draw(screen.board(seating, seat), [seating.board.REVEAL], seating)
        if not screen.looked_up(key := screen.key(), seating) and key in keys:
            seating.react(seat, keys[key], min(_since(begun), seating.window_ms))
            return


def _react(
    screen: "Screen", seating: Seating, seat: Seat, answers: list[tuple[Seat, Answer]]
) -> None:
    """Let everyone react at once; a bot's reaction stays secret until it is due."""
    match = seating.match
    waiting, window_ms = match.waiting, seating.window_ms
    keys = seating.board.keys(match.legal(seat))
    hint: Say = seating.board.HINT
    board = screen.board(seating, seat)
    screen.keys.drop()
    screen.draw(board, [hint, _left(screen, window_ms)], seating)
    begun = seating.begun()
    open_answers = [one for one in answers if one[1].delay_ms <= window_ms]
    while (spent_ms := _since(begun)) < window_ms:
        due_ms = open_answers[0][1].delay_ms if open_answers else window_ms
        pause_s = min(TICK_S, max(0.001, (min(due_ms, window_ms) - spent_ms) / 1000))
        key = screen.key(pause_s)
        spent_ms = min(_since(begun), window_ms)
        if key in keys:
            try:
                seating.react(seat, keys[key], spent_ms)
                break
            except GuessError as guess:
                hint = guess.words
        elif key:
            hint = seating.board.no_key(key, match.legal(seat)) or hint
        while open_answers and open_answers[0][1].delay_ms <= spent_ms:
            other, answer = open_answers.pop(0)
            seating.react(other, answer.action, answer.delay_ms)
        screen.draw(
            screen.board(seating, seat), [hint, _left(screen, window_ms - spent_ms)], seating
        )
    for other, answer in open_answers:  # no need to wait for slower bots
        seating.react(other, answer.action, answer.delay_ms)
    if seating.still_open(waiting):
        match.expire()


def _since(begun: float) -> int:
    """The milliseconds since then."""
    return int((time.monotonic() - begun) * 1000)


def _left(screen: "Screen", left_ms: int) -> Text:
    """A shrinking bar, with one block for each half second."""
    return Text(screen.glyph("▪", "=") * -(-left_ms // 500))

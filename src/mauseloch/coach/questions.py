"""The questions of a match as they were put to a seat: when they opened, before any answer."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from mauseloch.core.bot import Question
from mauseloch.core.game import CLOCK, AnyGame, Input, Seat

NO_ANSWER = ""
"""In place of an action when the clock runs out, as in inputs of CLOCK."""


class Asked(NamedTuple):
    """A question and how the seat answered it."""

    question: Question[Any, Any]
    at: int
    """The number of inputs before the answer."""
    action: str = NO_ANSWER
    """Also NO_ANSWER while the question is still open."""
    delay_ms: int = 0
    """How long after the question opened, in a race."""

    @property
    def actions(self) -> tuple[str, ...]:
        """What the seat could have done, including letting the clock run out if it did."""
        legal = tuple(self.question.legal)
        return legal if self.action in legal else (*legal, NO_ANSWER)


def asked(game: AnyGame, seats: int, inputs: Sequence[Input], seat: Seat) -> Iterator[Asked]:
    """All questions to this seat; the last one may still be open."""
    state = game.start(seats)
    log: list[Any] = []
    question: Question[Any, Any] | None = None
    left: tuple[Seat, ...] = ()
    for at, put in enumerate(inputs):
        waiting = game.waiting(state)
        if not left or waiting.seats != left:  # a new question
            question = _question(game, state, seat, log)
        if question is not None and put.actor in (seat, CLOCK):
            yield Asked(question, at, put.action, put.at_ms - waiting.since_ms)
            question = None
        before, state = state, game.apply(state, put)
        log += game.news(before, put, state, seat)
        left = tuple([one for one in waiting.seats if put.actor not in (one, CLOCK)])
    if not left:
        question = _question(game, state, seat, log)
    if question is not None:
        yield Asked(question, len(inputs))


def _question(
    game: AnyGame, state: Any, seat: Seat, log: Sequence[Any]
) -> Question[Any, Any] | None:
    """The question to the seat in this state, if there is one."""
    waiting = game.waiting(state)
    if seat not in waiting.seats:
        return None
    deadline_ms = waiting.deadline_ms
    return Question(
        game=game,
        seat=seat,
        view=game.view(state, seat),
        log=tuple(log),
        legal=tuple(game.legal(state, seat)),
        guess_ms=waiting.guess_ms,
        time_left_ms=None if deadline_ms is None else deadline_ms - waiting.since_ms,
    )

"""The questions of a match as they were put to a seat: when they opened, before any answer."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from mauseloch.core.bot import Question
from mauseloch.core.errors import PositionError, SeatsError, shown
from mauseloch.core.game import CLOCK, AnyGame, Input, Seat
from mauseloch.core.match import Match

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


def question_at(
    match: Match[Any, Any, Any], at: int | None = None, seat: Seat | None = None
) -> Asked:
    """The question that is open after `at` inputs, by default now; raises PositionError.

    It is that to the seat that answers there, or to another one that is asked then.
    """
    at = match.length if at is None else at
    if type(at) is not int or at not in range(match.length + 1):
        raise PositionError(f"a moment here is a number from 0 to {match.length}, not {shown(at)}")
    if seat is not None and (type(seat) is not int or seat not in range(match.seats)):
        raise SeatsError(f"there is no seat {shown(seat)}; seats are 0 to {match.seats - 1}")
    awaited = list(_awaited(match))
    if not awaited[at]:
        later = next((one for one in range(at, len(awaited)) if awaited[one]), None)
        told = "" if later is None else f"; the next question is at {later}"
        raise PositionError(f"nobody is asked at {at}{told}")
    if seat is None:
        actor = match.inputs[at].actor if at < match.length else None
        seat = next((one for one in awaited[at] if one == actor), awaited[at][0])
    if seat not in awaited[at]:
        raise PositionError(f"that seat isn't asked at {at}")
    found = asked(match.game, match.seats, match.inputs, seat)
    return next(one for one in found if one.at >= at)


def _awaited(match: Match[Any, Any, Any]) -> Iterator[Sequence[Seat]]:
    """The seats that are asked at the start and after each input."""
    state = match.game.start(match.seats)
    yield match.game.waiting(state).seats
    for put in match.inputs:
        state = match.game.apply(state, put)
        yield match.game.waiting(state).seats


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

"""What each action of a position is worth, how that is known, and how far off it may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any, NamedTuple

from mauseloch.coach.judgement import Judgement, judge
from mauseloch.coach.questions import question_at
from mauseloch.coach.review import BUDGET, OFTEN, in_words
from mauseloch.core.approximation import Bound, Judged
from mauseloch.core.bot import Question
from mauseloch.core.errors import PositionError
from mauseloch.core.game import Seat
from mauseloch.core.match import Match
from mauseloch.core.record import Record
from mauseloch.core.words import Say
from mauseloch.replays import replay
from mauseloch.telling import narration

Position = Question[Any, Any] | Match[Any, Any, Any] | Record | str | PathLike[str]


@dataclass(frozen=True, slots=True)
class ActionWorth:
    """An action and what it is worth."""

    action: str
    """In notation; empty if it means letting the clock run out."""
    doing: Say
    """The same in words."""
    chance: float
    """The seat's chance to win with it; a win shared by n counts 1/n."""
    error: float
    """How far off that may be; the answer's `bound` says in which sense."""
    cost: float
    """What it lacks compared with the best action; 0 if that can't be measured."""


@dataclass(frozen=True, slots=True)
class Worth(Judged):
    """What the legal actions of a seat are worth, by what it knows."""

    game: str
    version: int
    """Of the rules."""
    seat: Seat
    at: int | None
    """The number of inputs before it; None if the position was a question."""
    exact: bool
    """Calculated exactly, neither approximate nor sampled."""
    bound: Bound
    """What the errors say. `all`: no chance is further off. `nearly_all`: 95 in 100 aren't.
    `rms`: the usual error, the root of the mean square. `standard`: the standard error of a
    sample."""
    best: str
    """The action with the highest chance."""
    chosen: str | None
    """The answer in the record, empty if the clock ran out; None if there is none yet."""
    actions: tuple[ActionWorth, ...]
    """All legal ones, the best first."""


def worth(
    position: Position,
    at: int | None = None,
    seat: Seat | None = None,
    *,
    rollouts: int | None = None,
    seed: int | str = 0,
    delay_ms: int | None = None,
    names: Sequence[str] = (),
) -> Worth:
    """Say what each legal action is worth: exactly if possible, else approximately, else sampled.

    The position is a question; or a match, a record or its file, and the number of inputs `at`
    which the question is asked. Without that number it is the question that is still open. It is
    asked of the seat that answers there, unless you name another one that is asked too. Raises
    PositionError if nobody is asked, and UnsupportedError if the game can't be judged.

    Sampled chances are those among players who continue by the game's simple heuristic, in
    `rollouts` matches for each action. In a race, all actions are judged `delay_ms` after the
    question opened; by default, when the seat answered.
    """
    asked = _asked(position, at, seat)
    question = asked.question
    legal = [str(one) for one in asked.legal]  # some cards are more than text
    if rollouts is None:
        rollouts = min(max(BUDGET // len(legal), OFTEN[0]), OFTEN[-1])
    delay_ms = asked.delay_ms if delay_ms is None else delay_ms
    found = judge(question, rollouts=rollouts, seed=seed, delay_ms=delay_ms, actions=legal)
    game, most = question.game, question.game.seats[-1]
    words = narration(game.name)
    called = names or asked.names or [str(number + 1) for number in range(most)]
    return Worth(
        game=game.name,
        version=game.version,
        seat=question.seat,
        at=asked.at,
        exact=found.exact,
        bound=found.bound,
        best=found.best,
        chosen=asked.chosen,
        actions=tuple(
            ActionWorth(
                action=one,
                doing=in_words(words, one, called),
                chance=found.chances[one],
                error=_error(found, one),
                cost=found.cost(one),
            )
            for one in sorted(legal, key=lambda one: -found.chances[one])
        ),
    )


class _Asked(NamedTuple):
    """A question, wherever it comes from."""

    question: Question[Any, Any]
    legal: Sequence[str]
    delay_ms: int
    at: int | None = None
    chosen: str | None = None
    names: Sequence[str] = ()


def _asked(position: Position, at: int | None, seat: Seat | None) -> _Asked:
    if isinstance(position, Question):
        if at is not None or seat is not None:
            raise PositionError("a question says itself when and to whom it is put")
        if not position.legal:
            raise PositionError("this question has no legal answers")
        return _Asked(position, tuple(position.legal), position.guess_ms)
    names: Sequence[str] = ()
    if not isinstance(position, Match):
        record = position if isinstance(position, Record) else Record.load(position)
        names = [player.name for player in record.players]
        position = replay(record)
    found = question_at(position, at, seat)
    at = position.length if at is None else at
    if found.at == position.length:  # still open
        question = found.question
        return _Asked(question, tuple(question.legal), question.guess_ms, at, names=names)
    return _Asked(found.question, found.actions, found.delay_ms, at, found.action, names)


def _error(found: Judgement, action: str) -> float:
    """How far off a chance may be: exact ones are rounded to their grain."""
    return found.grain / 2 if found.exact else found.errors[action]

"""What a seat is told: its match in words, and what it may do, ready to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from mauseloch.core.game import AnyGame, Outcome, Seat
from mauseloch.core.words import say
from mauseloch.telling import ending, narration, telling
from mauseloch.texts import MissingTextError, Texts

Stage = Literal["your_turn", "waiting", "over", "gone"]


class Now(NamedTuple):
    """All that a seat knows of its match; built from its view and its log, and nothing else."""

    game: AnyGame
    seat: Seat
    names: Sequence[str]
    match: str = ""
    """Changes from one match at a table to the next."""
    view: Any = None
    """None before a match has begun."""
    log: Sequence[Any] = ()
    legal: Sequence[str] = ()
    question: int = 0
    """The number of the open question; it grows from one to the next."""
    guess_ms: int = 0
    time_left_ms: int | None = None
    outcome: Outcome | None = None
    gone: str = ""
    """Why there is nothing to play any more, if the seat is lost."""

    @property
    def stage(self) -> Stage:
        """What the seat has to do."""
        if self.gone:
            return "gone"
        if self.outcome is not None:
            return "over"
        return "your_turn" if self.legal else "waiting"


@dataclass
class Result:
    """How the match ended."""

    words: str
    won: bool
    """You won, alone or with others."""
    ranks: list[int]
    """By seat; 1 is the winner."""
    scores: list[int]


@dataclass
class Situation:
    """A seat's match at this moment."""

    ticket: str
    stage: Stage
    """`your_turn`: call `act`. `waiting`: call `wait`. `over`: call `review`, or `leave`."""
    game: str
    seat: int
    """Yours, counted from 1."""
    players: list[str]
    """By seat; yours among them."""
    status: str
    """What is going on."""
    table: list[str]
    """What you see, in words; empty before a match has begun."""
    news: list[str]
    """What has happened, in order: with `look` from `since` on, otherwise since the last call."""
    news_to: int
    """How much you have been told so far; a later `look` can continue there."""
    question: int
    """The number of the open question; give it to `act` to be sure you answer this one."""
    choices: dict[str, str]
    """What you may do now: give one of these to `act`. Each comes with what it means."""
    warnings: dict[str, str]
    """What speaks against a choice that is legal but rarely meant."""
    guess_ms: int | None = None
    """In a race: any faster answer would be a guess, and is refused."""
    time_left_ms: int | None = None
    """In a race: the time from when you were asked to the deadline."""
    result: Result | None = None


def situation(
    ticket: str, now: Now, words: Texts, since: int = 0, *, opening: bool = True
) -> Situation:
    """Put what a seat knows into words; `opening` tells what lay there before all news."""
    names = [named(name, words) for name in now.names]
    game = now.game.name
    told = narration(game)
    begun = now.view is not None
    log = now.log[since:] if since <= len(now.log) else now.log
    news = [words(one) for new in log for one in telling(game, new, names)]
    if begun and opening:
        begins = now.game.view(now.game.start(len(names)), None)
        news.insert(0, words(told.opening(begins)))
    race = now.time_left_ms is not None
    return Situation(
        ticket=ticket,
        stage=now.stage,
        game=game,
        seat=now.seat + 1,
        players=names,
        status=now.gone or (words(told.status(now.view, names)) if begun else ""),
        table=[words(one) for one in told.scene(now.view, names)] if begun else [],
        news=news,
        news_to=len(now.log),
        question=now.question,
        choices={str(one): words(told.doing(one, names)) for one in now.legal},
        warnings=_warnings(now, words),
        guess_ms=now.guess_ms if race else None,
        time_left_ms=now.time_left_ms,
        result=None if now.outcome is None else _result(now, now.outcome, names, words),
    )


def named(name: str, words: Texts) -> str:
    """A player's name; on the wire, one of ours is the id of a message."""
    if not name.startswith("name-"):
        return name
    try:
        return words(say(name))
    except MissingTextError:
        return name


def _warnings(now: Now, words: Texts) -> dict[str, str]:
    warning = getattr(narration(now.game.name), "warning", None)
    if warning is None:
        return {}
    found = ((str(one), warning(now.view, one)) for one in now.legal)
    return {action: words(why_not) for action, why_not in found if why_not is not None}


def _result(now: Now, outcome: Outcome, names: Sequence[str], words: Texts) -> Result:
    return Result(
        words=words(ending(now.game.name, outcome, names)),
        won=now.seat in outcome.winners,
        ranks=list(outcome.ranks),
        scores=list(outcome.scores),
    )

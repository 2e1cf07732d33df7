"""Matches in which every seat is a bot."""

from collections.abc import Sequence
from typing import Any

from mauseloch.bots.failure import BotError
from mauseloch.core.bot import Answer, Answering, Question
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import Outcome
from mauseloch.core.match import Match
from mauseloch.core.words import say


def play(match: Match[Any, Any, Any], bots: Sequence[Answering]) -> Outcome:
    """Play the match to its end, one bot for each seat.

    A bot answers with an Answer or a bare action. All seats that choose together are asked before
    any answer is put in. In a race, an answer after the deadline does not count: the clock closes
    the choice.
    """
    if len(bots) != match.seats:
        raise SetupError(f"{len(bots)} bots for {match.seats} seats")
    while match.outcome is None:
        answer_all(match, bots)
    return match.outcome


def answer_all(match: Match[Any, Any, Any], bots: Sequence[Answering]) -> None:
    """Let every awaited seat's bot answer."""
    waiting = match.waiting
    answers = [(seat, answer_of(bots[seat], match.question(seat))) for seat in waiting.seats]
    late = False
    for seat, answer in answers:
        at_ms = 0 if waiting.deadline_ms is None else waiting.since_ms + answer.delay_ms
        if waiting.deadline_ms is not None and at_ms > waiting.deadline_ms:
            late = True
        else:
            match.play(seat, answer.action, at_ms)
    if late:
        match.expire()


def answer_of(answering: Answering, question: Question[Any, Any]) -> Answer:
    """The bot's answer to this question; a bare action means as soon as possible."""
    said: object = answering(question)
    if isinstance(said, Answer):
        return said
    if isinstance(said, str):
        return Answer(said, question.guess_ms)
    legal = [str(one) for one in question.legal]
    raise BotError(
        f"the bot in seat {question.seat} answered {shown(said)}, but may do {', '.join(legal)}",
        say("error-bot-answer", answer=shown(said), legal=legal),
    )

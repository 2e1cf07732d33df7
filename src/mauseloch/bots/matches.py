"""Matches in which every seat is a bot."""

from collections.abc import Sequence
from typing import Any

from mauseloch.core.bot import Bot
from mauseloch.core.errors import SetupError
from mauseloch.core.game import Outcome
from mauseloch.core.match import Match


def play(match: Match[Any, Any, Any], bots: Sequence[Bot]) -> Outcome:
    """Play the match to its end, one bot for each seat.

    All seats that choose together are asked before any answer is put in. In a race, an answer after
    the deadline does not count: the clock closes the choice.
    """
    if len(bots) != match.seats:
        raise SetupError(f"{len(bots)} bots for {match.seats} seats")
    while match.outcome is None:
        answer_all(match, bots)
    return match.outcome


def answer_all(match: Match[Any, Any, Any], bots: Sequence[Bot]) -> None:
    """Let every awaited seat's bot answer."""
    waiting = match.waiting
    answers = [(seat, bots[seat](match.question(seat))) for seat in waiting.seats]
    late = False
    for seat, answer in answers:
        at_ms = 0 if waiting.deadline_ms is None else waiting.since_ms + answer.delay_ms
        if waiting.deadline_ms is not None and at_ms > waiting.deadline_ms:
            late = True
        else:
            match.play(seat, answer.action, at_ms)
    if late:
        match.expire()

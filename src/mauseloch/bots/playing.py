"""A match in which every seat is a bot."""

from collections.abc import Sequence
from typing import Any

from mauseloch.core.bot import Bot
from mauseloch.core.game import Outcome
from mauseloch.core.match import Match


def play(match: Match[Any, Any, Any], bots: Sequence[Bot]) -> Outcome:
    """Play the match to its end, one bot for each seat.

    All who choose together are asked before anybody's answer is put in. In a race an answer that
    would come after the deadline is no answer: the clock closes the choice.
    """
    while match.outcome is None:
        answer_all(match, bots)
    return match.outcome


def answer_all(match: Match[Any, Any, Any], bots: Sequence[Bot]) -> None:
    """Let every awaited seat's bot answer."""
    waiting = match.waiting
    answers = [(seat, bots[seat](match.question(seat))) for seat in waiting.seats]
    if waiting.deadline_ms is None:
        for seat, answer in answers:
            match.play(seat, answer.action)
        return
    for seat, answer in answers:
        at_ms = waiting.since_ms + answer.delay_ms
        if at_ms <= waiting.deadline_ms:
            match.play(seat, answer.action, at_ms)
    if match.waiting.since_ms == waiting.since_ms and match.waiting.seats:
        match.expire()

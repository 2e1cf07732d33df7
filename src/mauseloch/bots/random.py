"""A player of any game that chooses among its legal actions by lot."""

from random import Random
from typing import Any

from mauseloch.core.bot import Answer, Bot, BotKind, Question
from mauseloch.core.game import AnyGame

QUICKEST_MS = 100
"""Nobody reacts faster."""


def make(game: AnyGame, rng: Random, level: int) -> Bot:  # noqa: ARG001 - plays any game alike
    """Every legal action is as likely as any other, and so is every moment of the time left."""

    def answer(question: Question[Any, Any]) -> Answer:
        action = rng.choice(question.legal)
        left_ms = question.time_left_ms or 0
        return Answer(action, rng.randint(min(QUICKEST_MS, left_ms), left_ms))

    return answer


RANDOM = BotKind(make)

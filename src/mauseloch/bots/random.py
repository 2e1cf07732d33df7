"""A bot for any game that chooses among its legal actions at random."""

from random import Random
from typing import Any

from mauseloch.core.bot import Answer, Bot, Question, mixing
from mauseloch.core.game import AnyGame


def random(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - plays any game alike
    """Choose among all legal actions, and all moments of the time left, with equal chances."""

    def answer(question: Question[Any, Any]) -> Answer:
        action = rng.choice(question.legal)
        if question.time_left_ms is None:
            return Answer(action)
        return Answer(action, rng.randint(question.guess_ms, question.time_left_ms))

    def mix(question: Question[Any, Any]) -> dict[str, float]:
        return dict.fromkeys(map(str, question.legal), 1 / len(question.legal))

    return mixing(answer, mix)

"""Bot matches in which one seat blunders on purpose."""

from collections.abc import Callable
from typing import Any

import mauseloch
from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.game import AnyGame, Input
from mauseloch.core.match import Match

Blunder = Callable[[Question[Any, Any]], Answer | None]
NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")


def players(game: AnyGame, seats: int, seed: int) -> list[Bot]:
    return [mauseloch.bot("simple", game, f"{seed}/{seat}") for seat in range(seats)]


def planted(
    game: AnyGame, seats: int, blunder: Blunder, *, seed: int = 1, inputs: tuple[Input, ...] = ()
) -> tuple[Match[Any, Any, Any], int, str]:
    """The match, the index of the first blunder that seat 0 can make, and its action."""
    match = Match(game, seats, seed, inputs)
    bots = players(game, seats, seed)
    planted_at: list[tuple[int, str]] = []

    def blundering(question: Question[Any, Any]) -> Answer:
        answer = None if planted_at else blunder(question)
        if answer is None:
            return bots[0](question)
        planted_at.append((match.length, answer.action))
        return answer

    mauseloch.play(match, [blundering, *bots[1:]])
    return match, *planted_at[0]

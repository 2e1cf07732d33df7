"""Any player as a bot: a name, a file or module, or a function that answers questions."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from mauseloch.bots import check, kinds
from mauseloch.bots.own import asked, file_of, is_name, load
from mauseloch.core.bot import Answer, Bot, MakeBot, Question, mixing
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame

Anyone = str | Path | Callable[[Question[Any, Any]], "Answer | str"]


def maker_of(player: Anyone, game: AnyGame) -> MakeBot:
    """What makes this player for a match; raises SetupError, BotError or OSError.

    One of the game's bots is made anew for each match, with a generator of its own. A function, and
    `answer` in a file or module, is the same in all matches; it may answer with a bare text.
    """
    if isinstance(player, str) and player in kinds(game.name):
        check(player, game)
        return kinds(game.name)[player]
    if isinstance(player, str) and is_name(player) and not file_of(player):
        check(player, game)  # which raises the error
    if isinstance(player, str | Path):
        answering = load(player)
    elif callable(player):
        answering = player
    else:
        raise SetupError(f"a bot is a name, a file or a function, not {shown(player)}")

    def answer(question: Question[Any, Any]) -> Answer:
        return asked(answering, question)

    mix = getattr(answering, "mix", None)
    bot = answer if mix is None else mixing(answer, mix)

    def made(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - it is the same in all matches
        return bot

    return made

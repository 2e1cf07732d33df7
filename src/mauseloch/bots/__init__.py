"""Players: those of any game, those that a game brings along, and matches among them."""

from collections.abc import Mapping
from random import Random

from mauseloch.bots.playing import answer_all, play
from mauseloch.bots.random import RANDOM
from mauseloch.core.bot import Bot, BotKind
from mauseloch.core.errors import UnknownBotError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.words import say
from mauseloch.games import bot_kinds, names

__all__ = ["answer_all", "bot", "kinds", "play"]


def kinds(game: str) -> Mapping[str, BotKind]:
    """The bots that can play this game, by name; one of your own has `random`."""
    return {"random": RANDOM, **(bot_kinds(game) if game in names() else {})}


def bot(text: str, game: AnyGame, seed: int | str | None = None) -> Bot:
    """The bot of that name, or with its level as in "simple:2", with a generator of its own.

    Without a seed no two are alike.
    """
    name, colon, level_text = text.partition(":")
    known = kinds(game.name)
    if name not in known:
        raise UnknownBotError(
            f"{game.name} has no bot {shown(name)}; it has {', '.join(known)}",
            say("error-unknown_bot-name", name=shown(name), bots=list(known)),
        )
    kind = known[name]
    level = kind.level
    if colon:
        if level_text not in map(str, kind.levels):
            levels = f"{kind.levels[0]} to {kind.levels[-1]}" if len(kind.levels) > 1 else "1 only"
            raise UnknownBotError(
                f"{game.name}: bot {name} has levels {levels}, not {shown(level_text)}",
                say(
                    "error-unknown_bot-level",
                    bot=name,
                    least=kind.levels[0],
                    most=kind.levels[-1],
                    level=shown(level_text),
                ),
            )
        level = int(level_text)
    return kind.make(game, Random() if seed is None else Random(f"{text}/{seed}"), level)

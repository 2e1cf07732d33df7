"""Bots: those for any game, those that come with a game, and matches among them."""

from collections.abc import Mapping
from random import Random

from mauseloch.bots.matches import answer_all, play
from mauseloch.bots.random import random
from mauseloch.core.bot import LADDER, Bot, MakeBot
from mauseloch.core.errors import UnknownBotError, shown
from mauseloch.core.extras import has, need
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.games import bot_kinds, names, package

__all__ = [
    "LADDER",
    "answer_all",
    "bot",
    "check",
    "kinds",
    "ladder",
    "play",
    "stand_in",
    "thinks_long",
    "warm_up",
]


def kinds(game: str) -> Mapping[str, MakeBot]:
    """The bots that can play this game, by name; a game of your own always has `random`."""
    return {"random": random, **(bot_kinds(game) if game in names() else {})}


def ladder(game: str) -> tuple[str, ...]:
    """The bots offered to people, from the weakest to the strongest."""
    known = kinds(game)
    offered = [name for name in LADDER if name in known] or list(known)[1:]
    if not has("kernels"):
        offered = [name for name in offered if not thinks_long(game, name)]
    return tuple(offered) or ("random",)


def stand_in(game: str) -> str:
    """The bot that plays for people who are away or too slow; `random` in a game of your own."""
    return package(game).stand_in if game in names() else "random"


def thinks_long(game: str, name: str) -> bool:
    """Whether this bot searches: then it needs up to half a second, and NumPy and Numba."""
    return game in names() and name in bot_kinds(game) and name not in package(game).light


def bot(name: str, game: AnyGame, seed: int | str | None = None) -> Bot:
    """The bot with this name and its own random generator. Without a seed no two are alike."""
    check(name, game)
    return kinds(game.name)[name](game, Random() if seed is None else Random(f"{name}/{seed}"))


def check(name: str, game: AnyGame) -> None:
    """Raise UnknownBotError or MissingExtraError if there is no such bot; nothing is loaded."""
    known = kinds(game.name)
    if name not in known:
        raise UnknownBotError(
            f"{game.name} has no bot {shown(name)}; it has {', '.join(known)}",
            say("error-unknown_bot-name", name=shown(name), bots=list(known)),
        )
    if thinks_long(game.name, name):
        need("kernels")


def warm_up(name: str, game: AnyGame) -> None:
    """Let a bot play a match in private, so that everything it needs is loaded and compiled."""
    least = game.seats[0]
    others = [bot(stand_in(game.name), game, seat) for seat in range(1, least)]
    play(Match(game, least, seed="warm-up"), [bot(name, game, "warm-up"), *others])

"""`mauseloch games`: list the games."""

import sys
from argparse import Namespace

from mauseloch.bots import kinds
from mauseloch.core.words import say
from mauseloch.games import game as game_of
from mauseloch.games import names, shelf
from mauseloch.telling import option_said, value_said
from mauseloch.terminal.picker import bot_said
from mauseloch.texts import Texts


def run(_: Namespace, words: Texts) -> None:
    """List the games, and those that are broken."""
    for error in shelf().broken:
        print(f"mauseloch: {words(error.words)}", file=sys.stderr)
    for name in names():
        game = game_of(name)
        seats = say("games-seats", least=game.seats[0], most=game.seats[-1])
        print(f"{name}: {words(say(f'{name}-title'))}, {words(seats)}")
        print(" ", words(say(f"{name}-about")))
        for option in game.options:
            print(f"  {option.name}: {words(option_said(name, option.name))}")
            usual = str(option.default).lower()
            if isinstance(option.allowed, range):
                least, most = str(option.allowed[0]), str(option.allowed[-1])
                told = say("games-range", least=least, most=most, usual=usual)
                print(f"    {words(told)}")
                continue
            for value in option.allowed:
                told = say(
                    "games-usual" if value == option.default else "games-value",
                    value=str(value).lower(),
                    meaning=value_said(name, option.name, value),
                )
                print(f"    {words(told)}")
        for bot in kinds(name):
            print(" ", words(say("games-bot", bot=bot, meaning=bot_said(bot))))

"""`mauseloch rules`: the rules of a game in a page or two."""

import sys
from argparse import Namespace

from rich.console import Console
from rich.markdown import Markdown

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.games import names
from mauseloch.texts import Texts, rulebook

WIDEST = 100
"""Longer lines are hard to read."""


def run(chosen: Namespace, words: Texts) -> None:
    """Set for a terminal, or as plain Markdown into a pipe."""
    if chosen.game is None:
        raise SetupError("name a game", say("error-no-game", games=names()))
    page = rulebook(chosen.game, words.language)
    if not sys.stdout.isatty():
        print(page, end="")
        return
    console = Console()
    console.print(Markdown(page, hyperlinks=False), width=min(console.width, WIDEST))

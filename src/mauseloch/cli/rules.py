"""`mauseloch rules`: print the rules of a game on a page or two."""

import sys
from argparse import Namespace

from rich.console import Console

from mauseloch.cli.arguments import game_named
from mauseloch.terminal.page import Page
from mauseloch.texts import Texts, rulebook

WIDEST = 100
"""Longer lines are hard to read."""


def run(chosen: Namespace, words: Texts) -> None:
    """Print the rules, formatted for a terminal or as plain Markdown for a pipe."""
    page = rulebook(game_named(chosen), words.language)
    if not sys.stdout.isatty():
        print(page, end="")
        return
    console = Console()
    console.print(Page(page), width=min(console.width, WIDEST))

"""`mauseloch solve`: games that can be worked out exactly."""

from argparse import Namespace

from mauseloch.cli import solving_goofspiel
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import say
from mauseloch.texts import Texts

SOLVERS = {"goofspiel": solving_goofspiel.run}


def run(chosen: Namespace, words: Texts) -> None:
    """Solve what was asked for."""
    if chosen.what not in SOLVERS:
        raise SetupError(
            f"{shown(chosen.what)} cannot be solved",
            say("error-solve-what", games=list(SOLVERS)),
        )
    SOLVERS[chosen.what](chosen, words)

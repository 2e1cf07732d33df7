"""`mauseloch play`: an evening of games at this terminal, or one match for a script."""

from argparse import Namespace
from pathlib import Path

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.terminal import files
from mauseloch.terminal.evening import Evening
from mauseloch.terminal.front import fitting
from mauseloch.terminal.picker import Wishes
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Let people play for as long as they like."""
    wishes = Wishes(
        game=chosen.game,
        seats=chosen.seats,
        bots=chosen.bots,
        names=chosen.names,
        options=chosen.option,
        seed=chosen.seed,
        save=chosen.save,
        resume=chosen.resume,
    )
    if chosen.resume == Path():  # --resume without a file
        listed = [Path(one.strip()) for one in (chosen.bots or "").split(",")]
        wishes.resume = files.broken_off([one.name for one in listed if one.suffix])
        if wishes.resume is None:
            raise SetupError("no match was broken off", say("error-none-broken-off"))
    said: list[str] = []
    try:
        with fitting(words, plain=chosen.plain) as front:
            evening = Evening(front, wishes)
            said = evening.said
            evening.spend()
    finally:
        for line in said:
            print(line)

"""`mauseloch solve goofspiel`: how to bid first in plain Goofspiel for two."""

import csv
from argparse import Namespace
from pathlib import Path

from mauseloch.cli import figures
from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.games.geier import goofspiel
from mauseloch.terminal import files
from mauseloch.texts import Texts

USUAL_CARDS = 10
HEAD = "prize"


def solve(chosen: Namespace, words: Texts) -> None:
    """Solve, write the file, tell."""
    cards = USUAL_CARDS if chosen.cards is None else chosen.cards
    known = goofspiel.CARDS
    if cards not in known:
        raise SetupError(
            f"Goofspiel can be solved with {known[0]} to {known[-1]} cards, not {cards}",
            say(
                "error-solve-cards",
                least=known[0],
                most=known[-1],
                cards=str(cards).replace("-", "−"),
            ),
        )
    figures.check_number("--cores", chosen.cores, 1)
    figures.check_file(chosen.out, _is_ours)
    with _alone(cards), figures.progress(goofspiel.games(cards)) as progress:
        found = goofspiel.first_bids(cards, files.folder(), cores=chosen.cores, progress=progress)
    if chosen.out is not None:
        save(found, chosen.out)
    print(words(say("solve-goofspiel-headline", cards=cards)))
    print()
    numbers = range(1, cards + 1)
    rows = [[words(say("solve-goofspiel-prize")), *map(str, numbers)]]
    for prize, mix in zip(numbers, found.mixes, strict=True):
        rows.append([str(prize), *(words.number(float(part), 4) for part in mix)])
    for line in figures.table(rows):
        print(line)
    print()
    print(words(say("solve-goofspiel-gap", gap=f"{found.gap:.0e}")))


def _alone(cards: int) -> files.held:
    """Nobody else may work in the folder at the same time."""
    try:
        return files.held(files.folder() / f"goofspiel-{cards}")
    except SetupError:
        raise SetupError(
            "another window is solving it already", say("error-solve-running", cards=cards)
        ) from None


def save(found: goofspiel.FirstBids, file: Path) -> None:
    """A table: a line for each prize, with the share of every bid."""
    with file.open("w", newline="", encoding="utf-8") as out:
        table = csv.writer(out)
        table.writerow([HEAD, *range(1, len(found.mixes) + 1)])
        for prize, mix in enumerate(found.mixes, 1):
            table.writerow([prize, *map(float, mix)])


def _is_ours(file: Path) -> bool:
    return file.read_bytes().startswith(f"{HEAD},1,2".encode())

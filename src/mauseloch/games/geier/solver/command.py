"""`mauseloch solve goofspiel`: how to open the bidding in plain Goofspiel for two."""

import csv
import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from mauseloch.core.checks import check_file, check_number
from mauseloch.core.errors import SetupError
from mauseloch.core.solver import Desk
from mauseloch.core.words import Say, say
from mauseloch.games.geier.solver import goofspiel

ARGUMENTS = ("cards", "cores", "out")
USUAL_CARDS = 10
HEAD = "prize"


def solve(chosen: Namespace, desk: Desk) -> None:
    """Solve, write the file and print the result."""
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
    check_number("--cores", chosen.cores, 1)
    check_file(chosen.out, _is_ours)
    folder = _folder(desk)
    if folder is None:
        desk.note(say("solve-goofspiel-not-kept"))
    with _alone(desk, folder, cards), desk.progress(goofspiel.games(cards)) as show:
        progress = _adding(show)
        found = goofspiel.first_bids(cards, folder, cores=chosen.cores, progress=progress)
    if chosen.out is not None:
        save(found, chosen.out)
    numbers = range(1, cards + 1)
    head = [desk.say(say("solve-goofspiel-prize")), *map(str, numbers)]
    rows = [
        [str(prize), *(desk.number(float(part), 4) for part in mix)]
        for prize, mix in zip(numbers, found.mixes, strict=True)
    ]
    gap = f"{found.gap:.0e}" if found.gap else "0"
    desk.tell(say("solve-goofspiel-headline", cards=cards), "", *desk.table([head, *rows]), "")
    desk.tell(say("solve-goofspiel-gap", gap=gap))


def _adding(show: Callable[[float, Say | None], None]) -> Callable[[int], None]:
    """Turn a display of totals into a callback for increments."""
    sum_up = 0

    def done(more: int) -> None:
        nonlocal sum_up
        sum_up += more
        show(sum_up, None)

    return done


def _folder(desk: Desk) -> Path | None:
    """The folder an interrupted run can resume from; None if it is not writable."""
    try:
        place = desk.folder()
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # another user's folder, or no home at all
        return None
    return place if os.access(place, os.W_OK | os.X_OK) else None


def _alone(desk: Desk, folder: Path | None, cards: int) -> AbstractContextManager[object]:
    """Lock the folder against other sessions."""
    if folder is None:
        return nullcontext()
    try:
        return desk.hold(folder / f"goofspiel-{cards}")
    except SetupError:
        raise SetupError(
            "another window is solving it already", say("error-solve-running", cards=cards)
        ) from None


def save(found: goofspiel.FirstBids, file: Path) -> None:
    """Write a table: one line per prize, with the share of every bid."""
    with file.open("w", newline="", encoding="utf-8") as out:
        table = csv.writer(out)
        table.writerow([HEAD, *range(1, len(found.mixes) + 1)])
        table.writerows([prize, *map(float, mix)] for prize, mix in enumerate(found.mixes, 1))


def _is_ours(file: Path) -> bool:
    return file.read_bytes().startswith(f"{HEAD},1,2".encode())

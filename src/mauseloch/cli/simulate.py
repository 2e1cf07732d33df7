"""`mauseloch simulate`: many matches among built-in players, and their results."""

import csv
import math
import zipfile
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import cast

import numpy as np

from mauseloch.cli import figures
from mauseloch.core.checks import check_file, check_number
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.intervals import Z95
from mauseloch.core.words import say
from mauseloch.lockstep import POLICIES, Policy
from mauseloch.lockstep.simulation import Simulation, simulate
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Play, write the file and print the results."""
    game = figures.game_of(chosen)
    named = [name.strip() for name in chosen.policies.split(",")]
    if chosen.seats is None and len(named) > 1:
        chosen.seats = len(named)
    seats = figures.seats_of(chosen, game)
    policies = _policies(named, seats)
    for name, value in (("--games", chosen.games), ("--cores", chosen.cores)):
        check_number(name, value, 1)
    if chosen.out is not None and chosen.out.suffix not in {".npz", ".csv"}:
        raise SetupError(
            f"{chosen.out} must end in .npz or .csv",
            say("error-stats-ending", file=str(chosen.out)),
        )
    check_file(chosen.out, _ours)
    simulate(game, seats, 1, policies, chosen.seed)  # so that compilation is not timed
    began = perf_counter()
    with figures.progress(chosen.games) as progress:
        found = simulate(
            game,
            seats,
            chosen.games,
            policies,
            chosen.seed,
            cores=chosen.cores,
            progress=progress,
        )
    speed = chosen.games / (perf_counter() - began)
    if chosen.out is not None:
        save(found, chosen.out)
    print(figures.headline(game, seats, chosen, words))
    print()
    for line in figures.table(list(_rows(found, policies, words)), left=(1,)):
        print(line)
    print()
    print(words(say("simulate-length", length=words.number(float(found.lengths.mean()), 2))))
    print(words(say("simulate-speed", speed=words.number(speed, 0))))


def check_policies(named: Sequence[str]) -> None:
    """Raise SetupError for an unknown policy."""
    for name in named:
        if name not in POLICIES:
            raise SetupError(
                f"there is no policy {shown(name)}",
                say("error-stats-policy", name=shown(name), policies=list(POLICIES)),
            )


def _policies(named: Sequence[str], seats: int) -> list[Policy]:
    """The policy of each seat."""
    check_policies(named)
    if len(named) not in (1, seats):
        raise SetupError(
            f"{len(named)} policies for {seats} seats",
            say("error-stats-policies", policies=len(named), seats=seats),
        )
    return [cast("Policy", named[seat % len(named)]) for seat in range(seats)]


def wilson(part: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a share (Wilson's, which never exceeds 0 or 1)."""
    spread = Z95**2 / games
    middle = (part + spread / 2) / (1 + spread)
    radius = Z95 * math.sqrt(part * (1 - part) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - radius), min(1.0, middle + radius)


def _rows(found: Simulation, policies: Sequence[Policy], words: Texts) -> Iterator[list[str]]:
    yield figures.columns(words, "stats", "seat", "policy", "mean_points", "wins", "interval")
    won = found.ranks == 1
    wins = (won / won.sum(axis=1, keepdims=True)).mean(axis=0).tolist()
    points = found.scores.mean(axis=0).tolist()
    for seat, policy in enumerate(policies):
        yield [
            str(seat + 1),
            policy,
            words.number(points[seat], 2),
            figures.share(words, wins[seat]),
            figures.between(words, wilson(wins[seat], len(won)), 2),
        ]


def header(seats: int) -> list[str]:
    """The columns of a CSV file; seats count from 1."""
    each = range(1, seats + 1)
    return ["match", *(f"points_{n}" for n in each), *(f"rank_{n}" for n in each), "length"]


def save(found: Simulation, file: Path) -> None:
    """Save all matches as NumPy arrays or as CSV, depending on the file name."""
    if file.suffix == ".npz":
        with file.open("wb") as opened:
            np.savez_compressed(
                opened, scores=found.scores, ranks=found.ranks, lengths=found.lengths
            )
        return
    numbers = np.arange(len(found.lengths))
    rows = np.column_stack((numbers, found.scores, found.ranks, found.lengths))
    with file.open("w", encoding="ascii", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(header(found.scores.shape[1]))
        writer.writerows(rows.tolist())


def _ours(file: Path) -> bool:
    """Whether a file looks like the output of `save`."""
    if file.suffix == ".csv":
        with file.open("rb") as opened:
            return opened.read(15) == b"match,points_1,"
    if not zipfile.is_zipfile(file):
        return False
    with zipfile.ZipFile(file) as opened:
        return set(opened.namelist()) == {"scores.npy", "ranks.npy", "lengths.npy"}

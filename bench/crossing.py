"""Who beats whom: every player against every other, half of the seats each.

python -m bench.crossing GAME SEATS PAIRS            # the ladder, each level with the one below
python -m bench.crossing GAME SEATS PAIRS BOT BOT …  # bots of ours, or files: answer(question)

A pair is two matches of the same seed with all seats changed. What is told is the share of
victories of the first, shared ones divided, so that 50 % is chance; ± is half of a 95 % interval.
"""

import sys
from itertools import combinations, pairwise
from pathlib import Path
from statistics import mean, median, stdev
from time import thread_time
from typing import Any, NamedTuple

import mauseloch
from mauseloch.bots.own import checked, load
from mauseloch.core.bot import Answer, Bot, Question

Z95 = 1.96
Times = dict[str, list[float]]
"""The seconds of processor time that every decision took, by player."""


class Duel(NamedTuple):
    """How one did against another."""

    share: float
    error: float
    """Half of a 95 % interval."""


def main(arguments: list[str]) -> None:
    name, seats, pairs = arguments[0], int(arguments[1]), int(arguments[2])
    game = mauseloch.game(name)
    players = arguments[3:]
    meeting = combinations(players, 2) if players else pairwise(mauseloch.ladder(name)[::-1])
    times: Times = {}
    print(f"{name}, {seats} seats, {pairs} pairs of matches\n")
    print("| first | second | share of the first |")
    print("|---|---|---|")
    for first, second in meeting:
        share, error = duel(game, seats, pairs, (first, second), times)
        print(f"| {shown(first)} | {shown(second)} | {share:.1%} ± {error:.1%} |", flush=True)
    print("\n| bot | median ms | worst ms |")
    print("|---|---|---|")
    for player, spent in times.items():
        print(f"| {shown(player)} | {1000 * median(spent):.2f} | {1000 * max(spent):.1f} |")


def duel(
    game: mauseloch.AnyGame, seats: int, pairs: int, meeting: tuple[str, str], times: Times
) -> Duel:
    """Play so many pairs of matches."""
    first = meeting[0]
    shares = []
    for seed in range(pairs):
        share = 0.0
        for swapped in (0, 1):
            match = mauseloch.Match(game, seats, seed)
            names = [meeting[(seat + swapped) % 2] for seat in range(seats)]
            bots = [
                timed(player(one, game, f"{seed}/{seat}"), times.setdefault(one, []))
                for seat, one in enumerate(names)
            ]
            winners = mauseloch.play(match, bots).winners
            share += mean(names[seat] == first for seat in winners) / 2
        shares.append(share)
    return Duel(mean(shares), Z95 * stdev(shares) / pairs**0.5)


def player(name: str, game: mauseloch.AnyGame, seed: str) -> Bot:
    """A bot of ours, or one from a file."""
    if not name.endswith(".py"):
        return mauseloch.bot(name, game, seed)
    answering = load(Path(name))
    return lambda question: checked(answering(question), question)


def timed(bot: Bot, times: list[float]) -> Bot:
    def answer(question: Question[Any, Any]) -> Answer:
        began = thread_time()
        answered = bot(question)
        times.append(thread_time() - began)
        return answered

    return answer


def shown(name: str) -> str:
    return Path(name).stem


if __name__ == "__main__":
    main(sys.argv[1:])

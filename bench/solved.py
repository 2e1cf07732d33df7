"""Is the solution of Mäusezocken for two right, and how much does the shipped table give away?

python -m bench.solved CHECKPOINT [--option children=true …]

CHECKPOINT is the output of `mauseloch solve zocken --checkpoint CHECKPOINT`.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

import mauseloch
from bench.kernel_self_play_zocken import away, play
from mauseloch.bots import answer_all
from mauseloch.core.bot import LADDER, Answer, Bot, Question
from mauseloch.core.options import parsed_options
from mauseloch.games.zocken.players.perfect import decide
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import COLOURS, Values, shape, splits
from mauseloch.games.zocken.solver.sweeps import resumed, value_of_the_start
from mauseloch.games.zocken.solver.value_table import Table, packed, rounded, unpacked
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE, MICE_OF_A_COLOUR
from mauseloch.games.zocken.view import News, View

SAMPLE = 100_000
SELF_PLAY = 10_000
AGAINST_OTHERS = 1_000
LONGEST = 3_000
"""The most inputs of a match against others: under `risk`, a random player may never end one. A
match cut short counts as lost."""
PART = 1_000

Part = TypeVar("Part")
Done = TypeVar("Done")


def main() -> None:
    """Print the figures of docs/research/solved.md, one a line."""
    parser = ArgumentParser()
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--option", action="append", default=[])
    chosen = parser.parse_args()
    game = Zocken.with_options(parsed_options(Zocken().options, chosen.option))
    form = shape(MICE_OF_A_COLOUR, children=game.children, risk=game.risk)
    values, sweeps, seconds, residual = resumed(chosen.checkpoint, form)
    value = value_of_the_start(values)
    tell(f"value of the first player: {value:.6f}")
    tell(f"{sweeps} sweeps, {seconds:.0f} s, residual {residual:.2e}")
    content = packed(game, rounded(values))
    tell(f"table: {len(content):,} bytes; {rounded(values).steps.nbytes:,} in memory")
    check_residuals(game, values)
    check_self_play(game, values, unpacked(game, content), value)
    for name in ("random", *LADDER[:-1]):
        check_against(game, unpacked(game, content), name, value)


def tell(line: str) -> None:
    print(line, flush=True)


def each(do: Callable[[Part], Done], parts: Iterable[Part]) -> list[Done]:
    """Apply a function to all parts, on all cores."""
    with ThreadPoolExecutor(cpu_count()) as pool:
        return list(pool.map(do, parts))


def check_residuals(game: Zocken, values: Values) -> None:
    """Print residuals by another calculation of turns, in double precision."""
    middle = np.array([middle for middle, _ in splits(MICE_OF_A_COLOUR)])
    in_the_middle = np.zeros(1, np.int64)
    for _ in range(COLOURS):
        in_the_middle = np.add.outer(in_the_middle, middle).ravel()
    begun = np.flatnonzero(in_the_middle >= (0 if game.risk else LEAST_IN_THE_MIDDLE))
    last = np.flatnonzero(in_the_middle == LEAST_IN_THE_MIDDLE)
    for name, numbers in (
        ("of a sample", np.random.default_rng(1).choice(begun, SAMPLE, replace=False)),
        ("with five mice in the middle", last),
    ):
        began = monotonic()

        def furthest(part: NDArray[np.int64]) -> float:
            return away(int(game.children), int(game.risk), values, part)

        found = max(each(furthest, np.array_split(numbers, len(numbers) // PART)))
        took = monotonic() - began
        tell(f"residual {found:.2e} in {len(numbers):,} positions {name} ({took:.0f} s)")


def check_self_play(game: Zocken, values: Values, table: Table, value: float) -> None:
    """Print what the shipped table wins against itself, and gives away by the exact one."""
    children, risk = int(game.children), int(game.risk)

    def one(match: int) -> tuple[float, Values]:
        given = np.zeros(2)
        seed = np.uint64(1)
        won = play(children, risk, table.steps, table.unit, table.least, values, seed, match, given)
        return won, given

    done = each(one, range(SELF_PLAY))
    report("itself", [won for won, _ in done], value)
    dice, stopping = np.max([given for _, given in done], axis=0)
    tell(f"given away at most: {dice:.5f} by using dice, {stopping:.5f} by rolling or stopping")


def check_against(game: Zocken, table: Table, name: str, value: float) -> None:
    """Print what it wins moving first against another bot: at least as much as against itself."""
    rules = Zocken(first=0, children=game.children, risk=game.risk)

    def perfect(question: Question[View, News]) -> Answer:
        alone = len(question.legal) == 1
        return Answer(question.legal[0] if alone else decide(rules, table, question.view))

    def one(number: int) -> float:
        match = mauseloch.Match(rules, 2, seed=f"solved {number}")
        bots: list[Bot] = [perfect, mauseloch.bot(name, rules, f"{number}")]
        while match.outcome is None and len(match.inputs) < LONGEST:
            answer_all(match, bots)
        ranks = match.outcome.ranks if match.outcome else (2, 1)
        return (ranks[0] == 1) / ranks.count(1)

    report(name, [one(number) for number in range(AGAINST_OTHERS)], value)


def report(name: str, won: list[float], value: float) -> None:
    """Print the mean with a 95% confidence interval."""
    mean, off = float(np.mean(won)), 1.96 * float(np.std(won)) / len(won) ** 0.5
    tell(f"beginning against {name}: {mean:.4f} ± {off:.4f} in {len(won):,} games ({value:.4f})")


if __name__ == "__main__":
    main()

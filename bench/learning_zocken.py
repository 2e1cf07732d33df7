"""Learn the values of positions in Mäusezocken, for tables that cannot be solved.

python -m bench.learning_zocken [--matches 2000] [--rounds 3] [NAME …]

Writes games/zocken/learned.json: a line for each of "2", "3 children", "4 children risk" and so on,
or only for those named. In each round, players using the weights learned so far play each other;
then logistic regression fits new weights to the winners.

mauseloch arena zocken zeno,bench.learning_zocken:answer --games 600

With two players, where zeno plays perfectly, this shows the cost of relying on learned weights.
"""

import json
from argparse import ArgumentParser
from itertools import product
from time import monotonic

import numpy as np

from bench.kernel_self_play_zocken import play_weighed
from mauseloch import Answer, Question
from mauseloch.compiled import Words
from mauseloch.games.zocken.players.learned import FILE, decide, name_of, spread
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import Values
from mauseloch.games.zocken.view import News, View

MIDDLE = [0, 5, 8, 12, 18, 24, 30]
"""Weights are learned for these numbers of mice in the middle, and interpolated in between."""
HEAD_START = {False: 12.0, True: 4.0}
"""The spread of points from earlier games. Half of the matches have some, as in a series."""
LONGEST = 400
"""The most turns of a match that are used; few matches are this long."""
STEADY = 1e-4
"""Keeps weights small where matches give no evidence; relative to the number of rows."""
STEPS = 8
TO_MOVE, SPREAD = 3, 2.25
"""The value of the move in mice, and how far leads may change; both fitted to solutions."""


def answer(question: Question[View, News]) -> Answer:
    """A bot that relies on learned weights even where better values are known."""
    if len(question.legal) == 1:
        return Answer(question.legal[0])
    assert isinstance(question.game, Zocken)
    return Answer(decide(question.game, question.view))


def main() -> None:
    """Learn, and save the results after each table."""
    parser = ArgumentParser()
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_args()
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for seats, children, risk in product((2, 3, 4), (False, True), (False, True)):
        game = Zocken(children=children, risk=risk)
        name = name_of(game, seats)
        if chosen.names and name not in chosen.names:
            continue
        learned = guess(game, seats)
        for number in range(chosen.rounds):
            began = monotonic()
            rows, shares = matches(game, seats, learned, chosen.matches, seed=number)
            learned, loss = fitted(seats, rows, shares)
            print(f"{name}: {len(rows):,} turns, loss {loss:.4f} ({monotonic() - began:.0f} s)")
        known = {**known, "middle": MIDDLE, name: np.round(learned, 4).tolist()}
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(known.items())]
        FILE.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def guess(game: Zocken, seats: int) -> Values:
    """Starting weights: the leader is likely to win, more so near the end."""
    per_mouse = 1 / (SPREAD * np.sqrt(np.maximum(MIDDLE, 1)))
    weights = np.zeros((len(MIDDLE), 2 + seats))
    weights[:, 0] = per_mouse if game.children else per_mouse / 3
    weights[:, 2:] = np.outer(per_mouse, np.linspace(TO_MOVE, 0, seats))
    return weights


def matches(
    game: Zocken, seats: int, learned: Values, count: int, seed: int
) -> tuple[Words, Values]:
    """All rows of `count` matches, with the shares won by the mover and the others clockwise."""
    rng = np.random.default_rng(seed)
    weights = spread(MIDDLE, learned)
    rows, shares = np.empty((LONGEST, 2 + 2 * seats), np.int64), np.empty(seats)
    all_rows, all_shares = [], []
    for match in range(count):
        before = np.zeros(seats, np.int64)
        if match % 2:
            before = np.abs(rng.normal(0, HEAD_START[game.children], seats)).astype(np.int64)
        played = (int(game.children), int(game.risk), weights, before, np.uint64(seed), match)
        turns = play_weighed(*played, rows, shares)
        if turns < LONGEST:
            all_rows.append(rows[:turns].copy())
            all_shares += [np.roll(shares, -turn) for turn in rows[:turns, 1]]
    return np.concatenate(all_rows), np.array(all_shares)


def fitted(seats: int, rows: Words, shares: Values) -> tuple[Values, float]:
    """The weights that make the shares most likely (by Newton's method), and the loss per row."""
    columns = 2 + seats
    wide = len(MIDDLE) * columns
    weights = np.zeros((len(MIDDLE), columns))
    for _ in range(STEPS):
        loss = 0.0
        slope = STEADY * len(rows) * weights
        bend = STEADY * len(rows) * np.eye(wide).reshape((len(MIDDLE), columns) * 2)
        for middle in np.unique(rows[:, 0]):
            # Interpolation factors for the numbers in MIDDLE: the two around this one add up to 1.
            near = np.array([np.interp(middle, MIDDLE, one) for one in np.eye(len(MIDDLE))])
            here = rows[:, 0] == middle
            seen = np.zeros((here.sum(), seats, columns))
            seen[:, :, 0] = rows[here, 2 : 2 + seats]
            seen[:, :, 1] = rows[here, 2 + seats :]
            seen[:, :, 2:] = np.eye(seats)
            strengths = seen @ (near @ weights)
            chances = np.exp(strengths - strengths.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            loss -= float((shares[here] * np.log(np.maximum(chances, 1e-12))).sum())
            slope += np.outer(near, np.einsum("rsc,rs->c", seen, chances - shares[here]))
            mean = np.einsum("rsc,rs->rc", seen, chances)
            scaled = (seen * np.sqrt(chances)[:, :, None]).reshape(-1, columns)
            curved = scaled.T @ scaled - mean.T @ mean
            bend += np.einsum("i,j,cd->icjd", near, near, curved)
        weights -= np.linalg.solve(bend.reshape(wide, wide), slope.ravel()).reshape(weights.shape)
    return weights, loss / len(rows)


if __name__ == "__main__":
    main()

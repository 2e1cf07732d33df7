"""Writes the positions that `mauseloch regret` asks about, with the exact worth of every action.

python -m bench.positions [GAME …]

They come from matches among our bots, one position a match, and only where the choice matters: the
worst action gives away LEAST or more. The same program writes the same files, byte by byte.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count, product
from random import Random
from typing import Any

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.core.bot import Question
from mauseloch.games import package
from mauseloch.games.geier.solver.endgame import Position as Endgame
from mauseloch.games.geier.solver.endgame import position as endgame_of
from mauseloch.games.geier.solver.endgame import solution
from mauseloch.games.zocken.judging import exact
from mauseloch.regret.positions import SEATS, Position, written

Kind = int | str
SEED = "positions"
LEAST = 0.02
"""In chances to win."""
BOTS = ("random", "simple", "pip", "lotte", "bruno")
DIGITS = 6
SIZES = range(3, 8)
EACH = 20
"""Endgames of Hol's der Geier for each hand size."""
MOMENTS: Mapping[Kind, int] = {"take": 50, "decide": 50}
"""Positions of Mäusezocken: what to take, and whether to roll again."""

Values = dict[str, dict[str, float]]


def geier_kind(question: Question[Any, Any]) -> Kind:
    return len(question.legal)


def geier_values(question: Question[Any, Any], match: Any) -> Values:
    spot: Endgame = endgame_of(match.state, question.seat)
    return {
        "win": _rounded(solution(spot, "unique").worth),
        "points": _rounded(solution(spot, "points").worth),
    }


def zocken_kind(question: Question[Any, Any]) -> Kind:
    return "decide" if question.view.dice is None else "take"


def zocken_values(question: Question[Any, Any], match: Any) -> Values:  # noqa: ARG001 - all is open
    found = exact(question.game, question.view, question.log)
    assert found is not None, "the table of Mäusezocken for two cannot be read"
    return {"win": _rounded(found)}


Valuing = Callable[[Question[Any, Any], Any], Values]
GAMES: dict[str, tuple[Mapping[Kind, int], Callable[[Question[Any, Any]], Kind], Valuing]] = {
    "geier": (dict[Kind, int].fromkeys(SIZES, EACH), geier_kind, geier_values),
    "zocken": (MOMENTS, zocken_kind, zocken_values),
}


def _rounded(worth: Mapping[Any, float]) -> dict[str, float]:
    return {str(action): round(value, DIGITS) for action, value in worth.items()}


def moments(game: str, number: int) -> Iterator[tuple[Question[Any, Any], Any]]:
    """The choices of one seat in a match among bots, each with the match as it stands then."""
    rules = mauseloch.game(game)
    one, other = list(product(BOTS, BOTS))[number % len(BOTS) ** 2]
    seed, seat = f"{SEED}/{number}", number // len(BOTS) ** 2 % SEATS
    match: Any = mauseloch.Match(rules, SEATS, seed)
    bots = [
        mauseloch.bot(name, rules, f"{seed}/{place}") for place, name in enumerate((one, other))
    ]
    while match.outcome is None:
        if seat in match.waiting.seats and len(match.legal(seat)) > 1:
            yield match.question(seat), match
        answer_all(match, bots)


def positions(game: str) -> Iterator[Position]:
    """All positions of a game, in an order that makes every beginning of the file a fair sample."""
    wanted, kind_of, values_of = GAMES[game]
    left = dict(wanted)
    found: list[Position] = []
    for number in count():
        if not any(left.values()):
            break
        rng = Random(f"{SEED}/{game}/{number}")
        open_ones = [kind for kind, missing in left.items() if missing]
        kind = open_ones[number % len(open_ones)]
        there = [one.view for one, _ in moments(game, number) if kind_of(one) == kind]
        if not there:
            continue
        place = rng.randrange(len(there))
        at = -1
        for question, match in moments(game, number):
            at += kind_of(question) == kind
            if at < place or kind_of(question) != kind:
                continue
            values = values_of(question, match)
            if max(values["win"].values()) - min(values["win"].values()) >= LEAST:
                inputs = tuple(map(str, match.inputs))
                found.append(
                    Position(match.game, f"{game}-{number}", question.seat, inputs, values)
                )
                left[kind] -= 1
            break
    Random(f"{SEED}/{game}").shuffle(found)
    yield from found


def main(names: list[str]) -> None:
    """Write the files."""
    for game in names or GAMES:
        file = package(game).load("regret").POSITIONS
        file.write_text(written(mauseloch.game(game), list(positions(game))), encoding="utf-8")
        print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

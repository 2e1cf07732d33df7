"""Positions of every phase of a match, for looking at boards: bots have played up to them."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from mauseloch.bots import answer_all, bot, stand_in
from mauseloch.core.match import Match


class Phase(NamedTuple):
    """A position in which a seat is asked, and what it has been told since it was last asked."""

    state: Any
    happened: Sequence[Any]


def phases(game: Any, seats: int, seat: int, seed: str = "phases") -> Iterator[Phase]:
    """Every position of a match in which this seat is asked."""
    match = Match(game, seats, seed)
    everybody = [bot(stand_in(game.name), game, f"{seed}/{one}") for one in range(seats)]
    told = 0
    while match.outcome is None:
        if match.legal(seat):
            log = match.log(seat)
            yield Phase(match.state, log[told:])
            told = len(log)
        answer_all(match, everybody)


def spread(found: Sequence[Phase], many: int) -> list[Phase]:
    """So many of them, from the first to the last."""
    if many >= len(found):
        return list(found)
    return [found[at * (len(found) - 1) // (many - 1)] for at in range(many)]

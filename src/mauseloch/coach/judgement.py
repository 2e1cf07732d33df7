"""What each action of a question is worth: the seat's chance to win with it.

Exact where a game provides `exact` in its judging.py, possibly with a precision (`GRAIN`).
Approximate where that knows nothing, but `approximate` does: a fitted value, with its known error.
Sampled everywhere else: imagine deals consistent with what the seat knows, play the action, and let
everyone continue by the game's simple heuristic. Such a chance is the one among players of that
kind; it comes with its standard error.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.coach.kernel_rollouts import ANY, play_on
from mauseloch.coach.questions import NO_ANSWER
from mauseloch.compiled import Words
from mauseloch.core.approximation import SPANS, Approximation, Bound, Judged
from mauseloch.core.bot import Question
from mauseloch.core.encoding import Encoding
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame, Seat
from mauseloch.games import package
from mauseloch.lockstep import encoding_of, packed

ROLLOUTS = 480
"""How often an action is played to the end by default."""
DEALS = 24
"""Imagined deals. Each is played several times: imagining takes longer than playing."""
GRAIN = 1e-9
"""Exact chances that differ by no more than this are equal, unless their game says otherwise."""

Exact = Callable[[AnyGame, Any, Sequence[Any]], "Mapping[str, float] | None"]
Approximate = Callable[[AnyGame, Any, Sequence[Any]], "Approximation | None"]


class Known(NamedTuple):
    """What a game knows about the worth of its actions; usually nothing."""

    exact: Exact = lambda *_: None
    approximate: Approximate = lambda *_: None
    grain: float = GRAIN


@dataclass(frozen=True)
class Judgement(Judged):
    """The chances of the actions, and their accuracy."""

    chances: Mapping[str, float]
    errors: Mapping[str, float]
    """How far off each chance may be; 0 if they are exact."""
    behind: Mapping[str, float]
    """How far off each action's gap to the best may be. If sampled, that is less than both errors
    combined, because all were played in the same deals with the same luck."""
    exact: bool
    grain: float = GRAIN
    """If exact: differences up to this don't count."""
    bound: Bound = "standard"
    """What the errors say, if not exact: standard errors if sampled, otherwise approximate."""

    @property
    def best(self) -> str:
        """The action with the highest chance; the first of several equals."""
        return max(self.chances, key=self.chances.__getitem__)

    def cost(self, action: str) -> float:
        """The action's gap to the best; 0 if it isn't measurable.

        That means within the grain if exact, within two standard errors if sampled, and within
        what its kind of error allows (`SPANS`) if approximate.
        """
        cost = self.chances[self.best] - self.chances[action]
        least = self.grain if self.exact else SPANS[self.bound] * self.behind[action]
        return cost if cost > least else 0.0


def judge(
    question: Question[Any, Any],
    *,
    rollouts: int = ROLLOUTS,
    seed: int | str = 0,
    delay_ms: int = 0,
    actions: Sequence[str] = (),
) -> Judgement:
    """The seat's chance to win with each legal action, or with the given ones.

    In a race all are judged at the same moment, `delay_ms` after the question opened. The other
    seats asked at the same time answer by the heuristic, so use a question that has just opened
    and has no answers yet.
    """
    game = question.game
    wanted = [str(one) for one in actions or question.legal]  # some cards are more than text
    known = _known(game.name)
    exact = known.exact(game, question.view, question.log)
    if exact is not None:
        none, grain = dict.fromkeys(wanted, 0.0), known.grain
        return Judgement(
            {one: exact[one] for one in wanted}, none, none, exact=True, grain=grain, bound="all"
        )
    close = known.approximate(game, question.view, question.log)
    if close is not None:
        return _approximated(close, wanted)
    rng = Random(f"judge/{seed}")
    encoding = _encoding(game)
    deals = [
        encoding.pack(game, game.imagine(question.view, question.log, rng))
        for _ in range(_deals(rollouts))
    ]
    numbers = {action: number for number, action in enumerate(encoding.actions)}
    numbers[NO_ANSWER] = len(numbers)
    won = _played(
        game,
        np.array(deals, np.int64),
        question.seat,
        [numbers[one] for one in wanted],
        rollouts=rollouts,
        rng=rng,
        delay_ms=delay_ms,
    )
    means, errors = _measured(won)
    behind = _measured(won - won[:, [int(means.argmax())]])[1]
    return Judgement(
        dict(zip(wanted, means.tolist(), strict=True)),
        dict(zip(wanted, errors.tolist(), strict=True)),
        dict(zip(wanted, behind.tolist(), strict=True)),
        exact=False,
    )


def _approximated(close: Approximation, wanted: Sequence[str]) -> Judgement:
    chances = {one: close.chances[one] for one in wanted}
    errors, behind = (dict.fromkeys(wanted, one) for one in (close.error, close.behind))
    behind[max(chances, key=chances.__getitem__)] = 0.0
    return Judgement(chances, errors, behind, exact=False, bound=close.bound)


def at_the_start(
    game: AnyGame, seats: int, seat: Seat, *, rollouts: int = ROLLOUTS, seed: int | str = 0
) -> tuple[float, float]:
    """The seat's chance before anything has happened, always sampled, with its standard error."""
    deal = np.array([_encoding(game).pack(game, game.start(seats))], np.int64)
    deals = np.repeat(deal, _deals(rollouts), axis=0)
    rng = Random(f"start/{seed}")
    means, errors = _measured(_played(game, deals, seat, [ANY], rollouts=rollouts, rng=rng))
    return float(means[0]), float(errors[0])


def _encoding(game: AnyGame) -> Encoding:
    """The encoding for a game's kernel; raises UnsupportedError if there is none."""
    package(game.name).load("kernel")
    return encoding_of(game)


def _deals(rollouts: int) -> int:
    """The number of deals to imagine; an error estimate needs at least two."""
    if type(rollouts) is not int or rollouts < 2:
        raise SetupError(f"rollouts must be a whole number of at least 2, not {shown(rollouts)}")
    return min(DEALS, rollouts)


def _played(
    game: AnyGame,
    deals: Words,
    seat: Seat,
    actions: Sequence[int],
    *,
    rollouts: int,
    rng: Random,
    delay_ms: int = 0,
) -> NDArray[np.float64]:
    """The seat's mean share of the win in each deal, one column per action."""
    encoding = encoding_of(game)
    seats = next(seats for seats in game.seats if encoding.words(seats) == deals.shape[1])
    won = np.empty((len(deals), len(actions)))
    key, plays = np.uint64(rng.getrandbits(64)), -(-rollouts // len(deals))
    numbers, mask = np.array(actions, np.int64), np.zeros(len(encoding.actions), np.bool_)
    play_on(packed(game, seats), deals, key, seat, numbers, delay_ms, plays, mask, won)
    return won


def _measured(won: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The mean over the deals and its standard error, for each column.

    Deals are independent of each other; matches in the same deal are not.
    """
    return won.mean(axis=0), won.std(axis=0, ddof=1) / np.sqrt(len(won))


@cache
def _known(game: str) -> Known:
    """What a game knows, and how finely."""
    if not package(game).has("judging"):
        return Known()
    judging = package(game).load("judging")
    return Known(
        judging.exact,
        getattr(judging, "approximate", Known().approximate),
        getattr(judging, "GRAIN", GRAIN),
    )

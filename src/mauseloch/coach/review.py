"""Review a finished match from one seat: what its choices cost, and where it was decided.

All chances are the seat's chances to win, from 0 to 1; a win shared by n counts 1/n.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Any, cast

from mauseloch.coach.questions import NO_ANSWER, Asked, asked
from mauseloch.core.approximation import SPANS, Bound, Judged
from mauseloch.core.errors import SeatsError, SetupError
from mauseloch.core.game import AnyGame, Seat
from mauseloch.core.match import Match
from mauseloch.core.words import Say, say
from mauseloch.telling import narration, telling

if TYPE_CHECKING:
    from mauseloch.coach.judgement import Judgement

BUDGET = 60_000
"""About how many matches one review plays to the end, unless `rollouts` is given."""
OFTEN = range(240, 2401)
"""How often each action is then played, from least to most."""
FIRST_LOOK = 4
"""First, all actions are played a quarter as often as the two compared afterwards."""
TURNING_POINTS = 3
LEAST_TURN = 0.05
"""Smaller changes are not turning points."""
PARTS, SENTENCES = 3, 2
"""Events are told in this many rounds or turns: their headline, and how they ended."""

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Point(Judged):
    """The seat's chance at one moment of the match."""

    at: int
    """The number of inputs before it."""
    chance: float
    error: float
    """How far off it may be; 0 if it is exact."""
    exact: bool
    """Calculated exactly, neither approximate nor sampled."""
    bound: Bound = "standard"
    """What the error says. It is `standard` if the chance was sampled: the standard error. The
    others are those of approximate chances: `rms`, the usual error; `nearly_all`, which 95 in 100
    keep to; and `all`, which every one does."""

    @property
    def reach(self) -> float:
        """Up to here, a change says nothing."""
        return SPANS[self.bound] * self.error


@dataclass(frozen=True, slots=True)
class Choice(Judged):
    """A choice of the seat between at least two actions, and what it cost."""

    at: int
    """The number of inputs before it."""
    action: str
    """In notation; empty if the clock ran out."""
    doing: Say
    """The action in words."""
    best: str
    """The best action; the one chosen, if no other is measurably better."""
    best_doing: Say
    chance: float
    """The chance with the action chosen."""
    best_chance: float
    """The chance with the best."""
    cost: float
    """The difference, never below 0. A sampled one within two standard errors of 0 counts as 0: no
    measurable cost. So does an exact one that is no more than chances are rounded by, and an
    approximate one within its error, or within twice that if its bound is `rms`."""
    error: float
    """How far off the difference may be; 0 if it is exact."""
    exact: bool
    bound: Bound = "standard"
    """What the error says, as in a point."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Where the seat's chance changed most."""

    at: int
    """The number of inputs before it."""
    before: float
    after: float
    words: tuple[Say, ...]
    """What happened, in whole sentences."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match looked back at, from one seat."""

    game: str
    version: int
    """Of the rules."""
    seats: int
    seat: Seat
    points: tuple[Point, ...]
    """At the start, before each choice, and at the end."""
    choices: tuple[Choice, ...]
    """Those with at least two legal actions."""
    turning_points: tuple[TurningPoint, ...]
    """At most three, in the order of the match."""
    total_cost: float
    """Of all choices together."""
    exact_share: float
    """How many of the choices could be judged exactly, from 0 to 1; 1 if there was no choice."""


def choices_of(match: Match[Any, Any, Any], seat: Seat) -> list[Asked]:
    """The questions that gave the seat at least two actions to choose from."""
    found = asked(match.game, match.seats, match.inputs, seat)
    return [one for one in found if len(one.question.legal) > 1]


def review(
    match: Match[Any, Any, Any],
    seat: Seat,
    names: Names,
    *,
    rollouts: int | None = None,
    seed: int = 0,
    progress: Callable[[int], object] = lambda _: None,
) -> Review:
    """Look back at a match that is over; raises SetupError if it is not.

    Each choice is judged by what the seat knew when it was asked. Where the game knows no chances,
    all actions are first played a few times to find the best one; then this and the chosen one are
    played `rollouts` times afresh, so that no action is best just by luck.
    `progress` is called after every choice.
    """
    if match.outcome is None:
        raise SetupError("the match is not over", say("error-review-not-over"))
    if seat not in range(match.seats):
        raise SeatsError(f"there is no seat {seat}; seats are 0 to {match.seats - 1}")
    from mauseloch.coach.judgement import ROLLOUTS, at_the_start  # noqa: PLC0415 - NumPy and Numba

    found = choices_of(match, seat)
    often = _often(found) if rollouts is None else rollouts
    chance, error = at_the_start(match.game, match.seats, seat, rollouts=ROLLOUTS, seed=seed)
    points = [Point(0, chance, error, exact=False)]
    choices = []
    for one in found:
        choice, point = _judged(match.game, one, names, often, seed)
        choices.append(choice)
        points.append(point)
        progress(1)
    winners = match.outcome.winners
    points.append(
        Point(match.length, (seat in winners) / len(winners), 0.0, exact=True, bound="all")
    )
    return Review(
        game=match.game.name,
        version=match.game.version,
        seats=match.seats,
        seat=seat,
        points=tuple(points),
        choices=tuple(choices),
        turning_points=tuple(_turning_points(match, seat, names, points, choices)),
        total_cost=sum(choice.cost for choice in choices),
        exact_share=sum(one.exact for one in choices) / len(choices) if choices else 1.0,
    )


def _often(found: Sequence[Asked]) -> int:
    """How often to play an action, so that long matches take no longer than short ones."""
    each = sum(2 + len(one.actions) / FIRST_LOOK for one in found)
    return min(max(int(BUDGET / max(each, 1.0)), OFTEN[0]), OFTEN[-1])


def _judged(game: AnyGame, one: Asked, names: Names, often: int, seed: int) -> tuple[Choice, Point]:
    """The cost of a choice, and the chance before it: that of the best action."""
    from mauseloch.coach.judgement import judge  # noqa: PLC0415 - as above

    action = one.action

    def judged(rollouts: int, look: int, actions: Sequence[str]) -> "Judgement":
        return judge(
            one.question,
            rollouts=rollouts,
            seed=f"{seed}/{one.at}/{look}",
            delay_ms=one.delay_ms,
            actions=actions,
        )

    found = judged(max(2, often // FIRST_LOOK), 1, one.actions)
    if found.sampled:
        found = judged(often, 2, tuple(dict.fromkeys((action, found.best))))
    cost = found.cost(action)
    best = found.best if cost else action
    words = narration(game.name)
    choice = Choice(
        at=one.at,
        action=action,
        doing=in_words(words, action, names),
        best=best,
        best_doing=in_words(words, best, names),
        chance=found.chances[action],
        best_chance=found.chances[best],
        cost=cost,
        error=max(found.behind.values()),
        exact=found.exact,
        bound=found.bound,
    )
    chance, error = found.chances[best], found.errors[best]
    return choice, Point(one.at, chance, error, found.exact, found.bound)


def in_words(words: Any, action: str, names: Names) -> Say:
    """An action in words."""
    if action == NO_ANSWER:
        return say("coach-no-answer")
    return cast("Say", words.doing(action, names))


def _turning_points(
    match: Match[Any, Any, Any],
    seat: Seat,
    names: Names,
    points: Sequence[Point],
    choices: Sequence[Choice],
) -> Iterator[TurningPoint]:
    """The largest moves of the curve, if they are more than noise."""
    moves = [(one, other) for one, other in pairwise(points) if _moved(one, other, match.length)]
    moves.sort(key=lambda move: -abs(move[1].chance - move[0].chance))
    chosen = {choice.at: choice for choice in choices}
    for before, after in sorted(moves[:TURNING_POINTS], key=lambda move: move[0].at):
        own = chosen.get(before.at)
        fall = before.chance - after.chance
        if own is not None and own.cost > fall / 2 > 0:
            words = [_own(own)]
        else:
            words = [*_happened(match, seat, names, before.at, after.at), _turned(before, after)]
        yield TurningPoint(before.at, before.chance, after.chance, tuple(words))


def _moved(before: Point, after: Point, end: int) -> bool:
    """Whether the chance itself changed, and not only the way it was found.

    Approximate chances come close to exact ones; sampled ones mean something else. In games without
    an opening draw, the start and the first choice are the same moment.
    """
    both = before.sampled and after.sampled
    # Samples err independently of each other; one fitted value may not.
    noise = hypot(before.reach, after.reach) if both else before.reach + after.reach
    alike = before.sampled == after.sampled or after.at == end
    turned = abs(after.chance - before.chance) > max(noise, LEAST_TURN)
    return after.at > before.at and alike and turned


def _own(choice: Choice) -> Say:
    kept, cost = _hundredths(choice.best_chance), _hundredths(choice.cost)
    if choice.action == NO_ANSWER:
        return say("coach-waited", best=choice.best_doing, chance=kept, cost=cost)
    return say("coach-chose", doing=choice.doing, best=choice.best_doing, chance=kept, cost=cost)


def _turned(before: Point, after: Point) -> Say:
    fell = after.chance < before.chance
    return say(
        "coach-fell" if fell else "coach-rose",
        before=_hundredths(before.chance),
        after=_hundredths(after.chance),
    )


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def _happened(
    match: Match[Any, Any, Any], seat: Seat, names: Names, begin: int, end: int
) -> Iterator[Say]:
    """The seat's news between two moments: a summary of the last rounds or turns."""
    game = match.game
    state = game.start(match.seats)
    headlines = narration(game.name).HEADLINES
    parts: list[list[Say]] = [[]]  # each begins with a headline; the first begins before `begin`
    for at, put in enumerate(match.inputs[:end]):
        before, state = state, game.apply(state, put)
        for new in game.news(before, put, state, seat):
            for one in telling(game.name, new, names):
                if one.id in headlines:
                    parts = [[one]] if at < begin else [*parts, [one]]
                elif at >= begin:
                    parts[-1].append(one)
    told = parts[1:] if len(parts[0]) < 2 else parts
    for first, *rest in told[-PARTS:]:
        yield first
        yield from rest[-SENTENCES:]

"""From a question to the numbers that a learner sees, and from the number of an action back.

So what was trained in an environment plays in the arena, in a terminal and at live tables:

    from mauseloch import player_of

    answer = player_of(policy)  # policy(observation, mask) gives the number of an action

The numbers are those of `Lockstep`, the environments and OpenSpiel.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import KERNELS
from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame, Seat
from mauseloch.games import package
from mauseloch.lockstep import encoding_of, packed, positive


class Observed(NamedTuple):
    """A question in numbers."""

    observation: NDArray[np.int16]
    """What the seat sees, number by number as in `layout`."""
    mask: NDArray[np.bool_]
    """True for each action that is legal."""


Policy = Callable[[NDArray[np.int16], NDArray[np.bool_]], Any]
"""policy(observation, mask) gives the number of a legal action."""


def observe(
    question: Question[Any, Any], *, tick: int | None = None, waits: bool = False
) -> Observed:
    """A question as the learners' interfaces show it.

    For a policy trained in ticks, say which `tick` it is: it is the last number of the observation,
    and waiting is the last action, always legal. With `waits`, there is an action to wait although
    the seat can't: PettingZoo has it where seats act in turn.
    """
    encoding = encoding_of(question.game)
    # Whatever is hidden, the observation is the same.
    if encoding.observe is None:
        state = question.game.imagine(question.view, question.log, Random(0))  # noqa: S311 - see above
        seen = seen_in(question.game, state, question.seat)
    else:
        seen = np.array(encoding.observe(question.game, question.view), np.int16)
    legal = set(map(str, question.legal))
    mask = [action in legal for action in encoding.actions]
    if tick is not None:
        seen = np.append(seen, np.int16(tick))
    if tick is not None or waits:
        mask.append(tick is not None)
    return Observed(seen, np.array(mask, np.bool_))


def seen_in(game: AnyGame, state: Any, seat: Seat) -> NDArray[np.int16]:
    """What a seat sees in a state of the rules, without ticks."""
    encoding = encoding_of(game)
    if encoding.observe is not None:
        return np.array(encoding.observe(game, game.view(state, seat)), np.int16)
    row = np.array(encoding.pack(game, state), np.int64)
    seats = next(number for number in game.seats if encoding.words(number) == len(row))
    rules: Any = _packed(game, seats)  # type: ignore[arg-type]  # games are frozen dataclasses
    seen = np.zeros(encoding.width(seats), np.int16)
    KERNELS[type(rules)].observe(rules, row, seat, seen)
    return seen


_packed = lru_cache(maxsize=64)(packed)


def action_of(game: AnyGame, number: int) -> str:
    """The notation of an action, by its number; raises SetupError if there is none."""
    actions = encoding_of(game).actions
    wanted: Any = number
    if isinstance(wanted, int | np.integer) and 0 <= wanted < len(actions):
        return actions[int(wanted)]
    raise SetupError(
        f"{game.name} has actions 0 to {len(actions) - 1}, and no action {shown(number)}"
    )


def number_of(game: AnyGame, action: str) -> int:
    """The number of an action, by its notation; raises SetupError if there is none."""
    try:
        return encoding_of(game).actions.index(action)
    except ValueError:
        raise SetupError(f"{game.name} has no action {shown(action)}") from None


def player_of(
    policy: Policy, *, tick_ms: int | None = None, waits: bool = False
) -> Callable[[Question[Any, Any]], Answer]:
    """A trained policy as the `answer` of a bot's file.

    In a race it needs the `tick_ms` it was trained with: it is asked tick by tick until it reacts,
    though it can't see others react in the meantime.
    """
    if tick_ms is not None:
        positive(tick_ms, "tick_ms")

    def answer(question: Question[Any, Any]) -> Answer:
        game, left_ms = question.game, question.time_left_ms
        if left_ms is None or not package(game.name).traits.race:
            seen = observe(question, waits=waits)
            return Answer(_chosen(game, policy(*seen), seen.mask), question.guess_ms)
        if tick_ms is None:
            raise SetupError(f"{game.name} is a race: name the tick_ms that the policy knows")
        tick = 0
        while (delay_ms := question.guess_ms + tick * tick_ms) <= left_ms:
            seen = observe(question, tick=tick)
            number = policy(*seen)
            if int(number) != len(seen.mask) - 1:
                return Answer(_chosen(game, number, seen.mask), delay_ms)
            tick += 1
        return Answer(str(question.legal[-1]), left_ms + 1)  # too late on purpose: it waits

    return answer


def _chosen(game: AnyGame, number: Any, mask: NDArray[np.bool_]) -> str:
    action = action_of(game, number)
    if not mask[int(number)]:
        legal = [action_of(game, one) for one in mask.nonzero()[0].tolist()]
        raise SetupError(f"the policy chose {int(number)} ({action}); legal are {', '.join(legal)}")
    return action

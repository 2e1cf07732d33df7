"""What processes that think do for a server, above all those of a cluster.

A cluster's workers may have another version of the program, so they compare first. Here is no more
than they need, for its scheduler loads this too.
"""

import pickle
from functools import cache
from typing import Any

from mauseloch.ahead import Step, compile_step, is_compiled, steps
from mauseloch.bots import bot, warm_up
from mauseloch.core import kept
from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import AnyGame
from mauseloch.version import VERSION


class OtherProgramError(OSError):
    """A worker has another version than the server."""


def think(kind: str, game: AnyGame, seed: str, question: Question[Any, Any]) -> Answer:
    """A bot is made for each question: all that it knows is in there."""
    return bot(kind, game, seed)(question)


@cache
def program() -> str:
    """What must be the same on all machines: nobody unpickles what another version has sent."""
    return f"{VERSION} {kept.stamp()}"


def ready(theirs: str, data: bytes) -> None:
    """Compile and load what a bot needs."""
    kind, game = _unpacked(theirs, data)
    _compile(Step(game.name, "bots"))
    warm_up(kind, game)


def called(theirs: str, data: bytes) -> Any:
    """What a function says to what it is given."""
    function, given = _unpacked(theirs, data)
    return function(*given)


def coached(theirs: str, data: bytes, game: str) -> Any:
    """The same, once what the coach needs is compiled."""
    function, given = _unpacked(theirs, data)
    _compile(Step(game, "coach"))
    return function(*given)


def _unpacked(theirs: str, data: bytes) -> Any:
    if theirs != program():
        raise OtherProgramError(f"this is {program()}, not {theirs}")
    return pickle.loads(data)  # noqa: S301 - from a server of ours: a cluster is trusted


def _compile(step: Step) -> None:
    if step in steps() and not is_compiled(step):
        compile_step(step)

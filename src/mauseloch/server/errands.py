"""The jobs of a server's thinking processes, above all those in a cluster.

A cluster's workers may have another version of the program, so they compare first. This module
contains no more than they need, as the scheduler loads it too.
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
    """A worker's version of the program differs from the server's."""


def think(kind: str, game: AnyGame, seed: str, question: Question[Any, Any]) -> Answer:
    """Answer a question with a new bot: the question contains everything it needs."""
    return bot(kind, game, seed)(question)


@cache
def program() -> str:
    """What must match on all machines: we never unpickle data from another version."""
    return f"{VERSION} {kept.stamp()}"


def ready(theirs: str, data: bytes) -> None:
    """Compile and load what a bot needs."""
    kind, game = _unpacked(theirs, data)
    _compile(Step(game.name, "bots"))
    warm_up(kind, game)


def called(theirs: str, data: bytes) -> Any:
    """Call a pickled function."""
    function, given = _unpacked(theirs, data)
    return function(*given)


def coached(theirs: str, data: bytes, game: str) -> Any:
    """Call a pickled function, after compiling what the coach needs."""
    function, given = _unpacked(theirs, data)
    _compile(Step(game, "coach"))
    return function(*given)


def _unpacked(theirs: str, data: bytes) -> Any:
    if theirs != program():
        raise OtherProgramError(f"this is {program()}, not {theirs}")
    return pickle.loads(data)  # noqa: S301 - from one of our servers: a cluster is trusted


def _compile(step: Step) -> None:
    if step in steps() and not is_compiled(step):
        compile_step(step)

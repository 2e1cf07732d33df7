"""Mauseloch: four mouse games as one exact library.

>>> import mauseloch
>>> mauseloch.games()
('geflippt', 'geier', 'mausen', 'zocken')
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mauseloch.bots import bot, ladder, play
from mauseloch.bots import kinds as bot_kinds
from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.errors import (
    IllegalInputError,
    InputError,
    MauselochError,
    RecordError,
    SetupError,
    UnreadableInputError,
)
from mauseloch.core.extras import need
from mauseloch.core.game import AnyGame, Game, Input, Nature, Outcome, Rng, Waiting
from mauseloch.core.laws import check_laws
from mauseloch.core.match import Match
from mauseloch.core.plain import plain
from mauseloch.core.record import Record
from mauseloch.games import game, names
from mauseloch.replays import replay
from mauseloch.version import VERSION

if TYPE_CHECKING:
    from mauseloch.coach.worth import worth
    from mauseloch.lockstep import Lockstep
    from mauseloch.lockstep.deals import Dealt, simulated
    from mauseloch.lockstep.observing import action_of, number_of, observe, player_of
    from mauseloch.lockstep.simulation import simulate

__all__ = [
    "Answer",
    "AnyGame",
    "Bot",
    "Dealt",
    "Game",
    "IllegalInputError",
    "Input",
    "InputError",
    "Lockstep",
    "Match",
    "MauselochError",
    "Nature",
    "Outcome",
    "Question",
    "Record",
    "RecordError",
    "Rng",
    "SetupError",
    "UnreadableInputError",
    "Waiting",
    "action_of",
    "bot",
    "bot_kinds",
    "check_laws",
    "game",
    "games",
    "ladder",
    "number_of",
    "observe",
    "plain",
    "play",
    "player_of",
    "replay",
    "simulate",
    "simulated",
    "worth",
]
__version__ = VERSION


def games() -> Sequence[str]:
    """The ids of all installed games."""
    return names()


COMPILED = {
    "Dealt": "mauseloch.lockstep.deals",
    "Lockstep": "mauseloch.lockstep",
    "action_of": "mauseloch.lockstep.observing",
    "number_of": "mauseloch.lockstep.observing",
    "observe": "mauseloch.lockstep.observing",
    "player_of": "mauseloch.lockstep.observing",
    "simulate": "mauseloch.lockstep.simulation",
    "simulated": "mauseloch.lockstep.deals",
    "worth": "mauseloch.coach.worth",
}
"""Loaded on first use: NumPy and Numba take longer to load than everything else."""


def __getattr__(name: str) -> Any:
    if name in COMPILED:
        need("kernels")
        return getattr(import_module(COMPILED[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

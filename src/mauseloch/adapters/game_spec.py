"""A game with its parameters, as OpenSpiel knows it: what all of its states share."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from mauseloch.compiled import nodes
from mauseloch.compiled.nodes import NATURE
from mauseloch.core.encoding import Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Option
from mauseloch.core.research import Research
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.lockstep import TICK_MS, encoding_of, packed

DRAWN = -1
"""Instead of a seat's number: chance says who begins."""
Parameters = Mapping[str, Any]


class GameSpec:
    """What all states of a game share."""

    def __init__(self, name: str, given: Parameters) -> None:
        parameters = {**defaults(name), **given}
        self.name, self.given = name, given
        self.seats: int = parameters["players"]
        self.rules = game_of(name, **_options(game_of(name), parameters))
        self.by_points = parameters["rewards"] == "points"
        if parameters["rewards"] not in {"win", "points"}:
            raise SetupError(f"rewards are win or points, not {shown(parameters['rewards'])}")
        tick_ms = _positive(parameters, "tick_ms")
        most = _positive(parameters, "max_game_length")
        numbers = packed(self.rules, self.seats)
        self.research = research_of(name)
        self.bounds = self.research.bounds(self.rules, self.seats, most)
        encoding = encoding_of(self.rules)
        own = nodes.nodes_of(numbers.__class__)
        memory = self.research.memory and self.research.memory()
        self.nodes = own._replace(remember=memory.remember) if memory else own
        self.actions = (*encoding.actions, *(("wait",) if tick_ms else ()))
        self.outcomes = encoding.outcomes
        self.events = ("", *self.actions, *self.outcomes, *(memory.HIDDEN if memory else ()))
        """By the numbers of an information state."""
        tick = (Part("tick", 1, "how many ticks the question is old"),) if tick_ms else ()
        self.layout = (*encoding.layout(self.seats), *tick)
        words = encoding.words(self.seats)
        head = [words, len(encoding.actions), len(self.outcomes), tick_ms, self.bounds.nodes, 0, 0]
        size = nodes.room_size(len(encoding.actions), len(self.outcomes))
        self.row = np.array([*head, *numbers, *[0] * (words + size)], np.int64)
        self.room = len(self.row) - size
        self.first: int = self.nodes.begin(self.row)

    def __deepcopy__(self, memo: object) -> "GameSpec":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return spec_of, (self.name, tuple(self.given.items()))

    def name_of(self, player: int, action: int) -> str:
        """An action or outcome in notation."""
        texts = self.outcomes if player == NATURE else self.actions
        if not 0 <= action < len(texts):
            raise pyspiel.SpielError(f"{self.name} has no action {action} of player {player}")
        return texts[action]


def research_of(name: str) -> Research:
    """What is to be known of a game beforehand."""
    found: Research = package(name).load("research").RESEARCH
    return found


@cache
def spec_of(name: str, given: tuple[tuple[str, Any], ...]) -> GameSpec:
    """What a game is with these parameters."""
    return GameSpec(name, dict(given))


def defaults(name: str) -> dict[str, Any]:
    """The parameters of a game, as they are unless chosen."""
    game, most = game_of(name), research_of(name).most
    own = {option.name: DRAWN if _mixed(option) else option.default for option in game.options}
    ticks = {"tick_ms": TICK_MS} if package(name).traits.race else {}
    limit = {} if most is None else {"max_game_length": most}
    return {"players": game.seats[0], **own, "rewards": "win", **ticks, **limit}


def _mixed(option: Option) -> bool:
    """Whether a word or a number may be chosen; a parameter of OpenSpiel has one type only."""
    return len({type(value) for value in option.allowed}) > 1


def _options(game: AnyGame, parameters: Parameters) -> dict[str, Any]:
    chosen = {option.name: parameters[option.name] for option in game.options}
    drawn = [one for one in game.options if _mixed(one) and chosen[one.name] == DRAWN]
    return chosen | {option.name: option.default for option in drawn}


def _positive(parameters: Parameters, name: str) -> int:
    """0 if there is no such parameter."""
    value: int = parameters.get(name, 1)
    if value < 1:
        raise SetupError(f"{name} must be at least 1, not {value}")
    return value if name in parameters else 0

"""A game with its parameters, for OpenSpiel: everything that its states share."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, cast

import numpy as np

from mauseloch.compiled import nodes
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Option
from mauseloch.core.research import Research
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.lockstep import TICK_MS, Rewards, check_rewards, encoding_of, packed, positive
from mauseloch.lockstep.single import bound

DRAWN = -1
"""In place of a seat number: chance decides who begins."""
Parameters = Mapping[str, Any]


class GameSpec:
    """The data that all states of a game share."""

    def __init__(self, name: str, given: Parameters) -> None:
        parameters = {**defaults(name), **given}
        self.name, self.given = name, given
        self.seats: int = parameters["players"]
        self.rules = game_of(name, **_options(game_of(name), parameters))
        self.by: Rewards = parameters["rewards"]
        check_rewards(self.by)
        tick_ms, most = (
            positive(parameters[limit], limit) if limit in parameters else 0
            for limit in ("tick_ms", "max_game_length")
        )
        numbers = packed(self.rules, self.seats)
        self.research = research_of(name)
        self.bounds = self.research.bounds(self.rules, self.seats, most)
        encoding = encoding_of(self.rules)
        memory = import_module(self.research.memory) if self.research.memory else None
        self.actions = (*encoding.actions, *(("wait",) if tick_ms else ()))
        self.outcomes = encoding.outcomes
        self.events = ("", *self.actions, *self.outcomes, *(memory.HIDDEN if memory else ()))
        """Events by their number in an information state."""
        self.layout = encoding.layout(self.seats, ticks=tick_ms > 0)
        words = encoding.words(self.seats)
        head = [words, len(encoding.actions), len(self.outcomes), tick_ms, self.bounds.nodes, 0, 0]
        size = nodes.room_size(len(encoding.actions), len(self.outcomes))
        self.row = np.array([*head, *[0] * (words + size)], np.int64)
        self.room = len(self.row) - size
        self._rules = numbers
        self.act, self.answer = self._asked(nodes.act, 0), self._asked(nodes.answer, 0)
        self.legal, self.odds = self._asked(nodes.list_legal, 0), self._asked(nodes.list_odds)
        self.count = self._asked(nodes.count)
        self.look = self._asked(nodes.look, 0, np.zeros(0, np.int16))
        remember = memory.remember if memory else nodes.remember
        self.remember = self._asked(remember, self.row[:0], 0, np.zeros(0, np.int32))
        self.first: int = nodes.begin(numbers, self.row)

    def _asked(self, question: Any, *examples: Any) -> Callable[..., Any]:
        """A compiled question about nodes, to be asked with a row and arguments like these."""
        return bound(question, self._rules, then=(self.row, *examples))

    def __deepcopy__(self, memo: object) -> "GameSpec":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return spec_of, (self.name, tuple(self.given.items()))


def research_of(name: str) -> Research:
    """What researchers need to know about a game in advance."""
    return cast("Research", package(name).load("research").RESEARCH)


@cache
def spec_of(name: str, given: tuple[tuple[str, Any], ...]) -> GameSpec:
    """The specification of a game with these parameters."""
    return GameSpec(name, dict(given))


def defaults(name: str) -> dict[str, Any]:
    """The default parameters of a game."""
    game, most = game_of(name), research_of(name).most
    known = [*game.options, *getattr(game, "reductions", ())]
    own = {option.name: DRAWN if _mixed(option) else option.default for option in known}
    ticks = {"tick_ms": TICK_MS} if package(name).traits.race else {}
    limit = {} if most is None else {"max_game_length": most}
    return {"players": game.seats[0], **own, "rewards": "win", **ticks, **limit}


def _mixed(option: Option) -> bool:
    """Whether an option takes words as well as numbers; OpenSpiel parameters have a single type."""
    return len({type(value) for value in option.allowed}) > 1


def _options(game: AnyGame, parameters: Parameters) -> dict[str, Any]:
    known = [*game.options, *getattr(game, "reductions", ())]
    chosen = {option.name: parameters[option.name] for option in known}
    drawn = [one for one in game.options if _mixed(one) and chosen[one.name] == DRAWN]
    return chosen | {option.name: option.default for option in drawn}

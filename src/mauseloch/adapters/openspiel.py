"""Our games as games of OpenSpiel: importing this module registers them.

>>> import pyspiel, mauseloch.adapters.openspiel
>>> game = pyspiel.load_game("python_mauseloch_geier(players=3,winner=highest_mouse)")

Parameters are `players`, the game's own options (a `first` of -1 is drawn), and `rewards`: with
"win" the winners share 1 and the others pay it together, with "points" everyone gets their own
points minus the mean of the others'. Both are paid at the end and sum to zero.

Mausen and Hol's der Geier are simultaneous, Mäusezocken is sequential. Mausgeflippt is divided into
ticks of `tick_ms`, in each of which awaited players react or wait; where several are awaited, all
seats act, and those that have reacted can only wait. Whatever the rules leave to chance is drawn at
chance nodes. The rules set no limit to Mäusezocken, and a very distant one to Mausgeflippt;
`max_game_length` does. A match that is not over after this many player nodes is cut short, and
everyone gets 0.

Action numbers, outcome numbers and observations are those of the game's encoding; in Mausgeflippt
*wait* is the action after the others, and the age of the question in ticks is the last number of
an observation. An information state is everything that the seat has learned since the beginning,
one number per event, then zeros: 1 + the number of an action; the numbers of outcomes follow those
of all actions, and events that stay hidden, in games that have them, follow the outcomes. A node's
actions come in the order of the seats; who acted or drew follows from what came before.
"""

from mauseloch.core.extras import need

need("openspiel")

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from mauseloch.adapters.game_spec import GameSpec, Parameters, defaults, research_of, spec_of
from mauseloch.compiled.nodes import NATURE, OVER, REFUSED, TOGETHER
from mauseloch.core.errors import shown
from mauseloch.games import game as game_of
from mauseloch.games import package, shelf
from mauseloch.lockstep import rewards_of

PREFIX = "python_mauseloch_"
Chance, Dynamics = pyspiel.GameType.ChanceMode, pyspiel.GameType.Dynamics
IMPERFECT = pyspiel.GameType.Information.IMPERFECT_INFORMATION
PERFECT = pyspiel.GameType.Information.PERFECT_INFORMATION
Private = pyspiel.PrivateInfoType


class Observer:
    """An observer with a tensor, also available by parts."""

    def __init__(self, spec: GameSpec, parts: Mapping[str, int]) -> None:
        self.spec = spec
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self._ends = np.cumsum(list(parts.values()))[:-1]
        self.dict = dict(zip(parts, np.split(self.tensor, self._ends), strict=False))


class Sight(Observer):
    """Observes the table: what everyone sees, what one seat alone sees, or both."""

    def __init__(self, spec: GameSpec, *, public: bool, own: bool) -> None:
        self._own = own
        kept = [(own if part.name in spec.research.secret else public) for part in spec.layout]
        self._kept = np.repeat(kept, [part.size for part in spec.layout])
        parts = {p.name: p.size for p, is_kept in zip(spec.layout, kept, strict=True) if is_kept}
        super().__init__(spec, parts)

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = state.look(player if self._own else 0)[self._kept]

    def string_from(self, state: Any, player: int) -> str:
        """The non-empty parts."""
        seen = state.look(player if self._own else 0)[self._kept]
        parts = zip(self.dict, np.split(seen, self._ends), strict=False)
        shown = [(name, map(str, own.tolist())) for name, own in parts if own.any()]
        return "\n".join(f"{name}: {' '.join(numbers)}" for name, numbers in shown)


class Memory(Observer):
    """Observes all that a seat, or a spectator, has learned."""

    def __init__(self, spec: GameSpec, *, own: bool) -> None:
        self._own = own
        super().__init__(spec, {"seat": spec.seats * own, "told": spec.bounds.told})

    def set_from(self, state: Any, player: int) -> None:
        told = state.recall(player if self._own else -1)
        self.tensor[:] = 0
        if self._own:
            self.dict["seat"][player] = 1
        self.dict["told"][: len(told)] = told

    def string_from(self, state: Any, player: int) -> str:
        events = self.spec.events
        told = ", ".join([events[what] for what in state.recall(player if self._own else -1)])
        return f"seat {player}: {told}" if self._own else told


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """A game with its parameters."""

    name: str

    def __init__(self, given: Parameters | None = None) -> None:
        given = given or {}
        spec = spec_of(self.name, tuple(sorted(given.items())))
        self.spec = spec
        bounds, others = spec.bounds, spec.seats - 1
        best, worst = 1.0, -1 / others
        if spec.by == "points":
            best = bounds.gains + bounds.losses / others
            worst = -bounds.losses - bounds.gains / others
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec.actions),
            max_chance_outcomes=len(spec.outcomes),
            num_players=spec.seats,
            min_utility=worst,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=bounds.nodes,
        )
        super().__init__(TYPES[self.name], info, dict(given))

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.spec.bounds.draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> Observer | None:
        """Return None for unsupported observers: of all seats' cards, or of past secrets alone."""
        if params:
            raise ValueError(f"observers have no parameters, but got {shown(params)}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == Private.SINGLE_PLAYER
        if wanted.private_info == Private.ALL_PLAYERS:
            return None
        if wanted.perfect_recall:
            return Memory(self.spec, own=own) if wanted.public_info else None
        return Sight(self.spec, public=wanted.public_info, own=own)


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A node. OpenSpiel copies and stores its __dict__, which is mostly one row."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        spec = game.spec
        self._spec = spec
        self._row = spec.row.copy()
        self._turn = spec.first

    def current_player(self) -> int:
        return self._turn

    def is_terminal(self) -> bool:
        return self._turn == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Answer directly what OpenSpiel would find out with several calls of its own."""
        turn = self._turn
        if player is None:
            player = turn
        if player >= 0 and (turn in {TOGETHER, player}):
            return self._legal_actions(player)
        found: list[int] = super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        spec, row = self._spec, self._row
        count = spec.legal(row, player)
        if not count:
            raise pyspiel.SpielError(f"there is no player {player} at this node")
        found: list[int] = row[spec.room : spec.room + count].tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        spec, row = self._spec, self._row
        count = spec.odds(row)
        if count > 0:
            even = 1 / count
            return [(outcome, even) for outcome in row[spec.room : spec.room + count].tolist()]
        if not count:
            raise pyspiel.SpielError("nothing is drawn at this node")
        outcomes = row[spec.room : spec.room - count].tolist()
        weights = row[spec.room - count : spec.room - 2 * count].tolist()
        total = sum(weights)
        return [(one, weight / total) for one, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        turn = self._spec.act(self._row, action)
        if turn <= REFUSED:
            raise self._refusal(self._turn, action)
        self._turn = turn

    def _apply_actions(self, actions: Sequence[int]) -> None:
        spec = self._spec
        if self._turn != TOGETHER or len(actions) != spec.seats:
            raise self._refusal(TOGETHER, len(actions))
        try:
            together = int.from_bytes(bytes(actions), "little")
        except ValueError:  # every action fits into a byte
            wrong = next(seat for seat, action in enumerate(actions) if not 0 <= action < 256)
            raise self._refusal(wrong, actions[wrong]) from None
        turn = spec.answer(self._row, together)
        if turn <= REFUSED:
            raise self._refusal(REFUSED - turn, actions[REFUSED - turn])
        self._turn = turn

    def _refusal(self, player: int, action: int) -> Exception:
        """The error that explains a refused action."""
        name, turn = self._spec.name, self._turn
        if turn == OVER:
            why = "the match is over"
        elif turn == player == TOGETHER:
            why = f"all {self._spec.seats} players act at once here, through apply_actions"
        elif player == TOGETHER:
            why = f"only player {turn} acts here, through apply_action"
        else:
            texts = self._spec.outcomes if player == NATURE else self._spec.actions
            text = texts[action] if 0 <= action < len(texts) else "which does not exist"
            legal = ", ".join(f"{one} ({texts[one]})" for one in self.legal_actions(player))
            why = f"action {action} ({text}) of player {player} is not legal; {legal} are"
        found: Exception = pyspiel.SpielError(f"{name}: {why}")
        return found

    def returns(self) -> list[float]:
        spec, row = self._spec, self._row
        seats = spec.seats
        if self._turn != OVER or not spec.count(row):
            return [0.0] * seats
        scores = row[spec.room : spec.room + seats].tolist()
        ranks = row[spec.room + seats : spec.room + 2 * seats].tolist()
        return rewards_of(scores, ranks, spec.by)

    def _action_to_string(self, player: int, action: int) -> str:
        texts = self._spec.outcomes if player == NATURE else self._spec.actions
        if not 0 <= action < len(texts):
            raise pyspiel.SpielError(f"{self._spec.name} has no action {action} of player {player}")
        return texts[action]

    def __str__(self) -> str:
        """The whole position: what everyone sees, from seat 0, and what each seat alone sees."""
        spec = self._spec
        seen = Sight(spec, public=True, own=False).string_from(self, 0)
        if not spec.research.secret:
            return seen
        own = Sight(spec, public=False, own=True)
        return "\n".join(
            [seen, *(f"seat {seat}\n{own.string_from(self, seat)}" for seat in range(spec.seats))]
        )

    def look(self, seat: int) -> NDArray[np.int16]:
        """What the seat sees."""
        spec = self._spec
        seen = np.empty(sum(part.size for part in spec.layout), np.int16)
        spec.look(self._row, seat, seen)
        return seen

    def recall(self, seat: int) -> NDArray[np.int32]:
        """All that the seat has learned, as event numbers; seat -1 is a spectator."""
        spec = self._spec
        told = np.empty(spec.bounds.told, np.int32)
        history = np.array(self.history(), np.int64)
        return told[: spec.remember(self._row, history, seat, told)]


def _type_of(name: str) -> Any:
    research, seats = research_of(name), game_of(name).seats
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=package(name).title,
        dynamics=Dynamics.SIMULTANEOUS if research.simultaneous else Dynamics.SEQUENTIAL,
        chance_mode=Chance.EXPLICIT_STOCHASTIC if research.chance else Chance.DETERMINISTIC,
        information=IMPERFECT if research.secret else PERFECT,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(name),
    )


GAMES = {
    name: type(made.rules.__name__, (Game,), {"name": name})
    for name, made in shelf().packages.items()
    if made.has("research") and made.has("kernel") and made.has("encoding")
}
"""Classes, because OpenSpiel holds on to game factories for longer than Python keeps functions."""
TYPES = {name: _type_of(name) for name in GAMES}
for _name, _game in GAMES.items():
    pyspiel.register_game(TYPES[_name], _game)

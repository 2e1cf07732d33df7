"""Our games as games of OpenSpiel: importing this module registers them.

>>> import pyspiel, mauseloch.adapters.openspiel
>>> game = pyspiel.load_game("python_mauseloch_geier(players=3,winner=highest_mouse)")

Parameters are `players`, the game's own options (a `first` of -1 is drawn), and `rewards`: with
"win" the winners share 1 and the others pay it together, with "points" everybody gets their own
points less the mean of the others'. Both are paid at the end and sum up to zero.

Mausen and Hol's der Geier are simultaneous, Mäusezocken is sequential. Mausgeflippt is cut into
ticks of `tick_ms`, in each of which those who are awaited react or wait; where several are awaited,
all seats act, and those who have reacted can only wait. What rules leave to chance is drawn at
chance nodes. The rules set no limit to Mäusezocken, and a very distant one to Mausgeflippt:
`max_game_length` does. A match that is still not over after so many nodes of players is broken off,
and everybody gets 0.

Action numbers, outcome numbers and observations are those of the game's encoding; in Mausgeflippt
*wait* is the action after the others, and the age of the question in ticks is the last number of
an observation. An information state is all that the seat was told since the beginning, one number
for each event, then zeros: 1 + the number of an action, after all actions those of outcomes, and
after these what stays hidden (in Mausgeflippt alone, see nodes_race.py). A node's actions come in
the order of the seats; who acted, or drew, follows from what came before.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from mauseloch.adapters import nodes, nodes_race
from mauseloch.adapters.nodes import NATURE, OVER, REFUSED, TOGETHER
from mauseloch.core.encoding import Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Option
from mauseloch.games import game as game_of
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, MICE
from mauseloch.lockstep import TICK_MS, encoding_of, packed

PREFIX = "python_mauseloch_"
DRAWN = -1
"""Instead of a seat's number: chance says who begins."""
Parameters = Mapping[str, Any]
Chance, Dynamics = pyspiel.GameType.ChanceMode, pyspiel.GameType.Dynamics
Information, Private = pyspiel.GameType.Information, pyspiel.PrivateInfoType


class Sort(NamedTuple):
    """What OpenSpiel wants to know of a game before it is loaded."""

    title: str
    simultaneous: bool
    chance: bool
    hidden: tuple[str, ...] = ()
    """Parts of an observation that only their seat sees."""
    most: int | None = None
    """How many nodes of players there may be, unless chosen; None if the rules see to it."""


SORTS = {
    "mausen": Sort("Mausen", simultaneous=True, chance=False),
    "geier": Sort("Hol's der Geier", simultaneous=True, chance=True),
    "zocken": Sort("Mäusezocken", simultaneous=False, chance=True, most=1000),
    "geflippt": Sort(
        "Mausgeflippt", simultaneous=True, chance=True, hidden=("hand", "reaction"), most=2000
    ),
}


class Bounds(NamedTuple):
    """How far a match can go at most."""

    nodes: int
    """Of players."""
    draws: int
    told: int
    """To one seat."""
    gains: int
    """All points above zero that there are, and all below it."""
    losses: int = 0


def _bounds(game: AnyGame, seats: int, most: int) -> Bounds:
    chosen = game.chosen
    if game.name == "mausen":
        return Bounds(16, 0, 16 * seats, 10 + 40 * seats)
    if game.name == "geier":
        return Bounds(15, 15, 15 * (1 + seats), 55, 15)
    if game.name == "zocken":
        worth = (30 if chosen["children"] else 90) * (seats if chosen["series"] else 1)
        return Bounds(most, most + 1, 2 * most + 1, worth)
    mice, clothes, cheeses = len(MICE), len(CLOTHES), len(CHEESES)
    races = most // 2  # before each of them somebody turns up the mouse
    settled = min(races, mice + clothes + cheeses)  # each moves one of these for good
    dealt = 7 * seats + clothes + mice  # still held, laid as laundry, or discarded for a mouse
    draws = 1 + cheeses + mice + dealt + (seats - 1) * settled
    told = draws + seats * (most + races) + 8 * seats * settled
    return Bounds(most, draws, told, mice, clothes + 2 * cheeses)


class Table:
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
        self.bounds = _bounds(self.rules, self.seats, most)
        encoding = encoding_of(self.rules)
        own = nodes.nodes_of(numbers.__class__)
        self.nodes = own._replace(remember=nodes_race.remember) if tick_ms else own
        self.actions = (*encoding.actions, *(("wait",) if tick_ms else ()))
        self.outcomes = encoding.outcomes
        self.events = ("", *self.actions, *self.outcomes, *(nodes_race.HIDDEN if tick_ms else ()))
        """By the numbers of an information state."""
        tick = (Part("tick", 1, "how many ticks the question is old"),) if tick_ms else ()
        self.layout = (*encoding.layout(self.seats), *tick)
        words = encoding.words(self.seats)
        head = [words, len(encoding.actions), len(self.outcomes), tick_ms, self.bounds.nodes, 0, 0]
        size = nodes.room_size(len(encoding.actions), len(self.outcomes))
        self.row = np.array([*head, *numbers, *[0] * (words + size)], np.int64)
        self.room = len(self.row) - size
        self.first: int = self.nodes.begin(self.row)

    def __deepcopy__(self, memo: object) -> "Table":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.name, tuple(self.given.items()))

    def name_of(self, player: int, action: int) -> str:
        """An action or outcome in notation."""
        texts = self.outcomes if player == NATURE else self.actions
        if not 0 <= action < len(texts):
            raise pyspiel.SpielError(f"{self.name} has no action {action} of player {player}")
        return texts[action]


@cache
def table_of(name: str, given: tuple[tuple[str, Any], ...]) -> Table:
    """The table for these parameters."""
    return Table(name, dict(given))


def defaults(name: str) -> dict[str, Any]:
    """The parameters of a game, as they are unless chosen."""
    game, most = game_of(name), SORTS[name].most
    own = {option.name: DRAWN if _mixed(option) else option.default for option in game.options}
    ticks = {"tick_ms": TICK_MS} if "window_ms" in own else {}
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


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """A game with its parameters."""

    name: str

    def __init__(self, given: Parameters | None = None) -> None:
        given = given or {}
        table = table_of(self.name, tuple(sorted(given.items())))
        self.table = table
        bounds, others = table.bounds, table.seats - 1
        best, worst = 1.0, -1 / others
        if table.by_points:
            best = bounds.gains + bounds.losses / others
            worst = -bounds.losses - bounds.gains / others
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.actions),
            max_chance_outcomes=len(table.outcomes),
            num_players=table.seats,
            min_utility=worst,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=bounds.nodes,
        )
        super().__init__(TYPES[self.name], info, dict(given))

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.bounds.draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> "Observer | None":
        """None if there is no such observer: nobody sees all seats' cards, or only old secrets."""
        if params:
            raise ValueError(f"observers have no parameters, but there are {shown(params)}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == Private.SINGLE_PLAYER
        if wanted.private_info == Private.ALL_PLAYERS:
            return None
        if wanted.perfect_recall:
            return Memory(self.table, own=own) if wanted.public_info else None
        return Sight(self.table, public=wanted.public_info, own=own)


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A node. OpenSpiel copies and stores what is in its __dict__: a row, mostly."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        table = game.table
        self._table = table
        self._row = table.row.copy()
        self._turn = table.first

    def current_player(self) -> int:
        return self._turn

    def is_terminal(self) -> bool:
        return self._turn == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What OpenSpiel would answer after several questions of its own."""
        turn = self._turn
        if player is None:
            player = turn
        if player >= 0 and (turn in {TOGETHER, player}):
            return self._legal_actions(player)
        found: list[int] = super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        table, row = self._table, self._row
        count = table.nodes.legal(row, player)
        if not count:
            raise pyspiel.SpielError(f"there is no player {player} at this node")
        found: list[int] = row[table.room : table.room + count].tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table, row = self._table, self._row
        count = table.nodes.odds(row)
        if count > 0:
            even = 1 / count
            return [(outcome, even) for outcome in row[table.room : table.room + count].tolist()]
        if not count:
            raise pyspiel.SpielError("nothing is drawn at this node")
        outcomes = row[table.room : table.room - count].tolist()
        weights = row[table.room - count : table.room - 2 * count].tolist()
        total = sum(weights)
        return [(one, weight / total) for one, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        turn = self._table.nodes.act(self._row, action)
        if turn <= REFUSED:
            raise self._refusal(self._turn, action)
        self._turn = turn

    def _apply_actions(self, actions: Sequence[int]) -> None:
        table = self._table
        if self._turn != TOGETHER or len(actions) != table.seats:
            raise self._refusal(TOGETHER, len(actions))
        try:
            together = int.from_bytes(bytes(actions), "little")
        except ValueError:  # a byte is enough for every action that there is
            wrong = next(seat for seat, action in enumerate(actions) if not 0 <= action < 256)
            raise self._refusal(wrong, actions[wrong]) from None
        turn = table.nodes.answer(self._row, together)
        if turn <= REFUSED:
            raise self._refusal(REFUSED - turn, actions[REFUSED - turn])
        self._turn = turn

    def _refusal(self, player: int, action: int) -> Exception:
        """Why not."""
        name, turn = self._table.name, self._turn
        if turn == OVER:
            why = "the match is over"
        elif turn == player == TOGETHER:
            why = f"all {self._table.seats} players act at once here, by apply_actions"
        elif player == TOGETHER:
            why = f"only player {turn} acts here, by apply_action"
        else:
            texts = self._table.outcomes if player == NATURE else self._table.actions
            text = texts[action] if 0 <= action < len(texts) else "which does not exist"
            legal = ", ".join(f"{one} ({texts[one]})" for one in self.legal_actions(player))
            why = f"action {action} ({text}) of player {player} is not legal; {legal} are"
        error: Exception = pyspiel.SpielError(f"{name}: {why}")
        return error

    def returns(self) -> list[float]:
        table, row = self._table, self._row
        seats = table.seats
        if self._turn != OVER or not table.nodes.count(row):
            return [0.0] * seats
        scores = row[table.room : table.room + seats].tolist()
        ranks = row[table.room + seats : table.room + 2 * seats].tolist()
        others = seats - 1
        if table.by_points:
            total = sum(scores)
            return [score - (total - score) / others for score in scores]
        share = seats / ranks.count(1)
        return [((rank == 1) * share - 1) / others for rank in ranks]

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table.name_of(player, action)

    def __str__(self) -> str:
        """The whole position: what everybody sees, as seat 0 has it, and each seat's own."""
        table = self._table
        hidden = SORTS[table.name].hidden
        seen = Sight(table, public=True, own=False).string_from(self, 0)
        if not hidden:
            return seen
        own = Sight(table, public=False, own=True)
        return "\n".join(
            [seen, *(f"seat {seat}\n{own.string_from(self, seat)}" for seat in range(table.seats))]
        )

    def look(self, seat: int) -> NDArray[np.int16]:
        """What the seat sees."""
        table = self._table
        seen = np.empty(sum(part.size for part in table.layout), np.int16)
        table.nodes.observe(self._row, seat, seen)
        return seen

    def recall(self, seat: int) -> NDArray[np.int32]:
        """All that the seat was told, as numbers of events; seat -1 is a spectator."""
        table = self._table
        told = np.empty(table.bounds.told, np.int32)
        history = np.array(self.history(), np.int64)
        return told[: table.nodes.remember(self._row, history, seat, told)]


class Observer:
    """Has a tensor, which is also there by parts."""

    def __init__(self, table: Table, parts: Mapping[str, int]) -> None:
        self.table = table
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, size in parts.items():
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size


class Sight(Observer):
    """What lies on the table: for everybody, for one seat alone, or both."""

    def __init__(self, table: Table, *, public: bool, own: bool) -> None:
        hidden = SORTS[table.name].hidden
        self._own = own
        kept = [(own if part.name in hidden else public) for part in table.layout]
        self._kept = np.repeat(kept, [part.size for part in table.layout])
        parts = {p.name: p.size for p, is_kept in zip(table.layout, kept, strict=True) if is_kept}
        super().__init__(table, parts)

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.look(player if self._own else 0)[self._kept]

    def string_from(self, state: State, player: int) -> str:
        """The parts in which there is something."""
        seen = state.look(player if self._own else 0)[self._kept]
        lines, begin = [], 0
        for name, values in self.dict.items():
            own = seen[begin : begin + len(values)]
            begin += len(values)
            if own.any():
                lines.append(f"{name}: {' '.join(map(str, own.tolist()))}")
        return "\n".join(lines)


class Memory(Observer):
    """All that a seat was told, or a spectator."""

    def __init__(self, table: Table, *, own: bool) -> None:
        self._own = own
        super().__init__(table, {"seat": table.seats * own, "told": table.bounds.told})

    def set_from(self, state: State, player: int) -> None:
        told = state.recall(player if self._own else -1)
        self.tensor[:] = 0
        if self._own:
            self.dict["seat"][player] = 1
        self.dict["told"][: len(told)] = told

    def string_from(self, state: State, player: int) -> str:
        events = self.table.events
        told = ", ".join([events[what] for what in state.recall(player if self._own else -1)])
        return f"seat {player}: {told}" if self._own else told


def _type_of(name: str) -> Any:
    sort, seats = SORTS[name], game_of(name).seats
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=sort.title,
        dynamics=Dynamics.SIMULTANEOUS if sort.simultaneous else Dynamics.SEQUENTIAL,
        chance_mode=Chance.EXPLICIT_STOCHASTIC if sort.chance else Chance.DETERMINISTIC,
        information=(
            Information.IMPERFECT_INFORMATION if sort.hidden else Information.PERFECT_INFORMATION
        ),
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


TYPES = {name: _type_of(name) for name in SORTS}


class Mausen(Game):
    """A class, since OpenSpiel keeps what makes its games longer than Python keeps functions."""

    name = "mausen"


class Geier(Game):
    """Hol's der Geier."""

    name = "geier"


class Zocken(Game):
    """Mäusezocken."""

    name = "zocken"


class Geflippt(Game):
    """Mausgeflippt."""

    name = "geflippt"


for _game in (Mausen, Geier, Zocken, Geflippt):
    pyspiel.register_game(TYPES[_game.name], _game)

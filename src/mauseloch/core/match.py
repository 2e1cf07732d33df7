"""A match: the one mutable shell around pure rules."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, Generic, TypeVar

from mauseloch.core.bot import Question
from mauseloch.core.chance import draw
from mauseloch.core.errors import SeatsError, SetupError, UnreadableInputError, shown
from mauseloch.core.game import CHANCE, CLOCK, Game, Input, Outcome, Seat, Waiting
from mauseloch.core.record import Record
from mauseloch.core.rules import maker

S = TypeVar("S")
V = TypeVar("V")
N = TypeVar("N")

LATEST_MS = 10**15 - 1
_input = maker(Input)


class Match(Generic[S, V, N]):
    """Takes the inputs of seats and clock, makes the draws, gives every seat its news.

    All it stores is the list of inputs. States and logs follow from them, and logs are only worked
    out on request, so a million playouts pay nothing for them. A `live` match, where people want
    the news at once, writes the logs as it goes instead and forgets the states.
    """

    def __init__(
        self,
        game: Game[S, V, N],
        seats: int,
        seed: int | str | None = None,
        inputs: Iterable[Input] = (),
        *,
        live: bool = False,
    ) -> None:
        """Start a match, or resume one after these inputs.

        Without a seed, an unguessable one is made. Inputs of CHANCE among `inputs` are kept as
        they are, so old matches survive any change to the generator.
        """
        self.game = game
        self.seats = seats
        self.seed = secrets.token_hex(16) if seed is None else _seed(seed)
        self.state = game.start(seats)
        """Holds secrets: show people `view`, tell bots `question`."""
        self._states = [self.state]
        self._inputs: list[Input] = []
        self._draws = 0
        self._logs: dict[Seat | None, list[N]] = {}
        self._told: dict[Seat | None, int] = {}
        self._live = live
        self._waiting: Waiting | None = None
        for put in inputs:
            self._apply(put)
            self._draws += put.actor is CHANCE
        self._draw(game.odds(self.state))

    def play(self, seat: Seat, action: str, at_ms: int = 0) -> None:
        """Play a seat's answer. Raises InputError and changes nothing if it is refused."""
        if type(seat) is not int or type(action) is not str or at_ms != 0:
            seat, action = _seat(seat), _action(action)
            at_ms = _time(at_ms)
        self._apply(_input((seat, action, at_ms)))
        if odds := self.game.odds(self.state):
            self._draw(odds)

    def expire(self, at_ms: int | None = None) -> None:
        """Record that the deadline has passed. Raises InputError if it hasn't, or there is none."""
        if at_ms is None:
            at_ms = self.waiting.deadline_ms or 0
        self._apply(Input(CLOCK, at_ms=_time(at_ms)))
        self._draw(self.game.odds(self.state))

    def _apply(self, put: Input) -> None:
        self.state = state = self.game.apply(self.state, put)
        self._states.append(state)
        self._inputs.append(put)
        if self._live:
            self._tell_all()

    def _draw(self, odds: Mapping[str, int]) -> None:
        """Draw while there are odds, that is while CHANCE is awaited."""
        while odds:
            self._apply(_input((CHANCE, draw(self.seed, self._draws, odds), 0)))
            self._draws += 1
            odds = self.game.odds(self.state)

    @property
    def inputs(self) -> Sequence[Input]:
        """All inputs so far, including those of CHANCE."""
        return tuple(self._inputs)

    @property
    def length(self) -> int:
        """The number of inputs so far."""
        return len(self._inputs)

    def inputs_from(self, place: int) -> Sequence[Input]:
        """The inputs from this place on."""
        return tuple(self._inputs[place:])

    @property
    def waiting(self) -> Waiting:
        """Whose answer comes next; never CHANCE, which has drawn already."""
        if not self._live:
            return self.game.waiting(self.state)
        if self._waiting is None:  # everyone at the table and looking on asks for it
            self._waiting = self.game.waiting(self.state)
        return self._waiting

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while anyone is awaited."""
        if self._live and self.waiting.seats:
            return None
        return self.game.outcome(self.state)

    def legal(self, seat: Seat) -> Sequence[str]:
        """The actions this seat may choose from now."""
        return self.game.legal(self.state, seat if type(seat) is int else _seat(seat))

    def view(self, seat: Seat | None) -> V:
        """The table as this seat sees it; None is a spectator."""
        return self.game.view(self.state, self._there(seat))

    def log(self, seat: Seat | None, since: int = 0) -> Sequence[N]:
        """A seat's memory of the match: all its news from number `since` on."""
        seat = self._there(seat)
        log = self._logs.setdefault(seat, [])
        if self._live:
            return tuple(log[since:])
        for step in range(self._told.get(seat, 0), len(self._inputs)):
            before, after = self._states[step], self._states[step + 1]
            log.extend(self.game.news(before, self._inputs[step], after, seat))
        self._told[seat] = len(self._inputs)
        return tuple(log[since:])

    def _tell_all(self) -> None:
        """Bring all logs up to date. News that is the same for everyone is stored once."""
        before, after = self._states
        put = self._inputs[-1]
        public = self.game.news(before, put, after, None)
        self._logs.setdefault(None, []).extend(public)
        insiders = self.game.insiders(put)
        for seat in range(self.seats):
            own = public
            if insiders is None or seat in insiders:
                own = self.game.news(before, put, after, seat)
                if len(own) == len(public):
                    own = [
                        other if one == other else one
                        for one, other in zip(own, public, strict=True)
                    ]
            self._logs.setdefault(seat, []).extend(own)
        self._states = [after]
        self._waiting = None

    def question(self, seat: Seat) -> Question[V, N]:
        """The question for a bot at this seat."""
        waiting = self.waiting
        deadline_ms = waiting.deadline_ms
        return Question(
            game=self.game,
            seat=seat,
            view=self.view(seat),
            log=self.log(seat),
            legal=self.legal(seat),
            guess_ms=waiting.guess_ms,
            time_left_ms=None if deadline_ms is None else deadline_ms - waiting.since_ms,
        )

    def record(self) -> Record:
        """The match as a document. Keep it secret while the match runs: it holds the seed."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=dict(self.game.chosen),
            seats=self.seats,
            seed=self.seed,
            inputs=self.inputs,
            outcome=self.outcome,
        )

    def __repr__(self) -> str:
        """Without secrets: it may end up in a log."""
        over = "" if self.outcome is None else ", over"
        return f"<Match {self.game.name}: {self.seats} seats, {len(self._inputs)} inputs{over}>"

    def _there(self, seat: Seat | None) -> Seat | None:
        whole = None if seat is None else _seat(seat)
        if whole is not None and whole not in range(self.seats):
            raise SeatsError(f"there is no seat {shown(seat)}; seats are 0 to {self.seats - 1}")
        return whole


def _seed(seed: int | str) -> str:
    try:
        if type(seed) in (int, str):
            text = str(seed)
            text.encode()
            return text
    except ValueError:  # thousands of digits, or half a character
        pass
    raise SetupError(f"a seed is a whole number or a string, not {shown(seed)}")


def _seat(seat: Any) -> int:
    """Accept anything that counts as a whole number, like NumPy's."""
    try:
        return int(index(seat))
    except TypeError:
        raise SeatsError(f"a seat is a whole number, not {shown(seat)}") from None


def _action(action: Any) -> str:
    if not isinstance(action, str):
        raise UnreadableInputError(f"an action is a string, not {shown(action)}")
    return action


def _time(at_ms: Any) -> int:
    """Accept only a time that a record can hold."""
    try:
        if 0 <= (whole := int(index(at_ms))) <= LATEST_MS:
            return whole
    except TypeError:
        pass
    raise UnreadableInputError(f"a time is a whole number of milliseconds, not {shown(at_ms)}")

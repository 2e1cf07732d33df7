"""A match: the one mutable shell around pure rules."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from mauseloch.core.bot import Question
from mauseloch.core.chance import draw
from mauseloch.core.errors import SeatsError, SetupError
from mauseloch.core.game import CHANCE, CLOCK, Game, Input, Outcome, Seat, Waiting
from mauseloch.core.record import Record

S = TypeVar("S")
V = TypeVar("V")
N = TypeVar("N")


class Match(Generic[S, V, N]):
    """Takes the inputs of seats and clock, draws chance by itself, tells every seat its news.

    Everything it knows is the list of inputs. Its states and the seats' logs follow from them, and
    logs are worked out only when somebody asks: a million playouts pay nothing for them.
    """

    def __init__(
        self,
        game: Game[S, V, N],
        seats: int,
        seed: int | str | None = None,
        inputs: Iterable[Input] = (),
    ) -> None:
        """Start a match, or take one up again after these inputs.

        Without a seed one is made that nobody can guess. Inputs of CHANCE among `inputs` are taken
        as they are, so that old matches survive any change of the generator.
        """
        if seed is not None and type(seed) not in (int, str):
            raise SetupError(f"a seed is a whole number or a text, not {seed!r}")
        self.game = game
        self.seats = seats
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.state = game.start(seats)
        """Holds secrets: show people `view`, tell bots `question`."""
        self._states = [self.state]
        self._inputs: list[Input] = []
        self._draws = 0
        self._logs: dict[Seat | None, list[N]] = {}
        self._told: dict[Seat | None, int] = {}
        for put in inputs:
            self._apply(put)
            self._draws += put.actor is CHANCE
        self._draw()

    def play(self, seat: Seat, action: str, at_ms: int = 0) -> None:
        """A seat's answer. Raises InputError and changes nothing if it is refused."""
        self._apply(Input(seat, action, at_ms))
        self._draw()

    def expire(self, at_ms: int | None = None) -> None:
        """The clock's: the deadline has passed. Raises InputError if there is none, or not yet."""
        if at_ms is None:
            at_ms = self.waiting.deadline_ms or 0
        self._apply(Input(CLOCK, at_ms=at_ms))
        self._draw()

    def _apply(self, put: Input) -> None:
        self.state = state = self.game.apply(self.state, put)
        self._states.append(state)
        self._inputs.append(put)

    def _draw(self) -> None:
        while odds := self.game.odds(self.state):  # none unless CHANCE is awaited
            self._apply(Input(CHANCE, draw(self.seed, self._draws, odds)))
            self._draws += 1

    @property
    def inputs(self) -> Sequence[Input]:
        """All inputs so far, those of CHANCE included."""
        return tuple(self._inputs)

    @property
    def waiting(self) -> Waiting:
        """Whose answer comes next; never CHANCE, which has drawn already."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """None while somebody is awaited."""
        return self.game.outcome(self.state)

    def legal(self, seat: Seat) -> Sequence[str]:
        """What this seat may do now."""
        return self.game.legal(self.state, seat)

    def view(self, seat: Seat | None) -> V:
        """What lies on the table for this seat; None is a spectator."""
        self._check(seat)
        return self.game.view(self.state, seat)

    def log(self, seat: Seat | None, since: int = 0) -> Sequence[N]:
        """All that this seat was told, from news number `since` on: its memory of the match."""
        self._check(seat)
        log = self._logs.setdefault(seat, [])
        for step in range(self._told.get(seat, 0), len(self._inputs)):
            before, after = self._states[step], self._states[step + 1]
            log.extend(self.game.news(before, self._inputs[step], after, seat))
        self._told[seat] = len(self._inputs)
        return tuple(log[since:])

    def question(self, seat: Seat) -> Question[V, N]:
        """What a bot at this seat is asked with."""
        waiting = self.waiting
        deadline_ms = waiting.deadline_ms
        return Question(
            seat=seat,
            view=self.view(seat),
            log=self.log(seat),
            legal=self.legal(seat),
            time_left_ms=None if deadline_ms is None else deadline_ms - waiting.since_ms,
        )

    def record(self) -> Record:
        """The match as a document. While it runs, this is secret: it holds the seed."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=dict(self.game.chosen),
            seats=self.seats,
            seed=self.seed,
            inputs=self.inputs,
            outcome=self.outcome,
        )

    def _check(self, seat: Seat | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise SeatsError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

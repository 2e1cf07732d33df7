"""The laws that every game obeys, as a test kit for your own.

    from mauseloch.core.laws import check_laws

    check_laws(MyGame())            # random matches with every number of seats

1. Either someone is awaited or there is an outcome; CHANCE is awaited alone; CLOCK needs a
   deadline.
2. Only the awaited seats have legal actions, and CHANCE has odds only when it is awaited.
3. Seats awaited together commute: their answers may arrive in any order.
4. Until a choice closes, nobody else's view or news depends on what was chosen.
5. Any other input is refused with the right error and changes nothing.
6. A match is a pure function of its inputs: folding the record gives the state, and every seat's
   log, every time.
7. Material is conserved: your `invariant` holds for every state.
8. Secrecy: a deal imagined from a seat's view and log gives the same view and the same legal
   actions, and redealing what is hidden doesn't change a single byte sent to the seat.
9. A seat that isn't an insider of an input learns no more about it than a spectator.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from mauseloch.core.errors import InputError, NotAwaitedError, TooSoonError, UnreadableInputError
from mauseloch.core.game import CHANCE, CLOCK, Game, Input, Seat, Waiting
from mauseloch.core.match import Match
from mauseloch.core.plain import plain_bytes
from mauseloch.core.record import Record
from mauseloch.core.replay import replay

S = TypeVar("S")
V = TypeVar("V")
N = TypeVar("N")

Invariant = Callable[[S], None]
"""Raises AssertionError for an impossible state."""

Redeal = Callable[[Sequence[Input], Seat | None, Random], Sequence[Input]]
"""Inputs that differ from these only in what this seat, or a spectator, cannot know."""


class LawBrokenError(AssertionError):
    """A game broke a law; the text says which one, where, and after which inputs."""


def check_laws(
    game: Game[S, V, N],
    *,
    seats: Sequence[int] | None = None,
    matches: int = 5,
    seed: int = 0,
    invariant: Invariant[S] | None = None,
    redeal: Redeal | None = None,
    most_inputs: int = 10_000,
) -> None:
    """Play random matches with every number of seats and check all laws as they go.

    Matches must end: one with more than `most_inputs` inputs raises LawBrokenError.
    """
    numbers = game.seats if seats is None else seats
    if not numbers:
        raise LawBrokenError(f"{game.name} allows no number of seats")
    for number in numbers:
        for one in range(matches):
            rng = Random(f"{seed}/{number}/{one}")  # noqa: S311 - a test needs no cryptography
            inputs = check_match(
                game, number, rng, invariant=invariant, redeal=redeal, most_inputs=most_inputs
            )
            if len(inputs) == most_inputs:
                raise LawBrokenError(
                    f"{game.name} with {number} seats hasn't ended after {most_inputs} inputs"
                )


def check_match(
    game: Game[S, V, N],
    seats: int,
    rng: Random,
    *,
    invariant: Invariant[S] | None = None,
    redeal: Redeal | None = None,
    most_inputs: int = 10_000,
) -> Sequence[Input]:
    """Check all laws over one random match, or its first `most_inputs` inputs.

    Return the inputs.
    """
    walk = Walk(game, seats, rng, invariant or (lambda _: None), redeal)
    try:
        while len(walk.inputs) < most_inputs:
            walk.check_state()
            if not walk.waiting.actors:
                break
            walk.go_on()
        walk.check_record()
    except LawBrokenError:
        raise
    except Exception as error:
        error.add_note(f"while checking {walk.where()}")
        raise
    return tuple(walk.inputs)


@dataclass
class Walk(Generic[S, V, N]):
    """A random match in progress, seen from all sides."""

    game: Game[S, V, N]
    seats: int
    rng: Random
    invariant: Invariant[S]
    redeal: Redeal | None
    inputs: list[Input] = field(default_factory=list)
    states: list[S] = field(default_factory=list)
    logs: dict[Seat | None, list[N]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.states.append(self.game.start(self.seats))
        self.logs = {viewer: [] for viewer in self.viewers}

    @property
    def viewers(self) -> Sequence[Seat | None]:
        return (*range(self.seats), None)

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def waiting(self) -> Waiting:
        return self.game.waiting(self.state)

    def demand(self, law: int, holds: bool, what: str) -> None:
        if not holds:
            raise LawBrokenError(f"{self.where(f'breaks law {law} ')}: {what}")

    def where(self, what: str = "") -> str:
        """Which match this is, and how far it has got."""
        last = ", ".join(repr(str(put)) for put in self.inputs[-6:])
        game = f"{self.game.name} {dict(self.game.chosen)} with {self.seats} seats"
        return f"{game} {what}after {len(self.inputs)} inputs (… {last})"

    # -- the walk --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play one more input, drawn at random from all possible ones."""
        waiting = self.waiting
        if waiting.chance:
            odds = self.game.odds(self.state)
            put = Input(CHANCE, self.rng.choices(list(odds), list(odds.values()))[0])
        elif waiting.deadline_ms is not None and self.rng.random() < 0.1:
            put = Input(CLOCK, at_ms=waiting.deadline_ms + self.rng.choice((0, 0, 1, 500)))
        else:
            put = self.answer(self.state, self.rng.choice(waiting.seats))
        after = self.follow(self.state, put)
        again = self.game.apply(self.state, put)
        self.demand(6, after == again, f"{put} leads to another state the second time")
        insiders = self.game.insiders(put)
        for viewer, log in self.logs.items():
            told = list(self.game.news(self.state, put, after, viewer))
            pure = told == list(self.game.news(self.state, put, after, viewer))
            self.demand(6, pure, f"{viewer} is told something else of {put} the second time")
            if insiders is not None and viewer not in insiders:
                alike = told == list(self.game.news(self.state, put, after, None))
                self.demand(9, alike, f"{viewer} hears more of {put} than a spectator")
            log.extend(told)
        self.inputs.append(put)
        self.states.append(after)

    def follow(self, state: S, put: Input) -> S:
        """The state after a legal input."""
        try:
            return self.game.apply(state, put)
        except InputError as error:
            self.demand(2, False, f"{put} is legal and refused: {error}")
            raise

    def answer(self, state: S, seat: Seat) -> Input:
        """A legal answer of this seat, at a random time if there is a deadline."""
        action = self.rng.choice(list(self.game.legal(state, seat)))
        waiting = self.game.waiting(state)
        if waiting.deadline_ms is None:
            return Input(seat, action)
        # Close finishes must be likely: they are where ties and photo finishes happen.
        earliest_ms = waiting.since_ms + waiting.guess_ms
        spread_ms = self.rng.choice((0, 3, 40, 200, waiting.deadline_ms - earliest_ms))
        at_ms = earliest_ms + self.rng.choice((0, 400)) + self.rng.randint(0, spread_ms)
        return Input(seat, action, min(waiting.deadline_ms, at_ms))

    # -- the laws --------------------------------------------------------------------------------

    def check_state(self) -> None:
        self.check_waiting()
        self.check_legal()
        self.check_invariant(self.state)
        if self.rng.random() < 0.3:
            self.check_refusals()
            self.check_choice()
        # The last two go back over the whole match: checking at a few points is enough.
        if not self.waiting.chance and self.rng.random() * (10 + len(self.inputs)) < 2:
            self.check_imagined()
            self.check_redealt()

    def check_invariant(self, state: S) -> None:
        try:
            self.invariant(state)
        except AssertionError as error:
            raise LawBrokenError(f"{self.where('breaks law 7 ')}: {error}") from error

    def check_waiting(self) -> None:
        waiting, outcome = self.waiting, self.game.outcome(self.state)
        self.demand(1, bool(waiting.actors) or outcome is not None, "nobody is awaited, yet no end")
        self.demand(1, outcome is None or not waiting.actors, f"{waiting} after the end")
        alone = not waiting.chance or waiting.actors == {CHANCE}
        self.demand(1, alone, f"CHANCE is not awaited alone: {waiting}")
        if waiting.deadline_ms is not None:
            self.demand(1, bool(waiting.seats), f"a deadline for nobody: {waiting}")
        there = waiting.seats == tuple(sorted(set(waiting.seats) & set(range(self.seats))))
        self.demand(1, there, f"no such seats in this order: {waiting}")
        if outcome is not None:
            ranks = outcome.ranks
            self.demand(1, len(outcome.scores) == len(ranks) == self.seats, f"{outcome}")
            fair = all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
            self.demand(1, fair, f"ranks with gaps or without a winner: {ranks}")

    def check_legal(self) -> None:
        waiting = self.waiting
        for seat in range(-1, self.seats + 1):
            legal = self.game.legal(self.state, seat)
            awaited = seat in waiting.seats
            self.demand(2, bool(legal) == awaited, f"seat {seat}: {legal} while {waiting}")
            self.demand(2, len(set(legal)) == len(legal), f"seat {seat}: twins in {legal}")
        odds = self.game.odds(self.state)
        self.demand(2, bool(odds) == waiting.chance, f"odds {odds} while {waiting}")
        self.demand(2, all(weight > 0 for weight in odds.values()), f"odds {odds}")

    def check_choice(self) -> None:
        """Laws 3 and 4, for two random seats of a simultaneous choice."""
        waiting = self.waiting
        if len(waiting.seats) < 2:
            return
        one, other = self.rng.sample(waiting.seats, 2)
        first, second = self.answer(self.state, one), self.answer(self.state, other)
        after_first = self.follow(self.state, first)
        others = waiting._replace(seats=tuple(seat for seat in waiting.seats if seat != one))
        still = self.game.waiting(after_first)
        self.demand(3, still == others, f"{first} changes who else is awaited")
        there = self.follow(after_first, second)
        back = self.follow(self.follow(self.state, second), first)
        self.demand(3, there == back, f"{first} and {second} do not commute")
        self.demand_alike(first, after_first, self.answer(self.state, one))

    def demand_alike(self, put: Input, after: S, twin: Input) -> None:
        after_twin = self.follow(self.state, twin)
        for viewer in self.viewers:
            if viewer == put.actor:
                continue
            seen, seen_twin = (self.game.view(state, viewer) for state in (after, after_twin))
            told = list(self.game.news(self.state, put, after, viewer))
            told_twin = list(self.game.news(self.state, twin, after_twin, viewer))
            alike = plain_bytes((seen, told)) == plain_bytes((seen_twin, told_twin))
            self.demand(4, alike, f"{viewer} can tell {put} from {twin}")

    def check_refusals(self) -> None:
        state, waiting = self.state, self.waiting
        before = repr(state)
        legal = {seat: self.game.legal(state, seat) for seat in range(self.seats)}
        everything = dict.fromkeys(action for actions in legal.values() for action in actions)
        anything = self.rng.sample(list(everything), min(8, len(everything))) or ["pass"]
        time_ms = waiting.since_ms + 500
        wrong: list[tuple[Input, type[InputError]]] = [
            (Input(-1, anything[0], time_ms), NotAwaitedError),
            (Input(self.seats, anything[0], time_ms), NotAwaitedError),
            (Input(CHANCE, "rubbish"), UnreadableInputError if waiting.chance else NotAwaitedError),
        ]
        for seat in range(self.seats):
            if seat in waiting.seats:
                wrong += [
                    (Input(seat, no, time_ms), UnreadableInputError) for no in ("rubbish", "")
                ]
                foreign = [action for action in anything if action not in legal[seat]]
                wrong += [(Input(seat, action, time_ms), InputError) for action in foreign[:3]]
                if waiting.deadline_ms is not None:
                    wrong.append((Input(seat, legal[seat][0], waiting.deadline_ms + 1), InputError))
                if waiting.guess_ms:
                    early_ms = waiting.since_ms + waiting.guess_ms - 1
                    wrong.append((Input(seat, legal[seat][0], early_ms), TooSoonError))
            else:
                wrong += [(Input(seat, action, time_ms), NotAwaitedError) for action in anything]
        if waiting.deadline_ms is None:
            wrong.append((Input(CLOCK, at_ms=time_ms), NotAwaitedError))
        else:
            wrong.append((Input(CLOCK, at_ms=waiting.deadline_ms - 1), TooSoonError))
            wrong.append((Input(CLOCK, "now", waiting.deadline_ms), UnreadableInputError))
        for put, error in wrong:
            self.demand(
                5, _refused(self.game, state, put, error), f"{put!r} is no {error.__name__}"
            )
        self.demand(5, repr(state) == before, "a refused input changed the state")

    def check_imagined(self) -> None:
        for viewer in self.viewers:
            view = self.game.view(self.state, viewer)
            deal = self.game.imagine(view, tuple(self.logs[viewer]), self.rng)
            self.check_invariant(deal)
            same = plain_bytes(self.game.view(deal, viewer)) == plain_bytes(view)
            self.demand(8, same, f"{viewer} sees something else in an imagined deal")
            self.demand(
                8, self.game.waiting(deal) == self.waiting, f"{viewer} imagines another turn"
            )
            if viewer is not None:
                legal, own = (tuple(self.game.legal(s, viewer)) for s in (self.state, deal))
                self.demand(8, legal == own, f"{viewer} may do something else in an imagined deal")

    def check_redealt(self) -> None:
        for viewer in self.viewers:
            inputs: Sequence[Input] = self.rechosen(viewer)
            if self.redeal is not None:
                inputs = self.redeal(inputs, viewer, self.rng)
            state: S = self.game.start(self.seats)
            log: list[N] = []
            for put in inputs:
                after = self.game.apply(state, put)
                log.extend(self.game.news(state, put, after, viewer))
                state = after
            sent = plain_bytes((self.logs[viewer], self.game.view(self.state, viewer)))
            now = plain_bytes((log, self.game.view(state, viewer)))
            self.demand(8, sent == now, f"{viewer} is sent something that it cannot know")

    def rechosen(self, viewer: Seat | None) -> list[Input]:
        """The inputs so far, with the others' answers in the open choice replaced."""
        opened = len(self.inputs)
        while opened > 0:
            before, after = (self.game.waiting(s) for s in self.states[opened - 1 : opened + 1])
            actor = self.inputs[opened - 1].actor
            closed = not after.seats or actor in after.seats
            if closed or set(before.seats) != {*after.seats, actor}:
                break
            opened -= 1
        inputs, state = self.inputs[:opened], self.states[opened]
        for put in self.inputs[opened:]:
            twin = put if put.actor == viewer else self.answer(state, put.seat)
            inputs.append(twin)
            state = self.follow(state, twin)
        return inputs

    def check_record(self) -> None:
        """Check law 6 by writing and reading the record."""
        if self.waiting.chance:
            return  # a match never stops there
        match: Match[Any, Any, Any] = Match(self.game, self.seats, "laws", self.inputs)
        again = replay(Record.loads(match.record().dumps()), self.game)
        self.demand(6, again.state == self.state, "the replayed record ends in another state")
        for viewer in self.viewers:
            same = plain_bytes(again.log(viewer)) == plain_bytes(self.logs[viewer])
            self.demand(6, same, f"{viewer} is told something else by the replayed record")


def _refused(game: Game[S, V, N], state: S, put: Input, error: type[InputError]) -> bool:
    try:
        game.apply(state, put)
    except InputError as refusal:
        return isinstance(refusal, error)
    return False

"""On Tiptoe, a game of our own.

The cat sleeps in front of the larder. Every night all mice take one to four pieces of cheese at the
same time, and each piece makes a noise. Only then does a tile show how deeply the cat is sleeping:
if it wakes, the loudest drop their cheese. A mouse quieter than all the others sweeps the floor.

Reasons of an outcome. Ended by: nights_over. Decided by: points, fewest_scares (level on cheese,
but frightened less often), shared.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mauseloch.core.game import A_DRAW, CHANCE, NOBODY, Ended, Input, Outcome, Rng, Seat, Waiting
from mauseloch.core.options import Options, choice, flag
from mauseloch.core.rules import Rules, open_choice, ranks_of, refusal, with_item, without_item

LOADS = ("1", "2", "3", "4")
TILES = {
    "house": ("1", "1", "2", "2", "2", "3", "3", "3", "4"),
    "alley": ("1", "1", "1", "2", "2", "2", "3", "3", "4"),
}
"""How deep the cat sleeps: from one eye open to out like a log."""


class State(NamedTuple):
    """The larder. Tiles that are still in the bag have no order; that is chance."""

    loads: tuple[int, ...]
    """What everybody takes tonight; 0 until chosen."""
    cheese: tuple[int, ...]
    """What everybody has brought home."""
    scares: tuple[int, ...]
    """How often the cat made somebody drop everything."""
    floor: int
    """Pieces that were dropped and not swept up yet."""
    bag: tuple[str, ...]
    night: int
    """From 1; one more than there are when all is over."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A player has chosen; only they know what."""

    seat: Seat
    load: int | None


@dataclass(frozen=True, slots=True)
class SetOff:
    """Everybody shows what they carry."""

    night: int
    loads: tuple[int, ...]
    noise: int


@dataclass(frozen=True, slots=True)
class Slept:
    """The night's tile: up to this limit, the cat hears nothing."""

    tile: int
    limit: int
    woke: bool


@dataclass(frozen=True, slots=True)
class Dropped:
    """The loudest run home without their cheese."""

    seats: tuple[Seat, ...]
    pieces: int


@dataclass(frozen=True, slots=True)
class Swept:
    """The quietest sweeps up the cheese on the floor."""

    seat: Seat
    pieces: int


News = Chosen | SetOff | Slept | Dropped | Swept | Ended


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it."""

    seat: Seat | None
    night: int
    nights: int
    load: int | None
    """Your own, once chosen."""
    has_chosen: tuple[bool, ...]
    cheese: tuple[int, ...]
    scares: tuple[int, ...]
    floor: int
    bag: tuple[int, ...]
    """The tiles that may still turn up."""


@dataclass(frozen=True)
class Tiptoe(Rules, Options):
    """The rules, with the options chosen."""

    name = "tiptoe"
    version = 1
    seats = range(2, 6)

    cat: Literal["house", "alley"] = choice("house", "alley")
    """How well it sleeps."""
    long: bool = flag()
    """Nine nights instead of seven, so that every tile will come."""

    @property
    def nights(self) -> int:
        """The number of nights."""
        return 9 if self.long else 7

    def start(self, seats: int) -> State:
        self.check_seats(seats)
        nothing = (0,) * seats
        return State(nothing, nothing, nothing, floor=0, bag=TILES[self.cat], night=1)

    def waiting(self, state: State) -> Waiting:
        if state.night > self.nights:
            return NOBODY
        return A_DRAW if all(state.loads) else open_choice(state.loads)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return LOADS if seat in self.waiting(state).seats else ()

    def odds(self, state: State) -> Mapping[str, int]:
        return Counter(state.bag) if self.waiting(state).chance else {}

    def apply(self, state: State, put: Input) -> State:
        if put.actor is CHANCE:
            return self._wait_for_the_cat(state, put)
        if not isinstance(put.actor, int) or put.action not in self.legal(state, put.actor):
            raise refusal(self, state, put, "a load from 1 to 4", readable=put.action in LOADS)
        return state._replace(loads=with_item(state.loads, put.actor, int(put.action)))

    def _wait_for_the_cat(self, state: State, put: Input) -> State:
        """The tile turns up: some drop their cheese, one may sweep the floor, all go home."""
        if put.action not in self.odds(state):
            raise refusal(self, state, put, "a tile from 1 to 4", readable=put.action in LOADS)
        loads, floor = state.loads, state.floor
        scared = frightened(loads, int(put.action))
        home = [0 if seat in scared else load for seat, load in enumerate(loads)]
        floor += sum(loads) - sum(home)
        sweeper = quietest(loads)
        if sweeper is not None:
            home[sweeper] += floor
            floor = 0
        return State(
            loads=(0,) * len(loads),
            cheese=tuple(map(sum, zip(state.cheese, home, strict=True))),
            scares=tuple(count + (seat in scared) for seat, count in enumerate(state.scares)),
            floor=floor,
            bag=without_item(state.bag, put.action),
            night=state.night + 1,
        )

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            night=min(state.night, self.nights),
            nights=self.nights,
            load=None if seat is None else state.loads[seat] or None,
            has_chosen=tuple(map(bool, state.loads)),
            cheese=state.cheese,
            scares=state.scares,
            floor=state.floor,
            bag=tuple(map(int, state.bag)),
        )

    def insiders(self, put: Input) -> Collection[Seat]:
        return () if put.actor is CHANCE else (put.seat,)

    def news(self, before: State, put: Input, after: State, seat: Seat | None) -> Sequence[News]:
        if put.actor is CHANCE:
            return self._told_of_the_night(before, int(put.action), after)
        news: list[News] = [Chosen(put.seat, int(put.action) if seat == put.seat else None)]
        if all(after.loads):
            news.append(SetOff(after.night, after.loads, sum(after.loads)))
        return news

    def _told_of_the_night(self, before: State, tile: int, after: State) -> list[News]:
        loads, scared = before.loads, frightened(before.loads, tile)
        dropped = sum(loads[seat] for seat in scared)
        news: list[News] = [Slept(tile, tile * len(loads), bool(scared))]
        if scared:
            news.append(Dropped(scared, dropped))
        sweeper = quietest(loads)
        if sweeper is not None and before.floor + dropped:
            news.append(Swept(sweeper, before.floor + dropped))
        outcome = self.outcome(after)
        if outcome is not None:
            news.append(Ended(outcome))
        return news

    def outcome(self, state: State) -> Outcome | None:
        if state.night <= self.nights:
            return None
        calm = [-count for count in state.scares]
        ranks = ranks_of(list(zip(state.cheese, calm, strict=True)))
        if state.cheese.count(max(state.cheese)) == 1:
            decided_by = "points"
        else:
            decided_by = "fewest_scares" if ranks.count(1) == 1 else "shared"
        return Outcome(state.cheese, ranks, "nights_over", decided_by)

    def imagine(self, view: View, log: Sequence[News], rng: Rng) -> State:
        """Everything is public except what the others take tonight."""
        loads = [int(rng.choice(LOADS)) if chosen else 0 for chosen in view.has_chosen]
        if view.seat is not None:
            loads[view.seat] = view.load or 0
        over = any(isinstance(told, Ended) for told in log)
        return State(
            loads=tuple(loads),
            cheese=view.cheese,
            scares=view.scares,
            floor=view.floor,
            bag=tuple(map(str, view.bag)),
            night=view.night + over,
        )


def frightened(loads: tuple[int, ...], tile: int) -> tuple[Seat, ...]:
    """The players who drop everything: all the loudest, if the total noise wakes the cat."""
    if sum(loads) <= tile * len(loads):
        return ()
    return tuple(seat for seat, load in enumerate(loads) if load == max(loads))


def quietest(loads: tuple[int, ...]) -> Seat | None:
    """The one player who carries less than everybody else; None if the least is shared."""
    least = min(loads)
    return loads.index(least) if loads.count(least) == 1 else None

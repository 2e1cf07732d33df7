"""Mäusezocken, a game by Reiner Knizia.

Roll two dice, set mice of the rolled colours aside, and stop in time: a roll that brings nothing
new loses everything set aside in this turn. Two of a colour may steal.

Outcome reasons. Ended by: few_mice (fewer than five are left in the middle), last_game (of a
series). Decided by: points, more_mice, shared.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from mauseloch.core.errors import OptionError
from mauseloch.core.game import A_DRAW, CHANCE, NOBODY, Input, Outcome, Rng, Seat, Waiting
from mauseloch.core.options import Options, choice, flag, reduced
from mauseloch.core.rules import Rules, decided_by, ending, ranks_of, refusal
from mauseloch.core.words import say
from mauseloch.games.zocken.state import (
    COLOURS,
    FIRST,
    JOKER,
    LEAST_IN_THE_MIDDLE,
    MICE_OF_A_COLOUR,
    NAMINGS,
    NO_MICE,
    ODDS,
    PLACE,
    ROLLS,
    Mice,
    State,
    Taken,
    losing,
    worth,
)
from mauseloch.games.zocken.view import (
    Begins,
    GameOver,
    Lost,
    News,
    Rolled,
    Rolls,
    Secured,
    Stopped,
    Took,
    View,
)

NOTATION = "roll, stop, or the mice to take: red, red+blue, or with whose mouse to steal red+red:2"


@dataclass(frozen=True)
class Zocken(Rules, Options):
    """The rules, with the options chosen."""

    name = "zocken"
    version = 2
    seats = range(2, 5)
    must_stop: ClassVar[bool] = False
    """Whether a player with all five colours set aside must stop."""

    first: Literal["drawn"] | int = choice("drawn", 0, 1, 2, 3)
    """Who begins."""
    children: bool = flag()
    """Every mouse counts 1."""
    risk: bool = flag()
    """All five colours set aside are safe at once, but the turn continues."""
    series: bool = flag()
    """As many games as seats, so that everyone begins once."""
    mice: int = reduced(MICE_OF_A_COLOUR, range(1, MICE_OF_A_COLOUR + 1))
    """Mice of each colour."""

    def start(self, seats: int) -> State:
        self.check_seats(seats)
        if self.first != "drawn" and self.first not in range(seats):
            raise OptionError(
                f"zocken: option first must be drawn or a seat from 0 to {seats - 1}, "
                f"not {self.first!r}",
                say(
                    "error-bad_option-value",
                    name="first",
                    allowed=["drawn", *map(str, range(seats))],
                    value=str(self.first),
                ),
            )
        return State(self.all_mice, (NO_MICE,) * seats, NO_MICE, first=None, turn=None)

    @property
    def all_mice(self) -> Mice:
        """The middle at the beginning of a game."""
        return (self.mice,) * len(COLOURS)

    def waiting(self, state: State) -> Waiting:
        if state.rolling or state.first is None:
            return A_DRAW
        return NOBODY if state.turn is None else Waiting((state.turn,))

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        if seat != state.turn or state.rolling:
            return ()
        if state.dice is not None:
            return list(state.takes())
        if not any(state.aside):  # a turn begins or, under `risk`, continues
            return ("roll",)
        if self.must_stop and all(state.aside):
            return ("stop",)
        return ("roll", "stop")

    def odds(self, state: State) -> Mapping[str, int]:
        if state.first is None:
            drawn = range(len(state.owned)) if self.first == "drawn" else (self.first,)
            return {f"first {seat}": 1 for seat in drawn}
        return ODDS if state.rolling else {}

    def apply(self, state: State, put: Input) -> State:
        if put.actor is CHANCE:
            return self._apply_chance(state, put)
        seat = put.actor
        if not isinstance(seat, int) or put.action not in self.legal(state, seat):
            raise refusal(self, state, put, NOTATION, readable=_readable(put.action))
        if put.action == "roll":
            return state._replace(rolling=True)
        if put.action == "stop":
            return self._end_turn(state._replace(owned=_owning(state), aside=NO_MICE))
        return self._take(state, state.takes()[put.action])

    def _apply_chance(self, state: State, put: Input) -> State:
        if put.action not in self.odds(state):
            readable = put.action in ROLLS or put.action in FIRST
            raise refusal(
                self, state, put, "two dice, like 'blue red', or 'first 0'", readable=readable
            )
        if state.first is None:
            first = FIRST[put.action]
            return state._replace(first=first, turn=first)
        rolled = state._replace(rolling=False, dice=ROLLS[put.action])
        return rolled if rolled.takes() else self._lose(rolled)

    def _take(self, state: State, mice: tuple[Taken, ...]) -> State:
        """Set mice aside. Under `risk` all five colours are secured at once."""
        middle, aside = list(state.middle), list(state.aside)
        owned = [list(own) for own in state.owned]
        for mouse in mice:
            place = PLACE[mouse.colour]
            source = middle if mouse.owner is None else owned[mouse.owner]
            source[place] -= 1
            aside[place] += 1
        taken = State(
            tuple(middle),
            tuple(map(tuple, owned)),
            tuple(aside),
            state.first,
            state.turn,
            points=state.points,
            secured=state.secured,
        )
        if self.risk and all(aside):
            return taken._replace(owned=_owning(taken), aside=NO_MICE, secured=True)
        return taken

    def _lose(self, state: State) -> State:
        """Nothing can be taken: everything set aside, including stolen mice, goes to the middle."""
        middle = _together(state.middle, state.aside)
        return self._end_turn(state._replace(middle=middle, aside=NO_MICE, dice=None))

    def _end_turn(self, state: State) -> State:
        """Pass the turn to the next seat, or end the game when few mice are left."""
        seats = len(state.owned)
        if state.turn is None or state.first is None:
            raise ValueError("no turn to end")
        if sum(state.middle) >= LEAST_IN_THE_MIDDLE:
            return state._replace(turn=(state.turn + 1) % seats, secured=False)
        points = (*state.points, self.worth(state))
        if self.series and len(points) < seats:  # the start moves on clockwise
            first = (state.first + 1) % seats
            return State(
                self.all_mice, (NO_MICE,) * seats, NO_MICE, first, turn=first, points=points
            )
        return state._replace(turn=None, points=points, secured=False)

    def worth(self, state: State) -> tuple[int, ...]:
        """The worth of each seat's mice."""
        return tuple(worth(mice, children=self.children) for mice in state.owned)

    def view(self, state: State, seat: Seat | None) -> View:
        over = state.turn is None and state.first is not None
        return View(
            seat=seat,
            game=len(state.points) + (not over),
            first=state.first,
            turn=state.turn,
            rolling=state.rolling,
            dice=state.dice,
            middle=state.middle,
            owned=state.owned,
            aside=state.aside,
            secured=state.secured,
            scores=self.worth(state),
            points=state.points,
            losing=self._losing(state),
        )

    def _losing(self, state: State) -> int | None:
        if state.turn is None or "roll" not in self.legal(state, state.turn):
            return None
        return losing(state.middle, state.owned, state.aside, state.turn)

    def insiders(self, put: Input) -> Collection[Seat]:
        return ()

    def news(self, before: State, put: Input, after: State, seat: Seat | None) -> Sequence[News]:
        news: list[News] = []
        turn = before.turn
        if turn is None:
            return (Begins(FIRST[put.action], 1),)
        if put.action == "roll":
            return (Rolls(turn, again=before.secured or any(before.aside)),)
        if put.actor is CHANCE:
            dice = ROLLS[put.action]
            takes = before._replace(dice=dice).takes()
            news.append(Rolled(turn, dice, len(takes)))
            if not takes:
                news.append(_lost(before, turn, dice))
        elif put.action == "stop":
            news.append(Stopped(turn, before.aside))
        else:
            news.append(_took(before, turn, before.takes()[put.action]))
            if self.risk and not any(after.aside):
                mice = [after.owned[turn][k] - before.owned[turn][k] for k in range(len(COLOURS))]
                news.append(Secured(turn, tuple(mice)))
        if len(after.points) > len(before.points):
            news.append(GameOver(len(after.points), after.points[-1]))
            if after.turn is not None:
                news.append(Begins(after.turn, len(after.points) + 1))
        return [*news, *ending(self.outcome(after))]

    def outcome(self, state: State) -> Outcome | None:
        if state.turn is not None or state.first is None:
            return None
        scores = tuple(map(sum, zip(*state.points, strict=True)))
        # In a series the totals alone decide; the number of mice breaks ties of a single game.
        mice = [0 if self.series else sum(own) for own in state.owned]
        ranks = ranks_of(list(zip(scores, mice, strict=True)))
        ended_by = "last_game" if self.series else "few_mice"
        return Outcome(scores, ranks, ended_by, decided_by(scores, ranks, "more_mice"))

    def rematch(self, state: State) -> "Zocken":
        """The start moves on clockwise."""
        return replace(self, first=((state.first or 0) + 1) % len(state.owned))

    def imagine(self, view: View, log: Sequence[News], rng: Rng) -> State:
        """Nothing is hidden: only one deal is possible."""
        return State(
            middle=view.middle,
            owned=view.owned,
            aside=view.aside,
            first=view.first,
            turn=view.turn,
            rolling=view.rolling,
            dice=view.dice,
            points=view.points,
            secured=view.secured,
        )


def _together(some: Mice, others: Mice) -> Mice:
    return tuple(map(sum, zip(some, others, strict=True)))


def _owning(state: State) -> tuple[Mice, ...]:
    """Every seat's mice once those set aside belong to the seat at turn."""
    return tuple(
        _together(mice, state.aside) if owner == state.turn else mice
        for owner, mice in enumerate(state.owned)
    )


def _readable(action: str) -> bool:
    """Whether this has the form of an action: one or two mice, each with or without an owner."""
    mice = [mouse.partition(":") for mouse in action.split("+")]
    return action in {"roll", "stop"} or (
        len(mice) <= 2
        and all(
            colour in COLOURS and (not colon or (owner.isascii() and owner.isdecimal()))
            for colour, colon, owner in mice
        )
    )


def _took(state: State, turn: Seat, mice: tuple[Taken, ...]) -> Took:
    """How the dice were used: jokers cover what the coloured dice did not bring."""
    dice = state.dice or ("", "")
    colours = [mouse.colour for mouse in mice]
    if any(mouse.owner is not None for mouse in mice):
        colours = colours[:1] * 2  # stealing takes two of a colour, even for one mouse
    coloured = [die for die in dice if die != JOKER]
    jokers = list(colours)
    for die in coloured:
        if die in jokers:
            jokers.remove(die)
    declined = {
        die
        for die in coloured
        if die not in colours and state.middle[PLACE[die]] and not state.aside[PLACE[die]]
    }
    return Took(turn, dice, mice, tuple(jokers), tuple(sorted(declined)))


def _lost(state: State, turn: Seat, dice: tuple[str, str]) -> Lost:
    """Why nothing could be taken, colour by colour."""
    offered = [colour for colour in COLOURS if any(colour in pair for pair in NAMINGS[dice])]
    return Lost(
        seat=turn,
        dice=dice,
        mice=state.aside,
        already_aside=tuple(colour for colour in offered if state.aside[PLACE[colour]]),
        none_left=tuple(colour for colour in offered if not state.aside[PLACE[colour]]),
    )

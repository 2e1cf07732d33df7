"""Deal Mausgeflippt differently in ways that a seat cannot notice."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from mauseloch.core.errors import InputError
from mauseloch.core.game import CHANCE, Input, Seat
from mauseloch.core.rules import with_item
from mauseloch.games.geflippt.deck import DESIGNS
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import Pieces, Reaction, State


def redealer(game: Geflippt, seats: int) -> "Redealer":
    return Redealer(game, seats)


class Course(NamedTuple):
    """What happened to the cards; a place is an index in the list of inputs."""

    deals: list[tuple[int, Seat]]
    """Where a card was dealt to a seat."""
    judged: list[tuple[int, tuple[Seat, ...]]]
    """Where a race was settled, and whose reactions counted."""
    shown: list[int]
    """Where a reaction counted, so that everyone saw its card, or the attacker's hand."""
    whacks: list[tuple[int, Pieces]]
    """Where a seat whacked, and from which hand."""


class Redealer:
    """Exchange other seats' cards that were never shown, including those of losing reactions."""

    def __init__(self, game: Geflippt, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.redealt = self.whacked = 0
        """How often cards were exchanged, and how often these included a card from a failed whack;
        a test that never exchanges any would prove nothing."""

    def __call__(
        self, inputs: Sequence[Input], viewer: Seat | None, rng: Random
    ) -> Sequence[Input]:
        course = self._course(inputs)
        deals = _hidden_deals(inputs, course, viewer)
        whacks = [
            (place, hand)
            for place, hand in course.whacks
            if place not in course.shown and inputs[place].actor != viewer
        ]
        hidden = [place for place, _ in whacks]
        for _ in range(10):
            changed = list(inputs)
            if whacks and rng.random() < 0.3:
                place, hand = rng.choice(whacks)
                changed[place] = inputs[place]._replace(action=f"whack {rng.choice(hand)}")
            elif deals:
                _redeal(changed, deals, hidden, rng)
            if changed != inputs and self._possible(changed, course):
                self.redealt += 1
                self.whacked += any(changed[place] != inputs[place] for place in hidden)
                return changed
        return inputs

    def _possible(self, changed: Sequence[Input], course: Course) -> bool:
        """Whether the rules allow these inputs, and the same reactions count as before."""
        try:
            return self._course(changed).judged == course.judged
        except InputError:
            return False

    def _course(self, inputs: Sequence[Input]) -> Course:
        course = Course([], [], [], [])
        reacted: dict[Seat, int] = {}
        state = self.game.start(self.seats)
        for place, put in enumerate(inputs):
            if state.tasks and state.tasks[0].what == "refill":
                course.deals.append((place, state.tasks[0].seat))
            elif state.mouse is not None and isinstance(put.actor, int):
                reacted[put.seat] = place
                if put.action.startswith("whack "):
                    course.whacks.append((place, state.hands[put.seat]))
            after = self.game.apply(state, put)
            if state.mouse is not None and after.mouse is None:
                order = self._order(state, put)
                course.judged.append((place, order))
                course.shown.extend(reacted[seat] for seat in order)
                reacted.clear()
            state = after
        return course

    def _order(self, state: State, put: Input) -> tuple[Seat, ...]:
        """Whose reactions count, by the state alone, once this input has settled the race."""
        if isinstance(put.actor, int):
            last = Reaction(put.action, put.at_ms)
            state = state._replace(reactions=with_item(state.reactions, put.seat, last))
        elif put.actor is CHANCE:
            state = state._replace(faster=(*state.faster, int(put.action.removeprefix("faster "))))
        order, _ = self.game._judged(state)
        return tuple(order)


def _hidden_deals(
    inputs: Sequence[Input], course: Course, viewer: Seat | None
) -> list[tuple[int, Seat]]:
    """Deals of cards to other seats that have never shown them since."""
    shown = {(inputs[place].actor, inputs[place].action) for place in course.shown}
    return [
        (place, seat)
        for place, seat in course.deals
        if seat != viewer
        and not shown & {(seat, "attack"), (seat, f"whack {inputs[place].action}")}
    ]


def _redeal(
    inputs: list[Input], deals: Sequence[tuple[int, Seat]], whacks: Sequence[int], rng: Random
) -> None:
    """Swap a card with another seat's or with the pile; hidden whacks follow their cards."""
    place, seat = rng.choice(deals)
    old, new = inputs[place].action, rng.choice(DESIGNS)
    theirs = [
        (other, whose) for other, whose in deals if inputs[other].action == new and whose != seat
    ]
    moves = [(place, seat, old, new)]
    if theirs and rng.random() < 0.7:
        moves.append((*rng.choice(theirs), new, old))
    for dealt, whose, before, after in moves:
        inputs[dealt] = inputs[dealt]._replace(action=after)
        for whack in whacks:
            if whack > dealt and inputs[whack][:2] == (whose, f"whack {before}"):
                inputs[whack] = inputs[whack]._replace(action=f"whack {after}")

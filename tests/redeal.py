"""Mausgeflippt dealt differently where a seat cannot know it."""

from collections.abc import Sequence
from random import Random

from mauseloch.core.errors import InputError
from mauseloch.core.game import Input, Seat
from mauseloch.games.geflippt.deck import DESIGNS
from mauseloch.games.geflippt.rules import Geflippt


def redealer(game: Geflippt, seats: int) -> "Redealer":
    return Redealer(game, seats)


class Redealer:
    """Exchanges cards that were dealt to other seats and never showed."""

    def __init__(self, game: Geflippt, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.redealt = 0
        """How often there was something to exchange; a test that never does would prove nothing."""

    def __call__(
        self, inputs: Sequence[Input], viewer: Seat | None, rng: Random
    ) -> Sequence[Input]:
        dealt = self._hidden_deals(inputs, viewer)
        for _ in range(10):
            if not dealt:
                break
            place, seat = rng.choice(dealt)
            old, new = inputs[place].action, rng.choice(DESIGNS)
            changed = list(inputs)
            changed[place] = inputs[place]._replace(action=new)
            later = [
                (other, whose)
                for other, whose in dealt
                if other != place and inputs[other].action == new and whose != seat
            ]
            if later and rng.random() < 0.7:  # exchange with somebody; otherwise with the pile
                other, _ = rng.choice(later)
                changed[other] = inputs[other]._replace(action=old)
            if new != old and self._possible(changed):
                self.redealt += 1
                return changed
        return inputs

    def _hidden_deals(self, inputs: Sequence[Input], viewer: Seat | None) -> list[tuple[int, Seat]]:
        """Places in the inputs where a card went to another seat that never used it since."""
        shown: set[tuple[Seat, str]] = set()
        attacked: set[Seat] = set()
        deals = []
        state = self.game.start(self.seats)
        for place, put in enumerate(inputs):
            if state.tasks and state.tasks[0].what == "refill":
                deals.append((place, state.tasks[0].seat))
            elif put.action.startswith("whack "):
                shown.add((put.seat, put.action.removeprefix("whack ")))
            elif put.action == "attack":
                attacked.add(put.seat)
            state = self.game.apply(state, put)
        return [
            (place, seat)
            for place, seat in deals
            if seat != viewer and seat not in attacked and (seat, inputs[place].action) not in shown
        ]

    def _possible(self, inputs: Sequence[Input]) -> bool:
        state = self.game.start(self.seats)
        try:
            for put in inputs:
                state = self.game.apply(state, put)
        except InputError:
            return False
        return True

"""The meaning of a playout's random numbers, written again in plain Python.

These answer what the rules ask, so that the rules can replay a match played at full speed: it can
become a record, and tests compare both.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from mauseloch.compiled import number
from mauseloch.core.game import CHANCE, Input
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, MICE
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import GUESS_MS
from mauseloch.games.geflippt.state import State as GeflipptState
from mauseloch.games.geflippt.view import Discarded, LaundryLaid, Reshuffled
from mauseloch.games.geier.rules import CARDS, PRIZES, Geier
from mauseloch.games.geier.rules import State as GeierState
from mauseloch.games.mausen.rules import SET, Mausen
from mauseloch.games.mausen.rules import State as MausenState
from mauseloch.games.zocken.kernel.takes import ACTIONS, PLACES, action_of
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import FACES
from mauseloch.games.zocken.state import State as ZockenState

UPPER, LOWER = 32, 0
"""The bit at which the used half of a number begins."""


class Lot(Protocol):
    """Chance and players of one playout."""

    def put(self, state: Any) -> Input:
        """The next input."""

    def hear(self, news: Sequence[Any], after: Any) -> None:
        """Take note of the news and of the state after it."""


class Drawing:
    """What all lots share: reading the random numbers of a match."""

    def __init__(self, key: int, seats: int) -> None:
        self.key, self.seats = np.uint64(key), seats

    def bits(self, counter: int) -> int:
        return int(number(self.key, counter))

    def below(self, counter: int, half: int, bound: int) -> int:
        return (self.bits(counter) >> half & 0xFFFFFFFF) * bound >> 32

    def hear(self, news: Sequence[Any], after: Any) -> None:
        """Most lots ignore the news."""


class GeierLot(Drawing):
    """Three numbers per round; the stack and then the hands use half a number each."""

    def __init__(self, game: Geier, key: int, seats: int) -> None:
        super().__init__(key, seats)
        self.left = [list(range(15)) for _ in range(1 + seats)]

    def put(self, state: GeierState) -> Input:
        if state.prize is None:
            return Input(CHANCE, PRIZES[self.taken(0, state)])
        seat = state.bids.index(0)
        return Input(seat, CARDS[self.taken(1 + seat, state)])

    def taken(self, row: int, state: GeierState) -> int:
        """Draw one; the last of the rest takes its place."""
        left, counter = self.left[row], 3 * len(state.spent) + row // 2
        at = self.below(counter, LOWER if row % 2 else UPPER, len(left))
        left[at], left[-1] = left[-1], left[at]
        return left.pop()


class MausenLot(Drawing):
    """Every seat's order of play, from two numbers per seat."""

    def __init__(self, game: Mausen, key: int, seats: int) -> None:
        super().__init__(key, seats)
        self.orders = [self.order(seat) for seat in range(seats)]

    def order(self, seat: int) -> list[int]:
        """The fraction left by one multiplication makes the next draw."""
        order = [*range(16)]
        for counter, half, places in (
            (2 * seat, UPPER, range(1, 7)),
            (2 * seat, LOWER, range(7, 10)),
            (2 * seat + 1, UPPER, range(10, 13)),
            (2 * seat + 1, LOWER, range(13, 16)),
        ):
            left = self.bits(counter) >> half & 0xFFFFFFFF
            for place in places:
                at, left = divmod(left * (place + 1), 1 << 32)
                order[at], order[place] = order[place], order[at]
        return order

    def put(self, state: MausenState) -> Input:
        seat = state.picks.index(None)
        place = self.orders[seat][16 - len(state.hands[seat])]
        return Input(seat, SET[place ^ 3])  # the highest value first


class ZockenLot(Drawing):
    """Number 0 draws who begins; each later one decides the roll, what to take, whether to stop."""

    def __init__(self, game: Zocken, key: int, seats: int) -> None:
        super().__init__(key, seats)
        self.game, self.rolls, self.stops = game, 0, 0

    def put(self, state: ZockenState) -> Input:
        if state.first is None:
            drawn = self.game.first == "drawn"
            first = self.below(0, UPPER, self.seats) if drawn else self.game.first
            return Input(CHANCE, f"first {first}")
        if state.rolling:
            dice = sorted(divmod(self.below(self.rolls, UPPER, 36), 6))
            return Input(CHANCE, " ".join(FACES[one] for one in dice))
        turn = state.turn or 0
        legal = self.game.legal(state, turn)
        if state.dice is not None:
            every = [action_of(place, turn, self.seats) for place in range(PLACES)]
            takes = [ACTIONS[one] for one in every if one >= 0 and ACTIONS[one] in legal]
            nth, self.stops = divmod(self.below(self.rolls, LOWER, 2 * len(takes)), 2)
            return Input(turn, takes[nth])
        if "roll" not in legal or ("stop" in legal and self.stops):
            return Input(turn, "stop")
        self.rolls += 1
        return Input(turn, "roll")


class GeflipptLot(Drawing):
    """Numbers 0 to 63 are for the stacks; each reveal then has its own 64."""

    def __init__(self, game: Geflippt, key: int, seats: int) -> None:
        super().__init__(key, seats)
        self.game, self.reveals = game, 0
        self.pile = self.shuffled(CLOTHES, 0)
        self.mice = self.shuffled(list(MICE), 32)[::-1]
        self.cheeses = self.shuffled(CHEESES, 48)
        self.discarded: list[str] = []
        self.held: list[list[str]] = [[] for _ in range(seats)]
        """Designs, in the order in which they arrived."""

    def shuffled(self, cards: Sequence[str], counter: int) -> list[str]:
        """Each card swaps places with an earlier one, or stays."""
        order: list[str] = []
        for place, card in enumerate(cards):
            at = self.below(counter + place // 2, LOWER if place % 2 else UPPER, place + 1)
            order.append(card)
            order[at], order[-1] = order[-1], order[at]
        return order

    def put(self, state: GeflipptState) -> Input:
        if state.tasks:
            return Input(CHANCE, self.drawn(state))
        if state.mouse is None:
            self.reveals += 1
            return Input(state.revealer or 0, "reveal", state.since_ms + 250)
        seat = state.reactions.index(None)
        counter, legal = 64 * self.reveals + seat, self.game.legal(state, seat)
        choice = self.below(counter, UPPER, len(legal))
        action = "pass" if choice == len(legal) - 1 else "attack"
        if choice < len(self.held[seat]):
            action = f"whack {self.held[seat][choice]}"
        delay_ms = self.below(counter, LOWER, self.game.window_ms - GUESS_MS + 1)
        return Input(seat, action, state.since_ms + GUESS_MS + delay_ms)

    def drawn(self, state: GeflipptState) -> str:
        task = state.tasks[0]
        match task.what:
            case "first":  # it doesn't matter who turns up the mice
                return "first 0"
            case "cheese":
                return self.cheeses.pop()
            case "mouse" | "from_stack":
                return self.mice.pop()
            case "refill":
                card = self.pile.pop()
                if card not in state.hands[task.seat]:
                    self.held[task.seat].append(card)
                return card
            case "faster":
                tied = list(self.game.odds(state))
                counter = 64 * self.reveals + 8 + len(state.faster)
                return tied[self.below(counter, UPPER, len(tied))]

    def hear(self, news: Sequence[Any], after: GeflipptState) -> None:
        for told in news:
            match told:
                case Discarded(seat, piece):
                    self.discarded.append(piece)
                    self.played(seat, piece, after)
                case LaundryLaid(seat, (piece,), None):
                    self.played(seat, piece, after)
                case LaundryLaid(seat, pieces, piece):
                    laid = (*pieces, piece)
                    self.held[seat] = [one for one in self.held[seat] if one not in laid]
                case Reshuffled():
                    self.pile = self.shuffled(self.discarded, 64 * self.reveals + 16)
                    self.discarded = []

    def played(self, seat: int, piece: str, after: GeflipptState) -> None:
        """If it was the only one of its design, the last card takes its place."""
        if piece not in after.hands[seat]:
            held = self.held[seat]
            at = held.index(piece)
            held[at] = held[-1]
            held.pop()


LOTS: dict[str, Callable[[Any, int, int], Lot]] = {
    "geflippt": GeflipptLot,
    "geier": GeierLot,
    "mausen": MausenLot,
    "zocken": ZockenLot,
}

"""Hol's der Geier, a game by Alex Randolph.

Fifteen prizes, mice and vultures, turn up one by one; everyone bids one of the cards 1 to 15 for
each. Equal bids cancel each other. The highest bid left takes a mouse, the lowest a vulture.

Outcome reasons. Ended by: hands_empty. Decided by: points, unique (a leading player drew level with
another and dropped out), highest_mouse, shared.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mauseloch.core.game import (
    A_DRAW,
    CHANCE,
    NOBODY,
    Ended,
    Even,
    Input,
    Outcome,
    Rng,
    Seat,
    Waiting,
)
from mauseloch.core.options import Options, choice, flag, reduced
from mauseloch.core.rules import (
    Rules,
    decided_by,
    ending,
    maker,
    open_choice,
    ranks_of,
    refusal,
    with_item,
    without_item,
)

CARDS = tuple(str(value) for value in range(1, 16))
PRIZES = tuple(f"{value:+d}" for value in range(-5, 11) if value)
VALUE = {card: int(card) for card in CARDS}
PRIZE_VALUE = {prize: int(prize) for prize in PRIZES}
MOST = len(CARDS)
NOTATION = f"a card from 1 to {MOST}"


def prizes(cards: int) -> tuple[str, ...]:
    """The prizes of a game with this many cards: a third of them are vultures."""
    lowest = 5 - cards // 3
    return PRIZES[lowest : lowest + cards]


class State(NamedTuple):
    """Cards and prizes, by place. The stack has the prizes left; its order is up to chance."""

    hands: tuple[tuple[str, ...], ...]
    """In notation: any card in a hand may be bid. A bid leaves it when it is revealed."""
    bids: tuple[int, ...]
    """0 until chosen."""
    spent: tuple[tuple[int, ...], ...]
    """Each seat's bids, round by round."""
    stack: tuple[str, ...]
    """Also in notation."""
    carried: tuple[int, ...]
    """Prizes carried over from rounds with only ties; after the last round they are nobody's."""
    prize: int | None
    """The prize of this round; None while it is about to turn up."""
    won: tuple[tuple[int, ...], ...]

    @property
    def over(self) -> bool:
        """Whether all rounds have been played."""
        return self.prize is None and not self.stack

    @property
    def pot(self) -> tuple[int, ...]:
        """All the prizes in this round."""
        return self.carried if self.prize is None else (*self.carried, self.prize)


new_state = maker(State)


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A new prize joins the pot."""

    round: int
    prize: int
    pot: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat has chosen; only that seat knows what."""

    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class Revealed:
    """All bids turn over at once; equal ones cancel each other out."""

    round: int
    cards: tuple[int, ...]
    cancelled: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Won:
    """One seat takes the whole pot."""

    seat: Seat
    card: int
    pot: tuple[int, ...]
    by: Literal["highest", "lowest"]


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """Only ties: the pot waits for the next prize."""

    pot: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """Only ties in the last round: nobody gets the pot."""

    pot: tuple[int, ...]


News = TurnedUp | Bid | Revealed | Won | CarriedOver | Discarded | Ended


@dataclass(frozen=True, slots=True)
class View:
    """What lies on the table for one seat."""

    seat: Seat | None
    round: int
    """From 1 to the number of cards."""
    hand: tuple[int, ...]
    """Your own, without the card you have bid."""
    bid: int | None
    """Your own."""
    has_bid: tuple[bool, ...]
    hand_size: tuple[int, ...]
    carried: tuple[int, ...]
    """Prizes carried over; with the prize they make the pot."""
    prize: int | None
    """Turned up for this round."""
    stack_size: int
    spent: tuple[tuple[int, ...], ...]
    """The bids that lie open: of the last round or, with open_discards, of all rounds."""
    won: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    discarded: tuple[int, ...]


@dataclass(frozen=True)
class Geier(Rules, Options):
    """The rules, with the options chosen."""

    name = "geier"
    version = 1
    seats = range(2, 6)

    winner: Literal["unique", "highest_mouse"] = choice("unique", "highest_mouse")
    """Equals drop out of the race, or the highest mouse among them decides."""
    open_discards: bool = flag()
    cards: int = reduced(MOST, range(2, MOST + 1))
    """Cards in a hand, and prizes."""

    def start(self, seats: int) -> State:
        self.check_seats(seats)
        return State(
            hands=(CARDS[: self.cards],) * seats,
            bids=(0,) * seats,
            spent=(),
            stack=prizes(self.cards),
            carried=(),
            prize=None,
            won=((),) * seats,
        )

    def waiting(self, state: State) -> Waiting:
        if state.prize is not None:
            return open_choice(state.bids)
        return A_DRAW if state.stack else NOBODY

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        bids = state.bids
        if state.prize is not None and 0 <= seat < len(bids) and not bids[seat]:
            return state.hands[seat]
        return ()

    def odds(self, state: State) -> Mapping[str, int]:
        return {} if state.prize is not None else Even(state.stack)

    def apply(self, state: State, put: Input) -> State:
        if put.actor is CHANCE:
            return self._turn_up(state, put)
        seat, card = put.actor, put.action
        if not isinstance(seat, int) or card not in self.legal(state, seat):
            notation = NOTATION.replace(str(MOST), str(self.cards))
            raise refusal(self, state, put, notation, readable=card in VALUE)
        bids = with_item(state.bids, seat, VALUE[card])
        if 0 in bids:
            hands, _, spent, stack, carried, prize, won = state
            return new_state((hands, bids, spent, stack, carried, prize, won))
        return self._reveal(state, bids)

    def _turn_up(self, state: State, put: Input) -> State:
        """Turn up the top prize; it joins those carried over."""
        if put.action not in state.stack or state.prize is not None:
            readable = put.action in PRIZE_VALUE
            raise refusal(self, state, put, "a prize, like +7 or -3", readable=readable)
        hands, bids, spent, stack, carried, _, won = state
        stack, prize = without_item(stack, put.action), PRIZE_VALUE[put.action]
        return new_state((hands, bids, spent, stack, carried, prize, won))

    def _reveal(self, state: State, cards: tuple[int, ...]) -> State:
        """The last seat has bid: a seat takes the pot, or it is carried over."""
        hands = tuple(map(without_item, state.hands, map(str, cards)))
        no_bids = (0,) * len(cards)
        spent = (*state.spent, cards)
        pot, won = state.pot, state.won
        taker = pot_taker(pot, cards)
        if taker is None:
            return new_state((hands, no_bids, spent, state.stack, pot, None, won))
        won = with_item(won, taker, won[taker] + pot)
        return new_state((hands, no_bids, spent, state.stack, (), None, won))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            round=self._round(state),
            hand=() if seat is None else _unplayed(state, seat),
            bid=None if seat is None else state.bids[seat] or None,
            has_bid=tuple(map(bool, state.bids)),
            hand_size=tuple(
                [len(hand) - (bid != 0) for hand, bid in zip(state.hands, state.bids, strict=True)]
            ),
            carried=() if state.over else state.carried,
            prize=state.prize,
            stack_size=len(state.stack),
            spent=state.spent if self.open_discards else state.spent[-1:],
            won=state.won,
            scores=tuple(map(sum, state.won)),
            discarded=state.carried if state.over else (),
        )

    def insiders(self, put: Input) -> Collection[Seat]:
        return () if put.actor is CHANCE else (put.seat,)

    def news(self, before: State, put: Input, after: State, seat: Seat | None) -> Sequence[News]:
        if put.actor is CHANCE:
            return (TurnedUp(self._round(after), PRIZE_VALUE[put.action], after.pot),)
        card = VALUE[put.action]
        bid = Bid(put.seat, card if seat == put.seat else None)
        if any(after.bids):
            return (bid,)
        cards = tuple(one or card for one in before.bids)  # the missing one was this card
        cancelled = tuple(s for s, one in enumerate(cards) if cards.count(one) > 1)
        news: list[News] = [bid, Revealed(self._round(before), cards, cancelled)]
        taker = pot_taker(before.pot, cards)
        if taker is not None:
            by: Literal["highest", "lowest"] = "highest" if sum(before.pot) >= 0 else "lowest"
            news.append(Won(taker, cards[taker], before.pot, by))
        else:
            news.append(Discarded(before.pot) if after.over else CarriedOver(before.pot))
        return [*news, *ending(self.outcome(after))]

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        scores = tuple(map(sum, state.won))
        if self.winner == "highest_mouse":
            mice = [max((prize for prize in won if prize > 0), default=0) for won in state.won]
            ranks = ranks_of(list(zip(scores, mice, strict=True)))
        else:
            alone = [score for score in scores if scores.count(score) == 1]
            winning = max(alone, default=max(scores))
            ranks = ranks_of([(score == winning, score) for score in scores])
        return Outcome(scores, ranks, "hands_empty", decided_by(scores, ranks, self.winner))

    def imagine(self, view: View, log: Sequence[News], rng: Rng) -> State:
        """Every bid was seen when it was revealed; only the face-down ones are unknown."""
        seats = len(view.has_bid)
        spent: list[tuple[int, ...]] = []
        stack = list(prizes(self.cards))
        for told in log:
            if isinstance(told, TurnedUp):
                stack.remove(f"{told.prize:+d}")
            elif isinstance(told, Revealed):
                spent.append(told.cards)
        hands = [
            [
                card
                for card in CARDS[: self.cards]
                if VALUE[card] not in [bids[seat] for bids in spent]
            ]
            for seat in range(seats)
        ]
        bids = [0] * seats
        for owner, hand in enumerate(hands):
            if view.has_bid[owner]:
                own = None if view.bid is None or owner != view.seat else str(view.bid)
                bids[owner] = VALUE[own or rng.choice(hand)]
        return State(
            hands=tuple(map(tuple, hands)),
            bids=tuple(bids),
            spent=tuple(spent),
            stack=tuple(stack),
            carried=view.carried or view.discarded,
            prize=view.prize,
            won=view.won,
        )

    def _round(self, state: State) -> int:
        """The number of the current prize; still the last one when all is over."""
        return min(self.cards, self.cards + 1 - len(state.hands[0]))


def pot_taker(pot: tuple[int, ...], cards: tuple[int, ...]) -> Seat | None:
    """The seat that takes the pot: with the highest unique bid or, below zero, the lowest."""
    for card in sorted(cards, reverse=sum(pot) >= 0):
        if cards.count(card) == 1:
            return cards.index(card)
    return None


def _unplayed(state: State, seat: Seat) -> tuple[int, ...]:
    """The hand without the card already face down."""
    bid = state.bids[seat]
    return tuple([VALUE[card] for card in state.hands[seat] if VALUE[card] != bid])

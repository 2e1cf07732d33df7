"""Mausen (Mice! / Une souris ! / Topi!), a game by Detlef Wendt.

Everyone holds the same sixteen animals. Each round all play one at once, and in each species one
hunter takes all its prey: the cards on the table and those just played, whoever played them.

Outcome reasons. Ended by: hands_empty. Decided by: points, mouse_sum, mouse_highest, shared.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mauseloch.core.game import NOBODY, Ended, Input, Outcome, Rng, Seat, Waiting
from mauseloch.core.options import Options, choice, flag, reduced
from mauseloch.core.rules import (
    Rules,
    decided_by,
    open_choice,
    ranks_of,
    refusal,
    with_item,
    without_item,
)

SPECIES = ("elephant", "dog", "cat", "mouse")
PREY = {"elephant": "dog", "dog": "cat", "cat": "mouse", "mouse": "elephant"}


class Card(str):
    """An animal card: a string that is its own notation, so `Card("dog3") == "dog3"`."""

    __slots__ = ("species", "value")
    species: str
    """One of elephant, dog, cat and mouse."""
    value: int
    """From 1 to 4."""

    def __new__(cls, text: str) -> "Card":
        card = super().__new__(cls, text)
        card.species, card.value = text[:-1], int(text[-1])
        return card

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


SET = tuple(Card(f"{species}{value}") for species in SPECIES for value in (1, 2, 3, 4))
CARDS = {str(card): card for card in SET}
START_CARDS = tuple(CARDS[text] for text in ("elephant4", "dog3", "cat2", "mouse1"))
ORDER = {card: place for place, card in enumerate(SET)}
BY_VALUE = tuple(sorted(SET, key=lambda card: card.value))
NOTATION = "a species and a value, like dog3"


def deck(cards: int) -> tuple[Card, ...]:
    """A hand of that many cards: the lowest of each species first."""
    return _sorted(BY_VALUE[:cards])


def start_cards(cards: int) -> tuple[Card, ...]:
    """The first table: from the highest elephant there is down to the lowest mouse."""
    missing = 4 - max(card.value for card in deck(cards))
    return tuple(CARDS[f"{one.species}{max(1, one.value - missing)}"] for one in START_CARDS)


class State(NamedTuple):
    """All cards, by place. Hands, table and piles are kept in the order of SET."""

    hands: tuple[tuple[Card, ...], ...]
    """A pick leaves the hand when it is revealed."""
    picks: tuple[Card | None, ...]
    table: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Hunt:
    """A species that was played found its hunter, or found none."""

    species: str
    played: tuple[tuple[Seat, Card], ...]
    """Highest first."""
    tied: tuple[Seat, ...]
    """Seats whose cards cancelled each other out, before a hunter was found or without one."""
    hunter: Seat | None
    card: Card | None
    prey: str
    caught: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """A seat has chosen; only that seat knows what."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Revealed:
    """All cards turn over at once."""

    round: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Stayed:
    """What was not caught; together with the cards already there it makes the new table."""

    cards: tuple[Card, ...]
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TableEmpty:
    """Everything was caught: everyone puts a card in the middle before the next round."""


@dataclass(frozen=True, slots=True)
class Restocked:
    """The new starting cards, one from each seat; nobody hunts."""

    round: int
    cards: tuple[Card, ...]


News = Picked | Revealed | Hunt | Stayed | TableEmpty | Restocked | Ended


@dataclass(frozen=True, slots=True)
class View:
    """What lies on the table for one seat."""

    seat: Seat | None
    round: int
    """From 1 to the number of cards in a hand, restocks counted."""
    restock: bool
    """The table is empty: the cards picked now are new starting cards, and nobody hunts."""
    hand: tuple[Card, ...]
    """Your own, without the card you have picked."""
    pick: Card | None
    """Your own."""
    picked: tuple[bool, ...]
    hand_size: tuple[int, ...]
    table: tuple[Card, ...]
    pile_size: tuple[int, ...]
    piles: tuple[tuple[Card, ...] | None, ...]
    """None: face down to you."""


@dataclass(frozen=True)
class Mausen(Rules, Options):
    """The rules, with the options chosen."""

    name = "mausen"
    version = 1
    seats = range(3, 7)

    ties: Literal["booklet", "cascade"] = choice("booklet", "cascade")
    """Two equal highest cards let the next one hunt: one step down only, or until one is alone."""
    mouse_tiebreak: Literal["sum", "highest"] = choice("sum", "highest")
    open_piles: bool = flag()
    cards: int = reduced(len(SET), range(4, len(SET) + 1))
    """Cards in a hand: the lowest of each species."""

    def start(self, seats: int) -> State:
        self.check_seats(seats)
        return State(
            hands=(deck(self.cards),) * seats,
            picks=(None,) * seats,
            table=start_cards(self.cards),
            piles=((),) * seats,
        )

    def waiting(self, state: State) -> Waiting:
        if not state.hands[0]:
            return NOBODY
        return open_choice(state.picks)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        if 0 <= seat < len(state.picks) and state.picks[seat] is None:
            return state.hands[seat]
        return ()

    def odds(self, state: State) -> Mapping[str, int]:
        return {}

    def apply(self, state: State, put: Input) -> State:
        seat = put.actor
        if not isinstance(seat, int) or put.action not in self.legal(state, seat):
            raise refusal(self, state, put, NOTATION, readable=put.action in CARDS)
        card = CARDS[put.action]
        picks = with_item(state.picks, seat, card)
        if None in picks:
            return State(state.hands, picks, state.table, state.piles)
        return self._reveal(state, tuple([pick or card for pick in picks]))

    def _reveal(self, state: State, played: tuple[Card, ...]) -> State:
        """The last seat has picked: all cards turn over, and the hunts take place."""
        hands = tuple(map(without_item, state.hands, played))
        no_picks = (None,) * len(played)
        if not state.table:  # a restock: nothing hunts
            return State(hands, no_picks, _sorted(played), state.piles)
        hunts = self.hunts(played, state.table)
        piles = list(state.piles)
        for hunt in hunts:
            if hunt.hunter is not None:
                piles[hunt.hunter] = _sorted(piles[hunt.hunter] + hunt.caught)
        table = _sorted(_uncaught(state.table + played, hunts))
        return State(hands, no_picks, table, tuple(piles))

    def hunts(self, played: tuple[Card, ...], table: tuple[Card, ...]) -> list[Hunt]:
        """The hunts of one round in the order elephant, dog, cat, mouse; all happen at once."""
        hunts = []
        for species in SPECIES:
            own = [(seat, card) for seat, card in enumerate(played) if card.species == species]
            if not own:
                continue
            own.sort(key=lambda one: -one[1].value)
            hunter, tied = self._hunter(own)
            prey = PREY[species]
            caught = (
                _sorted(card for card in table + played if card.species == prey)
                if hunter is not None
                else ()
            )
            card = None if hunter is None else played[hunter]
            hunts.append(Hunt(species, tuple(own), tied, hunter, card, prey, caught))
        return hunts

    def _hunter(self, own: list[tuple[Seat, Card]]) -> tuple[Seat | None, tuple[Seat, ...]]:
        """The seat that hunts for a species, from its cards, highest first, and those that tied.

        A value played twice or more does not hunt; the next lower one may. By the booklet there
        is one such step; with `cascade` there are as many as it takes.
        """
        tied: list[Seat] = []
        values = sorted({card.value for _, card in own}, reverse=True)
        steps = values[:2] if self.ties == "booklet" else values
        for value in steps:
            seats = [seat for seat, card in own if card.value == value]
            if len(seats) == 1:
                return seats[0], tuple(tied)
            tied += seats
        return None, tuple(tied)

    def view(self, state: State, seat: Seat | None) -> View:
        over = not state.hands[0]
        return View(
            seat=seat,
            round=self._round(state),
            restock=not state.table and not over,
            hand=() if seat is None else _unplayed(state, seat),
            pick=None if seat is None else state.picks[seat],
            picked=tuple(pick is not None for pick in state.picks),
            hand_size=tuple(
                len(hand) - (pick is not None)
                for hand, pick in zip(state.hands, state.picks, strict=True)
            ),
            table=state.table,
            pile_size=tuple(len(pile) for pile in state.piles),
            piles=tuple(
                pile if self.open_piles or over or owner == seat else None
                for owner, pile in enumerate(state.piles)
            ),
        )

    def insiders(self, put: Input) -> Collection[Seat]:
        return (put.seat,)

    def news(self, before: State, put: Input, after: State, seat: Seat | None) -> Sequence[News]:
        card = CARDS[put.action]
        picked = Picked(put.seat, card if seat == put.seat else None)
        if any(after.picks):
            return (picked,)
        played = tuple(pick or card for pick in before.picks)  # the missing one was this card
        news: list[News] = [picked]
        if not before.table:
            news.append(Restocked(self._round(before), played))
        else:
            hunts = self.hunts(played, before.table)
            stayed = _uncaught(played, hunts)
            news.append(Revealed(self._round(before), played))
            news.extend(hunts)
            news.append(Stayed(stayed, after.table))
        outcome = self.outcome(after)
        if outcome is not None:
            news.append(Ended(outcome))
        elif not after.table:
            news.append(TableEmpty())
        return news

    def outcome(self, state: State) -> Outcome | None:
        if state.hands[0]:
            return None
        points = tuple(sum(card.value for card in pile) for pile in state.piles)
        mice = [self._mice(pile) for pile in state.piles]
        ranks = ranks_of(list(zip(points, mice, strict=True)))
        decided = decided_by(points, ranks, f"mouse_{self.mouse_tiebreak}")
        return Outcome(points, ranks, "hands_empty", decided)

    def _mice(self, pile: tuple[Card, ...]) -> int:
        """What breaks a tie on points: the sum of the mice in a pile, or the highest of them."""
        mice = [card.value for card in pile if card.species == "mouse"]
        return sum(mice) if self.mouse_tiebreak == "sum" else max(mice, default=0)

    def imagine(self, view: View, log: Sequence[News], rng: Rng) -> State:
        """Hands and piles follow from what everyone saw; only the face-down picks are unknown."""
        seats = len(view.picked)
        hands = [list(deck(self.cards)) for _ in range(seats)]
        piles: list[tuple[Card, ...]] = [()] * seats
        for told in log:
            if isinstance(told, Revealed | Restocked):
                for hand, card in zip(hands, told.cards, strict=True):
                    hand.remove(card)
            elif isinstance(told, Hunt) and told.hunter is not None:
                piles[told.hunter] = _sorted(piles[told.hunter] + told.caught)
        picks: list[Card | None] = [None] * seats
        for owner, hand in enumerate(hands):
            if view.picked[owner]:
                own = view.pick if owner == view.seat else None
                picks[owner] = own or rng.choice(hand)
        return State(tuple(map(tuple, hands)), tuple(picks), view.table, tuple(piles))

    def _round(self, state: State) -> int:
        """The number of the current card; still the last one when all is over."""
        return min(self.cards, self.cards + 1 - len(state.hands[0]))


def _uncaught(cards: tuple[Card, ...], hunts: list[Hunt]) -> tuple[Card, ...]:
    """The cards that no hunter took: a hunter takes all its prey."""
    taken = [hunt.prey for hunt in hunts if hunt.hunter is not None]
    return tuple([card for card in cards if card.species not in taken])


def _unplayed(state: State, seat: Seat) -> tuple[Card, ...]:
    """The hand without the card already face down."""
    return tuple(card for card in state.hands[seat] if card != state.picks[seat])


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))

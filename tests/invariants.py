"""The invariants of each game's rules: what must hold in every state."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from mauseloch.games.geflippt import deck
from mauseloch.games.geflippt.state import State as Geflippt
from mauseloch.games.geier.rules import CARDS, PRIZE_VALUE, VALUE
from mauseloch.games.geier.rules import State as Geier
from mauseloch.games.mausen.rules import SET, START_CARDS
from mauseloch.games.mausen.rules import State as Mausen
from mauseloch.games.zocken.state import State as Zocken


def mausen(state: Mausen) -> None:
    seats = len(state.hands)
    held = [card for hand in state.hands for card in hand]
    piles = [card for pile in state.piles for card in pile]
    cards = [*held, *state.table, *piles]
    assert Counter(cards) == Counter([*SET * seats, *START_CARDS])
    assert sum(card.value for card in cards) == 40 * seats + 10
    assert len({len(hand) for hand in state.hands}) == 1
    for hand, pick in zip(state.hands, state.picks, strict=True):
        assert pick is None or pick in hand


def geier(state: Geier) -> None:
    assert len({len(hand) for hand in state.hands}) == 1
    for seat, hand in enumerate(state.hands):
        spent = [bids[seat] for bids in state.spent]
        assert sorted([*map(int, hand), *spent]) == list(VALUE.values()) == list(map(int, CARDS))
        assert not state.bids[seat] or str(state.bids[seat]) in hand
    prizes = [*map(int, state.stack), *state.pot]
    prizes += [prize for won in state.won for prize in won]
    assert sorted(prizes) == sorted(PRIZE_VALUE.values())
    if state.over:
        assert sum(map(sum, state.won)) == 40 - sum(state.carried)


def zocken(state: Zocken) -> None:
    heaps = [state.middle, *state.owned, state.aside]
    assert tuple(map(sum, zip(*heaps, strict=True))) == (6, 6, 6, 6, 6)
    assert all(count >= 0 for heap in heaps for count in heap)
    if state.turn is None:
        assert not any(state.aside)
    elif not any(state.aside) and not state.rolling and state.dice is None:
        # A turn begins here, or continues under `risk`, where the middle may be smaller.
        assert sum(state.middle) >= 5 or state.secured


def geflippt(state: Geflippt) -> None:
    piles = [*state.hands, *state.face_up, *state.face_down, state.draw, state.discard]
    assert Counter(piece for pile in piles for piece in pile) == Counter(deck.CLOTHES)
    shown = () if state.mouse is None else (state.mouse,)
    mice = [*state.unseen, *state.bottom, *shown, *(m for own in state.caught for m in own)]
    assert sorted(mice) == sorted(deck.MICE)
    face_up = () if state.cheese is None else (state.cheese,)
    cheeses = [*state.cheese_stack, *face_up, *(c for own in state.cheeses for c in own)]
    assert sorted(cheeses) == sorted(deck.CHEESES)
    assert all(len(hand) <= 7 for hand in state.hands)
    assert all(len(down) <= 3 for down in state.face_down)


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "mausen": mausen,
    "geier": geier,
    "zocken": zocken,
    "geflippt": geflippt,
}

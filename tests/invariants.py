"""The invariants of each game's rules: what must hold in every state."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from mauseloch.core.game import AnyGame
from mauseloch.games.geflippt.deck import MICE, deck
from mauseloch.games.geflippt.state import State as Geflippt
from mauseloch.games.geier.rules import CARDS
from mauseloch.games.geier.rules import State as Geier
from mauseloch.games.geier.rules import prizes as prizes_of
from mauseloch.games.mausen.rules import SET, start_cards
from mauseloch.games.mausen.rules import State as Mausen
from mauseloch.games.mausen.rules import deck as deck_of
from mauseloch.games.zocken.state import State as Zocken


def mausen(state: Mausen, cards: int = len(SET)) -> None:
    seats = len(state.hands)
    held = [card for hand in state.hands for card in hand]
    piles = [card for pile in state.piles for card in pile]
    everything = [*held, *state.table, *piles]
    assert Counter(everything) == Counter([*deck_of(cards) * seats, *start_cards(cards)])
    if cards == len(SET):
        assert sum(card.value for card in everything) == 40 * seats + 10
    assert len({len(hand) for hand in state.hands}) == 1
    for hand, pick in zip(state.hands, state.picks, strict=True):
        assert pick is None or pick in hand


def geier(state: Geier, cards: int = len(CARDS)) -> None:
    assert len({len(hand) for hand in state.hands}) == 1
    for seat, hand in enumerate(state.hands):
        spent = [bids[seat] for bids in state.spent]
        assert sorted([*map(int, hand), *spent]) == list(map(int, CARDS[:cards]))
        assert not state.bids[seat] or str(state.bids[seat]) in hand
    prizes = [*map(int, state.stack), *state.pot]
    prizes += [prize for won in state.won for prize in won]
    assert sorted(prizes) == sorted(map(int, prizes_of(cards)))
    if state.over:
        assert sum(map(sum, state.won)) == sum(map(int, prizes_of(cards))) - sum(state.carried)


def zocken(state: Zocken, mice: int = 6) -> None:
    heaps = [state.middle, *state.owned, state.aside]
    assert tuple(map(sum, zip(*heaps, strict=True))) == (mice,) * 5
    assert all(count >= 0 for heap in heaps for count in heap)
    if state.turn is None:
        assert not any(state.aside)
    elif not any(state.aside) and not state.rolling and state.dice is None:
        # A turn begins here, or continues under `risk`, where the middle may be smaller.
        assert sum(state.middle) >= 5 or state.secured


def geflippt(state: Geflippt, mice: int = len(MICE)) -> None:
    all_mice, clothes, all_cheeses, hand = deck(mice)
    piles = [*state.hands, *state.face_up, *state.face_down, state.draw, state.discard]
    assert Counter(piece for pile in piles for piece in pile) == Counter(clothes)
    shown = () if state.mouse is None else (state.mouse,)
    there = [*state.unseen, *state.bottom, *shown, *(m for own in state.caught for m in own)]
    assert sorted(there) == sorted(all_mice)
    face_up = () if state.cheese is None else (state.cheese,)
    cheeses = [*state.cheese_stack, *face_up, *(c for own in state.cheeses for c in own)]
    assert sorted(cheeses) == sorted(all_cheeses)
    assert all(len(one) <= hand for one in state.hands)
    assert all(len(down) <= 3 for down in state.face_down)


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "mausen": mausen,
    "geier": geier,
    "zocken": zocken,
    "geflippt": geflippt,
}


def invariant_of(game: AnyGame) -> Callable[[Any], None]:
    """The invariant of a game, which may be reduced."""
    return partial(INVARIANTS[game.name], **getattr(game, "reduced", {}))

"""Positions of Mausgeflippt: any card not named is in the stacks."""

from collections.abc import Iterable, Sequence
from typing import Any

from mauseloch.core.game import Input, Seat
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, DESIGNS, MICE
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import Reaction, State

GAME = Geflippt()

# mouse1 carries emmental and wears hat-white, shirt-white, jacket-white and bag-yellow. Each
# hand is named after how many of these pieces, or which of them, it holds.
TWO = "hat-white glasses-black scarf-orange tie-blue shirt-white belt-brown socks-red"
ONE = "hat-blue glasses-white scarf-blue jacket-white trousers-blue shoes-black ring-red"
NONE = "hat-blue glasses-black tie-yellow dress-red belt-white shoes-yellow ring-blue"
BAG = "scarf-orange dress-red dress-yellow trousers-brown socks-white bag-green bag-yellow"
HAT = "hat-white hat-white glasses-black scarf-blue trousers-brown belt-white bag-green"

Piles = tuple[tuple[str, ...], ...]


def cards(text: str) -> tuple[str, ...]:
    """Pieces, mice or cheeses from a space-separated text."""
    return tuple(text.split())


def piles(*texts: str) -> Piles:
    """One pile for each seat."""
    return tuple(map(cards, texts))


def rest(everything: Iterable[str], *gone: Iterable[str]) -> tuple[str, ...]:
    """What is left of a stack, in its order."""
    left = list(everything)
    for pile in gone:
        for card in pile:
            left.remove(card)
    return tuple(left)


def position(
    *hands: str,
    mouse: str | None = "mouse1",
    cheese: str | None = "gouda",
    revealer: Seat = 0,
    since_ms: int = 1000,
    discard: Sequence[str] = (),
    face_up: Piles = (),
    face_down: Piles = (),
    caught: Piles = (),
    cheeses: Piles = (),
    bottom: Sequence[str] = (),
    reactions: Sequence[Reaction | None] = (),
    idle: int = 0,
) -> State:
    """A position with every card; by default mouse1, unprotected, has just been revealed."""
    dealt = piles(*(hands or (TWO, ONE, NONE)))
    nothing: Piles = ((),) * len(dealt)
    face_up, face_down = face_up or nothing, face_down or nothing
    caught, cheeses = caught or nothing, cheeses or nothing
    assert all(list(hand) == sorted(hand, key=DESIGNS.index) for hand in dealt)
    return State(
        hands=dealt,
        draw=rest(CLOTHES, *dealt, discard, *face_up, *face_down),
        discard=tuple(discard),
        face_up=face_up,
        face_down=face_down,
        unseen=rest(MICE, bottom, *caught, [mouse] if mouse else []),
        bottom=tuple(bottom),
        mouse=mouse,
        caught=caught,
        cheese_stack=rest(CHEESES, *cheeses, [cheese] if cheese else []),
        cheese=cheese,
        cheeses=cheeses,
        revealer=revealer,
        since_ms=since_ms,
        reactions=tuple(reactions) or (None,) * len(dealt),
        faster=(),
        idle=idle,
        tasks=(),
    )


def all_told(
    state: State, *inputs: str, seat: Seat | None = None, game: Geflippt = GAME
) -> list[Any]:
    """The news that several inputs give a seat; None is a spectator."""
    news: list[Any] = []
    for text in inputs:
        put = Input.parse(text)
        after = game.apply(state, put)
        news += game.news(state, put, after, seat)
        state = after
    return news


def counts(state: State) -> tuple[list[str], list[str], list[str]]:
    """All clothes, mice and cheeses in the state, sorted."""
    clothes = [*state.draw, *state.discard]
    for pile in (*state.hands, *state.face_up, *state.face_down):
        clothes += pile
    mice = [*state.unseen, *state.bottom, *([state.mouse] if state.mouse else [])]
    cheeses = [*state.cheese_stack, *([state.cheese] if state.cheese else [])]
    return (
        sorted(clothes),
        sorted(mice + [mouse for pile in state.caught for mouse in pile]),
        sorted(cheeses + [cheese for pile in state.cheeses for cheese in pile]),
    )

"""Deals of Mausgeflippt that are consistent with what a seat knows.

Everything shown is kept: attacking hands, cards taken back, mice put under the stack. What only
clever deduction would reveal (that a reaction in a photo finish must have been wrong) is not.
"""

from collections.abc import Sequence

from mauseloch.core.game import Rng, Seat
from mauseloch.games.geflippt.deck import Deck
from mauseloch.games.geflippt.state import GUESS_MS, Reaction, State, in_order
from mauseloch.games.geflippt.view import (
    CheeseTurned,
    Discarded,
    HandShown,
    LaundryLaid,
    MouseCaught,
    MouseRevealed,
    MouseUnder,
    News,
    Raced,
    TakenBack,
    View,
)


def imagine(deck: Deck, view: View, log: Sequence[News], rng: Rng) -> State:
    """A consistent deal: every card that was shown stays, all others are dealt again."""
    seats = len(view.hand_size)
    seen = _Seen(deck, seats)
    for told in log:
        seen.note(told)
    hands = [list(view.hand) if s == view.seat else seen.hands[s] for s in range(seats)]
    out = [
        *view.discard,
        *(piece for laid in (*view.face_up, *view.face_down) for piece in laid),
    ]
    hidden = list(deck.clothes)
    for piece in [*out, *(piece for hand in hands for piece in hand)]:
        hidden.remove(piece)
    hidden = rng.sample(hidden, len(hidden))
    for hand, size in zip(hands, view.hand_size, strict=True):
        while len(hand) < size:
            hand.append(hidden.pop())
    return State(
        hands=tuple(in_order(hand) for hand in hands),
        draw=in_order(hidden),
        discard=view.discard,
        face_up=view.face_up,
        face_down=view.face_down,
        unseen=tuple(seen.unseen),
        bottom=tuple(seen.bottom),
        mouse=None if view.mouse is None else view.mouse.name,
        caught=view.caught,
        cheese_stack=tuple(seen.cheese_stack),
        cheese=view.cheese,
        cheeses=view.cheeses,
        revealer=view.revealer,
        since_ms=view.since_ms,
        reactions=_reactions(view, hands, rng),
        faster=(),
        idle=seen.idle,
        tasks=(),
    )


def _reactions(view: View, hands: Sequence[Sequence[str]], rng: Rng) -> tuple[Reaction | None, ...]:
    """Random reactions for the others: we only know that they have reacted."""
    reactions: list[Reaction | None] = []
    latest_ms = GUESS_MS if view.deadline_ms is None else view.deadline_ms - view.since_ms
    for seat, reacted in enumerate(view.reacted):
        if not reacted:
            reactions.append(None)
        elif seat == view.seat and view.reaction is not None:
            reactions.append(Reaction(view.reaction, view.since_ms + (view.reaction_ms or 0)))
        else:
            may = ["pass", *(f"whack {piece}" for piece in hands[seat])]
            may += ["attack"] * (len(hands[seat]) > 0 and not view.banned[seat])
            reaction_ms = rng.choice(range(GUESS_MS, latest_ms + 1))
            reactions.append(Reaction(rng.choice(may), view.since_ms + reaction_ms))
    return tuple(reactions)


class _Seen:
    """What the news reveals about hands, mice and cheeses."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.unseen = list(deck.mice)
        self.bottom: list[str] = []
        self.cheese_stack = list(deck.cheeses)
        self.idle = 0

    def note(self, told: News) -> None:
        match told:
            case HandShown(seat, hand):
                self.hands[seat] = list(hand)
            case TakenBack(seat, piece) if piece not in self.hands[seat]:
                self.hands[seat].append(piece)
            case Discarded(seat, piece):
                self._gone(seat, piece)
            case LaundryLaid(seat, face_up, face_down):
                for piece in (*face_up, *([] if face_down is None else [face_down])):
                    self._gone(seat, piece)
            case MouseRevealed(_, mouse) | MouseCaught(_, mouse, True):
                (self.unseen if mouse.name in self.unseen else self.bottom).remove(mouse.name)
            case MouseUnder(mouse):
                self.bottom.append(mouse.name)
            case CheeseTurned(cheese):
                self.cheese_stack.remove(cheese)
            case Raced(finishes):
                self.idle = 0 if finishes else self.idle + 1

    def _gone(self, seat: Seat, piece: str) -> None:
        if piece in self.hands[seat]:
            self.hands[seat].remove(piece)

"""Where the cards of Mausgeflippt go, and the news about it."""

from mauseloch.core.game import Seat
from mauseloch.core.rules import with_item, without_item
from mauseloch.games.geflippt.deck import MICE
from mauseloch.games.geflippt.state import Pieces, State
from mauseloch.games.geflippt.view import (
    Banned,
    Dealt,
    HandShown,
    Judged,
    LaundryLaid,
    MouseUnder,
    News,
    Reacted,
    TakenBack,
)


def without_pieces(state: State, seat: Seat, pieces: Pieces) -> State:
    """Remove these pieces from the seat's hand."""
    hand = state.hands[seat]
    for piece in pieces:
        hand = without_item(hand, piece)
    return state._replace(hands=with_item(state.hands, seat, hand))


def without_mouse(state: State, mouse: str) -> State:
    """Remove this mouse from the stack: an unseen one, or the first of those put under it."""
    if mouse in state.unseen:
        return state._replace(unseen=without_item(state.unseen, mouse))
    return state._replace(bottom=state.bottom[1:])


def mouse_under(state: State, tell: list[News]) -> State:
    """Put a mouse that was not caught under the stack."""
    mouse = state.mouse or ""
    tell.append(MouseUnder(MICE[mouse]))
    return state._replace(mouse=None, bottom=(*state.bottom, mouse))


def taken_back(state: State, seat: Seat, tell: list[News]) -> State:
    """Return a judged card to the hand, as if it had never left."""
    tell.extend(TakenBack(seat, piece) for piece in state.whacked(seat))
    return state


def lay_laundry(state: State, seat: Seat, tell: list[News]) -> State:
    """Lay a wrong whack's card face up; for a wrong attack all worn cards, one face down."""
    if state.kind(seat) == "attack":
        worn = state.worn(state.hands[seat])
        face_down, face_up = worn[:1], worn[1:]
    else:
        face_down, face_up = (), state.whacked(seat)
    if not face_down and not face_up:
        return state
    tell.append(LaundryLaid(seat, face_up, face_down[0] if face_down else None))
    after = without_pieces(state, seat, face_down + face_up)._replace(
        face_up=with_item(state.face_up, seat, state.face_up[seat] + face_up),
        face_down=with_item(state.face_down, seat, state.face_down[seat] + face_down),
    )
    if after.banned(seat) and not state.banned(seat):
        tell.append(Banned(seat))
    return after


def tell_judged(state: State, seat: Seat, order: list[Seat], tell: list[News]) -> None:
    """Announce whose reaction counts, and by how much it was faster than the next one."""
    at_ms = state.races()
    own, first = at_ms[seat], at_ms[order[0]]
    earlier = order[: order.index(seat) + 1]  # this seat included
    later = [ms - own for one, ms in at_ms.items() if one not in earlier and ms >= own]
    reaction = state.reactions[seat]
    tell.append(
        Judged(
            seat=seat,
            place=len(earlier),
            action="" if reaction is None else reaction.action,
            reaction_ms=own - state.since_ms,
            ahead_ms=min(later, default=None),
            behind_ms=own - first,
            right=state.right(seat),
            protected=state.protected,
        )
    )
    if state.kind(seat) == "attack":
        tell.append(HandShown(seat, state.hands[seat]))


def for_seat(told: News, seat: Seat | None) -> News:
    """The news as this seat gets it: other people's cards and open reactions stay hidden."""
    match told:
        case Dealt(owner) if owner != seat:
            return Dealt(owner, None)
        case Reacted(owner) if owner != seat:
            return Reacted(owner, None, None)
        case _:
            return told

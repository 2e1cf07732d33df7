"""Mausgeflippt told in words."""

from collections.abc import Iterable, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import listed
from mauseloch.games.geflippt.deck import Mouse
from mauseloch.games.geflippt.told import (
    Banned,
    CheeseTaken,
    CheeseTurned,
    Dealt,
    Discarded,
    DrawnFaster,
    Finish,
    FirstRevealer,
    HandShown,
    Judged,
    LaundryLaid,
    MouseCaught,
    MouseRevealed,
    MouseUnder,
    News,
    Raced,
    Reacted,
    Reshuffled,
    TakenBack,
)


def narrate(told: News, names: Sequence[str]) -> str:  # noqa: PLR0912 - one case for each news
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case FirstRevealer(seat):
            return f"{names[seat]} turns up the first mouse."
        case CheeseTurned(cheese):
            return f"The {cheese} lies face up."
        case MouseRevealed(mouse, protected):
            guard = ", which protects it" if protected else ""
            return f"A mouse in {_pieces(mouse.wears)}, carrying {mouse.cheese}{guard}!"
        case Raced(finishes):
            times = ", ".join(_finish(finish, names) for finish in finishes)
            return f"  {times}." if finishes else "  Everybody leaves it alone."
        case DrawnFaster(seat, among):
            equal = listed(names[one] for one in among)
            return f"  {equal} are level to the millisecond; the draw says {names[seat]}."
        case Judged():
            return "  " + _judged(told, names)
        case HandShown(seat, hand):
            return f"  {names[seat]} shows {_pieces(hand)}."
        case MouseCaught(seat, mouse, from_stack):
            which = f"a mouse from the stack ({_name(mouse)})" if from_stack else "the mouse"
            return f"  {names[seat]} catches {which}."
        case LaundryLaid(seat, face_up, face_down):
            pieces = [*face_up, *([f"{face_down} (face down)"] if face_down else [])]
            return f"  Dirty laundry for {names[seat]}: {_pieces(pieces)}."
        case Banned(seat):
            return f"  That was {names[seat]}'s third failed attack, and the last."
        case CheeseTaken(seat, cheese):
            return f"  Burnt paws: {names[seat]} gets the {cheese}."
        case MouseUnder():
            return "  The mouse slips under the stack."
        case Reshuffled(cards):
            return f"  The {cards} discards are shuffled."
        case TakenBack(seat, piece):
            return f"  The {piece} goes back to {names[seat]}'s hand."
        case Dealt() | Reacted() | Discarded() | Ended():
            return ""


def _judged(told: Judged, names: Sequence[str]) -> str:
    who = names[told.seat]
    if told.behind_ms:
        return f"Too close to call: {who} was {told.behind_ms} ms behind and is right as well."
    lead = "" if told.ahead_ms is None else f", {told.ahead_ms} ms ahead of the next"
    verdict = "but the mouse is protected" if told.protected else "right" if told.right else "wrong"
    return f"{who} is fastest{lead}: {told.action}, {verdict}."


def _finish(finish: Finish, names: Sequence[str]) -> str:
    return f"{names[finish.seat]} {finish.kind} {finish.reaction_ms} ms"


def _pieces(pieces: Iterable[str]) -> str:
    return listed(pieces)


def _name(mouse: Mouse) -> str:
    return f"in {_pieces(mouse.wears)}"

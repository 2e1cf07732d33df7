"""Mausgeflippt told in words."""

from collections.abc import Iterable, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import a, counted, listed
from mauseloch.games.geflippt.state import WHACKS
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
    View,
)

TITLE = "Mausgeflippt"
ENDED_BY = {
    "last_mouse": "The last mouse is caught.",
    "last_cheese": "The last cheese is gone.",
    "nobody_reacts": "Nobody wants the mice that are left.",
}
DECIDED_BY = {
    "points": "on points",
    "shared": "with nothing to decide between them",
}


def opening(view: View) -> str:
    """What lies there before anything has happened."""
    return f"{view.mice_left} mice are shuffled; everyone draws seven pieces of clothing."


def narrate(told: News, names: Sequence[str]) -> str:  # noqa: PLR0912 - one case for each news
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case FirstRevealer(seat):
            return f"{names[seat]} turns up the first mouse."
        case CheeseTurned(cheese):
            return f"{_capital(_cheese(cheese))} lies face up."
        case MouseRevealed(seat, mouse, protected):
            guard = ", which protects it" if protected else ""
            wearing = f"A mouse with {_pieces(mouse.wears)}, carrying {mouse.cheese}{guard}"
            return f"{names[seat]} reveals. {wearing}!"
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
        case MouseCaught(seat, _, from_stack):
            return (
                f"  {names[seat]} gets {'a mouse from the stack' if from_stack else 'the mouse'}."
            )
        case LaundryLaid(seat, face_up, face_down):
            pieces = [_piece(piece) for piece in face_up]
            pieces += [f"{_piece(face_down)} (face down)"] if face_down else []
            return f"  Dirty laundry for {names[seat]}: {listed(pieces)}."
        case Banned(seat):
            return f"  That was {names[seat]}'s third failed attack, and the last."
        case CheeseTaken(seat, cheese):
            return f"  Burnt paws: {names[seat]} gets {_cheese(cheese)}."
        case MouseUnder():
            return "  The mouse slips under the stack."
        case Reshuffled(cards):
            return f"  The discards are shuffled: {counted(cards, 'card')} to draw from."
        case TakenBack(seat, piece):
            return f"  {_capital(_piece(piece))} goes back to {names[seat]}'s hand."
        case Dealt() | Reacted() | Discarded() | Ended():
            return ""


def _judged(told: Judged, names: Sequence[str]) -> str:
    who = names[told.seat]
    how = f"whacks with {_piece(WHACKS[told.action])}" if told.action in WHACKS else "attacks"
    if told.place > 1:
        behind = f"{told.behind_ms} ms behind"
        return f"Too close to call: {who}, {behind}, {how} and is right as well."
    lead = "" if told.ahead_ms is None else f", {told.ahead_ms} ms ahead of the next"
    verdict = "but the mouse is protected" if told.protected else "right" if told.right else "wrong"
    return f"{who} is fastest{lead}, and {how}: {verdict}."


def _finish(finish: Finish, names: Sequence[str]) -> str:
    return f"{names[finish.seat]} {finish.kind}s after {finish.reaction_ms} ms"


def _piece(piece: str) -> str:
    """A piece as people say it: "hat-blue" is a blue hat, "shoes-black" are black shoes."""
    kind, colour = piece.split("-")
    plural = kind in {"glasses", "trousers", "socks", "shoes"}
    return f"{colour} {kind}" if plural else a(f"{colour} {kind}")


def _pieces(pieces: Iterable[str]) -> str:
    return listed(map(_piece, pieces))


def _cheese(cheese: str) -> str:
    return f"the {cheese}"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]

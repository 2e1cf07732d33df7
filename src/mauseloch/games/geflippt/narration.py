"""Mausgeflippt in words: the messages for its news."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import Say, say
from mauseloch.games.geflippt.state import WHACKS
from mauseloch.games.geflippt.view import (
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

HEADLINES = {
    "geflippt-first",
    "geflippt-revealed",
    "geflippt-revealed-protected",
}
"""News that starts a new paragraph; all other news continues the one before."""


OFFERED = {
    "window_ms": {s * 1000: say("geflippt-offered-seconds", seconds=s) for s in (4, 8, 15, 30)},
    "photo_finish_ms": {ms: say("geflippt-offered-gap", ms=ms) for ms in (0, 30, 100)},
}
"""Numbers to choose from; all possible ones would be too many."""


def opening(view: View) -> Say:  # noqa: ARG001 - it is always the same
    """The table before anything has happened."""
    return say("geflippt-opening")


def scene(view: View, names: Sequence[str]) -> Iterator[Say]:
    """What a seat sees, in words: the cheese, the mouse, what everyone has, and its own hand."""
    if view.cheese is not None:
        yield say("geflippt-cheese-turned", cheese=thing(view.cheese))
    if view.mouse is not None:
        pieces = _things(view.mouse.wears)
        yield say("geflippt-scene-mouse", pieces=pieces, cheese=thing(view.mouse.cheese))
    else:
        yield say("geflippt-scene-stack", mice=view.mice_left)
        yield from turns_up_next(view, names)
    yield from (_has(view, seat, name) for seat, name in enumerate(names))
    for seat, name in enumerate(names):
        yield from _does(view, seat, name)
    if view.hand:
        yield say("geflippt-scene-hand", hand=_things(view.hand))


def _has(view: View, seat: int, name: str) -> Say:
    return say(
        "geflippt-scene-player",
        name=name,
        mice=len(view.caught[seat]),
        up=len(view.face_up[seat]),
        down=len(view.face_down[seat]),
        cheeses=len(view.cheeses[seat]),
        points=abs(view.scores[seat]),
        score=f"{view.scores[seat]}".replace("-", "−"),
    )


def _does(view: View, seat: int, name: str) -> Iterator[Say]:
    if view.banned[seat]:
        yield say("geflippt-scene-banned", name=name)
    if view.reacted[seat]:
        yield say("geflippt-reacted", name=name)


def status(view: View, names: Sequence[str]) -> Say:
    """Who has to act, and what for."""
    if view.mouse is not None:
        return say("geflippt-to-react")
    return next(turns_up_next(view, names), say("geflippt-scene-stack", mice=view.mice_left))


def figures(
    view: View,
    names: Sequence[str],
    options: Mapping[str, object],  # noqa: ARG001 - the view has all
) -> list[list[Say]]:
    """What everyone has, and whether they have reacted."""
    return [[_has(view, seat, name), *_does(view, seat, name)] for seat, name in enumerate(names)]


def turns_up_next(view: View, names: Sequence[str]) -> Iterator[Say]:
    """Who turns up the next mouse, if there is one to come."""
    if view.revealer is not None and view.mouse is None and view.deadline_ms is not None:
        yield say("geflippt-turns-up-next", name=names[view.revealer])


def doing(action: str, names: Sequence[str]) -> Say:  # noqa: ARG001 - it names nobody
    """An action in words: a whack is named by its card."""
    return thing(WHACKS[action]) if action in WHACKS else say(f"geflippt-do-{action}")


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:  # noqa: PLR0912 - a case for each
    """A piece of news in words; nothing if it needs none."""
    match told:
        case FirstRevealer(seat):
            yield say("geflippt-first", name=names[seat])
        case CheeseTurned(cheese):
            yield say("geflippt-cheese-turned", cheese=thing(cheese))
        case MouseRevealed(seat, mouse, protected):
            yield say(
                "geflippt-revealed-protected" if protected else "geflippt-revealed",
                name=names[seat],
                pieces=_things(mouse.wears),
                cheese=thing(mouse.cheese),
            )
        case Raced(()):
            yield say("geflippt-left-alone")
        case Raced(finishes):
            yield say("geflippt-raced", finishes=[_finish(one, names) for one in finishes])
        case DrawnFaster(seat, among):
            yield say("geflippt-drawn", names=[names[one] for one in among], name=names[seat])
        case Judged():
            yield from _judged(told, names)
        case HandShown(seat, hand):
            yield say("geflippt-hand", name=names[seat], hand=_things(hand))
        case MouseCaught(seat, _, from_stack):
            which = "geflippt-caught-from-stack" if from_stack else "geflippt-caught"
            yield say(which, name=names[seat])
        case LaundryLaid(seat, face_up, None):
            yield say("geflippt-laundry", name=names[seat], pieces=_things(face_up))
        case LaundryLaid(seat, (), face_down):
            piece = thing(face_down or "")
            yield say("geflippt-laundry-face-down", name=names[seat], piece=piece)
        case LaundryLaid(seat, face_up, face_down):
            pieces = _things((*face_up, face_down or ""))
            yield say("geflippt-laundry-hidden", name=names[seat], pieces=pieces)
        case Banned(seat):
            yield say("geflippt-banned", name=names[seat])
        case CheeseTaken(seat, cheese):
            yield say("geflippt-cheese-taken", name=names[seat], cheese=thing(cheese))
        case MouseUnder():
            yield say("geflippt-under")
        case Reshuffled(cards):
            yield say("geflippt-reshuffled", cards=cards)
        case TakenBack(seat, piece):
            yield say("geflippt-taken-back", name=names[seat], piece=thing(piece))
        case Dealt() | Reacted() | Discarded() | Ended():
            pass


def gains(
    log: Iterable[News],
    options: Mapping[str, object],  # noqa: ARG001 - points are points
) -> Iterator[tuple[int, int, int]]:
    """What everyone won or lost: with which mouse, which seat, how many points."""
    number = 0
    for told in log:
        match told:
            case MouseRevealed():
                number += 1
            case MouseCaught():
                yield number, told.seat, 1
            case LaundryLaid():
                pieces = len(told.face_up) + (told.face_down is not None)
                yield number, told.seat, -pieces
            case CheeseTaken():
                yield number, told.seat, -2
            case _:
                pass


def _judged(told: Judged, names: Sequence[str]) -> Iterator[Say]:
    """Who was fastest, by how much, with what, and whether that was right."""
    name = names[told.seat]
    if told.place > 1:
        yield say("geflippt-too-close", name=name, ms=told.behind_ms)
    elif told.ahead_ms is None:
        yield say("geflippt-only", name=name)
    else:
        yield say("geflippt-fastest", name=name, ms=told.ahead_ms)
    verdict = "protected" if told.protected else "right" if told.right else "wrong"
    if told.action in WHACKS:
        yield say(f"geflippt-whack-{verdict}", piece=thing(WHACKS[told.action]))
    else:
        yield say(f"geflippt-attack-{verdict}")


def _finish(finish: Finish, names: Sequence[str]) -> Say:
    kind = "geflippt-whacks" if finish.kind == "whack" else "geflippt-attacks"
    return say(kind, name=names[finish.seat], ms=finish.reaction_ms)


def thing(name: str) -> Say:
    """A piece of clothing or a cheese by its name."""
    return say(f"geflippt-{name}")


def _things(names: Iterable[str]) -> list[Say]:
    return [thing(name) for name in names]

"""On Tiptoe in words: the messages for its news."""

from collections.abc import Iterator, Mapping, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import Say, say
from mauseloch_tiptoe.rules import Chosen, Dropped, News, SetOff, Slept, Swept, View

HEADLINES = {"tiptoe-night"}
"""Messages that begin something new; all others belong to the one before."""


def opening(view: View) -> Say:
    """The table before anything has happened."""
    return say("tiptoe-opening", nights=view.nights)


def scene(view: View, names: Sequence[str]) -> Iterator[Say]:
    """What a seat sees, in words."""
    yield status(view, names)
    if view.bag:
        tiles = [say("tiptoe-number", number=tile) for tile in view.bag]
        yield say("tiptoe-bag", tiles=tiles, seats=len(names))
    if view.floor:
        yield say("tiptoe-floor", pieces=view.floor)
    yield from _standing(view, names)
    if any(view.has_chosen):
        ready = [name for name, chosen in zip(names, view.has_chosen, strict=True) if chosen]
        yield say("tiptoe-ready", names=ready)
    if view.load is not None:
        yield say("tiptoe-own", pieces=view.load)


def status(view: View, names: Sequence[str]) -> Say:  # noqa: ARG001 - all choose at the same time
    """The current situation, in a sentence."""
    return say("tiptoe-now", night=view.night, nights=view.nights)


def figures(
    view: View,
    names: Sequence[str],
    options: Mapping[str, object],  # noqa: ARG001 - cheese is cheese
) -> list[list[Say]]:
    """The public facts about each seat."""
    return [[one] for one in _standing(view, names)]


def _standing(view: View, names: Sequence[str]) -> Iterator[Say]:
    for name, pieces, scares in zip(names, view.cheese, view.scares, strict=True):
        if scares:
            yield say("tiptoe-has-scares", name=name, pieces=pieces, scares=scares)
        else:
            yield say("tiptoe-has", name=name, pieces=pieces)


def doing(action: str, names: Sequence[str]) -> Say:  # noqa: ARG001 - cheese has no owner yet
    """The name of an action."""
    return say("tiptoe-take", pieces=int(action))


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:
    """The messages for a piece of news; none if it needs no words."""
    match told:
        case SetOff(night, loads, noise):
            carried = [
                say("tiptoe-load", name=name, pieces=load)
                for name, load in zip(names, loads, strict=True)
            ]
            yield say("tiptoe-night", night=night, loads=carried, noise=noise)
        case Slept(tile, limit, woke):
            yield say("tiptoe-wakes" if woke else "tiptoe-sleeps", tile=tile, limit=limit)
        case Dropped(seats, pieces):
            yield say("tiptoe-dropped", names=[names[seat] for seat in seats], pieces=pieces)
        case Swept(seat, pieces):
            yield say("tiptoe-swept", name=names[seat], pieces=pieces)
        case Chosen() | Ended():
            pass

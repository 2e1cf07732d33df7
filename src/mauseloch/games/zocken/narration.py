"""Mäusezocken told in words: which message each of its news is."""

from collections.abc import Iterable, Iterator, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import Say, say
from mauseloch.games.zocken.rules import (
    COLOURS,
    Begins,
    GameOver,
    Lost,
    Mice,
    News,
    Rolled,
    Rolls,
    Secured,
    Stopped,
    Taken,
    Took,
    View,
)

HEADLINES = {
    "zocken-begins",
    "zocken-begins-game",
    "zocken-rolls",
    "zocken-game-over",
}
"""With these something new begins; all others belong to what was said before."""


def opening(view: View) -> Say:  # noqa: ARG001 - it is always the same
    """What lies there before anything has happened."""
    return say("zocken-opening")


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:
    """What one piece of news says; nothing for what needs no words."""
    match told:
        case Begins(seat, 1):
            yield say("zocken-begins", name=names[seat])
        case Begins(seat, game):
            yield say("zocken-begins-game", name=names[seat], game=game)
        case Rolls(seat, again):
            yield say("zocken-rolls-again" if again else "zocken-rolls", name=names[seat])
        case Rolled(_, (one, other)):
            yield say("zocken-rolled", one=_colour(one), other=_colour(other))
        case Took():
            yield _took(told, names)
        case Secured(seat, mice):
            yield say("zocken-secured", name=names[seat], mice=_mice(mice))
        case Stopped(seat, mice):
            yield say("zocken-stopped", name=names[seat], mice=_mice(mice))
        case Lost():
            yield _lost(told, names)
            if any(told.mice):
                yield say("zocken-back", mice=_mice(told.mice))
        case GameOver(game, points):
            scores = [
                say("zocken-points", name=name, points=won)
                for name, won in zip(names, points, strict=False)
            ]
            yield say("zocken-game-over", game=game, points=scores)
        case Ended():
            pass


def _took(told: Took, names: Sequence[str]) -> Say:
    """Alike mice counted, stolen ones with their owner; how the dice were used."""
    mice = [_taken(mouse, told.mice.count(mouse), names) for mouse in dict.fromkeys(told.mice)]
    jokers = _colours(dict.fromkeys(told.jokers))
    declined = _colours(told.declined)
    if jokers and declined:
        return say("zocken-took-joker-declined", mice=mice, jokers=jokers, declined=declined)
    if jokers:
        return say("zocken-took-joker", mice=mice, jokers=jokers)
    if declined:
        return say("zocken-took-declined", mice=mice, declined=declined)
    return say("zocken-took", mice=mice)


def _taken(mouse: Taken, count: int, names: Sequence[str]) -> Say:
    mice = say("zocken-mice", colour=mouse.colour, count=count)
    return mice if mouse.owner is None else say("zocken-stolen", mice=mice, name=names[mouse.owner])


def _lost(told: Lost, names: Sequence[str]) -> Say:
    """Why nothing could be taken."""
    name, aside, gone = names[told.seat], _colours(told.already_aside), _colours(told.none_left)
    if aside and gone:
        return say("zocken-lost-both", name=name, aside=aside, gone=gone)
    if aside:
        return say("zocken-lost-aside", name=name, aside=aside)
    return say("zocken-lost-gone", name=name, gone=gone)


def _mice(mice: Mice) -> list[Say]:
    return [
        say("zocken-mice", colour=colour, count=count)
        for colour, count in zip(COLOURS, mice, strict=True)
        if count
    ]


def _colour(colour: str) -> Say:
    return say("zocken-colour", colour=colour)


def _colours(colours: Iterable[str]) -> list[Say]:
    return [_colour(colour) for colour in colours]

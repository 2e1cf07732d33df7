"""Mäusezocken in words: the messages for its news."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import Say, say
from mauseloch.games.zocken.state import COLOURS, Mice, Taken, worth
from mauseloch.games.zocken.view import (
    Begins,
    GameOver,
    Lost,
    News,
    Rolled,
    Rolls,
    Secured,
    Stopped,
    Took,
    View,
)

HEADLINES = {
    "zocken-begins",
    "zocken-begins-game",
    "zocken-rolls",
    "zocken-game-over",
}
"""News that starts a new paragraph; all other news continues the one before."""


def opening(view: View) -> Say:  # noqa: ARG001 - it is always the same
    """The table before anything has happened."""
    return say("zocken-opening")


def scene(view: View, names: Sequence[str]) -> Iterator[Say]:
    """What everyone sees, in words: whose turn it is, the dice, and where the mice are."""
    yield status(view, names)
    if view.dice is not None:
        yield _rolled(view.dice)
    if any(view.middle):
        yield say("zocken-middle", mice=_mice(view.middle))
    else:
        yield say("zocken-middle-empty")
    if any(view.aside):
        yield say("zocken-at-stake", mice=_mice(view.aside))
    yield from (_owns(view, seat, name) for seat, name in enumerate(names))
    if before := earlier(view):
        yield say("zocken-earlier", points=_points(before, names))


def _owns(view: View, seat: int, name: str) -> Say:
    owned = view.owned[seat]
    if not any(owned):
        return say("zocken-owns-none", name=name)
    return say("zocken-owns", name=name, mice=_mice(owned), points=view.scores[seat])


def figures(view: View, names: Sequence[str], options: Mapping[str, object]) -> list[list[Say]]:
    """What everyone owns, and what is at stake for the seat at turn."""
    found = [[_owns(view, seat, name)] for seat, name in enumerate(names)]
    if view.turn is not None and any(view.aside):
        points = worth(view.aside, children=bool(options.get("children")))
        found[view.turn].append(say("zocken-stake", mice=_mice(view.aside), points=points))
    return found


def status(view: View, names: Sequence[str]) -> Say:
    """Whose turn it is, and what they have to do."""
    if view.turn is None:
        return say("zocken-opening" if view.first is None else "zocken-over")
    name = names[view.turn]
    if view.rolling:
        return say("zocken-rolls", name=name)
    if view.dice is not None:
        return say("zocken-to-take", name=name)
    if all(view.aside):
        return say("zocken-to-stop", name=name)
    if any(view.aside):
        return say("zocken-to-decide", name=name)
    return say("zocken-to-roll-on" if view.secured else "zocken-to-roll", name=name)


def earlier(view: View) -> tuple[int, ...]:
    """Each seat's points from earlier games in a series; empty in the first game."""
    return tuple(map(sum, zip(*view.points[: view.game - 1], strict=True)))


def doing(action: str, names: Sequence[str]) -> Say:
    """An action in words."""
    if action in {"roll", "stop"}:
        return say(f"zocken-do-{action}")
    mice = [mouse.partition(":") for mouse in action.split("+")]
    colours = [colour for colour, _, _ in mice]
    if len(set(colours)) > 1:
        return say("zocken-pair", one=colours[0], other=colours[1])
    taken = say("zocken-mice", colour=colours[0], count=len(mice))
    owners = list(dict.fromkeys(names[int(owner)] for _, _, owner in mice if owner))
    if not owners:
        return taken
    if any(not owner for _, _, owner in mice):
        return say("zocken-one-stolen", mice=taken, name=owners[0])
    return say("zocken-stolen", mice=taken, name=owners)


def warning(view: View, action: str) -> Say | None:
    """Warn of a roll that surely loses: it is legal, but rarely meant."""
    if action == "roll" and all(view.aside):
        return say("zocken-surely-lost", mice=_mice(view.aside))
    return None


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:
    """A piece of news in words; nothing if it needs none."""
    match told:
        case Begins(seat, 1):
            yield say("zocken-begins", name=names[seat])
        case Begins(seat, game):
            yield say("zocken-begins-game", name=names[seat], game=game)
        case Rolls(seat, again):
            yield say("zocken-rolls-again" if again else "zocken-rolls", name=names[seat])
        case Rolled(_, dice):
            yield _rolled(dice)
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
            yield say("zocken-game-over", game=game, points=_points(points, names))
        case Ended():
            pass


def gains(
    log: Iterable[News],
    options: Mapping[str, object],
) -> Iterator[tuple[int, int, int]]:
    """What everyone won or lost: in which turn or, in a series, in which game."""
    children, turn = bool(options.get("children")), 0
    for told in log:
        match told:
            case GameOver() if options.get("series"):
                for seat, points in enumerate(told.points):
                    yield told.game, seat, points
            case _ if options.get("series"):
                pass
            case Rolls():
                turn += not told.again
            case Took():
                for mouse in told.mice:
                    if mouse.owner is not None:
                        one = tuple(int(colour == mouse.colour) for colour in COLOURS)
                        yield turn, mouse.owner, -worth(one, children=children)
            case Secured() | Stopped():
                yield turn, told.seat, worth(told.mice, children=children)
            case _:
                pass


def deciding(number: int, name: str, points: int, options: Mapping[str, object]) -> Say:
    """The turn or game that put the winner ahead for good; 0 points: because others lost some."""
    if options.get("series"):
        return say("zocken-deciding-game", game=number, name=name, points=points)
    return say("zocken-deciding", name=name, points=points)


def _rolled(dice: tuple[str, str]) -> Say:
    return say("zocken-rolled", one=_colour(dice[0]), other=_colour(dice[1]))


def _points(points: Sequence[int], names: Sequence[str]) -> list[Say]:
    return [
        say("zocken-points", name=name, points=won)
        for name, won in zip(names, points, strict=False)
    ]


def _took(told: Took, names: Sequence[str]) -> Say:
    """Identical mice as a count, stolen ones with their owner; how the dice were used."""
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

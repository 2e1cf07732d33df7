"""Mäusezocken told in words."""

from collections.abc import Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import a, counted, listed
from mauseloch.games.zocken.rules import (
    COLOURS,
    JOKER,
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

TITLE = "Mäusezocken"
ENDED_BY = {
    "few_mice": "Fewer than five mice are left in the middle.",
    "last_game": "Everyone has begun once, and all games are played.",
}
DECIDED_BY = {
    "points": "on points",
    "more_mice": "level on points, but with more mice",
    "shared": "with nothing to decide between them",
}


def opening(view: View) -> str:
    """What lies there before anything has happened."""
    return f"{sum(view.middle)} mice sit in the middle."


def narrate(told: News, names: Sequence[str]) -> str:
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case Begins(seat, game):
            return f"{names[seat]} begins{'' if game == 1 else f' game {game}'}."
        case Rolls(seat, again):
            return f"  {names[seat]} rolls again." if again else f"{names[seat]} rolls."
        case Rolled(_, (one, other)):
            faces = f"two {one}s" if one == other else f"{one} and {other}"
            return f"  The dice show {faces}."
        case Took(_, _, mice, jokers, declined):
            return f"  Set aside: {_taken(mice, names)}{_named(jokers)}{_declined(declined)}."
        case Secured(seat, mice):
            return f"  All five colours! {names[seat]} secures {_mice(mice)} and must roll on."
        case Stopped(seat, mice):
            return f"  {names[seat]} stops and keeps {_mice(mice)}."
        case Lost():
            return "  " + _lost(told, names)
        case GameOver(game, points):
            scores = listed(f"{names[seat]} {won}" for seat, won in enumerate(points))
            return f"Points of game {game}: {scores}."
        case Ended():
            return ""


def _taken(mice: Sequence[Taken], names: Sequence[str]) -> str:
    """Alike ones counted, stolen ones with their owner."""
    told = []
    for mouse in dict.fromkeys(mice):
        number = mice.count(mouse)
        kind = f"{mouse.colour} mouse" if number == 1 else f"{mouse.colour} mice"
        if mouse.owner is None:
            told.append(a(kind) if number == 1 else f"two {kind}")
        else:
            many = "one" if number == 1 else "two"
            told.append(f"{many} of {names[mouse.owner]}'s {mouse.colour} mice")
    return listed(told)


def _named(jokers: Sequence[str]) -> str:
    """What jokers stood for."""
    if not jokers:
        return ""
    return f" ({JOKER} as {listed(dict.fromkeys(jokers))})"


def _declined(declined: Sequence[str]) -> str:
    return f", leaving {listed(declined)} alone" if declined else ""


def _lost(told: Lost, names: Sequence[str]) -> str:
    why = [f"{listed(told.already_aside)} set aside before"] if told.already_aside else []
    why += [f"no {' or '.join(told.none_left)} left"] if told.none_left else []
    lost = f"Nothing to take ({listed(why)}): {names[told.seat]} loses the turn"
    return f"{lost}, and {_mice(told.mice)} too." if any(told.mice) else f"{lost}."


def _mice(mice: Mice) -> str:
    return listed(
        counted(count, f"{colour} mouse", f"{colour} mice")
        for colour, count in zip(COLOURS, mice, strict=True)
        if count
    )

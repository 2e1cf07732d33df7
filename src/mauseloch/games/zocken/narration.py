"""Mäusezocken told in words."""

from collections.abc import Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import a, listed
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
)


def narrate(told: News, names: Sequence[str]) -> str:
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case Begins(seat, game):
            return f"Game {game}: {names[seat]} begins."
        case Rolls(seat, again):
            return f"  {names[seat]} rolls again." if again else f"{names[seat]} rolls."
        case Rolled(_, (one, other)):
            return f"  The dice show {one} and {other}."
        case Took(_, _, mice, jokers, declined):
            taken = listed(_mouse(mouse, names) for mouse in mice)
            named = f" (joker as {listed(jokers)})" if jokers else ""
            left = f", leaving {listed(declined)} alone" if declined else ""
            return f"  Set aside: {taken}{named}{left}."
        case Secured(seat, mice):
            return f"  All five colours! {names[seat]} secures {_mice(mice)} and must roll on."
        case Stopped(seat, mice):
            return f"  {names[seat]} stops and keeps {_mice(mice)}."
        case Lost(seat, _, mice, aside, none_left):
            why = [f"{listed(aside)} taken before"] if aside else []
            why += [f"no {' or '.join(none_left)} left"] if none_left else []
            back = f"; {_mice(mice)} go back to the middle" if any(mice) else ""
            return f"  Nothing to take ({', '.join(why)}): {names[seat]} loses the turn{back}."
        case GameOver(game, points):
            scores = ", ".join(f"{names[seat]} {won}" for seat, won in enumerate(points))
            return f"Fewer than five mice are left, so game {game} is over: {scores}."
        case Ended():
            return ""


def _mouse(mouse: Taken, names: Sequence[str]) -> str:
    whose = "" if mouse.owner is None else f" of {names[mouse.owner]}'s"
    return f"{a(mouse.colour)} mouse{whose}"


def _mice(mice: Mice) -> str:
    return listed(f"{count} {colour}" for colour, count in zip(COLOURS, mice, strict=True) if count)

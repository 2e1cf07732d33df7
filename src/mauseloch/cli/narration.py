"""Any match as a story, line by line."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from mauseloch.core.game import Ended, Outcome
from mauseloch.core.match import Match
from mauseloch.core.words import listed

NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")

ENDED_BY = {
    "hands_empty": "All cards are played.",
    "few_mice": "Few mice are left in the middle.",
    "last_mouse": "The last mouse is caught.",
    "last_cheese": "The last cheese is gone.",
    "nobody_reacts": "Nobody wants the mice that are left.",
}
DECIDED_BY = {
    "points": "on points",
    "mouse_sum": "level on points, but with more points in mice",
    "mouse_highest": "level on points, but with the highest mouse",
    "unique": "because those ahead are level with somebody and drop out",
    "highest_mouse": "level on points, but with the highest mouse",
    "more_mice": "level on points, but with more mice",
    "shared": "together, nothing between them",
}


def story(match: Match[Any, Any, Any], since: int = 0) -> Iterator[str]:
    """What everybody could see, told from news number `since` on."""
    narrate = import_module(f"mauseloch.games.{match.game.name}.narration").narrate
    for told in match.log(None, since):
        line = _outcome(told.outcome) if isinstance(told, Ended) else narrate(told, NAMES)
        if line:
            yield line


def _outcome(outcome: Outcome) -> str:
    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    table = [f"  {outcome.ranks[s]}. {NAMES[s]:<6} {outcome.scores[s]:>4}" for s in order]
    winners = listed(NAMES[seat] for seat in outcome.winners)
    wins = "win" if len(outcome.winners) > 1 else "wins"
    why = DECIDED_BY[outcome.decided_by]
    return "\n".join([f"{ENDED_BY[outcome.ended_by]} {winners} {wins}, {why}.", *table])

"""Any match as a story, line by line."""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from mauseloch.core.game import Ended, Outcome
from mauseloch.core.match import Match
from mauseloch.core.words import listed

NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")


def title(match: Match[Any, Any, Any]) -> str:
    """The game, who plays, and what was chosen otherwise than usual."""
    options = {option.name: option.default for option in match.game.options}
    chosen = [
        f"{name}={str(value).lower()}"
        for name, value in match.game.chosen.items()
        if value != options[name]
    ]
    seed = match.seed if match.seed.isprintable() else ascii(match.seed)
    told = f"{_words(match).TITLE}: {listed(NAMES[: match.seats])} (seed {seed})"
    return f"{told}, {', '.join(chosen)}" if chosen else told


def story(match: Match[Any, Any, Any], since: int = 0) -> Iterator[str]:
    """What everybody could see, told from news number `since` on."""
    words = _words(match)
    if since == 0:
        yield words.opening(match.game.view(match.game.start(match.seats), None))
    for told in match.log(None, since):
        line = (
            _ending(told.outcome, words) if isinstance(told, Ended) else words.narrate(told, NAMES)
        )
        if line:
            yield line


def _words(match: Match[Any, Any, Any]) -> ModuleType:
    """How this game is told."""
    return import_module(f"mauseloch.games.{match.game.name}.narration")


def _ending(outcome: Outcome, words: ModuleType) -> str:
    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    table = [f"  {outcome.ranks[s]}. {NAMES[s]:<6} {outcome.scores[s]:>4}" for s in order]
    winners = listed(NAMES[seat] for seat in outcome.winners)
    wins = "share the victory" if len(outcome.winners) > 1 else "wins"
    end = f"{words.ENDED_BY[outcome.ended_by]} {winners} {wins}"
    return "\n".join([f"{end}, {words.DECIDED_BY[outcome.decided_by]}.", *table])

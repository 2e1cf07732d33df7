"""Any match as a story, line by line, in any of our languages."""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from mauseloch.core.game import Ended, Outcome
from mauseloch.core.match import Match
from mauseloch.core.words import Say, say
from mauseloch.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")


def title(match: Match[Any, Any, Any], texts: Texts) -> str:
    """The game, who plays, and what was chosen otherwise than usual."""
    usual = {option.name: option.default for option in match.game.options}
    chosen = [
        f"{name}={str(value).lower()}"
        for name, value in match.game.chosen.items()
        if value != usual[name]
    ]
    seed = match.seed if match.seed.isprintable() else ascii(match.seed)
    game = say(f"{match.game.name}-title")
    told = texts(say("match-title", game=game, players=NAMES[: match.seats], seed=seed))
    return ", ".join([told, *chosen])


def story(match: Match[Any, Any, Any], texts: Texts, since: int = 0) -> Iterator[str]:
    """What everybody could see, told from news number `since` on."""
    words = _words(match)
    names = NAMES[: match.seats]
    if since == 0:
        yield texts(words.opening(match.game.view(match.game.start(match.seats), None)))
    for told in match.log(None, since):
        if isinstance(told, Ended):
            yield from _ending(match.game.name, told.outcome, texts)
        for what in words.narrate(told, names):
            yield texts(what) if what.id in words.HEADLINES else f"  {texts(what)}"


def _words(match: Match[Any, Any, Any]) -> ModuleType:
    """How this game is told."""
    return import_module(f"mauseloch.games.{match.game.name}.narration")


def _ending(game: str, outcome: Outcome, texts: Texts) -> Iterator[str]:
    winners = [NAMES[seat] for seat in outcome.winners]
    yield texts(
        say(
            "match-shared" if len(winners) > 1 else "match-won",
            ended=say(f"{game}-ended-{outcome.ended_by}"),
            names=winners,
            decided=_decided(game, outcome.decided_by),
        )
    )
    for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
        yield f"  {outcome.ranks[seat]}. {NAMES[seat]:<6} {outcome.scores[seat]:>4}"


def _decided(game: str, decided_by: str) -> Say:
    """How the winner was found: what all games know, or what only this one does."""
    shared = decided_by in {"points", "shared"}
    return say(f"decided-{decided_by}" if shared else f"{game}-decided-{decided_by}")

"""A match as a story, line by line, in any of our languages."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len

from mauseloch import telling
from mauseloch.core.game import AnyGame, Ended, Outcome
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")
"""For people who gave no name."""


def title(match: Match[Any, Any, Any], texts: Texts, names: Sequence[str] = NAMES) -> str:
    """The game, the players, and any unusual options."""
    seed = match.seed if match.seed.isprintable() else ascii(match.seed)
    game = say(f"{match.game.name}-title")
    told = say("match-title", game=game, players=names[: match.seats], seed=seed)
    return ", ".join([texts(told), *unusual(match.game)])


def unusual(game: AnyGame) -> list[str]:
    """What is not as in the usual game, as people type it: options, then what is reduced."""
    usual = {option.name: option.default for option in game.options}
    return [
        f"{name}={str(value).lower()}"
        for name, value in game.chosen.items()
        if value != usual.get(name)
    ]


def story(
    match: Match[Any, Any, Any],
    texts: Texts,
    since: int | None = None,
    names: Sequence[str] = NAMES,
) -> Iterator[str]:
    """What everyone could see, from the opening, or from news number `since` on.

    Headlines are not indented.
    """
    words = telling.narration(match.game.name)
    if since is None:
        yield texts(words.opening(match.game.view(match.game.start(match.seats), None)))
    for told in match.log(None, since or 0):
        if isinstance(told, Ended):
            yield from ending(match.game.name, told.outcome, texts, names)
        for what in words.narrate(told, names[: match.seats]):
            yield texts(what) if what.id in words.HEADLINES else f"  {texts(what)}"


def ending(game: str, outcome: Outcome, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Who won and how that was decided, then everyone's rank and points."""
    yield texts(telling.ending(game, outcome, names))
    widest = max(6, *(cell_len(name) for name in names[: len(outcome.ranks)]))
    for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
        points = f"{outcome.scores[seat]:>4}".replace("-", "−")
        space = " " * (widest - cell_len(names[seat]))
        yield f"  {outcome.ranks[seat]}. {names[seat]}{space} {points}"

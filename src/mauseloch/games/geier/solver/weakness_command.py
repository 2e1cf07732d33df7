"""`mauseloch solve weakness`: what a best reply gains against the bot that counts points."""

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter
from typing import Any

from mauseloch.core.checks import check_file
from mauseloch.core.solver import Desk
from mauseloch.core.words import say
from mauseloch.games.geier.distilled.points import Layer, distilled, table
from mauseloch.games.geier.solver.card import Card
from mauseloch.games.geier.solver.layers import Deck, Patterns, geier
from mauseloch.games.geier.solver.reply import Guess, Reply, Step, looking_ahead
from mauseloch.games.geier.solver.whole import Engine, Values, Whole

ARGUMENTS = ("out",)
EXACT = 7
"""With so many cards the bot solves the rest exactly."""
ROUNDS = 2
"""Rounds that it solves before it guesses."""


def replying(
    deck: Deck, engine: Engine, layers: dict[int, Layer], exact: int = EXACT, rounds: int = ROUNDS
) -> Reply:
    """A best reply to a player who solves so many rounds and takes the rest from networks."""
    whole = Whole(deck, engine)
    whole.solve(upto=exact)

    def networks(here: Patterns) -> Values:
        return table(engine.xp, layers[here.cards], whole.prizes, here)

    guess: Guess = networks
    for _ in range(1, rounds):
        guess = looking_ahead(whole, guess)
    return Reply(whole, guess)


def solve(chosen: Namespace, desk: Desk) -> None:
    """Sweep all positions, print what a best reply gains, and write it to a file."""
    check_file(chosen.out, _is_ours)
    deck, engine, begin = geier(15), Card(say("error-solve-weakness-card")), perf_counter()
    with desk.progress(deck.cards) as show:
        show(0, say("solve-begins"))
        reply = replying(deck, engine, distilled())

        def done(step: Step) -> None:
            held, positions = step.patterns.cards, len(step.gains.own)
            show(held, say("solve-geier-layer", cards=held, positions=desk.number(positions, 0)))

        found = reply.run(done)
    seconds = perf_counter() - begin
    if chosen.out is not None:
        told: dict[str, Any] = found._asdict() | {"engine": engine.name, "all": round(seconds, 1)}
        chosen.out.write_text(json.dumps(told) + "\n", encoding="utf-8")
    desk.tell(
        say(
            "solve-weakness",
            gain=desk.number(found.gain, 4),
            bound=desk.number(found.bound, 4),
            rounds=desk.number(found.rounds, 0),
            seconds=round(seconds),
        )
    )


def _is_ours(file: Path) -> bool:
    return file.read_bytes().startswith(b'{"gain":')

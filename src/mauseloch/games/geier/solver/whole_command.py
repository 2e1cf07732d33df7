"""`mauseloch solve geier`: the whole game for two, on a card; small decks on the processor."""

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from mauseloch.core.checks import check_file, check_number
from mauseloch.core.errors import SetupError
from mauseloch.core.solver import Desk
from mauseloch.core.words import say
from mauseloch.games.geier.solver.card import Card
from mauseloch.games.geier.solver.layers import geier
from mauseloch.games.geier.solver.report import first_round, report
from mauseloch.games.geier.solver.whole import Engine, Layer, Whole
from mauseloch.processes import cores

ARGUMENTS = ("cards", "cores", "out")
CARDS = range(2, 16)
BY_PROCESSOR = 10
"""Up to so many cards no graphics card is needed; it takes minutes."""


def solve(chosen: Namespace, desk: Desk) -> None:
    """Solve the game, print how to bid first, and write everything known to a file."""
    cards = CARDS[-1] if chosen.cards is None else chosen.cards
    if cards not in CARDS:
        least, most = CARDS[0], CARDS[-1]
        shown = str(cards).replace("-", "−")
        raise SetupError(
            f"the game can be solved with {least} to {most} cards, not {cards}",
            say("error-solve-geier-cards", least=least, most=most, cards=shown),
        )
    check_number("--cores", chosen.cores, 1)
    check_file(chosen.out, _is_ours)
    engine = _processor(chosen.cores) if cards <= BY_PROCESSOR else Card()
    whole, begin = Whole(geier(cards), engine), perf_counter()
    with desk.progress(cards) as show:
        show(0, say("solve-begins"))

        def done(layer: Layer) -> None:
            held, positions = layer.patterns.cards, len(layer.found.values)
            show(held, say("solve-geier-layer", cards=held, positions=desk.number(positions, 0)))

        whole.solve(done)
    seconds = perf_counter() - begin
    if chosen.out is not None:
        found = report(whole) | {"engine": engine.name, "seconds": round(seconds, 1)}
        chosen.out.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    mixes = whole.mixes([first_round(whole, prize) for prize in whole.deck.prizes])
    head = [desk.say(say("solve-goofspiel-prize")), *map(str, range(1, cards + 1))]
    rows = [
        [f"{prize:+}".replace("-", "−"), *(desk.number(float(part), 4) for part in mix)]
        for prize, mix in zip(whole.deck.prizes, mixes.rows, strict=True)
    ]
    positions = sum(len(layer.found.values) for layer in whole.layers[1:])
    rounds = sum(layer.rounds for layer in whole.layers)
    desk.tell(say("solve-geier-headline", cards=cards), "", *desk.table([head, *rows]), "")
    figures = say(
        "solve-geier-bound",
        positions=desk.number(positions, 0),
        rounds=desk.number(rounds, 0),
        bound=f"{whole.bound:.1e}",
        seconds=round(seconds),
    )
    desk.tell(figures)


def _processor(wanted: int | None) -> Engine:
    """All cores, or as many as wanted; a card needs no Numba."""
    from mauseloch.games.geier.solver.processor import Processor  # noqa: PLC0415

    return Processor(wanted or cores())


def _is_ours(file: Path) -> bool:
    return file.read_bytes().startswith(b'{"cards":')

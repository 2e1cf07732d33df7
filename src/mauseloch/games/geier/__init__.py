"""Hol's der Geier: simultaneous bidding, 2 to 5 seats."""

from pathlib import Path

from mauseloch.core.package import Package, Traits
from mauseloch.games.geier.rules import Geier, News, View

GAME = Package(
    home=__name__,
    folder=Path(__file__).parent,
    title="Hol's der Geier",
    rules=Geier,
    view=View,
    news=News,
    traits=Traits(usual_seats=3, order=2),
    bots=".players.bots",
    stand_in="simple",
    light=("simple", "pip", "lotte", "bruno"),
    narration=".narration",
    terminal=".terminal",
    encoding=".encoding",
    kernel=".kernel.engine",
    counts=".kernel.counts",
    judging=".judging",
    research=".research",
    regret=".regret",
    solvers={
        "goofspiel": ".solver.command",
        "geier": ".solver.whole_command",
        "weakness": ".solver.weakness_command",
    },
)

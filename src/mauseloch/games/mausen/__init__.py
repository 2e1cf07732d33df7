"""Mausen: simultaneous choice around a hunting circle, 3 to 6 seats."""

from pathlib import Path

from mauseloch.core.package import Package, Traits
from mauseloch.games.mausen.rules import Mausen, News, View

GAME = Package(
    home=__name__,
    folder=Path(__file__).parent,
    title="Mausen",
    rules=Mausen,
    view=View,
    news=News,
    traits=Traits(usual_seats=4, order=1),
    bots=".players.bots",
    stand_in="simple",
    light=("simple", "pip", "lotte", "bruno", "clara"),
    narration=".narration",
    terminal=".terminal",
    encoding=".encoding",
    kernel=".kernel.engine",
    counts=".kernel.counts",
    research=".research",
)

"""Mausgeflippt: a race to react, 2 to 6 seats."""

from pathlib import Path

from mauseloch.core.bot import LADDER
from mauseloch.core.package import Package, Traits
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.view import News, View

GAME = Package(
    home=__name__,
    folder=Path(__file__).parent,
    title="Mausgeflippt",
    rules=Geflippt,
    view=View,
    news=News,
    traits=Traits(usual_seats=3, race=True, order=4),
    bots=".players.bots",
    stand_in="simple",
    light=("simple", *LADDER),
    narration=".narration",
    terminal=".terminal",
    encoding=".encoding",
    kernel=".kernel.engine",
    counts=".kernel.counts",
    research=".research",
)

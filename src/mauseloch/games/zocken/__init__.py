"""Mäusezocken: push your luck with two dice, 2 to 4 seats."""

from pathlib import Path

from mauseloch.core.package import Package, Traits
from mauseloch.games.zocken.earlier import Zocken1
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.view import News, View

GAME = Package(
    home=__name__,
    folder=Path(__file__).parent,
    title="Mäusezocken",
    rules=Zocken,
    earlier=(Zocken1,),
    view=View,
    news=News,
    traits=Traits(usual_seats=3, hidden=False, order=3),
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
    solvers={"zocken": ".solver.command"},
)

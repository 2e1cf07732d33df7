"""On Tiptoe: a larder, a sleeping cat, and up to five mice with their arms full."""

from pathlib import Path

from mauseloch.core.package import Package, Traits
from mauseloch_tiptoe.rules import News, Tiptoe, View

GAME = Package(
    home=__name__,
    folder=Path(__file__).parent,
    title="On Tiptoe",
    rules=Tiptoe,
    view=View,
    news=News,
    traits=Traits(usual_seats=3),
    bots=".bots",
    stand_in="timid",
    light=("timid", "bruno"),
    narration=".narration",
    encoding=".encoding",
)

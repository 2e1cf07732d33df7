"""Games from outside the tree: distributions that contain ours under other names.

The client has no folder for them, so they are played on the plain board.
"""

import re
from pathlib import Path

from mauseloch.games import package
from mauseloch.texts import LANGUAGES

MANIFEST = """
from dataclasses import replace
from pathlib import Path
from mauseloch.core.package import Package
from mauseloch.games import package

LIKE = package("{game}")


class Other(LIKE.rules):
    name = "{name}"


GAME = Package(
    home=__name__,
    folder=Path(__file__).parent,
    title="Other",
    rules=Other,
    view=LIKE.view,
    news=LIKE.news,
    traits=replace(LIKE.traits, order=50),
    bots=".bots",
    stand_in=LIKE.stand_in,
    light=LIKE.light,
    narration=".narration",
)
"""
BOTS = """
from mauseloch.games import package

LIKE = package("{game}")
BOTS = {{name: bot for name, bot in LIKE.load("bots").BOTS.items() if name in LIKE.light}}
"""
NARRATION = """
from mauseloch.games import package

globals().update(vars(package("{game}").load("narration")))
"""


def another(game: str) -> str:
    """The name of the game's copy."""
    return f"other_{game}"


def install(game: str, site: Path) -> None:
    """Put the game into a folder of packages, as an installer would."""
    name, folder = another(game), site / another(game)
    (folder / "locales").mkdir(parents=True)
    for file, text in {"__init__": MANIFEST, "bots": BOTS, "narration": NARRATION}.items():
        (folder / f"{file}.py").write_text(text.format(game=game, name=name), encoding="utf-8")
    for language in LANGUAGES:
        text = (package(game).folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        said = re.sub(rf"^{game}-", f"{name}-", text, flags=re.MULTILINE)
        said = re.sub(rf"^({name}-title = )", r"\1Other ", said, flags=re.MULTILINE)
        (folder / "locales" / f"{language}.ftl").write_text(said, encoding="utf-8")
    about = site / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n", encoding="utf-8")
    entry = f"[mauseloch.games]\n{name} = {name}:GAME\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")

"""Writes the tables of docs/research/regret.md: what each of our bots gives away.

python -m docs.regret [measure]

The figures are in docs/research/regret.json; `measure` takes those that are missing, bot by bot.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from docs.quotes import typeset
from mauseloch.bots import LADDER
from mauseloch.cli.regret import FORMAT, document
from mauseloch.core.words import say
from mauseloch.games import package
from mauseloch.regret import agent, measure
from mauseloch.regret.measure import Plan
from mauseloch.texts import texts

FIGURES = Path(__file__).parent / "research" / "regret.json"
PAGE = FIGURES.with_suffix(".md")
GAMES = ("geier", "zocken")
BOTS = ("random", "simple", *LADDER)
PLAN = Plan(positions=None, samples=10, matches=200, against="simple", seed="regret")
ENGLISH = texts("en")


def page(text: str, found: Any) -> str:
    """The page with fresh tables."""
    parts = {"files": list(_files()), **{game: list(_table(game, found)) for game in GAMES}}
    for name, lines in parts.items():
        begin, end = f"<!-- {name} -->\n", "<!-- end -->"
        before, _, rest = text.partition(begin)
        text = before + begin + "\n" + "".join(lines) + "\n" + end + rest.partition(end)[2]
    return typeset(text)


def _files() -> Iterator[str]:
    yield _row(["game", "file", "positions", "SHA-256 of the positions"])
    yield _row(["---", "---", "--:", "---"])
    for game in GAMES:
        file = package(game).load("regret").POSITIONS
        head, _, body = file.read_text(encoding="utf-8").partition("\n")
        hashed = sha256(body.encode()).hexdigest()
        title, count = ENGLISH(say(f"{game}-title")), json.loads(head)["positions"]
        yield _row([title, f"`games/{game}/{file.name}`", count, f"`{hashed}`"])


def _table(game: str, found: Any) -> Iterator[str]:
    measured = [
        (bot, one)
        for bot in BOTS
        for one in found["bots"].get(bot, {}).get("measured", ())
        if one["game"] == game
    ]
    points = any("points" in one["positions"]["regret"] for _, one in measured)
    titles = ["bot", "regret %", "optimal", *(["points given away"] if points else [])]
    titles += ["regret % in matches", "optimal", "wins %", "lead in points"]
    yield _row(titles)
    yield _row(["---", *["--:"] * (len(titles) - 1)])
    for bot, one in measured:
        asked, played = one["positions"], one["matches"]
        row = [bot, _percent(asked["regret"]["win"]), f"{100 * asked['optimal']:.0f}%"]
        row += [_plain(asked["regret"]["points"], 2)] if points else []
        row += [_percent(played["regret"]), f"{100 * played['optimal']:.0f}%"]
        yield _row([*row, _percent(played["victories"]), _plain(played["points"], 1)])


def _percent(mean: Any) -> str:
    return _plain({"mean": 100 * mean["mean"], "radius": 100 * mean["radius"]}, 1)


def _plain(mean: Any, digits: int) -> str:
    return f"{mean['mean']:.{digits}f} ± {mean['radius']:.{digits}f}".replace("-", "−")


def _row(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |\n"


def take() -> None:
    """Measure every bot that has no figures yet."""
    found: Any = {"format": FORMAT, "bots": {}}
    if FIGURES.exists():
        found = json.loads(FIGURES.read_bytes())
    for bot in BOTS:
        if bot not in found["bots"]:
            player = agent(bot, list(GAMES))
            found["bots"][bot] = document(bot, PLAN, measure(player, GAMES, PLAN))
            FIGURES.write_text(f"{json.dumps(found, indent=1)}\n", encoding="utf-8")
            sys.stderr.write(f"{bot}\n")


def main(arguments: Sequence[str]) -> None:
    """Write the tables, after measuring if asked to."""
    if "measure" in arguments:
        take()
    found = json.loads(FIGURES.read_bytes())
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

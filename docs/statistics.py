# ruff: noqa: A005 - always imported as docs.statistics
"""Writes docs/research/statistics.md, and the pictures beside it, by playing matches.

python -m docs.statistics [MATCHES]
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import mauseloch
from docs.quotes import typeset
from mauseloch.cli import plots
from mauseloch.cli.stats import DECIDED, label, said, told_figures
from mauseloch.core.words import say
from mauseloch.lockstep import Policy
from mauseloch.lockstep.statistics import Statistics, counts_of, statistics
from mauseloch.texts import texts

PAGE = Path(__file__).parent / "research" / "statistics.md"
PICTURES = PAGE.parent / "statistics"
MATCHES = 1_000_000
SLOW = {"geflippt": 5}
"""Races take longer, so the number of matches is divided by this."""
SEED = 1
PICTURED = 4
POLICIES: tuple[Policy, ...] = ("simple", "random")
ENGLISH = texts("en")

All = Mapping[tuple[str, int, Policy], Statistics]
"""By game, seats and policy."""

INTRODUCTION = """\
# What a million matches show

Who is better off, how close is it, how long does it take? We let our bots play and counted:
{matches} matches for each number of seats ({slow} of Mausgeflippt, whose matches take longer).
Everything was played twice: once by players who play sensibly (*simple*), and once by players who
do anything that is legal (*random*). The figures are about our bots, not about people; *random*
shows how the rules behave when nobody wants anything.

± is half of a 95% confidence interval. A shared victory counts in parts. Everything comes from seed
{seed} and does not depend on the number of cores. `mauseloch stats GAME --seats N` shows the same
in a terminal, with other options too; `--json` and `--plots` save it.

*`python -m docs.statistics` writes this page; a test checks that it matches the program.*
"""

ABOUT = {
    "mausen": """\
Everyone chooses at the same time, so no seat should be better than another. Of the {shares} shares
of victories counted here, the one farthest from an equal share is {off} standard errors away from
it. With three the table can never become empty, because that takes a hunter of each of the four
species. With four it does so {restocks_random} times a match by chance, and {restocks_simple} times
among sensible players.
""",
    "geier": """\
All seats are equal here too (the farthest of {shares} shares is {off} standard errors off).
Sensible players think alike, and that costs them: with four, {cancelled_simple} of all bids cancel
each other out. By chance it would be {cancelled_random}.
""",
    "zocken": """\
In this game one player begins, and the order of play shows in the victories. With four sensible
players {lost_simple} of all turns are lost, and {stolen_simple} mice are stolen in a game.
""",
    "geflippt": """\
Places count from the player who turns up the first mouse. Of {shares} shares of victories, the
farthest from an equal one is {off} standard errors away. The sensible player is a model of a
grown-up, with reaction times and slips: the fastest of four reacts after {fastest_ms_simple} ms,
and {wrong_whacks_simple} of the whacks that count are wrong. At random it is {wrong_whacks_random}.
""",
}

SAMPLE = """\
## Try it

```
>>> from mauseloch.lockstep.statistics import statistics
>>> found = statistics("geier", seats=3, games=10_000, policy="simple", seed=1)
>>> [round(place.wins.value, 4) for place in found.places]
{wins}
>>> found.points.mean, found.points.quantile(0.05), found.points.quantile(0.95)
{points}
>>> {{name: round(figure.value, 4) for name, figure in found.figures.items()}}
{figures}
```
"""


def collected(matches: int) -> All:
    """Play for all games, seats and policies."""
    found = {}
    for game in mauseloch.games():
        for seats in mauseloch.game(game).seats:
            for policy in POLICIES:
                games = max(2, matches // SLOW.get(game, 1))
                found[game, seats, policy] = statistics(game, seats, games, policy, SEED)
    return found


def page(found: All, matches: int) -> str:
    """The whole page."""
    slow = max(2, matches // SLOW["geflippt"])
    introduction = INTRODUCTION.format(matches=f"{matches:,}", slow=f"{slow:,}", seed=SEED)
    sections = ("\n".join(_section(game, found)) for game in ABOUT)
    return typeset("\n".join([introduction, *sections, sample()]))


def _section(game: str, found: All) -> Iterator[str]:
    yield f"## {ENGLISH(say(f'{game}-title'))}\n"
    yield ABOUT[game].format(**_facts(game, found))
    for picture in _pictures(game):
        yield f"![{_caption(picture, game)}](statistics/{_file(game, picture)})\n"
    for policy in POLICIES:
        yield f"### {policy}, by the number of seats\n"
        yield from _table(
            [one for key, one in found.items() if key[0] == game and key[2] == policy]
        )
        yield ""


def _facts(game: str, found: All) -> dict[str, str]:
    """The figures quoted in the text about a game."""
    off = [
        abs(place.wins.value - 1 / one.seats) / place.wins.error
        for key, one in found.items()
        for place in one.places
        if key[0] == game and place.wins.error
    ]
    facts = {"off": f"{max(off):.1f}", "shares": str(len(off))}
    for policy in POLICIES:
        one = found[game, PICTURED, policy]
        for name, figure in counts_of(one.game).figures.items():
            value = one.figures[name].value
            facts[f"{name}_{policy}"] = f"{value:.1%}" if figure.share else f"{value:.2f}"
    return facts


def _table(some: list[Statistics]) -> Iterator[str]:
    yield "| | " + " | ".join(str(one.seats) for one in some) + " |"
    yield "|---|" + "--:|" * len(some)
    if some[0].game.name == "zocken":
        for place in range(some[-1].seats):
            wins = [
                said(one.places[place].wins, ENGLISH, share=True) if place < one.seats else ""
                for one in some
            ]
            yield _row(f"victories of player number {place + 1}", wins)
    yield _row("points: mean", [ENGLISH.number(one.points.mean, 2) for one in some])
    spread = [ENGLISH.number(one.points.deviation, 2) for one in some]
    yield _row("points: standard deviation", spread)
    most = [f"{one.points.quantile(0.05)} to {one.points.quantile(0.95)}" for one in some]
    yield _row("points: nine in ten have", [text.replace("-", "−") for text in most])
    code = counts_of(some[0].game).tie_break(some[0].game)
    for name in DECIDED:
        if name != "tie_break" or code:
            own = f"{some[0].game.name}-decided-{code}"
            how = ENGLISH(say(own if name == "tie_break" else f"decided-{name}"))
            cells = [said(one.figures[name], ENGLISH, share=True) for one in some]
            yield _row(f"decided: {how}", cells)
    for name, figure in told_figures(some[0]).items():
        cells = [said(one.figures[name], ENGLISH, share=figure.share) for one in some]
        yield _row(ENGLISH(label(some[0], name)), cells)


def _row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def _pictures(game: str) -> tuple[str, ...]:
    return ("points", "wins") if game == "zocken" else ("points",)


def _file(game: str, picture: str) -> str:
    return f"{game}-{picture}.svg"


def _caption(picture: str, game: str) -> str:
    title = ENGLISH(say(f"{game}-title"))
    about = "how points are spread" if picture == "points" else "who wins, by the order of play"
    return f"{title}, four sensible players: {about}"


def sample() -> str:
    """An example that readers can check in a moment."""
    found = statistics("geier", seats=3, games=10_000, policy="simple", seed=1)
    return SAMPLE.format(
        wins=[round(place.wins.value, 4) for place in found.places],
        points=(found.points.mean, found.points.quantile(0.05), found.points.quantile(0.95)),
        figures={name: round(figure.value, 4) for name, figure in found.figures.items()},
    )


def main(matches: int) -> None:
    """Write the page and its pictures."""
    found = collected(matches)
    PAGE.write_text(page(found, matches), encoding="utf-8")
    PICTURES.mkdir(exist_ok=True)
    for game in ABOUT:
        for picture in _pictures(game):
            one = found[game, PICTURED, "simple"]
            plots.draw(picture, one, ENGLISH, PICTURES / _file(game, picture))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else MATCHES)

"""`mauseloch regret`: what an agent gives away, on published positions and in whole matches."""

import json
import math
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from mauseloch.bots.failure import BotError
from mauseloch.cli import figures
from mauseloch.core.checks import check_number
from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.games import names, package
from mauseloch.regret import agents
from mauseloch.regret.measure import InMatches, Mean, Measured, OnPositions, Plan, measure, skins_of
from mauseloch.regret.positions import published
from mauseloch.texts import Texts

FORMAT = "mauseloch regret 1"
WIN, POINTS = "win", "points"


def run(chosen: Namespace, words: Texts) -> None:
    """Measure the agent and print what it gave away."""
    least = {"--positions": 0, "--samples": 1, "--matches": 0, "--patience": 1}
    for name, smallest in least.items():
        check_number(name, getattr(chosen, name.removeprefix("--")), smallest)
    if chosen.agent is None:
        raise SetupError("name an agent", say("error-regret-agent"))
    games = games_of(chosen.game)
    skins = [one.strip() for one in (chosen.skins or "").split(",") if one.strip()]
    plan = Plan(chosen.positions, chosen.samples, chosen.matches, chosen.against, chosen.seed)
    if chosen.command_line:
        agent = agents.command(chosen.agent, chosen.patience)
    else:
        agent = agents.agent(chosen.agent, games)
    try:
        found = _measured(agent, games, plan, skins)
    except BotError as error:
        print(error.trace, end="", file=sys.stderr)
        raise
    finally:
        agent.close()
    if chosen.json:
        print(json.dumps(document(chosen.agent, plan, found), indent=1))
        return
    for line in told(chosen.agent, found, words):
        print(line)


def games_of(named: str | None) -> list[str]:
    """The game named, or all that have positions; raises UnsupportedError."""
    if named is not None:
        package(named).load("regret")
        return [named]
    return [one for one in names() if package(one).has("regret")]


def _measured(
    agent: agents.Agent, games: Sequence[str], plan: Plan, skins: Sequence[str]
) -> list[Measured]:
    steps = sum(
        len(skins_of(agent, game, skins)) * (len(published(game)[: plan.positions]) + plan.matches)
        for game in games
    )
    with figures.progress(steps) as progress:
        return measure(agent, games, plan, skins=skins, progress=progress)


def document(agent: str, plan: Plan, found: Sequence[Measured]) -> dict[str, Any]:
    """All figures, for programs; what could not be measured is null."""
    made = {
        "format": FORMAT,
        "agent": agent,
        "seed": plan.seed,
        "samples": plan.samples,
        "against": plan.against,
        "measured": [asdict(one) for one in found],
    }
    plain: dict[str, Any] = _without_nan(made)
    return plain


def _without_nan(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_nan(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_without_nan(one) for one in value]
    return None if isinstance(value, float) and math.isnan(value) else value


def told(agent: str, found: Sequence[Measured], words: Texts) -> Iterator[str]:
    """The report, game by game."""
    for game in dict.fromkeys(one.game for one in found):
        measured = [one for one in found if one.game == game]
        yield words(say("regret-headline", game=say(f"{game}-title"), agent=agent))
        asked = [(one.skin, one.positions) for one in measured if one.positions is not None]
        if asked:
            _, first = asked[0]
            numbers = {"positions": first.positions, "samples": first.samples}
            yield words(say("regret-positions", **numbers))
            yield from figures.table(list(_on_positions(asked, words)), left=(0,))
        played = [(one.skin, one.matches) for one in measured if one.matches is not None]
        if played:
            _, last = played[0]
            yield words(say("regret-matches", matches=last.matches, bot=last.against))
            yield from figures.table(list(_in_matches(played, words)), left=(0,))
        yield ""
    yield words(say("regret-note"))
    if any(one.positions and one.positions.samples > 1 for one in found):
        yield words(say("regret-sampled"))


def _on_positions(asked: Sequence[tuple[str, OnPositions]], words: Texts) -> Iterator[list[str]]:
    points = POINTS in asked[0][1].regret
    titles = ["skin", "regret", "optimal", "illegal", *(["points"] if points else [])]
    yield figures.columns(words, "regret", *titles)
    for skin, one in asked:
        row = [skin, percent(one.regret[WIN], words), figures.share(words, one.optimal, 0)]
        row.append(str(one.illegal))
        yield [*row, *([plain(one.regret[POINTS], words, 2)] if points else [])]


def _in_matches(played: Sequence[tuple[str, InMatches]], words: Texts) -> Iterator[list[str]]:
    yield figures.columns(words, "regret", "skin", "regret", "optimal", "illegal", "wins", "lead")
    for skin, one in played:
        yield [
            skin,
            "" if one.regret is None else percent(one.regret, words),
            "" if one.optimal is None else figures.share(words, one.optimal, 0),
            str(one.illegal),
            percent(one.victories, words),
            plain(one.points, words, 1),
        ]


def percent(mean: Mean, words: Texts) -> str:
    """A mean chance in percent, with its interval."""
    return plain(Mean(100 * mean.mean, 100 * mean.radius, mean.count), words, 1)


def plain(mean: Mean, words: Texts, digits: int) -> str:
    """A mean with its interval, as far as there is one."""
    value = words.number(mean.mean, digits)
    if math.isnan(mean.radius):
        return value
    return words(say("stats-error", value=value, error=words.number(mean.radius, digits)))

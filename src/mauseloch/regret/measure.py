"""The measurement: regret on published positions, then points and regret in whole matches.

An answer that isn't legal counts like the worst action that is; in a match, a random legal action
is played in its place.
"""

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import fmean, stdev
from typing import Any

from mauseloch.bots import answer_all, bot
from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import SetupError
from mauseloch.core.extras import has
from mauseloch.core.game import AnyGame
from mauseloch.core.intervals import Z95
from mauseloch.core.match import Match
from mauseloch.core.skin import Skin
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.regret.agents import Agent
from mauseloch.regret.asked import Asked
from mauseloch.regret.positions import SEATS, Position, published

PLAIN = "own"
"""The skin with the game's own words; bots know no other."""
WIN = "win"
LONGEST = 20_000
"""No match for two that anyone tries to win takes this many inputs."""


@dataclass(frozen=True)
class Mean:
    """A mean with half of its 95% interval."""

    mean: float
    radius: float
    count: int
    """Independent observations: positions, or pairs of matches."""


@dataclass
class OnPositions:
    """The result on the published positions."""

    positions: int
    samples: int
    """How often each position was asked: more than once shows what a mixed policy does."""
    regret: dict[str, Mean]
    """By aim: in chances to win and, where that is known too, in points."""
    optimal: float
    """The share of decisions that gave nothing away."""
    illegal: int
    decisions: int


@dataclass
class InMatches:
    """The result in whole matches against a bot, each deal once from either seat."""

    against: str
    matches: int
    victories: Mean
    points: Mean
    """The lead at the end."""
    regret: Mean | None
    """Of the decisions whose values are known, by match pair; None if there are none."""
    known: int
    """How many decisions that were."""
    optimal: float | None
    illegal: int
    decisions: int


@dataclass
class Measured:
    """An agent in one game, under one skin."""

    game: str
    skin: str
    grain: float
    """Differences up to this count as nothing, because values are no finer."""
    positions: OnPositions | None
    matches: InMatches | None


@dataclass
class _Tally:
    """Counts over some decisions."""

    decisions: int = 0
    illegal: int = 0
    optimal: int = 0
    known: int = 0
    regrets: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """How much to ask."""

    positions: int | None = None
    """The first so many of the file; None means all."""
    samples: int = 1
    matches: int = 0
    """Rounded up to pairs."""
    against: str = "simple"
    seed: str = "0"


def measure(
    agent: Agent,
    games: Sequence[str],
    plan: Plan,
    *,
    skins: Collection[str] = (),
    progress: Callable[[int], object] = lambda _: None,
) -> list[Measured]:
    """Measure an agent, game by game and skin by skin; `progress` hears of positions and matches.

    Raises SetupError or what the agent raises.
    """
    found = []
    numbers = count(1)
    for name in games:
        part = package(name).load("regret")
        for skin in skins_of(agent, name, skins):
            asking = _Asking(agent, part.SKINS[skin], numbers, part.GRAIN, progress)
            found.append(
                Measured(
                    game=name,
                    skin=skin,
                    grain=part.GRAIN,
                    positions=asking.on(published(name)[: plan.positions], plan),
                    matches=asking.against(game_of(name), part.known, plan),
                )
            )
    return found


def skins_of(agent: Agent, game: str, wanted: Collection[str] = ()) -> list[str]:
    """The skins to put a game in; bots, which are not asked in words, get its own."""
    there = list(package(game).load("regret").SKINS)
    for name in wanted:
        if name not in there:
            raise SetupError(f"{game} has no skin {name!r}; it has {', '.join(there)}")
    return [one for one in there if not wanted or one in wanted] if agent.reads_words else [PLAIN]


@dataclass
class _Asking:
    """Asks an agent about one game under one skin."""

    agent: Agent
    skin: Skin
    numbers: "count[int]"
    grain: float
    progress: Callable[[int], object]

    def _decided(self, question: Question[Any, Any], seed: str, tally: _Tally) -> str | None:
        asked = Asked(question, self.skin, next(self.numbers), seed)
        action = self.agent.decide(asked)
        tally.decisions += 1
        tally.illegal += action is None
        return action

    def on(self, positions: Sequence[Position], plan: Plan) -> OnPositions | None:
        """Ask about positions."""
        if not positions or not plan.samples:
            return None
        tally = _Tally()
        regrets: dict[str, list[float]] = {aim: [] for aim in positions[0].values}
        for position in positions:
            sums = dict.fromkeys(regrets, 0.0)
            for sample in range(plan.samples):
                seed = f"{plan.seed}/{position.id}/{sample}"
                self.agent.begin(position.game, seed)
                action = self._decided(position.question, seed, tally)
                for aim in sums:
                    lost = position.worst(aim) if action is None else position.regret(action, aim)
                    sums[aim] += lost if lost > self.grain else 0.0
                    if aim == WIN:
                        tally.optimal += action is not None and lost <= self.grain
            for aim, lost in sums.items():
                regrets[aim].append(lost / plan.samples)
            self.progress(1)
        return OnPositions(
            positions=len(positions),
            samples=plan.samples,
            regret={aim: mean(lost) for aim, lost in regrets.items()},
            optimal=tally.optimal / tally.decisions,
            illegal=tally.illegal,
            decisions=tally.decisions,
        )

    def against(self, game: AnyGame, known: Any, plan: Plan) -> InMatches | None:
        """Play whole matches, every deal from both seats."""
        pairs = -(-plan.matches // SEATS)
        if not pairs:
            return None
        tally = _Tally()
        knows = known if has("kernels") else lambda _: None
        shares, leads, regrets = [], [], []
        for pair in range(pairs):
            tally.regrets = []
            ended = []
            for seat in range(SEATS):
                seed = f"{plan.seed}/{pair}"
                rival = bot(plan.against, game, f"{seed}/{1 - seat}")
                match: Match[Any, Any, Any] = Match(game, SEATS, seed)
                ended.append(self._played(match, seat, rival, knows, tally))
                self.progress(1)
            shares.append(fmean(share for share, _ in ended))
            leads.append(fmean(lead for _, lead in ended))
            if tally.regrets:
                regrets.append(fmean(tally.regrets))
        return InMatches(
            against=plan.against,
            matches=SEATS * pairs,
            victories=mean(shares),
            points=mean(leads),
            regret=mean(regrets) if regrets else None,
            known=tally.known,
            optimal=tally.optimal / tally.known if tally.known else None,
            illegal=tally.illegal,
            decisions=tally.decisions,
        )

    def _played(
        self, match: Match[Any, Any, Any], seat: int, rival: Any, known: Any, tally: _Tally
    ) -> tuple[float, float]:
        """Play a match; the agent's share of the victory, and its lead."""
        seed = f"{match.seed}/{seat}"
        instead = Random(f"illegal/{seed}")
        self.agent.begin(match.game, seed)

        def own(question: Question[Any, Any]) -> Answer:
            if len(question.legal) == 1:  # nothing to decide, so nothing is asked
                return Answer(str(question.legal[0]))
            action = self._decided(question, f"{seed}/{match.length}", tally)
            values = known(question)
            if values is not None:
                worth = min(values.values()) if action is None else values[action]
                lost = max(values.values()) - worth
                tally.known += 1
                tally.optimal += action is not None and lost <= self.grain
                tally.regrets.append(lost if lost > self.grain else 0.0)
            if action is None:
                action = str(instead.choice(question.legal))
            return Answer(action)

        players = [own, rival] if seat == 0 else [rival, own]
        while match.outcome is None:
            if match.length > LONGEST:
                raise SetupError("a match does not end")
            answer_all(match, players)
        outcome = match.outcome
        share = (seat in outcome.winners) / len(outcome.winners)
        return share, float(outcome.scores[seat] - outcome.scores[1 - seat])


def mean(values: Sequence[float]) -> Mean:
    """The mean of independent observations, with its 95% interval."""
    radius = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return Mean(fmean(values), radius, len(values))

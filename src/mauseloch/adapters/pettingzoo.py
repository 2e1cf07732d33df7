"""All games as PettingZoo environments, Parallel and AEC.

>>> match = parallel_env("geier", seats=3)
>>> observations, infos = match.reset(seed=1)
>>> step = match.step({agent: match.action_space(agent).sample() for agent in match.agents})

Agents are seat_0, seat_1, …. A seat sees {"observation": the numbers of its layout,
"action_mask": 1 for each legal action}. Where a seat may have nothing to do, there is one more
action, the last: to wait. A race is divided into ticks, in each of which a seat reacts or waits.
Rewards come only at the end, by "win" (the winners share 1, which the others pay) or by "points"
(the seat's own minus the mean of the others'); infos then have points and rank.
"""

from mauseloch.core.extras import need

need("pettingzoo")

import sys
from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from mauseloch.adapters.rules_match import RulesMatch, RulesTranscript
from mauseloch.adapters.spaces import Legal, vector
from mauseloch.adapters.transcript import Transcript
from mauseloch.core.bot import Question
from mauseloch.core.encoding import Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.lockstep import TICK_MS, Rewards
from mauseloch.lockstep.kernel_single import GOES_ON, OVER, REFUSED
from mauseloch.lockstep.single import Alone

Seen = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]
RENDER_MODES = ["human", "ansi"]


class _Table:
    """The common part of both interfaces."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "win",
        *,
        tick_ms: int = TICK_MS,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        everybody: bool = False,
        questions: bool = False,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(
                f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {shown(render_mode)}"
            )
        rules = game_of(game, **(options or {}))
        number = rules.seats.start if seats is None else seats
        how: Any = {"rewards": rewards, "max_cycles": max_cycles, "everybody": everybody}
        self._alone: Alone | RulesMatch
        if package(game).has("kernel"):
            self._alone = Alone(rules, number, tick_ms=tick_ms, **how)
        else:
            self._alone = RulesMatch(rules, number, **how)
        self.metadata = {
            "name": f"{game}_v{rules.version}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._alone.seats)]
        width = self._alone.seen.shape[1]
        mask = (self._alone.actions,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": vector(width), "action_mask": spaces.Box(0, 1, mask, np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Legal(self._alone, seat) for seat, agent in enumerate(self.possible_agents)
        }
        self._shown: Transcript | RulesTranscript | None = None
        self._started, self._asks = False, questions

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self._alone.layout

    @property
    def max_cycles(self) -> int | None:
        """The number of cycles after which all agents are truncated; None: never."""
        return self._alone.max_cycles

    @max_cycles.setter
    def max_cycles(self, most: int | None) -> None:
        self._alone.max_cycles = most

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Legal:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """Begin match 0 of this seed or, without a seed, the next match of the previous one."""
        if seed is not None:
            self._alone.begin(seed)
        elif self._alone.seed is None:
            self._alone.begin(int(np.random.default_rng().integers(2**63)))
        else:
            self._alone.begin_next()
        self._started = True
        if self.render_mode is not None or self._asks:
            one = self._alone
            self._shown = Transcript(one) if isinstance(one, Alone) else RulesTranscript(one)
            self._frame()

    def question(self, agent: str) -> Question[Any, Any]:
        """The question to this agent as a bot gets it, with `questions=True`.

        So any bot can play for it: `number_of(game, bot(env.question(agent)).action)`.
        """
        if not self._asks:
            raise SetupError("create the environment with questions=True to ask it for questions")
        if self._shown is None:
            raise AssertionError("reset() needs to be called before question.")
        match, seat = self._shown.match(), self.possible_agents.index(agent)
        if seat not in match.waiting.seats:
            raise ValueError(f"{agent} is not asked now")
        return match.question(seat)

    def _show(self, actions: Mapping[int, int]) -> None:
        if self._shown is not None:
            self._shown.answer(actions)
            self._frame()

    def _frame(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened since the last frame and what the table looks like, in words."""
        if not self._started:
            raise AssertionError("reset() needs to be called before render.")
        if self._shown is None:
            logger.warn("render() does nothing without a render_mode, set when it is created")
            return None
        text = self._shown.text()
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def close(self) -> None:
        """Close the match until the next reset."""
        self._started, self._shown = False, None
        self.agents: list[str] = []

    def _not_now(self) -> NoReturn:
        """Refuse a step that no agent can take."""
        if self._started:
            raise AssertionError(
                "step() called after all agents are terminated or truncated. Should reset() first."
            )
        raise AssertionError("reset() needs to be called before step.")

    def _no_number(self, agent: str, action: object) -> NoReturn:
        most = self._alone.actions - 1
        raise ValueError(f"{agent}: actions are whole numbers up to {most}, not {shown(action)}")

    def _results(self) -> Infos:
        return {
            agent: {"points": points, "rank": rank}
            for agent, points, rank in zip(
                self.possible_agents, *self._alone.standing(), strict=True
            )
        }


class Parallel(_Table, ParallelEnv):  # type: ignore[misc]  # pettingzoo is untyped
    """A step is one answer from every seat; seats that are not awaited wait."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.agents: list[str] = []
        self._no_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self._no_end = dict.fromkeys(self.possible_agents, False)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """Begin a match: the same for the same seed, the next one without; options are ignored."""
        self._begin(seed)
        self.agents = [*self.possible_agents]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Let every seat answer; raises ValueError, changing nothing, if an action is illegal."""
        agents, given = self.agents, self._alone.given
        if not agents:
            self._not_now()
        try:
            for seat, agent in enumerate(agents):
                given[seat] = actions[agent]
        except (KeyError, TypeError, ValueError):
            self._misunderstood(actions)
        if len(actions) != len(agents):
            self._misunderstood(actions)
        after = self._alone.together()
        if after <= REFUSED:
            raise ValueError(self._alone.why(REFUSED - after))
        if self._shown is not None:
            self._show(dict(enumerate(given)))
        if after == GOES_ON:
            return (
                self._observe(),
                self._no_rewards.copy(),
                self._no_end.copy(),
                self._no_end.copy(),
                {agent: {} for agent in agents},
            )
        return self._end(after)

    def _observe(self) -> dict[str, Seen]:
        seen, mask = self._alone.seen.copy(), self._alone.mask.copy()
        return {  # indexing beats iterating over so small an array
            agent: {"observation": seen[seat], "action_mask": mask[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _end(
        self, after: int
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        agents, self.agents = self.agents, []
        over = after == OVER
        rewards = self._alone.rewards() if over else [0.0] * len(agents)
        return (
            self._observe(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, not over),
            self._results() if over else {agent: {} for agent in agents},
        )

    def _misunderstood(self, actions: Mapping[str, int]) -> NoReturn:
        if set(actions) != set(self.agents):
            raise ValueError(f"actions are for {', '.join(self.agents)}, not {shown([*actions])}")
        for agent, action in actions.items():
            if not isinstance(action, int | np.integer):
                self._no_number(agent, action)
        raise ValueError(f"an action is far too large: {shown(dict(actions))}")


AFTER_RESET = frozenset(
    ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
)


class Aec(_Table, AECEnv):  # type: ignore[misc]  # pettingzoo is untyped
    """Awaited seats are asked one after the other; choices stay hidden until all have answered.

    With `everybody`, seats that can only wait are asked too, so that each cycle asks every seat
    once, as in the Parallel API.
    """

    def __getattr__(self, name: str) -> Any:
        """Only called for missing attributes."""
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__} has no attribute {name}")

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match: the same for the same seed, the next one without; options are ignored."""
        self._begin(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._choices: dict[int, int] = {}
        self._cycle = 0
        self._skip_agent_selection = None
        self._ask(self._alone.first)

    def _ask(self, seat: int) -> None:
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Seen:
        """What a seat sees now: at most that others have chosen in this cycle, but not what."""
        if not self._started:
            raise AssertionError("reset() needs to be called before observe.")
        seat = self.possible_agents.index(agent)
        alone = self._alone
        if seat != self._seat:  # the view of the seat asked is up to date
            alone.look(seat)
        return {"observation": alone.seen[seat].copy(), "action_mask": alone.mask[seat].copy()}

    def step(self, action: int | None) -> None:
        """Let the seat asked answer; raises ValueError, changing nothing, if that is illegal."""
        if not self._started or not self.agents:
            self._not_now()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat, alone = self._seat, self._alone
        try:
            alone.given[seat] = action  # type: ignore[assignment]
        except (TypeError, ValueError):
            self._no_number(self.agent_selection, action)
        after = alone.in_turn(seat)
        if after <= REFUSED:
            raise ValueError(alone.why(seat))
        if self._shown is not None:
            self._follow(seat)
        if after >= 0:
            self._seat = after
            self.agent_selection = self.possible_agents[after]
        else:
            self._end(over=after == OVER)

    def _follow(self, seat: int) -> None:
        """Show a seat's choice once it is put in."""
        alone = self._alone
        self._choices[seat] = alone.given[seat]
        if not alone.later or alone.cycles != self._cycle:
            self._show(self._choices)
            self._choices, self._cycle = {}, alone.cycles

    def _end(self, *, over: bool) -> None:
        if over:
            self.rewards = dict(zip(self.agents, self._alone.rewards(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.infos = self._results()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._seat = -1  # nobody's view is up to date
        self.agent_selection = self.agents[0]


def parallel_env(*args: Any, **settings: Any) -> Parallel:
    """A game in which all seats act at once; see Parallel."""
    return Parallel(*args, **settings)


def env(*args: Any, **settings: Any) -> Aec:
    """A game in which seats act one after the other; see Aec."""
    return Aec(*args, **settings)


raw_env = env
"""The environments check order and actions themselves: there are no wrappers to omit."""

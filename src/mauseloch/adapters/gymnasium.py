"""All games as Gymnasium environments: one learner among built-in players.

>>> match = Single("geier", 3, opponents="simple")
>>> observation, info = match.reset(seed=1)
>>> step = match.step(match.action_space.sample())

An observation has the numbers of the seat's layout, info["action_mask"] has 1 for each legal
action. Where the learner may wait, there is one more action, the last. Rewards come only at the
end. Importing this module registers the environments mauseloch/Mausen-v0, Geier-v0, Zocken-v0 and
Geflippt-v0.
"""

from mauseloch.core.extras import need

need("gymnasium")

import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, NoReturn

import gymnasium
import numpy as np
from gymnasium import error, logger
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from mauseloch.adapters.company import Among, Crowd, seated
from mauseloch.adapters.rules_match import RulesTranscript
from mauseloch.adapters.spaces import Legal, vector
from mauseloch.adapters.transcript import Transcript
from mauseloch.bots.makers import Anyone
from mauseloch.core.encoding import Part
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.games import game as game_of
from mauseloch.games import names, package
from mauseloch.lockstep import POLICIES, TICK_MS, Lockstep, Rewards
from mauseloch.lockstep.kernel_single import GOES_ON, REFUSED, begin_each
from mauseloch.lockstep.single import Alone

Observation = NDArray[np.int16]
Opponents = Anyone | Sequence[Anyone]
Illegal = Literal["raise", "replace"]
ILLEGAL = ("raise", "replace")


def _on_kernels(game: AnyGame, players: Sequence[Anyone | None]) -> bool:
    """Whether all opponents are compiled, as the game is."""
    named = all(one is None or (isinstance(one, str) and one in POLICIES) for one in players)
    return named and package(game.name).has("kernel")


def _rules(game: str, seats: int | None, options: Mapping[str, Any] | None) -> tuple[AnyGame, int]:
    rules = game_of(game, **(options or {}))
    return rules, rules.seats.start if seats is None else seats


def _check_illegal(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise SetupError(f"illegal must be one of {', '.join(ILLEGAL)}, not {shown(illegal)}")


class Single(gymnasium.Env):  # type: ignore[misc]  # gymnasium is untyped
    """One learner at `seat`; the other seats are played by `opponents`, clockwise from seat 0.

    Opponents are bots (default: the game's stand-in, `simple` in ours): their names, files with a
    bot of your own, or functions that answer questions. `random` and `simple` are compiled, and
    much faster than all others.

    An illegal action raises ValueError; with illegal="replace", for learners that don't use masks,
    a legal one is drawn in its place, and info["illegal"] says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponents | None = None,
        *,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "win",
        tick_ms: int = TICK_MS,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise SetupError(f"render_mode must be human, ansi or None, not {shown(render_mode)}")
        _check_illegal(illegal)
        rules, seats = _rules(game, seats, options)
        players: list[Any] = seated(rules, seats, seat, opponents)
        how: Any = {"rewards": rewards, "tick_ms": tick_ms}
        self._alone: Alone | Among
        if _on_kernels(rules, players):
            self._alone = Alone(rules, seats, policies=players, **how)
        else:
            self._alone = Among(rules, seats, bots=players, **how)
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.observation_space = vector(self._alone.seen.shape[1])
        self.action_space = Legal(self._alone, seat)
        self._shown: Transcript | RulesTranscript | None = None
        self._running = self._closed = False

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self._alone.layout

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, under the name that some learners expect."""
        found: NDArray[np.bool_] = self._alone.may[self.seat].copy()
        return found

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match: the same for the same seed, the next one without; options are ignored."""
        if self._closed:
            raise error.ClosedEnvironmentError("reset() was called after close()")
        super().reset(seed=seed)
        if seed is not None:
            self._alone.begin(seed)
        elif self._alone.seed is None:
            self._alone.begin(int(self.np_random.integers(2**63)))
        else:
            self._alone.begin_next()
        self._running = True
        if self.render_mode is not None:
            one = self._alone
            self._shown = Transcript(one) if isinstance(one, Alone) else RulesTranscript(one)
            self._frame()
        return self._observe(), self._info()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the learner answer, and then the others until it is asked again."""
        if not self._running:
            self._not_now()
        alone, seat = self._alone, self.seat
        wanted = self._number(action)
        alone.given[seat] = wanted
        after = alone.together()
        if after <= REFUSED:
            if self.illegal == "raise":
                raise ValueError(alone.why(seat, int(action)))
            alone.given[seat] = int(self.np_random.choice(alone.may[seat].nonzero()[0]))
            after = alone.together()
        if self._shown is not None:
            self._shown.answer({seat: alone.given[seat]})
            self._frame()
        info = self._info()
        if self.illegal == "replace":
            info["illegal"] = alone.given[seat] != wanted
        if after == GOES_ON:
            return self._observe(), 0.0, False, False, info
        self._running = False
        points, ranks = alone.standing()
        info |= {"points": points[seat], "rank": ranks[seat]}
        return self._observe(), alone.rewards()[seat], True, False, info

    def _number(self, action: Any) -> int:
        if isinstance(action, np.ndarray) and action.ndim == 0:
            action = action[()]
        if not isinstance(action, int | np.integer):
            raise ValueError(
                f"actions are whole numbers up to {self._alone.actions - 1}, not {shown(action)}"
            )
        return max(-1, min(int(action), self._alone.actions))  # anything else is refused anyway

    def _observe(self) -> Observation:
        found: Observation = self._alone.seen[self.seat].copy()
        return found

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._alone.mask[self.seat].copy()}

    def _not_now(self) -> NoReturn:
        if self._closed:
            raise error.ClosedEnvironmentError("step() was called after close()")
        raise error.ResetNeeded("step() was called before reset(), or after the match was over")

    def _frame(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened since the last frame and what the table looks like, in words."""
        if self.render_mode is None:
            logger.warn("render() does nothing without a render_mode, set when it is created")
            return None
        if self._shown is None:
            raise error.ResetNeeded("render() was called before reset()")
        text = self._shown.text()
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def close(self) -> None:
        """Close the environment for good."""
        self._running, self._closed, self._shown = False, True, None


class _Learners(Lockstep):
    """A lockstep that observes only one seat, with a separate seed for each row."""

    def __init__(
        self, game: AnyGame, seats: int, matches: int, *, seat: int, **settings: Any
    ) -> None:
        self.seeds = np.zeros(max(matches, 0), np.uint64)
        self._looking = np.arange(seats) == seat
        super().__init__(game, seats, matches, restart=False, **settings)

    def _begin(self, rows: NDArray[np.bool_]) -> None:
        begin_each(
            self._rules,
            self.seeds,
            self.numbers,
            rows,
            self._states,
            self._keys,
            self._counts,
            self._who,
            self.tick_ms,
            self._plans,
            self._own_mask,
        )
        self._look()

    def begin(self, rows: NDArray[np.bool_]) -> None:
        """Begin the matches of these rows whose seeds and numbers have been set."""
        self._begin(rows)


class Vector(VectorEnv):  # type: ignore[misc]  # gymnasium is untyped
    """Many matches at once, one learner in each: Single, `num_envs` times, on the batched kernels.

    Row i of reset(seed=s) plays the matches of seed s + i, as Single does one by one. A finished
    match restarts with the next step, which ignores the action for it.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: Opponents | None = None,
        *,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "win",
        tick_ms: int = TICK_MS,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise SetupError(f"many matches at once cannot be rendered: {shown(render_mode)}")
        _check_illegal(illegal)
        rules, seats = _rules(game, seats, options)
        players: list[Any] = seated(rules, seats, seat, opponents)
        how: Any = {"seat": seat, "policies": players, "rewards": rewards, "tick_ms": tick_ms}
        self._many: _Learners | Crowd
        kind = _Learners if _on_kernels(rules, players) else Crowd
        self._many = kind(rules, seats, num_envs, **how)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.seat, self.illegal, self.num_envs = seat, illegal, num_envs
        many = self._many
        self.single_observation_space = vector(many.width)
        self.single_action_space = gymnasium.spaces.Discrete(many.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._actions = np.zeros((num_envs, seats), np.int64)
        self._over: NDArray[np.bool_] | None = None

    @property
    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self._many.layout

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, under the name that some learners expect."""
        return self._many.legal[:, self.seat].copy()

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin in all rows, or in those of options["reset_mask"]; without a seed, the next one."""
        if self.closed:
            raise error.ClosedEnvironmentError("reset() was called after close()")
        super().reset(seed=seed if isinstance(seed, int) else None)
        rows = self._chosen_rows(options)
        many, fresh = self._many, self._over is None
        many.numbers[rows] += 1
        for row, own in enumerate(self._seeds(seed)):
            if rows[row] and (own is not None or fresh):
                drawn = int(self.np_random.integers(2**63)) if own is None else own
                many.seeds[row], many.numbers[row] = drawn % 2**64, 0
        many.begin(rows)
        over = np.zeros(self.num_envs, np.bool_) if self._over is None else self._over
        self._over = over & ~rows
        return self._observe(), self._info(rows)

    def _chosen_rows(self, options: Mapping[str, Any] | None) -> NDArray[np.bool_]:
        rows = (options or {}).get("reset_mask")
        if rows is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(rows, np.ndarray) or rows.dtype != np.bool_:
            raise TypeError("options['reset_mask'] must be an array of bool")
        if rows.shape != (self.num_envs,) or not rows.any():
            raise ValueError(f"options['reset_mask'] must select some of {self.num_envs} rows")
        if self._over is None and not rows.all():
            raise error.ResetNeeded("the first reset() must be for all rows")
        return rows

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        seeds: list[int | None] = (
            [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else [*seed]
        )
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} rows")
        return seeds

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Every learner answers; raises ValueError, changing nothing, if an action is illegal."""
        if self.closed:
            raise error.ClosedEnvironmentError("step() was called after close()")
        if self._over is None:
            raise error.ResetNeeded("step() was called before reset()")
        many, begins = self._many, self._over
        wanted = np.asarray(actions)
        if wanted.shape != (self.num_envs,) or wanted.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.num_envs} whole numbers, not {wanted.shape} of {wanted.dtype}"
            )
        self._actions[:, self.seat] = wanted
        if self.illegal == "replace":
            self._replace(~begins)
        many.step(self._actions)
        over, rewards = many.over.copy(), many.rewards[:, self.seat].astype(np.float64)
        if begins.any():
            many.numbers[begins] += 1
            many.begin(begins)
        self._over = over
        info = self._info(np.ones(self.num_envs, np.bool_))
        if self.illegal == "replace":
            info["illegal"] = (self._actions[:, self.seat] != wanted) & ~begins
            info["_illegal"] = ~begins
        if over.any():
            for name, numbers in (("points", many.scores), ("rank", many.ranks)):
                info[name] = np.where(over, numbers[:, self.seat], 0)
                info[f"_{name}"] = over.copy()
        return self._observe(), rewards, over.copy(), np.zeros_like(over), info

    def _replace(self, running: NDArray[np.bool_]) -> None:
        """Draw a legal action wherever the requested one is not legal."""
        legal, actions = self._many.legal[:, self.seat], self._actions[:, self.seat]
        inside = (actions >= 0) & (actions < legal.shape[1])
        known = np.where(inside, actions, 0)
        wrong = running & ~(inside & legal[np.arange(len(known)), known])
        for row in wrong.nonzero()[0]:
            actions[row] = self.np_random.choice(legal[row].nonzero()[0])

    def _observe(self) -> Observation:
        return self._many.observations[:, self.seat].copy()

    def _info(self, rows: NDArray[np.bool_]) -> dict[str, Any]:
        mask = self._many.legal[:, self.seat].astype(np.int8)
        return {"action_mask": np.where(rows[:, None], mask, 0), "_action_mask": rows.copy()}


for _name in names():
    gymnasium.register(
        id=f"mauseloch/{_name.capitalize()}-v0",
        entry_point="mauseloch.adapters.gymnasium:Single",
        vector_entry_point="mauseloch.adapters.gymnasium:Vector",
        kwargs={"game": _name},
    )

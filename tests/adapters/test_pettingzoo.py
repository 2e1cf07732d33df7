"""PettingZoo's own suites on all games, and what they cannot check: masks, secrets, rewards."""

import copy
import pickle
import warnings
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mauseloch
from mauseloch.core.errors import SetupError
from mauseloch.lockstep.kernel_single import HEAD, STATE

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's own games, on import
    suites: Any = import_module("pettingzoo.test")
zoo: Any = import_module("mauseloch.adapters.pettingzoo")  # untyped: tests make wrong calls too
GAMES = mauseloch.games()
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    *((name, {"seats": mauseloch.game(name).seats[-1], "rewards": "points"}) for name in GAMES),
    ("geier", {"options": {"winner": "highest_mouse"}}),
    ("geflippt", {"tick_ms": 1000, "options": {"window_ms": 3000}}),
]
WAITS = ("zocken", "geflippt")
MASKS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # no observation with an action mask is one
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # once the match is over
)
settings = pytest.mark.parametrize(("name", "chosen"), SETTINGS)
games = pytest.mark.parametrize("name", GAMES)


def answers(env: Any, rng: np.random.Generator, seen: Any) -> dict[str, int]:
    return {
        agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents
    }


def words(env: Any) -> list[int]:
    """The state as the kernel's integers."""
    alone = env._alone
    found: list[int] = alone.row[HEAD + STATE * alone.seats :].tolist()
    return found


@settings
@MASKS
def test_aec_api(name: str, chosen: dict[str, Any]) -> None:
    suites.api_test(zoo.env(name, **chosen), num_cycles=200)


@games
@MASKS
def test_aec_api_with_everybody_asked(name: str) -> None:
    suites.api_test(zoo.env(name, everybody=True), num_cycles=200)


@settings
def test_parallel_api(name: str, chosen: dict[str, Any]) -> None:
    suites.parallel_api_test(zoo.parallel_env(name, **chosen), num_cycles=300)


@settings
def test_seeds(name: str, chosen: dict[str, Any]) -> None:
    suites.seed_test(partial(zoo.env, name, **chosen), num_cycles=50)
    suites.parallel_seed_test(partial(zoo.parallel_env, name, **chosen), num_cycles=50)


@games
def test_max_cycles(name: str) -> None:
    seats = mauseloch.game(name).seats[-1]
    suites.max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(zoo.parallel_env, name, seats),
            env=partial(zoo.env, name, seats, everybody=name in WAITS),
        )
    )


@games
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = {"ansi": lambda text: len(text.splitlines()) > 2}
    suites.render_test(partial(zoo.env, name), custom_tests=told)
    assert len(capsys.readouterr().out.splitlines()) > 10


@settings
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_follows_the_rules(name: str, chosen: dict[str, Any], seed: int) -> None:
    env = zoo.parallel_env(name, render_mode="ansi", **chosen)
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    game, alone = env._alone.game, env._alone
    while env.agents:
        state = env._shown.state
        assert env._shown.words.tolist() == words(env)
        waiting = game.waiting(state)
        for seat, agent in enumerate(env.agents):
            mask = seen[agent]["action_mask"]
            texts = (*alone.encoding.actions, "wait")
            legal = {texts[at] for at in mask.nonzero()[0]}
            may_wait = seat not in waiting.seats or waiting.deadline_ms is not None
            assert legal == {*game.legal(state, seat), *(["wait"] if may_wait else [])}
            assert env.observation_space(agent).contains(seen[agent])
            assert len(seen[agent]["observation"]) == sum(part.size for part in env.layout)
        seen, rewards, over, cut, infos = env.step(answers(env, rng, seen))
    assert set(over.values()) == {True}
    assert set(cut.values()) == {False}
    outcome = game.outcome(env._shown.state)
    assert env._shown.words.tolist() == words(env)
    assert tuple(info["points"] for info in infos.values()) == outcome.scores
    assert tuple(info["rank"] for info in infos.values()) == outcome.ranks
    assert not any(one["action_mask"].any() for one in seen.values())
    assert sum(rewards.values()) == pytest.approx(0)
    by_rank = [sum(rewards[f"seat_{seat}"] for seat in outcome.winners)]
    if chosen.get("rewards") == "points":
        others = len(rewards) - 1
        wanted = [p - (sum(outcome.scores) - p) / others for p in outcome.scores]
        assert [*rewards.values()] == pytest.approx(wanted)
    else:
        losers = len(rewards) - len(outcome.winners)
        assert by_rank == pytest.approx([losers / (len(rewards) - 1)])
    final = env.render()
    assert "seat_" in final.splitlines()[-1]
    assert env.render() in final


@settings
@pytest.mark.parametrize("everybody", [False, True])
def test_aec_and_parallel_play_the_same_match(
    name: str, chosen: dict[str, Any], everybody: bool
) -> None:
    together = zoo.parallel_env(name, **chosen)
    in_turn = zoo.env(name, render_mode="ansi", everybody=everybody, **chosen)
    rng = np.random.default_rng(5)
    seen, _ = together.reset(seed=5)
    in_turn.reset(seed=5)
    while together.agents:
        chosen_now = answers(together, rng, seen)
        cycle = in_turn._alone.cycles
        asked = []
        while in_turn._alone.cycles == cycle and not any(in_turn.terminations.values()):
            agent = in_turn.agent_selection
            own = in_turn.observe(agent)
            assert (own["action_mask"] == seen[agent]["action_mask"]).all()
            if in_turn._alone.later:
                assert (own["observation"] == seen[agent]["observation"]).all()
            asked.append(agent)
            in_turn.step(chosen_now[agent])
        assert asked == sorted(asked)
        waits = {a for a, one in seen.items() if one["action_mask"][:-1].sum() == 0}
        idle = waits if name in WAITS and not everybody else set()
        assert set(asked) == set(together.agents) - idle
        seen, rewards, over, _, infos = together.step(chosen_now)
        assert words(together) == words(in_turn) == in_turn._shown.words.tolist()
    assert (in_turn.rewards, in_turn.terminations, in_turn.infos) == (rewards, over, infos)
    for agent in in_turn.possible_agents:
        assert in_turn.agent_selection == agent
        assert (in_turn.last()[0]["observation"] == seen[agent]["observation"]).all()
        in_turn.step(None)
    assert not in_turn.agents


@games
@pytest.mark.parametrize("everybody", [False, True])
def test_nobody_sees_what_others_have_chosen_before_all_have(name: str, everybody: bool) -> None:
    """Whatever the first seats choose, later seats see the same."""
    rng = np.random.default_rng(3)
    env = zoo.env(name, everybody=everybody)
    env.reset(seed=3)
    for _ in range(60):
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        own = {a for a in mask.nonzero()[0].tolist() if not (name in WAITS and a == len(mask) - 1)}
        cycle, views = env._alone.cycles, []
        for action in own:
            other = copy.deepcopy(env)
            other.step(action)
            if other._alone.cycles == cycle:
                views.append([other.observe(a) for a in env.agents if a != agent])
        for view in views[1:]:
            for one, two in zip(views[0], view, strict=True):
                assert (one["observation"] == two["observation"]).all()
                assert (one["action_mask"] == two["action_mask"]).all()
        env.step(int(rng.choice(mask.nonzero()[0])))
        if any(env.terminations.values()):
            env.reset()


def test_a_reaction_is_not_seen_before_its_tick_is_over() -> None:
    env = zoo.env("geflippt", 2)
    env.reset(seed=1)
    env.step(env._alone.encoding.actions.index("reveal"))
    assert env.agent_selection == "seat_0"
    before = env.observe("seat_1")["observation"]
    env.step(env._alone.encoding.actions.index("pass"))
    assert env.agent_selection == "seat_1"
    assert (env.observe("seat_1")["observation"] == before).all()
    env.step(env._alone.actions - 1)
    assert env.agent_selection == "seat_1"  # the other has reacted
    assert (env.observe("seat_1")["observation"] != before).any()


@games
def test_without_a_seed_matches_differ_and_with_one_they_repeat(name: str) -> None:
    env, other = zoo.parallel_env(name), zoo.parallel_env(name)
    assert env.reset()
    assert other.reset()
    assert env._alone.seed != other._alone.seed
    env.reset(seed=8)
    keys = [env._alone.key]
    for _ in range(3):
        env.reset()
        keys.append(env._alone.key)
    assert len(set(keys)) == 4
    other.reset(seed=8)
    assert other._alone.key == keys[0]
    other.reset()
    assert other._alone.key == keys[1]


def test_observations_stay_as_they_were() -> None:
    env = zoo.parallel_env("geier", 3)
    first, _ = env.reset(seed=1)
    kept = copy.deepcopy(first)
    env.step({"seat_0": 1, "seat_1": 2, "seat_2": 3})
    for agent, seen in first.items():
        assert (seen["observation"] == kept[agent]["observation"]).all()
        assert (seen["action_mask"] == kept[agent]["action_mask"]).all()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    env = zoo.parallel_env("geier", 2)
    env.reset(seed=1)
    env.step({"seat_0": 1, "seat_1": 2})
    before = words(env)
    other = copied(env)
    assert words(other) == before
    other.step({"seat_0": 3, "seat_1": 4})
    assert words(env) == before != words(other)
    assert other.action_space("seat_0").sample() != 3  # the space uses the copy's mask
    assert other._alone.mask[0, 3] == 0
    assert env._alone.mask[0, 3] == 1


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ({"seat_0": 3, "seat_1": 4}, r"seat_0: action 3 \(4\) is not legal; legal are 0 \(1\)"),
        ({"seat_0": 0, "seat_1": 15}, r"seat_1: action 15 \(which does not exist\)"),
        ({"seat_0": -1, "seat_1": 4}, r"seat_0: action -1 \(which does not exist\)"),
        ({"seat_0": 0}, "actions are for seat_0, seat_1, not"),
        ({"seat_0": 0, "seat_1": 4, "seat_2": 4}, "actions are for seat_0, seat_1, not"),
        ({"seat_0": 0.5, "seat_1": 4}, "seat_0: actions are whole numbers up to 14, not 0.5"),
        ({"seat_0": 0, "seat_1": None}, "seat_1: actions are whole numbers up to 14, not None"),
        ({"seat_0": 0, "seat_1": 2**70}, "far too large"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(actions: Any, message: str) -> None:
    env = zoo.parallel_env("geier", 2)
    env.reset(seed=1)
    env.step({"seat_0": 3, "seat_1": 5})
    before = words(env)
    with pytest.raises(ValueError, match=message):
        env.step(actions)
    assert words(env) == before


@pytest.mark.parametrize("action", [0, 15, -1, 0.5, None, 2**70])
def test_aec_refuses_wrong_actions(action: Any) -> None:
    env = zoo.env("geier", 2)
    env.reset(seed=1)
    env.step(0)
    env.step(1)
    before = words(env)
    with pytest.raises(ValueError, match="seat_0: action"):
        env.step(action)
    assert words(env) == before
    assert env.agent_selection == "seat_0"


def test_only_those_awaited_may_do_more_than_wait() -> None:
    env = zoo.parallel_env("zocken", 2)
    seen, _ = env.reset(seed=1)
    wait = env.action_space("seat_0").n - 1
    idle = [agent for agent in env.agents if seen[agent]["action_mask"][wait]]
    assert len(idle) == 1
    assert seen[idle[0]]["action_mask"].sum() == 1
    with pytest.raises(ValueError, match=rf"action {wait} \(wait\) is not legal"):
        env.step(dict.fromkeys(env.agents, wait))


def test_order_is_enforced() -> None:
    parallel, aec = zoo.parallel_env("geier"), zoo.raw_env("geier")
    for env in (parallel, aec):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
            env.step({})
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before render"):
            env.render()
    with pytest.raises(AttributeError, match="rewards cannot be accessed before reset"):
        aec.rewards  # noqa: B018
    with pytest.raises(AttributeError, match="Aec has no attribute foo"):
        aec.foo  # noqa: B018
    with pytest.raises(AssertionError, match="before observe"):
        aec.observe("seat_0")
    parallel.reset()
    aec.reset()
    for card in range(15):
        parallel.step({"seat_0": card, "seat_1": card})
        aec.step(card)
        aec.step(card)
    with pytest.raises(ValueError, match="when an agent is dead"):
        aec.step(1)
    aec.step(None)
    aec.step(None)
    for env in (parallel, aec):
        with pytest.raises(AssertionError, match="after all agents are terminated"):
            env.step({})
        env.reset()
        env.close()
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
            env.step({})


def test_a_match_can_be_cut_short() -> None:
    env = zoo.parallel_env("geier", max_cycles=2)
    assert env.max_cycles == 2
    env.reset(seed=1)
    env.step({"seat_0": 0, "seat_1": 0})
    _, rewards, over, cut, infos = env.step({"seat_0": 1, "seat_1": 1})
    assert set(cut.values()) == {True}
    assert set(over.values()) == {False}
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert infos == {"seat_0": {}, "seat_1": {}}
    assert not env.agents


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 9},
        {"options": {"winner": "nobody"}},
        {"rewards": "money"},
        {"game": "geflippt", "tick_ms": 0},
        {"max_cycles": 0},
        {"render_mode": "rgb_array"},
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        zoo.parallel_env(**{"game": "geier", **wrong})


def test_render_needs_a_mode() -> None:
    env = zoo.parallel_env("geier")
    env.reset()
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None


def test_metadata() -> None:
    env = zoo.env("mausen", 4)
    assert str(env) == f"mausen_v{mauseloch.game('mausen').version}"
    assert env.metadata["is_parallelizable"]
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]

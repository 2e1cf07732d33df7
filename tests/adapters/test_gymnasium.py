"""Gymnasium's own checks on all games, and Vector compared with many Singles."""

import copy
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import mauseloch
from mauseloch.adapters import gymnasium as ours
from mauseloch.core.errors import SetupError
from mauseloch.lockstep.kernel_single import HEAD, STATE

GAMES = mauseloch.games()
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    *((name, {"opponents": "random", "seat": 1, "rewards": "points"}) for name in GAMES),
    ("geier", {"seats": 4, "opponents": ["simple", "random", "simple"], "seat": 3}),
    ("zocken", {"seats": 4, "seat": 2}),
    ("geflippt", {"seats": 5, "tick_ms": 1000, "options": {"window_ms": 3000}}),
]
settings = pytest.mark.parametrize(("name", "chosen"), SETTINGS)
games = pytest.mark.parametrize("name", GAMES)


def words(env: Any) -> list[int]:
    """The state as the kernel's integers."""
    alone = env._alone
    found: list[int] = alone.row[HEAD + STATE * alone.seats :].tolist()
    return found


def made(name: str, **chosen: Any) -> Any:
    return gymnasium.make(f"mauseloch/{name.capitalize()}-v0", **chosen).unwrapped


@settings
def test_check_env(name: str, chosen: dict[str, Any]) -> None:
    """With illegal="replace", because it tries actions that it drew in another match."""
    check_env(made(name, illegal="replace", **chosen))


@pytest.mark.parametrize("name", ["geier", "mausen"])
def test_check_env_where_everything_is_legal_at_first(name: str) -> None:
    check_env(made(name))


@games
def test_two_of_the_same_seed_match(name: str) -> None:
    one, two = (made(name, render_mode="ansi") for _ in range(2))
    check_environments_match(one, two, num_steps=60, seed=4)


@settings
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_follows_the_rules(name: str, chosen: dict[str, Any], seed: int) -> None:
    env = made(name, render_mode="ansi", **chosen)
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    over, game = False, env._alone.game
    while not over:
        assert env._shown.words.tolist() == words(env)
        state = env._shown.state
        texts = (*env._alone.encoding.actions, "wait")
        legal = {texts[at] for at in info["action_mask"].nonzero()[0]}
        assert legal - {"wait"} == {*game.legal(state, env.seat)}
        assert (info["action_mask"] == env.action_masks()).all()
        seen, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert seen in env.observation_space
        assert over or reward == 0
    assert env._shown.words.tolist() == words(env)
    outcome = game.outcome(env._shown.state)
    assert info["points"] == outcome.scores[env.seat]
    assert info["rank"] == outcome.ranks[env.seat]
    if chosen.get("rewards") == "points":
        others = [p for seat, p in enumerate(outcome.scores) if seat != env.seat]
        assert reward == pytest.approx(info["points"] - sum(others) / len(others))
    else:
        assert (reward > 0) == (info["rank"] == 1 and len(outcome.winners) < len(outcome.ranks))


@settings
def test_vector_is_many_singles(name: str, chosen: dict[str, Any]) -> None:
    rows = 5
    many = ours.Vector(name, rows, **chosen)
    single = SyncVectorEnv([partial(ours.Single, name, **chosen)] * rows)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert many.observation_space == single.observation_space
    assert many.action_space == single.action_space
    assert many.single_observation_space == single.single_observation_space
    assert many.single_action_space == single.single_action_space
    rng = np.random.default_rng(1)
    found: Any = many.reset(seed=7)
    wanted: Any = single.reset(seed=7)
    ended = 0
    for step in range(150):
        assert data_equivalence(found, wanted)  # a lockstep's rewards are float32
        mask = wanted[-1]["action_mask"]
        actions = np.array([rng.choice(row.nonzero()[0]) if row.any() else 0 for row in mask])
        found, wanted = many.step(actions), single.step(actions)
        assert found[0] in many.observation_space
        ended += int(found[2].sum())
        if step == 70:
            found, wanted = many.reset(), single.reset()
        if step == 100:
            found, wanted = many.reset(seed=[3] * rows), single.reset(seed=[3] * rows)
        if step == 120:
            chosen_rows = np.array([True, False, True, False, False])
            found, wanted = (
                env.reset(options={"reset_mask": chosen_rows.copy()}) for env in (many, single)
            )
            wanted[1]["action_mask"] = found[1]["action_mask"] = many.action_masks()
    assert ended or name in ("zocken", "geflippt")


@games
def test_make_vec(name: str) -> None:
    env = gymnasium.make_vec(
        f"mauseloch/{name.capitalize()}-v0", 3, vectorization_mode="vector_entry_point"
    )
    assert isinstance(env.unwrapped, ours.Vector)
    seen, _ = env.reset(seed=1)
    assert seen.shape[0] == 3


def test_vector_returns_what_stays_as_it_was() -> None:
    env = ours.Vector("geier", 4)
    first, info = env.reset(seed=1)
    kept = copy.deepcopy((first, info))
    env.step(np.zeros(4, int))
    assert data_equivalence((first, info), kept, exact=True)


def test_unseeded_vectors_differ() -> None:
    one, two = ours.Vector("geier", 4), ours.Vector("geier", 4)
    assert (one.reset()[0] != two.reset()[0]).any()
    again = one.reset()[0]
    assert len({row.tobytes() for row in again}) > 1


@pytest.mark.parametrize("action", [0, 15, -1, 2**70])
def test_illegal_actions_raise_and_change_nothing(action: int) -> None:
    env = ours.Single("geier")
    env.reset(seed=1)
    env.step(np.int64(0))
    before = words(env)
    with pytest.raises(ValueError, match=r"seat_0: action .* is not legal; legal are 1 \(2\)"):
        env.step(action)
    assert words(env) == before
    env.step(np.array(1))  # type: ignore[arg-type]


def test_illegal_actions_can_be_replaced() -> None:
    env = ours.Single("geier", illegal="replace")
    env.reset(seed=1)
    assert env.step(4)[4]["illegal"] is False
    *_, info = env.step(4)
    assert info["illegal"] is True
    assert info["action_mask"].sum() == 13
    many = ours.Vector("geier", 2, illegal="replace")
    many.reset(seed=1)
    assert not many.step(np.array([4, 4]))[4]["illegal"].any()
    *_, info = many.step(np.array([4, 5]))
    assert info["illegal"].tolist() == [True, False]
    assert info["action_mask"].sum(axis=1).tolist() == [13, 13]
    assert many.step(np.array([-1, 99]))[4]["illegal"].tolist() == [True, True]


def test_actions_are_whole_numbers() -> None:
    env, many = ours.Single("geier"), ours.Vector("geier", 2)
    env.reset()
    many.reset()
    with pytest.raises(ValueError, match=r"whole numbers up to 14, not 0\.5"):
        env.step(0.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"2 whole numbers, not \(2,\) of float64"):
        many.step(np.zeros(2))
    with pytest.raises(ValueError, match=r"2 whole numbers, not \(3,\) of int"):
        many.step(np.zeros(3, int))
    with pytest.raises(ValueError, match="match 1, seat 0: action 15"):
        many.step(np.array([0, 15]))


def test_order_is_enforced() -> None:
    env: Any = ours.Single("geier", render_mode="ansi")
    many = ours.Vector("geier", 2)
    for one in (env, many):
        with pytest.raises(error.ResetNeeded):
            one.step([0, 0])
    with pytest.raises(error.ResetNeeded):
        env.render()
    with pytest.raises(error.ResetNeeded):
        many.reset(options={"reset_mask": np.array([True, False])})
    env.reset()
    for card in range(15):
        env.step(card)
    with pytest.raises(error.ResetNeeded):
        env.step(0)
    for one in (env, many):
        one.close()
        one.close()
        with pytest.raises(error.ClosedEnvironmentError):
            one.step([0, 0])
        with pytest.raises(error.ClosedEnvironmentError):
            one.reset()


@pytest.mark.parametrize(
    ("mask", "wrong"),
    [([True, False], TypeError), (np.ones(2), TypeError), (np.zeros(2, bool), ValueError)],
)
def test_wrong_reset_masks_are_refused(mask: Any, wrong: type[Exception]) -> None:
    many = ours.Vector("geier", 2)
    many.reset()
    with pytest.raises(wrong, match="reset_mask"):
        many.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="3 seeds for 2 rows"):
        many.reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seat": 2},
        {"seat": -1},
        {"opponents": ["simple", "simple"]},
        {"opponents": "perfect"},
        {"rewards": "money"},
        {"illegal": "ignore"},
        {"render_mode": "rgb_array"},
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    for kind in (ours.Single, ours.Vector):
        with pytest.raises(SetupError):
            kind(**{"game": "geier", "seats": 2, **wrong})


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = ours.Single("geier", render_mode="human")
    env.reset(seed=1)
    env.step(3)
    assert "seat_1" in capsys.readouterr().out
    quiet = ours.Single("geier")
    quiet.reset()
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert quiet.render() is None

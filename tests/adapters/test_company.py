"""Learners among any bots: names, files, functions; the same deals as on the kernels."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import mauseloch
from mauseloch.adapters.company import Among
from mauseloch.adapters.gymnasium import Single, Vector
from mauseloch.adapters.pettingzoo import env, parallel_env
from mauseloch.core.errors import SetupError, UnknownBotError

GAMES = mauseloch.games()


def lowest(question: mauseloch.Question[Any, Any]) -> str:
    return str(question.legal[0])


def last(question: mauseloch.Question[Any, Any]) -> str:
    return str(question.legal[-1])


@pytest.mark.parametrize("name", GAMES)
def test_check_env(name: str) -> None:
    check_env(Single(name, opponents=last, illegal="replace"), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_one_seed_one_deal_against_any_opponent(name: str) -> None:
    """What the learner sees first is drawn by chance, and the same as on the kernels."""
    for seed in range(3):
        compiled, asked = Single(name, opponents="simple"), Single(name, opponents=last)
        there, mine = compiled.reset(seed=seed), asked.reset(seed=seed)
        if name != "zocken":  # there the opponents may begin
            assert there[0].tolist() == mine[0].tolist()
        assert compiled.layout == asked.layout
        assert compiled.action_space.n == asked.action_space.n
        assert there[1]["action_mask"].shape == mine[1]["action_mask"].shape


def test_a_match_against_a_function_is_a_match_by_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("def answer(question):\n    return question.legal[-1]\n", encoding="utf-8")
    for opponent in (last, file, str(file)):
        learner = Single("geier", 3, [opponent, "bruno"], rewards="points")
        learner.reset(seed=5)
        match = mauseloch.Dealt("geier", 3, 5)
        bruno = mauseloch.bot_kinds("geier")["bruno"](match.game, Random("5/0/2"))
        over, reward = False, 0.0
        while not over:
            answers = ["", last(match.question(1)), bruno(match.question(2)).action]
            action = int(learner.action_masks().argmax())
            answers[0] = mauseloch.action_of(match.game, action)
            for seat, answer in enumerate(answers):
                match.play(seat, answer)
            _, reward, over, _, info = learner.step(action)
        assert match.outcome is not None
        assert info["points"] == match.outcome.scores[0]
        assert info["rank"] == match.outcome.ranks[0]
        others = match.outcome.scores[1:]
        assert reward == pytest.approx(match.outcome.scores[0] - sum(others) / 2)


def test_a_race_among_bots_is_divided_into_ticks() -> None:
    """A bot that reacts after 600 ms has reacted in the third tick of 250 ms, not before."""

    def slow(question: mauseloch.Question[Any, Any]) -> mauseloch.Answer:
        return mauseloch.Answer(question.legal[-1], 600)

    learner = Single("geflippt", opponents=slow, seat=1)
    learner.reset(seed=2)
    alone = learner._alone
    assert isinstance(alone, Among)
    wait, reacted = len(learner.action_masks()) - 1, []
    while not alone.match.view(1).mouse:
        learner.step(wait)
    for _ in range(4):
        reacted.append(alone.match.view(1).reacted[0])
        learner.step(wait)
    assert reacted == [False, False, False, True]


@pytest.mark.parametrize("name", GAMES)
def test_many_rows_are_many_singles(name: str) -> None:
    how: Any = {"opponents": last, "rewards": "points"}
    many = Vector(name, 2, **how)
    singles = SyncVectorEnv([lambda: Single(name, **how)] * 2)
    rng = np.random.default_rng(3)
    seen, info = many.reset(seed=7)
    same, _ = singles.reset(seed=7)
    for _ in range(60):
        assert seen.tolist() == same.tolist()
        masks = info["action_mask"] if "action_mask" in info else many.action_masks()
        actions = np.array([rng.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in masks])
        seen, rewards, over, _, info = many.step(actions)
        same, same_rewards, same_over, _, _ = singles.step(actions)
        assert over.tolist() == same_over.tolist()
        assert rewards.tolist() == pytest.approx(same_rewards.tolist())


def test_wrong_opponents_are_refused_with_their_names() -> None:
    with pytest.raises(UnknownBotError, match="geier has no bot 'perfect'; it has random"):
        Single("geier", opponents="perfect")
    with pytest.raises(SetupError, match="a bot is a name, a file or a function, not 7"):
        Single("geier", opponents=7)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="2 opponents for 2 seats"):
        Single("geier", opponents=["simple", last])
    with pytest.raises(OSError, match=r"no_such\.py"):
        Single("geier", opponents="no_such.py")


@pytest.mark.parametrize("opponents", ["simple", last])
def test_an_illegal_action_is_named_as_it_was_given(opponents: Any) -> None:
    alone = Single("geier", opponents=opponents)
    alone.reset(seed=1)
    for wrong in (20, -3, 10**30):
        with pytest.raises(ValueError, match=rf"action {wrong} \(which does not exist\)"):
            alone.step(wrong)
    many = Vector("geier", 2, opponents=opponents)
    many.reset(seed=1)
    with pytest.raises(ValueError, match=r"match 1, seat.0: action 20 \(which does not exist\)"):
        many.step(np.array([3, 20]))


@pytest.mark.parametrize("name", ["geier", "mausen", "zocken"])
def test_any_bot_plays_for_an_agent(name: str) -> None:
    both: list[Any] = [parallel_env(name, questions=True), env(name, questions=True)]
    for made in both:
        made.reset(seed=4)
        game = mauseloch.game(name)
        bots = {agent: mauseloch.bot("simple", game, agent) for agent in made.possible_agents}

        def action(agent: str, made: Any = made, bots: Any = bots, game: Any = game) -> int:
            mask = made._alone.mask[made.possible_agents.index(agent)]
            if name == "zocken" and mask[-1]:
                return len(mask) - 1
            return mauseloch.number_of(game, bots[agent](made.question(agent)).action)

        for _ in range(400):
            if not made.agents:
                break
            if hasattr(made, "agent_selection"):
                over = made.terminations[made.agent_selection]
                made.step(None if over else action(made.agent_selection))
            else:
                made.step({agent: action(agent) for agent in made.agents})
        assert not made.agents


def test_questions_must_be_asked_for() -> None:
    made = parallel_env("geier")
    made.reset(seed=1)
    with pytest.raises(SetupError, match="questions=True"):
        made.question("seat_0")

"""From questions to observations and back: what was trained plays wherever bots play."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mauseloch
from mauseloch.arena.plans import plan
from mauseloch.arena.runs import run
from mauseloch.core.errors import SetupError
from mauseloch.lockstep.simulation import Situation

GAMES = mauseloch.games()
POLICY = '''
import mauseloch


def highest(observation, mask):
    """The highest card that is legal."""
    return mask.nonzero()[0][-1]


answer = mauseloch.player_of(highest)
'''


@pytest.mark.parametrize("name", GAMES)
def test_a_question_shows_what_a_learner_sees(name: str) -> None:
    """All along a match, for every seat that is asked."""
    game = mauseloch.game(name)
    seats, races = game.seats[0] + 1, name == "geflippt"
    match = mauseloch.Dealt(game, seats, seed=4)
    many = mauseloch.Lockstep(game, seats, 1, seed=4, restart=False)
    rng = np.random.default_rng(1)
    compared = 0
    while match.outcome is None and compared < 60:
        waiting = match.waiting
        actions = np.zeros((1, seats), np.int64)
        for seat in waiting.seats:
            question = match.question(seat)
            seen = mauseloch.observe(question, tick=0 if races else None)
            assert seen.observation.tolist() == many.observations[0, seat].tolist()
            assert seen.mask.tolist() == many.legal[0, seat].tolist()
            compared += 1
            legal = seen.mask.nonzero()[0]
            actions[0, seat] = rng.choice(legal[:-1] if races else legal)
        for seat in waiting.seats:
            action = mauseloch.action_of(game, actions[0, seat])
            assert mauseloch.number_of(game, action) == actions[0, seat]
            match.play(seat, action, waiting.since_ms + waiting.guess_ms if races else 0)
        many.step(actions)
    assert compared > 20


def test_waiting_is_an_action_where_seats_act_in_turn() -> None:
    question = mauseloch.Match(mauseloch.game("zocken"), 2, 1)
    seen = mauseloch.observe(question.question(question.waiting.seats[0]), waits=True)
    assert len(seen.mask) == len(mauseloch.Lockstep("zocken", 2, 1).legal[0, 0]) + 1
    assert not seen.mask[-1]


def test_a_trained_policy_plays_in_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "trained.py"
    file.write_text(POLICY, encoding="utf-8")
    done = run(plan("geier", [str(file), "pip"], games=4, seed=1))
    assert done.plan.labels == ("trained.py", "pip")


def test_a_policy_may_choose_only_what_is_legal() -> None:
    question = mauseloch.Match(mauseloch.game("geier", cards=3), 2, 1).question(0)
    answer = mauseloch.player_of(lambda observation, mask: 14)
    with pytest.raises(SetupError, match=r"the policy chose 14 \(15\); legal are 1, 2, 3"):
        answer(question)
    with pytest.raises(SetupError, match="geier has actions 0 to 14, and no action 15"):
        mauseloch.player_of(lambda observation, mask: 15)(question)
    with pytest.raises(SetupError, match="geier has no action '16'"):
        mauseloch.number_of(question.game, "16")


def test_a_policy_of_a_race_is_asked_tick_by_tick() -> None:
    game = mauseloch.game("geflippt")
    match = mauseloch.Match(game, 2, 1)
    question = match.question(match.waiting.seats[0])
    ticks = []

    def third(observation: Any, mask: Any) -> int:
        ticks.append(int(observation[-1]))
        assert mask[-1]  # it may wait
        return int(mask.argmax()) if len(ticks) == 3 else len(mask) - 1

    answer = mauseloch.player_of(third, tick_ms=250)(question)
    assert ticks == [0, 1, 2]
    assert (answer.action, answer.delay_ms) == ("reveal", question.guess_ms + 500)
    never = mauseloch.player_of(lambda _, mask: len(mask) - 1, tick_ms=250)(question)
    assert never.delay_ms == (question.time_left_ms or 0) + 1
    with pytest.raises(SetupError, match="geflippt is a race: name the tick_ms"):
        mauseloch.player_of(third)(question)


def highest(situation: Situation) -> Any:
    """The last legal action: the highest card, or to stop, or to pass."""
    last = situation.legal.shape[1] - 1 - situation.legal[:, ::-1].argmax(axis=1)
    if situation.legal.shape[1] == 29:  # the race
        return last, 300 + 10 * situation.seat + 0 * last
    return last


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", ["simple", "random", "mine", "all mine"])
def test_a_simulated_match_becomes_a_record(name: str, who: str) -> None:
    game = mauseloch.game(name)
    seats = game.seats[0]
    mine: list[Any] = [highest, *["simple"] * (seats - 1)]
    policies: Any = {"mine": mine, "all mine": [highest] * seats}.get(who, who)
    found = mauseloch.simulate(game, seats, 3, policies, seed=6)
    for number in range(3):
        match = mauseloch.simulated(game, seats, policies, seed=6, number=number)
        assert match.outcome is not None
        assert match.outcome.scores == tuple(found.scores[number])
        assert match.outcome.ranks == tuple(found.ranks[number])
        again = mauseloch.replay(mauseloch.Record.loads(match.record().dumps()))
        assert again.outcome == match.outcome
        assert again.seed == f"lockstep 6/{number}"


def test_a_reduced_match_becomes_a_record_too() -> None:
    game = mauseloch.game("geier", cards=4)
    found = mauseloch.simulate(game, 2, 20, seed=2)
    outcomes = [mauseloch.simulated(game, 2, seed=2, number=one).outcome for one in range(20)]
    assert [one.scores for one in outcomes if one] == [tuple(row) for row in found.scores.tolist()]


def test_seeds_are_whole_numbers() -> None:
    with pytest.raises(SetupError, match="seed must be a whole number, not 'a'"):
        mauseloch.Dealt("geier", 2, "a")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="number must be a whole number"):
        mauseloch.Dealt("geier", 2, 1, 0.5)  # type: ignore[arg-type]

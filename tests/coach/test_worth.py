"""The truth about a position: exact, approximate or sampled, and never more than is known."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.coach.judgement import Judgement, judge
from mauseloch.coach.questions import asked, question_at
from mauseloch.coach.worth import Worth
from mauseloch.core.errors import PositionError, SeatsError, UnsupportedError
from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.core.package import Package
from mauseloch.core.record import Player
from mauseloch.games import package
from mauseloch.games.zocken.judging import GRAIN
from mauseloch.games.zocken.judging import exact as solved
from tests.coach.fitting import ERROR, chance, fitted
from tests.coach.planting import players

SEATS = {"geier": 2, "mausen": 3, "zocken": 3, "geflippt": 2}
Played = Match[Any, Any, Any]


def played(name: str, seats: int, seed: int = 1) -> Played:
    match = Match(mauseloch.game(name), seats, seed)
    mauseloch.play(match, players(match.game, seats, seed))
    return match


def first_choice(match: Played, at: int = 0) -> int:
    """The first real choice from here on."""
    found = (
        one.at
        for seat in range(match.seats)
        for one in asked(match.game, match.seats, match.inputs, seat)
        if one.at >= at and len(one.question.legal) > 1
    )
    return min(found)


def check(found: Worth, judged: Judgement) -> None:
    """Check that all actions are there, the best first, with what the coach says of them."""
    assert {one.action: one.chance for one in found.actions} == dict(judged.chances)
    assert {one.action: one.cost for one in found.actions} == {
        one: judged.cost(one) for one in judged.chances
    }
    chances = [one.chance for one in found.actions]
    assert chances == sorted(chances, reverse=True)
    assert found.actions[0].chance == judged.chances[found.best]
    assert (found.exact, found.bound) == (judged.exact, judged.bound)


@pytest.mark.parametrize("name", SEATS)
def test_every_game_says_something_of_every_choice(name: str) -> None:
    match = played(name, SEATS[name])
    at = first_choice(match, 6)
    one = question_at(match, at)
    found = mauseloch.worth(match, at, rollouts=48)
    assert (found.game, found.version) == (name, match.game.version)
    assert (found.seat, found.at, found.chosen) == (one.question.seat, at, one.action)
    assert {action.action for action in found.actions} == set(one.actions)
    assert {type(action.action) for action in found.actions} == {str}
    assert all(0 <= action.chance <= 1 and action.error >= 0 for action in found.actions)
    assert found == mauseloch.worth(match.record(), at, rollouts=48)


def test_what_is_solved_is_exact_up_to_the_steps_of_its_table() -> None:
    match = played("zocken", 2)
    at = first_choice(match, 10)
    found, question = mauseloch.worth(match, at), question_at(match, at).question
    check(found, judge(question))
    assert (found.exact, found.approximate, found.sampled) == (True, False, False)
    assert {one.action: one.chance for one in found.actions} == solved(
        match.game, question.view, question.log
    )
    assert {one.error for one in found.actions} == {GRAIN / 2}


def test_endgames_are_exact_and_earlier_rounds_as_good_as_their_fitted_value() -> None:
    match = played("geier", 2)
    with fitted(bound="nearly_all"):
        late, early = mauseloch.worth(match, match.length - 8), mauseloch.worth(match, 1)
    assert late.exact
    assert {one.error for one in late.actions} == {1e-9 / 2}
    assert (early.exact, early.bound, early.approximate) == (False, "nearly_all", True)
    assert {one.action: one.chance for one in early.actions} == {
        str(card): chance(card) for card in range(1, 16)
    }
    assert {one.error for one in early.actions} == {ERROR}
    assert early.best == early.actions[0].action == "15"


def test_samples_come_with_their_standard_error() -> None:
    match = played("geier", 3)
    found = mauseloch.worth(match, 1, rollouts=240, seed=3)
    judged = judge(question_at(match, 1).question, rollouts=240, seed=3)
    check(found, judged)
    assert found.sampled
    assert {one.action: one.error for one in found.actions} == dict(judged.errors)
    usual = mauseloch.worth(match, 1)
    assert usual.actions[0].error < found.actions[0].error


def test_a_question_is_a_position_too() -> None:
    match = Match(mauseloch.game("zocken"), 2, 1)
    (seat,) = match.waiting.seats
    match.play(seat, "roll")
    found, same = mauseloch.worth(match.question(seat)), mauseloch.worth(match)
    assert replace(found, at=match.length) == same
    assert (found.at, found.chosen) == (None, None)
    for at, other in ((2, None), (None, seat)):
        with pytest.raises(PositionError, match="a question says itself"):
            mauseloch.worth(match.question(seat), at, other)
    with pytest.raises(PositionError, match="no legal answers"):
        mauseloch.worth(replace(match.question(seat), legal=()))


def test_a_file_is_a_position_too_and_calls_people_by_their_names(tmp_path: Path) -> None:
    inputs = "chance first 0;0 roll;chance red red;0 red+red;0 stop;1 roll;chance red red"
    rules = mauseloch.game("zocken")
    match = Match(rules, 2, 1, map(Input.parse, inputs.split(";")))
    record = replace(match.record(), players=(Player("Ada"), Player("Ben", "simple")))
    record.save(tmp_path / "match.json")
    found = mauseloch.worth(tmp_path / "match.json")
    assert (found.seat, found.at, found.chosen) == (1, match.length, None)
    stolen = next(one for one in found.actions if ":0" in one.action)
    assert stolen.doing.args["name"] in ("Ada", ["Ada"])
    nameless = mauseloch.worth(match)
    assert nameless.actions[0].chance == found.actions[0].chance


def test_nobody_is_judged_by_what_they_could_not_know() -> None:
    """The bid of the other seat, which came first, makes no difference."""

    def bid(card: str) -> Worth:
        match = Match(mauseloch.game("geier"), 3, 1)
        match.play(1, card)
        return mauseloch.worth(match, rollouts=48)

    assert bid("1") == bid("15")


def test_in_a_race_the_moment_of_the_answer_counts() -> None:
    match = played("geflippt", 2)
    reactions = (
        one
        for one in asked(match.game, 2, match.inputs, 0)
        if one.action.startswith("whack") and one.delay_ms > 500
    )
    one = next(reactions)
    found = mauseloch.worth(match, one.at, 0, rollouts=240)
    check(found, judge(one.question, rollouts=240, delay_ms=one.delay_ms))
    last = one.question.time_left_ms or 0
    late = mauseloch.worth(match, one.at, 0, rollouts=240, delay_ms=last)
    check(late, judge(one.question, rollouts=240, delay_ms=last))
    assert late != found


def test_letting_the_time_run_out_is_listed_if_it_was_chosen() -> None:
    match = Match(mauseloch.game("geflippt", window_ms=1000), 2, 1)
    match.play(match.waiting.seats[0], "reveal", match.waiting.since_ms)
    match.expire()
    late = next(number for number, put in enumerate(match.inputs) if not put.action)
    found = mauseloch.worth(match, late, 1, rollouts=24)
    assert found.chosen == ""
    assert "" in {one.action for one in found.actions}


def test_where_nothing_can_be_said_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("mausen", 3)
    with pytest.raises(SeatsError):
        mauseloch.worth(match, 1, 3)
    with pytest.raises(PositionError):
        mauseloch.worth(match)  # it is over
    with pytest.raises(mauseloch.RecordError):
        mauseloch.worth(replace(match.record(), seats=4), 1)
    mute: Package = replace(package("mausen"), kernel=None)
    monkeypatch.setattr("mauseloch.coach.judgement.package", lambda _: mute)
    with pytest.raises(UnsupportedError, match="mausen has no kernel"):
        mauseloch.worth(match, 1)

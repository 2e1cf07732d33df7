"""The questions of a match as one seat was asked them."""

from typing import Any

import pytest

import mauseloch
from mauseloch.coach.questions import Asked, asked, question_at
from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.errors import PositionError, SeatsError
from mauseloch.core.game import CLOCK
from mauseloch.core.match import Match
from tests.coach.planting import players

GAMES = {"geier": 3, "mausen": 4, "zocken": 3, "geflippt": 3}


def listening(bot: Bot, heard: list[tuple[Question[Any, Any], Answer]]) -> Bot:
    def answer(question: Question[Any, Any]) -> Answer:
        answered = bot(question)
        heard.append((question, answered))
        return answered

    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_asked_what_its_bot_was_asked_before_anybody_answered(game: str) -> None:
    rules, seats = mauseloch.game(game), GAMES[game]
    match = Match(rules, seats, 3)
    heard: list[list[tuple[Question[Any, Any], Answer]]] = [[] for _ in range(seats)]
    bots = players(rules, seats, 3)
    mauseloch.play(match, [listening(*one) for one in zip(bots, heard, strict=True)])
    for seat in range(seats):
        found = list(asked(rules, seats, match.inputs, seat))
        assert len(found) == len(heard[seat]) > 5
        for one, (question, answer) in zip(found, heard[seat], strict=True):
            assert one.question.view == question.view
            assert tuple(one.question.log) == tuple(question.log)
            assert tuple(one.question.legal) == tuple(question.legal)
            assert one.question.time_left_ms == question.time_left_ms
            assert one.question.guess_ms == question.guess_ms
            put = match.inputs[one.at]
            if put.actor is CLOCK:  # the answer would have been too late
                assert one.action == ""
                assert one.actions == (*question.legal, "")
                assert answer.delay_ms > (question.time_left_ms or 0) == one.delay_ms
            else:
                assert (put.actor, put.action) == (seat, one.action)
                assert (one.action, one.delay_ms) == (answer.action, answer.delay_ms)
                assert one.actions == tuple(question.legal)


def test_the_last_question_may_be_open_and_does_not_know_what_others_have_answered() -> None:
    match = Match(mauseloch.game("geier"), 3, 1)
    before = match.question(1)
    match.play(0, "15")
    match.play(2, "3")
    (found,) = asked(match.game, 3, match.inputs, 1)
    assert found == Asked(before, match.length)
    assert found.question.view != match.question(1).view
    assert list(asked(match.game, 3, match.inputs, 0))[-1].action == "15"
    match.play(1, "7")
    assert [one.action for one in asked(match.game, 3, match.inputs, 1)] == ["7", ""]


def test_who_is_not_asked_now_has_no_open_question() -> None:
    match = Match(mauseloch.game("zocken"), 3, 1)
    (turn,) = match.waiting.seats
    for seat in range(3):
        assert len(list(asked(match.game, 3, match.inputs, seat))) == (seat == turn)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_match_is_found_where_it_was_answered_and_where_it_opened(
    game: str,
) -> None:
    rules, seats = mauseloch.game(game), GAMES[game]
    match = Match(rules, seats, 3)
    mauseloch.play(match, players(rules, seats, 3))
    for seat in range(seats):
        for one in asked(rules, seats, match.inputs, seat):
            assert question_at(match, one.at, seat) == one
            actor = match.inputs[one.at].actor
            if actor == seat:
                assert question_at(match, one.at) == one


def test_all_who_are_asked_at_once_can_be_looked_at_until_they_have_answered() -> None:
    match = Match(mauseloch.game("geier"), 3, 1)
    for seat, card in ((1, "4"), (0, "9")):
        match.play(seat, card)
    assert [put.actor for put in match.inputs[1:]] == [1, 0]
    assert question_at(match, 1).question.seat == 1
    assert question_at(match, 2).question.seat == 0
    assert question_at(match).question.seat == 2  # still open
    assert question_at(match) == Asked(question_at(match, 1, 2).question, 3)
    assert question_at(match, 1, 0) == question_at(match, 2, 0)  # nobody knows the other's bid
    with pytest.raises(PositionError, match="that seat isn't asked at 2"):
        question_at(match, 2, 1)


def test_where_nobody_is_asked_the_next_question_is_named() -> None:
    match = Match(mauseloch.game("geier"), 2, 1)
    with pytest.raises(PositionError, match="nobody is asked at 0; the next question is at 1"):
        question_at(match, 0)
    mauseloch.play(match, players(match.game, 2, 1))
    with pytest.raises(PositionError, match=f"nobody is asked at {match.length}$"):
        question_at(match)


@pytest.mark.parametrize("at", [-1, 2, 1.0, "1", True])
def test_a_moment_is_one_of_the_match(at: Any) -> None:
    with pytest.raises(PositionError, match="a moment here is a number from 0 to 1"):
        question_at(Match(mauseloch.game("geier"), 2, 1), at)


@pytest.mark.parametrize("seat", [-1, 2, 0.0, "0", False])
def test_a_seat_is_one_of_the_match(seat: Any) -> None:
    with pytest.raises(SeatsError, match="there is no seat"):
        question_at(Match(mauseloch.game("geier"), 2, 1), 1, seat)

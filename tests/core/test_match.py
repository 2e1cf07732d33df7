"""The mutable shell: it plays, expires questions, draws and reports news."""

import copy
import pickle
from typing import Any

import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.core.chance import draw
from mauseloch.core.errors import (
    IllegalInputError,
    NotAwaitedError,
    SeatsError,
    SetupError,
    TooSoonError,
    UnreadableInputError,
)
from mauseloch.core.game import CHANCE, CLOCK, Input
from mauseloch.core.match import Match
from mauseloch.core.plain import plain_bytes
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geier.rules import Bid, Geier, TurnedUp


def test_chance_draws_by_itself() -> None:
    match = Match(Geier(), 2, seed=1)
    assert [put.actor for put in match.inputs] == [CHANCE]
    assert list(match.waiting.seats) == [0, 1]
    match.play(0, "15")
    assert list(match.waiting.seats) == [1]
    match.play(1, "14")
    assert [put.actor for put in match.inputs] == [CHANCE, 0, 1, CHANCE]


def test_draws_are_numbered_from_0() -> None:
    game = Geier()
    match = Match(game, 2, seed="mouse")
    assert match.inputs[0].action == draw("mouse", 0, game.odds(game.start(2)))
    drawn = game.apply(game.start(2), match.inputs[0])
    after = game.apply(game.apply(drawn, Input(0, "1")), Input(1, "2"))
    match.play(0, "1")
    match.play(1, "2")
    assert match.inputs[3].action == draw("mouse", 1, game.odds(after))


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    def prizes(seed: int | str | None) -> list[str]:
        match = Match(Geier(), 2, seed)
        for card in range(1, 16):
            match.play(0, str(card))
            match.play(1, str(card))
        return [put.action for put in match.inputs if put.actor is CHANCE]

    assert prizes(7) == prizes("7") == prizes(7)
    assert prizes(7) != prizes(8)
    assert prizes(None) != prizes(None)


def test_a_seed_is_a_number_or_a_text() -> None:
    assert Match(Geier(), 2, seed=7).seed == "7"
    assert len(Match(Geier(), 2).seed) == 32
    for wrong in (1.5, True, b"7", "\ud800", 10**5000):
        with pytest.raises(SetupError, match="a seed is a whole number or a string, not"):
            Match(Geier(), 2, seed=wrong)  # type: ignore[arg-type]


def test_a_refused_input_changes_nothing() -> None:
    match = Match(Geier(), 3, seed=1)
    match.play(1, "4")
    before = (match.state, match.inputs, match.log(0), match.log(None))
    for seat, action, error in [
        (1, "5", NotAwaitedError),
        (0, "16", UnreadableInputError),
        (3, "5", NotAwaitedError),
        (-1, "5", NotAwaitedError),
    ]:
        with pytest.raises(error):
            match.play(seat, action)
    with pytest.raises(NotAwaitedError, match="clock is not awaited"):
        match.expire()
    assert (match.state, match.inputs, match.log(0), match.log(None)) == before


def test_a_card_is_spent_only_once() -> None:
    match = Match(Geier(), 2, seed=1)
    match.play(0, "5")
    match.play(1, "6")
    with pytest.raises(IllegalInputError, match="seat 0 may not do '5' now; legal: 1, 2, 3, 4, 6,"):
        match.play(0, "5")


def test_a_match_taken_up_again_goes_on_with_the_same_draws() -> None:
    whole = Match(Geier(), 2, seed=3)
    for card in range(1, 16):
        whole.play(0, str(card))
        whole.play(1, str(16 - card))
    for cut in range(len(whole.inputs) + 1):
        again = Match(Geier(), 2, seed=3, inputs=whole.inputs[:cut])
        for put in whole.inputs[len(again.inputs) :]:
            if put.actor is not CHANCE:
                again.play(put.seat, put.action)
        assert again.inputs == whole.inputs
        assert again.state == whole.state
        assert again.log(0) == whole.log(0)


def test_recorded_chance_is_taken_as_it_is() -> None:
    other = Input(CHANCE, "+10" if Match(Geier(), 2, 3).inputs[0].action != "+10" else "+9")
    match = Match(Geier(), 2, seed=3, inputs=[other])
    assert match.inputs == (other,)


def test_a_log_is_numbered_and_told_once() -> None:
    match = Match(Geier(), 2, seed=1)
    turned_up = match.log(0)
    assert [type(news) for news in turned_up] == [TurnedUp]
    match.play(1, "9")
    assert match.log(0, since=1) == (Bid(1, None),)
    assert match.log(1, since=1) == (Bid(1, 9),)
    assert match.log(None, since=1) == (Bid(1, None),)
    assert match.log(0) == (*turned_up, Bid(1, None))


def test_a_log_asked_for_late_is_the_log_asked_for_all_along() -> None:
    games = [mauseloch.game(name) for name in mauseloch.games()]
    for game in games:
        eager = Match(game, game.seats[0], seed=5)
        bots = [mauseloch.bot("simple", game, seat) for seat in range(eager.seats)]
        mauseloch.play(eager, bots)
        late = Match(game, eager.seats, seed=5, inputs=eager.inputs)
        for viewer in (*range(eager.seats), None):
            assert plain_bytes(eager.log(viewer)) == plain_bytes(late.log(viewer))


def test_there_is_no_view_or_log_for_a_seat_that_is_not_there() -> None:
    match = Match(Geier(), 2, seed=1)
    for wrong in (-1, 2):
        with pytest.raises(SeatsError, match=f"there is no seat {wrong}; seats are 0 to 1"):
            match.view(wrong)
        with pytest.raises(SeatsError):
            match.log(wrong)


def test_a_question_holds_what_the_seat_was_told_and_the_time_left() -> None:
    match = Match(Geflippt(), 2, seed=1)
    revealer = match.waiting.seats[0]
    question = match.question(revealer)
    assert question.seat == revealer
    assert question.view == match.view(revealer)
    assert question.log == match.log(revealer)
    assert question.legal == ("reveal",)
    assert (question.guess_ms, question.time_left_ms) == (0, 3000)
    match.play(revealer, "reveal", at_ms=1200)
    question = match.question(revealer)
    assert (question.guess_ms, question.time_left_ms) == (100, 8000)
    assert Match(Geier(), 2, seed=1).question(0).time_left_ms is None


def test_the_clock_closes_a_choice_at_its_deadline_or_later() -> None:
    match = Match(Geflippt(), 2, seed=1)
    with pytest.raises(TooSoonError, match="the deadline is 3000 ms, not 2999 ms"):
        match.expire(at_ms=2999)
    match.expire()
    assert match.inputs[-2] == Input(CLOCK, at_ms=3000)
    assert match.waiting.deadline_ms == 11_000
    match.expire(at_ms=11_700)
    assert match.inputs[-1] == Input(CLOCK, at_ms=11_700)


class Whole:
    """A third-party integer type, like numpy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_seats_and_times_may_be_any_whole_numbers() -> None:
    match: Match[Any, Any, Any] = Match(Geier(), 2, seed=1)
    seat: Any = Whole(1)
    assert match.legal(seat) == match.legal(1)
    assert match.view(seat) == match.view(1)
    match.play(seat, "9", at_ms=Whole(5))  # type: ignore[arg-type]
    match.play(False, "8")
    assert [str(put) for put in match.inputs[1:3]] == ["1 9 @5", "0 8"]
    assert mauseloch.replay(match.record()).state == match.state


@pytest.mark.parametrize("name", mauseloch.games())
def test_what_is_no_seat_action_or_time_is_refused(name: str) -> None:
    game = mauseloch.game(name)
    match = Match(game, game.seats[0], seed=1)
    action = match.legal(match.waiting.seats[0])[0]
    before = (match.state, match.inputs)
    no_seats: list[Any] = [0.0, "0", None, []]
    no_actions: list[Any] = [None, 5, b"x", []]
    no_times: list[Any] = [-1, 10**15, 1.5, float("nan"), "5", "", [0], 10**5000]
    for seat in no_seats:
        with pytest.raises(SeatsError, match="a seat is a whole number, not"):
            match.play(seat, action)
        with pytest.raises(SeatsError):
            match.legal(seat)
    for wrong in no_actions:
        with pytest.raises(UnreadableInputError, match="an action is a string, not"):
            match.play(0, wrong)
    for at_ms in no_times:
        with pytest.raises(UnreadableInputError, match="a time is a whole number of milliseconds"):
            match.play(0, action, at_ms)
        with pytest.raises(UnreadableInputError, match="a time is a whole number of milliseconds"):
            match.expire(at_ms)
    assert (match.state, match.inputs) == before


@pytest.mark.parametrize("name", mauseloch.games())
def test_states_questions_and_logs_travel_between_processes(name: str) -> None:
    game = mauseloch.game(name)
    match = Match(game, game.seats[0], seed=6)
    bots = [mauseloch.bot("simple", game, seat) for seat in range(match.seats)]
    for _ in range(12):
        answer_all(match, bots)
    asked = [match.question(seat) for seat in match.waiting.seats]
    sent = (match.state, asked, match.log(None), match.waiting, match.inputs, game)
    assert pickle.loads(pickle.dumps(sent)) == sent  # noqa: S301 - our own bytes
    assert copy.deepcopy(sent) == sent


def test_a_match_says_what_it_is_and_no_secret() -> None:
    match = Match(Geier(), 2, seed="sesame")
    assert repr(match) == "<Match geier: 2 seats, 1 inputs>"
    for card in range(1, 16):
        match.play(0, str(card))
        match.play(1, str(card))
    assert repr(match) == "<Match geier: 2 seats, 45 inputs, over>"


def test_a_refusal_shows_what_was_given() -> None:
    match: Match[Any, Any, Any] = Match(Geier(), 2, seed=1)
    with pytest.raises(SeatsError, match=r"^a seat is a whole number, not 'Ada'$"):
        match.legal("Ada")  # type: ignore[arg-type]
    with pytest.raises(UnreadableInputError, match=r"^an action is a string, not 14$"):
        match.play(0, 14)  # type: ignore[arg-type]
    with pytest.raises(UnreadableInputError, match=r"milliseconds, not -1$"):
        match.play(0, "14", at_ms=-1)
    with pytest.raises(UnreadableInputError, match=r"milliseconds, not a number that long$"):
        match.play(0, "14", at_ms=10**5000)
    match.play(0, "14", at_ms=10**15 - 1)
    assert mauseloch.replay(match.record()).state == match.state


def test_nobody_plays_on_after_the_end() -> None:
    match = Match(Geier(), 2, seed=1)
    for card in range(1, 16):
        assert match.outcome is None
        match.play(0, str(card))
        match.play(1, str(card))
    assert match.outcome is not None
    assert match.waiting.actors == frozenset()
    with pytest.raises(NotAwaitedError, match="seat 0 is not awaited; the match is over"):
        match.play(0, "1")


@pytest.mark.parametrize("name", mauseloch.games())
def test_a_live_match_tells_the_same_and_forgets_its_states(name: str) -> None:
    game = mauseloch.game(name)
    usual, live = (Match(game, 3, seed=5, live=live) for live in (False, True))
    bots = [mauseloch.bot("simple", game, seat) for seat in range(3)]
    while usual.outcome is None:
        done = len(usual.inputs)
        answer_all(usual, bots)
        for put in usual.inputs[done:]:
            if put.actor is CLOCK:
                live.expire(put.at_ms)
            elif isinstance(put.actor, int):
                live.play(put.actor, put.action, put.at_ms)
    assert live.inputs == usual.inputs
    assert live.outcome == usual.outcome
    for seat in (None, 0, 1, 2):
        assert live.log(seat) == usual.log(seat)
        assert live.log(seat, 7) == usual.log(seat, 7)
    assert len(live._states) == 1
    again = Match(game, 3, seed=5, inputs=usual.inputs, live=True)
    assert again.log(1) == usual.log(1)

"""Which inputs Mäusezocken refuses, and with which messages."""

from typing import Any

import pytest

from mauseloch.core.errors import (
    IllegalInputError,
    InputError,
    NotAwaitedError,
    OptionError,
    SeatsError,
    UnreadableInputError,
)
from mauseloch.core.game import CHANCE, CLOCK, Input
from mauseloch.core.match import Match
from mauseloch.games.zocken.earlier import Zocken1
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import State
from mauseloch.games.zocken.view import News, View
from tests.games.folding import refused_by
from tests.games.zocken.positions import NONE, mice, position

GAME = Zocken()
NOTATION = "roll, stop, or the mice to take: red, red+blue, or with whose mouse to steal red+red:2"


def refused(state: State, put: Input, game: Zocken = GAME) -> tuple[type[InputError], str]:
    """The refusal's class and message."""
    return refused_by(game, state, put)


ROLLED = position(NONE, mice(red=1), dice="blue red")


@pytest.mark.parametrize(
    "action",
    [
        "",
        "Roll",
        "roll ",
        "purple",
        "joker",
        "red+",
        "red+red+red",
        "red:",
        "red:x",
        "red:²",
        "blue red",
    ],
)
def test_what_is_not_notation_is_unreadable(action: str) -> None:
    assert refused(ROLLED, Input(0, action)) == (
        UnreadableInputError,
        f"zocken: cannot read the action {action!r}; an action is {NOTATION}",
    )


@pytest.mark.parametrize(
    "action",
    [
        "roll",
        "stop",
        "green",
        "blue+red",
        "red+red",
        "red:1",
        "red+red:1",
        "red:9",
        "red:9+blue:10",
    ],
)
def test_what_can_be_read_but_not_be_done_is_illegal(action: str) -> None:
    assert refused(ROLLED, Input(0, action)) == (
        IllegalInputError,
        f"zocken: seat 0 may not do {action!r} now; legal: red+blue, red, blue",
    )


def test_stop_at_the_start_of_a_turn_is_illegal() -> None:
    assert refused(position(NONE, NONE), Input(0, "stop")) == (
        IllegalInputError,
        "zocken: seat 0 may not do 'stop' now; legal: roll",
    )


def test_rolling_with_all_five_colours_aside_was_illegal_in_version_1() -> None:
    state = position(NONE, NONE, aside=(1, 1, 1, 1, 1))
    assert refused(state, Input(0, "roll"), Zocken1()) == (
        IllegalInputError,
        "zocken: seat 0 may not do 'roll' now; legal: stop",
    )


def test_stopping_right_after_securing_is_illegal() -> None:
    state = position((1, 1, 1, 1, 1), NONE, secured=True)
    assert refused(state, Input(0, "stop"), Zocken(risk=True)) == (
        IllegalInputError,
        "zocken: seat 0 may not do 'stop' now; legal: roll",
    )


@pytest.mark.parametrize("seat", [1, 2, -1, 9])
def test_a_seat_that_is_not_at_turn_is_not_awaited(seat: int) -> None:
    assert refused(position(NONE, NONE), Input(seat, "roll")) == (
        NotAwaitedError,
        f"zocken: seat {seat} is not awaited; waiting for seat 0",
    )


def test_a_seat_is_not_awaited_while_the_dice_roll() -> None:
    assert refused(position(NONE, NONE, rolling=True), Input(0, "roll")) == (
        NotAwaitedError,
        "zocken: seat 0 is not awaited; waiting for chance",
    )


def test_the_clock_is_never_awaited() -> None:
    assert refused(position(NONE, NONE), Input(CLOCK)) == (
        NotAwaitedError,
        "zocken: clock is not awaited; waiting for seat 0",
    )


def test_chance_is_not_awaited_while_a_seat_decides() -> None:
    assert refused(position(NONE, NONE), Input(CHANCE, "red red")) == (
        NotAwaitedError,
        "zocken: chance is not awaited; waiting for seat 0",
    )


@pytest.mark.parametrize("put", [Input(0, "roll"), Input(CHANCE, "red red")])
def test_nobody_is_awaited_after_the_end(put: Input) -> None:
    state = position((6, 6, 6, 6, 0), mice(red=4), turn=None, points=[(60, 20)])
    error, words = refused(state, put)
    assert error is NotAwaitedError
    assert words.endswith(" is not awaited; the match is over")


@pytest.mark.parametrize("action", ["", "red", "red blue", "first", "roll"])
def test_dice_that_do_not_exist_are_unreadable(action: str) -> None:
    assert refused(position(NONE, NONE, rolling=True), Input(CHANCE, action)) == (
        UnreadableInputError,
        (
            f"zocken: cannot read the action {action!r}; "
            "an action is two dice, like 'blue red', or 'first 0'"
        ),
    )


def test_a_first_seat_in_place_of_dice_is_illegal() -> None:
    error, words = refused(position(NONE, NONE, rolling=True), Input(CHANCE, "first 0"))
    assert error is IllegalInputError
    assert words.startswith(
        "zocken: chance may not do 'first 0' now; legal: yellow yellow, yellow green, "
    )


@pytest.mark.parametrize("action", ["first 2", "red red"])
def test_only_a_seat_of_the_table_can_be_drawn_first(action: str) -> None:
    assert refused(GAME.start(2), Input(CHANCE, action)) == (
        IllegalInputError,
        f"zocken: chance may not do {action!r} now; legal: first 0, first 1",
    )


@pytest.mark.parametrize("action", ["first 0", "first 2", "first 3", "red red"])
def test_only_the_chosen_seat_can_be_drawn_first(action: str) -> None:
    game = Zocken(first=1)
    assert refused(game.start(3), Input(CHANCE, action), game) == (
        IllegalInputError,
        f"zocken: chance may not do {action!r} now; legal: first 1",
    )


@pytest.mark.parametrize("game", [GAME, Zocken(first=1)], ids=["drawn", "chosen"])
@pytest.mark.parametrize("action", ["first", "first x", "first 01", "foo bar"])
def test_a_first_seat_that_does_not_exist_is_unreadable(action: str, game: Zocken) -> None:
    error, words = refused(game.start(2), Input(CHANCE, action), game)
    assert error is UnreadableInputError
    assert words.startswith(f"zocken: cannot read the action {action!r}; ")


def test_a_seat_is_not_awaited_before_the_chosen_one_is_drawn() -> None:
    game = Zocken(first=1)
    assert refused(game.start(2), Input(1, "roll"), game) == (
        NotAwaitedError,
        "zocken: seat 1 is not awaited; waiting for chance",
    )


def test_a_refusal_changes_nothing() -> None:
    match: Match[State, View, News] = Match(Zocken(first=1), 2, seed=1)
    before = match.state
    for seat, action in [(0, "roll"), (1, "stop"), (1, "?")]:
        with pytest.raises(InputError):
            match.play(seat, action)
    drawn = Input(CHANCE, "first 1")
    assert (match.state, match.inputs) == (before, (drawn,))
    match.play(1, "roll")
    assert match.inputs[:2] == (drawn, Input(1, "roll"))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, True, 2.0, "2"])
def test_other_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(SeatsError) as caught:
        GAME.start(seats)
    assert str(caught.value) == f"zocken is for 2 to 4 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"first": 4}, "zocken: option first must be one of drawn, 0, 1, 2, 3, not 4"),
        ({"first": True}, "zocken: option first must be one of drawn, 0, 1, 2, 3, not True"),
        ({"first": "1"}, "zocken: option first must be one of drawn, 0, 1, 2, 3, not '1'"),
        ({"risk": 1}, "zocken: option risk must be one of false, true, not 1"),
        ({"series": "true"}, "zocken: option series must be one of false, true, not 'true'"),
        ({"children": None}, "zocken: option children must be one of false, true, not None"),
        (
            {"jokers": 2},
            "zocken has no option 'jokers'; its options: first, children, risk, series",
        ),
    ],
)
def test_other_options_are_refused(chosen: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError) as caught:
        Zocken.with_options(chosen)
    assert str(caught.value) == words

"""Which inputs Mausgeflippt refuses, and with which messages."""

from typing import Any

import pytest

from mauseloch.core.errors import (
    GuessError,
    IllegalInputError,
    InputError,
    NotAwaitedError,
    OptionError,
    SeatsError,
    TooLateError,
    TooSoonError,
    UnreadableInputError,
)
from mauseloch.core.game import CHANCE, CLOCK, Input
from mauseloch.core.match import Match
from mauseloch.games.geflippt.deck import CHEESES, MICE
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import Reaction, State
from mauseloch.games.geflippt.view import News, View
from tests.games.folding import fold, refused_by
from tests.games.geflippt.positions import GAME, NONE, ONE, TWO, piles, position, rest

RACE = position(TWO, ONE, NONE)
BETWEEN = position(TWO, ONE, NONE, mouse=None)
OVER = position(mouse=None, caught=(tuple(MICE), (), ()))
LEGAL = ", ".join(f"whack {piece}" for piece in TWO.split())


def refused(state: State, put: Input) -> tuple[type[InputError], str]:
    """The refusal's class and message."""
    return refused_by(GAME, state, put)


# Actions


@pytest.mark.parametrize(
    "action",
    ["", "Attack", "whack", "whack hat", "whack hat-purple", "whack  hat-white", "hat-white"],
)
@pytest.mark.parametrize("state", [RACE, BETWEEN], ids=["race", "between"])
def test_what_is_not_notation_is_unreadable(state: State, action: str) -> None:
    assert refused(state, Input(0, action, 1500)) == (
        UnreadableInputError,
        (
            f"geflippt: cannot read the action {action!r}; "
            "an action is reveal, whack KIND-COLOUR, attack or pass"
        ),
    )


@pytest.mark.parametrize("action", ["reveal", "whack ring-blue"])
def test_what_can_be_read_but_not_be_done_is_illegal(action: str) -> None:
    assert refused(RACE, Input(0, action, 1500)) == (
        IllegalInputError,
        f"geflippt: seat 0 may not do {action!r} now; legal: {LEGAL}, attack, pass",
    )


@pytest.mark.parametrize("action", ["whack hat-white", "attack", "pass"])
def test_reacting_without_a_mouse_is_illegal(action: str) -> None:
    assert refused(BETWEEN, Input(0, action, 1500)) == (
        IllegalInputError,
        f"geflippt: seat 0 may not do {action!r} now; legal: reveal",
    )


def test_an_attack_of_a_banned_seat_is_illegal_and_does_not_use_up_the_reaction() -> None:
    state = position(face_down=piles("ring-red ring-blue socks-white", "", ""))
    assert refused(state, Input(0, "attack", 1500)) == (
        IllegalInputError,
        f"geflippt: seat 0 may not do 'attack' now; legal: {LEGAL}, pass",
    )
    assert GAME.waiting(state).seats == (0, 1, 2)


# Whose turn it is


def test_a_second_reaction_is_not_awaited() -> None:
    assert refused(fold(GAME, RACE, "0 pass @1500"), Input(0, "attack", 1600)) == (
        NotAwaitedError,
        "geflippt: seat 0 is not awaited; waiting for seat 1, seat 2",
    )


@pytest.mark.parametrize("seat", [1, 3, -1])
def test_nobody_but_the_revealer_is_awaited_between_mice(seat: int) -> None:
    assert refused(BETWEEN, Input(seat, "reveal", 1500)) == (
        NotAwaitedError,
        f"geflippt: seat {seat} is not awaited; waiting for seat 0",
    )


@pytest.mark.parametrize("put", [Input(0, "pass"), Input(CLOCK, at_ms=99)], ids=["seat", "clock"])
def test_nobody_is_awaited_while_chance_draws(put: Input) -> None:
    error, words = refused(GAME.start(2), put)
    assert error is NotAwaitedError
    assert words.endswith(" is not awaited; waiting for chance")


def test_chance_is_not_awaited_while_seats_react() -> None:
    assert refused(RACE, Input(CHANCE, "mouse2")) == (
        NotAwaitedError,
        "geflippt: chance is not awaited; waiting for seat 0, seat 1, seat 2",
    )


@pytest.mark.parametrize(
    "put", [Input(0, "reveal", 1500), Input(CLOCK, at_ms=99_000), Input(CHANCE, "mouse1")]
)
def test_nobody_is_awaited_after_the_end(put: Input) -> None:
    error, words = refused(OVER, put)
    assert error is NotAwaitedError
    assert words.endswith(" is not awaited; the match is over")


# Times


@pytest.mark.parametrize(("at_ms", "reaction_ms"), [(1099, 99), (1000, 0), (900, -100)])
def test_a_reaction_faster_than_anybody_is_a_guess(at_ms: int, reaction_ms: int) -> None:
    assert refused(RACE, Input(0, "attack", at_ms)) == (
        GuessError,
        (
            f"geflippt: {reaction_ms} ms after the reveal is a guess, not a reaction; "
            "it counts from 100 ms on"
        ),
    )


@pytest.mark.parametrize("action", ["whack hat-white", "attack", "pass"])
def test_every_kind_of_reaction_can_be_a_guess(action: str) -> None:
    assert refused(RACE, Input(0, action, 1099))[0] is GuessError
    assert GAME.apply(RACE, Input(0, action, 1100)).reactions[0] == Reaction(action, 1100)


def test_a_guess_came_too_soon() -> None:
    assert issubclass(GuessError, TooSoonError)
    assert (GuessError.code, TooSoonError.code) == ("guess", "too_soon")


@pytest.mark.parametrize("action", ["whack ring-blue", "reveal"])
def test_what_cannot_be_done_at_all_is_no_guess(action: str) -> None:
    assert refused(RACE, Input(0, action, 1050))[0] is IllegalInputError


@pytest.mark.parametrize("action", ["whack hat-white", "attack", "pass", "whack ring-blue"])
def test_after_the_deadline_is_too_late(action: str) -> None:
    assert refused(RACE, Input(0, action, 9001)) == (
        TooLateError,
        "geflippt: 9001 ms is past the deadline, 9000 ms",
    )


def test_a_card_one_does_not_hold_is_illegal_at_the_deadline_still() -> None:
    assert refused(RACE, Input(0, "whack ring-blue", 9000))[0] is IllegalInputError


def test_a_reveal_after_the_pause_is_too_late() -> None:
    assert refused(BETWEEN, Input(0, "reveal", 4001)) == (
        TooLateError,
        "geflippt: 4001 ms is past the deadline, 4000 ms",
    )


def test_a_reveal_before_the_last_mouse_was_settled_is_too_soon() -> None:
    assert refused(BETWEEN, Input(0, "reveal", 999)) == (
        TooSoonError,
        "geflippt: 999 ms is before the last mouse, 1000 ms",
    )


@pytest.mark.parametrize(("state", "deadline_ms"), [(RACE, 9000), (BETWEEN, 4000)])
def test_the_clock_before_its_deadline_is_too_soon(state: State, deadline_ms: int) -> None:
    assert refused(state, Input(CLOCK, at_ms=deadline_ms - 1)) == (
        TooSoonError,
        f"geflippt: the deadline is {deadline_ms} ms, not {deadline_ms - 1} ms",
    )


def test_the_clock_has_no_action() -> None:
    assert refused(RACE, Input(CLOCK, "pass", 9000)) == (
        UnreadableInputError,
        "geflippt: the clock has no action, not 'pass'",
    )


# Chance


@pytest.mark.parametrize(
    "action",
    [
        "",
        "foo bar",
        "mouse33",
        "hat",
        "brie",
        "first",
        "first x",
        "first 6",
        "first 01",
        "faster 9",
        "faster -1",
    ],
)
def test_cards_and_seats_that_do_not_exist_are_unreadable(action: str) -> None:
    assert refused(GAME.start(2), Input(CHANCE, action)) == (
        UnreadableInputError,
        (
            f"geflippt: cannot read the action {action!r}; "
            "an action is a card, or a seat that was drawn"
        ),
    )


@pytest.mark.parametrize(
    "action", ["first 2", "first 5", "faster 0", "faster 5", "mouse1", "hat-white", "feta"]
)
def test_what_chance_cannot_bring_now_is_illegal(action: str) -> None:
    assert refused(GAME.start(2), Input(CHANCE, action)) == (
        IllegalInputError,
        f"geflippt: chance may not do {action!r} now; legal: first 0, first 1",
    )


def test_a_cheese_that_is_out_cannot_be_turned_up_again() -> None:
    state = fold(GAME, position(cheese="emmental"), "2 attack @1500", "clock @9000")
    legal = ", ".join(rest(CHEESES, ["emmental"]))
    assert refused(state, Input(CHANCE, "emmental")) == (
        IllegalInputError,
        f"geflippt: chance may not do 'emmental' now; legal: {legal}",
    )


DRAW = fold(GAME, RACE, "0 attack @1500", "2 attack @1500", "1 pass @1600")


@pytest.mark.parametrize("action", ["faster 1", "first 1"])
def test_a_draw_among_equals_brings_only_one_of_them(action: str) -> None:
    assert refused(DRAW, Input(CHANCE, action)) == (
        IllegalInputError,
        f"geflippt: chance may not do {action!r} now; legal: faster 0, faster 2",
    )


@pytest.mark.parametrize(
    "state",
    [
        fold(GAME, GAME.start(2), "chance first 1"),
        DRAW,
        fold(GAME, BETWEEN, "0 reveal @1500"),
        fold(GAME, position(cheese="emmental"), "2 attack @1500", "clock @9000"),
    ],
    ids=["refill", "faster", "mouse", "cheese"],
)
@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("first 1", IllegalInputError),
        ("first x", UnreadableInputError),
        ("faster 1", IllegalInputError),
        ("faster 9", UnreadableInputError),
        ("foo bar", UnreadableInputError),
    ],
)
def test_a_seat_drawn_at_the_wrong_moment_is_illegal_and_gibberish_is_always_unreadable(
    state: State, action: str, error: type[InputError]
) -> None:
    assert refused(state, Input(CHANCE, action))[0] is error


# A refusal changes nothing


def test_a_refusal_changes_nothing() -> None:
    match: Match[State, View, News] = Match(GAME, 2, seed=1)
    revealer = match.waiting.seats[0]
    match.play(revealer, "reveal", 500)
    before, inputs = match.state, match.inputs
    for seat, action, at_ms in [
        (0, "attack", 599),
        (0, "?", 700),
        (0, "pass", 8501),
        (5, "pass", 700),
    ]:
        with pytest.raises(InputError):
            match.play(seat, action, at_ms)
    with pytest.raises(TooSoonError):
        match.expire(8499)
    assert (match.state, match.inputs) == (before, inputs)
    match.play(0, "attack", 600)
    assert match.inputs[-1] == Input(0, "attack", 600)


# Set-up


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, True, 2.0, "2"])
def test_other_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(SeatsError) as caught:
        GAME.start(seats)
    assert str(caught.value) == f"geflippt is for 2 to 6 seats, not {seats!r}"


@pytest.mark.parametrize("ms", [999, 60_001, 8000.0, "8000", True])
def test_other_windows_are_refused(ms: Any) -> None:
    with pytest.raises(OptionError) as caught:
        Geflippt(window_ms=ms)
    assert str(caught.value) == (
        f"geflippt: option window_ms must be a whole number from 1000 to 60000, not {ms!r}"
    )


@pytest.mark.parametrize("ms", [-1, 501])
def test_other_photo_finishes_are_refused(ms: int) -> None:
    with pytest.raises(OptionError) as caught:
        Geflippt(photo_finish_ms=ms)
    assert str(caught.value) == (
        f"geflippt: option photo_finish_ms must be a whole number from 0 to 500, not {ms}"
    )


def test_the_bounds_of_the_options_are_allowed() -> None:
    assert Geflippt(window_ms=1000, photo_finish_ms=0).chosen == {
        "window_ms": 1000,
        "photo_finish_ms": 0,
    }
    assert Geflippt(window_ms=60_000, photo_finish_ms=500).window_ms == 60_000


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError) as caught:
        Geflippt.with_options({"pause_ms": 1})
    assert str(caught.value) == (
        "geflippt has no option 'pause_ms'; its options: window_ms, photo_finish_ms"
    )

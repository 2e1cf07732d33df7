"""Inputs, who is awaited, outcomes and ranks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mauseloch.core.errors import UnreadableInputError
from mauseloch.core.game import A_DRAW, CHANCE, CLOCK, NOBODY, Input, Outcome, Waiting

SPELLINGS = [
    (Input(0, "dog3"), "0 dog3"),
    (Input(12, "whack dress-red", 1412), "12 whack dress-red @1412"),
    (Input(CHANCE, "blue red"), "chance blue red"),
    (Input(CHANCE, "+7"), "chance +7"),
    (Input(CLOCK, at_ms=8000), "clock @8000"),
    (Input(CLOCK), "clock"),
]


@pytest.mark.parametrize(("put", "text"), SPELLINGS)
def test_an_input_is_written_and_read_back(put: Input, text: str) -> None:
    assert str(put) == text
    assert Input.parse(text) == put


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "dog3",
        "-1 dog3",
        "0  dog3",
        " 0 dog3",
        "0 dog3 ",
        "00 dog3",
        "+1 dog3",
        "٣ dog3",
        "Chance +7",
        "clock @0",
        "clock @08",
        "clock @-5",
        "0 a @b",
        "0 @5 a",
        "1" * 16 + " dog3",
        "clock @" + "1" * 16,
    ],
)
def test_an_input_has_one_spelling(text: str) -> None:
    with pytest.raises(UnreadableInputError, match="an input is 'SEAT ACTION'"):
        Input.parse(text)


@given(st.text(alphabet="0123456789 @chanceclok+-:\n", max_size=30) | st.text(max_size=30))
def test_what_can_be_read_is_written_the_same_way(text: str) -> None:
    try:
        put = Input.parse(text)
    except UnreadableInputError:
        return
    assert str(put) == text


def test_a_seat_is_written_as_a_number_whatever_else_it_is() -> None:
    assert str(Input(True, "x")) == "1 x"


def test_the_seat_of_an_input_is_a_seat() -> None:
    assert Input(3, "x").seat == 3
    with pytest.raises(TypeError, match="CHANCE isn't a seat"):
        _ = Input(CHANCE, "x").seat


def test_actors_are_the_seats_and_the_clock_of_a_deadline_or_chance() -> None:
    assert NOBODY.actors == frozenset()
    assert A_DRAW.actors == {CHANCE}
    assert Waiting((0, 2)).actors == {0, 2}
    assert Waiting((0, 2), deadline_ms=0).actors == {0, 2, CLOCK}


def test_an_outcome_names_its_winners_and_its_reason() -> None:
    outcome = Outcome((3, 7, 7), (3, 1, 1), "hands_empty", "shared")
    assert outcome.winners == (1, 2)
    assert outcome.reason == "hands_empty, shared"

"""Typed input is understood, or refused with a list of what can be done."""

from types import SimpleNamespace
from typing import cast

import pytest

from mauseloch.core.words import say
from mauseloch.terminal.choice import MOST_NAMED, refused, understood
from mauseloch.terminal.seating import Seating
from mauseloch.texts import texts
from tests.terminal.typing_in import seated

CARDS = [["elephant4", "elephant3"], ["dog4"], ["cat4", "cat1"]]
DICE = [["red"], ["red+red"], ["red+red:1"], ["red+blue"]]


def meant(typed: str, rows: list[list[str]], seating: Seating, language: str = "en") -> str | None:
    return understood(typed, rows, seating, texts(language))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("elephant3", "elephant3"),
        ("  ELEPHANT3\n", "elephant3"),
        ("Elephant 3", "elephant3"),
        ("3", "dog4"),
        ("5", "cat1"),
        ("6", None),
        ("0", None),
        ("d", "dog4"),
        ("Dog-4", "dog4"),
        ("cat", None),
        ("cat1", "cat1"),
        ("mouse1", None),
        ("", None),
        ("  ", None),
        ("+", None),
        ("³", None),
        ("9" * 5000, None),
    ],
)
def test_a_card_is_meant_by_number_notation_name_or_beginning(
    typed: str, action: str | None
) -> None:
    assert meant(typed, CARDS, seated("mausen", 1, 2)) == action


def test_an_action_is_meant_by_its_name_in_the_language_too() -> None:
    seating = seated("mausen", 1, 2)
    assert meant("Hund 4", CARDS, seating, "de") == "dog4"
    assert meant("hu", CARDS, seating, "de") == "dog4"
    assert meant("dog4", CARDS, seating, "de") == "dog4"
    assert meant("Hund 4", CARDS, seating, "en") is None


def test_cards_that_are_numbers_have_no_other_numbers() -> None:
    seating = seated("geier")
    assert meant("7", [["3", "7"]], seating) == "7"
    assert meant("1", [["3", "7"]], seating) is None


def test_the_whole_name_wins_over_longer_ones_that_begin_with_it() -> None:
    seating = seated("zocken", 2, 0)
    assert meant("red", DICE, seating) == "red"
    assert meant("one red mouse", DICE, seating) == "red"
    assert meant("red+", DICE, seating) is None
    assert meant("red+red:1", DICE, seating) == "red+red:1"


def test_a_beginning_that_fits_several_means_none() -> None:
    seating = seated("zocken", 2, 0)
    assert meant("two red mice from Ben", [["red:1+red:1"], ["red+red"]], seating) == "red:1+red:1"
    assert meant("two red mice", [["red:1+red:1"], ["blue"]], seating) == "red:1+red:1"
    assert meant("2 red m", [["red:1+red:1"], ["red+red"]], seating) is None
    assert meant("2", [["roll", "stop"]], seating) == "stop"


def test_a_refusal_says_what_was_typed_and_what_is_legal() -> None:
    seating = seated("zocken", 2, 0)
    error = refused(" x\n", seating, seating.match.waiting.seats[0])
    assert "legal: roll" in str(error)
    assert error.words == say("play-not-understood", typed="'x'", legal=["roll"])
    assert "roll" in texts("en")(error.words)
    assert "roll" in texts("de")(error.words)


def test_people_are_told_in_words_and_scripts_in_notation() -> None:
    seating = seated("mausen", 1, 2)
    script, person = refused("x", seating, 0), refused("x", seating, 0, texts("de"))
    legal = seating.match.legal(0)
    assert script.words.args["legal"] == list(legal)
    assert person.words.args["legal"] == [
        texts("de")(seating.narration.doing(one, seating.names)) for one in legal
    ]
    assert "Hund 4" in texts("de")(person.words)
    assert "dog4" not in texts("de")(person.words)


def test_a_refusal_names_so_many_actions_and_no_more() -> None:
    seating = seated("mausen", 1, 2)
    actions = [f"a{number}" for number in range(40)]
    for count in (1, MOST_NAMED, MOST_NAMED + 1, 40):
        match = SimpleNamespace(legal=lambda _, many=count: actions[:many])
        there = cast("Seating", SimpleNamespace(match=match, narration=seating.narration, names=()))
        named = refused("x", there, 0).words.args["legal"]
        assert named == [*actions[:count][:MOST_NAMED], *(["…"] if count > MOST_NAMED else [])]


def test_a_long_refusal_stays_one_short_line() -> None:
    seating = seated("geier")
    told = texts("en")(refused("x\ty" * 1000, seating, 0).words)
    assert len(told) < 200
    assert told.isprintable()

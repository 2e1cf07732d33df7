"""How people look at a table: chosen from fixed lists, theirs as long as they sit there."""

import msgspec
import pytest

from mauseloch.tables.document import Document, Place
from mauseloch.tables.looks import COLOURS, PORTRAITS, Look, LookError, checked_look
from tests.tables.test_table import NOW, started, table

FOX = Look("fox", "teal")


def looks(document: Document) -> list[tuple[str, str]]:
    return [(place.portrait, place.colour) for place in document.places]


def test_looks_come_from_the_lists_or_are_left_out() -> None:
    for portrait in (*PORTRAITS, "", None):
        for colour in (*COLOURS, "", None):
            assert checked_look(portrait, colour) == (portrait or "", colour or "")


@pytest.mark.parametrize("wrong", [("wyvern", None), (None, "#fff"), ("red", "fox")])
def test_no_other_look_is_possible(wrong: tuple[str | None, str | None]) -> None:
    with pytest.raises(LookError) as refused:
        checked_look(*wrong)
    assert refused.value.code == "bad_look"


def test_no_portrait_is_an_animal_on_our_cards() -> None:
    assert not {"cat", "dog", "elephant", "mouse", "vulture"} & set(PORTRAITS)


def test_a_look_is_stored_with_the_seat_and_goes_with_the_person() -> None:
    made = table()
    made.sit("host", None, "Mia", NOW, FOX)
    made.sit("leo", None, "Leo", NOW)
    again = msgspec.json.decode(msgspec.json.encode(made.document), type=Document)
    assert looks(again) == [FOX, ("", ""), ("", "")]
    made.rise(0, NOW)
    assert looks(made.document) == [("", "")] * 3


def test_a_bot_that_takes_over_has_no_look_of_a_person() -> None:
    made = table()
    made.sit("host", None, "Mia", NOW)
    made.sit("leo", None, "Leo", NOW, FOX)
    made.start("host", "match", "seed", NOW)
    made.rise(1, NOW)
    assert looks(made.document)[1] == ("", "")


def test_a_look_waits_with_the_person_for_the_next_match() -> None:
    made = started()
    made.sit("kim", None, "Kim", NOW, FOX)
    assert looks(made.document) == [("", "")] * 3, "a bot is still playing there"
    made.give_up("failed", NOW)
    made.start("host", "another", "seed", NOW)
    assert looks(made.document) == [("", ""), ("", ""), FOX]


def test_a_person_who_no_longer_waits_leaves_no_look() -> None:
    made = started()
    made.sit("kim", None, "Kim", NOW, FOX)
    made.rise(2, NOW)
    place = made.document.places[2]
    assert (place.next_portrait, place.next_colour) == ("", "")


def test_documents_without_looks_are_read() -> None:
    assert msgspec.json.decode(b'{"name":"Mia","owner":"x"}', type=Place) == Place("Mia", "x")

"""Comments tell translators where a message appears and how much room it has."""

from pathlib import Path

import pytest

from mauseloch.texts import LANGUAGES, PACKAGE, catalogues
from tests.texts.places import PLACES, limits, placeless, shouted, too_long
from tests.texts.reading import OURS, ROOT, files

ENGLISH = files("en")
"""The catalogues on which all others are based."""
PLANTED = """\
## Button on the table

deal = Deal
# At most 4 characters
take = Take
# Not one of the words
pass = Pass

## After the game

more = More
# Error below a field
full = No seat is left.
# Notice, at most 9 characters
bye = See you, { $name }
"""


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_every_catalogue_is_looked_at() -> None:
    games, boards, example = len(catalogues("en")), 2 * 4, 1
    assert len(ENGLISH) == games + len(OURS) + boards + example
    for language in LANGUAGES:
        assert files(language) == [file.with_stem(language) for file in ENGLISH]
        assert len(files(language, "md")) == games - 1 + example


@pytest.mark.parametrize("file", ENGLISH, ids=name)
def test_every_message_says_where_people_meet_it(file: Path) -> None:
    assert placeless(file.read_text(encoding="utf-8")) == []


def test_a_message_that_does_not_say_it_is_found() -> None:
    assert placeless(PLANTED) == ["more"]
    assert placeless(PLANTED.replace("Button on", "On")) == ["deal", "take", "pass", "more"]
    assert placeless("lost = Lost") == ["lost"]


@pytest.mark.parametrize("file", ENGLISH, ids=name)
def test_a_message_that_is_planted_in_any_catalogue_is_found(file: Path) -> None:
    planted = file.read_text(encoding="utf-8") + "\n## A group of its own\n\nplanted = Planted\n"
    assert placeless(planted) == ["planted"]


def test_the_words_for_places_are_explained_where_translators_look() -> None:
    about = (PACKAGE / "locales" / "en.ftl").read_text(encoding="utf-8").partition("\n\n")[0]
    assert [place for place in PLACES if place not in about] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_little_room_is_short_in_every_language(language: str) -> None:
    limited = 0
    for file in ENGLISH:
        english = file.read_text(encoding="utf-8")
        own = file.with_stem(language).read_text(encoding="utf-8")
        assert too_long(own, english) == []
        limited += len(limits(english))
    assert limited > 10


def test_what_has_no_room_is_found() -> None:
    assert limits(PLANTED) == {"bye": 9}
    assert too_long(PLANTED, PLANTED) == []
    assert too_long("bye = Auf bald, { $name }", PLANTED) == ["bye: Auf bald, "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_went_wrong_is_shouted(language: str) -> None:
    for file in ENGLISH:
        english = file.read_text(encoding="utf-8")
        own = file.with_stem(language).read_text(encoding="utf-8")
        assert shouted(own, english) == []


def test_an_error_that_is_shouted_is_found() -> None:
    assert shouted(PLANTED, PLANTED) == []
    assert shouted("full = Kein Platz!\nmore = Mehr!", PLANTED) == ["full: Kein Platz!"]

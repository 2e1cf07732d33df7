"""Names at a table: what players may type, and our own names in every language."""

import pytest

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.tables.names import LONGEST, NAMES, bot_name, checked_name, drawn_name, is_alike
from mauseloch.texts import LANGUAGES, texts


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Ada",
        "Zoë",
        "Anne-Marie",
        "D’Artagnan",
        "O'Neill",
        "Dr. No",
        "Ben 10",
        "Ольга",
        "小鼠",
        "たなか太郎",
        "タロー",
        "김金",
        "ㄅ八",
        "Ünsal2",
        "m" * LONGEST,
    ],
)
def test_a_name_of_letters_and_digits_is_taken_as_it_is(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada  ", "Ada"),
        ("Ada \t\n Maus", "Ada Maus"),
        ("Ada\u00a0Maus", "Ada Maus"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("e\u0301" * LONGEST, "\u00e9" * LONGEST),
        (" " * 50 + "Ada", "Ada"),
        ("\uff21da", "Ada"),
        ("\U0001d400da", "Ada"),
        ("Ada\u00b2", "Ada2"),
    ],
)
def test_spaces_and_accents_are_tidied(typed: str, name: str) -> None:
    assert checked_name(typed) == name


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("", id="nothing"),
        pytest.param(" \t\u00a0\u3000", id="only spaces"),
        pytest.param("-.'’", id="only signs between letters"),
        pytest.param("-Ada", id="a sign before the first letter"),
        pytest.param("m" * (LONGEST + 1), id="too long"),
        pytest.param("Ada\x00", id="null"),
        pytest.param("A\x07da", id="bell"),
        pytest.param("\x1b[31mAda", id="colours of a terminal"),
        pytest.param("A\x9bda", id="control of eight bits"),
        pytest.param("\u202eadA", id="right to left override"),
        pytest.param("Ada\u2066", id="isolate"),
        pytest.param("Ada\u200f", id="right to left mark"),
        pytest.param("A\u200bda", id="zero width space"),
        pytest.param("A\u200dda", id="zero width joiner"),
        pytest.param("\ufeffAda", id="byte order mark"),
        pytest.param("A\u00adda", id="soft hyphen"),
        pytest.param("\u2060", id="only a word joiner"),
        pytest.param("\u3164", id="blank letter"),
        pytest.param("Ada\uffa0", id="blank letter after others"),
        pytest.param("\u115f\u1160", id="blank letters that make a syllable"),
        pytest.param("\u2800", id="blank Braille"),
        pytest.param("🐭", id="emoji"),
        pytest.param("Ada 🐭", id="letters and an emoji"),
        pytest.param("Ada\u20e3", id="keycap"),
        pytest.param("Ada ★", id="letters and a star"),
        pytest.param("<b>Ada</b>", id="markup"),
        pytest.param("a@b.ch", id="an address"),
        pytest.param("Z" + "\u0308" * 5, id="heaped accents"),
        pytest.param("\ud800", id="half a character"),
        pytest.param("\ue000", id="private use"),
    ],
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match="a name has 1 to 16 letters or digits") as refused:
        checked_name(name)
    assert refused.value.words.id == "error-bad-name"
    for language in LANGUAGES:
        assert str(LONGEST) in texts(language)(refused.value.words)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("M\u0456a", id="Latin and Cyrillic"),
        pytest.param("\u0391da", id="Latin and Greek"),
        pytest.param("\u0410\u039d", id="Cyrillic and Greek"),
        pytest.param("Ada \u5c0f", id="Latin and Han"),
        pytest.param("\u3042\uae40", id="Hiragana and Hangul"),
        pytest.param("Ada\u0663", id="Latin and Arabic digits"),
    ],
)
def test_a_name_in_several_scripts_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match="a name is written in one script") as refused:
        checked_name(name)
    assert refused.value.code == "mixed_name"
    for language in LANGUAGES:
        assert name in texts(language)(refused.value.words)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mia", "\u041c\u0456\u0430"),
        ("Ana", "\u0391\u03b7\u03b1".replace("\u03b7", "n")),
        ("Otto", "0tto"),
        ("Ida", "lda"),
        ("Ali", "Al\u0131"),
        ("Lina1", "Linal"),
        ("O’Neill", "O'Neill"),
        ("Mia", "Mia."),
        ("Zo\u00eb", "Zo\u0451"),
        ("Mia", "\u1d0d\u026a\u1d00"),
    ],
)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert is_alike(one, other)
    assert is_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("L\u00e9a", "Lea"), ("Ben", "Ken"), ("Ben 1", "Ben 2"), ("Max", "Maxi")]
)
def test_names_that_people_tell_apart_are_not(one: str, other: str) -> None:
    assert not is_alike(one, other)


def test_a_drawn_name_is_never_a_taken_one() -> None:
    taken = ["Ada"]
    for _ in NAMES:
        taken.append(drawn_name(taken))
    assert sorted(taken[1:]) == sorted(NAMES)


def test_drawn_names_differ_from_table_to_table() -> None:
    assert len({drawn_name([]) for _ in range(200)}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_names_could_be_typed_and_are_all_different(language: str) -> None:
    said = [texts(language)(say(name)) for name in NAMES]
    assert [checked_name(name) for name in said] == said
    assert all(name[0].isupper() for name in said)
    assert len({name.casefold() for name in said}) == len(NAMES)


ON_CARDS = {
    "de": {"elefant", "hund", "katze", "kater", "maus", "geier"},
    "en": {"elephant", "dog", "cat", "mouse", "vulture"},
    "fr": {"éléphant", "chien", "chat", "souris", "vautour"},
    "it": {"elefante", "cane", "gatto", "topo", "avvoltoio"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_after_an_animal_on_the_cards(language: str) -> None:
    for name in NAMES:
        said = texts(language)(say(name)).casefold()
        assert not any(animal in said for animal in ON_CARDS[language]), said


def test_the_five_bots_are_called_what_they_are() -> None:
    names: list[str] = []
    for kind in ["pip", "zeno", "pip", "simple", "pip"]:
        names.append(bot_name(kind, names))
    assert [*names[:3], names[4]] == ["Pip", "Zeno", "Pip 2", "Pip 3"]
    assert names[3] in NAMES
    assert bot_name("clara", ["CLARA"]) == "Clara 2"

"""Quotes, spaces, dots and dashes follow each language's conventions in everything people read."""

from functools import partial

import pytest

from mauseloch.texts import LANGUAGES
from tests.texts.reading import EVERYTHING, Read, Text, found, prose
from tests.texts.typography import EVERYWHERE, QUOTES, SIGNS, misset

PLANTED = [
    (language, sign.planted) for language in LANGUAGES for sign in [*EVERYWHERE, *SIGNS[language]]
]
NARROW, NO_BREAK = "\u202f", "\u00a0"


@pytest.mark.parametrize(("language", "read"), EVERYTHING)
def test_everything_is_set_as_its_language_is(language: str, read: Read) -> None:
    texts = read(language)
    assert len(texts) > 300
    faults = found(partial(misset, language), texts)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("language", "planted"), PLANTED)
def test_a_sign_that_is_planted_is_found_where_it_stands(language: str, planted: str) -> None:
    faults = found(partial(misset, language), [Text("here", "Topolino"), Text("there", planted)])
    assert faults
    assert all(fault.startswith("there: ") for fault in faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_that_are_not_closed_are_found(language: str) -> None:
    for opening, closing in QUOTES[language]:
        inside = f"{NARROW}Topi{NARROW}" if language == "fr" else "Topi"
        assert misset(language, f"({opening}{inside}{closing})") == []
        assert misset(language, f"({opening}{inside})")
        assert misset(language, f"({inside}{closing})")
        assert misset(language, f"({opening}{inside}{opening}{inside}{closing})")


@pytest.mark.parametrize(
    ("language", "right"),
    [
        (
            "de",
            "Wird gesendet … „Mausen“, ‚so‘, wie geht’s? 8\u202f%, ein 95-%-Intervall, −3 – 1–4",
        ),
        ("en", "Sending… “Mice!”, it’s ‘so’ – 8%, 1,000, −3, 1–4, Plackett–Luce"),
        (
            "fr",
            "Envoi… «\u202fAh\u202f!\u202f»\u202f; 8\u202f%, 1\u202f024\u00a0ms\u00a0: 12:30",
        ),
        ("it", "Un momento… «Topi!», c’è: 8%, 1.024\u00a0ms – perché sì"),
    ],
)
def test_what_is_right_is_left_alone(language: str, right: str) -> None:
    assert misset(language, right) == []


def test_what_is_typed_is_not_typeset() -> None:
    assert misset("fr", "Pour l’installer\u00a0: pip install 'mauseloch[web]'") == []
    assert misset("fr", "avec http://127.0.0.1:8160 ou paquet.module:fonction") == []
    page = 'Type `play "x"`:\n\n    mauseloch -- x\n\n[It’s **new**](a-b "c")\n```\n\'x\'\n```\n'
    assert misset("en", prose(page)) == []
    assert misset("en", prose(page + '"new"'))

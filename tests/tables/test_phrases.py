"""Phrases at a table, in every language."""

import pytest

from mauseloch.core.words import say
from mauseloch.tables.phrases import PHRASES
from mauseloch.texts import LANGUAGES, texts

LONGEST = 25
"""The most characters that fit on a button and in a bubble."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_short_and_said_in_its_own_way(language: str) -> None:
    said = [texts(language)(say(f"phrase-{phrase}")) for phrase in PHRASES]
    assert len(set(said)) == len(PHRASES)
    for phrase in said:
        assert len(phrase) <= LONGEST, phrase
        assert phrase[0].isupper(), phrase
        assert phrase[-1] in "!?…", phrase

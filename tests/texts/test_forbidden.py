"""Our texts avoid forbidden wording, and each planted phrase is found with its reason."""

from functools import partial

import pytest

from mauseloch.texts import LANGUAGES
from tests.texts.forbidden import FORBIDDEN, Phrase, forbidden, unwelcome
from tests.texts.grammar import EVERYWHERE, JOINTS, Joint, stumbling
from tests.texts.reading import EVERYTHING, Read, found

PHRASES = [
    (language, words, phrase)
    for language in LANGUAGES
    for phrase in FORBIDDEN[language]
    for words in phrase.planted
]
STUMBLES = [
    (language, joint) for language in LANGUAGES for joint in [*EVERYWHERE, *JOINTS[language]]
]


@pytest.mark.parametrize(("language", "read"), EVERYTHING)
def test_what_we_do_not_say_is_not_said(language: str, read: Read) -> None:
    faults = unwelcome(language, read(language))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("language", "words", "phrase"), PHRASES)
def test_a_phrase_that_is_planted_is_found_with_its_reason(
    language: str, words: str, phrase: Phrase
) -> None:
    place = phrase.only or "web/locales/xx.ftl"
    for planted in (f"¤ {words}.", f"({words.upper()})", words.replace(" ", "\n  ")):
        faults = forbidden(language, planted, place)
        assert any(phrase.why in fault for fault in faults), planted
    assert not any(phrase.why in fault for fault in forbidden(language, f"x{words}x", place))


@pytest.mark.parametrize(("language", "read"), EVERYTHING)
def test_nobody_stumbles_who_reads_it_aloud(language: str, read: Read) -> None:
    faults = found(partial(stumbling, language), read(language))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("language", "joint"), STUMBLES)
def test_a_stumbling_block_that_is_planted_is_found(language: str, joint: Joint) -> None:
    assert any(fault.endswith(joint.why) for fault in stumbling(language, f"¤: {joint.planted}."))

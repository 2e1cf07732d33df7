"""The glossary agrees with the texts."""

import re
from collections.abc import Iterator, Sequence

import pytest

from tests.texts.reading import ROOT, Text, written

GLOSSARY = ROOT / "docs" / "style" / "glossary.md"
LANGUAGES = {"German": "de", "English": "en", "French": "fr", "Italian": "it"}


def terms(page: str) -> Iterator[tuple[str, str]]:
    """Each word with its language, without remarks in brackets."""
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    head, _, *body = [[cell.strip() for cell in row] for row in rows]
    for row in body:
        for language, cell in zip(head[1:], row[1:], strict=True):
            for term in re.sub(r"\([^)]*\)", "", cell).split(","):
                yield LANGUAGES[language], term.strip()


def unused(term: str, read: Sequence[Text]) -> bool:
    """Whether no text uses the word; its spaces may be non-breaking."""
    word = re.compile(rf"(?<!\w){re.escape(term)}".replace(r"\ ", r"\s"), re.IGNORECASE)
    return not any(word.search(text.words) for text in read)


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_every_word_of_the_glossary_is_said(language: str) -> None:
    own = [term for one, term in terms(GLOSSARY.read_text(encoding="utf-8")) if one == language]
    assert len(own) > 15
    assert [term for term in own if unused(term, written(language))] == []


def test_a_word_that_nobody_says_is_found() -> None:
    page = "| concept | German | French |\n|---|---|---|\n| pair | Pasch, Päsche (x) | double |\n"
    assert list(terms(page)) == [("de", "Pasch"), ("de", "Päsche"), ("fr", "double")]
    assert [term for one, term in terms(page) if unused(term, written(one))] == ["Päsche"]


def test_the_style_pages_are_linked() -> None:
    index = (GLOSSARY.parent / "index.md").read_text(encoding="utf-8")
    pages = {page.name for page in GLOSSARY.parent.glob("*.md")} - {"index.md"}
    assert pages == {"glossary.md", *(f"{language}.md" for language in LANGUAGES.values())}
    assert all(f"({page})" in index for page in pages)

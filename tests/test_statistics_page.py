"""docs/research/statistics.md is what its program writes, except figures of many matches."""

import re

from docs.statistics import PAGE, PICTURES, collected, page, sample


def still(text: str) -> str:
    """The page without figures."""
    return re.sub(r"−?\d[\d,.]*", "0", text)


def test_the_page_is_what_the_program_writes_but_for_its_figures() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert still(written) == still(page(collected(20), 20)), "python -m docs.statistics writes it"


def test_the_sample_is_what_these_matches_say() -> None:
    assert sample() in PAGE.read_text(encoding="utf-8"), "python -m docs.statistics writes it"


def test_every_picture_is_shown() -> None:
    shown = re.findall(r"\(statistics/([^)]+)\)", PAGE.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(file.name for file in PICTURES.iterdir())

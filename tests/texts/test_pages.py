"""README, changelog and docs in native English."""

from tests.texts.forbidden import unwelcome
from tests.texts.reading import Text, found, pages, prose
from tests.texts.typography import dashed


def test_pages_say_nothing_that_we_do_not_say() -> None:
    assert len(pages()) > 500
    faults = unwelcome("en", pages())
    assert not faults, "\n".join(faults)


def test_pages_have_our_dashes_and_dots() -> None:
    faults = found(dashed, pages())
    assert not faults, "\n".join(faults)


def test_what_is_planted_in_a_page_is_found_and_code_is_left_alone() -> None:
    page = "# Unless given\n\n`unless given ...`\n\n```\nx -- -1 — y\n```\n\nMice — and cats ..."
    planted = [Text("here", prose(page))]
    assert len(unwelcome("en", planted)) == 1
    assert len(found(dashed, planted)) == 2

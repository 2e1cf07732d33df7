"""The tables and figures of docs/research/geier.md are the published ones."""

import json

from docs.solved_geier import FIGURES, PAGE, figures, page

CONTENT = FIGURES.read_bytes()
FOUND = json.loads(CONTENT)


def test_the_tables_are_written_from_the_figures() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(written, FOUND), "python -m docs.solved_geier writes them"


def test_the_text_quotes_the_same_figures() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert [one for one in figures(FOUND, CONTENT) if one not in text] == []

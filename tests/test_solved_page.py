"""The tables and figures of docs/research/geier.md are the published ones."""

import json

from docs.solved_geier import FIGURES, PAGE, POINTS, figures, page, points_figures

CONTENT = FIGURES.read_bytes()
FOUND = json.loads(CONTENT)
COUNTED = json.loads(POINTS.read_bytes())


def test_the_tables_are_written_from_the_figures() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(written, FOUND, COUNTED), "python -m docs.solved_geier writes them"


def test_the_text_quotes_the_same_figures() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    quoted = (*figures(FOUND, CONTENT), *points_figures(COUNTED))
    assert [one for one in quoted if one not in text] == []

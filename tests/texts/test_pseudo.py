"""The pseudo-language says the same as English, only longer."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.texts.places import limits, too_long
from tests.texts.pseudo import pseudo, pseudo_page, strange
from tests.texts.reading import ROOT, files, messages, ways
from tests.texts.test_catalogues import Variables, outline

ENGLISH = """\
# Button
shown = { $count ->
    [0] Nothing
    [one] One mouse
   *[other] { $count } mice
 } for { $name }
# Label, at most 6 characters
tight = Points
only = { $first }, { $second }
"""


def said(catalogue: str, what: str, **args: object) -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue))
    value = bundle.get_message(what).value
    assert value is not None
    text, errors = bundle.format_pattern(value, args)
    assert not errors
    return str(text)


def test_every_word_is_longer_and_none_is_plain() -> None:
    assert strange("Reload") == "Ŕééļööàđ"
    assert strange("It’s 8%, “Mice!”") == "Îîîţ’š 8%, “Ṁîîçéé!”"
    long = "The player with the most points wins, and everybody else is ranked by points."
    assert 1.25 < len(strange(long)) / len(long) < 1.5


def test_variables_and_plurals_are_the_same_and_ends_can_be_seen() -> None:
    catalogue = pseudo(ENGLISH)
    assert said(catalogue, "shown", count=1, name="Mia") == "[Ööñé ɱööûûšé ƒööŕ Mia]"
    assert said(catalogue, "shown", count=3, name="Mia") == "[3 ɱîîçéé ƒööŕ Mia]"
    assert said(catalogue, "tight") == "Þöîñţš"
    assert said(catalogue, "only", first="a", second="b") == "a, b"


@pytest.mark.parametrize("file", files("en"), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_catalogue_can_be_said_in_it(file: Path, tmp_path: Path) -> None:
    english = file.read_text(encoding="utf-8")
    copy = tmp_path / "en.ftl"
    copy.write_text(pseudo(english), encoding="utf-8")
    short = limits(english)
    for own, theirs in zip(messages(copy), messages(file), strict=True):
        used, wanted = Variables(), Variables()
        used.visit(own)
        wanted.visit(theirs)
        assert own.id.name == theirs.id.name
        assert (used.names, used.variants) == (wanted.names, wanted.variants)
        for long, way in zip(ways(own.value), ways(theirs.value), strict=True):
            assert long == way or len(long) > len(way) or own.id.name in short, long
    assert too_long(pseudo(english), english) == []


@pytest.mark.parametrize("file", files("en", "md"), ids=lambda file: file.parts[-3])
def test_every_rule_page_keeps_its_marks(file: Path) -> None:
    english = file.read_text(encoding="utf-8")
    page = pseudo_page(english)
    assert outline(page) == outline(english)
    for mark in ("**", "![", "](", "{", "}", "`"):
        assert page.count(mark) == english.count(mark)
    assert 1.2 < len(page) / len(english) < 1.5

"""With all five colours aside another roll is bound to lose: people are warned and asked again."""

import json
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest

from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.core.record import Player
from mauseloch.games.zocken.earlier import Zocken1
from mauseloch.games.zocken.rules import Zocken
from mauseloch.server import lookers
from mauseloch.tables.document import Document, Place
from mauseloch.tables.table import Table
from mauseloch.telling import warnings
from mauseloch.terminal.lines import Lines
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.turns import play_on
from mauseloch.texts import LANGUAGES, texts

ALL_ASIDE = [
    "chance first 0",
    *("0 roll", "chance yellow green", "0 green+yellow"),
    *("0 roll", "chance blue orange", "0 orange+blue"),
    *("0 roll", "chance red red", "0 red+red"),
]
"""Six mice, one of each colour and two red ones."""


def match(
    game: Zocken, inputs: list[str] = ALL_ASIDE, *, live: bool = False
) -> Match[Any, Any, Any]:
    return Match(game, 2, "seed", [Input.parse(text) for text in inputs], live=live)


def test_the_roll_that_surely_loses_is_the_only_one_warned_of() -> None:
    assert list(warnings(match(Zocken()), 0)) == ["roll"]
    assert warnings(match(Zocken(), ALL_ASIDE[:-3]), 0) == {}
    assert warnings(match(Zocken1()), 0) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_says_what_would_be_lost(language: str) -> None:
    said = texts(language)(warnings(match(Zocken()), 0)["roll"])
    red = {"de": "rote", "en": "red", "fr": "rouges", "it": "rossi"}[language]
    assert red in said
    assert said.endswith("?")


@pytest.mark.parametrize(
    ("typed", "lost"),
    [("roll\n2\n", True), ("roll\n1\nstop\n", False), ("roll\n1\nroll\n2\n", True)],
    ids=["roll anyway", "go back and stop", "go back and roll anyway"],
)
def test_a_person_at_a_terminal_is_asked_once_more(
    typed: str, lost: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    seating = Seating(match(Zocken()), [Player("Ada"), Player("Ben")])
    with pytest.raises(EOFError):  # it's Ben's turn, and he types nothing
        play_on(Lines(texts("en"), scripted=False), seating)
    told = capsys.readouterr().out
    assert told.count("Another roll will lose them for sure") == typed.count("roll")
    assert seating.match.view(0).turn == 1
    assert (seating.match.view(0).scores[0] == 0) == lost


def test_the_question_goes_to_a_browser_with_the_warning() -> None:
    document = Document(
        id="id",
        code="code",
        game="zocken",
        options={},
        public=False,
        pace="calm",
        places=[Place(name=name, owner=name) for name in ("Ada", "Ben")],
        host="Ada",
        created_at=0.0,
        active_at=0.0,
        match="match",
        seed="seed",
        opened=len(ALL_ASIDE),
    )
    table = Table(document, match(Zocken(), live=True))
    for words, expected in ((True, {"roll": "zocken-surely-lost"}), (False, {})):
        looker: Any = SimpleNamespace(seat=0, told=0, words=words)
        frame = lookers.Moment(table, lambda _: None).update(looker)
        assert frame is not None
        found = json.loads(frame)["question"]["warnings"]
        assert {action: said["id"] for action, said in found.items()} == expected

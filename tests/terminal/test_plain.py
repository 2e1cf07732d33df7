"""The fallback board of a game without its own: words, and a list of possible actions."""

import mauseloch
from mauseloch.drawing import Looking
from mauseloch.terminal.plain import PlainBoard
from mauseloch.texts import texts

NAMES = ("Ada", "Ben")


def test_what_lies_there_is_told_and_what_can_be_done_is_numbered() -> None:
    match = mauseloch.Match(mauseloch.game("geier"), 2, seed=1)
    board, looking = PlainBoard("geier"), Looking(NAMES, texts("en"))
    view = match.view(0)
    lines = [line.plain.rstrip() for line in board.table(view, looking)]
    assert "Ada: no point cards yet." in lines
    assert [line.plain.rstrip() for line in board.told([], view, looking)] == lines
    rows = board.rows(match.legal(0))
    assert rows[:2] == [["1"], ["2"]]
    offered = board.choices(view, rows, "2", looking)
    assert [line.plain.split()[0] for line in offered] == [str(card) for card in range(1, 16)]
    assert offered[1].style == "bold reverse" != offered[0].style


def test_in_a_race_every_action_has_a_key() -> None:
    board = PlainBoard("geflippt")
    assert board.keys(("attack", "pass")) == {"1": "attack", "2": "pass"}
    assert board.no_key("x", ("attack",)) is None

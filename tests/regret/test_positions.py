"""The published positions are whole, matter, and are worth what they say."""

from pathlib import Path

import pytest
from bench import positions as made

from mauseloch.core.errors import DamagedRecordError, ForeignRecordError, UnsupportedError
from mauseloch.games import package
from mauseloch.games.geier.solver.endgame import position, solution
from mauseloch.regret.positions import Position, published, read, written

SMALL = 5
"""Cards in hand: larger endgames take long to solve."""


@pytest.mark.parametrize("game", ["geier", "zocken"])
def test_every_position_is_a_question_whose_answer_matters(game: str) -> None:
    found = published(game)
    assert len(found) == 100
    assert len({one.id for one in found}) == 100
    for one in found:
        for values in one.values.values():
            assert list(values) == [str(action) for action in one.question.legal]
        assert one.worst() >= made.LEAST
        assert min(one.regret(action) for action in one.values["win"]) == 0


def test_endgames_are_worth_what_the_solver_says() -> None:
    checked = 0
    for one in published("geier"):
        if len(one.question.legal) > SMALL:
            continue
        state = one.game.imagine(one.question.view, one.question.log, None)  # type: ignore[arg-type]  # nothing is hidden
        spot = position(state, one.seat)
        for aim, name in (("unique", "win"), ("points", "points")):
            worth = solution(spot, aim).worth  # type: ignore[arg-type]  # one of its names
            told = one.values[name]
            assert {card: round(value, 6) for card, value in worth.items()} == {
                int(card): value for card, value in told.items()
            }
        checked += 1
    assert checked == 60


def test_positions_of_maeusezocken_are_worth_what_the_table_says() -> None:
    for one in published("zocken"):
        assert made.zocken_values(one.question, None) == one.values


@pytest.mark.parametrize("game", ["geier", "zocken"])
def test_the_program_that_wrote_them_plays_the_same_matches(game: str) -> None:
    """Each position is a moment of the match whose number it bears."""
    for one in published(game)[:5]:
        number = int(one.id.rpartition("-")[2])
        there = [tuple(map(str, match.inputs)) for _, match in made.moments(game, number)]
        assert one.inputs in there


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    some = published("zocken")[:3]
    file.write_text(written(some[0].game, some), encoding="utf-8")
    assert read(file) == some


def test_a_changed_file_is_refused(tmp_path: Path) -> None:
    text = package("geier").load("regret").POSITIONS.read_text(encoding="utf-8")
    file = tmp_path / "some.jsonl"
    for changed, error in (
        (text.replace('"win":{"', '"win":{"1":1.0,"', 1), DamagedRecordError),
        (text.rpartition("{")[0], DamagedRecordError),
        (text.replace('"sha256"', '"sha1"'), DamagedRecordError),
        (text.replace("positions 1", "positions 9"), ForeignRecordError),
        ("", DamagedRecordError),
        ("[]", ForeignRecordError),
    ):
        file.write_text(changed, encoding="utf-8")
        with pytest.raises(error):
            read(file)


def test_other_games_have_none() -> None:
    with pytest.raises(UnsupportedError):
        published("mausen")


def test_regret_is_the_gap_to_the_best() -> None:
    one = Position(
        published("geier")[0].game, "x", 0, (), {"win": {"a": 0.25, "b": 0.75, "c": 0.5}}
    )
    assert [one.regret(action) for action in "abc"] == [0.5, 0.0, 0.25]
    assert one.worst() == 0.5

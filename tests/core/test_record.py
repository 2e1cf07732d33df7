"""Records: written, read and replayed, and every way in which one can be wrong."""

import json
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mauseloch
from mauseloch.core.errors import (
    DamagedRecordError,
    ForeignRecordError,
    RecordError,
    RecordMismatchError,
    RecordVersionError,
)
from mauseloch.core.game import CHANCE, Input
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.core.replay import replay
from mauseloch.games.geier.rules import Geier

GOLDEN = Path(__file__).parents[1] / "goldens" / "geier-2.json"
TEXT = GOLDEN.read_text(encoding="utf-8")


def test_a_record_is_pleasant_to_read() -> None:
    record = Record(
        game="geier",
        version=1,
        options={"winner": "unique", "open_discards": False},
        seats=2,
        seed="7",
        inputs=(Input(CHANCE, "+3"), Input(0, "14"), Input(1, "9")),
    )
    assert record.dumps() == (
        "{\n"
        '  "format": "mauseloch 1",\n'
        '  "game": "geier",\n'
        '  "version": 1,\n'
        '  "options": {"winner": "unique", "open_discards": false},\n'
        '  "seats": 2,\n'
        '  "seed": "7",\n'
        '  "inputs": [\n'
        '    "chance +3",\n'
        '    "0 14",\n'
        '    "1 9"\n'
        "  ],\n"
        '  "outcome": null\n'
        "}\n"
    )
    assert Record.loads(record.dumps()) == record


def test_a_record_may_say_who_sat_there() -> None:
    players = (Player("Zoë"), Player("x" * 24, "lotte"))
    record = Record("geier", 1, {}, 2, "7", (), players=players)
    line = f'  "players": [{{"name": "Zoë"}}, {{"name": "{"x" * 24}", "bot": "lotte"}}],\n'
    assert f'  "seed": "7",\n{line}  "inputs": [],\n' in record.dumps()
    assert Record.loads(record.dumps()) == record


def test_a_record_that_names_nobody_has_no_players() -> None:
    record = Record.loads(TEXT)
    assert record.players == ()
    assert "players" not in record.dumps()
    assert Record.loads(changed(players=[])) == record


def test_a_record_without_inputs_is_a_record() -> None:
    record = Record("mausen", 1, {}, 3, "é", ())
    assert '"inputs": [],' in record.dumps()
    assert Record.loads(record.dumps()) == record


def test_a_finished_record_holds_the_outcome() -> None:
    record = Record.loads(TEXT)
    assert record.outcome is not None
    assert len(record.outcome.scores) == 2
    assert record.dumps() == TEXT


@pytest.mark.parametrize("name", mauseloch.games())
def test_a_match_replays_from_its_record(name: str) -> None:
    game = mauseloch.game(name)
    match = Match(game, game.seats[-1], seed=2)
    mauseloch.play(match, [mauseloch.bot("simple", game, s) for s in range(match.seats)])
    again = mauseloch.replay(Record.loads(match.record().dumps()))
    assert again.state == match.state
    assert again.record() == match.record()


def test_an_unfinished_match_is_played_on_from_its_record() -> None:
    match = Match(Geier(), 2, seed=2)
    match.play(0, "3")
    again = mauseloch.replay(match.record())
    assert again.waiting.seats == (1,)
    again.play(1, "4")
    match.play(1, "4")
    assert again.state == match.state


def test_a_record_of_a_strangers_game_replays_with_its_rules() -> None:
    class Stranger(Geier):
        name = "stranger"

    match = Match(Stranger(), 2, seed=1)
    assert mauseloch.replay(match.record(), Stranger()).state == match.state
    with pytest.raises(RecordMismatchError, match="there is no game 'stranger'"):
        mauseloch.replay(match.record())
    with pytest.raises(RecordMismatchError, match="the record is of 'stranger', not 'geier'"):
        replay(match.record(), Geier())
    with pytest.raises(RecordMismatchError, match="is 'unique', the rules 'highest_mouse'"):
        replay(match.record(), Stranger(winner="highest_mouse"))


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(TEXT), **fields})


def without(field: str) -> str:
    return json.dumps({key: value for key, value in json.loads(TEXT).items() if key != field})


def with_input(number: int, text: object) -> str:
    inputs = json.loads(TEXT)["inputs"]
    inputs[number - 1] = text
    return changed(inputs=inputs)


def with_players(*players: object) -> str:
    return changed(players=players)


def with_outcome(**fields: Any) -> str:
    return changed(outcome={**json.loads(TEXT)["outcome"], **fields})


WRONG: list[tuple[str, type[RecordError], str]] = [
    ("", ForeignRecordError, "no JSON at line 1, column 1"),
    ("PNG\x00", ForeignRecordError, "no JSON at line 1, column 1"),
    ("[1, 2]", ForeignRecordError, 'it has no "format": "mauseloch 1"'),
    ("null", ForeignRecordError, 'it has no "format"'),
    ('{"event": "chess"}', ForeignRecordError, 'it has no "format"'),
    ("[" * 100_000, DamagedRecordError, "nested too deeply, or a number is too long"),
    (TEXT.replace('"seats": 2', '"seats": ' + "9" * 5000), DamagedRecordError, "is too long"),
    (changed(format="mauseloch 2"), RecordVersionError, "'mauseloch 2'; this program reads"),
    (changed(format=1), ForeignRecordError, 'it has no "format"'),
    (TEXT[:200], DamagedRecordError, "breaks off or is garbled at line 11, column"),
    (TEXT.replace('"seats"', '"seats'), DamagedRecordError, "garbled at line 6, column"),
    (TEXT.replace('"seats": 2', '"seats": NaN'), DamagedRecordError, "NaN isn't a JSON value"),
    (TEXT.replace('"version": 1', '"seats": 2'), DamagedRecordError, "duplicate field 'seats'"),
    (without("seed"), DamagedRecordError, "the field 'seed' is missing"),
    (changed(seed=7), DamagedRecordError, "the field 'seed' cannot be 7"),
    (changed(seats="2"), DamagedRecordError, "the field 'seats' cannot be '2'"),
    (changed(seats=True), DamagedRecordError, "the field 'seats' cannot be True"),
    (changed(inputs={}), DamagedRecordError, "the field 'inputs' cannot be {}"),
    (changed(options=[1] * 99), DamagedRecordError, r"cannot be \[1, 1, 1, .*\.\.\.$"),
    (changed(seats="x" * 58), DamagedRecordError, f"cannot be '{'x' * 58}'$"),
    (changed(seats="x" * 59), DamagedRecordError, f"cannot be '{'x' * 56}\\.\\.\\.$"),
    (changed(name="Ada"), DamagedRecordError, "a record has no field 'name'"),
    (changed(players="Ada"), DamagedRecordError, "the field 'players' cannot be 'Ada'"),
    (changed(players={}), DamagedRecordError, "the field 'players' cannot be {}"),
    (with_players("Ada", {"name": "Ben"}), DamagedRecordError, "'players' cannot hold 'Ada'"),
    (with_players({}, {"name": "Ben"}), DamagedRecordError, "'players' cannot hold {}"),
    (with_players({"name": 1}, {"name": "Ben"}), DamagedRecordError, "hold {'name': 1}"),
    (with_players({"name": ""}, {"name": "Ben"}), DamagedRecordError, "hold {'name': ''}"),
    (with_players({"name": "x" * 25}, {"name": "B"}), DamagedRecordError, "hold {'name': 'xx"),
    (with_players({"name": "A\n"}, {"name": "B"}), DamagedRecordError, r"hold {'name': 'A\\n'}"),
    (with_players({"name": "A", "bot": None}, {"name": "B"}), DamagedRecordError, "cannot hold"),
    (with_players({"name": "A", "age": "9"}, {"name": "B"}), DamagedRecordError, "cannot hold"),
    (with_players({"name": "Ada"}), DamagedRecordError, "1 players for 2 seats"),
    (with_input(3, 14), DamagedRecordError, "input 3 must be a string, not 14"),
    (with_input(3, "Ada 14"), DamagedRecordError, "input 3: cannot read the input 'Ada 14'"),
    (with_outcome(scores=[1.5, 2]), DamagedRecordError, "'outcome.scores' must hold whole numbers"),
    (with_outcome(ranks=["a"]), DamagedRecordError, "'outcome.ranks' must hold whole numbers"),
    (with_outcome(luck=1), DamagedRecordError, "a record has no field 'outcome.luck'"),
    (with_outcome(ended_by=None), DamagedRecordError, "'outcome.ended_by' cannot be None"),
    (changed(game="chess"), RecordMismatchError, "there is no game 'chess'"),
    (changed(options={"tea": 1}), RecordMismatchError, "geier has no option 'tea'"),
    (
        changed(options={"winner": "unique"}),
        RecordMismatchError,
        "the record says option 'open_discards' is None, the rules False",
    ),
    (changed(options={"new": 1}, version=2), RecordVersionError, "follows version 2"),
    (changed(seats=9), RecordMismatchError, "geier is for 2 to 5 seats, not 9"),
    (
        changed(version=2),
        RecordVersionError,
        "follows version 2 of the rules of geier; .*version 1",
    ),
    (changed(version=0), RecordVersionError, "follows version 0 of the rules of geier"),
    (with_input(2, "0 16"), RecordMismatchError, "input 2, '0 16': geier: cannot read the action"),
    (with_input(2, "5 3"), RecordMismatchError, "input 2, '5 3': geier: seat 5 is not awaited"),
    (with_input(1, "chance +0"), RecordMismatchError, "input 1, 'chance [+]0'"),
    (
        with_outcome(scores=[0, 0]),
        RecordMismatchError,
        r"the record says scores \(0, 0\), ranks .* lead to scores",
    ),
    (
        changed(outcome=None),
        RecordMismatchError,
        "says no outcome yet, but its inputs lead to scores",
    ),
    (
        changed(inputs=json.loads(TEXT)["inputs"][:-1]),
        RecordMismatchError,
        "lead to no outcome yet$",
    ),
]


@pytest.mark.parametrize(("text", "error", "message"), WRONG)
def test_a_wrong_record_gets_one_line_that_says_what_and_where(
    text: str, error: type[RecordError], message: str
) -> None:
    with pytest.raises(error, match=message) as found:
        mauseloch.replay(Record.loads(text))
    assert type(found.value) is error
    assert "\n" not in str(found.value)


def test_a_file_that_is_no_text_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(TEXT.encode()[:50] + b"\xff" + TEXT.encode()[50:])
    with pytest.raises(DamagedRecordError, match="not text: byte 50 is not UTF-8"):
        mauseloch.replay(file)


def test_a_record_is_written_in_the_letters_people_use(tmp_path: Path) -> None:
    record = Record("mausen", 1, {}, 3, "Mäuse", ())
    assert '"seed": "Mäuse"' in record.dumps()
    record.save(tmp_path / "match.json")
    assert "Mäuse".encode() in (tmp_path / "match.json").read_bytes()


def test_a_record_is_saved_and_replayed_by_the_name_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = Record.loads(TEXT)
    record.save(file)
    assert Record.load(str(file)) == record
    assert mauseloch.replay(str(file)).record() == record
    with pytest.raises(FileNotFoundError):
        mauseloch.replay(tmp_path / "none.json")


def test_a_record_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    file.write_text("old", encoding="utf-8")

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left on device") as full:
        Record.loads(TEXT).save(file)
    assert full.value.filename == str(file)
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_cannot_take_its_place_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    file.write_text("old", encoding="utf-8")

    def stays(path: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted", str(path), None, str(target))

    monkeypatch.setattr(Path, "replace", stays)
    with pytest.raises(PermissionError, match="Operation not permitted") as refused:
        Record.loads(TEXT).save(str(file))
    assert refused.value.filename == str(file)
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_is_on_the_disk_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    done: list[str] = []
    synced, replace = os.fsync, Path.replace

    def sync(handle: int) -> None:
        assert os.fstat(handle).st_size == len(TEXT.encode())
        done.append("sync")
        synced(handle)

    def place(path: Path, target: Path) -> Path:
        done.append("replace")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(Path, "replace", place)
    Record.loads(TEXT).save(file)
    assert done == ["sync", "replace"]


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links are those of Unix")
def test_a_file_keeps_its_mode_and_a_new_one_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = Record.loads(TEXT)
    record.save(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600  # it contains hands and seeds
    for mode in (0o640, 0o604):
        file.chmod(mode)
        record.save(file)
        assert stat.S_IMODE(file.stat().st_mode) == mode


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links are those of Unix")
def test_a_link_stays_a_link_and_none_that_was_planted_is_followed(tmp_path: Path) -> None:
    precious, real, link = (tmp_path / name for name in ("precious", "real.json", "link.json"))
    precious.write_text("precious", encoding="utf-8")
    link.symlink_to(real)
    for name in (".real.json.new", "real.json.new", "link.json.new", "real.new", ".new"):
        (tmp_path / name).symlink_to(precious)
    before = set(tmp_path.iterdir())
    Record.loads(TEXT).save(link)
    assert precious.read_text(encoding="utf-8") == "precious"
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == TEXT
    assert set(tmp_path.iterdir()) == before | {real}


def test_two_who_write_at_once_do_not_share_their_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    first, second = Record.loads(TEXT), Record("mausen", 1, {}, 3, "x" * 9000, ())
    synced = os.fsync

    def meanwhile(handle: int) -> None:
        monkeypatch.setattr(os, "fsync", synced)
        second.save(file)
        synced(handle)

    monkeypatch.setattr(os, "fsync", meanwhile)
    first.save(file)
    assert Record.load(file) == first
    assert list(tmp_path.iterdir()) == [file]


def test_no_reader_ever_sees_half_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    replace = Path.replace
    seen: list[str] = []

    def watched(path: Path, target: Path) -> Path:
        seen.append(file.read_text(encoding="utf-8"))
        assert path.read_text(encoding="utf-8") == TEXT
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", watched)
    file.write_text("old", encoding="utf-8")
    Record.loads(TEXT).save(file)
    assert seen == ["old"]
    assert file.read_text(encoding="utf-8") == TEXT


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    file, link = tmp_path / "elsewhere" / "match.json", tmp_path / "link.json"
    link.symlink_to(file)
    for _ in range(2):  # first to a new file, then to an existing one
        Record.loads(TEXT).save(link)
        assert link.is_symlink()
        assert file.read_text(encoding="utf-8") == TEXT
        assert not file.is_symlink()
    assert list((tmp_path / "elsewhere").iterdir()) == [file]


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """A pipe stands in for /dev/null, which faulty code running as root would replace."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    Record.loads(TEXT).save(pipe)
    assert os.read(reading, 1 << 16).decode() == TEXT
    os.close(reading)
    assert pipe.is_fifo()
    with pytest.raises(IsADirectoryError) as folder:
        Record.loads(TEXT).save(tmp_path)
    assert folder.value.filename == str(tmp_path)


def test_a_file_without_end_is_no_record() -> None:
    with pytest.raises(ForeignRecordError, match="larger than 16 MiB"):
        Record.load("/dev/zero")


def test_a_file_may_be_marked_as_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(TEXT, encoding="utf-8-sig")
    assert mauseloch.replay(file).outcome is not None


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_a_record_error_or_no_damage(data: st.DataObject) -> None:
    """Cut, double or swap characters anywhere: the result is a clear error or a sound record."""
    place = data.draw(st.integers(0, len(TEXT) - 1))
    damage: Callable[[str], str] = data.draw(
        st.sampled_from(
            [
                lambda text: text[:place],
                lambda text: text[:place] + text[place + 1 :],
                lambda text: text[:place] + text[place] + text[place:],
                lambda text: text[:place] + data.draw(st.characters()) + text[place + 1 :],
            ]
        )
    )
    text = damage(TEXT)
    try:
        match = mauseloch.replay(Record.loads(text))
    except RecordError as error:
        lines = str(error).splitlines()
        assert len(lines) == 1
    else:
        assert match.record().inputs == Record.loads(text).inputs

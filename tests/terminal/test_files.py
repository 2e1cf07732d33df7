"""Where matches are kept."""

import fcntl
import os
from pathlib import Path
from typing import Any

import pytest

from mauseloch.core.errors import SetupError
from mauseloch.core.record import Record
from mauseloch.core.words import say
from mauseloch.terminal import files
from tests.goldens import FOLDER
from tests.terminal.typing_in import seated


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "mauseloch"


def homeless(*_: object) -> Path:
    raise RuntimeError("Could not determine home directory.")


def broken(home: Path, name: str, game: str = "geier", age_s: int = 0) -> Path:
    """A match that was broken off this many seconds ago."""
    home.mkdir(exist_ok=True)
    file = home / f"{name}.json"
    seated(game, file=file).save()
    os.utime(file, (1_000_000 - age_s, 1_000_000 - age_s))
    return file


def test_the_folder_is_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/mia")
    usual = Path("/home/mia/.local/state/mauseloch")
    assert files.folder({"XDG_STATE_HOME": "/var/mia"}) == Path("/var/mia/mauseloch")
    assert files.folder({}) == usual
    assert files.folder({"XDG_STATE_HOME": ""}) == usual
    assert files.folder({"XDG_STATE_HOME": "state"}) == usual  # only absolute paths count


def test_a_new_match_gets_a_file_that_nobody_else_has(home: Path) -> None:
    made = [files.new("geier") for _ in range(3)]
    assert len(set(made)) == 3
    assert None not in made
    assert sorted(home.iterdir()) == sorted(file for file in made if file is not None)
    assert all(
        file.name.startswith("geier-2") and file.suffix == ".json" for file in home.iterdir()
    )


def test_there_is_no_file_where_none_can_be_written(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("in the way")
    assert files.new("geier") is None
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert files.new("geier") is None


def test_there_is_an_end_to_the_search_for_a_free_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object, **__: object) -> None:
        raise FileExistsError

    monkeypatch.setattr(Path, "touch", taken)
    assert files.new("geier") is None


def test_a_file_is_ours_if_it_lies_in_our_folder(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    assert files.ours(home / "x.json")
    assert not files.ours(tmp_path / "x.json")
    monkeypatch.chdir(home)
    assert files.ours(Path("x.json"))
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert not files.ours(home / "x.json")


def test_the_newest_match_that_was_broken_off_is_found(home: Path) -> None:
    assert files.broken_off() is None
    older = broken(home, "older", age_s=50)
    newer = broken(home, "newer", age_s=10)
    assert files.broken_off() == newer
    newer.unlink()
    assert files.broken_off() == older


def test_what_cannot_be_gone_on_with_is_passed_over(home: Path) -> None:
    good = broken(home, "good", age_s=90)
    Record.load(FOLDER / "geier-2.json").save(home / "over.json")
    (home / "empty.json").touch()
    (home / "folder.json").mkdir()
    text = good.read_text(encoding="utf-8")
    for name, old, new in [
        ("later", '"version": 1', '"version": 99'),
        ("stranger", '"geier"', '"chess"'),
        ("option", '"winner"', '"tea"'),
        ("illegal", '"chance ', '"0 '),
    ]:
        (home / f"{name}.json").write_text(text.replace(old, new), encoding="utf-8")
        assert text.replace(old, new) != text
    assert files.broken_off() == good


def test_what_is_being_played_or_asks_for_a_strange_bot_is_passed_over(home: Path) -> None:
    older = broken(home, "older", age_s=50)
    newer = broken(home, "newer", age_s=10)
    with files.held(newer):
        assert files.broken_off() == older
    assert files.broken_off() == newer
    text = newer.read_text(encoding="utf-8")
    newer.write_text(text.replace('"bot": "simple"', '"bot": "genius"'), encoding="utf-8")
    assert files.broken_off() == older


def test_a_file_is_held_by_one_alone(home: Path, tmp_path: Path) -> None:
    file, link = tmp_path / "match.json", tmp_path / "link.json"
    file.touch()
    link.symlink_to(file)
    with files.held(file), files.held(tmp_path / "another.json"):
        for name in (file, link, tmp_path / "mauseloch" / ".." / "match.json"):
            with pytest.raises(SetupError, match="is being played in another window") as refused:
                files.held(name)
            assert refused.value.words == say("error-played", file=str(name))
        seated("geier", file=file).save()  # the file is replaced, but stays locked
        with pytest.raises(SetupError):
            files.held(file)
        assert len(list((home / "locks").iterdir())) == 2
    assert list(home.iterdir()) == []
    held = files.held(link)
    held.release()
    held.release()  # releasing twice does no harm
    assert list(home.iterdir()) == []


def test_a_lock_that_its_holder_left_behind_holds_nothing(home: Path) -> None:
    file = home / "match.json"
    with files.held(file):
        (lock,) = (home / "locks").iterdir()
    lock.parent.mkdir()
    lock.touch()  # as after a crash
    with files.held(file), pytest.raises(SetupError):
        files.held(file)
    assert not lock.parent.exists()


def test_a_lock_that_is_removed_while_it_is_taken_is_taken_anew(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening and locking, its previous holder removes the lock and its folder."""
    file = home / "match.json"
    lock = fcntl.flock
    removed: list[Path] = []

    def late(handle: int, how: int) -> None:
        if len(removed) < 2:
            (place,) = (home / "locks").iterdir()
            place.unlink()
            place.parent.rmdir()
            removed.append(place)
        lock(handle, how)

    monkeypatch.setattr(fcntl, "flock", late)
    with files.held(file):
        assert len(removed) == 2
        assert list((home / "locks").iterdir()) == removed[:1]
        with pytest.raises(SetupError):
            files.held(file)


def test_a_folder_that_vanishes_is_made_anew_but_not_for_ever(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, tries = os.open, 0

    def vanished(*how: Any, **more: Any) -> int:
        nonlocal tries
        tries += 1
        if tries % 3:
            raise FileNotFoundError
        return opened(*how, **more)

    monkeypatch.setattr(os, "open", vanished)
    with files.held(home / "match.json"):
        assert (tries, len(list((home / "locks").iterdir()))) == (3, 1)
    monkeypatch.setattr(files, "TRIES", 2)
    with files.held(home / "match.json"):
        assert list((home / "locks").iterdir()) == []


def test_where_no_lock_can_be_written_there_is_none(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("in the way")
    with files.held(home / "x.json"), files.held(home / "x.json"):
        pass
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    with files.held(home / "x.json"):
        pass


def test_only_the_newest_files_are_looked_through(home: Path) -> None:
    old = broken(home, "old", age_s=90)
    for number in range(files.NEWEST - 1):
        (home / f"{number}.json").touch()
    assert files.broken_off() == old
    (home / "one-more.json").touch()
    assert files.broken_off() is None


def test_nothing_was_broken_off_where_nothing_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert files.broken_off() is None

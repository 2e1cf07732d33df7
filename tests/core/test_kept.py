"""Files kept between runs go to a writable folder, one for each version and machine."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from mauseloch.core import kept


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "chosen"))
    kept.folder.cache_clear()
    found = kept.folder()
    assert found is not None
    yield found
    kept.folder.cache_clear()


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    kept.folder.cache_clear()
    yield
    kept.folder.cache_clear()


def test_a_folder_that_somebody_chose_is_the_only_one_to_try() -> None:
    assert list(kept.roots({"NUMBA_CACHE_DIR": "/srv/cache"})) == [Path("/srv/cache")]


def test_otherwise_beside_the_package_or_in_the_cache_of_the_user() -> None:
    beside, users = kept.roots({"XDG_CACHE_HOME": "/home/mia/cache"})
    assert beside == kept.HERE / "__pycache__"
    assert users == Path("/home/mia/cache/mauseloch")
    _, users = kept.roots({"XDG_CACHE_HOME": "not absolute"})
    assert users == Path.home() / ".cache" / "mauseloch"


def test_the_next_place_is_taken_where_one_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(kept, "roots", lambda: iter([tmp_path / "file", tmp_path / "other"]))
    kept.folder.cache_clear()
    found = kept.folder()
    kept.folder.cache_clear()
    assert found is not None
    assert found.parent == tmp_path / "other"


def test_without_a_home_there_is_no_cache_of_a_user(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert list(kept.roots({})) == [kept.HERE / "__pycache__"]


@pytest.mark.usefixtures("nowhere")
def test_where_nothing_can_be_written_nothing_is_kept() -> None:
    assert kept.folder() is None
    kept.done("something")
    assert not kept.is_done("something")
    assert kept.keep("something", b"content") is None
    with kept.alone("something"):
        pass


def test_what_is_done_is_known_to_all(place: Path) -> None:
    assert not kept.is_done("something")
    with kept.alone("something"):
        kept.done("something")
    assert kept.is_done("something")


def test_a_file_is_kept_whole_or_not_at_all(place: Path) -> None:
    file = kept.keep("table", b"content")
    assert file is not None
    assert file.read_bytes() == b"content"
    before = set(place.iterdir())
    (place / "blocked" / "inside").mkdir(parents=True)
    assert kept.keep("blocked", b"content") is None
    assert set(place.iterdir()) == before | {place / "blocked"}


def test_the_folder_is_another_one_for_other_source_or_another_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = {kept._key.__wrapped__()}
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(kept, "stamp", lambda: "another")
        keys.add(kept._key.__wrapped__())
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(kept, "_processor", lambda: "another")
        keys.add(kept._key.__wrapped__())
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(kept, "version", lambda _: "another")
        keys.add(kept._key.__wrapped__())
    assert len(keys) == 4


def test_what_old_versions_kept_is_removed_save_the_last_few(tmp_path: Path) -> None:
    for age in range(6):
        old = tmp_path / f"mauseloch-{age}"
        old.mkdir()
        (old / "code").touch()
        os.utime(old, (1000 - age, 1000 - age))
    (tmp_path / "another").mkdir()
    own = tmp_path / "mauseloch-5"
    kept._prune(tmp_path, own)
    names = {one.name for one in tmp_path.iterdir()}
    assert names == {"another", "mauseloch-0", "mauseloch-1", "mauseloch-2", "mauseloch-5"}

"""The contents of the wheel and the source archive, which must match."""

import re
import shutil
import subprocess
import tarfile
import zipfile
from calendar import timegm
from email.parser import Parser
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import hatch_build
import pytest

from mauseloch.version import VERSION
from tests.release.machines import ROOT, Machine, built

pytestmark = pytest.mark.long
PACKAGE = ROOT / "src" / "mauseloch"
STATIC = "mauseloch/server/static/"
INFO = f"mauseloch-{VERSION}.dist-info/"
NEVER = re.compile(
    r"(^|/)(__pycache__|node_modules|\.venv|\.git|\.[a-z]+_cache|out)/|\.(pyc|map|db|whl)$"
)
MOST_MB = 25
"""A larger wheel contains something by mistake."""


class Contents(NamedTuple):
    """The files of a wheel and of a source archive, by their names in the repository."""

    wheel: dict[str, bytes]
    sdist: dict[str, bytes]


@pytest.fixture(scope="module")
def contents() -> Contents:
    wheel, sdist = built()
    with zipfile.ZipFile(wheel) as opened:
        files = {one.filename: opened.read(one) for one in opened.infolist()}
    found = {}
    with tarfile.open(sdist) as archive:
        for one in archive.getmembers():
            if (content := archive.extractfile(one)) is not None:
                found[one.name.partition("/")[2]] = content.read()
    return Contents(files, found)


def sources() -> dict[str, bytes]:
    """The files of the package, as in the repository."""
    return {
        f"mauseloch/{file.relative_to(PACKAGE).as_posix()}": file.read_bytes()
        for file in PACKAGE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


def test_a_wheel_is_the_whole_package_and_nothing_else(contents: Contents) -> None:
    found = {name: content for name, content in contents.wheel.items() if INFO not in name}
    assert hatch_build.is_built(), "the client is not that of these sources: make web"
    assert found == sources()
    for kind, count in ((".ftl", 20), ("/rulebook/", 16), (f"{STATIC}assets/", 100)):
        assert len([name for name in found if kind in name]) >= count, kind
    assert "mauseloch/py.typed" in found
    assert not [name for name in contents.wheel if NEVER.search(name) or "/test_" in name]
    assert not any(b"sourceMappingURL" in content for content in found.values())
    wheel, _ = built()
    assert wheel.stat().st_size < MOST_MB * 1_000_000


def test_a_wheel_says_what_it_is(contents: Contents) -> None:
    told = Parser().parsestr(contents.wheel[f"{INFO}METADATA"].decode())
    assert (told["Name"], told["Version"]) == ("mauseloch", VERSION)
    assert told["Requires-Python"] == ">=3.11"
    assert told["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    assert {"all", "server", "client", "kernels"} <= set(told.get_all("Provides-Extra", []))
    assert told.get_payload() == (ROOT / "README.md").read_text(encoding="utf-8")
    assert b"mauseloch = mauseloch.__main__:main" in contents.wheel[f"{INFO}entry_points.txt"]


def test_licences_come_along(contents: Contents) -> None:
    for name in ("LICENSE", "web/licences.txt"):
        assert contents.wheel[f"{INFO}licenses/{name}"] == (ROOT / name).read_bytes()
        assert contents.sdist[name] == (ROOT / name).read_bytes()
    assert contents.wheel[f"{STATIC}licences.txt"] == (ROOT / "web" / "licences.txt").read_bytes()


def test_a_source_archive_has_all_sources_and_the_built_client(contents: Contents) -> None:
    found = contents.sdist
    for name, content in sources().items():
        assert found[f"src/{name}"] == content, name
    for name in ("README.md", "Makefile", "hatch_build.py", "web/package-lock.json"):
        assert found[name] == (ROOT / name).read_bytes()
    for folder in ("tests", "docs", "deploy", "examples", "bench"):
        assert any(name.startswith(f"{folder}/") for name in found)
    assert not [name for name in found if NEVER.search(name)]
    assert "deploy/.env" not in found


def test_nothing_that_just_lay_around_is_released(contents: Contents) -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is no clone, so nobody knows what belongs to it")
    asked = [git, "ls-files", "-z"]
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - git
    known = {*listed.stdout.split("\0"), "PKG-INFO"}
    static = f"src/{STATIC}"
    assert [name for name in contents.sdist if name not in known and static not in name] == []


def test_a_wheel_of_the_source_archive_is_the_same_to_the_byte(machine: Machine) -> None:
    """Without Node, because the archive includes the client built from its sources."""
    wheel, sdist = built()
    machine.does("python3 -m venv mauseloch")
    with zipfile.ZipFile(wheel) as opened:
        epoch = timegm(opened.infolist()[0].date_time)
    line = f"mauseloch/bin/pip wheel --quiet --no-deps --wheel-dir again {sdist}"
    machine.does(line, {"SOURCE_DATE_EPOCH": str(epoch)})
    (again,) = (machine.home / "again").iterdir()
    assert again.name == wheel.name
    assert _hash(again) == _hash(wheel)


def _hash(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()

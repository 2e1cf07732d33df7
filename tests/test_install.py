"""The installation pages name things that exist; `make dist` runs their commands."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mauseloch.cli.arguments import parsed
from mauseloch.core.extras import WANTED

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", ROOT / "docs" / "install.md")
MARKED = re.compile(r"^<!-- install (\w+) -->\n```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TOOLS = {"pip", "pipx", "uv"}


class Block(NamedTuple):
    """Commands to run one after the other."""

    page: Path
    number: int
    tool: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page.name}-{self.number}-{self.tool}"


def blocks() -> Iterator[Block]:
    """All installation blocks of these pages."""
    for page in PAGES:
        found = MARKED.findall(page.read_text(encoding="utf-8"))
        for number, (tool, text) in enumerate(found, 1):
            lines = (line.partition(" #")[0].strip() for line in text.splitlines())
            yield Block(page, number, tool, tuple(line for line in lines if line))


def project() -> dict[str, object]:
    made: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    return made


def test_every_tool_has_commands() -> None:
    assert {one.tool for one in blocks()} == TOOLS
    assert all(one.lines for one in blocks())


def test_commands_name_extras_and_arguments_that_there_are() -> None:
    extras = project()["optional-dependencies"]
    assert isinstance(extras, dict)
    for block in blocks():
        for line in block.lines:
            for named in re.findall(r"mauseloch\[([\w,]+)\]", line):
                assert set(named.split(",")) <= extras.keys(), line
            words = shlex.split(line)
            commands = [word for word in ("play", "serve", "games") if word in words]
            if commands:
                parsed(words[words.index(commands[0]) :])


def test_the_page_explains_every_extra() -> None:
    text = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]+`) \|", text, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(["all", *WANTED])


def test_licences_cover_what_the_browser_client_is_made_of() -> None:
    """The client's build compares the licences with what it bundles."""
    licences = (ROOT / "web" / "licences.txt").read_text(encoding="utf-8")
    package = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    dependencies = re.search(r'"dependencies": \{(.*?)\}', package, re.DOTALL)
    assert dependencies
    pairs = re.findall(r'"([^"]+)": "([\d.]+)"', dependencies[1])
    assert len(pairs) >= 3
    for name, version in pairs:
        assert re.search(rf"^{re.escape(name)} {re.escape(version)} \(", licences, re.MULTILINE)
    kinds = set(re.findall(r"^\S+ [\d.]+ \(([\w.-]+)\)$", licences, re.MULTILINE))
    assert project()["license"] == " AND ".join(
        sorted({"MIT"} | kinds, key=lambda kind: (kind != "MIT", kind))
    )
    assert project()["license-files"] == ["LICENSE", "web/licences.txt"]


def test_both_archives_bring_the_browser_client_along() -> None:
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]
    assert tool["build"]["hooks"]["custom"]["path"] == "hatch_build.py"
    for target in tool["build"]["targets"].values():
        assert target["artifacts"] == ["/src/mauseloch/server/static"]

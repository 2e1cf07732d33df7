"""Every file that names a version names the right one."""

import re
import tomllib
from datetime import date
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import mauseloch

ROOT = Path(__file__).parent.parent
VERSION = r"\d+\.\d+\.\d+"
RELEASE = re.compile(rf"({VERSION}) – (\d\d\d\d-\d\d-\d\d)")


def sections() -> list[str]:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## (.*)$", changelog, re.MULTILINE)


def releases() -> list[tuple[str, date]]:
    """All dated releases, in the changelog's order."""
    found = map(RELEASE.fullmatch, sections())
    return [(one[1], date.fromisoformat(one[2])) for one in found if one is not None]


def numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")[:3]]


def test_the_package_takes_its_version_from_the_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project, "it would be a second source"
    built = ProjectMetadata(str(ROOT), PluginManager())
    assert built.version == mauseloch.__version__


def test_a_version_is_a_release_or_leads_to_the_next_one() -> None:
    assert re.fullmatch(rf"{VERSION}(\.dev0)?", mauseloch.__version__)
    newest, _ = releases()[0]
    if mauseloch.__version__.endswith(".dev0"):
        assert sections()[0] == "Unreleased"
        assert numbers(mauseloch.__version__) > numbers(newest)
    else:
        assert mauseloch.__version__ == newest


def test_the_changelog_dates_every_release_the_newest_first() -> None:
    dated = releases()
    assert len(dated) == len(sections()) - (sections()[0] == "Unreleased")
    assert dated == sorted(dated, key=lambda one: numbers(one[0]), reverse=True)
    assert [day for _, day in dated] == sorted((day for _, day in dated), reverse=True)


def test_the_citation_names_the_newest_release() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    version, day = releases()[0]
    assert re.findall(r"^version: (.*)$", citation, re.MULTILINE) == [version]
    assert re.findall(r"^date-released: (.*)$", citation, re.MULTILINE) == [day.isoformat()]

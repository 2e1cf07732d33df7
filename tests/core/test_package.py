"""A game is a package with a manifest: found, checked, and left out if it is broken."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import make_dataclass, replace
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.core.errors import MissingExtraError, UnsupportedError
from mauseloch.core.options import choice
from mauseloch.core.package import PARTS, Package, PackageError, PartName, Traits
from mauseloch.games import GROUP, game, names, package, shelf
from mauseloch.texts import LANGUAGES, texts

OURS = ("geflippt", "geier", "mausen", "zocken")
GEIER = package("geier")
OLDER = type("Older", (GEIER.rules,), {"version": 0})
WIDER = make_dataclass("Wider", [("x", str, choice("a", "b"))], bases=(GEIER.rules,), frozen=True)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Install distributions: modules with their source, by name."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)

    def install(**modules: str) -> None:
        for name, text in modules.items():
            (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        found = EntryPoints(EntryPoint(name, f"{name}:GAME", GROUP) for name in modules)
        monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: found)
        shelf.cache_clear()

    yield install
    shelf.cache_clear()
    for name in set(sys.modules) - before:
        del sys.modules[name]


def broken() -> list[str]:
    return [str(one) for one in shelf().broken]


@pytest.mark.parametrize("name", OURS)
def test_every_part_that_a_manifest_names_can_be_loaded(name: str) -> None:
    made = package(name)
    made.check()
    assert made.id == name == made.rules.name
    for part, wanted in PARTS.items():
        if made.has(part):
            module = made.load(part)
            assert all(hasattr(module, one) for one in wanted)
    assert set(made.light) <= set(mauseloch.bot_kinds(name))


def test_games_are_offered_in_the_order_of_their_manifests() -> None:
    assert list(shelf().packages) == ["mausen", "geier", "zocken", "geflippt"]
    assert names() == OURS


def test_a_game_from_elsewhere_is_found_by_its_entry_point(installed: Callable[..., None]) -> None:
    installed(
        twin="""
from dataclasses import dataclass, replace
from mauseloch.games.geier import GAME as GEIER, Geier
from pathlib import Path
import tempfile

@dataclass(frozen=True)
class Twin(Geier):
    name = "twin"

folder = Path(tempfile.mkdtemp())
(folder / "locales").mkdir()
for language in ("de", "en", "fr", "it"):
    text = (GEIER.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    text = text.replace("geier-", "twin-")
    (folder / "locales" / f"{language}.ftl").write_text(text, encoding="utf-8")
GAME = replace(GEIER, rules=Twin, folder=folder, terminal=None)
"""
    )
    assert broken() == []
    assert names() == ("geflippt", "geier", "mausen", "twin", "zocken")
    assert game("twin").seats == range(2, 6)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("GAME = 5", "one, manifest: GAME is 5, not a Package"),
        ("1 / 0", "one, manifest: ZeroDivisionError('division by zero')"),
        ("import nowhere", "one, manifest: ModuleNotFoundError(\"No module named 'nowhere'\")"),
        (
            "from mauseloch.games.geier import GAME",
            "one, rules: there is another game 'geier'",
        ),
    ],
)
def test_a_broken_package_names_itself_and_disturbs_nobody(
    text: str, why: str, installed: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    installed(one=text)
    assert broken() == [why]
    assert names() == OURS
    from mauseloch.cli import main  # noqa: PLC0415 - it looks for games

    assert main(["games", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "geier" in told.out
    assert "one" in told.err


@pytest.mark.parametrize(
    ("change", "part", "why"),
    [
        ({"rules": object}, "rules", "object has no name"),
        ({"traits": Traits(usual_seats=9)}, "traits", "it isn't for 9 seats"),
        ({"kernel": ".nowhere"}, "kernel", "there is no module .nowhere"),
        ({"bots": ".rules"}, "bots", ".rules has no BOTS"),
        ({"narration": ".rules"}, "narration", ".rules has no HEADLINES"),
        ({"earlier": (object,)}, "rules", "object has no name"),
        ({"earlier": (GEIER.rules,)}, "earlier", "Geier isn't an earlier geier"),
        ({"earlier": (OLDER, OLDER)}, "earlier", "two of them have the same version"),
        ({"stand_in": "nobody"}, "bots", "there is no bot nobody"),
        ({"stand_in": "zeno"}, "bots", "zeno stands in, so it must be light"),
        ({"folder": Path("nowhere")}, "narration", "there is no locales/de.ftl"),
        (
            {"rules": WIDER},
            "narration",
            "de.ftl has no message geier-option-x",
        ),
        ({"folder": package("zocken").folder}, "narration", "de.ftl has no message geier-title"),
    ],
)
def test_what_is_wrong_is_said_with_the_part(change: dict[str, Any], part: str, why: str) -> None:
    with pytest.raises(PackageError) as raised:
        replace(GEIER, **change).check()
    assert str(raised.value) == f"mauseloch.games.geier, {part}: {why}"
    for language in LANGUAGES:
        assert why in texts(language)(raised.value.words)


def test_an_id_that_no_path_or_file_could_hold_is_refused() -> None:
    rules = type("Odd", (GEIER.rules,), {"name": "../odd"})
    with pytest.raises(PackageError, match="isn't an id"):
        replace(GEIER, rules=rules).check()


@pytest.mark.parametrize("part", ["terminal", "encoding", "kernel", "counts", "judging"])
def test_what_a_game_does_not_have_is_not_supported(part: PartName) -> None:
    with pytest.raises(UnsupportedError) as raised:
        replace(GEIER, **{part: None}).load(part)  # type: ignore[arg-type]  # any of them
    assert str(raised.value) == f"geier has no {part}: this is not supported"
    for language in LANGUAGES:
        assert part in texts(language)(raised.value.words)


def lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Package:
    """A package whose kernel has this source."""
    (tmp_path / "a_kernel.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "a_kernel", raising=False)
    return replace(GEIER, kernel="a_kernel")


def test_an_extra_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingExtraError) as raised:
        replace(GEIER).load("kernel")  # a copy that has loaded nothing yet
    assert str(raised.value) == "numba is not installed: pip install 'mauseloch[kernels]'"
    for language in LANGUAGES:
        assert "mauseloch[kernels]" in texts(language)(raised.value.words)


@pytest.mark.parametrize("text", ["import nothing_of_the_kind", "1 / 0"])
def test_a_part_that_fails_is_named(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(PackageError, match="geier, kernel: a_kernel"):
        lacking(tmp_path, monkeypatch, text).load("kernel")

"""What kernels are compiled with."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mauseloch
from mauseloch import compiled
from mauseloch.core import kept

ROOT = Path(mauseloch.__file__).parents[1]


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nowhere(function: object) -> None:
        raise RuntimeError(f"cannot cache {function}: no locator available")

    monkeypatch.setattr(compiled, "_Cache", nowhere)

    def twice(count: int) -> int:
        return 2 * count

    assert compiled.kernel(twice)(21) == 42


def imported(text: bytes) -> Iterator[Path]:
    """The files that this text imports from."""
    for node in ast.walk(ast.parse(text)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        for name in names:
            file = ROOT.joinpath(*name.split(".")).with_suffix(".py")
            if file.exists():
                yield file


def test_what_kernels_take_numbers_from_makes_them_anew_when_it_changes() -> None:
    """Compiled code keeps the values it was compiled with."""
    stamped, games = kept.stamped(), ROOT / "mauseloch" / "games"
    kernels = [text for text in stamped.values() if kept.is_kernel(text)]
    found = {file for text in kernels for file in imported(text) if games in file.parents}
    assert games / "geflippt" / "players" / "bots.py" in found
    assert found <= set(stamped)


NAMED = """
from mauseloch.compiled import number
number(1, 2)
(found,) = number.overloads.values()
print(found.fndesc.mangled_name)
"""


def test_what_two_processes_compile_never_has_the_same_name(tmp_path: Path) -> None:
    """A process that loads both would run one for the other: an endless loop or a wrong result."""
    names = set()
    for number in range(2):
        around = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / str(number))}
        done = subprocess.run(  # noqa: S603 - this Python
            [sys.executable, "-c", NAMED], env=around, check=True, capture_output=True, text=True
        )
        names.add(done.stdout)
    assert len(names) == 2

"""Keep results between runs: compiled kernels and unpacked tables.

Everything is in one folder, named after all that it depends on: the kernels' source, Numba, Python
and the processor. So anything found there is valid, and there is no need to load a compiler just to
see whether something has been compiled.
"""

import os
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

with suppress(ModuleNotFoundError):  # on Windows
    import fcntl

HERE = Path(__file__).parents[1]
PLAIN = {
    *("rules", "deck", "state", "bots", "takes", "minds", "positions"),
    *("layers", "whole", "reply"),
}
"""The rules, players and minds that kernels take numbers from."""
OTHERS = 3
"""How many folders of other versions to keep, for people who switch between them."""


def stamped() -> dict[Path, bytes]:
    """The files that trigger recompiling everything when they change."""
    texts = {file: file.read_bytes() for file in sorted(HERE.rglob("*.py"))}
    return {file: text for file, text in texts.items() if file.stem in PLAIN or is_kernel(text)}


def is_kernel(text: bytes) -> bool:
    """Whether this source has anything to compile."""
    return re.search(rb"^\s*@(kernel|inlined)\b", text, re.MULTILINE) is not None


@cache
def stamp() -> str:
    """A hash of the source of all kernels and of the files they take numbers from."""
    return sha256(b"".join(stamped().values())).hexdigest()


@cache
def folder() -> Path | None:
    """The folder for this program on this machine; None if nothing can be written."""
    name = f"mauseloch-{_key()}"
    for root in roots():
        place = root / name
        with suppress(OSError):
            place.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=place).close()
            os.utime(place)
            _prune(root, place)
            return place
    return None


def roots(environment: Mapping[str, str] = os.environ) -> Iterator[Path]:
    """Where to try: the folder chosen in the environment, or beside the package, then the cache."""
    if chosen := environment.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
        return
    yield HERE / "__pycache__"
    given = environment.get("XDG_CACHE_HOME", "")
    with suppress(RuntimeError):  # no home directory
        yield (Path(given) if given.startswith("/") else Path.home() / ".cache") / "mauseloch"


def is_done(what: str) -> bool:
    """Whether any process has ever finished this."""
    place = folder()
    return place is not None and _mark(place, what).exists()


def done(what: str) -> None:
    """Mark this as finished, so that it isn't done again."""
    place = folder()
    if place is not None:
        _mark(place, what).touch()


def keep(name: str, content: bytes | memoryview) -> Path | None:
    """Write a file with this content, whole or not at all; None if that fails."""
    place = folder()
    if place is None:
        return None
    file = place / name
    with suppress(OSError):
        with tempfile.NamedTemporaryFile(dir=place, delete=False) as made:
            made.write(content)
        Path(made.name).replace(file)
        return file
    with suppress(OSError, UnboundLocalError):  # e.g. the disk is full
        Path(made.name).unlink()
    return None


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until no other process is doing this: both would do the same work."""
    place = folder()
    if place is None or "fcntl" not in globals():
        yield
        return
    with (place / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when the file is closed or the process dies
        yield


def _mark(place: Path, what: str) -> Path:
    return place / f"{what}.done"


@cache
def _key() -> str:
    try:
        compiler = version("numba")
    except PackageNotFoundError:
        compiler = ""
    python = sys.implementation.cache_tag or ""
    about = [stamp(), compiler, python, platform.machine(), _processor()]
    return sha256("\n".join(about).encode()).hexdigest()[:16]


def _processor() -> str:
    """The processor's model and features: compiled code depends on both."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return platform.processor()
    told = ("model name", "flags", "Features", "CPU part")
    first = {name: line for line in reversed(lines) for name in told if line.startswith(name)}
    return "\n".join(first[name] for name in sorted(first))


def _prune(root: Path, own: Path) -> None:
    """Remove the folders of other versions, except the few used last."""
    others = [one for one in root.glob("mauseloch-*") if one != own and one.is_dir()]
    others.sort(key=lambda one: one.stat().st_mtime, reverse=True)
    for old in others[OTHERS:]:
        shutil.rmtree(old, ignore_errors=True)

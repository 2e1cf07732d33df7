"""Prometheus' own checker, fetched from Debian's package if it isn't installed.

Only the program is unpacked, into our own folder: nothing is installed or started.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

FOLDER = Path(tempfile.gettempdir()) / f"mauseloch-promtool-{os.getuid()}"
MOST_S = 120


def promtool(*arguments: str, given: str = "") -> None:
    """Run promtool; skip the test if it is missing, fail with its complaints."""
    found = shutil.which("promtool") or _unpacked()
    if found is None:
        pytest.skip("promtool is not installed (Debian: apt-get install prometheus)")
    done = subprocess.run(  # noqa: S603 - Prometheus' own program
        [found, *arguments], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def _unpacked() -> str | None:
    program = FOLDER / "usr" / "bin" / "promtool"
    get, unpack = shutil.which("apt-get"), shutil.which("dpkg-deb")
    if not program.exists() and get and unpack and os.getuid() == 0:
        FOLDER.mkdir(mode=0o700, exist_ok=True)
        with (FOLDER / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes: the first fetches
            if not program.exists():
                _fetch(get, unpack)
    return str(program) if program.exists() else None


def _fetch(get: str, unpack: str) -> None:
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        try:
            subprocess.run(  # noqa: S603 - Debian's own program
                [get, "download", "-qq", "prometheus"],
                cwd=folder,
                check=False,
                capture_output=True,
                timeout=MOST_S,
            )
        except subprocess.TimeoutExpired:
            return
        for package in Path(folder).glob("prometheus_*.deb"):
            whole = Path(folder) / "whole"
            subprocess.run(  # noqa: S603 - as above
                [unpack, "-x", package, whole], check=False, capture_output=True
            )
            program = FOLDER / "usr" / "bin" / "promtool"
            program.parent.mkdir(parents=True, exist_ok=True)
            (whole / "usr" / "bin" / "promtool").replace(program)

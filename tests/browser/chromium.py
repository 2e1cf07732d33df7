"""Debian's Chromium, installed if possible, for Playwright to drive.

python tests/browser/chromium.py     install it now, so that no test has to wait for it
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first has no windows to draw, which halves the work; the others will do."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
)


class NoBrowserError(Exception):
    """No browser can be found or installed; the message says why."""


def chromium() -> str:
    """Return the path of the program, or raise NoBrowserError if it can't be found or installed."""
    lock = Path(tempfile.gettempdir()) / f"mauseloch-chromium-{os.getuid()}.lock"
    with lock.open("w") as held:  # several test processes may ask at once
        fcntl.flock(held, fcntl.LOCK_EX)
        found = _found()
        if found is None:
            _install()
            found = _found()
    if found is None:
        raise NoBrowserError("Chromium is not installed and could not be")
    return found


def _found() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def _install() -> None:
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        raise NoBrowserError("Chromium is not installed; apt-get install chromium-headless-shell")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        [
            "apt-get",
            "install",
            "-qq",
            "-y",
            "--no-install-recommends",
            "chromium-headless-shell",
            "fonts-dejavu-core",
        ],
    ):
        subprocess.run(command, check=False, env=environment, capture_output=True, timeout=600)  # noqa: S603 - fixed commands


if __name__ == "__main__":
    with suppress(NoBrowserError):  # the tests report it
        sys.stdout.write(f"{chromium()}\n")

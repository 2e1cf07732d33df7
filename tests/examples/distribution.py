"""The example game as somebody installs it: built and put into a folder of packages by pip."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tiptoe"


def install(source: Path, site: Path) -> None:
    """Without a network: what it is built with is here already."""
    subprocess.run(  # noqa: S603 - our own Python
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)),
            str(source),
        ],
        check=True,
    )


def installed(base: Path) -> Path:
    """The folder that has the example; installed once, whoever asks first."""
    site = base / "site-of-tiptoe"
    with (base / "site-of-tiptoe.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            install(EXAMPLE, base / "being-installed")
            (base / "being-installed").rename(site)
    return site


def environment(site: Path, home: Path) -> dict[str, str]:
    """What a program is started with to find the packages there."""
    ours = {"PYTHONPATH": str(site), "LC_ALL": "en", "PYTHONUTF8": "1"}
    return {**os.environ, **ours, "HOME": str(home), "XDG_STATE_HOME": str(home / "state")}

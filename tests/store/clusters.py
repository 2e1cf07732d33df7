"""A PostgreSQL server of our own, from whatever binaries are installed."""

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE_S


class NoServerError(Exception):
    """Why there is none."""


class Cluster(NamedTuple):
    """A server that can be stopped and started."""

    folder: str
    """Where its socket is."""
    start: Callable[[], None]
    stop: Callable[[], None]


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server; gone afterwards."""
    installed, user = binaries(), somebody()
    folder = Path(tempfile.mkdtemp(prefix="mauseloch-"))  # short: sockets have short names
    try:
        if "user" in user:
            os.chown(folder, user["user"], user["group"])
        data = folder / "data"

        def do(program: str, *arguments: str) -> None:
            log = folder / "log"
            done = subprocess.run(  # noqa: S603 - the program is PostgreSQL's
                [installed / program, "--pgdata", data, *arguments],
                check=False,
                cwd=folder,
                env={"PATH": os.defpath, "LC_ALL": "C"},
                stdout=subprocess.DEVNULL,  # no pipe: the server would inherit and keep it
                stderr=subprocess.DEVNULL,
                timeout=PATIENCE_S,
                **user,
            )
            if done.returncode:
                told = log.read_text(encoding="utf-8") if log.exists() else ""
                raise NoServerError(f"{program} failed: {told[-500:]}")

        new = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        do("initdb", *new)
        settings = f"-k {folder} -c listen_addresses='' -c deadlock_timeout=200ms"

        def start() -> None:
            do("pg_ctl", "start", "--wait", "--log", str(folder / "log"), "--options", settings)

        def stop() -> None:
            do("pg_ctl", "stop", "--wait", "--mode=immediate")

        start()
        try:
            yield Cluster(str(folder), start, stop)
        finally:
            if (data / "postmaster.pid").exists():
                stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def binaries() -> Path:
    """Where PostgreSQL's programs are; raises NoServerError."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "mauseloch-install").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes: the first installs
            found = _installed() or _install()
    if found is None:
        raise NoServerError("PostgreSQL is not installed")
    return found


def _install() -> Path | None:
    try:
        subprocess.run(
            ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"],  # noqa: S607 - wherever it is
            check=False,
            capture_output=True,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            timeout=PATIENCE_S,
        )
    except subprocess.TimeoutExpired:
        raise NoServerError("PostgreSQL is not installed, and installing took long") from None
    return _installed()


def _installed() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((one for one in folders if (one / "pg_ctl").exists()), None)


def somebody() -> dict[str, Any]:
    """Who may run the server: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoServerError("PostgreSQL does not run as root, and there is nobody else")

"""Our own PostgreSQL server, from whatever binaries are installed."""

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

import psycopg

from tests.patience import PATIENCE_S


class NoServerError(Exception):
    """No PostgreSQL server can be run here; the message says why."""


class Cluster(NamedTuple):
    """A server that can be stopped and started."""

    folder: str
    """The folder of its socket."""
    start: Callable[[], None]
    stop: Callable[[], None]


class _Server:
    """A server with its own folder, which also holds its socket."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._installed, self._user = binaries(), somebody()
        folder.mkdir(exist_ok=True)
        if "user" in self._user:
            os.chown(folder, self._user["user"], self._user["group"])
        self.data = folder / "data"

    def do(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; raises NoServerError."""
        log = self.folder / "log"
        done = subprocess.run(  # noqa: S603 - the program is PostgreSQL's
            [self._installed / program, "--pgdata", self.data, *arguments],
            check=False,
            cwd=self.folder,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,  # no pipe: the server would inherit and keep it
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE_S,
            **self._user,
        )
        if done.returncode:
            told = log.read_text(encoding="utf-8") if log.exists() else ""
            raise NoServerError(f"{program} failed: {told[-500:]}")

    def make(self) -> None:
        new = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.do("initdb", *new)

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c deadlock_timeout=200ms"
        settings += " -c wal_retrieve_retry_interval=500ms"  # as in docs/host/hosting.md
        log = str(self.folder / "log")
        self.do("pg_ctl", "start", "--wait", "--log", log, "--options", settings)

    def stop(self) -> None:
        self.do("pg_ctl", "stop", "--wait", "--mode=immediate")

    def end(self) -> None:
        """Stop it if it is running."""
        if (self.data / "postmaster.pid").exists():
            self.stop()

    def connect(self) -> psycopg.Connection:
        """Connect as the owner."""
        where = {"host": str(self.folder), "user": "postgres", "dbname": "postgres"}
        return psycopg.connect(**where, autocommit=True)  # type: ignore[arg-type]

    def ask(self, question: str) -> Any:
        """The first value of the answer."""
        with self.connect() as connection:
            cursor = connection.execute(question.encode())
            found = cursor.fetchone() if cursor.description else None
        return found and found[0]

    def until(self, question: str) -> None:
        """Wait until the answer is true."""
        until = monotonic() + PATIENCE_S
        while not self.ask(question):
            if monotonic() > until:
                raise NoServerError(f"in vain: {question}")
            sleep(0.02)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server, removed afterwards."""
    with _folder() as folder:
        server = _Server(folder)
        server.make()
        server.start()
        try:
            yield Cluster(str(folder), server.start, server.stop)
        finally:
            server.end()


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="mauseloch-"))  # short, because socket paths must be
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Pair:
    """A primary and a standby that can swap roles."""

    def __init__(self, folder: Path, *, synchronous: bool) -> None:
        self._synchronous = synchronous
        self.primary, self.standby = _Server(folder / "a"), _Server(folder / "b")
        self.url = (
            f"postgresql://postgres@/postgres?host={folder / 'a'}&host={folder / 'b'}"
            "&target_session_attrs=read-write"
        )
        """Lists both: clients find the primary themselves."""
        self.primary.make()
        self.primary.start()
        self.rejoin()

    def failover(self) -> None:
        """Stop the primary for good and promote the standby.

        Commits don't wait for a standby until there is one again: see `rejoin()`.
        """
        self.primary.stop()
        self.standby.do("pg_ctl", "promote", "--wait")
        self.primary, self.standby = self.standby, self.primary

    def rejoin(self) -> None:
        """Make the other server the standby, as a fresh copy of the primary."""
        primary, standby = self.primary, self.standby
        standby.end()
        shutil.rmtree(standby.data, ignore_errors=True)
        name = standby.folder.name
        source = f"host={primary.folder} user=postgres application_name={name}"
        how = ("--checkpoint=fast", "--no-sync", "--write-recovery-conf")
        standby.do("pg_basebackup", f"--dbname={source}", *how)
        standby.start()
        # Its own setting: once promoted, it mustn't wait for the standby that it used to be.
        standby.ask("ALTER SYSTEM RESET synchronous_standby_names")
        standby.ask("SELECT pg_reload_conf()")
        primary.until("SELECT count(*) = 1 FROM pg_stat_replication WHERE state = 'streaming'")
        if self._synchronous:
            primary.ask("ALTER SYSTEM SET synchronous_commit = 'on'")
            primary.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{name}'")
            primary.ask("SELECT pg_reload_conf()")
            primary.until("SELECT count(*) = 1 FROM pg_stat_replication WHERE sync_state = 'sync'")

    def end(self) -> None:
        """Stop both."""
        self.standby.end()
        self.primary.end()


@contextmanager
def pair(*, synchronous: bool = True) -> Iterator[Pair]:
    """Two running servers, removed afterwards."""
    with _folder() as folder:
        running = Pair(folder, synchronous=synchronous)
        try:
            yield running
        finally:
            running.end()


def binaries() -> Path:
    """Where PostgreSQL's programs are; raises NoServerError."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "mauseloch-install").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # the first of several test processes installs it
            found = _installed() or _install()
    if found is None:
        raise NoServerError("PostgreSQL is not installed")
    return found


def _install() -> Path | None:
    try:
        subprocess.run(
            ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"],  # noqa: S607 - found on PATH
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
    """The user to run the server as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoServerError("PostgreSQL does not run as root, and there is nobody else")

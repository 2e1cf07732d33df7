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
from time import monotonic, sleep
from typing import Any, NamedTuple

import psycopg

from tests.patience import PATIENCE_S


class NoServerError(Exception):
    """Why there is none."""


class Cluster(NamedTuple):
    """A server that can be stopped and started."""

    folder: str
    """Where its socket is."""
    start: Callable[[], None]
    stop: Callable[[], None]


class _Server:
    """One server in a folder of its own, in which its socket is too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._installed, self._user = binaries(), somebody()
        folder.mkdir(exist_ok=True)
        if "user" in self._user:
            os.chown(folder, self._user["user"], self._user["group"])
        self.data = folder / "data"

    def do(self, program: str, *arguments: str) -> None:
        """Let one of PostgreSQL's programs do something; raises NoServerError."""
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
        settings += " -c wal_retrieve_retry_interval=500ms"  # as docs/host/hosting.md has it
        log = str(self.folder / "log")
        self.do("pg_ctl", "start", "--wait", "--log", log, "--options", settings)

    def stop(self) -> None:
        self.do("pg_ctl", "stop", "--wait", "--mode=immediate")

    def end(self) -> None:
        """Stop it if it runs."""
        if (self.data / "postmaster.pid").exists():
            self.stop()

    def connect(self) -> psycopg.Connection:
        """As its owner."""
        where = {"host": str(self.folder), "user": "postgres", "dbname": "postgres"}
        return psycopg.connect(**where, autocommit=True)  # type: ignore[arg-type]

    def ask(self, question: str) -> Any:
        """The first value of the answer."""
        with self.connect() as connection:
            cursor = connection.execute(question.encode())
            found = cursor.fetchone() if cursor.description else None
        return found and found[0]

    def until(self, question: str) -> None:
        """Wait for a yes."""
        until = monotonic() + PATIENCE_S
        while not self.ask(question):
            if monotonic() > until:
                raise NoServerError(f"in vain: {question}")
            sleep(0.02)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server; gone afterwards."""
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
    folder = Path(tempfile.mkdtemp(prefix="mauseloch-"))  # short: sockets have short names
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Pair:
    """A primary and a standby that can take its place, and the other way round."""

    def __init__(self, folder: Path, *, synchronous: bool) -> None:
        self._synchronous = synchronous
        self.primary, self.standby = _Server(folder / "a"), _Server(folder / "b")
        self.url = (
            f"postgresql://postgres@/postgres?host={folder / 'a'}&host={folder / 'b'}"
            "&target_session_attrs=read-write"
        )
        """Of both: a client finds out which is the primary."""
        self.primary.make()
        self.primary.start()
        self.rejoin()

    def failover(self) -> None:
        """The standby becomes the primary; the old one is stopped first, for good.

        It waits for nobody until there is a standby again: `rejoin()`.
        """
        self.primary.stop()
        self.standby.do("pg_ctl", "promote", "--wait")
        self.primary, self.standby = self.standby, self.primary

    def rejoin(self) -> None:
        """Whoever is not the primary becomes its standby, as a new copy of it."""
        primary, standby = self.primary, self.standby
        standby.end()
        shutil.rmtree(standby.data, ignore_errors=True)
        name = standby.folder.name
        source = f"host={primary.folder} user=postgres application_name={name}"
        how = ("--checkpoint=fast", "--no-sync", "--write-recovery-conf")
        standby.do("pg_basebackup", f"--dbname={source}", *how)
        standby.start()
        # Of its own: once promoted, it must not wait for the standby that it was itself.
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
    """Two running servers; gone afterwards."""
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

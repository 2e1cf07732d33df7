"""PostgreSQL on its own small disk; it can be restarted, and its disk can be filled."""

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.store.clusters import NoServerError, binaries, somebody

DISK_MB = 768
SETTINGS = (
    "listen_addresses=''",
    "shared_buffers=64MB",
    "max_wal_size=96MB",
    "min_wal_size=32MB",
    "log_min_messages=warning",
)


def pinned(core: int | None) -> Callable[[], None] | None:
    """Return a `preexec_fn` that pins the new process to this core."""
    return None if core is None else lambda: os.sched_setaffinity(0, {core})


class Database:
    """A PostgreSQL cluster on its own file system."""

    def __init__(self, core: int | None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mauseloch-siege-"))
        self.mounted = False
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        self.crashes = 0
        self._core = core
        self._binaries = binaries()
        self._user = somebody()
        self._stopped = True
        self._guard: asyncio.Task[None] | None = None

    @property
    def _disk(self) -> Path:
        return self.folder / "disk"

    async def open(self) -> None:
        """Set up and start; where we may not mount a file system, there is no disk to fill."""
        self._disk.mkdir()
        image = self.folder / "image"
        with image.open("wb") as file:
            file.truncate(DISK_MB << 20)
        made = ["mkfs.ext4", "-q", "-m", "0", str(image)]
        mounts = ["mount", "-o", "loop", str(image), str(self._disk)]
        self.mounted = all([_ran(made), _ran(mounts)])
        for one in (self.folder, self._disk):
            if "user" in self._user:
                os.chown(one, self._user["user"], self._user["group"])
        new = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C")
        if await self._do("initdb", *new, "--no-sync", "--wal-segsize=4"):
            raise NoServerError("initdb failed")
        await self._start()
        self._guard = asyncio.ensure_future(self._restarting())

    async def close(self) -> None:
        """Stop PostgreSQL and remove everything."""
        if self._guard is not None:
            self._guard.cancel()
        self._stopped = True
        await self._do("pg_ctl", "stop", "--mode=immediate")
        if self.mounted:
            _ran(["umount", str(self._disk)]) or _ran(["umount", "--lazy", str(self._disk)])
        shutil.rmtree(self.folder, ignore_errors=True)

    async def restart(self, down_s: float) -> None:
        """Stop PostgreSQL for a while; it is up again when this returns."""
        self._stopped = True
        await self._do("pg_ctl", "stop", "--mode=fast")
        await asyncio.sleep(down_s)
        await self._start()

    async def fill(self, full_s: float) -> None:
        """Fill the disk for a while; when this returns, there is space and PostgreSQL is up."""
        hog = self._disk / "hog"
        try:
            await asyncio.to_thread(_fill, hog)
            until = time.monotonic() + full_s
            while time.monotonic() < until:
                await asyncio.sleep(0.5)
                with suppress(OSError):
                    await asyncio.to_thread(_fill, hog)
        finally:
            hog.unlink(missing_ok=True)
        await self._until(self.ready)

    async def ready(self) -> bool:
        """Whether it accepts connections."""
        return await self._run("pg_isready", "-q", "-h", str(self.folder)) == 0

    async def _start(self) -> None:
        log = ("--log", str(self.folder / "log"))
        flags = f"-k {self.folder} " + " ".join(f"-c {one}" for one in SETTINGS)
        await self._do("pg_ctl", "start", "--no-wait", *log, "--options", flags)
        await self._until(self.ready)
        self._stopped = False

    async def _restarting(self) -> None:
        """Restart PostgreSQL after a crash, as an init system does."""
        while True:
            await asyncio.sleep(0.5)
            if not self._stopped and await self._do("pg_ctl", "status"):
                self.crashes += 1
                with suppress(TimeoutError):
                    async with asyncio.timeout(2):
                        await self._start()

    async def _until(self, so: Callable[[], Awaitable[bool]]) -> None:
        while not await so():
            await asyncio.sleep(0.1)

    async def _do(self, program: str, *arguments: str) -> int:
        return await self._run(program, "--pgdata", str(self._disk / "data"), *arguments)

    async def _run(self, program: str, *arguments: str) -> int:
        options: dict[str, Any] = self._user
        process = await asyncio.create_subprocess_exec(
            str(self._binaries / program),
            *arguments,
            cwd=self.folder,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=pinned(self._core),
            **options,
        )
        return await process.wait()


def _fill(hog: Path) -> None:
    """Use up all the remaining space."""
    with hog.open("ab") as file:
        for size in (1 << 24, 1 << 20, 1 << 14, 1 << 12):
            with suppress(OSError):
                while True:
                    os.posix_fallocate(file.fileno(), file.seek(0, os.SEEK_END), size)


def _ran(command: list[str]) -> bool:
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0  # noqa: S603 - the two above
    except OSError:
        return False

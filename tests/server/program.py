"""A server in a separate process, started as `mauseloch serve` starts it."""

import asyncio
import contextlib
import json
import resource
import sys
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mauseloch.cli.asking import Asking
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server.live import Address


class Program:
    """A server in a separate process, always at the same address."""

    def __init__(
        self,
        file: Path,
        environment: Mapping[str, str] | None = None,
        limit_descriptors: int | None = None,
        *,
        url: str = "",
        more: Sequence[str] = (),
    ) -> None:
        """Use this SQLite file, or the database at `url`; `more` are extra arguments."""
        self.environment = environment
        self.descriptors = limit_descriptors
        self.port = free_port()
        self.url = url or f"sqlite:///{file}"
        self.more = more
        self.at = Address(f"127.0.0.1:{self.port}", None)  # type: ignore[arg-type]  # not in this process
        self.program: asyncio.subprocess.Process | None = None
        self.said = file.with_suffix(".log")
        self.socket = file.with_suffix(".sock")
        self.admin = Asking(Namespace(socket=str(self.socket)))

    async def start(self) -> None:
        with self.said.open("ab") as log:
            self.program = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "mauseloch", "serve", "--lang", "en"),
                *("--db", self.url, "--port", str(self.port), "--admin-socket", str(self.socket)),
                *self.more,
                stdout=log,
                stderr=log,
                env=self.environment,
                preexec_fn=None if self.descriptors is None else self._limit,
            )
        until = time.monotonic() + PATIENCE_S
        while True:
            with contextlib.suppress(OSError, IndexError):
                if (await self.at.ask("GET", "/healthz"))[0] == 200:
                    return
            assert self.program.returncode is None, self.said.read_text()
            assert time.monotonic() < until, "the server does not come up"
            await asyncio.sleep(0.02)

    def _limit(self) -> None:
        assert self.descriptors is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def logged(self) -> list[Any]:
        """Return the entries of the server's log."""
        lines = self.said.read_text().splitlines()
        return [json.loads(line) for line in lines if not line.startswith("Mauseloch is open")]

    async def stop(self) -> None:
        """Shut the server down gracefully; it must exit with 0."""
        assert self.program is not None
        self.program.terminate()
        assert await asyncio.wait_for(self.program.wait(), PATIENCE_S) == 0

    async def kill(self) -> None:
        if self.program is not None and self.program.returncode is None:
            self.program.kill()
            await self.program.wait()

"""A server's line to its database, which can fail in every way that a network can."""

import asyncio
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

PORT = ".s.PGSQL.5432"
MUTE_S = 1.0
"""How long answers get lost before a mute line is cut."""


class Wires:
    """The lines from one server to the databases behind these folders."""

    def __init__(self, folder: Path, databases: Mapping[str, Path]) -> None:
        self._folder = folder
        self._databases = databases
        self._servers: list[asyncio.Server] = []
        self.strands: set[_Strand] = set()
        self.shut = self.mute = self.frozen = False

    @property
    def hosts(self) -> str:
        """The part of a database URL that lists all hosts."""
        return "&".join(f"host={self._folder / name}" for name in self._databases)

    async def open(self) -> None:
        """Start to accept connections."""
        loop = asyncio.get_running_loop()
        for name, database in self._databases.items():
            (self._folder / name).mkdir(parents=True)
            server = await loop.create_unix_server(
                partial(_Near, self, str(database / PORT)),
                str(self._folder / name / PORT),
            )
            self._servers.append(server)

    async def close(self) -> None:
        """Cut all lines and accept no more."""
        self.reset()
        for server in self._servers:
            server.close()

    async def sever(self, how: str, seconds: float) -> None:
        """Sever the lines in one of the ways a plan names; they work again when this returns."""
        if how == "reset":
            self.reset()
        elif how == "gone":
            self.shut = True
            self.reset()
            await asyncio.sleep(seconds)
            self.shut = False
        elif how == "mute":
            self.mute = True
            await asyncio.sleep(MUTE_S)
            self.reset()
            self.mute = False
        else:
            self.freeze(still=True)
            await asyncio.sleep(seconds)
            self.freeze(still=False)

    def reset(self) -> None:
        """Cut all current lines."""
        for strand in list(self.strands):
            strand.cut()

    def freeze(self, *, still: bool) -> None:
        """Let nothing through, yet lose nothing; or resume."""
        self.frozen = still
        for strand in self.strands:
            strand.freeze(still=still)


class _Strand(asyncio.Protocol):
    """One side of a line; it passes what it receives to the other side."""

    transport: Any = None
    other: "_Strand | None" = None

    def __init__(self, wires: Wires) -> None:
        self.wires = wires

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.wires.strands.add(self)
        if self.wires.frozen:
            transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wires.strands.discard(self)
        if self.other is not None:
            self.other.cut()

    def cut(self) -> None:
        """Cut this side at once."""
        if self.transport is not None:
            self.transport.abort()

    def freeze(self, *, still: bool) -> None:
        """Stop reading, or resume."""
        if still:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()


class _Near(_Strand):
    """The server's side."""

    def __init__(self, wires: Wires, there: str) -> None:
        super().__init__(wires)
        self._there = there
        self._early = bytearray()

    def connection_made(self, transport: Any) -> None:
        if self.wires.shut:
            transport.abort()
            return
        super().connection_made(transport)
        self._reaching = asyncio.ensure_future(self._reach())

    async def _reach(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, far = await loop.create_unix_connection(lambda: _Far(self.wires, self), self._there)
        except OSError:
            self.cut()
            return
        self.other = far
        if self.transport.is_closing():
            far.cut()
        far.transport.write(bytes(self._early))

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self._early += data
        else:
            self.other.transport.write(data)


class _Far(_Strand):
    """The database's side; when the line is mute, its answers are dropped."""

    def __init__(self, wires: Wires, near: _Near) -> None:
        super().__init__(wires)
        self.other = near

    def data_received(self, data: bytes) -> None:
        assert self.other is not None
        if not self.wires.mute:
            self.other.transport.write(data)

"""The server under siege, restarted whenever it ends and observed from outside."""

import asyncio
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.ports import free_port
from tests.siege.database import pinned

OPENING_S = 60.0
BACK_S = 0.2
"""How long after its end it is restarted, as an init system does."""


class Fort:
    """The server, which keeps its port throughout the siege."""

    def __init__(self, url: str, folder: Path, core: int | None, name: str = "server") -> None:
        self.url = url
        self.name = name
        self.log = folder / f"{name}.log"
        self.deaths: list[int] = []
        """The exit codes when it ended unexpectedly."""
        self.lives = 0
        self.told_to_end = False
        self.port = free_port()
        self.admin = folder / f"{name}.sock"
        self._core = core
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start it; it is up when this returns."""
        self._keeper = asyncio.ensure_future(self._kept())
        until = time.monotonic() + OPENING_S
        while (await self.ask("/healthz"))[0] != 200:
            if time.monotonic() > until:
                raise SystemExit(f"the server does not start: {self.log.read_text()[-500:]}")
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Shut it down cleanly."""
        if self._keeper is not None:
            self._keeper.cancel()
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            try:
                await asyncio.wait_for(self._process.wait(), 20)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()

    def kill(self) -> None:
        """Kill it at once, as a power cut would."""
        self.send(signal.SIGKILL)

    def send(self, number: signal.Signals) -> None:
        """Send it a signal if it is running; most signals end it."""
        if self._process is not None and self._process.returncode is None:
            self.told_to_end = number not in (signal.SIGSTOP, signal.SIGCONT)
            self._process.send_signal(number)

    @property
    def pid(self) -> int | None:
        """The process id of the current server."""
        return None if self._process is None else self._process.pid

    def memory_mib(self) -> float | None:
        """Resident memory of the server itself; its bots think in other processes."""
        with suppress(OSError, IndexError, ValueError):
            text = Path(f"/proc/{self.pid}/status").read_text()
            return int(text.partition("VmRSS:")[2].split()[0]) / 1024
        return None

    def cpu_s(self) -> float | None:
        """CPU time of all its threads so far."""
        with suppress(OSError, IndexError, ValueError):
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return sum(map(int, fields[11:13])) / 100
        return None

    async def ask(self, path: str, body: str = "", *, admin: bool = False) -> tuple[int, str]:
        """Send a plain GET, or a POST with this body; status 0 means no answer in time."""
        with suppress(OSError, IndexError, ValueError, TimeoutError):
            async with asyncio.timeout(5):
                if admin:
                    reader, writer = await asyncio.open_unix_connection(self.admin)
                else:
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                head = f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\n"
                head += f"host: 127.0.0.1:{self.port}\r\ncontent-length: {len(body)}\r\n"
                writer.write(f"{head}connection: close\r\n\r\n{body}".encode())
                answer = await reader.read()
                writer.close()
            top, _, rest = answer.partition(b"\r\n\r\n")
            return int(top.split()[1]), rest.decode(errors="replace")
        return 0, ""

    def command(self) -> list[str]:
        """The command line that starts the server."""
        given = ("--db", self.url, "--port", str(self.port), "--admin-socket", str(self.admin))
        return [sys.executable, "-m", "mauseloch", "serve", "--lang", "en", *given]

    async def _kept(self) -> None:
        while True:
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *self.command(),
                    stdout=log,
                    stderr=log,
                    preexec_fn=pinned(self._core),
                )
            self.lives += 1
            code = await self._process.wait()
            if not self.told_to_end:
                self.deaths.append(code)
            self.told_to_end = False
            await asyncio.sleep(BACK_S)


class Weights:
    """Samples of the server's memory and CPU load."""

    def __init__(self) -> None:
        self.mib: list[float] = []
        self.busy: list[float] = []
        self._last: tuple[int | None, float, float] | None = None

    def look(self, fort: Fort) -> None:
        """Take a sample."""
        mib, cpu_s, now = fort.memory_mib(), fort.cpu_s(), time.monotonic()
        if mib is None or cpu_s is None:
            return
        self.mib.append(mib)
        if self._last is not None and self._last[0] == fort.pid:
            self.busy.append((cpu_s - self._last[1]) / (now - self._last[2]))
        self._last = (fort.pid, cpu_s, now)

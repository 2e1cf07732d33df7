"""Share one crew among all workers of a machine: one worker has it, the others ask it.

They ask over a Unix socket in a folder that only their user can open, so it is safe to pickle.
The worker with the crew passes questions on to a process without unpickling them.
"""

import asyncio
import pickle
import socket
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar

from mauseloch.core.backoff import pauses
from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import AnyGame

HEAD = 4
LARGEST = 1 << 26
AWAY_S = 4.0
"""How long to wait for the worker with the crew while it is being replaced."""
AGAIN_S, AGAIN_LONGEST_S = 0.02, 1.0
TRIES = 2
"""A question is asked again if the line breaks before its answer."""
T = TypeVar("T")


class Elsewhere(Protocol):
    """Another place to think; raises the same errors as thinking here, such as OSError."""

    async def search(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        """Find a bot's answer."""

    async def coach(self, game: str, function: Callable[..., T], *given: Any) -> T:
        """Call a function of the coach."""

    def expect(self, kind: str, game: AnyGame) -> None:
        """Get ready for a bot that has sat down."""

    def close(self) -> None:
        """Stop asking."""


class Host(Protocol):
    """The thinkers of the worker with the crew."""

    async def search(self, kind: str, game: AnyGame, seed: str, question: Any) -> Answer:
        """Find a bot's answer."""

    async def coach(self, game: str, function: Callable[..., T], *given: Any) -> T:
        """Call a function of the coach."""

    def expect(self, kind: str, game: AnyGame) -> None:
        """Get ready for a bot that has sat down."""


class Packed:
    """A pickle that is only unpacked where it is needed: in the thinking process."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickling this again produces the original object."""
        return pickle.loads, (self.data,)


class Desk:
    """Answers the other workers in the one with the crew."""

    def __init__(self, host: Host, opened: socket.socket) -> None:
        self._host = host
        self._opened = opened
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Start answering."""
        self._server = await asyncio.start_unix_server(self._listen, sock=self._opened)

    def close(self) -> None:
        """Stop answering."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        for line in self._lines:
            line.close()

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        try:
            while True:
                task = asyncio.create_task(self._answer(await _read(reader), writer))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except (OSError, EOFError):
            writer.close()
        finally:
            self._lines.discard(writer)

    async def _answer(self, asked: bytes, writer: asyncio.StreamWriter) -> None:
        number, what, given = pickle.loads(asked)  # noqa: S301 - from a process of our own
        answer: Any = None
        error: BaseException | None = None
        try:
            if what == "expect":
                self._host.expect(*given)
                return
            answer = await getattr(self._host, what)(*given)
        except Exception as raised:  # to be raised in the worker that asked
            error = raised.with_traceback(None)
        try:
            told = pickle.dumps((number, answer, error))
        except Exception as raised:
            told = pickle.dumps((number, None, OSError(f"no answer: {type(raised).__name__}")))
        if not writer.is_closing():
            writer.write(_framed(told))


class Shared:
    """Access to the crew of another worker."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._line: asyncio.Task[None] | None = None
        self._there = asyncio.Event()
        self._away_at = 0.0

    async def search(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        """Find a bot's answer."""
        packed = Packed(pickle.dumps(question))
        found: Answer = await self._ask("search", kind, game, seed, packed)
        return found

    async def coach(self, game: str, function: Callable[..., T], *given: Any) -> T:
        """Call a function of the coach."""
        found: T = await self._ask("coach", game, function, *given)
        return found

    def expect(self, kind: str, game: AnyGame) -> None:
        """Get ready for a bot that has sat down; if this gets lost, its first question will do."""
        self._begin()
        if self._writer is not None:
            self._writer.write(_framed(pickle.dumps((next(self._numbers), "expect", (kind, game)))))

    def close(self) -> None:
        """Stop asking."""
        if self._line is not None:
            self._line.cancel()

    async def _ask(self, what: str, *given: Any) -> Any:
        for _ in range(TRIES):
            line = await self._connected()
            number = next(self._numbers)
            answer = self._waiting[number] = asyncio.get_running_loop().create_future()
            try:
                line.write(_framed(_pickled(number, what, given)))
                return await answer
            except ConnectionError:
                continue
            finally:
                self._waiting.pop(number, None)
        raise ConnectionResetError("the worker with the crew has gone twice")

    async def _connected(self) -> asyncio.StreamWriter:
        """Wait for the line, but not every time if it has been down for long."""
        self._begin()
        while self._writer is None:
            left_s = self._away_at + AWAY_S - time.monotonic()
            if left_s <= 0:
                raise ConnectionRefusedError("no worker has the crew")
            await asyncio.wait_for(self._there.wait(), left_s)
        return self._writer

    def _begin(self) -> None:
        if self._line is None:
            self._away_at = time.monotonic()
            self._line = asyncio.get_running_loop().create_task(self._live())

    async def _live(self) -> None:
        """Keep a line open, and take in the answers."""
        waits = pauses(AGAIN_S, AGAIN_LONGEST_S)
        while True:
            try:
                reader, self._writer = await asyncio.open_unix_connection(self._path)
            except OSError:
                await asyncio.sleep(next(waits))
                continue
            waits = pauses(AGAIN_S, AGAIN_LONGEST_S)
            self._there.set()
            try:
                while True:
                    self._heard(await _read(reader))
            except (OSError, EOFError):
                pass
            finally:
                self._there.clear()
                self._away_at = time.monotonic()
                self._writer.close()
                self._writer = None
                for one in self._waiting.values():
                    if not one.done():
                        one.set_exception(ConnectionResetError("the line broke"))

    def _heard(self, told: bytes) -> None:
        number, answer, error = pickle.loads(told)  # noqa: S301 - from a process of our own
        waiting = self._waiting.get(number)
        if waiting is None or waiting.done():  # nobody is waiting any more
            return
        if error is not None:
            waiting.set_exception(error)
        else:
            waiting.set_result(answer)


class _Wrapped:
    """Keeps a Packed packed on its way to the worker with the crew."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        return Packed, (self.data,)


def _pickled(number: int, what: str, given: tuple[Any, ...]) -> bytes:
    sent = tuple(_Wrapped(one.data) if isinstance(one, Packed) else one for one in given)
    return pickle.dumps((number, what, sent))


def _framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEAD) + data


async def _read(reader: asyncio.StreamReader) -> bytes:
    """Read the next frame; raises EOFError or OSError if there is none."""
    length = int.from_bytes(await reader.readexactly(HEAD))
    if length > LARGEST:
        raise OSError("the frame is too large")
    return await reader.readexactly(length)

"""Several servers on one machine behind one port: `mauseloch serve --workers N`.

A small parent opens the port and starts N workers. Each is a node of its own that accepts
connections on this port, and its peers reach it on a socket of its own. The parent replaces workers
that die, and on SIGHUP all of them, one after another.
"""

import asyncio
import os
import re
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from mauseloch.core.backoff import pauses
from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.server import logs
from mauseloch.server.addresses import Whereabouts
from mauseloch.server.aside import HAS_UNIX, Door, unix_socket, usual_path
from mauseloch.server.listening import listening
from mauseloch.server.logs import note, warn
from mauseloch.server.settings import Listen, Settings
from mauseloch.server.sharing import Desk, Shared
from mauseloch.server.thinkers import Thinkers

NUMBER, LISTEN, FOLDER = (f"MAUSELOCH_{one}" for one in ("WORKER", "LISTEN_FD", "WORKERS_FOLDER"))
"""Environment variables that make a process a worker."""
LONGEST_NAME = 31
FIRST_S, LONGEST_S = 0.2, 10.0
"""Pauses between a worker's end and its successor."""
STEADY_S = 10.0
"""A worker that has lived this long is replaced at once."""
TRIES = 5
"""If no worker has come up after this many tries, none will."""
LOOK_S, ASKED_S = 0.05, 5.0
"""The pause between checks whether a worker is ready, and the time for its answer."""
ENDING_S = 60.0
"""How long workers may take to hand over their tables before they are killed."""
BAD_INPUT = 2
"""The exit code of a program that has reported an error in its settings."""


class Worker(NamedTuple):
    """What a process knows if it is one of several workers."""

    number: int
    fd: int
    folder: Path

    def settings(self, given: Settings, port: int) -> Settings:
        """The settings of this worker: anything that can't be shared differs between workers."""
        number, admin = self.number, given.admin
        name = f"-{number}"
        base = given.node.name or usual_name(port)
        path = admin.socket or str(usual_path(port))
        host, colon, metrics = admin.metrics.rpartition(":")
        if metrics.isdecimal():
            metrics = str(int(metrics) + number - 1)
        return replace(
            given,
            node=replace(
                given.node,
                name=base[: LONGEST_NAME - len(name)] + name,
                address=f"unix:{self.path}",
            ),
            admin=replace(
                admin,
                socket=path if number == 1 else path + name,
                metrics=f"{host}{colon}{metrics}",
            ),
        )

    @property
    def has_crew(self) -> bool:
        """Whether this worker has the thinking processes; the others ask it."""
        return self.number == 1

    @property
    def path(self) -> Path:
        """The path of the socket for its peers."""
        return own_path(self.folder, self.number)

    def shared(self) -> socket.socket:
        """The socket for clients, shared with the other workers."""
        return socket.socket(fileno=self.fd)

    def own(self, stack: ExitStack) -> list[socket.socket]:
        """The sockets for its peers."""
        return [stack.enter_context(unix_socket(self.path))]

    def thinking(self, thinkers: Thinkers, stack: ExitStack) -> list[Door]:
        """Set up thinking: one worker has the processes or the cluster, and the others ask it."""
        path = self.folder / "thinking.sock"
        if self.has_crew:
            return [Desk(thinkers, stack.enter_context(unix_socket(path)))]
        thinkers.elsewhere = Shared(path)
        return []

    def end_with_parent(self) -> None:
        """Stop cleanly even if the parent is killed, as nothing else would stop the worker."""

        def wait() -> None:
            with suppress(OSError):
                while os.read(0, 1):
                    pass
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=wait, daemon=True).start()


def this_one(environment: Mapping[str, str] = os.environ) -> Worker | None:
    """The worker that this process was started as, if any."""
    if NUMBER not in environment:
        return None
    return Worker(int(environment[NUMBER]), int(environment[LISTEN]), Path(environment[FOLDER]))


def own_path(folder: Path, number: int) -> Path:
    """The path of a worker's own socket."""
    return folder / f"{number}.sock"


def usual_name(port: int) -> str:
    """The default name of a machine among others."""
    name = re.sub("[^a-z0-9]+", "-", socket.gethostname().partition(".")[0].lower()).strip("-")
    end = f"-{port}"
    return (name or "node")[: LONGEST_NAME - len(end)] + end


def run(
    settings: Settings,
    arguments: Sequence[str],
    up: Callable[[Whereabouts], None],
    *,
    quiet: bool = False,
) -> None:
    """Let workers, started with these arguments, serve until told to stop.

    Raises SetupError if they can't share something, or none comes up.
    """
    if not settings.storage.url.startswith("postgres"):
        raise SetupError("workers need PostgreSQL", say("error-workers-store"))
    if not HAS_UNIX:
        raise SetupError("workers need Unix sockets", say("error-workers-unix"))
    with ExitStack() as stack:
        opened = stack.enter_context(listening(settings.listen))
        folder = stack.enter_context(_folder())
        port = settings.listen.port if settings.listen.socket else int(opened.getsockname()[1])
        where = Whereabouts(settings.listen, port)
        logs.begin(quiet=quiet, node=settings.node.name or usual_name(port))
        parent = Parent(settings, arguments, opened, folder, lambda: up(where))
        asyncio.run(parent.serve())
        if parent.failed is not None:
            raise parent.failed


@contextmanager
def _folder() -> Iterator[Path]:
    """A private folder for the workers' sockets, with a short name."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    within = runtime if runtime.startswith("/") and Path(runtime).is_dir() else None
    with tempfile.TemporaryDirectory(
        prefix="mauseloch-", dir=within, ignore_cleanup_errors=True
    ) as made:
        yield Path(made)


class _Post:
    """A worker's number, and the process that has it now."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: asyncio.subprocess.Process | None = None
        self.ready = asyncio.Event()
        self.replaced = False
        """Whether it was told to stop, and a successor should start at once."""
        self.exits = 0


class Parent:
    """Starts workers, and keeps them running."""

    def __init__(
        self,
        settings: Settings,
        arguments: Sequence[str],
        opened: socket.socket,
        folder: Path,
        up: Callable[[], None],
    ) -> None:
        self._listen = settings.listen
        self._arguments = arguments
        self._opened = opened
        self._folder = folder
        self._up = up
        self._posts = [_Post(number) for number in range(1, settings.node.workers + 1)]
        self._any_up = False
        self._ending = asyncio.Event()
        self._rolling: asyncio.Task[None] | None = None
        self.failed: SetupError | SystemExit | None = None

    async def serve(self) -> None:
        """Keep workers running until told to stop, or until that is hopeless."""
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._end)
        loop.add_signal_handler(signal.SIGHUP, self._roll)
        first, *others = self._posts
        keeping = [asyncio.create_task(self._keep(first))]
        ending = asyncio.create_task(self._ending.wait())
        # Start one worker first: it alone upgrades the database, and reports any problem once.
        ready = asyncio.create_task(first.ready.wait())
        await asyncio.wait([ready, ending], return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if not self._ending.is_set():
            keeping += [asyncio.create_task(self._keep(one)) for one in others]
        await ending
        if self._rolling is not None:
            self._rolling.cancel()
        _, late = await asyncio.wait(keeping, timeout=ENDING_S)
        if late:
            self._kill()
            await asyncio.wait(late)
        for task in keeping:
            task.result()
        note("stopped")

    def _end(self) -> None:
        if self._ending.is_set():  # the second request is urgent
            self._kill()
            return
        self._ending.set()
        for post in self._posts:
            self._tell_to_end(post)

    def _kill(self) -> None:
        for post in self._posts:
            if post.process is not None and post.process.returncode is None:
                post.process.kill()

    def _tell_to_end(self, post: _Post) -> None:
        if post.process is not None and post.process.returncode is None:
            post.process.terminate()

    def _give_up(self, why: SetupError | SystemExit) -> None:
        self.failed = why
        self._end()

    # Successive workers at a post

    async def _keep(self, post: _Post) -> None:
        """Keep a worker running at this post."""
        waits, tries = pauses(FIRST_S, LONGEST_S), 0
        while not self._ending.is_set():
            began = time.monotonic()
            code = await self._one(post)
            if self._ending.is_set():
                return
            if post.replaced:
                post.replaced = False
                continue
            warn("worker_ended", worker=post.number, code=code)
            tries += 1
            if not self._any_up and code == BAD_INPUT:
                self._give_up(SystemExit(code))  # it has reported why
            elif not self._any_up and tries >= TRIES:
                told = say("error-workers-up", tries=tries)
                self._give_up(SetupError(f"no worker has come up, after {tries} tries", told))
            if time.monotonic() - began > STEADY_S:
                waits = pauses(FIRST_S, LONGEST_S)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), next(waits))

    async def _one(self, post: _Post) -> int:
        """Run a worker from start to end; returns its exit code."""
        told = {NUMBER: str(post.number), LISTEN: str(self._opened.fileno())}
        post.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mauseloch", *self._arguments),
            env={**os.environ, **told, FOLDER: str(self._folder)},
            stdin=asyncio.subprocess.PIPE,  # closed with us: that ends it
            pass_fds=[self._opened.fileno()],
            process_group=0,  # Ctrl-C reaches only us, and we pass it on
        )
        if self._ending.is_set():
            self._tell_to_end(post)
        looking = asyncio.create_task(self._look(post))
        try:
            return await process.wait()
        finally:
            looking.cancel()
            post.ready.clear()
            post.exits += 1

    async def _look(self, post: _Post) -> None:
        """Wait until a worker is ready, and report that."""
        while not await is_ready(own_path(self._folder, post.number), self._listen):
            await asyncio.sleep(LOOK_S)
        if post.replaced or self._ending.is_set():
            return
        post.ready.set()
        note("worker_ready", worker=post.number)
        if not self._any_up:
            self._any_up = True
            self._up()

    # Replacing all workers

    def _roll(self) -> None:
        if self._rolling is None or self._rolling.done():
            self._rolling = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """Replace workers one by one, so that there is always one to answer."""
        note("replacing_workers")
        for post in self._posts:
            await post.ready.wait()
            post.replaced, exits = True, post.exits
            post.ready.clear()
            self._tell_to_end(post)
            await post.ready.wait()
            if post.exits > exits + 1:  # its successor failed: keep the remaining workers
                warn("workers_not_replaced", worker=post.number)
                return
        note("workers_replaced")


async def is_ready(path: Path, listen: Listen) -> bool:
    """Whether the server at this socket says that it is ready."""
    try:
        async with asyncio.timeout(ASKED_S):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                asked = f"GET {listen.base}/readyz HTTP/1.1\r\nHost: localhost\r\n"
                writer.write(f"{asked}Connection: close\r\n\r\n".encode())
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    except OSError:
        return False

"""Several servers on one machine behind one port: `mauseloch serve --workers N`.

A small parent opens the port and starts N workers. Each is a node of its own, and takes whoever
comes to the port next; at a socket of its own its peers reach it. The parent replaces a worker
that dies, and on SIGHUP all of them, one after the other.
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
"""How a worker is told that it is one."""
LONGEST_NAME = 31
FIRST_S, LONGEST_S = 0.2, 10.0
"""From a worker's end to its successor."""
STEADY_S = 10.0
"""Whoever lived so long is replaced at once."""
TRIES = 5
"""If none has ever come up after so many, none will."""
LOOK_S, ASKED_S = 0.05, 5.0
"""Between two questions whether a worker is ready, and for the answer to one."""
ENDING_S = 60.0
"""So long workers may take to hand their tables over; then they are killed."""
BAD_INPUT = 2
"""How a program ends that has said what is wrong with its settings."""


class Worker(NamedTuple):
    """What a process is told that is one of several."""

    number: int
    fd: int
    folder: Path

    def settings(self, given: Settings, port: int) -> Settings:
        """Those of this worker: nothing that two cannot have is anybody else's too."""
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
        """Whether this is the one that has the processes that think; the others ask it."""
        return self.number == 1

    @property
    def path(self) -> Path:
        """Where its peers find it."""
        return own_path(self.folder, self.number)

    def shared(self) -> socket.socket:
        """Where everybody comes to."""
        return socket.socket(fileno=self.fd)

    def own(self, stack: ExitStack) -> list[socket.socket]:
        """Where its peers come to."""
        return [stack.enter_context(unix_socket(self.path))]

    def thinking(self, thinkers: Thinkers, stack: ExitStack) -> list[Door]:
        """One has the processes that think, or asks the cluster; the others ask it."""
        path = self.folder / "thinking.sock"
        if self.has_crew:
            return [Desk(thinkers, stack.enter_context(unix_socket(path)))]
        thinkers.elsewhere = Shared(path)
        return []

    def end_with_parent(self) -> None:
        """Come to an orderly end even if the parent was killed: nobody else would end it."""

        def wait() -> None:
            with suppress(OSError):
                while os.read(0, 1):
                    pass
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=wait, daemon=True).start()


def this_one(environment: Mapping[str, str] = os.environ) -> Worker | None:
    """What this process was started as, if it was as a worker."""
    if NUMBER not in environment:
        return None
    return Worker(int(environment[NUMBER]), int(environment[LISTEN]), Path(environment[FOLDER]))


def own_path(folder: Path, number: int) -> Path:
    """The socket of a worker's own."""
    return folder / f"{number}.sock"


def usual_name(port: int) -> str:
    """What a machine is called among the others, unless somebody says."""
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
    """Let workers serve until somebody has had enough; each is started with these arguments.

    Raises SetupError for what they cannot share, or if none comes up.
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
    """For their sockets: nobody else's, and with a short name."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    within = runtime if runtime.startswith("/") and Path(runtime).is_dir() else None
    with tempfile.TemporaryDirectory(
        prefix="mauseloch-", dir=within, ignore_cleanup_errors=True
    ) as made:
        yield Path(made)


class _Post:
    """A worker's place, whoever has it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: asyncio.subprocess.Process | None = None
        self.ready = asyncio.Event()
        self.replaced = False
        """It was told to end, and another is to come at once."""
        self.exits = 0


class Parent:
    """Starts workers, and looks after them."""

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
        """Until somebody has had enough, or nothing can be done."""
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._end)
        loop.add_signal_handler(signal.SIGHUP, self._roll)
        first, *others = self._posts
        keeping = [asyncio.create_task(self._keep(first))]
        ending = asyncio.create_task(self._ending.wait())
        # What is wrong with the database is said once, and one alone brings it up to date.
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
        if self._ending.is_set():  # whoever asks twice is in a hurry
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

    # One worker after the other at a post

    async def _keep(self, post: _Post) -> None:
        """Somebody is always there."""
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
                self._give_up(SystemExit(code))  # it has said why
            elif not self._any_up and tries >= TRIES:
                told = say("error-workers-up", tries=tries)
                self._give_up(SetupError(f"no worker has come up, after {tries} tries", told))
            if time.monotonic() - began > STEADY_S:
                waits = pauses(FIRST_S, LONGEST_S)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), next(waits))

    async def _one(self, post: _Post) -> int:
        """From its start to its end."""
        told = {NUMBER: str(post.number), LISTEN: str(self._opened.fileno())}
        post.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mauseloch", *self._arguments),
            env={**os.environ, **told, FOLDER: str(self._folder)},
            stdin=asyncio.subprocess.PIPE,  # closed with us: that ends it
            pass_fds=[self._opened.fileno()],
            process_group=0,  # Ctrl-C is for us, and we tell it
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
        """Until it is ready."""
        while not await is_ready(own_path(self._folder, post.number), self._listen):
            await asyncio.sleep(LOOK_S)
        if post.replaced or self._ending.is_set():
            return
        post.ready.set()
        note("worker_ready", worker=post.number)
        if not self._any_up:
            self._any_up = True
            self._up()

    # All of them anew

    def _roll(self) -> None:
        if self._rolling is None or self._rolling.done():
            self._rolling = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """One by one, each once its predecessor's successor is ready: somebody always answers."""
        note("replacing_workers")
        for post in self._posts:
            await post.ready.wait()
            post.replaced, exits = True, post.exits
            post.ready.clear()
            self._tell_to_end(post)
            await post.ready.wait()
            if post.exits > exits + 1:  # new ones end: those who still serve had better stay
                warn("workers_not_replaced", worker=post.number)
                return
        note("workers_replaced")


async def is_ready(path: Path, listen: Listen) -> bool:
    """Whether the server at this socket says so."""
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

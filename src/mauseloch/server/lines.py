"""HTTP connections: how many there may be, and how long each may take.

uvicorn has no deadline for a request that never ends or a reply that nobody reads, and no limit on
their number. Here every line is in one of a few stages; all but one of these have a deadline, and
one timer watches all lines.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Literal

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from mauseloch.server.callers import Caller, peer_of
from mauseloch.server.doors import Doors

LOOK_S = 1.0
LARGEST_HEAD = 16 << 10
PHRASES = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}
Stage = Literal["head", "body", "reply", "write", "idle"]
_log = logging.getLogger("mauseloch.http")
_log.setLevel(logging.ERROR)
"""Requests that aren't HTTP are counted, not logged: they could fill the disk."""


class Line(H11Protocol):
    """An HTTP connection."""

    def __init__(
        self,
        lines: "Lines",
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = _log
        self.caller: Caller | None = None
        """None for a proxy, which calls for others."""
        self.stage: Stage = "head"
        self.due_at: float | None = None
        self._lines = lines
        self._ended = False

    # What the loop and uvicorn call

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a new connection, or turn it away."""
        super().connection_made(transport)
        self._enter("head")
        if (why_not := self._lines.enter(self)) is not None:
            self.end(why_not)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a closed connection."""
        self._lines.leave(self)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on part of a request."""
        if self._ended:
            return
        self._lines.touch(self)
        super().data_received(data)
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop watching a connection that becomes a WebSocket."""
        self._ended = True
        self._lines.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Count a request that isn't HTTP, and refuse it."""
        self._lines.doors.refused("garbled")
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Start a deadline, as the client reads more slowly than we write."""
        super().pause_writing()
        self._enter("write")

    def resume_writing(self) -> None:
        """Go on to the next stage, as the client has caught up."""
        super().resume_writing()
        self._look()

    def on_response_complete(self) -> None:
        """Go on to the next stage: the reply is written, though perhaps not sent yet."""
        super().on_response_complete()
        self._look()

    # Deadlines

    def _look(self) -> None:
        """Find out the current stage."""
        if self._ended:
            return
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        replying = cycle is not None and not cycle.response_complete
        if not replying and self.transport.get_write_buffer_size():
            self._enter("write")
        elif cycle is not None and replying:
            self._enter("body" if cycle.more_body else "reply")
        elif self.timeout_keep_alive_task is not None:
            self._enter("idle")
        else:
            self._enter("head")

    def _enter(self, stage: Stage) -> None:
        """Start the deadline of a new stage; sending a byte now and then doesn't extend it."""
        if stage != self.stage or self.due_at is None:
            self.stage = stage
            wait_s = self._lines.patience_s(stage)
            self.due_at = None if wait_s is None else self.loop.time() + wait_s

    def end(self, status: int) -> None:
        """Turn the client away with a short reply, unless it is in the middle of one."""
        self._ended = True
        self._unset_keepalive_if_required()
        if self.stage not in {"head", "idle"}:
            self.transport.abort()
            return
        if self.stage == "head":
            head = (
                f"HTTP/1.1 {status} {PHRASES[status]}\r\nconnection: close\r\nretry-after: 10\r\n"
            )
            self.transport.write(f"{head}content-length: 0\r\n\r\n".encode())
        self.stage, self.due_at = "write", self.loop.time() + LOOK_S
        self.transport.close()


class Lines:
    """All lines, the one silent for longest first."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self._all: dict[Line, None] = {}
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def patience_s(self, stage: Stage) -> float | None:
        """How long a line may be in a stage; None for our own work on a reply."""
        limits = self.doors.limits
        waits: dict[Stage, float | None] = {
            "head": limits.head_s,
            "body": limits.body_s,
            "write": limits.write_s,
            "idle": limits.idle_s,
            "reply": None,
        }
        return waits[stage]

    def enter(self, line: Line) -> int | None:
        """Count a new line; returns the status to turn it away with, if any."""
        doors, peer = self.doors, peer_of(line.transport)
        if peer and not doors.proxies.has(peer):
            caller = doors.callers.known(peer)
            if doors.blocks.left_s(caller.key):
                doors.refused("blocked")
                return 429
            if caller.lines >= doors.limits.lines_each:
                doors.hit("lines_each", caller)
                doors.refused("lines_each")
                return 429
            line.caller = caller
            caller.lines += 1
        if self._are_too_many() and not self._shed():
            doors.refused("lines")
            self._all[line] = None
            return 503
        self._all[line] = None
        return None

    def leave(self, line: Line) -> None:
        """Forget a line that has closed or become a WebSocket."""
        self._all.pop(line, None)
        if line.caller is not None:
            line.caller.lines -= 1
            line.caller = None

    def touch(self, line: Line) -> None:
        """Note that a line wasn't silent."""
        if self._all.pop(line, line) is None:
            self._all[line] = None

    def _are_too_many(self) -> bool:
        doors = self.doors
        return len(self._all) >= doors.limits.lines or (
            len(self._all) + doors.sockets >= doors.descriptors
        )

    def _shed(self) -> bool:
        """Make room by closing the idlest line that isn't owed a reply."""
        for line in self._all:
            if line.stage in {"head", "idle"}:
                self.doors.hit("lines", None)
                self._all.pop(line)
                line.end(408)
                return True
        return False

    # Time

    def look_after(self) -> None:
        """End overdue lines, now and every second from now on."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line in self._overdue(now):
            if line.transport.is_closing():
                line.transport.abort()
                continue
            if line.stage != "idle":
                self.doors.hit(f"{line.stage}_s", line.caller)
            line.end(408)
        self._timer = loop.call_later(LOOK_S, self.look_after)

    def _overdue(self, now: float) -> Sequence[Line]:
        return [line for line in self._all if line.due_at is not None and line.due_at < now]

    def close(self) -> None:
        """Stop watching lines."""
        if self._timer is not None:
            self._timer.cancel()

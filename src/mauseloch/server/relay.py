"""The line of a client who is connected to one node and sits at a table of another.

What they say is copied to the table's owner, and what it says to them, without being read: a
client's frames have their masks already, and only where the owner's frames end is looked at, so
that a goodbye of ours never falls into the middle of one.

Whoever does not read what they are sent makes the other wait: no more than what the buffers hold is
ever kept.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, cast

from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State
from websockets.uri import WebSocketURI

from mauseloch.server.boundaries import Boundary
from mauseloch.server.peers import PEER, WITHIN_S, Upstream, connected

TRY_AGAIN = 1013
HELD = 64 << 10
"""Bytes of a client that are kept for an owner who does not take them, besides what is read at once
before reading stops."""
LARGEST_HEAD = 16 << 10
STUCK_S = 20.0
"""Who takes nothing for so long is given up."""
CLOSING_S = 1.0
"""Who has not closed the line by then is cut off."""
END = b"\r\n\r\n"


class Call(NamedTuple):
    """What the owner is told of a client before the first byte of theirs is copied."""

    secret: str
    """The owner's own: it believes whoever knows it."""
    path: str
    """Of its WebSocket, below the base that its address names."""
    caller: str
    """The client's address, or the key of a Caller."""
    hello: bytes
    """The message that the client has sent already, as it was before it was masked."""
    rtt_us: int | None = None
    """How long the line to the client takes there and back, as far as this node knows."""


class Relay:
    """Between a client's line, which is a WebSocket already, and the owner of its table."""

    __slots__ = (
        "_choked",
        "_client",
        "_ending",
        "_failed",
        "_far",
        "_held",
        "_opening",
        "_over",
        "_resume",
        "_said",
        "_stuck",
        "full",
        "owner",
    )

    def __init__(
        self,
        client: asyncio.Transport,
        owner: Upstream,
        call: Call,
        failed: Callable[[str], None],
        resume: Callable[[], None] | None = None,
    ) -> None:
        """Connect to the owner.

        If that fails, the client has been told nothing, this relay is over, and `failed` hears
        why; `held` is then what the client has said meanwhile. `resume` is called when the client
        may be read again; it is for whoever has reasons of their own not to.
        """
        self.owner = owner
        self.full = False
        """Whether the client must not be read now."""
        self._client = client
        self._failed = failed
        self._resume = resume or client.resume_reading
        self._held = bytearray()
        self._far: _Far | None = None
        """The owner, once it has let us in."""
        self._said = Boundary()
        """Of what the owner has said."""
        self._choked = False
        """Whether the client does not read."""
        self._over = False
        self._stuck: asyncio.TimerHandle | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._opening = asyncio.ensure_future(self._open(call))

    # The client's line

    def data_received(self, data: bytes) -> None:
        """The client has said something."""
        if self._over:
            return
        if self._far is not None:
            self._far.line.write(data)
        else:
            self._held += data
            if len(self._held) >= HELD:
                self.fills()

    def pause_writing(self) -> None:
        """The client does not read."""
        self._choked = True
        if self._far is not None:
            self._far.line.pause_reading()
        self._watch()

    def resume_writing(self) -> None:
        """It does again."""
        self._choked = False
        if self._far is not None:
            self._far.line.resume_reading()
        self._watch()

    def connection_lost(self) -> None:
        """The client is gone: the owner hears what it has said before, and that."""
        if self._ending is not None:
            self._ending.cancel()
        self._end()

    def close(self, code: int, reason: str = "") -> None:
        """Send the client away, and hang up on the owner."""
        if self._over:
            return
        self._end()
        client = self._client
        if client.is_closing():
            return
        if self._said.between and not self._said.closed:
            goodbye = Frame(Opcode.CLOSE, Close(code, reason).serialize())
            client.write(goodbye.serialize(mask=False))
        # Closing a line that has something unread resets it, and the goodbye might be lost: so it
        # is left to the client to close it, who sees at once that nothing more comes.
        self._ending = asyncio.get_running_loop().call_later(CLOSING_S, client.abort)
        client.write_eof()
        client.resume_reading()

    @property
    def held(self) -> bytes:
        """What the client has said that no owner was sent."""
        return bytes(self._held)

    # The owner's line

    async def _open(self, call: Call) -> None:
        far = _Far(self, call)
        try:
            async with asyncio.timeout(WITHIN_S):
                await connected(self.owner, lambda: far)
                await far.decided.wait()
            reason = far.refusal
        except TimeoutError:
            reason = f"no answer within {WITHIN_S:g} s"
        except OSError as error:
            reason = error.strerror or str(error)
        finally:
            if self._far is None:
                far.abort()
        if self._far is None and not self._over:
            if self.full:
                self.drains()
            self._over = True
            self._failed(reason)

    def opened(self, far: "_Far", hello: bytes) -> None:
        """The owner has let us in, and hears now what the client has said so far."""
        if self._over:
            far.abort()
            return
        self._far = far
        waited, self.full = self.full, False
        if self._choked:
            far.line.pause_reading()
        far.line.write(Frame(Opcode.TEXT, hello).serialize(mask=True) + self._held)
        self._held = bytearray()
        if waited and not self.full:
            self.drains()
        self._watch()

    def copy(self, data: bytes) -> None:
        """The owner has said something."""
        if not self._over:
            self._said.follow(data)
            if not self._client.is_closing():
                self._client.write(data)

    def fills(self) -> None:
        """The owner takes no more for now."""
        if self._over:
            return
        self.full = True
        if not self._client.is_closing():
            self._client.pause_reading()
        self._watch()

    def drains(self) -> None:
        """It does again."""
        if self._over:
            return
        self.full = False
        if not self._client.is_closing():
            self._resume()
        self._watch()

    def _watch(self) -> None:
        """Nobody waits for ever for somebody who does not read."""
        if self._far is None or self._over or not (self.full or self._choked):
            if self._stuck is not None:
                self._stuck.cancel()
                self._stuck = None
        elif self._stuck is None:
            loop = asyncio.get_running_loop()
            self._stuck = loop.call_later(STUCK_S, self.close, TRY_AGAIN)

    def _end(self) -> None:
        """Nothing is copied from now on."""
        self._over = True
        self._watch()
        self._opening.cancel()
        if self._far is not None:
            self._far.close()


class _Far(asyncio.Protocol):
    """The line to the owner."""

    __slots__ = ("_call", "_closing", "_head", "_relay", "_wire", "decided", "line", "refusal")

    def __init__(self, relay: Relay, call: Call) -> None:
        self.line = cast("asyncio.Transport", None)
        self.decided = asyncio.Event()
        """Whether it is known if the owner lets us in."""
        self.refusal = ""
        self._relay = relay
        self._call = call
        self._head = b""
        self._wire: ClientProtocol | None = None
        """Until we are let in."""
        self._closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        self.line = cast("asyncio.Transport", transport)
        self.line.set_write_buffer_limits(HELD)
        to, call = self._relay.owner, self._call
        path = to.base + call.path
        self._wire = ClientProtocol(WebSocketURI(False, to.host, to.port, path, ""))
        request = self._wire.connect()
        request.headers[PEER] = call.secret
        # Of a whole network, as callers are counted, its first address stands for all.
        request.headers["X-Forwarded-For"] = call.caller.partition("/")[0]
        if call.rtt_us is not None:
            request.headers["X-Client-RTT"] = str(call.rtt_us)
        self._wire.send_request(request)
        self.line.write(b"".join(self._wire.data_to_send()))

    def data_received(self, data: bytes) -> None:
        """The owner has said something: whether it lets us in, at first."""
        if self._wire is None:
            self._relay.copy(data)
            return
        self._head += data
        head, end, rest = self._head.partition(END)
        if end:
            self._shake_hands(self._wire, head + end)
            if rest and not self.refusal:
                self._relay.copy(rest)
        elif len(self._head) > LARGEST_HEAD:
            self._decide("its answer has no end")

    def _shake_hands(self, wire: ClientProtocol, head: bytes) -> None:
        wire.receive_data(head)
        if wire.state is State.OPEN:
            self._wire, self._head = None, b""
            self._relay.opened(self, self._call.hello)
            self.decided.set()
        else:
            answer = head.partition(b"\r\n")[0].decode(errors="replace")
            self._decide(f"it answered {answer!a}")

    def _decide(self, refusal: str) -> None:
        if not self.decided.is_set():
            self.refusal = refusal
            self.decided.set()
            self.line.abort()

    def pause_writing(self) -> None:
        """It does not read what the client says."""
        self._relay.fills()

    def resume_writing(self) -> None:
        """It does again."""
        self._relay.drains()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if self._closing is not None:
            self._closing.cancel()
        if self._wire is not None:
            self._decide("it hung up")
        else:
            self._relay.close(TRY_AGAIN)

    def close(self) -> None:
        """Hang up, after what was said before."""
        if not self.line.is_closing():
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(CLOSING_S, self.line.abort)
            self.line.close()

    def abort(self) -> None:
        """Hang up at once."""
        if self.line is not None:
            self.line.abort()

"""Relay a client that is connected to one node but sits at a table of another.

Frames are copied between the client and the table's owner without being decoded: a client's frames
are already masked, and of the owner's we only follow the boundaries, so that our own close frame
never lands in the middle of one.

If one end doesn't read, the other has to wait: we never keep more than the buffers hold.
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
"""How many bytes of a client to keep for an owner that doesn't take them, plus one last read before
we stop reading."""
LARGEST_HEAD = 16 << 10
STUCK_S = 20.0
"""How long one end may read nothing before we give up."""
CLOSING_S = 1.0
"""How long one end may take to close its line before we cut it off."""
END = b"\r\n\r\n"


class Call(NamedTuple):
    """What the owner needs to know about a client before we copy its first byte."""

    secret: str
    """The owner's own secret: it trusts nodes that know it."""
    path: str
    """The path of its WebSocket, below the base in its address."""
    caller: str
    """The client's address, or the key of a Caller."""
    hello: bytes
    """The Hello that the client has already sent, unmasked."""
    rtt_us: int | None = None
    """The round-trip time to the client in microseconds, as far as this node knows."""


class Relay:
    """The link between a client's line, already a WebSocket, and the owner of its table."""

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

        If that fails, the client has been sent nothing, this relay is over, and `failed` is called
        with the reason; `held` is then what the client has sent in the meantime. `resume` is called
        when the client may be read again, for callers with their own reasons not to read.
        """
        self.owner = owner
        self.full = False
        """Whether to stop reading from the client for now."""
        self._client = client
        self._failed = failed
        self._resume = resume or client.resume_reading
        self._held = bytearray()
        self._far: _Far | None = None
        """The line to the owner, once it has accepted us."""
        self._said = Boundary()
        """The frame boundaries of what the owner has sent."""
        self._choked = False
        """Whether the client isn't reading."""
        self._over = False
        self._stuck: asyncio.TimerHandle | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._opening = asyncio.ensure_future(self._open(call))

    # The client's line

    def data_received(self, data: bytes) -> None:
        """Copy bytes from the client to the owner, or keep them until it accepts us."""
        if self._over:
            return
        if self._far is not None:
            if not self._far.line.is_closing():  # otherwise we are about to hang up
                self._far.line.write(data)
        else:
            self._held += data
            if len(self._held) >= HELD:
                self.fills()

    def pause_writing(self) -> None:
        """Stop reading from the owner, as the client isn't reading."""
        self._choked = True
        if self._far is not None:
            self._far.line.pause_reading()
        self._watch()

    def resume_writing(self) -> None:
        """Read from the owner again, as the client is reading."""
        self._choked = False
        if self._far is not None:
            self._far.line.resume_reading()
        self._watch()

    def connection_lost(self) -> None:
        """Close the line to the owner, after what the client has sent."""
        if self._ending is not None:
            self._ending.cancel()
        self._end()

    def close(self, code: int, reason: str = "") -> None:
        """Disconnect the client, and hang up on the owner."""
        if self._over:
            return
        self._end()
        client = self._client
        if client.is_closing():
            return
        if self._said.between and not self._said.closed:
            goodbye = Frame(Opcode.CLOSE, Close(code, reason).serialize())
            client.write(goodbye.serialize(mask=False))
        # Closing a line with unread data resets it, and the close frame might be lost: so leave it
        # to the client to close the line, as it sees at once that nothing more is coming.
        self._ending = asyncio.get_running_loop().call_later(CLOSING_S, client.abort)
        client.write_eof()
        client.resume_reading()

    @property
    def held(self) -> bytes:
        """What the client has sent and the owner hasn't received."""
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
        """Send the owner, who has accepted us, everything from the client so far."""
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
        """Copy bytes from the owner to the client."""
        if not self._over:
            self._said.follow(data)
            if not self._client.is_closing():
                self._client.write(data)

    def fills(self) -> None:
        """Stop reading from the client, as the owner takes no more for now."""
        if self._over:
            return
        self.full = True
        if not self._client.is_closing():
            self._client.pause_reading()
        self._watch()

    def drains(self) -> None:
        """Read from the client again, as the owner takes more."""
        if self._over:
            return
        self.full = False
        if not self._client.is_closing():
            self._resume()
        self._watch()

    def _watch(self) -> None:
        """Set or stop the timer that gives up on an end that doesn't read."""
        if self._far is None or self._over or not (self.full or self._choked):
            if self._stuck is not None:
                self._stuck.cancel()
                self._stuck = None
        elif self._stuck is None:
            loop = asyncio.get_running_loop()
            self._stuck = loop.call_later(STUCK_S, self.close, TRY_AGAIN)

    def _end(self) -> None:
        """Stop copying."""
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
        """Set when the owner has accepted or refused us."""
        self.refusal = ""
        self._relay = relay
        self._call = call
        self._head = b""
        self._wire: ClientProtocol | None = None
        """The handshake; None once we are accepted."""
        self._closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self.line = cast("asyncio.Transport", transport)
        self.line.set_write_buffer_limits(HELD)
        to, call = self._relay.owner, self._call
        path = to.base + call.path
        self._wire = ClientProtocol(WebSocketURI(False, to.host, to.port, path, ""))
        request = self._wire.connect()
        request.headers[PEER] = call.secret
        # For a network counted as one caller, its first address represents all.
        request.headers["X-Forwarded-For"] = call.caller.partition("/")[0]
        if call.rtt_us is not None:
            request.headers["X-Client-RTT"] = str(call.rtt_us)
        self._wire.send_request(request)
        self.line.write(b"".join(self._wire.data_to_send()))

    def data_received(self, data: bytes) -> None:
        """Finish the handshake, then copy bytes from the owner."""
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
            self._decide("its answer is too long")

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
        """Pass on that the owner isn't reading."""
        self._relay.fills()

    def resume_writing(self) -> None:
        """Pass on that the owner is reading again."""
        self._relay.drains()

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the client's line too, or report that we weren't accepted."""
        if self._closing is not None:
            self._closing.cancel()
        if self._wire is not None:
            self._decide("it hung up")
        else:
            self._relay.close(TRY_AGAIN)

    def close(self) -> None:
        """Hang up, after sending what is buffered."""
        if not self.line.is_closing():
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(CLOSING_S, self.line.abort)
            self.line.close()

    def abort(self) -> None:
        """Hang up at once."""
        if self.line is not None:
            self.line.abort()

"""Where the frames of a WebSocket begin and end, for whoever copies them without reading them."""

from websockets.frames import Opcode

LONGEST_HEAD = 14
MASKED, SIZE = 0x80, 0x7F
"""Bits of a frame's second byte: is there a mask, and how long is it (or its length's length)?"""


def frame_size(data: bytes | bytearray, at: int = 0) -> int:
    """How many bytes the frame that begins here has, its head included; 0 if that is not known."""
    if len(data) < at + 2:
        return 0
    size, mask = data[at + 1] & SIZE, 4 if data[at + 1] & MASKED else 0
    if size < 126:
        return 2 + mask + size
    head = 4 if size == 126 else 10
    if len(data) < at + head:
        return 0
    return head + mask + int.from_bytes(data[at + 2 : at + head])


def first_frame(data: bytes | bytearray, largest: int) -> int:
    """How many of these bytes are the first frame; 0 while it is not all there.

    One that is larger than it may be never is: then these are all of them, for whoever refuses it.
    """
    size = frame_size(data)
    if size > largest + LONGEST_HEAD:
        return len(data)
    return size if size <= len(data) else 0


class Boundary:
    """Follows one direction of a WebSocket."""

    __slots__ = ("_head", "_left", "closed")

    def __init__(self) -> None:
        self._head = b""
        """Of a frame whose size is not known yet."""
        self._left = 0
        """Bytes of a frame that are still to come."""
        self.closed = False
        """Whether a close frame has gone by."""

    @property
    def between(self) -> bool:
        """Whether another frame can be put in here."""
        return not self._left and not self._head

    def follow(self, data: bytes) -> None:
        """The next bytes, wherever they were cut."""
        if self._head:
            data = self._head + data
        at = self._left
        while size := frame_size(data, at):
            self.closed = self.closed or data[at] & 0x0F == Opcode.CLOSE
            at += size
        self._left = max(0, at - len(data))
        self._head = data[at:]

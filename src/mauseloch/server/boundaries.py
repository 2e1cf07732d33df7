"""Where WebSocket frames begin and end, for code that copies them without reading them."""

from websockets.frames import Opcode

LONGEST_HEAD = 14
MASKED, SIZE = 0x80, 0x7F
"""Bits of a frame's second byte: a mask follows; and the size, or the size of the size."""


def frame_size(data: bytes | bytearray, at: int = 0) -> int:
    """The size in bytes of the frame that begins here, including its head; 0 if unknown yet."""
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
    """The size in bytes of the first frame; 0 while it is incomplete.

    A frame larger than allowed is never complete: then return all bytes, so that it can be refused.
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
        """The head of a frame whose size isn't known yet."""
        self._left = 0
        """Bytes of the current frame still to come."""
        self.closed = False
        """Whether a close frame has passed."""

    @property
    def between(self) -> bool:
        """Whether another frame can be inserted here."""
        return not self._left and not self._head

    def follow(self, data: bytes) -> None:
        """Follow the next bytes, wherever they are cut."""
        if self._head:
            data = self._head + data
        at = self._left
        while size := frame_size(data, at):
            self.closed = self.closed or data[at] & 0x0F == Opcode.CLOSE
            at += size
        self._left = max(0, at - len(data))
        self._head = data[at:]

"""The round-trip time of a line as the operating system knows it, beyond the other end's control.

Operating systems acknowledge data by themselves, so the shortest round trip of a TCP connection is
genuine, however late the program answers.
"""

import os
import socket
import sys
from contextlib import suppress
from typing import Any

MIN_RTT = slice(148, 152)
"""Where Linux's `tcp_info` has the shortest round trip of the last minutes, in microseconds."""
NEVER = 0xFFFFFFFF


def shortest_ms(line: Any) -> int | None:
    """The shortest round trip of a socket; None if it isn't TCP, or the system doesn't say."""
    option = getattr(socket, "TCP_INFO", None)
    if line is None or option is None:
        return None
    with suppress(OSError), socket.socket(fileno=os.dup(line.fileno())) as same:
        found = same.getsockopt(socket.IPPROTO_TCP, option, 256)[MIN_RTT]
        micros = int.from_bytes(found, sys.byteorder)
        return micros // 1000 if len(found) == 4 and micros != NEVER else None
    return None

"""How long a line takes, as the system knows it: programs at the other end cannot make it longer.

Systems acknowledge what they receive by themselves, so the shortest round trip of a TCP connection
is true however late the program is with its answers.
"""

import os
import socket
import sys
from contextlib import suppress
from typing import Any

MIN_RTT = slice(148, 152)
"""Where `tcp_info` of Linux has the shortest one of the last minutes, in microseconds."""
NEVER = 0xFFFFFFFF


def shortest_ms(line: Any) -> int | None:
    """Of a transport's socket; None if it is no TCP, or the system does not tell."""
    option = getattr(socket, "TCP_INFO", None)
    if line is None or option is None:
        return None
    with suppress(OSError), socket.socket(fileno=os.dup(line.fileno())) as same:
        found = same.getsockopt(socket.IPPROTO_TCP, option, 256)[MIN_RTT]
        micros = int.from_bytes(found, sys.byteorder)
        return micros // 1000 if len(found) == 4 and micros != NEVER else None
    return None

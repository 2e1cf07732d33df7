"""Ports for programs that tests start and that need a port number before they listen."""

import random
import socket

FIRST, LAST = 15_000, 32_000
"""Below the range for outgoing connections, which could take a port before the program does."""


def free_port() -> int:
    """A random unused port: random because several tests may ask at once."""
    while True:
        port = random.SystemRandom().randint(FIRST, LAST)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("", port))  # at every address, because some programs listen there
            except OSError:
                continue
        return port

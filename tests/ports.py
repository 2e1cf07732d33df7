"""Ports for programs that tests start: they must be named before anything listens there."""

import random
import socket

FIRST, LAST = 15_000, 32_000
"""Below those that systems give to outgoing connections: one of them could come in between."""


def free_port() -> int:
    """One at which nobody listens, drawn by lot, for several tests may ask at once."""
    while True:
        port = random.SystemRandom().randint(FIRST, LAST)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("", port))  # at every address: some listen there
            except OSError:
                continue
        return port

"""The way to a table where several servers share a place: which server has it, and which one is up
to date.
"""

ANYWHERE = "/live"
"""The path that reaches any table, if necessary through another server."""
MOST_MOVES = 5
"""Redirects in a row to follow at once; servers that send more have not agreed yet."""


class Route:
    """The route from one connection to the next."""

    def __init__(self) -> None:
        self.path = ANYWHERE
        """The path below the address of the place."""
        self.follows = True
        """Whether to follow redirects; otherwise the server we reach forwards our messages."""
        self._epoch = self._moves = 0

    @property
    def epoch(self) -> int:
        """The highest epoch seen for this table."""
        return self._epoch

    def come(self, live: str = "") -> None:
        """Connect there next time; ignore anything but a path, which could name another host."""
        self.path = live if live.startswith("/") else ANYWHERE

    def moved(self, live: str) -> bool:
        """Note a redirect; return whether to follow it at once."""
        self._moves += 1
        at_once = self._moves <= MOST_MOVES
        if not at_once:
            self._moves = 0
        self.come(live if at_once else ANYWHERE)
        return at_once

    def arrived(self, live: str = "") -> None:
        """The table's own server has let us in: return to it next time."""
        self._moves, self.follows = 0, True
        self.come(live)

    def failed(self) -> bool:
        """Nobody answers: any other server will do. Return whether that is worth another try.

        We would only be redirected to the same server again, so from now on messages are forwarded.
        """
        if self._moves:
            self.follows = False
        was, self._moves = self.path, 0
        self.come()
        return was != self.path

    def is_old(self, epoch: int = 0) -> bool:
        """Whether this comes from a server that no longer has the table, as far as we know."""
        if epoch < self._epoch:
            return True
        self._epoch = epoch
        return False

"""The way to a table where several servers share a place: where its server is, and whose word is
the newest.
"""

ANYWHERE = "/live"
"""Where every table can be reached, if need be by way of another server."""
MOST_MOVES = 5
"""So often in a row we are sent on at once; servers that do it more often do not agree yet."""


class Route:
    """From one connection to the next."""

    def __init__(self) -> None:
        self.path = ANYWHERE
        """Below the address of the place."""
        self.follows = True
        """Whether we go where we are sent; otherwise we are passed on from where we are."""
        self._epoch = self._moves = 0

    @property
    def epoch(self) -> int:
        """The highest seen of this table."""
        return self._epoch

    def come(self, live: str = "") -> None:
        """The next connection is made there; anything but a path could name another host."""
        self.path = live if live.startswith("/") else ANYWHERE

    def moved(self, live: str) -> bool:
        """We are sent on; answers whether to go at once."""
        self._moves += 1
        at_once = self._moves <= MOST_MOVES
        if not at_once:
            self._moves = 0
        self.come(live if at_once else ANYWHERE)
        return at_once

    def arrived(self, live: str = "") -> None:
        """The table's own server has let us in; we come back to it."""
        self._moves, self.follows = 0, True
        self.come(live)

    def failed(self) -> bool:
        """Nobody is there: any other server will do. Answers whether that is another try.

        Whoever was sent there would be sent there again, so from now on we are passed on.
        """
        if self._moves:
            self.follows = False
        was, self._moves = self.path, 0
        self.come()
        return was != self.path

    def is_old(self, epoch: int = 0) -> bool:
        """Whether this comes from a server that had the table before the last that we know of."""
        if epoch < self._epoch:
            return True
        self._epoch = epoch
        return False

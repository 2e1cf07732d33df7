"""Who is connected to a table, and how long others have been missing."""

from mauseloch.core.game import Seat
from mauseloch.games import package
from mauseloch.server.lookers import Looker, table_info
from mauseloch.server.wire import TableInfo
from mauseloch.server.world import Clock
from mauseloch.tables.document import PACES
from mauseloch.tables.fairness import Line, Quality
from mauseloch.tables.table import Table

GONE_AFTER = 2
"""After this many paces away, a bot plays for a person until they are back."""


class Attendance:
    """The people connected to a table, at seats or as spectators."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.lookers: set[Looker] = set()
        self._table = table
        self._clock = clock
        self._gone_at: dict[Seat, float] = {}
        """For each person's seat without a connection: since when."""
        self._qualities: dict[Seat, Quality] = {}
        self._helped: dict[Seat, str] = {}
        """The bots that were not ready when last asked, so that a stand-in answered."""
        self._host_missed_at: float | None = None
        """Since when a host without a seat, such as a big screen, has been missing."""

    def helped(self, seat: Seat, bot: str) -> bool:
        """Note that a stand-in plays for this bot, or none if ""; returns whether that is new."""
        if self._helped.get(seat, "") == bot:
            return False
        self._helped[seat] = bot
        return True

    def miss(self) -> None:
        """Start timing the players who are absent as a match begins or resumes."""
        here = self.here
        for seat, place in enumerate(self._table.document.places):
            if place.owner and seat not in here:
                self._gone_at.setdefault(seat, self._clock.time())

    def enter(self, looker: Looker) -> None:
        """Add a looker, or note that one has sat down."""
        self.lookers.add(looker)
        if looker.seat is not None:
            self._gone_at.pop(looker.seat, None)

    def leave(self, looker: Looker) -> None:
        """Remove a looker."""
        self.lookers.discard(looker)
        seat = looker.seat
        if seat is not None and not any(one.seat == seat for one in self.lookers):
            self._gone_at[seat] = self._clock.time()

    def rose(self, seat: Seat) -> None:
        """Turn the player at this seat into a spectator."""
        self._gone_at.pop(seat, None)
        for looker in self.lookers:
            if looker.seat == seat:
                looker.seat, looker.told = None, 0

    def send(self, frame: bytes) -> None:
        """Send a frame to everyone at once."""
        for looker in self.lookers:
            looker.send(frame)

    @property
    def info(self) -> TableInfo:
        """The table as everyone sees it."""
        return table_info(self._table, self.here, self._lines, self._helped)

    def lines_changed(self) -> bool:
        """Whether the quality of any line has changed since the last call."""
        lines = {seat: line.quality for seat, line in self._lines.items()}
        before, self._qualities = self._qualities, lines
        return lines != before

    @property
    def _lines(self) -> dict[Seat, Line]:
        """The lines of those who are here, if reaction times matter in this game."""
        if not package(self._table.document.game).traits.race:
            return {}
        return {
            looker.seat: looker.line
            for looker in self.lookers
            if looker.seat is not None and looker.line.trips_ms
        }

    @property
    def here(self) -> set[Seat | None]:
        """The seats with someone connected; includes None if there are spectators."""
        return {looker.seat for looker in self.lookers}

    def is_person(self, seat: Seat) -> bool:
        """Whether a person who isn't gone sits there."""
        return bool(self._table.document.places[seat].owner) and not self._is_gone(seat)

    def host_is_gone(self) -> bool:
        """Whether the host has gone; one without a seat is missed from the first call on."""
        if any(self._table.is_host(looker.token) for looker in self.lookers if looker.token):
            self._host_missed_at = None
            return False
        seat = self._table.host_seat
        if seat is not None:
            return self._is_gone(seat)
        if self._host_missed_at is None:
            self._host_missed_at = self._clock.time()
        return self._clock.time() - self._host_missed_at > self._patience_s

    def _is_gone(self, seat: Seat) -> bool:
        gone_at = self._gone_at.get(seat)
        return gone_at is not None and self._clock.time() - gone_at > self._patience_s

    @property
    def _patience_s(self) -> float:
        """How long someone may be missing before they count as gone."""
        return GONE_AFTER * PACES[self._table.document.pace]

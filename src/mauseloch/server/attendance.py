"""Who is here at a table, and since when somebody is not."""

from mauseloch.core.game import Seat
from mauseloch.games import package
from mauseloch.server.lookers import Looker, table_info
from mauseloch.server.wire import TableInfo
from mauseloch.server.world import Clock
from mauseloch.tables.document import PACES
from mauseloch.tables.fairness import Line, Quality
from mauseloch.tables.table import Table

GONE_AFTER = 2
"""So many paces without a word, and a bot takes the seat until its person is back."""


class Attendance:
    """Those who look at a table."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.lookers: set[Looker] = set()
        self._table = table
        self._clock = clock
        self._gone_at: dict[Seat, float] = {}
        """Since when nobody is connected for a person's seat."""
        self._qualities: dict[Seat, Quality] = {}
        self._helped: dict[Seat, str] = {}
        """The bots that were not ready when they were last asked, so that another answered."""
        self._host_missed_at: float | None = None
        """Since when a host without a seat, as a big screen is, was not seen."""

    def helped(self, seat: Seat, bot: str) -> bool:
        """Somebody stands in for this bot at this seat, or nobody for none; whether that is new."""
        if self._helped.get(seat, "") == bot:
            return False
        self._helped[seat] = bot
        return True

    def miss(self) -> None:
        """A match begins or is taken up again: whoever plays and is not here is missed."""
        here = self.here
        for seat, place in enumerate(self._table.document.places):
            if place.owner and seat not in here:
                self._gone_at.setdefault(seat, self._clock.time())

    def enter(self, looker: Looker) -> None:
        """Somebody begins to look, or has sat down."""
        self.lookers.add(looker)
        if looker.seat is not None:
            self._gone_at.pop(looker.seat, None)

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more."""
        self.lookers.discard(looker)
        seat = looker.seat
        if seat is not None and not any(one.seat == seat for one in self.lookers):
            self._gone_at[seat] = self._clock.time()

    def rose(self, seat: Seat) -> None:
        """Whoever played at this seat is a spectator now."""
        self._gone_at.pop(seat, None)
        for looker in self.lookers:
            if looker.seat == seat:
                looker.seat, looker.told = None, 0

    def send(self, frame: bytes) -> None:
        """To everybody, at once."""
        for looker in self.lookers:
            looker.send(frame)

    @property
    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return table_info(self._table, self.here, self._lines, self._helped)

    def lines_changed(self) -> bool:
        """Whether somebody's line is better or worse than when this was asked last."""
        lines = {seat: line.quality for seat, line in self._lines.items()}
        before, self._qualities = self._qualities, lines
        return lines != before

    @property
    def _lines(self) -> dict[Seat, Line]:
        """Of those who are here, where quickness counts."""
        if not package(self._table.document.game).traits.race:
            return {}
        return {
            looker.seat: looker.line
            for looker in self.lookers
            if looker.seat is not None and looker.line.trips_ms
        }

    @property
    def here(self) -> set[Seat | None]:
        """The seats that somebody is connected for; None is among them for spectators."""
        return {looker.seat for looker in self.lookers}

    def is_person(self, seat: Seat) -> bool:
        """Whether somebody sits there who is not gone."""
        return bool(self._table.document.places[seat].owner) and not self._is_gone(seat)

    def host_is_gone(self) -> bool:
        """For long; one without a seat is missed from the first time that this is asked."""
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
        """Who was not seen for longer is gone."""
        return GONE_AFTER * PACES[self._table.document.pace]

"""The other nodes of a place: send them what has changed here, and receive their changes.

So blocks, notices and the shares of an address apply to the whole place, with a delay of about a
second. The clocks of nodes may differ, so only durations are sent.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from heapq import nlargest
from itertools import count, islice
from typing import Any, Protocol

from mauseloch.core.errors import MauselochError
from mauseloch.server import tidings
from mauseloch.server.doors import Doors
from mauseloch.server.logs import blame, note, warn
from mauseloch.server.notices import Notices
from mauseloch.server.peers import WITHIN_S, ask, upstream
from mauseloch.server.place import Place
from mauseloch.server.tidings import AT_ONCE, MOST_USES, Heard, Tidings
from mauseloch.server.world import Tally
from mauseloch.store.nodes import Peer
from mauseloch.tables.table import TableError

PATH = "/peer/tidings"
TELL_S = 1.0
SWEEP_S = 10.0
ANEW_S = 600.0
"""How often all tables are sent again, so that no mistake lasts."""
SILENT = 3
"""After this many failures a node is logged as silent; one that is stopping is gone by then."""
LAST_S = 1.0
"""How long a stopping server has for its last messages."""
OK = 200
UNREADABLE = (ValueError, RecursionError)
"""What decoders raise: msgspec's errors, and those for bytes that aren't text, are ValueErrors."""


class House(Protocol):
    """The part of a hub that news of others affects."""

    def tell_notice(self) -> int:
        """Show the current notice to everyone at a table; returns how many there are."""

    def keep_out(self, out: Mapping[str, tuple[str, ...]]) -> None:
        """Keep out the callers banned by the hosts of these tables."""


class _Line:
    """The line to another node, with the news it hasn't been sent yet.

    Counts are sent soon or never; lasting facts are sent in any case.
    """

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self.uses: dict[tuple[str, str], float] = {}
        self.wrong_codes = 0.0
        self.blocks: dict[str, bool] = {}
        self.tables: dict[str, None] = {}
        self.notice = (0, 0)
        """The version of the last notice sent."""
        self.anew = False
        self.anew_at = 0.0
        self.whose = 0
        """Our number when we sent all this."""
        self.unanswered: bytes | None = None
        self.sent: tuple[dict[str, bool], dict[str, None], bool] = {}, {}, False
        """The blocks and tables of that message, and whether it began a full list of tables."""
        self.telling = asyncio.Lock()
        self.owners = 0
        """How many owner commands are waiting to send, and for the result."""
        self.failures = 0
        """How many times in a row it has not answered."""


class Neighbours:
    """All other nodes."""

    def __init__(
        self, house: House, place: Place, doors: Doors, notices: Notices, tally: Tally
    ) -> None:
        self._house = house
        self._place = place
        self._doors = doors
        self._notices = notices
        self._tally = tally
        self._lines: dict[int, _Line] = {}
        self._numbers = count(1)
        self._heard: dict[int, int] = {}
        """The number of the last message from each node."""
        self._work: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[Any]] = set()
        doors.uses, doors.blocks.news, doors.origins.news = {}, {}, {}

    def open(self) -> None:
        """Start sending."""
        self._work = asyncio.ensure_future(self._go_on())

    async def close(self) -> None:
        """Send the last news and stop."""
        if self._work is not None:
            self._work.cancel()
        for one in list(self._telling):
            one.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.tell(LAST_S), LAST_S)

    # Sending

    async def tell(self, within_s: float) -> tuple[Heard, list[str]]:
        """Send all nodes the news now; returns the result, and the names of silent nodes."""
        self._gather()
        lines = list(self._lines.values())
        answers = await asyncio.gather(*(self._tell_for_owner(one, within_s) for one in lines))
        heard = sum((one for one in answers if one is not None), Heard())
        pairs = zip(lines, answers, strict=True)
        return heard, sorted(line.peer.name for line, answer in pairs if answer is None)

    async def _tell_for_owner(self, line: _Line, within_s: float) -> Heard | None:
        line.owners += 1
        try:
            async with line.telling:
                return await self._tell(line, within_s)
        finally:
            line.owners -= 1

    async def _go_on(self) -> None:
        sweep_at = self._doors.now() + SWEEP_S
        while True:
            try:
                self._gather()
                for line in self._lines.values():
                    if _has_news(line, self._notices) and not line.telling.locked():
                        task = asyncio.ensure_future(self._tell_by_the_way(line))
                        self._telling.add(task)
                        task.add_done_callback(self._telling.discard)
                if self._doors.now() >= sweep_at:
                    sweep_at = self._doors.now() + SWEEP_S
                    self._sweep()
            except Exception:
                blame("neighbours_not_told")
            await asyncio.sleep(TELL_S)

    async def _tell_by_the_way(self, line: _Line) -> None:
        async with line.telling:
            await self._tell(line, WITHIN_S, until=lambda: line.owners > 0)

    def _sweep(self) -> None:
        alive = self._place.peers.keys()
        self._doors.origins.sweep(alive)
        self._heard = {node: number for node, number in self._heard.items() if node in alive}

    def _gather(self) -> None:
        """Collect the news for each living node."""
        doors, peers = self._doors, self._place.peers
        uses, wrong_codes = doors.uses or {}, doors.wrong_codes_used
        blocks, tables = doors.blocks.news or {}, doors.origins.news or {}
        doors.uses, doors.wrong_codes_used = {}, 0.0
        doors.blocks.news, doors.origins.news = {}, {}
        self._lines = {
            number: self._lines.get(number) or _Line(peer) for number, peer in peers.items()
        }
        biggest = nlargest(MOST_USES, uses.items(), key=lambda one: one[1])
        if self._lines and len(uses) > len(biggest):
            self._tally.count("uses_untold", len(uses) - len(biggest))
        for line in self._lines.values():
            if line.whose != self._place.me.number or doors.now() - line.anew_at > ANEW_S:
                self._begin_anew(line)
            if line.failures < SILENT:  # it would be out of date later
                for use, amount in biggest:
                    line.uses[use] = line.uses.get(use, 0.0) + amount
                line.wrong_codes += wrong_codes
            line.blocks |= blocks
            line.tables |= tables
            self._cut(line)

    def _cut(self, line: _Line) -> None:
        """Trim what has piled up for a silent node to what may still be true."""
        limits = self._doors.limits
        if len(line.blocks) > 2 * limits.blocked:
            line.blocks = dict.fromkeys(self._doors.blocks.all(), False)
        if len(line.tables) > 4 * limits.tables:
            self._begin_anew(line)

    def _begin_anew(self, line: _Line) -> None:
        doors = self._doors
        line.anew, line.anew_at = True, doors.now()
        if line.whose != self._place.me.number:  # it has had nothing from us yet
            line.whose, line.unanswered, line.notice = self._place.me.number, None, (0, 0)
            line.blocks = dict.fromkeys(doors.blocks.all(), False)
        line.tables = dict.fromkeys(doors.origins.untold(self._place.peers.keys()))

    async def _tell(
        self, line: _Line, within_s: float, until: Callable[[], bool] = lambda: False
    ) -> Heard | None:
        """Send a node all its news; returns None if it doesn't answer."""
        heard, peer = Heard(), line.peer
        while (line.unanswered or _has_news(line, self._notices)) and not until():
            if line.unanswered is None:
                line.unanswered = tidings.encode(self._next(line))
            try:
                status, body = await ask(
                    upstream(peer.address),
                    peer.secret,
                    "POST",
                    PATH,
                    line.unanswered,
                    timeout_s=within_s,
                )
                if status == OK:
                    heard += tidings.decode_heard(body)
            except (OSError, MauselochError, *UNREADABLE):
                self._failed(line, 0)
                return None
            line.unanswered = None
            if status != OK:  # an older server, perhaps; whatever is still true is sent again
                blocks, tables, anew = line.sent
                line.blocks, line.tables = blocks | line.blocks, tables | line.tables
                line.anew, line.notice = line.anew or anew, (0, 0)
                self._failed(line, status)
                return None
            if line.failures >= SILENT:
                note("neighbour_back", node=peer.name)
            line.failures = 0
        return heard

    def _failed(self, line: _Line, status: int) -> None:
        self._tally.count("tidings_failed")
        line.failures += 1
        if line.failures == SILENT:
            warn("neighbour_silent", node=line.peer.name, status=status)

    def _next(self, line: _Line) -> Tidings:
        """Take as much news as fits into one message."""
        doors, notices = self._doors, self._notices
        biggest = nlargest(MOST_USES, line.uses.items(), key=lambda one: one[1])
        if len(line.uses) > len(biggest):
            self._tally.count("uses_untold", len(line.uses) - len(biggest))
        blocks, marks = _some(line.blocks), _some(line.tables)
        ours, others = doors.origins.told(marks)
        told = Tidings(
            node=line.whose,
            number=next(self._numbers),
            anew=line.anew,
            uses=[(key, rate, amount) for (key, rate), amount in biggest],
            wrong_codes=line.wrong_codes,
            blocks={key: (doors.blocks.left_s(key), shut) for key, shut in blocks.items()},
            tables=ours,
            others=others,
            notice=None if line.notice == notices.version else notices.announced,
        )
        line.sent = blocks, marks, line.anew
        line.uses, line.wrong_codes, line.anew = {}, 0.0, False
        line.notice = notices.version
        return told

    # Receiving

    def hear(self, body: bytes) -> Heard:
        """Take in a message from another node; raises TableError without changing anything."""
        try:
            told = tidings.decode(body)
        except UNREADABLE:
            raise TableError("garbled", "not a valid message between servers") from None
        if self._heard.get(told.node, 0) >= told.number:
            return Heard()  # a repeat: our answer was lost
        self._heard[told.node] = told.number
        doors = self._doors
        if told.anew:
            doors.origins.begin_anew(told.node)
        doors.count_in(told.uses, told.wrong_codes)
        closed = lifted = 0
        for key, (left_s, by_owner) in told.blocks.items():
            was = doors.blocks.hear(key, left_s)
            lifted += was and not left_s
            closed += doors.show_out(key) if by_owner and left_s else 0
        self._house.keep_out(doors.origins.hear(told.node, told.tables, told.others))
        new = told.notice is not None and self._notices.hear(told.notice)
        return Heard(self._house.tell_notice() if new else 0, closed, lifted)


def _has_news(line: _Line, notices: Notices) -> bool:
    return bool(
        line.unanswered
        or line.anew
        or line.uses
        or line.wrong_codes
        or line.blocks
        or line.tables
        or line.notice != notices.version
    )


def _some(waiting: dict[str, Any]) -> dict[str, Any]:
    """Take as many entries as fit into a message."""
    taken = {key: waiting[key] for key in islice(waiting, AT_ONCE)}
    for key in taken:
        del waiting[key]
    return taken

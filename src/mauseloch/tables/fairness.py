"""How quick a reaction was, when clients can't be trusted and every line adds delay.

A client reports how long its person took, from the mouse being painted to the input: an interval on
its own monotonic clock, so the time of day doesn't matter. The report may be a lie. The server
itself only knows how long it took from sending the mouse to receiving the report, and, from pings,
the round-trip time of this line. A reaction can be shorter than the first by no more than the
second. That much is believed, plus some slack for what a ping doesn't see: a frame waiting to be
painted, a busy moment in either program, the line's own jitter.

A line counts at its median. Slow pongs, single or in a burst, change little until they make up half
of those kept, so a line that becomes slower is clipped for a while. Pings go out at unpredictable
moments: a client that delays only some pongs can't choose the ones that count.

From its pongs alone, a client that delays every pong looks like one that is far away. But the
operating system knows more: it measures how soon the other end acknowledges what was sent, which
programs can't delay. No line is believed to take longer than the shortest of these times by more
than REACH_MS, so that is the most a liar can gain in any race. Behind a proxy the system only knows
the line to the proxy. Unless the proxy passes on what it knows, a line proves nothing there: what
it claims beyond REACH_MS is taken from a credit that refills slowly, which covers a phone's bad
moments and gains a liar little in the long run. The price is paid by honest people who really are
far away behind such a proxy; the page about hosting says how to help them.

A report held up by a lost packet isn't believed either: it looks just like a lie.

`python -m bench.fair` has the numbers. Everything is in whole milliseconds; nothing reads a clock.
"""

from collections import deque
from collections.abc import Iterable
from typing import Literal, NamedTuple

Quality = Literal["", "good", "fair", "poor"]
GOOD_MS, FAIR_MS = 80, 200
"""The limits of a good line and a fair one."""
WINDOW = 24
"""How many round trips to keep: a dozen mice, with two pings each."""
TRUSTED_CAP_MS = 400
"""No line is believed to be slower than this, whatever was measured."""
SLACK_MS = 25
"""On the steadiest line: a frame of 1/60 s, and a few milliseconds for two programs."""
SLACK_CAP_MS = 60
"""On any line."""
UNSTEADY = 2
"""Milliseconds of slack per millisecond of jitter."""
REACH_MS = 80
"""No line is believed to take longer than its shortest known time by more than this."""
CREDIT_MS = 40
"""What a seat may claim beyond that, at first and at most: for a bad line's worst moments …"""
UNPROVEN_CREDIT_MS = 900
"""… or for a line that nobody can check …"""
REFILL_MS = 10
"""… and how much of it comes back with each race."""
GRACE_CAP_MS = 400
"""The longest a table waits, after the window has closed, for reports on their way."""


class Line(NamedTuple):
    """The last measured round trips of a seat's connection, oldest first.

    A line with no measurements has no trusted delay, only the full slack: never answering a ping
    gains nothing. So ping a line a few times before its first race.
    """

    trips_ms: tuple[int, ...] = ()
    known_ms: int | None = None
    """The shortest round trip the operating system knows of; None if it can't know."""

    def heard(self, trip_ms: int, known_ms: int | None = None) -> "Line":
        """Add a pong; a clock that stepped back counts as no delay."""
        return Line((*self.trips_ms[1 - WINDOW :], max(0, trip_ms)), known_ms)

    @property
    def trusted_ms(self) -> int:
        """The round-trip time of this line: its median, the lower of two."""
        return min(TRUSTED_CAP_MS, _quantile(self.trips_ms))

    @property
    def jitter_ms(self) -> int:
        """The distance from the median to the upper quartile; short bursts lie above it."""
        return _quantile(self.trips_ms, 3 / 4) - _quantile(self.trips_ms)

    @property
    def slack_ms(self) -> int:
        """How much later than usual a report may be and still count."""
        if not self.trips_ms:
            return SLACK_CAP_MS
        return min(SLACK_CAP_MS, SLACK_MS + UNSTEADY * self.jitter_ms)

    @property
    def wanted_ms(self) -> int:
        """How much of the elapsed time the line may have taken, if its pongs are honest."""
        return self.trusted_ms + self.slack_ms

    @property
    def limit_ms(self) -> int:
        """How much of that is believed, whatever the pongs say."""
        return min((*self.trips_ms, self.known_ms or 0)) + REACH_MS

    @property
    def allowance_ms(self) -> int:
        """How much of that is believed without credit."""
        return min(self.wanted_ms, self.limit_ms)

    @property
    def quality(self) -> Quality:
        """The quality shown to people; empty before the first measurement."""
        if not self.trips_ms:
            return ""
        return (
            "good" if self.shown_ms <= GOOD_MS else "fair" if self.shown_ms <= FAIR_MS else "poor"
        )

    @property
    def shown_ms(self) -> int:
        """The believed round-trip time, rounded to tens."""
        return round(min(self.trusted_ms, self.limit_ms), -1)


def believed_ms(line: Line, elapsed_ms: int, claimed_ms: int, credit_ms: int = 0) -> int:
    """The reaction time that counts; `elapsed_ms` passed from sending the mouse to the report."""
    least_ms = max(0, elapsed_ms - min(line.wanted_ms, line.limit_ms + credit_ms))
    return min(max(least_ms, claimed_ms), max(0, elapsed_ms))


def grace_ms(lines: Iterable[Line]) -> int:
    """How long to wait after the window for connected seats that haven't answered."""
    return min(GRACE_CAP_MS, max((line.wanted_ms for line in lines), default=0))


class Credit:
    """What each seat has left for claims beyond what its line proves.

    The credit belongs to the seat: reconnecting doesn't refill it.
    """

    def __init__(self) -> None:
        self._left: dict[int, int] = {}
        self._race: dict[int, int] = {}

    def believed_ms(
        self, seat: int, race: int, line: Line, elapsed_ms: int, claimed_ms: int
    ) -> int:
        """The reaction time that counts; time believed beyond the limit is deducted."""
        most_ms = UNPROVEN_CREDIT_MS if line.known_ms is None else CREDIT_MS
        left_ms = self._left.get(seat, most_ms)
        if self._race.get(seat, race) != race:  # an answer may be refused and sent again
            left_ms += REFILL_MS
        left_ms = min(left_ms, most_ms)
        believed = believed_ms(line, elapsed_ms, claimed_ms, left_ms)
        spent_ms = max(0, elapsed_ms - believed - line.limit_ms)
        self._left[seat], self._race[seat] = left_ms - min(left_ms, spent_ms), race
        return believed


REMEMBERED = 15
"""How many of a seat's reactions make up its usual time."""


class Usual:
    """Each seat's usual reaction time, at a table where everyone is measured against their own.

    People who have the mouse described to them, or whose hands are slow, race against their own
    usual time: a reaction counts as much earlier or later than the quickest seat's usual time as
    it was earlier or later than its own seat's. So it never counts as longer than it took, and it
    fits the window. Dawdling on purpose pays off: this is for people who trust each other.
    """

    def __init__(self) -> None:
        self._seen: dict[int, deque[int]] = {}

    def evened_ms(self, seat: int, reaction_ms: int, least_ms: int) -> int:
        """The adjusted reaction time, at least `least_ms`: nobody can be quicker than that."""
        seen = self._seen.setdefault(seat, deque(maxlen=REMEMBERED))
        seen.append(reaction_ms)
        slower_ms = _quantile(seen) - min(map(_quantile, self._seen.values()))
        return min(reaction_ms, max(least_ms, reaction_ms - slower_ms))


def _quantile(values: Iterable[int], part: float = 1 / 2) -> int:
    """The median, or another quantile; the lower of two values, and 0 if there are none."""
    ordered = sorted(values)
    return ordered[int((len(ordered) - 1) * part)] if ordered else 0

"""How quick somebody was, when no client need be believed and every line is late.

A client reports how long its person took, from the painted mouse to the input: a stretch of its own
monotonic clock, so it does not matter what time it takes it to be. The report may be a lie. What
the server knows by itself is how long it took from sending the mouse to hearing of it, and how long
this line takes there and back, by pings. A reaction can only have been shorter than the first by
the second; that much is believed, and some slack for what a ping does not see: a frame waiting to
be painted, a busy moment of either program, the line's own unsteadiness.

A line counts at its median. Slow pongs, single or in a burst, change little until they are half of
what is kept, so a line that becomes slower is clipped for a while. Pings go out at moments that
nobody can foresee: who delays only some pongs cannot choose those that count.

A client that is late with every pong cannot be told from one that is far away, by its pongs. But
the system knows more: it measures how soon the other system acknowledges what was sent, which
programs cannot delay. No line is believed to take longer than the shortest of these times by more
than REACH_MS, so that is the most anybody can gain by lying, in any race. Behind a proxy the system
knows the proxy only. Unless the proxy tells what it knows, a line proves nothing there: what it
claims beyond REACH_MS is taken from a credit that refills slowly, so that a phone has its bad
moments and a liar has gained little in the long run. It costs honest people who really are far away
behind such a proxy; the page about hosting tells what to do for them.

A report held up by a lost packet is not believed either: that cannot be told from a lie.

`python -m bench.fair` has the numbers. Everything is in whole milliseconds; nothing reads a clock.
"""

from collections import deque
from collections.abc import Iterable
from typing import Literal, NamedTuple

Quality = Literal["", "good", "fair", "poor"]
GOOD_MS, FAIR_MS = 80, 200
"""What is called a good line and a fair one."""
WINDOW = 24
"""So many round trips are kept: of a dozen mice, with two pings for each."""
TRUSTED_CAP_MS = 400
"""No line is believed to be slower, whatever was measured."""
SLACK_MS = 25
"""On the steadiest line: a frame of 1/60 s, and some milliseconds of two programs."""
SLACK_CAP_MS = 60
"""On any line."""
UNSTEADY = 2
"""So much slack for each millisecond of jitter."""
REACH_MS = 80
"""No line is believed to take longer than the shortest time known of it by more."""
CREDIT_MS = 40
"""What a seat may claim beyond that, at first and at most: for the worst moments of bad lines …"""
UNPROVEN_CREDIT_MS = 900
"""… or of lines that nobody can know …"""
REFILL_MS = 10
"""… and how much of it comes back with each race."""
GRACE_CAP_MS = 400
"""No table waits longer for reports under way when the window has closed."""


class Line(NamedTuple):
    """What the server measured of a seat's connection: its last round trips, oldest first.

    A line of which nothing was measured has no trusted delay, only the full slack: nobody gains by
    never answering a ping. So a line should be pinged a few times before its first race.
    """

    trips_ms: tuple[int, ...] = ()
    known_ms: int | None = None
    """The shortest round trip that the system itself knows of; None if it cannot know."""

    def heard(self, trip_ms: int, known_ms: int | None = None) -> "Line":
        """The line after one more pong; a clock that stepped back counts as no delay."""
        return Line((*self.trips_ms[1 - WINDOW :], max(0, trip_ms)), known_ms)

    @property
    def trusted_ms(self) -> int:
        """How long this line takes there and back: the median, the lower one of two."""
        return min(TRUSTED_CAP_MS, _quantile(self.trips_ms))

    @property
    def jitter_ms(self) -> int:
        """How unsteady it is: from the median to the upper quartile; short bursts lie above."""
        return _quantile(self.trips_ms, 3 / 4) - _quantile(self.trips_ms)

    @property
    def slack_ms(self) -> int:
        """How much later than usual a report may be and still be believed."""
        if not self.trips_ms:
            return SLACK_CAP_MS
        return min(SLACK_CAP_MS, SLACK_MS + UNSTEADY * self.jitter_ms)

    @property
    def wanted_ms(self) -> int:
        """How much of the time that passed may have been the line's, if its pongs are honest."""
        return self.trusted_ms + self.slack_ms

    @property
    def limit_ms(self) -> int:
        """How much of it is believed whatever the pongs say."""
        return min((*self.trips_ms, self.known_ms or 0)) + REACH_MS

    @property
    def allowance_ms(self) -> int:
        """How much of it is believed without credit."""
        return min(self.wanted_ms, self.limit_ms)

    @property
    def quality(self) -> Quality:
        """What people are told of it; nothing before it was measured."""
        if not self.trips_ms:
            return ""
        return (
            "good" if self.shown_ms <= GOOD_MS else "fair" if self.shown_ms <= FAIR_MS else "poor"
        )

    @property
    def shown_ms(self) -> int:
        """How long it takes, as far as that is believed, in steps of ten."""
        return round(min(self.trusted_ms, self.limit_ms), -1)


def believed_ms(line: Line, elapsed_ms: int, claimed_ms: int, credit_ms: int = 0) -> int:
    """The reaction time that counts; `elapsed_ms` passed from sending the mouse to the report."""
    least_ms = max(0, elapsed_ms - min(line.wanted_ms, line.limit_ms + credit_ms))
    return min(max(least_ms, claimed_ms), max(0, elapsed_ms))


def grace_ms(lines: Iterable[Line]) -> int:
    """How long to wait, after the window, for the connected seats that have not answered."""
    return min(GRACE_CAP_MS, max((line.wanted_ms for line in lines), default=0))


class Credit:
    """What is left to each seat for claims beyond what its line proves.

    It belongs to the seat: coming back on another connection makes nobody richer.
    """

    def __init__(self) -> None:
        self._left: dict[int, int] = {}
        self._race: dict[int, int] = {}

    def believed_ms(
        self, seat: int, race: int, line: Line, elapsed_ms: int, claimed_ms: int
    ) -> int:
        """The reaction time that counts; what was believed beyond the limit is spent."""
        most_ms = UNPROVEN_CREDIT_MS if line.known_ms is None else CREDIT_MS
        left_ms = self._left.get(seat, most_ms)
        if self._race.get(seat, race) != race:  # an answer may be refused and come again
            left_ms += REFILL_MS
        left_ms = min(left_ms, most_ms)
        believed = believed_ms(line, elapsed_ms, claimed_ms, left_ms)
        spent_ms = max(0, elapsed_ms - believed - line.limit_ms)
        self._left[seat], self._race[seat] = left_ms - min(left_ms, spent_ms), race
        return believed


REMEMBERED = 15
"""So many of a seat's reactions tell what is usual for it."""


class Usual:
    """What is usual for each seat, at a table where everybody is measured by that.

    Somebody who hears the mouse described, or whose hands are slow, races against their own usual
    time: a reaction counts as much earlier or later than the quickest seat's usual one as it was
    earlier or later than its own seat's. So it never counts for more than it took, and fits the
    window. Who dawdles on purpose gains by it: it is for people who trust each other.
    """

    def __init__(self) -> None:
        self._seen: dict[int, deque[int]] = {}

    def evened_ms(self, seat: int, reaction_ms: int, least_ms: int) -> int:
        """How a reaction counts; `least_ms` if that were quicker than anybody can be."""
        seen = self._seen.setdefault(seat, deque(maxlen=REMEMBERED))
        seen.append(reaction_ms)
        slower_ms = _quantile(seen) - min(map(_quantile, self._seen.values()))
        return min(reaction_ms, max(least_ms, reaction_ms - slower_ms))


def _quantile(values: Iterable[int], part: float = 1 / 2) -> int:
    """The median, or another one; the lower one of two, and 0 of nothing."""
    ordered = sorted(values)
    return ordered[int((len(ordered) - 1) * part)] if ordered else 0

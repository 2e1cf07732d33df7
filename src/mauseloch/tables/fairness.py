"""How quick somebody was, when no client need be believed and every line is late.

A client reports how long its person took, from the painted mouse to the input: a stretch of its own
monotonic clock, so it does not matter what time it takes it to be. The report may be a lie. What
the server knows by itself is how long it took from sending the mouse to hearing of it, and how long
this line takes there and back, by pings. A reaction can only have been shorter than the first by
the second; that much is believed, and some slack for what a ping does not see: a frame waiting to
be painted, a busy moment of either program, the line's own unsteadiness.

Whoever claims too little gains the allowance less what the line really took: on average less than
the slack, which is small where the line is steady; in a race whose packets were lucky, more than
the slack by as much as they were quicker than usual.

A line counts at its median. Slow pongs, single or in a burst, change little until they are half of
what is kept, so a line that becomes slower is clipped for a while. The median is also what a liar
has to move: who delays more than half of its pongs is believed up to the cap. No quantile prevents
that, for a client that is late with everything cannot be told from one that is far away; a lower
one would only ask the liar to delay more of them, let it gain less by luck, and judge honest people
on unsteady lines worse. What helps is that the browser is asked, not the page: a script cannot
delay the pong of a WebSocket's own ping. The caps bound the rest, and cost whoever really is that
far away. A report held up by a lost packet is not believed either: that cannot be told from a lie.

`python -m bench.fair` has the numbers. Everything is in whole milliseconds; nothing reads a clock.
"""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

WINDOW = 24
"""So many round trips are kept: of a dozen mice, with a ping before each and one with it."""
TRUSTED_CAP_MS = 400
"""No line is believed to be slower, whatever was measured."""
SLACK_MS = 25
"""On the steadiest line: a frame of 1/60 s, and some milliseconds of two programs."""
SLACK_CAP_MS = 60
"""On any line."""
UNSTEADY = 2
"""So much slack for each millisecond of jitter."""
GRACE_CAP_MS = 400
"""No table waits longer for reports under way when the window has closed."""


class Line(NamedTuple):
    """What the server measured of a seat's connection: its last round trips, oldest first.

    A line of which nothing was measured has no trusted delay, only the full slack: nobody gains by
    never answering a ping. So a line should be pinged a few times before its first race.
    """

    trips_ms: tuple[int, ...] = ()

    def heard(self, trip_ms: int) -> "Line":
        """The line after one more pong; a clock that stepped back counts as no delay."""
        return Line((*self.trips_ms[1 - WINDOW :], max(0, trip_ms)))

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
    def allowance_ms(self) -> int:
        """How much of the time that passed may have been the line's."""
        return self.trusted_ms + self.slack_ms


def believed_ms(line: Line, elapsed_ms: int, claimed_ms: int) -> int:
    """The reaction time that counts; `elapsed_ms` passed from sending the mouse to the report."""
    least_ms = max(0, elapsed_ms - line.allowance_ms)
    return min(max(least_ms, claimed_ms), max(0, elapsed_ms))


def grace_ms(lines: Iterable[Line]) -> int:
    """How long to wait, after the window, for the connected seats that have not answered."""
    return min(GRACE_CAP_MS, max((line.allowance_ms for line in lines), default=0))


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

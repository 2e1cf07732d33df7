"""The server's own metrics, added up across restarts."""

import re
from collections import defaultdict

BUCKET = re.compile(r"^mauseloch_(\w+)_seconds_bucket\{(.*)\} (\S+)$", re.MULTILINE)
LE = re.compile(r'le="([^"]+)"')


class Histograms:
    """Counts of all histograms, added up from one look to the next."""

    def __init__(self) -> None:
        self._last: dict[str, dict[float, float]] = {}
        self._sums: dict[str, dict[float, float]] = defaultdict(lambda: defaultdict(float))

    def look(self, text: str, *, calm: bool) -> None:
        """Read the server's current metrics; add only what happened outside outages."""
        now: dict[str, dict[float, float]] = defaultdict(lambda: defaultdict(float))
        for name, labels, value in BUCKET.findall(text):
            at_most = LE.search(labels)
            if at_most is not None:
                now[name][float(at_most[1])] += float(value)
        for name, buckets in now.items():
            before = self._last.get(name, {})
            newborn = any(before.get(bound, 0) > many for bound, many in buckets.items())
            for bound, many in buckets.items():
                if calm and before and not newborn:
                    self._sums[name][bound] += many - before[bound]
        self._last = {name: dict(buckets) for name, buckets in now.items()}

    def quantiles(self) -> dict[str, tuple[float, float]]:
        """Each histogram's median and 99th percentile, as upper bounds in seconds."""
        found = {}
        for name, buckets in self._sums.items():
            total = buckets.get(float("inf"), 0)
            if total:
                found[name] = (_bound(buckets, total / 2), _bound(buckets, total * 0.99))
        return found


def _bound(buckets: dict[float, float], many: float) -> float:
    return next(bound for bound in sorted(buckets) if buckets[bound] >= many)

"""Metrics of the server, in Prometheus's text format."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Info, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from mauseloch.version import VERSION

PREFIX = "mauseloch"
COUNTERS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "inputs": ("Moves, draws and timeouts stored.", ()),
    "refusals": ("Client messages refused, by error code.", ("code",)),
    "matches_started": ("Matches begun, by game.", ("game",)),
    "matches_finished": ("Matches played to their end or given up, by game.", ("game",)),
    "seats_started": ("Seats of matches begun, by who played them at the start.", ("kind",)),
    "tables_opened": ("Tables opened.", ()),
    "tables_closed": ("Tables that are gone, by reason.", ("reason",)),
    "tables_failed": ("Tables closed by a bug.", ()),
    "limits_hit": ("Limits hit, by the name of the limit.", ("limit",)),
    "connections_refused": ("Connections and requests turned away, by reason.", ("reason",)),
    "store_retries": ("Commits that failed and were tried again.", ()),
    "set_aside": ("Rows that could not be read and were left as they are, by kind.", ("kind",)),
    "stand_ins": ("Answers of a simpler bot for one that was not ready or too slow.", ()),
    "thinking_recycled": ("Thinking processes ended because they took too much memory.", ()),
    "cluster_losses": ("Times that the cluster on which bots think went away.", ()),
    "cluster_missed": ("Questions that the cluster did not take, or lost.", ()),
    "beats_missed": ("Heartbeats that the database did not take in time.", ()),
    "leases_over": ("Times that this server had to fall silent, because its lease was over.", ()),
    "tables_lost": ("Tables that another server has taken.", ()),
    "tables_handed_over": ("Tables given to other servers.", ()),
    "tidings_failed": ("Messages to other servers that were not answered, or refused.", ()),
    "uses_untold": ("Uses of shares that other servers did not hear of, in a flood.", ()),
    "relayed": ("Connections relayed to the server that has the table.", ()),
    "matches_pruned": ("Finished matches deleted because they were old.", ()),
}
"""Help text and label names of each counter; `_total` is added to its name."""
GAUGES: Mapping[str, str] = {
    "tables": "Open tables at this server.",
    "matches_running": "Matches being played.",
    "connections": "Open WebSocket connections.",
    "lookers": "Connections that have joined a table.",
    "thoughts": "Questions that bots or the coach are working on for a table.",
    "blocked": "Addresses that are blocked.",
    "store_paused": "1 while nothing can be stored and all tables wait, otherwise 0.",
    "store_waiting": "Writes accepted and not stored yet.",
    "thinking_processes": "Processes in which bots and the coach think, or kernels are compiled.",
    "thinking_memory_bytes": "Memory of these processes; what they share counts once.",
    "cluster_workers": "Workers of the cluster on which bots and the coach think.",
    "peers": "Other servers of this place that are alive.",
    "draining": "1 while the server takes no new tables or matches because it is about to stop.",
}
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bucket bounds in seconds, for things that should take milliseconds."""
HISTOGRAMS: Mapping[str, tuple[str, tuple[float, ...]]] = {
    "told_seconds": ("From a message or a bot's answer until it is stored and all are told.", FAST),
    "http_seconds": ("HTTP requests, by route pattern and class of status.", FAST),
    "store_seconds": ("Time that a commit took.", FAST),
    "thought_seconds": (
        "From asking a bot that searches to its answer.",
        (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0),
    ),
    "loop_lag_seconds": ("How late the event loop is, sampled by a timer.", FAST),
}
"""Help text and upper bounds of the buckets of each histogram, in seconds."""
LABELLED: Mapping[str, tuple[str, ...]] = {"http_seconds": ("route", "status")}
"""Label names of histograms that have any."""


class Timing:
    """A histogram that costs little more per move than one addition to a list.

    Those of prometheus_client take two locks and more than twice as long.
    """

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count something that took this long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def add_to(self, family: HistogramMetricFamily, labels: tuple[str, ...]) -> None:
        """Add it to the family that prometheus_client writes."""
        bounds = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        family.add_metric(labels, buckets, self._sum)


class Timings(Collector):
    """All histograms, by name and label values."""

    def __init__(self) -> None:
        self._timings: dict[str, dict[tuple[str, ...], Timing]] = {
            name: {} if name in LABELLED else {(): Timing(bounds)}
            for name, (_, bounds) in HISTOGRAMS.items()
        }

    def of(self, name: str, labels: tuple[str, ...] = ()) -> Timing:
        """The histogram for these labels; keep a reference to one used often."""
        found = self._timings[name]
        if labels not in found:
            found[labels] = Timing(HISTOGRAMS[name][1])
        return found[labels]

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield all histograms as they are now."""
        for name, found in self._timings.items():
            family = HistogramMetricFamily(
                f"{PREFIX}_{name}", HISTOGRAMS[name][0], labels=LABELLED.get(name, ())
            )
            for labels, timing in list(found.items()):
                timing.add_to(family, labels)
            yield family


class Metrics:
    """Everything that is counted, timed or measured, in a registry for each server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"{PREFIX}_{name}", help_, labels, registry=self._registry)
            for name, (help_, labels) in COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(f"{PREFIX}_{name}", help_, registry=self._registry)
            for name, help_ in GAUGES.items()
        }
        self._timings = Timings()
        self._registry.register(self._timings)
        ProcessCollector(registry=self._registry)
        Info(PREFIX, "The version that runs.", registry=self._registry).info({"version": VERSION})

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Increase a counter."""
        _labelled(self._counters[name], labels).inc(by)

    def observe(self, name: str, seconds: float, *labels: str) -> None:
        """Count something that took this long."""
        self._timings.of(name, labels).observe(seconds)

    def set(self, name: str, value: float) -> None:
        """Set a gauge."""
        self._gauges[name].set(value)

    def value(self, name: str, **labels: str) -> float:
        """A sample by its full name without our prefix; 0 if it has never occurred."""
        return self._registry.get_sample_value(f"{PREFIX}_{name}", labels) or 0.0

    def totals(self) -> dict[str, dict[str, int]]:
        """The counts of each counter with a single label, by the label's value."""
        found: dict[str, dict[str, int]] = {}
        for name, (_, labels) in COUNTERS.items():
            if len(labels) == 1:
                samples = next(iter(self._counters[name].collect())).samples
                found[name] = {
                    one.labels[labels[0]]: int(one.value)
                    for one in samples
                    if one.name.endswith("_total")
                }
        return found

    def text(self) -> str:
        """All metrics, as Prometheus scrapes them."""
        return generate_latest(self._registry).decode()


def _labelled(metric: Counter, labels: Mapping[str, str]) -> Counter:
    return metric.labels(**labels) if labels else metric

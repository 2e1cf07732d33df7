"""Numbers about the server, in the text form that Prometheus reads."""

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

COUNTERS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "inputs": ("Moves, draws and timeouts stored.", ()),
    "refusals": ("Client messages refused, by error code.", ("code",)),
    "matches_finished": ("Matches played to their end or given up.", ()),
    "limits_hit": ("Limits hit, by the name of the limit.", ("limit",)),
    "connections_refused": ("Connections and requests turned away, by reason.", ("reason",)),
    "tables_failed": ("Tables closed by a bug.", ()),
    "store_retries": ("Commits that failed and were tried again.", ()),
    "set_aside": ("Rows that could not be read and were left as they are, by kind.", ("kind",)),
    "stand_ins": ("Answers of a simpler bot for one that was not ready or too slow.", ()),
    "thinking_recycled": ("Thinking processes ended because they took too much memory.", ()),
}
"""Each with its help text and the names of its labels; `_total` is added to the name."""
GAUGES: Mapping[str, str] = {
    "tables": "Open tables.",
    "matches_running": "Matches being played.",
    "connections": "Open WebSocket connections.",
    "blocked": "Addresses that are blocked.",
    "store_paused": "1 while nothing can be stored and all tables wait, otherwise 0.",
    "store_waiting": "Writes accepted and not stored yet.",
    "thinking_processes": "Processes in which bots and the coach think, or kernels are compiled.",
    "thinking_memory_bytes": "Memory of these processes; what they share counts once.",
}
HISTOGRAMS: Mapping[str, tuple[str, tuple[float, ...]]] = {
    "store_seconds": (
        "Time that a commit took.",
        (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    ),
    "thought_seconds": (
        "From asking a bot that searches to its answer.",
        (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0),
    ),
}
"""Each with its help text and the upper bounds of its buckets, in seconds."""


class Metrics:
    """Everything that is counted, timed or measured; one registry for each server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"mauseloch_{name}", help_, labels, registry=self._registry)
            for name, (help_, labels) in COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(f"mauseloch_{name}", help_, registry=self._registry)
            for name, help_ in GAUGES.items()
        }
        self._histograms = {
            name: Histogram(f"mauseloch_{name}", help_, buckets=bounds, registry=self._registry)
            for name, (help_, bounds) in HISTOGRAMS.items()
        }

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Something happened, so many times."""
        _labelled(self._counters[name], labels).inc(by)

    def observe(self, name: str, seconds: float) -> None:
        """Something took so long."""
        self._histograms[name].observe(seconds)

    def set(self, name: str, value: float) -> None:
        """There are so many now."""
        self._gauges[name].set(value)

    def value(self, name: str, **labels: str) -> float:
        """One sample by its full name without our prefix; 0 for what never happened."""
        return self._registry.get_sample_value(f"mauseloch_{name}", labels) or 0.0

    def text(self) -> str:
        """All of them, as Prometheus scrapes them."""
        return generate_latest(self._registry).decode()


def _labelled(metric: Counter, labels: Mapping[str, str]) -> Counter:
    return metric.labels(**labels) if labels else metric

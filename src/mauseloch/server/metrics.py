"""Numbers about the server, in the text form that Prometheus reads."""

from collections import Counter

KINDS = {
    "tables": "gauge",
    "matches_running": "gauge",
    "connections": "gauge",
    "inputs_total": "counter",
    "refusals_total": "counter",
    "matches_finished_total": "counter",
    "tables_failed_total": "counter",
}


class Metrics(Counter[str]):
    """Counts of what happened."""

    def text(self, **now: int) -> str:
        """All of them, with those that are only known now."""
        values = {**self, **now}
        return "".join(
            f"# TYPE mauseloch_{name} {kind}\nmauseloch_{name} {values.get(name, 0)}\n"
            for name, kind in KINDS.items()
        )

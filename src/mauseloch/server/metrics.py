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
        lines = []
        for name, kind in KINDS.items():
            lines.append(f"# TYPE mauseloch_{name} {kind}")
            lines.append(f"mauseloch_{name} {values.get(name, 0)}")
        return "\n".join([*lines, ""])

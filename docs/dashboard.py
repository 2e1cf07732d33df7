"""Writes deploy/grafana-dashboard.json from the parts that matter: titles, queries and units.

Every line covers the whole site, however many servers it has, or names its server.

python -m docs.dashboard
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).parents[1] / "deploy" / "grafana-dashboard.json"
WIDTH, HEIGHT, ACROSS = 8, 7, 3
SOURCE = {"type": "prometheus", "uid": "${source}"}


class Panel(NamedTuple):
    """One chart, with its queries by name."""

    title: str
    about: str
    lines: dict[str, str]
    unit: str = "short"


def _quantiles(name: str, of: str = "") -> dict[str, str]:
    """The median, 95th and 99th percentile of a histogram."""
    inner = f"sum by (le) (rate(mauseloch_{name}_bucket{of}[$__rate_interval]))"
    return {f"p{q}": f"histogram_quantile(0.{q}, {inner})" for q in (50, 95, 99)}


def _by(name: str, label: str) -> dict[str, str]:
    return {
        f"{{{{{label}}}}}": f"sum by ({label}) (rate(mauseloch_{name}_total[$__rate_interval]))"
    }


def _more(name: str) -> str:
    """The increase on all servers together."""
    return f"sum(increase(mauseloch_{name}_total[$__rate_interval]))"


PANELS = (
    Panel(
        "People and tables",
        "Connections, those that have joined a table, open tables and matches being played.",
        {
            "connections": "sum(mauseloch_connections)",
            "at a table": "sum(mauseloch_lookers)",
            "tables": "sum(mauseloch_tables)",
            "matches": "sum(mauseloch_matches_running)",
        },
    ),
    Panel(
        "Matches begun",
        "By game, per second.",
        _by("matches_started", "game"),
    ),
    Panel(
        "Moves stored",
        "Moves, draws and timeouts, per second.",
        {"inputs": "sum(rate(mauseloch_inputs_total[$__rate_interval]))"},
    ),
    Panel(
        "From a move until everyone knows",
        "Includes storing. People notice more than a quarter of a second.",
        _quantiles("told_seconds"),
        "s",
    ),
    Panel(
        "A commit",
        "How long the database takes, and how many writes wait for it.",
        {**_quantiles("store_seconds"), "waiting": "sum(mauseloch_store_waiting)"},
        "s",
    ),
    Panel(
        "Event loop late by",
        "Anything that holds it up holds up every table of that server.",
        {
            f"{{{{instance}}}} p{q}": f"histogram_quantile(0.{q}, sum by (le, instance) "
            "(rate(mauseloch_loop_lag_seconds_bucket[$__rate_interval])))"
            for q in (50, 99)
        },
        "s",
    ),
    Panel(
        "HTTP requests",
        "By class of status, per second.",
        {"{{status}}": ("sum by (status) (rate(mauseloch_http_seconds_count[$__rate_interval]))")},
    ),
    Panel(
        "HTTP, slow end by route",
        "The time below which 95 of 100 requests begin to be answered.",
        {
            "{{route}}": "histogram_quantile(0.95, sum by (le, route) "
            "(rate(mauseloch_http_seconds_bucket[$__rate_interval])))"
        },
        "s",
    ),
    Panel(
        "Turned away",
        "Connections refused, limits hit and addresses blocked.",
        {
            **_by("connections_refused", "reason"),
            **_by("limits_hit", "limit"),
            "blocked": "max(mauseloch_blocked)",
        },
    ),
    Panel(
        "Messages refused",
        "By error code, per second; a few are normal.",
        _by("refusals", "code"),
    ),
    Panel(
        "Bots",
        "How long the bots that search think, and how often a stand-in plays.",
        {
            **_quantiles("thought_seconds"),
            "stand-ins": "sum(rate(mauseloch_stand_ins_total[$__rate_interval]))",
        },
        "s",
    ),
    Panel(
        "Memory",
        "Of each server itself, and of the processes in which bots and the coach think.",
        {
            "{{instance}}": 'process_resident_memory_bytes{job="mauseloch"}',
            "{{instance}} thinking": "mauseloch_thinking_memory_bytes",
        },
        "bytes",
    ),
    Panel(
        "Processor",
        "Cores in use by each server itself.",
        {"{{instance}}": 'rate(process_cpu_seconds_total{job="mauseloch"}[$__rate_interval])'},
    ),
    Panel(
        "Descriptors",
        "Open descriptors, and how many the system allows.",
        {
            "{{instance}} open": 'process_open_fds{job="mauseloch"}',
            "{{instance}} most": 'process_max_fds{job="mauseloch"}',
        },
    ),
    Panel(
        "What went wrong",
        "Tables that failed, rows set aside, commits tried again, and servers that pause or drain.",
        {
            "tables failed": _more("tables_failed"),
            "rows set aside": _more("set_aside"),
            "commits tried again": _more("store_retries"),
            "paused": "sum(mauseloch_store_paused)",
            "draining": "sum(mauseloch_draining)",
        },
    ),
    Panel(
        "Servers",
        "Servers alive, as they see each other; expired leases; unanswered messages.",
        {
            "alive": "max(mauseloch_peers) + 1",
            "alive, as one sees it": "min(mauseloch_peers) + 1",
            "leases over": _more("leases_over"),
            "messages failed": _more("tidings_failed"),
        },
    ),
    Panel(
        "Tables by server",
        "Where they are open, and those that have moved.",
        {
            "{{instance}}": "mauseloch_tables",
            "handed over": _more("tables_handed_over"),
            "lost to others": _more("tables_lost"),
        },
    ),
)


def dashboard() -> dict[str, Any]:
    """The dashboard for Grafana, which asks on import which Prometheus to read."""
    return {
        "title": "Mauseloch",
        "uid": "mauseloch",
        "tags": ["mauseloch"],
        "schemaVersion": 38,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "timezone": "browser",
        "templating": {
            "list": [{"name": "source", "label": "Prometheus", "type": "datasource"} | _prometheus]
        },
        "panels": [_panel(number, one) for number, one in enumerate(PANELS)],
    }


_prometheus = {"query": "prometheus", "refresh": 1, "hide": 0}


def _panel(number: int, panel: Panel) -> dict[str, Any]:
    row, column = divmod(number, ACROSS)
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": panel.title,
        "description": panel.about,
        "datasource": SOURCE,
        "gridPos": {"x": column * WIDTH, "y": row * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "options": {"legend": {"displayMode": "list", "placement": "bottom", "showLegend": True}},
        "targets": [
            {
                "refId": chr(ord("A") + place),
                "datasource": SOURCE,
                "expr": query,
                "legendFormat": name,
            }
            for place, (name, query) in enumerate(panel.lines.items())
        ],
    }


def dumped() -> str:
    """The content of the file."""
    return json.dumps(dashboard(), indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(dumped(), encoding="utf-8")

"""python -m bench.server."""

import argparse
import asyncio
import gc
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from msgspec import json

from bench.server import leases, nodes, relayed
from bench.server.measures import (
    BOT_TABLES,
    MEMORY_AT,
    PACED_PER_S,
    PACED_RUNS,
    PEOPLE_PER_S,
    PEOPLE_TABLES,
    PROBE_EVERY_S,
    RUNS,
    TABLES,
    WARM_UPS,
    Paced,
    Saturated,
    calm,
    milliseconds,
    people,
    probe,
    saturated,
    weighed,
    with_bots,
)
from bench.server.ours import serve
from bench.server.pairs import COSTS, PAIRS, compare
from bench.server.running import OURS, PEER, THEIRS, Contestant

GOAL_MS = 20


async def measured(folder: Path) -> None:
    """Measure everything and print it as tables."""
    everybody = [OURS, THEIRS]
    servers = [one.start(folder) for one in everybody]
    fast: list[list[Saturated]] = [[], []]
    slow: list[list[Paced]] = [[], []]
    evening: list[list[Paced]] = [[], []]
    try:
        for number in range(WARM_UPS + RUNS):
            for one, server, seen in zip(everybody, servers, fast, strict=True):
                found = await saturated(one, server)
                if number >= WARM_UPS:
                    seen.append(found)
        for _ in range(PACED_RUNS):
            for one, server, seen_slow in zip(everybody, servers, slow, strict=True):
                seen_slow.append(await calm(one, server))
            for one, server, seen_people in zip(everybody, servers, evening, strict=True):
                seen_people.append(await people(one, server))
    finally:
        for server in servers:
            server.stop()
    kib = [await weighed(one, folder) for one in everybody]
    _show(everybody, fast, slow, evening, kib)
    _show_lag(*await with_bots(folder))


def _show(
    everybody: Sequence[Contestant],
    fast: Sequence[Sequence[Saturated]],
    slow: Sequence[Sequence[Paced]],
    evening: Sequence[Sequence[Paced]],
    kib: Sequence[Sequence[float]],
) -> None:
    print(f"| | {' | '.join(one.name for one in everybody)} |")
    print(f"|---|{'---|' * len(everybody)}")
    rates = [[run.per_cpu_s for run in runs] for runs in fast]
    _row(
        "accepted moves per CPU second of the server",
        [f"{median(seen):,.0f} ({min(seen):,.0f} to {max(seen):,.0f})" for seen in rates],
    )
    _row("… per second, saturated", [f"{median(run.per_s for run in runs):,.0f}" for runs in fast])
    _row("… cores used", [f"{median(run.busy for run in runs):.2f}" for runs in fast])
    for pace, tables, seen in (
        (PACED_PER_S, TABLES, slow),
        (PEOPLE_PER_S, PEOPLE_TABLES, evening),
    ):
        at = f"{pace} moves/s at {tables} tables: "
        _row(f"{at}moves per CPU second", [f"{_of(runs, 'per_cpu_s'):,.0f}" for runs in seen])
        _row("… cores used", [f"{_of(runs, 'busy'):.2f}" for runs in seen])
        _row("… answer to update, p50", [f"{_of(runs, 'p50_ms'):.1f} ms" for runs in seen])
        _row("… p99", [f"{_of(runs, 'p99_ms'):.1f} ms" for runs in seen])
        _row("… worst", [f"{max(run.worst_ms for run in runs):.1f} ms" for runs in seen])
    for place, tables in enumerate(MEMORY_AT):
        _row(f"memory for each of {tables} tables", [f"{seen[place]:.0f} KiB" for seen in kib])
    ratios = [ours / theirs for ours, theirs in zip(*rates, strict=True)]
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    print(f"\nMoves per CPU second, Mauseloch / boardgame.io: {median(ratios):.2f} ({spread})")


def _of(runs: Sequence[Paced], figure: str) -> float:
    return median(float(getattr(run, figure)) for run in runs)


def _row(what: str, values: Sequence[str]) -> None:
    print(f"| {what} | {' | '.join(values)} |")


def _show_lag(idle: Sequence[float], busy: Sequence[float], rate: float) -> None:
    print(
        f"\n/healthz every {PROBE_EVERY_S * 1000:.0f} ms, {BOT_TABLES} tables full of bots ", end=""
    )
    print(f"that make {rate:,.0f} moves/s:\n\n| | p50 | p99 | worst |\n|---|---|---|---|")
    for name, trips in (("nobody plays", idle), ("bots think", busy)):
        _row(name, [f"{one:.1f} ms" for one in milliseconds(trips)])
    late = sum(trip * 1000 > GOAL_MS for trip in busy)
    print(f"\nLonger than {GOAL_MS} ms: {late} of {len(busy):,}")


def beside() -> None:
    """Measure our server beside boardgame.io's."""
    if not (PEER / "node_modules").exists() or shutil.which("node") is None:
        raise SystemExit(f"boardgame.io is missing: npm ci --prefix {PEER}")
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)  # noqa: S607 - whichever is installed
    peer = json.decode((PEER / "node_modules/boardgame.io/package.json").read_bytes())
    print(f"Python {platform.python_version()}, Node {node.stdout.strip()}, ", end="")
    print(f"boardgame.io {peer['version']}, {platform.machine()}, {os.cpu_count()} cores; ", end="")
    print(f"median of {RUNS} interleaved runs (worst to best)\n")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(Path(folder)))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    does = parser.add_subparsers(dest="does")
    in_pairs = does.add_parser("pairs")
    in_pairs.add_argument("--against", type=Path, help="another checkout; default: unmetered")
    in_pairs.add_argument("--pairs", type=int, default=PAIRS)
    in_pairs.add_argument("--pace", choices=list(COSTS), default="saturated")
    serving = does.add_parser("serve")
    serving.add_argument("url")
    serving.add_argument("--unmetered", action="store_true")
    does.add_parser("probe").add_argument("port", type=int)
    for name, rounds in (("nodes", nodes.ROUNDS_OF_ALL), ("relay", relayed.ROUNDS_OF_ALL)):
        does.add_parser(name).add_argument("--rounds", type=int, default=rounds)
    in_leases = does.add_parser("leases")
    in_leases.add_argument("--idle", type=int, default=leases.IDLE, help="tables with nobody there")
    in_leases.add_argument("--busy", type=int, default=leases.BUSY, help="tables of four people")
    chosen = parser.parse_args()
    if chosen.does == "serve":
        serve(chosen.url, metered=not chosen.unmetered)
    elif chosen.does == "probe":
        probe(chosen.port)
    else:
        gc.disable()  # this process with the clients ends soon anyway
        if chosen.does == "pairs":
            compare(chosen.against, chosen.pairs, chosen.pace)
        elif chosen.does == "nodes":
            nodes.compare(chosen.rounds)
        elif chosen.does == "relay":
            relayed.compare(chosen.rounds)
        elif chosen.does == "leases":
            leases.measure(chosen.idle, chosen.busy)
        else:
            beside()


if __name__ == "__main__":
    main()

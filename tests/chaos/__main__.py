"""python -m tests.chaos --minutes 60 --tables 300."""

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from msgspec import json

from tests.chaos import audit
from tests.chaos.place import Place
from tests.chaos.plan import KINDS, NODES, OVER_S, Incident, Plan
from tests.chaos.planted import PLANTS
from tests.chaos.report import Chaos
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.siege.plan import Outage
from tests.siege.verdict import judged, longest, trips
from tests.store.clusters import Pair, pair

ARRIVING_S = float(PATIENCE_S)
"""If not everyone is seated by then, something is wrong."""


async def chaos(plan: Plan, folder: Path, database: Pair) -> Chaos:
    """Run a whole hour of chaos, from an empty database to the verdict."""
    told_to_end = asyncio.current_task()
    assert told_to_end is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told_to_end.cancel)
    place = Place(folder, free_port(), plan.plant)
    crowd: asyncio.subprocess.Process | None = None
    outages: list[Outage] = []
    try:
        with database.primary.connect() as connection:
            audit.people(connection, NODES)
        await place.open(database)
        with database.primary.connect() as connection:
            audit.install(connection)
        everything_s = plan.seconds + 2 * ARRIVING_S
        given = (place.port, plan.tables, everything_s, plan.seed, folder)
        crowd = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.chaos.crowd", *map(str, given))
        )
        await all_sit(folder)
        weights = Weights(place)
        weighing = asyncio.ensure_future(weights.keep())
        begin = time.monotonic()
        for incident in plan.incidents:
            await asyncio.sleep(max(0.0, begin + incident.at_s - time.monotonic()))
            ended_at = (outages[-1].end or 0.0) if outages else 0.0
            # Leave time between incidents, so that every wait has only one cause.
            await asyncio.sleep(max(0.0, ended_at + OVER_S - time.monotonic()))
            if time.monotonic() > begin + plan.seconds:
                break  # earlier incidents took longer than planned
            outages.append(await lived_through(place, incident))
        await asyncio.sleep(max(plan.settle_s, begin + plan.seconds - time.monotonic()))
        end = time.monotonic()
        weighing.cancel()
        crowd.terminate()
        async with asyncio.timeout(PATIENCE_S):
            await crowd.wait()
        deaths = {name: list(node.deaths) for name, node in place.nodes.items()}
        await place.close()
        verdict = await judged(database.url, folder, plan.seed)
        with database.primary.connect() as connection:
            faults, epochs = audit.found(connection)
        faults += [
            line.split(" ", 1)[1] for line in (folder / "faults.txt").read_text().splitlines()
        ]
        return Chaos(
            plan=plan,
            outages=outages,
            trips=trips(folder, outages, begin, end),
            longest_s=longest(folder, outages),
            verdict=verdict,
            faults=faults,
            epochs=epochs,
            people=json.decode((folder / "people.json").read_bytes()),
            deaths=deaths,
            memory_mib=weights.most_mib,
        )
    finally:
        if crowd is not None and crowd.returncode is None:
            crowd.kill()
            await crowd.wait()
        await place.close()


class Weights:
    """The memory that the servers use."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.most_mib = 0.0

    async def keep(self) -> None:
        """Sample every second until cancelled."""
        while True:
            found = [node.memory_mib() or 0.0 for node in self._place.nodes.values()]
            self.most_mib = max(self.most_mib, *found)
            await asyncio.sleep(1)


async def all_sit(folder: Path) -> None:
    """Wait until everyone is seated."""
    until = time.monotonic() + ARRIVING_S
    while not (folder / "all-sit").exists():
        if time.monotonic() > until:
            raise SystemExit("not everybody has come to sit")
        await asyncio.sleep(0.2)


async def lived_through(place: Place, incident: Incident) -> Outage:
    """Cause an incident and wait until it is repaired."""
    kind = incident.kind + (f" ({incident.how})" if incident.kind == "sever" else "")
    outage = Outage(kind, time.monotonic())
    print(f"{time.strftime('%H:%M:%S')} {kind} {incident.node}", flush=True)  # noqa: T201 - progress
    outage.end = await place.happens(incident)
    return outage


def main() -> None:
    """Parse the arguments, run the chaos and print its report."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=20, metavar="SECONDS")
    parser.add_argument("--kind", action="append", default=[], choices=KINDS)
    parser.add_argument("--plant", default="", choices=["", *PLANTS])
    parser.add_argument("--report", type=Path, default=Path("out/chaos.md"))
    parser.add_argument("--keep", type=Path, help="a folder for all that was written down")
    chosen = parser.parse_args()
    plan = Plan(
        minutes=chosen.minutes,
        tables=chosen.tables,
        seed=chosen.seed,
        every_s=chosen.every,
        kinds=tuple(chosen.kind) or KINDS,
        plant=chosen.plant,
    )
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="mauseloch-"))  # for short socket paths
    folder.mkdir(mode=0o700, exist_ok=True)
    try:
        with pair() as database:
            found = asyncio.run(chaos(plan, folder, database))
    finally:
        if chosen.keep is None:
            shutil.rmtree(folder, ignore_errors=True)
    chosen.report.parent.mkdir(parents=True, exist_ok=True)
    chosen.report.write_text(found.page())
    print(found.page())  # noqa: T201 - the report is the output
    if not found.holds:
        raise SystemExit("chaos has shown faults")


if __name__ == "__main__":
    main()

"""python -m tests.siege --minutes 60 --tables 500."""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from msgspec import json

from tests.siege.attackers import ATTACKS
from tests.siege.database import Database, pinned
from tests.siege.fort import Fort, Weights
from tests.siege.histograms import Histograms
from tests.siege.plan import Incident, Outage, Plan
from tests.siege.report import Siege
from tests.siege.verdict import judged, trips

ARRIVING_S = 300.0
"""If not everyone is seated by then, something is wrong."""
LAST_WORDS_S = 30.0


class Watch:
    """Observe the server from outside during the siege."""

    def __init__(self, fort: Fort) -> None:
        self.outages: list[Outage] = []
        self.weights = Weights()
        self.histograms = Histograms()
        self.probes_ms: list[float] = []
        self._fort = fort

    @property
    def calm(self) -> bool:
        """Whether there has been no outage for a while."""
        return not any(one.covers(time.monotonic()) for one in self.outages)

    async def keep(self) -> None:
        """Probe the server until cancelled."""
        while True:
            calm, begin = self.calm, time.monotonic()
            status, _ = await self._fort.ask("/healthz")
            if calm and self.calm and status == 200:
                self.probes_ms.append((time.monotonic() - begin) * 1000)
            self.weights.look(self._fort)
            _, text = await self._fort.ask("/metrics", admin=True)
            self.histograms.look(text, calm=calm and self.calm)
            await asyncio.sleep(0.5)


async def besieged(plan: Plan, folder: Path, cores: tuple[int | None, int | None]) -> Siege:
    """Run a whole siege, from an empty database to the verdict."""
    told_to_end = asyncio.current_task()
    assert told_to_end is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told_to_end.cancel)
    ours, theirs = cores
    database = Database(ours)
    fort = Fort(database.url, folder, ours)
    processes: list[asyncio.subprocess.Process] = []

    async def program(name: str, *arguments: object, nice: int = 0) -> None:
        command = [sys.executable, "-m", f"tests.siege.{name}", *map(str, arguments)]
        begin = pinned(theirs)

        def prepare() -> None:
            if begin is not None:
                begin()
            os.nice(nice)

        processes.append(await asyncio.create_subprocess_exec(*command, preexec_fn=prepare))

    try:
        await database.open()
        await fort.open()
        watch = Watch(fort)
        everything_s = plan.seconds + ARRIVING_S
        await program("crowd", fort.port, plan.tables, everything_s, plan.seed, folder)
        until = time.monotonic() + ARRIVING_S
        while not (folder / "all-sit").exists():
            if time.monotonic() > until:
                raise SystemExit("not everybody has come to sit")
            await asyncio.sleep(0.2)
        attacks = [name for name in ATTACKS if not plan.attackers or name in plan.attackers]
        await program("attackers", fort.port, plan.seconds, plan.seed, folder, *attacks, nice=5)
        watching = asyncio.ensure_future(watch.keep())
        begin = time.monotonic()
        for incident in plan.incidents:
            await asyncio.sleep(max(0.0, begin + incident.at_s - time.monotonic()))
            await happens(incident, database, fort, watch)
        await asyncio.sleep(max(0.0, begin + plan.seconds - time.monotonic()))
        end = time.monotonic()
        watching.cancel()
        processes[0].terminate()
        async with asyncio.timeout(LAST_WORDS_S):
            for process in processes:
                await process.wait()
        deaths = list(fort.deaths)
        await fort.close()
        verdict = await judged(database.url, folder, plan.seed)
        return Siege(
            plan=plan,
            outages=watch.outages,
            weights=watch.weights,
            probes_ms=sorted(watch.probes_ms),
            trips=trips(folder, watch.outages, begin, end),
            verdict=verdict,
            people=json.decode((folder / "people.json").read_bytes()),
            attackers=json.decode((folder / "attackers.json").read_bytes()),
            deaths=deaths,
            crashes=database.crashes,
            disk=database.mounted,
            server_side=watch.histograms.quantiles(),
        )
    finally:
        for process in processes:
            if process.returncode is None:
                process.kill()
                await process.wait()
        await fort.close()
        await database.close()


async def happens(incident: Incident, database: Database, fort: Fort, watch: Watch) -> None:
    """Cause an incident; return when it is over."""
    outage = Outage(incident.kind, time.monotonic())
    if incident.kind == "full" and not database.mounted:
        return
    watch.outages.append(outage)
    if incident.kind == "restart":
        await database.restart(incident.lasts_s)
    elif incident.kind == "full":
        await database.fill(incident.lasts_s)
    else:
        fort.kill()
    outage.end = time.monotonic()


def main() -> None:
    """Parse the arguments, run a siege and print its report."""
    parser = argparse.ArgumentParser(prog="python -m tests.siege", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--restart-every", type=float, default=300, metavar="SECONDS")
    parser.add_argument("--kill-every", type=float, default=420, metavar="SECONDS")
    parser.add_argument("--fills", type=int, default=2)
    parser.add_argument("--attack", action="append", default=[], choices=list(ATTACKS))
    parser.add_argument("--report", type=Path, default=Path("out/siege.md"))
    parser.add_argument("--keep", type=Path, help="a folder for all that was written down")
    chosen = parser.parse_args()
    plan = Plan(
        minutes=chosen.minutes,
        tables=chosen.tables,
        seed=chosen.seed,
        restart_every_s=chosen.restart_every,
        kill_every_s=chosen.kill_every,
        fills=chosen.fills,
        attackers=frozenset(chosen.attack),
    )
    cores = sorted(os.sched_getaffinity(0))
    ours, theirs = (cores[0], cores[1]) if len(cores) > 1 else (None, None)
    if theirs is not None:
        os.sched_setaffinity(0, {theirs})
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="mauseloch-siege-"))
    folder.mkdir(mode=0o700, exist_ok=True)  # the server opens sockets only in private folders
    try:
        siege = asyncio.run(besieged(plan, folder, (ours, theirs)))
    finally:
        if chosen.keep is None:
            shutil.rmtree(folder, ignore_errors=True)
    chosen.report.parent.mkdir(parents=True, exist_ok=True)
    chosen.report.write_text(siege.page())
    print(siege.page())  # noqa: T201 - the report is the output
    if not siege.holds:
        raise SystemExit("the siege has shown faults")


if __name__ == "__main__":
    main()

"""What operators get works: the page's commands, the unit, the dashboard and the alerts."""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from docs import dashboard
from psycopg.rows import dict_row

from mauseloch.cli.arguments import ADMIN
from mauseloch.server.metrics import COUNTERS, GAUGES, HISTOGRAMS, Metrics
from mauseloch.version import VERSION
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.promtool import promtool
from tests.server.live import Address
from tests.server.test_nodes import nodes
from tests.store.stories import story

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "host" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^<!-- run( stopped)? -->\n```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NAME = re.compile(r"\b(?:mauseloch|process)_[a-z_]+\b")
CODE = "mavolisu-2718"
"""The table used on the page."""


@pytest.fixture
def home() -> Iterator[Path]:
    """Separate folders, as on a fresh machine; the name is short because socket paths must be."""
    with tempfile.TemporaryDirectory(prefix="mauseloch-") as made:
        yield Path(made)


def environment(home: Path) -> dict[str, str]:
    run = home / "run"
    run.mkdir(mode=0o700, exist_ok=True)
    folders = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_RUNTIME_DIR": str(run)}
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    return os.environ | folders | {"PATH": path, "LC_ALL": "C.UTF-8"}


async def does(home: Path, block: str) -> str:
    """Run a block as if pasted into a terminal."""
    running = await asyncio.create_subprocess_exec(
        *("bash", "-e", "-c", block),
        cwd=home,
        env=environment(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    told, _ = await asyncio.wait_for(running.communicate(), PATIENCE_S)
    assert running.returncode == 0, f"{block}\n{told.decode()}"
    return told.decode()


def test_the_commands_of_the_page_work(home: Path) -> None:
    async def go() -> str:
        socket = home / "run" / "mauseloch" / "8160.sock"  # as if on the usual port
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mauseloch", "serve", "--port", str(free_port())),
            *("--admin-socket", str(socket)),
            env=environment(home),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        told = ""
        try:
            assert program.stdout is not None
            said = (await program.stdout.readline()).decode()
            listed = await does(home, "mauseloch admin tables")
            assert "No table is open" in listed
            port = re.findall(r":(\d+)", said)[-1]
            at = Address(f"127.0.0.1:{port}", None)  # type: ignore[arg-type]  # not in this process
            table = await at.table(game="geier", seats=2)
            other = await at.table(game="geier", seats=2, bots=["simple"])
            async with at.client(other["code"], other["token"]) as mia:
                await mia.say("start")  # a running match keeps the server from stopping
                for block in (block for stopped, block in BLOCKS if not stopped):
                    told += await does(home, block.replace(CODE, table["code"]))
            program.terminate()
            await program.wait()
            for block in (block for stopped, block in BLOCKS if stopped):
                told += await does(home, block)
            return told
        finally:
            if program.returncode is None:
                program.kill()
                await program.wait()

    told = asyncio.run(go())
    for words in ("is closed", "keeps running", "No match was that old", "The backup is in"):
        assert words in told
    assert "The database has been restored" in told
    assert len(BLOCKS) >= 4


@story
async def test_the_database_tells_which_nodes_there_are(postgresql: str) -> None:
    (query,) = re.findall(
        r"^<!-- run nodes -->\n```sql\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
    )
    async with nodes(postgresql) as (a, b):
        with psycopg.connect(postgresql, row_factory=dict_row) as line:
            found = line.execute(query).fetchall()
        told = [(one["name"], one["address"], one["version"], one["alive"]) for one in found]
        assert told == [
            (name, f"http://{at.host}", VERSION, True) for name, at in (("a", a), ("b", b))
        ]
        assert not any(one["draining"] or one["tables"] for one in found)


def test_every_action_is_on_the_page() -> None:
    for action in ADMIN:
        assert re.search(rf"mauseloch admin {action}\b|`{action}`", PAGE), action


def test_commands_that_are_not_run_are_at_least_understood() -> None:
    from mauseloch.cli.arguments import parsed  # noqa: PLC0415 - only here

    found = re.findall(
        r"^ +(?:sudo -u \w+ /opt/mauseloch/bin/)?(mauseloch .*)$", PAGE, re.MULTILINE
    )
    unit = (DEPLOY / "mauseloch.service").read_text(encoding="utf-8")
    found += [line.partition("/bin/")[2] for line in unit.splitlines() if "ExecStart=" in line]
    assert len(found) > 5
    for one in found:
        parsed(shlex.split(one, comments=True)[1:])


def queries() -> Iterator[str]:
    for panel in dashboard.PANELS:
        yield from panel.lines.values()
    alerts = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    yield from re.findall(r"^ +expr: (.*)$", alerts, re.MULTILINE)


def exported() -> set[str]:
    """The names of all samples a server exports, including those still at zero."""
    text = Metrics().text()
    found = set(re.findall(r"^([a-z_]+)[{ ]", text, re.MULTILINE))
    found |= {f"mauseloch_{name}_total" for name in COUNTERS}
    found |= {f"mauseloch_{name}" for name in GAUGES}
    parts = ("bucket", "count", "sum")
    return found | {f"mauseloch_{name}_{part}" for name in HISTOGRAMS for part in parts}


def test_the_dashboard_and_the_alerts_ask_for_what_there_is() -> None:
    asked = {name for query in queries() for name in NAME.findall(query)}
    assert len(asked) > 20
    assert asked <= exported()


def test_the_page_speaks_of_metrics_that_there_are() -> None:
    named = set(re.findall(r"`(mauseloch_[a-z_]+)`", PAGE))
    families = {name.rpartition("_")[0] for name in exported()} | exported()
    assert named
    assert named <= families


def test_labels_that_are_asked_for_exist() -> None:
    labels = {"le", "job", *(label for _, names in COUNTERS.values() for label in names)}
    labels |= {"route", "status", "instance"}
    for query in queries():
        for group in re.findall(r"by \(([^)]*)\)", query):
            assert {one.strip() for one in group.split(",")} <= labels, query


def test_lines_of_the_dashboard_are_of_the_whole_place_or_name_the_server() -> None:
    for panel in dashboard.PANELS:
        for name, query in panel.lines.items():
            whole = re.match(r"(sum|max|min|histogram_quantile)\b", query)
            assert whole or "{{instance}}" in name, query


def test_the_dashboard_is_what_it_is_written_from() -> None:
    assert dashboard.FILE.read_text(encoding="utf-8") == dashboard.dumped(), "make docs"
    panels = json.loads(dashboard.dumped())["panels"]
    places = {(one["gridPos"]["x"], one["gridPos"]["y"]) for one in panels}
    assert len(places) == len(panels) == len({one["id"] for one in panels})


def test_prometheus_understands_the_alerts() -> None:
    promtool("check", "rules", str(DEPLOY / "alerts.yml"))


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "mauseloch.service").read_text(encoding="utf-8")
    for section in ("[Unit]", "[Service]", "[Install]", "WantedBy=", "LimitNOFILE="):
        assert section in text
    unit = tmp_path / "mauseloch.service"
    unit.write_text(text.replace("/opt/mauseloch/bin/mauseloch", sys.executable), encoding="utf-8")
    done = subprocess.run(  # noqa: S603 - systemd's own program
        [analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "mauseloch.service" in line]
    assert (done.returncode, said) == (0, []), done.stderr

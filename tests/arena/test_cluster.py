"""Many machines, simulated by two Dask workers."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mauseloch import arena
from mauseloch.cli import main
from tests.arena.test_runs import lines, timeless
from tests.cli.test_arena import failed

Capture = pytest.CaptureFixture[str]

distributed = pytest.importorskip("distributed", reason="needs the extra `cluster`")
dask = pytest.importorskip("dask", reason="comes with distributed")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


def test_two_workers_of_a_cluster_find_what_one_process_finds(
    cluster: Any, tmp_path: Path, capsys: Any
) -> None:
    plan = arena.plan("geier", ["simple", "random"], games=40, records=True)
    with distributed.Client(cluster) as client:
        folder = arena.Folder(tmp_path / "dask", plan)
        shared = arena.run(plan, client.get_executor(pure=False), folder)
        used = client.run(lambda: len(arena.blocks._warm))
    assert list(used.values()) == [2, 2]  # both have worked
    with ThreadPoolExecutor(1) as one:
        alone = arena.run(plan, one, arena.Folder(tmp_path / "one", plan))
    assert timeless(shared) == timeless(alone)
    records = [lines(tmp_path / name / "records.jsonl") for name in ("dask", "one")]
    assert records[0] == records[1]

    asked = ["arena", "geier", "simple,random", "--games", "60", "--out", str(tmp_path / "dask")]
    assert main([*asked, "--cluster", cluster.scheduler_address]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Hol’s der Geier, 2 seats: 1 pair, 60 matches each, seed 0\n")


def test_a_cluster_that_is_not_there_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    asked = ["arena", "geier", "simple,random", "--out", str(tmp_path / "results"), "--cluster"]
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with dask.config.set({"distributed.comm.timeouts.connect": "200ms"}):
            told = failed(capsys, *asked, address)
        assert told[-1].startswith(f"mauseloch: Couldn’t reach {address}: ")
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = failed(capsys, *asked, "tcp://127.0.0.1:9")
    assert told[-1].startswith("mauseloch: This needs distributed.")

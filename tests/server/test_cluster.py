"""Bots search and the coach thinks on a real Dask cluster; bots still answer without it."""

import asyncio
import os
import pickle
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mauseloch.ahead import Step
from mauseloch.cli import main
from mauseloch.core.extras import WANTED
from mauseloch.server import ahead, cluster, errands, thinkers
from mauseloch.server.errands import OtherProgramError
from mauseloch.server.metrics import Metrics
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.thinking import Thinking
from mauseloch.tables.table import TableError
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server.program import Program
from tests.server.test_sharing import asking, desk
from tests.server.test_thinkers import ASKED, BY_ANOTHER, BY_ZENO, FOR_EVER_S, ZOCKEN, refused

dask = pytest.importorskip("dask", reason="comes with the extra `cluster`")
pytest.importorskip("distributed", reason="needs the extra `cluster`")

ROOT = Path(__file__).parents[2]
LOAD = "zocken/zeno"


class Machines:
    """A scheduler and workers, each in a separate process."""

    def __init__(self, folder: Path, protocol: str = "tcp") -> None:
        self._folder = folder
        self._protocol = protocol
        self.environment: Mapping[str, str] = {}
        self.port = free_port()
        self.address = f"{protocol}://127.0.0.1:{self.port}"
        self.scheduler: subprocess.Popen[bytes] | None = None
        self.workers: list[subprocess.Popen[bytes]] = []

    def start(self, workers: int = 1) -> None:
        told = ["--host", "127.0.0.1", "--port", str(self.port), "--protocol", self._protocol]
        self.scheduler = self._started("scheduler", *told)
        self.work(workers)

    def work(self, workers: int = 1) -> None:
        told = [self.address, "--nthreads", "1", "--no-nanny", "--protocol", self._protocol]
        told += ["--host", "127.0.0.1", "--local-directory", str(self._folder)]
        self.workers += [self._started("worker", *told) for _ in range(workers)]

    def _started(self, what: str, *told: str) -> subprocess.Popen[bytes]:
        with (self._folder / f"{what}.log").open("ab") as log:
            return subprocess.Popen(  # noqa: S603 - Dask's own program
                [sys.executable, "-m", "dask", what, *told, "--no-dashboard"],
                cwd=ROOT,
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
            )

    def kill(self) -> None:
        """Kill every process; workers without a scheduler would exit too, but only eventually."""
        for one in [self.scheduler, *self.workers]:
            if one is not None:
                one.kill()
                one.wait()
        self.workers.clear()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    made = Machines(tmp_path)
    yield made
    made.kill()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Poll often and time out late, so that tests wait for conditions rather than for time."""
    monkeypatch.setattr(cluster, "AGAIN_S", 0.05)
    monkeypatch.setattr(cluster, "AGAIN_LONGEST_S", 0.1)
    monkeypatch.setattr(cluster, "LOOK_S", 0.05)
    monkeypatch.setattr(cluster, "ASKED_S", PATIENCE_S)
    monkeypatch.setattr(cluster, "CONNECTING_S", PATIENCE_S)
    monkeypatch.setattr(thinkers, "PATIENCE_S", FOR_EVER_S)


@asynccontextmanager
async def thinking(address: str, metrics: Metrics, memory_mb: int = 0) -> AsyncIterator[Thinkers]:
    one = Thinkers(Thinking(cluster=address, memory_mb=memory_mb, ahead=False), metrics)
    try:
        async with asyncio.timeout(2 * PATIENCE_S):
            yield one
    finally:
        one.close()
        await one.closed()
        assert asyncio.all_tasks() == {asyncio.current_task()}


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.02)


def helpers(one: Thinkers) -> list[cluster.Helper]:
    assert one._cluster is not None
    return list(one._cluster._helpers.values())


def for_bots(one: Thinkers) -> list[cluster.Helper]:
    assert one._cluster is not None
    return list(one._cluster._for_bots().values())


def is_ready(one: Thinkers) -> bool:
    return any(LOAD in helper.loaded for helper in helpers(one))


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Cluster events since the first worker joined; before that, a slow one may seem missing."""
    found = [one.msg for one in caplog.records if str(one.msg).startswith("cluster_")]
    return found[found.index("cluster_there") :]


@pytest.fixture(autouse=True)
def heard(caplog: pytest.LogCaptureFixture) -> None:
    cluster.load("tcp://")
    caplog.set_level("INFO")


def test_bots_and_the_coach_say_on_a_cluster_what_they_would_say_here(
    machines: Machines, tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path_factory.mktemp("s") / "t.sock"

    async def scene() -> None:
        metrics = Metrics()
        machines.start(workers=2)
        async with thinking(machines.address, metrics, memory_mb=600) as one:
            one.get_going()
            await until(lambda: len(helpers(one)) == 2)
            one.expect("zeno", ZOCKEN)
            await until(lambda: is_ready(one))
            answers = await asyncio.gather(*(one.answer(*ASKED) for _ in range(20)))
            assert set(map(str, answers)) == {str(BY_ZENO)}
            pid = await one.coach("zocken", os.getpid)
            assert pid in {worker.pid for worker in machines.workers}
            with pytest.raises(TableError, match="so it is"):
                await one.coach("zocken", refused, "busy", "so it is")
            # The server's other workers ask the one that is connected to the cluster.
            async with desk(one, path), asking(path) as other:
                assert await other.answer(*ASKED) == BY_ZENO
                assert await other.coach("zocken", os.getpid) == pid
            one.measure()
            assert metrics.value("cluster_workers") == 2
            assert metrics.value("cluster_missed_total") == 0
            assert not one._crew.running, "nobody was needed here"

    asyncio.run(scene())
    assert told(caplog) == ["cluster_there"]


def test_without_workers_or_a_scheduler_a_stand_in_answers_at_once(
    machines: Machines, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        metrics = Metrics()
        async with thinking(machines.address, metrics) as one:
            for _ in range(3):
                assert await one.answer(*ASKED) == BY_ANOTHER
            with pytest.raises(TableError, match="interrupted"):
                await one.coach("zocken", os.getpid)
            assert metrics.value("cluster_missed_total") == 4
            machines.start(workers=0)
            await until(lambda: one._cluster and one._cluster._why == "no_workers")
            assert await one.answer(*ASKED) == BY_ANOTHER
            machines.work()
            await until(lambda: is_ready(one))
            assert await one.answer(*ASKED) == BY_ZENO
            with pytest.raises(TableError, match="interrupted"):
                await one.coach("zocken", os.getpid)  # a single worker is for bots

    asyncio.run(scene())
    assert told(caplog) == ["cluster_there"]


def test_if_the_scheduler_is_killed_in_the_middle_a_stand_in_answers_until_it_is_back(
    machines: Machines, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        metrics = Metrics()
        machines.start()
        async with thinking(machines.address, metrics) as one:
            one.expect("zeno", ZOCKEN)
            await until(lambda: is_ready(one))
            (worker,) = machines.workers
            worker.send_signal(signal.SIGSTOP)  # so that the question stays unanswered
            asked = asyncio.create_task(one.answer(*ASKED))
            hinted = asyncio.create_task(one.answer(*ASKED))
            done, _ = await asyncio.wait({asked, hinted}, timeout=0.2)
            assert not done
            machines.kill()
            assert await asked == await hinted == BY_ANOTHER
            await until(lambda: not helpers(one))
            assert await one.answer(*ASKED) == BY_ANOTHER
            assert metrics.value("cluster_losses_total") == 1
            machines.start()
            await until(lambda: is_ready(one))
            assert await one.answer(*ASKED) == BY_ZENO

    asyncio.run(scene())
    assert told(caplog) == ["cluster_there", "cluster_away", "cluster_there"]


def test_a_scheduler_that_has_stopped_answering_is_away(
    machines: Machines, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looking: list[Any] = []
    look = cluster._workers

    async def looked(client: Any) -> Any:
        looking.append(client)
        try:
            return await look(client)
        finally:
            looking.clear()

    monkeypatch.setattr(cluster, "_workers", looked)

    async def scene() -> None:
        machines.start()
        async with thinking(machines.address, Metrics()) as one:
            one.expect("zeno", ZOCKEN)
            await until(lambda: is_ready(one))
            await until(lambda: not looking)  # a look already under way would keep its long timeout
            assert machines.scheduler is not None
            machines.scheduler.send_signal(signal.SIGSTOP)
            for patience in ("ASKED_S", "CONNECTING_S", "CLOSING_S"):
                monkeypatch.setattr(cluster, patience, 0.2)
            assert await one.answer(*ASKED) == BY_ANOTHER
            assert await one.answer(*ASKED) == BY_ANOTHER
            monkeypatch.setattr(cluster, "ASKED_S", PATIENCE_S)
            monkeypatch.setattr(cluster, "CONNECTING_S", PATIENCE_S)
            machines.scheduler.send_signal(signal.SIGCONT)
            await until(lambda: is_ready(one))
            assert await one.answer(*ASKED) == BY_ZENO

    asyncio.run(scene())
    assert told(caplog) == ["cluster_there", "cluster_away", "cluster_there"]


def test_nobody_waits_longer_for_a_cluster_than_for_a_process(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        machines.start()
        async with thinking(machines.address, Metrics()) as one:
            one.expect("zeno", ZOCKEN)
            await until(lambda: is_ready(one))
            (worker,) = machines.workers
            worker.send_signal(signal.SIGSTOP)
            monkeypatch.setattr(thinkers, "PATIENCE_S", 0.2)
            assert await one.answer(*ASKED) == BY_ANOTHER
            monkeypatch.setattr(thinkers, "PATIENCE_S", FOR_EVER_S)
            worker.send_signal(signal.SIGCONT)
            assert await one.answer(*ASKED) == BY_ZENO

    asyncio.run(scene())


def test_while_the_cluster_is_away_they_think_here(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "is_compiled", lambda _: True)

    async def scene() -> None:
        machines.start()
        async with thinking(machines.address, Metrics(), memory_mb=600) as one:
            one.get_going()
            await until(lambda: helpers(one))
            one.expect("zeno", ZOCKEN)
            await until(lambda: is_ready(one))
            (worker,) = machines.workers
            worker.send_signal(signal.SIGSTOP)
            asked = asyncio.create_task(one.answer(*ASKED))
            await asyncio.wait({asked}, timeout=0.2)
            assert not one._crew.running
            worker.kill()  # the scheduler survives, and the question with it
            assert await asked == BY_ZENO
            assert one._bots[0].running
            assert await one.coach("zocken", os.getpid) not in {os.getpid(), worker.pid}

    asyncio.run(scene())


def test_a_worker_with_another_program_is_not_asked(
    machines: Machines, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cluster, "program", lambda: "another one")

    async def scene() -> None:
        machines.start(workers=3)
        async with thinking(machines.address, Metrics()) as one:
            one.expect("zeno", ZOCKEN)
            await until(lambda: len(helpers(one)) == 3)
            await until(lambda: all(helper.failed_at for helper in for_bots(one)))
            assert await one.answer(*ASKED) == BY_ANOTHER
            with pytest.raises(TableError, match="interrupted"):
                await one.coach("zocken", os.getpid)

    asyncio.run(scene())
    (failed,) = (one for one in caplog.records if one.msg == "cluster_not_ready")
    assert vars(failed)["fields"] == {"what": LOAD, "error": "OtherProgramError"}


def test_a_worker_compiles_what_it_needs_and_reads_nothing_from_another_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[Step] = []
    monkeypatch.setattr(errands, "is_compiled", lambda step: step in done)
    monkeypatch.setattr(errands, "compile_step", done.append)
    ours, bots, coach = errands.program(), Step("zocken", "bots"), Step("zocken", "coach")
    errands.ready(ours, pickle.dumps(("zeno", ZOCKEN)))
    assert errands.called(ours, pickle.dumps((errands.think, ASKED))) == BY_ZENO.answer
    for _ in range(2):
        assert errands.coached(ours, pickle.dumps((max, (3, 7))), "zocken") == 7
    assert done == [bots, coach]
    for asked in (errands.ready, errands.called, partial(errands.coached, game="zocken")):
        with pytest.raises(OtherProgramError):
            asked("another one", b"which nobody can unpickle")


def test_workers_that_can_play_already_load_more_one_after_the_other() -> None:
    begun: list[tuple[str, str]] = []

    class Loading(cluster.Cluster):
        """A cluster that only notes which worker would load what."""

        async def _let_one_load(self, name: str, one: cluster.Helper, load: str) -> None:
            begun.append((name, load))

    async def scene() -> None:
        one = Loading("tcp://127.0.0.1:9", Metrics())
        one._wanted = {"a": ("zeno", ZOCKEN), "b": ("zeno", ZOCKEN)}
        one._found(["tcp://1", "tcp://2", "tcp://3"])
        await asyncio.sleep(0)
        assert begun == [("tcp://2", "a"), ("tcp://3", "a")], "the first is the coach's"
        for helper in one._for_bots().values():
            helper.loaded, helper.loading = {"a"}, ""
        one._let_load()
        await asyncio.sleep(0)
        assert begun[2:] == [("tcp://2", "b")]

    asyncio.run(scene())


def has_logged(server: Program, event: str) -> bool:
    return any(line["event"] == event for line in server.logged())


def test_a_server_plays_with_a_cluster_and_ends_in_order(
    machines: Machines, tmp_path: Path
) -> None:
    config = tmp_path / "mauseloch.toml"
    config.write_text(f'[thinking]\ncluster = "{machines.address}"\nmemory_mb = 0\n')
    machines.start()

    async def scene() -> None:
        environment = {**os.environ, "MAUSELOCH_CONFIG": str(config)}
        server = Program(tmp_path / "tables.db", environment)
        await server.start()
        try:
            table = await server.at.table(game="geier", seats=2, bots=["zeno"])
            async with server.at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                while "mauseloch_thought_seconds_count 0.0\n" in server.admin.text("/metrics"):
                    await asyncio.sleep(0.1)
            machines.kill()
            while not has_logged(server, "cluster_away"):
                await asyncio.sleep(0.1)
            assert server.program is not None
            server.program.terminate()
            assert await asyncio.wait_for(server.program.wait(), PATIENCE_S) == 0
        finally:
            await server.kill()
        events = [line["event"] for line in server.logged()]
        assert [one for one in events if "cluster" in one] == ["cluster_there", "cluster_away"]
        assert events[-1] == "stopped"
        assert not {"log", "loop_failed", "table_failed"} & set(events)

    asyncio.run(scene())


# Encrypted connections


@pytest.fixture
def certificates(tmp_path: Path) -> Iterator[Mapping[str, str]]:
    """One self-signed certificate, shared by scheduler, workers and client."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    key, own = tmp_path / "key.pem", tmp_path / "own.pem"
    told = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run(  # noqa: S603 - OpenSSL's own program
        [openssl, *told, "-keyout", str(key), "-out", str(own)], check=True, capture_output=True
    )
    files = {"ca-file": str(own)}
    for whose in ("scheduler", "worker", "client"):
        files |= {f"{whose}.cert": str(own), f"{whose}.key": str(key)}
    settings = {f"distributed.comm.tls.{name}": file for name, file in files.items()}
    with dask.config.set(settings):
        yield {
            "DASK_" + name.replace(".", "__").replace("-", "_").upper(): file
            for name, file in settings.items()
        }


def test_a_cluster_is_reached_over_tls(tmp_path: Path, certificates: Mapping[str, str]) -> None:
    async def scene() -> None:
        machines = Machines(tmp_path, "tls")
        machines.environment = certificates
        machines.start()
        try:
            cluster.load(machines.address)
            async with thinking(machines.address, Metrics()) as one:
                one.expect("zeno", ZOCKEN)
                await until(lambda: is_ready(one))
                assert await one.answer(*ASKED) == BY_ZENO
        finally:
            machines.kill()

    asyncio.run(scene())


# Mistakes are reported


def refusal(capsys: pytest.CaptureFixture[str], setting: str, language: str = "en") -> str:
    """Return the error that `mauseloch serve` prints instead of serving."""
    asked = ["serve", "--db", "memory", "--port", "0", "--lang", language]
    with pytest.raises(SystemExit) as ended:
        main([*asked, "--set", f"thinking.cluster={setting}"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.usefixtures("own_log")
def test_a_server_without_dask_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(WANTED, "cluster", ("no_such_module",))
    assert refusal(capsys, "tcp://127.0.0.1:9") == (
        "mauseloch: This needs no_such_module. Install it with: pip install 'mauseloch[cluster]'\n"
    )


@pytest.mark.usefixtures("own_log")
@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_tls_without_certificates_is_said(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "docs/host/hosting.md" in refusal(capsys, "tls://127.0.0.1:9", language)


@pytest.mark.parametrize("wrong", ["127.0.0.1:8786", "http://127.0.0.1:8786", "tcp://"])
def test_what_is_no_address_of_a_scheduler_is_said(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "tcp://scheduler:8786" in refusal(capsys, wrong)


def test_with_a_cluster_no_process_is_needed_here() -> None:
    there = Thinking(memory_mb=0, cluster="tcp://127.0.0.1:8786")
    assert (there.bots, there.coaching, there.here) == (True, True, False)
    assert not Thinking(memory_mb=0, cluster="tcp://127.0.0.1:8786", strongest=False).bots


def test_a_server_without_a_cluster_loads_nothing_of_dask() -> None:
    asked = (
        "import sys; from mauseloch.server import service, thinkers; thinkers.Thinkers().close();"
        "print([m for m in ('dask', 'distributed', 'tornado') if m in sys.modules])"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"

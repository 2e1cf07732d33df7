"""What is measured, and that only the operator can read it."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Route

from mauseloch.core.errors import SetupError
from mauseloch.server.aside import metrics_socket
from mauseloch.server.hub import Hub
from mauseloch.server.keeping import summed_up
from mauseloch.server.listening import bound
from mauseloch.server.measuring import measure_lag, measured
from mauseloch.server.metrics import COUNTERS, GAUGES, HISTOGRAMS, Metrics, Timing
from mauseloch.server.service import Server
from mauseloch.server.settings import Administration, Settings
from mauseloch.server.wire import Answer, Sit, Start
from mauseloch.store import MemoryStore
from tests.promtool import promtool
from tests.server.live import QUICK, server
from tests.server.stage import HandClock, Stage
from tests.server.test_matches import plays, run


def test_every_metric_has_a_help_text_and_a_right_name() -> None:
    metrics = Metrics()
    metrics.count("refusals", code="garbled")
    metrics.observe("http_seconds", 0.1, "/healthz", "2xx")
    families = list(text_string_to_metric_families(metrics.text()))
    assert len(families) > 20
    for family in families:
        assert re.search(r"\w.*\.$", family.documentation), family.name
    names = {family.name for family in families}
    for name in (*COUNTERS, *GAUGES, *HISTOGRAMS):
        assert f"mauseloch_{name}" in names
    assert {"process_resident_memory_bytes", "process_open_fds", "mauseloch_info"} <= names


def test_promtool_has_nothing_to_complain_about() -> None:
    metrics = Metrics()
    metrics.count("refusals", code="garbled")
    metrics.observe("http_seconds", 0.1, "/healthz", "2xx")
    promtool("check", "metrics", given=metrics.text())


def test_a_timing_counts_into_the_right_bucket() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.001, 0.0011, 99.0):
        metrics.observe("told_seconds", seconds)
    assert metrics.value("told_seconds_bucket", le="0.001") == 2
    assert metrics.value("told_seconds_bucket", le="0.0025") == 3
    assert metrics.value("told_seconds_bucket", le="+Inf") == metrics.value("told_seconds_count")
    assert metrics.value("told_seconds_count") == 4
    assert metrics.value("told_seconds_sum") == pytest.approx(99.0021)


def test_a_timing_takes_one_addition_and_no_lock() -> None:
    """Every move pays for it, so it must not become a metric with a lock again."""
    timing = Timing((1.0,))
    assert not any("lock" in name for name in timing.__slots__)


def test_a_move_is_timed_until_everybody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("mauseloch.server.outbox.perf_counter", lambda: now)

    async def go() -> None:
        nonlocal now
        stage = Stage("geier", 2)
        mia, leo = await stage.open(), stage.enter()
        stage.room.sit(leo, Sit(id=2, name="Leo"))
        stage.room.start(mia, Start(id=2))
        await stage.wind(0)
        metrics: Any = stage.room._tally
        before = metrics.value("told_seconds_count")
        question = mia.question
        answer = Answer(id=3, question=question["number"], action=question["legal"][0])
        stage.room.answer(mia, answer)
        now += 0.3  # a slow disk
        await stage.wind(0)
        assert metrics.value("told_seconds_count") == before + 1
        assert metrics.value("told_seconds_bucket", le="0.25") == before
        assert metrics.value("told_seconds_bucket", le="0.5") == before + 1

    asyncio.run(go())


def test_requests_are_timed_by_route_and_status() -> None:
    async def main() -> None:
        async with server() as at:
            await at.ask("GET", "/api/tables/nowhere")
            await at.ask("GET", "/api/tables/nobody")
            await at.ask("GET", "/healthz")
            value = at.server.hub.metrics.value
            missing = {"route": "/api/tables/{name}", "status": "4xx"}
            assert value("http_seconds_count", **missing) == 2
            assert value("http_seconds_count", route="/healthz", status="2xx") == 1
            assert "nowhere" not in at.server.hub.numbers()

    run(main())


def test_a_request_that_hits_a_bug_is_timed_too() -> None:
    def broken(_: Request) -> Any:
        raise ZeroDivisionError

    async def nothing(*_: object) -> Any:
        return {"type": "http.request"}

    metrics = Metrics()
    app = Starlette(routes=[measured(Route("/broken", broken), metrics)])
    scope = {"type": "http", "method": "GET", "path": "/broken", "headers": [], "query_string": b""}
    with pytest.raises(ZeroDivisionError):
        asyncio.run(app(scope, nothing, nothing))
    assert metrics.value("http_seconds_count", route="/broken", status="5xx") == 1


def test_a_loop_that_is_held_up_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, metrics = HandClock(), Metrics()
    held_up = iter([0.0, 0.7])

    async def nap(seconds: float) -> None:
        late = next(held_up, None)
        if late is None:
            raise asyncio.CancelledError
        clock.now += seconds + late

    monkeypatch.setattr("mauseloch.server.measuring.asyncio.sleep", nap)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(measure_lag(metrics, clock))
    assert metrics.value("loop_lag_seconds_bucket", le="0.5") == 1
    assert metrics.value("loop_lag_seconds_bucket", le="1.0") == 2


def test_a_server_counts_what_is_played() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=3, bots=["simple"] * 2)
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                assert await plays(mia, random.Random(1))
                value = at.server.hub.metrics.value
                assert value("matches_started_total", game="geier") == 1
                assert value("matches_finished_total", game="geier") == 1
                assert value("seats_started_total", kind="person") == 1
                assert value("seats_started_total", kind="bot") == 2
                assert value("tables_opened_total") == 1
                assert value("told_seconds_count") > 10
                numbers = at.server.hub.numbers()
                assert "mauseloch_lookers 1.0\n" in numbers
                assert "mauseloch_draining 0.0\n" in numbers

    run(main())


def test_strangers_cannot_read_them() -> None:
    async def main() -> None:
        async with server() as at:
            status, _ = await at.ask("GET", "/metrics")
            assert status == 404

    run(main())


def test_prometheus_reads_them_at_an_address_of_its_own() -> None:
    async def main() -> None:
        with bound("127.0.0.1", 0) as opened, bound("127.0.0.1", 0) as aside:
            running = Server(MemoryStore(), Settings(limits=QUICK))
            running.open_aside(None, aside)
            task = asyncio.ensure_future(running.serve(sockets=[opened]))
            while not running.started:
                await asyncio.sleep(0.005)
            port = aside.getsockname()[1]
            assert "mauseloch_tables 0.0" in await _read(port, "/metrics")
            assert "404" in await _read(port, "/tables")
            running.should_exit = True
            await task
            with pytest.raises(ConnectionRefusedError):
                await _read(port, "/metrics")

    run(main())


async def _read(port: int, path: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    return answer


@pytest.mark.parametrize("named", ["9160", ":9160", "127.0.0.1:", "127.0.0.1:tea"])
def test_an_address_for_metrics_needs_a_host_and_a_port(named: str) -> None:
    with (
        pytest.raises(SetupError, match="HOST:PORT"),
        metrics_socket(Administration(metrics=named)),
    ):
        pass


def test_what_was_refused_is_summed_up(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        hub = Hub(MemoryStore())
        before = hub.metrics.totals()
        caplog.set_level("INFO")
        before = summed_up(hub, before)
        assert not caplog.records  # a quiet minute logs nothing
        for _ in range(3):
            hub.metrics.count("refusals", code="taken")
        before = summed_up(hub, before)
        hub.metrics.count("refusals", code="garbled")
        summed_up(hub, before)
        told: list[Any] = [(one.msg, getattr(one, "fields", None)) for one in caplog.records]
        assert told == [
            ("refusals", {"counts": {"taken": 3}}),
            ("refusals", {"counts": {"garbled": 1}}),
        ]

    asyncio.run(go())


def test_metrics_of_two_servers_are_apart(tmp_path: Path) -> None:
    one, other = Metrics(), Metrics()
    one.count("tables_opened")
    assert other.value("tables_opened_total") == 0

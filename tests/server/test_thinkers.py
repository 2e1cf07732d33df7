"""Bots think without holding anyone up, and something answers even if they fail."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import mauseloch
from mauseloch.ahead import Step, steps
from mauseloch.server import ahead, catalogue, thinkers
from mauseloch.server.crew import Process
from mauseloch.server.errands import think
from mauseloch.server.logs import Lines
from mauseloch.server.metrics import Metrics
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.thinking import Thinking
from mauseloch.server.world import Thought
from mauseloch.tables.table import TableError
from tests.patience import PATIENCE_S

ZOCKEN = mauseloch.game("zocken")


def question() -> mauseloch.Question[object, object]:
    match = mauseloch.Match(ZOCKEN, 2, seed=1)
    return match.question(match.waiting.seats[0])


FOR_EVER_S = 3600


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def killed(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def never_done(*_: object) -> None:
    time.sleep(FOR_EVER_S)


def done_at_once(*_: object) -> None:
    """Do nothing."""


@asynccontextmanager
async def thinking(
    settings: Thinking | None = None, metrics: Metrics | None = None
) -> AsyncIterator[Thinkers]:
    one = Thinkers(settings, metrics)
    try:
        async with asyncio.timeout(2 * PATIENCE_S):
            yield one
    finally:
        one.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make sure that no stand-in answers merely because time ran out."""
    monkeypatch.setattr(thinkers, "PATIENCE_S", FOR_EVER_S)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "is_compiled", lambda _: True)


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "is_compiled", lambda _: False)


BY_ZENO = Thought(think("zeno", ZOCKEN, "seed", question()))
BY_ANOTHER = Thought(think("simple", ZOCKEN, "seed", question()), stand_in=True)
ASKED = ("zeno", ZOCKEN, "seed", question())


@pytest.mark.usefixtures("patient", "compiled")
def test_a_searching_bot_thinks_in_another_process_and_says_what_it_would_say_here() -> None:
    async def scene() -> None:
        metrics = Metrics()
        async with thinking(metrics=metrics) as one:
            one.expect("zeno", ZOCKEN)
            one.expect("zeno", ZOCKEN)
            assert await one.answer(*ASKED) == BY_ZENO
            one.measure()
            assert metrics.value("thinking_processes") == 1, "one is enough"
            assert metrics.value("thinking_memory_bytes") > 0
            assert metrics.value("thought_seconds_count") == 1
            assert metrics.value("stand_ins_total") == 0
            pids = [await where.work(pid_after, 0) for where in (one._bots[0], one._coach)]
            assert len({*pids, os.getpid()}) == 3

    asyncio.run(scene())


@pytest.mark.usefixtures("compiled")
def test_who_thinks_for_too_long_is_helped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE_S", 0.01)

    async def scene() -> None:
        metrics = Metrics()
        async with thinking(metrics=metrics) as one:
            assert await one.answer(*ASKED) == BY_ANOTHER
            assert metrics.value("stand_ins_total") == 1

    asyncio.run(scene())


@pytest.mark.usefixtures("patient", "uncompiled")
def test_while_something_compiles_a_stand_in_answers_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ahead, "compile_step", never_done)

    async def scene() -> None:
        async with thinking() as one:
            one.expect("zeno", ZOCKEN)
            for _ in range(3):
                assert await one.answer(*ASKED) == BY_ANOTHER
            assert not any(process.running for process in one._bots)
            assert one._crew.running == [one._ahead._process], "once is enough"

    asyncio.run(scene())


@pytest.mark.usefixtures("patient", "uncompiled")
def test_once_it_is_compiled_the_bot_plays_itself_and_the_compiler_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ahead, "compile_step", done_at_once)

    async def scene() -> None:
        async with thinking() as one:
            assert await one.answer(*ASKED) == BY_ANOTHER
            await one._ahead.ready("zocken", "bots")
            assert await one.answer(*ASKED) == BY_ZENO
            assert not one._ahead._process.running
            assert await one.coach("zocken", pid_after, 0), "the coach waits until it is"

    asyncio.run(scene())


@pytest.mark.usefixtures("patient", "uncompiled")
def test_if_the_compiler_is_killed_it_is_tried_again_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ahead, "compile_step", killed)

    async def scene() -> None:
        async with thinking() as one:
            one.expect("zeno", ZOCKEN)
            with pytest.raises(TableError, match="interrupted"):
                await one.coach("zocken", pid_after, 0)
            with pytest.raises(OSError, match="zocken"):
                await one._ahead.ready("zocken", "bots")
            assert await one.answer(*ASKED) == BY_ANOTHER
            assert not one._ahead._tasks, "not at once"
            monkeypatch.setattr(ahead, "compile_step", done_at_once)
            monkeypatch.setattr(ahead, "AGAIN_S", 0.0)
            await one._ahead.ready("zocken", "bots")

    asyncio.run(scene())
    told = [Lines().format(one) for one in caplog.records if one.msg == "not_compiled"]
    assert any('"game":"zocken","what":"bots"' in one for one in told)


@pytest.mark.usefixtures("uncompiled")
def test_a_server_that_is_up_compiles_what_it_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "compile_step", done_at_once)

    async def begun(settings: Thinking) -> set[Step]:
        async with thinking(settings) as one:
            one.get_going()
            return set(one._ahead._tasks)

    everything = set(steps())
    assert asyncio.run(begun(Thinking())) == everything
    bots = asyncio.run(begun(Thinking(coach=False)))
    assert bots == {step for step in everything if step.use == "bots"}
    assert bots | asyncio.run(begun(Thinking(strongest=False))) == everything
    assert asyncio.run(begun(Thinking(ahead=False))) == set()
    assert asyncio.run(begun(Thinking(memory_mb=0))) == set()


@pytest.mark.usefixtures("compiled")
def test_nobody_waits_again_for_a_process_that_is_still_loading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "warm_up", never_done)

    async def scene() -> None:
        async with thinking() as one:
            monkeypatch.setattr(thinkers, "PATIENCE_S", 0.1)
            assert await one.answer(*ASKED) == BY_ANOTHER
            monkeypatch.setattr(thinkers, "PATIENCE_S", 0.05)  # since it started thinking
            work = one._bots[0].busy
            assert await one.answer(*ASKED) == BY_ANOTHER
            assert one._bots[0].busy == work, "it was not even asked"

    asyncio.run(scene())


@pytest.mark.usefixtures("patient", "compiled")
def test_if_its_process_is_killed_somebody_answers_and_the_next_time_it_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with thinking() as one:
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(thinkers, "think_until", killed)
                assert await one.answer(*ASKED) == BY_ANOTHER
            assert await one.answer(*ASKED) == BY_ZENO

    asyncio.run(scene())


@pytest.mark.usefixtures("patient", "compiled")
def test_another_process_gets_ready_when_many_wait_and_is_used_when_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Process] = []
    monkeypatch.setattr(Process, "load", lambda process, *_: asked.append(process))

    async def scene() -> None:
        async with thinking() as one:
            first, second = one._bots
            assert one._process_for("zeno", ZOCKEN) is first
            assert asked == [first]
            second.loading["zocken/zeno"] = 1.0
            assert one._process_for("zeno", ZOCKEN) is second, "it has begun"
            first.loaded.add("zocken/zeno")
            second.loading.clear()
            asked.clear()
            assert one._process_for("zeno", ZOCKEN) is first
            assert not asked
            first.busy = thinkers.IN_LINE
            assert one._process_for("zeno", ZOCKEN) is first, "until the other has loaded"
            assert asked == [second]
            second.loaded.add("zocken/zeno")
            assert one._process_for("zeno", ZOCKEN) is second
            first.busy = 0

    asyncio.run(scene())


@pytest.mark.parametrize("settings", [Thinking(strongest=False), Thinking(memory_mb=0)])
def test_a_tiny_machine_offers_the_light_bots_only(settings: Thinking) -> None:
    (game,) = (one for one in catalogue.games() if one.id == "zocken")

    async def scene() -> None:
        async with thinking(settings) as one:
            assert one.offered(game).bots == ["pip", "lotte", "bruno"]
            one.allow("bruno", ZOCKEN)
            with pytest.raises(TableError) as caught:
                one.allow("zeno", ZOCKEN)
            assert caught.value.code == "no_strongest"
            one.expect("zeno", ZOCKEN)  # at a table opened earlier
            assert await one.answer(*ASKED) == BY_ANOTHER
            assert not one._crew.running

    asyncio.run(scene())


@pytest.mark.parametrize("settings", [Thinking(coach=False), Thinking(memory_mb=0)])
def test_a_tiny_machine_has_no_coach(settings: Thinking) -> None:
    (game,) = (one for one in catalogue.games() if one.id == "zocken")

    async def scene() -> None:
        async with thinking(settings) as one:
            assert not one.offered(game).coach
            with pytest.raises(TableError) as caught:
                await one.coach("zocken", pid_after, 0)
            assert caught.value.code == "no_coach"

    asyncio.run(scene())


def refused(code: str, text: str) -> None:
    raise TableError(code, text)


@pytest.mark.usefixtures("compiled")
def test_an_error_comes_back_as_it_was_raised() -> None:
    async def scene() -> None:
        one = Thinkers()
        try:
            pid = await one.coach("zocken", pid_after, 0)
            with pytest.raises(TableError, match="never finished") as caught:
                await one.coach("zocken", refused, "no_match", "it was never finished")
            assert caught.value.code == "no_match"
            assert caught.value.words == TableError("no_match", "it was never finished").words
            assert await one.coach("zocken", pid_after, 0) == pid, "and nobody is the worse for it"
        finally:
            one.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("compiled")
def test_the_coach_is_there_for_so_many_and_for_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "ASKING_THE_COACH", 2)
    monkeypatch.setattr(thinkers, "COACH_PATIENCE_S", 0.2)

    async def scene() -> list[object]:
        one = Thinkers()
        try:
            works = [one.coach("zocken", pid_after, FOR_EVER_S) for _ in range(3)]
            return list(await asyncio.gather(*works, return_exceptions=True))
        finally:
            one.close()

    ends = asyncio.run(scene())
    assert [(end.code, str(end)) for end in ends if isinstance(end, TableError)] == [
        ("busy", "the coach was interrupted"),
        ("busy", "the coach was interrupted"),
        ("busy", "too many people are asking the coach"),
    ]


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    with pytest.raises(TimeoutError):
        thinkers.think_until(time.time() - 1, "zeno", ZOCKEN, "seed", question())

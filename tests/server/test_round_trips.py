"""What the server knows about a connection, how that decides races, and what it tells players."""

import asyncio
import socket
from typing import Any

import pytest

from mauseloch.server import connection
from mauseloch.server.connection import Connection
from mauseloch.server.hub import Hub
from mauseloch.server.round_trips import shortest_ms
from mauseloch.server.settings import Races, Settings
from mauseloch.server.wire import Answer, Sit, Start
from mauseloch.store import MemoryStore
from mauseloch.tables.fairness import REACH_MS, Line
from tests.patience import PATIENCE_S
from tests.server import live
from tests.server.stage import Person, Stage, quiet
from tests.server.test_clock import run
from tests.server.test_service import Told


def test_nobody_can_foresee_when_a_line_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ping sent along with the mouse would be the obvious one to delay."""

    async def go() -> None:
        delays: list[float] = []
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def noted(delay: float, *given: Any) -> Any:
            delays.append(delay)
            return later(delay, *given)

        monkeypatch.setattr(loop, "call_later", noted)
        for _ in range(50):
            line = Told()
            hub = Hub(MemoryStore())
            asked = Connection(hub, line, hub.doors.caller("127.0.0.1"))
            asked.line = Line((5,) * connection.MEASURES)
            asked.measure()
            assert not line.pings, "not at once"
            asked.gone()
        soon = [delay for delay in delays if delay != connection.PING_S]
        assert len(soon) == len(set(soon)) == 50
        assert all(0 <= delay <= connection.MEASURE_S for delay in soon)
        assert max(soon) - min(soon) > connection.MEASURE_S / 2

    asyncio.run(go())


@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="only Linux tells")
@pytest.mark.parametrize(
    ("headers", "trust", "least", "most"),
    [
        ({}, False, 0, 50),  # the same machine, and the system reports it
        ({"X-Client-RTT": "70000"}, False, 0, 50),  # ignored: it didn't come through a proxy
        ({"X-Forwarded-For": "203.0.113.7", "X-Client-RTT": "70000"}, False, 70, 70),
        ({"X-Forwarded-For": "203.0.113.7", "X-Client-RTT": "-"}, False, None, None),
        ({"X-Forwarded-For": "203.0.113.7"}, False, None, None),
        ({"X-Forwarded-For": "203.0.113.7"}, True, 400, 400),
    ],
)
def test_what_the_system_or_a_proxy_knows_of_a_line_is_asked(
    headers: dict[str, str], trust: bool, least: int | None, most: int | None
) -> None:
    async def go() -> None:
        async with live.server() as at:
            at.server.hub.settings = Settings(races=Races(trust_lines=trust))
            table = await at.table(game="geflippt", seats=2, name="Mia")
            async with at.client(table["code"], table["token"], headers=headers):
                (room,) = at.server.hub.rooms.values()
                (mia,) = room.lookers
                mia.measure()
                async with asyncio.timeout(PATIENCE_S):
                    while not mia.line.trips_ms:
                        await asyncio.sleep(0.01)
                known = mia.line.known_ms
                assert (known is None) == (least is None)
                assert known is None or least is None or least <= known <= (most or 0)

    asyncio.run(go())


def test_a_line_that_is_no_tcp_is_not_known() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert shortest_ms(one) is None
    assert shortest_ms(None) is None


async def racing(stage: Stage) -> tuple[Person, Person]:
    """Mia and Leo, at the moment the mouse is face up."""
    mia = await stage.open()
    leo = stage.enter()
    stage.room.sit(leo, Sit(id=2, name="Leo"))
    stage.room.start(mia, Start(id=2))
    await quiet()
    while not mia.question["race"]:
        await stage.wind(mia.question["time_left_ms"] / 1000 + 0.1)
    return mia, leo


def test_whoever_delays_pongs_by_400_does_not_win_a_race_that_was_lost_by_200() -> None:
    """On 0.1.0 such a client won every race."""

    async def main() -> None:
        stage = Stage("geflippt", 2)
        mia, leo = await racing(stage)
        match = stage.table.match
        assert match is not None
        mia.line, leo.line = Line((400,) * 24, 2), Line((2,) * 24, 2)
        since_ms, asked = match.waiting.since_ms, mia.question
        await stage.wind(0.600)
        honest = Answer(
            id=3, question=asked["number"], action=leo.question["legal"][0], reaction_ms=598
        )
        stage.room.answer(leo, honest)
        await stage.wind(0.200)
        lie = Answer(id=3, question=asked["number"], action=asked["legal"][0], reaction_ms=150)
        stage.room.answer(mia, lie)
        at_ms = {put.actor: put.at_ms - since_ms for put in match.inputs if put.at_ms > since_ms}
        assert at_ms[1] < at_ms[0]
        assert at_ms[0] >= 800 - REACH_MS - 2 - 40

    run(main)


def test_everybody_is_told_how_good_each_line_is_where_quickness_counts() -> None:
    async def main() -> None:
        stage = Stage("geflippt", 2)
        mia, leo = await racing(stage)
        seats = mia.last("changed")["table"]["seats"]
        assert [(one["line"], one["line_ms"]) for one in seats] == [("good", 0), ("good", 0)]
        leo.line = Line((263,) * 24, 250)
        before = len(mia.frames)
        asked = mia.question
        await stage.wind(1)
        answer = Answer(id=3, question=asked["number"], action=asked["legal"][0], reaction_ms=990)
        stage.room.answer(mia, answer)
        await quiet()
        assert "changed" in [one["type"] for one in mia.frames[before:]]
        seats = mia.last("changed")["table"]["seats"]
        assert [(one["line"], one["line_ms"]) for one in seats] == [("good", 0), ("poor", 260)]
        leo.line = Line((268,) * 24, 250)
        before = len(mia.frames)
        await stage.wind(10)
        assert "changed" not in [one["type"] for one in mia.frames[before:]], "only what matters"

    run(main)


def test_nobody_is_told_of_lines_where_quickness_does_not_count() -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia = await stage.open()
        assert mia.last("welcome")["table"]["seats"][0]["line"] == ""
        assert not stage.room.attendance.lines_changed()

    run(main)

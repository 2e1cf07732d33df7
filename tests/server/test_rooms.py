"""How a room copes when connections, stores and people let it down."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mauseloch.server import connection
from mauseloch.server.limits import Limits
from mauseloch.server.settings import Listen, Settings
from mauseloch.server.wire import Hint
from mauseloch.store import Append, Change, MemoryStore, StoreError
from tests.server.live import Client, asked, connected, server
from tests.server.test_matches import run


class Broken(MemoryStore):
    """Fails at the first input and at every write after that."""

    broken = False

    def write(self, *changes: Change) -> "asyncio.Future[None]":
        self.broken = self.broken or any(isinstance(one, Append) and one.length for one in changes)
        if not self.broken:
            return super().write(*changes)
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreError("the disk is full"))
        return failed


def test_a_table_whose_inputs_cannot_be_stored_ends_alone() -> None:
    async def main() -> None:
        async with server(Broken()) as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            other = await at.table(game="geier", seats=2, name="Zoe")
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await mia.until(lambda one: one.closed or over_and_out(one))
                assert over_and_out(mia)
                assert mia.update["view"]["has_bid"] == [False, False], "nobody heard of a bid"
            status, _ = await at.ask("GET", f"/api/tables/{table['code']}")
            assert status == 404
            async with at.client(other["code"], other["token"]) as zoe:
                assert zoe.welcome["type"] == "welcome"
            assert at.server.hub.metrics.value("tables_failed_total") == 1

    def over_and_out(client: object) -> bool:
        return '"table_failed"' in "".join(getattr(client, "frames", []))

    run(main())


def test_a_race_that_nobody_runs_is_closed_by_the_clock() -> None:
    async def main() -> None:
        async with server() as at:
            options = {"window_ms": 1000}
            table = await at.table(game="geflippt", seats=2, name="Mia", options=options)
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                await mia.until(lambda one: any(told["type"] == "MouseUnder" for told in one.news))
                raced = [told for told in mia.news if told["type"] == "Raced"]
                assert raced[0]["finishes"] == []

    run(main())


def test_a_message_may_come_in_pieces_and_none_is_taken_while_the_server_stops() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"]) as mia:

                async def pieces() -> AsyncIterator[str]:
                    for piece in ('{"type":"set_bot","id":', '70,"seat":1,', '"bot":"simple"}'):
                        yield piece

                await mia.socket.send(pieces())
                await mia.until(lambda one: one.table["seats"][1]["kind"] == "bot")
                await mia.say("start")
                question = await mia.until(asked)
                (room,) = at.server.hub.rooms.values()
                room.stop()
                answer = {"question": question["number"], "action": "3"}
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(mia.say("answer", **answer), 0.3)
                assert room.table.match is not None
                assert not any(put.actor == 0 for put in room.table.match.inputs)

    run(main())


def test_a_line_is_kept_alive_and_a_server_may_be_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_S", 0.05)

    async def main() -> None:
        async with server(limits=Limits(tables=1)) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"]):
                (room,) = at.server.hub.rooms.values()
                (line,) = room.lookers
                while len(line.line.trips_ms) < 2:
                    await asyncio.sleep(0.01)
            status, failure = await at.ask("POST", "/api/tables", {"game": "geier", "seats": 2})
            assert (status, failure["code"]) == (503, "full")

    run(main())


def test_only_proxies_that_are_trusted_say_where_people_come_from() -> None:
    async def main() -> None:
        async with server(settings=Settings(listen=Listen(trusted_proxies=("192.0.2.9",)))) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            headers = {"X-Forwarded-For": "203.0.113.7"}
            async with at.client(table["code"], headers=headers):
                assert connected(at) == {"127.0.0.1": 1}

    run(main())


@contextlib.asynccontextmanager
async def three_of_whom_two_play() -> AsyncIterator[tuple[Client, Client, Client, int]]:
    """Mia and Leo get their first question while Zoe watches; a bot keeps the third seat warm."""
    async with server() as at:
        table = await at.table(game="geier", seats=3, name="Mia")
        async with (
            at.client(table["code"], table["token"]) as mia,
            at.client(table["code"]) as leo,
            at.client(table["code"]) as zoe,
        ):
            await leo.sit(name="Leo")
            await mia.say("start")
            yield mia, leo, zoe, (await mia.until(asked))["number"]


def test_a_bot_that_keeps_a_seat_warm_need_not_wait_for_people() -> None:
    """Nobody can take that seat in this match and see what the bot chose."""

    async def main() -> None:
        async with three_of_whom_two_play() as (mia, leo, zoe, number):
            await mia.until(lambda one: one.update["view"]["has_bid"][2])
            assert (await zoe.sit(seat=2))["later"]
            await mia.say("answer", question=number, action="7")
            await leo.say("answer", question=number, action="8")
            await zoe.until(lambda one: one.question["number"] != number)
            assert {one["view"]["seat"] for one in zoe.updates} == {None}

    run(main())


def test_a_bot_does_not_answer_for_who_has_come_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="zocken", seats=2, name="Mia", options={"first": 1})
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                thinking, thought = at.server.hub.thinkers, asyncio.Event()
                think = thinking.answer

                async def slowly(*given: Any) -> Any:
                    await thought.wait()
                    return await think(*given)

                monkeypatch.setattr(thinking, "answer", slowly)
                await mia.say("start")
                await mia.until(lambda one: one.update and one.question["seats"] == [1])
                number = mia.question["number"]
                assert (await leo.sit(seat=1))["type"] == "seated"
                assert (await leo.until(asked))["number"] == number
                thought.set()
                await asyncio.sleep(0.2)
                assert asked(leo)["number"] == number
                answer = await leo.say("answer", question=number, action="roll")
                assert answer["type"] == "done"

    run(main())


def test_nobody_waits_for_people_who_have_got_up() -> None:
    async def main() -> None:
        async with three_of_whom_two_play() as (mia, leo, _, number):
            await mia.say("answer", question=number, action="7")
            await leo.say("rise")
            await mia.until(lambda one: one.question["number"] != number)

    run(main())


def test_a_table_may_be_stopped_as_soon_as_bots_and_coach_were_asked() -> None:
    """A thought that never started leaves nothing behind; pytest would complain."""

    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["pip"])
            async with at.client(table["code"], table["token"]):
                (room,) = at.server.hub.rooms.values()
                (mia,) = room.lookers
                room.table.start(table["token"], "match", "seed", 0.0)
                room.begin()
                room.hint(mia, Hint(id=1, question=room.table.document.opened))
                assert len(room.question._thoughts) == 2
                room.stop()
                await room.settled()
                assert not room.question._thoughts
                assert not room.failed

    run(main())

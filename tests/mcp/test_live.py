"""Assistants at live tables: with people, with each other, and when things go wrong."""

import asyncio
from typing import Any

import pytest

from tests.mcp.caller import Caller, Here, run
from tests.server.live import Address, server
from tests.server.test_matches import short


async def opened(at: Address, game: str, seats: int, **more: Any) -> Any:
    return await at.table(game=game, seats=seats, sit=False, options=short(game), **more)


@pytest.mark.parametrize("game", ["geier", "zocken", "mausen"])
def test_two_assistants_play_each_other_at_a_table(game: str) -> None:
    seats = 3 if game == "mausen" else 2

    async def main() -> None:
        async with server() as at, Here() as caller:
            table = await opened(at, game, seats, bots=["simple"] * (seats - 2))
            url = f"http://{at.host}/t/{table['link']}"
            host = await caller.call("join", url=url, name="Mia", token=table["token"])
            assert host["stage"] == "waiting"
            assert host["table"] == []
            guest = await caller.call("join", url=at.host, table=table["code"], name="Leo", seat=2)
            assert guest["players"][:2] == ["Mia", "Leo"]
            both = await asyncio.gather(caller.play(host), caller.play(guest))
            assert both[0]["result"]["scores"] == both[1]["result"]["scores"]
            back = await caller.call("review", ticket=guest["ticket"])
            assert back["coach"]["seat"] == 1
            assert back["result"] == both[1]["result"]["words"]

    run(main())


def test_a_race_at_a_table_runs_by_the_clock() -> None:
    async def main() -> None:
        async with server() as at, Here() as caller:
            table = await opened(at, "geflippt", 2, bots=["simple"])
            url = f"http://{at.host}/t/{table['link']}"
            now = await caller.call("join", url=url, token=table["token"])
            while not now["guess_ms"]:  # somebody turns up the first mouse
                if now["stage"] == "your_turn":
                    action = next(iter(now["choices"]))
                    now = await caller.call("act", ticket=now["ticket"], action=action)
                else:
                    now = await caller.call("wait", ticket=now["ticket"], timeout_s=5)
            now = await caller.call("act", ticket=now["ticket"], action="pass")
            assert now["stage"] in {"waiting", "your_turn"}

    run(main())


async def until_asked(caller: Caller, now: Any) -> Any:
    while now["stage"] == "waiting":
        now = await caller.call("wait", ticket=now["ticket"], timeout_s=5)
    return now


def test_waiting_ends_when_its_time_is_up() -> None:
    async def main() -> None:
        async with server() as at, Here() as caller:
            table = await opened(at, "geier", 2)
            url = f"http://{at.host}/t/{table['link']}"
            now = await caller.call("join", url=url)
            assert (await caller.call("wait", ticket=now["ticket"], timeout_s=0))[
                "stage"
            ] == "waiting"
            told = await caller.refused("act", ticket=now["ticket"], action="3")
            assert told.startswith("not_awaited: ")
            assert (await caller.refused("review", ticket=now["ticket"])).startswith("not_over: ")

    run(main())


def test_an_illegal_answer_is_refused_and_the_question_stays_open() -> None:
    async def main() -> None:
        async with server() as at, Here() as caller:
            table = await opened(at, "geier", 2, bots=["simple"])
            url = f"http://{at.host}/t/{table['link']}"
            now = await caller.call("join", url=url, token=table["token"], name="Mia")
            now = await until_asked(caller, now)
            ticket = now["ticket"]
            assert (await caller.refused("act", ticket=ticket, action="x")).startswith("illegal: ")
            told = await caller.refused(
                "act", ticket=ticket, action="5", question=now["question"] + 1
            )
            assert told.startswith("old_question: ")
            later = await caller.call("act", ticket=ticket, action="5", question=now["question"])
            assert later["question"] > now["question"]
            assert any("Mia 5" in line for line in later["news"])

    run(main())


def test_a_table_that_closes_or_never_was_is_told() -> None:
    async def main() -> None:
        async with Here() as caller, server() as at:
            url = f"http://{at.host}/t/nowhere"
            told = await caller.refused("join", url=url)
            assert told.startswith("join: ")
            table = await opened(at, "geier", 2)
            url = f"http://{at.host}/t/{table['link']}"
            await caller.call("join", url=url, seat=1)
            assert (await caller.refused("join", url=url, seat=1)).startswith("join: ")
            now = await caller.call("join", url=url)
            [room] = at.server.hub.rooms.values()
            await at.server.hub.close_table(room)
            while now["stage"] != "gone":
                now = await caller.call("wait", ticket=now["ticket"], timeout_s=5)
            told = await caller.refused("act", ticket=now["ticket"], action="3")
            assert told.startswith("not_awaited: ")

    run(main())


def test_a_seat_that_is_left_is_free_again() -> None:
    async def main() -> None:
        async with server() as at, Here() as caller:
            table = await opened(at, "geier", 2)
            url = f"http://{at.host}/t/{table['link']}"
            now = await caller.call("join", url=url, seat=1)
            await caller.call("leave", ticket=now["ticket"])
            again = await caller.call("join", url=url, seat=1, name="Leo")
            assert again["players"][0] == "Leo"

    run(main())


def test_a_line_that_breaks_costs_nothing() -> None:
    """Neither before an answer nor right after one: it is sent again until the table has it."""

    async def main() -> None:
        here = Here()
        async with server() as at, here as caller:
            table = await opened(at, "geier", 2, bots=["simple"])
            url = f"http://{at.host}/t/{table['link']}"
            now = await caller.call("join", url=url, token=table["token"], name="Mia")
            now = await until_asked(caller, now)
            seat: Any = here.seats.get(now["ticket"]).seat
            while now["stage"] != "over":
                guest = seat._guest
                if guest._socket is not None and now["question"] % 3 == 0:
                    await guest._socket.close()
                action = next(iter(now["choices"]))
                now = await caller.call("act", ticket=now["ticket"], action=action)
                now = await until_asked(caller, now)
            record = await seat.record()
            assert now["result"]["scores"] == list(record.outcome.scores)

    run(main())


def test_a_review_needs_the_server_that_has_the_match() -> None:
    async def main() -> None:
        async with Here() as caller:
            async with server() as at:
                table = await opened(at, "zocken", 2, bots=["simple"])
                url = f"http://{at.host}/t/{table['link']}"
                now = await caller.call("join", url=url, token=table["token"])
                now = await caller.play(now)
            told = await caller.refused("review", ticket=now["ticket"])
            assert told.startswith("join: ")

    run(main())

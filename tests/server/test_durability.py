"""Everything acknowledged survives: tables come back exactly as they were."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from mauseloch.server.world import LoopClock
from mauseloch.store.sql import SqlStore
from tests.patience import PATIENCE_S
from tests.server.live import asked, server
from tests.server.test_matches import plays, run


def test_a_table_goes_on_after_the_server_was_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def begin() -> Any:
        async with server(SqlStore(url)) as at:
            table = await at.table(game="geier", seats=3, name="Mia", bots=["simple"], pace="quick")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["link"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                for _ in range(4):
                    for client in (mia, leo):
                        question = await client.until(asked)
                        number, action = question["number"], question["legal"][-1]
                        await client.say("answer", question=number, action=action)
                question = await mia.until(asked)
                await mia.say("answer", question=question["number"], action="1")
                await mia.until(lambda one: one.question["seats"] == [1])
                return table, leo.token, mia.update, list(mia.news)

    table, leo_token, update, news = run(begin())

    async def go_on() -> None:
        async with (
            server(SqlStore(url)) as at,
            at.client(table["link"], table["token"]) as mia,
            at.client(table["code"], leo_token) as leo,
        ):
            await mia.until(lambda one: one.updates)
            assert mia.news == news
            for field in ("match", "sequence", "view", "news"):
                assert mia.updates[0][field] == (news if field == "news" else update[field])
            assert mia.question["number"] == update["question"]["number"]
            assert mia.question["seats"] == [1]
            assert [seat["name"] for seat in mia.table["seats"][:2]] == ["Mia", "Leo"]
            rngs = random.Random(1), random.Random(2)
            outcomes = await asyncio.gather(plays(mia, rngs[0]), plays(leo, rngs[1]))
            assert outcomes[0] == outcomes[1]
            status, _ = await at.ask("GET", f"/api/matches/{update['match']}")
            assert status == 200

    run(go_on())


def test_a_running_match_is_nobodys_to_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await mia.until(asked)
                status, answer = await at.ask("GET", f"/api/matches/{mia.update['match']}")
                assert (status, answer["code"]) == (404, "no_match")

    run(main())


def test_a_relaxed_table_waits_a_day_also_while_the_server_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    now = time.time()
    monkeypatch.setattr(LoopClock, "wall", lambda _: now)

    async def begin() -> Any:
        async with server(SqlStore(url)) as at:
            relaxed = await at.table(game="geier", seats=2, name="Mia", pace="relaxed")
            async with (
                at.client(relaxed["code"], relaxed["token"]) as mia,
                at.client(relaxed["code"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                question = await mia.until(asked)
                await mia.say("answer", question=question["number"], action="15")
            return relaxed

    relaxed = run(begin())

    async def look(seats: list[int]) -> Any:
        async with (
            server(SqlStore(url)) as at,
            at.client(relaxed["link"], relaxed["token"]) as mia,
        ):
            await mia.until(lambda one: one.updates and one.question["seats"] == seats)
            return mia.update

    now += 20 * 3600
    update = run(look([1]))  # Leo still has time to answer
    left_ms = 4 * 3600 * 1000
    assert left_ms - PATIENCE_S * 1000 < update["question"]["time_left_ms"] <= left_ms
    now += 4 * 3600 + 1
    update = run(look([0, 1]))
    assert update["view"]["round"] == 2, "a bot has answered for Leo"

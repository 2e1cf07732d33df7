"""What was acknowledged survives: tables come back exactly as they were."""

import asyncio
import random
from pathlib import Path
from typing import Any

from mauseloch.store import SqlStore
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

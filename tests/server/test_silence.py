"""A server that falls silent without warning, as in a power cut."""

import signal
from pathlib import Path

from mauseloch.server.settings import Node, Settings
from mauseloch.store.sql import SqlStore
from tests.server.live import QUICK, asked, server
from tests.server.program import Program
from tests.server.test_nodes import place_of, play, until
from tests.store.stories import story

LEASE_S = 10.0
"""Long enough that a busy machine keeps its lease."""
TRY_AGAIN = 1013


@story
async def test_who_is_relayed_to_a_server_that_falls_silent_is_told_to_come_back(
    postgresql: str, tmp_path: Path
) -> None:
    more = ("--node", "a", "--set", f"node.lease_s={LEASE_S}", "--memory", "0")
    owner = Program(tmp_path / "a.db", url=postgresql, more=more)
    settings = Settings(limits=QUICK, node=Node(name="b", lease_s=LEASE_S))
    try:
        await owner.start()
        async with server(SqlStore(postgresql), settings=settings) as b:
            place = place_of(b)
            await until(lambda: place.peers and place.lease.is_steady)
            opened = await owner.at.table(game="geier", seats=2, bots=["simple"])
            link, token = opened["link"], opened["token"]
            async with b.client(link, token) as client:
                assert (await client.say("start"))["type"] == "done"
                await client.until(asked)
                assert list(place.relayed.values()) == list(place.peers)
                assert owner.program is not None
                owner.program.send_signal(signal.SIGSTOP)
                await until(lambda: client.closed)  # though nobody sends anything
                assert client.socket.close_code == TRY_AGAIN
            await until(lambda: not place.relayed)
            async with b.client(link, token) as client:
                assert client.welcome["epoch"] == 2
                await play(client)
            owner.program.send_signal(signal.SIGCONT)
            await until(lambda: "table_elsewhere" in owner.said.read_text())
    finally:
        if owner.program is not None and owner.program.returncode is None:
            owner.program.send_signal(signal.SIGCONT)
        await owner.kill()

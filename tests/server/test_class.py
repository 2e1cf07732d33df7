"""Three school classes behind one address never hit a limit."""

import asyncio
import contextlib
import random
from typing import Any

from mauseloch.server.limits import Limits
from tests.server.live import Address, Client, asked, server
from tests.server.test_matches import run

DEVICES, SEATS = 90, 5
FILES = 15
TYPOS = 3
ROUNDS = 2


async def loads_the_page(at: Address) -> list[int]:
    """Load files like a browser, one by one over one connection; return the statuses."""
    name, _, port = at.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    statuses = []
    for path in ("/", "/api/games", *(f"/assets/{one}.js" for one in range(FILES - 2))):
        writer.write(f"GET {path} HTTP/1.1\r\nhost: {at.host}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        await reader.readexactly(length)
        statuses.append(int(head.split()[1]))
    writer.close()
    return statuses


async def mistypes(at: Address, code: str, rng: random.Random) -> list[int]:
    """Mistype a code a few times, like a child who can't read the blackboard."""
    statuses = []
    for _ in range(TYPOS):
        place = rng.randrange(8)
        wrong = code[:place] + rng.choice("xqyw") + code[place + 1 :]
        statuses.append((await at.ask("GET", f"/api/tables/{wrong}"))[0])
    return statuses


async def plays_a_little(client: Client, rng: random.Random) -> None:
    for _ in range(ROUNDS):
        question: Any = await client.until(asked)
        action = rng.choice(question["legal"])
        answer = await client.say("answer", question=question["number"], action=action)
        assert answer["type"] == "done", answer
        number = question["number"]
        await client.until(lambda one, before=number: (one.question or {}).get("number") != before)


def test_three_classes_behind_one_address_are_never_refused() -> None:
    async def main() -> None:
        async with server(limits=Limits()) as at, contextlib.AsyncExitStack() as people:
            rng = random.Random(90)
            loaded = await asyncio.gather(*(loads_the_page(at) for _ in range(DEVICES)))
            assert not {429, 503} & {one for every in loaded for one in every[1:]}
            clients: list[Client] = []
            for number in range(DEVICES // SEATS):
                table = await at.table(game="geier", seats=SEATS, name="Kind 0", pace="relaxed")
                hosts = at.client(table["link"], table["token"], words=True)
                clients.append(await people.enter_async_context(hosts))
                for seat in range(1, SEATS):
                    assert set(await mistypes(at, table["code"], rng)) == {404}
                    joins = at.client(table["code"].upper().replace("-", " "), words=True)
                    client = await people.enter_async_context(joins)
                    assert (await client.sit(name=f"Kind {seat}"))["type"] == "seated"
                    clients.append(client)
                assert (await clients[SEATS * number].say("start"))["type"] == "done"
            await asyncio.gather(*(plays_a_little(one, rng) for one in clients))
            told = at.server.hub.numbers()
            assert "mauseloch_connections 90.0" in told
            assert "limits_hit_total{" not in told
            assert "connections_refused_total{" not in told
            assert "refusals_total{" not in told

    run(main())

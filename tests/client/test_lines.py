"""How a client copes with odd servers, played here by a scripted one."""

import asyncio
import time
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from mauseloch import client
from tests.patience import PATIENCE_S

SEAT = {"name": "Bo", "kind": "person", "here": True}
TABLE = {
    "code": "x-1",
    "game": "geier",
    "options": {},
    "state": "playing",
    "played": 0,
    "seats": [SEAT],
}
WELCOME = {"type": "welcome", "id": 1, "version": 1, "table": TABLE, "seat": 0}


async def stays(*scripts: list[Any]) -> tuple[client.Stay, list[list[Any]], list[float]]:
    """Join a scripted server: the stay, what the server received per connection, and when."""
    heard: list[list[Any]] = []
    times: list[float] = []

    async def handle(socket: ServerConnection) -> None:
        script = scripts[len(times)]
        times.append(time.monotonic())
        hello = msgspec.json.decode(await socket.recv())
        heard.append([hello])
        for line in script:
            if isinstance(line, str):
                await socket.send(line)
                continue
            numbered = line | ({"id": hello["id"]} if "id" in line else {})
            await socket.send(msgspec.json.encode(numbered).decode())
            if line["type"] == "update":
                heard[-1].append(msgspec.json.decode(await socket.recv()))

    async with serve(handle, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        at = client.address(f"127.0.0.1:{port}/t/x-1")
        async with asyncio.timeout(PATIENCE_S):
            stay = await client.join(at, lambda question: question.legal[0], token="t")  # noqa: S106 - no secret
    return stay, heard, times


GONE = {"type": "refused", "id": 1, "code": "no_table", "detail": "there is no such table"}


def test_a_server_that_says_when_to_come_back_is_not_asked_before() -> None:
    bye = {"type": "bye", "code": "going_down", "back_ms": 700}
    stay, heard, times = asyncio.run(stays([WELCOME, bye], [GONE]))
    assert stay.ended.id == "join-gone"
    assert times[1] - times[0] >= 0.7
    assert heard[1][0]["token"] == heard[0][0]["token"]


def test_a_table_that_says_goodbye_for_good_is_left() -> None:
    stay, _, times = asyncio.run(stays([WELCOME, {"type": "bye", "code": "table_failed"}]))
    assert (stay.ended.id, len(times)) == ("join-gone", 1)


def test_news_that_were_missed_are_asked_for() -> None:
    late = {"type": "update", "match": "m", "sequence": 9, "view": {"seat": 0}, "news_from": 4}
    _, heard, _ = asyncio.run(stays([WELCOME, {**late, "news": []}], [GONE]))
    assert (heard[0][1]["type"], heard[0][1]["have"]) == ("sync", 0)


def test_a_seat_that_is_another_ones_now_is_left() -> None:
    stolen = {"type": "refused", "id": 1, "code": "bad_token"}
    stay, _, _ = asyncio.run(stays([WELCOME], [stolen]))
    assert stay.ended.id == "join-freed"


@pytest.mark.parametrize("line", ["{", "[]", '{"hello": 1}', '{"type": "changed"}'])
def test_a_server_of_another_kind_is_refused(line: str) -> None:
    with pytest.raises(client.JoinError, match="the server's messages can't be understood"):
        asyncio.run(stays([WELCOME, line]))

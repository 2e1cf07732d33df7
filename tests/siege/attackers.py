"""Attackers that do everything past issues showed to hurt, all at once and without a pause.

They run in their own process. Each attack has a rate, so that honest players are held up by the
server, not by the core that all clients share.
"""

import asyncio
import itertools
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.websocket import PING, PONG, TEXT, frame
from msgspec import json

from mauseloch.tables.codes import new_code
from tests.siege.crowd import post
from tests.siege.horde import GONE, UPGRADE, Horde, Talk

CHUNK = 32 << 10
Attack = Callable[["Horde"], Awaitable[None]]
ATTACKS: dict[str, tuple[str, Attack]] = {}
"""By name: the rate, and the attack itself."""


def attack(rate: str) -> Callable[[Attack], Attack]:
    """Register an attack under its function's name."""

    def known(what: Attack) -> Attack:
        ATTACKS[what.__name__.replace("_", " ")] = (rate, what)
        return what

    return known


async def _side_by_side(*attacks: Coroutine[Any, Any, None]) -> None:
    """Run all of these; if one fails, cancel the rest, so that they restart together."""
    tasks = [asyncio.ensure_future(one) for one in attacks]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


# Floods over WebSockets


async def _flood(horde: Horde, one: bytes, per_s: int, first: bytes = b"") -> None:
    talk = await horde.shake_hands()
    talk.writer.write(first)
    await talk.pour(one * (CHUNK // len(one)), per_s, horde, "bytes poured")


@attack("1 line, 2 MB/s")
async def empty_pings(horde: Horde) -> None:
    await _flood(horde, frame(b"", PING), 2_000_000)


@attack("1 line, 2 MB/s")
async def empty_pongs(horde: Horde) -> None:
    await _flood(horde, frame(b"", PONG), 2_000_000)


@attack("1 line, 2 MB/s")
async def fragments(horde: Horde) -> None:
    await _flood(horde, frame(b"", 0, last=False), 2_000_000, frame(b"", TEXT, last=False))


@attack("16 lines, 60 kB/s each")
async def one_byte_texts(horde: Horde) -> None:
    await _side_by_side(*(_flood(horde, frame(b"x"), 60_000) for _ in range(16)))


@attack("4 lines, 500 a second each")
async def syncs(horde: Horde) -> None:
    async def one() -> None:
        table = await horde.table(game="geier", seats=2, bots=["simple"])
        talk = await horde.shake_hands()
        talk.say("hello", version=2, table=table["code"], token=table["token"], words=True)
        talk.say("start")
        said = frame(json.encode({"type": "sync", "id": 9, "have": 0}))
        await talk.pour(said * 10, len(said) * 500, horde, "bytes poured")

    await _side_by_side(*(one() for _ in range(4)))


@attack("50 a second")
async def handshakes(horde: Horde) -> None:
    while not horde.over:
        talk = await horde.shake_hands()
        talk.writer.transport.abort()
        horde.tick("handshakes")
        await asyncio.sleep(0.02)


# Exhausting the server


@attack("50 a second")
async def opening_tables(horde: Horde) -> None:
    while not horde.over:
        status, _ = await post(
            horde.port, horde.address(), "/api/tables", {"game": "geier", "seats": 4}
        )
        horde.tick("tables opened" if status == 201 else f"tables refused {status}")
        await asyncio.sleep(0.02)


@attack("100 a second")
async def guessing_codes(horde: Horde) -> None:
    while not horde.over:
        status = await horde.get(f"/api/tables/{new_code(())}")
        horde.tick("codes found" if status == 200 else f"codes answered {status}")
        await asyncio.sleep(0.01)


@attack("16 lines, as fast as bots play")
async def starting_bots(horde: Horde) -> None:
    async def one() -> None:
        table = await horde.table(game="geier", seats=2, bots=["simple"] * 2, sit=False)
        talk = await horde.shake_hands()
        talk.say("hello", version=1, table=table["code"], token=table["token"])
        while not horde.over:
            talk.say("start")
            told = await talk.message("done", "refused")
            horde.tick(f"matches of bots {told['type']}")
            while told.get("outcome") is None and told["type"] != "refused":
                told = await talk.message("update", "bye")
            await asyncio.sleep(0.05)

    await _side_by_side(*(one() for _ in range(16)))


# Slow and silent


@attack("20 a second, up to 1,000 at a time")
async def half_open_requests(horde: Horde) -> None:
    await _held(horde, "half-open requests", b"GET / HTTP/1.1\r\nhost: lo", (0.05, 1000))


@attack("5 a second, up to 200 at a time, a byte a second each")
async def slow_bodies(horde: Horde) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{"
    await _held(horde, "slow bodies", head, (0.2, 200), drip=b" ")


async def _held(
    horde: Horde, what: str, first: bytes, pace: tuple[float, int], drip: bytes = b""
) -> None:
    """Open a request at each interval, and hold up to a maximum of them open."""
    every_s, most = pace
    held: list[asyncio.StreamWriter] = []
    fed_at = time.monotonic()
    while not horde.over:
        with suppress(*GONE):
            _, writer = await horde.connect()
            writer.write(first)
            held.append(writer)
            horde.tick(what)
        if drip and time.monotonic() - fed_at > 1:
            fed_at = time.monotonic()
            for writer in held:
                writer.write(drip)
        held = [one for one in held if not one.transport.is_closing()]
        horde.counts[f"{what} at most"] = max(horde.counts[f"{what} at most"], len(held))
        if len(held) >= most:
            held.pop(0).transport.abort()
        await asyncio.sleep(every_s)
    for writer in held:
        writer.transport.abort()


@attack("40 lines that never read")
async def unread_replays(horde: Horde) -> None:
    match = await _finished(horde)

    async def one() -> None:
        loop = asyncio.get_running_loop()
        line = socket.socket()
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            line.bind((horde.address(), 0))
            await loop.sock_connect(line, ("127.0.0.1", horde.port))
            asked = f"GET /api/matches/{match}/replay HTTP/1.1\r\nhost: localhost\r\n\r\n"
            with suppress(BlockingIOError):
                line.send(asked.encode() * 20)
            horde.tick("unread replays")
            await asyncio.sleep(20)
        finally:
            line.close()

    await _side_by_side(*(one() for _ in range(40)))


@attack("8 at a time, always")
async def reviews(horde: Horde) -> None:
    match = await _finished(horde)

    async def one() -> None:
        while not horde.over:
            status = await horde.get(f"/api/matches/{match}/review?seat={horde.rng.randrange(2)}")
            horde.tick(f"reviews answered {status}")
            await asyncio.sleep(0.1)

    await _side_by_side(*(one() for _ in range(8)))


async def _finished(horde: Horde) -> str:
    """Play a match between bots to its end, and return its id."""
    table = await horde.table(game="geier", seats=2, bots=["simple"] * 2, sit=False)
    talk = await horde.shake_hands()
    talk.say("hello", version=1, table=table["code"], token=table["token"])
    talk.say("start")
    told: Any = {}
    while told.get("outcome") is None:
        told = await talk.message("update")
    talk.writer.close()
    return str(told["match"])


# Peeking at other hands, and lying about latency


@attack("2 pairs, 10 seats a second")
async def hopping_seats(horde: Horde) -> None:
    """A host and a friend hop between seats; seeing two hands of one match would be a breach."""

    async def seen(talk: Talk, hands: dict[str, set[int]]) -> Any:
        told = await talk.message("update", "refused", "seated", "done")
        view = told.get("view") or {}
        if view.get("hand") and view.get("seat") is not None and not told.get("outcome"):
            hands.setdefault(told["match"], set()).add(view["seat"])
        return told

    async def one() -> None:
        table = await horde.table(game="geier", seats=4, bots=["simple"], name="Eve")
        host, friend = await horde.shake_hands(), await horde.shake_hands()
        hands: dict[str, set[int]] = {}
        host.say("hello", version=2, table=table["code"], token=table["token"])
        friend.say("hello", version=2, table=table["code"])
        host.say("start")
        for round_ in itertools.count():
            if horde.over or round_ > 50:
                break
            seat = horde.rng.randrange(1, 4)
            host.say("free", seat=seat)
            friend.say("sit", seat=seat)
            friend.say("sync", have=0)
            friend.say("rise")
            host.say("start")
            with suppress(TimeoutError):
                async with asyncio.timeout(0.4):
                    while True:
                        await seen(friend, hands)
            horde.tick("seats tried")
        horde.tick("matches with two hands seen", sum(len(one) > 1 for one in hands.values()))
        host.writer.close()
        friend.writer.close()

    await _side_by_side(one(), one())


@attack("4 lines whose pongs are 400 ms late")
async def late_pongs(horde: Horde) -> None:
    async def one() -> None:
        table = await horde.table(game="geflippt", seats=2, bots=["simple"])
        talk = await horde.shake_hands()
        talk.say("hello", version=2, table=table["code"], token=table["token"])
        talk.say("start")
        loop = asyncio.get_running_loop()
        while not horde.over:
            kind, content = await talk.hear()
            if kind == PING:
                loop.call_later(0.4, talk.writer.write, frame(content, PONG))
                horde.tick("late pongs")
            elif kind == TEXT:
                told = json.decode(content)
                question = told.get("question") or {}
                if question.get("race") and question.get("legal"):
                    action = horde.rng.choice(question["legal"])
                    said = {"question": question["number"], "action": action, "reaction_ms": 200}
                    loop.call_later(0.6, lambda said=said: talk.say("answer", **said))  # type: ignore[misc]
                elif told.get("outcome"):
                    talk.say("start")

    await _side_by_side(*(one() for _ in range(4)))


# Requests that nobody should send


@attack("10 a second")
async def odd_requests(horde: Horde) -> None:
    paths = ("/api/matches/%00", "/api/tables/a%00b", "/%00", "/api/matches/%00/replay")
    while not horde.over:
        path = horde.rng.choice(paths)
        status = await horde.get(path)
        horde.tick(f"NUL in a path {status}")
        headers = UPGRADE.decode().split("\r\n")[1:-1]
        for twice in (("origin: http://a", "origin: http://b"), ("host: elsewhere",)):
            horde.tick(f"a header twice {await horde.get('/live', *headers, *twice)}")
        await asyncio.sleep(0.1)


async def besiege(port: int, seconds: float, seed: int, names: list[str], folder: Path) -> None:
    """Run all these attacks at once, restarting each one that fails."""
    horde = Horde(port, seed)
    failures: Counter[str] = Counter()

    async def again(name: str) -> None:
        while not horde.over:
            try:
                await ATTACKS[name][1](horde)
            except GONE as error:
                failures[f"{name}: {type(error).__name__}"] += 1
            await asyncio.sleep(horde.rng.uniform(0.2, 0.6))

    attacking = [asyncio.ensure_future(again(name)) for name in names or ATTACKS]
    await asyncio.sleep(seconds)
    horde.over = True
    for task in attacking:
        task.cancel()
    found = await asyncio.gather(*attacking, return_exceptions=True)
    broken = [repr(one) for one in found if isinstance(one, Exception)]
    said = {"counts": dict(horde.counts), "failures": dict(failures), "broken": broken}
    (folder / "attackers.json").write_bytes(json.encode(said))


def main() -> None:
    """Run the program with PORT SECONDS SEED FOLDER [ATTACK …]."""
    port, seconds, seed, folder, *names = sys.argv[1:]
    asyncio.run(besiege(int(port), float(seconds), int(seed), names, Path(folder)))


if __name__ == "__main__":
    main()

"""Tables of all games with the strongest bots, all at once: everybody is answered at once.

MAUSELOCH_MIXED_S=3600 lets them play for an hour and holds the event loop to its bound.
"""

import asyncio
import os
import random
import time
from pathlib import Path

import mauseloch
from tests.server.live import Address, Client, asked, over
from tests.server.program import Program

LONG_S = float(os.environ.get("MAUSELOCH_MIXED_S", "0"))
SHORT_S = 4.0
BOUND_S = 0.020
TABLES = 12
EVERY_S = 0.01


async def plays(at: Address, number: int, until: float) -> int:
    """Somebody at a table full of the strongest, match after match; how many were finished."""
    names = mauseloch.games()
    game, rng = names[number % len(names)], random.Random(number)
    rules = mauseloch.game(game)
    seats = rng.choice(rules.seats)
    bots = [rng.choice(("zeno", "zeno", "clara")) for _ in range(seats - 1)]
    options = {"window_ms": 1000} if game == "geflippt" else {}
    table = await at.table(game=game, seats=seats, bots=bots, options=options, name="Mia")
    finished = 0
    async with at.client(table["code"], table["token"]) as mia:
        while time.monotonic() < until:
            await mia.say("start")
            while time.monotonic() < until and not over(mia):
                await answers(mia, rng)
            finished += bool(over(mia))
    return finished


async def answers(mia: Client, rng: random.Random) -> None:
    question = asked(mia)
    if question is not None:
        await asyncio.sleep(rng.uniform(0.1, 0.4))  # a person in a hurry
        action = rng.choice(question["legal"])
        reaction = {"reaction_ms": 300} if question.get("race") else {}
        await mia.say("answer", question=question["number"], action=action, **reaction)
    await asyncio.sleep(EVERY_S)


async def probes(at: Address, until: float) -> list[float]:
    """How long the server takes for a word that needs no thought."""
    name, _, port = at.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    trips = []
    while (begin := time.monotonic()) < until:
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await reader.readuntil(b"ok\n")
        trips.append(time.monotonic() - begin)
        await asyncio.sleep(EVERY_S)
    writer.close()
    return sorted(trips)


def test_the_strongest_bots_hold_nobody_up(tmp_path: Path) -> None:
    async def scene() -> tuple[list[float], list[int], str]:
        server = Program(tmp_path / "tables.db")
        await server.start()
        try:
            until = time.monotonic() + (LONG_S or SHORT_S)
            tables = [plays(server.at, number, until) for number in range(TABLES)]
            trips, finished = await asyncio.gather(
                probes(server.at, until), asyncio.gather(*tables)
            )
            _, numbers = await server.at.ask("GET", "/metrics")
            return trips, finished, numbers
        finally:
            await server.kill()

    trips, finished, numbers = asyncio.run(scene())
    assert "mauseloch_tables_failed_total 0\n" in numbers
    assert f"mauseloch_tables {TABLES}\n" in numbers
    if LONG_S:
        late = [trip for trip in trips if trip > BOUND_S]
        told = f"{len(trips):,} probes, median {trips[len(trips) // 2] * 1000:.1f} ms, "
        told += f"{len(late)} above {BOUND_S * 1000:.0f} ms, worst {trips[-1] * 1000:.1f} ms; "
        print(f"{told}{sum(finished):,} matches")  # noqa: T201 - what the hour has shown
        assert len(late) <= len(trips) // 1000  # the system itself is busy now and then
        assert min(finished) > 0

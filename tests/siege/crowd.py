"""All the honest players, in their own process.

Everything they were sent and promised goes into files, and is checked against what is stored once
the siege is over.
"""

import asyncio
import gc
import itertools
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

import mauseloch
from tests.siege.people import Ledger, Mouse

STILL_S = 60.0
NEW_S, STAY_S = 5.0, 90.0
"""How often newcomers open a table, and how long they stay."""
CLASS_TABLES = 20
"""Tables that share one address, as in a school; every other table has its own."""
MOST_SEATS = 4


class Crowd:
    """All players, at all tables."""

    def __init__(self, port: int, tables: int, folder: Path, seed: int) -> None:
        self.port = port
        self.tables = tables
        self.ledger = Ledger(folder)
        self.rng = Random(seed)
        self.over = False
        self.mice: list[Mouse] = []
        self.lags: list[float] = []
        self._at: dict[str, list[Mouse]] = {}
        self._folder = folder

    def mouse(self, address: str, opened: Mapping[str, Any], token: str | None) -> Mouse:
        """Create a player who comes from this address to an open table."""
        return Mouse(self, address, opened["code"], token)

    def all_sit(self, table: str) -> bool:
        return all(mouse.seated.done() for mouse in self._at.get(table, ()))

    async def play(self, seconds: float) -> None:
        """Seat everyone, play until the time is up or SIGTERM arrives, and write the results."""
        ended = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
        watching = asyncio.ensure_future(self._watch())
        await asyncio.gather(*(self._some(first) for first in range(8)))
        (self._folder / "all-sit").touch()
        coming = asyncio.ensure_future(self._newcomers())
        with suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), seconds)
        self.over, over_at = True, time.monotonic()
        coming.cancel()
        await asyncio.sleep(3)  # for the last answers to arrive
        watching.cancel()
        counts = self.ledger.counts
        counts["unanswered"] = sum(
            mouse.pending is not None and mouse.since < over_at for mouse in self.mice
        )
        counts["people"] = len(self.mice)
        counts["still"] = sum(map(_still, self._at.values()))
        stills = [[mouse.told_of() for mouse in one] for one in self._at.values() if _still(one)]
        for mouse in self.mice:
            mouse.remember()
            mouse.leave()
        await asyncio.sleep(0.1)
        self.ledger.close()
        lags = sorted(self.lags)
        said = {
            "counts": dict(self.ledger.counts),
            "still": stills,
            "lag_p50_ms": lags[len(lags) // 2] * 1000,
            "lag_p99_ms": lags[len(lags) * 99 // 100] * 1000,
            "lag_worst_ms": lags[-1] * 1000,
        }
        (self._folder / "people.json").write_bytes(json.encode(said))

    async def _newcomers(self) -> None:
        """Keep opening tables for newcomers, who must find a place as well."""
        for number in itertools.count(self.tables):
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * NEW_S)
            code = await self._open(number)
            if code is not None:
                self.ledger.counts["newcomers' tables"] += 1
                asyncio.get_running_loop().call_later(STAY_S, self._go_home, code)

    def _go_home(self, code: str) -> None:
        for mouse in self._at.pop(code, ()):
            mouse.leave()

    async def _some(self, first: int) -> None:
        for number in range(first, self.tables, 8):
            await self._open(number)

    async def _open(self, number: int) -> str | None:
        """Open a table and seat its players; return its code, or None once the siege is over."""
        names = mauseloch.games()
        game = names[number % len(names)]
        sizes = [size for size in mauseloch.game(game).seats if size <= MOST_SEATS]
        seats = self.rng.choice(sizes)
        bots = self.rng.choice((0, 0, 1)) if seats > 2 else 0
        address = "127.10.0.1" if number < CLASS_TABLES else f"127.11.{number >> 8}.{number & 255}"
        wanted = {"game": game, "seats": seats, "bots": ["simple"] * bots, "name": "Mia"}
        while not self.over:
            status, opened = await post(self.port, address, "/api/tables", wanted)
            if status == 201:
                break
            self.ledger.trouble(f"refused table {status}")
            await asyncio.sleep(self.rng.uniform(0.5, 1.5))
        else:
            return None
        code = str(opened["code"])
        mice = [self.mouse(address, opened, opened["token"])]
        mice += [self.mouse(address, opened, None) for _ in range(seats - bots - 1)]
        self._at[code] = mice
        self.mice += mice
        for mouse in mice:
            mouse.come()
            await mouse.seated
        mice[0].starts()
        return code

    async def _watch(self) -> None:
        """Measure our own event loop's lag, and look for stuck answers."""
        for tick in itertools.count():
            begin = time.monotonic()
            await asyncio.sleep(0.05)
            self.lags.append(time.monotonic() - begin - 0.05)
            if tick % 40 == 0:
                for mouse in self.mice:
                    mouse.waits()


def _still(mice: Sequence[Mouse]) -> bool:
    """Whether nobody has played at this table for longer than any player's thinking time."""
    return time.monotonic() - max(mouse.acked_at for mouse in mice) > STILL_S


async def post(port: int, address: str, path: str, body: object) -> tuple[int, Any]:
    """Send a plain POST from this address; status 0 means no answer."""
    with suppress(OSError, IndexError, ValueError, TimeoutError):
        async with asyncio.timeout(10):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
            content = json.encode(body)
            head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
            answer = await reader.read()
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        return int(top.split()[1]), json.decode(rest)
    return 0, None


def main(kind: type[Crowd] = Crowd) -> None:
    """Run the program with PORT TABLES SECONDS SEED FOLDER."""
    port, tables, seconds, seed, folder = sys.argv[1:]
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
    crowd = kind(int(port), int(tables), Path(folder), int(seed))
    import uvloop  # noqa: PLC0415 - only this process needs it

    uvloop.run(crowd.play(float(seconds)))


if __name__ == "__main__":
    main()

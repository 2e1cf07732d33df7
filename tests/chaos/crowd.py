"""All the players, in their own process: PORT TABLES SECONDS SEED FOLDER."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.chaos.people import Traveller, Witness, table_known
from tests.chaos.plan import NODES
from tests.siege.crowd import Crowd, main
from tests.siege.people import Mouse

LOOK_S, LOOKING_S = 0.2, 8.0
"""How often a witness looks at a random table through a random server, and for how long at most."""


class Town(Crowd):
    """All players, at all tables of the place."""

    def __init__(self, port: int, tables: int, folder: Path, seed: int) -> None:
        super().__init__(port, tables, folder, seed)
        self.known = table_known()
        self._seats: dict[tuple[str, int], Mouse] = {}

    def mouse(self, address: str, opened: Mapping[str, Any], token: str | None) -> Mouse:
        return Traveller(self, address, opened, token)

    def takes(self, mouse: Traveller, seat: int) -> None:
        """Check that no other player has had this seat: nobody here gives one up."""
        if self._seats.setdefault((mouse.table, seat), mouse) is not mouse:
            self.ledger.fault("seat", f"{mouse.table}: two people have seat {seat}")

    async def play(self, seconds: float) -> None:
        looking = asyncio.ensure_future(self._look())
        await super().play(seconds)
        looking.cancel()

    async def _look(self) -> None:
        looks: set[asyncio.Task[None]] = set()
        while not self.over:
            await asyncio.sleep(LOOK_S)
            if self._at:
                table = self.rng.choice(list(self._at))
                look = asyncio.ensure_future(self._witness(table, self.rng.choice(NODES)))
                looks.add(look)
                look.add_done_callback(looks.discard)

    async def _witness(self, table: str, node: str) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(LOOKING_S):
                transport, witness = await loop.create_connection(
                    lambda: Witness(self, table, node),
                    "127.0.0.1",
                    self.port,
                    local_addr=(f"127.12.0.{self.rng.randint(1, 100)}", 0),
                )
                try:
                    await witness.over
                finally:
                    transport.abort()


if __name__ == "__main__":
    main(Town)

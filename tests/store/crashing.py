"""A program that appends as fast as it can and prints what was acknowledged, until killed."""

import asyncio
import os
import sys

from mauseloch.core.game import Input
from mauseloch.store import Append
from mauseloch.store.sql import SqlStore
from tests.store.stories import begin

MATCHES = ("a", "b", "c", "d", "e")


async def main(url: str) -> None:
    """Carry on where the last one was killed."""
    store = SqlStore(url)
    await store.open()
    lengths = {one.match: len(one.inputs) for one in await store.running()}

    async def play(match: str) -> None:
        if match not in lengths:
            await store.write(begin(match))
        length = lengths.get(match, 0)
        while True:
            more = [Input(0, str(length + number)) for number in range(1 + length % 3)]
            await store.write(Append(match, length, more))
            length += len(more)
            os.write(1, f"{match} {length}\n".encode())

    await asyncio.gather(*map(play, MATCHES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

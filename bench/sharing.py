"""The extra cost of a question to a bot when another worker on the machine has the crew.

python -m bench.sharing
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import mauseloch
from mauseloch.core.bot import Answer
from mauseloch.server.aside import unix_socket
from mauseloch.server.sharing import Desk, Shared

QUESTIONS = 2000


class Host:
    """Answers at once, so that only the round trip is measured."""

    async def search(self, *_: Any) -> Answer:
        """Answer without thinking."""
        return Answer("1")

    async def coach(self, _game: str, function: Any, *given: Any) -> Any:
        """Never called here."""
        return function(*given)

    def expect(self, *_: Any) -> None:
        """Nothing to do."""


async def measured(name: str, path: Path) -> tuple[float, float]:
    """The median round trip and the processor time of both ends, in microseconds."""
    game = mauseloch.game(name)
    match = mauseloch.Match(game, 2, seed=1)
    question = match.question(match.waiting.seats[0])
    with unix_socket(path) as opened:
        desk, shared = Desk(Host(), opened), Shared(path)
        await desk.open()
        took, cpu = [], time.process_time()
        for _ in range(QUESTIONS):
            began = time.perf_counter()
            await shared.search("zeno", game, "seed", question)
            took.append(time.perf_counter() - began)
        cpu = time.process_time() - cpu
        shared.close()
        desk.close()
    return median(took) * 1e6, cpu / QUESTIONS * 1e6


def main() -> None:
    """Print a line per game."""
    with tempfile.TemporaryDirectory() as folder:
        for name in mauseloch.games():
            path = Path(folder) / f"{name}.sock"
            there, cpu = asyncio.run(measured(name, path))
            print(f"{name:10} {there:6.0f} µs there and back, {cpu:6.0f} µs of processor time")


if __name__ == "__main__":
    main()

"""A killed process loses nothing that was acknowledged."""

import random
import subprocess
import sys

from mauseloch.store.sql import SqlStore
from tests.store.crashing import MATCHES
from tests.store.stories import opened, story

KILLS = 4


@story
async def test_what_was_acknowledged_survives_being_killed(sqlite: str) -> None:
    acknowledged = dict.fromkeys(MATCHES, 0)
    rng = random.Random(KILLS)
    for _ in range(KILLS):
        _play_and_kill(sqlite, acknowledged, rng.randrange(20, 400))
        async with opened(SqlStore(sqlite)) as store:
            for match in await store.running():
                assert len(match.inputs) >= acknowledged[match.match]
                numbers = [int(put.action) for put in match.inputs]
                assert numbers == list(range(len(numbers)))  # none missing, none duplicated
    assert min(acknowledged.values()) > KILLS


def _play_and_kill(url: str, acknowledged: dict[str, int], least: int) -> None:
    """Kill it mid-write, after at least this many acknowledged writes."""
    command = [sys.executable, "-m", "tests.store.crashing", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:  # noqa: S603 - our own
        assert program.stdout is not None
        lines = [program.stdout.readline() for _ in range(least)]
        program.kill()
        lines += program.stdout.readlines()
    for line in lines:
        if line.endswith(b"\n"):
            match, length = line.split()
            acknowledged[match.decode()] = int(length)

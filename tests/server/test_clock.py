"""A room whose clock is wound by hand: hours pass instantly, without any real waiting."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mauseloch.server.question import TURN_S
from mauseloch.server.wire import Answer, Rise, SetBot, Sit, Start
from mauseloch.tables.document import PACES
from mauseloch.tables.fairness import SLACK_MS
from mauseloch.tables.table import TableError
from tests.server.stage import Person, Stage, quiet


def run(main: Callable[[], Awaitable[None]]) -> None:
    """Run the test in a separate event loop."""

    async def all_of_it() -> None:
        await main()

    asyncio.run(all_of_it())


def test_when_the_pace_is_over_a_bot_stands_in() -> None:
    async def main() -> None:
        stage = Stage("geier", 2, pace="relaxed")
        mia = await stage.open()
        leo = stage.enter()
        stage.room.sit(leo, Sit(id=2, name="Leo"))
        stage.room.start(mia, Start(id=2))
        await quiet()
        number = mia.question["number"]
        stage.room.answer(mia, Answer(id=3, question=number, action="15"))
        await stage.wind(PACES["relaxed"] - 1)
        assert (leo.question["number"], leo.question["seats"]) == (number, [1])
        assert not stage.thinker.asked
        await stage.wind(1)
        assert stage.thinker.asked == [("simple", 1)]
        assert leo.question["number"] > number
        assert leo.question["seats"] == [0, 1]
        assert leo.question["time_left_ms"] == PACES["relaxed"] * 1000

    run(main)


def test_everybody_is_told_while_somebody_stands_in_for_a_bot() -> None:
    def helped(person: Person) -> list[bool]:
        return [seat["stand_in"] for seat in person.last("changed")["table"]["seats"]]

    async def main() -> None:
        stage = Stage("geier", 3, ["zeno", "bruno"])
        stage.thinker.not_ready.add("zeno")
        mia = await stage.open()
        leo = stage.enter(words=True)
        stage.room.start(mia, Start(id=2))
        await quiet()
        assert helped(mia) == helped(leo) == [False, True, False]
        kinds = [frame["type"] for frame in leo.frames]
        told = kinds[kinds.index("update") + 1 :]
        assert told[0] == "changed", "before there is anything to see of it"
        assert "update" in told
        times = kinds.count("changed")
        for _ in range(2):
            question = mia.question
            stage.room.answer(
                mia, Answer(id=3, question=question["number"], action=question["legal"][0])
            )
            await stage.wind(60)
        assert [frame["type"] for frame in leo.frames].count("changed") == times, "once is enough"
        assert stage.enter().last("welcome")["table"]["seats"][1]["stand_in"]
        stage.thinker.not_ready.clear()
        question = mia.question
        stage.room.answer(
            mia, Answer(id=4, question=question["number"], action=question["legal"][0])
        )
        await stage.wind(60)
        assert helped(mia) == helped(leo) == [False, False, False]

    run(main)


def test_of_another_bot_at_the_seat_nothing_is_said_that_was_true_of_the_last() -> None:
    async def main() -> None:
        stage = Stage("geier", 2, ["zeno"])
        stage.thinker.not_ready.add("zeno")
        mia = await stage.open()
        stage.room.start(mia, Start(id=2))
        await quiet()
        assert stage.room.info().seats[1].stand_in
        stage.room.set_bot(mia, SetBot(id=3, seat=1, bot="bruno"))
        await quiet()
        assert not stage.room.info().seats[1].stand_in

    run(main)


def test_a_bot_that_is_not_offered_is_refused() -> None:
    async def main() -> None:
        stage = Stage("geier", 2, ["bruno"])
        stage.thinker.refused.add("zeno")
        mia = await stage.open()
        with pytest.raises(TableError) as caught:
            stage.room.set_bot(mia, SetBot(id=3, seat=1, bot="zeno"))
        assert caught.value.code == "no_strongest"
        assert stage.room.info().seats[1].bot == "bruno"

    run(main)


def test_a_race_closes_by_the_clock_and_a_reaction_counts_as_it_is_believed() -> None:
    async def main() -> None:
        stage = Stage("geflippt", 2)
        mia = await stage.open()
        leo = stage.enter()
        stage.room.sit(leo, Sit(id=2, name="Leo"))
        stage.room.start(mia, Start(id=2))
        await quiet()
        while not mia.question["race"]:  # the mouse turns up without any input
            await stage.wind(mia.question["time_left_ms"] / 1000)
            await stage.wind(SLACK_MS / 1000)
        asked, match = mia.question, stage.table.match
        assert match is not None
        since_ms = match.waiting.since_ms
        await stage.wind(0.5001)
        claimed = Answer(id=3, question=asked["number"], action=asked["legal"][0], reaction_ms=10)
        stage.room.answer(mia, claimed)
        assert match.inputs[-1].actor == 0
        assert match.inputs[-1].at_ms == since_ms + 500 - SLACK_MS
        window_s = asked["time_left_ms"] / 1000 - 0.5001
        await stage.wind(window_s)
        assert leo.question["number"] == asked["number"], "his report may be under way"
        await stage.wind(SLACK_MS / 1000)
        assert leo.question["number"] > asked["number"]

    run(main)


def test_a_bot_waits_until_people_who_read_have_seen_the_last_move() -> None:
    async def main() -> None:
        stage = Stage("zocken", 2, ["simple"])
        mia = await stage.open()
        reader = stage.enter(words=True)
        stage.room.start(mia, Start(id=2))
        stage.room.rise(mia, Rise(id=3))  # leaves only bots, so it doesn't matter who begins
        await quiet()
        sequence = reader.last("update")["sequence"]
        await stage.wind(TURN_S - 0.01)
        assert reader.last("update")["sequence"] == sequence
        await stage.wind(0.01)
        assert reader.last("update")["sequence"] > sequence

    run(main)


ROOT = Path(__file__).parents[2]
ALONE = """
import sys
from tests.server.test_clock import run
from tests.server.stage import Stage, quiet
from mauseloch.server.wire import Answer, Start

async def main():
    for game in ("geier", "mausen", "zocken", "geflippt"):
        stage = Stage(game, 3, ["simple", "random"])
        mia = await stage.open()
        stage.room.start(mia, Start(id=2))
        for _ in range(400):
            await stage.wind(30)
            question = mia.last("update").get("question")
            if not question:
                break
            if question["legal"] and not question.get("race"):
                chosen = Answer(id=3, question=question["number"], action=question["legal"][0])
                stage.room.answer(mia, chosen)
        assert mia.last("update")["outcome"], game

run(main)
heavy = {
    "alembic", "multiprocessing", "numba", "numpy", "sqlalchemy", "starlette", "uvicorn", "uvloop",
    "websockets", "concurrent.futures.process", "concurrent.futures.thread",
}
print(sorted(heavy & sys.modules.keys()))
"""


def test_a_room_needs_no_database_no_thread_no_process_and_no_compiler() -> None:
    """Play whole matches in a fresh interpreter; asyncio loads threading but doesn't use it."""
    # Not under coverage, which itself loads the forbidden modules.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")}
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", ALONE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")

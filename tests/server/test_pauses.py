"""While nothing can be stored, tables pause: players know, clocks stop, nothing is lost."""

import asyncio
from typing import Any

import pytest

from mauseloch.core.errors import MauselochError
from mauseloch.server.attendance import GONE_AFTER
from mauseloch.server.limits import Limits
from mauseloch.server.question import TURN_S
from mauseloch.server.room import BACK_S
from mauseloch.server.wire import Answer, Free, Phrase, Rise, SetBot, Sit, Start, Sync
from mauseloch.store import ConflictError, Reason, StoreAwayError
from mauseloch.tables.document import PACES
from mauseloch.tables.fairness import SLACK_MS
from mauseloch.tables.keeping import FORGOTTEN_PACES, FORGOTTEN_S
from tests.server.stage import Person, Stage, quiet
from tests.server.test_clock import run

DAY_S = 86_400
EMPTY_S = Limits().empty_table_s


def code(room_does: Any, *given: Any) -> str:
    """The code with which a room refuses something."""
    with pytest.raises(MauselochError) as refused:
        room_does(*given)
    return refused.value.code


async def two(stage: Stage) -> tuple[Person, Person]:
    """Start a match between Mia and Leo."""
    mia = await stage.open()
    leo = stage.enter()
    stage.room.sit(leo, Sit(id=2, name="Leo"))
    stage.room.start(mia, Start(id=2))
    await quiet()
    return mia, leo


async def racing(stage: Stage) -> tuple[Person, Person]:
    """The same, up to the first race; a player in any third seat never reacts."""
    if len(stage.table.document.places) > 2:
        stage.table.sit("zoe", 2, "Zoe", 0.0)
        stage.enter("zoe")
    mia, leo = await two(stage)
    while not mia.question["race"]:
        await stage.wind(mia.question["time_left_ms"] / 1000)
        await stage.wind(SLACK_MS / 1000)
    return mia, leo


def kinds(person: Person) -> list[str]:
    return [frame["type"] for frame in person.frames]


def choose(person: Person, reaction_ms: int | None = None) -> Answer:
    asked = person.question
    return Answer(id=9, question=asked["number"], action=asked["legal"][0], reaction_ms=reaction_ms)


@pytest.mark.parametrize("reason", ["unreachable", "full", "busy"])
def test_answers_are_kept_through_a_pause_and_told_after_it(reason: Reason) -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia, leo = await two(stage)
        number = mia.question["number"]
        stage.pause(reason)
        assert mia.last("paused") == leo.last("paused") == {"type": "paused", "reason": reason}
        mia.frames.clear()
        leo.frames.clear()
        stage.room.answer(mia, choose_of(stage, number, "15"))
        stage.room.answer(leo, choose_of(stage, number, "14"))
        await stage.wind(10)
        assert not mia.frames, "nothing unacknowledged is told"
        assert not leo.frames
        assert code(stage.room.answer, mia, choose_of(stage, stage.table.document.opened, "1")) == (
            "old_question"
        ), "nobody answers what was not asked"
        await stage.resume()
        assert kinds(mia) == ["resumed", "update", "done"]
        assert leo.question["number"] > number
        assert leo.question["seats"] == [0, 1]
        assert leo.question["time_left_ms"] == PACES["calm"] * 1000
        assert stage.metrics.value("store_paused") == 0
        assert not stage.room.failed

    run(main)


def choose_of(stage: Stage, number: int, action: str) -> Answer:
    return Answer(id=9, question=number, action=action)


def test_the_pace_stands_still() -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia, leo = await two(stage)
        number = mia.question["number"]
        await stage.wind(20)
        stage.pause()
        await stage.wind(DAY_S)
        watcher = stage.enter()
        assert watcher.question["time_left_ms"] == (PACES["calm"] - 20) * 1000
        assert not stage.thinker.asked
        await stage.resume()
        await stage.wind(PACES["calm"] - 21)
        stage.pause()  # a second time
        await stage.wind(DAY_S)
        await stage.resume()
        assert not stage.thinker.asked
        assert leo.question["number"] == number
        await stage.wind(1.01)
        assert len(stage.thinker.asked) == 2, "now bots answer for both"
        assert leo.question["number"] > number

    run(main)


def test_bots_wait_too() -> None:
    async def main() -> None:
        stage = Stage("zocken", 2, ["simple"])
        mia = await stage.open()
        reader = stage.enter(words=True)
        stage.room.start(mia, Start(id=2))
        stage.room.rise(mia, Rise(id=3))  # only bots, whichever seat starts
        await quiet()
        sequence = reader.last("update")["sequence"]
        await stage.wind(TURN_S / 2)
        stage.pause()
        await stage.wind(DAY_S)
        assert reader.last("update")["sequence"] == sequence
        await stage.resume()
        await stage.wind(TURN_S / 2 - 0.01)
        assert reader.last("update")["sequence"] == sequence
        await stage.wind(0.02)
        assert reader.last("update")["sequence"] > sequence

    run(main)


def test_who_comes_during_a_pause_is_told_and_welcomed_when_all_is_stored() -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia, _ = await two(stage)
        stage.pause("full")
        early = stage.enter()
        assert kinds(early) == ["paused", "welcome", "update"], "all that is there is stored"
        stage.room.answer(mia, choose_of(stage, mia.question["number"], "15"))
        await quiet()
        late, gone = stage.enter(), stage.enter("mia")
        assert kinds(late) == kinds(gone) == ["paused"]
        assert code(stage.room.sync, late, Sync(id=4)) == "store_away"
        stage.room.leave(gone)
        await stage.resume()
        assert kinds(late)[:3] == ["paused", "resumed", "welcome"]
        assert late.last("update")["view"]["has_bid"] == [True, False]
        assert kinds(gone) == ["paused"], "nothing is kept for who is gone"

    run(main)


def test_only_what_is_stored_is_told_of_who_sits_where() -> None:
    async def main() -> None:
        stage = Stage("geier", 3)
        mia = await stage.open()
        leo, zoe = stage.enter(), stage.enter()
        await quiet()
        stage.store.away = True  # but nobody has noticed yet
        stage.room.sit(leo, Sit(id=2, name="Leo"))
        mia.frames.clear()
        stage.room.leave(zoe)
        await quiet()
        assert not mia.frames
        await stage.resume()
        assert mia.last("changed")["table"]["seats"][1]["name"] == "Leo"

    run(main)


def test_what_would_pile_up_is_refused_in_a_pause() -> None:
    async def main() -> None:
        stage = Stage("geier", 3)
        mia, leo = await two(stage)
        zoe = stage.enter()
        stage.pause()
        room, before = stage.room, stage.table.document
        for does, who, message in (
            (room.sit, zoe, Sit(id=3)),
            (room.rise, leo, Rise(id=3)),
            (room.free, mia, Free(id=3, seat=1)),
            (room.set_bot, mia, SetBot(id=3, seat=2, bot="simple")),
            (room.start, mia, Start(id=3)),
        ):
            assert code(does, who, message) == "store_away"
        room.phrase(mia, Phrase(id=5, phrase="hello"))
        assert leo.last("phrased") == {"type": "phrased", "seat": 0, "phrase": "hello"}
        room.sync(zoe, Sync(id=6))
        assert zoe.last("done")["id"] == 6
        await quiet()
        assert not stage.store.held
        assert stage.table.document is before
        assert [place.name for place in before.places[:2]] == ["Mia", "Leo"]
        await stage.resume()
        room.sit(zoe, Sit(id=7, seat=2))
        await quiet()
        assert zoe.last("seated")["seat"] == 2

    run(main)


# Races


def inputs(stage: Stage) -> list[tuple[object, int]]:
    """Who reacted, and how long after the mouse appeared."""
    match = stage.table.match
    assert match is not None
    return [(put.actor, put.at_ms - match.waiting.since_ms) for put in match.inputs[-2:]]


def test_a_race_keeps_the_times_before_a_pause_and_goes_on_after_it() -> None:
    async def main() -> None:
        stage = Stage("geflippt", 3)
        mia, leo = await racing(stage)
        window_s = mia.question["time_left_ms"] / 1000
        await stage.wind(0.4001)
        stage.room.answer(mia, choose(mia, 400))
        await stage.wind(0.1)
        stage.pause()  # half a second has been used
        await stage.wind(60)
        assert code(stage.room.answer, leo, choose(leo, 30_000)) == "store_away"
        watcher = stage.enter()
        await stage.resume()
        assert watcher.question["time_left_ms"] == int(window_s * 1000) - 500
        await stage.wind(0.2)
        stage.room.answer(leo, choose(leo, 60_700))  # by his own clock, which did not stop
        assert inputs(stage) == [(0, 400), (1, 700)]
        number = mia.question["number"]
        await stage.wind(window_s - 0.71)
        assert mia.question["number"] == number
        await stage.wind(0.02 + SLACK_MS / 1000)
        assert mia.question["number"] > number

    run(main)


@pytest.mark.parametrize("arrives", ["in", "after"])
def test_a_reaction_before_the_pause_counts_though_it_arrives_later(arrives: str) -> None:
    async def main() -> None:
        stage = Stage("geflippt", 2)
        mia, leo = await racing(stage)
        await stage.wind(0.5001)
        stage.pause()
        await stage.wind(SLACK_MS / 2000)  # within the allowance for his connection
        if arrives == "after":
            await stage.resume()
        stage.room.answer(leo, choose(leo, 495))
        match = stage.table.match
        assert match is not None
        assert match.inputs[-1].at_ms == match.waiting.since_ms + 495
        if arrives == "in":
            await stage.resume()
        await quiet()
        assert mia.question["seats"] == [0]

    run(main)


def test_nobody_gains_by_claiming_a_time_before_the_pause() -> None:
    async def main() -> None:
        stage = Stage("geflippt", 2)
        _, leo = await racing(stage)
        await stage.wind(0.5001)
        stage.pause()
        await stage.wind(10)
        assert code(stage.room.answer, leo, choose(leo, 200)) == "store_away"
        await stage.resume()
        await stage.wind(0.3)
        stage.room.answer(leo, choose(leo, 200))
        match = stage.table.match
        assert match is not None
        assert match.inputs[-1].at_ms == match.waiting.since_ms + 800 - SLACK_MS

    run(main)


# Clocks that jump


@pytest.mark.parametrize("jump_s", [25 * 3600.0, -25 * 3600.0, 400 * DAY_S])
def test_a_wall_clock_that_jumps_changes_nothing(jump_s: float) -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia, leo = await two(stage)
        number = mia.question["number"]
        await stage.wind(10)
        stage.hand.jumped = jump_s
        assert stage.enter().question["time_left_ms"] == (PACES["calm"] - 10) * 1000
        stage.room.leave(leo)
        assert stage.room.attendance.is_person(1), "he is away for a moment"
        await stage.wind(1)
        assert not stage.thinker.asked
        stage.room.answer(mia, choose_of(stage, number, "15"))
        await stage.wind(PACES["calm"] - 12)
        assert not stage.thinker.asked
        await stage.wind(1.01)
        assert stage.thinker.asked == [("simple", 1)]
        for one in list(stage.room.lookers):
            stage.room.leave(one)
        assert not stage.room.is_forgotten(EMPTY_S)
        await stage.wind(FORGOTTEN_S)
        assert not stage.room.is_forgotten(EMPTY_S)

    run(main)


def test_who_is_gone_is_gone_by_a_clock_that_does_not_jump() -> None:
    async def main() -> None:
        stage = Stage("geier", 3)
        _, leo = await two(stage)
        stage.room.leave(leo)
        await stage.wind(GONE_AFTER * PACES["calm"] - 1)
        assert stage.room.attendance.is_person(1)
        stage.pause()
        await stage.wind(DAY_S)
        assert stage.room.attendance.is_person(1)
        await stage.resume()
        await stage.wind(2)
        assert not stage.room.attendance.is_person(1)

    run(main)


@pytest.mark.parametrize(("idle_s", "forgotten"), [(-DAY_S, False), (DAY_S, True)])
def test_a_table_taken_up_again_is_forgotten_by_both_clocks(idle_s: float, forgotten: bool) -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        stage.table.changes.clear()  # as if all were stored
        stage.hand.jumped = idle_s
        stage.room.begin()
        await stage.wind(BACK_S - 1)
        assert not stage.room.is_forgotten(EMPTY_S), "people have a while to come back"
        await stage.wind(2)
        assert stage.room.is_forgotten(EMPTY_S) is forgotten
        await stage.wind(FORGOTTEN_S + FORGOTTEN_PACES * PACES["calm"])
        assert stage.room.is_forgotten(EMPTY_S)

    run(main)


def test_a_pace_is_never_longer_than_it_is_after_a_restart_with_a_wrong_clock() -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia = await stage.open()
        stage.table.sit("leo", None, "Leo", stage.hand.now)
        stage.table.start("mia", "match", "seed", stage.hand.now)
        stage.hand.jumped = -DAY_S
        stage.room.begin()
        await quiet()
        assert mia.question["time_left_ms"] == PACES["calm"] * 1000

    run(main)


def test_what_could_not_be_stored_before_the_end_is_told_to_nobody() -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia, leo = await two(stage)
        stage.pause()
        for person, bid in ((mia, "15"), (leo, "14")):
            stage.room.answer(person, choose_of(stage, mia.question["number"], bid))
        await quiet()
        for _, done in stage.store.held:  # it closes during the outage
            done.set_exception(StoreAwayError("it cannot be written"))
        await quiet()
        mia.frames.clear()
        again = stage.enter("mia")
        stage.room.resume()
        stage.watch.back()
        await quiet()
        told = {frame["type"] for frame in mia.frames + again.frames}
        assert told <= {"paused", "resumed"}

    run(main)


# Another server


def test_a_table_that_somebody_else_goes_on_with_ends_here_and_is_theirs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        stage = Stage("geier", 2)
        mia, leo = await two(stage)
        kept = await stage.store.tables()
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(ConflictError("3 inputs are stored, not 2"))
        stage.store.write = lambda *_: failed  # type: ignore[method-assign]
        stage.room.answer(mia, choose_of(stage, mia.question["number"], "15"))
        await quiet()
        assert mia.last("bye") == leo.last("bye") == {"type": "bye", "code": "table_elsewhere"}
        assert mia.closed
        assert stage.room.failed
        assert not stage.room.ours
        assert await stage.store.tables() == kept, "nothing of it is written any more"
        assert "Traceback" not in caplog.text

    run(main)

"""Reviews of finished matches, and hints in practice matches; never anything in between."""

import asyncio
import json
import random
from typing import Any

import pytest

import mauseloch
from mauseloch.coach.judgement import judge
from mauseloch.coach.questions import asked as questions
from mauseloch.coach.review import review
from mauseloch.server import reviews
from mauseloch.server.limits import Limits
from mauseloch.server.replays import seat_of
from mauseloch.server.reviews import Reviews, reviewed
from mauseloch.server.turns import Turns
from mauseloch.store import Begin, End
from mauseloch.tables.table import TableError
from tests.server.live import Address, Client, asked, server
from tests.server.test_matches import plays, run, short
from tests.server.test_replays import played
from tests.server.test_schema import named, wrong


def test_a_match_that_is_over_can_be_reviewed_by_every_seat_and_a_running_one_cannot() -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(game="geier", seats=3, bots=["random", "random"])
            async with at.client(opened["link"], opened["token"], words=True) as mia:
                await mia.say("start")
                path = f"/api/matches/{mia.update['match']}/review"
                status, failure = await at.ask("GET", f"{path}?seat=0")
                assert (status, failure["code"]) == (404, "no_match")
                assert failure.keys() == {"code", "detail"}
                await plays(mia, random.Random(1))
                status, found = await at.ask("GET", f"{path}?seat=0")
                assert status == 200
                assert not wrong(found, named("Review"))
                assert (found["game"], found["seats"], found["seat"]) == ("geier", 3, 0)
                assert found["names"] == ["name-seat-1", "name-seat-2", "name-seat-3"]
                assert len(found["choices"]) == 14
                assert found["points"][-1]["chance"] in {0, 1, 1 / 2, 1 / 3}
                _, replay = await at.ask("GET", path.replace("review", "replay"))
                steps = {step["sequence"] for step in replay["steps"]}
                assert {choice["at"] for choice in found["choices"]} <= steps
                assert await at.ask("GET", f"{path}?seat=0") == (200, found)
                for query in ("", "?seat=3", "?seat=all", "?seat=-1"):
                    status, failure = await at.ask("GET", path + query)
                    assert (status, failure["code"]) == (400, "bad_seats")
                status, failure = await at.ask("GET", "/api/matches/none/review?seat=0")
                assert (status, failure["code"]) == (404, "no_match")

    run(main())


def test_the_review_over_the_wire_is_that_of_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mauseloch.coach.review.BUDGET", 3000)
    match = played("mausen", 3)
    found = json.loads(reviewed(match.record().dumps(), 1))
    names = found["names"]
    wanted = review(match, 1, names)
    assert len(found["points"]) == len(wanted.points)
    for choice, want in zip(found["choices"], wanted.choices, strict=True):
        for name in ("at", "action", "best", "chance", "best_chance", "cost", "error", "exact"):
            assert choice[name] == getattr(want, name)
        assert choice["doing"]["id"] == want.doing.id
    for turn, expected in zip(found["turning_points"], wanted.turning_points, strict=True):
        assert [one["id"] for one in turn["words"]] == [one.id for one in expected.words]
    assert found["total_cost"] == wanted.total_cost


def test_a_match_that_was_broken_off_cannot_be_reviewed() -> None:
    async def main() -> None:
        options = mauseloch.game("mausen").chosen
        begun = Begin("broken-off", "table", "mausen", 1, options, 3, "seed", 0.0)
        async with server() as at:
            store = at.server.hub.store
            await store.write(begun, End("broken-off", 0, None, "forgotten", 1.0))
            status, failure = await at.ask("GET", "/api/matches/broken-off/review?seat=0")
            assert (status, failure["code"]) == (404, "no_match")

    run(main())


@pytest.mark.parametrize("text", [None, "", "all", "-1", "²", "100"])
def test_a_review_needs_a_seat(text: str | None) -> None:
    assert seat_of("4") == 4
    with pytest.raises(mauseloch.SetupError):
        seat_of(text)


async def elsewhere(game: str, function: Any, *given: Any) -> bytes:
    """Run the function the way the hub does."""
    made: bytes = await asyncio.get_running_loop().run_in_executor(None, function, *given)
    return made


def test_reviews_are_made_one_after_the_other_and_not_everybody_can_wait() -> None:
    record = played("geier", 2).record()
    at_once: list[int] = []
    made_at_once: list[int] = []

    async def slowly(game: str, function: Any, document: str, seat: int) -> bytes:
        assert (function, document) == (reviewed, record.dumps())
        at_once.append(seat)
        made_at_once.append(len(at_once))
        await asyncio.sleep(0.01)
        at_once.remove(seat)
        return f"{seat}".encode()

    async def main() -> list[Any]:
        making = Reviews(slowly, Turns(3, 3))
        asked_for = [making.make(record, seat) for seat in range(4)]
        made = await asyncio.gather(*asked_for, return_exceptions=True)
        assert await making.make(record, 3) == b"3"
        return made

    *made, refused = run(main())
    assert made == [b"0", b"1", b"2"]
    assert made_at_once == [1, 1, 1, 1]
    assert isinstance(refused, TableError)
    assert refused.code == "busy"


async def broken(*_: Any) -> Any:
    """Fail as if the machine had run out of memory."""
    raise TableError("busy", "the coach was interrupted")


def test_a_review_that_cannot_be_made_now_may_be_asked_for_again() -> None:
    async def main() -> None:
        record = played("geier", 2).record()
        making = Reviews(broken, Turns(9, 9))
        for _ in range(2):
            with pytest.raises(TableError, match="the coach was interrupted"):
                await making.make(record, 0)
        making._work = elsewhere
        assert await making.make(record, 0)

    run(main())


def test_what_was_asked_for_last_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("geier", 2).record()
    made: list[int] = []

    async def quickly(game: str, function: Any, document: str, seat: int) -> bytes:
        made.append(seat)
        return document.encode() * bool(function)

    monkeypatch.setattr(reviews, "KEPT", 2)

    async def main() -> None:
        making = Reviews(quickly, Turns(9, 9))
        for seat in (0, 1, 0, 2, 0, 1):
            await making.make(record, seat)

    run(main())
    assert made == [0, 1, 2, 1]


def test_live_tables_go_on_while_a_review_is_made() -> None:
    record = played("geier", 3, seed=2).record()
    reviewed(played("geier", 3).record().dumps(), 0)  # compiled

    async def main() -> int:
        made = asyncio.ensure_future(Reviews(elsewhere, Turns(9, 9)).make(record, 0))
        turns = 0
        while not made.done():
            await asyncio.sleep(0.001)
            turns += 1
        await made
        return turns

    assert run(main()) > 10, "the loop stood still"


# Hints


async def practising(at: Address, game: str, seats: int, **how: Any) -> tuple[Any, Any]:
    """Open a table with one person and bots."""
    bots = ["random"] * (seats - 1)
    opened = await at.table(game=game, seats=seats, bots=bots, options=short(game), **how)
    return opened, at.client(opened["link"], opened["token"])


async def here(game: str, function: Any, *given: Any) -> Any:
    """Coach in this process: one of its own would have to load everything first."""
    return function(*given)


async def hint(client: Client, number: int | None = None) -> Any:
    question = client.question["number"] if number is None else number
    return await client.say("hint", question=question)


def heard(client: Client) -> bool:
    """Whether any byte sent to this client belongs to a hint."""
    return any("hinted" in frame or "chance" in frame for frame in client.frames)


def test_who_practises_gets_a_hint_that_nobody_else_hears() -> None:
    async def main() -> None:
        async with server() as at:
            opened, mia = await practising(at, "geier", 3)
            async with mia as mia, at.client(opened["code"]) as screen:
                await mia.say("start")
                await mia.until(lambda one: len(one.question["seats"]) == 1)  # bots have answered
                found = await hint(mia)
                assert found["type"] == "hinted"
                assert not wrong(found, named("ServerMessage"))
                assert list(found["chances"]) == mia.question["legal"]
                assert found["chance"] == found["chances"][found["best"]]
                assert found["chance"] == max(found["chances"].values())
                assert found["doing"] == {"id": "geier-card", "args": {"card": int(found["best"])}}
                assert found["question"] == mia.question["number"]
                assert (await hint(mia))["chances"] == found["chances"]
                room = at.server.hub.find(opened["code"])
                match = room.table.match
                assert match is not None
                before = match.inputs[: found["question"]]
                *_, last = questions(match.game, 3, before, 0)
                told = judge(last.question, seed=found["question"])
                assert told.chances == found["chances"]
                answer = await mia.say("answer", question=found["question"], action=found["best"])
                assert answer["type"] == "done"
                assert heard(mia)
                assert not heard(screen)

    run(main())


def test_a_seat_among_other_people_gets_no_hint_in_any_byte(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with server() as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            opened = await at.table(game="geier", seats=3, bots=["random"])
            async with (
                at.client(opened["link"], opened["token"]) as mia,
                at.client(opened["code"]) as leo,
            ):
                await leo.sit()
                await mia.say("start")
                for person in (mia, leo):
                    await person.until(asked)
                    refused = await hint(person)
                    assert (refused["type"], refused["code"]) == ("refused", "not_practice")
                await leo.say("rise")  # a bot takes over, with a hand that Leo has seen
                assert (await hint(mia))["code"] == "not_practice"
                assert (await hint(leo))["code"] == "no_seat"
                assert not heard(mia)
                assert not heard(leo)

    run(main())


def test_a_race_has_no_hints() -> None:
    async def main() -> None:
        async with server() as at:
            _, mia = await practising(at, "geflippt", 2)
            async with mia as mia:
                await mia.say("start")
                assert (await hint(mia))["code"] == "not_practice"
                assert not heard(mia)

    run(main())


def test_a_hint_is_for_the_open_question_of_a_match() -> None:
    async def main() -> None:
        async with server() as at:
            opened, mia = await practising(at, "zocken", 2)
            async with mia as mia, at.client(opened["code"], words=True):
                assert (await hint(mia, 0))["code"] == "not_playing"
                await mia.say("start")
                number = mia.question["number"]
                assert (await hint(mia, number + 1))["code"] == "old_question"
                while asked(mia):  # the bot leaves people time to read
                    question = mia.question
                    action = question["legal"][-1]
                    await mia.say("answer", question=question["number"], action=action)
                assert (await hint(mia))["code"] == "not_awaited"

    run(main())


def test_a_hint_that_cannot_be_made_ends_no_match() -> None:
    async def main() -> None:
        async with server() as at:
            opened, mia = await practising(at, "geier", 2)
            async with mia as mia:
                await mia.say("start")
                room = at.server.hub.find(opened["code"])
                (looker,) = room.lookers
                await room._hints._tell(looker, 99, broken, (mia.update["match"], 0))
                refused = await mia.until(lambda one: [f for f in one.frames if "refused" in f])
                assert json.loads(refused[0])["code"] == "busy"
                assert json.loads(refused[0])["id"] == 99
                assert not room.failed
                assert asked(mia)

    run(main())


class Slow:
    """A slow coach."""

    def __init__(self) -> None:
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()

    async def coach(self, game: str, function: Any, *given: Any) -> Any:
        self.asked.set()
        await self.goes_on.wait()
        return function(*given)


def test_one_hint_at_a_time_and_none_for_what_has_changed_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(game="geier", seats=2)
            async with at.client(opened["link"], opened["token"]) as mia:
                await mia.say("start")
                slow = Slow()
                monkeypatch.setattr(at.server.hub.thinkers, "coach", slow.coach)
                question = (await mia.until(asked))["number"]
                waiting = asyncio.ensure_future(hint(mia))
                await slow.asked.wait()
                assert (await hint(mia))["code"] == "busy"
                await mia.say("answer", question=question, action="1")
                await mia.until(lambda one: one.question["number"] != question)
                slow.goes_on.set()
                assert (await waiting)["code"] == "old_question"
                assert not heard(mia)
                assert (await hint(mia))["type"] == "hinted"

    run(main())


def test_no_hint_is_told_once_somebody_else_has_sat_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is hidden, people join at once, so the match is no longer practice."""

    async def main() -> None:
        async with server() as at:
            opened = await at.table(game="zocken", seats=2, options={"first": 0})
            async with (
                at.client(opened["link"], opened["token"]) as mia,
                at.client(opened["code"]) as leo,
            ):
                await mia.say("start")  # the other seat is free
                slow = Slow()
                monkeypatch.setattr(at.server.hub.thinkers, "coach", slow.coach)
                await mia.until(asked)
                waiting = asyncio.ensure_future(hint(mia))
                await slow.asked.wait()
                assert (await leo.sit())["type"] == "seated"
                slow.goes_on.set()
                assert (await waiting)["code"] == "not_practice"
                assert not heard(mia)

    run(main())


def test_too_many_hints_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with server(limits=Limits(burst=14, per_second=0)) as at:
            _, mia = await practising(at, "geier", 2)
            async with mia as mia:
                monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
                await mia.say("start")
                assert (await hint(mia))["type"] == "hinted"
                assert (await hint(mia))["code"] == "too_fast"

    run(main())

"""Several people take any actions in any order, and the table stays consistent."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mauseloch.server.room import Room
from tests.patience import PATIENCE_S
from tests.server.live import Address, Client, asked, over, server
from tests.server.records import answers, finished
from tests.server.test_fuzz import FRAMES

SEATS = 3
PEOPLE = 3
EXAMPLES = FRAMES // 80
REFUSALS = {
    *(
        "again",
        "bad_seats",
        "illegal",
        "no_phrase",
        "no_seat",
        "not_awaited",
        "not_host",
        "not_playing",
    ),
    *(
        "old_question",
        "own_seat",
        "playing",
        "same_name",
        "seated",
        "taken",
        "unknown_bot",
        "unreadable",
    ),
}
seats = st.integers(0, SEATS)
steps = st.lists(
    st.tuples(
        st.integers(0, PEOPLE - 1),
        st.one_of(
            st.tuples(st.just("sit"), st.none() | seats),
            st.tuples(st.just("answer"), st.integers(0, 14)),
            st.tuples(st.just("answer"), st.integers(0, 14)),
            st.tuples(st.just("late"), st.integers(0, 60)),
            st.tuples(st.just("rise"), st.none()),
            st.tuples(st.just("start"), st.none()),
            st.tuples(st.just("start"), st.none()),
            st.tuples(st.just("free"), seats),
            st.tuples(st.just("set_bot"), seats),
            st.tuples(st.just("phrase"), st.sampled_from(["cheese", "you fool"])),
            st.tuples(st.just("hello"), st.none()),
            st.tuples(st.just("sync"), st.integers(0, 50)),
            st.tuples(st.just("reconnect"), st.none()),
        ),
        st.booleans(),  # whether the next action waits for this one's reply
    ),
    max_size=40,
)


class Person:
    """A person whose connection comes and goes, with a token to keep."""

    def __init__(self, at: Address, code: str, token: str | None) -> None:
        self.at = at
        self.code = code
        self.token = token
        self.client: Client = None  # type: ignore[assignment]  # set on arrival
        self._stack = contextlib.AsyncExitStack()

    async def come(self) -> None:
        client = await self._stack.enter_async_context(self.at.client(self.code, self.token))
        if client.welcome["type"] == "refused":  # the seat was freed in the meantime
            assert client.welcome["code"] == "bad_token"
            self.token = None
            assert (await client.hello(self.code, None))["type"] == "welcome"
        self.client = client

    async def go(self) -> None:
        await self.client.socket.close()  # quicker while the client is still reading
        await self._stack.aclose()

    async def does(self, verb: str, what: Any) -> tuple[str, int, str] | None:
        """Act; return the acknowledged answer, if any: match, question, action."""
        if verb == "reconnect":
            await self.go()
            await self.come()
            return None
        if verb == "answer" and (question := asked(self.client)) is not None:
            match, number = self.client.update["match"], question["number"]
            action = question["legal"][what % len(question["legal"])]
            said = await self.says("answer", question=number, action=action)
            return (match, number, action) if said["type"] == "done" else None
        if verb == "sync":
            what = min(what, len(self.client.news))
        fields: dict[str, dict[str, Any]] = {
            "sit": {} if what is None else {"seat": what},
            "answer": {"question": 1, "action": str(what)},
            "late": {"question": what, "action": "7"},
            "free": {"seat": what},
            "set_bot": {"seat": what, "bot": "random"},
            "phrase": {"phrase": what},
            "hello": {"version": 1, "table": self.code},
            "sync": {"have": what},
        }
        said = await self.says("answer" if verb == "late" else verb, **fields.get(verb, {}))
        if said["type"] == "seated":
            self.token = said["token"]
        return None

    async def says(self, kind: str, **fields: Any) -> Any:
        said = await self.client.say(kind, **fields)
        assert said["type"] != "refused" or said["code"] in REFUSALS, said
        return said


def check(room: Room, people: list[Person]) -> None:
    """What must always hold for a table."""
    document = room.table.document
    holders = [one for place in document.places for one in (place.owner, place.next) if one]
    assert len(set(holders)) == len(holders), "a person has two seats"
    assert bool(holders) == bool(document.host), "a host, and nobody is there; or none"
    assert not holders or document.host in holders
    assert not any(place.owner and place.next for place in document.places)
    assert not room.failed
    here = {looker.seat for looker in room.lookers if looker.seat is not None}
    assert all(document.places[seat].owner for seat in here), "somebody acts for a foreign seat"
    for looker in room.lookers:
        assert looker.seat == room.table.plays_at(looker.token)
    if room.table.playing:
        assert all(place.owner or place.bot for place in document.places)


@pytest.fixture(scope="module")
def running() -> Iterator[tuple[asyncio.Runner, Address]]:
    """One server for all examples, each with its own table."""
    with asyncio.Runner() as runner:
        context = server()
        at = runner.run(_enter(context))
        yield runner, at
        runner.run(_exit(context))


async def _enter(context: Any) -> Any:
    return await context.__aenter__()


async def _exit(context: Any) -> None:
    await context.__aexit__(None, None, None)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(steps=steps, leaves=st.lists(st.booleans(), min_size=PEOPLE, max_size=PEOPLE))
def test_whatever_people_do_the_table_goes_on(
    running: tuple[asyncio.Runner, Address], steps: list[Any], leaves: list[bool]
) -> None:
    runner, at = running
    runner.run(_evening(at, steps, leaves))


async def _evening(at: Address, steps: list[Any], leaves: list[bool]) -> None:
    table = await at.table(game="geier", seats=SEATS, pace="relaxed")
    room = at.server.hub.find(table["link"])
    people = [
        Person(at, table["code"], table["token"] if not one else None) for one in range(PEOPLE)
    ]
    told: list[tuple[str, int, str]] = []
    try:
        for person in people:
            await person.come()
        together: dict[int, Any] = {}
        for who, (verb, what), waits in steps:
            if who in together or verb == "reconnect":
                told += filter(None, await asyncio.gather(*together.values()))
                together = {}
            together[who] = people[who].does(verb, what)
            if waits or verb == "reconnect":
                told += filter(None, await asyncio.gather(*together.values()))
                together = {}
                check(room, people)
        told += filter(None, await asyncio.gather(*together.values()))
        check(room, people)
        await _finish(room, people, leaves)
        check(room, people)
        matches = {match for match, _, _ in told}
        inputs = set()
        for match in matches:
            for number, _, action in answers(await finished(at, match)):
                inputs.add((match, number, action))
        assert set(told) <= inputs, "an acknowledged answer is lost"
    finally:
        for person in people:
            await person.go()


async def _finish(room: Room, people: list[Person], leaves: list[bool]) -> None:
    """Everyone answers or leaves, which ends the match."""
    for person, leave in zip(people, leaves, strict=True):
        if leave:  # may not even have a seat
            await person.does("rise", None)
    async with asyncio.timeout(PATIENCE_S):
        while room.table.playing:
            for person in people:
                if asked(person.client) and not over(person.client):
                    await person.does("answer", 0)
            await asyncio.sleep(0.002)


def test_a_bot_answers_at_once_for_who_gets_up_while_asked(
    running: tuple[asyncio.Runner, Address],
) -> None:
    runner, at = running

    async def main() -> None:
        table = await at.table(game="geier", seats=2, name="Mia", pace="relaxed")
        async with at.client(table["code"], table["token"]) as mia:
            async with at.client(table["code"]) as leo:
                await leo.sit(name="Leo")
                await mia.say("start")
                question = await mia.until(asked)
                await mia.say("answer", question=question["number"], action="1")
                assert (await leo.say("rise"))["type"] == "done"
            await mia.until(lambda one: one.question["number"] != question["number"])

    runner.run(main())


def test_nobody_has_heard_more_news_than_there_are(
    running: tuple[asyncio.Runner, Address],
) -> None:
    runner, at = running

    async def main() -> None:
        table = await at.table(game="geier", seats=2, name="Mia", pace="relaxed")
        async with (
            at.client(table["code"], table["token"]) as mia,
            at.client(table["code"]) as leo,
        ):
            await leo.sit(name="Leo")  # no bot, so nothing else happens in between
            await mia.say("start")
            await mia.until(asked)
            heard, before = len(mia.news), len(mia.updates)
            await mia.say("sync", have=10**6)
            await mia.until(lambda one: len(one.updates) > before)
            assert mia.update["news_from"] == heard
            assert mia.update["news"] == []

    runner.run(main())

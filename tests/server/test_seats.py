"""Seats keep their secrets: whatever people send, nobody sees two hands or another player's pick.

The server cannot tell people apart: one person may have many connections and tokens. So the rule
ignores identity. Only the token that a hand was dealt to sees it before the match is over; opening
more tabs therefore shows no more hands than their owner openly sat down for.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mauseloch.core.errors import MauselochError
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.core.words import say
from mauseloch.server.metrics import Metrics
from mauseloch.server.room import Room
from mauseloch.server.wire import (
    VERSION,
    Answer,
    Free,
    Hello,
    Hint,
    Hinted,
    Rise,
    SetBot,
    Sit,
    Start,
    Sync,
    decode,
    message,
)
from mauseloch.tables.document import Document, hashed
from mauseloch.tables.table import Table, TableError
from tests.server.stage import AtOnce, Person, Stage, quiet
from tests.server.test_clock import run

SEATS = 3
CONNECTIONS = 4
EXAMPLES = 60


class Coach(AtOnce):
    """A coach that is always available and remembers whom it has helped."""

    def __init__(self) -> None:
        super().__init__()
        self.hinted: list[Seat] = []

    async def hint(
        self, number: int, game: AnyGame, inputs: Sequence[Input], seat: Seat, names: Sequence[str]
    ) -> Hinted:
        self.hinted.append(seat)
        return Hinted(
            id=number,
            question=len(inputs),
            best="1",
            doing=message(say("sure")),
            chance=1.0,
            error=0.0,
            exact=True,
            chances={},
        )


class Evening:
    """A table, some connections, every token ever issued, and how each match was dealt."""

    def __init__(self, game: str) -> None:
        self.stage = Stage(game, SEATS)
        self.stage.thinker = self.coach = Coach()
        self.room = Room(
            self.stage.table, self.stage.store, self.coach, self.stage.clock, Metrics()
        )
        self.tokens: list[str | None] = [None, "mia"]
        self.people: list[Person] = []
        self.match = ""
        self.dealt: dict[Seat, str] = {}
        """The hash of the token to which each hand of this match was dealt."""
        self.played: set[str] = set()
        """Everyone who has had a seat in this match."""
        self.inputs: Sequence[Input] = ()
        self.ids = 1

    async def open(self) -> None:
        await self.stage.store.open()
        changes, self.stage.table.changes = self.stage.table.changes, []
        await self.stage.store.write(*changes)
        self.people = [self.entered("mia" if not one else None) for one in range(CONNECTIONS)]
        await quiet()

    def entered(self, token: str | None) -> Person:
        """A new connection, with this token if it is still valid."""
        person = Person()
        try:
            self.room.hello(person, Hello(id=1, version=VERSION, table="code", token=token))
        except TableError:  # no longer valid: the player left or was removed
            self.room.hello(person, Hello(id=1, version=VERSION, table="code"))
        return person

    async def does(self, who: int, verb: str, what: int) -> None:
        """Send one message and see what follows."""
        person, self.ids = self.people[who], self.ids + 1
        hints = len(self.coach.hinted)
        try:
            await self.says(person, who, verb, what)
        except MauselochError:
            await quiet()
        self.check(hints)

    async def says(self, person: Person, who: int, verb: str, what: int) -> None:
        room, number, seat = self.room, self.ids, what % (SEATS + 1)
        if verb == "wind":
            await self.stage.wind(what)
        elif verb == "restart":
            await self.restarted()
        elif verb == "again":
            room.leave(person)
            self.people[who] = self.entered(self.tokens[what % len(self.tokens)])
        elif verb == "answer":
            asked, legal = question(person)
            action = legal[what % len(legal)] if legal else str(what)
            room.answer(person, Answer(id=number, question=asked, action=action, reaction_ms=900))
        elif verb == "hint":
            room.hint(person, Hint(id=number, question=question(person)[0]))
        elif verb == "sit":
            room.sit(person, Sit(id=number, seat=seat if seat < SEATS else None))
        elif verb == "free":
            room.free(person, Free(id=number, seat=seat))
        elif verb == "set_bot":
            room.set_bot(person, SetBot(id=number, seat=seat, bot="random"))
        elif verb == "rise":
            room.rise(person, Rise(id=number))
        elif verb == "start":
            room.start(person, Start(id=number))
        else:
            room.sync(person, Sync(id=number, have=what))
        await quiet()
        self.tokens += [
            one["token"]
            for one in person.frames
            if one["type"] == "seated" and one["token"] not in self.tokens
        ]

    async def restarted(self) -> None:
        """The server goes down and comes back with what it has stored."""
        self.room.stop()
        await self.room.settled()
        ((_, content),) = await self.stage.store.tables()
        document = msgspec.json.decode(content, type=Document)
        table = Table(document)
        if document.match:
            stored = await self.stage.store.match(document.match)
            running = {one.match: one for one in await self.stage.store.running()}
            found = running.get(document.match) or stored
            assert found is not None
            table = Table.resumed(document, found.version, found.inputs)
        self.room = Room(table, self.stage.store, self.coach, self.stage.clock, Metrics())
        self.room.begin()
        self.people = [self.entered(person.token or None) for person in self.people]

    def check(self, hints: int) -> None:
        """Check that nobody has seen a hand not dealt to them, or another player's pick."""
        document, match = self.room.table.document, self.room.table.match
        if document.match != self.match:  # a new match
            self.match, self.inputs, self.played = document.match, (), set()
            places = enumerate(document.places)
            self.dealt = {seat: place.owner for seat, place in places if place.owner}
        self.played |= {place.owner for place in document.places if place.owner}
        assert len(self.coach.hinted) == hints or len(self.played) == 1, "a hint among people"
        for person in self.people:
            for frame in person.frames:
                if frame["type"] == "update" and "outcome" not in frame:
                    self.check_update(person, frame)
            person.frames = [one for one in person.frames if one["type"] == "update"][-1:]
        if match is not None:
            assert match.inputs[: len(self.inputs)] == self.inputs, "a choice was changed"
            self.inputs = match.inputs

    def check_update(self, person: Person, frame: dict[str, Any]) -> None:
        if frame["match"] != self.room.table.document.match:
            return  # already checked when it arrived
        seat = frame["view"]["seat"]
        if seat is not None:
            if not self.dealt:  # only bots had hands: the first to arrive may see one
                self.dealt[seat] = hashed(person.token)
            assert self.dealt.get(seat) == hashed(person.token), "a hand of somebody else"
        for told in frame["news"]:
            if told["type"] == "Bid":
                assert told["card"] is None or told["seat"] == seat, "a pick of somebody else"


def question(person: Person) -> tuple[int, list[str]]:
    """The last question this person received."""
    asked = [one.get("question") or {} for one in person.frames if one["type"] == "update"]
    found = asked[-1] if asked else {}
    return found.get("number", 0), found.get("legal", [])


verbs = ["sit", "rise", "free", "set_bot", "start", "answer", "hint", "again", "sync", "wind"]
steps = st.lists(
    st.tuples(
        st.integers(0, CONNECTIONS - 1),
        st.sampled_from([*verbs, "sit", "start", "answer", "answer", "restart"]),
        st.integers(0, 60),
    ),
    min_size=20,
    max_size=60,
)


@pytest.mark.parametrize("game", ["geier", "mausen", "geflippt"])
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(steps=steps)
def test_no_sequence_of_messages_shows_two_hands_or_a_hidden_pick(
    game: str, steps: list[tuple[int, str, int]]
) -> None:
    async def main() -> None:
        evening = Evening(game)
        await evening.open()
        for step in [(1, "sit", 1), (0, "start", 0), *steps]:
            await evening.does(*step)
        assert not evening.room.failed
        evening.room.stop()
        await evening.room.settled()

    asyncio.run(main())


async def begun(people: int = 2, game: str = "geier") -> Evening:
    """Mia and perhaps Leo play; all other connections watch."""
    evening = Evening(game)
    await evening.open()
    for one in range(1, people):
        await evening.does(one, "sit", one)
    await evening.does(0, "start", 0)
    return evening


def seats_shown(person: Person) -> set[Seat | None]:
    return {one["view"]["seat"] for one in person.frames if one["type"] == "update"}


def test_a_second_tab_cannot_look_at_the_hand_of_a_bot() -> None:
    async def main() -> None:
        evening = await begun(1)
        mia, tab = evening.people[:2]
        evening.room.sit(tab, Sit(id=2, seat=2, name="Tab"))
        await quiet()
        assert tab.last("seated")["later"]
        assert seats_shown(tab) == {None}
        table = tab.last("changed")["table"]
        assert (table["later"], table["seats"][2]["next"]) == (True, "Tab")
        assert (table["seats"][2]["kind"], table["seats"][2]["free"]) == ("bot", False)
        with pytest.raises(TableError) as refused:
            evening.room.answer(tab, Answer(id=3, question=question(mia)[0], action="1"))
        assert refused.value.code == "no_seat"

    run(main)


def test_a_host_cannot_look_at_the_bid_of_somebody_they_removed() -> None:
    async def main() -> None:
        evening = await begun()
        mia, leo, tab = evening.people[:3]
        number, _ = question(leo)
        evening.room.answer(leo, Answer(id=2, question=number, action="13"))
        await quiet()
        evening.room.free(mia, Free(id=3, seat=1))
        evening.room.sit(tab, Sit(id=4, seat=1))
        await quiet()
        assert seats_shown(tab) == {None}
        leo.frames.clear()
        evening.room.sync(leo, Sync(id=5))
        evening.room.set_bot(mia, SetBot(id=6, seat=2, bot="pip"))
        await quiet()
        assert seats_shown(leo) == {None}, "a removed person sees their own hand no more either"
        match = evening.room.table.match
        assert match is not None
        assert any((put.actor, put.action) == (1, "13") for put in match.inputs), "the bid stands"
        assert question(mia)[0] == number, "Mia has not answered yet"

    run(main)


def test_nobody_gets_hints_by_removing_everybody_else() -> None:
    async def main() -> None:
        evening = await begun()
        mia = evening.people[0]
        evening.room.free(mia, Free(id=2, seat=1))
        await quiet()
        assert not mia.last("changed")["table"]["practice"]
        with pytest.raises(TableError) as refused:
            evening.room.hint(mia, Hint(id=3, question=question(mia)[0]))
        assert refused.value.code == "not_practice"
        await evening.restarted()
        mia = evening.people[0]
        with pytest.raises(TableError) as refused:
            evening.room.hint(mia, Hint(id=4, question=question(mia)[0]))
        assert refused.value.code == "not_practice", "a restart forgets nothing"

    run(main)


def test_who_practises_alone_gets_hints() -> None:
    async def main() -> None:
        evening = await begun(1)
        mia = evening.people[0]
        assert evening.room.info().practice
        evening.room.hint(mia, Hint(id=3, question=question(mia)[0]))
        await quiet()
        assert evening.coach.hinted == [0]

    run(main)


async def played(evening: Evening) -> None:
    """Play to the end: people answer with their first card."""
    while evening.room.table.playing:
        for who in range(CONNECTIONS):
            await evening.does(who, "answer", 0)
        await evening.stage.wind(5)


def test_grandma_takes_over_from_a_bot_in_the_next_match() -> None:
    async def main() -> None:
        evening = await begun()
        mia, _, oma = evening.people[:3]
        evening.room.sit(oma, Sit(id=2, seat=2, name="Oma"))
        await quiet()
        bot = mia.last("changed")["table"]["seats"][2]["name"]
        assert bot.startswith("name-"), "this match is the bot's, under its own name"
        await evening.restarted()
        oma = evening.people[2]
        assert (oma.last("welcome")["seat"], oma.last("welcome")["later"]) == (2, True)
        await played(evening)
        await evening.does(0, "start", 0)
        assert evening.room.table.plays_at(oma.token) == 2
        assert oma.last("update")["view"]["seat"] == 2
        assert oma.last("update")["question"]["legal"]
        place = evening.room.table.document.places[2]
        assert (place.name, place.next, place.bot) == ("Oma", "", "")
        assert evening.room.table.document.wins[2] == 0

    run(main)


def test_who_does_not_hear_of_their_seat_asks_for_it_again_and_has_one() -> None:
    own = "0123456789abcdef" * 2

    async def main() -> None:
        stage = Stage("geier", 3)
        await stage.open()
        stage.store.away = True  # the write has to wait
        leo = stage.enter()
        stage.room.sit(leo, Sit(id=2, name="Leo", token=own))
        await quiet()
        stage.room.leave(leo)  # and the connection drops
        stage.store.come_back()
        await quiet()
        assert not any(frame["type"] == "seated" for frame in leo.frames)
        for _ in range(2):  # on two devices, which is fine
            again = stage.enter()
            stage.room.sit(again, Sit(id=2, name="Leo", token=own))
            await quiet()
            seated = again.last("seated")
            assert (seated["seat"], seated["token"], again.seat) == (1, own, 1)
        places = stage.table.document.places
        assert [bool(place.owner) for place in places] == [True, True, False]
        with pytest.raises(TableError, match="you sit here already"):
            stage.room.sit(again, Sit(id=3, token=own))
        other = stage.enter()
        stage.room.sit(other, Sit(id=2, name="Oma", token=own[::-1]))
        await quiet()
        assert other.last("seated")["seat"] == 2

    run(main)


@pytest.mark.parametrize("token", ["", "leo", "0" * 31, "0" * 33, "A" * 32, "g" * 32])
def test_a_token_of_ones_own_is_random_or_refused(token: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(msgspec.json.encode({"type": "sit", "id": 1, "token": token}))


def test_a_seat_for_the_next_match_can_be_given_back_or_freed() -> None:
    async def main() -> None:
        evening = await begun()
        mia, _, oma = evening.people[:3]
        ways: list[Callable[[], None]] = [
            lambda: evening.room.rise(oma, Rise(id=3)),
            lambda: evening.room.free(mia, Free(id=3, seat=2)),
        ]
        for give_back in ways:
            evening.room.sit(oma, Sit(id=2, seat=2, name="Oma"))
            with pytest.raises(TableError) as refused:
                evening.room.set_bot(mia, SetBot(id=3, seat=2, bot="pip"))
            assert refused.value.code == "taken"
            give_back()
            await quiet()
            assert oma.last("unseated")
            assert mia.last("changed")["table"]["seats"][2]["free"]
            oma.frames.clear()
        with pytest.raises(TableError) as refused:
            evening.room.rise(oma, Rise(id=4))
        assert refused.value.code == "no_seat"

    run(main)


def test_whoever_is_left_leads_the_table_though_they_only_play_later() -> None:
    async def main() -> None:
        evening = await begun(1)
        mia, oma = evening.people[:2]
        evening.room.sit(oma, Sit(id=2, name="Oma"))
        evening.room.rise(mia, Rise(id=3))
        await quiet()
        seats = oma.last("changed")["table"]["seats"]
        assert [one["host"] for one in seats] == [False, True, False]
        with pytest.raises(TableError) as refused:
            evening.room.free(oma, Free(id=4, seat=1))
        assert refused.value.code == "own_seat"
        await played(evening)
        await evening.does(1, "start", 0)
        assert oma.last("update")["view"]["seat"] == 1

    run(main)


def test_where_nobody_has_played_yet_the_first_to_come_plays_at_once() -> None:
    """The big screen started too early; a second tab still sees nothing."""

    async def main() -> None:
        evening = await begun(1)
        evening.room.rise(evening.people[0], Rise(id=2))
        await played(evening)
        screen, oma, tab = evening.people[:3]
        evening.room.table.document.host = hashed(screen.token)  # a big screen without a seat
        await evening.does(0, "start", 0)
        assert evening.room.table.playing
        evening.room.sit(oma, Sit(id=3, seat=1, name="Oma"))
        evening.room.sit(tab, Sit(id=3, seat=2, name="Tab"))
        await quiet()
        assert 1 in seats_shown(oma)
        assert seats_shown(tab) == {None}

    run(main)


def test_where_nothing_is_hidden_anybody_takes_over_at_once() -> None:
    async def main() -> None:
        evening = await begun(2, "zocken")
        leo, oma = evening.people[1:3]
        evening.room.rise(leo, Rise(id=2))
        evening.room.sit(oma, Sit(id=3, seat=1, name="Oma"))
        await quiet()
        assert not oma.last("seated").get("later")
        assert oma.last("update")["view"]["seat"] == 1
        with pytest.raises(TableError) as refused:
            evening.room.hint(oma, Hint(id=4, question=question(oma)[0]))
        assert refused.value.code == "not_practice"

    run(main)


def test_who_reserved_a_seat_and_is_gone_at_the_start_is_missed() -> None:
    async def main() -> None:
        evening = await begun()
        oma = evening.people[2]
        evening.room.sit(oma, Sit(id=2, seat=2, name="Oma"))
        evening.room.leave(oma)
        await played(evening)
        await evening.does(0, "start", 0)
        assert evening.room.attendance.is_person(2)
        await evening.stage.wind(121)
        assert not evening.room.attendance.is_person(2), "a bot plays until she is back"

    run(main)

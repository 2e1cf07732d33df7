"""Anyone the host removes for good stays out, as far as an address can identify them."""

import asyncio

import pytest

from mauseloch.server.callers import LOCAL
from mauseloch.server.origins import MOST_OUT as MOST
from mauseloch.server.wire import VERSION, Free, Hello, Rise, Sit
from mauseloch.tables.table import TableError
from tests.server.live import server
from tests.server.stage import Person, Stage, quiet
from tests.server.test_matches import run

HOST, HOME, SCHOOL = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def comes(stage: Stage, whence: str, token: str | None = None) -> Person:
    """Visit the table from this address."""
    person = Person()
    person.caller_key = whence
    stage.room.hello(person, Hello(id=1, version=VERSION, table="code", token=token))
    return person


def sits(stage: Stage, whence: str, name: str) -> Person:
    person = comes(stage, whence)
    stage.room.sit(person, Sit(id=2, name=name))
    return person


def test_whoever_is_removed_for_good_neither_sits_nor_looks_on() -> None:
    async def go() -> None:
        stage = Stage("geier", 3)
        mia = await stage.open()
        troll = sits(stage, HOME, "Troll")
        second = comes(stage, HOME)  # the same person in another window
        stranger = comes(stage, SCHOOL)
        await quiet()
        stage.room.free(mia, Free(id=3, seat=1, keep_out=True))
        await quiet()
        assert mia.last("done")["id"] == 3
        for one in (troll, second):
            assert one.closed
            assert one.last("bye") == {"type": "bye", "code": "kept_out"}
            with pytest.raises(TableError) as refused:
                stage.room.sit(one, Sit(id=4, name="Angel"))  # before the connection closes
            assert refused.value.code == "kept_out"
        with pytest.raises(TableError) as refused:
            comes(stage, HOME)
        assert refused.value.code == "kept_out"
        assert not stranger.closed
        stage.room.sit(stranger, Sit(id=2, name="Leo"))
        comes(stage, HOST)

    asyncio.run(go())


def test_without_that_wish_they_may_come_back() -> None:
    async def go() -> None:
        stage = Stage("geier", 2)
        mia = await stage.open()
        leo = sits(stage, HOME, "Leo")
        stage.room.free(mia, Free(id=3, seat=1))
        await quiet()
        assert not leo.closed
        stage.room.sit(leo, Sit(id=4, name="Leo"))

    asyncio.run(go())


def test_a_sibling_who_sits_here_stays_and_may_come_back() -> None:
    async def go() -> None:
        stage = Stage("geier", 3)
        mia = await stage.open()
        troll, ida = sits(stage, HOME, "Troll"), sits(stage, HOME, "Ida")
        await quiet()
        token = ida.last("seated")["token"]
        stage.room.free(mia, Free(id=3, seat=1, keep_out=True))
        await quiet()
        assert (troll.closed, ida.closed) == (True, False)
        assert comes(stage, HOME, token).last("welcome")["seat"] == 2

    asyncio.run(go())


@pytest.mark.parametrize("whence", [HOST, LOCAL])
def test_who_shares_the_hosts_line_cannot_be_kept_out(whence: str) -> None:
    """Otherwise a class or family sharing an address would be locked out, host included."""

    async def go() -> None:
        stage = Stage("geier", 2)
        mia = await stage.open()
        leo = sits(stage, whence, "Leo")
        await quiet()
        with pytest.raises(TableError) as refused:
            stage.room.free(mia, Free(id=3, seat=1, keep_out=True))
        assert refused.value.code == "same_line"
        assert leo.seat == 1  # nothing changed
        stage.room.free(mia, Free(id=3, seat=1))

    asyncio.run(go())


def test_who_is_not_the_host_learns_nothing_by_trying() -> None:
    async def go() -> None:
        stage = Stage("geier", 3)
        await stage.open()
        leo = sits(stage, HOME, "Leo")
        sits(stage, HOME, "Ida")
        for seat in (0, 2):  # one at another address, one at Leo's own
            with pytest.raises(TableError) as refused:
                stage.room.free(leo, Free(id=3, seat=seat, keep_out=True))
            assert refused.value.code == "not_host"

    asyncio.run(go())


def test_who_has_left_is_still_known_and_a_seat_without_a_person_is_not() -> None:
    async def go() -> None:
        stage = Stage("geier", 3)
        mia = await stage.open()
        troll = sits(stage, HOME, "Troll")
        await quiet()
        stage.room.leave(troll)
        stage.room.free(mia, Free(id=3, seat=1, keep_out=True))
        with pytest.raises(TableError):
            comes(stage, HOME)
        with pytest.raises(TableError) as refused:
            stage.room.free(mia, Free(id=4, seat=2, keep_out=True))
        assert refused.value.code == "same_line"
        leo = sits(stage, SCHOOL, "Leo")
        stage.room.rise(leo, Rise(id=5))
        comes(stage, SCHOOL)  # people who left by choice may return

    asyncio.run(go())


def test_only_so_many_are_kept_out() -> None:
    async def go() -> None:
        stage = Stage("geier", 2)
        mia = await stage.open()
        for number in range(MOST + 1):
            sits(stage, f"198.51.100.{number}", "Troll")
            stage.room.free(mia, Free(id=3, seat=1, keep_out=True))
        comes(stage, "198.51.100.0")
        with pytest.raises(TableError):
            comes(stage, f"198.51.100.{MOST}")

    asyncio.run(go())


def test_over_a_real_line_they_hear_why_and_come_back_from_elsewhere_alone() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2)
            there, elsewhere = ({"X-Forwarded-For": one} for one in (HOME, SCHOOL))
            async with at.client(table["code"], table["token"]) as mia:
                async with at.client(table["code"], headers=there) as troll:
                    await troll.sit(name="Troll")
                    assert (await mia.say("free", seat=1, keep_out=True))["type"] == "done"
                    await troll.until(lambda one: "kept_out" in one.frames[-1])
                    while not troll.closed:
                        await asyncio.sleep(0.01)
                async with at.client(table["code"], headers=there) as troll:
                    assert troll.welcome["code"] == "kept_out"
                async with at.client(table["link"], headers=elsewhere) as leo:
                    assert (await leo.sit(name="Leo"))["type"] == "seated"

    run(main())

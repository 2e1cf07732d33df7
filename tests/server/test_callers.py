"""Callers: who they are, what each may use, and which are blocked for a while."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from mauseloch.core.errors import SetupError
from mauseloch.server.blocks import Blocks
from mauseloch.server.callers import LOCAL, UNKNOWN, Callers, Proxies, key_of, peer_of
from mauseloch.server.doors import Doors, TooMuchError
from mauseloch.server.hub import Hub
from mauseloch.server.keeping import summed_up
from mauseloch.server.limits import Bucket, Limits, Rate
from mauseloch.server.logs import Lines
from mauseloch.server.metrics import Metrics
from mauseloch.server.turns import Turns
from mauseloch.store import MemoryStore
from mauseloch.tables.codes import CODES, is_code, new_code, new_secret, spelled
from mauseloch.tables.table import TableError


class Hand:
    """A clock wound by hand."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now


def doors(limits: Limits | None = None) -> tuple[Doors, Metrics, Hand]:
    metrics, hand = Metrics(), Hand()
    return Doors(limits or Limits(), metrics, hand, Proxies(["127.0.0.1"])), metrics, hand


# Addresses


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:3::1]:443", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", LOCAL),
        ("unknown", UNKNOWN),
        ("_hidden", UNKNOWN),
        ("1.2.3.4.5", UNKNOWN),
    ],
)
def test_a_caller_is_an_ipv4_address_or_the_64_of_an_ipv6_address(address: str, key: str) -> None:
    assert key_of(address) == key


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "caller"),
    [
        (["10.0.0.0/8"], "10.1.2.3", ["203.0.113.7"], "203.0.113.7"),
        (["10.0.0.0/8"], "::ffff:10.1.2.3", ["203.0.113.7"], "203.0.113.7"),
        (["10.0.0.0/8"], "192.0.2.1", ["203.0.113.7"], "192.0.2.1"),
        # Clients can write the first entries themselves, so they aren't trusted.
        (["10.0.0.0/8"], "10.1.2.3", ["6.6.6.6, 203.0.113.7", "10.9.9.9"], "203.0.113.7"),
        (["10.0.0.0/8"], "10.1.2.3", ["garbage"], "garbage"),
        (["10.0.0.0/8"], "10.1.2.3", [" , "], "10.1.2.3"),
        (["10.0.0.0/8"], "10.1.2.3", ["10.0.0.5, 10.0.0.6"], "10.0.0.5"),
        (["10.0.0.0/8"], "10.1.2.3", [], "10.1.2.3"),
        (["*"], "192.0.2.1", ["203.0.113.7, 198.51.100.1"], "203.0.113.7"),
        ([], "127.0.0.1", ["203.0.113.7"], "127.0.0.1"),
        # A Unix socket has no address; only our own proxies can open it.
        ([], "", ["203.0.113.7"], "203.0.113.7"),
        ([], "", [], ""),
    ],
)
def test_only_trusted_proxies_say_for_whom_they_call(
    trusted: list[str], peer: str, forwarded: list[str], caller: str
) -> None:
    assert Proxies(trusted).caller(peer, forwarded) == caller


def test_trusted_proxies_are_on_this_machine_unless_others_are_named() -> None:
    assert [Proxies().has(one) for one in ("127.0.0.1", "::1", "10.0.0.1")] == [True, True, False]
    assert [Proxies(["10.0.0.1"]).has(one) for one in ("127.0.0.1", "10.0.0.1")] == [False, True]
    with pytest.raises(SetupError, match="an address or a network"):
        Proxies(["caddy"])


def test_a_unix_socket_has_no_address() -> None:
    def peer(name: Any) -> str:
        return peer_of(SimpleNamespace(get_extra_info=lambda _: name))  # type: ignore[arg-type]

    assert [peer(one) for one in ("", None, ("10.0.0.1", 5), "/run/x")] == ["", "", "10.0.0.1", ""]


# Remembered callers


def test_no_more_callers_are_remembered_than_there_is_room_for() -> None:
    callers = Callers(Limits(callers=100))
    busy = callers.known("203.0.113.7")
    busy.tables = 1
    for number in range(5000):
        callers.known(f"2001:db8:{number:x}::1")
        assert len(callers) <= 101
    assert callers.known("203.0.113.7") is busy, "somebody with a table open was forgotten"


def test_a_bucket_fills_by_itself_and_never_over() -> None:
    bucket = Bucket(Rate(3, 60))
    assert [bucket.takes(9.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_s(9.0) == pytest.approx(1.0)
    assert [bucket.takes(10.0), bucket.takes(10.0)] == [True, False]
    assert [bucket.takes(1e6) for _ in range(4)] == [True, True, True, False]
    assert bucket.spend(1e6, 2) == pytest.approx(2.0)
    assert not bucket.has(1e6 + 2)
    assert bucket.has(1e6 + 3)


def test_blocks_end_by_themselves_and_are_no_more_than_there_is_room_for() -> None:
    hand = Hand()
    blocks = Blocks(3, hand)
    assert blocks.add("2001:db8::1", 60) == "2001:db8::/64"
    assert blocks.left_s(key_of("2001:db8::2")) == 60
    assert blocks.left_s(key_of("2001:db8:0:1::")) == 0
    hand.now += 61
    assert blocks.left_s("2001:db8::/64") == 0
    assert not blocks.all()
    for number in range(10):
        blocks.add(f"203.0.113.{number}", 60 + number)
    assert sorted(blocks.all()) == ["203.0.113.7", "203.0.113.8", "203.0.113.9"]
    assert blocks.remove("203.0.113.8")
    assert not blocks.remove("203.0.113.8")
    assert blocks.add("", 60) == LOCAL
    assert blocks.add(LOCAL, 60) == LOCAL


# Shares


def test_whoever_hits_limits_all_the_time_is_blocked_for_a_while() -> None:
    house, metrics, hand = doors(Limits(requests=Rate(5, 60), patience=Rate(10, 60), block_s=100))
    caller = house.caller("203.0.113.7")
    codes = []
    for _ in range(20):
        try:
            house.request(caller)
        except TooMuchError as error:
            codes.append(error.code)
    assert codes == ["too_fast"] * 11 + ["blocked"] * 4
    assert house.knock(caller) is not None
    assert house.knock(house.caller("203.0.113.8")) is None
    assert metrics.value("limits_hit_total", limit="requests") == 11
    assert metrics.value("limits_hit_total", limit="patience") == 1
    assert metrics.value("connections_refused_total", reason="blocked") == 4
    hand.now += 101
    house.request(caller)
    assert house.knock(caller) is None


def test_what_is_logged_has_no_address_and_is_not_much(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    house = Hub(MemoryStore())
    before = house.metrics.totals()
    for number in range(1000):
        house.doors.hit("requests", house.doors.caller(f"203.0.113.{number % 9}"), 500)
    house.doors.hit("work", None)
    assert not caplog.records  # the flood itself logs nothing
    summed_up(house, before)  # runs every minute
    (told,) = (Lines().format(one) for one in caplog.records)
    assert '"event":"limits_hit"' in told
    assert '"requests":1000' in told
    assert "203" not in told


def test_an_address_may_open_many_tables_and_fewer_when_the_house_is_nearly_full() -> None:
    limits = Limits(tables=100, tables_each=15, tables_few=2, tables_opened=Rate(1000, 1000))
    house, metrics, _ = doors(limits)
    many, few = house.caller("203.0.113.7"), house.caller("203.0.113.8")
    tables: list[str] = []

    def opens(caller: Any) -> str:
        try:
            house.open_table(caller, len(tables))
        except TableError as error:
            return error.code
        tables.append(f"{len(tables)}")
        house.opened(caller, tables[-1])
        return "opened"

    assert [opens(many) for _ in range(16)] == ["opened"] * 15 + ["too_many_tables"]
    while len(tables) < 60:
        assert opens(None) == "opened"
    house.origins.closed(tables[0])
    house.origins.closed("0")  # closing twice makes no difference
    assert many.tables == 14
    assert opens(many) == "too_many_tables", "14 is more than a quarter of what is left"
    assert [opens(few) for _ in range(9)] == ["opened"] * 8 + ["too_many_tables"]
    while len(tables) < 98:
        assert opens(None) == "opened"
    assert opens(few) == "too_many_tables"
    newcomer = house.caller("203.0.113.9")
    assert [opens(newcomer) for _ in range(3)] == ["opened", "opened", "full"]
    assert metrics.value("limits_hit_total", limit="tables") == 1


def test_tables_are_not_opened_too_fast() -> None:
    house, _, hand = doors(Limits(tables_opened=Rate(3, 60)))
    caller = house.caller("203.0.113.7")
    for _ in range(3):
        house.open_table(caller, 0)
    with pytest.raises(TooMuchError, match="too much at once") as error:
        house.open_table(caller, 0)
    assert error.value.code == "too_fast"
    assert error.value.back_s == pytest.approx(1.0)
    hand.now += 1.0
    house.open_table(caller, 0)


def test_only_so_many_large_replies_are_on_their_way() -> None:
    house, _, _ = doors(Limits(bytes_sending=100, bytes_sending_each=60))
    first, second = house.caller("203.0.113.7"), house.caller("203.0.113.8")
    house.send(first, 200)  # a single reply is always allowed
    with pytest.raises(TableError, match="to this address"):
        house.send(first, 1)
    house.sent(first, 200)
    house.send(first, 60)
    with pytest.raises(TableError, match="large replies"):
        house.send(second, 50)
    house.send(second, 40)
    house.sent(first, 60)
    house.sent(second, 40)
    assert (house.sending, first.sending, second.sending) == (0, 0, 0)


# Codes


def tries(house: Doors, caller: Any, times: int) -> int:
    """Try this many wrong codes; return how many were looked up at all."""
    looked_up = 0
    for _ in range(times):
        try:
            house.may_try(caller, "mavolisu-2718")
        except TooMuchError:
            continue
        house.missed(caller, "mavolisu-2718")
        looked_up += 1
    return looked_up


DAY_S = 86_400


def test_one_address_cannot_guess_codes_for_long() -> None:
    house, _, hand = doors(Limits(patience=Rate(10**9, 1)))
    caller = house.caller("203.0.113.7")
    assert tries(house, caller, 1000) == Limits().wrong_codes.at_once
    house.may_try(caller, new_secret())  # a link cannot be guessed
    looked_up = 0
    for _ in range(24):
        hand.now += DAY_S / 24
        looked_up += tries(house, caller, 1000)
    assert looked_up == pytest.approx(4 * 60 * 24, abs=30)
    # Other addresses aren't affected: a whole class may still mistype.
    assert tries(house, house.caller("203.0.113.8"), 450) == 450


def test_many_addresses_together_cannot_guess_codes_for_long() -> None:
    house, _, hand = doors(Limits(patience=Rate(10**9, 1)))
    callers = [house.caller(f"2001:db8:{number:x}::1") for number in range(200)]
    first = sum(tries(house, one, 300) for one in callers)
    limits = Limits()
    assert first <= limits.wrong_codes_all.at_once + 200 * (limits.wrong_codes_wary.at_once + 1)
    looked_up = 0
    for _ in range(24):
        hand.now += DAY_S / 24
        looked_up += sum(tries(house, one, 20) for one in callers)
    assert looked_up <= 24 * (5 * 60 + 200 + 5)
    # A new caller may still mistype.
    assert tries(house, house.caller("198.51.100.1"), 30) == 30


def test_the_arithmetic_of_guessing() -> None:
    """The years docs/host/hosting.md gives for guessing the code of any one table."""
    limits = Limits()
    year_min = 365 * 24 * 60

    def years(addresses: int, tables: int) -> float:
        alone = limits.wrong_codes.per_minute * addresses
        house = limits.wrong_codes_all.per_minute
        wary = limits.wrong_codes_wary.per_minute * addresses
        per_minute = min(alone, house + wary)
        return float(CODES / tables / (per_minute * year_min))

    assert CODES == 70**4 * 9000
    found = [years(addresses, tables) for addresses in (1, 1000) for tables in (100, 10_000)]
    assert [round(one, 1) for one in found] == [1027.8, 10.3, 308.3, 3.1]


def test_a_code_may_be_typed_in_any_way() -> None:
    for typed in ("mavolisu-2718", " MAVOLISU 2718", "ma vo li su 27 18", "Mavolisu2718"):
        assert spelled(typed) == "mavolisu-2718"
    assert spelled("Mavoli27") == "mavoli-27"  # an older code format
    assert spelled(" X ") == "x"
    assert all(is_code(one) for one in (new_code(()), "mavoli-27", "a" * 31, ""))
    assert not is_code(new_secret())


# Turns


def test_everybody_has_a_turn_as_often_as_anybody_else() -> None:
    house, _, _ = doors()
    many, few = house.caller("203.0.113.7"), house.caller("203.0.113.8")
    order: list[str] = []

    async def wait(turns: Turns, caller: Any, name: str) -> None:
        async with turns.turn(caller):
            order.append(name)
            await asyncio.sleep(0)

    async def main() -> None:
        turns = Turns(20, 10)
        waiting = [asyncio.ensure_future(wait(turns, many, f"m{one}")) for one in range(6)]
        await asyncio.sleep(0)
        waiting += [asyncio.ensure_future(wait(turns, few, f"f{one}")) for one in range(2)]
        await asyncio.gather(*waiting)

    asyncio.run(main())
    assert order.index("f1") < order.index("m4")
    assert len(order) == 8


def test_a_waiting_line_is_no_longer_than_it_may_be_and_those_who_leave_it_hold_up_nobody() -> None:
    house, _, _ = doors()
    one, other = house.caller("203.0.113.7"), house.caller("203.0.113.8")
    done: list[int] = []

    async def wait(turns: Turns, caller: Any, number: int, until: asyncio.Event) -> None:
        async with turns.turn(caller):
            await until.wait()
            done.append(number)

    async def main() -> None:
        turns, until = Turns(4, 2), asyncio.Event()
        callers = (one, one, one, other)
        tasks = [asyncio.ensure_future(wait(turns, who, n, until)) for n, who in enumerate(callers)]
        await asyncio.sleep(0.01)
        for who in (one, other):  # `one` exceeds its own limit, `other` the total
            with pytest.raises(TableError, match="too many are waiting"):
                await wait(turns, who, 9, until)
        tasks[1].cancel()  # while waiting
        tasks[0].cancel()  # during its turn
        await asyncio.sleep(0.01)
        until.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await wait(turns, None, 10, until)

    asyncio.run(main())
    assert sorted(done) == [2, 3, 10]


def test_limits_can_be_written_in_a_file() -> None:
    text = b'{"tables_each": 5, "requests": {"at_once": 10, "per_minute": 0.5}}'
    limits = msgspec.json.decode(text, type=Limits)
    assert (limits.tables_each, limits.requests) == (5, Rate(10, 0.5))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"tables_eahc": 5}', type=Limits)

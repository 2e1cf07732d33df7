"""What nodes send each other, piece by piece."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from mauseloch.server import neighbours, tidings
from mauseloch.server.blocks import Blocks
from mauseloch.server.callers import Callers
from mauseloch.server.doors import Doors
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Limits, Rate
from mauseloch.server.metrics import Metrics
from mauseloch.server.neighbours import Neighbours
from mauseloch.server.notices import Notices
from mauseloch.server.origins import KEPT_S, MOST_OUT, Origin, Origins, mark
from mauseloch.server.tidings import AT_ONCE, LARGEST, MOST_USES, Heard
from mauseloch.store import MemoryStore
from mauseloch.store.nodes import Peer
from mauseloch.tables.table import TableError
from tests.server.stage import HandClock
from tests.server.test_callers import Hand

HOST, HOME, SCHOOL = "192.0.2.1", "192.0.2.2", "2001:db8:7:7::/64"


def origins(most: int = 100) -> tuple[Origins, Callers, Hand]:
    callers, hand = Callers(Limits()), Hand()
    made = Origins(callers, most, hand)
    made.news = {}
    return made, callers, hand


class Node:
    """One of several nodes in one process; what it would send is passed on directly."""

    def __init__(self, number: int, limits: Limits | None = None) -> None:
        self.metrics, self.hand = Metrics(), Hand()
        self.doors = Doors(limits or Limits(), self.metrics, self.hand)
        self.notices = Notices(HandClock())
        me = Peer(number, f"n{number}", "", "")
        self.place = cast("Any", SimpleNamespace(me=me, peers={}))
        self.neighbours = Neighbours(self, self.place, self.doors, self.notices, self.metrics)
        self.shown = 0
        self.out: dict[str, tuple[str, ...]] = {}
        self.sent: list[bytes] = []

    def tell_notice(self) -> int:
        self.shown += 1
        return self.shown

    def keep_out(self, out: Any) -> None:
        self.out |= out


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> tuple[Node, Node]:
    """Two nodes that know each other."""
    nodes = {number: Node(number) for number in (1, 2)}

    async def ask(to: Any, secret: str, method: str, path: str, body: bytes, **_: Any) -> Any:
        assert (method, path) == ("POST", "/peer/tidings")
        node = nodes[int(secret)]
        assert len(body) < LARGEST
        assert to.host == f"n{secret}"
        node.sent.append(body)
        return 200, msgspec.json.encode(node.neighbours.hear(body))

    monkeypatch.setattr(neighbours, "ask", ask)
    meet(*nodes.values())
    return nodes[1], nodes[2]


def meet(one: Node, other: Node) -> None:
    for me, peer in ((one, other), (other, one)):
        number = peer.place.me.number
        me.place.peers[number] = Peer(number, f"n{number}", f"http://n{number}", f"{number}")


def tell(node: Node) -> Heard:
    heard, silent = asyncio.run(node.neighbours.tell(1.0))
    assert not silent
    return heard


# Where people come from


def test_whoever_has_opened_a_table_is_known_wherever_it_goes() -> None:
    known, callers, hand = origins()
    known.hear(2, {mark("t"): Origin(HOME, (HOST,)), mark("u"): Origin(SCHOOL)}, {})
    assert (callers.of(HOME).tables, callers.of(SCHOOL).tables) == (1, 1)
    assert not known.news, "that is for others to say"
    assert known.taken("t") == (HOST,)
    assert list(known.news or {}) == [mark("t")]
    known.sweep({3})  # 2 is dead, and nobody takes over table u
    hand.now += KEPT_S + 1
    known.sweep({3})
    assert (callers.of(HOME).tables, callers.of(SCHOOL).tables) == (1, 0)
    known.closed("t")
    assert callers.of(HOME).tables == 0
    assert known.told([mark("t")]) == ({mark("t"): None}, {})


def test_what_was_said_of_a_table_after_it_was_taken_is_not_lost() -> None:
    known, callers, _ = origins()
    assert known.taken("t") == ()
    more = known.hear(2, {}, {mark("t"): Origin(HOME, (HOST,))})
    assert more == {"t": (HOST,)}
    assert callers.of(HOME).tables == 1
    assert list(known.news or {}) == [mark("t")], "now it is ours to say"
    assert known.hear(2, {mark("t"): Origin(HOME, (HOST,))}, {}) == {}
    assert known.hear(2, {mark("t"): None}, {}) == {}, "only whoever has it closes it"
    assert callers.of(HOME).tables == 1


def test_what_a_node_does_not_repeat_is_forgotten_in_the_end() -> None:
    known, callers, hand = origins()
    known.hear(2, {mark(one): Origin(HOME) for one in "tu"}, {})
    known.begin_anew(2)
    known.hear(2, {mark("t"): Origin(HOME)}, {})
    hand.now += KEPT_S + 1
    known.sweep({2})
    assert callers.of(HOME).tables == 1


def test_a_newcomer_hears_of_ours_and_of_those_whose_node_is_dead() -> None:
    known, _, _ = origins()
    known.opened(HOME, "ours")
    known.opened(HOME, "given")
    known.left("given")
    known.hear(2, {mark("of2"): Origin(HOME)}, {})
    known.hear(3, {mark("of3"): Origin(HOME)}, {mark("given"): Origin("", (HOST,))})
    untold = known.untold({3})
    assert untold == [mark(one) for one in ("ours", "given", "of2")]
    ours, others = known.told(untold)
    assert ours == {mark("ours"): Origin(HOME)}
    assert others == {mark("given"): Origin(HOME, (HOST,)), mark("of2"): Origin(HOME)}


def test_no_more_tables_are_known_than_there_is_room_for() -> None:
    known, callers, _ = origins(most=10)
    known.hear(2, {mark(f"{one}"): Origin(HOME) for one in range(100)}, {})
    assert callers.of(HOME).tables == 10
    known.opened(HOME, "our own is always known")
    assert callers.of(HOME).tables == 11
    many = tuple(f"198.51.100.{number}" for number in range(MOST_OUT))
    assert Origin("", many).joined(Origin(HOME, (HOST,))) == Origin(HOME, many)


# Sending


def test_only_what_is_new_is_told(pair: tuple[Node, Node]) -> None:
    one, other = pair
    tell(one)
    assert [tidings.decode(each).anew for each in other.sent] == [True]
    tell(one)
    assert len(other.sent) == 1
    one.doors.blocks.add(HOME, 60)
    tell(one)
    assert len(other.sent) == 2
    assert other.doors.blocks.left_s(HOME) == pytest.approx(60)
    assert other.doors.blocks.news == {}, "nobody hears it twice"


def test_clocks_of_nodes_may_differ(pair: tuple[Node, Node]) -> None:
    one, other = pair
    other.hand.now += 10**6
    one.doors.blocks.add(HOME, 60, by_owner=True)
    one.notices.put("Tea", 60)
    assert tell(one).told == 1
    assert other.doors.blocks.left_s(HOME) == pytest.approx(60)
    assert other.notices.current.left_ms == 60_000


def test_a_block_by_the_owner_is_not_cut_short_by_limits() -> None:
    doors = Doors(Limits(patience=Rate(1, 1), block_s=300), Metrics(), Hand())
    doors.blocks.add(HOME, 7200, by_owner=True)
    for _ in range(5):
        doors.hit("work_each", doors.callers.of(HOME))
    assert doors.blocks.left_s(HOME) == 7200


def test_many_addresses_do_not_flood_other_nodes(pair: tuple[Node, Node]) -> None:
    one, other = pair
    tell(one)
    for number in range(3 * MOST_USES):
        caller = one.doors.caller(f"2001:db8:{number:x}::1")
        for _ in range(3 if number < MOST_USES else 1):
            one.doors.missed(caller, "babababa-1234")
    tell(one)
    told = tidings.decode(other.sent[-1])
    assert len(told.uses) == MOST_USES
    assert {amount for _, _, amount in told.uses} == {3.0}, "the biggest first"
    assert told.wrong_codes == 5 * MOST_USES
    assert one.metrics.value("uses_untold_total") == 2 * MOST_USES
    tell(one)
    assert len(other.sent) == 2, "the rest is not told later"


def test_no_more_is_noted_than_callers_are_remembered() -> None:
    node = Node(1, Limits(callers=50))
    for number in range(500):
        node.doors.missed(node.doors.caller(f"2001:db8:{number:x}::1"), "babababa-1234")
    assert len(node.doors.uses or {}) == 50


def test_many_blocks_and_tables_are_told_in_several_messages(pair: tuple[Node, Node]) -> None:
    one, other = pair
    count = 2 * AT_ONCE + 1
    for number in range(count):
        one.doors.blocks.add(f"10.0.{number >> 8}.{number & 255}", 60 + number)
        one.doors.origins.opened(HOME, f"t{number}")
    tell(one)
    assert len(other.sent) == 3
    assert len(other.doors.blocks) == count
    assert other.doors.callers.of(HOME).tables == count


def test_what_is_not_answered_is_told_again_and_counts_once(
    pair: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ask: Any = vars(neighbours)["ask"]
    lost = [b"", b"garbage", b"\xff", b"[" * 10**6]

    async def lose(*args: Any, **how: Any) -> Any:
        answer = await ask(*args, **how)
        if not lost:
            return answer
        if instead := lost.pop():
            return 200, instead
        raise OSError

    monkeypatch.setattr(neighbours, "ask", lose)
    caller = one.doors.caller(HOME)
    for _ in range(4):  # by the last, the other has long been silent
        one.doors.missed(caller, "babababa-1234")
        assert asyncio.run(one.neighbours.tell(1.0)) == (Heard(), ["n2"])
    tell(one)
    bucket, now = other.doors.callers.of(HOME).bucket("wrong_codes"), other.hand()
    at_once = Limits().wrong_codes.at_once
    assert bucket.has(now, at_once - 3)
    assert not bucket.has(now, at_once - 2)
    assert one.metrics.value("tidings_failed_total") == 4


def test_what_came_of_it_is_told_to_whoever_asked_although_something_was_under_way(
    pair: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ask, under_way, may = vars(neighbours)["ask"], asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **how: Any) -> Any:
        under_way.set()
        await may.wait()
        return await ask(*args, **how)

    async def go() -> None:
        one.neighbours.open()
        await under_way.wait()
        one.notices.put("Tea", 60)
        telling = asyncio.ensure_future(one.neighbours.tell(1.0))
        await asyncio.sleep(0)
        may.set()
        assert (await telling)[0].told == 1
        await one.neighbours.close()
        assert len(other.sent) == 2

    monkeypatch.setattr(neighbours, "ask", slow)
    asyncio.run(go())


def test_whoever_refuses_is_told_everything_anew(
    pair: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ask = vars(neighbours)["ask"]

    async def refuse(*_: Any, **__: Any) -> Any:
        return 404, b"{}"  # like an older server

    monkeypatch.setattr(neighbours, "ask", refuse)
    one.doors.blocks.add(HOME, 60)
    one.notices.put("Tea", 60)
    one.doors.origins.opened(HOME, "t")
    one.doors.missed(one.doors.caller(HOME), "babababa-1234")
    for _ in range(2):
        assert asyncio.run(one.neighbours.tell(1.0)) == (Heard(), ["n2"])
    monkeypatch.setattr(neighbours, "ask", ask)
    assert tell(one).told == 1
    (told,) = map(tidings.decode, other.sent)
    assert told.anew
    assert list(told.blocks) == [HOME]
    assert told.tables == {mark("t"): Origin(HOME)}
    assert not told.uses, "that was before"


def test_for_whoever_is_silent_no_more_piles_up_than_can_be_true(
    pair: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ask = vars(neighbours)["ask"]
    tell(one)

    async def silent(*_: Any, **__: Any) -> Any:
        raise OSError

    monkeypatch.setattr(neighbours, "ask", silent)
    one.doors.limits = Limits(blocked=5, tables=5)
    one.doors.blocks.add(HOME, 60)
    tables = [f"t{number}" for number in range(40)]
    for number, table in enumerate(tables):
        one.doors.missed(one.doors.caller(f"10.0.0.{number}"), "babababa-1234")
        one.doors.blocks.add(f"10.0.0.{number}", 0.5)
        one.doors.origins.opened(HOME, table)
        if number < 39:
            one.doors.origins.closed(table)
        asyncio.run(one.neighbours.tell(1.0))
        one.hand.now += 1
    (line,) = one.neighbours._lines.values()
    assert len(line.blocks) <= 10
    assert len(line.tables) <= 20
    assert len(line.uses) <= 3
    monkeypatch.setattr(neighbours, "ask", ask)
    tell(one)
    other.hand.now += 1
    assert list(other.doors.blocks.all()) == [HOME]
    assert other.doors.callers.of(HOME).tables == 1


def test_a_node_with_a_new_number_says_everything_once_more(pair: tuple[Node, Node]) -> None:
    one, other = pair
    one.doors.origins.opened(HOME, "t")
    one.doors.blocks.add(SCHOOL, 60)
    one.notices.put("Tea", 60)
    tell(one)
    one.place.me = one.place.me._replace(number=7)
    tell(one)
    told = tidings.decode(other.sent[-1])
    assert (told.node, told.anew) == (7, True)
    assert told.tables == {mark("t"): Origin(HOME)}
    assert list(told.blocks) == [SCHOOL]
    assert told.notice is not None
    assert other.shown == 1, "that is no news"
    assert other.doors.callers.of(HOME).tables == 1


def test_of_two_notices_the_later_one_counts_everywhere(pair: tuple[Node, Node]) -> None:
    one, other = pair
    one.notices.put("Tea", 60)
    other.notices.put("Coffee", 60)  # at the same moment
    tell(one)
    tell(other)
    tell(one)
    assert one.notices.current == other.notices.current
    one.notices.clear()
    tell(one)
    assert not other.notices.current.texts


def test_a_server_that_has_no_peers_notes_nothing() -> None:
    hub = Hub(MemoryStore())
    hub.doors.take(hub.doors.caller(HOME), "tables_opened")
    hub.doors.missed(hub.doors.caller(HOME), "babababa-1234")
    hub.doors.blocks.add(HOME, 60)
    hub.origins.opened(HOME, "t")
    assert (hub.doors.uses, hub.doors.blocks.news, hub.origins.news) == (None, None, None)
    with pytest.raises(TableError, match="nothing here"):
        hub.hear(b"{}")


def test_blocks_that_are_heard_are_no_more_than_there_is_room_for() -> None:
    blocks = Blocks(3, Hand())
    for number in range(10):
        blocks.hear(f"203.0.113.{number}", 60 + number)
    assert sorted(blocks.all()) == ["203.0.113.7", "203.0.113.8", "203.0.113.9"]
    assert blocks.hear("203.0.113.9", 0)
    assert not blocks.hear("203.0.113.9", 0)

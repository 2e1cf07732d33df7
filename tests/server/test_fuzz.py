"""Whatever a client sends, it gets an answer or is cut off, and nobody else notices."""

import asyncio
import contextlib
import json
import logging
import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import mauseloch
from mauseloch.server import wire
from mauseloch.server.limits import Limits
from mauseloch.server.socket import LARGEST_MESSAGE
from tests.patience import PATIENCE_S
from tests.server.live import QUICK, Address, Client, asked, over, server
from tests.server.records import answers
from tests.server.test_matches import GAMES, REACTION_S, plays, short

FRAMES = int(os.environ.get("MAUSELOCH_FUZZ", "5000"))
ENOUGH = 5
"""The attack continues until this many of its answers are accepted, as races are slow."""
ANSWERS = {"done", "refused", "seated", "welcome"}
CODES = {1003, 1007, 1008, 1009, 1013}
"""Close codes for a client that is cut off; 1006 would mean a connection lost without one."""
UNTHROTTLED = msgspec.structs.replace(
    QUICK, burst=10**9, per_second=10**9, faults=10**9, bytes_waiting=10**8
)
ODD: list[Any] = [
    *(None, True, -1, 2**31 - 1, 2**31, 2**63, 2**64, 10**40, 1.5, 1e308, "", " ", "0"),
    *(
        "\uff11\uff14",
        "\x00",
        "\u202e",
        "é" * 64,
        "x" * 65,
        "clock",
        "chance +3",
        "1 @5",
        "1\n2",
        "14 ",
    ),
    *([], {}, [[]], {"type": "answer"}, "🐭" * 64, "ß", "İ", "/../", "' OR 1=1 --"),
]


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that the server logged no errors."""
    caplog.set_level(logging.WARNING)
    yield
    wrong = [
        record.getMessage()
        for record in caplog.get_records("call")
        # uvicorn logs text frames that aren't UTF-8 as errors, but they are the client's fault.
        if record.levelno >= logging.ERROR and "Invalid UTF-8" not in record.getMessage()
    ]
    assert not wrong


class Attacker:
    """A connection that sends anything at all and counts the answers."""

    def __init__(self, at: Address, introduction: list[dict[str, Any]]) -> None:
        self.at = at
        self.introduction = introduction
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.update: Any = None
        self.ids = count(1)
        self.sent = self.answered = 0
        self.by_id: dict[int, list[wire.ClientMessage]] = defaultdict(list)
        self.done: dict[int, int] = defaultdict(int)
        self.closes: list[int | None] = []
        self.changed = asyncio.Event()

    async def open(self) -> None:
        self.socket = await connect(f"ws://{self.at.host}/live", ping_interval=None)
        self.sent = self.answered = 0
        self.reading = asyncio.ensure_future(self.read(self.socket))
        for message in self.introduction:
            await self.throw(msgspec.json.encode({"id": next(self.ids), **message}), text=True)
        await self.settled()

    async def read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                message = msgspec.json.decode(frame)
                if message["type"] in ANSWERS:
                    self.answered += 1
                if message["type"] == "done":
                    self.done[message["id"]] += 1
                if message["type"] == "seated":  # needed to reconnect
                    hello = {**self.introduction[0], "token": message["token"]}
                    self.introduction = [hello]
                if message["type"] == "update":
                    self.update = message
                self.changed.set()
        self.closes.append(socket.close_code)
        self.socket = None
        self.changed.set()

    async def throw(self, content: bytes, *, text: bool) -> None:
        if self.socket is None:
            await self.open()
        assert self.socket is not None
        with contextlib.suppress(*wire_errors):
            message = wire.decode(content)
            self.by_id[message.id].append(message)
        self.sent += 1
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(content, text=text)

    async def settled(self) -> None:
        """Wait until every frame is answered, or until we are cut off with a reason."""
        async with asyncio.timeout(PATIENCE_S):
            while self.socket is not None and self.answered < self.sent:
                self.changed.clear()
                await self.changed.wait()
        assert self.socket is None or self.answered == self.sent
        assert set(self.closes) <= CODES, self.closes

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading

    def accepted(self) -> int:
        """The least number of answers that were acknowledged."""
        return sum(
            times
            for id_, times in self.done.items()
            if all(isinstance(one, wire.Answer) for one in self.by_id[id_])
        )

    # What to send

    def sensible(self, rng: random.Random, code: str) -> dict[str, Any]:
        """A message that is valid in the protocol, if not at this moment."""
        question = (self.update or {}).get("question") or {"number": 0, "legal": []}
        legal = question.get("legal") or ["14", "mouse1", "roll", "whack hat"]
        answer = {
            "type": "answer",
            "question": question["number"],
            "action": rng.choice(legal),
            "reaction_ms": rng.randrange(100, 400),
        }
        others: list[dict[str, Any]] = [
            {"type": "hello", "version": 1, "table": code, "have": rng.randrange(9)},
            {"type": "hello", "version": 1, "table": code, "token": "stolen"},
            {"type": "sit", "seat": rng.randrange(4), "name": "Eve"},
            {"type": "start"},
            {"type": "set_bot", "seat": rng.randrange(4), "bot": "simple"},
            {"type": "free", "seat": rng.randrange(4)},
            {"type": "phrase", "phrase": "cheese"},
            {"type": "sync", "have": rng.randrange(99)},
        ]
        chosen = answer if rng.random() < 0.5 else rng.choice(others)
        return {"id": next(self.ids), **chosen}


wire_errors = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def mangled(message: dict[str, Any], rng: random.Random) -> bytes:
    """A frame made by corrupting a message."""
    content = msgspec.json.encode(message)
    return rng.choice(MANGLERS)(message, content, rng)


Mangler = Callable[[dict[str, Any], bytes, random.Random], bytes]


def _untouched(_: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    return content


def _cut(_: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content))]


def _flipped(_: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    bytes_ = bytearray(content)
    for _count in range(rng.randint(1, 4)):
        bytes_[rng.randrange(len(bytes_))] = rng.randrange(256)
    return bytes(bytes_)


def _stuffed(_: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(content))
    return content[:place] + rng.randbytes(rng.randint(1, 9)) + content[place:]


def _twice(_: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    return content + rng.choice((b"", b"\n", b",")) + content


def _reordered(message: dict[str, Any], _: bytes, rng: random.Random) -> bytes:
    return msgspec.json.encode(dict(rng.sample(list(message.items()), len(message))))


def _odd_value(message: dict[str, Any], _: bytes, rng: random.Random) -> bytes:
    return _json({**message, rng.choice(list(message)): rng.choice(ODD)})


def _odd_field(message: dict[str, Any], _: bytes, rng: random.Random) -> bytes:
    return _json({**message, rng.choice(("seat", "token", "actor", "at_ms", "")): rng.choice(ODD)})


def _without_field(message: dict[str, Any], _: bytes, rng: random.Random) -> bytes:
    gone = rng.choice(list(message))
    return _json({name: value for name, value in message.items() if name != gone})


def _field_twice(message: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    return content[:-1] + b"," + _json({rng.choice(list(message)): rng.choice(ODD)})[1:]


def _deep(message: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    depth = rng.choice((10, 500, 2500))
    opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
    nest = opening * depth + b"1" + closing * (depth if rng.random() < 0.5 else 0)
    return rng.choice((nest, content[:-1] + b',"a":' + nest + b"}", b'{"id":' + nest))


def _noise(_: dict[str, Any], __: bytes, rng: random.Random) -> bytes:
    return rng.randbytes(rng.choice((0, 1, 7, 300)))


def _long(_: dict[str, Any], __: bytes, rng: random.Random) -> bytes:
    size = rng.choice((LARGEST_MESSAGE - 40, LARGEST_MESSAGE + 1, 3 * LARGEST_MESSAGE))
    return b'{"type":"phrase","id":7,"phrase":"' + b"a" * size + b'"}'


def _escaped(message: dict[str, Any], content: bytes, rng: random.Random) -> bytes:
    half = rng.choice((rb"\ud83d", rb"\u0000", rb"\uffff", rb"\ud83d\ude00", rb"\x"))
    return content.replace(b'":"', b'":"' + half, rng.randint(1, 2))


def _plausible(message: dict[str, Any], _: bytes, rng: random.Random) -> bytes:
    """Decodes without error but is still wrong, so the table itself must refuse it."""
    numbers = [name for name, value in message.items() if type(value) is int and name != "id"]
    changed = dict(message)
    if numbers:
        name = rng.choice(numbers)
        changed[name] = max(0, message[name] + rng.choice((-9, -1, 1, 2, 50)))
    if "action" in message and rng.random() < 0.5:
        changed["action"] = rng.choice(("1", "15", "dog3", "mouse1", "roll", "stop", "attack", "x"))
    return _json(changed)


MANGLERS: list[Mangler] = [
    *(_untouched,) * 10,
    *(_plausible,) * 10,
    *(_cut, _flipped, _stuffed, _twice, _reordered, _odd_value, _odd_value),
    *(_odd_field, _without_field, _field_twice, _deep, _noise, _escaped),
]


def _json(value: dict[str, Any]) -> bytes:
    """JSON that may contain numbers no decent encoder would write."""
    return json.dumps(value, ensure_ascii=False).encode()


def deadly(content: bytes, *, text: bool) -> bool:
    """Whether a frame ends its connection: it is too large, or a text frame that isn't text."""
    if len(content) > LARGEST_MESSAGE:
        return True
    try:
        content.decode()
    except UnicodeDecodeError:
        return text
    return False


async def volley(attacker: Attacker, code: str, rng: random.Random) -> int:
    """Throw several frames at once, some repeatedly; a deadly one only once, at the end."""
    if rng.random() < 0.02:
        await attacker.throw(_long({}, b"", rng), text=rng.random() < 0.5)
        await attacker.settled()
        return 1
    thrown = 0
    for _ in range(rng.randint(1, 20)):
        content = mangled(attacker.sensible(rng, code), rng)
        text = rng.random() < 0.8
        last = deadly(content, text=text)
        if last and rng.random() < 0.8:  # constant cut-offs would make a dull attack
            text = last = False
        if last:  # collect outstanding answers before the cut
            await attacker.settled()
        for _again in range(1 if last else rng.choice((1, 1, 1, 2, 5))):
            await attacker.throw(content, text=text)
            thrown += 1
        if last:
            break
    await attacker.settled()
    return thrown


async def honest(client: Client, told: set[tuple[str, int, int, str]], stop: asyncio.Event) -> None:
    """Play match after match as the host and remember what was acknowledged."""
    rng = random.Random(5)
    while not stop.is_set():
        question, match = asked(client), client.update["match"]
        if over(client):
            assert (await client.say("start"))["type"] == "done"
        elif question is None:
            await asyncio.sleep(0.005)
        else:
            more = {}
            if question.get("race"):
                await asyncio.sleep(REACTION_S)
                more = {"reaction_ms": 110}
            number, action = question["number"], rng.choice(question["legal"])
            answer = await client.say("answer", question=number, action=action, **more)
            if answer["type"] == "done":
                told.add((match, number, 0, action))


async def sitting(at: Address, table: Any, clients: contextlib.AsyncExitStack) -> tuple[Any, ...]:
    """The host, and attackers everywhere: in a seat, watching, and outside."""
    host = await clients.enter_async_context(at.client(table["link"], table["token"]))
    hello = {"type": "hello", "version": 1, "table": table["code"]}
    seated = Attacker(at, [hello, {"type": "sit", "name": "Eve"}])
    attackers = [seated, Attacker(at, [hello]), Attacker(at, [])]
    for attacker in attackers:
        await attacker.open()
        clients.push_async_callback(attacker.close)
    return host, attackers


def check_answers(
    matches: dict[str, mauseloch.Match[Any, Any, Any]],
    told: set[tuple[str, int, int, str]],
    seated: Attacker,
) -> int:
    """Check that the records hold what was acknowledged and nothing else."""
    inputs = [(id_, *answer) for id_, match in matches.items() for answer in answers(match)]
    assert {one for one in inputs if one[2] == 0} == told
    own = [(number, action) for _, number, seat, action in inputs if seat == 1]
    mixed = 0
    acknowledged = set()
    for id_, times in seated.done.items():
        found = [one for one in seated.by_id[id_] if isinstance(one, wire.Answer)]
        acknowledged |= {(one.question, one.action) for one in found}
        mixed += times if found else 0
    assert set(own) <= acknowledged
    assert seated.accepted() <= len(own) <= mixed
    return len(own)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_harms_a_match(game: str) -> None:
    rng = random.Random(f"{game}/{FRAMES}")

    async def main() -> None:
        async with server(limits=UNTHROTTLED) as at, contextlib.AsyncExitStack() as clients:
            bots = ["simple"] * (GAMES[game] - 2)
            table = await at.table(
                game=game, seats=GAMES[game], bots=bots, pace="relaxed", options=short(game)
            )
            host, attackers = await sitting(at, table, clients)
            assert (await host.say("start"))["type"] == "done"
            told: set[tuple[str, int, int, str]] = set()
            stop = asyncio.Event()
            playing = asyncio.ensure_future(honest(host, told, stop))
            thrown = 0
            while thrown < FRAMES / len(GAMES) or attackers[0].accepted() < ENOUGH:
                assert not playing.done(), playing.result()
                thrown += await volley(rng.choice(attackers), table["code"], rng)
            stop.set()
            await playing
            await clean(at, host, attackers[0], told)
            if game != "geflippt":  # races are too slow
                await attackers[0].close()
                token = attackers[0].introduction[0]["token"]
                async with at.client(table["code"], token) as eve:
                    await asyncio.gather(plays(host, rng), plays(eve, rng))

    asyncio.run(main())


async def clean(
    at: Address, host: Client, seated: Attacker, told: set[tuple[str, int, int, str]]
) -> None:
    """Check that no table failed and that every stored match obeys the rules."""
    hub = at.server.hub
    assert hub.metrics.value("tables_failed_total") == 0
    matches = {}
    for id_ in {update["match"] for update in host.updates}:
        stored = await hub.store.match(id_)
        assert stored is not None
        record = mauseloch.Record.loads(stored.record().dumps())
        matches[id_] = mauseloch.replay(record)
    assert check_answers(matches, told, seated) >= ENOUGH, "hardly anything was played"


@pytest.mark.usefixtures("quiet")
def test_mangled_orders_for_a_table_are_refused() -> None:
    rng = random.Random(FRAMES)
    order = {"game": "geier", "options": {"winner": "unique"}, "seats": 2, "name": "Mia"}
    order |= {"bots": ["simple"], "public": False, "pace": "calm", "sit": True}

    async def main() -> None:
        async with server() as at:
            for _ in range(FRAMES // 25):
                body = msgspec.Raw(mangled(order, rng))
                status, answer = await at.ask("POST", "/api/tables", body)
                assert status in {201, 400}, (bytes(body), answer)
                assert status == 201 or answer["code"], answer

    asyncio.run(main())


def test_who_only_talks_nonsense_is_cut_off() -> None:
    async def main() -> None:
        async with server(limits=Limits()) as at:
            fool = Attacker(at, [])
            await fool.open()
            for _ in range(Limits().faults + 1):
                await fool.throw(b"squeak", text=True)
            async with asyncio.timeout(PATIENCE_S):
                while fool.socket is not None:
                    await asyncio.sleep(0.01)
            assert fool.answered == Limits().faults + 1
            assert fool.closes == [1008]

    asyncio.run(main())

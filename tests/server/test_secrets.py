"""No byte sent to a seat reveals what is hidden from it."""

import asyncio
import contextlib
import random
import re
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest

import mauseloch
from mauseloch.core.game import Input, Seat
from mauseloch.core.laws import Walk
from mauseloch.core.match import Match
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.server.metrics import Metrics
from mauseloch.server.room import Room
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.world import LoopClock
from mauseloch.store import MemoryStore
from mauseloch.tables.document import Document, Place, hashed
from mauseloch.tables.fairness import Line
from mauseloch.tables.table import Table
from tests.redeal import redealer
from tests.server.live import Address, Client, over, server
from tests.server.records import finished, numbers
from tests.server.test_fuzz import FRAMES
from tests.server.test_matches import GAMES, plays, short

MOST = 25 if FRAMES <= 5000 else 10**6
"""How many of a seat's updates to check; only a match of geflippt has more."""
TIMES = re.compile(rb'"time_left_ms":\d+')


class Heard(NamedTuple):
    """All the bytes sent to a seat or to a spectator."""

    seat: Seat | None
    frames: Sequence[bytes]


class Recorder:
    """A viewer who looks into a room that nobody is connected to."""

    line = Line()
    token = caller_key = ""

    def __init__(self, seat: Seat | None, told: int) -> None:
        self.seat = seat
        self.told = told

    words = True
    faces = True

    def send(self, *frames: bytes) -> None:
        """Nobody listens."""

    def measure(self) -> None:
        """Nobody answers."""

    def close(self) -> None:
        """Nobody is there."""


async def played(at: Address, game: str) -> tuple[Match[Any, Any, Any], list[Heard], list[str]]:
    """Play a match with a spectator: its record, all bytes sent, and what nobody may read."""
    seats = GAMES[game]
    other = await at.table(game=game, seats=seats, name="Zoe")
    table = await at.table(game=game, seats=seats, name="Mia", options=short(game))
    async with contextlib.AsyncExitStack() as stack:
        screen = await stack.enter_async_context(at.client(table["code"], words=True))
        mia = at.client(table["link"], table["token"], words=True)
        people = [await stack.enter_async_context(mia)]
        for number in range(1, seats):
            leo = await stack.enter_async_context(at.client(table["code"], words=True))
            await leo.sit(name=f"Leo {number}")
            people.append(leo)
        await people[0].say("start")
        rngs = [random.Random(f"{game}/{seat}") for seat in range(seats)]
        playing = [plays(one, rng, within_s=0.02) for one, rng in zip(people, rngs, strict=True)]
        await asyncio.gather(*playing)
        await screen.until(over)
        match = await finished(at, screen.update["match"])
        clients: list[tuple[Seat | None, Client]] = [*enumerate(people), (None, screen)]
        heard = [Heard(seat, [one.encode() for one in client.frames]) for seat, client in clients]
        tokens = [client.token for client in people]
        secret = [match.seed, other["token"], other["link"], table["link"], other["code"]]
        assert {one.welcome["link"] for one in [*people, screen]} == {table["link"]}
        secret += [*map(hashed, tokens), *tokens]
    return match, heard, secret


def without_times(frame: bytes) -> bytes:
    return TIMES.sub(b'"time_left_ms":0', frame)


def redealt(
    match: Match[Any, Any, Any], length: int, viewer: Seat | None, rng: random.Random
) -> Sequence[Input]:
    """Make other inputs up to here that differ in everything this seat cannot know."""
    game: Any = match.game
    deal = redealer(game, match.seats) if isinstance(game, Geflippt) else None
    walk = Walk(game, match.seats, rng, lambda _: None, deal)
    walk.inputs = list(match.inputs[:length])
    for put in walk.inputs:
        walk.states.append(game.apply(walk.state, put))
    inputs: Sequence[Input] = walk.rechosen(viewer)
    for _ in range(3 if deal else 0):
        assert deal is not None
        inputs = deal(inputs, viewer, rng)
    return inputs


def sent_again(
    match: Match[Any, Any, Any],
    inputs: Sequence[Input],
    seat: Seat | None,
    sent: Any,
    names: Sequence[str] = (),
) -> bytes:
    """What the server sends to this seat after these inputs."""
    game = match.game
    called = names or [f"Leo {seat}" if seat else "Mia" for seat in range(match.seats)]
    document = Document(
        id="link",
        code="code",
        game=game.name,
        options=dict(game.chosen),
        public=False,
        pace="calm",
        places=[Place(name=name, owner="somebody") for name in called],
        host="somebody",
        created_at=0.0,
        active_at=0.0,
        match=sent["match"],
        seed="another",
        opened=numbers(game, match.seats, inputs)[-1],
        opened_at=time.time(),
    )
    table = Table.resumed(document, game.version, inputs)
    assert table.match is not None
    assert len(table.match.inputs) == len(inputs)
    room = Room(table, MemoryStore(), _nobody, LoopClock(), Metrics())
    (frame,) = room.outbox.update(Recorder(seat, sent["news_from"]))
    return frame


_nobody = Thinkers()


def check(
    match: Match[Any, Any, Any],
    heard: Heard,
    rng: random.Random,
    names: Sequence[str] = (),
    most: int = MOST,
) -> int:
    """Check that updates don't depend on hidden cards; return how often any were redealt."""
    changed = 0
    updates = [frame for frame in heard.frames if frame.startswith(b'{"type":"update"')]
    for frame in rng.sample(updates, min(most, len(updates))):
        sent = msgspec.json.decode(frame)
        length = sent["sequence"]
        true = match.inputs[:length]
        again = sent_again(match, true, heard.seat, sent, names)
        assert without_times(again) == without_times(frame)
        inputs = redealt(match, length, heard.seat, rng)
        changed += inputs != true
        again = sent_again(match, inputs, heard.seat, sent, names)
        assert without_times(again) == without_times(frame)
    return changed


@pytest.mark.parametrize("game", GAMES)
def test_redealing_what_is_hidden_changes_no_byte(game: str) -> None:
    async def main() -> None:
        rng = random.Random(game)
        async with server() as at:
            match, everybody, secret = await played(at, game)
            changed = [check(match, heard, rng) for heard in everybody]
            assert game == "zocken" or min(changed) > 5, "hardly anything was hidden"
            for heard in everybody:
                check_plain(heard, secret)

    asyncio.run(main())


def check_plain(heard: Heard, secret: Sequence[str]) -> None:
    """Check for tokens, seeds and links: only one's own token and the table's link may appear.

    The link is sent in the welcome, since anyone at a table may invite others. Messages of
    unexpected types fail too.
    """
    kinds = {"welcome", "seated", "done", "changed", "update", "phrased"}
    for frame in heard.frames:
        sent = msgspec.json.decode(frame)
        assert sent["type"] in kinds
        for one in secret:
            own = one == sent.get({"seated": "token", "welcome": "link"}.get(sent["type"], ""))
            assert own or one.encode() not in frame, (one, frame)
        if sent["type"] == "seated":
            assert sent["seat"] == heard.seat


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself works: it catches a view that shows other players' bids."""
    game: Any = type(mauseloch.game("geier"))
    honest = game.view

    def leaky(self: Any, state: Any, seat: Seat | None) -> Any:
        return replace(honest(self, state, seat), discarded=tuple(state.bids))

    async def main() -> None:
        async with server() as at:
            match, everybody, _ = await played(at, "geier")
            with pytest.raises(AssertionError):
                check(match, everybody[-1], random.Random(1))

    monkeypatch.setattr(game, "view", leaky)
    asyncio.run(main())

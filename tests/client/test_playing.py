"""Bots from files at live tables, over real sockets."""

import asyncio
import random
import threading
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch import client
from mauseloch.client.player import Player
from mauseloch.core.game import CLOCK
from mauseloch.core.words import Say
from mauseloch.server.limits import Bucket, Limits, Rate
from mauseloch.server.listening import bound
from mauseloch.server.service import Server
from mauseloch.server.settings import Settings
from mauseloch.store.sql import SqlStore
from tests.patience import PATIENCE_S
from tests.server.live import QUICK, Address, server
from tests.server.test_matches import plays
from tests.store.test_outages import locked

GAMES = {"mausen": 3, "geier": 2, "zocken": 2, "geflippt": 2}


def run(main: Any) -> Any:
    return asyncio.run(asyncio.wait_for(main, PATIENCE_S))


async def opened(at: Address, game: str, bots: list[str], **more: Any) -> client.Opened:
    """Open a table as a program does."""
    options = {"window_ms": 2000} if game == "geflippt" else {}
    seats = more.pop("seats", GAMES[game])
    return await asyncio.to_thread(
        client.open_table, at.host, game=game, seats=seats, bots=bots, options=options, **more
    )


class Asked:
    """A library bot that records its questions and answers."""

    def __init__(self, game: str, kind: str = "simple", seed: int = 1) -> None:
        self.bot = mauseloch.bot(kind, mauseloch.game(game), seed)
        self.questions: list[Any] = []

    def __call__(self, question: Any) -> mauseloch.Answer:
        self.questions.append(question)
        answer = self.bot(question)
        if question.time_left_ms is None:
            return answer
        return mauseloch.Answer(answer.action, question.guess_ms)  # so that a race takes no time


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_the_library_plays_live_as_it_does_in_python(game: str) -> None:
    """Its questions are exactly those that a replay of the match would ask."""
    asked = Asked(game)
    told: list[Say] = []

    async def main() -> None:
        async with server() as at:
            table = await opened(at, game, ["simple"] * (GAMES[game] - 2))
            address = client.address(table.url)
            stay, _ = await asyncio.gather(
                client.join(address, asked, token=table.token, matches=1, tell=told.append),
                client.join(address, Asked(game, "random"), matches=1, seat=1),
            )
            assert (stay.matches, stay.ended.id) == (1, "join-enough")
            [room] = at.server.hub.rooms.values()
            assert room.table.match is not None
            as_asked(room.table.match, asked.questions)

    run(main())
    assert [line.id for line in told] == ["join-sat", "join-over"]


def as_asked(match: mauseloch.Match[Any, Any, Any], questions: list[Any]) -> None:
    """Check that the match itself asked this seat every question."""
    again = mauseloch.Match(match.game, match.seats, match.seed, live=True)
    real = [again.question(0)] if 0 in again.waiting.seats else []
    for put in match.inputs:
        if isinstance(put.actor, int):
            again.play(put.actor, put.action, put.at_ms)
        elif put.actor is CLOCK:
            again.expire(put.at_ms)
        if 0 in again.waiting.seats:
            real.append(again.question(0))
    assert again.inputs == match.inputs
    assert len(questions) > 5
    for question in questions:
        same = [one for one in real if one.view == question.view and one.log == question.log]
        assert same, question
        wanted = same[0]
        assert question.seat == wanted.seat
        assert question.legal == tuple(wanted.legal)
        assert [type(one) for one in question.legal] == [type(one) for one in wanted.legal]
        assert question.guess_ms == wanted.guess_ms
        assert (question.time_left_ms is None) == (wanted.time_left_ms is None)
        if wanted.time_left_ms is not None:
            assert wanted.time_left_ms - 500 < question.time_left_ms <= wanted.time_left_ms


def test_two_bots_play_each_other_match_after_match() -> None:
    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", [])
            address = client.address(at.host, table.code)
            ada, ben = Asked("geier", seed=1), Asked("geier", seed=2)
            first, second = await asyncio.gather(
                client.join(address, ada, name="Ada", token=table.token, matches=3, seat=1),
                client.join(address, ben, name="Ben", matches=3),
            )
            assert first.matches == second.matches == 3
            assert first.wins + second.wins >= 3
            assert {one.seat for one in ada.questions} == {1}
            assert {one.seat for one in ben.questions} == {0}

    run(main())


def test_a_reaction_takes_as_long_as_the_bot_says() -> None:
    """By the server's own clock, which trusts a client no further than its connection warrants."""
    delays: list[int] = []

    def late_ms(log: Sequence[Any]) -> list[int]:
        """How much later each reaction was than the bot intended."""
        own = [one for one in log if type(one).__name__ == "Reacted" and one.seat == 0]
        return [one.reaction_ms - due_ms for one, due_ms in zip(own, delays, strict=False)]

    def answer(question: Any) -> mauseloch.Answer:
        if not question.guess_ms:
            return mauseloch.Answer(question.legal[0])
        delays.append(300 + 50 * (len(delays) % 4))
        return mauseloch.Answer("attack" if "attack" in question.legal else "pass", delays[-1])

    async def main() -> list[int]:
        async with server() as at:
            table = await opened(at, "geflippt", ["zeno"])
            player = Player(client.address(table.url), answer, token=table.token)
            staying = asyncio.ensure_future(player.stay())
            # On a busy machine some take longer, but not all.
            while len(found := late_ms(player.log)) < 3 or min(found) > 150:
                await asyncio.sleep(0.02)
            staying.cancel()
            await asyncio.wait({staying})
            return found

    assert min(run(main())) >= 0


def test_a_bot_comes_back_when_its_connection_is_cut() -> None:
    """It keeps its seat and memory, never notices, and answers no question twice."""
    asked = Asked("geier")
    told: list[str] = []

    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", ["simple"])
            player = Player(
                client.address(table.url),
                asked,
                token=table.token,
                matches=1,
                tell=lambda what: told.append(what.id),
            )
            staying = asyncio.ensure_future(player.stay())
            for many in (3, 7):
                while len(asked.questions) < many:
                    await asyncio.sleep(0.01)
                assert player._socket is not None
                player._socket.transport.abort()
            stay = await staying
            assert stay.matches == 1
            [room] = at.server.hub.rooms.values()
            assert room.table.match is not None
            as_asked(room.table.match, asked.questions)

    run(main())
    assert len(asked.questions) == 15
    assert told == ["join-sat", *["join-lost", "join-back"] * 2, "join-over"]


def test_a_bot_comes_back_after_the_server_was_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asked = Asked("geier")
    told: list[str] = []

    async def main() -> None:
        async with server(SqlStore(url)) as at:
            table = await opened(at, "geier", ["simple"])
            player = Player(
                client.address(table.url),
                asked,
                token=table.token,
                matches=1,
                tell=lambda what: told.append(what.id),
            )
            staying = asyncio.ensure_future(player.stay())
            while len(asked.questions) < 4:
                await asyncio.sleep(0.01)
            port = int(at.host.rpartition(":")[2])
        await asyncio.sleep(0.3)
        with bound("127.0.0.1", port) as again:
            running = Server(SqlStore(url), Settings(limits=QUICK))
            serving = asyncio.ensure_future(running.serve(sockets=[again]))
            assert (await staying).matches == 1
            running.should_exit = True
            await serving

    run(main())
    assert told[:3] == ["join-sat", "join-lost", "join-back"]
    assert told[-1] == "join-over"
    assert len({question.view.round for question in asked.questions}) == 15


def test_a_bot_that_thinks_too_long_is_not_heard_and_its_line_stays_alive() -> None:
    """A stand-in answers when the pace demands it; the bot's late answer is never sent."""
    questions: list[Any] = []

    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", ["simple"], pace="quick")
            [room] = at.server.hub.rooms.values()
            go_on = asyncio.Event()
            loop = asyncio.get_running_loop()

            def answer(question: Any) -> str:
                questions.append(question)
                if len(questions) == 1:
                    asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(PATIENCE_S)
                return str(question.legal[0])

            player = Player(client.address(table.url), answer, token=table.token, matches=1)
            sent: list[tuple[str, Any]] = []
            say = player._say

            async def listened(kind: str, **fields: Any) -> int:
                sent.append((kind, fields.get("question")))
                return await say(kind, **fields)

            thinking = player._thinking
            thinking._say = listened
            staying = asyncio.ensure_future(player.stay())
            while not questions:
                await asyncio.sleep(0.01)
            old = room.table.document.opened
            (line,) = room.lookers
            line.measure()
            async with asyncio.timeout(PATIENCE_S):
                while not line.line.trips_ms:  # pings are answered while it thinks
                    await asyncio.sleep(0.01)
            room.question._pace_over(old)
            while thinking._open is None or thinking._open.number == old:
                await asyncio.sleep(0.01)
            go_on.set()
            await staying
            answered = [number for kind, number in sent if kind == "answer"]
            assert old not in answered
            assert len(answered) == len(set(answered)) == 14

    run(main())


def test_the_stay_ends_when_the_seat_is_freed() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"]) as mia:
                staying = asyncio.ensure_future(
                    client.join(client.address(at.host, table["code"]), Asked("geier"), name="Bo")
                )
                await mia.until(lambda one: one.table["seats"][1].get("here"))
                assert mia.table["seats"][1]["name"] == "Bo"
                await mia.say("free", seat=1)
                stay = await staying
                assert (stay.ended.id, stay.matches) == ("join-freed", 0)

    run(main())


def test_a_bot_that_comes_in_the_middle_of_a_match_plays_from_the_next_one_on() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            told: list[str] = []
            asked = Asked("geier")
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                staying = asyncio.ensure_future(
                    client.join(
                        client.address(at.host, table["code"]),
                        asked,
                        name="Bo",
                        matches=1,
                        tell=lambda what: told.append(what.id),
                    )
                )
                await mia.until(lambda one: one.table["seats"][1]["next"] == "Bo")
                await plays(mia, random.Random(1))
                assert (told, asked.questions) == (["join-later"], [])
                await mia.say("start")
                await plays(mia, random.Random(2))
                stay = await staying
                assert (stay.ended.id, stay.matches) == ("join-enough", 1)
                assert len(asked.questions) == 15

    run(main())


def test_the_stay_ends_when_the_table_is_gone() -> None:
    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", [])
            told: list[Say] = []
            at_table = client.address(table.url)
            staying = asyncio.ensure_future(
                client.join(at_table, Asked("geier"), token=table.token, tell=told.append)
            )
            while not told:  # until it has joined
                await asyncio.sleep(0.01)
            [room] = at.server.hub.rooms.values()
            del at.server.hub.rooms[room.table.document.id]  # as if the table had expired
            for looker in room.lookers:
                looker.close()
            assert (await staying).ended.id == "join-gone"

    run(main())


def test_a_quick_bot_keeps_within_the_limits_of_a_server() -> None:
    async def main() -> None:
        async with server(limits=Limits()) as at:
            table = await opened(at, "zocken", ["random"])
            address = client.address(table.url)
            stay = await client.join(address, Asked("zocken"), token=table.token, matches=2)
            assert stay.matches == 2
            assert at.server.hub.metrics.value("refusals_total", code="too_fast") == 0

    run(main())


def test_a_bot_that_was_too_much_for_a_server_says_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    heard = count(1)
    monkeypatch.setattr(Bucket, "takes", lambda *_: next(heard) % 4 > 0)

    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", ["random"])
            stay = await client.join(
                client.address(table.url),
                Asked("geier"),
                token=table.token,
                matches=1,
                tell=lambda what: told.append(what.id),
            )
            assert stay.matches == 1
            assert at.server.hub.metrics.value("refusals_total", code="too_fast") > 0

    run(main())
    assert [one for one in told if one != "join-wait"] == ["join-sat", "join-over"]


def test_a_bot_that_fails_leaves_its_seat_to_another() -> None:
    rng = random.Random(1)
    asked: list[Any] = []

    def answer(question: Any) -> str:
        asked.append(question)
        if len(asked) == 3:
            raise ZeroDivisionError("oh")
        return str(rng.choice(question.legal))

    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", ["simple"])
            with pytest.raises(client.BotError, match="the bot failed: ZeroDivisionError: oh"):
                await client.join(client.address(table.url), answer, token=table.token)
            [room] = at.server.hub.rooms.values()
            while room.table.document.places[0].owner:
                await asyncio.sleep(0.01)
            assert room.table.document.places[0].free

    run(main())


def test_a_bot_waits_while_the_table_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it sits, before it begins, and in the middle of a match."""
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 0.05)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    told: list[str] = []

    async def main() -> None:
        async with server(SqlStore(url)) as at:
            table = await at.table(game="geier", seats=2, bots=["simple"], sit=False)
            hub = at.server.hub
            hub.watch.away("unreachable")
            joining = asyncio.ensure_future(
                client.join(
                    client.address(f"http://{at.host}/t/{table['link']}"),
                    paused_once,
                    token=table["token"],
                    matches=1,
                    tell=lambda line: told.append(line.id),
                )
            )
            await until(lambda: told == ["join-paused"])
            hub.watch.back()
            await until(lambda: "join-sat" in told)
            await until(asked_once.is_set)
            with locked(url):
                answered.set()
                await until(lambda: told.count("join-paused") == 2)
            stay = await joining
            assert (stay.matches, stay.ended.id) == (1, "join-enough")
        assert told == [
            "join-paused",
            "join-resumed",
            "join-sat",
            "join-paused",
            "join-resumed",
            "join-over",
        ]

    asked_once, answered = threading.Event(), threading.Event()

    def paused_once(question: Any) -> Any:
        asked_once.set()
        assert answered.wait(PATIENCE_S)
        return question.legal[0]

    async def until(so: Any) -> None:
        while not so():
            await asyncio.sleep(0.01)

    run(main())


def test_a_bot_that_is_told_to_wait_does() -> None:
    told: list[Say] = []

    async def main() -> None:
        async with server(limits=Limits(handshakes=Rate(1, 60))) as at:
            table = await opened(at, "geier", ["random"])
            at.server.hub.doors.caller("127.0.0.1").bucket("handshakes").spend(time.monotonic(), 1)
            stay = await client.join(
                client.address(table.url),
                Asked("geier"),
                token=table.token,
                matches=1,
                tell=told.append,
            )
            assert stay.matches == 1

    run(main())
    assert [one.id for one in told] == ["join-wait", "join-sat", "join-over"]
    assert "too many new connections" in str(told[0].args["detail"])


def test_a_bot_that_is_told_to_wait_for_long_gives_up_and_says_why() -> None:
    async def main() -> None:
        async with server() as at:
            table = await opened(at, "geier", ["random"])
            at.server.hub.doors.blocks.add("127.0.0.1", 600)
            with pytest.raises(client.JoinError, match="blocked for a while"):
                await client.join(client.address(table.url), Asked("geier"))

    run(main())

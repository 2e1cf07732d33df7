"""Tables before, between and around matches; no single player can stall one."""

import asyncio
import contextlib
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mauseloch.core.words import Say
from mauseloch.server import attendance, hub, question, world
from mauseloch.server.doors import POLICY
from mauseloch.server.limits import Limits
from mauseloch.server.thinking import Thinking
from mauseloch.store import Change, DropTable, MemoryStore, StoreError
from mauseloch.tables.document import PACES
from mauseloch.texts import texts
from tests.patience import PATIENCE_S
from tests.server.live import Address, asked, over, server
from tests.server.test_matches import GAMES, plays, run


def test_what_can_be_played_is_listed() -> None:
    async def main() -> None:
        async with server() as at:
            status, games = await at.ask("GET", "/api/games")
            assert status == 200
            assert [game["id"] for game in games] == ["mausen", "geier", "zocken", "geflippt"]
            _, geier, zocken, geflippt = games
            assert [game["race"] for game in games] == [False, False, False, True]
            assert [game["hidden"] for game in games] == [True, True, False, True]
            assert all(game["coach"] and game["rulebook"] for game in games)
            assert "zeno" in geflippt["bots"]
            window, _ = geflippt["options"]
            assert (window["name"], window["least"], window["most"]) == ("window_ms", 1000, 60000)
            assert 8000 in [one["value"] for one in window["offered"]]
            assert geier["options"][0]["allowed"] == ["unique", "highest_mouse"]
            first = {one["value"]: one["from_seats"] for one in zocken["options"][0]["offered"]}
            assert first == {"drawn": 2, 0: 2, 1: 2, 2: 3, 3: 4}


def test_a_tiny_machine_offers_neither_the_strongest_bots_nor_the_coach() -> None:
    async def main() -> None:
        async with server(thinking=Thinking(memory_mb=0)) as at:
            _, games = await at.ask("GET", "/api/games")
            _, geier, _, geflippt = games
            assert geier["bots"] == ["pip", "lotte", "bruno"]
            assert "zeno" in geflippt["bots"], "who does not search there"
            assert not any(game["coach"] for game in games)
            status, failure = await at.ask(
                "POST", "/api/tables", {"game": "geier", "seats": 2, "bots": ["zeno"]}
            )
            assert (status, failure["code"]) == (400, "no_strongest")
            assert not at.server.hub.rooms, "and no table is left"
            assert "mauseloch_thinking_processes 0.0" in at.server.hub.numbers()

    run(main())


def test_a_game_says_its_words_and_rules_to_whoever_does_not_know_it() -> None:
    async def main() -> None:
        async with server() as at:
            status, found = await at.ask("GET", "/api/games/geier/texts/de")
            assert (status, "geier-title = " in found["text"]) == (200, True)
            status, found = await at.ask("GET", "/api/games/geier/rules/it")
            assert (status, found["text"].startswith("# ")) == (200, True)
            for path, code in {
                "geier/texts/tlh": "unsupported",
                "nothing/rules/de": "unknown_game",
            }.items():
                status, failure = await at.ask("GET", f"/api/games/{path}")
                assert (status, failure["code"]) == (400, code)

    run(main())


def test_public_tables_are_listed_and_others_are_not() -> None:
    async def main() -> None:
        async with server() as at:
            public = await at.table(game="geier", seats=3, public=True, name="Mia Meier")
            hidden = await at.table(game="geier", seats=3, name="Leo")
            _, found = await at.ask("GET", "/api/tables")
            assert [table["code"] for table in found] == [public["code"]]
            assert found[0]["seats"][0]["name"].startswith("name-")
            for name in (hidden["code"], hidden["link"], f"%20{hidden['code'].upper()}"):
                status, table = await at.ask("GET", f"/api/tables/{name}")
                assert (status, table["code"]) == (200, hidden["code"])
                assert hidden["link"] not in str(table)
            status, answer = await at.ask("GET", "/api/tables/nowhere-11")
            assert (status, answer["code"]) == (404, "no_table")

    run(main())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "geier", "seats": 77}, "bad_seats"),
        ({"game": "geier", "seats": 2, "bots": ["simple"] * 2}, "taken"),
        ({"game": "geier", "seats": 2, "name": "\u202e"}, "bad_setup"),
        ({"game": "geier", "seats": 2, "tea": True}, "garbled"),
        ({"game": "geier"}, "garbled"),
        ([], "garbled"),
        ({"game": "geier", "seats": 2, "name": "x" * 20_000}, "too_long"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_with_a_code(body: Any, code: str) -> None:
    async def main() -> None:
        async with server() as at:
            status, answer = await at.ask("POST", "/api/tables", body)
            assert (status, answer["code"]) == (413 if code == "too_long" else 400, code)
            assert "mauseloch_tables 0.0\n" in at.server.hub.numbers()

    run(main())


def test_too_slow_a_seat_is_answered_for_by_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "quick", PATIENCE_S)

    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia", pace="quick")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                question = await mia.until(asked)
                assert question["time_left_ms"] <= PATIENCE_S * 1000
                assert question["seats"] == [0, 1]
                await mia.say("answer", question=question["number"], action="15")
                assert mia.question["seats"] == [1]  # who has yet to answer, not the choices
                monkeypatch.setitem(PACES, "quick", 0.05)
                (one,) = at.server.hub.rooms.values()
                one.question._pace_over(question["number"])
                await mia.until(lambda one: one.question["number"] > question["number"])
                await leo.until(over)  # to the end, although nobody answers any more

    run(main())


def test_who_is_gone_for_long_is_replaced_and_gets_the_seat_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PACES, "quick", 1)
    monkeypatch.setattr(attendance, "GONE_AFTER", 0.2)

    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia", pace="quick")
            async with at.client(table["code"], table["token"]) as mia:
                async with at.client(table["code"]) as leo:
                    await leo.sit(name="Leo")
                    await mia.say("start")
                    await leo.until(asked)
                    token = leo.token
                await mia.until(lambda one: not one.table["seats"][1]["here"])
                await asyncio.sleep(0.3)
                for turn in range(5):  # only the first waits for the pace
                    question = await mia.until(asked)
                    if turn == 1:  # from now on the pace never runs out
                        monkeypatch.setattr(attendance, "GONE_AFTER", 0)
                        monkeypatch.setitem(PACES, "quick", PATIENCE_S)
                    await mia.say(
                        "answer", question=question["number"], action=question["legal"][0]
                    )
                    await mia.until(
                        lambda one, old=question["number"]: one.question["number"] > old
                    )
                async with at.client(table["code"], token) as back:
                    assert back.seat == 1
                    question = await mia.until(asked)
                    action = question["legal"][0]
                    await mia.say("answer", question=question["number"], action=action)
                    question = await back.until(asked)  # the next, if a bot was quicker
                    answer = await back.say(
                        "answer", question=question["number"], action=question["legal"][0]
                    )
                    assert answer["type"] == "done"

    run(main())


def test_the_host_changes_seats_before_and_during_play() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=3, name="Mia")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                await leo.sit(seat=2, name="Leo")
                assert (await leo.say("set_bot", seat=1, bot="simple"))["code"] == "not_host"
                assert (await mia.say("set_bot", seat=1, bot="random"))["type"] == "done"
                assert mia.table["seats"][1]["bot"] == "random"
                await mia.say("start")
                assert (await mia.say("set_bot", seat=1, bot="simple"))["type"] == "done"
                assert (await mia.say("free", seat=2))["type"] == "done"
                await leo.until(lambda one: one.update["view"]["seat"] is None)
                assert (await leo.say("rise"))["code"] == "no_seat"
                assert mia.table["seats"][2]["free"]
                assert (await leo.sit(name="Leo"))["seat"] == 2
                await mia.say("rise")
                await leo.until(lambda one: one.table["seats"][2]["host"])
                assert (await leo.say("free", seat=1))["type"] == "done"
                await plays(leo, random.Random(3))
                assert (await leo.say("start"))["type"] == "done"  # another match

    run(main())


def test_a_host_who_does_not_come_back_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP_S", 0.05)

    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=3, name="Mia")
            async with at.client(table["code"]) as leo:
                await leo.sit(name="Leo")
                async with at.client(table["code"], table["token"]):
                    monkeypatch.setattr(attendance, "GONE_AFTER", 0.001)
                    await asyncio.sleep(0.2)
                    assert leo.table["seats"][0]["host"]
                await leo.until(lambda one: one.table["seats"][1]["host"])
                assert (await leo.say("start"))["type"] == "done"

    run(main())


def test_a_big_screen_that_loses_its_line_for_a_moment_is_still_the_host(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead = 0.0
    monkeypatch.setattr(
        world.LoopClock, "time", lambda _: asyncio.get_running_loop().time() + ahead
    )
    monkeypatch.setattr(hub, "SWEEP_S", 0.01)

    async def missed(at: Address, seconds: float) -> None:
        """Wait until the host's absence is noticed, then let this many seconds pass."""
        nonlocal ahead
        (one,) = at.server.hub.rooms.values()
        while one.attendance._host_missed_at is None:
            await asyncio.sleep(0.01)
        ahead += seconds

    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=3, sit=False)
            async with at.client(table["code"]) as leo:
                await leo.sit(name="Leo")
                async with at.client(table["code"], table["token"]) as screen:
                    assert screen.welcome["host"]
                await missed(at, 100)
                async with at.client(table["code"], table["token"]) as screen:
                    assert screen.welcome["host"]
                    (one,) = at.server.hub.rooms.values()
                    while one.attendance._host_missed_at is not None:
                        await asyncio.sleep(0.01)
                assert not leo.table["seats"][0]["host"]
                await missed(at, 121)
                await leo.until(lambda one: one.table["seats"][0]["host"])

    run(main())


class Full(MemoryStore):
    """A store that fails the first time a table is dropped."""

    failures = 0

    def write(self, *changes: Change) -> "asyncio.Future[None]":
        if any(isinstance(one, DropTable) for one in changes) and not self.failures:
            self.failures += 1
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreError("the disk is full"))
            return failed
        return super().write(*changes)


def test_a_table_that_cannot_be_forgotten_now_is_forgotten_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "SWEEP_S", 0.02)

    async def main() -> None:
        store = Full()
        async with server(store, Limits(empty_table_s=0.0)) as at:
            await at.table(game="geier", seats=2, name="Mia")
            while await store.tables():
                await asyncio.sleep(0.01)
            assert store.failures == 1

    run(main())


def test_forgotten_tables_are_cleaned_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP_S", 0.05)

    async def main() -> None:
        async with server(limits=Limits(empty_table_s=0.2)) as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await asyncio.sleep(0.4)
                status, _ = await at.ask("GET", f"/api/tables/{table['code']}")
                assert status == 200
                match = mia.update["match"]
            while (await at.ask("GET", f"/api/tables/{table['code']}"))[0] != 404:
                await asyncio.sleep(0.02)
            assert await at.server.hub.store.tables() == []
            ended = await at.server.hub.store.match(match)
            assert ended is not None
            assert ended.reason == "forgotten"

    run(main())


def test_empty_tables_make_room_in_a_full_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Filling the server keeps nobody out for long, even across restarts."""
    monkeypatch.setattr(hub, "SWEEP_S", 0.05)
    monkeypatch.setattr(hub, "EMPTY_LEAST_S", 0.3)

    async def main() -> None:
        async with server(limits=Limits(tables=4, tables_few=4, empty_table_s=900)) as at:
            mine = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(mine["code"], mine["token"]):
                for _ in range(2):
                    await at.table(game="geier", seats=2)
                assert tuple(at.server.hub.patience) == (225, 150)
                await at.table(game="geier", seats=2)
                refused = await at.ask("POST", "/api/tables", {"game": "geier", "seats": 2})
                assert (refused[0], refused[1]["code"]) == (503, "full")
                while (await at.ask("POST", "/api/tables", {"game": "geier", "seats": 2}))[
                    0
                ] != 201:
                    await asyncio.sleep(0.02)
                assert (await at.ask("GET", f"/api/tables/{mine['code']}"))[0] == 200

    run(main())


def test_phrases_are_ours_and_not_too_many() -> None:
    async def main() -> None:
        async with server(limits=Limits(burst=30, per_second=1)) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as tv,
            ):
                assert (await mia.say("phrase", phrase="hello"))["type"] == "done"
                assert (await mia.say("phrase", phrase="<b>"))["code"] == "no_phrase"
                assert (await tv.say("phrase", phrase="hello"))["code"] == "no_seat"
                await tv.until(lambda one: any('"phrased"' in frame for frame in one.frames))
                codes = [(await mia.say("phrase", phrase="wow")).get("code") for _ in range(6)]
                assert codes[-1] == "too_fast"

    run(main())


def test_a_flood_is_refused_and_then_cut_off() -> None:
    async def main() -> None:
        async with server(limits=Limits(burst=10, per_second=1, faults=20)) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"]) as mia:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(100):
                        await mia.socket.send("{}")
                await mia.socket.wait_closed()
                assert mia.socket.close_code == POLICY
            status, _ = await at.ask("GET", "/healthz")
            assert status == 200

    run(main())


def test_pages_of_others_may_not_connect() -> None:
    async def main() -> None:
        async with server() as at:
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{at.host}/live", origin="https://evil.example")  # type: ignore[arg-type]  # a str works
            async with connect(f"ws://{at.host}/live", origin=f"http://{at.host}"):  # type: ignore[arg-type]  # a str works
                pass

    run(main())


def test_a_bug_ends_one_table_and_the_server_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            other = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(other["code"], other["token"]) as leo,
            ):
                await mia.say("start")
                await leo.say("start")
                broken = at.server.hub.find(table["code"])

                def bug(*_: object, **__: object) -> None:
                    raise ZeroDivisionError

                monkeypatch.setattr(broken.table, "bot_at", bug)
                question = await mia.until(asked)
                match = mia.update["match"]
                await mia.socket.send(
                    f'{{"type":"answer","id":99,"question":{question["number"]},"action":"3"}}'
                )
                await mia.until(lambda one: "table_failed" in one.frames[-1])
                ended = await at.server.hub.store.match(match)
                assert ended is not None
                assert await plays(leo, random.Random(1))
                assert at.server.hub.metrics.value("tables_failed_total") == 1

    run(main())


def test_nobody_hears_of_anything_before_it_is_stored() -> None:
    class Slow(MemoryStore):
        """A store that writes only when released."""

        held = asyncio.Event()

        def write(self, *changes: Change) -> "asyncio.Future[None]":
            return asyncio.ensure_future(self.later(changes))

        async def later(self, changes: Sequence[Change]) -> None:
            await self.held.wait()
            await super().write(*changes)

    async def main() -> None:
        store = Slow()
        store.held.set()
        async with server(store) as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                question = await mia.until(asked)
                await mia.until(lambda one: one.question["seats"] == [0])
                store.held.clear()
                sequence = mia.update["sequence"]
                answer = f'{{"type":"answer","id":99,"question":{question["number"]},"action":"3"}}'
                await mia.socket.send(answer)
                await asyncio.sleep(0.1)
                late = connect(f"ws://{at.host}/live")
                async with late as socket:
                    hello = f'{{"type":"hello","id":1,"version":1,"table":"{table["code"]}"}}'
                    await socket.send(hello)
                    await asyncio.sleep(0.1)
                    assert mia.update["sequence"] == sequence
                    frames: list[str] = []
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.1):
                            async for frame in socket:
                                frames.append(str(frame))  # noqa: PERF401 - keep frames on timeout
                    assert not frames
                    store.held.set()
                    await mia.until(lambda one: one.update["sequence"] > sequence)

    run(main())


def test_a_seat_that_was_freed_is_told_and_a_server_says_goodbye() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=3, name="Mia")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                seated = await leo.sit(name="Leo")
                assert not seated.get("host")
                await mia.say("free", seat=1)
                await leo.until(lambda one: any('"unseated"' in frame for frame in one.frames))
                at.server.should_exit = True
                await leo.until(lambda one: one.closed)
                (bye,) = [frame for frame in leo.frames if '"bye"' in frame]
                assert '"code":"going_down","back_ms":' in bye

    run(main())


def test_one_address_has_only_so_many_connections() -> None:
    async def main() -> None:
        async with server(limits=Limits(connections_each=2)) as at:
            async with connect(f"ws://{at.host}/live"), connect(f"ws://{at.host}/live"):
                with pytest.raises(InvalidStatus):
                    await connect(f"ws://{at.host}/live")
            while at.server.hub.doors.sockets:
                await asyncio.sleep(0.02)
            async with connect(f"ws://{at.host}/live"):
                pass

    run(main())


PAUSE_S = 0.4


@pytest.mark.parametrize(
    ("game", "words", "pause"),
    [("zocken", True, "TURN_S"), ("geier", True, "ROUND_S"), ("geier", False, None)],
)
def test_bots_let_people_follow_what_they_do(
    game: str, words: bool, pause: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in ("TURN_S", "ROUND_S"):
        monkeypatch.setattr(question, one, PAUSE_S if one == pause else 2 * PATIENCE_S)

    async def main() -> None:
        async with server() as at:
            table = await at.table(game=game, seats=2, bots=["simple", "simple"], sit=False)
            async with at.client(table["code"], table["token"], words=words) as screen:
                begin = asyncio.get_running_loop().time()
                await screen.say("start")
                updates = await screen.until(lambda one: one.updates)
                number = updates[0]["question"]["number"]
                await screen.until(lambda one: over(one) or one.question["number"] != number)
                took_s = asyncio.get_running_loop().time() - begin
                assert pause is None or took_s >= PAUSE_S

    run(main())


@pytest.mark.parametrize(
    ("version", "words", "answer"),
    [(1, False, "welcome"), (1, True, "refused"), (2, True, "welcome"), (3, False, "refused")],
)
def test_old_bots_are_served_and_old_pages_told_to_load_anew(
    version: int, words: bool, answer: str
) -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2)
            async with connect(f"ws://{at.host}/live") as socket:
                hello = {"type": "hello", "id": 1, "version": version, "words": words}
                await socket.send(json.dumps({**hello, "table": table["code"]}))
                said = json.loads(await socket.recv())
                assert said["type"] == answer
                if answer == "refused":
                    assert said["code"] == "version"
                    assert ("load the page again" in said["detail"]) == words
                else:
                    assert said["version"] == version

    run(main())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_for_words_can_play_by_them_alone(game: str) -> None:
    async def main() -> None:
        async with server() as at:
            seats = GAMES[game]
            table = await at.table(game=game, seats=seats, bots=["simple"] * (seats - 1))
            async with at.client(table["link"], table["token"], words=True) as mia:
                await mia.say("start")
                await mia.until(lambda one: one.question["legal"])
                update, question = mia.update, mia.question
                assert len(question["labels"]) == len(question["legal"])
                assert len(update["words"]["figures"]) == seats
                assert question["rules_deadline"] == (game == "geflippt")
                assert all(len(one.get("told", [])) == len(one["news"]) for one in mia.updates)
                said = texts("de")
                for one in (*question["labels"], update["words"]["status"]):
                    assert said(spoken(one))

    run(main())


def spoken(one: Any) -> Say:
    """Turn a message from the wire into something that can be put into words."""
    if isinstance(one, dict):
        args = {name: spoken(arg) for name, arg in one.get("args", {}).items()}
        return Say(one["id"], args)
    return [spoken(each) for each in one] if isinstance(one, list) else one  # type: ignore[return-value]

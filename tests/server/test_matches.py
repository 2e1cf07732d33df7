"""Whole matches over real sockets, with everything that can go wrong in between."""

import asyncio
import contextlib
import random
from typing import Any

import msgspec
import pytest

import mauseloch
from mauseloch.server.frames import encode, news_bytes
from mauseloch.tables.fairness import Credit
from tests.patience import PATIENCE_S
from tests.server.live import Address, Client, asked, over, server

GAMES = {"mausen": 3, "geier": 2, "zocken": 2, "geflippt": 2}
REACTION_S = 0.12


def run(main: Any) -> Any:
    """Run a test of a server, with a time limit."""
    return asyncio.run(asyncio.wait_for(main, PATIENCE_S))


async def plays(
    client: Client, rng: random.Random, *, wrongly: bool = False, within_s: float = 0.0
) -> Any:
    """Answer every question until the match is over, optionally sending nonsense first.

    Answers given at the same time are announced together; with `within_s`, players answer at
    different times and so see who has answered before them.
    """
    while True:
        await client.until(lambda one: asked(one) or over(one))
        if over(client):
            return over(client)
        question = asked(client)
        if wrongly:
            await nonsense(client, question, rng)
        more = {}
        if question.get("race"):
            await asyncio.sleep(REACTION_S)
            more = {"reaction_ms": 110 + rng.randrange(10)}
        elif within_s:
            await asyncio.sleep(within_s * rng.random())
        action = rng.choice(question["legal"])
        answer = await client.say("answer", question=question["number"], action=action, **more)
        assert answer["type"] == "done" or answer["code"] in {"old_question", "not_playing"}, answer
        await client.until(
            lambda one, old=question["number"]: (
                over(one) or not asked(one) or one.question["number"] != old
            )
        )


async def nonsense(client: Client, question: Any, rng: random.Random) -> None:
    """Send messages that must be refused, each with its own code, and that change nothing."""
    before = client.update["sequence"]
    number = question["number"]
    legal = question["legal"][0]
    wrong = [
        ("answer", {"question": number + 1, "action": legal}, "old_question"),
        ("answer", {"question": max(0, number - 1), "action": legal}, "old_question"),
        ("answer", {"question": number, "action": "fly"}, "unreadable|no_time"),
        ("answer", {"question": number, "action": legal, "seat": 1}, "garbled"),
        ("sit", {}, "seated"),
        ("hello", {"version": 1, "table": "nowhere"}, "again"),
        ("set_bot", {"seat": 0, "bot": "genius"}, "not_host|taken"),
        ("phrase", {"phrase": "you fool"}, "no_phrase"),
        ("dance", {}, "garbled"),
    ]
    kind, fields, codes = rng.choice(wrong)
    answer = await client.say(kind, **fields)
    assert answer["type"] == "refused", (kind, fields, answer)
    assert answer["code"] in codes.split("|"), (kind, fields, answer)
    assert client.update["sequence"] >= before


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_whole_match_by_a_link(game: str) -> None:
    seats = GAMES[game]

    async def main() -> None:
        async with server() as at:
            table = await at.table(game=game, seats=seats, name="Mia", options=short(game))
            async with contextlib.AsyncExitStack() as stack:
                mia = await stack.enter_async_context(at.client(table["link"], table["token"]))
                clients = [mia]
                for number in range(1, seats):
                    leo = await stack.enter_async_context(at.client(table["code"]))
                    assert (await leo.sit(name=f"Leo {number}"))["seat"] == number
                    clients.append(leo)
                assert (await clients[1].say("start"))["code"] == "not_host"
                assert (await mia.say("start"))["type"] == "done"
                people = [
                    plays(client, random.Random(seat), wrongly=True)
                    for seat, client in enumerate(clients)
                ]
                outcomes = await asyncio.gather(*people)
                assert all(outcome == outcomes[0] for outcome in outcomes)
                await mia.until(lambda one: one.table["state"] == "over")
                assert mia.table["played"] == 1
                await as_told(at, mia.update["match"], clients)

    run(main())


def short(game: str) -> dict[str, Any]:
    return {"window_ms": 2000} if game == "geflippt" else {}


async def as_told(at: Address, match: str, clients: list[Client]) -> None:
    """Check that the record replays and each client received exactly what its seat may know."""
    status, record = await at.ask("GET", f"/api/matches/{match}")
    assert status == 200
    replayed = mauseloch.replay(mauseloch.Record.loads(msgspec.json.encode(record).decode()))
    for client in clients:
        log = msgspec.json.decode(news_bytes(replayed.log(client.seat)))
        assert client.news == log
        view = msgspec.json.decode(encode(replayed.view(client.seat)))
        assert client.update["view"] == view
        secrets = [record["seed"], *(other.token for other in clients if other is not client)]
        for frame in client.frames:
            assert not any(secret and secret in frame for secret in secrets)


def test_bots_fill_the_table_and_a_screen_looks_on() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=4, bots=["simple", "random"], sit=False)
            assert table["seat"] is None
            async with (
                at.client(table["link"], table["token"]) as screen,
                at.client(table["code"]) as mia,
            ):
                await mia.sit(name="Mia")
                assert (await screen.say("start"))["type"] == "done"
                await plays(mia, random.Random(1))
                await screen.until(over)
                assert all(update["view"]["hand"] == [] for update in screen.updates)
                kinds = [(seat["kind"], seat["free"]) for seat in mia.table["seats"]]
                bot = ("bot", False)
                assert kinds == [("person", False), ("bot", True), bot, bot]  # one is a stand-in

    run(main())


def test_who_comes_after_the_end_is_told_it_though_the_winner_has_got_up() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                people = [plays(one, random.Random(seat)) for seat, one in enumerate((mia, leo))]
                outcome, _ = await asyncio.gather(*people)
                for one in (mia, leo):
                    await one.say("rise")
            async with at.client(table["code"], words=True) as late:
                await late.until(lambda one: one.updates)
                [told] = [say for say in late.update["told"][-1] if say["id"].startswith("match-")]
                winners = [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]
                assert told["id"] == ("match-won" if len(winners) == 1 else "match-shared")
                assert told["args"]["names"] == [f"name-seat-{seat + 1}" for seat in winners]

    run(main())


def test_a_seat_comes_back_with_its_token_and_what_was_missed() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                for _ in range(3):
                    question = await mia.until(asked)
                    legal = question["legal"][0]
                    await mia.say("answer", question=question["number"], action=legal)
                    await mia.until(lambda one, n=question["number"]: one.question["number"] != n)
                await mia.until(lambda one: one.question["seats"] == [0])  # the bot has answered
                news = list(mia.news)
            async with at.client(table["link"], table["token"]) as again:
                await again.until(lambda one: one.updates)
                assert again.seat == 0
                assert again.news == news
            async with at.client(table["code"], table["token"]) as third:
                before = len(third.updates)
                await third.say("sync", have=5)
                await third.until(lambda one: len(one.updates) > before)
                assert third.update["news_from"] == 5
                assert third.news == news
            async with at.client(table["code"], "stolen") as thief:
                assert thief.welcome["code"] == "bad_token"
                assert (await thief.say("start"))["code"] == "no_hello"
                assert not thief.updates

    run(main())


def test_a_table_may_measure_everybody_by_what_is_usual_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Trust reported reaction times, because a busy machine would make them look late."""
    slow_ms = 500
    monkeypatch.setattr(Credit, "believed_ms", lambda *given: given[-1])

    async def race(client: Client, reaction_ms: int) -> None:
        """React to three mice, always with the same delay."""
        for _ in range(3):
            while not (question := await client.until(asked)).get("race"):
                number = question["number"]
                await client.say("answer", question=number, action="reveal")
                await client.until(lambda one, old=number: one.question["number"] != old)
            action = next(one for one in question["legal"] if one.startswith("whack"))
            number = question["number"]
            await client.say("answer", question=number, action=action, reaction_ms=reaction_ms)
            await client.until(lambda one, old=number: one.question["number"] != old)

    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geflippt", seats=2, name="Mia", even=True)
            assert table["table"]["even"]
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                await asyncio.gather(race(mia, 150), race(leo, slow_ms))
                raced = [news["finishes"] for news in mia.news if news["type"] == "Raced"]
                last = {finish["seat"]: finish["reaction_ms"] for finish in raced[-1]}
                assert abs(last[0] - last[1]) < 100, "both were as quick as usual"

    run(main())

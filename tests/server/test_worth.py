"""What actions are worth, over HTTP: in finished matches, and in others if the host allows it."""

import asyncio
import json
import random
import re
from typing import Any

import pytest

import mauseloch
from mauseloch.core.match import Match
from mauseloch.server import reviews
from mauseloch.server.app import LARGEST_POSITION
from mauseloch.server.limits import Limits, Rate
from mauseloch.server.replays import LONGEST, at_of
from mauseloch.server.reviews import Reviews, game_in, valued, valued_anywhere
from mauseloch.server.settings import Settings, SiteSettings
from mauseloch.server.thinking import Thinking
from mauseloch.server.turns import Turns
from mauseloch.server.wire import message
from mauseloch.store import Begin, End
from mauseloch.telling import spoken
from tests.coach.fitting import fitted
from tests.server.live import QUICK, Address, server
from tests.server.test_matches import plays, run
from tests.server.test_replays import played
from tests.server.test_reviews import here
from tests.server.test_schema import named, wrong

OPEN = Thinking(positions=True)


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few samples will do."""
    monkeypatch.setattr("mauseloch.coach.worth.BUDGET", 0)


def sent(record: Any) -> Any:
    return json.loads(record.dumps())


async def raw(at: Address, path: str) -> bytes:
    """All bytes of an answer, except the date."""
    reader, writer = await asyncio.open_connection(*at.host.split(":"))
    writer.write(f"GET {path} HTTP/1.1\r\nhost: {at.host}\r\nconnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return re.sub(rb"(?i)\r\ndate: [^\r]*", b"", answer)


def test_a_running_match_is_as_unknown_as_none_to_the_byte_and_a_finished_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with server() as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            opened = await at.table(game="geier", seats=2, bots=["random"])
            async with at.client(opened["link"], opened["token"], words=True) as mia:
                await mia.say("start")
                match = mia.update["match"]
                path = f"/api/matches/{match}/worth"
                for query in ("?at=1", "?at=1&seat=0", "?at=99"):
                    unknown = await raw(at, path.replace(match, "x" * len(match)) + query)
                    assert b"no_match" in unknown
                    assert await raw(at, path + query) == unknown
                await plays(mia, random.Random(1))
            status, found = await at.ask("GET", f"{path}?at=1&seat=0")
            assert status == 200
            assert not wrong(found, named("Worth"))
            assert (found["game"], found["seat"], found["at"]) == ("geier", 0, 1)
            assert {one["action"] for one in found["actions"]} == {str(n) for n in range(1, 16)}
            assert found["actions"][0]["doing"]["id"] == "geier-card"
            _, record = await at.ask("GET", f"/api/matches/{match}")
            assert found["chosen"] in {put[2:] for put in record["inputs"][1:3]}
            assert await at.ask("GET", f"{path}?at=1&seat=0") == (200, found)
            for query, code in (
                ("", "no_question"),
                ("?at=0", "no_question"),
                ("?at=9999", "no_question"),
                ("?at=-1", "no_question"),
                ("?at=one", "no_question"),
                ("?at=1&seat=2", "bad_seats"),
                ("?at=1&seat=all", "bad_seats"),
            ):
                status, failure = await at.ask("GET", path + query)
                assert (status, failure["code"]) == (400, code), query
                assert failure.keys() == {"code", "detail"}

    run(main())


def test_a_match_that_was_broken_off_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        options = mauseloch.game("mausen").chosen
        begun = Begin("broken-off", "table", "mausen", 1, options, 3, "seed", 0.0)
        async with server() as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            await at.server.hub.store.write(begun, End("broken-off", 0, None, "forgotten", 1.0))
            status, failure = await at.ask("GET", "/api/matches/broken-off/worth?at=0")
            assert (status, failure["code"]) == (404, "no_match")

    run(main())


def test_strangers_positions_are_refused_unless_the_host_allows_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The usual server doesn't even look at them."""
    match = Match(mauseloch.game("zocken"), 2, 1)
    seat = match.waiting.seats[0]
    match.play(seat, "roll")

    async def main() -> None:
        async with server() as at:
            status, failure = await at.ask("POST", "/api/worth", sent(match.record()))
            assert (status, failure["code"]) == (400, "no_positions")
            status, failure = await at.ask("POST", "/api/worth", "rubbish")
            assert (status, failure["code"]) == (400, "no_positions")
        async with server(thinking=OPEN) as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            status, found = await at.ask("POST", "/api/worth", sent(match.record()))
            assert status == 200
            wanted = spoken(mauseloch.worth(match), message)
            assert (found["seat"], found["at"], found["chosen"]) == (seat, match.length, None)
            assert (found["exact"], found["bound"]) == (True, "all")
            assert [one["chance"] for one in found["actions"]] == [
                one["chance"] for one in wanted["actions"]
            ]
            first = f"/api/worth?at={match.length - 2}&seat={seat}"
            status, found = await at.ask("POST", first, sent(match.record()))
            assert (status, found["chosen"]) == (200, "roll")

    run(main())


def test_a_bad_position_gets_a_clear_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    record = sent(played("geier", 2).record())
    cheated = {**record, "inputs": [*record["inputs"][:-1], "0 99"]}

    async def main() -> None:
        settings = Settings(site=SiteSettings(games=("geier",)), limits=QUICK, thinking=OPEN)
        async with server(settings=settings) as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            for body, code in (
                ("rubbish", "foreign_record"),
                ([], "foreign_record"),
                ({"game": "geier"}, "foreign_record"),
                ({**record, "game": 7}, "damaged_record"),
                ({**record, "game": "chess"}, "unknown_game"),
                ({**record, "game": "zocken"}, "not_offered"),
                ({**record, "version": 99}, "record_version"),
                (cheated, "record_mismatch"),
                (record, "no_question"),
            ):
                status, failure = await at.ask("POST", "/api/worth", body)
                assert (status, failure["code"]) == (400, code), body
            status, failure = await at.ask("POST", "/api/worth", "x" * LARGEST_POSITION)
            assert (status, failure["code"]) == (413, "too_long")
            many = {**record, "inputs": [*record["inputs"], *["0 1"] * LONGEST]}
            status, failure = await at.ask("POST", "/api/worth?at=1", many)
            assert (status, failure["code"]) == (413, "too_long")

    run(main())


def test_positions_need_the_password_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    record = sent(Match(mauseloch.game("geier"), 2, 1).record())

    async def main() -> None:
        site = SiteSettings(password="cheese")  # noqa: S106 - a test's
        async with server(settings=Settings(site=site, limits=QUICK, thinking=OPEN)) as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            status, failure = await at.ask("POST", "/api/worth", record)
            assert (status, failure["code"]) == (403, "password_needed")
            key = {"x_mauseloch_password": "cheese"}
            assert (await at.ask("POST", "/api/worth", record, **key))[0] == 200

    run(main())


def test_positions_use_up_the_share_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    record = sent(Match(mauseloch.game("zocken"), 2, 1).record())

    async def main() -> None:
        limits = Limits(reviews=Rate(2, 0))
        async with server(settings=Settings(limits=limits, thinking=OPEN)) as at:
            monkeypatch.setattr(at.server.hub.thinkers, "coach", here)
            assert (await at.ask("POST", "/api/worth", record))[0] == 200
            status, failure = await at.ask("POST", "/api/worth", "rubbish")
            assert (status, failure["code"]) == (400, "foreign_record")
            for method, path, body in (
                ("POST", "/api/worth", record),
                ("GET", "/api/matches/none/worth?at=1", None),
                ("GET", "/api/matches/none/review?seat=0", None),
            ):
                status, failure = await at.ask(method, path, body)
                assert (status, failure["code"]) == (429, "too_fast")

    run(main())


def test_a_server_without_a_coach_judges_nothing() -> None:
    async def main() -> None:
        record = sent(Match(mauseloch.game("geier"), 2, 1).record())
        async with server(thinking=Thinking(positions=True, coach=False)) as at:
            status, failure = await at.ask("POST", "/api/worth", record)
            assert (status, failure["code"]) == (400, "no_coach")

    run(main())


def test_the_coachs_process_does_the_work_and_strangers_records_are_not_kept() -> None:
    done: list[Any] = []

    async def work(game: str, function: Any, *given: Any) -> bytes:
        done.append((game, function))
        made: bytes = function(*given)
        return made

    async def main() -> None:
        record, making = played("geier", 2).record(), Reviews(work, Turns(9, 9))
        kept = [await making.worth(record, 1, 0) for _ in range(2)]
        assert kept[0] == kept[1]
        assert done == [("geier", valued)]
        document = record.dumps().encode()
        free = [await making.worth_of(document, 1, 0) for _ in range(2)]
        assert free == kept
        assert done[1:] == [("geier", valued_anywhere)] * 2
        assert all(document not in key for key in making._made)

    run(main())


@pytest.mark.parametrize("game", mauseloch.games())
def test_every_game_is_judged_over_the_wire(game: str) -> None:
    record = played(game, 3).record()
    at = next(number for number, put in enumerate(record.inputs) if isinstance(put.actor, int))
    found = json.loads(valued_anywhere(record.dumps().encode(), at, None))
    assert not wrong(found, named("Worth"))
    assert (found["game"], found["at"], found["chosen"]) == (game, at, record.inputs[at].action)


def test_an_approximate_worth_is_sent_with_what_its_error_means() -> None:
    with fitted(bound="nearly_all"):
        found = json.loads(valued(played("geier", 2).record().dumps(), 1, 0))
    assert not wrong(found, named("Worth"))
    assert (found["exact"], found["bound"]) == (False, "nearly_all")
    assert {one["error"] for one in found["actions"]} == {0.004}


def test_an_approximate_review_and_hint_say_so_over_the_wire() -> None:
    with fitted():
        match = played("geier", 2)
        review = json.loads(reviews.reviewed(match.record().dumps(), 0))
        begun = match.inputs[:1]
        hint = reviews.hinted(3, match.game, begun, 0, ["Ada", "Ben"])
    assert not wrong(review, named("Review"))
    assert (review["choices"][0]["bound"], review["choices"][-1]["bound"]) == ("rms", "all")
    assert (hint.exact, hint.bound, hint.best, hint.error) == (False, "rms", "15", 0.004)


@pytest.mark.parametrize("text", ["", "-1", "²", "1.0", "100000", "all"])
def test_a_moment_is_a_number(text: str) -> None:
    assert (at_of("12"), at_of(None)) == (12, None)
    with pytest.raises(mauseloch.SetupError):
        at_of(text)


def test_a_record_names_its_game_even_behind_a_byte_order_mark() -> None:
    document = played("zocken", 2).record().dumps().encode()
    assert game_in(document) == game_in(b"\xef\xbb\xbf" + document) == "zocken"
    with pytest.raises(mauseloch.RecordError):
        game_in(b"[" * 100_000)
    with pytest.raises(mauseloch.RecordError):
        game_in(b"\xff")

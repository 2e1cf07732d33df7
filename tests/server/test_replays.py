"""Replays: what each seat saw, from a finished match or from a record in the request body."""

import asyncio
import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.core.game import CHANCE
from mauseloch.core.record import Player, Record
from mauseloch.server import replays
from mauseloch.server.frames import news_bytes, view_bytes
from mauseloch.server.replays import Replays, eyes_of, replayed
from mauseloch.server.turns import Turns
from mauseloch.server.wire import encode, message, messages
from mauseloch.tables.table import TableError
from mauseloch.telling import deciding, narration, telling
from tests.server.live import server
from tests.server.test_matches import GAMES, plays, run, short
from tests.server.test_schema import named, wrong

WEB = Path(__file__).parents[2] / "web"


def played(game: str, seats: int, *, seed: int = 1) -> Any:
    """A match of bots."""
    rules = mauseloch.game(game)
    match = mauseloch.Match(rules, seats, seed)
    rng = random.Random(seed)
    while match.outcome is None:
        waiting = match.waiting
        seat = waiting.seats[0]
        action = rng.choice(match.legal(seat))
        timed = waiting.deadline_ms is not None
        at_ms = waiting.since_ms + waiting.guess_ms + rng.randrange(900) if timed else 0
        match.play(seat, action, at_ms)
    return match


def parsed(text: Any) -> Any:
    return json.loads(bytes(text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [None, 0, 1, "all"])
def test_steps_tell_what_that_seat_was_told_and_saw(game: str, eyes: Any) -> None:
    match = played(game, GAMES[game])
    made = replayed(match.record(), eyes)
    seat = None if eyes == "all" else eyes
    news = [new for step in made.steps for new in parsed(step.news)]
    assert news == parsed(news_bytes(match.log(seat)))
    assert parsed(made.steps[-1].view) == parsed(view_bytes(match.view(seat)))
    assert made.outcome == match.outcome
    rules, inputs = match.game, match.inputs
    assert [step.sequence for step in made.steps] == [
        number
        for number in range(len(inputs) + 1)
        if number == len(inputs) or inputs[number].actor is not CHANCE
    ]
    state = rules.start(match.seats)
    states = [state] + [state := rules.apply(state, put) for put in inputs]
    for step in made.steps:
        assert parsed(step.view) == parsed(view_bytes(rules.view(states[step.sequence], seat)))
        assert [parsed(view) for view in step.views] == [
            parsed(view_bytes(rules.view(states[step.sequence], one)))
            for one in (range(match.seats) if eyes == "all" else ())
        ]


@pytest.mark.parametrize("game", GAMES)
def test_steps_say_it_in_words_and_where_something_begins(game: str) -> None:
    match = played(game, GAMES[game])
    made = replayed(match.record(), None)
    names = [f"name-seat-{seat + 1}" for seat in range(match.seats)]
    assert made.names == names
    words = narration(game)
    opening = words.opening(match.game.view(match.game.start(match.seats), None))
    assert made.opening == message(opening)
    told = [one for step in made.steps for one in step.told]
    wanted = [messages(telling(game, new, names)) for new in match.log(None)]
    wanted[-1] += messages(deciding(match, names))
    assert told == wanted
    for step in made.steps:
        assert len(step.told) == len(parsed(step.news))
        assert len(step.words.figures) == match.seats
        assert all(step.words.figures)
    said = [one for new in match.log(None) for one in telling(game, new, names)]
    begins = [step for step in made.steps if step.begins]
    headlines = [one for one in said if one.id in words.HEADLINES]
    assert 1 < len(begins) <= len(headlines)
    assert all(
        any(one.id in words.HEADLINES for said in step.told for one in said) for step in begins
    )


def test_names_in_the_record_are_said() -> None:
    record = played("geier", 2).record()
    players = (Player("Ada"), Player("Ben", "simple"))
    made = replayed(Record(**{**vars(record), "players": players}), None)
    assert made.names == ["Ada", "Ben"]
    assert b"name-seat" not in encode([step.told for step in made.steps])


def test_a_match_that_is_not_over_is_told_as_far_as_it_went() -> None:
    match = mauseloch.Match(mauseloch.game("geier"), 2, 7)
    match.play(0, "14")
    made = replayed(match.record(), 0)
    assert made.outcome is None
    assert [step.sequence for step in made.steps] == [1, 2]
    assert parsed(made.steps[-1].news) == [{"type": "Bid", "seat": 0, "card": 14}]


@pytest.mark.parametrize(
    ("text", "eyes"), [(None, None), ("all", "all"), ("0", 0), ("12", 12), ("01", 1)]
)
def test_who_looks(text: str | None, eyes: Any) -> None:
    assert eyes_of(text) == eyes


@pytest.mark.parametrize("text", ["", "-1", "one", "ALL", "1.0", "²", "٣", "100"])
def test_nobody_else_looks(text: str) -> None:
    with pytest.raises(mauseloch.SetupError):
        eyes_of(text)


def test_a_match_over_http_through_all_eyes() -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(game="mausen", seats=3, bots=["random", "random"])
            async with at.client(opened["link"], opened["token"], words=True) as mia:
                await mia.say("start")
                running = f"/api/matches/{mia.update['match']}/replay"
                status, failure = await at.ask("GET", running)
                assert (status, failure["code"]) == (404, "no_match")
                await plays(mia, random.Random(1))
                status, own = await at.ask("GET", f"{running}?seat=0")
                assert status == 200
                assert not wrong(own, named("Replay"))
                assert [new for step in own["steps"] for new in step["news"]] == mia.news
                assert own["outcome"] == mia.update["outcome"]
                status, everybody = await at.ask("GET", f"{running}?seat=all")
                assert not wrong(everybody, named("Replay"))
                views = [step["views"][0] for step in everybody["steps"]]
                assert views == [step["view"] for step in own["steps"]]
                assert all(step["view"]["seat"] is None for step in everybody["steps"])
                for seat in ("3", "me"):
                    status, failure = await at.ask("GET", f"{running}?seat={seat}")
                    assert (status, failure["code"]) == (400, "bad_seats")

    run(main())


@pytest.mark.parametrize("game", GAMES)
def test_a_record_over_http(game: str) -> None:
    record = played(game, GAMES[game]).record()

    async def main() -> None:
        async with server() as at:
            status, made = await at.ask("POST", "/api/replay", json.loads(record.dumps()))
            assert status == 200
            assert not wrong(made, named("Replay"))
            assert made["game"] == game
            assert made["options"] == record.options

    run(main())


def test_what_does_not_verify_is_refused() -> None:
    record = json.loads(played("geier", 2).record().dumps())
    foreign: dict[str, Any] = {
        "damaged_record": {**record, "extra": 1},
        "foreign_record": [1],
        "record_version": {**record, "version": 99},
        "record_mismatch": {**record, "inputs": [*record["inputs"][:5], "0 99"]},
        "too_long": {**record, "inputs": ["0 1"] * (replays.LONGEST + 1)},
    }

    async def main() -> None:
        async with server() as at:
            for code, body in foreign.items():
                status, failure = await at.ask("POST", "/api/replay", body)
                assert status == {"too_long": 413}.get(code, 400), code
                assert failure["code"] == code
                assert not wrong(failure, named("Failure"))
            status, failure = await at.ask("POST", "/api/replay", {**record, "game": "chess"})
            assert failure["code"] == "record_mismatch"
            status, failure = await at.ask("POST", "/api/replay", "x" * (1 << 20))
            assert (status, failure["code"]) == (413, "too_long")
            status, failure = await at.ask("POST", "/api/replay?seat=5", record)
            assert (status, failure["code"]) == (400, "bad_seats")

    run(main())


def test_what_is_no_text_is_refused() -> None:
    async def main() -> None:
        with pytest.raises(mauseloch.RecordError, match="byte 1 is not UTF-8"):
            await Replays(Turns(9, 9)).make(b'{\xff"', None, packed=False)

    run(main())


def test_an_answer_may_be_packed() -> None:
    record = played("zocken", 2).record()

    async def main() -> tuple[bytes, bytes]:
        making = Replays(Turns(9, 9))
        plain = await making.make(record, None, packed=False)
        return plain, await making.make(record.dumps().encode(), None, packed=True)

    plain, packed = run(main())
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 5


def test_a_replay_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("geier", 2).record()
    monkeypatch.setattr(replays, "LARGEST_REPLAY", 2000)
    with pytest.raises(TableError, match="too long"):
        replayed(record, None)
    monkeypatch.setattr(replays, "LARGEST_REPLAY", 1 << 20)
    monkeypatch.setattr(replays, "PATIENCE_S", -1)
    with pytest.raises(TableError, match="too long"):
        replayed(record, None)


def test_not_everybody_can_wait() -> None:
    record = played("geier", 2).record()

    async def main() -> list[Any]:
        making = Replays(Turns(2, 2))
        asked = [making.make(record, None, packed=False) for _ in range(3)]
        made = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(await making.make(record, None, packed=False), bytes)
        making.close()
        return made

    *made, refused = run(main())
    assert all(isinstance(one, bytes) for one in made)
    assert isinstance(refused, TableError)
    assert refused.code == "busy"


def test_tables_go_on_while_replays_are_made() -> None:
    record = played("geflippt", 6).record()

    async def main() -> int:
        making = Replays(Turns(9, 9))
        asked = asyncio.gather(*(making.make(record, "all", packed=True) for _ in range(3)))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0.001)
            turns += 1
        await asked
        return turns

    assert run(main()) > 20, "the loop stood still"


@pytest.mark.parametrize("game", GAMES)
def test_lessons_show_what_the_rules_say(game: str) -> None:
    folder = WEB / "src" / "games" / game
    made = replayed(Record.load(folder / "lesson.json"), None)
    assert made.game == game
    beats = re.findall(r"\bat: (\d+)", (folder / "lesson.ts").read_text(encoding="utf-8"))
    assert len(beats) > 5
    assert {int(at) for at in beats} <= {step.sequence for step in made.steps}


def test_short_matches_are_told_in_the_options_they_were_played_with() -> None:
    rules = mauseloch.game("geflippt", **short("geflippt"))
    match = mauseloch.Match(rules, 2, 3)
    made = replayed(match.record(), None)
    assert made.options == rules.chosen

"""Matches among bots on this machine, from the rules to the review."""

from typing import Any

import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.core.bot import Answer
from mauseloch.mcp import local, seats
from mauseloch.telling import telling
from mauseloch.texts import rulebook, texts
from tests.mcp.caller import Here, run

GAMES = {"mausen": 3, "geier": 2, "zocken": 2, "geflippt": 2}


def test_an_assistant_reads_what_there_is_to_play() -> None:
    async def main() -> None:
        async with Here() as caller:
            offered = {one["id"]: one for one in await caller.call("games", language="de")}
            assert set(offered) == set(mauseloch.games())
            assert offered["geflippt"]["race"]
            assert not offered["zocken"]["race"]
            assert "zeno" in offered["geier"]["bots"]
            assert "highest_mouse" in offered["geier"]["options"]["winner"]
            assert "1000 to 60000" in offered["geflippt"]["options"]["window_ms"]
            page = await caller.call("rules", game="mausen", language="fr")
            assert page["text"] == rulebook("mausen", "fr")

    run(main())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_and_reviewed(game: str) -> None:
    """It is the match that the rules would play, told in the words of its seat."""
    players = GAMES[game]

    async def main() -> None:
        here = Here()
        async with here as caller:
            now = await caller.call(
                "start", game=game, players=players, seat=2, bots=["simple"], seed="s", name="Mia"
            )
            assert now["players"][1] == "Mia"
            heard = list(now["news"])
            ticket, count = now["ticket"], 0
            while now["stage"] == "your_turn":
                count += 1
                action = list(now["choices"])[count % len(now["choices"])]
                now = await caller.call("act", ticket=ticket, action=action)
                heard += now["news"]
            assert now["stage"] == "over"
            whole = await caller.call("look", ticket=ticket)
            assert whole["news"] == heard
            held = here.seats.get(ticket)
            match = as_played(game, players, count)
            record = await held.seat.record()
            assert record.inputs == match.record().inputs
            assert [player.bot for player in record.players].count(None) == 1
            words = texts("en")
            news = [
                words(one) for new in match.log(1) for one in telling(game, new, now["players"])
            ]
            assert heard[1:] == news
            assert now["result"]["scores"] == list(record.outcome.scores) if record.outcome else 0
            back = await caller.call("review", ticket=ticket)
            assert back["story"] == news
            assert back["coach"]["seat"] == 1
            assert len(back["coach"]["choices"]) > 2

    run(main())


def as_played(game: str, players: int, choices: int) -> mauseloch.Match[Any, Any, Any]:
    """The same match without any server: the same bots, and the same choices in seat 2."""
    rules = mauseloch.game(game)
    match: mauseloch.Match[Any, Any, Any] = mauseloch.Match(rules, players, "s")
    count = 0

    def own(question: mauseloch.Question[Any, Any]) -> Answer:
        nonlocal count
        count += 1
        action = question.legal[count % len(question.legal)]
        return Answer(str(action), question.guess_ms)

    bots: list[Any] = [mauseloch.bot("simple", rules, f"s/{seat}") for seat in range(players)]
    bots[1] = own
    while match.outcome is None:
        answer_all(match, bots)
    assert count == choices
    return match


def test_refusals_begin_with_their_code_and_change_nothing() -> None:
    async def main() -> None:
        async with Here() as caller:
            now = await caller.call("start", game="geier", players=2, bots=["pip"], seed="1")
            ticket = now["ticket"]
            before = await caller.call("look", ticket=ticket)
            told = await caller.refused("act", ticket=ticket, action="16")
            assert told.startswith("unreadable: ")
            played = await caller.call("act", ticket=ticket, action="9")
            told = await caller.refused("act", ticket=ticket, action="9")
            assert told.startswith("illegal: ")
            assert "legal: 1, 2, 3" in told
            told = await caller.refused(
                "act", ticket=ticket, action="8", question=before["question"]
            )
            assert told.startswith("old_question: ")
            assert (await caller.call("look", ticket=ticket))["question"] == played["question"]
            assert (await caller.refused("review", ticket=ticket)).startswith("not_over: ")
            for call, code in (
                ({"game": "chess"}, "unknown_game"),
                ({"game": "geier", "players": 9}, "bad_seats"),
                ({"game": "geier", "seat": 9}, "bad_seats"),
                ({"game": "geier", "bots": ["nobody"]}, "unknown_bot"),
                ({"game": "geier", "bots": ["pip"] * 3, "players": 3}, "bad_setup"),
                ({"game": "geier", "options": {"winner": "me"}}, "bad_option"),
                ({"game": "geier", "name": "\N{PILE OF POO}"}, "bad_setup"),
            ):
                assert (await caller.refused("start", **call)).startswith(f"{code}: ")
            assert (await caller.refused("join", url="http://x")).startswith("join: ")
            await caller.call("leave", ticket=ticket)
            for tool in ("look", "wait", "review", "leave"):
                assert (await caller.refused(tool, ticket=ticket)).startswith("no_ticket: ")

    run(main())


def test_in_a_race_the_reaction_is_the_one_that_is_given() -> None:
    async def main() -> None:
        async with Here() as caller:
            now = await caller.call("start", game="geflippt", players=2, bots=["pip"], seed="1")
            ticket = now["ticket"]
            assert (now["guess_ms"], now["time_left_ms"]) == (100, 8000)
            told = await caller.refused("act", ticket=ticket, action="pass", delay_ms=20)
            assert told.startswith("guess: ")
            told = await caller.refused("act", ticket=ticket, action="pass", delay_ms=9000)
            assert told.startswith("too_late: ")
            now = await caller.call("act", ticket=ticket, action="attack", delay_ms=1234)
            assert "1,234 ms" in now["news"][0]

    run(main())


def test_a_choice_that_surely_loses_is_warned_of() -> None:
    """In some match with this seed, all five colours are set aside before a roll."""

    async def main() -> None:
        async with Here() as caller:
            now = await caller.call("start", game="zocken", players=2, bots=["pip"], seed="w")
            while now["stage"] == "your_turn" and not now["warnings"]:
                wanted = [one for one in now["choices"] if one != "stop"]
                now = await caller.call("act", ticket=now["ticket"], action=wanted[0])
            assert list(now["warnings"]) == ["roll"]
            assert set(now["choices"]) == {"roll", "stop"}

    run(main())


def test_a_bot_that_thinks_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer returns before the others have finished; `wait` brings what follows."""
    monkeypatch.setattr(local, "PROMPTLY_S", 0.0)

    async def main() -> None:
        async with Here() as caller:
            now = await caller.call("start", game="geier", players=2, bots=["simple"])
            now = await caller.play(now)
            assert now["result"]["ranks"]

    run(main())


def test_old_seats_make_room_and_used_ones_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "MOST", 2)

    async def main() -> None:
        async with Here() as caller:
            over = await caller.play(await caller.call("start", game="geier", players=2))
            used = await caller.call("start", game="geier", players=2)
            more = await caller.call("start", game="geier", players=2)
            told = await caller.refused("look", ticket=over["ticket"])
            assert told.startswith("no_ticket: ")
            assert (await caller.refused("start", game="geier", players=2)).startswith("full: ")
            monkeypatch.setattr(seats, "IDLE_S", 0.0)
            await caller.call("look", ticket=used["ticket"])
            await caller.call("start", game="geier", players=2)
            assert (await caller.refused("look", ticket=more["ticket"])).startswith("no_ticket")

    run(main())

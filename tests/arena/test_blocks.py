"""A block: two matches with one seed, timed, recorded, and identical wherever it is played."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

import mauseloch
from mauseloch import arena
from mauseloch.arena import Played, matches
from mauseloch.bots.failure import BotError


def bot(folder: Path, text: str, name: str = "my_bot.py") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_block_is_one_seed_with_the_seats_swapped() -> None:
    plan = arena.plan("zocken", ["simple", "random"], games=2, seats=3, seed="s", records=True)
    block, lines = arena.played(plan, 0, 4)
    records = [mauseloch.Record.loads(line) for line in lines]
    assert {record.seed for record in records} == {"s/4"}
    for record, match in zip(records, block.matches, strict=True):
        assert [player.bot for player in record.players] == [
            plan.bots[who] for who in match.seating
        ]
        outcome = mauseloch.replay(record).outcome
        assert outcome is not None
        assert (outcome.scores, outcome.ranks) == (match.scores, match.ranks)
    first, second = (match.seating for match in block.matches)
    assert [1 - who for who in first] == list(second)


@pytest.mark.parametrize("game", mauseloch.games())
def test_a_block_is_the_same_whenever_it_is_played(game: str) -> None:
    plan = arena.plan(game, ["simple", "random"], games=2, records=True)
    once, again = (arena.played(plan, 0, 1) for _ in range(2))
    assert once[0].matches == again[0].matches
    assert once[1] == again[1]
    assert arena.played(plan, 0, 2)[1] != once[1]


def test_without_records_there_are_none() -> None:
    assert arena.played(arena.plan("geier", ["simple", "random"], games=2), 0, 0)[1] == []


def test_a_shared_victory_is_divided_among_the_winners() -> None:
    assert Played((0, 1, 0), (5, 5, 1), (1, 1, 3)).share == 1 / 2
    assert Played((0, 1, 0), (5, 5, 5), (1, 1, 1)).share == 2 / 3
    assert Played((0, 1, 0), (1, 5, 1), (2, 1, 2)).share == 0


def test_every_decision_is_timed_but_those_of_the_first_match(tmp_path: Path) -> None:
    text = "ASKED = []\ndef answer(question):\n    ASKED.append(1)\n    return question.legal[0]"
    plan = arena.plan("geier", ["simple", bot(tmp_path, text)], games=4)
    block, _ = arena.played(plan, 0, 0)
    assert [sum(pace.took_us.values()) for pace in block.paces] == [30, 30]
    asked = arena.plans.made(plan, plan.bots[1], "").__globals__["ASKED"]
    assert len(asked) == 45  # includes a warm-up match for compilers
    arena.played(plan, 0, 1)
    assert len(asked) == 75


def test_times_keep_two_digits_and_the_worst_keeps_all() -> None:
    pace = arena.Pace()
    for us in (0, 7, 99, 1234, 1249, 98765):
        pace.add(us)
    assert pace.took_us == {0: 1, 7: 1, 99: 1, 1200: 2, 99000: 1}
    assert pace.worst_us == 98765


def test_chance_of_a_bot_of_ones_own_follows_from_the_match(tmp_path: Path) -> None:
    text = "import random\ndef answer(question): return random.choice(question.legal)"
    plan = arena.plan("geier", ["simple", bot(tmp_path, text)], games=2)
    once = arena.played(plan, 0, 0)[0].matches
    random.seed()
    assert arena.played(plan, 0, 0)[0].matches == once


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("def answer(question): return 1 / 0", "the bot failed: ZeroDivisionError: "),
        ("def answer(question): return 'fly'", "the bot answered 'fly', but may do 1, 2, 3"),
        ("def answer(question): raise SystemExit(3)", "the bot failed: SystemExit: 3"),
        ("x = (", "the bot failed: SyntaxError: "),
        ("import nowhere", "the bot failed: ModuleNotFoundError: "),
        ("x = 1", "has no function answer(question)"),
    ],
)
def test_a_bot_that_fails_is_named(text: str, told: str, tmp_path: Path) -> None:
    file = bot(tmp_path, text)
    with pytest.raises(BotError) as raised:
        arena.played(arena.plan("geier", ["simple", file], games=2), 0, 0)
    assert str(raised.value).startswith(f"{file}: ")
    assert told in str(raised.value)
    assert "plans.py" not in raised.value.trace
    assert raised.value.words.id == "error-in-file"


def test_who_plays_must_have_the_program_and_the_bots_of_the_plan(tmp_path: Path) -> None:
    file = bot(tmp_path, "def answer(question): return question.legal[0]")
    plan = arena.plan("geier", ["simple", file], games=2)
    with pytest.raises(arena.ArenaError, match="the program here is not the one"):
        arena.played(replace(plan, program="0"), 0, 0)
    with pytest.raises(arena.ArenaError, match=r"my_bot\.py is not the same here"):
        arena.played(replace(plan, written={plan.bots[1]: "0"}), 0, 0)


def test_a_match_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LONGEST", 20)
    plan = arena.plan("geier", ["pip", "random"], games=2, seed="long")
    with pytest.raises(arena.ArenaError, match="a match of pip and random does not end"):
        arena.played(plan, 0, 0)


def test_options_are_played(tmp_path: Path) -> None:
    game = mauseloch.game("zocken", series=True, first=1)
    plan = arena.plan(game, ["simple", "random"], games=2, records=True)
    _, lines = arena.played(plan, 0, 0)
    assert json.loads(lines[0])["options"] == dict(game.chosen)

"""Tables with one of each bot: no bot meets its own copy."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mauseloch import arena
from mauseloch.arena import Block, Pace, Played
from mauseloch.cli import arena_tables
from mauseloch.texts import LANGUAGES, texts
from tests.arena.test_blocks import bot

FOUR = ["pip", "lotte", "simple", "random"]


@pytest.mark.parametrize(("seats", "bots"), [(2, 2), (4, 4), (5, 2), (6, 6)])
def test_each_bot_has_each_seat_once_and_neighbours_change(seats: int, bots: int) -> None:
    circles = set()
    for block in range(20):
        matches = arena.rounds(seats, block, bots)
        assert len(matches) == seats
        for who in range(bots):
            assert sorted(seating.index(who) for seating in matches) == list(range(seats))
            assert all(seating.count(who) == 1 for seating in matches)
        first = next(seating for seating in matches if seating[0] == 0)
        circles.add(first)
    assert len(circles) > 3 or seats < 4


def test_all_sit_together_or_every_line_up_of_as_many_as_there_are_seats() -> None:
    plan = arena.plan("mausen", FOUR, games=5, one_of_each=True)
    assert (plan.seats, plan.groups, plan.games) == (4, ((0, 1, 2, 3),), 8)
    three = arena.plan("mausen", FOUR, games=3, seats=3, one_of_each=True)
    assert three.groups == ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))
    against = arena.plan("mausen", FOUR, games=3, seats=3, one_of_each=True, against="lotte")
    assert against.groups == ((0, 1, 2), (0, 1, 3), (1, 2, 3))
    with pytest.raises(arena.ArenaError, match="4 bots for 6 seats"):
        arena.plan("mausen", FOUR, games=3, seats=6, one_of_each=True)
    filled = arena.plan("mausen", FOUR, games=3, seats=6, fill="pip")
    assert filled.bots_of(0) == [*FOUR, "pip"]
    assert plan.settings() != arena.plan("mausen", FOUR, games=5, seats=4).settings()


def test_who_fills_the_other_seats_is_not_counted() -> None:
    plan = arena.plan("geier", ["simple", "random"], games=4, seats=4, fill="pip")
    block, records = arena.played(plan, 0, 0)
    assert records == []
    assert [Counter(match.seating) for match in block.matches] == [{0: 1, 1: 1, 2: 2}] * 4
    assert len(block.paces) == 2
    assert [one.bot for one in arena.report(plan, [block]).standings] == [0, 1]


def test_copies_that_cancel_each_other_out_do_not_hide_who_is_better(tmp_path: Path) -> None:
    text = (
        "def answer(question):\n"
        "    view = question.view\n"
        "    pot = view.prize + sum(view.carried)\n"
        "    worth = 1.4 * pot if pot >= 0 else -2.2 * pot\n"
        "    return str(min(view.hand, key=lambda card: abs(card - worth)))"
    )
    file = bot(tmp_path, text, "worth.py")
    with ThreadPoolExecutor(1) as one:
        copies = arena.run(arena.plan("geier", [file, "pip"], games=12, seats=4), one)
        alone = arena.run(arena.plan("geier", [file, "random"], games=12, seats=4, fill="pip"), one)
    assert copies.duels[0].share < 0.1  # two of them always tie
    wins = alone.standings[0].wins
    assert wins is not None
    assert wins.share > 0.4


def result(group: int, number: int, *ranks: tuple[int, ...]) -> Block:
    """A block with these ranks of its three bots, which sit in their order."""
    matches = tuple(Played((0, 1, 2), tuple(10 // rank for rank in one), one) for one in ranks)
    return Block(group, number, matches, (Pace(9, {8: 2}),) * 3)


def test_who_finishes_ahead_by_hand() -> None:
    plan = arena.plan("geier", FOUR[:3], games=6, one_of_each=True)
    blocks = [result(0, 0, (1, 2, 3), (1, 2, 2), (2, 1, 3)), result(0, 1, *[(1, 1, 3)] * 3)]
    report = arena.report(plan, blocks)
    shares = {(duel.first, duel.second): duel.share for duel in report.duels}
    assert shares == {(0, 1): (2 / 3 + 1 / 2) / 2, (0, 2): 1, (1, 2): (2.5 / 3 + 1) / 2}
    assert [duel.matches for duel in report.duels] == [6, 6, 6]
    wins = [one.wins.share for one in report.standings if one.wins]
    assert wins == [(2 / 3 + 1 / 2) / 2, (1 / 3 + 1 / 2) / 2, 0]
    assert (report.duels[0].low, report.duels[0].high) == arena.interval([2 / 3, 1 / 2])
    first, second, third = (one.rating for one in report.standings)
    assert first > second > third


def test_line_ups_with_the_same_deal_are_one_observation() -> None:
    plan = arena.plan("mausen", FOUR, games=3, seats=3, one_of_each=True)
    blocks = [result(group, 0, (1, 2, 3)) for group in (0, 1)]
    duel = arena.report(plan, blocks).duel(0, 1)
    assert duel is not None
    assert (duel.matches, (duel.low, duel.high)) == (2, arena.interval([1.0]))
    assert arena.report(plan, blocks).duel(2, 3) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_when_copies_share_a_table(language: str) -> None:
    speak = texts(language)

    def told(seats: int, **how: bool | str) -> str:
        plan = arena.plan("geier", ["pip", "simple"], games=2, seats=seats, **how)  # type: ignore[arg-type]
        block, _ = arena.played(plan, 0, 0)
        return arena_tables.page(arena.report(plan, [block]), speak)

    assert "--one-of-each" not in told(2)
    assert "--one-of-each" in told(3)
    filled = told(4, fill="random")
    assert "--one-of-each" not in filled
    assert "random" in filled
    assert "Bradley" in filled

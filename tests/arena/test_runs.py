"""Whole runs: on any number of workers, killed and resumed, on a cluster."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch import arena
from mauseloch.bots.failure import BotError
from mauseloch.games.geier.rules import Revealed
from tests.arena.test_blocks import bot

BOTS = ["simple", "random", "pip"]


@pytest.fixture(scope="module")
def two() -> Iterator[Executor]:
    with arena.workers(2) as pool:
        yield pool


@pytest.fixture
def one() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def timeless(report: arena.Report) -> Any:
    """The parts of a report that don't depend on the machine's speed."""
    standings = [
        (one.bot, one.rating, one.low, one.high, one.points, one.decisions)
        for one in report.standings
    ]
    return report.plan, report.duels, standings


def lines(file: Path) -> list[str]:
    return sorted(file.read_text(encoding="utf-8").splitlines())


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_does_not_reach_workers_that_are_just_being_started() -> None:
    with arena.workers(2) as pool:
        assert isinstance(pool, ProcessPoolExecutor)
        pool.submit(int)
        pool.submit(int)
        assert len(pool._processes) == 2
        for pid in pool._processes:
            os.kill(pid, signal.SIGINT)
        assert pool.submit(pow, 2, 3).result() == 8


def test_results_and_records_are_the_same_with_one_and_two_workers(
    one: Executor, two: Executor, tmp_path: Path
) -> None:
    plan = arena.plan("geier", BOTS, games=6, seats=3, records=True)
    done: list[int] = []
    reports = [
        arena.run(plan, pool, arena.Folder(tmp_path / name, plan), progress=done.append)
        for name, pool in (("one", one), ("two", two))
    ]
    assert timeless(reports[0]) == timeless(reports[1])
    assert lines(tmp_path / "one" / "records.jsonl") == lines(tmp_path / "two" / "records.jsonl")
    assert len(lines(tmp_path / "one" / "records.jsonl")) == sum(done) / 2 == 18
    assert timeless(arena.run(plan, one)) == timeless(reports[0])  # without a folder too


def test_only_so_many_jobs_are_given_out_at_a_time(
    one: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counting(ThreadPoolExecutor):
        """A pool that counts its jobs."""

        given = 0

        def submit(self, *job: Any, **_: Any) -> "Future[Any]":
            self.given += 1
            return super().submit(*job)

    plan = arena.plan("geier", BOTS, games=6)
    expected = timeless(arena.run(plan, one))
    monkeypatch.setattr(arena.runs, "WINDOW", 2)
    with Counting(1) as pool:
        given: list[int] = []
        report = arena.run(plan, pool, progress=lambda _: given.append(pool.given))
    assert given == [0, 2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert timeless(report) == expected


def test_all_cores_play_if_nobody_else_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena.runs, "workers", lambda: ThreadPoolExecutor(1))
    report = arena.run(arena.plan("geier", BOTS, games=2))
    assert len(report.duels) == 3


@pytest.mark.parametrize("records", [True, False])
def test_a_run_that_was_killed_in_the_middle_of_a_line_goes_on_as_if_it_had_not(
    one: Executor, tmp_path: Path, *, records: bool
) -> None:
    plan = arena.plan("geier", BOTS, games=6, records=records)
    whole = arena.Folder(tmp_path / "whole", plan)
    expected = timeless(arena.run(plan, one, whole))
    names = ["results.jsonl", "records.jsonl"] if records else ["results.jsonl"]
    for kept, torn in [(4, 30), (0, 1), (5, 0)]:
        place = tmp_path / f"killed-{kept}"
        killed = arena.Folder(place, plan)
        for name in names:
            each = 2 if name == "records.jsonl" else 1
            text = (whole.place / name).read_bytes().splitlines(keepends=True)
            left = b"".join(text[: kept * each]) + text[kept * each][:torn]
            (place / name).write_bytes(left)
        again = arena.Folder(place, plan)
        assert len(again.blocks) == kept
        played: list[int] = []
        assert timeless(arena.run(plan, one, again, progress=played.append)) == expected
        assert played == [2 * kept, *[2] * (9 - kept)]
        if records:
            assert lines(place / names[1]) == lines(whole.place / names[1])
        assert len(lines(place / names[0])) == 9
    assert killed.place.is_dir()


def test_what_has_lost_its_records_is_played_again(one: Executor, tmp_path: Path) -> None:
    plan = arena.plan("geier", ["simple", "random"], games=6, records=True)
    arena.run(plan, one, arena.Folder(tmp_path, plan))
    file = tmp_path / "records.jsonl"
    before = lines(file)
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:3]))
    again = arena.Folder(tmp_path, plan)
    assert len(again.blocks) == 1
    arena.run(plan, one, again)
    assert lines(file) == before


def test_more_matches_of_the_same_go_on_from_what_is_there(one: Executor, tmp_path: Path) -> None:
    few, many = (arena.plan("geier", ["simple", "random"], games=games) for games in (4, 8))
    first = arena.run(few, one, arena.Folder(tmp_path, few))
    played: list[int] = []
    arena.run(many, one, arena.Folder(tmp_path, many), progress=played.append)
    assert played == [4, 2, 2]
    played.clear()
    again = arena.run(few, one, arena.Folder(tmp_path, few), progress=played.append)
    assert played == [4]
    assert timeless(again) == timeless(first)


def test_a_folder_of_other_settings_is_refused_and_left_alone(
    one: Executor, tmp_path: Path
) -> None:
    plan = arena.plan("geier", ["simple", "random"], games=2)
    arena.run(plan, one, arena.Folder(tmp_path, plan))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    other = arena.plan("geier", ["simple", "random"], games=2, seats=3, seed=1)
    with pytest.raises(arena.ArenaError, match="has results of other settings: seats, seed"):
        arena.Folder(tmp_path, other)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    for broken in ("[]", "{"):
        (tmp_path / "settings.json").write_text(broken, encoding="utf-8")
        with pytest.raises(arena.ArenaError, match="has results of other settings: bots, "):
            arena.Folder(tmp_path, plan)


def test_a_folder_with_anything_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    with pytest.raises(arena.ArenaError, match="is not a folder of results"):
        arena.Folder(tmp_path, arena.plan("geier", ["simple", "random"], games=2))
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_a_bot_that_was_changed_plays_as_it_is_written_now_and_as_it_was_if_planned_so(
    one: Executor, tmp_path: Path
) -> None:
    cards = {}
    plans = []
    for text in ("0", "1"):
        file = bot(tmp_path, f"def answer(question): return question.legal[-{text}]", "b.py")
        plans.append(arena.plan("geier", ["simple", file], games=2, records=True))
        for plan in plans:  # the same worker all the time
            _, records = one.submit(arena.played, plan, 0, 0).result()
            first = mauseloch.replay(mauseloch.Record.loads(records[0])).log(None)
            cards[text, plan.written[file]] = next(
                news.cards[1] for news in first if isinstance(news, Revealed)
            )
    assert list(cards.values()) == [1, 1, 15]


def test_damaged_results_are_said(one: Executor, tmp_path: Path) -> None:
    plan = arena.plan("geier", ["simple", "random"], games=2)
    arena.run(plan, one, arena.Folder(tmp_path, plan))
    with (tmp_path / "results.jsonl").open("a", encoding="utf-8") as opened:
        opened.write(json.dumps({"group": "first"}) + "\n")
    with pytest.raises(arena.ArenaError, match=r"results\.jsonl is damaged"):
        arena.Folder(tmp_path, plan)


def test_a_bot_that_fails_in_a_worker_ends_the_run_and_what_was_played_is_kept(
    two: Executor, tmp_path: Path
) -> None:
    text = (
        "def answer(question):\n"
        "    if question.view.prize == 10 and len(question.view.hand) == 15:\n"
        "        raise ZeroDivisionError('oh')\n"
        "    return question.legal[0]\n"
    )
    plan = arena.plan("geier", ["simple", bot(tmp_path, text)], games=400)
    folder = arena.Folder(tmp_path / "results", plan)
    with pytest.raises(BotError, match=r"my_bot\.py: the bot failed: ZeroDivisionError: oh"):
        arena.run(plan, two, folder)
    assert 0 < len(folder.blocks) < 200
    assert len(arena.Folder(tmp_path / "results", plan).blocks) == len(folder.blocks)


def test_a_worker_that_dies_is_said_and_what_was_played_is_kept(
    one: Executor, tmp_path: Path
) -> None:
    class Dying(ThreadPoolExecutor):
        """A pool whose workers are killed: at first it accepts jobs, later not even that."""

        def __init__(self, works: int, accepts: int) -> None:
            super().__init__(1)
            self.works, self.accepts = works, accepts

        def submit(self, *job: Any, **_: Any) -> "Future[Any]":
            self.works, self.accepts = self.works - 1, self.accepts - 1
            if self.accepts < 0:
                raise BrokenExecutor("shut down")
            if self.works >= 0:
                return super().submit(*job)
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor("killed"))
            return future

    plan = arena.plan("geier", ["simple", "random"], games=20)
    for accepts, told in [(10, "killed"), (6, "shut down")]:
        folder = arena.Folder(tmp_path / told, plan)
        message = f"a worker failed: BrokenExecutor: {told}"
        with Dying(4, accepts) as pool, pytest.raises(arena.ArenaError, match=message):
            arena.run(plan, pool, folder)
        assert len(folder.blocks) <= 4
        assert arena.run(plan, one, folder).duels[0].matches == 20

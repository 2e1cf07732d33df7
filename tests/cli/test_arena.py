"""`mauseloch arena`: what it prints, writes and refuses."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

import mauseloch
from mauseloch import arena
from mauseloch.cli import arena_picture, arena_tables, figures, main
from mauseloch.core.words import say
from mauseloch.terminal import files
from mauseloch.texts import LANGUAGES, texts
from tests.arena.test_blocks import bot
from tests.patience import PATIENCE_S

Capture = pytest.CaptureFixture[str]
DRAW = arena_picture.draw


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process, to save starting others, and draw nothing."""
    monkeypatch.setattr(arena, "workers", lambda *_: ThreadPoolExecutor(1))
    monkeypatch.setattr(arena_picture, "draw", lambda *_: None)


def failed(capsys: Capture, *arguments: str) -> list[str]:
    """The error lines of a command that exits with 2."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()


def found(place: Path, plan: arena.Plan) -> arena.Report:
    """Read a report from the arena's folder."""
    return arena.report(plan, arena.Folder(place, plan).blocks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("here")
def test_all_of_it_is_told_and_written_in_every_language(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    place = tmp_path / "new" / "results"
    bots = ["simple", "random", "pip"]
    asked = ["arena", "geier", ",".join(bots), "--games", "3", "--seats", "3", "--seed", "x"]
    assert main([*asked, "--out", str(place), "--lang", language]) == 0
    told = capsys.readouterr()
    speak = texts(language)
    plan = arena.plan("geier", bots, games=3, seats=3, seed="x", records=True)
    report = found(place, plan)
    lines = told.out.splitlines()
    end = [
        speak(say("arena-rounded", games=3, matches=4)),
        speak(say("arena-kept", folder=str(place))),
    ]
    assert lines == [*arena_tables.told(report, speak), "", *end]
    assert told.err == ""
    assert not re.search(r"[{}$]|None|\\", told.out)
    page = (place / "report.md").read_text(encoding="utf-8")
    assert page == arena_tables.page(report, speak)
    for title in ("cross", "duels", "standings"):
        assert f"## {speak(say(f'arena-{title}'))}\n" in page
        assert speak(say(f"arena-{title}")) in lines
    assert sorted(file.name for file in place.iterdir()) == [
        "records.jsonl",
        "report.json",
        "report.md",
        "results.jsonl",
        "settings.json",
    ]


@pytest.mark.usefixtures("here")
def test_the_picture_has_the_cross_table_and_is_the_same_every_time(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_picture, "draw", DRAW)
    asked = ["arena", "geier", "simple,random,pip", "--games", "2", "--against", "pip"]
    assert main([*asked, "--no-records", "--out", str(tmp_path / "r")]) == 0
    drawn = (tmp_path / "r" / "report.svg").read_text(encoding="utf-8")
    assert (tmp_path / "r" / "report.png").read_bytes().startswith(b"\x89PNG")
    plan = arena.plan("geier", ["simple", "random", "pip"], games=2, against="pip")
    report = found(tmp_path / "r", plan)
    for language in LANGUAGES:
        speak = texts(language)
        DRAW(report, speak, tmp_path / "again.svg")
        again = (tmp_path / "again.svg").read_text(encoding="utf-8")
        for words in (
            say("arena-cross"),
            say("arena-plot-rating"),
            say("arena-plot-title", game="Hol’s der Geier", seats=2),
        ):
            assert speak(words) in again
        for row in arena_tables.cross(report, speak):
            assert all(f">{cell}<" in again for cell in row if cell)
        assert (again == drawn) == (language == "en")


@pytest.mark.usefixtures("here")
def test_tables_say_what_the_report_says(tmp_path: Path, capsys: Capture) -> None:
    asked = ["arena", "geier", "simple,random,pip", "--against", "random", "--games", "40"]
    assert main([*asked, "--no-records", "--out", str(tmp_path / "r")]) == 0
    plan = arena.plan("geier", ["simple", "random", "pip"], games=40, against="random")
    report = found(tmp_path / "r", plan)
    rows = [re.split(r"\s{3,}", line.strip()) for line in capsys.readouterr().out.splitlines()]
    share = f"{100 * report.duels[0].share:.1f}"
    assert ["simple", "–", share, "–"] in rows
    duel = next(row for row in rows if row[:2] == ["simple", "random"] and len(row) == 7)
    low, high = (f"{100 * end:.1f}%" for end in (report.duels[0].low, report.duels[0].high))
    assert duel[2:5] == [f"{share}%", f"{low} to {high}", "40"]
    assert not any(row[:2] == ["simple", "pip"] for row in rows)
    best = report.standings[0]
    assert next(row for row in rows if row[:2] == ["simple", f"{best.rating:.1f}"])
    assert not (tmp_path / "r" / "records.jsonl").exists()


@pytest.mark.usefixtures("here")
def test_json_has_everything_and_goes_where_it_is_wanted(tmp_path: Path, capsys: Capture) -> None:
    file, place = tmp_path / "figures.json", tmp_path / "r"
    asked = ["arena", "zocken", "simple,random", "--games", "4", "--option", "risk=true"]
    for _ in range(2):  # our own files may be overwritten
        assert main([*asked, "--out", str(place), "--json", str(file)]) == 0
    written = json.loads(file.read_text(encoding="ascii"))
    assert written == json.loads((place / "report.json").read_text(encoding="ascii"))
    game = mauseloch.game("zocken", risk=True)
    report = found(place, arena.plan(game, ["simple", "random"], games=4, records=True))
    assert written == arena_tables.document(report)
    assert written["version"] == mauseloch.__version__
    assert written["rules"] == game.version
    assert written["options"]["risk"] is True
    assert written["duels"][0]["matches"] == 4
    assert capsys.readouterr().out.startswith("Mäusezocken, risk=true, 2 seats: 1 pair, 4 ")


@pytest.mark.usefixtures("here")
def test_without_a_folder_the_same_command_finds_its_own(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in ("1", "1", "2"):
        assert main(["arena", "geier", "simple,random", "--games", "2", "--seed", seed]) == 0
    told = capsys.readouterr().out
    places = sorted((tmp_path / "arena").iterdir())
    assert len(places) == 2
    for place in places:
        assert place.name.startswith("geier-2-")
        assert len((place / "results.jsonl").read_text(encoding="utf-8").splitlines()) == 1
        assert f"Results and reports are in {place.relative_to(tmp_path)}\n" in told


@pytest.mark.usefixtures("here")
def test_without_matplotlib_there_is_a_note_and_no_picture(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    asked = ["arena", "geier", "simple,random", "--games", "2", "--out", str(tmp_path / "r")]
    assert main(asked) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == 'For a chart of it: pip install "mauseloch[plots]"'
    assert not list((tmp_path / "r").glob("report.*g"))


@pytest.mark.usefixtures("here")
def test_a_bot_of_ones_own_plays_from_a_file_and_from_a_module(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bot(tmp_path, "def answer(question): return question.legal[-1]", "highest_card.py")
    bots = "highest_card.py,highest_card:answer,random"
    assert main(["arena", "geier", bots, "--games", "10", "--out", "r"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["highest_card.py", "–", "50.0"] in [row[:3] for row in rows]  # they play identically
    assert ["highest_card:answer", "50.0", "–"] in [row[:3] for row in rows]


@pytest.mark.usefixtures("here")
def test_a_bot_that_fails_is_quoted_and_named_and_what_was_played_is_kept(
    tmp_path: Path, capsys: Capture
) -> None:
    text = "def answer(question):\n    return 1 / (len(question.view.hand) - 1)"
    file = bot(tmp_path, text)
    asked = ["arena", "geier", f"simple,random,{file}", "--games", "4"]
    *trace, kept, last = failed(capsys, *asked, "--out", str(tmp_path / "r"))
    assert last.startswith(f"mauseloch: {file}: The bot answered 0.07")
    assert trace == []
    assert kept.endswith(f"of 12 matches are saved in {tmp_path / 'r'}.")  # none with the bad bot
    file = bot(tmp_path, "def answer(question):\n    return 1 / 0", "zero.py")
    asked = ["arena", "geier", f"simple,{file}", "--out", str(tmp_path / "zero")]
    kept, *trace, last = failed(capsys, *asked)
    told = "The bot failed: ZeroDivisionError: division by zero (zero.py, line 2)"
    assert last == f"mauseloch: {file}: {told}"
    assert any("zero.py" in line for line in trace)
    assert kept.startswith("0 of 400 matches are saved in ")


def test_bad_input_gets_one_line(tmp_path: Path, capsys: Capture) -> None:
    foreign = tmp_path / "diary.json"
    foreign.write_text("Dear diary", encoding="ascii")
    listed = tmp_path / "list.json"
    listed.write_text("[1]", encoding="ascii")
    two = "simple,random"
    for arguments, message in [
        ([], "Name a game; choose from geflippt, geier, mausen and zocken."),
        (["chess"], "There’s no game called 'chess'"),
        (["geier"], "Name at least two different bots, like pip,zeno."),
        (["geier", "simple, simple,"], "Name at least two different bots, like pip,zeno."),
        (
            ["geier", "simple,genius"],
            "There’s no bot called 'genius' for this game; choose from random, ",
        ),
        (["geier", "simple,none.py"], "none.py: No such file or directory"),
        (["geier", two, "--against", "pip"], "'pip' isn’t one of the bots simple and random."),
        (["geier", two, "--seats", "9"], "Hol’s der Geier is for 2 to 5 players, not 9."),
        (["geier", two, "--games", "0"], "--games must be at least 1, not 0."),
        (["geier", two, "--jobs", "0"], "--jobs must be at least 1, not 0."),
        (["geier", two, "--option", "tea=1"], "This game has no option 'tea'"),
        (["geier", two, "--out", str(foreign)], "File exists"),
        (["geier", two, "--out", str(tmp_path)], "already exists and wasn’t written by Mauseloch"),
        (["geier", two, "--json", str(foreign)], "already exists and wasn’t written by Mauseloch"),
        (["geier", two, "--json", str(listed)], "already exists and wasn’t written by Mauseloch"),
    ]:
        [line] = failed(capsys, "arena", *arguments)
        assert message in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("here")
def test_a_folder_of_something_else_or_in_use_is_refused_in_every_language(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    place = str(tmp_path / "r")
    asked = ["arena", "geier", "simple,random", "--out", place, "--lang", language, "--games", "2"]
    assert main(asked) == 0
    capsys.readouterr()
    speak = texts(language)
    settings = say("error-arena-settings", folder=place, settings=["seats", "seed"])
    assert failed(capsys, *asked, "--seats", "3", "--seed", "5") == [
        f"mauseloch: {speak(settings)}"
    ]
    if sys.platform != "win32":
        with files.held(Path(place)):
            running = say("error-arena-running", folder=place)
            assert failed(capsys, *asked) == [f"mauseloch: {speak(running)}"]


@pytest.mark.usefixtures("here")
def test_whoever_interrupts_is_told_how_to_go_on(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def impatient(_: int) -> Iterator[Callable[[int], object]]:
        heard: list[int] = []

        def progress(done: int) -> None:
            heard.append(done)
            if len(heard) == 4:
                raise KeyboardInterrupt

        yield progress

    asked = ["arena", "geier", "simple,random", "--games", "2000", "--out", str(tmp_path / "r")]
    with monkeypatch.context() as patched:
        patched.setattr(figures, "progress", impatient)
        assert main(asked) == 130
    told = capsys.readouterr()
    assert told.out == ""
    done = int(told.err.split()[0])
    assert 6 <= done < 2000
    assert told.err.endswith("run the same command to continue.\n")
    place = tmp_path / "r" / "results.jsonl"
    assert len(place.read_text(encoding="utf-8").splitlines()) == done / 2


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_in_a_terminal_leaves_no_traceback_and_no_process(tmp_path: Path) -> None:
    place = tmp_path / "r"
    command = [sys.executable, "-m", "mauseloch", "arena", "geier", "simple,random"]
    running = subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--games", "20000", "--jobs", "2", "--out", str(place)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    results = place / "results.jsonl"
    while running.poll() is None and not (results.exists() and results.stat().st_size > 2000):
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    told, error = running.communicate(timeout=PATIENCE_S)
    assert (running.returncode, told) == (130, b"")
    [line] = error.decode().splitlines()
    assert re.match(r"\d+ of 20,000 matches are saved in .*; run the same command to", line)
    assert soon(lambda: is_gone(running.pid))


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_ends_also_a_bot_that_never_answers(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    text = (
        "from pathlib import Path\n"
        "def answer(question):\n"
        f"    Path({str(begun)!r}).touch()\n"
        "    while True: pass\n"
    )
    command = [sys.executable, "-m", "mauseloch", "arena", "geier"]
    running = subprocess.Popen(  # noqa: S603 - our own program
        [*command, f"simple,{bot(tmp_path, text)}", "--jobs", "1", "--out", str(tmp_path / "r")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while running.poll() is None and not begun.exists():
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    try:
        _, error = running.communicate(timeout=PATIENCE_S)
        assert running.returncode == 130
        assert error.decode().startswith("0 of 400 matches are saved in ")
        assert soon(lambda: is_gone(running.pid))
    finally:
        if not is_gone(running.pid):
            os.killpg(running.pid, signal.SIGKILL)


def soon(happens: Callable[[], bool]) -> bool:
    """Whether this becomes true in time: processes need a moment to exit."""
    for _ in range(PATIENCE_S * 50):
        if happens():
            return True
        time.sleep(0.02)
    return False


def is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False

"""The command line, run as a person runs it."""

import contextlib
import os
import re
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import mauseloch
from mauseloch import __main__, cli
from mauseloch.cli import main, spelling
from mauseloch.core.words import say
from mauseloch.terminal.page import Page
from mauseloch.texts import LANGUAGES, PACKAGE, rulebook, texts
from tests.goldens import FOLDER, GOLDENS, Golden


def run(
    *arguments: str, stdout: int = subprocess.PIPE, encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "mauseloch", *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


def failure(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The single error line of a failing command."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("mauseloch: ")
    return told.err


def test_what_is_too_much_for_the_machine_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_at_once(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(cli, "run", all_at_once)
    for language in LANGUAGES:
        told = failure(capsys, "simulate", "geier", "--lang", language)
        assert told == f"mauseloch: {texts(language)(say('error-memory'))}\n"
    monkeypatch.undo()
    assert "memory" in failure(capsys, "simulate", "geier", "--games", "9" * 30, "--lang", "en")


def test_games_lists_games_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    for name in mauseloch.games():
        assert f"{name}: " in told
        for option in mauseloch.game(name).options:
            assert f"  {option.name}: " in told
    assert "    booklet: " in told
    assert "    1000 to 60000 (default: 8000)\n" in told
    assert "  bot zeno: Zeno, almost unbeatable\n" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_the_page_of_a_game(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in mauseloch.games():
        assert main(["rules", name, "--lang", language]) == 0
        assert capsys.readouterr().out == rulebook(name, language)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_rules_are_set_for_a_terminal() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "mauseloch", "rules", "geier", "--lang", "de"]
    running = subprocess.Popen(command, stdout=theirs)  # noqa: S603 - our own program
    os.close(theirs)
    told = b""
    with contextlib.suppress(OSError):  # a closed pseudo-terminal raises this
        while chunk := os.read(ours, 65536):
            told += chunk
    os.close(ours)
    page = re.sub(r"\x1b\[[0-9;]*m", "", told.decode())
    assert running.wait() == 0
    assert "Hol’s der Geier" in page
    assert "## " not in page
    assert "`winner`" not in page
    assert "winner" in page


@pytest.mark.parametrize("width", [40, 60, 80])
def test_marks_are_not_torn_from_their_words_where_a_line_of_the_rules_ends(width: int) -> None:
    console = Console(file=StringIO(), width=width)
    with console.capture() as captured:
        for name in mauseloch.games():
            console.print(Page(rulebook(name, "fr")))
    told = captured.get()
    assert not re.search(r"^\s*[:;!?»]|« *$", told, re.MULTILINE)
    assert "\u00a0:" in told
    assert not re.search("[\ue000-\uf8ff]", told)


def test_watch_plays_one_match_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    for name in mauseloch.games():
        game = texts("en")(say(f"{name}-title"))
        assert f"== {game} – Ada, Ben, Cleo and Dino (seed 3) ==\n" in told
    assert told.count("  1. ") >= 4


def test_watch_takes_seats_bots_options_and_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    options = ["--seats", "3", "--option", "series=true", "--option", "first=2"]
    assert main(["watch", "zocken", *options, "--bots", "random", "--seed", "x"]) == 0
    first = capsys.readouterr().out
    assert first.startswith(
        "== Mäusezocken – Ada, Ben and Cleo (seed x), first=2, series=true ==\n"
    )
    saving = ["--save", str(file)]
    assert main(["watch", "zocken", *options, "--bots", "random", "--seed", "x", *saving]) == 0
    assert capsys.readouterr().out == first
    match = mauseloch.replay(file)
    assert match.seats == 3
    assert match.game.chosen["series"] is True
    assert match.game.chosen["first"] == 2
    assert main(["replay", str(file)]) == 0
    replayed = capsys.readouterr().out
    assert replayed.splitlines()[:-1] == first.splitlines()[:-1]
    assert replayed.splitlines()[-1].startswith("Verified: ")


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_replay_narrates_and_verifies(golden: Golden, capsys: pytest.CaptureFixture[str]) -> None:
    file = FOLDER / f"{golden.name}.json"
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    record = mauseloch.Record.loads(file.read_text(encoding="utf-8"))
    assert f"Verified: all {len(record.inputs)} moves follow the rules.\n" in told
    assert record.outcome is not None
    for score in record.outcome.scores:
        assert f" {score}\n".replace("-", "−") in told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Geprüft: 45 Eingaben folgen den Regeln.\n"),
        ("en", "Verified: all 45 moves follow the rules.\n"),
        ("fr", "45"),
        ("it", "45"),
    ],
)
def test_replay_speaks_four_languages(
    language: str,
    line: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = str(FOLDER / "geier-2.json")
    assert main(["replay", file, "--lang", language]) == 0
    told = capsys.readouterr().out
    assert line in told.splitlines(keepends=True)[-1]
    monkeypatch.setenv("LC_ALL", language)
    assert main(["replay", file]) == 0
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    ("typed", "asked"), [("\n" * 40, 17), ("\n\nx\n", 3), ("", 1)], ids=["all", "enough", "no more"]
)
def test_replay_goes_step_by_step(
    typed: str,
    asked: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Step through the start, fifteen rounds and the result."""
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    assert main(["replay", str(FOLDER / "geier-2.json"), "--step"]) == 0
    told = capsys.readouterr().out
    prompt = texts("en")(say("replay-step"))
    assert told.count(prompt) == asked
    assert main(["replay", str(FOLDER / "geier-2.json")]) == 0
    assert told.replace(prompt, "") == capsys.readouterr().out


def test_replay_of_an_unfinished_match_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = mauseloch.Match(mauseloch.game("geier"), 2, seed=1)
    file = tmp_path / "match.json"
    match.record().save(file)
    assert main(["replay", str(file)]) == 0
    assert "the only move follows the rules; the game isn’t over yet." in capsys.readouterr().out


def test_bad_commands_get_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, message in [
        ([], "Name a game; choose from geflippt, geier, mausen and zocken."),
        (["fly"], "Unknown command: 'fly'. The commands are play, "),
        (["watch", "chess"], "There’s no game called 'chess'; choose from geflippt, geier, mausen"),
        (["watch", "geier", "--seats", "9"], "Hol’s der Geier is for 2 to 5 players, not 9."),
        (["watch", "geier", "--seats", "0"], "Hol’s der Geier is for 2 to 5 players, not 0."),
        (["watch", "geier", "--seats", "x"], "Something’s wrong with --seats (see mauseloch wa"),
        (["watch", "geier", "--seats"], "Something’s wrong with --seats (see mauseloch wa"),
        (["watch", "geier", "--seat", "3"], "I don’t know '--seat' (see mauseloch watch --help"),
        (["watch", "geier", "--bots", "genius"], "There’s no bot called 'genius' for this game"),
        (
            ["watch", "geier", "--bots", "a,b", "--seats", "4"],
            "2 bots for 4 seats: name one for all of them",
        ),
        (["watch", "--seats", "0"], "To use --seats, --option or"),
        (["watch", "geier", "--seed", "\udcff"], "a seed is a whole number or a string"),
        (
            ["watch", "geflippt", "--option", "window_ms=" + "9" * 5000],
            "must be a whole number from 1000",
        ),
        (["watch", "geier", "--option", "winner"], "Write an option as NAME=VALUE, not 'winne"),
        (["watch", "geier", "--option", "winner=me"], "The values of option winner are unique and"),
        (["watch", "geier", "--option", "tea=1"], "This game has no option 'tea'; it has winner"),
        (
            ["watch", "zocken", "--seats", "2", "--option", "first=3"],
            "The values of option first are d",
        ),
        (["watch", "--seats", "3"], "To use --seats, --option or --save, name a game"),
        (["rules"], "Name a game; "),
        (["rules", "chess"], "There’s no game called 'chess'"),
        (["rules", "geier", "--lang", "tlh"], "Unknown language: 'tlh'. The languages are de, "),
        (["replay"], "Name the file of a record."),
        (["replay", str(tmp_path / "none.json")], "none.json: No such file or dir"),
        (["replay", str(tmp_path)], "Is a directory"),
    ]:
        assert message in failure(capsys, *arguments)


def test_a_file_that_cannot_be_written_is_found_before_the_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "nowhere" / "match.json"
    told = failure(capsys, "watch", "geier", "--save", str(file))
    assert "match.json: No such file or directory" in told


def test_bad_records_get_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = (FOLDER / "geier-2.json").read_text(encoding="utf-8")
    file = tmp_path / "match.json"
    for damaged, message in [
        (text[:150].encode(), "breaks off or is garbled at line"),
        (b"\x89PNG\r\n", "not text: byte 0 is not UTF-8"),
        (text.replace('"geier-2"', '"\\ud800"').encode(), "a seed is a whole number or a string"),
        (b"{}", 'not a Mauseloch record: it has no "format"'),
        (text.replace('"version": 1', '"version": 7').encode(), "version 7 of the rules"),
        (text.replace('"0 8"', '"0 88"', 1).encode(), "input 2, '0 88': geier: cannot read"),
    ]:
        file.write_bytes(damaged)
        assert message in failure(capsys, "replay", str(file))


def test_the_program_runs_and_says_its_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout == f"mauseloch {mauseloch.__version__}\n"


def test_an_error_is_no_traceback() -> None:
    done = run("replay", "/nonexistent")
    assert done.returncode == 2
    assert done.stderr == "mauseloch: Couldn’t use /nonexistent: No such file or directory\n"


def test_a_reader_that_leaves_early_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = run("watch", "mausen", stdout=write)
    os.close(write)
    assert done.stderr == ""
    assert done.returncode == 0


def test_several_bots_say_how_many_seats_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "geier", "--bots", "simple, random", "--seed", "1"]) == 0
    assert capsys.readouterr().out.startswith("== Hol’s der Geier – Ada and Ben (seed 1) ==\n")


def test_a_strangers_seed_cannot_write_to_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = mauseloch.Match(mauseloch.game("geier"), 2, seed="\x1b[31m\n")
    file = tmp_path / "match.json"
    match.record().save(file)
    assert main(["replay", str(file)]) == 0
    assert "(seed '\\x1b[31m\\n')" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--help"], ["watch", "--help"], ["watch", "zocken"]])
def test_a_terminal_that_lacks_a_letter_is_no_error(arguments: list[str]) -> None:
    done = run(*arguments, encoding="ascii")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Mäuse, Öl, Übermut, Straße, Ä", "Maeuse, Oel, Uebermut, Strasse, Ae"),
        ("Hol’s der Geier – −3 …", "Hol's der Geier - -3 ..."),
        ("été, où, œuf, cœur, perché, così", "ete, ou, oeuf, coeur, perche, cosi"),
        ("„so“ «là» “so”", '"so" "la" "so"'),
        ("80×24 · ← → ↑ ↓", "80x24 - < > ^ v"),
        ("1\N{NO-BREAK SPACE}014\N{NARROW NO-BREAK SPACE}ms", "1 014 ms"),
        ("• 鼠 🐭", "* ? ?"),
    ],
)
def test_letters_that_a_terminal_lacks_are_spelt(written: str, read: str) -> None:
    assert written.encode("ascii", spelling.NAME).decode() == read


def test_a_letter_that_a_terminal_has_is_left_alone() -> None:
    assert "Mäuse – été".encode("latin-1", spelling.NAME).decode("latin-1") == "Mäuse - été"
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", spelling.NAME)


def test_all_that_we_say_can_be_spelt() -> None:
    """ASCII spelling must not add question marks."""
    for file in PACKAGE.rglob("*"):
        if file.suffix in {".ftl", ".md"}:
            text = file.read_text(encoding="utf-8")
            spelt = text.encode("ascii", spelling.NAME).decode()
            assert spelt.count("?") == text.count("?"), file


def test_an_ascii_terminal_reads_german_as_people_spell_it() -> None:
    done = run("rules", "zocken", "--lang", "de", encoding="ascii")
    assert done.stdout.startswith("# Maeusezocken\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("play geier <&-", 2),
        ("play <&-", 2),
        ("play geier >&-", 2),
        ("play geier 2>&-", 2),
        ("play geier <&- >&- 2>&-", 2),
        ("games >&-", 2),
        ("watch geier --seats 2 <&-", 0),
        (f"replay {shlex.quote(str(FOLDER / 'geier-2.json'))} --step <&-", 0),
        (f"replay {shlex.quote(str(FOLDER / 'geier-2.json'))} >&-", 2),
    ],
)
def test_a_closed_end_is_no_traceback(command: str, code: int, tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        ["/bin/sh", "-c", f"{shlex.quote(sys.executable)} -m mauseloch {command}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
    )
    assert done.returncode == code
    assert "Traceback" not in done.stdout + done.stderr
    assert done.stderr.count("\n") <= 1
    if command in {"play geier <&-", "play <&-"}:
        assert done.stderr == f"mauseloch: {texts('en')(say('error-not-over'))}\n"


def test_watch_does_not_replace_what_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mia", encoding="utf-8")
    told = failure(capsys, "watch", "geier", "--save", str(file))
    assert told == f"mauseloch: {texts('en')(say('error-not-ours', file=str(file)))}\n"
    assert file.read_text(encoding="utf-8") == "Dear Mia"


def test_the_program_begins_at_once_and_can_be_interrupted_even_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["mauseloch", "games"])
    assert __main__.main() == 0
    assert "geier: " in capsys.readouterr().out

    class Slow:
        """A module whose import the user interrupts."""

        def __getattr__(self, name: str) -> object:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "mauseloch.cli", Slow())
    assert __main__.main() == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_gets_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = run("watch", "geier", stdout=full.fileno())
    assert done.returncode == 2
    assert done.stderr == "mauseloch: Couldn’t write the output: No space left on device\n"


def test_an_interrupt_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mauseloch.cli.run", interrupt)
    assert main(["games"]) == 130

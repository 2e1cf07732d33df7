"""Bot files, good and bad; links; and the command that connects them."""

import asyncio
import random
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch import client
from mauseloch.bots import overtime
from mauseloch.bots.own import checked
from mauseloch.cli import main
from mauseloch.client import bot_thread
from mauseloch.core.bot import Question
from mauseloch.core.words import say
from mauseloch.texts import LANGUAGES, texts
from tests.patience import PATIENCE_S
from tests.server.live import QUICK, Address, server

DOCS = Path(__file__).parents[2] / "docs" / "build" / "bots.md"
GAME = mauseloch.game("geflippt")
Capture = pytest.CaptureFixture[str]
ODD = """
from mauseloch import Answer
class Odd:
    def __eq__(self, other): raise ZeroDivisionError("odd")
    __hash__ = None
def answer(question): return Answer(Odd())
"""


@contextmanager
def live() -> Iterator[Address]:
    """A server in its own thread, for programs that block."""
    up = threading.Event()
    found: list[Any] = []

    async def serve() -> None:
        async with server(limits=QUICK) as at:
            over = asyncio.Event()
            found.extend((at, asyncio.get_running_loop(), over))
            up.set()
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert up.wait(20)
    at, loop, over = found
    try:
        yield at
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(20)


@pytest.fixture(scope="module")
def at() -> Iterator[Address]:
    with live() as found:
        yield found


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


def written(folder: Path, text: str) -> str:
    file = folder / "my_bot.py"
    file.write_text(text, encoding="utf-8")
    return str(file)


def refused(capsys: Capture, *arguments: str) -> list[str]:
    """The error lines of a command that exits with 2."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    return capsys.readouterr().err.splitlines()


def documented() -> list[str]:
    return re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("game", ["geier", "mausen", "zocken"])
def test_the_bot_of_the_docs_plays_by_the_command_of_the_docs(
    game: str, at: Address, tmp_path: Path, capsys: Capture
) -> None:
    file = written(tmp_path, documented()[0])
    bots = ["simple", "random"]
    table = client.open_table(at.host, game=game, seats=3, bots=bots)
    assert main(["join", table.url, "--bot", file, "--token", table.token, "--matches", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[0].endswith(f"at table {table.code}: in seat 1.")
    assert lines[1].startswith("Match 1 is over: finished in place ")
    assert re.fullmatch(r"All matches played\. 2 matches played, [012] won\.", lines[3])


def test_the_bot_of_the_docs_plays_a_race(tmp_path: Path) -> None:
    """In a Python match, where races cost no real time."""
    bot: Any = client.load(Path(written(tmp_path, documented()[0])))
    game = mauseloch.game("geflippt")
    raced: list[mauseloch.Answer] = []

    def answer(question: Any) -> mauseloch.Answer:
        said = checked(bot(question), question)
        raced.append(said)
        return said

    match = mauseloch.Match(game, 2, "docs")
    mauseloch.play(match, [answer, mauseloch.bot("simple", game, 1)])
    assert any(said.action.startswith("whack") for said in raced)


def test_the_bot_of_the_docs_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From ten lines to a search: each version wins more often than the last."""
    for text in documented()[1:-1]:
        (tmp_path / text.splitlines()[0].removeprefix("# ")).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = mauseloch.game("geier")

    def won(name: str, matches: int) -> float:
        bot: Any = client.load(tmp_path / f"{name}.py")
        shares = 0.0
        for number in range(matches):
            random.seed(number)  # as in the arena
            match, seat = mauseloch.Match(game, 3, seed=number), number % 3
            bots = [mauseloch.bot("simple", game, f"{number}/{place}") for place in range(3)]
            bots[seat] = lambda question: checked(bot(question), question)
            winners = mauseloch.play(match, bots).winners
            shares += (seat in winners) / len(winners)
        return shares / matches

    assert won("watcher", 90) > won("bidder", 90) + 0.05
    assert won("searcher", 9) >= 2 / 9


def test_the_program_of_the_docs_runs(at: Address, capsys: Capture) -> None:
    names: dict[str, Any] = {}
    exec(documented()[-1], names)  # noqa: S102 - that is what the page is for
    asyncio.run(asyncio.wait_for(names["main"](at.host), PATIENCE_S))
    assert re.fullmatch(r"1 [01]\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("url", "table", "base", "live", "code"),
    [
        ("http://a:1/t/x-1", None, "http://a:1", "ws://a:1/live", "x-1"),
        ("https://a/t/x-1/", None, "https://a", "wss://a/live", "x-1"),
        ("ws://a:1/t/x", None, "http://a:1", "ws://a:1/live", "x"),
        ("wss://a:1/live", "x", "https://a:1", "wss://a:1/live", "x"),
        ("a:1", "x", "http://a:1", "ws://a:1/live", "x"),
        ("a:1/t/x", None, "http://a:1", "ws://a:1/live", "x"),
        ("http://[::1]:1/mice/t/x", None, "http://[::1]:1/mice", "ws://[::1]:1/mice/live", "x"),
        ("http://a/t/x", "y", "http://a", "ws://a/live", "y"),
    ],
)
def test_a_table_has_many_addresses(
    url: str, table: str | None, base: str, live: str, code: str
) -> None:
    found = client.address(url, table)
    assert (found.base, found.live, found.table) == (base, live, code)


@pytest.mark.parametrize(
    "url",
    ["", "a:1", "http://a", "ftp://a/t/x", "http://a:x/t/x", "http://[/t/x", "http:///t/x", "a b"],
)
def test_an_address_that_is_none_is_refused_in_one_line(
    url: str, tmp_path: Path, capsys: Capture
) -> None:
    [line] = refused(capsys, "join", url, "--bot", "x.py")
    assert line.startswith("mauseloch: '")
    assert "isn’t a table. A link looks like http://" in line


def test_a_server_table_or_seat_that_is_not_there_is_said(
    at: Address, tmp_path: Path, capsys: Capture
) -> None:
    file = written(tmp_path, "def answer(question): return question.legal[0]")
    [line] = refused(capsys, "join", "127.0.0.1:9/t/x", "--bot", file)
    assert line.startswith("mauseloch: Couldn’t reach http://127.0.0.1:9: ")
    [line] = refused(capsys, "join", f"{at.host}/t/nowhere-11", "--bot", file)
    assert line == f"mauseloch: There’s no table http://{at.host}/t/nowhere-11."
    table = client.open_table(at.host, game="geier", seats=2, bots=["simple", "simple"])
    [line] = refused(capsys, "join", table.url, "--bot", file)
    assert line == f"mauseloch: At {table.url} that seat is taken, or no seat is free."
    for seat in ("3", "17"):
        [line] = refused(capsys, "join", table.url, "--bot", file, "--seat", seat)
        assert line == f"mauseloch: There’s no seat {seat} at {table.url}, only 2 seats."
    for name in ("--seat", "--matches"):
        [line] = refused(capsys, "join", table.url, "--bot", file, name, "0")
        assert line == f"mauseloch: {name} must be at least 1, not 0."
    [line] = refused(capsys, "join", table.url, "--bot", file, "--token", "stolen")
    assert line == "mauseloch: The server refused that: that token has no seat here"
    [line] = refused(capsys, "join", f"{at.host}/api/t/x", "--bot", file)
    assert line.startswith(f"mauseloch: Couldn’t reach http://{at.host}/api: ")
    [line] = refused(capsys, "join", table.url)
    assert line == "mauseloch: Name the file or module of a bot with --bot."


def test_a_table_that_cannot_be_opened_says_why(at: Address) -> None:
    with pytest.raises(client.JoinError, match="there is no game 'chess'"):
        client.open_table(at.host, game="chess", seats=2)
    with pytest.raises(client.JoinError, match="cannot be reached"):
        client.open_table("127.0.0.1:9", game="geier", seats=2)
    with pytest.raises(client.JoinError, match="Method Not Allowed"):
        client.open_table(f"{at.host}/elsewhere", game="geier", seats=2)


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("x = (", "SyntaxError: '(' was never closed (my_bot.py, line 1)"),
        ("import nowhere", "The bot failed: ModuleNotFoundError: No module named 'nowhere'"),
        ("raise SystemExit(3)", "The bot failed: SystemExit: 3 (my_bot.py, line 1)"),
        ("reply = 1", "my_bot.py has no function answer(question)."),
        ("answer = 'pass'", "my_bot.py has no function answer(question)."),
        ("def answer(question):\n    return 1 / 0", "The bot failed: ZeroDivisionError: "),
        ("def answer(question): exit(1)", "The bot failed: SystemExit: 1"),
        (
            "def answer(question): return 'fly'",
            "The bot answered 'fly', but its legal actions are 1, 2",
        ),
        ("def answer(question): pass", "The bot answered None, but its legal actions are "),
        (
            "from mauseloch import Answer\ndef answer(question): return Answer('1', None)",
            "The bot answered after None; that isn’t a whole number of milliseconds.",
        ),
        (
            ODD,
            "The bot failed: ZeroDivisionError: odd",
        ),
    ],
)
def test_a_broken_bot_is_quoted_and_ends_with_one_clear_line(
    text: str, last: str, at: Address, tmp_path: Path, capsys: Capture
) -> None:
    file = written(tmp_path, text)
    table = client.open_table(at.host, game="geier", seats=2, bots=["simple"])
    *trace, line = refused(capsys, "join", table.url, "--bot", file, "--token", table.token)
    assert last in line
    assert line.startswith("mauseloch: ")
    traced = "The bot failed: " in line
    assert bool(trace) == traced
    told = "\n".join(trace)
    assert not re.search(r"mauseloch/(client|bots)|importlib", told)
    assert not traced or "my_bot.py" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_went_wrong_is_said_in_every_language(
    language: str, at: Address, tmp_path: Path, capsys: Capture
) -> None:
    fine = written(tmp_path, "def answer(question): return question.legal[0]")
    table = client.open_table(at.host, game="geier", seats=2, bots=["simple", "simple"])
    wrong: list[tuple[list[str], str, dict[str, Any]]] = [
        (["x"], "error-join-url", {"url": "'x'"}),
        ([table.url], "error-join-no-bot", {}),
        ([table.url, "--bot", fine], "error-join-taken", {"url": table.url}),
        (
            [table.url, "--bot", fine, "--seat", "3"],
            "error-join-seat",
            {"url": table.url, "number": "3", "seats": 2},
        ),
        ([f"{at.host}/t/x", "--bot", fine], "error-join-table", {"url": f"http://{at.host}/t/x"}),
    ]
    for arguments, message, fields in wrong:
        [line] = refused(capsys, "join", *arguments, "--lang", language)
        assert line == f"mauseloch: {texts(language)(say(message, **fields))}"
    broken = written(tmp_path, "reply = 1")
    [line] = refused(capsys, "join", table.url, "--bot", broken, "--lang", language)
    none = say("error-bot-none", file=broken, function="answer")
    assert line == f"mauseloch: {texts(language)(none)}"
    question: Question[Any, Any] = Question(GAME, 0, None, (), ("pass",), guess_ms=100)
    for answer in ("fly", mauseloch.Answer("pass", 1), mauseloch.Answer("pass", 200.5)):  # type: ignore[arg-type]
        with pytest.raises(client.BotError) as raised:
            checked(answer, question)
        assert texts(language)(raised.value.words)


def test_a_bot_file_that_is_not_there_is_said(capsys: Capture, tmp_path: Path) -> None:
    [line] = refused(capsys, "join", "a:1/t/x", "--bot", str(tmp_path / "none.py"))
    assert line.endswith("none.py: No such file or directory")


def test_a_bot_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_the_bot.py").write_text("CARD = '7'", encoding="utf-8")
    text = "from beside_the_bot import CARD\ndef answer(question): return CARD"
    bot: Any = client.load(Path(written(tmp_path, text)))
    assert bot(None) == "7"


def test_a_bare_text_is_as_quick_as_may_be_and_a_guess_is_refused() -> None:
    question: Question[Any, Any] = Question(
        GAME, 0, None, (), ("pass",), guess_ms=100, time_left_ms=2000
    )
    assert checked("pass", question) == mauseloch.Answer("pass", 100)
    with pytest.raises(client.BotError, match="after 99 ms; that is a guess"):
        checked(mauseloch.Answer("pass", 99), question)


@pytest.mark.parametrize("delay", [None, "200", 200.0, True, float("nan")])
def test_a_delay_is_a_whole_number(delay: Any) -> None:
    question: Question[Any, Any] = Question(GAME, 0, None, (), ("pass",))
    with pytest.raises(client.BotError, match=f"after {delay!r}; that isn't a whole number of ms"):
        checked(mauseloch.Answer("pass", delay), question)


def test_the_client_needs_no_server() -> None:
    code = "import sys, mauseloch.client; sys.exit('mauseloch.server' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 - our own Python


def test_people_are_told_when_a_bot_thinks_long_and_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overtime, "NOTICE_S", 0.05)
    text = (
        "def answer(question):\n    while not DONE: pass\n    return question.legal[0]\nDONE = []"
    )
    bot: Any = client.load(Path(written(tmp_path, text)))
    question = mauseloch.Match(mauseloch.game("geier"), 2, 1).question(0)
    told: list[Any] = []

    def tell(what: Any) -> None:
        told.append((what, threading.current_thread()))
        if len(told) == 2:
            bot.__globals__["DONE"].append(True)

    answer = asyncio.run(bot_thread.asked(bot, question, tell))
    assert answer.action == "1"
    for (what, thread), seconds in zip(told, ("0.05", "0.1"), strict=True):
        assert what == say("join-thinking-at", seconds=seconds, file="my_bot.py", line="2")
        assert thread is threading.current_thread()  # nobody has to expect another one

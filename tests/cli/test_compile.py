"""`mauseloch compile` compiles what is missing, leaves the rest, and prints where it is."""

import pytest

from mauseloch.ahead import Step, compile_step, steps
from mauseloch.cli import compile as command
from mauseloch.cli import main
from mauseloch.core import kept
from mauseloch.core.words import say
from mauseloch.texts import texts
from tests.cli.test_arguments import Capture

MISSING = Step("geier", "coach")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    found: list[Step] = []
    monkeypatch.setattr(command, "is_compiled", lambda step: step != MISSING)
    monkeypatch.setattr(command, "_compile", found.append)
    return found


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_what_is_missing_is_compiled(compiled: list[Step], capsys: Capture, language: str) -> None:
    assert main(["compile", "--lang", language]) == 0
    told = capsys.readouterr()
    assert compiled == [MISSING]
    speak = texts(language)

    def line(step: Step) -> str:
        what = speak(say(f"compile-{step.use}", game=say(f"{step.game}-title")))
        how = "compile-done" if step == MISSING else "compile-there"
        return speak(say(how, what=what))

    assert told.err.splitlines() == [line(step) for step in steps()]
    assert told.out == speak(say("compile-kept", folder=str(kept.folder()))) + "\n"


def test_one_game_alone(compiled: list[Step], capsys: Capture) -> None:
    assert main(["compile", "mausen", "--lang", "en"]) == 0
    assert not compiled
    assert capsys.readouterr().err.count("Already compiled") == 2


def test_an_unknown_game_is_refused(compiled: list[Step], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["compile", "fly"])
    assert stopped.value.code == 2
    assert not compiled


def test_where_nothing_can_be_kept_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(kept, "folder", lambda: None)
    with pytest.raises(SystemExit) as stopped:
        main(["compile", "--lang", "en"])
    assert stopped.value.code == 2
    assert "NUMBA_CACHE_DIR" in capsys.readouterr().err


def test_it_is_done_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[object] = []

    class Here:
        def __init__(self, count: int) -> None:
            assert count == 1

        def __enter__(self) -> "Here":
            return self

        def __exit__(self, *_: object) -> None:
            """Nothing to clean up."""

        def submit(self, function: object, step: Step) -> "Here":
            ran.append((function, step))
            return self

        def result(self) -> None:
            """The work is already done."""

    monkeypatch.setattr(command, "Pool", Here)
    command._compile(MISSING)
    assert ran == [(compile_step, MISSING)]

"""Agents of all kinds: bots, files, models behind prompts, programs that read lines."""

import sys
from pathlib import Path

import pytest

from mauseloch.bots.failure import BotError
from mauseloch.core.errors import MauselochError
from mauseloch.regret import AgentError, agent, command, measure
from mauseloch.regret.measure import Measured, Plan

GAMES = ["geier", "zocken"]
FEW = Plan(positions=6, samples=2)
FIRST = """\
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["seed"] and asked["rules"] and asked["situation"]
    print({answer}, flush=True)
"""


def program(tmp_path: Path, answer: str) -> str:
    file = tmp_path / "agent.py"
    file.write_text(FIRST.format(answer=answer), encoding="utf-8")
    return f"{sys.executable} {file}"


def first_of(tmp_path: Path) -> list[Measured]:
    """A bot of one's own that takes the first legal action."""
    file = tmp_path / "first.py"
    file.write_text("def answer(question):\n    return question.legal[0]\n", encoding="utf-8")
    return measure(agent(str(file), GAMES), GAMES, FEW)


def results(found: list[Measured]) -> dict[tuple[str, str], object]:
    return {(one.game, one.skin): one.positions for one in found}


@pytest.mark.parametrize(
    "answer", ['json.dumps({"action": asked["actions"][0]})', 'asked["actions"][0]']
)
def test_a_program_is_measured_in_every_skin(tmp_path: Path, answer: str) -> None:
    wanted = {one.game: one.positions for one in first_of(tmp_path)}
    asking = command(program(tmp_path, answer))
    found = measure(asking, GAMES, FEW)
    asking.close()
    assert len(found) == 6
    for one in found:
        assert one.positions == wanted[one.game]


def test_answers_that_mean_nothing_are_counted(tmp_path: Path) -> None:
    asking = command(program(tmp_path, '"[1]" if asked["number"] % 2 else "{"'))
    [found] = measure(asking, ["zocken"], Plan(positions=4), skins=["own"])
    asking.close()
    assert found.positions is not None
    assert (found.positions.illegal, found.positions.optimal) == (4, 0)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("no-such-program", "cannot be started"),
        ("'", "cannot be started"),
        ("", "cannot be started"),
        (f"{sys.executable} -c 'raise SystemExit(7)'", "exit code 7"),
    ],
)
def test_a_program_that_cannot_be_asked_is_named(line: str, told: str) -> None:
    def ask() -> None:
        asking = command(line)
        try:
            measure(asking, ["zocken"], FEW)
        finally:
            asking.close()

    with pytest.raises(AgentError, match=told):
        ask()


def test_a_program_that_never_answers_is_not_waited_for_forever() -> None:
    asking = command(f"{sys.executable} -c 'import sys; sys.stdin.read()'", 0.2)
    with pytest.raises(AgentError, match=r"within 0\.2 s"):
        measure(asking, ["zocken"], FEW)
    asking.close()


def test_a_model_is_asked_in_words_and_its_response_read(tmp_path: Path) -> None:
    file = tmp_path / "model.py"
    file.write_text(
        "def make_prompt(asked):\n"
        "    return asked.prompt + '|' + next(iter(asked.actions))\n"
        "def respond(prompt):\n"
        "    return 'Hm.\\nAnswer: ' + prompt.rpartition('|')[2]\n",
        encoding="utf-8",
    )
    wanted = {one.game: one.positions for one in first_of(tmp_path)}
    found = measure(agent(str(file), GAMES), GAMES, FEW)
    assert {one.skin for one in found} == {"own", "auction", "harbour", "invented"}
    for one in found:
        assert one.positions == wanted[one.game]


def test_a_model_may_read_its_responses_itself(tmp_path: Path) -> None:
    file = tmp_path / "model.py"
    file.write_text(
        "def respond(prompt):\n"
        "    return 'whatever'\n"
        "def parse_response(response, asked):\n"
        "    return asked.question.legal[0] if asked.number % 2 else response\n",
        encoding="utf-8",
    )
    [found] = measure(agent(str(file), ["geier"]), ["geier"], FEW, skins=["invented"])
    assert found.positions is not None
    assert found.positions.illegal == 6


def test_an_error_of_the_agent_comes_with_its_traceback(tmp_path: Path) -> None:
    for name, text in (
        ("one.py", "def respond(prompt):\n    return 1 / 0\n"),
        ("two.py", "def answer(question):\n    return 1 / 0\n"),
    ):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BotError, match="division by zero") as failed:
            measure(agent(str(file), ["geier"]), ["geier"], FEW)
        assert "return 1 / 0" in failed.value.trace


def test_what_is_no_agent_is_said(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match=r"our bots are random, simple, pip"):
        agent("nobody", GAMES)
    file = tmp_path / "empty.py"
    file.write_text("", encoding="utf-8")
    with pytest.raises(AgentError, match="neither respond"):
        agent(str(file), GAMES)
    with pytest.raises(OSError, match=r"missing\.py"):
        agent(str(tmp_path / "missing.py"), GAMES)
    file.write_text("def respond(prompt):\n    return ''\n", encoding="utf-8")
    silent = agent(str(file), GAMES)
    with pytest.raises(MauselochError, match="no skin 'blue'"):
        measure(silent, GAMES, FEW, skins=["blue"])

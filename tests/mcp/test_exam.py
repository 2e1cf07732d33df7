"""An assistant that is measured gets the same figures as any other agent."""

from pathlib import Path
from typing import Any

import pytest

from mauseloch.mcp import exam
from mauseloch.regret import agent, measure
from mauseloch.regret.measure import Plan
from mauseloch.regret.positions import published
from tests.mcp.caller import Caller, Here, run

FEW = 4


async def answered(caller: Caller, now: Any, answer: str) -> Any:
    while now["asked"]:
        now = await caller.call("answer", ticket=now["ticket"], action=answer)
    return now


def test_an_assistant_is_measured_like_a_program(tmp_path: Path) -> None:
    """One that always rolls: in the words of each skin, `roll` is called something else."""
    file = tmp_path / "roll.py"
    file.write_text("def respond(prompt):\n    return 'Answer: fosh'\n", encoding="utf-8")
    [wanted] = measure(
        agent(str(file), ["zocken"]), ["zocken"], Plan(positions=FEW), skins=["invented"]
    )

    async def main() -> None:
        async with Here() as caller:
            now = await caller.call("measure", game="zocken", positions=FEW, skins=["invented"])
            assert "fosh" in now["rules"]
            assert now["situation"].startswith("In the orm: ")
            again = await caller.call("answer", ticket=now["ticket"], action="fosh")
            assert (again["rules"], again["asked"]) == ("", 2)
            over = await answered(caller, again, "fosh")
            [report] = over["report"]
            assert wanted.positions is not None
            told = report["positions"]
            assert told["regret"]["win"]["mean"] == wanted.positions.regret["win"].mean
            assert told["illegal"] == wanted.positions.illegal > 0
            gone = await caller.refused("answer", ticket=now["ticket"], action="fosh")
            assert gone.startswith("no_ticket: ")

    run(main())


def test_rules_come_with_every_new_skin_and_values_never(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with Here() as caller:
            now = await caller.call("measure", game="geier", positions=1)
            titles = []
            while now["asked"]:
                titles.append(now["rules"].splitlines()[0])
                assert now["report"] == []
                now = await caller.call("answer", ticket=now["ticket"], action="nothing")
            assert titles == ["Hol's der Geier", "A sealed auction", "Tarmil"]
            assert [one["positions"]["illegal"] for one in now["report"]] == [1, 1, 1]
            first = published("geier")[0]
            for heard in caller.heard[:-1]:
                for value in first.values["win"].values():
                    assert value in {0, 1} or str(value).encode() not in heard

    run(main())


def test_refusals_are_told_and_old_measurements_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exam, "MOST", 1)

    async def main() -> None:
        async with Here() as caller:
            assert (await caller.refused("measure", game="mausen")).startswith("unsupported: ")
            told = await caller.refused("measure", game="geier", skins=["blue"])
            assert told.startswith("bad_setup: ")
            first = await caller.call("measure", game="geier", positions=2)
            await caller.call("measure", game="geier", positions=2)
            told = await caller.refused("answer", ticket=first["ticket"], action="1")
            assert told.startswith("no_ticket: ")

    run(main())

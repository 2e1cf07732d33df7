"""The tables of docs/research/regret.md are the measured ones, of the published positions."""

import json
from dataclasses import replace

import pytest
from docs.regret import BOTS, FIGURES, GAMES, PAGE, PLAN, page

from mauseloch.cli.regret import document
from mauseloch.regret import agent, measure

FOUND = json.loads(FIGURES.read_bytes())


def test_the_tables_are_written_from_the_figures() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(written, FOUND), "python -m docs.regret writes them"


def test_all_our_bots_are_measured_alike() -> None:
    assert list(FOUND["bots"]) == list(BOTS)
    for bot, measured in FOUND["bots"].items():
        assert (measured["agent"], measured["seed"]) == (bot, PLAN.seed)
        assert (measured["samples"], measured["against"]) == (PLAN.samples, PLAN.against)
        assert [one["game"] for one in measured["measured"]] == list(GAMES)
        for one in measured["measured"]:
            assert one["positions"]["positions"] == 100
            assert one["matches"]["matches"] == PLAN.matches
            assert one["positions"]["illegal"] == one["matches"]["illegal"] == 0


@pytest.mark.parametrize("bot", ["random", "pip", "lotte", "bruno"])
def test_light_bots_still_give_away_what_the_page_says(bot: str) -> None:
    """On the positions; whoever changes a bot measures it again."""
    plan = replace(PLAN, matches=0)
    now = document(bot, plan, measure(agent(bot, list(GAMES)), GAMES, plan))["measured"]
    assert [one["positions"] for one in now] == [
        one["positions"] for one in FOUND["bots"][bot]["measured"]
    ]

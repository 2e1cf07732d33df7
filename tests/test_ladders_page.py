"""docs/research/ladders.md is what its program writes, except figures that take many matches."""

import re

from docs.ladders import PAGE, encounters, page, plans

import mauseloch
from mauseloch import arena
from mauseloch.arena import Block, Pace, Plan, Played, Report

FEW = dict.fromkeys(mauseloch.games(), 2)


def made_up(plan: Plan) -> Report:
    """Invented results: the first of each pair won once from every seat."""
    places = arena.seatings(plan.seats, 0)
    matches = tuple(
        Played(seating, (1,) * plan.seats, tuple(1 + who for who in seating)) for seating in places
    )
    paces = Pace(1, {1: 1}), Pace(1, {1: 1})
    return arena.report(plan, [Block(pair, 0, matches, paces) for pair in range(len(plan.groups))])


def still(text: str) -> str:
    """The page without figures, and without what follows from them."""
    return re.sub(r"\| (yes|no) \|", "| |", re.sub(r"\d[\d,.]*", "0", text))


def test_the_page_is_what_the_program_writes_but_for_its_figures() -> None:
    found, met = (
        {(plan.game, plan.seats): made_up(plan) for plan in wanted(FEW)}
        for wanted in (plans, encounters)
    )
    assert still(PAGE.read_text(encoding="utf-8")) == still(page(found, met)), (
        "make arena writes it"
    )

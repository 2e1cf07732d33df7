"""Every board in every phase and scene, on every screen, with the longest texts: all is whole."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

import mauseloch
from mauseloch.texts import LANGUAGES
from tests.browser.people import Person
from tests.browser.phases import Phase, phases, spread
from tests.browser.showing import Showing
from tests.browser.sizes import SIZES, all_around
from tests.browser.test_boards import TABLES
from tests.sweeps import LONG
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]
MANY = 40 if LONG else 4
"""How many positions of a match are looked at."""
STORIES = 40 if LONG else 1
"""How many updates are looked at scene by scene."""
OPTIONS = {"geflippt": {"window_ms": 30_000}}
SPOKEN = {"any": list(LANGUAGES), PSEUDO: [PSEUDO]}
EVERY = [pytest.param(game, spoken) for game in TABLES for spoken in SPOKEN]


def sits(mia: Person, game: str, *, still: bool = False) -> tuple[Any, Showing]:
    """Sit down with as many bots as there is room for; `still`: time stands there."""
    seats = TABLES[game]
    shown = Showing(mia)
    if still:
        mia.page.clock.install()
    mia.has_a_table(game, seats=seats, bots=seats - 1, **OPTIONS.get(game, {}))
    mia.starts()
    mia.until("asked")
    return mauseloch.game(game, **OPTIONS.get(game, {})), shown


def every(mia: Person, rules: Any) -> list[Phase]:
    """All positions in which she is asked."""
    assert mia.seat is not None
    return list(phases(rules, TABLES[rules.name], mia.seat))


@pytest.mark.parametrize(("game", "spoken"), EVERY)
def test_a_board_is_whole_in_every_phase_on_every_screen(
    game: str, spoken: str, person: Comes
) -> None:
    mia = person("Mia", PSEUDO if spoken == PSEUDO else "en")
    rules, shown = sits(mia, game)
    found = []
    for number, phase in enumerate(spread(every(mia, rules), MANY)):
        shown.position(rules, phase.state)
        shown.lies()
        faults = all_around(mia, SPOKEN[spoken], SIZES, number + len(game))
        found += [f"phase {number}, {fault}" for fault in faults]
    assert not found, "\n".join(dict.fromkeys(found))


def fresh(happened: Sequence[Any]) -> list[Any]:
    """The last of it that is shown in scenes: a new mouse waits for none, and late ones are cut."""
    waits = [one for one in happened if type(one).__name__ != "MouseRevealed"]
    turns = any(type(one).__name__ in {"Rolled", "Took"} for one in happened)
    return waits[-3:] if turns else waits[-8:]


def stories(found: list[Phase]) -> list[tuple[Phase, Phase]]:
    """Positions with news, each with the one before: those with most news first, one of a kind."""
    kinds: dict[tuple[str, ...], tuple[Phase, Phase]] = {}
    for before, after in pairwise(found):
        told = Phase(after.state, fresh(after.happened))
        kind = tuple(sorted({type(one).__name__ for one in told.happened}))
        kinds.setdefault(kind, (before, told))
    return sorted(kinds.values(), key=lambda pair: -len(pair[1].happened))[:STORIES]


def scenes(mia: Person, shown: Showing) -> Iterator[str]:
    """Each scene of what was shown last, one after another, while time stands still."""
    before = None
    frame = mia.page.locator(".frame")
    while (number := shown.scene(before)) is not None:
        yield number
        before = number
        mia.skips()
        expect(frame).not_to_have_attribute("data-scene", number)


@pytest.mark.parametrize(("game", "spoken"), EVERY)
def test_a_board_is_whole_in_every_scene_on_every_screen(
    game: str, spoken: str, person: Comes
) -> None:
    mia = person("Mia", PSEUDO if spoken == PSEUDO else "en")
    rules, shown = sits(mia, game, still=True)
    found, looked = [], 0
    for before, after in stories(every(mia, rules)):
        mia.page.clock.resume()
        shown.position(rules, before.state)
        shown.lies()
        shown.stops()
        shown.position(rules, after.state, *after.happened)
        for _ in scenes(mia, shown):
            looked += 1
            faults = all_around(mia, SPOKEN[spoken], SIZES, looked + len(game))
            found += [f"scene {looked}, {fault}" for fault in faults]
    assert looked, "no scene was seen"
    assert not found, "\n".join(dict.fromkeys(found))


CARD_PX = {"smallest phone": 30, "phone": 32}
"""How wide a card on Mausen's board must be."""


@pytest.mark.parametrize("size", CARD_PX)
def test_cards_on_a_phone_are_wide_enough_to_be_read(size: str, person: Comes) -> None:
    mia = person("Mia", "de", SIZES[size])
    rules, shown = sits(mia, "mausen")
    for phase in spread(every(mia, rules), 3):
        shown.position(rules, phase.state)
        shown.lies()
        for card in mia.page.locator(".circle .card").all():
            box = card.bounding_box()
            assert box
            assert box["width"] >= CARD_PX[size]

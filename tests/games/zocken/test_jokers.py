"""What jokers may stand for in Mäusezocken, and in how many ways a roll can be used."""

from itertools import product

import pytest

from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import COLOURS, JOKER, NAMINGS, _namings
from tests.games.folding import fold
from tests.games.zocken.positions import NONE, mice, position

GAME = Zocken()


def test_colour_and_joker_count_as_different_or_as_the_same() -> None:
    state = position(NONE, mice(blue=1, red=2), dice="blue joker")
    assert list(GAME.legal(state, 0)) == [
        "red+blue",
        "red",
        "blue",
        "orange+blue",
        "orange",
        "blue+blue",
        "blue+blue:1",
        "blue:1",
        "blue+green",
        "green",
        "blue+yellow",
        "yellow",
    ]


def test_a_joker_beside_a_colour_set_aside_brings_one_mouse_of_another_colour() -> None:
    state = position(NONE, mice(red=2), aside=mice(blue=1), dice="blue joker")
    assert list(GAME.legal(state, 0)) == ["red", "orange", "green", "yellow"]


@pytest.mark.parametrize(
    ("dice", "pairs"),
    [
        (("blue", "red"), "red-blue"),
        (("red", "red"), "red-red"),
        (("blue", "joker"), "red-blue orange-blue blue-blue blue-green blue-yellow"),
        (("yellow", "joker"), "red-yellow orange-yellow blue-yellow green-yellow yellow-yellow"),
        (
            ("joker", "joker"),
            (
                "red-red red-orange red-blue red-green red-yellow orange-orange orange-blue "
                "orange-green orange-yellow blue-blue blue-green blue-yellow green-green "
                "green-yellow yellow-yellow"
            ),
        ),
    ],
)
def test_a_joker_stands_for_any_colour_its_roller_names(dice: tuple[str, str], pairs: str) -> None:
    assert ["-".join(pair) for pair in _namings(dice)] == pairs.split()
    assert NAMINGS[dice] == _namings(dice)


def test_two_jokers_count_as_any_pair() -> None:
    legal = list(GAME.legal(position(NONE, NONE, dice="joker joker"), 0))
    singles = {*COLOURS}
    same = {f"{colour}+{colour}" for colour in COLOURS}
    different = {
        f"{one}+{other}" for k, other in enumerate(COLOURS) for one in COLOURS[k + 1 :]
    }  # the more valuable colour is written first
    assert len(legal) == 20
    assert set(legal) == singles | same | different
    assert legal[:4] == ["red+red", "red", "red+orange", "orange"]


def test_two_jokers_steal_only_pairs_of_one_colour() -> None:
    state = position(mice(blue=6), mice(red=1, green=1), dice="joker joker")
    legal = GAME.legal(state, 0)
    assert {take for take in legal if ":" in take} == {
        "red+red:1",
        "red:1",
        "green+green:1",
        "green:1",
    }


def _takes_of_one_colour(middle: int, *others: int) -> int:
    given = [mice(red=count) for count in others]
    state = position(mice(red=6 - middle - sum(others)), *given, dice="red red")
    return len(GAME.legal(state, 0))


def test_no_roll_can_be_used_in_more_than_seventy_ways() -> None:
    """Six mice of a colour among four owners: at most 12 takes, and 10 pairs of two colours."""
    deals = (deal for deal in product(range(7), repeat=4) if sum(deal) <= 6)
    assert max(_takes_of_one_colour(*deal) for deal in deals) == 12
    state = position(NONE, (2,) * 5, (1,) * 5, (1,) * 5, dice="joker joker")
    assert len(GAME.legal(state, 0)) == 70


def test_with_two_mice_each_at_four_owners_a_roll_would_have_eighty_uses() -> None:
    """The bound an action encoding may rely on; this deliberately uses more mice than exist."""
    two = (2, 2, 2, 2, 2)
    state = position(NONE, NONE, NONE, NONE)._replace(
        middle=two, owned=(NONE, two, two, two), dice=(JOKER, JOKER)
    )
    assert len(GAME.legal(state, 0)) == 80


@pytest.mark.parametrize("dice", ["red joker", "joker joker"])
def test_a_joker_loses_only_if_no_naming_yields_a_mouse(dice: str) -> None:
    seized = mice(yellow=6, green=5, blue=5, orange=4, red=4)
    aside = mice(green=1, blue=1, orange=2, red=2)
    state = position(seized, NONE, aside=aside, rolling=True)
    assert fold(GAME, state, f"chance {dice}") == position(seized, NONE, turn=1)


def test_a_joker_saves_a_turn_with_any_mouse_left() -> None:
    seized = mice(yellow=5, green=5, blue=5, orange=4, red=4)
    aside = mice(green=1, blue=1, orange=2, red=2)
    state = position(seized, NONE, aside=aside, rolling=True)
    state = fold(GAME, state, "chance red joker")
    assert list(GAME.legal(state, 0)) == ["yellow"]

"""The deck of Mausgeflippt: our own design, with the printed numbers."""

from collections import Counter
from dataclasses import FrozenInstanceError

import pytest

from mauseloch.games.geflippt.deck import (
    CHEESES,
    CLOTHES,
    DESIGNS,
    KINDS,
    MICE,
    ORDER,
    PATTERNS,
    THREE_TIMES,
    Mouse,
)


def test_there_are_thirteen_kinds_in_two_different_colours_each() -> None:
    assert " ".join(KINDS) == (
        "hat glasses scarf tie shirt jacket dress trousers belt socks shoes bag ring"
    )
    assert {len(set(colours)) for colours in KINDS.values()} == {2}
    assert {len(colours) for colours in KINDS.values()} == {2}


@pytest.mark.parametrize(
    ("kind", "colours"),
    [("trousers", ("blue", "brown")), ("tie", ("blue", "yellow")), ("dress", ("red", "yellow"))],
)
def test_the_printed_colours(kind: str, colours: tuple[str, str]) -> None:
    assert KINDS[kind] == colours


def test_a_design_is_a_kind_in_a_colour() -> None:
    assert len(DESIGNS) == len(set(DESIGNS)) == 26
    assert DESIGNS[:4] == ("hat-blue", "hat-white", "glasses-black", "glasses-white")
    assert DESIGNS[-2:] == ("ring-red", "ring-blue")
    assert [ORDER[design] for design in DESIGNS] == list(range(26))


def test_the_two_colours_of_a_kind_differ_by_their_pattern_too() -> None:
    assert list(PATTERNS) == list(DESIGNS)
    assert list(PATTERNS.values()) == ["plain", "striped"] * 13


def test_there_are_fifty_eight_clothes_twenty_designs_twice_and_six_three_times() -> None:
    assert len(CLOTHES) == 58
    assert list(dict.fromkeys(CLOTHES)) == list(DESIGNS)
    times = Counter(CLOTHES)
    assert sorted(times.values()) == [2] * 20 + [3] * 6
    assert {design for design in DESIGNS if times[design] == 3} == set(THREE_TIMES)


def test_there_are_thirty_two_different_mice() -> None:
    assert list(MICE) == [f"mouse{number}" for number in range(1, 33)]
    assert all(name == mouse.name for name, mouse in MICE.items())
    assert len({(mouse.cheese, frozenset(mouse.wears)) for mouse in MICE.values()}) == 32
    assert len({frozenset(mouse.wears) for mouse in MICE.values()}) == 32


def test_two_mice_as_they_are_printed() -> None:
    assert MICE["mouse1"] == Mouse(
        "mouse1", "emmental", ("hat-white", "shirt-white", "jacket-white", "bag-yellow")
    )
    assert MICE["mouse32"] == Mouse(
        "mouse32",
        "feta",
        ("shirt-white", "jacket-white", "dress-yellow", "bag-green", "ring-red"),
    )


def test_a_mouse_cannot_be_changed() -> None:
    mouse = Mouse("mouse1", "emmental", ("hat-white",))
    with pytest.raises(FrozenInstanceError):
        mouse.cheese = "feta"  # type: ignore[misc]
    assert mouse == Mouse("mouse1", "emmental", ("hat-white",))
    assert hash(mouse) == hash(Mouse("mouse1", "emmental", ("hat-white",)))


@pytest.mark.parametrize("mouse", MICE.values(), ids=lambda mouse: mouse.name)
def test_a_mouse_wears_four_or_five_pieces_that_go_together(mouse: Mouse) -> None:
    kinds = [piece.split("-")[0] for piece in mouse.wears]
    assert len(kinds) in {4, 5}
    assert len(set(kinds)) == len(kinds)
    assert not {"dress", "trousers"} <= set(kinds)
    assert set(mouse.wears) <= set(DESIGNS)


def test_every_design_is_worn_nearly_equally_often() -> None:
    worn = Counter(piece for mouse in MICE.values() for piece in mouse.wears)
    assert set(worn) == set(DESIGNS)
    assert set(worn.values()) == {5, 6}


def test_there_are_nine_cheeses_five_carried_by_four_mice_and_four_by_three() -> None:
    assert len(CHEESES) == len(set(CHEESES)) == 9
    carried = Counter(mouse.cheese for mouse in MICE.values())
    assert set(carried) == set(CHEESES)
    assert sorted(carried.values()) == [3] * 4 + [4] * 5

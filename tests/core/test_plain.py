"""Plain values: what goes over a wire and into a hash."""

from dataclasses import dataclass
from enum import Enum

import pytest

from mauseloch.core.game import CHANCE
from mauseloch.core.plain import plain, plain_bytes
from mauseloch.games.mausen.rules import CARDS


@dataclass(frozen=True)
class Point:
    x: int
    y: tuple[str, ...]


@dataclass(frozen=True)
class Clash:
    type: str


class Colour(Enum):
    RED = "red"


def test_dataclasses_are_tagged_with_their_name() -> None:
    assert plain(Point(1, ("a",))) == {"type": "Point", "x": 1, "y": ["a"]}


def test_a_field_cannot_take_the_place_of_the_tag() -> None:
    with pytest.raises(TypeError, match="Clash has a field 'type', which is its tag"):
        plain(Clash("a"))


def test_everything_else_is_what_json_knows() -> None:
    value = [None, True, 1, 1.5, "é", Colour.RED, CHANCE, {1: (2,)}, frozenset({3, 2})]
    assert plain(value) == [None, True, 1, 1.5, "é", "red", "chance", {"1": [2]}, [2, 3]]
    assert type(plain(CARDS["dog3"])) is str
    assert plain_bytes(["é", {"a": None}]) == '["é",{"a":null}]'.encode()


@pytest.mark.parametrize(("value", "kind"), [(object(), "object"), (Point, "type"), (b"", "bytes")])
def test_what_has_no_plain_form_is_refused(value: object, kind: str) -> None:
    with pytest.raises(TypeError, match=f"^{kind} has no plain form$"):
        plain(value)


def test_sets_have_an_order_whatever_is_in_them() -> None:
    assert plain({"b", 1, None}) == ["b", 1, None]

"""Options describe themselves, and name what they refuse."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

import pytest

import mauseloch
from mauseloch.core.errors import OptionError, SeatsError, UnknownGameError
from mauseloch.core.options import Option, Options, choice, flag, number, reduced
from mauseloch.games import offered


@dataclass(frozen=True)
class Tea(Options):
    name: ClassVar[str] = "tea"

    kind: Literal["green", "black"] = choice("green", "black")
    sugar: bool = flag()
    cups: int = number(2, range(1, 5))


def test_options_list_their_names_defaults_and_values() -> None:
    assert Tea().options == (
        Option("kind", "green", ("green", "black")),
        Option("sugar", False, (False, True)),
        Option("cups", 2, range(1, 5)),
    )
    assert Tea(cups=4).chosen == {"kind": "green", "sugar": False, "cups": 4}


def test_options_are_fields_with_a_default_and_what_is_allowed() -> None:
    @dataclass(frozen=True)
    class Soup(Options):
        kind: str = choice("pea", "leek", "fish")
        hot: bool = flag()
        bowls: int = number(4, range(2, 9, 2))

    assert Soup().options == (
        Option("kind", "pea", ("pea", "leek", "fish")),
        Option("hot", False, (False, True)),
        Option("bowls", 4, range(2, 9, 2)),
    )
    with pytest.raises(OptionError, match=r"^Soup: option bowls must be .* from 2 to 8, not 3$"):
        Soup(bowls=3)


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"milk": True}, "tea has no option 'milk'; its options: kind, sugar, cups"),
        ({"kind": "red"}, "tea: option kind must be one of green, black, not 'red'"),
        ({"kind": None}, "tea: option kind must be one of green, black, not None"),
        ({"sugar": 1}, "tea: option sugar must be one of false, true, not 1"),
        ({"sugar": "yes"}, "tea: option sugar must be one of false, true, not 'yes'"),
        ({"cups": 0}, "tea: option cups must be a whole number from 1 to 4, not 0"),
        ({"cups": 5}, "tea: option cups must be a whole number from 1 to 4, not 5"),
        ({"cups": True}, "tea: option cups must be a whole number from 1 to 4, not True"),
        ({"cups": 2.0}, "tea: option cups must be a whole number from 1 to 4, not 2.0"),
        ({"cups": []}, r"tea: option cups must be a whole number from 1 to 4, not \[\]"),
    ],
)
def test_a_wrong_option_names_itself_and_what_is_allowed(
    chosen: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionError, match=f"^{message}$"):
        Tea.with_options(chosen)


def test_a_game_without_options_says_so() -> None:
    @dataclass(frozen=True)
    class Water(Options):
        name = "water"

    with pytest.raises(OptionError, match=r"^water has no option 'sugar'; its options: none$"):
        Water.with_options({"sugar": True})


def test_a_wrong_value_is_refused_however_the_game_is_made() -> None:
    with pytest.raises(OptionError, match="cups"):
        Tea(cups=9)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("kind", "black", "black"),
        ("kind", "BLACK", "black"),
        ("sugar", "true", True),
        ("sugar", "False", False),
        ("cups", "1", 1),
        ("cups", "4", 4),
    ],
)
def test_a_text_is_read_as_a_value(name: str, text: str, value: object) -> None:
    option = next(option for option in Tea().options if option.name == name)
    read = option.parse(text)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("kind", "red"),
        ("sugar", "1"),
        ("cups", "5"),
        ("cups", "-1"),
        ("cups", "²"),
        ("cups", "9" * 5000),
        ("cups", ""),
    ],
)
def test_a_text_that_means_nothing_is_refused(name: str, text: str) -> None:
    option = next(option for option in Tea().options if option.name == name)
    with pytest.raises(OptionError, match=f"option {name} must be .*, not '{text[:40]}"):
        option.parse(text)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'; there are geflippt, geier,"):
        mauseloch.game("chess")


@pytest.mark.parametrize("name", mauseloch.games())
@pytest.mark.parametrize("wrong", [-1, 0, 1, 7, 2.0, "3", None, True])
def test_a_wrong_number_of_seats_names_what_is_allowed(name: str, wrong: Any) -> None:
    game = mauseloch.game(name)
    first, last = game.seats[0], game.seats[-1]
    with pytest.raises(SeatsError, match=f"{name} is for {first} to {last} seats, not {wrong!r}"):
        game.start(wrong)


@dataclass(frozen=True)
class Pot(Options):
    name: ClassVar[str] = "pot"

    sugar: bool = flag()
    leaves: int = reduced(9, range(2, 10))


def test_a_reduction_is_no_option_of_the_printed_game() -> None:
    assert [option.name for option in Pot().options] == ["sugar"]
    assert Pot().reductions == (Option("leaves", 9, range(2, 10)),)


def test_only_a_reduced_game_mentions_its_reduction() -> None:
    assert Pot(leaves=9).chosen == {"sugar": False}
    assert Pot(leaves=9).reduced == {}
    assert Pot(leaves=3).chosen == {"sugar": False, "leaves": 3}
    assert Pot(leaves=3).reduced == {"leaves": 3}
    assert Pot.with_options(Pot(leaves=3).chosen) == Pot(leaves=3)


def test_a_reduction_has_limits() -> None:
    with pytest.raises(OptionError, match="pot: option leaves must be a whole number from 2 to 9"):
        Pot(leaves=1)
    with pytest.raises(OptionError, match=r"pot has no option 'milk'; its options: sugar$"):
        Pot.with_options({"milk": 1})


@pytest.mark.parametrize("name", mauseloch.games())
def test_people_are_offered_whole_games_only(name: str) -> None:
    whole: Any = mauseloch.game(name)
    for one in whole.reductions:
        with pytest.raises(OptionError, match=f"{name} has no option '{one.name}'"):
            offered(name, **{one.name: one.allowed[0]})
        small: Any = mauseloch.game(name, **{one.name: one.allowed[0]})
        assert small.reduced == {one.name: one.allowed[0]}
    assert offered(name) == mauseloch.game(name)


@pytest.mark.parametrize("name", mauseloch.games())
def test_a_record_of_a_reduced_game_says_so(name: str) -> None:
    whole: Any = mauseloch.game(name)
    one = whole.reductions[0]
    game = mauseloch.game(name, **{one.name: one.allowed[0]})
    match = mauseloch.Match(game, game.seats[0], seed=1)
    mauseloch.play(match, [mauseloch.bot("simple", game, seat) for seat in range(match.seats)])
    record = match.record()
    assert record.options[one.name] == one.allowed[0]
    assert mauseloch.replay(record).game == game
    of_the_whole = replace(record, options=mauseloch.game(name).chosen)
    with pytest.raises(mauseloch.RecordError):
        mauseloch.replay(of_the_whole)

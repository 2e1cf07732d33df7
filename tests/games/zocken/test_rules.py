from typing import Any

import pytest

from mauseloch.core.errors import OptionError
from mauseloch.core.game import A_DRAW, Waiting
from mauseloch.core.options import Option
from mauseloch.games import package
from mauseloch.games.zocken.earlier import Zocken1
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import COLOURS, JOKER, ODDS, Taken
from tests.games.folding import fold
from tests.games.zocken.positions import NONE, mice, position

GAME = Zocken()
ALL = (6, 6, 6, 6, 6)


def test_the_package_offers_the_rules() -> None:
    assert package("zocken").rules is Zocken
    assert (GAME.name, GAME.version, GAME.seats) == ("zocken", 2, range(2, 5))


def test_the_options_describe_themselves() -> None:
    assert GAME.options == (
        Option("first", "drawn", ("drawn", 0, 1, 2, 3)),
        Option("children", False, (False, True)),
        Option("risk", False, (False, True)),
        Option("series", False, (False, True)),
    )
    assert GAME.chosen == {"first": "drawn", "children": False, "risk": False, "series": False}


# Material and set-up


def test_the_colours_are_ordered_by_their_worth() -> None:
    assert COLOURS == ("yellow", "green", "blue", "orange", "red")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_mice_lie_in_the_middle_and_the_first_seat_is_drawn(seats: int) -> None:
    state = GAME.start(seats)
    assert state == position(*[NONE] * seats, turn=None, first=None)
    assert state.middle == ALL
    assert GAME.waiting(state) == A_DRAW
    assert GAME.odds(state) == {f"first {seat}": 1 for seat in range(seats)}
    assert [list(GAME.legal(state, seat)) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_drawn_seat_begins(seat: int) -> None:
    state = fold(GAME, GAME.start(3), f"chance first {seat}")
    assert state == position(NONE, NONE, NONE, turn=seat, first=seat)
    assert GAME.waiting(state) == Waiting((seat,))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_chosen_seat_is_the_only_one_that_can_be_drawn(seat: int) -> None:
    game = Zocken(first=seat)
    state = game.start(4)
    assert state == position(NONE, NONE, NONE, NONE, turn=None, first=None)
    assert game.waiting(state) == A_DRAW
    assert game.odds(state) == {f"first {seat}": 1}
    state = fold(game, state, f"chance first {seat}")
    assert state == position(NONE, NONE, NONE, NONE, turn=seat, first=seat)
    assert game.waiting(state) == Waiting((seat,))
    assert game.odds(state) == {}


@pytest.mark.parametrize(("seat", "seats"), [(2, 2), (3, 2), (3, 3)])
def test_a_seat_that_is_not_there_cannot_begin(seat: int, seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        Zocken(first=seat).start(seats)
    assert str(refused.value) == (
        f"zocken: option first must be drawn or a seat from 0 to {seats - 1}, not {seat}"
    )


# Rolling


def test_a_turn_begins_with_a_roll() -> None:
    state = position(NONE, NONE, turn=1)
    assert list(GAME.legal(state, 1)) == ["roll"]
    assert list(GAME.legal(state, 0)) == []
    rolling = fold(GAME, state, "1 roll")
    assert rolling == position(NONE, NONE, turn=1, rolling=True)
    assert GAME.waiting(rolling) == A_DRAW
    assert list(GAME.legal(rolling, 1)) == []


def test_mice_owned_from_earlier_turns_do_not_let_a_turn_begin_with_a_stop() -> None:
    assert list(GAME.legal(position(mice(red=2), NONE), 0)) == ["roll"]


def test_two_dice_have_twenty_one_outcomes_with_weights_of_thirty_six() -> None:
    odds = GAME.odds(position(NONE, NONE, rolling=True))
    faces = [*COLOURS, JOKER]
    assert list(odds) == [
        f"{one} {other}" for k, one in enumerate(faces) for other in faces[k:]
    ]  # records depend on this order
    assert len(odds) == 21
    assert sum(odds.values()) == 36
    assert {text: weight for text, weight in odds.items() if weight != 2} == {
        f"{face} {face}": 1 for face in faces
    }


def test_nothing_is_drawn_while_a_seat_decides() -> None:
    assert GAME.odds(position(NONE, NONE, dice="blue red")) == {}


def test_a_roll_that_can_be_used_waits_for_its_roller() -> None:
    state = fold(GAME, position(NONE, NONE, rolling=True), "chance blue red")
    assert state == position(NONE, NONE, dice="blue red")
    assert GAME.waiting(state) == Waiting((0,))
    assert list(GAME.legal(state, 1)) == []


# Different colours


def test_different_colours_bring_one_mouse_of_each_or_only_one_of_the_two() -> None:
    state = position(NONE, NONE, dice="blue red")
    assert list(GAME.legal(state, 0)) == ["red+blue", "red", "blue"]


@pytest.mark.parametrize(
    ("take", "aside"),
    [
        ("red+blue", mice(red=1, blue=1)),
        ("red", mice(red=1)),
        ("blue", mice(blue=1)),
    ],
)
def test_taken_mice_are_set_aside_from_the_middle(take: str, aside: tuple[int, ...]) -> None:
    state = fold(GAME, position(mice(red=1), mice(blue=2), dice="blue red"), f"0 {take}")
    assert state == position(mice(red=1), mice(blue=2), aside=aside)


def test_the_ways_to_use_the_dice_cannot_be_changed() -> None:
    state = position(NONE, NONE, dice="blue red")
    takes: Any = state.takes()
    ways = {
        "red+blue": (Taken("red"), Taken("blue")),
        "red": (Taken("red"),),
        "blue": (Taken("blue"),),
    }
    assert takes == ways
    with pytest.raises(TypeError):
        takes["red"] = ()
    with pytest.raises(TypeError):
        del takes["red"]
    assert state.takes() == ways
    assert position(NONE, NONE).takes() == {}


def test_different_colours_never_steal() -> None:
    state = position(NONE, mice(red=6, blue=1), dice="blue red")
    assert list(GAME.legal(state, 0)) == ["blue"]


def test_a_colour_gone_from_the_middle_forces_the_other() -> None:
    state = position(mice(blue=6), NONE, dice="blue red")
    assert list(GAME.legal(state, 0)) == ["red"]


def test_a_colour_already_set_aside_forces_the_other() -> None:
    state = position(NONE, NONE, aside=mice(red=1), dice="blue red")
    assert list(GAME.legal(state, 0)) == ["blue"]


# Same colour and stealing


def test_the_same_colour_brings_two_mice_of_it_or_only_one() -> None:
    assert list(GAME.legal(position(NONE, NONE, dice="red red"), 0)) == ["red+red", "red"]


def test_a_single_mouse_of_the_colour_in_the_middle_can_be_taken_alone() -> None:
    state = position(mice(red=5), NONE, dice="red red")
    assert list(GAME.legal(state, 0)) == ["red"]


def test_two_of_a_colour_may_be_stolen_in_any_mix_from_any_players() -> None:
    state = position(NONE, mice(red=1), mice(red=2), dice="red red")
    assert list(GAME.legal(state, 0)) == [
        "red+red",
        "red+red:1",
        "red+red:2",
        "red:1+red:2",
        "red:2+red:2",
        "red",
        "red:1",
        "red:2",
    ]


@pytest.mark.parametrize(
    ("take", "others"),
    [
        ("red+red:1", (NONE, mice(red=2, blue=1))),
        ("red:1+red:2", (NONE, mice(red=1, blue=1))),
        ("red:2+red:2", (mice(red=1), mice(blue=1))),
        ("red:2", (mice(red=1), mice(red=1, blue=1))),
    ],
)
def test_stolen_mice_leave_their_owner(take: str, others: tuple[tuple[int, ...], ...]) -> None:
    before = position(NONE, mice(red=1), mice(red=2, blue=1), dice="red red")
    state = fold(GAME, before, f"0 {take}")
    assert state == position(NONE, *others, aside=mice(red=len(take.split("+"))))


def test_nobody_steals_from_oneself() -> None:
    state = position(mice(red=2), mice(red=4), mice(), turn=1, dice="red red")
    assert list(GAME.legal(state, 1)) == ["red:0+red:0", "red:0"]


def test_mice_of_other_colours_are_not_stolen() -> None:
    state = position(NONE, mice(blue=2), dice="red red")
    assert list(GAME.legal(state, 0)) == ["red+red", "red"]


def test_stealing_is_possible_with_none_of_the_colour_in_the_middle() -> None:
    state = fold(GAME, position(mice(red=5), mice(red=1), rolling=True), "chance red red")
    assert list(GAME.legal(state, 0)) == ["red:1"]


def test_mice_that_were_stopped_with_may_still_be_stolen() -> None:
    state = position(NONE, NONE, turn=1, aside=mice(red=2))
    state = fold(GAME, state, "1 stop", "0 roll", "chance red red", "0 red:1+red:1")
    assert state == position(NONE, NONE, aside=mice(red=2))


# Which colours are barred


def test_colours_set_aside_in_an_earlier_roll_may_not_be_taken_again() -> None:
    state = position(NONE, NONE, aside=mice(red=1), dice="joker joker")
    legal = GAME.legal(state, 0)
    assert len(legal) == 14
    assert not any("red" in take for take in legal)


def test_a_colour_set_aside_may_not_be_stolen_either() -> None:
    state = position(NONE, mice(red=2), aside=mice(red=1), rolling=True)
    assert fold(GAME, state, "chance red red") == position(NONE, mice(red=2), turn=1)


def test_a_declined_colour_stays_open() -> None:
    state = fold(GAME, position(NONE, NONE, dice="blue red"), "0 blue", "0 roll", "chance blue red")
    assert list(GAME.legal(state, 0)) == ["red"]


def test_owned_mice_never_bar_a_colour() -> None:
    state = position(mice(red=1, blue=2), NONE, dice="blue red")
    assert list(GAME.legal(state, 0)) == ["red+blue", "red", "blue"]


def test_colours_are_open_again_in_the_next_turn_of_a_seat() -> None:
    state = position(NONE, NONE, aside=mice(red=1))
    state = fold(GAME, state, "0 stop", "1 roll", "chance blue blue", "1 blue", "1 stop", "0 roll")
    state = fold(GAME, state, "chance red red")
    assert list(GAME.legal(state, 0)) == ["red+red", "red"]


# Losing, stopping, rolling again


@pytest.mark.parametrize("dice", ["blue blue", "red red", "blue red"])
def test_a_roll_without_a_take_loses_the_turn(dice: str) -> None:
    state = position(mice(green=1), NONE, aside=mice(blue=2, red=1), rolling=True)
    assert fold(GAME, state, f"chance {dice}") == position(mice(green=1), NONE, turn=1)


def test_the_first_roll_of_a_turn_can_lose_it() -> None:
    state = position(mice(red=6), NONE, turn=0, rolling=True)
    assert fold(GAME, state, "chance red red") == position(mice(red=6), NONE, turn=1)


def test_a_lost_turn_returns_stolen_mice_to_the_middle_and_not_to_their_owner() -> None:
    state = position(NONE, mice(red=2, blue=1), dice="red red")
    state = fold(GAME, state, "0 red:1+red:1", "0 roll", "chance red red")
    assert state == position(NONE, mice(blue=1), turn=1)
    assert state.middle == (6, 6, 5, 6, 6)


def test_after_taking_a_seat_may_roll_again_or_stop() -> None:
    assert list(GAME.legal(position(NONE, NONE, aside=mice(red=1)), 0)) == ["roll", "stop"]
    assert list(GAME.legal(position(NONE, NONE, aside=(1, 1, 1, 1, 0)), 0)) == ["roll", "stop"]


def test_stopping_makes_all_set_aside_mice_owned_and_the_next_seat_is_at_turn() -> None:
    state = position(mice(red=1), mice(blue=1), NONE, turn=1, aside=mice(red=2, blue=1))
    state = fold(GAME, state, "1 stop")
    assert state == position(mice(red=1), mice(red=2, blue=2), NONE, turn=2)


def test_turns_go_clockwise_and_around() -> None:
    state = position(NONE, NONE, NONE, turn=2, aside=mice(red=1))
    assert fold(GAME, state, "2 stop").turn == 0


def test_rolling_again_keeps_what_is_set_aside_apart() -> None:
    state = position(mice(red=1), NONE, aside=mice(blue=1))
    assert fold(GAME, state, "0 roll") == state._replace(rolling=True)


def test_with_all_five_colours_aside_a_roll_is_offered_and_surely_lost() -> None:
    state = position(NONE, NONE, aside=(1, 2, 1, 1, 1))
    assert list(GAME.legal(state, 0)) == ["roll", "stop"]
    assert GAME.view(state, 0).losing == sum(ODDS.values())
    rolling = fold(GAME, state, "0 roll")
    for dice in ODDS:
        lost = fold(GAME, rolling, f"chance {dice}")
        assert (lost.turn, lost.aside) == (1, NONE)
        assert lost.middle == tuple(
            here + aside for here, aside in zip(state.middle, state.aside, strict=True)
        )


def test_a_turn_lost_on_purpose_keeps_a_lost_game_from_ending() -> None:
    state = position((0, 0, 0, 0, 0), (5, 5, 5, 4, 4), aside=(1, 1, 1, 1, 1))
    assert GAME.outcome(fold(GAME, state, "0 stop")) is not None
    lost = fold(GAME, state, "0 roll", "chance red red")
    assert GAME.outcome(lost) is None
    assert lost.turn == 1


def test_in_version_1_only_stop_was_offered_then() -> None:
    state = position(NONE, NONE, aside=(1, 2, 1, 1, 1))
    assert list(Zocken1().legal(state, 0)) == ["stop"]
    assert Zocken1().view(state, 0).losing is None
    assert list(Zocken1().legal(state._replace(aside=(1, 1, 1, 1, 0)), 0)) == ["roll", "stop"]

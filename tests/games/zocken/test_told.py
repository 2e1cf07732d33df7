"""What the seats are told of Mäusezocken: nothing is hidden, and every reason is given."""

from dataclasses import FrozenInstanceError
from random import Random

import pytest

import mauseloch
from mauseloch.core.game import CHANCE, Ended, Input, Outcome
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import Taken
from mauseloch.games.zocken.view import (
    Begins,
    GameOver,
    Lost,
    Rolled,
    Rolls,
    Secured,
    Stopped,
    Took,
    View,
)
from tests.games.folding import fold, told
from tests.games.zocken.positions import NONE, mice, position

GAME = Zocken()
RISK = Zocken(risk=True)
SERIES = Zocken(series=True)


# Views


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_everything(seat: int | None) -> None:
    state = position(
        mice(red=2, green=1), mice(blue=1), turn=1, aside=mice(orange=2), dice="red red"
    )
    assert GAME.view(state, seat) == View(
        seat=seat,
        game=1,
        first=0,
        turn=1,
        rolling=False,
        dice=("red", "red"),
        middle=(6, 5, 5, 4, 4),
        owned=((0, 1, 0, 0, 2), (0, 0, 1, 0, 0)),
        aside=(0, 0, 0, 2, 0),
        secured=False,
        scores=(12, 3),
        points=(),
        losing=None,
    )


def test_the_view_before_the_first_seat_is_drawn() -> None:
    assert GAME.view(GAME.start(2), None) == View(
        seat=None,
        game=1,
        first=None,
        turn=None,
        rolling=False,
        dice=None,
        middle=(6, 6, 6, 6, 6),
        owned=(NONE, NONE),
        aside=NONE,
        secured=False,
        scores=(0, 0),
        points=(),
        losing=None,
    )


def test_only_rolls_of_what_is_aside_lose_while_there_are_mice_of_all_colours() -> None:
    for colours, losing in ((0, 0), (1, 1), (2, 4), (4, 16)):
        aside = (1,) * colours + (0,) * (5 - colours)
        assert GAME.view(position(NONE, NONE, aside=aside), 0).losing == losing


@pytest.mark.parametrize("options", [{}, {"risk": True}, {"series": True}])
def test_the_view_tells_how_many_rolls_would_lose_the_turn(options: dict[str, bool]) -> None:
    game = Zocken(**options)
    for seed in range(6):
        match = mauseloch.Match(game, seats=2 + seed % 3, seed=seed)
        rng = Random(seed)
        while match.outcome is None and len(match.inputs) < 300:
            (seat,) = match.waiting.seats
            legal = match.legal(seat)
            losing = None
            if "roll" in legal:
                rolling = game.apply(match.state, Input(seat, "roll"))
                losing = sum(
                    weight
                    for roll, weight in game.odds(rolling).items()
                    if game.apply(rolling, Input(CHANCE, roll)).dice is None
                )
            assert match.view(seat).losing == losing
            match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_view_tells_that_a_turn_has_secured_mice_and_goes_on(seat: int | None) -> None:
    state = position(NONE, NONE, aside=(1, 1, 1, 1, 0), dice="red red")
    assert not RISK.view(state, seat).secured
    view = RISK.view(fold(RISK, state, "0 red"), seat)
    assert (view.secured, view.turn, view.aside) == (True, 0, NONE)
    assert view.owned == ((1, 1, 1, 1, 1), NONE)


def test_the_view_while_the_dice_roll() -> None:
    view = GAME.view(position(NONE, NONE, rolling=True), 0)
    assert (view.rolling, view.dice) == (True, None)


def test_the_view_counts_the_games_of_a_series() -> None:
    state = position(NONE, NONE, first=1, turn=1, points=[(50, 20)])
    view = SERIES.view(state, 0)
    assert (view.game, view.first, view.points, view.scores) == (2, 1, ((50, 20),), (0, 0))


def test_the_view_after_the_end_stays_with_the_last_game() -> None:
    state = position((6, 6, 6, 6, 0), mice(red=4), turn=None, points=[(60, 20)])
    view = GAME.view(state, 1)
    assert (view.game, view.turn, view.scores) == (1, None, (60, 20))


def test_the_view_for_children_counts_mice() -> None:
    assert Zocken(children=True).view(position(mice(red=2), NONE), 0).scores == (2, 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagining_needs_no_luck(seat: int | None) -> None:
    states = [
        GAME.start(2),
        position(NONE, NONE, rolling=True),
        position(mice(red=1), NONE, turn=1, first=1, aside=mice(blue=1), dice="red red"),
        position(NONE, NONE, turn=1, first=1, points=[(50, 20)]),
        position((1, 1, 1, 1, 1), NONE, secured=True),
    ]
    for state in states:
        assert GAME.imagine(GAME.view(state, seat), (), Random(0)) == state


# News


@pytest.mark.parametrize("seat", [0, 1, None])
def test_news_of_the_first_seat(seat: int | None) -> None:
    assert told(GAME, GAME.start(2), "chance first 1", seat) == [Begins(1, 1)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_news_of_a_chosen_first_seat(seat: int | None) -> None:
    game = Zocken(first=1)
    assert told(game, game.start(2), "chance first 1", seat) == [Begins(1, 1)]


def test_the_forced_roll_after_securing_is_told_as_another() -> None:
    state = position((1, 1, 1, 1, 1), NONE, secured=True)
    assert told(RISK, state, "0 roll") == [Rolls(0, again=True)]


def test_the_first_roll_of_the_turn_after_a_securing_one_is_told_as_the_first() -> None:
    state = position((1, 1, 1, 1, 1), NONE, aside=mice(red=1), secured=True)
    assert told(RISK, fold(RISK, state, "0 stop"), "1 roll") == [Rolls(1, again=False)]


def test_news_of_a_first_roll_and_of_another() -> None:
    assert told(GAME, position(mice(red=1), NONE), "0 roll") == [Rolls(0, again=False)]
    assert told(GAME, position(NONE, NONE, aside=mice(red=1)), "0 roll") == [Rolls(0, again=True)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_news_of_the_dice_say_in_how_many_ways_they_can_be_used(seat: int | None) -> None:
    state = position(NONE, NONE, turn=1, rolling=True)
    assert told(GAME, state, "chance blue red", seat) == [Rolled(1, ("blue", "red"), 3)]
    assert told(GAME, state, "chance red red", seat) == [Rolled(1, ("red", "red"), 2)]


def _took(dice: str, take: str, **placed: tuple[int, ...]) -> Took:
    owned = placed.get("owned", mice(red=2))
    news = told(
        GAME, position(NONE, owned, aside=placed.get("aside", NONE), dice=dice), f"0 {take}"
    )
    assert len(news) == 1
    assert isinstance(news[0], Took)
    assert (news[0].seat, " ".join(news[0].dice)) == (0, dice)
    return news[0]


RED, BLUE, STOLEN = Taken("red"), Taken("blue"), Taken("red", 1)


@pytest.mark.parametrize(
    ("dice", "take", "taken", "jokers", "declined"),
    [
        ("blue red", "red+blue", (RED, BLUE), (), ()),
        ("blue red", "red", (RED,), (), ("blue",)),
        ("blue red", "blue", (BLUE,), (), ("red",)),
        ("red red", "red+red", (RED, RED), (), ()),
        ("red red", "red", (RED,), (), ()),
        ("red red", "red+red:1", (RED, STOLEN), (), ()),
        ("red red", "red:1", (STOLEN,), (), ()),
        ("red joker", "red", (RED,), (), ()),
        ("red joker", "red+red", (RED, RED), ("red",), ()),
        ("red joker", "red+blue", (RED, BLUE), ("blue",), ()),
        ("red joker", "blue", (BLUE,), ("blue",), ("red",)),
        ("red joker", "red:1", (STOLEN,), ("red",), ()),
        ("red joker", "red:1+red:1", (STOLEN, STOLEN), ("red",), ()),
        ("joker joker", "red", (RED,), ("red",), ()),
        ("joker joker", "red+red", (RED, RED), ("red", "red"), ()),
        ("joker joker", "red+blue", (RED, BLUE), ("red", "blue"), ()),
        ("joker joker", "red:1", (STOLEN,), ("red", "red"), ()),
        ("joker joker", "red+red:1", (RED, STOLEN), ("red", "red"), ()),
    ],
)
def test_news_of_a_take_say_how_the_dice_were_used(
    dice: str,
    take: str,
    taken: tuple[Taken, ...],
    jokers: tuple[str, ...],
    declined: tuple[str, ...],
) -> None:
    one, other = dice.split()
    assert _took(dice, take) == Took(0, (one, other), taken, jokers, declined)


def test_a_colour_that_could_not_be_taken_is_not_called_declined() -> None:
    assert _took("blue red", "red", aside=mice(blue=1)).declined == ()
    assert _took("blue red", "red", owned=mice(blue=6)).declined == ()


def test_a_taken_mouse_cannot_be_changed() -> None:
    mouse = Taken("red", 1)
    with pytest.raises(FrozenInstanceError):
        mouse.colour = "blue"  # type: ignore[misc]
    assert mouse == STOLEN
    assert hash(mouse) == hash(STOLEN)
    assert mouse != RED


def test_a_mouse_is_written_with_its_owner_if_it_has_one() -> None:
    assert [str(RED), str(STOLEN), str(Taken("blue", 0))] == ["red", "red:1", "blue:0"]


def test_news_of_securing_name_all_that_was_set_aside() -> None:
    state = position(mice(red=1), mice(red=1), aside=(1, 1, 2, 2, 0), dice="red red")
    assert told(RISK, state, "0 red+red:1", 1) == [
        Took(0, ("red", "red"), (RED, STOLEN), (), ()),
        Secured(0, (1, 1, 2, 2, 2)),
    ]


def test_news_of_a_stop() -> None:
    state = position(mice(red=1), NONE, aside=mice(red=2, blue=1))
    assert told(GAME, state, "0 stop", 1) == [Stopped(0, mice(red=2, blue=1))]


def test_news_of_a_lost_turn_say_why_nothing_could_be_taken() -> None:
    state = position(NONE, mice(red=6), aside=mice(blue=2, green=1), rolling=True)
    assert told(GAME, state, "chance blue red", 1) == [
        Rolled(0, ("blue", "red"), 0),
        Lost(0, ("blue", "red"), (0, 1, 2, 0, 0), already_aside=("blue",), none_left=("red",)),
    ]


def test_a_lost_joker_offered_every_colour() -> None:
    seized = mice(yellow=6, green=5, blue=5, orange=4, red=4)
    aside = mice(green=1, blue=1, orange=2, red=2)
    state = position(seized, NONE, aside=aside, rolling=True)
    assert told(GAME, state, "chance red joker")[1] == Lost(
        0, ("red", "joker"), aside, ("green", "blue", "orange", "red"), ("yellow",)
    )


SEIZED = mice(yellow=6, green=6, blue=6, orange=4)


def test_news_of_the_end() -> None:
    state = position(NONE, SEIZED, aside=mice(red=4))
    assert told(GAME, state, "0 stop") == [
        Stopped(0, mice(red=4)),
        GameOver(1, (20, 52)),
        Ended(Outcome((20, 52), (2, 1), "few_mice", "points")),
    ]


def test_news_of_the_end_after_a_loss() -> None:
    owned = mice(yellow=6, green=6, blue=6, orange=6, red=1)
    assert told(RISK, position(owned, mice(red=1), rolling=True), "chance blue orange") == [
        Rolled(0, ("blue", "orange"), 0),
        Lost(0, ("blue", "orange"), NONE, (), ("blue", "orange")),
        GameOver(1, (65, 5)),
        Ended(Outcome((65, 5), (1, 2), "few_mice", "points")),
    ]


def test_news_of_the_next_game_of_a_series() -> None:
    state = position(NONE, SEIZED, aside=mice(red=4))
    assert told(SERIES, state, "0 stop") == [
        Stopped(0, mice(red=4)),
        GameOver(1, (20, 52)),
        Begins(1, 2),
    ]


def test_news_of_the_end_of_a_series() -> None:
    state = position(NONE, SEIZED, aside=mice(red=4), points=[(56, 24)])
    assert told(SERIES, state, "0 stop") == [
        Stopped(0, mice(red=4)),
        GameOver(2, (20, 52)),
        Ended(Outcome((76, 76), (1, 1), "last_game", "shared")),
    ]

"""Which inputs Hol's der Geier refuses, and with which messages."""

from typing import Any

import pytest

from mauseloch.core.errors import (
    IllegalInputError,
    NotAwaitedError,
    OptionError,
    SeatsError,
    UnreadableInputError,
)
from mauseloch.core.game import CHANCE, CLOCK, Actor, Input
from mauseloch.games.geier.rules import CARDS, Geier
from tests.games.geier.playing import GEIER, match_of, play, play_out, prizes_without, refused


@pytest.mark.parametrize("action", ["", "0", "16", "01", "+7", "-1", " 7", "7.0", "seven", "1 2"])
def test_an_action_that_is_no_card_is_unreadable(action: str) -> None:
    kind, text = refused(play(GEIER.start(2), "+7:"), Input(1, action))
    assert kind is UnreadableInputError
    assert text == f"geier: cannot read the action {action!r}; an action is a card from 1 to 15"


@pytest.mark.parametrize("first", ["+7: 14 12", "+7: 14 14"])
def test_a_spent_card_is_illegal_whether_it_won_or_tied(first: str) -> None:
    kind, text = refused(play(GEIER.start(2), first, "+8:"), Input(0, "14"))
    assert kind is IllegalInputError
    left = ", ".join(card for card in CARDS if card != "14")
    assert text == f"geier: seat 0 may not do '14' now; legal: {left}"


def test_a_second_bid_of_the_same_seat_is_not_awaited() -> None:
    state = play(GEIER.start(3), "+7: 14")
    for action in ("14", "3"):
        kind, text = refused(state, Input(0, action))
        assert kind is NotAwaitedError
        assert text == "geier: seat 0 is not awaited; waiting for seat 1, seat 2"


@pytest.mark.parametrize(
    ("actor", "who"),
    [(-1, "seat -1"), (2, "seat 2"), (99, "seat 99"), (CHANCE, "chance"), (CLOCK, "clock")],
)
@pytest.mark.parametrize("action", ["3", "", "+8", "nonsense"])
def test_somebody_who_has_no_part_in_the_bids_is_not_awaited(
    actor: Actor, who: str, action: str
) -> None:
    kind, text = refused(play(GEIER.start(2), "+7:"), Input(actor, action))
    assert kind is NotAwaitedError
    assert text == f"geier: {who} is not awaited; waiting for seat 0, seat 1"


@pytest.mark.parametrize(
    ("actor", "who"), [(0, "seat 0"), (1, "seat 1"), (-1, "seat -1"), (CLOCK, "clock")]
)
@pytest.mark.parametrize("action", ["3", "+7"])
def test_nobody_bids_before_the_prize_has_turned_up(actor: Actor, who: str, action: str) -> None:
    kind, text = refused(GEIER.start(2), Input(actor, action))
    assert kind is NotAwaitedError
    assert text == f"geier: {who} is not awaited; waiting for chance"


@pytest.mark.parametrize("action", ["", "7", "+0", "0", "+11", "-6", "+07", "mouse"])
def test_a_draw_that_is_no_prize_is_unreadable(action: str) -> None:
    kind, text = refused(GEIER.start(2), Input(CHANCE, action))
    assert kind is UnreadableInputError
    assert text == f"geier: cannot read the action {action!r}; an action is a prize, like +7 or -3"


def test_a_prize_that_turned_up_before_is_illegal() -> None:
    kind, text = refused(play(GEIER.start(2), "+7: 14 12"), Input(CHANCE, "+7"))
    assert kind is IllegalInputError
    left = ", ".join(prizes_without("+7"))
    assert text == f"geier: chance may not do '+7' now; legal: {left}"


@pytest.mark.parametrize("actor", [0, 1, 2, -1, CHANCE, CLOCK])
@pytest.mark.parametrize("action", ["15", "+10", ""])
def test_after_the_end_nobody_is_awaited(actor: Actor, action: str) -> None:
    kind, text = refused(play_out(2), Input(actor, action))
    assert kind is NotAwaitedError
    assert text.endswith("is not awaited; the match is over")


def test_a_refused_input_leaves_the_match_as_it_was() -> None:
    match = match_of(3, "+7: 14 14 12", "-2: 5")
    before = (match.state, match.inputs, match.view(0), match.log(0))
    for seat, action in ((0, "6"), (1, "14"), (1, "16"), (3, "1")):
        with pytest.raises((IllegalInputError, UnreadableInputError)):
            match.play(seat, action)
    with pytest.raises(NotAwaitedError):
        match.expire()
    assert (match.state, match.inputs, match.view(0), match.log(0)) == before
    match.play(1, "1")
    assert match.waiting.seats == (2,)


@pytest.mark.parametrize("seats", [1, 6, 0, -2, True, 2.0, "2", None])
def test_a_match_is_for_two_to_five_seats(seats: Any) -> None:
    with pytest.raises(SeatsError, match=r"geier is for 2 to 5 seats, not "):
        GEIER.start(seats)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("winner", "lowest", "one of unique, highest_mouse, not 'lowest'"),
        ("winner", True, "one of unique, highest_mouse, not True"),
        ("open_discards", 1, "one of false, true, not 1"),
        ("open_discards", "true", "one of false, true, not 'true'"),
        ("open_discards", None, "one of false, true, not None"),
    ],
)
def test_an_option_takes_only_its_own_values(name: str, value: Any, allowed: str) -> None:
    expected = f"geier: option {name} must be {allowed}"
    with pytest.raises(OptionError) as made:
        Geier(**{name: value})
    assert str(made.value) == expected
    with pytest.raises(OptionError) as asked:
        Geier.with_options({name: value})
    assert str(asked.value) == expected


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        Geier.with_options({"ties": "booklet"})
    assert str(caught.value) == "geier has no option 'ties'; its options: winner, open_discards"

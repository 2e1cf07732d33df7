"""Which inputs Mausen refuses, and with which messages."""

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
from mauseloch.games.mausen.rules import SET, Mausen
from tests.games.folding import fold
from tests.games.mausen.playing import MAUSEN, match_of, play, play_alike, play_out, refused


@pytest.mark.parametrize(
    "action", ["", "dog", "dog0", "dog5", "Dog3", "dog 3", "3", "roll", "dog33"]
)
def test_an_action_that_is_no_card_is_unreadable(action: str) -> None:
    kind, text = refused(MAUSEN.start(3), Input(1, action))
    assert kind is UnreadableInputError
    assert text == (
        f"mausen: cannot read the action {action!r}; an action is a species and a value, like dog3"
    )


def test_a_card_played_before_is_illegal() -> None:
    state = play(MAUSEN.start(3), "dog3 dog3 cat1")
    kind, text = refused(state, Input(0, "dog3"))
    assert kind is IllegalInputError
    left = ", ".join(card for card in SET if card != "dog3")
    assert text == f"mausen: seat 0 may not do 'dog3' now; legal: {left}"


def test_the_hands_of_others_do_not_help() -> None:
    state = play_alike(play(MAUSEN.start(3), "dog1 cat1 cat1"), *SET[5:8], *SET[9:])
    kind, text = refused(state, Input(0, "dog1"))
    assert kind is IllegalInputError
    assert "seat 0" in text
    assert text.endswith("legal: elephant1, elephant2, elephant3, elephant4, cat1")


def test_a_second_pick_of_the_same_seat_is_not_awaited() -> None:
    state = fold(MAUSEN, MAUSEN.start(3), "0 dog3")
    for action in ("dog3", "cat1"):
        kind, text = refused(state, Input(0, action))
        assert kind is NotAwaitedError
        assert text == "mausen: seat 0 is not awaited; waiting for seat 1, seat 2"


@pytest.mark.parametrize(
    ("actor", "who"),
    [(-1, "seat -1"), (3, "seat 3"), (99, "seat 99"), (CHANCE, "chance"), (CLOCK, "clock")],
)
@pytest.mark.parametrize("action", ["dog3", "", "nonsense"])
def test_somebody_who_is_not_at_the_table_is_not_awaited(
    actor: Actor, who: str, action: str
) -> None:
    kind, text = refused(MAUSEN.start(3), Input(actor, action))
    assert kind is NotAwaitedError
    assert text == f"mausen: {who} is not awaited; waiting for seat 0, seat 1, seat 2"


@pytest.mark.parametrize("actor", [0, 2, -1, CHANCE, CLOCK])
@pytest.mark.parametrize("action", ["mouse4", ""])
def test_after_the_end_nobody_is_awaited(actor: Actor, action: str) -> None:
    kind, text = refused(play_out(3), Input(actor, action))
    assert kind is NotAwaitedError
    assert text.endswith("is not awaited; the match is over")


def test_a_refused_input_leaves_the_match_as_it_was() -> None:
    match = match_of(3, "dog3 dog3 cat1", "cat4")
    before = (match.state, match.inputs, match.view(0), match.log(0))
    for seat, action in ((0, "cat3"), (1, "dog3"), (1, "dogs"), (3, "dog1")):
        with pytest.raises((IllegalInputError, UnreadableInputError)):
            match.play(seat, action)
    with pytest.raises(NotAwaitedError):
        match.expire()
    assert (match.state, match.inputs, match.view(0), match.log(0)) == before
    match.play(1, "dog4")
    assert match.waiting.seats == (2,)


@pytest.mark.parametrize("seats", [2, 7, 0, -3, True, 3.0, "3", None])
def test_a_match_is_for_three_to_six_seats(seats: Any) -> None:
    with pytest.raises(SeatsError, match=r"mausen is for 3 to 6 seats, not "):
        MAUSEN.start(seats)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("ties", "none", "one of booklet, cascade, not 'none'"),
        ("ties", True, "one of booklet, cascade, not True"),
        ("mouse_tiebreak", "lowest", "one of sum, highest, not 'lowest'"),
        ("open_piles", 1, "one of false, true, not 1"),
        ("open_piles", "true", "one of false, true, not 'true'"),
        ("open_piles", None, "one of false, true, not None"),
    ],
)
def test_an_option_takes_only_its_own_values(name: str, value: Any, allowed: str) -> None:
    expected = f"mausen: option {name} must be {allowed}"
    with pytest.raises(OptionError) as made:
        Mausen(**{name: value})
    assert str(made.value) == expected
    with pytest.raises(OptionError) as asked:
        Mausen.with_options({name: value})
    assert str(asked.value) == expected


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        Mausen.with_options({"winner": "unique"})
    assert str(caught.value) == (
        "mausen has no option 'winner'; its options: ties, mouse_tiebreak, open_piles"
    )

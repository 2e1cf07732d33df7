"""What a seat and a spectator of Mausen are shown (view) and told (news)."""

from dataclasses import replace

import pytest

from mauseloch.core.game import Ended, Outcome
from mauseloch.games.mausen.rules import (
    CARDS,
    SET,
    START_CARDS,
    Card,
    Hunt,
    Mausen,
    News,
    Picked,
    Restocked,
    Revealed,
    State,
    Stayed,
    TableEmpty,
    View,
)
from tests.games.folding import fold, told
from tests.games.mausen.playing import MAUSEN, cards, match_of, play, play_alike, play_out

OPEN = Mausen(open_piles=True)
DOG3, CAT1, MOUSE1 = cards("dog3 cat1 mouse1")


def without(text: str) -> tuple[Card, ...]:
    """A full set without these cards."""
    return tuple(card for card in SET if card not in text.split())


# --- view ---


def test_at_the_start_a_seat_sees_its_hand_and_the_table() -> None:
    assert MAUSEN.view(MAUSEN.start(3), 1) == View(
        seat=1,
        round=1,
        restock=False,
        hand=SET,
        pick=None,
        picked=(False, False, False),
        hand_size=(16, 16, 16),
        table=START_CARDS,
        pile_size=(0, 0, 0),
        piles=(None, (), None),
    )


def second_round() -> State:
    """Seats 0 and 1 have caught something and have picked again; seat 2 has done neither."""
    state = play(MAUSEN.start(3), "elephant1 dog1 mouse4")
    return fold(MAUSEN, state, "0 cat1", "1 dog3")


def test_a_seat_sees_its_own_hand_pick_and_pile_and_of_the_others_only_the_numbers() -> None:
    assert MAUSEN.view(second_round(), 0) == View(
        seat=0,
        round=2,
        restock=False,
        hand=without("elephant1 cat1"),
        pick=CAT1,
        picked=(True, True, False),
        hand_size=(14, 14, 15),
        table=cards("mouse1 mouse4"),
        pile_size=(2, 1, 2),
        piles=(cards("dog1 dog3"), None, None),
    )


def test_a_seat_that_has_not_picked_sees_only_that_the_others_have() -> None:
    view = MAUSEN.view(second_round(), 2)
    assert (view.seat, view.hand, view.pick) == (2, without("mouse4"), None)
    assert view.picked == (True, True, False)
    assert view.hand_size == (14, 14, 15)
    assert view.piles == (None, None, cards("elephant1 elephant4"))


def test_a_spectator_sees_no_hand_no_pick_and_no_pile() -> None:
    assert MAUSEN.view(second_round(), None) == View(
        seat=None,
        round=2,
        restock=False,
        hand=(),
        pick=None,
        picked=(True, True, False),
        hand_size=(14, 14, 15),
        table=cards("mouse1 mouse4"),
        pile_size=(2, 1, 2),
        piles=(None, None, None),
    )


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_open_piles_shows_everybodys_pile_and_nothing_more(seat: int | None) -> None:
    everything = (cards("dog1 dog3"), cards("cat2"), cards("elephant1 elephant4"))
    closed = MAUSEN.view(second_round(), seat)
    assert OPEN.view(second_round(), seat) == replace(closed, piles=everything)


def test_the_view_says_that_it_is_a_restock() -> None:
    state = play(MAUSEN.start(4), "elephant1 dog1 cat1 mouse1")
    view = MAUSEN.view(state, 0)
    assert (view.round, view.restock, view.table) == (2, True, ())
    view = MAUSEN.view(fold(MAUSEN, state, "0 dog1"), 0)
    assert (view.round, view.restock, view.pick) == (2, True, "dog1")
    view = MAUSEN.view(play(state, "dog1 cat1 mouse1 elephant1"), 0)
    assert (view.round, view.restock) == (3, False)


def test_the_rounds_count_from_1_to_16() -> None:
    state = play_alike(MAUSEN.start(3), *SET[:15])
    assert MAUSEN.view(state, 0).round == 16
    assert MAUSEN.view(play_alike(state, SET[15]), 0).round == 16


@pytest.mark.parametrize("seat", [None, 1])
def test_when_all_is_over_every_pile_is_open(seat: int | None) -> None:
    end = play_out(3, "elephant1 cat1 cat1", "cat1 elephant1 elephant1")
    assert MAUSEN.view(end, seat) == View(
        seat=seat,
        round=16,
        restock=False,
        hand=(),
        pick=None,
        picked=(False, False, False),
        hand_size=(0, 0, 0),
        table=end.table,
        pile_size=(2, 0, 0),
        piles=(cards("dog3 mouse1"), (), ()),
    )


def emptied_at_the_end() -> tuple[State, State]:
    """The last round before and after the pick that empties the table."""
    kept = cards("elephant1 dog1 cat1 mouse1 mouse4")
    state = play_alike(MAUSEN.start(4), *[card for card in SET if card not in kept])
    state = play(state, "elephant1 dog1 cat1 mouse1", "dog1 cat1 mouse1 elephant1")
    state = play_alike(play(state, "cat1 mouse1 elephant1 dog1"), "mouse4")
    state = fold(MAUSEN, state, "0 mouse1", "1 elephant1", "2 dog1")
    return state, fold(MAUSEN, state, "3 cat1")


def test_an_empty_table_at_the_end_is_no_restock() -> None:
    view = MAUSEN.view(emptied_at_the_end()[1], 0)
    assert (view.table, view.restock, view.round) == ((), False, 16)


# --- news ---


@pytest.mark.parametrize(("seat", "card"), [(1, DOG3), (0, None), (2, None), (None, None)])
def test_a_pick_is_told_to_all_but_the_card_only_to_its_owner(
    seat: int | None, card: Card | None
) -> None:
    assert told(MAUSEN, MAUSEN.start(3), "1 dog3", seat) == [Picked(1, card)]


@pytest.mark.parametrize(("seat", "card"), [(2, MOUSE1), (0, None), (1, None), (None, None)])
def test_the_last_pick_reveals_all_and_tells_every_hunt_and_what_stayed(
    seat: int | None, card: Card | None
) -> None:
    state = fold(MAUSEN, MAUSEN.start(3), "0 dog3", "1 cat1")
    expected: list[News] = [
        Picked(2, card),
        Revealed(1, cards("dog3 cat1 mouse1")),
        Hunt("dog", ((0, DOG3),), (), 0, DOG3, "cat", cards("cat1 cat2")),
        Hunt("cat", ((1, CAT1),), (), 1, CAT1, "mouse", cards("mouse1 mouse1")),
        Hunt("mouse", ((2, MOUSE1),), (), 2, MOUSE1, "elephant", cards("elephant4")),
        Stayed(cards("dog3"), cards("dog3 dog3")),
    ]
    assert told(MAUSEN, state, "2 mouse1", seat) == expected


def test_the_first_seat_may_be_the_last_to_pick() -> None:
    state = fold(MAUSEN, MAUSEN.start(3), "2 dog3", "1 dog3")
    assert told(MAUSEN, state, "0 elephant2", 0) == [
        Picked(0, CARDS["elephant2"]),
        Revealed(1, cards("elephant2 dog3 dog3")),
        Hunt(
            "elephant",
            ((0, CARDS["elephant2"]),),
            (),
            0,
            CARDS["elephant2"],
            "dog",
            cards("dog3 dog3 dog3"),
        ),
        Hunt("dog", ((1, DOG3), (2, DOG3)), (1, 2), None, None, "cat", ()),
        Stayed(cards("elephant2"), cards("elephant2 elephant4 cat2 mouse1")),
    ]


def dog_hunt(
    played: str, game: Mausen = MAUSEN
) -> tuple[list[int], tuple[int, ...], int | None, str | None]:
    """The seats in the order of the news, the tied seats, the hunter and its card."""
    [hunt] = game.hunts(cards(played), START_CARDS)
    return [seat for seat, _ in hunt.played], hunt.tied, hunt.hunter, hunt.card


def test_a_hunt_names_the_cards_highest_first_and_equals_by_seat() -> None:
    [hunt] = MAUSEN.hunts(cards("dog1 dog3 dog4 dog3"), START_CARDS)
    assert hunt.played == tuple(zip((2, 1, 3, 0), cards("dog4 dog3 dog3 dog1"), strict=True))


def test_a_hunt_names_who_tied_before_the_hunter_was_found() -> None:
    assert dog_hunt("dog1 dog3 dog3") == ([1, 2, 0], (1, 2), 0, "dog1")


def test_ties_below_the_hunter_are_not_named() -> None:
    assert dog_hunt("dog3 dog3 dog4") == ([2, 0, 1], (), 2, "dog4")


def test_a_hunt_without_a_hunter_names_both_ties() -> None:
    assert dog_hunt("dog3 dog1 dog3 dog1") == ([0, 2, 1, 3], (0, 2, 1, 3), None, None)


def test_by_the_booklet_the_third_value_is_not_looked_at() -> None:
    played = "dog1 dog1 dog4 dog4 dog2 dog2"
    assert dog_hunt(played) == ([2, 3, 4, 5, 0, 1], (2, 3, 4, 5), None, None)
    cascade = Mausen(ties="cascade")
    assert dog_hunt(played, cascade) == ([2, 3, 4, 5, 0, 1], (2, 3, 4, 5, 0, 1), None, None)
    played = "dog1 dog3 dog4 dog4 dog3"
    assert dog_hunt(played) == ([2, 3, 1, 4, 0], (2, 3, 1, 4), None, None)
    assert dog_hunt(played, cascade) == ([2, 3, 1, 4, 0], (2, 3, 1, 4), 0, "dog1")


def test_a_species_that_was_not_played_is_not_told() -> None:
    assert [hunt.species for hunt in MAUSEN.hunts(cards("mouse1 dog2 dog2"), START_CARDS)] == [
        "dog",
        "mouse",
    ]


def test_a_hunter_without_prey_is_told_with_nothing_caught() -> None:
    state = play(MAUSEN.start(3), "dog1 dog2 dog3")
    state = fold(MAUSEN, state, "0 dog2", "1 dog1")
    assert told(MAUSEN, state, "2 dog1") == [
        Picked(2, None),
        Revealed(2, cards("dog2 dog1 dog1")),
        Hunt(
            "dog",
            tuple(enumerate(cards("dog2 dog1 dog1"))),
            (),
            0,
            CARDS["dog2"],
            "cat",
            (),
        ),
        Stayed(
            cards("dog2 dog1 dog1"), cards("elephant4 dog1 dog1 dog1 dog2 dog2 dog3 dog3 mouse1")
        ),
    ]


def test_an_empty_table_is_told_and_then_the_restock_without_a_hunt() -> None:
    state = fold(MAUSEN, MAUSEN.start(4), "0 elephant1", "1 dog1", "2 cat1")
    news = told(MAUSEN, state, "3 mouse1", 3)
    assert [type(one) for one in news] == [Picked, Revealed, *[Hunt] * 4, Stayed, TableEmpty]
    assert news[-2:] == [Stayed((), ()), TableEmpty()]
    state = fold(MAUSEN, state, "3 mouse1", "0 mouse4", "1 cat3", "3 dog2")
    assert told(MAUSEN, state, "2 elephant2", 2) == [
        Picked(2, CARDS["elephant2"]),
        Restocked(2, cards("mouse4 cat3 elephant2 dog2")),
    ]


def test_the_end_is_told_with_the_outcome() -> None:
    state = play_alike(MAUSEN.start(3), *SET[:15])
    state = fold(MAUSEN, state, "0 mouse4", "1 mouse4")
    mouse4 = CARDS["mouse4"]
    assert told(MAUSEN, state, "2 mouse4") == [
        Picked(2, None),
        Revealed(16, (mouse4,) * 3),
        Hunt("mouse", tuple(enumerate((mouse4,) * 3)), (0, 1, 2), None, None, "elephant", ()),
        Stayed((mouse4,) * 3, tuple(sorted((*SET * 3, *START_CARDS), key=SET.index))),
        Ended(Outcome((0, 0, 0), (1, 1, 1), "hands_empty", "shared")),
    ]


def test_a_last_round_that_empties_the_table_is_told_as_the_end_alone() -> None:
    before, after = emptied_at_the_end()
    outcome = MAUSEN.outcome(after)
    assert outcome is not None
    assert told(MAUSEN, before, "3 cat1")[-2:] == [Stayed((), ()), Ended(outcome)]


def test_rounds_and_restocks_are_numbered_together_up_to_16() -> None:
    kept = "elephant1 dog1 cat1 mouse1"
    rounds = [
        "elephant1 dog1 cat1 mouse1",
        "dog1 cat1 mouse1 elephant1",  # a restock
        "cat1 mouse1 elephant1 dog1",
        "mouse1 elephant1 dog1 cat1",  # another
        *[f"{card} " * 4 for card in without(kept)],
    ]
    log = match_of(4, *rounds).log(None)
    turns = [one for one in log if isinstance(one, Revealed | Restocked)]
    assert [one.round for one in turns] == list(range(1, 17))
    assert [one.round for one in turns if isinstance(one, Restocked)] == [2, 4]

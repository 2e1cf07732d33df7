"""The rules of Mausen up to the end of a match, one test for each."""

import copy
import itertools
import pickle

import pytest

from mauseloch.core.game import NOBODY, Waiting
from mauseloch.core.options import Option
from mauseloch.games.mausen.rules import CARDS, PREY, SET, SPECIES, START_CARDS, Card, Mausen, State
from tests.games.folding import choose, fold
from tests.games.mausen.playing import MAUSEN, cards, piles, play, play_alike

CASCADE = Mausen(ties="cascade")


# --- material and set-up ---


def test_a_set_has_four_species_with_values_one_to_four() -> None:
    assert (
        cards(
            "elephant1 elephant2 elephant3 elephant4 dog1 dog2 dog3 dog4 "
            "cat1 cat2 cat3 cat4 mouse1 mouse2 mouse3 mouse4"
        )
        == SET
    )
    assert SPECIES == ("elephant", "dog", "cat", "mouse")


def test_a_card_knows_its_species_and_value() -> None:
    assert (CARDS["dog3"].species, CARDS["dog3"].value) == ("dog", 3)
    assert (CARDS["elephant4"].species, CARDS["elephant4"].value) == ("elephant", 4)


def test_a_copied_card_is_the_same_card() -> None:
    for made in (copy.deepcopy(CARDS["cat2"]), pickle.loads(pickle.dumps(CARDS["cat2"]))):  # noqa: S301 - our own bytes
        assert type(made) is Card
        assert (made, made.species, made.value) == ("cat2", "cat", 2)


def test_the_start_cards_are_mouse_1_cat_2_dog_3_and_elephant_4() -> None:
    assert cards("elephant4 dog3 cat2 mouse1") == START_CARDS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_starts_with_a_full_set_and_the_start_cards_lie_in_the_middle(seats: int) -> None:
    assert MAUSEN.start(seats) == State(
        hands=(SET,) * seats, picks=(None,) * seats, table=START_CARDS, piles=((),) * seats
    )


def test_it_is_called_mausen_and_is_for_three_to_six() -> None:
    assert (MAUSEN.name, MAUSEN.version, MAUSEN.seats) == ("mausen", 1, range(3, 7))


def test_the_options_are_ties_mouse_tiebreak_and_open_piles() -> None:
    assert MAUSEN.options == (
        Option("ties", "booklet", ("booklet", "cascade")),
        Option("mouse_tiebreak", "sum", ("sum", "highest")),
        Option("open_piles", False, (False, True)),
    )
    assert MAUSEN.chosen == {"ties": "booklet", "mouse_tiebreak": "sum", "open_piles": False}


# --- the choice ---


def test_all_choose_at_the_same_time_in_any_order() -> None:
    state = MAUSEN.start(3)
    assert MAUSEN.waiting(state) == Waiting((0, 1, 2))
    state = fold(MAUSEN, state, "1 dog3")
    assert MAUSEN.waiting(state) == Waiting((0, 2))
    state = fold(MAUSEN, state, "2 cat1")
    assert MAUSEN.waiting(state) == Waiting((0,))
    assert fold(MAUSEN, state, "0 mouse1") == play(MAUSEN.start(3), "mouse1 dog3 cat1")


def test_nothing_happens_before_the_last_one_has_chosen() -> None:
    state = fold(MAUSEN, MAUSEN.start(3), "0 elephant1", "2 cat4")
    assert state == State(
        hands=(SET,) * 3,
        picks=(CARDS["elephant1"], None, CARDS["cat4"]),
        table=START_CARDS,
        piles=((),) * 3,
    )


def test_a_seat_may_play_any_card_of_its_hand_until_it_has_chosen() -> None:
    state = play(MAUSEN.start(3), "dog3 cat1 mouse2")
    left = [card for card in SET if card != "cat1"]
    assert list(MAUSEN.legal(state, 1)) == left
    assert MAUSEN.legal(fold(MAUSEN, state, "1 cat2"), 1) == ()


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_may_do_nothing(seat: int) -> None:
    assert MAUSEN.legal(MAUSEN.start(3), seat) == ()


def test_chance_has_no_part_in_it() -> None:
    assert MAUSEN.odds(MAUSEN.start(3)) == {}


def test_played_cards_leave_the_hands() -> None:
    state = play(MAUSEN.start(3), "elephant1 dog1 mouse4")
    assert [[card for card in SET if card not in hand] for hand in state.hands] == [
        ["elephant1"],
        ["dog1"],
        ["mouse4"],
    ]
    assert state.picks == (None, None, None)


# --- the circle ---


def test_the_circle_is_elephant_dog_cat_mouse_elephant() -> None:
    assert PREY == {"elephant": "dog", "dog": "cat", "cat": "mouse", "mouse": "elephant"}


@pytest.mark.parametrize(
    ("species", "caught", "table"),
    [
        ("elephant", "dog3", "elephant1 elephant1 elephant2 elephant4 cat2 mouse1"),
        ("dog", "cat2", "elephant4 dog1 dog1 dog2 dog3 mouse1"),
        ("cat", "mouse1", "elephant4 dog3 cat1 cat1 cat2 cat2"),
        ("mouse", "elephant4", "dog3 cat2 mouse1 mouse1 mouse1 mouse2"),
    ],
)
def test_a_species_hunts_its_one_prey_and_nothing_else(
    species: str, caught: str, table: str
) -> None:
    state = play(MAUSEN.start(3), f"{species}1 {species}2 {species}1")
    assert state.piles == piles("", caught, "")
    assert state.table == cards(table)


# --- who hunts ---


@pytest.mark.parametrize(
    ("dogs", "booklet", "cascade"),
    [
        ("4 2 1", 0, 0),
        ("1 2 4", 2, 2),
        ("4 3 3", 0, 0),
        ("3 3 1", 2, 2),
        ("1 3 3", 0, 0),
        ("4 4 4 2 1", 3, 3),
        ("1 4 2 4 2 3", 5, 5),
        ("2 2 2", None, None),
        ("4 4 2 2", None, None),
        ("4 4 3 3 1", None, 4),
        ("1 4 3 4 3", None, 0),
        ("4 4 3 3 2 1", None, 4),
        ("4 4 3 3 1 1", None, None),
    ],
)
def test_the_hunter_is_the_highest_card_alone_or_by_the_option_the_next_one(
    dogs: str, booklet: int | None, cascade: int | None
) -> None:
    chosen = [f"dog{value}" for value in dogs.split()]
    for game, hunter in ((MAUSEN, booklet), (CASCADE, cascade)):
        state = choose(game, game.start(len(chosen)), chosen)
        expected = ["cat2" if seat == hunter else "" for seat in range(len(chosen))]
        assert state.piles == piles(*expected)


def test_tied_top_dogs_let_the_next_one_hunt() -> None:
    state = play(MAUSEN.start(3), "dog3 dog3 dog1")
    assert state.piles == piles("", "", "cat2")


def test_by_the_booklet_nobody_hunts_when_the_second_value_is_tied_too() -> None:
    state = play(MAUSEN.start(5), "dog4 dog4 dog3 dog3 dog1")
    assert state.piles == piles("", "", "", "", "")
    assert state.table == cards("elephant4 dog1 dog3 dog3 dog3 dog4 dog4 cat2 mouse1")


def test_with_cascade_the_search_goes_on_to_a_value_played_once() -> None:
    state = play(CASCADE.start(5), "dog4 dog4 dog3 dog3 dog1", game=CASCADE)
    assert state.piles == piles("", "", "", "", "cat2")
    assert state.table == cards("elephant4 dog1 dog3 dog3 dog3 dog4 dog4 mouse1")


def test_one_species_may_tie_while_another_hunts() -> None:
    state = play(MAUSEN.start(3), "cat3 cat3 mouse1")
    assert state.piles == piles("", "", "elephant4")
    assert state.table == cards("dog3 cat2 cat3 cat3 mouse1 mouse1")


def test_table_cards_never_hunt() -> None:
    state = play(MAUSEN.start(3), "elephant1 elephant1 elephant1")
    assert state.piles == piles("", "", "")
    assert state.table == cards("elephant1 elephant1 elephant1 elephant4 dog3 cat2 mouse1")


def test_table_cards_neither_outrank_nor_tie_a_hunter() -> None:
    assert play(MAUSEN.start(3), "elephant1 cat1 cat1").piles[0] == cards("dog3")
    assert play(MAUSEN.start(3), "dog3 mouse1 mouse1").piles[0] == cards("cat2")


# --- what is caught ---


def test_a_hunter_takes_the_prey_of_the_table_and_of_this_round_whoever_played_it() -> None:
    state = play(MAUSEN.start(4), "dog2 elephant1 dog1 dog4")
    assert state.piles == piles("", "dog1 dog2 dog3 dog4", "", "cat2")
    assert state.table == cards("elephant1 elephant4 mouse1")


def test_a_hunter_can_be_caught_in_the_same_round() -> None:
    state = play(MAUSEN.start(3), "elephant1 dog1 cat1")
    assert state.piles == piles("dog1 dog3", "cat1 cat2", "mouse1")
    assert state.table == cards("elephant1 elephant4")


def test_tied_cards_are_caught_too() -> None:
    state = play(MAUSEN.start(3), "dog2 elephant1 dog2")
    assert state.piles == piles("", "dog2 dog2 dog3", "")
    assert state.table == cards("elephant1 elephant4 cat2 mouse1")


def test_a_hunter_without_prey_catches_nothing() -> None:
    state = play(MAUSEN.start(3), "elephant1 cat1 cat1", "elephant2 cat2 cat2")
    assert state.piles == piles("dog3", "", "")
    assert state.table == cards("elephant1 elephant2 elephant4 cat1 cat1 cat2 cat2 cat2 mouse1")


def test_a_tied_species_catches_nothing() -> None:
    state = play(MAUSEN.start(4), "elephant2 elephant2 dog1 dog1")
    assert state.piles == piles("", "", "", "")


def test_a_pile_grows_with_every_catch() -> None:
    state = play(MAUSEN.start(3), "mouse2 cat1 cat1", "elephant1 dog2 dog1")
    assert state.piles == piles("elephant4 dog1 dog2 dog3", "cat1 cat1 cat2", "")
    assert state.table == cards("elephant1 mouse1 mouse2")


def test_captures_are_reported_in_the_order_elephant_dog_cat_mouse() -> None:
    hunts = MAUSEN.hunts(cards("mouse1 cat1 dog1 elephant1"), START_CARDS)
    assert [(hunt.species, hunt.hunter, hunt.prey, hunt.caught) for hunt in hunts] == [
        ("elephant", 3, "dog", cards("dog1 dog3")),
        ("dog", 2, "cat", cards("cat1 cat2")),
        ("cat", 1, "mouse", cards("mouse1 mouse1")),
        ("mouse", 0, "elephant", cards("elephant1 elephant4")),
    ]


def test_the_round_of_the_booklet() -> None:
    """Six seats; the four rounds before it lay out the booklet's table."""
    state = play(
        MAUSEN.start(6),
        "elephant3 dog1 dog1 dog1 dog1 dog1",
        "dog3 cat1 cat1 cat1 cat1 cat1",
        "cat2 mouse1 mouse1 mouse1 mouse1 mouse1",
        "mouse2 mouse2 mouse2 mouse2 mouse2 cat2",
    )
    assert state.table == cards("elephant3 elephant4 dog3 cat2 cat2")
    after = play(state, "elephant1 dog2 cat3 cat4 mouse3 mouse3")
    assert after.table == cards("elephant1 elephant3 elephant4")
    taken = [len(new) - len(old) for new, old in zip(after.piles, state.piles, strict=True)]
    assert taken == [2, 4, 0, 2, 0, 0]
    assert after.piles[1:4] == piles("cat2 cat2 cat3 cat4", "", "mouse3 mouse3")
    hunts = MAUSEN.hunts(cards("elephant1 dog2 cat3 cat4 mouse3 mouse3"), state.table)
    assert [(hunt.card, hunt.caught) for hunt in hunts] == [
        ("elephant1", cards("dog2 dog3")),
        ("dog2", cards("cat2 cat2 cat3 cat4")),
        ("cat4", cards("mouse3 mouse3")),
        (None, ()),
    ]


# --- the empty table ---


def test_after_an_empty_table_everyone_lays_out_a_card_and_nothing_hunts() -> None:
    state = play(MAUSEN.start(4), "elephant1 dog1 cat1 mouse1")
    assert state.table == ()
    assert MAUSEN.waiting(state) == Waiting((0, 1, 2, 3))
    after = play(state, "mouse4 cat3 dog2 elephant2")
    assert after.table == cards("elephant2 dog2 cat3 mouse4")
    assert (
        after.piles
        == state.piles
        == piles("dog1 dog3", "cat1 cat2", "mouse1 mouse1", "elephant1 elephant4")
    )
    assert [len(hand) for hand in after.hands] == [14] * 4


def test_after_a_restock_comes_a_round_again() -> None:
    state = play(
        MAUSEN.start(4),
        "elephant1 dog1 cat1 mouse1",
        "dog2 dog2 dog3 dog3",
        "elephant2 elephant3 cat2 cat2",
    )
    assert state.piles[1] == cards("dog2 dog2 dog3 dog3 cat1 cat2")
    assert state.table == cards("elephant2 elephant3 cat2 cat2")


def test_a_restock_may_use_up_the_last_cards_which_belong_to_nobody() -> None:
    kept = cards("elephant1 dog1 cat1 mouse1")
    state = play_alike(MAUSEN.start(4), *[card for card in SET if card not in kept])
    state = play(
        state,
        "elephant1 dog1 cat1 mouse1",  # empties the table
        "dog1 cat1 mouse1 elephant1",  # stays on the table
        "cat1 mouse1 elephant1 dog1",  # and is caught
    )
    assert (state.table, MAUSEN.waiting(state)) == ((), Waiting((0, 1, 2, 3)))
    end = play(state, "mouse1 elephant1 dog1 cat1")
    assert end == State(((),) * 4, (None,) * 4, kept, state.piles)
    assert MAUSEN.waiting(end) == NOBODY


def test_a_last_round_that_empties_the_table_needs_no_restock() -> None:
    kept = cards("elephant1 dog1 cat1 mouse1 mouse4")
    state = play_alike(MAUSEN.start(4), *[card for card in SET if card not in kept])
    state = play(state, "elephant1 dog1 cat1 mouse1", "dog1 cat1 mouse1 elephant1")
    state = play_alike(play(state, "cat1 mouse1 elephant1 dog1"), "mouse4")
    end = play(state, "mouse1 elephant1 dog1 cat1")
    assert end.table == ()
    assert MAUSEN.waiting(end) == NOBODY
    assert sum(card.value for pile in end.piles for card in pile) == 4 * 40 + 10


def test_with_three_players_the_table_never_empties() -> None:
    for played in itertools.product(("elephant1", "dog1", "cat1", "mouse1"), repeat=3):
        assert choose(MAUSEN, MAUSEN.start(3), played).table


def test_the_table_empties_exactly_when_all_four_species_hunt() -> None:
    some = [f"{species}{value}" for species in SPECIES for value in (1, 2)]
    for played in itertools.product(some, repeat=4):
        state = choose(MAUSEN, MAUSEN.start(4), played)
        species = {card[:-1] for card in played}
        assert (not state.table) == (len(species) == 4)

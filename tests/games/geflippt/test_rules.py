import pytest

from mauseloch.core.game import A_DRAW, Waiting
from mauseloch.core.options import Option
from mauseloch.games import package
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, MICE
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import Reaction
from tests.games.folding import fold
from tests.games.geflippt.positions import (
    GAME,
    NONE,
    ONE,
    TWO,
    cards,
    counts,
    piles,
    position,
    rest,
)

PASSES = ("1 pass @1900", "2 pass @2000")
PROTECTED = position(cheese="emmental")
UNPROTECTED = position()


def test_the_package_offers_the_rules() -> None:
    assert package("geflippt").rules is Geflippt
    assert (GAME.name, GAME.version, GAME.seats) == ("geflippt", 1, range(2, 7))


def test_the_options_describe_themselves() -> None:
    assert GAME.options == (
        Option("window_ms", 8000, range(1000, 60_001)),
        Option("photo_finish_ms", 30, range(501)),
    )


# Set-up


@pytest.mark.parametrize("seats", [2, 6])
def test_a_match_begins_with_three_full_stacks(seats: int) -> None:
    state = GAME.start(seats)
    assert counts(state) == (sorted(CLOTHES), sorted(MICE), sorted(CHEESES))
    assert (len(state.draw), len(state.unseen), len(state.cheese_stack)) == (58, 32, 9)
    assert state.hands == ((),) * seats
    assert GAME.waiting(state) == A_DRAW
    assert GAME.outcome(state) is None


def test_the_first_revealer_is_drawn() -> None:
    state = GAME.start(3)
    assert GAME.odds(state) == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert fold(GAME, state, "chance first 2").revealer == 2


def test_pieces_are_dealt_by_how_many_of_them_are_left() -> None:
    state = fold(GAME, GAME.start(2), "chance first 0")
    assert GAME.odds(state) == {piece: CLOTHES.count(piece) for piece in CLOTHES}
    state = fold(GAME, state, "chance ring-red", "chance hat-white", "chance ring-red")
    assert state.hands == (("hat-white", "ring-red", "ring-red"), ())
    assert state.draw == rest(CLOTHES, state.hands[0])
    assert GAME.odds(state)["hat-white"] == 2
    assert "ring-red" not in GAME.odds(state)


def test_everyone_is_dealt_seven_in_order_and_then_a_cheese_is_turned_up() -> None:
    state = fold(GAME, GAME.start(2), "chance first 1")
    state = fold(GAME, state, *(f"chance {piece}" for piece in TWO.split()))
    assert state.hands == (cards(TWO), ())
    state = fold(GAME, state, *(f"chance {piece}" for piece in ONE.split()))
    assert GAME.odds(state) == dict.fromkeys(CHEESES, 1)
    state = fold(GAME, state, "chance gouda")
    assert state == position(TWO, ONE, mouse=None, revealer=1, since_ms=0)
    assert GAME.odds(state) == {}
    assert GAME.waiting(state) == Waiting((1,), since_ms=0, deadline_ms=3000)


# Reveal


def test_only_the_revealer_turns_up_the_top_mouse() -> None:
    state = position(mouse=None, revealer=1)
    assert [list(GAME.legal(state, seat)) for seat in range(3)] == [[], ["reveal"], []]
    state = fold(GAME, state, "1 reveal @1500")
    assert GAME.odds(state) == dict.fromkeys(MICE, 1)
    assert GAME.waiting(state) == A_DRAW
    assert fold(GAME, state, "chance mouse1") == position(revealer=1, since_ms=1500)


@pytest.mark.parametrize("at_ms", [1000, 4000])
def test_the_revealer_may_reveal_from_the_settlement_up_to_the_end_of_the_pause(at_ms: int) -> None:
    state = fold(GAME, position(mouse=None), f"0 reveal @{at_ms}", "chance mouse1")
    assert state.since_ms == at_ms


@pytest.mark.parametrize("at_ms", [4000, 4321])
def test_a_dawdling_revealer_is_helped_by_the_clock(at_ms: int) -> None:
    state = position(mouse=None, revealer=2)
    assert GAME.waiting(state) == Waiting((2,), since_ms=1000, deadline_ms=4000)
    state = fold(GAME, state, f"clock @{at_ms}", "chance mouse1")
    assert state == position(revealer=2, since_ms=at_ms)


def test_everybody_the_revealer_too_may_react_until_the_window_closes() -> None:
    assert GAME.waiting(UNPROTECTED) == Waiting(
        (0, 1, 2), since_ms=1000, guess_ms=100, deadline_ms=9000
    )
    assert Geflippt(window_ms=1234).waiting(UNPROTECTED).deadline_ms == 2234


def test_only_a_reaction_can_be_a_guess() -> None:
    between = position(mouse=None)
    drawing = fold(GAME, between, "0 reveal @1500")
    over = position(mouse=None, caught=(tuple(MICE), (), ()))
    states = [UNPROTECTED, PROTECTED, between, drawing, over, GAME.start(2)]
    assert [GAME.waiting(state).guess_ms for state in states] == [100, 100, 0, 0, 0, 0]


def test_a_mouse_is_protected_if_its_cheese_is_the_one_face_up() -> None:
    assert PROTECTED.protected
    assert not UNPROTECTED.protected
    assert not position(mouse=None, cheese="emmental").protected


def test_legal_are_a_whack_with_each_piece_an_attack_and_a_pass() -> None:
    hand = "hat-white hat-white glasses-black scarf-orange tie-blue shirt-white belt-brown"
    assert list(GAME.legal(position(hand, ONE), 0)) == [
        "whack hat-white",
        "whack glasses-black",
        "whack scarf-orange",
        "whack tie-blue",
        "whack shirt-white",
        "whack belt-brown",
        "attack",
        "pass",
    ]


def test_an_attack_needs_at_least_one_card() -> None:
    out = rest(CLOTHES, cards(ONE), cards("hat-white"))
    state = position("", ONE, "hat-white", face_up=(out, (), ()))
    assert list(GAME.legal(state, 0)) == ["pass"]
    assert list(GAME.legal(state, 2)) == ["whack hat-white", "attack", "pass"]


def test_each_player_reacts_once() -> None:
    state = fold(GAME, UNPROTECTED, "1 pass @1500")
    assert state.reactions == (None, Reaction("pass", 1500), None)
    assert GAME.waiting(state) == Waiting((0, 2), since_ms=1000, guess_ms=100, deadline_ms=9000)
    assert list(GAME.legal(state, 1)) == []


def test_a_card_being_played_counts_as_in_the_hand_until_it_is_judged() -> None:
    state = fold(GAME, UNPROTECTED, "0 whack hat-white @1500")
    assert state == UNPROTECTED._replace(reactions=(Reaction("whack hat-white", 1500), None, None))


def test_no_reaction_is_leaving_it_alone() -> None:
    assert (UNPROTECTED.kind(0), UNPROTECTED.right(0), UNPROTECTED.whacked(0)) == (
        "pass",
        False,
        (),
    )


# The table of reactions: each by the fastest seat, before refilling


def test_an_unprotected_whack_with_a_worn_piece_takes_the_mouse() -> None:
    state = fold(GAME, UNPROTECTED, "0 whack hat-white @1500", *PASSES)
    hand = TWO.removeprefix("hat-white ")
    settled = position(
        hand, ONE, NONE, mouse=None, since_ms=2000, discard=["hat-white"],
        caught=piles("mouse1", "", ""),
    )  # fmt: skip
    assert state._replace(tasks=(), reactions=(None,) * 3) == settled
    assert GAME.odds(state) == {piece: settled.draw.count(piece) for piece in settled.draw}
    assert fold(GAME, state, "chance hat-white") == position(
        mouse=None, since_ms=2000, discard=["hat-white"], caught=piles("mouse1", "", "")
    )


def test_an_unprotected_whack_with_a_piece_not_worn_becomes_laundry_face_up() -> None:
    state = fold(GAME, UNPROTECTED, "0 whack tie-blue @1500", *PASSES, "chance socks-red")
    assert state == position(
        "hat-white glasses-black scarf-orange shirt-white belt-brown socks-red socks-red",
        ONE,
        NONE,
        mouse=None,
        since_ms=2000,
        face_up=piles("tie-blue", "", ""),
        bottom=["mouse1"],
    )


def test_an_unprotected_attack_with_nothing_worn_takes_the_mouse_and_keeps_the_hand() -> None:
    state = fold(GAME, UNPROTECTED, "2 attack @1500", "0 pass @1600", "1 pass @1700")
    assert state == position(mouse=None, revealer=2, since_ms=1700, caught=piles("", "", "mouse1"))


def test_an_unprotected_attack_with_pieces_worn_lays_them_all_one_face_down() -> None:
    state = fold(GAME, UNPROTECTED, "0 attack @1500", *PASSES)
    assert state.face_down == piles("hat-white", "", "")
    assert state.face_up == piles("shirt-white", "", "")
    assert fold(GAME, state, "chance ring-blue", "chance hat-white") == position(
        "hat-white glasses-black scarf-orange tie-blue belt-brown socks-red ring-blue",
        ONE,
        NONE,
        mouse=None,
        since_ms=2000,
        face_down=piles("hat-white", "", ""),
        face_up=piles("shirt-white", "", ""),
        bottom=["mouse1"],
    )


def test_a_failed_attack_lays_every_copy_of_a_worn_piece() -> None:
    hand = "hat-white hat-white glasses-black scarf-orange tie-blue shirt-white belt-brown"
    state = fold(GAME, position(hand, ONE), "0 attack @1500", "1 pass @1600")
    assert state.face_down == piles("hat-white", "")
    assert state.face_up == piles("hat-white shirt-white", "")
    assert state.hands[0] == cards("glasses-black scarf-orange tie-blue belt-brown")


@pytest.mark.parametrize("piece", ["hat-white", "tie-blue"])
def test_a_protected_whack_takes_the_cheese_and_the_card_goes_back(piece: str) -> None:
    state = fold(GAME, PROTECTED, f"0 whack {piece} @1500", *PASSES)
    assert GAME.odds(state) == dict.fromkeys(rest(CHEESES, ["emmental"]), 1)
    assert fold(GAME, state, "chance gouda") == position(
        mouse=None, since_ms=2000, cheeses=piles("emmental", "", ""), bottom=["mouse1"]
    )


def test_a_protected_attack_with_nothing_worn_takes_the_cheese_and_keeps_the_hand() -> None:
    state = fold(GAME, PROTECTED, "2 attack @1500", "0 pass @1600", "1 pass @1700", "chance feta")
    assert state == position(
        mouse=None,
        cheese="feta",
        revealer=2,
        since_ms=1700,
        cheeses=piles("", "", "emmental"),
        bottom=["mouse1"],
    )


def test_a_protected_attack_with_pieces_worn_gives_laundry_and_the_cheese() -> None:
    state = fold(GAME, PROTECTED, "0 attack @1500", *PASSES)
    assert state._replace(tasks=(), reactions=(None,) * 3) == position(
        "glasses-black scarf-orange tie-blue belt-brown socks-red",
        ONE,
        NONE,
        mouse=None,
        cheese=None,
        since_ms=2000,
        cheeses=piles("emmental", "", ""),
        face_down=piles("hat-white", "", ""),
        face_up=piles("shirt-white", "", ""),
        bottom=["mouse1"],
    )
    state = fold(GAME, state, "chance feta", "chance ring-blue", "chance hat-white")
    assert (state.cheese, len(state.hands[0]), state.tasks) == ("feta", 7, ())


@pytest.mark.parametrize("cheese", ["gouda", "emmental"])
def test_if_nobody_reacts_the_mouse_goes_under_the_stack_and_the_cheese_stays(cheese: str) -> None:
    state = fold(GAME, position(cheese=cheese, bottom=["mouse5"], revealer=1), "clock @9000")
    assert state == position(
        mouse=None, cheese=cheese, since_ms=9000, bottom=["mouse5", "mouse1"], revealer=1, idle=1
    )


def test_passes_are_no_reactions() -> None:
    state = fold(GAME, position(idle=4, revealer=1), "0 pass @1100", *PASSES)
    assert state == position(mouse=None, since_ms=2000, bottom=["mouse1"], revealer=1, idle=5)


def test_any_reaction_ends_a_row_of_idle_reveals() -> None:
    state = fold(GAME, position(idle=4), "2 attack @1500", "clock @9000")
    assert state.idle == 0


# After judging


def test_whoever_took_something_reveals_the_next_mouse() -> None:
    state = fold(GAME, position(revealer=0), "2 attack @1500", "clock @9000")
    assert GAME.waiting(state) == Waiting((2,), since_ms=9000, deadline_ms=12000)


def test_the_judged_seat_and_no_other_refills_after_its_discard() -> None:
    """Seat 1 is short as the piles ran out; the discarded hat lets only seat 0 draw."""
    short = "hat-blue glasses-white"
    laundry = rest(CLOTHES, cards(TWO), cards(short), cards(NONE))
    state = position(TWO, short, NONE, face_up=(laundry, (), ()))
    assert state.draw == ()
    state = fold(GAME, state, "0 whack hat-white @1500", "1 whack hat-blue @1600", "2 pass @1700")
    assert (state.draw, state.discard) == (("hat-white",), ())
    assert GAME.odds(state) == {"hat-white": 1}
    state = fold(GAME, state, "chance hat-white")
    assert state.hands == piles(TWO, short, NONE)
    assert GAME.waiting(state).seats == (0,)


def test_an_empty_draw_pile_is_refilled_by_shuffling_the_discards() -> None:
    discard = rest(CLOTHES, cards(TWO), cards(ONE), cards(NONE))
    state = position(discard=discard[::-1])
    assert state.draw == ()
    state = fold(GAME, state, "0 whack tie-blue @1500", *PASSES)
    assert (state.draw, state.discard) == (discard, ())
    assert GAME.odds(state) == {piece: discard.count(piece) for piece in discard}


def test_discards_wait_until_a_draw_finds_the_pile_empty() -> None:
    discard = rest(CLOTHES, cards(TWO), cards(ONE), cards(NONE))[:-1]
    state = fold(GAME, position(discard=discard), "0 whack hat-white @1500", *PASSES)
    assert (state.draw, state.discard) == (("ring-blue",), (*discard, "hat-white"))
    state = fold(GAME, state, "chance ring-blue")
    assert (state.draw, state.discard) == ((), (*discard, "hat-white"))


def test_if_both_piles_are_empty_the_hand_stays_short() -> None:
    laundry = rest(CLOTHES, cards(TWO), cards(ONE), cards(NONE))
    state = fold(GAME, position(face_up=((), laundry, ())), "0 whack tie-blue @1500", *PASSES)
    hand = "hat-white glasses-black scarf-orange shirt-white belt-brown socks-red"
    assert state == position(
        hand, ONE, NONE, mouse=None, since_ms=2000, bottom=["mouse1"],
        face_up=(("tie-blue",), laundry, ()),
    )  # fmt: skip
    assert GAME.waiting(state).seats == (0,)


def test_mice_put_under_the_stack_come_up_last_and_in_order() -> None:
    caught = piles(" ".join(f"mouse{number}" for number in range(3, 33)), "", "")
    state = position(mouse=None, caught=caught, bottom=["mouse2", "mouse1"])
    state = fold(GAME, state, "0 reveal @1500")
    assert state == position(mouse="mouse2", caught=caught, bottom=["mouse1"], since_ms=1500)


# Ban

TWO_DOWN = piles("ring-blue socks-white", "", "")
THREE_DOWN = piles("ring-red ring-blue socks-white", "", "")


def test_two_failed_attacks_are_no_ban() -> None:
    state = position(face_down=TWO_DOWN)
    assert not state.banned(0)
    assert "attack" in GAME.legal(state, 0)


def test_the_third_failed_attack_bans_from_attacking() -> None:
    state = fold(GAME, position(face_down=TWO_DOWN), "0 attack @1500", *PASSES)
    assert state.face_down[0] == ("ring-blue", "socks-white", "hat-white")
    assert [state.banned(seat) for seat in range(3)] == [True, False, False]


def test_a_banned_seat_may_still_whack_and_pass() -> None:
    legal = GAME.legal(position(face_down=THREE_DOWN), 0)
    assert list(legal) == [*(f"whack {piece}" for piece in cards(TWO)), "pass"]


def test_a_banned_seat_keeps_its_reaction() -> None:
    state = position(face_down=THREE_DOWN)
    assert fold(GAME, state, "0 whack hat-white @1500").reactions[0] == Reaction(
        "whack hat-white", 1500
    )


def test_a_failed_protected_attack_counts_for_the_ban() -> None:
    state = position(cheese="emmental", face_down=TWO_DOWN)
    assert fold(GAME, state, "0 attack @1500", *PASSES).banned(0)


def test_wrong_whacks_never_ban() -> None:
    state = position(face_up=THREE_DOWN)
    assert not state.banned(0)

"""Deals of Mausgeflippt that fit what a seat was told.

The matches are scripted: their first inputs are chance outcomes, so every card is known.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, MICE
from mauseloch.games.geflippt.state import Reaction, State
from mauseloch.games.geflippt.view import CheeseTurned, MouseRevealed, News, View
from tests.games.geflippt.positions import GAME, NONE, ONE, TWO, cards, counts, position, rest

T = TypeVar("T")
MatchOf = Match[State, View, News]


def played(*inputs: str, cheese: str = "gouda") -> MatchOf:
    """A three-player match with the usual hands, starting when mouse1 is revealed at 1000 ms."""
    dealt = [f"chance {piece}" for piece in cards(f"{TWO} {ONE} {NONE}")]
    opening = ["chance first 0", *dealt, f"chance {cheese}", "0 reveal @1000", "chance mouse1"]
    return Match(GAME, 3, seed=1, inputs=map(Input.parse, [*opening, *inputs]))


def imagined(match: MatchOf, seat: int | None, times: int = 40) -> Sequence[State]:
    """Many deals, each checked to match the seat's view and to contain every card."""
    rng = Random(3)
    deals = [GAME.imagine(match.view(seat), match.log(seat), rng) for _ in range(times)]
    for deal in deals:
        assert counts(deal) == (sorted(CLOTHES), sorted(MICE), sorted(CHEESES))
        assert GAME.view(deal, seat) == match.view(seat)
    return deals


def test_the_own_hand_is_kept_and_the_others_are_dealt_anew() -> None:
    deals = imagined(played(), 0)
    assert {deal.hands[0] for deal in deals} == {cards(TWO)}
    assert len({deal.hands[1] for deal in deals}) == len({deal.draw for deal in deals}) == 40
    assert {len(deal.hands[2]) for deal in deals} == {7}


def test_a_spectator_knows_no_hand() -> None:
    deals = imagined(played(), None)
    assert all(len({deal.hands[seat] for deal in deals}) == 40 for seat in range(3))


def test_hidden_hands_and_piles_are_sorted() -> None:
    for deal in imagined(played(), None, 5):
        for pile in (*deal.hands, deal.draw):
            assert list(pile) == sorted(pile, key=CLOTHES.index)


def test_hidden_pieces_are_dealt_evenly() -> None:
    """The second seat's blue hat may be anywhere the first seat cannot see."""
    deals = imagined(played(), 0, 3000)
    held = Counter(piece for deal in deals for piece in deal.hands[1])
    copies = Counter(rest(CLOTHES, cards(TWO)))
    for piece, times in copies.items():
        assert held[piece] == pytest.approx(3000 * 7 * times / 51, rel=0.15)


def test_the_rest_of_the_state_is_what_was_told() -> None:
    match = played("clock @9000", "0 reveal @9100", "chance mouse9")
    for deal in imagined(match, 1, 3):
        assert deal == match.state._replace(hands=deal.hands, draw=deal.draw)
    assert match.state.bottom == ("mouse1",)
    assert match.state.idle == 1


def test_a_shown_hand_is_kept_less_the_pieces_that_left_it() -> None:
    match = played("0 attack @1500", "clock @9000", "chance ring-blue", "chance tie-yellow")
    kept = Counter(cards(TWO)) - Counter(["hat-white", "shirt-white"])
    deals = imagined(match, 1)
    assert all(kept <= Counter(deal.hands[0]) for deal in deals)
    assert len({deal.hands[0] for deal in deals}) > 10
    assert any("hat-white" not in deal.hands[0] for deal in deals)  # the one laid face down
    assert any("shirt-white" not in deal.hands[0] for deal in deals)
    assert {deal.hands[0] for deal in imagined(match, 0)} == {match.state.hands[0]}


def test_a_shown_hand_loses_a_piece_that_is_discarded() -> None:
    match = played(
        "2 attack @1500",
        "clock @9000",
        "2 reveal @10000",
        "chance mouse21",  # wears dress-red
        "2 whack dress-red @10500",
        "clock @18000",
        "chance ring-red",
    )
    kept = Counter(cards(NONE)) - Counter(["dress-red"])
    deals = imagined(match, 0)
    assert all(kept <= Counter(deal.hands[2]) for deal in deals)
    assert any(deal.hands[2].count("dress-red") == 0 for deal in deals)


def test_a_shown_hand_forgets_only_one_copy() -> None:
    """A piece that was never shown doesn't affect what is known of the hand when it is laid."""
    match = played("0 whack tie-blue @1500", "clock @9000", "chance ring-blue")
    deals = imagined(match, 1)
    assert len({deal.hands[0] for deal in deals}) == 40
    assert all(deal.face_up == (("tie-blue",), (), ()) for deal in deals)


def test_a_card_that_was_taken_back_is_kept() -> None:
    match = played("0 whack tie-blue @1500", "clock @9000", "chance feta", cheese="emmental")
    assert all("tie-blue" in deal.hands[0] for deal in imagined(match, 1))
    assert any("hat-white" not in deal.hands[0] for deal in imagined(match, 1))


def test_a_card_taken_back_twice_is_one_card() -> None:
    match = played(
        "0 whack tie-blue @1500",
        "clock @9000",
        "chance feta",
        "0 reveal @9100",
        "chance mouse29",  # carries feta
        "0 whack tie-blue @9500",
        "clock @17100",
        "chance edam",
        cheese="emmental",
    )
    deals = imagined(match, 1, 200)
    assert {deal.hands[0].count("tie-blue") for deal in deals} == {1, 2}
    assert {deal.cheese_stack for deal in deals} == {rest(CHEESES, ["emmental", "feta", "edam"])}


def test_a_mouse_caught_from_the_stack_is_not_in_it_any_more() -> None:
    match = played(
        "2 attack @1500",
        "0 whack hat-white @1510",
        "clock @9000",
        "chance mouse20",
        "chance ring-blue",
    )
    for deal in imagined(match, 1, 5):
        assert deal.unseen == rest(MICE, ["mouse1", "mouse20"])
        assert deal.caught == (("mouse20",), (), ("mouse1",))


def test_the_order_under_the_stack_is_kept() -> None:
    match = played()
    match.expire()
    while match.state.unseen or match.state.mouse:  # reveal every mouse once, with no reactions
        match.expire()
    assert match.state.idle == 32
    order = match.state.bottom
    match.expire()
    (deal,) = imagined(match, 2, 1)
    assert (deal.mouse, deal.bottom, deal.unseen) == (order[0], order[1:], ())
    assert deal.idle == 32


def test_a_reaction_ends_the_row_of_idle_reveals() -> None:
    match = played("clock @9000", "0 reveal @9100", "chance mouse6")
    match.play(0, "whack hat-white", 9500)
    match.expire()
    assert [deal.idle for deal in imagined(match, 1, 1)] == [0]


def test_the_own_open_reaction_is_kept() -> None:
    match = played("0 whack hat-white @1500")
    for deal in imagined(match, 0, 3):
        assert deal.reactions == (Reaction("whack hat-white", 1500), None, None)


def test_the_own_reaction_says_nothing_about_that_of_another() -> None:
    deals = imagined(played("0 whack hat-white @1500", "1 pass @1600"), 0)
    assert {deal.reactions[0] for deal in deals} == {Reaction("whack hat-white", 1500)}
    assert len({deal.reactions[1] for deal in deals}) > 10


def test_the_open_reaction_of_another_may_be_anything_that_hand_allows() -> None:
    deals = imagined(played("0 pass @1500"), 1, 400)
    kinds = Counter(deal.kind(0) for deal in deals)
    assert set(kinds) == {"whack", "attack", "pass"}
    assert all(set(deal.whacked(0)) <= set(deal.hands[0]) for deal in deals)
    times = [deal.reactions[0].at_ms for deal in deals if deal.reactions[0]]
    assert len(times) == 400
    assert 1100 <= min(times) < 1200
    assert 8900 < max(times) <= 9000


class _Extremes:
    """A generator that always picks the first option, or always the last."""

    def __init__(self, place: int) -> None:
        self.place = place

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        return list(population)[:k]

    def choice(self, seq: Sequence[T]) -> T:
        return seq[self.place]


@pytest.mark.parametrize(
    ("place", "reaction"), [(0, Reaction("pass", 1100)), (-1, Reaction("attack", 9000))]
)
def test_an_imagined_reaction_is_no_guess_and_never_late(place: int, reaction: Reaction) -> None:
    match = played("0 pass @1500")
    deal = GAME.imagine(match.view(1), match.log(1), _Extremes(place))
    assert deal.reactions == (reaction, None, None)


@pytest.mark.parametrize(
    ("hand", "action"), [("", "pass"), ("ring-red", "attack")], ids=["no card", "one card"]
)
def test_an_attack_is_imagined_only_with_a_card_in_the_hand(hand: str, action: str) -> None:
    """Almost all clothes are laundry: the piles are empty, and the first hand nearly so."""
    laundry = rest(CLOTHES, cards(hand), cards(ONE))
    state = position(hand, ONE, face_up=((), laundry), reactions=[Reaction("pass", 1500), None])
    log: list[News] = [CheeseTurned("gouda"), MouseRevealed(0, MICE["mouse1"], False, 1000, 9000)]
    deal = GAME.imagine(GAME.view(state, 1), log, _Extremes(-1))
    assert deal == state._replace(reactions=(Reaction(action, 9000), None))


def test_a_banned_seat_is_not_imagined_attacking() -> None:
    match = played()
    for _ in range(3):  # seat 0 attacks until it is banned, however long that takes
        while not match.state.worn(match.state.hands[0]) or match.state.protected:
            match.expire()
        match.play(0, "attack", match.waiting.since_ms + 500)
        match.expire()
    assert match.state.banned(0)
    while match.state.mouse is None:
        match.expire()
    match.play(0, "pass", match.waiting.since_ms + 500)
    deals = imagined(match, 1, 200)
    assert {deal.kind(0) for deal in deals} == {"whack", "pass"}


def test_after_the_end_there_is_nothing_left_to_imagine_but_the_hands() -> None:
    match = played()
    while match.outcome is None:
        match.expire()
    for seat in (0, 1, 2, None):
        (deal,) = imagined(match, seat, 1)
        assert GAME.outcome(deal) == match.outcome

"""What the seats are told of Mausgeflippt, and what stays hidden."""

import pytest

from mauseloch.core.game import Ended, Outcome
from mauseloch.games.geflippt.deck import CLOTHES, MICE
from mauseloch.games.geflippt.state import Reaction
from mauseloch.games.geflippt.view import (
    Banned,
    CheeseTaken,
    CheeseTurned,
    Dealt,
    Discarded,
    DrawnFaster,
    Finish,
    FirstRevealer,
    HandShown,
    Judged,
    LaundryLaid,
    MouseCaught,
    MouseRevealed,
    MouseUnder,
    Raced,
    Reacted,
    Reshuffled,
    TakenBack,
    View,
)
from tests.games.folding import fold, told
from tests.games.geflippt.positions import (
    BAG,
    GAME,
    HAT,
    NONE,
    ONE,
    TWO,
    all_told,
    cards,
    piles,
    position,
    rest,
)

MOUSE = MICE["mouse1"]
CLOSE = "clock @9000"


# Views


@pytest.mark.parametrize(
    ("seat", "hand", "reaction", "reaction_ms"),
    [(0, TWO, "attack", 500), (1, ONE, None, None), (None, "", None, None)],
    ids=["owner", "other", "spectator"],
)
def test_a_hand_and_an_open_reaction_are_seen_by_their_owner_only(
    seat: int | None, hand: str, reaction: str | None, reaction_ms: int | None
) -> None:
    state = position(
        cheese="emmental",
        revealer=2,
        discard=["ring-red", "bag-green"],
        face_up=piles("", "socks-white", ""),
        face_down=piles("", "shirt-black scarf-orange dress-yellow", "ring-blue"),
        caught=piles("mouse2 mouse3", "", "mouse4"),
        cheeses=piles("", "gouda", ""),
        bottom=["mouse5"],
        reactions=[Reaction("attack", 1500), None, None],
    )
    assert GAME.view(state, seat) == View(
        seat=seat,
        hand=cards(hand),
        hand_size=(7, 7, 7),
        draw_size=30,
        discard=("ring-red", "bag-green"),
        face_up=piles("", "socks-white", ""),
        face_down=piles("", "shirt-black scarf-orange dress-yellow", "ring-blue"),
        banned=(False, True, False),
        mice_left=28,
        mouse=MOUSE,
        protected=True,
        caught=piles("mouse2 mouse3", "", "mouse4"),
        cheese="emmental",
        cheeses_left=7,
        cheeses=piles("", "gouda", ""),
        revealer=2,
        reacted=(True, False, False),
        reaction=reaction,
        reaction_ms=reaction_ms,
        since_ms=1000,
        deadline_ms=9000,
        scores=(2, -6, 0),
    )


def test_the_view_between_two_mice() -> None:
    view = GAME.view(position(mouse=None, revealer=2), 0)
    assert (view.mouse, view.protected, view.revealer) == (None, False, 2)
    assert (view.since_ms, view.deadline_ms) == (1000, 4000)
    assert (view.mice_left, view.cheeses_left, view.draw_size) == (32, 8, 37)
    assert (view.reacted, view.reaction) == ((False, False, False), None)


def test_the_view_before_anything_is_dealt() -> None:
    view = GAME.view(GAME.start(2), 0)
    assert (view.hand, view.hand_size, view.draw_size) == ((), (0, 0), 58)
    assert (view.cheese, view.cheeses_left, view.revealer) == (None, 9, None)
    assert view.deadline_ms is None


# News of the set-up and the reveal


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_hears_who_reveals_first(seat: int | None) -> None:
    assert told(GAME, GAME.start(2), "chance first 1", seat) == [FirstRevealer(1)]


@pytest.mark.parametrize(("seat", "piece"), [(0, "hat-white"), (1, None), (None, None)])
def test_only_the_owner_sees_a_dealt_piece(seat: int | None, piece: str | None) -> None:
    state = fold(GAME, GAME.start(2), "chance first 1")
    assert told(GAME, state, "chance hat-white", seat) == [Dealt(0, piece)]


def test_everybody_sees_the_cheese_turned_up() -> None:
    state = fold(GAME, GAME.start(2), "chance first 1")
    state = fold(GAME, state, *(f"chance {piece}" for piece in (TWO + " " + ONE).split()))
    assert told(GAME, state, "chance feta") == [CheeseTurned("feta")]


@pytest.mark.parametrize(("cheese", "protected"), [("gouda", False), ("emmental", True)])
def test_the_mouse_is_told_when_it_is_revealed_and_not_before(cheese: str, protected: bool) -> None:
    state = position(mouse=None, cheese=cheese)
    assert told(GAME, state, "0 reveal @1500") == []
    state = fold(GAME, state, "0 reveal @1500")
    assert told(GAME, state, "chance mouse1", 1) == [MouseRevealed(0, MOUSE, protected, 1500, 9500)]


def test_a_mouse_from_under_the_stack_is_revealed_at_once() -> None:
    caught = (rest(MICE, ["mouse1", "mouse2"]), (), ())
    state = position(mouse=None, caught=caught, bottom=["mouse1", "mouse2"])
    assert told(GAME, state, "clock @4000") == [MouseRevealed(0, MOUSE, False, 4000, 12000)]


@pytest.mark.parametrize("put", ["2 reveal @4000", "clock @4000"], ids=["by hand", "by the clock"])
def test_a_mouse_is_told_with_who_revealed_it_even_if_the_clock_helped(put: str) -> None:
    state = position(mouse=None, revealer=2)
    assert all_told(state, put, "chance mouse1") == [MouseRevealed(2, MOUSE, False, 4000, 12000)]


# News of the race


@pytest.mark.parametrize(
    ("seat", "news"),
    [
        (1, Reacted(1, "whack jacket-white", 500)),
        (0, Reacted(1, None, None)),
        (None, Reacted(1, None, None)),
    ],
)
def test_only_its_owner_knows_an_open_reaction(seat: int | None, news: Reacted) -> None:
    assert told(GAME, position(), "1 whack jacket-white @1500", seat) == [news]


def test_when_nobody_reacts_the_mouse_goes_under() -> None:
    state = fold(GAME, position(), "0 pass @1200")
    assert told(GAME, state, CLOSE) == [Raced(()), MouseUnder(MOUSE)]


def test_those_who_pass_or_do_not_answer_are_left_out_of_the_times() -> None:
    state = fold(GAME, position(), "0 pass @1200", "2 attack @1500")
    assert told(GAME, state, CLOSE)[0] == Raced((Finish(2, "attack", 500),))


def test_a_right_whack() -> None:
    news = all_told(
        position(), "0 whack hat-white @1500", "1 attack @1540", "2 pass @1400", "chance ring-blue"
    )
    assert news == [
        Reacted(0, None, None),
        Reacted(1, None, None),
        Reacted(2, None, None),
        Raced((Finish(0, "whack", 500), Finish(1, "attack", 540))),
        Judged(0, 1, "whack hat-white", 500, 40, 0, right=True, protected=False),
        MouseCaught(0, MOUSE, from_stack=False),
        Discarded(0, "hat-white"),
        Dealt(0, None),
    ]


def test_a_wrong_whack() -> None:
    state = fold(GAME, position(), "0 whack tie-blue @1500")
    assert told(GAME, state, CLOSE, 2) == [
        Raced((Finish(0, "whack", 500),)),
        Judged(0, 1, "whack tie-blue", 500, None, 0, right=False, protected=False),
        LaundryLaid(0, ("tie-blue",), None),
        MouseUnder(MOUSE),
    ]


def test_a_right_attack_shows_the_hand() -> None:
    state = fold(GAME, position(), "2 attack @1500")
    assert told(GAME, state, CLOSE, 0) == [
        Raced((Finish(2, "attack", 500),)),
        Judged(2, 1, "attack", 500, None, 0, right=True, protected=False),
        HandShown(2, cards(NONE)),
        MouseCaught(2, MOUSE, from_stack=False),
    ]


def test_a_wrong_attack_shows_the_hand_and_which_piece_lies_face_down() -> None:
    state = fold(GAME, position(), "0 attack @1500")
    assert told(GAME, state, CLOSE, 1) == [
        Raced((Finish(0, "attack", 500),)),
        Judged(0, 1, "attack", 500, None, 0, right=False, protected=False),
        HandShown(0, cards(TWO)),
        LaundryLaid(0, ("shirt-white",), "hat-white"),
        MouseUnder(MOUSE),
    ]


@pytest.mark.parametrize(
    ("down", "banned"),
    [("ring-blue", []), ("ring-blue socks-white", [Banned(0)])],
    ids=["second", "third"],
)
def test_the_third_failed_attack_is_told_as_a_ban(down: str, banned: list[Banned]) -> None:
    state = fold(GAME, position(face_down=piles(down, "", "")), "0 attack @1500")
    assert told(GAME, state, CLOSE)[3:] == [
        LaundryLaid(0, ("shirt-white",), "hat-white"),
        *banned,
        MouseUnder(MOUSE),
    ]


def test_a_ban_is_told_once() -> None:
    state = position(face_down=piles("ring-red ring-blue socks-white", "", ""))
    news = all_told(state, "0 whack tie-blue @1500", CLOSE)
    assert Banned(0) not in news
    assert news[-2:] == [LaundryLaid(0, ("tie-blue",), None), MouseUnder(MOUSE)]


@pytest.mark.parametrize(("piece", "right"), [("hat-white", True), ("tie-blue", False)])
def test_a_protected_whack(piece: str, right: bool) -> None:
    state = position(cheese="emmental")
    assert all_told(state, f"0 whack {piece} @1500", CLOSE, "chance feta")[1:] == [
        Raced((Finish(0, "whack", 500),)),
        Judged(0, 1, f"whack {piece}", 500, None, 0, right=right, protected=True),
        CheeseTaken(0, "emmental"),
        TakenBack(0, piece),
        MouseUnder(MOUSE),
        CheeseTurned("feta"),
    ]


def test_a_protected_attack_with_pieces_worn() -> None:
    state = position(cheese="emmental")
    news = all_told(state, "1 attack @1500", CLOSE, "chance feta", "chance ring-blue", seat=1)
    assert news == [
        Reacted(1, "attack", 500),
        Raced((Finish(1, "attack", 500),)),
        Judged(1, 1, "attack", 500, None, 0, right=False, protected=True),
        HandShown(1, cards(ONE)),
        CheeseTaken(1, "emmental"),
        LaundryLaid(1, (), "jacket-white"),
        MouseUnder(MOUSE),
        CheeseTurned("feta"),
        Dealt(1, "ring-blue"),
    ]


def test_a_protected_attack_with_nothing_worn() -> None:
    state = fold(GAME, position(cheese="emmental"), "2 attack @1500")
    assert told(GAME, state, CLOSE) == [
        Raced((Finish(2, "attack", 500),)),
        Judged(2, 1, "attack", 500, None, 0, right=True, protected=True),
        HandShown(2, cards(NONE)),
        CheeseTaken(2, "emmental"),
        MouseUnder(MOUSE),
    ]


def test_a_reshuffle_is_told_with_its_number_of_cards() -> None:
    discard = rest(CLOTHES, cards(TWO), cards(ONE), cards(NONE))
    state = fold(GAME, position(discard=discard), "0 whack hat-white @1500")
    assert told(GAME, state, CLOSE)[-2:] == [Discarded(0, "hat-white"), Reshuffled(38)]


def test_a_draw_among_equals_is_told_and_the_times_are_shown_before() -> None:
    state = position(TWO, ONE, NONE, BAG)
    news = all_told(
        state, "3 whack dress-red @1500", "0 whack hat-white @1500", "2 attack @1400", CLOSE
    )
    assert news[3] == Raced(
        (Finish(2, "attack", 400), Finish(0, "whack", 500), Finish(3, "whack", 500))
    )
    news = all_told(
        state, "3 whack dress-red @1500", "0 whack hat-white @1500", CLOSE, "chance faster 0"
    )
    assert news[2:] == [
        Raced((Finish(0, "whack", 500), Finish(3, "whack", 500))),
        DrawnFaster(0, (0, 3)),
        Judged(0, 1, "whack hat-white", 500, 0, 0, right=True, protected=False),
        MouseCaught(0, MOUSE, from_stack=False),
        Discarded(0, "hat-white"),
    ]


def test_a_photo_finish_is_told_in_order_of_time() -> None:
    state = position(TWO, ONE, NONE, BAG, HAT)
    state = fold(GAME, state, "0 whack hat-white @1500", "1 attack @1505", "2 attack @1510")
    state = fold(GAME, state, "3 whack bag-yellow @1510", "4 whack hat-white @1600")
    assert all_told(state, "chance faster 3", "chance mouse7", "chance mouse8") == [
        DrawnFaster(3, (2, 3)),
        Judged(0, 1, "whack hat-white", 500, 5, 0, right=True, protected=False),
        MouseCaught(0, MOUSE, from_stack=False),
        Discarded(0, "hat-white"),
        Judged(3, 2, "whack bag-yellow", 510, 0, 10, right=True, protected=False),
        Judged(2, 3, "attack", 510, 90, 10, right=True, protected=False),
        HandShown(2, cards(NONE)),
        MouseCaught(3, MICE["mouse7"], from_stack=True),
        Discarded(3, "bag-yellow"),
        MouseCaught(2, MICE["mouse8"], from_stack=True),
    ]


def test_the_places_of_a_photo_finish_among_equals_follow_the_draws() -> None:
    state = fold(
        GAME,
        position(TWO, ONE, HAT),
        "0 whack hat-white @1500",
        "1 whack jacket-white @1500",
        "2 whack hat-white @1500",
    )
    news = all_told(state, "chance faster 2", "chance faster 0")
    judged = [one for one in news if isinstance(one, Judged)]
    assert [(one.seat, one.place, one.behind_ms) for one in judged] == [
        (2, 1, 0),
        (0, 2, 0),
        (1, 3, 0),
    ]


def test_the_end_is_told_last() -> None:
    state = position(caught=(rest(MICE, ["mouse1", "mouse7"]), (), ()))
    news = all_told(
        state,
        "2 attack @1500",
        "0 whack hat-white @1510",
        "1 whack jacket-white @1520",
        "chance mouse7",
        "chance ring-blue",
    )
    assert news[-8:] == [
        MouseCaught(2, MOUSE, from_stack=False),
        Judged(0, 2, "whack hat-white", 510, 10, 10, right=True, protected=False),
        Judged(1, 3, "whack jacket-white", 520, None, 20, right=True, protected=False),
        MouseCaught(0, MICE["mouse7"], from_stack=True),
        Discarded(0, "hat-white"),
        TakenBack(1, "jacket-white"),
        Dealt(0, None),
        Ended(Outcome((31, 0, 1), (1, 3, 2), "last_mouse", "points")),
    ]


def test_the_end_because_nobody_reacts_is_told() -> None:
    state = position(caught=(rest(MICE, ["mouse1"]), (), ()), idle=1)
    assert told(GAME, state, CLOSE) == [
        Raced(()),
        MouseUnder(MOUSE),
        Ended(Outcome((31, 0, 0), (1, 2, 2), "nobody_reacts", "points")),
    ]

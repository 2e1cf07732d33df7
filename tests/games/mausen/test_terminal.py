"""Mausen as it is drawn and told in a terminal."""

from collections.abc import Iterator
from itertools import product

import pytest

from mauseloch.bots import answer_all, bot
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.drawing import Block, Looking, joined
from mauseloch.games.mausen.narration import doing, scene
from mauseloch.games.mausen.rules import SET, News, State, View
from mauseloch.games.mausen.terminal import choices, rows, table, told
from mauseloch.texts import LANGUAGES, texts
from tests.games.mausen.playing import MAUSEN, cards, piles

NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil", "Frida")
LONG_NAMES = ("Maximiliana1", "Wilhelmina12", "Bartholomew1", "Donatella123", "Christophine", "Z")
SWEEP = ("elephant4", "dog4", "cat4", "mouse4")
"""Four animals that all hunt leave nothing on the table."""


def looking(seats: int, language: str = "en", width: int = 80, *, unicode: bool = True) -> Looking:
    return Looking(NAMES[:seats], texts(language), width, unicode)


def drawn(block: Block) -> str:
    """The text of a block, without trailing spaces."""
    return "\n".join(line.rstrip() for line in joined(block).plain.splitlines())


def fits(block: Block, width: int, height: int) -> bool:
    return {line.cell_len for line in block} == {block.width} and (
        block.width <= width and len(block) <= height
    )


Round = tuple[Match[State, View, News], int]


def rounds(seats: int) -> Iterator[Round]:
    """A match between bots at each question and at the end, with the length of its log before."""
    match = Match(MAUSEN, seats, "terminal")
    bots = [bot("simple", MAUSEN, seat) for seat in range(seats)]
    yield match, 0
    while match.outcome is None:
        since = len(match.log(None))
        answer_all(match, bots)
        yield match, since


def swept(seats: int = 4) -> Match[State, View, News]:
    """A match in which everything was caught in the first round."""
    match = Match(MAUSEN, seats, "terminal")
    for seat, card in enumerate(SWEEP):
        match.play(seat, card)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", MAUSEN.seats)
def test_a_board_fits_a_small_and_a_large_terminal(seats: int, language: str) -> None:
    looks = [
        Looking(LONG_NAMES[:seats], texts(language), width, unicode)
        for width, unicode in product((80, 120), (True, False))
    ]
    for match, since in rounds(seats):
        for look in looks:
            for seat in (None, seats - 1):
                assert fits(table(match.view(seat), look), look.width, 12)
            assert fits(told(match.log(None, since), match.view(None), look), look.width, 12)
            for seat in match.waiting.seats[:1]:
                hand, view = match.legal(seat), match.view(seat)
                assert fits(choices(view, rows(hand), hand[0], look), look.width, 7)


def test_the_rows_hold_all_that_is_legal() -> None:
    for match, _ in rounds(3):
        for seat in match.waiting.seats:
            laid = [action for row in rows(match.legal(seat)) for action in row]
            assert sorted(laid) == sorted(match.legal(seat))


def test_without_unicode_there_are_only_ascii_letters() -> None:
    look = looking(6, unicode=False)
    for match, since in rounds(6):
        assert drawn(table(match.view(0), look)).isascii()
        assert drawn(told(match.log(None, since), match.view(None), look)).isascii()
        for seat in match.waiting.seats:
            legal = match.legal(seat)
            assert drawn(choices(match.view(seat), rows(legal), legal[-1], look)).isascii()
    assert drawn(table(swept().view(0), looking(4, unicode=False))).isascii()


@pytest.mark.parametrize("unicode", [True, False])
def test_every_choice_looks_different_when_it_is_chosen(unicode: bool) -> None:
    match = Match(MAUSEN, 3, "terminal")
    look, view, laid = looking(3, unicode=unicode), match.view(0), rows(match.legal(0))
    seen = {drawn(choices(view, laid, chosen, look)) for chosen in SET}
    assert len(seen) == len(SET)


@pytest.mark.parametrize("seat", [0, None])
def test_what_somebody_else_has_chosen_is_not_seen(seat: int | None) -> None:
    def shown(card: str) -> list[str]:
        match = Match(MAUSEN, 3, "terminal")
        match.play(1, card)
        view = match.view(seat)
        look, hand = looking(3), rows(match.legal(0))
        return [
            drawn(table(view, look)),
            drawn(told(match.log(seat), view, look)),
            drawn(choices(view, hand, "dog1", look)) if seat is not None else "",
            *(look.speak(one) for one in scene(view, NAMES[:3])),
        ]

    assert shown("mouse4") == shown("elephant1")
    assert "0 caught ✓" in shown("mouse4")[0]


def test_the_board_does_not_show_a_hand() -> None:
    match = Match(MAUSEN, 3, "terminal")
    before = drawn(table(match.view(0), looking(3)))
    for card in ("dog1", "dog1", "dog1"):  # all tie and stay
        match.play(match.waiting.seats[0], card)
    assert drawn(table(match.view(0), looking(3))) == before.replace(
        "[3]                        ", "[1×3]  [3]                 "
    )


def test_the_board_draws_the_hunting_circle() -> None:
    match = Match(MAUSEN, 3, "terminal")
    assert (
        drawn(table(match.view(None), looking(3)))
        == """\
                         ╭─ (°uu°) Elephant ──────────╮
               ╭────────▶│ [4]                        │─────────╮
               │         ╰────────────────────────────╯         ▼
╭─ <:3)~ Mouse ──────────────╮                    ╭─ U·ᴥ·U Dog ────────────────╮
│ [1]                        │     (hunts ▶)      │ [3]                        │
╰────────────────────────────╯                    ╰────────────────────────────╯
               ▲         ╭─ =^·^= Cat ────────────────╮         │
               ╰─────────│ [2]                        │◀────────╯
                         ╰────────────────────────────╯

                Ada               Ben               Cleo
                0 caught          0 caught          0 caught"""
    )


def test_an_empty_table_is_spoken_of_and_own_points_are_seen() -> None:
    view = swept().view(3)
    assert (
        drawn(table(view, looking(4, "de", unicode=False)))
        == """\
                         +- (.uu.) Elefant -----------+
               +-------->|                            |---------+
               |         +----------------------------+         v
+- <:3)~ Maus ---------------+ Leerer Tisch: neue +- U.w.U Hund ---------------+
|                            |    Startkarten,    |                            |
+----------------------------+   niemand jagt.    +----------------------------+
               ^         +- =^.^= Katze --------------+         |
               +---------|                            |<--------+
                         +----------------------------+
       Ada               Ben               Cleo              Dino
       Beute: 2          Beute: 2          Beute: 2          Beute: 2
                                                             8 Punkte"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits(language: str) -> None:
    state = MAUSEN.start(6)._replace(table=tuple(sorted(SET * 7)), piles=(SET * 6,) * 6)
    for unicode in (True, False):
        look = Looking(LONG_NAMES, texts(language), 80, unicode)
        for view in (MAUSEN.view(state, 0), MAUSEN.view(state._replace(table=()), 0)):
            whole = table(view, look)
            assert fits(whole, 80, 12)
            assert all(name in drawn(whole) for name in LONG_NAMES)
        many = look.glyph("×", "x")
        full = f"[1{many}7]  [2{many}7]  [3{many}7]  [4{many}7]"
        assert drawn(table(MAUSEN.view(state, None), look)).count(full) == 4


def test_a_name_that_is_too_long_is_cut() -> None:
    look = Looking(("Ada", "Maximilian der Große", "Cleo"), texts("de"))
    assert "Maximilian d   " in drawn(table(Match(MAUSEN, 3).view(None), look))


def test_a_reveal_shows_who_hunts_and_who_ties() -> None:
    match = Match(MAUSEN, 5, "terminal")
    for seat, card in enumerate(("dog4", "dog4", "dog3", "mouse1", "cat1")):
        match.play(seat, card)
    look = looking(5)
    assert (
        drawn(told(match.log(None), match.view(None), look))
        == """\
Ada              Ben              Cleo             Dino             Emil
╭──────────╮     ╭──────────╮     ╔══════════╗     ╔══════════╗     ╔══════════╗
│ U·ᴥ·U  4 │     │ U·ᴥ·U  4 │     ║ U·ᴥ·U  3 ║     ║ <:3)~  1 ║     ║ =^·^=  1 ║
╰──────────╯     ╰──────────╯     ╚══════════╝     ╚══════════╝     ╚══════════╝
✗ 4=4            ✗ 4=4            ▶ =^·^= ×2       ▶ (°uu°) ×1      ▶ <:3)~ ×2
0 caught         0 caught         2 caught         1 caught         2 caught"""
    )


def test_only_the_last_reveal_is_shown() -> None:
    match = swept()
    for seat in range(4):
        match.play(seat, "dog1")
    assert (
        drawn(told(match.log(None), match.view(None), looking(4, unicode=False)))
        == """\
       Ada               Ben               Cleo              Dino
       +----------+      +----------+      +----------+      +----------+
       | U.w.U  1 |      | U.w.U  1 |      | U.w.U  1 |      | U.w.U  1 |
       +----------+      +----------+      +----------+      +----------+

       2 caught          2 caught          2 caught          2 caught"""
    )


def test_a_hunter_without_prey_does_not_stand_out() -> None:
    match = swept()
    for chosen in (("dog1",) * 4, ("cat1", "dog2", "dog2", "dog2")):
        for seat, card in enumerate(chosen):
            match.play(seat, card)
    shown = drawn(told(match.log(None), match.view(None), looking(4)))
    assert "▶ <:3)~ ×0" in shown
    assert "╔" not in shown


def test_without_a_reveal_the_board_is_shown() -> None:
    match = Match(MAUSEN, 3, "terminal")
    match.play(0, "dog1")
    view, look = match.view(None), looking(3)
    assert told(match.log(None), view, look) == table(view, look)


def test_an_animal_is_a_row_and_keeps_its_place() -> None:
    hand = cards("elephant1 elephant3 cat4 mouse2")
    assert rows(hand) == [["elephant1", "elephant3"], ["cat4"], ["mouse2"]]
    assert rows(()) == []
    view = MAUSEN.view(MAUSEN.start(3)._replace(hands=(hand,) * 3), 0)
    assert (
        drawn(choices(view, rows(hand), "cat4", looking(3)))
        == """\
 (°uu°) Elephant     U·ᴥ·U Dog           =^·^= Cat           <:3)~ Mouse
 ╭──╮╭──╮                                ╔══╗                ╭──╮
 │ 1││ 3│                                ║ 4║                │ 2│
 ╰──╯╰──╯                                ╚══╝                ╰──╯
   1   2                                   3                   4"""
    )


def test_a_seat_sees_the_same_in_words() -> None:
    state = MAUSEN.start(3)._replace(
        hands=(cards("dog1 mouse4"),) * 3, piles=piles("dog1", "cat3 cat4", "")
    )
    said = [texts("en")(one) for one in scene(MAUSEN.view(state, 0), NAMES[:3])]
    assert said == [
        "Now on the table: elephant 4, dog 3, cat 2 and mouse 1.",
        "Ada has caught one card and has 1 point.",
        "Ben has caught two cards.",
        "Cleo has caught nothing yet.",
        "Your hand: dog 1 and mouse 4.",
    ]
    over = MAUSEN.view(state._replace(hands=((),) * 3, table=()), 0)
    assert [texts("en")(one) for one in scene(over, NAMES[:3])] == [
        "Ada has caught one card and has 1 point.",
        "Ben has caught two cards and has 7 points.",
        "Cleo has caught nothing yet and has 0 points.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_seen_can_be_said_and_every_card_has_its_name(language: str) -> None:
    speak = texts(language)
    for match, _ in rounds(4):
        for seat in (None, *match.waiting.seats):
            assert all(speak(one).strip() for one in scene(match.view(seat), NAMES[:4]))
    empty = [speak(one) for one in scene(swept().view(0), NAMES[:4])]
    assert empty[0] == speak(say("mausen-restock"))
    assert len({speak(doing(card, NAMES)) for card in SET}) == len(SET)

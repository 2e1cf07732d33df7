"""How Hol's der Geier looks in a terminal, and how it sounds without one."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.drawing import Block, Looking, joined
from mauseloch.games.geier.narration import doing, scene
from mauseloch.games.geier.rules import PRIZES, Geier, News, State, View
from mauseloch.games.geier.terminal import choices, rows, table, told
from mauseloch.texts import LANGUAGES, texts
from tests.games.folding import fold
from tests.games.geier.playing import GEIER, match_of, play, play_alike, play_out

NAMES = ("Ada", "Ben", "Cleo", "Dino", "Emil")
LONG = ("Wilhelmine-Charlotte", "Ben", "Alexandre le Grand", "D", "Emil")
OPEN = Geier(open_discards=True)

Moment = tuple[View, tuple[News, ...], View]
"""What a seat sees, what was told since the last question, what a spectator sees."""


def looks(language: str, names: tuple[str, ...] = NAMES) -> list[Looking]:
    """Every way of displaying a board."""
    return [
        Looking(names, texts(language), width, unicode)
        for width in (80, 120)
        for unicode in (True, False)
    ]


def looking(seats: int, language: str = "en", *, unicode: bool = True) -> Looking:
    return Looking(NAMES[:seats], texts(language), 80, unicode)


def plain(drawn: Block) -> str:
    """The text without styles or trailing spaces."""
    return "\n".join(line.plain.rstrip() for line in drawn)


@cache
def moments(seats: int, game: Geier = GEIER) -> tuple[Moment, ...]:
    """A match between bots: each question in turn, and the end."""
    match: Match[State, View, News] = Match(game, seats, seed=seats)
    bots = [mauseloch.bot("simple", game, seat) for seat in range(seats)]
    found: list[Moment] = []
    seen = 0
    while True:
        found.append((match.view(0), (*match.log(None, seen),), match.view(None)))
        seen = len(match.log(None))
        if not match.waiting.seats:
            return tuple(found)
        answer_all(match, bots)


def hard_ones() -> Iterator[View]:
    """Positions that need the most room, for five seats."""
    for carried in range(15):
        yield GEIER.view(play(play_alike(GEIER.start(5), carried), f"{PRIZES[carried]}:"), 0)
    yield OPEN.view(one_takes_it_all(), 0)
    yield OPEN.view(fold(GEIER, one_takes_it_all(), "0 1"), None)
    yield OPEN.view(play_out(5), 0)
    for game in (GEIER, OPEN):
        yield game.view(play_alike(GEIER.start(5), 3), None)


def one_takes_it_all() -> State:
    """The first seat has won all prizes but -5, which is the last."""
    state = GEIER.start(5)
    for prize, card in zip(reversed(PRIZES), range(15, 1, -1), strict=False):
        others = state.hands[1][0 if prize[0] == "+" else -1]
        state = play(state, f"{prize}: {card}" + f" {others}" * 4)
    return play(state, "-5:")


def check(drawn: Block, look: Looking, tallest: int) -> None:
    assert drawn
    assert {line.cell_len for line in drawn} == {drawn.width}
    assert drawn.width <= look.width
    assert look.width > 80 or len(drawn) <= tallest
    if not look.unicode and look.speak is texts("en"):
        assert joined(drawn).plain.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", Geier.seats)
@pytest.mark.parametrize("game", [GEIER, OPEN], ids=["closed", "open"])
def test_every_board_of_a_match_fits(game: Geier, seats: int, language: str) -> None:
    assert len(moments(seats, game)) == 16
    for look in looks(language):
        for view, news, public in moments(seats, game):
            check(table(view, look), look, 12)
            check(told(news, public, look), look, 12)
            check(table(public, look), look, 12)
            legal = [str(card) for card in view.hand]
            if legal:
                check(choices(view, rows(legal), legal[-1], look), look, 7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
def test_the_fullest_boards_fit_too(names: tuple[str, ...], language: str) -> None:
    for look in looks(language, names):
        for view in hard_ones():
            check(table(view, look), look, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_cards_and_in_menus_is_short_enough(language: str) -> None:
    speak = texts(language)
    assert len(speak(say("geier-cancelled"))) <= 12
    assert len(speak(say("geier-stack", count=14))) <= 9
    before = [name for name in speak.bundle._messages if re.match(r"geier-(about|option)", name)]
    assert len(before) == 5
    for name in before:
        assert 10 < len(speak(say(name))) <= 60, name


# --- what is seen ---


def test_a_prize_with_what_everybody_has() -> None:
    view = GEIER.view(play(GEIER.start(3), "+10: 9 15 9", "-3: 8 2 10", "+7: 5"), 1)
    assert plain(table(view, looking(3))) == (
        "╭─────────╮ ╭─ Mouse ────────╮\n"
        "│░░░░░░░░░│ │ ()_()          │  The highest card takes it.\n"
        "│ 12 left │ │ (o.o)__     +7 │\n"
        "│░░░░░░░░░│ │  >u<___)~~     │  Equal cards cancel each other out.\n"
        "╰─────────╯ ╰────────────────╯\n"
        "\n"
        "Round 3  Points  Mice and vultures   Last card\n"
        "Ada  ✓        0  –                    8\n"
        "Ben          +7  +10 −3               2\n"
        "Cleo          0  –                   10"
    )


def test_prizes_carried_over_lie_beside_the_new_one_with_their_sum() -> None:
    view = GEIER.view(play(GEIER.start(2), "+2: 9 9", "-4: 8 8", "-1:"), 0)
    assert plain(table(view, looking(2, unicode=False))) == (
        "+---------+ +- Vulture ------+  +---+---+\n"
        "|/////////| | __ (oo) __     |  |+2 |-4 |\n"
        "| 12 left | | \\\\\\_\\/_///  -1 |  +---+---+\n"
        "|/////////| |     ^^         |  -3 in all, so it counts as a vulture: the lowest\n"
        "+---------+ +----------------+  card must take everything.\n"
        "\n"
        "Round 3  Points  Mice and vultures   Last card\n"
        "Ada           0  -                    8\n"
        "Ben           0  -                    8"
    )


def test_open_discards_shows_each_card_at_its_place_the_last_in_brackets() -> None:
    view = OPEN.view(play(GEIER.start(2), "+2: 9 15", "-4: 1 2", "-1: 15 1", "+1:"), 0)
    assert plain(table(view, looking(2))).splitlines()[-3:] == [
        "Round 4 Points Mice and vultures  Played",
        "Ada         −4 −4                 1 · · · · · · · 9  ·  ·  ·  ·  ·[15]",
        "Ben         +1 +2 −1             [1]2 · · · · · · ·  ·  ·  ·  ·  · 15",
    ]


def test_what_nobody_gets_lies_there_at_the_end() -> None:
    view = GEIER.view(play_alike(play(GEIER.start(2), "+1: 2 1", "+2: 1 2"), 13), 0)
    first, last = view.discarded[0], view.discarded[-1]
    assert (first, last) == (-5, 10)
    lines = plain(table(view, looking(2))).splitlines()
    assert lines[0].startswith("Only ties, and this was the last round: nobody gets −5, −4")
    assert [line.split() for line in lines[-2:]] == [
        ["Ada", "+1", "+1", "15"],
        ["Ben", "+2", "+2", "15"],
    ]


def test_with_nothing_left_there_are_only_the_players() -> None:
    view = GEIER.view(
        fold(GEIER, one_takes_it_all(), "0 1", *(f"{seat} 11" for seat in range(1, 5))), None
    )
    assert plain(table(view, looking(5))).startswith("Round 15")


def test_bids_are_shown_as_cards_cancelled_ones_crossed_the_winner_framed() -> None:
    match = match_of(4, "+7: 14 14 12 3")
    drawn = plain(told(match.log(None), match.view(None), looking(4)))
    assert drawn.splitlines()[6:] == [
        "       Ada                 Ben                 Cleo                Dino",
        "╭────────────────╮  ╭────────────────╮  ╔════════════════╗  ╭────────────────╮",
        "│     ✗ 14 ✗     │  │     ✗ 14 ✗     │  ║       12       ║  │       3        │",
        "│   cancelled    │  │   cancelled    │  ║    <:3)~ +7    ║  │                │",
        "╰────────────────╯  ╰────────────────╯  ╚════════════════╝  ╰────────────────╯",
        "     0 points            0 points           +7 points            0 points",
    ]
    assert "│ 14 left │ │ (o.o)__     +7 │" in drawn


def test_of_several_rounds_the_last_one_is_shown() -> None:
    match = match_of(2, "+7: 14 3", "-2: 5 5")
    drawn = plain(told(match.log(None), match.view(None), looking(2)))
    assert "✗ 5 ✗" in drawn
    assert "14 " not in drawn
    assert "╔" not in drawn
    assert "−2" in drawn


def test_a_pot_taken_is_told_with_all_its_prizes() -> None:
    match = match_of(2, "+3: 5 5", "-4: 7 9")
    drawn = plain(told(match.log(None), match.view(None), looking(2)))
    assert "│+3 │" in drawn
    assert "║   \\(oo)/ −1    ║" in drawn
    assert drawn.splitlines()[-1].split() == ["−1", "point", "0", "points"]


def test_without_a_reveal_the_table_is_told() -> None:
    match = match_of(3, "+7: 14")
    view = match.view(None)
    assert told(match.log(None), view, looking(3)) == table(view, looking(3))


# --- what is not seen ---


@pytest.mark.parametrize("seat", [0, None])
def test_the_board_keeps_the_secrets_of_others(seat: int | None) -> None:
    state = play(GEIER.start(3), "+6: 1 2 3", "-1:")
    boards = {
        plain(table(GEIER.view(fold(GEIER, state, f"1 {card}"), seat), looking(3)))
        for card in ("1", "9", "15")
    }
    assert len(boards) == 1
    assert "Ben  ✓" in boards.pop()


def test_the_board_shows_neither_the_own_hand_nor_the_own_bid() -> None:
    view = GEIER.view(play(GEIER.start(2), "+6: 11"), 0)
    assert view.bid == 11
    hidden = replace(view, hand=(), bid=None)
    assert plain(table(view, looking(2))) == plain(table(hidden, looking(2)))


# --- choosing ---


def test_the_hand_is_one_row_of_all_legal_cards() -> None:
    state = play(GEIER.start(2), "+6: 11 3", "+1:")
    legal = GEIER.legal(state, 0)
    assert rows(legal) == [list(legal)]


def test_the_chosen_card_has_another_frame() -> None:
    state = play(play_alike(GEIER.start(2), 11), "+8:")
    view, row = GEIER.view(state, 0), rows(GEIER.legal(state, 0))
    assert plain(choices(view, row, "13", looking(2))) == (
        "╭───╮╔═══╗╭───╮╭───╮\n│12 │║13 ║│14 ││15 │\n╰───╯╚═══╝╰───╯╰───╯"
    )
    for look in looks("en"):
        drawn = {plain(choices(view, row, one, look)) for one in row[0]}
        assert len(drawn) == 4


# --- in words ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [GEIER, OPEN], ids=["closed", "open"])
def test_everything_can_be_said(game: Geier, language: str) -> None:
    speak = texts(language)
    views = [view for seats in Geier.seats for view, _, _ in moments(seats, game)]
    for view in (*views, *hard_ones()):
        lines = [speak(one) for one in scene(view, NAMES[: len(view.won)])]
        assert len(lines) >= len(view.won)
        assert all(line.endswith(".") for line in lines)
    said = {speak(doing(str(card), NAMES)) for card in range(1, 16)}
    assert len(said) == 15


def test_a_scene_tells_all_that_a_seat_sees() -> None:
    state = play(GEIER.start(3), "+10: 9 15 9", "-3: 8 8 8", "+1: 5 7")
    assert [texts("en")(one) for one in scene(GEIER.view(state, 1), NAMES[:3])] == [
        "Round 3: a mouse, +1.",
        "Carried over: −3.",
        "−2 in all, so it counts as a vulture: the lowest card must take everything.",
        "Twelve point cards are left in the stack.",
        "Ada: no point cards yet.",
        "Ben: +10 points, from +10.",
        "Cleo: no point cards yet.",
        "Last played: Ada 8, Ben 8 and Cleo 8.",
        "Already chosen: Ada and Ben.",
        "You’ve chosen the 7.",
        "Your hand: 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13 and 14.",
    ]


def test_a_scene_with_open_discards_tells_all_that_was_played() -> None:
    state = play(GEIER.start(2), "+10: 9 15", "-3: 8 2", "+1:")
    lines = [texts("de")(one) for one in scene(OPEN.view(state, 0), NAMES[:2])]
    assert "Gespielt von Ben: 15 und 2." in lines


def test_a_card_is_called_by_its_number() -> None:
    assert [texts(one)(doing("14", NAMES)) for one in LANGUAGES] == [
        "Karte 14",
        "card 14",
        "carte 14",
        "carta 14",
    ]

"""Mäusezocken as it is drawn and told in a terminal."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from mauseloch.bots import answer_all, bot
from mauseloch.core.game import CHANCE, Input
from mauseloch.core.match import Match
from mauseloch.drawing import Block, Looking, joined
from mauseloch.games.zocken.narration import doing, scene
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import ROLLS, State
from mauseloch.games.zocken.terminal import choices, rows, table, told
from mauseloch.games.zocken.view import News, View
from mauseloch.texts import LANGUAGES, texts
from tests.games.zocken.positions import NONE, mice, position

NAMES = ("Ada", "Ben", "Cleo", "Dino")
LONG_NAMES = ("Maximiliana1", "Wilhelmina12", "Bartholomew1", "Maximilian der Große")
GAME = Zocken()
OWNED = (mice(yellow=2, red=1), mice(blue=1, red=2), mice(green=3, orange=1), mice(yellow=1))


def looking(seats: int, language: str = "en", width: int = 80, *, unicode: bool = True) -> Looking:
    return Looking(NAMES[:seats], texts(language), width, unicode)


def drawn(block: Block) -> str:
    """The text of a block, without trailing spaces."""
    return "\n".join(line.rstrip() for line in joined(block).plain.splitlines())


def fits(block: Block, width: int, height: int) -> bool:
    return {line.cell_len for line in block} == {block.width} and (
        block.width <= width and len(block) <= height
    )


Moment = tuple[Match[State, View, News], int]


def moments(seats: int, game: Zocken = GAME, who: str = "simple") -> Iterator[Moment]:
    """A match between bots at each question and at the end, with the length of its log before."""
    match = Match(game, seats, "terminal")
    bots = [bot(who, game, seat) for seat in range(seats)]
    yield match, 0
    while match.outcome is None:
        since = len(match.log(None))
        answer_all(match, bots)
        yield match, since


def view_of(state: State) -> View:
    return GAME.view(state, None)


def told_after(state: State, action: str, look: Looking, game: Zocken = GAME) -> str:
    """The text drawn for one input."""
    put = Input(CHANCE if action in ROLLS else (state.turn or 0), action)
    after = game.apply(state, put)
    return drawn(told(game.news(state, put, after, None), game.view(after, None), look))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_board_fits_a_small_and_a_large_terminal(seats: int, language: str) -> None:
    looks = [
        Looking(LONG_NAMES[-seats:], texts(language), width, unicode)
        for width, unicode in product((80, 120), (True, False))
    ]
    for number, (match, since) in enumerate(moments(seats)):
        for look in looks[: None if number % 5 == 0 else 1]:  # the narrowest shows every moment
            assert fits(table(match.view(0), look), look.width, 12)
            assert fits(told(match.log(None, since), match.view(None), look), look.width, 12)
            for seat in match.waiting.seats:
                legal, view = match.legal(seat), match.view(seat)
                assert fits(choices(view, rows(legal), legal[-1], look), look.width, 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_board_fits(language: str) -> None:
    """Three columns of numbers, and a mouse stolen from six."""
    state = position(
        NONE, mice(orange=6), mice(blue=5), NONE, dice="orange orange", points=[(90, 90, 90, 90)]
    )
    put = Input(0, "orange:1")
    after = GAME.apply(state, put)
    for unicode in (True, False):
        look = Looking(LONG_NAMES, texts(language), 80, unicode)
        news = GAME.news(state, put, after, None)
        assert fits(told(news, view_of(after), look), 80, 12)


@pytest.mark.parametrize("series", [False, True])
def test_a_series_of_games_can_be_seen_to_its_end(series: bool) -> None:
    look, totals = looking(3), set()
    for match, since in moments(3, Zocken(series=series)):
        for block in (
            table(match.view(None), look),
            told(match.log(None, since), match.view(None), look),
        ):
            assert fits(block, 80, 12)
            totals.add(("total" in drawn(block), match.view(None).game > 1))
    # Between two games there is no board, only the result of the previous one.
    between = {(False, True)} if series else set()
    assert totals == ({(False, False), (True, True)} if series else {(False, False)}) | between


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rows_hold_all_that_is_legal_and_every_choice_looks_different(seats: int) -> None:
    for match, _ in moments(seats, who="random"):
        for seat in match.waiting.seats:
            legal = list(match.legal(seat))
            laid = rows(legal)
            assert sorted(action for row in laid for action in row) == sorted(legal)
            for unicode in (True, False):
                look = looking(seats, unicode=unicode)
                seen = {drawn(choices(match.view(seat), laid, one, look)) for one in legal}
                assert len(seen) == len(legal)


def test_rolling_and_stopping_are_side_by_side_and_takes_below_each_other() -> None:
    assert rows(["roll", "stop"]) == [["roll", "stop"]]
    assert rows(["stop"]) == [["stop"]]
    assert rows(["red+blue", "red", "blue"]) == [["red+blue"], ["red"], ["blue"]]


def test_the_best_take_stands_first() -> None:
    legal = ["yellow", "yellow+green", "red:1", "green", "red:0+red:1", "red", "blue+green"]
    assert [take for (take,) in rows(legal)] == [
        "red:0+red:1",
        "red:1",  # equal takes keep their order
        "red",
        "blue+green",
        "yellow+green",
        "green",
        "yellow",
    ]


def test_without_unicode_there_are_only_ascii_letters() -> None:
    look = looking(4, unicode=False)
    for match, since in moments(4, Zocken(risk=True), "random"):
        assert drawn(table(match.view(0), look)).isascii()
        assert drawn(told(match.log(None, since), match.view(None), look)).isascii()
        for seat in match.waiting.seats:
            legal = match.legal(seat)
            assert drawn(choices(match.view(seat), rows(legal), legal[-1], look)).isascii()


def test_everybody_sees_the_same_board() -> None:
    for match, _ in moments(3):
        seen = {drawn(table(match.view(seat), looking(3))) for seat in (0, 1, 2, None)}
        assert len(seen) == 1


def test_the_board_shows_dice_and_mice() -> None:
    state = position(*OWNED, turn=3, dice="red joker", aside=mice(orange=1))
    assert (
        drawn(table(view_of(state), looking(4)))
        == """\
╭────────────╮ ╭────────────╮
│  ★ 5 red   │ │  ✱ joker   │   Dino can take mice.
╰────────────╯ ╰────────────╯
                  ● 1      ▲ 2      ■ 3      ◆ 4      ★ 5
                  yellow   green    blue     orange   red      mice   points
  In the middle   ●●●···   ▲▲▲···   ■■■■■·   ◆◆◆◆··   ★★★···     18
! At stake                                   ◆                    1       +4
────────────────────────────────────────────────────────────────────────────
  Ada             ●●                                  ★           3        7
  Ben                               ■                 ★★          3       13
  Cleo                     ▲▲▲               ◆                    4       10
▶ Dino            ●                                               1        1"""
    )


def test_in_a_series_the_points_of_earlier_games_are_added() -> None:
    state = position(mice(red=1), NONE, turn=1, points=[(20, 31)])
    assert (
        drawn(table(view_of(state), looking(2, "de", unicode=False)))
        == """\
+------------+ +------------+   Spiel 2
|            | |            |   Ben ist dran.
+------------+ +------------+
                 o 1     ^ 2     # 3     % 4     * 5
                 Gelb    Grün    Blau    Orange  Rot     Mäuse  Punkte  gesamt
  In der Mitte   oooooo  ^^^^^^  ######  %%%%%%  *****.     29
  Auf dem Spiel
------------------------------------------------------------------------------
  Ada                                            *           1       5      25
> Ben                                                        0       0      31"""
    )


def test_with_more_room_the_mice_stand_apart() -> None:
    shown = drawn(table(view_of(position(mice(red=2), NONE)), looking(2, width=120)))
    assert "★ ★ ★ ★ · ·" in shown
    assert "\n▶ Ada" in shown


def test_a_take_shows_what_is_new_and_from_whom() -> None:
    state = position(*OWNED, turn=3, dice="red joker", aside=mice(orange=1))
    lines = told_after(state, "red:0+red:1", looking(4)).splitlines()
    assert lines[1] == "│  ★ 5 red   │ │  ✱ joker   │   Dino can roll again or stop."
    assert lines[6].split() == ["!", "At", "stake", "◆", "★★+2", "3", "+14"]
    assert lines[8].split() == ["Ada", "●●", "−1", "2", "2"]
    assert lines[9].split() == ["Ben", "■", "★−1", "2", "8"]
    assert lines[11].split() == ["▶", "Dino", "●", "1", "1"]


def test_a_lost_turn_is_crossed_out() -> None:
    state = position(NONE, NONE, rolling=True, aside=mice(red=2))
    assert (
        told_after(state, "red red", looking(2))
        == """\
╭────────────╮ ╭────────────╮
│ ★ 5 red ✗  │ │ ★ 5 red ✗  │   Ada loses the turn.
╰────────────╯ ╰────────────╯
                  ● 1      ▲ 2      ■ 3      ◆ 4      ★ 5
                  yellow   green    blue     orange   red      mice   points
  In the middle   ●●●●●●   ▲▲▲▲▲▲   ■■■■■■   ◆◆◆◆◆◆   ★★★★★★     30
✗ Lost                                                ★★          2
────────────────────────────────────────────────────────────────────────────
▶ Ada                                                             0        0
  Ben                                                             0        0"""
    )


def test_what_is_kept_is_safe() -> None:
    lines = told_after(position(NONE, NONE, aside=mice(red=2)), "stop", looking(2)).splitlines()
    assert lines[1].endswith("   Ada stops and keeps the mice.")
    assert lines[6].split() == ["✓", "Safe", "★★", "2", "+10"]
    assert lines[8].split() == ["▶", "Ada", "★★", "2", "10"]


def test_under_risk_five_colours_are_safe_and_the_turn_goes_on() -> None:
    state = position(NONE, NONE, aside=(1, 1, 1, 1, 0), dice="red red")
    lines = told_after(state, "red", looking(2), Zocken(risk=True)).splitlines()
    assert lines[1] == (
        "│  ★ 5 red   │ │  ★ 5 red   │   Ada has secured mice and has to roll again."
    )
    assert lines[6].split() == ["✓", "Safe", "●", "▲", "■", "◆", "★", "5", "+15"]
    assert lines[8].split() == ["▶", "Ada", "●", "▲", "■", "◆", "★", "5", "15"]


def test_after_the_last_turn_of_a_game_of_a_series_everybody_sees_what_it_brought() -> None:
    series = Zocken(series=True)
    owned = mice(yellow=6, green=6, blue=6, orange=4)
    state = position(NONE, owned, aside=mice(red=4))
    assert (
        told_after(state, "stop", looking(2), series)
        == """\
╭──────╮  ╔══════╗
│ Ada  │  ║ Ben  ║
│ +20  │  ║ +52  ║
│ = 20 │  ║ = 52 ║
╰──────╯  ╚══════╝"""
    )
    single = told_after(state, "stop", looking(2)).splitlines()  # and the game is over
    assert single[6].split() == ["✓", "Safe", "★★★★", "4", "+20"]


def test_what_a_game_brought_is_added_to_the_games_before() -> None:
    series = Zocken(series=True)
    owned = mice(yellow=6, green=6, blue=6, orange=4)
    state = position(owned, NONE, NONE, turn=2, aside=mice(red=4), points=[(1, 99, 32)])
    after = told_after(state, "stop", looking(3, unicode=False), series)
    assert [cell.strip() for cell in after.splitlines()[3].replace("#", "|").split("|")] == (
        ["", "= 53", "", "= 99", "", "= 52", ""]
    )
    assert after.splitlines()[2].split() == ["#", "+52", "#", "|", "+0", "|", "|", "+20", "|"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_brought_fits_with_long_names(language: str) -> None:
    series = Zocken(series=True)
    owned = mice(yellow=6, green=6, blue=6, orange=4)
    state = position(NONE, owned, NONE, NONE, aside=mice(red=4))
    put = Input(0, "stop")
    after = series.apply(state, put)
    news, view = series.news(state, put, after, None), series.view(after, None)
    for unicode in (True, False):
        look = Looking(LONG_NAMES, texts(language), 80, unicode)
        assert fits(told(news, view, look), 80, 12)
        assert unicode or drawn(told(news, view, look)).isascii()


def test_only_the_last_roll_is_told() -> None:
    match = Match(GAME, 2, "terminal")
    first = match.waiting.seats[0]
    match.play(first, "roll")
    match.play(first, match.legal(first)[0])
    assert "roll again or stop" in drawn(told(match.log(None), match.view(None), looking(2)))
    match.play(first, "stop")
    before = len(match.log(None))
    match.play(1 - first, "roll")
    assert told(match.log(None), match.view(None), looking(2)) == (
        told(match.log(None, before), match.view(None), looking(2))
    )


def points_at_stake(state: State, game: Zocken) -> str:
    look = replace(looking(2), options=game.chosen)
    return drawn(table(game.view(state, 0), look)).splitlines()[6].split()[-1]


def test_points_at_stake_are_shown_as_the_options_have_it() -> None:
    for owned in (mice(green=1), mice(yellow=1), NONE):
        state = position(owned, NONE, aside=mice(red=2))
        assert points_at_stake(state, GAME) == "+10"
        assert points_at_stake(state, Zocken(children=True)) == "+2"
    assert points_at_stake(position(NONE, NONE), GAME) == "stake"  # nothing is at stake


def test_to_roll_or_to_stop_shows_what_each_may_bring() -> None:
    """Ada owns all the blue mice: no roll can bring her more of them."""
    state = position(mice(blue=6), NONE, aside=mice(green=1, red=2))
    view, legal = view_of(state), GAME.legal(state, 0)
    assert (
        drawn(choices(view, rows(legal), "stop", looking(2)))
        == """\
╭────────────────────╮  ╔═══════════════════════════╗
│ 1  roll            │  ║ 2  stop and keep          ║
│    still open: ● ◆ │  ║    safe if you stop: ▲ ★★ ║
╰────────────────────╯  ╚═══════════════════════════╝"""
    )


def test_takes_are_a_numbered_list() -> None:
    state = position(NONE, NONE, dice="blue red")
    view, legal = view_of(state), GAME.legal(state, 0)
    assert (
        drawn(choices(view, rows(legal), "red", looking(2, unicode=False)))
        == """\
  1 *# one red and one blue mouse
> 2 *  one red mouse
  3 #  one blue mouse"""
    )


def test_a_long_list_of_takes_is_seen_page_by_page() -> None:
    state = position(*OWNED, turn=3, dice="red joker", aside=mice(orange=1))
    view, legal, look = view_of(state), GAME.legal(state, 3), looking(4)
    assert (
        drawn(choices(view, rows(legal), "red", look))
        == """\
  1 ★★ two red mice                     7 ★▲ one red and one green mouse
  2 ★★ two red mice, one from Ada       8 ★● one red and one yellow mouse
  3 ★★ two red mice, one from Ben     ▶ 9 ★  one red mouse
  4 ★★ two red mice from Ada and Ben   10 ★  one red mouse from Ada
  5 ★★ two red mice from Ben           11 ★  one red mouse from Ben
  6 ★■ one red and one blue mouse      12 ■  one blue mouse
    1 to 12 of 14"""
    )
    (worst,) = rows(legal)[-1]
    last = drawn(choices(view, rows(legal), worst, look))
    assert "▶14 ●  one yellow mouse" in last
    assert last.endswith("\n    3 to 14 of 14")


def test_every_take_of_the_longest_list_is_on_the_page_it_is_chosen_on() -> None:
    """Every opponent has mice of every colour, and two jokers may steal any of them."""
    state = position(NONE, (2,) * 5, (1,) * 5, (1,) * 5, dice="joker joker")
    view, legal = view_of(state), GAME.legal(state, 0)
    assert len(legal) == 70
    for width in (80, 120):
        look = Looking(LONG_NAMES, texts("fr"), width)
        for number, (chosen,) in enumerate(rows(legal), start=1):
            shown = choices(view, rows(legal), chosen, look)
            assert fits(shown, width, 7)
            assert drawn(shown).count(f"▶{number:>2} ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_seen_can_be_said_and_every_action_has_its_name(language: str) -> None:
    speak = texts(language)
    for match, _ in moments(4, Zocken(risk=True, series=True), "random"):
        assert all(speak(one).strip() for one in scene(match.view(None), NAMES))
        for seat in match.waiting.seats:
            legal = match.legal(seat)
            assert len({speak(doing(one, NAMES)) for one in legal}) == len(legal)


def test_actions_have_names() -> None:
    named = {
        "roll": "roll",
        "stop": "stop and keep",
        "red": "one red mouse",
        "red+blue": "one red and one blue mouse",
        "red+red": "two red mice",
        "red+red:1": "two red mice, one from Ben",
        "red:1": "one red mouse from Ben",
        "red:1+red:1": "two red mice from Ben",
        "red:1+red:2": "two red mice from Ben and Cleo",
    }
    assert {action: texts("en")(doing(action, NAMES)) for action in named} == named


def said(state: State, game: Zocken = GAME) -> list[str]:
    seats = len(state.owned)
    return [texts("en")(one) for one in scene(game.view(state, 0), NAMES[:seats])]


def test_a_seat_sees_the_same_in_words() -> None:
    state = position(
        mice(red=2), NONE, aside=mice(yellow=1, blue=2), dice="green joker", points=[(3, 12)]
    )
    assert said(state) == [
        "Ada can take mice.",
        "The dice show green and joker.",
        (
            "In the middle: five yellow mice, six green mice, four blue mice, six orange mice "
            "and four red mice."
        ),
        "At stake this turn: one yellow mouse and two blue mice.",
        "Ada has 10 points: two red mice.",
        "Ben has no mice yet.",
        "Points from earlier games: Ada 3 and Ben 12.",
    ]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (GAME.start(2), "Thirty mice sit in the middle."),
        (position(NONE, NONE), "Ada to roll."),
        (position(NONE, NONE, rolling=True), "Ada rolls."),
        (position(NONE, NONE, dice="red red"), "Ada can take mice."),
        (position(NONE, NONE, aside=mice(red=1)), "Ada can roll again or stop."),
        (position(NONE, NONE, aside=(1, 1, 1, 1, 1)), "Ada has all five colours: time to stop."),
        (position((1,) * 5, NONE, secured=True), "Ada has secured mice and has to roll again."),
        (position((6,) * 5, NONE, turn=None, points=[(90, 0)]), "The game is over."),
    ],
)
def test_it_is_said_whose_turn_it_is_and_what_for(state: State, words: str) -> None:
    assert said(state)[0] == words
    assert words in drawn(table(GAME.view(state, None), looking(2)))


def test_an_empty_middle_is_spoken_of() -> None:
    assert "No mouse is left in the middle." in said(position((6,) * 5, NONE, secured=True))

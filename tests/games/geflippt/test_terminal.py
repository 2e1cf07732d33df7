"""Mausgeflippt drawn in a terminal, and in words."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product
from typing import Any

import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.core.game import Input
from mauseloch.core.words import Say
from mauseloch.drawing import Block, Looking, joined, numbered
from mauseloch.games.geflippt.deck import CHEESES, DESIGNS, MICE
from mauseloch.games.geflippt.narration import doing, scene
from mauseloch.games.geflippt.state import Reaction, State
from mauseloch.games.geflippt.terminal import choices, keys, no_key, rows, table, told
from mauseloch.games.geflippt.view import MouseRevealed, MouseUnder, News, Raced, View
from mauseloch.texts import LANGUAGES, texts
from tests.games.geflippt.positions import (
    BAG,
    GAME,
    HAT,
    NONE,
    ONE,
    TWO,
    all_told,
    piles,
    position,
)

NAMES = ("Ada", "Maximilian", "Cleo", "Dino", "Emil", "Frida")

Look = tuple[Sequence[News], View, Sequence[tuple[View, Sequence[str]]]]


def looking(seats: int, language: str = "en", width: int = 80, *, unicode: bool = True) -> Looking:
    return Looking(NAMES[:seats], texts(language), width, unicode)


@cache
def match_of(seats: int) -> list[Look]:
    """What is shown during a match: news, the public view, and each seat's question."""
    match = mauseloch.Match(mauseloch.game("geflippt"), seats, f"drawn by {seats}")
    bots = [mauseloch.bot("pip", match.game, seat) for seat in range(seats)]
    seen: list[Look] = []
    since = 0
    while match.outcome is None:
        asked = [(match.view(seat), match.legal(seat)) for seat in match.waiting.seats]
        seen.append((match.log(None, since), match.view(None), asked))
        since = len(match.log(None))
        answer_all(match, bots)
    return [*seen, (match.log(None, since), match.view(None), ())]


def checked(drawn: Block, look: Looking, rows_at_80: int) -> str:
    assert {line.cell_len for line in drawn} == {drawn.width}
    assert drawn.width <= look.width
    assert look.width > 80 or len(drawn) <= rows_at_80
    text = joined(drawn).plain
    assert look.unicode or look.speak is not texts("en") or text.isascii()
    return text


def shown(drawn: Block) -> str:
    """The drawing without trailing spaces."""
    return "\n".join(line.plain.rstrip() for line in drawn)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_fits_into_every_terminal(seats: int, language: str) -> None:
    for width, unicode in product((80, 120), (True, False)):
        look = looking(seats, language, width, unicode=unicode)
        for news, public, asked in match_of(seats)[:: 3 if width == 80 and unicode else 11]:
            checked(table(public, look), look, 12)
            checked(told(news, public, look), look, 12)
            for view, legal in asked[:2]:
                checked(table(view, look), look, 12)
                laid = rows(legal)
                assert sorted(chain(*laid)) == sorted(legal)
                for chosen in ("", legal[0], legal[-1]):
                    checked(choices(view, laid, chosen, look), look, 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_words_is_there_in_every_language(language: str) -> None:
    speak = texts(language)
    for _, _, asked in match_of(3):
        for view, legal in asked:
            assert all(speak(one) for one in scene(view, NAMES[:3]))
            assert len({speak(doing(action, NAMES)) for action in legal}) == len(legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_any_hand_is_cut_off(language: str) -> None:
    """The seven widest designs make the worst possible hand."""
    speak = texts(language)
    words = {design: speak(Say(f"geflippt-{design}")).split() for design in DESIGNS}
    widest = sorted(DESIGNS, key=lambda design: -max(map(len, words[design])))[:7]
    hand = " ".join(sorted(widest, key=DESIGNS.index))
    look = looking(2, language)
    state = position(hand, "ring-red")
    text = checked(choices(GAME.view(state, 0), rows(GAME.legal(state, 0)), "", look), look, 7)
    assert all(word in text for design in widest for word in words[design])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mouse", MICE.values(), ids=lambda mouse: mouse.name)
def test_every_mouse_fits_with_all_it_has(language: str, mouse: Any) -> None:
    look = looking(6, language)
    hands = (TWO, ONE, NONE, BAG, "", "")
    before = position(*hands, mouse=mouse.name)
    speak = look.speak
    named = [speak(Say(f"geflippt-{one}")) for one in (*mouse.wears, mouse.cheese)]
    race: list[News] = [Raced(()), MouseUnder(mouse)]
    view = GAME.view(before, None)
    for text in (checked(table(view, look), look, 12), checked(told(race, view, look), look, 12)):
        assert all(name in text for name in named)


def test_no_two_cheeses_and_no_two_colours_of_a_kind_look_the_same_without_colour() -> None:
    look = looking(2)

    def drawn(mouse: str, cheese: str) -> str:
        return shown(table(GAME.view(position(TWO, ONE, mouse=mouse, cheese=cheese), 0), look))

    assert len({drawn("mouse1", cheese).splitlines()[1] for cheese in CHEESES}) == len(CHEESES)
    assert "▕███▏ blue trousers" in drawn("mouse7", "gouda")
    assert "▕▌▌▌▏ brown trousers" in drawn("mouse2", "gouda")


def test_the_race_does_not_say_whether_the_mouse_is_protected() -> None:
    """Apart from the cheese itself, the two tables look the same."""
    look = looking(3)
    free, protected = (
        shown(table(GAME.view(position(cheese=cheese), 0), look))
        for cheese in ("gouda", "emmental")
    )
    assert protected.replace("/oOo\\ Emmental", "(===) Gouda   ", 1) == free


def test_a_table_hides_what_its_view_does_not_hold() -> None:
    look = looking(3)

    def seen(*hands: str, reaction: str) -> tuple[str, str]:
        state = position(*hands, reactions=[None, Reaction(reaction, 1500), None])
        view = GAME.view(state, 0)
        hand = choices(view, rows(GAME.legal(state, 0)), "", look)
        return shown(table(view, look)), shown(hand)

    one = seen(TWO, ONE, NONE, reaction="whack jacket-white")
    assert one == seen(TWO, BAG, HAT, reaction="attack")
    assert "✓  Maximilian" in one[0]


def test_rows_are_the_whacks_and_what_is_done_without_a_card() -> None:
    state = position(HAT, NONE)
    assert rows(GAME.legal(state, 0)) == [
        [f"whack {piece}" for piece in dict.fromkeys(HAT.split())],
        ["attack", "pass"],
    ]
    assert rows(["reveal"]) == [["reveal"]]
    assert rows(["pass"]) == [["pass"]]


@pytest.mark.parametrize("unicode", [True, False])
def test_every_choice_looks_different_when_it_is_chosen(unicode: bool) -> None:
    state = position(HAT, NONE)
    view, laid = GAME.view(state, 0), rows(GAME.legal(state, 0))
    look = looking(2, unicode=unicode)
    drawn = [shown(choices(view, laid, chosen, look)) for chosen in ("", *numbered(laid))]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_the_number_on_a_card_is_the_one_to_type() -> None:
    state = position(HAT, NONE)
    view, laid = GAME.view(state, 0), rows(GAME.legal(state, 0))
    keys = [action for action in numbered(laid) if action.startswith("whack")]
    for key in keys:
        text = shown(choices(view, laid, key, looking(2)))
        assert f"╔═ {numbered(laid)[key]} ═" in text


def test_the_mouse_its_cheese_and_what_everybody_has() -> None:
    state = position(
        revealer=2,
        face_up=piles("", "socks-white", ""),
        face_down=piles("", "shirt-black scarf-orange dress-yellow", "ring-blue"),
        caught=piles("mouse2 mouse3", "", "mouse4"),
        cheeses=piles("", "edam", ""),
        reactions=[Reaction("attack", 1500), None, None],
    )
    assert shown(table(GAME.view(state, 1), looking(3))) == TABLE


TABLE = r"""
╭─ Cheese on the table ──────────╮                Mice  Laundry  Cheeses  Points
│ (===) Gouda                    │ ✓  Ada            2    0            0       2
╰────────────────────────────────╯    Maximilian     0    1 ✗✗✗        1      −6
╭─ Mouse ────────────────────────╮    Cleo           1    0 ■          0       0
│ ╭─╮   ╭─╮ ▕▌▌▌▏ white hat      │
│ ╰╮╰───╯╭╯ ▕███▏ white shirt    │   Stacks: 28 mice, 7 cheeses
│  │ • • │  ▕▌▌▌▏ white jacket   │   ■ face down: a failed attack
│ ═╰╮ ▾ ╭╯═ ▕▌▌▌▏ yellow bag     │   ✗✗✗ can’t attack any more
│   ╰───╯                        │
│ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │
│ its cheese: /oOo\ Emmental     │
╰────────────────────────────────╯
""".strip("\n")


def test_what_the_signs_mean_is_told_once_they_are_there() -> None:
    down = ("", "ring-blue", "shirt-black scarf-orange dress-yellow")
    below = [
        shown(table(GAME.view(position(face_down=piles(one, "", "")), 0), looking(3)))
        for one in down
    ]
    assert ["■" in one for one in below] == [False, True, True]
    assert ["✗✗✗ can’t attack" in one for one in below] == [False, False, True]


def test_the_stack_and_who_turns_up_the_next_mouse() -> None:
    state = position(mouse=None, revealer=2)
    assert shown(table(GAME.view(state, 1), looking(3, "de"))) == STACK
    assert shown(table(GAME.view(state, 1), looking(3, unicode=False))) == PLAIN_STACK


STACK = """
╭─ Käse auf dem Tisch ────────────╮                Mäuse  Wäsche  Käse  Punkte
│ (===) Gouda                     │    Ada             0       0     0       0
╰─────────────────────────────────╯    Maximilian      0       0     0       0
╭─ Mäusestapel ───────────────────╮    Cleo            0       0     0       0
│   ╭─────╮                       │
│  ╭┴────╮│                       │   Stapel: 32 Mäuse, 8 Käse
│ ╭┴────╮││  Cleo deckt die       │
│ │     │││  nächste Maus auf.    │
│ │ 32  ││╯                       │
│ │     │╯                        │
│ ╰─────╯                         │
╰─────────────────────────────────╯
""".strip("\n")
PLAIN_STACK = """
+- Cheese on the table ----------+                Mice  Laundry  Cheeses  Points
| (===) Gouda                    |    Ada            0        0        0       0
+--------------------------------+    Maximilian     0        0        0       0
+- Stack of mice ----------------+    Cleo           0        0        0       0
|   .-----.                      |
|  .-----.|                      |   Stacks: 32 mice, 8 cheeses
| .-----.||  Cleo turns up the   |
| |     |||  next mouse.         |
| | 32  ||'                      |
| |     |'                       |
| '-----'                        |
+--------------------------------+
""".strip("\n")


def test_nobody_turns_up_a_mouse_when_the_last_cheese_is_gone() -> None:
    over = position(mouse=None, cheese=None, cheeses=(CHEESES, (), ()))
    text = shown(table(GAME.view(over, None), looking(3)))
    assert "no cheese left" in text
    assert "turns up" not in text
    words = list(map(texts("en"), scene(GAME.view(over, 0), NAMES[:3])))
    assert words[0] == "32 mice are left in the stack."
    assert words[1].startswith("Ada: ")


def test_the_hand_with_a_card_that_is_there_twice() -> None:
    state = position(HAT, NONE)
    drawn = choices(GAME.view(state, 0), rows(GAME.legal(state, 0)), "whack scarf-blue", looking(2))
    assert shown(drawn) == HAND


HAND = """
╭─ 1 ───────╮╭─ 2 ───────╮╔═ 3 ═══════╗╭─ 4 ───────╮╭─ 5 ───────╮╭─ 6 ───────╮
│▌▌▌▌▌▌▌▌ ×2││███████████│║▌▌▌▌▌▌▌▌▌▌▌║│▌▌▌▌▌▌▌▌▌▌▌││▌▌▌▌▌▌▌▌▌▌▌││███████████│
│white      ││black      │║blue       ║│brown      ││white      ││green      │
│hat        ││glasses    │║scarf      ║│trousers   ││belt       ││bag        │
╰───────────╯╰───────────╯╚═══════════╝╰───────────╯╰───────────╯╰───────────╯
[ Space: attack with the whole hand ] [ 0: leave it alone ]
""".strip("\n")


def test_one_who_may_not_attack_sees_it_crossed_out() -> None:
    down = piles("", "shirt-black scarf-orange dress-yellow", "")
    state = position(face_down=down)
    legal = GAME.legal(state, 1)
    last = shown(choices(GAME.view(state, 1), rows(legal), "pass", looking(3))).splitlines()[-1]
    assert last == "✗ no more attacks ▶ 0: leave it alone ◀"


def test_the_revealer_sees_the_hand_as_well() -> None:
    state = position(mouse=None)
    text = shown(choices(GAME.view(state, 0), rows(GAME.legal(state, 0)), "reveal", looking(3)))
    assert text.startswith("╭─ 1 ─")
    assert text.endswith("\n▶ Space: turn up the next mouse ◀")


def test_after_a_reaction_the_hand_is_there_without_keys() -> None:
    state = position(reactions=[Reaction("whack hat-white", 1500), None, None])
    view = GAME.view(state, 0)
    text = shown(choices(view, rows(GAME.legal(state, 0)), view.reaction or "", looking(3)))
    assert text.startswith("╔═ 1 ═")
    assert "Space" not in text
    empty = position("", ONE, NONE)
    assert (
        shown(choices(GAME.view(empty, 0), [["pass"]], "", looking(3))) == "[ 0: leave it alone ]"
    )


def test_single_keys_for_the_race() -> None:
    legal = GAME.legal(position(HAT, NONE), 0)
    by_key = keys(legal)
    assert [by_key[key] for key in ("1", "2", "6", " ", "0")] == [
        "whack hat-white",
        "whack glasses-black",
        "whack bag-green",
        "attack",
        "pass",
    ]
    assert sorted(by_key.values()) == sorted(legal)
    numbers = numbered(rows(legal))
    assert all(numbers[action] == int(key) for key, action in by_key.items() if key in "123456")
    assert keys(["reveal"]) == {" ": "reveal"}


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("1", None),
        ("7", "geflippt-no-such-card"),
        (" ", "geflippt-may-not-attack"),
        ("x", None),
        ("left", None),
    ],
)
def test_why_a_key_does_nothing(key: str, reason: str | None) -> None:
    down = piles("shirt-black scarf-orange dress-yellow", "")
    said = no_key(key, GAME.legal(position(HAT, NONE, face_down=down), 0))
    assert (said and said.id) == reason
    assert no_key(key, ["pass"]) is None  # an empty hand has no numbers and nothing to attack with


# The photo finish


def finished(state: State, *inputs: str, look: Looking) -> str:
    news = all_told(state, *inputs)
    for text in inputs:
        state = GAME.apply(state, Input.parse(text))
    return shown(told(news, GAME.view(state, None), look))


CLOSE_RACE = (
    "0 whack hat-white @1420",
    "1 whack jacket-white @1445",
    "2 attack @1950",
    "chance mouse7",
)


def test_a_photo_finish_too_close_to_call() -> None:
    assert finished(position(), *CLOSE_RACE, look=looking(3)) == PHOTO


PHOTO = r"""
╭─ Photo finish ───────────────────────────────────────────────────────────────╮
│ Ada        ███████████████                    420 ms ✓ white hat    mouse +1 │
│ Maximilian ███████████████                    445 ms ✓ white jacket mouse +1 │
│ Cleo       ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 950 ms   attacks               │
╰──────────────────────────────────────────────────────────────────────────────╯
 Mouse: ▕▌▌▌▏ white hat  ▕███▏ white shirt  ▕▌▌▌▏ white jacket  ▕▌▌▌▏ yellow bag
        /oOo\ Emmental
 Points: Ada 1  Maximilian 1  Cleo 0
""".strip("\n")


def test_an_attack_on_a_protected_mouse_costs_twice() -> None:
    race = ("0 attack @1420", "1 whack jacket-white @1445", "2 pass @1450")
    text = finished(position(cheese="emmental"), *race, look=looking(3, "de", unicode=False))
    assert text == PROTECTED


PROTECTED = r"""
+- Zielfoto -------------------------------------------------------------------+
| Ada        #################   420 ms x greift an         Käse -2  Wäsche -2 |
| Maximilian ::::::::::::::::::: 445 ms   schlägt zu                           |
| Cleo                                    lässt sie in Ruhe                    |
+------------------------------------------------------------------------------+
 Maus: [===] weißer Hut  [###] weißes Hemd  [===] weiße Jacke
       [===] gelbe Tasche  /oOo\ Emmentaler
 Punkte: Ada -4  Maximilian 0  Cleo 0
""".strip("\n")


@pytest.mark.parametrize(
    ("race", "cheese", "line"),
    [
        ("0 whack belt-brown @1420", "gouda", "✗ brown belt      laundry −1"),
        ("0 whack hat-white @1420", "emmental", "✗ white hat       cheese −2"),
        ("0 whack hat-white @1420", "gouda", "✓ white hat       mouse +1"),
        ("2 attack @1420", "gouda", "✓ attacks         mouse +1"),
    ],
)
def test_the_verdict_and_what_it_brings(race: str, cheese: str, line: str) -> None:
    text = finished(position(cheese=cheese), race, "clock @9000", look=looking(3))
    assert line in text.splitlines()[1]


def test_the_one_whom_a_draw_made_faster_is_first() -> None:
    race = ("1 whack jacket-white @1500", "0 whack belt-brown @1500", "2 pass @1600")
    for faster, first in ((0, "Ada"), (1, "Maximilian")):
        text = finished(position(), *race, f"chance faster {faster}", look=looking(3))
        assert text.splitlines()[1].startswith(f"│ {first}")


def test_when_nobody_reacts_there_are_no_bars() -> None:
    text = finished(position(), "clock @9000", look=looking(3))
    assert text.splitlines()[1].split("│")[1].split() == ["Ada", "leaves", "it", "alone"]
    assert "░" not in text


def test_without_a_race_the_table_is_drawn() -> None:
    view = GAME.view(position(), None)
    news = [MouseRevealed(0, MICE["mouse1"], protected=False, at_ms=1000, until_ms=9000)]
    assert told(news, view, looking(3)) == table(view, looking(3))
    assert told([], view, looking(3)) == table(view, looking(3))


# In words


def words(state: State, seat: int | None) -> Iterator[str]:
    return map(texts("en"), scene(GAME.view(state, seat), NAMES[:2]))


def test_what_a_seat_sees_in_words() -> None:
    state = position(
        TWO,
        "ring-red",
        face_down=piles("", "shirt-black scarf-orange dress-yellow"),
        caught=piles("mouse2", ""),
        reactions=[None, Reaction("pass", 1500)],
    )
    worn = "white hat, white shirt, white jacket and yellow bag"
    assert list(words(state, 1)) == [
        "Face up: Gouda.",
        f"The mouse is wearing: {worn}; its cheese: Emmental.",
        "Ada: 1 mouse; laundry: 0 face up, 0 face down; 0 cheeses; 1 point.",
        "Maximilian: 0 mice; laundry: 0 face up, 3 face down; 0 cheeses; −3 points.",
        "Maximilian can’t attack any more.",
        "Maximilian has reacted.",
        "Your hand: red ring.",
    ]
    assert list(words(state, None)) == list(words(state, 1))[:-1]


def test_the_stack_in_words() -> None:
    state = position(TWO, ONE, mouse=None, revealer=1)
    assert list(words(state, 0))[1:3] == [
        "32 mice are left in the stack.",
        "Maximilian turns up the next mouse.",
    ]

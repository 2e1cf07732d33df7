"""What is seldom told is told well."""

from importlib import import_module
from typing import Any, get_args

import pytest

import mauseloch
from mauseloch.cli.narration import _ending
from mauseloch.core.game import Outcome
from mauseloch.core.words import a, counted, listed
from mauseloch.games.geflippt import told as geflippt
from mauseloch.games.geflippt.deck import MICE
from mauseloch.games.geier import rules as geier
from mauseloch.games.mausen import rules as mausen
from mauseloch.games.zocken import rules as zocken

NAMES = ("Ada", "Ben", "Cleo", "Dino")
DOG3, DOG1 = mausen.CARDS["dog3"], mausen.CARDS["dog1"]

LINES: list[tuple[str, Any, str]] = [
    (
        "mausen",
        mausen.Hunt(
            "dog",
            ((0, DOG3), (1, DOG3), (2, DOG1)),
            (0, 1),
            2,
            DOG1,
            "cat",
            (mausen.CARDS["cat2"],),
        ),
        "  Ada and Ben tie on dog 3, so Cleo's dog 1 catches cat 2.",
    ),
    (
        "mausen",
        mausen.Hunt("dog", ((0, DOG3), (1, DOG3)), (0, 1), None, None, "cat", ()),
        "  Ada and Ben tie on dog 3, so no dog hunts.",
    ),
    ("mausen", mausen.Hunt("dog", ((0, DOG3),), (), 0, DOG3, "cat", ()), "  Ada's dog 3 finds no"),
    ("mausen", mausen.Stayed((), ()), "  The table is swept clean."),
    ("mausen", mausen.TableEmpty(), "  So everyone puts a card in the middle, and nothing hunts."),
    ("mausen", mausen.Restocked(4, (DOG3, DOG1)), "Round 4, for a new table: Ada plays dog 3, Ben"),
    ("geier", geier.TurnedUp(3, -2, (1, -2)), "Round 3: a vulture, -2, on top of +1: -1 in all,"),
    (
        "geier",
        geier.TurnedUp(3, 2, (-2, 2)),
        "Round 3: a mouse, +2, on top of -2: +0 in all, played",
    ),
    ("geier", geier.Won(1, 5, (-2,), "lowest"), "  The 5 is lowest: Ben must take -2."),
    ("geier", geier.CarriedOver((3, 4)), "  Nobody is alone: +3 and +4 carried over."),
    ("geier", geier.Discarded((3,)), "  Nobody is alone, and no round is left: +3 to nobody."),
    ("zocken", zocken.Begins(1, 2), "Ben begins game 2."),
    ("zocken", zocken.Rolls(1, again=True), "  Ben rolls again."),
    ("zocken", zocken.Rolled(1, ("red", "red"), 2), "  The dice show two reds."),
    (
        "zocken",
        zocken.Took(
            0, ("red", "joker"), (zocken.Taken("red", 2), zocken.Taken("red", 2)), ("red",), ()
        ),
        "  Set aside: two of Cleo's red mice (joker as red).",
    ),
    (
        "zocken",
        zocken.Took(0, ("blue", "red"), (zocken.Taken("red"),), (), ("blue",)),
        "  Set aside: a red mouse, leaving blue alone.",
    ),
    (
        "zocken",
        zocken.Took(0, ("red", "red"), (zocken.Taken("red"), zocken.Taken("red")), (), ()),
        "  Set aside: two red mice.",
    ),
    (
        "zocken",
        zocken.Secured(0, (1, 1, 2, 1, 1)),
        "  All five colours! Ada secures one yellow mouse,",
    ),
    (
        "zocken",
        zocken.Lost(0, ("blue", "red"), (0, 0, 2, 0, 0), ("blue",), ("red",)),
        (
            "  Nothing to take (blue set aside before and no red left): "
            "Ada loses the turn, and two blue mice too."
        ),
    ),
    (
        "zocken",
        zocken.Lost(0, ("red", "red"), (0, 0, 0, 0, 0), (), ("red",)),
        "  Nothing to take (no red left): Ada loses the turn.",
    ),
    ("zocken", zocken.GameOver(2, (20, 31)), "Points of game 2: Ada 20 and Ben 31."),
    (
        "geflippt",
        geflippt.DrawnFaster(1, (0, 1)),
        "  Ada and Ben are level to the millisecond; the draw says Ben.",
    ),
    (
        "geflippt",
        geflippt.Judged(1, 2, "attack", 430, None, 12, right=True, protected=False),
        "  Too close to call: Ben, 12 ms behind, attacks and is right as well.",
    ),
    (
        "geflippt",
        geflippt.Judged(1, 2, "whack ring-red", 430, None, 0, right=True, protected=False),
        "  Too close to call: Ben, 0 ms behind, whacks with a red ring and is right as well.",
    ),
    (
        "geflippt",
        geflippt.Judged(0, 1, "whack shoes-black", 430, 9, 0, right=False, protected=False),
        "  Ada is fastest, 9 ms ahead of the next, and whacks with black shoes: wrong.",
    ),
    ("geflippt", geflippt.Banned(2), "  That was Cleo's third failed attack, and the last."),
    ("geflippt", geflippt.Reshuffled(1), "  The discards are shuffled: one card to draw from."),
    ("geflippt", geflippt.Reshuffled(31), "  The discards are shuffled: 31 cards to draw from."),
    ("geflippt", geflippt.TakenBack(0, "hat-blue"), "  A blue hat goes back to Ada's hand."),
    (
        "geflippt",
        geflippt.LaundryLaid(0, ("scarf-orange",), "socks-red"),
        "  Dirty laundry for Ada: an orange scarf and red socks (face down).",
    ),
    (
        "geflippt",
        geflippt.MouseCaught(0, MICE["mouse1"], True),
        "  Ada gets a mouse from the stack.",
    ),
    (
        "geflippt",
        geflippt.HandShown(0, ("hat-blue", "tie-blue")),
        "  Ada shows a blue hat and a blue",
    ),
    ("geflippt", geflippt.Raced(()), "  Everybody leaves it alone."),
]


@pytest.mark.parametrize(("game", "told", "line"), LINES)
def test_news_become_sentences(game: str, told: Any, line: str) -> None:
    narrate = import_module(f"mauseloch.games.{game}.narration").narrate
    assert narrate(told, NAMES).startswith(line)


def test_every_outcome_can_be_told() -> None:
    for name in mauseloch.games():
        words = import_module(f"mauseloch.games.{name}.narration")
        for ended_by in words.ENDED_BY:
            for decided_by in words.DECIDED_BY:
                lines = _ending(Outcome((3, 5, 5), (3, 1, 1), ended_by, decided_by), words)
                assert " Ben and Cleo share the victory, " in lines
                assert lines.endswith("\n  3. Ada       3")


def test_everything_has_a_kind_of_news_of_its_own() -> None:
    for name in mauseloch.games():
        rules = import_module(f"mauseloch.games.{name}.rules")
        kinds = [one.__name__ for one in get_args(rules.News)]
        assert len(kinds) == len(set(kinds))


def test_small_pieces_of_english() -> None:
    assert [listed("a"), listed("ab"), listed("abc"), listed("")] == [
        "a",
        "a and b",
        "a, b and c",
        "",
    ]
    assert [a("red mouse"), a("orange mouse")] == ["a red mouse", "an orange mouse"]
    assert [counted(1, "mouse", "mice"), counted(2, "card"), counted(7, "card")] == [
        "one mouse",
        "two cards",
        "7 cards",
    ]

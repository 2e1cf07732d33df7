"""Rare events are told well; only in English, since all languages have the same messages."""

from typing import Any, get_args

import pytest

import mauseloch
from mauseloch.games import package
from mauseloch.games.geflippt import view as geflippt
from mauseloch.games.geflippt.deck import MICE
from mauseloch.games.geier import rules as geier
from mauseloch.games.mausen import rules as mausen
from mauseloch.games.zocken import view as zocken
from mauseloch.games.zocken.state import Taken
from mauseloch.texts import texts

NAMES = ("Ada", "Ben", "Cleo", "Dino")
DOG3, DOG1, CAT2 = (mausen.CARDS[text] for text in ("dog3", "dog1", "cat2"))
STOLEN = Taken("red", 2)

LINES: list[tuple[str, Any, str]] = [
    (
        "mausen",
        mausen.Hunt("dog", ((0, DOG3), (1, DOG3), (2, DOG1)), (0, 1), 2, DOG1, "cat", (CAT2,)),
        "Ada and Ben tie on dog 3, so Cleo’s dog 1 catches cat 2.",
    ),
    (
        "mausen",
        mausen.Hunt("dog", ((0, DOG3), (1, DOG3), (2, DOG1)), (0, 1), 2, DOG1, "cat", ()),
        "Ada and Ben tie on dog 3, so Cleo’s dog 1 may hunt, but finds nothing.",
    ),
    (
        "mausen",
        mausen.Hunt("dog", ((0, DOG3), (1, DOG3)), (0, 1), None, None, "cat", ()),
        "Ada and Ben tie on dog 3, so no dog hunts.",
    ),
    (
        "mausen",
        mausen.Hunt("dog", ((0, DOG3),), (), 0, DOG3, "cat", ()),
        "Ada’s dog 3 finds nothing to hunt.",
    ),
    ("mausen", mausen.Stayed((), ()), "The table is swept clean."),
    (
        "mausen",
        mausen.TableEmpty(),
        "So everyone puts a new starting card in the middle, and nobody hunts.",
    ),
    (
        "mausen",
        mausen.Restocked(4, (DOG3, DOG1)),
        "Round 4, new starting cards: Ada plays dog 3 and Ben plays dog 1.",
    ),
    (
        "geier",
        geier.TurnedUp(3, -2, (1, -2)),
        "Round 3: a vulture, −2, on top of +1. −1 in all, so it counts as a vulture.",
    ),
    (
        "geier",
        geier.TurnedUp(3, 2, (-2, 2)),
        "Round 3: a mouse, +2, on top of −2. +0 in all, so it counts as a mouse.",
    ),
    ("geier", geier.Won(1, 5, (-2,), "lowest"), "The 5 is lowest: Ben must take −2."),
    ("geier", geier.CarriedOver((3, 4)), "Only ties: +3 and +4 will stay for the next round."),
    ("geier", geier.Discarded((3,)), "Only ties, and this was the last round: nobody gets +3."),
    ("zocken", zocken.Begins(1, 2), "Ben goes first in game 2."),
    ("zocken", zocken.Rolls(1, again=True), "Ben rolls again."),
    (
        "zocken",
        zocken.Took(0, ("red", "joker"), (STOLEN, STOLEN), ("red",), ()),
        "Set aside: two red mice from Cleo (joker as red).",
    ),
    (
        "zocken",
        zocken.Took(0, ("blue", "red"), (Taken("red"),), (), ("blue",)),
        "Set aside: one red mouse; left alone: blue.",
    ),
    (
        "zocken",
        zocken.Took(0, ("blue", "joker"), (Taken("red"),), ("red",), ("blue",)),
        "Set aside: one red mouse (joker as red); left alone: blue.",
    ),
    (
        "zocken",
        zocken.Lost(0, ("blue", "red"), (0, 0, 2, 0, 0), ("blue",), ("red",)),
        (
            "Nothing to take (already taken: blue; none left: red): Ada loses the turn. "
            "Back to the middle: two blue mice."
        ),
    ),
    (
        "zocken",
        zocken.Lost(0, ("red", "red"), (0, 0, 0, 0, 0), (), ("red",)),
        "Nothing to take (none left: red): Ada loses the turn.",
    ),
    ("zocken", zocken.GameOver(2, (20, 31)), "Points in game 2: Ada 20 and Ben 31."),
    (
        "geflippt",
        geflippt.DrawnFaster(1, (0, 1)),
        "Ada and Ben are tied to the millisecond; Ben wins the draw.",
    ),
    (
        "geflippt",
        geflippt.Judged(1, 2, "attack", 430, None, 12, right=True, protected=False),
        (
            "Too close to call: Ben, 12 ms behind, is right as well. "
            "Mouse attack! The mouse isn’t wearing any of it: right!"
        ),
    ),
    (
        "geflippt",
        geflippt.Judged(1, 2, "whack ring-red", 430, None, 0, right=True, protected=False),
        "Too close to call: Ben, 0 ms behind, is right as well. With this card: red ring. Right!",
    ),
    (
        "geflippt",
        geflippt.Judged(0, 1, "whack shoes-black", 430, 9, 0, right=False, protected=False),
        "Ada is fastest, by 9 ms. With this card: black shoes. Wrong.",
    ),
    (
        "geflippt",
        geflippt.Judged(0, 1, "attack", 430, None, 0, right=True, protected=True),
        "Only Ada reacted. Mouse attack! But the mouse is protected.",
    ),
    ("geflippt", geflippt.Banned(2), "That was Cleo’s third failed attack, and the last."),
    ("geflippt", geflippt.Reshuffled(1), "The discards are shuffled: one card to draw from."),
    ("geflippt", geflippt.TakenBack(0, "hat-blue"), "Ada takes back: blue hat."),
    (
        "geflippt",
        geflippt.LaundryLaid(0, ("scarf-orange",), "socks-red"),
        "Dirty laundry for Ada: orange scarf and red socks, the last one face down.",
    ),
    (
        "geflippt",
        geflippt.LaundryLaid(0, (), "socks-red"),
        "Dirty laundry for Ada, face down: red socks.",
    ),
    ("geflippt", geflippt.MouseCaught(0, MICE["mouse1"], True), "Ada gets a mouse from the stack."),
    ("geflippt", geflippt.Raced(()), "Everyone leaves it alone."),
]


@pytest.mark.parametrize(("game", "told", "line"), LINES)
def test_news_become_sentences(game: str, told: Any, line: str) -> None:
    narrate = package(game).load("narration").narrate
    assert " ".join(texts("en")(what) for what in narrate(told, NAMES)) == line


def test_everything_has_a_kind_of_news_of_its_own() -> None:
    for name in mauseloch.games():
        kinds = [one.__name__ for one in get_args(package(name).news)]
        assert len(kinds) == len(set(kinds))

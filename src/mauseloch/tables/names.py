"""Names of people at a table: typed ones where friends meet, ours where strangers do.

Ours are message ids, said in everybody's own language.
"""

import secrets
import unicodedata
from collections.abc import Iterable

from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import say

LONGEST = 16
ANIMALS = (
    "otter",
    "hedgehog",
    "squirrel",
    "ermine",
    "hare",
    "fox",
    "wolf",
    "lynx",
    "fawn",
    "lamb",
    "pony",
    "ibex",
    "chamois",
    "reindeer",
    "robin",
    "nightingale",
    "kingfisher",
    "stork",
    "swan",
    "pelican",
    "flamingo",
    "hummingbird",
    "toucan",
    "ladybird",
    "bee",
    "butterfly",
    "dragonfly",
    "cricket",
    "ant",
    "gecko",
    "salamander",
    "axolotl",
    "dolphin",
    "seahorse",
    "lion",
    "tiger",
    "leopard",
    "jaguar",
    "okapi",
    "meerkat",
    "panda",
    "koala",
    "kangaroo",
    "quokka",
    "platypus",
    "armadillo",
    "chinchilla",
    "alpaca",
)
"""None is a word to tease somebody with in any of our languages."""
NAMES = tuple(f"name-{animal}" for animal in ANIMALS)
"""Ids of messages."""
APART = {" ", "-", "’", "'", "."}
"""May stand between letters."""
BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0"}
"""Letters of Hangul that nobody can see."""


def checked_name(name: str) -> str:
    """A name as it will be shown; raises SetupError for what is none."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    letters = [one for one in tidy if one not in APART]
    fits = 0 < len(tidy) <= LONGEST and letters and tidy[0] not in APART
    # Letters and digits only: no signs that look like others' marks, nor invisible ones.
    if not fits or not all(map(_is_seen, letters)):
        raise SetupError(
            f"a name has 1 to {LONGEST} letters or digits, not {shown(name)}",
            say("error-bad-name", most=LONGEST, name=shown(name)),
        )
    return tidy


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] in "LN" and one not in BLANK


def drawn_name(taken: Iterable[str]) -> str:
    """One of our names that nobody here has."""
    others = set(taken)
    return secrets.choice([name for name in NAMES if name not in others])


def seat_name(seat: int) -> str:
    """What a seat is called of which nobody knows any more who sat there; an id too."""
    return f"name-seat-{seat + 1}"

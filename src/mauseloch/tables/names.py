"""Names of people at a table: typed ones where friends meet, ours where strangers do.

Ours are message ids, said in everybody's own language.
"""
# ruff: noqa: RUF001 - letters that look like others are what this is about

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
HAN = {"CJK", "IDEOGRAPHIC"}
TOGETHER = (
    {*HAN, "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {*HAN, "HANGUL"},
    {*HAN, "BOPOMOFO"},
)
"""Scripts that people write in one name; the first words of their letters' Unicode names."""
LOOKALIKES = {
    "A": "АΑᎪꓮ",
    "B": "ВΒꓐ",
    "C": "СᏟꓚ",
    "D": "Ꭰꓓ",
    "E": "ЕΕᎬꓰ",
    "F": "ꓝ",
    "G": "Ꮐꓖ",
    "H": "НΗᎻꓧ",
    "J": "ЈᎫꓙ",
    "K": "КΚᏦꓗ",
    "L": "Ꮮꓡ",
    "M": "МΜᎷꓟ",
    "N": "Νꓠ",
    "O": "ОΟՕꓳ0",
    "P": "РΡᏢꓑ",
    "Q": "Ԛ",
    "R": "Ꮢꓣ",
    "S": "ЅՏᏚꓢ",
    "T": "ТΤᎢꓔ",
    "U": "Սꓴ",
    "V": "Ꮩꓦ",
    "W": "ԜᎳꓪ",
    "X": "ХΧꓫ",
    "Y": "УҮΥꓬ",
    "Z": "ΖᏃꓜ",
    "a": "аαɑ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "е",
    "g": "ɡ",
    "h": "һհ",
    "i": "іιıɩ",
    "j": "јϳ",
    "k": "кκ",
    "l": "ІΙIӀӏꓲǀ1",
    "n": "ո",
    "o": "оοօ",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "u": "υս",
    "v": "ν",
    "w": "ԝ",
    "x": "хχ",
    "y": "уү",
}
"""The letters of other scripts that look like one of ours, and the digits; before case is lost."""
ALIKE = str.maketrans({one: letter for letter, some in LOOKALIKES.items() for one in some})


class MixedNameError(SetupError):
    """Letters of several scripts: such a name is made to look like another one."""

    code = "mixed_name"


def checked_name(name: str) -> str:
    """A name as it will be shown; raises SetupError for what is none."""
    tidy = unicodedata.normalize("NFKC", " ".join(name.split()))  # bold and wide letters are ours
    letters = [one for one in tidy if one not in APART]
    fits = 0 < len(tidy) <= LONGEST and letters and tidy[0] not in APART
    # Letters and digits only: no signs that look like others' marks, nor invisible ones.
    if not fits or not all(map(_is_seen, letters)):
        raise SetupError(
            f"a name has 1 to {LONGEST} letters or digits, not {shown(name)}",
            say("error-bad-name", most=LONGEST, name=shown(name)),
        )
    own = [one for one in letters if not one.isascii() or one.isalpha()]  # 0 to 9 are everybody's
    scripts = {unicodedata.name(one, "?").split()[0] for one in own}
    if len(scripts) > 1 and not any(scripts <= some for some in TOGETHER):
        raise MixedNameError(
            f"a name is written in one script, unlike {shown(name)}",
            say("error-mixed-name", name=shown(name)),
        )
    return tidy


def is_alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other; é and e they can tell apart."""
    return _look(one) == _look(other)


def _look(name: str) -> str:
    """What a name looks like at a glance: the same for names that look the same."""
    apart = unicodedata.normalize("NFKD", name)  # accents stay, whatever letter they are on
    seen = "".join(_plain(one) for one in apart if one not in APART)
    return unicodedata.normalize("NFC", seen.translate(ALIKE).casefold())


def _plain(one: str) -> str:
    """A small capital is a letter like any other."""
    _, small, letter = unicodedata.name(one, "").partition("LATIN LETTER SMALL CAPITAL ")
    return letter.lower() if small and len(letter) == 1 else one


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] in "LN" and one not in BLANK


def drawn_name(taken: Iterable[str]) -> str:
    """One of our names that nobody here has."""
    others = set(taken)
    return secrets.choice([name for name in NAMES if name not in others])


def seat_name(seat: int) -> str:
    """What a seat is called of which nobody knows any more who sat there; an id too."""
    return f"name-seat-{seat + 1}"

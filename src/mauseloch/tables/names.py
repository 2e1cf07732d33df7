"""Names at a table: typed among friends, drawn from ours among strangers, and the bots' own.

Ours are message ids, shown to everyone in their own language.
"""
# ruff: noqa: RUF001 - this module is about letters that look alike

import secrets
import unicodedata
from collections.abc import Collection, Iterable
from itertools import count

from mauseloch.core.bot import LADDER
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
"""None of these can be used to tease someone in any of our languages, and none is on a card."""
NAMES = tuple(f"name-{animal}" for animal in ANIMALS)
"""Message ids."""
APART = {" ", "-", "’", "'", "."}
"""Characters allowed between letters."""
BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0"}
"""Invisible letters of Hangul."""
HAN = {"CJK", "IDEOGRAPHIC"}
TOGETHER = (
    {*HAN, "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {*HAN, "HANGUL"},
    {*HAN, "BOPOMOFO"},
)
"""Scripts that may occur together, as the first words of their letters' Unicode names."""
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
"""Letters of other scripts, and digits, that look like one of ours; applied before casefold."""
ALIKE = str.maketrans({one: letter for letter, some in LOOKALIKES.items() for one in some})


class MixedNameError(SetupError):
    """The name mixes scripts, as names made to look like another do."""

    code = "mixed_name"


def checked_name(name: str) -> str:
    """Tidy a name for display; raises SetupError if it isn't one."""
    tidy = unicodedata.normalize("NFKC", " ".join(name.split()))  # no bold or wide letters
    letters = [one for one in tidy if one not in APART]
    fits = 0 < len(tidy) <= LONGEST and letters and tidy[0] not in APART
    # Letters and digits only: no symbols that imitate our own marks, and nothing invisible.
    if not fits or not all(map(_is_seen, letters)):
        raise SetupError(
            f"a name has 1 to {LONGEST} letters or digits, not {shown(name)}",
            say("error-bad-name", most=LONGEST, name=shown(name)),
        )
    own = [one for one in letters if not one.isascii() or one.isalpha()]  # every script uses 0 to 9
    scripts = {unicodedata.name(one, "?").split()[0] for one in own}
    if len(scripts) > 1 and not any(scripts <= some for some in TOGETHER):
        raise MixedNameError(
            f"a name is written in one script, unlike {shown(name)}",
            say("error-mixed-name", name=shown(name)),
        )
    return tidy


def is_alike(one: str, other: str) -> bool:
    """Whether people could confuse these names; é and e are different enough."""
    return _look(one) == _look(other)


def _look(name: str) -> str:
    """A key that is the same for names that look the same at a glance."""
    apart = unicodedata.normalize("NFKD", name)  # accents are kept, whatever letter they are on
    seen = "".join(_plain(one) for one in apart if one not in APART)
    return unicodedata.normalize("NFC", seen.translate(ALIKE).casefold())


def _plain(one: str) -> str:
    """Turn a small capital into an ordinary letter."""
    _, small, letter = unicodedata.name(one, "").partition("LATIN LETTER SMALL CAPITAL ")
    return letter.lower() if small and len(letter) == 1 else one


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] in "LN" and one not in BLANK


def drawn_name(taken: Iterable[str]) -> str:
    """Draw one of our names that isn't taken."""
    others = set(taken)
    return secrets.choice([name for name in NAMES if name not in others])


def bot_name(kind: str, taken: Collection[str]) -> str:
    """The name of a bot: its own if it has one, with a number if somebody is called so already."""
    if kind not in LADDER:
        return drawn_name(taken)
    own = kind.capitalize()
    named = (own if number == 1 else f"{own} {number}" for number in count(1))
    return next(one for one in named if not any(is_alike(one, other) for other in taken))


def seat_name(seat: int) -> str:
    """The name, as a message id, of a seat whose player is no longer known."""
    return f"name-seat-{seat + 1}"

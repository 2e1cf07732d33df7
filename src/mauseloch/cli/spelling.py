"""Spell letters that a terminal lacks with those that it has."""

import codecs
import unicodedata

NAME = "mauseloch.spelling"
SPELT = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "œ": "oe",
    "Œ": "Oe",
    "æ": "ae",
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "„": '"',
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "×": "x",
    "±": "+-",
    "█": "#",
    "·": "-",
    "•": "*",
    "←": "<",
    "→": ">",
    "↑": "^",
    "↓": "v",
    "\u00a0": " ",
    "\u202f": " ",
}


def spelt(error: UnicodeError) -> tuple[str, int]:
    """The replacement to write; a question mark only if nothing comes close."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_one, error.object[error.start : error.end])), error.end


def _one(letter: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return SPELT.get(letter) or bare or "?"


codecs.register_error(NAME, spelt)

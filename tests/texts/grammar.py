"""Words that don't fit together, mostly because one stands next to a variable."""

import re
from typing import NamedTuple


class Joint(NamedTuple):
    """Two words that must not meet, the right wording, and an example."""

    wrong: re.Pattern[str]
    why: str
    planted: str


def _joints(*rows: tuple[str, str, str]) -> list[Joint]:
    return [Joint(re.compile(wrong, re.IGNORECASE), why, planted) for wrong, why, planted in rows]


VOWEL = "[aeiouyàâæéèêëîïôœùû]"
ALONE = "onze|oui|yaourt|un|une|y|à|a|en|est|était|ou|et"
"""Words that follow "le" and "la" without elision to "l’", or may not belong to them."""
ARTICLE = "il|la|del|della|dal|dalla|al|alla|nel|nella|sul|sulla|i|gli|le"
EVERYWHERE = _joints(
    (
        r"(?<![\w’'-])(?!ha |ah |couic |der |die |das |den |nous |vous )([^\W\d]+) \1(?![\w’'-])",
        "the same word twice",
        "Mia Mia",
    ),
)
JOINTS = {
    "de": _joints(
        (r"\beine?[nmr]? (?:zwei|drei|vier|fünf|sechs)\b", "without ein", "eine zwei Mäuse"),
        (r"\b(?:1|eine?) (?:Punkte|Karten|Mäuse|Runden)\b", "the singular", "1 Punkte"),
    ),
    "en": _joints(
        (r"\ba (?=[aeio]|u[^ns]|8|11\b)(?!one|eu)", "an", "a elephant"),
        (r"\ban (?=[bcdfgjkpqtvwyz2-7])", "a", "an dog"),
        (r"\b(?:1|one) (?:points|cards|mice|rounds|players)\b", "the singular", "one points"),
    ),
    "fr": _joints(
        (rf"\b(?:de|que|je|ne|se|te|me) (?!onze|oui|yaourt){VOWEL}", "d’, qu’, n’ …", "de Ada"),
        (rf"(?<![\w-])(?:le|la) (?!(?:{ALONE})\b){VOWEL}", "l’", "le éléphant"),
        (r"\b(?:à|de) les?\b", "au, aux, du, des", "à les souris"),
        (r"\bsi il", "s’il", "si il vient"),
        (r"\b(?:1|une) (?:cartes|tours|places)\b", "the singular", "1 cartes"),
    ),
    "it": _joints(
        (r"\be e(?!d)", "ed before e-", "gatto e elefante"),
        (r"\ba a(?!d)", "ad before a-", "a Anna"),
        (r"\bed [^eè«¤]", "e", "gatto ed cane"),
        (rf"\b(?:{ARTICLE}) (?:8|11|80)\b", "l’8, l’11", "dal 8%"),
        (r"l’(?!8|11\b|1\b)\d", "il, dal …", "dall’9%"),
        (r"\b(?:una|della|dalla|nella|sulla) (?!alla)[aeiou]\w\w", "un’, dell’", "una ape"),
        (r"\b(?:1|una?) (?:punti|carte|topi|turni)\b", "the singular", "1 punti"),
    ),
}


def stumbling(language: str, words: str) -> list[str]:
    """Where someone reading aloud would stumble."""
    return [
        f"{words[max(0, at.start() - 20) : at.end() + 20]!r}: {joint.why}"
        for joint in [*EVERYWHERE, *JOINTS[language]]
        for at in joint.wrong.finditer(words)
    ]

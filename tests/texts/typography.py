"""Signs and spaces, as each language typesets them."""

import re
from collections.abc import Sequence
from typing import NamedTuple

NARROW, NO_BREAK = "\u202f", "\u00a0"
COMMANDS = re.compile(r"pip install \S+|\w+://\S*|\w+\.\w+:\w+|(?<=· )\?\s?:|(?<=\()\?(?= )")
"""Text that is typed literally, and ? as the key for help."""


class Sign(NamedTuple):
    """A pattern that must not occur, why, and a text containing it."""

    wrong: re.Pattern[str]
    why: str
    planted: str


def _signs(*rows: tuple[str, str, str]) -> list[Sign]:
    return [Sign(re.compile(wrong), why, planted) for wrong, why, planted in rows]


EVERYWHERE = _signs(
    (r"\.\.\.", "… is one character", "Sending..."),
    (r"—", "a dash is as long as an n, with spaces: –", "Mia — and Leo"),
    (r"(?<=\w) - (?=\w)", "a dash is –", "Mia - and Leo"),
    (r"(?<![\w-])-(?=\d)", "a minus is −", "worth -3"),
    (r"(?<=[^\W\d])–(?!\w)|(?<!\w)–(?=\w)", "a dash has a space on either side", "Mia– and Leo"),
    (r"[\"'`´]", "quotes and apostrophes are typeset", "Pip's"),
    (r"(?<=\S)  +(?=\S)", "one space is enough", "Mia  and Leo"),
    (r"(?<=\w)\s+(?=[,.](?:\s|$))", "no space before , and .", "Mia , and Leo"),
)
SIGNS = {
    "de": _signs(
        (r"[«»”]", "quotes are „…“, inside them ‚…‘", "„Mausen”"),
        (rf"(?<![{NARROW}-])%", "U+202F before %", "8 %"),
        (r"(?<=[\w¤])…", "a space before … after a whole word", "Moment…"),
        (r"(?<=\S)[ \u00a0\u202f]+(?=[;:!?])", "no space before marks", "Wirklich ?"),
    ),
    "en": _signs(
        (r"[«»„‚]", "quotes are “…”, inside them ‘…’", "«Mice»"),
        (r"(?<=[\d¤])\s%", "no space before %", "8 %"),
        (r"(?<=[\w¤])\s…", "no space before …", "Sending …"),
        (r"(?<=\S)[ \u00a0\u202f]+(?=[;:!?])", "no space before marks", "Really ?"),
    ),
    "fr": _signs(
        (r"[„“”‘‚]", "quotes are « … »", "“souris”"),
        (rf"(?<![{NARROW}!?])[;!?»%]", "U+202F before ; ! ? » %", "Encore ?"),
        (rf"«(?!{NARROW})", "U+202F after «", "«\u00a0souris\u202f»"),
        (rf"(?<![{NO_BREAK}\d]):", "U+00A0 before a colon", "Alors :"),
        (r"(?<=[\w¤])\s…", "no space before …", "Envoi …"),
        (r"(?<=\d)[ \u00a0](?=\d{3}(?!\d))", "U+202F between thousands", "1 024"),
        (r"(?<=[\d¤])[ \u202f](?=(?:ms|s|[kM]i?B)(?!\w|’))", "U+00A0 before units", "250 ms"),
    ),
    "it": _signs(
        (r"[„“”‘‚]", "quotes are «…»", "“topi”"),
        (r"«\s|\s»", "no space inside «…»", "« topi »"),
        (r"(?<=[\d¤])\s%", "no space before %", "8 %"),
        (r"(?<=[\w¤])\s…", "no space before …", "Un momento …"),
        (r"(?<=\S)[ \u00a0\u202f]+(?=[;:!?])", "no space before marks", "Davvero ?"),
        (r"(?<=[\d¤])[ \u202f](?=(?:ms|s|[kM]i?B)(?!\w|’))", "U+00A0 before units", "250 ms"),
        (r"\b(?:perch|poich|affinch|n|s)è\b", "the accent is é", "perchè"),
        (r"\bE’ ", "È", "E’ vero"),
    ),
}
QUOTES = {
    "de": [("„", "“"), ("‚", "‘")],
    "en": [("“", "”")],
    "fr": [("«", "»")],
    "it": [("«", "»")],
}


def unpaired(words: str, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Quotes opened but not closed, or the other way round."""
    faults = []
    for opening, closing in pairs:
        left = re.sub(f"{opening}[^{opening}{closing}]*{closing}", "", words)
        if opening in left or closing in left:
            faults.append(f"{words}: {opening} and {closing} come in pairs")
    return faults


def misset(language: str, words: str) -> list[str]:
    """What a typesetter of this language would set differently."""
    words = COMMANDS.sub("¤", words)
    signs = [*EVERYWHERE, *SIGNS[language]]
    return _found(signs, words) + unpaired(words, QUOTES[language])


def dashed(words: str) -> list[str]:
    """Wrong dashes, dots and minuses on a page with code, whose quotes another test checks."""
    return _found(EVERYWHERE[:4], words)


def _found(signs: Sequence[Sign], words: str) -> list[str]:
    return [
        f"{words[max(0, at.start() - 20) : at.end() + 20]!r}: {sign.why}"
        for sign in signs
        for at in sign.wrong.finditer(words)
    ]

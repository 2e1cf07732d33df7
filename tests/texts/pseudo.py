"""A pseudo-language: English in strange letters, almost half as long again.

It shows how a page copes with texts longer than any of ours: each begins and ends with a bracket,
so truncation is visible, and untranslated text has plain letters.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.texts.places import limits
from tests.texts.reading import ways

PSEUDO = "en-XA"
"""Its locale code; a page asked for it uses English."""
LONGER = 1.4
LETTERS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞQŔŠŢÛVŴXÝŽàƀçđéƒğĥîĵķļɱñöþqŕšţûvŵxýž",
)
VOWELS = set("aeiouyAEIOUY")
WORD = re.compile(r"[^\W\d_]+(?:’[^\W\d_]+)?")
MARKUP = re.compile(
    r"\*\*|!\[|(?<=\])\([^)]*\)|\{[^}]*\}|`[^`]*`"  # bold, pictures, links, options, code
    r"|^(?:#+|>|-|\d\.|\|[-:| ]+\||\*[^*]+\*)(?= |$)",  # line prefixes
    re.MULTILINE,
)


def strange(text: str, longer: float = LONGER) -> str:
    """The same in strange letters, with each word this much longer."""
    return WORD.sub(lambda word: _stretched(word[0], longer), text)


def _stretched(word: str, longer: float) -> str:
    more = round(len(word) * (longer - 1))
    vowels = [at for at, letter in enumerate(word) if letter in VOWELS] or [len(word) - 1]
    times = [1] * len(word)
    for number in range(more):
        times[vowels[number % len(vowels)]] += 1
    longer_word = "".join(
        letter + (many - 1) * letter.lower() for letter, many in zip(word, times, strict=True)
    )
    return longer_word.translate(LETTERS)


def pseudo(english: str) -> str:
    """A catalogue in the pseudo-language, with the same variables and plurals."""
    most = limits(english)
    resource = FluentParser().parse(english)
    for message in resource.body:
        if isinstance(message, ast.Message) and message.value is not None:
            _strange(message.value, most.get(message.id.name))
    return FluentSerializer().serialize(resource)


def _strange(pattern: ast.Pattern, most: int | None) -> None:
    """Text with little room gets no brackets and is as long as the limit allows."""
    if not WORD.search("".join(ways(pattern, ""))):
        return
    if most is None:
        _stretch(pattern, LONGER)
        pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
        return
    longer = LONGER
    while longer > 1 and any(len(strange(way, longer)) > most for way in ways(pattern, "")):
        longer -= 0.05
    _stretch(pattern, max(1, longer))


def _stretch(pattern: ast.Pattern, longer: float) -> None:
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            part.value = strange(part.value, longer)
        elif isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                _stretch(variant.value, longer)


def pseudo_page(english: str) -> str:
    """A rule page in the pseudo-language; markup, numbers, options and pictures stay unchanged."""
    parts, end = [], 0
    for mark in MARKUP.finditer(english):
        parts += [strange(english[end : mark.start()]), mark[0]]
        end = mark.end()
    return "".join([*parts, strange(english[end:])])

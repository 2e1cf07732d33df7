"""A language that nobody speaks: English in strange letters, almost half as long again.

It shows what a page does with texts that are longer than all that we have: each begins and ends in
a bracket, so one sees what was cut off, and what was never translated has plain letters.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.texts.places import limits
from tests.texts.reading import ways

PSEUDO = "en-XA"
"""What it is called where locales have codes; a page that is asked for it speaks English."""
LONGER = 1.4
LETTERS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞQŔŠŢÛVŴXÝŽàƀçđéƒğĥîĵķļɱñöþqŕšţûvŵxýž",
)
VOWELS = set("aeiouyAEIOUY")
WORD = re.compile(r"[^\W\d_]+(?:’[^\W\d_]+)?")
MARKUP = re.compile(
    r"\*\*|!\[|(?<=\])\([^)]*\)|\{[^}]*\}|`[^`]*`"  # bold, pictures, links, options, code
    r"|^(?:#+|>|-|\d\.|\|[-:| ]+\||\*[^*]+\*)(?= |$)",  # what a line begins with
    re.MULTILINE,
)


def strange(text: str, longer: float = LONGER) -> str:
    """The same in strange letters, each word so much longer."""
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
    """A catalogue in it, with the same variables and plurals."""
    most = limits(english)
    resource = FluentParser().parse(english)
    for message in resource.body:
        if isinstance(message, ast.Message) and message.value is not None:
            _strange(message.value, most.get(message.id.name))
    return FluentSerializer().serialize(resource)


def _strange(pattern: ast.Pattern, most: int | None) -> None:
    """What has little room gets no brackets, and is as long as it may be."""
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
    """A rule page in it: what is between marks, numbers, options and pictures is left alone."""
    parts, end = [], 0
    for mark in MARKUP.finditer(english):
        parts += [strange(english[end : mark.start()]), mark[0]]
        end = mark.end()
    return "".join([*parts, strange(english[end:])])

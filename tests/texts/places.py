"""Where a message appears, according to the comments in the English catalogues."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from tests.texts.reading import ways

PLACES = (
    "Button",
    "Error",
    "Heading",
    "Help",
    "Hint",
    "Label",
    "Lesson",
    "Link",
    "Name",
    "Notice",
    "Option",
    "Page text",
    "Part",
    "Question",
    "Read aloud",
    "Scene",
    "Status",
    "Story",
    "Table",
    "Terminal",
)
"""How a comment of a message or its group begins."""
PLACE = re.compile(rf"({'|'.join(PLACES)})\b")
MOST = re.compile(r"at most (\d+) characters\b(?! with the number)")


def commented(catalogue: str) -> Iterator[tuple[ast.Message, str, str]]:
    """Every message with the comment of its group and its own."""
    group = ""
    for entry in FluentParser().parse(catalogue).body:
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Message):
            yield entry, group, entry.comment.content or "" if entry.comment else ""


def placeless(catalogue: str) -> list[str]:
    """Messages whose comments don't say whether they are a button, a heading or an error."""
    return [
        message.id.name
        for message, group, own in commented(catalogue)
        if not PLACE.match(own) and not PLACE.match(group)
    ]


def shouted(catalogue: str, english: str) -> list[str]:
    """Error messages with an exclamation mark."""
    errors = {
        message.id.name
        for message, group, own in commented(english)
        if message.id.name.startswith(("error", "refused"))
        or (own if PLACE.match(own) else group).startswith("Error")
    }
    return [
        f"{message.id.name}: {way}"
        for message, _, _ in commented(catalogue)
        if message.id.name in errors
        for way in ways(message.value)
        if "!" in way
    ]


def limits(english: str) -> dict[str, int]:
    """How long a message may be, where a comment says "at most 14 characters"."""
    found = {}
    for message, group, own in commented(english):
        if most := MOST.search(own) or MOST.search(group if not PLACE.match(own) else ""):
            found[message.id.name] = int(most[1])
    return found


def too_long(catalogue: str, english: str) -> list[str]:
    """Messages too long for their place, even without the values of their variables."""
    most = limits(english)
    return [
        f"{message.id.name}: {way}"
        for message, _, _ in commented(catalogue)
        for way in ways(message.value, "")
        if len(way) > most.get(message.id.name, len(way))
    ]

"""Small pieces of English for those who tell a match in words."""

from collections.abc import Iterable

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def listed(items: Iterable[object]) -> str:
    """One, two or many as people list them: "a, b and c"."""
    texts = [str(item) for item in items]
    return " and ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def a(noun: str) -> str:
    """The noun with its article."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """So many of them: "one mouse", "two mice", "17 cards"."""
    many = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{many} {noun if number == 1 else plural or noun + 's'}"

"""The screens on which everything must be whole, and what is wrong on one of them."""

from collections.abc import Iterable, Sequence

from playwright.sync_api import ViewportSize, expect

from tests.browser.looking import choose, faulty
from tests.browser.people import Person
from tests.sweeps import LONG, pairs
from tests.texts.pseudo import PSEUDO


def _size(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


SIZES = {
    "smallest phone": _size(320, 568),
    "phone": _size(360, 640),
    "small phone on its side": _size(667, 375),
    "phone on its side": _size(844, 390),
    "tablet": _size(768, 1024),
    "laptop": _size(1366, 768),
    "laptop at 200 %": _size(683, 384),
    "screen": _size(1920, 1080),
    "4K": _size(3840, 2160),
}
BIG = ("laptop", "screen", "4K")
"""The sizes of screens that stand in front of everybody."""


def speaks(one: Person, language: str) -> None:
    """Change the language, as a page notices it at once; nobody can leave the pseudo-language."""
    if one.language == PSEUDO or one.page.locator("html").get_attribute("lang") == language:
        return
    choose(one.page, "language", language)
    expect(one.page.locator(f"html[lang={language}]")).to_be_attached()


def looked_at(one: Person, size: str, language: str) -> list[str]:
    """What is cut, overlaps, must be scrolled or is too small on this screen."""
    speaks(one, language)
    if one.page.viewport_size != SIZES[size]:
        one.page.set_viewport_size(SIZES[size])
    return [f"{size}, {language}: {fault}" for fault in faulty(one.page)]


def all_around(one: Person, languages: Sequence[str], sizes: Iterable[str], turn: int) -> list[str]:
    """What is wrong on these screens in these languages: in a short run, on three in turn.

    The longest texts are always looked at on a phone, where there is least room for them.
    """
    found = pairs(languages, list(sizes), turn)
    few = found if LONG else [found[(3 * turn + at) % len(found)] for at in range(3)]
    if not LONG and PSEUDO in languages and "phone" in sizes:
        few = list(dict.fromkeys([(PSEUDO, "phone"), *few]))
    around = sorted(few, key=lambda pair: list(SIZES).index(pair[1]))  # resizing takes longest
    return [fault for language, size in around for fault in looked_at(one, size, language)]

"""What messengers show beside a link to us: a title, a sentence and a picture.

They fetch the page, so it must not reveal more than the link itself. A link to a table is an
invitation, and looks the same for every code: nothing is looked up, so nobody learns which tables
exist, what is played there, or who sits there. The same goes for replays.
"""

import re
from collections.abc import Collection
from functools import cache
from html import escape

from mauseloch.core.words import LANGUAGES, say
from mauseloch.games import package
from mauseloch.texts import MissingTextError, Texts

MESSAGES = re.compile(r"^(?:preview-[a-z-]+|[a-z0-9_]+-title) = .*(?:\n[ \t].*)*", re.MULTILINE)
"""The only messages used here: reading whole catalogues takes a second, and requests would wait."""
LOCALES = {"de": "de_DE", "en": "en_GB", "fr": "fr_FR", "it": "it_IT"}
WIDTH, HEIGHT = 1200, 630
LONGEST = 200
"""In characters: no browser's list of languages is longer than this."""


def kind_of(path: str, games: Collection[str]) -> tuple[str, str]:
    """The kind of page that a link leads to, and the game if it names one."""
    _, first, second, *_ = [*path.split("/"), "", ""]
    match first:
        case "t" | "tv" if second:
            return "table", ""
        case "replay" if second:
            return "replay", ""
        case ("rules" | "learn") as kind if second in games:
            return kind, second
    return "home", ""


def language_for(own: str, accepted: str) -> str:
    """The site's own language, which people who get a link speak; otherwise the reader's choice.

    A messenger fetches the page from far away, with a language setting of its own.
    """
    if own:
        return own
    wanted = []
    for part in accepted[:LONGEST].lower().split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag[:2]))
        except ValueError:
            continue
    ours = [
        tag
        for quality, tag in sorted(wanted, key=lambda one: one[0])
        if quality and tag in LANGUAGES
    ]
    return next(iter(ours), "en")


def tags(
    kind: str, game: str, *, language: str, title: str, pictures: Collection[str], root: str
) -> str:
    """The tags for a page; `title` is the site's, `root` the address of `pictures`."""
    headline, sentence = _said(kind, game, language, title)
    picture = next((one for one in (f"preview-{game}.png", "preview.png") if one in pictures), "")
    told = {
        "og:type": "website",
        "og:site_name": title,
        "og:locale": LOCALES[language],
        "og:title": headline,
        "og:description": sentence,
        "twitter:card": "summary_large_image" if picture else "summary",
        "twitter:title": headline,
        "twitter:description": sentence,
    }
    if picture:
        told |= {
            "og:image": root + picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": headline,
            "twitter:image": root + picture,
        }
    return "".join(_tag(name, text) for name, text in told.items())


def _tag(name: str, text: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(text)}">'


def _said(kind: str, game: str, language: str, title: str) -> tuple[str, str]:
    words = _words(language)
    match kind:
        case "table":
            found = "preview-table", "preview-table-about"
        case "replay":
            found = "preview-replay", "preview-replay-about"
        case "rules":
            found = "preview-rules", "preview-rules-about"
        case "learn":
            found = "preview-learn", "preview-learn-about"
        case _:
            return title, words(say("preview-about"))
    called = {"game": _title(game, words)} if game else {}
    return words(say(found[0], **called)), words(say(found[1]))


def _title(game: str, words: Texts) -> str:
    try:
        return words(say(f"{game}-title"))
    except MissingTextError:
        return package(game).title


@cache
def _words(language: str) -> Texts:
    return Texts(language, MESSAGES)

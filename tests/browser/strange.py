"""Browsers that get pseudo-translated text wherever they ask for English: see PSEUDO."""

import json
import re
from functools import cache

from playwright.sync_api import BrowserContext, Route

from tests.texts.pseudo import pseudo, pseudo_page
from tests.texts.reading import files

ENGLISH = re.compile(r"/assets/en-[\w-]+\.js$")
"""The client's texts: the catalogue, lessons, what bots say, a page of rules for each game."""


@cache
def _catalogue(folder: str) -> str:
    parts = (file for file in files("en") if file.parent.name == folder)
    return "\n".join(pseudo(part.read_text(encoding="utf-8")) for part in parts)


@cache
def _rules() -> dict[str, str]:
    """Each page of rules, by its English heading."""
    pages = (file.read_text(encoding="utf-8") for file in files("en", "md"))
    return {page.partition("\n")[0]: pseudo_page(page) for page in pages}


def _instead(module: str) -> str:
    if "\nlesson-" in module:
        return _catalogue("locales-learn")
    if "\nremark-" in module:
        return _catalogue("locales-remarks")
    heading = next((one for one in _rules() if f"{one}\n" in module), None)
    return _rules()[heading] if heading else _catalogue("locales")


def speak_strangely(context: BrowserContext) -> None:
    """Serve pseudo-translated text from now on; none of it is in what we ship."""

    def changed(route: Route) -> None:
        text = _instead(route.fetch().text())
        code = f"export default {json.dumps(text)};"
        route.fulfill(body=code, content_type="text/javascript; charset=utf-8")

    context.route(ENGLISH, changed)

"""The place as its owner has configured it: its name, what it offers, and its password."""

import hmac
import unicodedata
from collections.abc import Callable, Mapping
from hashlib import sha256
from urllib.parse import unquote

from msgspec import Struct

from mauseloch.core.errors import UnsupportedError
from mauseloch.games import shelf
from mauseloch.server.addresses import is_loopback
from mauseloch.server.configuration import text_in
from mauseloch.server.hosts import name_of
from mauseloch.server.settings import Language, Settings
from mauseloch.tables.table import TableError

PASSWORD_HEADER = "x-mauseloch-password"  # noqa: S105 - the name of a header


class SiteInfo(Struct, kw_only=True):
    """The place: what a client must know before anything else."""

    title: str
    language: str
    """For people whose browser asks for a language we do not have; may be empty."""
    games: list[str]
    """The ids of the games on offer, in this order."""
    public_tables: bool
    """Whether there can be tables that everyone sees in the list."""
    needs_password: bool
    """Whether opening tables, listing them and joining by code need a password."""
    imprint: bool
    """Whether there is an imprint to read."""
    privacy: bool
    """Whether the place's host says something about privacy."""
    public_address: str
    """What links begin with; empty means the address of the page."""
    nearby: str
    """For a page on the server's own machine: what links for others begin with, if known."""


class SiteText(Struct, kw_only=True):
    """What the host of a place has to say, as Markdown."""

    text: str
    language: str
    """The language it is written in, which may not be the one you asked for."""


class Site:
    """The place as configured."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings.site
        self._public = settings.listen.public_address
        self._texts: Mapping[str, Mapping[str, str]] = {
            "imprint": _read(settings.site.imprint),
            "privacy": _read(settings.site.privacy),
        }
        self._password = _digest(self._settings.password) if self._settings.password else b""
        self.nearby: Callable[[], str] = str
        """The address for phones on the same network; empty if they can't reach this server."""

    @property
    def title(self) -> str:
        """The name of the place."""
        return self._settings.title.strip()

    @property
    def language(self) -> str:
        """Its own language; may be empty."""
        return self._settings.language

    @property
    def games(self) -> list[str]:
        """The ids of the games on offer, in their order."""
        return list(dict.fromkeys(self._settings.games)) or list(shelf().packages)

    def info(self, *, local: bool = False) -> SiteInfo:
        """What clients need to know, with a little more for those on this machine."""
        return SiteInfo(
            title=self.title,
            language=self.language,
            games=self.games,
            public_tables=self._settings.public_tables,
            needs_password=bool(self._password),
            imprint=bool(self._texts["imprint"]),
            privacy=bool(self._texts["privacy"]),
            public_address=self._public,
            nearby=self.nearby() if local and not self._public else "",
        )

    def text(self, name: str, language: str) -> SiteText:
        """A text in this language, the place's own, or any; raises UnsupportedError."""
        texts = self._texts.get(name, {})
        for one in (language, self.language, *texts):
            if one in texts:
                return SiteText(text=texts[one], language=one)
        raise UnsupportedError(f"this place has no {name}")

    # What is allowed here

    def check_wish(self, game: str, *, public: bool) -> None:
        """Raise TableError unless such a table may be opened."""
        if game in shelf().packages and game not in self.games:
            raise TableError("not_offered", "this game is not offered here")
        if public and not self._settings.public_tables:
            raise TableError("no_public_tables", "there are no public tables here")

    @property
    def lists_tables(self) -> bool:
        """Whether public tables are listed."""
        return self._settings.public_tables

    def allows(self, given: str | None) -> bool:
        """Whether this is the password, or none is needed."""
        return not self._password or hmac.compare_digest(self._password, _digest(given or ""))

    def check_password(self, given: str | None) -> None:
        """Raise TableError unless this is the password, or there is none."""
        if not self._password:
            return
        if not given:
            raise TableError("password_needed", "this place has a password")
        if not self.allows(given):
            raise TableError("password_wrong", "that is not the password of this place")


def is_local(headers: Mapping[str, str]) -> bool:
    """Whether a page was opened on the server's own machine, by a name nobody else can use."""
    return is_loopback(name_of(headers.get("host", "")))


def password_in(headers: Mapping[str, str]) -> str | None:
    """The password in a request's headers: percent-encoded, as headers are plain ASCII."""
    found = headers.get(PASSWORD_HEADER)
    return unquote(found) if found else None


def _digest(password: str) -> bytes:
    """Hash a password: all have the same length, however a keyboard composes letters."""
    return sha256(
        unicodedata.normalize("NFKC", password.strip()).encode("utf-8", "replace")
    ).digest()


def _read(files: Mapping[Language, str]) -> dict[str, str]:
    return {language: text_in(file) for language, file in files.items()}

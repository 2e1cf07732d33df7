"""Notices from the server's owner to everyone, until they expire."""

import secrets
from typing import Annotated

from msgspec import Meta, Struct

from mauseloch.core.errors import SetupError
from mauseloch.core.words import LANGUAGES
from mauseloch.server.wire import Notice, encode
from mauseloch.server.world import Clock

LONGEST = 500
ALL = ""
"""The key for all languages without a text of their own."""


Version = tuple[Annotated[int, Meta(ge=0)], int]


class Announced(Struct, frozen=True):
    """The notice for the whole place, as nodes send it to each other."""

    version: Version
    """The highest version counts. It is one more than the last known one, plus a number to
    distinguish notices written at the same time."""
    texts: dict[str, tuple[str, float]]
    """By language, each with the seconds until it expires."""


def check(text: str, language: str) -> None:
    """Raise SetupError for an invalid text or language."""
    if not text or len(text) > LONGEST or not text.isprintable():
        raise SetupError(f"a notice has 1 to {LONGEST} printable characters")
    if language not in (ALL, *LANGUAGES):
        raise SetupError(f"the languages are {', '.join(LANGUAGES)}")


class Notices:
    """One text for each language, and whether the server is about to stop."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._who = secrets.randbits(31)
        self.version: Version = (0, 0)
        """The version of the notice for the whole place."""
        self._texts: dict[str, tuple[str, float]] = {}
        """By language, each with the time at which it expires."""
        self._drained_at: float | None = None

    def put(self, text: str, seconds: float, language: str = ALL) -> None:
        """Show this text for this long, in one language or for all others; raises SetupError."""
        said = " ".join(text.split())
        check(said, language)
        self._texts[language] = said, self._clock.time() + seconds
        self._changed()

    def clear(self) -> None:
        """Withdraw all texts."""
        self._texts.clear()
        self._changed()

    def _changed(self) -> None:
        self.version = self.version[0] + 1, self._who

    @property
    def announced(self) -> Announced:
        """The notice in the form for other nodes."""
        now = self._clock.time()
        left = {key: (text, until - now) for key, (text, until) in self._texts.items()}
        return Announced(self.version, {key: one for key, one in left.items() if one[1] > 0})

    def hear(self, announced: Announced) -> bool:
        """Take in a notice from another node; returns whether it is newer."""
        if announced.version <= self.version:
            return False
        now = self._clock.time()
        self.version = announced.version
        self._texts = {key: (text, now + left) for key, (text, left) in announced.texts.items()}
        return True

    def drain(self, seconds: float | None) -> None:
        """Announce that the server stops within this time; None cancels that."""
        self._drained_at = None if seconds is None else self._clock.time() + seconds

    @property
    def current(self) -> Notice:
        """The notice in the form for clients."""
        now = self._clock.time()
        self._texts = {key: one for key, one in self._texts.items() if one[1] > now}
        ends = [until for _, until in self._texts.values()]
        if self._drained_at is not None:
            ends.append(self._drained_at)
        return Notice(
            texts={language: text for language, (text, _) in self._texts.items()},
            draining=self._drained_at is not None,
            left_ms=max(0, int((max(ends) - now) * 1000)) if ends else None,
        )

    @property
    def frame(self) -> bytes | None:
        """The notice for a new client; None if there is nothing to say."""
        if not self._texts and self._drained_at is None:
            return None
        current = self.current
        return encode(current) if current.texts or current.draining else None

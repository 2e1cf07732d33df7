"""Where a database is, and how to speak of it without telling its password."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from mauseloch.core.errors import shown
from mauseloch.core.extras import need
from mauseloch.store.changes import StoreAwayError, StoreError
from mauseloch.store.outages import outage

_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",  # as many hosts write it
}


def default_url(environment: Mapping[str, str] = os.environ) -> str:
    """A SQLite file in the folder for what a person's programs keep."""
    given = environment.get("XDG_DATA_HOME", "")
    try:
        base = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    except RuntimeError:
        raise StoreError("there is no home folder to keep the database in; name a file") from None
    return f"sqlite:///{base / 'mauseloch' / 'mauseloch.db'}"


@dataclass(frozen=True)
class Address:
    """A database by its URL; its driver is always ours."""

    url: URL

    @classmethod
    def parse(cls, text: str) -> "Address":
        """Read a URL; raises StoreError, which never shows it, for one we cannot use.

        Without what speaks to PostgreSQL, MissingExtraError says what to install.
        """
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise StoreError(
                "this is no address of a database; "
                "one is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
            ) from None
        name = url.drivername.partition("+")[0]
        if name not in _DRIVERS:
            raise StoreError(f"databases are sqlite or postgresql, not {shown(name)}")
        if name == "sqlite" and (url.database or ":").startswith((":", "file:")):
            raise StoreError("a database in SQLite is a file, as in sqlite:////FOLDER/FILE")
        if name != "sqlite":
            need("postgresql")
        return cls(url.set(drivername=_DRIVERS[name]))

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        return Path(self.url.database or "") if self.url.drivername == _DRIVERS["sqlite"] else None

    @property
    def place(self) -> str:
        """For messages: which database."""
        if self.file is not None:
            return f"the database {self.file}"
        port = f":{self.url.port}" if self.url.port else ""
        return f"the database {self.url.database} at {self.url.host or 'this computer'}{port}"

    @contextmanager
    def blamed(self, doing: str) -> Iterator[None]:
        """Whatever goes wrong in here is an error of the database; our own errors are our own."""
        try:
            yield
        except StoreError:
            raise
        except Exception as error:
            raise self.error(doing, error) from error

    def error(self, doing: str, reason: BaseException) -> StoreError:
        """That the database cannot be opened, read or written, in one line.

        Who opens it is told plainly; later on an outage is a StoreAwayError.
        """
        away = doing != "opened" and outage(reason) is not None
        if isinstance(reason, DBAPIError) and reason.orig is not None:
            reason = reason.orig  # SQLAlchemy's own text has the statement in it
        line = " ".join(str(reason).split()) or type(reason).__name__
        for secret in (self.url.password, self.url.query.get("password")):
            line = line.replace(str(secret), "***") if secret else line
        kind = StoreAwayError if away else StoreError
        return kind(f"{self.place} cannot be {doing}: {line}")

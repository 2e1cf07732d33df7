"""Where a database is, and how to name it without its password.

A PostgreSQL cluster with failover has several hosts. We only use the one that takes writes, for
reading as well: a standby may lag behind what people have already seen.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
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
    "postgres": "postgresql+psycopg",  # many hosting providers write it like this
}
_PRIMARY = ("read-write", "primary")
"""The accepted values of target_session_attrs with several hosts."""
_SECRETS = ("password", "sslpassword")
_HOST = re.compile(r"(?P<host>/.*?|\[[^]]*\]|[^:/]*)(?::(?P<port>\d+))?")
"""A socket folder, an IPv6 address in brackets, or a name; then a port."""


def default_url(environment: Mapping[str, str] = os.environ) -> str:
    """A SQLite file in the user's data folder."""
    given = environment.get("XDG_DATA_HOME", "")
    try:
        base = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    except RuntimeError:
        raise StoreError("no home folder to keep the database in; name a file") from None
    return f"sqlite:///{base / 'mauseloch' / 'mauseloch.db'}"


@dataclass(frozen=True)
class Address:
    """The URL of a database, with one of our drivers."""

    url: URL

    @classmethod
    def parse(cls, text: str) -> "Address":
        """Read a URL; raises StoreError, which never shows the URL, if we can't use it.

        Raises MissingExtraError if the driver for PostgreSQL is not installed.
        """
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise StoreError(
                "not the address of a database; "
                "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
            ) from None
        name = url.drivername.partition("+")[0]
        if name not in _DRIVERS:
            raise StoreError(f"a database is sqlite or postgresql, not {shown(name)}")
        if name == "sqlite" and (url.database or ":").startswith((":", "file:")):
            raise StoreError("a SQLite database is a file, as in sqlite:////FOLDER/FILE")
        if name != "sqlite":
            need("postgresql")
            url = _with_hosts(url)
        return cls(url.set(drivername=_DRIVERS[name]))

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        return Path(self.url.database or "") if self.url.drivername == _DRIVERS["sqlite"] else None

    @property
    def place(self) -> str:
        """The database, for messages."""
        if self.file is not None:
            return f"the database {self.file}"
        return f"the database {self.url.database} at {self.where}"

    @property
    def where(self) -> str:
        """The host or hosts of a PostgreSQL database, for messages."""
        hosts, ports = self.hosts, _listed(self.url.query.get("port", ""))
        if not hosts:
            port = f":{self.url.port}" if self.url.port else ""
            return f"{self.url.host or 'this computer'}{port}"
        named = zip_longest(hosts, ports[: len(hosts)], fillvalue="")
        return " or ".join(host + (f":{port}" if port else "") for host, port in named)

    @property
    def hosts(self) -> Sequence[str]:
        """The hosts in the URL's query: servers, one of them the primary."""
        return _listed(self.url.query.get("host", ""))

    @contextmanager
    def blamed(self, doing: str) -> Iterator[None]:
        """Turn any exception into a StoreError of this database; leave our own errors alone."""
        try:
            yield
        except StoreError:
            raise
        except Exception as error:
            raise self.error(doing, error) from error

    def error(self, doing: str, reason: BaseException, *, given_up: bool = False) -> StoreError:
        """A one-line error that the database cannot be opened, read or written.

        While opening it is always a plain StoreError. Later an outage is a StoreAwayError, unless
        the same write would never work.
        """
        away = doing != "opened" and not given_up and outage(reason) is not None
        if isinstance(reason, DBAPIError) and reason.orig is not None:
            reason = reason.orig  # SQLAlchemy's own text contains the statement
        line = " ".join(str(reason).split()) or type(reason).__name__
        given = [one for name in _SECRETS for one in _values(self.url.query.get(name, ()))]
        for secret in (self.url.password, *given):
            line = line.replace(str(secret), "***") if secret else line
        kind = StoreAwayError if away else StoreError
        return kind(f"{self.place} cannot be {doing}: {line}")


def _with_hosts(url: URL) -> URL:
    """Write hosts so that both SQLAlchemy and libpq understand them: host=a,b&port=1,2."""
    given = _values(url.query.get("host", ()))
    if len(given) > 1:
        if url.query.get("port"):
            raise StoreError("name the port of each host with it, as in host=a:5432&host=b:5432")
        found = [_HOST.fullmatch(one) for one in given]
        if not all(found):
            raise StoreError("write host=NAME:PORT for each host of a database")
        names = ",".join(one["host"].strip("[]") for one in found if one)
        url = url.update_query_dict({"host": names})
        if any(one and one["port"] for one in found):
            numbers = ",".join(one["port"] or "5432" for one in found if one)
            url = url.update_query_dict({"port": numbers})
    hosts, ports = (_listed(url.query.get(name, "")) for name in ("host", "port"))
    if len(hosts) > 1:
        if len(ports) == 1:  # one port for all: libpq knows that, SQLAlchemy doesn't
            url = url.update_query_dict({"port": ",".join(ports * len(hosts))})
        elif ports and len(ports) != len(hosts):
            raise StoreError("name the port of each host with it, as in host=a:5432&host=b:5432")
        wanted = url.query.get("target_session_attrs", _PRIMARY[0])
        if wanted not in _PRIMARY:
            raise StoreError("with several hosts only the primary will do: read-write")
        url = url.update_query_dict({"target_session_attrs": str(wanted)})
    return url


def _values(given: str | Sequence[str]) -> Sequence[str]:
    return [given] if isinstance(given, str) else given


def _listed(given: str | Sequence[str]) -> list[str]:
    return [part for one in _values(given) for part in one.split(",") if one]

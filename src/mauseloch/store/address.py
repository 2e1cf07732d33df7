"""Where a database is, and how to speak of it without telling its password.

A PostgreSQL that fails over has several hosts; then only the one that takes writes will do, for
reading as well: a standby may lag behind what somebody has been told.
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
    "postgres": "postgresql+psycopg",  # as many hosts write it
}
_PRIMARY = ("read-write", "primary")
"""What may be asked of several hosts."""
_SECRETS = ("password", "sslpassword")
_HOST = re.compile(r"(?P<host>/.*?|\[[^]]*\]|[^:/]*)(?::(?P<port>\d+))?")
"""A folder of sockets, an IPv6 address in brackets, or a name, and its port."""


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
            url = _with_hosts(url)
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
        return f"the database {self.url.database} at {self.where}"

    @property
    def where(self) -> str:
        """For messages: the host of a PostgreSQL database, or its hosts."""
        hosts, ports = self.hosts, _listed(self.url.query.get("port", ""))
        if not hosts:
            port = f":{self.url.port}" if self.url.port else ""
            return f"{self.url.host or 'this computer'}{port}"
        named = zip_longest(hosts, ports[: len(hosts)], fillvalue="")
        return " or ".join(host + (f":{port}" if port else "") for host, port in named)

    @property
    def hosts(self) -> Sequence[str]:
        """Those that the URL names after its question mark: servers of which one is the primary."""
        return _listed(self.url.query.get("host", ""))

    @contextmanager
    def blamed(self, doing: str) -> Iterator[None]:
        """Whatever goes wrong in here is an error of the database; our own errors are our own."""
        try:
            yield
        except StoreError:
            raise
        except Exception as error:
            raise self.error(doing, error) from error

    def error(self, doing: str, reason: BaseException, *, given_up: bool = False) -> StoreError:
        """That the database cannot be opened, read or written, in one line.

        Who opens it is told plainly; later on an outage is a StoreAwayError, unless what was tried
        will never work.
        """
        away = doing != "opened" and not given_up and outage(reason) is not None
        if isinstance(reason, DBAPIError) and reason.orig is not None:
            reason = reason.orig  # SQLAlchemy's own text has the statement in it
        line = " ".join(str(reason).split()) or type(reason).__name__
        given = [one for name in _SECRETS for one in _values(self.url.query.get(name, ()))]
        for secret in (self.url.password, *given):
            line = line.replace(str(secret), "***") if secret else line
        kind = StoreAwayError if away else StoreError
        return kind(f"{self.place} cannot be {doing}: {line}")


def _with_hosts(url: URL) -> URL:
    """Hosts as both SQLAlchemy and libpq understand them: host=a,b&port=1,2."""
    given = _values(url.query.get("host", ()))
    if len(given) > 1:
        if url.query.get("port"):
            raise StoreError("name the port of each host with it, as in host=a:5432&host=b:5432")
        found = [_HOST.fullmatch(one) for one in given]
        if not all(found):
            raise StoreError("hosts of a database are host=NAME:PORT, once for each of them")
        names = ",".join(one["host"].strip("[]") for one in found if one)
        url = url.update_query_dict({"host": names})
        if any(one and one["port"] for one in found):
            numbers = ",".join(one["port"] or "5432" for one in found if one)
            url = url.update_query_dict({"port": numbers})
    hosts, ports = (_listed(url.query.get(name, "")) for name in ("host", "port"))
    if len(hosts) > 1:
        if len(ports) == 1:  # for all of them: libpq knows that, SQLAlchemy does not
            url = url.update_query_dict({"port": ",".join(ports * len(hosts))})
        elif ports and len(ports) != len(hosts):
            raise StoreError("name the port of each host with it, as in host=a:5432&host=b:5432")
        wanted = url.query.get("target_session_attrs", _PRIMARY[0])
        if wanted not in _PRIMARY:
            raise StoreError("of several hosts only the primary will do: read-write")
        url = url.update_query_dict({"target_session_attrs": str(wanted)})
    return url


def _values(given: str | Sequence[str]) -> Sequence[str]:
    return [given] if isinstance(given, str) else given


def _listed(given: str | Sequence[str]) -> list[str]:
    return [part for one in _values(given) for part in one.split(",") if one]

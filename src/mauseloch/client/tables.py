"""Open a table from a program."""

import json
from collections.abc import Mapping, Sequence
from http.client import HTTPException
from typing import Any, Literal, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from mauseloch.client.address import refused, server, unreachable

PATIENCE_S = 10


class Opened(NamedTuple):
    """A table that you have opened."""

    url: str
    """The link: anyone who has it may come in."""
    code: str
    """Short enough to call across a room."""
    token: str
    """Keep it safe: its holder is the host and starts the matches."""


def open_table(
    url: str,
    *,
    game: str,
    seats: int,
    bots: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    pace: Literal["quick", "calm", "relaxed"] = "calm",
    public: bool = False,
    password: str | None = None,
) -> Opened:
    """Open a table without sitting down at it; bots get the last seats. Raises JoinError.

    A place may have a password; people with the table's link don't need it.
    """
    at = server(url)
    wanted = {
        "game": game,
        "seats": seats,
        "bots": list(bots),
        "options": dict(options or {}),
        "pace": pace,
        "public": public,
        "sit": False,
    }
    request = Request(f"{at.base}/api/tables", json.dumps(wanted).encode(), method="POST")  # noqa: S310 - `server` lets only http pass
    if password is not None:
        request.add_header("X-Mauseloch-Password", quote(password, safe=""))
    try:
        with urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310 - as above
            opened = json.load(answer)
            link = at._replace(table=opened["link"]).link
            return Opened(url=link, code=opened["code"], token=opened["token"])
    except HTTPError as error:
        with error:
            raise refused(detail_of(error.read()) or str(error)) from None
    except (OSError, HTTPException, ValueError, LookupError, TypeError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise unreachable(at, str(reason)) from None


def detail_of(body: bytes | bytearray) -> str:
    """The reason for a refusal, if the server gives one."""
    try:
        return str(json.loads(body)["detail"])
    except (ValueError, LookupError, TypeError):
        return ""

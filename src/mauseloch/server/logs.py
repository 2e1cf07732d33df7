"""Log lines that programs can read: one JSON object each, on standard error.

They tell what happened and to how many, never to whom: no names, addresses, codes, links, tokens or
seeds. A table goes by a few letters that lead nowhere. What was raised is told by its place in the
code; its message, which may quote anything, only where we have written it ourselves.
"""

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from msgspec import json

from mauseloch.store import StoreError

log = logging.getLogger("mauseloch.server")
ADDRESS = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])[0-9a-fA-F]*(?::[0-9a-fA-F]*){2,}")
"""Other people's code may put one into its lines."""
QUOTED = re.compile(r"'[^']*'")
"""What somebody gave us, such as the id of a match."""


def note(event: str, **fields: Any) -> None:
    """Something has happened that whoever runs this server may want to know."""
    log.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    """The same of something that somebody should look at."""
    log.warning(event, extra={"fields": fields})


def blame(event: str, **fields: Any) -> None:
    """The same of what has just been raised, with the place in the code."""
    log.exception(event, extra={"fields": fields})


def alias(table: str) -> str:
    """A table in a log: the same letters every time, and no way in."""
    return sha256(table.encode()).hexdigest()[:8]


def begun(id_: str) -> str:
    """How the id of a row begins: enough to find it in the database, too little to come in."""
    return id_[:8]


def cleaned(text: str) -> str:
    """What somebody else has written, without addresses and without what it quotes."""
    return QUOTED.sub("*", ADDRESS.sub("*", text.partition(" DETAIL:")[0]))


class Lines(logging.Formatter):
    """A record as one line."""

    def __init__(self, node: str = "") -> None:
        """Where several servers write into one log, each names itself."""
        super().__init__()
        self._node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what; then its fields, or where from; and if something was raised, where."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat("T", "milliseconds")[:-6]
            + "Z",
            "level": record.levelname.lower(),
            **self._node,
        }
        fields = getattr(record, "fields", None)
        if fields is not None:
            told["event"] = record.msg
            told |= fields
        else:
            told["event"] = "log"
            told["from"] = record.name
            told["message"] = cleaned(record.getMessage())
        if record.exc_info and record.exc_info[1] is not None:
            told |= raised(record.exc_info[1])
        return json.encode(told).decode()


def raised(error: BaseException) -> dict[str, Any]:
    """What was raised and where, and what it came from."""
    told: dict[str, Any] = {"error": type(error).__name__}
    if isinstance(error, StoreError):
        told["why"] = cleaned(str(error))
    elif isinstance(error, OSError):
        told["why"] = error.strerror or ""
    told["where"] = [
        f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        told["after"] = raised(cause)
    return told


def begin(*, quiet: bool = False, node: str = "") -> None:
    """Write log lines from now on; only of what is wrong, if somebody just wants to play."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(node))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    for chatty in ("alembic", "uvicorn"):  # we say ourselves what is worth knowing
        logging.getLogger(chatty).setLevel(logging.WARNING)

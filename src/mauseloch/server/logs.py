"""Machine-readable log lines: one JSON object each, on standard error.

They report what happened and to how many people, never to whom: no names, addresses, codes, links,
tokens or seeds. A table is identified by a few letters that don't lead to it. An exception is
logged with its place in the code; its message, which may quote anything, only if it is our own.
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
"""Third-party code may log addresses."""
QUOTED = re.compile(r"'[^']*'")
"""Quoted input, such as the id of a match."""


def note(event: str, **fields: Any) -> None:
    """Log something that the server's owner may want to know."""
    log.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    """Log something that the owner should look into."""
    log.warning(event, extra={"fields": fields})


def blame(event: str, **fields: Any) -> None:
    """Log the current exception, with its place in the code."""
    log.exception(event, extra={"fields": fields})


def alias(table: str) -> str:
    """A table's name in the log: the same letters every time, and useless for entering it."""
    return sha256(table.encode()).hexdigest()[:8]


def begun(id_: str) -> str:
    """The start of a row's id: enough to find it in the database, too little to enter the table."""
    return id_[:8]


def cleaned(text: str) -> str:
    """Third-party text, without addresses and quotations."""
    return QUOTED.sub("*", ADDRESS.sub("*", text.partition(" DETAIL:")[0]))


class Lines(logging.Formatter):
    """Formats a record as one line."""

    def __init__(self, node: str = "") -> None:
        """`node` names the server, where several write into one log."""
        super().__init__()
        self._node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level and event; then fields, or origin and message; then any exception."""
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
    """Describe an exception: its type, its place, and its cause."""
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
    """Start logging; with `quiet` only problems, for people who just want to play."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(node))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    for chatty in ("alembic", "uvicorn"):  # we log what matters ourselves
        logging.getLogger(chatty).setLevel(logging.WARNING)

"""Log lines that programs can read: one JSON object each, on standard error."""

import logging
import sys
import time

from msgspec import json


class Lines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where from, what; and if something was raised, its traceback."""
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.encode(told).decode()


def begin(*, quiet: bool = False) -> None:
    """Write log lines from now on; only of what is wrong, if somebody just wants to play."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)

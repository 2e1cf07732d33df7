"""Planted future versions: copies of the package with changes a release might make.

NEXT expands: it adds a column, a message, and a field in table documents, in `hello`, in `welcome`
and in the messages between peers, all unknown to this version. AFTER contracts: from then on the
column must have a value, which this version doesn't provide.
"""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

import mauseloch
from mauseloch.store.migrations import newest

NEXT, AFTER = "77.1.0", "77.2.0"
ASSET = "next-77.js"
"""A file in their browser client that contains the version."""
EXPANDS = '''
"""Tables have a mood."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "TODAY"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text))
    op.execute("INSERT INTO compatible (revision, since) VALUES ('next', 'TODAY')")
'''.replace("TODAY", newest())
CONTRACTS = '''
"""Tables that are played at have a mood."""

from alembic import op

revision, down_revision = "after", "next"


def upgrade() -> None:
    op.execute("UPDATE tables SET mood = '' WHERE mood IS NULL")
    op.create_check_constraint("moody", "tables", "owner IS NULL OR mood IS NOT NULL")
    op.execute("INSERT INTO compatible (revision, since) VALUES ('after', 'next')")
'''
CHANGES: Mapping[str, Mapping[str, str]] = {
    "tables/document.py": {
        "    held_s: float = 0.0\n": '    mood: str = ""\n    held_s: float = 0.0\n',
    },
    "store/effects.py": {
        "(id, code, owner, epoch, document) VALUES (%s, %s, %s, %s, '') ": (
            "(id, code, owner, epoch, document, mood) VALUES (%s, %s, %s, %s, '', '') "
        ),
    },
    "server/wire.py": {
        "    moves: bool = False\n": '    moves: bool = False\n    mood: str = ""\n',
        "The path of this table's WebSocket, to come back to; empty for `/live`.": (
            'To come back to; empty for `/live`."""\n    mood: str = ""\n    """Or none.'
        ),
        'class Seated(FromServer, tag="seated"):': (
            'class Mooded(FromServer, tag="mooded"):\n    mood: str\n\n\n'
            'class Seated(FromServer, tag="seated"):'
        ),
        "    practice: bool = False\n": "    practice: bool = False\n    moody: bool = True\n",
    },
    "server/room.py": {
        "        welcome = Welcome(\n": (
            "        if message.mood:\n"
            "            self.table.document.mood = message.mood\n"
            "            self.table.changed(self.table.document.active_at)\n"
            "            self.outbox.flush()\n"
            "        from mauseloch.server.wire import Mooded\n"
            "        looker.send(encode(Mooded(mood=self.table.document.mood)))\n"
            "        welcome = Welcome(\n            mood=self.table.document.mood,\n"
        ),
    },
}
"""Per file: text of this version, and its replacement in the next one."""


def planted(folder: Path, version: str) -> dict[str, str]:
    """Plant a version in a new folder; return the environment in which a program runs it."""
    package = folder / "mauseloch"
    source = Path(mauseloch.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name, changes in CHANGES.items():
        text = (package / name).read_text(encoding="utf-8")
        for old, new in changes.items():
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        (package / name).write_text(text, encoding="utf-8")
    (package / "server" / "static" / "assets").mkdir(parents=True)
    (package / "server" / "static" / "assets" / ASSET).write_text(version, encoding="utf-8")
    (package / "version.py").write_text(f'"""Of a test."""\n\nVERSION = "{version}"\n', "utf-8")
    steps = package / "store" / "migrations" / "versions"
    (steps / "next.py").write_text(EXPANDS, encoding="utf-8")
    if version == AFTER:
        (steps / "after.py").write_text(CONTRACTS, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": str(folder)}

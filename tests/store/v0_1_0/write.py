"""Writes these samples, with Mauseloch 0.1.0 alone; README.md says how.

Ids, tokens, seeds and times are fixed, and bots answer for everybody, so that the same matches come
out again. Modules are asked for by the names that they have in 0.1.0, whatever they are called now.
"""

import asyncio
import gzip
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
BEGUN = 1794860021.0
"""2026-11-16, 20:13:41 UTC: when 0.1.0 was finished."""
PERSON = "lotte"
"""The bot that plays what people play."""

mauseloch = import_module("mauseloch")
store = import_module("mauseloch.store")
table = import_module("mauseloch.tables.table")


def secret(*words: str) -> str:
    """Looks like one of the server's."""
    return sha256("/".join(words).encode()).hexdigest()[:32]


def code(key: str) -> str:
    """Looks like one of the server's too."""
    drawn = Random(key)
    made = [drawn.choice(letters) for letters in ("bdfgklmnprstvz", "aeiou") * 3]
    return f"{''.join(made)}-{drawn.randrange(10, 100)}"


class Evening:
    """All tables, and what is to be stored of them."""

    def __init__(self) -> None:
        self.now = BEGUN
        self.changes: list[Any] = []
        self.tables: dict[str, Any] = {}
        self.tokens: dict[str, list[str]] = {}
        """Of everybody who ever sat at a table or opened it, the host first."""

    def table(
        self, key: str, seats: int, *names: str | None, sits: bool = True, **wanted: Any
    ) -> Any:
        """A table that the first of these people opens and the others sit down at.

        Who has no name is given one of ours. The key begins with the name of the game.
        """
        given = {"options": {}, "bots": [], "public": False, "pace": "calm"} | wanted
        tokens = self.tokens[key] = [secret(key, str(number)) for number in range(len(names))]
        self._later()
        opened = self.tables[key] = table.new_table(
            id=secret(key),
            code=code(key),
            game=key.partition("-")[0],
            seats=seats,
            host=tokens[0],
            now=self.now,
            **given,
        )
        for token, name in list(zip(tokens, names, strict=True))[0 if sits else 1 :]:
            self._later()
            opened.sit(token, None, name, self.now)
        self.store(opened)
        return opened

    def match(self, at: Any, until: Callable[[Any], bool] = lambda _: False) -> None:
        """The next match at a table, to its end or until something is so."""
        document = at.document
        key = next(key for key, one in self.tables.items() if one is at)
        number = str(document.played)
        self._later()
        at.start(
            self.tokens[key][0],
            secret(key, "match", number),
            secret(key, "seed", number),
            self.now,
        )
        while at.playing and not until(at.match):
            self.answers(at)
        self.store(at)

    def answers(self, at: Any, most: int | None = None) -> None:
        """Those who are asked answer, the fastest first; all of them, or only so many."""
        match, waiting = at.match, at.match.waiting
        found = []
        for seat in waiting.seats:
            kind, seed = at.bot_at(seat)
            if at.document.places[seat].owner:
                kind = PERSON
            found.append((mauseloch.bot(kind, match.game, seed)(match.question(seat)), seat))
        in_time = found
        if waiting.deadline_ms is not None:
            window_ms = waiting.deadline_ms - waiting.since_ms
            in_time = [one for one in found if one[0].delay_ms <= window_ms]
            in_time.sort(key=lambda one: one[0].delay_ms)
        for answer, seat in in_time[:most]:
            self._later()
            at_ms = 0 if waiting.deadline_ms is None else waiting.since_ms + answer.delay_ms
            at.answer(seat, answer.action, at_ms, self.now)
        if most is None and len(in_time) < len(found):
            self._later()
            at.expire(self.now)
        self.store(at)

    def store(self, at: Any) -> None:
        self.changes += at.changes
        at.changes = []

    def guests(self) -> dict[str, dict[str, Any]]:
        """What people know of the tables: codes, and who has which token."""
        return {
            key: {
                "code": at.document.code,
                "state": "open" if at.match is None else "playing" if at.playing else "over",
                "played": at.document.played,
                "names": at.names,
                "seats": {token: at.seat_of(token) for token in self.tokens[key]},
            }
            for key, at in self.tables.items()
        }

    def _later(self) -> None:
        self.now += 0.25


def after(inputs: int) -> Callable[[Any], bool]:
    """When a match has so many inputs, or a few more."""
    return lambda match: match.length >= inputs


def late(match: Any, *, racing: bool) -> bool:
    """When a match of Mausgeflippt is nearly over, in the middle of a race or between two."""
    return match.state.mice_left <= 3 and (match.state.mouse is not None) == racing


def evening() -> Evening:
    """Every game, open, in the middle and over; by link and public; people, bots and screens."""
    tonight = Evening()

    cascade = {"ties": "cascade", "mouse_tiebreak": "highest"}
    tonight.table("mausen-open", 4, "Mia", "Leo", options=cascade, bots=["pip"])
    left = tonight.table("mausen-left", 4, None, None, public=True, bots=["lotte"])
    tonight.match(left, after(20))
    left.rise(1, tonight.now)
    tonight.answers(left, 1)
    screen = tonight.table("mausen-screen", 3, None, "Zoë", sits=False, pace="relaxed")
    tonight.match(screen, after(5))
    tonight.match(tonight.table("mausen-over", 6, "Mia", options={"open_piles": True}))

    tonight.table("geier-open", 5, None, public=True, pace="quick")
    chosen = tonight.table("geier-chosen", 3, "Mia", "Leo", bots=["lotte"], pace="relaxed")
    tonight.match(chosen, after(21))
    tonight.answers(chosen, 1)
    highest = {"winner": "highest_mouse", "open_discards": True}
    twice = tonight.table("geier-twice", 2, "Mia", "Leo", options=highest, pace="quick")
    tonight.match(twice)
    tonight.match(twice)
    forgotten = tonight.table("geier-forgotten", 2, "Mia", bots=["random"])
    tonight.match(forgotten, after(9))
    tonight.changes += [
        store.DropTable(forgotten.document.id),
        store.End(forgotten.document.match, forgotten.stored, None, "forgotten", tonight.now),
    ]
    del tonight.tables["geier-forgotten"]

    risk = {"risk": True, "first": 1}
    turn = tonight.table("zocken-turn", 3, "Mia", "Leo", options=risk, bots=["pip"])
    tonight.match(turn, after(60))
    series = tonight.table("zocken-series", 2, "Mia", "Leo", options={"series": True})
    tonight.match(series)
    tonight.match(series, after(12))
    children = tonight.table("zocken-children", 4, None, public=True, options={"children": True})
    tonight.match(children)
    failed = tonight.table("zocken-failed", 2, "Mia", bots=["lotte"])
    tonight.match(failed, after(30))
    failed.give_up("failed", tonight.now)
    tonight.store(failed)

    close = {"window_ms": 4000, "photo_finish_ms": 300}
    race = tonight.table("geflippt-race", 3, "Mia", "Leo", "Zoë", options=close)
    tonight.match(race, lambda match: late(match, racing=True))
    tonight.answers(race, 1)
    even = tonight.table("geflippt-even", 2, None, None, public=True, even=True)
    tonight.match(even, lambda match: late(match, racing=False))
    tonight.match(tonight.table("geflippt-over", 2, "Mia", bots=["zeno"]))
    return tonight


async def stored(url: str, changes: Sequence[Any]) -> list[str]:
    """Store it all; the records of the matches that still run."""
    kept = store.SqlStore(url)
    await kept.open()
    await kept.write(*changes)
    running = [match.record().line() for match in await kept.running()]
    await kept.close()
    return running


def program(*arguments: str, typed: str = "") -> None:
    """What `mauseloch` does when it is called like this."""
    command = [sys.executable, "-m", "mauseloch", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode and not typed:  # who stops typing has left the match
        sys.exit(done.stderr)


def write_sqlite(tonight: Evening) -> None:
    """The database as a compressed file, and what `mauseloch export` makes of it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "mauseloch.db")
        url = f"sqlite:///{file}"
        running = asyncio.run(stored(url, tonight.changes))
        (HERE / "running.jsonl").write_text("\n".join(running) + "\n", encoding="ascii")
        with closing(sqlite3.connect(file)) as opened:
            opened.execute("VACUUM")
            opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (HERE / "mauseloch.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
        (HERE / "export.jsonl").unlink(missing_ok=True)
        program("export", "--db", url, "--to", str(HERE / "export.jsonl"))


def write_postgresql(tonight: Evening) -> None:
    """The database as PostgreSQL's own program dumps it, as text."""
    with import_module("tests.store.clusters").cluster() as socket:
        url = f"postgresql://postgres@/postgres?host={socket}"
        asyncio.run(stored(url, tonight.changes))
        options = ("--host", socket, "--username", "postgres", "--no-owner", "--no-privileges")
        dump = subprocess.run(  # noqa: S603 - PostgreSQL's
            [shutil.which("pg_dump") or "pg_dump", *options, "--inserts", "postgres"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    lines = [line for line in dump.splitlines() if line and not line.startswith(("--", "\\"))]
    (HERE / "mauseloch.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_records() -> None:
    """Files of matches that were watched, and of some that were played and left."""
    folder = HERE / "records"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    with TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        for game, *more in (
            ("mausen", "--seats", "3", "--bots", "lotte", "--option", "ties=cascade"),
            ("geier", "--seats", "3", "--option", "open_discards=true"),
            ("zocken", "--seats", "2", "--option", "risk=true", "--option", "first=0"),
            ("geflippt", "--seats", "2", "--bots", "pip", "--option", "photo_finish_ms=500"),
        ):
            file = str(folder / f"{game}-watched.json")
            program("watch", game, "--seed", f"{game} 0.1.0", "--save", file, *more)
        for game, typed in (("mausen", "1\n" * 3), ("geier", "7\n9\n"), ("zocken", "1\n" * 4)):
            file = str(folder / f"{game}-left.json")
            names = ("--names", "Zoë", "--bots", "lotte,pip", "--seats", "3")
            program("play", game, "--seed", "left", "--save", file, "--plain", *names, typed=typed)


def main() -> None:
    """Write all of it anew."""
    if mauseloch.__version__ != "0.1.0":
        sys.exit(f"these are files of 0.1.0, and this is {mauseloch.__version__}: see README.md")
    names: Any = import_module("mauseloch.tables.names")
    names.secrets = Random("names")
    tonight = evening()
    guests = json.dumps(tonight.guests(), indent=1, ensure_ascii=False) + "\n"
    (HERE / "guests.json").write_text(guests, encoding="utf-8")
    write_sqlite(tonight)
    write_postgresql(tonight)
    write_records()


if __name__ == "__main__":
    main()

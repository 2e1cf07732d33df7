"""Golden records: whole matches with a hash of every seat's view and log at every step.

`make goldens` writes missing ones. To renew one on purpose, delete it first, and read the diff
before you commit it: if a golden changes, a rule has changed.

The `.json` file is the record that `mauseloch replay` reads. The `.hashes` file beside it has one
line per input: its number, then a hash for each seat and the spectator, made from the view after
the input and chained with all news so far.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import mauseloch
from mauseloch.core.plain import plain_bytes
from mauseloch.games import edition

FOLDER = Path(__file__).parent / "goldens"


class Golden(NamedTuple):
    """The setup of a golden match; its bots only matter when it is written."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: str = "simple,random"
    version: int = 1

    @property
    def name(self) -> str:
        options = "".join(f"-{key}={value}".lower() for key, value in self.options.items())
        version = f"-rules={self.version}" if self.version > 1 else ""
        return f"{self.game}-{self.seats}{options}{version}"


GOLDENS = [
    Golden("mausen", 3, {}),
    Golden("mausen", 4, {"ties": "cascade", "mouse_tiebreak": "highest"}),
    Golden("mausen", 5, {"open_piles": True}),
    Golden("mausen", 6, {}, "random"),
    Golden("mausen", 6, {"ties": "cascade"}, "random"),
    Golden("geier", 2, {}),
    Golden("geier", 3, {"open_discards": True}, "simple"),
    Golden("geier", 4, {"winner": "highest_mouse"}),
    Golden("geier", 5, {}, "random"),
    Golden("zocken", 2, {}, "simple"),
    Golden("zocken", 3, {"risk": True, "first": 1}, "random"),
    Golden("zocken", 4, {"children": True}),
    Golden("zocken", 2, {"series": True, "risk": True}),
    Golden("zocken", 4, {"series": True, "first": 2}),
    Golden("zocken", 2, {}, "random", version=2),
    Golden("zocken", 3, {"risk": True, "first": 1}, version=2),
    Golden("zocken", 4, {"children": True}, "random", version=2),
    Golden("zocken", 4, {"series": True, "first": 2}, version=2),
    Golden("geflippt", 2, {}, "simple"),
    Golden("geflippt", 3, {"window_ms": 1500, "photo_finish_ms": 0}, "zeno,pip,random"),
    Golden("geflippt", 4, {"photo_finish_ms": 300}, "clara"),
    Golden("geflippt", 5, {"window_ms": 1000, "photo_finish_ms": 500}, "zeno"),
    Golden("geflippt", 6, {}, "lotte,random"),
]


def hashes(record: mauseloch.Record) -> Iterator[str]:
    """One line per input."""
    game = edition(record.game, record.version, record.options)
    viewers = (*range(record.seats), None)
    logs = {viewer: blake2b(digest_size=8) for viewer in viewers}
    state = game.start(record.seats)
    for number, put in enumerate(record.inputs, start=1):
        after = game.apply(state, put)
        line = [str(number)]
        for viewer in viewers:
            logs[viewer].update(plain_bytes(list(game.news(state, put, after, viewer))))
            seen = logs[viewer].copy()
            seen.update(plain_bytes(game.view(after, viewer)))
            line.append(seen.hexdigest()[:8])
        yield " ".join(line)
        state = after


def write(golden: Golden) -> None:
    """Play the match and save it."""
    game = edition(golden.game, golden.version, golden.options)
    match = mauseloch.Match(game, golden.seats, seed=golden.name)
    bots = golden.bots.split(",")
    mauseloch.play(
        match,
        [
            mauseloch.bot(bots[s % len(bots)], game, f"{golden.name}/{s}")
            for s in range(match.seats)
        ],
    )
    record = match.record()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{golden.name}.json").write_text(record.dumps(), encoding="utf-8")
    text = "\n".join(hashes(record)) + "\n"
    (FOLDER / f"{golden.name}.hashes").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for golden in GOLDENS:
        if not (FOLDER / f"{golden.name}.hashes").exists():
            write(golden)

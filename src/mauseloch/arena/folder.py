"""A folder of results from which a run can be resumed, whenever and however it ended.

settings.json   what is played; results with other settings are kept out
results.jsonl   one block per line, in the order of finishing
records.jsonl   their matches, one record per line, if records are wanted
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from mauseloch.arena.blocks import Block
from mauseloch.arena.plans import ArenaError, Plan
from mauseloch.core.words import say

FORMAT = "mauseloch arena 1"
SETTINGS, RESULTS, RECORDS = "settings.json", "results.jsonl", "records.jsonl"


class Folder:
    """The results of one plan, on disk."""

    def __init__(self, place: Path, plan: Plan) -> None:
        """Open the folder, or create it.

        Raises ArenaError if it contains anything else, OSError if it cannot be written.
        """
        self.place = place
        place.mkdir(parents=True, exist_ok=True)
        self._settle(plan)
        self.blocks = self._mended(plan)
        """What has been played already."""

    def add(self, block: Block, records: Sequence[str]) -> None:
        """Add a block. Its records come first, so that every finished block has all of them."""
        self._append(RECORDS, [record.encode() for record in records])
        self._append(RESULTS, [msgspec.json.encode(block)])
        self.blocks.append(block)

    def _settle(self, plan: Plan) -> None:
        file = self.place / SETTINGS
        settings = {"format": FORMAT, **plan.settings()}
        if not file.exists():
            if any(self.place.iterdir()):
                raise ArenaError(
                    f"{self.place} is not a folder of results",
                    say("error-stats-not-ours", file=str(self.place)),
                )
            new = file.with_suffix(".new")
            new.write_text(json.dumps(settings, indent=1) + "\n", encoding="utf-8")
            new.replace(file)
            return
        found = _read(file)
        others = sorted(name for name, value in settings.items() if found.get(name) != value)
        if others:
            raise ArenaError(
                f"{self.place} has results of other settings: {', '.join(others)}",
                say("error-arena-settings", folder=str(self.place), settings=others),
            )

    def _mended(self, plan: Plan) -> list[Block]:
        """The blocks in the folder; cut off whatever was half-written when a run was killed."""
        lines = _whole_lines(self.place / RESULTS)
        if plan.records:
            told = _whole_lines(self.place / RECORDS)
            lines = lines[: len(told) // plan.per_block]
            _cut(self.place / RECORDS, told[: len(lines) * plan.per_block])
        _cut(self.place / RESULTS, lines)
        try:
            return [msgspec.json.decode(line, type=Block) for line in lines]
        except msgspec.MsgspecError as error:
            raise ArenaError(
                f"{self.place / RESULTS} is damaged: {error}",
                say("error-file", file=str(self.place / RESULTS), reason=str(error)),
            ) from None

    def _append(self, name: str, lines: Sequence[bytes]) -> None:
        if lines:
            with (self.place / name).open("ab") as opened:
                opened.write(b"".join(line + b"\n" for line in lines))


def _read(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _whole_lines(file: Path) -> list[bytes]:
    """All complete lines."""
    if not file.exists():
        return []
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def _cut(file: Path, lines: Sequence[bytes]) -> None:
    """Truncate the file to these lines, which it begins with."""
    size = sum(map(len, lines))
    if file.exists() and file.stat().st_size > size:
        with file.open("r+b") as opened:
            opened.truncate(size)

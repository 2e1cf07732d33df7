"""The record of a match: one JSON document that everything else follows from.

    {
      "format": "mauseloch 1",
      "game": "geier",
      "version": 1,
      "options": {"winner": "unique", "open_discards": false},
      "seats": 2,
      "seed": "7",
      "inputs": [
        "chance +3",
        "0 14",
        "1 9"
      ],
      "outcome": null
    }

A record may list the players, in `"players"`: a name for each seat, and for a bot also which one,
as in `[{"name": "Ada"}, {"name": "Ben", "bot": "lotte"}]`.

An input consists of its actor (a seat's number, `chance` or `clock`), its action, and `@MS` if it
has a time.
"""

import contextlib
import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from os import PathLike
from os.path import realpath
from pathlib import Path
from tempfile import mkstemp
from typing import Any, NoReturn, TextIO

from mauseloch.core.errors import (
    DamagedRecordError,
    ForeignRecordError,
    RecordVersionError,
    UnreadableInputError,
    shown,
)
from mauseloch.core.game import Input, Outcome
from mauseloch.core.options import Value

FORMAT = "mauseloch 1"
LARGEST = 16 << 20
"""No match needs more bytes."""
LONGEST_NAME = 24
"""In characters; longer ones break every table of results."""

_FIELDS: Mapping[str, type | tuple[type, ...]] = {
    "game": str,
    "version": int,
    "options": dict,
    "seats": int,
    "seed": str,
    "inputs": list,
    "outcome": (dict, type(None)),
}
_OUTCOME: Mapping[str, type] = {"scores": list, "ranks": list, "ended_by": str, "decided_by": str}


@dataclass(frozen=True)
class Player:
    """The player at a seat."""

    name: str
    bot: str | None = None
    """The bot's name, such as "lotte"; None for a person."""


@dataclass(frozen=True)
class Record:
    """Everything that happened. Of all that follows from it only the outcome, as a check."""

    game: str
    version: int
    options: Mapping[str, Value]
    seats: int
    seed: str
    inputs: Sequence[Input]
    outcome: Outcome | None = None
    """None if the match is not over."""
    players: Sequence[Player] = ()
    """One for each seat; empty if unknown."""

    def dumps(self) -> str:
        """Write the document: fields in a fixed order, one line for each field and each input."""
        inputs = ",\n".join(f"    {_json(str(put))}" for put in self.inputs)
        outcome = None if self.outcome is None else asdict(self.outcome)
        players = [
            {key: value for key, value in asdict(one).items() if value} for one in self.players
        ]
        lines = [
            f'  "format": {_json(FORMAT)}',
            f'  "game": {_json(self.game)}',
            f'  "version": {self.version}',
            f'  "options": {_json(dict(self.options))}',
            f'  "seats": {self.seats}',
            f'  "seed": {_json(self.seed)}',
            *([f'  "players": {_json(players)}'] if players else []),
            f'  "inputs": [\n{inputs}\n  ]' if inputs else '  "inputs": []',
            f'  "outcome": {_json(outcome)}',
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def line(self) -> str:
        """Write it as one line of ASCII, which any output can hold."""
        return json.dumps(json.loads(self.dumps()), separators=(",", ":"))

    def save(self, file: str | PathLike[str]) -> None:
        """Write the document to a file, completely or not at all; raises OSError."""
        with replacing(Path(file)) as opened:
            opened.write(self.dumps())

    @classmethod
    def load(cls, file: str | PathLike[str]) -> "Record":
        """Read the document in a file; raises RecordError, or OSError if the file can't be read."""
        with Path(file).open("rb") as opened:
            content = opened.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise ForeignRecordError(f"not a Mauseloch record: larger than {LARGEST >> 20} MiB")
        try:
            return cls.loads(content.decode("utf-8-sig"))  # some editors write a byte order mark
        except UnicodeDecodeError as error:
            raise DamagedRecordError(f"not text: byte {error.start} is not UTF-8") from None

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a document; raises RecordError, which says what is wrong and where."""
        try:
            # parse_constant: JSON has no NaN, though Python's reader lets it in.
            found = json.loads(text, object_pairs_hook=_without_twins, parse_constant=_no_constant)
        except json.JSONDecodeError as error:
            where = f"line {error.lineno}, column {error.colno}"
            if not text.lstrip().startswith("{"):
                raise ForeignRecordError(f"not a Mauseloch record: no JSON at {where}") from None
            raise DamagedRecordError(f"the record breaks off or is garbled at {where}") from None
        except DamagedRecordError:
            raise
        except (RecursionError, ValueError):
            raise DamagedRecordError("nested too deeply, or a number is too long") from None
        if not isinstance(found, dict) or not str(found.get("format")).startswith("mauseloch "):
            raise ForeignRecordError(f'not a Mauseloch record: it has no "format": "{FORMAT}"')
        if found["format"] != FORMAT:
            raise RecordVersionError(
                f"the record has format {shown(found['format'])}; this program reads {FORMAT!r}"
            )
        players = _players(found.pop("players", []))
        _check_fields(found, {"format": str, **_FIELDS}, "")
        if players and len(players) != found["seats"]:
            raise DamagedRecordError(f"{len(players)} players for {shown(found['seats'])} seats")
        return cls(
            game=found["game"],
            version=found["version"],
            options=found["options"],
            seats=found["seats"],
            seed=found["seed"],
            inputs=_inputs(found["inputs"]),
            outcome=_outcome(found["outcome"]),
            players=players,
        )


@contextlib.contextmanager
def replacing(file: Path) -> Iterator[TextIO]:
    """Open a file to replace: completely or, if anything fails, not at all; raises OSError."""
    if file.exists() and not file.is_file():  # e.g. a pipe: there is nothing to replace
        with file.open("w", encoding="utf-8") as opened:
            yield opened
        return
    path = Path(realpath(file))  # a link stays a link
    new = ""
    try:
        handle, new = mkstemp(suffix=".new", prefix=".", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as opened:
            yield opened
            opened.flush()
            os.fsync(handle)
        if path.exists():
            shutil.copymode(path, new)
        Path(new).replace(path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            Path(new).unlink()
        if isinstance(error, OSError):  # name the intended file, not the temporary one
            raise OSError(error.errno, error.strerror, str(file)) from error
        raise


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _without_twins(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Make a JSON object. With duplicate fields, different readers would see different records."""
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise DamagedRecordError(f"duplicate field {shown(name)}")
        made[name] = value
    return made


def _no_constant(name: str) -> NoReturn:
    raise DamagedRecordError(f"{name} isn't a JSON value")


def _check_fields(
    found: Mapping[str, Any], wanted: Mapping[str, type | tuple[type, ...]], inside: str
) -> None:
    for name, kind in wanted.items():
        if name not in found:
            raise DamagedRecordError(f"the field {inside + name!r} is missing")
        value = found[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise DamagedRecordError(f"the field {inside + name!r} cannot be {shown(value)}")
    for name in found:
        if name not in wanted:
            raise DamagedRecordError(f"a record has no field {shown(inside + name)}")


def _players(found: Any) -> tuple[Player, ...]:
    if not isinstance(found, list):
        raise DamagedRecordError(f"the field 'players' cannot be {shown(found)}")
    read = []
    for one in found:
        if (
            not isinstance(one, dict)
            or not {"name"} <= one.keys() <= {"name", "bot"}
            or not all(isinstance(text, str) for text in one.values())
            or not (one["name"].isprintable() and 0 < len(one["name"]) <= LONGEST_NAME)
        ):
            raise DamagedRecordError(f"the field 'players' cannot hold {shown(one)}")
        read.append(Player(one["name"], one.get("bot")))
    return tuple(read)


def _inputs(found: Sequence[Any]) -> tuple[Input, ...]:
    read = []
    for number, text in enumerate(found, start=1):
        if not isinstance(text, str):
            raise DamagedRecordError(f"input {number} must be a string, not {shown(text)}")
        try:
            read.append(Input.parse(text))
        except UnreadableInputError as error:
            raise DamagedRecordError(f"input {number}: {error}") from None
    return tuple(read)


def _outcome(found: Mapping[str, Any] | None) -> Outcome | None:
    if found is None:
        return None
    _check_fields(found, _OUTCOME, "outcome.")
    for name in ("scores", "ranks"):
        if any(type(one) is not int for one in found[name]):
            raise DamagedRecordError(f"the field 'outcome.{name}' must hold whole numbers")
    return Outcome(
        scores=tuple(found["scores"]),
        ranks=tuple(found["ranks"]),
        ended_by=found["ended_by"],
        decided_by=found["decided_by"],
    )

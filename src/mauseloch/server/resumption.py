"""Resume stored tables where they were left, or set them aside."""

from collections.abc import AsyncIterator, Collection, Container, Mapping
from typing import NamedTuple, TypeVar

import msgspec

from mauseloch.bots import kinds
from mauseloch.core.errors import MauselochError, shown
from mauseloch.games import game as rules_of
from mauseloch.server.logs import alias, warn
from mauseloch.store import DamagedMatchError, Store, StoredMatch, StoreError
from mauseloch.tables.document import PACES, Document, unknown_fields
from mauseloch.tables.table import Table


class SetAside(NamedTuple):
    """A table that can't be resumed; its row is left as it is for a person to look at."""

    id: str
    why: str


async def stored_tables(
    store: Store, codes: Container[str], now: float, ids: Collection[str] | None = None
) -> AsyncIterator[Table | SetAside]:
    """Resume these tables, or all; `codes` are taken, and must grow with each table resumed."""
    rows = await store.tables(ids)
    contents = dict(rows)
    documents = {id_: _read(content) for id_, content in contents.items()}
    names = {one.match for one in documents.values() if isinstance(one, Document) and one.match}
    matches = await store.matches(names)
    for id_, document in documents.items():
        try:
            table = _taken_up(_sound(document), matches, now)
            table.more = unknown_fields(contents[id_])
            _check(table, id_, codes)
        except Exception as error:  # one bad table must not affect the others
            yield SetAside(id_, f"{type(error).__name__}: {' '.join(str(error).split())}")
        else:
            yield table


def _read(content: bytes) -> Document | Exception:
    try:
        return msgspec.json.decode(content, type=Document)
    except Exception as error:
        return error


T = TypeVar("T")


def _sound(found: T | Exception) -> T:
    if isinstance(found, Exception):
        raise found
    return found


def _taken_up(
    document: Document, matches: Mapping[str, StoredMatch | DamagedMatchError], now: float
) -> Table:
    """Restore a table. If its match can't continue, log that and keep its record."""
    match = _sound(matches.get(document.match))
    if match is not None and match.version > rules_of(document.game).version:
        raise StoreError("its match follows the rules of a newer Mauseloch")
    if document.held_s:  # its clock stopped during the handover
        document.opened_at = now - PACES[document.pace] + document.held_s
        document.held_s = 0.0
    try:
        if match is not None:
            return Table.resumed(document, match.version, match.inputs)
    except MauselochError as error:
        warn("match_cannot_go_on", table=alias(document.id), game=document.game, why=error.code)
        table = Table(document, stored=len(match.inputs) if match is not None else 0)
        if match is not None and match.ended_at is None:
            table.give_up("rules_changed", now)
            return table
    document.match = document.seed = ""
    return Table(document)


def _check(table: Table, id_: str, codes: Container[str]) -> None:
    """Raise an error if a table can be read but not played."""
    document = table.document
    table.game.start(len(document.places))  # the game, its options, the number of seats
    if document.id != id_ or not document.code or document.code in codes:
        raise StoreError("another table has its id or code")
    if document.wins and len(document.wins) != len(document.places):
        raise StoreError("it counts wins of other seats")
    unknown = {place.bot for place in document.places} - {"", *kinds(document.game)}
    if unknown:
        raise StoreError(f"there is no bot {shown(min(unknown))}")

"""How long to keep a table that nobody looks at any more."""

from mauseloch.tables.document import PACES
from mauseloch.tables.table import Table

FORGOTTEN_S, FORGOTTEN_PACES = 7200, 7
"""Two hours, plus seven times the table's pace: a week at a relaxed one."""


def kept_s(table: Table, empty_s: float) -> float:
    """A long time if people have played or are about to, otherwise no longer than an empty one."""
    if not is_peoples(table):
        return empty_s
    return FORGOTTEN_PACES * PACES[table.document.pace] + FORGOTTEN_S


def is_peoples(table: Table) -> bool:
    """Whether people play here: one sits here who has played, or several sit at a match."""
    document, match = table.document, table.match
    owners = [bool(place.owner) for place in document.places]
    if document.played and any(owners):
        return True
    if match is None or not any(owners):
        return False
    return sum(owners) > 1 or any(
        type(one.actor) is int and owners[one.actor] for one in match.inputs
    )

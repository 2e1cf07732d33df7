"""How long a table is kept that nobody looks at any more."""

from mauseloch.tables.document import PACES
from mauseloch.tables.table import Table

FORGOTTEN_S, FORGOTTEN_PACES = 7200, 7
"""Two hours, and at a relaxed table a week."""


def kept_s(table: Table, empty_s: float) -> float:
    """Long if people have played there or are about to, otherwise no longer than an empty one."""
    if not is_peoples(table):
        return empty_s
    return FORGOTTEN_PACES * PACES[table.document.pace] + FORGOTTEN_S


def is_peoples(table: Table) -> bool:
    """Whether people play here: somebody sits here who has played, or two sit at a match."""
    document, match = table.document, table.match
    owners = [bool(place.owner) for place in document.places]
    if document.played and any(owners):
        return True
    if match is None or not any(owners):
        return False
    return sum(owners) > 1 or any(
        type(one.actor) is int and owners[one.actor] for one in match.inputs
    )

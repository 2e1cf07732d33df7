"""What the owner sees of nodes and tables: no hands, seeds, tokens or names."""

from typing import Any

from msgspec import Struct

from mauseloch.server.hub import Hub
from mauseloch.server.logs import alias
from mauseloch.server.room import Room
from mauseloch.version import VERSION


class TableLine(Struct, kw_only=True):
    """A table in a list."""

    code: str
    node: str
    """The name of the server that has it; empty if there can't be another."""
    log: str
    """Its name in the log."""
    game: str
    state: str
    public: bool
    people: int
    bots: int
    seats: int
    here: int
    """Connections, including those of spectators."""
    open_s: int
    idle_s: int
    """Time since anything happened there."""
    played: int


class SeatLine(Struct, kw_only=True):
    """A seat without its name."""

    kind: str
    bot: str
    here: bool
    host: bool
    asked: bool
    """Whether the match is waiting for this seat."""
    wins: int


class TableSheet(TableLine, kw_only=True):
    """A table in detail."""

    pace: str
    options: dict[str, Any]
    inputs: int
    """The inputs of the current match."""
    waiting_s: int | None
    """How long its question has been open; None if no match is being played."""
    places: list[SeatLine]


class NodeLine(Struct, kw_only=True):
    """A server of the place."""

    name: str
    version: str
    tables: int
    here: int
    """Connections that have joined a table."""
    draining: bool
    lease_s: float | None
    """How much longer it may serve its tables; None if it needs no lease."""


def table_line(hub: Hub, room: Room) -> TableLine:
    """Describe a table of this server in a line."""
    return TableLine(**_line(hub, room))


def table_sheet(hub: Hub, room: Room) -> TableSheet:
    """Describe a table of this server in detail."""
    table, document = room.table, room.table.document
    playing = table.playing and table.match is not None
    return TableSheet(
        **_line(hub, room),
        pace=document.pace,
        options=dict(document.options),
        inputs=table.match.length if playing and table.match is not None else 0,
        waiting_s=_since(hub, document.opened_at) if playing else None,
        places=[
            SeatLine(
                kind=one.kind,
                bot=one.bot,
                here=one.here,
                host=one.host,
                asked=seat in table.asked,
                wins=one.wins,
            )
            for seat, one in enumerate(room.info().seats)
        ],
    )


def node_line(hub: Hub) -> NodeLine:
    """Describe this server."""
    return NodeLine(
        name=hub.node.name,
        version=VERSION,
        tables=len(hub.rooms),
        here=sum(len(room.lookers) for room in hub.rooms.values()),
        draining=hub.draining,
        lease_s=None if hub.place is None else round(hub.place.lease.left_s, 1),
    )


def _line(hub: Hub, room: Room) -> dict[str, Any]:
    info, document = room.info(), room.table.document
    kinds = [seat.kind for seat in info.seats]
    return {
        "code": document.code,
        "node": "" if hub.place is None else hub.place.me.name,
        "log": alias(document.id),
        "game": document.game,
        "state": info.state,
        "public": document.public,
        "people": kinds.count("person"),
        "bots": kinds.count("bot"),
        "seats": len(kinds),
        "here": len(room.lookers),
        "open_s": _since(hub, document.created_at),
        "idle_s": _since(hub, document.active_at),
        "played": document.played,
    }


def _since(hub: Hub, wall: float) -> int:
    return max(0, int(hub.clock.wall() - wall))

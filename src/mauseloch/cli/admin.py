"""`mauseloch admin`: look after a running server and its database."""

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from msgspec import json
from rich.console import Console
from rich.table import Table

from mauseloch.cli.asking import Asking, configured
from mauseloch.core.checks import check_number
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import LANGUAGES, say
from mauseloch.store.address import Address, default_url
from mauseloch.texts import Texts

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
MIB = 1 << 20


def run(chosen: Namespace, words: Texts) -> None:
    """Carry out an action and print the result."""
    ACTIONS[chosen.action](chosen, words)


def seconds(text: str) -> int:
    """The seconds in a duration like 90s, 30m, 2h or 1d; raises SetupError."""
    found = re.fullmatch(r"(\d{1,6})([smhd])", text)
    if found is None or not int(found[1]):
        raise SetupError(
            f"a time looks like 30m, not {shown(text)}", say("error-admin-time", text=shown(text))
        )
    return int(found[1]) * UNITS[found[2]]


def lasting(count: int) -> str:
    """Format a duration in the same notation: 90 as 1m, 7200 as 2h."""
    unit = next(one for one in ("d", "h", "m", "s") if count >= UNITS[one] or one == "s")
    return f"{count // UNITS[unit]}{unit}"


def _database(chosen: Namespace) -> Address:
    return Address.parse(chosen.db or configured().storage.url or default_url())


def _needed(value: Any) -> Any:
    if value is None or value == "":
        _missing()
    return value


def _missing() -> NoReturn:
    raise SetupError("say which one", say("error-admin-missing"))


def _print(words: Texts, titles: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print columns, as wide as they need to be."""
    table = Table(box=None, pad_edge=False)
    for title in titles:
        table.add_column(words(say(f"admin-column-{title}")), no_wrap=True)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    Console(highlight=False, markup=False, width=200, no_color=True).print(table)


def _json(value: object) -> None:
    print(json.format(json.encode(value), indent=2).decode())


# The server


def tables(chosen: Namespace, words: Texts) -> None:
    """List the open tables."""
    found = Asking(chosen).ask("/tables")
    lines, node = found["tables"], ("node",) if found["nodes"] > 1 else ()
    if chosen.json:
        _json(lines)
    else:
        titles = ("code", *node, "game", "state", "people", "bots", "here")
        rows = [[*(one[name] for name in titles), *_since(one)] for one in lines]
        _print(words, (*titles, "open", "idle", "played", "log"), rows)
        print(words(say("admin-tables", tables=len(lines))))
    _silent(words, found)


def _since(one: Mapping[str, Any]) -> list[object]:
    return [lasting(one["open_s"]), lasting(one["idle_s"]), one["played"], one["log"]]


def _silent(words: Texts, found: Mapping[str, Any], message: str = "admin-silent") -> None:
    """Name the servers that do not answer, in addition to the others' answers."""
    if found["silent"]:
        print(words(say(message, servers=tuple(found["silent"]))), file=sys.stderr)


def nodes(chosen: Namespace, words: Texts) -> None:
    """List the servers of this place."""
    found = Asking(chosen).ask("/nodes")
    if chosen.json:
        _json(found["nodes"])
    else:
        titles = ("node", "version", "tables", "here", "draining", "lease")
        rows = [
            [
                one["name"],
                one["version"],
                one["tables"],
                one["here"],
                "×" if one["draining"] else "",
                "–" if one["lease_s"] is None else words.number(one["lease_s"], 1),
            ]
            for one in found["nodes"]
        ]
        _print(words, titles, rows)
    _silent(words, found)


def table(chosen: Namespace, words: Texts) -> None:
    """Show one table."""
    found = Asking(chosen).ask(f"/tables/{_needed(chosen.code)}")
    if chosen.json:
        _json(found)
        return
    places = found.pop("places")
    if not found["node"]:
        del found["node"]
    for name, value in found.items():
        print(f"{name}: {json.encode(value).decode() if isinstance(value, dict) else value}")
    rows = [
        [
            seat,
            one["kind"],
            one["bot"] or "–",
            *("×" if one[mark] else "" for mark in ("here", "host", "asked")),
            one["wins"],
        ]
        for seat, one in enumerate(places, 1)
    ]
    _print(words, ("seat", "kind", "bot", "here", "host", "asked", "wins"), rows)


def close(chosen: Namespace, words: Texts) -> None:
    """Close a table."""
    code = _needed(chosen.code)
    told = Asking(chosen).ask(f"/tables/{code}/close", {"reason": chosen.reason})["told"]
    print(words(say("admin-closed", code=code, told=told)))


def announce(chosen: Namespace, words: Texts) -> None:
    """Announce something to everyone, or withdraw it."""
    if chosen.only and chosen.only not in LANGUAGES:
        told = say("usage-language", language=shown(chosen.only), languages=LANGUAGES)
        raise SetupError(f"there is no language {shown(chosen.only)}", told)
    text = "" if chosen.clear else _needed(chosen.text)
    body = {"text": text, "seconds": seconds(chosen.time), "language": chosen.only}
    found = Asking(chosen).ask("/notice", body)
    told = say("admin-cleared" if chosen.clear else "admin-announced", told=found["told"])
    print(words(told))
    _silent(words, found, "admin-untold")


def drain(chosen: Namespace, words: Texts) -> None:
    """Let matches finish, start no new ones, then stop."""
    given = None if chosen.cancel else seconds(chosen.time)
    answer = Asking(chosen).ask("/drain", {"seconds": given, "node": chosen.node})
    if chosen.cancel:
        print(words(say("admin-undrained")))
    else:
        print(words(say("admin-drained", matches=answer["matches"], time=chosen.time)))


def blocks(chosen: Namespace, words: Texts) -> None:
    """List the blocked addresses."""
    found = Asking(chosen).ask("/blocks")
    rows = [(one["address"], lasting(one["left_s"])) for one in found["blocks"]]
    _print(words, ("address", "left"), rows)
    print(words(say("admin-blocks", blocks=len(rows))))
    _silent(words, found)


def block(chosen: Namespace, words: Texts) -> None:
    """Block an address."""
    body = {"address": _needed(chosen.address), "seconds": seconds(chosen.time)}
    found = Asking(chosen).ask("/blocks", body)
    told = say("admin-blocked", address=found["address"], time=chosen.time, closed=found["closed"])
    print(words(told))
    _silent(words, found, "admin-untold")


def unblock(chosen: Namespace, words: Texts) -> None:
    """Unblock an address."""
    address = _needed(chosen.address)
    found = Asking(chosen).ask("/unblock", {"address": address})
    told = "admin-unblocked" if found["lifted"] else "admin-not-blocked"
    print(words(say(told, address=address)))
    _silent(words, found, "admin-untold")


def metrics(chosen: Namespace, _: Texts) -> None:
    """Print metrics in the Prometheus format."""
    print(Asking(chosen).text("/metrics"), end="")


# The database


def usage(chosen: Namespace, words: Texts) -> None:
    """Show how much is played."""
    from mauseloch.store.usage import usage as used  # noqa: PLC0415 - with SQLAlchemy

    check_number("--days", chosen.days, 1)
    found = used(_database(chosen), chosen.days)
    if chosen.json:
        _json(asdict(found))
        return
    titles = ("day", "game", "matches", "finished", "seats", "minutes")
    rows = [
        (one.day, one.game, one.matches, one.finished, one.seats, words.number(one.minutes, 1))
        for one in found.days
    ]
    _print(words, titles, rows)
    size = words.number(found.bytes / MIB, 1)
    print(words(say("admin-kept", tables=found.tables, matches=found.matches, size=size)))


def prune(chosen: Namespace, words: Texts) -> None:
    """Delete old matches."""
    from mauseloch.store.pruning import prune as pruned  # noqa: PLC0415 - with SQLAlchemy

    check_number("--days", _needed(chosen.days), 1)
    print(words(say("admin-pruned", matches=pruned(_database(chosen), chosen.days))))


def backup(chosen: Namespace, words: Texts) -> None:
    """Copy the database to a file."""
    from mauseloch.store import backups  # noqa: PLC0415 - with SQLAlchemy

    file: Path = _needed(chosen.file)
    size = words.number(backups.backup(_database(chosen), file) / MIB, 1)
    print(words(say("admin-backed-up", file=str(file), size=size)))


def restore(chosen: Namespace, words: Texts) -> None:
    """Put a backup in place of the database."""
    from mauseloch.store import backups  # noqa: PLC0415 - with SQLAlchemy

    file: Path = _needed(chosen.file)
    backups.restore(_database(chosen), file, replace=chosen.replace)
    print(words(say("admin-restored", file=str(file))))


ACTIONS: Mapping[str, Callable[[Namespace, Texts], None]] = {
    "nodes": nodes,
    "tables": tables,
    "table": table,
    "close": close,
    "announce": announce,
    "drain": drain,
    "blocks": blocks,
    "block": block,
    "unblock": unblock,
    "metrics": metrics,
    "usage": usage,
    "prune": prune,
    "backup": backup,
    "restore": restore,
}

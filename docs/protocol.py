"""Writes parts of docs/reference/protocol.md, the schema beside it, and the client's modules.

python -m docs.protocol
"""

import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from msgspec.structs import fields

import mauseloch
from docs.quotes import typeset
from docs.wire_schema import WRITTEN, about, dumped, modules, schema, typed
from mauseloch.games import package
from mauseloch.games.geflippt.deck import PATTERNS
from mauseloch.server import (
    api,
    app,
    catalogue,
    connection,
    exchange,
    replays,
    site,
    socket,
    wire,
)
from mauseloch.server.attendance import GONE_AFTER
from mauseloch.server.limits import Limits, Rate
from mauseloch.tables import fairness
from mauseloch.tables.document import PACES
from mauseloch.tables.looks import COLOURS, PORTRAITS
from mauseloch.tables.names import ANIMALS
from mauseloch.tables.phrases import FACES, PHRASES

FOLDER = Path(__file__).parent
PAGE = FOLDER / "reference" / "protocol.md"
SCHEMA = PAGE.with_name("protocol.schema.json")
TYPES = FOLDER.parent / "web" / "src"
STRIPED = FOLDER.parent / "web" / "src" / "art" / "striped.ts"
GAMES = (catalogue.GameInfo, catalogue.OptionInfo, catalogue.OfferedValue, catalogue.Text)
SITE = (site.SiteInfo, site.SiteText)
PART = re.compile(r"(<!-- written: (\w+) -->\n).*?(<!-- end -->)", flags=re.DOTALL)


def page(text: str) -> str:
    """The page with up-to-date generated parts."""
    parts = {
        "client": _tables(get_args(wire.ClientMessage)),
        "server": _tables(get_args(wire.ServerMessage)),
        "parts": _tables(
            (
                wire.TableInfo,
                wire.SeatInfo,
                wire.Question,
                wire.Words,
                wire.Message,
                mauseloch.Outcome,
            )
        ),
        "bodies": _tables((api.NewTable, api.Opened, *SITE, *GAMES, exchange.Failure)),
        "replays": _tables((replays.Replay, replays.Step)),
        "reviews": _tables(("Review", "Point", "ReviewChoice", "ReviewTurn")),
        "worths": _tables(("Worth", "ActionWorth")),
        "paces": _paces(),
        "notations": _notations(),
        "phrases": ", ".join(f"`{one}`" for one in PHRASES) + "\n",
        "faces": ", ".join(f"`{one}`" for one in FACES) + "\n",
        "names": ", ".join(f"`name-{one}`" for one in ANIMALS) + "\n",
        "looks": _looks(),
        "fairness": _fairness(),
        "limits": _limits(),
    }
    return typeset(PART.sub(lambda found: f"{found[1]}{parts[found[2]]}{found[3]}", text))


def _looks() -> str:
    kinds = {"portrait": PORTRAITS, "colour": COLOURS}
    return "".join(
        f"- `{kind}`: {', '.join(f'`{one}`' for one in values)}\n" for kind, values in kinds.items()
    )


def _tables(classes: tuple[type | str, ...]) -> str:
    defs = schema()["$defs"]
    names = [one if isinstance(one, str) else one.__name__ for one in classes]
    return "\n".join(_table(defs[name], name) for name in names)


def _table(found: dict[str, Any], title: str) -> str:
    """A message and its fields."""
    kind = found["properties"].get("type", {})
    name = f"`{kind['enum'][0]}`" if "enum" in kind else title
    lines = [f"#### {name}\n", f"{found['description']}\n", "| field | type | |", "|---|---|---|"]
    for field, its in found["properties"].items():
        if field == "type" and "enum" in kind:
            continue
        mark = "" if field in found["required"] else "?"
        told = its.get("description", "")
        if its.get("default") is not None:
            told = f"{told} Default: `{_json(its['default'])}`.".strip()
        shown = typed(its).replace("|", "\\|")
        lines.append(f"| `{field}{mark}` | `{shown}`{_bounds(its)} | {told} |")
    if len(lines) == 4:  # a message without fields
        lines = lines[:2]
    return "\n".join(lines).rstrip() + "\n"


def _json(value: Any) -> str:
    return wire.encode(value).decode()


def _bounds(kind: dict[str, Any]) -> str:
    """The limits for a number or text."""
    for one in (kind, *kind.get("anyOf", [])):
        if "maximum" in one:
            return f", {one['minimum']} to {one['maximum']}"
        if "maxLength" in one:
            return f", at most {one['maxLength']} characters"
    return ""


def _paces() -> str:
    lines = ["| pace | seconds for an answer | a bot plays at once for anyone gone for |"]
    lines += ["|---|---|---|"]
    lines += [f"| `{pace}` | {s} | {GONE_AFTER * s} s |" for pace, s in PACES.items()]
    return "\n".join(lines) + "\n"


def _notations() -> str:
    lines = ["| game | seats | an action is |", "|---|---|---|"]
    for name in mauseloch.games():
        seats = mauseloch.game(name).seats
        notation = import_module(package(name).rules.__module__).NOTATION
        lines.append(f"| `{name}` | {seats[0]} to {seats[-1]} | {notation} |")
    return "\n".join(lines) + "\n"


def _fairness() -> str:
    rows = {
        "round trips remembered": fairness.WINDOW,
        "the slowest that a line is believed to be": f"{fairness.TRUSTED_CAP_MS} ms",
        "slack on the steadiest line": f"{fairness.SLACK_MS} ms",
        "extra slack for each millisecond of jitter": f"{fairness.UNSTEADY} ms",
        "the most slack, and the slack before the first pong": f"{fairness.SLACK_CAP_MS} ms",
        "the most that is believed beyond the shortest time known": f"{fairness.REACH_MS} ms",
        "credit beyond that, at first and at most": f"{fairness.CREDIT_MS} ms",
        "the same for an unknown line": f"{fairness.UNPROVEN_CREDIT_MS} ms",
        "credit that comes back with each race": f"{fairness.REFILL_MS} ms",
        "the longest wait for reports after the window": f"{fairness.GRACE_CAP_MS} ms",
    }
    return "| | |\n|---|---|\n" + "".join(f"| {what} | {how} |\n" for what, how in rows.items())


def _limit(value: float | Rate) -> str:
    if not isinstance(value, Rate):
        return f"{value:,.10g}"
    slow = value.per_minute < 1
    per = f"{60 * value.per_minute:,g} an hour" if slow else f"{value.per_minute:,.10g} a minute"
    return f"{value.at_once:,.10g} at once, {per}"


def _limits() -> str:
    told = about(Limits)
    lines = ["| limit | | |", "|---|---|---|"]
    lines += [
        f"| `{one.name}` | {_limit(one.default)} | {told[one.name]} |" for one in fields(Limits)
    ]
    lines += [
        f"| a message | {socket.LARGEST_MESSAGE} | Bytes. |",
        f"| an HTTP body | {app.LARGEST_BODY} | Bytes. |",
        f"| a record to be replayed | {replays.LARGEST_RECORD} | Bytes. |",
        f"| a record to be judged | {app.LARGEST_POSITION} | Bytes. |",
        f"| a match to be replayed | {replays.LONGEST} | Inputs. |",
        f"| a hint | {1 + connection.ASKING:g} | Costs as much as this many messages. |",
        f"| a phrase | {1 + connection.TALKING:g} | Costs as much as this many messages. |",
    ]
    return "\n".join(lines) + "\n"


def striped() -> str:
    """A module listing the striped clothes in the deck, for drawing them."""
    designs = "".join(f'  "{one}",\n' for one, how in PATTERNS.items() if how == "striped")
    told = "/** The clothes that are striped, as the deck has them. */"
    name = "export const STRIPED: ReadonlySet<string>"
    return f"{WRITTEN}\n{told}\n{name} = new Set([\n{designs}]);\n"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    SCHEMA.write_text(dumped(), encoding="utf-8")
    for name, types in modules().items():
        (TYPES / name).write_text(types, encoding="utf-8")
    STRIPED.write_text(striped(), encoding="utf-8")

"""The protocol for other languages: a JSON Schema of everything sent, and TypeScript made from it.

python -m docs.wire_schema                 the JSON Schema
python -m docs.wire_schema --typescript    the types
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from mauseloch.coach.review import Choice, Point, TurningPoint
from mauseloch.coach.worth import ActionWorth, Worth
from mauseloch.core.game import Ended, Outcome
from mauseloch.core.words import Say
from mauseloch.games import names, package
from mauseloch.server import api, catalogue, described, exchange, replays, reviews, site, wire
from mauseloch.tables.looks import COLOURS, PORTRAITS
from mauseloch.tables.phrases import FACES, PHRASES

Schema = dict[str, Any]
REF = "#/$defs/{name}"
BODIES = (
    api.NewTable,
    api.Opened,
    site.SiteInfo,
    site.SiteText,
    catalogue.GameInfo,
    catalogue.Text,
    replays.Replay,
    exchange.Failure,
)
"""HTTP bodies, besides lists of these, tables and records."""
REVIEWS: dict[str, type] = {
    "ReviewChoice": Choice,
    "ReviewTurn": TurningPoint,
    "Review": reviews.MatchReview,
    "ActionWorth": ActionWorth,
    "Worth": Worth,
}
"""The coach's classes, by their names on the wire."""
READ = (wire.FromClient, api.NewTable)
"""Classes that the server reads: fields with a default may be left out."""


def schema() -> Schema:
    """The schema of all messages, bodies, views and news."""
    told = dict(_games())
    roots = [wire.ClientMessage, wire.ServerMessage, *BODIES, *_reviews(), Outcome]
    roots += [one for view, news in told.values() for one in (view, *news)]
    (client, server, *_), found = msgspec.json.schema_components(
        roots, schema_hook=_texts, ref_template=REF
    )
    classes = _classes()
    defs: Schema = {"ClientMessage": client, "ServerMessage": server}
    for name, one in found.items():
        defs[name] = _described(one, classes[name]) if name in classes else one
    for name, (_, news) in told.items():
        defs[f"{_title(name)}News"] = {
            "description": f"What a seat is told in {name}.",
            "anyOf": [_ref(one.__name__) for one in news],
        }
    defs["View"] = {
        "description": "What lies on the table; the table's game says which it is.",
        "anyOf": [_ref(f"{_title(name)}View") for name in told],
    }
    defs["News"] = {
        "description": "What happened; the table's game and the type say which it is.",
        "anyOf": [_ref(f"{_title(name)}News") for name in told],
    }
    update, step = defs["Update"]["properties"], defs["Step"]["properties"]
    for one in (update, step):
        one["view"] |= _ref("View")
        one["news"] |= {"type": "array", "items": _ref("News")}
    update["outcome"] |= _ref("Outcome")
    step["views"]["items"] = _ref("View")
    client["description"] = _tidy(wire.FromClient.__doc__ or "")
    server["description"] = _tidy(wire.FromServer.__doc__ or "")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Mauseloch live tables, version {wire.VERSION}",
        "anyOf": [_ref("ClientMessage"), _ref("ServerMessage")],
        "$defs": defs,
    }


def _games() -> Iterator[tuple[str, tuple[type, list[type]]]]:
    """Each game's view and news as sent, with names that are unique across games."""
    ended = _twin(Ended, "Ended", tagged=True)
    for name in names():
        made = package(name)
        view = _twin(made.view, f"{_title(name)}View", tagged=False)
        news = [
            ended if one is Ended else _twin(one, f"{_title(name)}{one.__name__}", tagged=True)
            for one in get_args(made.news)
        ]
        yield name, (view, news)


def _reviews() -> list[type]:
    """The coach's classes as sent, with messages in place of `Say`."""
    sent: dict[Any, Any] = {Say: wire.Message}
    for name, one in REVIEWS.items():
        sent[one] = _twin(one, name, tagged=False, sent=sent)
    return [sent[one] for one in REVIEWS.values()]


def _twin(one: type, name: str, *, tagged: bool, sent: Mapping[Any, Any] = exchange.NONE) -> type:
    """A struct like this dataclass under another name, with the "type" that news carry."""
    kinds = get_type_hints(one)
    made = msgspec.defstruct(
        name,
        [(field.name, _sent(kinds[field.name], sent)) for field in fields(one)],
        tag_field="type" if tagged else None,
        tag=one.__name__ if tagged else None,
    )
    made.__doc__ = one.__doc__
    return made


def _sent(kind: Any, sent: Mapping[Any, Any]) -> Any:
    """The type of a field, with its parts replaced by what is sent for them."""
    if get_origin(kind) is tuple:
        return tuple[*(_sent(part, sent) for part in get_args(kind))]  # type: ignore[misc]
    return sent.get(kind, kind)


def _classes() -> Mapping[str, type]:
    """The original classes behind the definitions, by name."""
    messages = (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage))
    parts: tuple[type, ...] = (wire.TableInfo, wire.SeatInfo, wire.Question, wire.Words)
    parts += (catalogue.OptionInfo, catalogue.OfferedValue, replays.Step)
    found = {one.__name__: one for one in (*messages, *parts, *BODIES, Outcome, Ended)}
    found |= REVIEWS | {"Point": Point}
    for name in names():
        made = package(name)
        told = [made.view, *(one for one in get_args(made.news) if one is not Ended)]
        found |= {f"{_title(name)}{one.__name__}": one for one in told}
        modules = {import_module(one.__module__) for one in told}
        for module in modules:
            found |= {key: one for key, one in vars(module).items() if _is_part(key, one, told)}
    return found


def _is_part(key: str, one: Any, told: list[type]) -> bool:
    """Whether it is a part of news, such as one line of a photo finish."""
    return isinstance(one, type) and is_dataclass(one) and one not in told and key == one.__name__


def _described(found: Schema, one: type) -> Schema:
    """Add descriptions, and mark fields that are always sent as required."""
    texts = about(one)
    found["description"] = _tidy(found["description"])
    config = getattr(one, "__struct_config__", None)
    omits = config is not None and config.omit_defaults
    properties = {"type": None, "id": None} | found["properties"]  # these first
    found["properties"] = properties = {
        key: kind for key, kind in properties.items() if kind is not None
    }
    for field, kind in properties.items():
        if omits and kind.pop("default", ...) is None:  # left out rather than null
            _drop_null(kind)
        if texts.get(field):
            kind["description"] = texts[field]
    if not omits and not issubclass(one, READ):
        for kind in properties.values():
            kind.pop("default", None)
        found["required"] = list(properties)
    return found


def _drop_null(kind: Schema) -> None:
    (rest,) = (one for one in kind.pop("anyOf") if one != {"type": "null"})
    kind |= rest


def about(one: type) -> dict[str, str]:
    """The docstring of each field; empty if it has none."""
    return {field: _tidy(text) for field, text in described.about(one).items()}


def _tidy(text: str) -> str:
    """A docstring on one line, with null for None."""
    return re.sub(r"\bNone\b", "null", described.tidy(text))


def _texts(one: type) -> Schema:
    """Cards that subclass `str` are sent as plain strings."""
    if issubclass(one, str):
        return {"type": "string"}
    raise NotImplementedError


def _title(game: str) -> str:
    return game.capitalize()


def _ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


WRITTEN = (
    "// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.\n"
)


def typescript() -> str:
    """The schema as TypeScript: an interface for each object, a type for each union."""
    defs = schema()["$defs"]
    return "\n".join(
        [WRITTEN, *_constants(), *(_declared(name, one) for name, one in defs.items())]
    )


def modules() -> dict[str, str]:
    """The browser client's modules: one for the protocol, and one in each game's folder."""
    defs = schema()["$defs"]
    shown = _reached("View", defs) | _reached("News", defs)
    sent = {"Outcome"} | defs.keys() - shown - {"Message"}
    declared = [_declared(name, one) for name, one in defs.items() if name in sent]
    made = {"lib/wire.ts": "\n".join([WRITTEN, SAY, *_constants(), *ANY, *declared])}
    for name in names():
        own = _reached(f"{_title(name)}View", defs) | _reached(f"{_title(name)}News", defs)
        views = [_declared(key, one) for key, one in defs.items() if key in own - {"Outcome"}]
        made[f"games/{name}/views.ts"] = "\n".join([WRITTEN, OUTCOME, _order(name), *views])
    return made


SAY = 'import type { Say } from "./texts.ts";\n'
ANY = (
    """\
/** A sentence before it is said in any language: a message of our Fluent catalogues. */
export type Message = Say;
""",
    """\
/** What lies on the table, as a seat sees it; a game's own folder knows the rest. */
export interface View { seat: number | null; }
""",
    """\
/** What happened; a game's own folder knows the rest. */
export interface News { type: string; }
""",
)
OUTCOME = 'import type { Outcome } from "../../lib/wire.ts";\n'


def _order(name: str) -> str:
    told = "/** Where it stands among the games on offer. */"
    return f"{told}\nexport const ORDER = {package(name).traits.order};\n"


def _constants() -> list[str]:
    phrases, faces = (", ".join(f'"{one}"' for one in some) for some in (PHRASES, FACES))
    told = "/** What people at a table can say to each other; each is the message `phrase-…`. */"
    return [
        f"export const VERSION = {wire.VERSION};\n",
        f"{told}\nexport const PHRASES = [{phrases}] as const;\n",
        f"/** How they can react, each with a face. */\nexport const FACES = [{faces}] as const;\n",
        _listed("PORTRAITS", PORTRAITS, "The animals people can choose as their portrait."),
        _listed("COLOURS", COLOURS, "The colours people can choose, in the order of the seats’."),
    ]


def _listed(name: str, values: Sequence[str], told: str) -> str:
    listed = ", ".join(f'"{one}"' for one in values)
    return f"/** {told} */\nexport const {name} = [{listed}] as const;\n"


def _reached(name: str, defs: Schema) -> set[str]:
    """The names of all definitions it refers to, including its own."""
    names = re.findall(REF.format(name=r"(\w+)").replace("$", r"\$"), json.dumps(defs[name]))
    return {name}.union(*(_reached(one, defs) for one in names))


WIDE = 120
"""In characters: declarations up to this width go on one line."""


def _declared(name: str, one: Schema) -> str:
    told = f"/** {_about_it(one)} */\n" if _about_it(one) else ""
    if "properties" not in one:
        return f"{told}export type {name} = {' | '.join(_union(one['anyOf']))};\n"
    fields = [
        (f"{field}{'' if field in one['required'] else '?'}: {typed(kind)};", _about_it(kind))
        for field, kind in one["properties"].items()
    ]
    short = f"export interface {name} {{ {' '.join(field for field, _ in fields)} }}\n"
    if len(short) <= WIDE and not any(text for _, text in fields):
        return told + short
    lines = "".join(f"  {field}{text and f' // {text}'}\n" for field, text in fields)
    return f"{told}export interface {name} {{\n{lines}}}\n"


def _about_it(one: Schema) -> str:
    return " ".join(one.get("description", "").split())


def _union(kinds: list[Schema]) -> list[str]:
    return list(dict.fromkeys(typed(kind) for kind in kinds))


def typed(kind: Schema) -> str:
    """A type from the schema in TypeScript."""
    match kind:
        case {"$ref": name}:
            return str(name).rpartition("/")[2]
        case {"anyOf": kinds}:
            return " | ".join(_union(kinds))
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "prefixItems": kinds}:
            return f"[{', '.join(map(typed, kinds))}]"
        case {"type": "array", "items": item}:
            inner = typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": "object", "additionalProperties": {"$ref": _} as one}:
            return f"Record<string, {typed(one)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": plain}:
            return {"integer": "number"}.get(plain, str(plain))
        case _:
            return "unknown"


def dumped() -> str:
    """The JSON Schema as a file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the schema or the types to standard output."""
    sys.stdout.write(typescript() if "--typescript" in sys.argv[1:] else dumped())


if __name__ == "__main__":
    main()

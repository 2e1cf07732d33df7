"""Write settings as a configuration file that explains each of them."""

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, fields

from mauseloch.server.described import about, tidy
from mauseloch.server.settings import Settings

WIDTH = 100
SECRET = {"site.password", "storage.url"}
"""These may contain a password: we only show whether they are set."""


def toml(settings: Settings) -> str:
    """Write all settings, section by section."""
    return "\n".join(line for one in fields(settings) for line in _section(settings, one.name))


def _section(settings: Settings, name: str) -> Iterator[str]:
    section = getattr(settings, name)
    told = about(type(section))
    yield from (*_comment(tidy(type(section).__doc__ or "")), f"[{name}]")
    for field in fields(section):
        value = getattr(section, field.name)
        hidden = f"{name}.{field.name}" in SECRET and value != field.default
        yield from (*_comment(told[field.name]), _line(field.name, value, hidden=hidden))
    yield ""


def _comment(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ")


def _line(name: str, value: Any, *, hidden: bool) -> str:
    if hidden:
        return f"# {name} is set, and not shown here"
    if value is None:
        return f"# {name} ="
    return f"{name} = {written(value)}"


def written(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, Struct):
        value = asdict(value)
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {written(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    # A JSON string is a TOML string too, except for one character that TOML wants escaped.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

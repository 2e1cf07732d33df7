"""Writes the tables of docs/configuration.md, and deploy/mauseloch.toml, from the settings.

python -m docs.configuration
"""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import fields

from mauseloch.server import sample as samples
from mauseloch.server.described import about, tidy
from mauseloch.server.settings import Settings

FOLDER = Path(__file__).parent
PAGE = FOLDER / "configuration.md"
SAMPLE = FOLDER.parent / "deploy" / "mauseloch.toml"
PART = re.compile(r"(<!-- written: settings -->\n).*?(<!-- end -->)", flags=re.DOTALL)
HEAD = """\
# Every setting with its default; docs/configuration.md tells more. Written by `make docs`.
# Copy what you want to change; `mauseloch serve --check` tells what is wrong with it.

"""


def sample() -> str:
    """A configuration file with all defaults."""
    return HEAD + samples.toml(Settings())


def page(text: str) -> str:
    """The page with its tables as they should be."""
    tables = "\n".join(_tables(Settings(), ""))
    return PART.sub(lambda found: f"{found[1]}{tables}\n{found[2]}", text)


def _tables(section: Struct, name: str) -> Iterator[str]:
    """One for each section; the whole has none of its own."""
    told = about(type(section))
    parts = {field.name: getattr(section, field.name) for field in fields(section)}
    if name:
        yield f"\n### `[{name}]`\n\n{tidy(type(section).__doc__ or '')}\n"
        yield "| setting | unless set | |\n|---|---|---|"
    for key, value in parts.items():
        if not isinstance(value, Struct):
            shown = "" if value is None else f"`{samples.written(value)}`"
            yield f"| `{key}` | {shown} | {told[key]} |".replace("* for any", "`*` for any")
    for key, value in parts.items():
        if isinstance(value, Struct):
            yield from _tables(value, f"{name}.{key}".lstrip("."))


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    SAMPLE.parent.mkdir(exist_ok=True)
    SAMPLE.write_text(sample(), encoding="utf-8")

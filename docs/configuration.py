"""Writes the tables of docs/host/configuration.md, and deploy/mauseloch.toml, from the settings.

python -m docs.configuration
"""

import re
from pathlib import Path

from msgspec.structs import fields

from docs.quotes import typeset
from mauseloch.server import sample as samples
from mauseloch.server.described import about, tidy
from mauseloch.server.settings import Settings

FOLDER = Path(__file__).parent
PAGE = FOLDER / "host" / "configuration.md"
SAMPLE = FOLDER.parent / "deploy" / "mauseloch.toml"
PART = re.compile(r"(<!-- written: settings -->\n).*?(<!-- end -->)", flags=re.DOTALL)
HEAD = """\
# Every setting with its default. docs/host/configuration.md explains more. Written by `make docs`.
# Copy what you want to change; `mauseloch serve --check` finds mistakes.

"""


def sample() -> str:
    """A configuration file that shows every default."""
    return HEAD + samples.toml(Settings())


def page(text: str) -> str:
    """The page with up-to-date tables."""
    tables = "\n".join(_table(one.name) for one in fields(Settings))
    return typeset(PART.sub(lambda found: f"{found[1]}{tables}\n{found[2]}", text))


def _table(name: str) -> str:
    """A section with a table of its settings."""
    section = getattr(Settings(), name)
    told = about(type(section))
    lines = [f"\n### `[{name}]`\n\n{tidy(type(section).__doc__ or '')}\n"]
    lines += ["| setting | default | |", "|---|---|---|"]
    for field in fields(section):
        value = getattr(section, field.name)
        shown = "" if value is None else f"`{samples.written(value)}`"
        lines.append(f"| `{field.name}` | {shown} | {told[field.name]} |")
    return "\n".join(lines).replace(" * for any", " `*` for any").replace("*.ex", "\\*.ex")


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    SAMPLE.parent.mkdir(exist_ok=True)
    SAMPLE.write_text(sample(), encoding="utf-8")

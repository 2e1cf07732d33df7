"""Makes quotes and apostrophes in the pages typographic, except in code, links and tags.

python -m docs.quotes
"""

import re
from pathlib import Path

FOLDER = Path(__file__).parent
LEFT_ALONE = re.compile(
    r"^```.*?^```[ ]*$"  # a fenced block of code
    r"|(?<=\n\n) {4}.*?(?=\n\n(?! {4})|\Z)"  # an indented one
    r"|<!--.*?-->|</?[a-z][^>]*>"
    r"|`[^`\n]+`"
    r"|\]\([^)\n]*\)",
    flags=re.DOTALL | re.MULTILINE,
)


def typeset(text: str) -> str:
    """Set a Markdown page with “quotes” and typographic apostrophes."""
    parts, end = [], 0
    for found in LEFT_ALONE.finditer(text):
        parts += [_prose(text[end : found.start()], text[:end]), found[0]]
        end = found.end()
    return "".join([*parts, _prose(text[end:], text[:end])])


def _prose(text: str, before: str) -> str:
    """Set prose that follows `before`: quotes open at the start, after a space or a bracket."""
    whole = before[-1:] + text
    whole = re.sub(r'(?<![^\s(\[|*/–])"', "“", whole).replace('"', "”")
    whole = re.sub(r"(?<![^\s(\[|*/–“])'(?=\w)", "\N{LEFT SINGLE QUOTATION MARK}", whole)
    whole = whole.replace("'", "’")
    return whole[len(before[-1:]) :]


def pages() -> list[Path]:
    """All pages in this folder and its subfolders, and two from the root of the repository."""
    others = (FOLDER.parent / name for name in ("CHANGELOG.md", "CONTRIBUTING.md"))
    return [*sorted(FOLDER.rglob("*.md")), *others]


if __name__ == "__main__":
    for one in pages():
        one.write_text(typeset(one.read_text(encoding="utf-8")), encoding="utf-8")

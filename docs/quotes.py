"""Sets quotes and apostrophes of the pages as a printer would, except in code, links and tags.

python -m docs.quotes
"""

import re
from pathlib import Path

FOLDER = Path(__file__).parent
LEFT_ALONE = re.compile(
    r"^```.*?^```[ ]*$"  # a block of code
    r"|(?<=\n\n) {4}.*?(?=\n\n(?! {4})|\Z)"  # one that is indented
    r"|<!--.*?-->|</?[a-z][^>]*>"
    r"|`[^`\n]+`"
    r"|\]\([^)\n]*\)",
    flags=re.DOTALL | re.MULTILINE,
)


def typeset(text: str) -> str:
    """A page in Markdown with “quotes” and an apostrophe’s right sign."""
    parts, end = [], 0
    for found in LEFT_ALONE.finditer(text):
        parts += [_prose(text[end : found.start()], text[:end]), found[0]]
        end = found.end()
    return "".join([*parts, _prose(text[end:], text[:end])])


def _prose(text: str, before: str) -> str:
    """What follows other text: a quote opens at its beginning or after a space or a bracket."""
    whole = before[-1:] + text
    whole = re.sub(r'(?<![^\s(\[|*/–])"', "“", whole).replace('"', "”")
    whole = re.sub(r"(?<![^\s(\[|*/–“])'(?=\w)", "\N{LEFT SINGLE QUOTATION MARK}", whole)
    whole = whole.replace("'", "’")
    return whole[len(before[-1:]) :]


def pages() -> list[Path]:
    """Those of this folder and below it, and two of the whole repository."""
    others = (FOLDER.parent / name for name in ("CHANGELOG.md", "CONTRIBUTING.md"))
    return [*sorted(FOLDER.rglob("*.md")), *others]


if __name__ == "__main__":
    for one in pages():
        one.write_text(typeset(one.read_text(encoding="utf-8")), encoding="utf-8")

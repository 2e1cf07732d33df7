"""Makes web/src/type/baloo2.woff2, the client's typeface: Baloo 2 with the characters that we need.

python -m docs.typeface     # or make typeface, which installs fonttools and brotli first

The result is checked in, so that building the client needs neither of them. Run it when a test
says that a text needs a character that the typeface lacks, after adding it to CHARACTERS.
"""

import base64
import io
import sys
import tarfile
from hashlib import sha512
from pathlib import Path
from urllib.request import urlopen

VERSION = "5.3.0"
SOURCE = f"https://registry.npmjs.org/@fontsource-variable/baloo-2/-/baloo-2-{VERSION}.tgz"
HASH = "F7UfemLyAzp22LWRuy0IumnAPy/us+H5sxlDUsJ5a6LxinGf1BZaauL5kxBiLkvsfvoQWpY7DuUZ7GSdz+cR7g=="
INSIDE = "package/files/baloo-2-latin-wght-normal.woff2"
MADE = Path(__file__).parents[1] / "web" / "src" / "type" / "baloo2.woff2"
MOST = 40_000
"""How many bytes it may have."""
CHARACTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA0, 0x100)))  # the accents of western Europe, « » · × and others
    + "Œœ"
    + "\u2009\u202f"  # thin spaces
    + "\u2018\u2019\u201a\u201c\u201d\u201e\u2039\u203a"  # quotes
    + "–—…•−€"
)
FEATURES = ("ccmp", "kern", "liga", "locl", "mark", "tnum")
LIKE = {0x202F: 0x2009}
"""French sets a narrow no-break space, which Baloo 2 lacks: a thin one looks the same."""


def fetched() -> bytes:
    """The whole typeface, as npm has it."""
    with urlopen(SOURCE, timeout=60) as answer:
        archive: bytes = answer.read()
    if base64.b64encode(sha512(archive).digest()).decode() != HASH:
        sys.exit(f"{SOURCE} isn't what it used to be")
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        found = files.extractfile(INSIDE)
        if found is None:
            sys.exit(f"{SOURCE} has no {INSIDE}")
        return found.read()


def subset(whole: bytes) -> bytes:
    """The part of it that we need."""
    from fontTools.subset import Options, Subsetter  # noqa: PLC0415 - only this needs it
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    font = TTFont(io.BytesIO(whole))
    for table in font["cmap"].tables:
        if table.isUnicode():
            for missing, like in LIKE.items():
                table.cmap.setdefault(missing, table.cmap[like])
    lacking = sorted(set(map(ord, CHARACTERS)) - set(font.getBestCmap()))
    if lacking:
        sys.exit(f"Baloo 2 has no {', '.join(map(chr, lacking))}")
    options = Options(flavor="woff2", layout_features=list(FEATURES), notdef_outline=True)
    chosen = Subsetter(options)
    chosen.populate(text=CHARACTERS)
    chosen.subset(font)
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def main() -> None:
    """Write the typeface, unless it has become too large."""
    made = subset(fetched())
    if len(made) > MOST:
        sys.exit(f"{len(made)} bytes; at most {MOST} are allowed")
    MADE.write_bytes(made)
    sys.stdout.write(f"{MADE.name}: {len(made)} bytes\n")


if __name__ == "__main__":
    main()

"""Takes the pictures that messengers show beside a link: our own art, without text.

python -m docs.previews         # or make previews, which builds the client first
"""

import base64
import struct
import zlib
from collections import Counter
from pathlib import Path

from bench.browsing import GAMES, browser, opened, served
from playwright.sync_api import Page

FOLDER = Path(__file__).parents[1] / "web" / "public"
SIZE = WIDTH, HEIGHT = 1200, 630
COLOURS = 64
Rgb = tuple[int, int, int]
# One picture or all of them on the wall of the home page, beside the mouse in its hole.
STYLE = """
  body { margin: 0; inline-size: 1200px; block-size: 630px; overflow: hidden; background:
    repeating-linear-gradient(90deg, var(--art-wall) 0 62px, var(--art-wall-2) 62px 68px); }
  .shown { position: absolute; inset: 35px auto auto 40px; display: grid; gap: 16px;
    grid-template-columns: 896px; }
  .shown.all { grid-template-columns: 440px 440px; }
  .shown > * { overflow: hidden; border: 6px solid var(--art-ink); border-radius: 28px; }
  .mouse { position: absolute; inset: auto 20px 35px auto; inline-size: 224px; }
"""
DRAWN = """() => {
  const tiles = [...document.querySelectorAll(".tile")];
  return tiles.length > 0 && tiles.every((tile) => tile.querySelector(".picture svg"));
}"""
COMPOSE = """(chosen) => {
  const tiles = [...document.querySelectorAll(".tile")];
  const pictures = tiles.map((tile) => tile.querySelector(".picture > *"));
  const mouse = document.querySelector(".logo");
  const shown = document.createElement("div");
  shown.className = chosen === null ? "shown all" : "shown";
  shown.append(...(chosen === null ? pictures : [pictures[chosen]]));
  mouse.className = "mouse";
  document.body.replaceChildren(shown, mouse);
}"""
PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, picture.width, picture.height);
  let text = "";
  for (let at = 0; at < data.length; at += 4)
    text += String.fromCharCode(data[at], data[at + 1], data[at + 2]);
  return btoa(text);
}"""


def pixels(page: Page) -> bytes:
    """A screenshot as red, green and blue bytes."""
    shot = base64.b64encode(page.screenshot()).decode()
    return base64.b64decode(page.evaluate(PIXELS, shot))


def small_png(rgb: bytes, colours: int = COLOURS) -> bytes:
    """Encode a picture of flat colours, reduced to a palette of the most frequent ones."""
    dots = [(rgb[at], rgb[at + 1], rgb[at + 2]) for at in range(0, len(rgb), 3)]
    common = Counter(dots)
    palette: list[Rgb] = []
    for colour, _ in common.most_common():
        if len(palette) == colours:
            break
        if all(_apart(colour, one) > 100 for one in palette):  # skip the shades along edges
            palette.append(colour)
    nearest = {
        one: min(range(len(palette)), key=lambda at: _apart(one, palette[at])) for one in common
    }
    width, height = SIZE
    lines = bytearray()
    for top in range(height):
        lines.append(0)
        lines += bytes(nearest[one] for one in dots[top * width : (top + 1) * width])
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", bytes(part for one in palette for part in one))]
    chunks += [(b"IDAT", zlib.compress(bytes(lines), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*one) for one in chunks)


def _apart(one: Rgb, other: Rgb) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _chunk(kind: bytes, content: bytes) -> bytes:
    found = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", found)


def main() -> None:
    with served() as address, browser() as chromium:
        page = opened(
            chromium, address, SIZE, bypass_csp=True, color_scheme="light", reduced_motion="reduce"
        ).new_page()
        for number, name in [
            (None, "preview"),
            *((GAMES.index(one), f"preview-{one}") for one in GAMES),
        ]:
            page.goto("/")
            page.wait_for_function(DRAWN)
            page.evaluate(COMPOSE, number)
            page.add_style_tag(content=STYLE)
            page.wait_for_timeout(200)
            content = small_png(pixels(page))
            (FOLDER / f"{name}.png").write_bytes(content)
            print(name, len(content))  # noqa: T201 - for whoever runs it


if __name__ == "__main__":
    main()

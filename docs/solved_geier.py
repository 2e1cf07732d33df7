"""Writes the tables of docs/research/geier.md from the figures in geier.json and geier-points.json.

python -m docs.solved_geier

The figures themselves are written by `mauseloch solve geier --out docs/research/geier.json` on a
machine with a graphics card; those of the bot `points` by `mauseloch solve weakness` and
bench/distilling_geier.py.
"""

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).parent / "research" / "geier.json"
POINTS = FIGURES.with_name("geier-points.json")
PAGE = FIGURES.with_suffix(".md")
NEVER = 1e-6
"""Solvers leave shares like this where exact ones would be 0."""


def page(text: str, found: Any, points: Any) -> str:
    """The page with fresh tables."""
    tables = {
        "first bids": _first_bids(found),
        "layers": _layers(found),
        "errors": _errors(points["errors"]),
    }
    for name, lines in tables.items():
        begin, end = f"<!-- {name} -->\n", "<!-- end -->"
        before, _, rest = text.partition(begin)
        text = before + begin + "".join(lines) + end + rest.partition(end)[2]
    return text


def figures(found: Any, content: bytes) -> Iterator[str]:
    """The figures that the text around the tables quotes."""
    layers, self_play = found["layers"], found["self_play"]
    positions, rounds = (sum(layer[what] for layer in layers) for what in ("positions", "rounds"))
    yield f"{positions:,} positions"
    yield f"than {_power(found['bound'])} points"
    yield f"one {found['engine']}: {found['seconds']:.0f} seconds for {rounds:,} matrix games"
    yield f"{rounds / found['seconds'] / 1e9:.2f} billion a second"
    yield sha256(content).hexdigest()
    yield f"hands are {layers[7]['patterns']:,}"
    checked = found["checked"]
    each = checked["positions"] // (len(layers) - 1)
    yield f"{checked['positions']:,} positions, {each} of every layer"
    yield f"{_power(checked['worst'])} points outside"
    yield f"{len(found['samples']):,} random rounds"
    mean = f"{self_play['mean']:.3f}".replace("-", "−")
    yield f"In {self_play['matches']:,} matches"
    yield f"{mean} ± {self_play['interval']:.3f} points"


def points_figures(points: Any) -> Iterator[str]:
    """The figures of the bot that counts points."""
    yield f"gains **{points['gain']:.3f} points a match**, at most {points['bound']:.3f} more"
    yield f"| {points['errors']['bytes'] / 1000:.0f} kB | {points['gain']:.3f} |"
    for one in points["one_round"]:
        yield f"| {one['bytes'] / 1000:.0f} kB | {one['gain']:.3f} |"
    yield f"{points['all']:.0f} seconds on an H200 for {points['rounds']:,} rounds"


def _errors(errors: Any) -> Iterator[str]:
    yield _row(["cards", "root mean square", "90 % within", "99 % within", "most"])
    yield _row(["--:"] * 5)
    for cards, found in errors.items():
        if cards != "bytes":
            shown = (found[what] for what in ("rms", "0.9", "0.99", "most"))
            yield _row([cards, *(f"{one:.2f}" for one in shown)])


def _first_bids(found: Any) -> Iterator[str]:
    yield _row(["prize", *range(1, found["cards"] + 1), "on average"])
    yield _row(["--:"] * (found["cards"] + 2))
    for prize, mix in zip(found["prizes"], found["first_bids"], strict=True):
        mean = sum(card * share for card, share in enumerate(mix, 1))
        shares = [f"{100 * share:.0f}" if share > NEVER else "" for share in mix]
        yield _row([f"{prize:+}".replace("-", "−"), *shares, f"{mean:.1f}"])


def _layers(found: Any) -> Iterator[str]:
    counts = ("patterns", "positions", "rounds", "again")
    yield _row(["cards", *counts, "widest gap", "bound", "seconds"])
    yield _row(["--:"] * (len(counts) + 4))
    for layer in found["layers"]:
        gap = _power(layer["gap"]) if layer["gap"] else 0
        figures = (gap, _power(layer["bound"]), f"{layer['seconds']:.2f}")
        yield _row([layer["cards"], *(f"{layer[what]:,}" for what in counts), *figures])


def _row(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |\n"


def _power(number: float) -> str:
    digits, _, power = f"{number:.1e}".partition("e")
    return f"{digits} × 10{str(int(power)).translate(str.maketrans('-0123456789', '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'))}"


def main() -> None:
    """Write the tables."""
    found, points = (json.loads(file.read_bytes()) for file in (FIGURES, POINTS))
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), found, points), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Tables in Markdown, for the terminal and for docs/."""

from collections.abc import Sequence
from statistics import fmean


def head(*cells: str) -> None:
    print()
    row(*cells)
    print("|---" * len(cells) + "|")


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |")


def spread(numbers: Sequence[int]) -> list[str]:
    """The mean, the 95th and 99th percentiles, and the maximum."""
    ordered = sorted(numbers)
    parts = (ordered[int(part * (len(ordered) - 1))] for part in (0.95, 0.99, 1.0))
    return [f"{fmean(numbers):.0f}", *map(str, parts)]

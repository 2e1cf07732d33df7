"""How long to wait before trying something again."""

import random
from collections.abc import Iterator


def pauses(first_s: float, longest_s: float) -> Iterator[float]:
    """Pauses that grow up to a limit, random enough to keep programs out of step."""
    pause_s = first_s
    while True:
        yield pause_s * random.uniform(0.5, 1.0)  # noqa: S311 - nothing is gained by guessing it
        pause_s = min(longest_s, pause_s * 2)

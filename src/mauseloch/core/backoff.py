"""How long to wait before the next try, wherever something is tried again."""

import random
from collections.abc import Iterator


def pauses(first_s: float, longest_s: float) -> Iterator[float]:
    """Longer and longer up to a limit, and never two programs in step."""
    pause_s = first_s
    while True:
        yield pause_s * random.uniform(0.5, 1.0)  # noqa: S311 - nobody gains by guessing it
        pause_s = min(longest_s, pause_s * 2)

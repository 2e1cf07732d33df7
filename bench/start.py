"""Measure the time from the command to the first question: python -m bench.start

`mauseloch play` runs in a pseudo-terminal until the picker's question appears on the screen.
"""

import tempfile
import time
from pathlib import Path
from statistics import median

from tests.terminal.terminals import Terminal

from mauseloch.core.words import say
from mauseloch.texts import LANGUAGES, texts

TIMES = 7


def start(language: str) -> float:
    """Seconds from the command to the question."""
    with tempfile.TemporaryDirectory() as home:
        begun = time.perf_counter()
        asked = ["-m", "mauseloch", "play", "--lang", language]
        with Terminal(*asked, home=Path(home)) as terminal:
            terminal.expect(texts(language)(say("pick-game")))
            return time.perf_counter() - begun


if __name__ == "__main__":
    for language in LANGUAGES:
        times = sorted(start(language) for _ in range(TIMES))
        print(f"{language}: median {median(times):.2f} s, slowest {times[-1]:.2f} s of {TIMES}")

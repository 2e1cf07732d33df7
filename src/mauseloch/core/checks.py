"""Check arguments before a computation starts that may take an hour."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.words import say

MOST = 2**48
"""No machine has room for more than this of anything."""


def check_number(name: str, value: float | None, least: int) -> None:
    """Raise SetupError for a number that is too small, MemoryError for one beyond any machine."""
    if value is not None and not value >= least:  # NaN is neither
        raise SetupError(
            f"{name} must be at least {least}, not {value}",
            say(
                "error-stats-number",
                name=name,
                least=str(least),
                value=str(value).replace("-", "−"),
            ),
        )
    if value is not None and value > MOST:
        raise MemoryError


def check_file(file: Path | None, ours: Callable[[Path], bool]) -> None:
    """Raise SetupError rather than overwrite something else, OSError if it cannot be written."""
    if file is None:
        return
    if file.is_file() and file.stat().st_size and not ours(file):
        raise SetupError(
            f"{file} already exists and isn't ours", say("error-stats-not-ours", file=str(file))
        )
    new = not file.exists()
    with file.open("ab"):  # raises OSError now rather than in an hour
        pass
    if new:
        file.unlink()


@contextmanager
def blaming(file: Path) -> Iterator[None]:
    """Add the name of the file to any error about its contents."""
    try:
        yield
    except MauselochError as error:
        words = say("error-in-file", file=str(file), error=error.words)
        raise SetupError(f"{file}: {error}", words) from None

"""Building blocks for storage tests: matches that begin, grow and end."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

from mauseloch.core.game import CHANCE, Input, Outcome
from mauseloch.store import Append, Begin, Change, End, Store, StoreError
from tests.patience import PATIENCE_S

P = ParamSpec("P")
S = TypeVar("S", bound=Store)


def story(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """A test that runs in an event loop, with a time limit."""

    @wraps(test)
    def told(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE_S))

    return told


@asynccontextmanager
async def opened(store: S) -> AsyncIterator[S]:
    """Open a store, and close it afterwards."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def begin(match: str = "m", **other: object) -> Begin:
    """A change that begins a match."""
    usual: dict[str, object] = {
        "table": "t",
        "game": "geier",
        "version": 1,
        "options": {"winner": "unique", "open_discards": False},
        "seats": 2,
        "seed": "7",
        "started_at": 1700000000.25,
    }
    return Begin(match, **usual | other)  # type: ignore[arg-type]  # any of them


INPUTS = (Input(CHANCE, "+3"), Input(0, "14"), Input(1, "9", 1250))
OUTCOME = Outcome(scores=(40, -5), ranks=(1, 2), ended_by="hands_empty", decided_by="points")


def append(match: str = "m", length: int = 0, *inputs: Input) -> Append:
    """A change that adds inputs to a match."""
    return Append(match, length, inputs or (Input(0, str(length + 1)),))


def end(match: str = "m", length: int = 0, ended_at: float = 1700000100.5) -> End:
    """A change that ends a match."""
    return End(match, length, OUTCOME, OUTCOME.ended_by, ended_at)


async def errors(*writes: Awaitable[None]) -> list[type[BaseException] | None]:
    """The errors from writes made at once; None for those that succeeded."""
    found = await asyncio.gather(*writes, return_exceptions=True)
    return [None if one is None else type(one) for one in found]


async def refusal(store: Store, *changes: Change) -> str:
    """The store's error message for changes that it refuses."""
    try:
        await store.write(*changes)
    except StoreError as error:
        return f"{error.code}: {error}"
    return "stored"

"""Workers on one machine share one crew: those without ask for help and never wait for ever."""

import asyncio
import pickle
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mauseloch.server import sharing
from mauseloch.server.aside import unix_socket
from mauseloch.server.errands import think
from mauseloch.server.sharing import Desk, Shared
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.world import Thought
from mauseloch.tables.table import TableError
from tests.patience import PATIENCE_S
from tests.server.test_thinkers import ASKED, BY_ANOTHER, BY_ZENO, refused


class Host:
    """A host whose crew thinks at once."""

    def __init__(self) -> None:
        self.expected: list[str] = []
        self.waits = asyncio.Event()
        self.waits.set()

    async def search(self, kind: str, game: Any, seed: str, question: Any) -> Any:
        await self.waits.wait()
        return think(kind, game, seed, pickle.loads(question.data))  # noqa: S301 - ours, still pickled

    async def coach(self, _game: str, function: Any, *given: Any) -> Any:
        return function(*given)

    def expect(self, kind: str, _game: Any) -> None:
        self.expected.append(kind)


@asynccontextmanager
async def desk(host: Any, path: Path) -> AsyncIterator[None]:
    with unix_socket(path) as opened:
        one = Desk(host, opened)
        await one.open()
        try:
            yield
        finally:
            one.close()


@asynccontextmanager
async def asking(path: Path) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers()
    thinkers.elsewhere = Shared(path)
    try:
        async with asyncio.timeout(PATIENCE_S):
            yield thinkers
    finally:
        thinkers.close()


@pytest.fixture
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("s") / "t.sock"


def unlike(given: object) -> object:
    return [given, lambda: None]


def test_what_a_bot_and_the_coach_say_elsewhere_is_what_they_would_say_here(path: Path) -> None:
    async def scene() -> None:
        host = Host()
        async with desk(host, path), asking(path) as one:
            answers = await asyncio.gather(*(one.answer(*ASKED) for _ in range(20)))
            assert set(map(str, answers)) == {str(BY_ZENO)}
            assert await one.coach("zocken", max, 3, 7) == 7
            one.expect("zeno", ASKED[1])
            while not host.expected:
                await asyncio.sleep(0.01)
            with pytest.raises(TableError, match="so it is"):
                await one.coach("zocken", refused, "busy", "so it is")
            with pytest.raises(TableError, match="interrupted"):  # it cannot be sent back
                await one.coach("zocken", unlike, 1)

    asyncio.run(scene())


def test_a_question_is_asked_again_of_the_one_that_comes_after(path: Path) -> None:
    async def scene() -> None:
        async with asking(path) as one, AsyncExitStack() as first:
            host = Host()
            host.waits.clear()
            await first.enter_async_context(desk(host, path))
            asked = asyncio.create_task(one.answer(*ASKED))
            elsewhere = one.elsewhere
            assert isinstance(elsewhere, Shared)
            while not elsewhere._waiting:
                await asyncio.sleep(0.01)
            await first.aclose()
            async with desk(Host(), path):
                assert await asked == BY_ZENO

    asyncio.run(scene())


def test_if_nobody_has_the_crew_a_stand_in_plays_and_the_next_one_at_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "AWAY_S", 0.2)

    async def scene() -> tuple[Thought, Thought, float]:
        async with asking(path) as one:
            first = await one.answer(*ASKED)
            monkeypatch.setattr(sharing, "AWAY_S", 0.0)  # as if long ago
            began = time.monotonic()
            return first, await one.answer(*ASKED), time.monotonic() - began

    first, second, took = asyncio.run(scene())
    assert first == second == BY_ANOTHER
    assert took < PATIENCE_S


def test_too_large_a_frame_ends_the_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LARGEST", 10)

    async def scene() -> Thought:
        async with desk(Host(), path), asking(path) as one:
            return await one.answer(*ASKED)

    assert asyncio.run(scene()) == BY_ANOTHER

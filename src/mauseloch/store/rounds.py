"""Questions that come while one is being answered are answered together.

After a server has died, hundreds of people ask at once. One by one, each question would cost a trip
to the database, and the last of them would wait for all the others.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Q = TypeVar("Q")
A = TypeVar("A")


class Rounds(Generic[Q, A]):
    """Asks one round of questions after another."""

    def __init__(self, ask: Callable[[Sequence[Q]], Awaitable[Sequence[A]]], most: int) -> None:
        """`ask` answers up to `most` questions, in order; if it fails, all of them fail."""
        self._ask = ask
        self._most = most
        self._waiting: list[tuple[Q, asyncio.Future[A]]] = []
        self._work: asyncio.Task[None] | None = None

    async def ask(self, question: Q) -> A:
        """Answer a question in the next round; whoever no longer waits affects nobody else."""
        answer: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        self._waiting.append((question, answer))
        if self._work is None:
            self._work = asyncio.ensure_future(self._answer())
        return await answer

    async def _answer(self) -> None:
        try:
            while self._waiting:
                round_, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                wanted = [(one, answer) for one, answer in round_ if not answer.done()]
                if wanted:
                    await self._answer_some(wanted)
        finally:
            self._work = None

    async def _answer_some(self, wanted: Sequence[tuple[Q, "asyncio.Future[A]"]]) -> None:
        try:
            found = await self._ask([question for question, _ in wanted])
        except Exception as error:
            for _, answer in wanted:
                if not answer.done():
                    answer.set_exception(error)
            return
        for (_, answer), one in zip(wanted, found, strict=True):
            if not answer.done():
                answer.set_result(one)

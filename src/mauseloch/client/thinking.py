"""The bot at work: it answers only the latest question; answers to any other are dropped."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from mauseloch.client.bot_thread import asked
from mauseloch.client.decoding import Open
from mauseloch.core.bot import Answer, Answering, Question
from mauseloch.core.words import Say

GAP_S = 1 / 15
"""The gap between two answers: a server takes twenty messages a second."""


class Thinking:
    """Lets the bot answer the open question, and sends each answer when it is due."""

    def __init__(
        self,
        answering: Answering,
        say: Callable[..., Awaitable[int]],
        tell: Callable[[Say], None],
    ) -> None:
        self._answering = answering
        self._say = say
        self._tell = tell
        self._open: Open | None = None
        self._known: tuple[tuple[str, int], Answer] | None = None
        self._wanted = asyncio.Event()
        self._answered_at = 0.0

    def ask(
        self,
        key: tuple[str, int],
        build: Callable[[], Question[Any, Any]],
        received_at: float,
        *,
        race: bool,
        again: bool,
    ) -> None:
        """Note a question to our seat; if it is a repeat, the bot's time runs from the first one.

        `again` means that an earlier answer may have been lost with its connection.
        """
        is_new = self._open is None or self._open.key != key
        if is_new:
            self._open = Open(*key, received_at, build(), race)
        if is_new or again:
            self._wanted.set()

    def ask_again(self) -> None:
        """Ask again after an answer was refused for a reason that has passed."""
        self._wanted.set()

    def close(self) -> None:
        """Note that no question is open any more."""
        self._open = None

    async def run(self) -> None:
        """Answer one question after the other."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            now_open = self._open
            if now_open is None:
                continue
            if self._known is None or self._known[0] != now_open.key:
                self._known = (
                    now_open.key,
                    await asked(self._answering, now_open.question, self._tell),
                )
            await self._deliver(now_open, self._known[1])

    async def _deliver(self, to: Open, answer: Answer) -> None:
        """Send an answer when it is due, unless the question is closed by then."""
        due_at = self._answered_at + GAP_S
        left_ms = to.question.time_left_ms
        if left_ms is not None:
            if answer.delay_ms > left_ms:
                return  # too late to answer
            due_at = to.received_at + answer.delay_ms / 1000
        await asyncio.sleep(max(0.0, due_at - time.monotonic()))
        if self._open is None or self._open.key != to.key:
            return
        self._answered_at = time.monotonic()
        reaction_ms = int((self._answered_at - to.received_at) * 1000)
        more = {"reaction_ms": max(reaction_ms, answer.delay_ms)} if to.race else {}
        await self._say("answer", question=to.number, action=str(answer.action), **more)

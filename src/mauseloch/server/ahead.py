"""The server's compiler: compiles what this machine has never compiled, in a separate process.

It takes one step at a time, to save memory and leave the other cores alone. Until a step is done,
stand-ins play for the bots that need it, and the coach waits.
"""

import asyncio
import time

from mauseloch.ahead import Step, Use, compile_step, is_compiled, steps
from mauseloch.server.crew import Crew
from mauseloch.server.logs import blame, note

AGAIN_S = 300.0
"""How long before a failed step is tried again; it may have lacked memory."""


class Ahead:
    """The compiled steps, and the tasks that compile the others."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        (self._process,) = crew.hired(1)
        self._one = asyncio.Lock()
        self._ready: set[Step] = set()
        self._tasks: dict[Step, asyncio.Task[None]] = {}
        self._failed_at: dict[Step, float] = {}

    def is_ready(self, game: str, use: Use) -> bool:
        """Whether nothing needs compiling for this use; otherwise begin compiling."""
        step = Step(game, use)
        if step not in self._ready and (is_compiled(step) or step not in steps()):
            self._ready.add(step)
        if step in self._ready:
            return True
        failed_at = self._failed_at.get(step)
        if step not in self._tasks and (
            failed_at is None or time.monotonic() - failed_at > AGAIN_S
        ):
            self._tasks[step] = asyncio.get_running_loop().create_task(self._compile(step))
        return False

    @property
    def busy(self) -> bool:
        """Whether something is being compiled."""
        return bool(self._tasks)

    async def ready(self, game: str, use: Use) -> None:
        """Wait until everything for this use is compiled; raises OSError if that fails."""
        step = Step(game, use)
        if not self.is_ready(game, use):
            if step in self._tasks:
                await asyncio.shield(self._tasks[step])
            if step not in self._ready:
                raise OSError(f"{step.game}, {step.use}: can't be compiled now")

    def begin_all(self, use: Use) -> None:
        """Begin compiling everything for this use that has never been compiled."""
        for step in steps():
            if step.use == use:
                self.is_ready(*step)

    def close(self) -> None:
        """Abandon unfinished steps; whatever they have kept is used next time."""
        for task in self._tasks.values():
            task.cancel()

    async def _compile(self, step: Step) -> None:
        try:
            async with self._one:
                note("compiling", game=step[0], what=step[1])
                began = time.monotonic()
                self._crew.watch()
                await self._process.work(compile_step, step)
                seconds = round(time.monotonic() - began)
                note("compiled", game=step[0], what=step[1], seconds=seconds)
                self._process.end()
                await self._process.ended()  # the next step needs the memory
            self._ready.add(step)
        except Exception:  # a killed process, or a bug in someone's game, must not affect others
            blame("not_compiled", game=step[0], what=step[1])
            self._failed_at[step] = time.monotonic()
        finally:
            self._process.end()
            del self._tasks[step]

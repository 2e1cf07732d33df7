"""Ask your own bot in a separate thread."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

from mauseloch.bots import own
from mauseloch.bots.failure import BotError, failed
from mauseloch.bots.overtime import noticed
from mauseloch.core.bot import Answer, Answering, Question
from mauseloch.core.words import Say


async def asked(
    answering: Answering, question: Question[Any, Any], tell: Callable[[Say], None]
) -> Answer:
    """Ask the bot in another thread, and tell when it takes long; raises BotError.

    The thread is a daemon: a bot that never stops thinking cannot keep the program from exiting.
    """
    said: Future[Answer] = Future()
    said.set_running_or_notify_cancel()  # a cancelled wait cannot stop the bot

    loop = asyncio.get_running_loop()

    def late(what: Say) -> None:
        with contextlib.suppress(RuntimeError):  # we have left
            loop.call_soon_threadsafe(tell, what)

    def think() -> None:
        try:
            said.set_result(noticed(partial(own.asked, answering, question), late))
        except BotError as error:
            said.set_exception(error)
        except BaseException as error:  # whatever it is, pass it on to the caller
            said.set_exception(failed(error))

    threading.Thread(target=think, name="bot", daemon=True).start()
    return await asyncio.wrap_future(said)

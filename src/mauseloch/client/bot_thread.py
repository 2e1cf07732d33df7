"""Ask your own bot in a separate thread."""

import asyncio
import threading
from concurrent.futures import Future
from typing import Any

from mauseloch.bots import own
from mauseloch.bots.failure import BotError, failed
from mauseloch.core.bot import Answer, Answering, Question


async def asked(answering: Answering, question: Question[Any, Any]) -> Answer:
    """Ask the bot in another thread; raises BotError.

    The thread is a daemon: a bot that never stops thinking cannot keep the program from exiting.
    """
    said: Future[Answer] = Future()
    said.set_running_or_notify_cancel()  # a cancelled wait cannot stop the bot

    def think() -> None:
        try:
            said.set_result(own.asked(answering, question))
        except BotError as error:
            said.set_exception(error)
        except BaseException as error:  # whatever it is, pass it on to the caller
            said.set_exception(failed(error))

    threading.Thread(target=think, name="bot", daemon=True).start()
    return await asyncio.wrap_future(said)

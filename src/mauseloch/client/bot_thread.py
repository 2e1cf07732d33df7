"""A bot of your own, asked in a thread of its own."""

import asyncio
import threading
from concurrent.futures import Future
from typing import Any

from mauseloch.bots import own
from mauseloch.bots.own import Answering, BotError
from mauseloch.core.bot import Answer, Question


async def asked(answering: Answering, question: Question[Any, Any]) -> Answer:
    """What the bot says, while it thinks elsewhere; raises BotError.

    The thread is a daemon: a bot that never stops thinking does not keep the program from ending.
    """
    said: Future[Answer] = Future()
    said.set_running_or_notify_cancel()  # who waits no longer cannot keep the bot from answering

    def think() -> None:
        try:
            said.set_result(own.asked(answering, question))
        except BotError as error:
            said.set_exception(error)
        except BaseException as error:  # whatever it is, somebody waits to hear of it
            said.set_exception(own.failed(error))

    threading.Thread(target=think, name="bot", daemon=True).start()
    return await asyncio.wrap_future(said)

"""A bot of your own, asked in a thread of its own."""

import asyncio
import threading
from typing import Any

from mauseloch.bots import own
from mauseloch.bots.own import Answering, BotError
from mauseloch.core.bot import Answer, Question


async def asked(answering: Answering, question: Question[Any, Any]) -> Answer:
    """What the bot says, while it thinks elsewhere; raises BotError.

    The thread is a daemon: a bot that never stops thinking does not keep the program from ending.
    """
    loop = asyncio.get_running_loop()
    said: asyncio.Future[Answer | BotError] = loop.create_future()

    def hear(result: Answer | BotError) -> None:
        if not said.done():  # nor cancelled meanwhile
            said.set_result(result)

    def think() -> None:
        result: Answer | BotError
        try:
            result = own.asked(answering, question)
        except BotError as error:
            result = error
        except BaseException as error:  # whatever it is, somebody waits to hear of it
            result = own.failed(error)
        try:
            loop.call_soon_threadsafe(hear, result)
        except RuntimeError:
            return  # nobody waits any more: the program is ending

    threading.Thread(target=think, name="bot", daemon=True).start()
    result = await said
    if isinstance(result, BotError):
        raise result
    return result

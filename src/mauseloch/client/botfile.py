"""A bot from a file: loaded, asked in a thread of its own, and quoted when it fails."""

import asyncio
import importlib.machinery
import importlib.util
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mauseloch.client.errors import BotError
from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import shown
from mauseloch.core.words import say

MODULE = "mauseloch_bot"
Answering = Callable[[Question[Any, Any]], Answer | str]


def load(file: Path) -> Answering:
    """The function `answer` of this file; raises BotError, or OSError if it cannot be read."""
    file.open("rb").close()  # what is wrong with the file itself is an OSError with its name
    spec = importlib.util.spec_from_loader(
        MODULE, importlib.machinery.SourceFileLoader(MODULE, str(file.resolve()))
    )
    if spec is None or spec.loader is None:  # pragma: no cover - a loader was given
        raise AssertionError(file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module  # dataclasses of the bot look themselves up
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)  # what lies beside it can be imported, as with `python file`
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        raise failed(error) from None
    answer: Answering | None = getattr(module, "answer", None)
    if not callable(answer):
        raise BotError(
            f"{file} has no function answer(question)", say("error-bot-none", file=str(file))
        )
    return answer


async def asked(answering: Answering, question: Question[Any, Any]) -> Answer:
    """What the bot says, while it thinks elsewhere; raises BotError.

    The thread is a daemon: a bot that never stops thinking does not keep the program from ending.
    """
    loop = asyncio.get_running_loop()
    said: asyncio.Future[object] = loop.create_future()

    def hear(result: object) -> None:
        if not said.done():  # nor cancelled meanwhile
            said.set_result(result)

    def think() -> None:
        try:
            result: object = answering(question)
        except BaseException as error:  # whatever a bot raises is told
            result = failed(error)
        try:
            loop.call_soon_threadsafe(hear, result)
        except RuntimeError:
            return  # nobody waits any more: the program is ending

    threading.Thread(target=think, name="bot", daemon=True).start()
    result = await said
    if isinstance(result, BotError):
        raise result
    return checked(result, question)


def checked(result: object, question: Question[Any, Any]) -> Answer:
    """The answer, if it is one to this question; a bare text means as soon as may be."""
    if isinstance(result, str):
        result = Answer(result, question.guess_ms)
    if not isinstance(result, Answer) or result.action not in question.legal:
        said = result.action if isinstance(result, Answer) else result
        legal = [str(one) for one in question.legal]
        raise BotError(
            f"the bot answered {shown(said)}, but may do {', '.join(legal)}",
            say("error-bot-answer", answer=shown(said), legal=legal),
        )
    if result.delay_ms < question.guess_ms:
        raise BotError(
            f"the bot answered after {result.delay_ms} ms; that is a guess",
            say("error-bot-guess", ms=result.delay_ms, least=question.guess_ms),
        )
    return result


def failed(error: BaseException) -> BotError:
    """What a bot raised, and where in its own code."""
    trace = error.__traceback__
    while trace is not None and _is_ours(trace.tb_frame.f_code.co_filename):
        trace = trace.tb_next
    told = "".join(traceback.format_exception(type(error), error, trace, chain=False))
    line = traceback.format_exception_only(type(error), error)[-1].strip()
    return BotError(f"the bot failed: {line}", say("error-bot-failed", error=line), told)


def _is_ours(file: str) -> bool:
    """Whether this is the way to the bot, not the bot."""
    return file == __file__ or file.startswith("<frozen importlib")

"""A bot of your own, from a file or a module: loaded, asked, and quoted when it fails."""

import importlib
import importlib.machinery
import importlib.util
import os
import sys
import sysconfig
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.words import Say, say

FUNCTION = "answer"
Answering = Callable[[Question[Any, Any]], Answer | str]
INSTALLED = {"site-packages", "dist-packages"}
FOREIGN = {
    Path(__file__).resolve().parents[1],
    *(Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")),
}
"""Our folders and Python's: files in there are never anyone's bot."""
THE_PROGRAM = {"__main__", "__mp_main__"}
"""The program itself is not a module that a bot imports."""
_loading = threading.Lock()
"""Modules are unloaded for a moment; two threads at once would unload each other's."""


class BotError(MauselochError):
    """The bot cannot be used, or has failed."""

    code = "bot"

    def __init__(self, text: str, words: Say | None = None, trace: str = "") -> None:
        super().__init__(text, words)
        self.trace = trace
        """The traceback within the bot's own code; empty if it never got that far."""


def load(named: str | Path) -> Answering:
    """Load a bot's function: `answer` in a file or module, or another that is named.

    "my_bot.py" is a file; "package.module" and "package.module:function" are found as Python finds
    them, including in the current folder. Raises BotError, or OSError if a file cannot be read.
    """
    return _loaded(named)[0]


def load_anew(named: str | Path) -> tuple[Answering, list[Path]]:
    """Like `load`, but from the current code, whatever was loaded before; also return its files.

    These are its own, and those that it imports from its folder or package while loading: not
    Python's, ours, or installed ones.
    """
    with _loading, _forgetting_what_lies_in(_home(named)) as there:
        answering, module = _loaded(named)
        files = {Path(file).resolve() for file in [module.__file__] if file is not None}
        return answering, sorted(files.union(there().values()))


def load_module(named: str | Path) -> ModuleType:
    """Load a file or a module, of which a function may be named; raises as `load` does."""
    file = file_of(named)
    if file is not None:
        file.open("rb").close()  # problems with the file itself are an OSError with its name
    try:
        return _of_file(file) if file else _of_module(str(named).partition(":")[0])
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise failed(error) from None


def _loaded(named: str | Path) -> tuple[Answering, ModuleType]:
    file = file_of(named)
    where, _, function = (str(file), "", "") if file else str(named).partition(":")
    module = load_module(named)
    answer: Answering | None = getattr(module, function or FUNCTION, None)
    if not callable(answer):
        raise BotError(
            f"{where} has no function {function or FUNCTION}(question)",
            say("error-bot-none", file=where, function=function or FUNCTION),
        )
    return answer, module


def _home(named: str | Path) -> Path | None:
    """The folder of a bot, or of its package if it has one; None if it is not found."""
    file = file_of(named)
    if file is not None:
        return file.resolve().parent
    _find_in(str(Path.cwd()))
    try:
        spec = importlib.util.find_spec(str(named).partition(":")[0].partition(".")[0])
    except (ImportError, ValueError):
        return None  # loading it will explain why
    if spec is None:
        return None
    inside = [*(spec.submodule_search_locations or ()), str(Path(spec.origin or "").parent)]
    return Path(inside[0]).resolve()


@contextmanager
def _forgetting_what_lies_in(home: Path | None) -> Iterator[Callable[[], dict[str, Path]]]:
    """Unload all modules in this folder; afterwards, restore those not loaded again."""

    def there() -> dict[str, Path]:
        found = {}
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if isinstance(file, str) and file.endswith(".py") and name not in THE_PROGRAM:
                source = Path(file).resolve()
                if home in source.parents and not _is_foreign(source):
                    found[name] = source
        return found

    before = {name: sys.modules.pop(name) for name in there()}
    keeps_no_code = sys.dont_write_bytecode
    # Python identifies bytecode only by second and size: it could be from an earlier version.
    sys.dont_write_bytecode = True
    importlib.invalidate_caches()
    try:
        yield there
    finally:
        sys.dont_write_bytecode = keeps_no_code
        for name, module in before.items():
            sys.modules.setdefault(name, module)


def _is_foreign(file: Path) -> bool:
    """Whether a file is Python's, installed, or ours."""
    return not INSTALLED.isdisjoint(file.parts) or not FOREIGN.isdisjoint(file.parents)


def file_of(named: str | Path) -> Path | None:
    """The file named; None if it is a module."""
    file = Path(named)
    is_file = file.suffix == ".py" or len(file.parts) > 1 or file.is_file()
    return file if is_file else None


def _of_file(file: Path) -> ModuleType:
    path = str(file.resolve())
    name = f"mauseloch_bot_{sha256(os.fsencode(path)).hexdigest()[:16]}"  # there may be several
    spec = importlib.util.spec_from_loader(name, importlib.machinery.SourceFileLoader(name, path))
    if spec is None or spec.loader is None:  # pragma: no cover - a loader was given
        raise AssertionError(file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # the bot's dataclasses look themselves up
    _find_in(str(file.resolve().parent))  # files beside it, as with `python file`
    spec.loader.exec_module(module)
    return module


def _of_module(name: str) -> ModuleType:
    _find_in(str(Path.cwd()))  # as with `python -m`
    return importlib.import_module(name)


def _find_in(folder: str) -> None:
    if folder not in sys.path:
        sys.path.insert(0, folder)


def asked(answering: Answering, question: Question[Any, Any]) -> Answer:
    """Ask the bot; raises BotError if the result isn't an answer, or if the bot raises anything."""
    try:
        result = answering(question)
    except BaseException as error:  # report whatever a bot raises
        raise failed(error) from None
    try:
        return checked(result, question)
    except BotError:
        raise
    except BaseException as error:  # the bot's own answer objects may raise too
        raise failed(error) from None


def checked(result: object, question: Question[Any, Any]) -> Answer:
    """Check an answer to this question; a plain text means as soon as possible."""
    if isinstance(result, str):
        result = Answer(result, question.guess_ms)
    if not isinstance(result, Answer) or result.action not in question.legal:
        said = result.action if isinstance(result, Answer) else result
        legal = [str(one) for one in question.legal]
        raise BotError(
            f"the bot answered {shown(said)}, but may do {', '.join(legal)}",
            say("error-bot-answer", answer=shown(said), legal=legal),
        )
    if type(result.delay_ms) is not int:  # not a bool either, which is an int to Python
        raise BotError(
            f"the bot answered after {shown(result.delay_ms)}; that isn't a whole number of ms",
            say("error-bot-delay", delay=shown(result.delay_ms)),
        )
    if result.delay_ms < question.guess_ms:
        raise BotError(
            f"the bot answered after {result.delay_ms} ms; that is a guess",
            say("error-bot-guess", ms=result.delay_ms, least=question.guess_ms),
        )
    return result


def failed(error: BaseException) -> BotError:
    """The error for what a bot raised, with the traceback within its own code."""
    trace = error.__traceback__
    while trace is not None and _is_ours(trace.tb_frame.f_code.co_filename):
        trace = trace.tb_next
    told = "".join(traceback.format_exception(type(error), error, trace, chain=False))
    line = traceback.format_exception_only(type(error), error)[-1].strip()
    return BotError(f"the bot failed: {line}", say("error-bot-failed", error=line), told)


def _is_ours(file: str) -> bool:
    """Whether a file belongs to the machinery that loads bots, rather than to the bot."""
    return file in {__file__, importlib.__file__} or file.startswith("<frozen importlib")

"""A bot of your own, from a file or a module: loaded, asked, and quoted when it fails."""

import importlib
import importlib.machinery
import importlib.util
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from mauseloch.bots.failure import BotError, blamed, failed, is_foreign
from mauseloch.bots.seeding import seed_all
from mauseloch.core.bot import Answer, Answering, Question
from mauseloch.core.errors import shown
from mauseloch.core.words import say
from mauseloch.games import bot_kinds

FUNCTION = "answer"
THE_PROGRAM = {"__main__", "__mp_main__"}
"""The program itself is not a module that a bot imports."""
_beside: list[str] = []
"""The folders of bots, from which they may import; the last one that was used comes first."""
_loading = threading.Lock()
"""Modules are unloaded for a moment; two threads at once would unload each other's."""


def load(named: str | Path) -> Answering:
    """Load a bot's function: `answer` in a file or module, or another that is named.

    "my_bot.py" is a file; "package.module" and "package.module:function" are found as Python finds
    them, including in the current folder. Raises BotError, or OSError if a file cannot be read.
    """
    return _loaded(named)[0]


class Loaded(NamedTuple):
    """A bot, and all that it is made of."""

    answering: Answering
    files: Sequence[Path]
    """Its own, and those that it imports from its folder or package while loading: not Python's,
    ours, or installed ones."""
    modules: Sequence[ModuleType]


def load_anew(named: str | Path) -> Loaded:
    """Like `load`, but from the current code, whatever was loaded before."""
    with _loading, _forgetting_what_lies_in(_home(named)) as there:
        answering, module = _loaded(named)
        files = {Path(file).resolve() for file in [module.__file__] if file is not None}
        beside = there()
        modules = [module, *(sys.modules[name] for name in beside if name != module.__name__)]
        return Loaded(answering, sorted(files.union(beside.values())), modules)


class Own:
    """A bot of your own, ready to play; errors say its name."""

    def __init__(self, named: str) -> None:
        """Load it. Raises BotError, or OSError if its file cannot be read."""
        self.named = named
        file = file_of(named)
        self.label = named if file is None else file.name
        """Its name in records: the folder is nobody's business."""
        try:
            self._loaded = load_anew(named)
        except BotError as error:
            raise blamed(named, error) from None

    def seed(self, text: str) -> None:
        """Let whatever it draws follow from this."""
        seed_all(text, self._loaded.modules)

    def __call__(self, question: Question[Any, Any]) -> Answer:
        """Answer; raises BotError."""
        try:
            return asked(self._loaded.answering, question)
        except BotError as error:
            raise blamed(self.named, error) from None


def is_own(named: str, game: str) -> bool:
    """Whether this names a bot of your own, rather than one that comes with the game."""
    return not is_name(named) and named not in bot_kinds(game)


def is_name(named: str) -> bool:
    """Whether this can only be the name of one of our bots, possibly misspelt."""
    return not {".", ":", "/", "\\"} & set(named)


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
        spec = PathFinder.find_spec(str(named).partition(":")[0].partition(".")[0])
    except (ImportError, ValueError):
        return None  # loading it will explain why
    if spec is None:
        return None
    inside = [*(spec.submodule_search_locations or ()), str(Path(spec.origin or "").parent)]
    return Path(inside[0]).resolve()


@contextmanager
def _forgetting_what_lies_in(home: Path | None) -> Iterator[Callable[[], dict[str, Path]]]:
    """Unload all modules in this folder, and in those of other bots, which may be called the same;
    afterwards, restore those not loaded again.
    """

    def there(*folders: Path | None) -> dict[str, Path]:
        found = {}
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if isinstance(file, str) and file.endswith(".py") and name not in THE_PROGRAM:
                source = Path(file).resolve()
                if any(one in source.parents for one in folders) and not is_foreign(source):
                    found[name] = source
        return found

    before = {name: sys.modules.pop(name) for name in there(home, *map(Path, _beside))}
    keeps_no_code = sys.dont_write_bytecode
    # Python identifies bytecode only by second and size: it could be from an earlier version.
    sys.dont_write_bytecode = True
    importlib.invalidate_caches()
    try:
        yield lambda: there(home)
    finally:
        sys.dont_write_bytecode = keeps_no_code
        for name, module in before.items():
            sys.modules.setdefault(name, module)


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
    _find_in(str(file.resolve().parent))
    spec.loader.exec_module(module)
    return module


def _of_module(name: str) -> ModuleType:
    _find_in(str(Path.cwd()))
    return importlib.import_module(name)


def _find_in(folder: str) -> None:
    """Let a bot import files beside it; what is installed comes first, other bots' files last.

    The program imports modules too, perhaps later and in other processes, and a bot may be called
    random.py.
    """
    if folder in sys.path and folder not in _beside:
        return
    here = [one for one in sys.path if one not in _beside]
    _beside[:] = [folder, *(one for one in _beside if one != folder)]
    sys.path[:] = here + _beside


def asked(answering: Answering, question: Question[Any, Any]) -> Answer:
    """Ask the bot; raises BotError if the result isn't an answer, or if the bot raises anything."""
    try:
        result = answering(question)
    except KeyboardInterrupt:
        raise
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

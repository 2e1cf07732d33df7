"""The command line: mauseloch play | serve | join | watch | replay | review | worth | export
| rules | compile | games | simulate | stats | arena | regret | exploit | mcp | solve | admin.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from mauseloch.bots.failure import BotError
from mauseloch.cli import spelling
from mauseloch.cli.arguments import UsageError, parsed
from mauseloch.core.errors import MauselochError
from mauseloch.core.extras import need
from mauseloch.core.words import Say, say
from mauseloch.texts import Texts, language_of, texts

BAD_INPUT = 2
INTERRUPTED = 130
EXTRAS = {
    "admin": "server",
    "arena": "arena",
    "compile": "kernels",
    "exploit": "kernels",
    "export": "server",
    "join": "client",
    "mcp": "mcp",
    "review": "kernels",
    "serve": "server",
    "simulate": "kernels",
    "solve": "kernels",
    "stats": "kernels",
    "worth": "kernels",
}
"""The extras that a command needs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 with one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a missing letter must not crash the program
            stream.reconfigure(errors="replace" if stream is sys.stdin else spelling.NAME)
    if sys.stdout is None or sys.stderr is None:  # closed before we began: no output is possible
        return BAD_INPUT
    words = texts(language_of())
    try:
        try:
            chosen = parsed(arguments)
            words = texts(chosen.lang)
            run(chosen, words)
        finally:
            sys.stdout.flush()
    except UsageError as error:
        fail(texts(error.language), error.words)
    except MauselochError as error:
        fail(words, error.words, error.trace if isinstance(error, BotError) else "")
    except BrokenPipeError:  # the reader, perhaps `head`, has seen enough
        _drop_output()
    except OSError as error:
        if error.filename is not None:  # one of our files; standard output has no name
            file, reason = str(error.filename), error.strerror or ""
            fail(words, say("error-file", file=file, reason=reason))
        _drop_output()
        fail(words, say("error-output", reason=error.strerror or ""))
    except EOFError:
        fail(words, say("error-not-over"))
    except MemoryError:
        fail(words, say("error-memory"))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def run(chosen: Namespace, words: Texts) -> None:
    """Run the chosen command: each is a module of its own, loaded only when needed."""
    if chosen.command in EXTRAS:
        need(EXTRAS[chosen.command])
    import_module(f"{__name__}.{chosen.command}").run(chosen, words)


def fail(words: Texts, what: Say, trace: str = "") -> NoReturn:
    """Print one line of error, after the traceback of a bot that failed, and exit."""
    print(trace, end="", file=sys.stderr)
    print(f"mauseloch: {words(what)}", file=sys.stderr)
    raise SystemExit(BAD_INPUT)


def _drop_output() -> None:
    """Discard all further output, including when Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

"""`mauseloch compile`: compile what the strongest bots and the coach need, ahead of time."""

import sys
from argparse import Namespace
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from mauseloch.ahead import Step, compile_step, is_compiled, steps
from mauseloch.core import kept
from mauseloch.core.errors import SetupError
from mauseloch.core.words import Say, say
from mauseloch.games import game as rules_of
from mauseloch.processes import Pool
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Compile what is missing, step by step, and print where it is kept."""
    folder = kept.folder()
    if folder is None:
        raise SetupError("nothing can be kept here", say("error-compile-nowhere"))
    wanted = steps()
    if chosen.game is not None:
        game = rules_of(chosen.game).name
        wanted = [step for step in wanted if step.game == game]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console, quiet = Console(stderr=True), not sys.stderr.isatty()
    with Progress(
        *columns, TimeElapsedColumn(), console=console, transient=True, disable=quiet
    ) as bar:
        tell = partial(bar.console.print, markup=False, highlight=False, soft_wrap=True)
        task = bar.add_task("", total=len(wanted))
        for step in wanted:
            told = words(_named(step))
            bar.update(task, description=told)
            if is_compiled(step):
                tell(words(say("compile-there", what=told)))
            else:
                _compile(step)
                tell(words(say("compile-done", what=told)))
            bar.advance(task)
    print(words(say("compile-kept", folder=str(folder))))


def _compile(step: Step) -> None:
    """Compile in a separate process, which frees all the memory that the compiler took."""
    with Pool(1) as pool:
        pool.submit(compile_step, step).result()


def _named(step: Step) -> Say:
    return say(f"compile-{step.use}", game=say(f"{step.game}-title"))

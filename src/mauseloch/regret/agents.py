"""All kinds of agents behind one interface: bots, programs that read lines, models that read words.

None of them learns what an action is worth, nor which position it is asked about.
"""

import json
import queue
import random
import shlex
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import IO, Any, Protocol

from mauseloch.bots import bot, kinds
from mauseloch.bots.failure import failed
from mauseloch.bots.own import is_name, load_module
from mauseloch.bots.seeding import seed_all
from mauseloch.core.bot import Answer, Answering
from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.words import say
from mauseloch.regret.asked import Asked

PATIENCE_S = 120.0
LAST_S = 10.0
"""How long a program may take to end once nobody asks any more."""
RESPOND = "respond"
ANSWERING = "answer"


class AgentError(MauselochError):
    """The agent cannot be started, has gone, or doesn't answer in time."""

    code = "agent"

    def __init__(self, text: str) -> None:
        super().__init__(text, say("error-agent", detail=text))


class Agent(Protocol):
    """Whoever is measured."""

    @property
    def reads_words(self) -> bool:
        """Whether the skin makes a difference: bots get the question itself."""

    def begin(self, game: AnyGame, seed: str) -> None:
        """A new position or match begins: forget the one before."""

    def decide(self, asked: Asked) -> str | None:
        """The action, in the game's notation; None if the answer means nothing that is legal."""

    def close(self) -> None:
        """The measurement is over."""


class Bot:
    """One of our bots."""

    reads_words = False

    def __init__(self, name: str) -> None:
        self._name = name
        self._bot: Any = None

    def begin(self, game: AnyGame, seed: str) -> None:
        self._bot = bot(self._name, game, seed)

    def decide(self, asked: Asked) -> str | None:
        return str(self._bot(asked.question).action)

    def close(self) -> None:
        """Nothing is left of it."""


class OwnBot:
    """A bot of your own: a function from a question to an answer."""

    reads_words = False

    def __init__(self, answering: Answering, module: ModuleType) -> None:
        self._answering = answering
        self._module = module

    def begin(self, game: AnyGame, seed: str) -> None:
        seed_all(seed, [self._module])

    def decide(self, asked: Asked) -> str | None:
        said = _called(self._answering, asked.question)
        action = said.action if isinstance(said, Answer) else said
        legal = map(str, asked.question.legal)
        return next((one for one in legal if one == action), None)

    def close(self) -> None:
        """Nothing is left of it."""


class Model:
    """A language model, or anything else that responds to a prompt."""

    reads_words = True

    def __init__(self, module: Any) -> None:
        self._respond: Callable[[str], str] = getattr(module, RESPOND)
        self._prompt: Callable[[Asked], str] = getattr(
            module, "make_prompt", lambda asked: asked.prompt
        )
        self._parse: Callable[[str, Asked], str | None] = getattr(
            module, "parse_response", lambda response, asked: asked.parsed(response)
        )

    def begin(self, game: AnyGame, seed: str) -> None:
        random.seed(seed)

    def decide(self, asked: Asked) -> str | None:
        response = _called(self._respond, _called(self._prompt, asked))
        action = _called(self._parse, response, asked)
        legal = set(asked.actions.values())
        return action if action in legal else asked.meant(str(action))

    def close(self) -> None:
        """Nothing is left of it."""


class Program:
    """A program that reads a question a line and writes an answer a line."""

    reads_words = True

    def __init__(self, line: str, patience_s: float = PATIENCE_S) -> None:
        self._line, self._patience_s = line, patience_s
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever measures it has named it
                shlex.split(line), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise AgentError(f"{line} cannot be started: {error}") from None
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        output = [self._process.stdout]
        self._listening = threading.Thread(target=self._listen, args=output, daemon=True)
        self._listening.start()

    def _listen(self, output: IO[str]) -> None:
        for line in output:
            self._said.put(line)
        self._said.put("")

    def begin(self, game: AnyGame, seed: str) -> None:
        """Every question brings its own seed."""

    def decide(self, asked: Asked) -> str | None:
        question = {
            "number": asked.number,
            "seed": asked.seed,
            "skin": asked.skin.name,
            "rules": asked.rules,
            "situation": asked.situation,
            "actions": list(asked.actions),
        }
        try:
            assert self._process.stdin is not None  # noqa: S101 - it is a pipe
            self._process.stdin.write(f"{json.dumps(question, ensure_ascii=False)}\n")
            self._process.stdin.flush()
            said = self._said.get(timeout=self._patience_s)
        except OSError:
            said = ""
        except queue.Empty:
            raise AgentError(
                f"{self._line} has not answered within {self._patience_s:g} s"
            ) from None
        if not said:
            raise AgentError(f"{self._line} has ended, with exit code {self._ended()}")
        return asked.meant(_action_in(said))

    def close(self) -> None:
        """Let the program end by itself, which it should once nobody asks any more."""
        self._ended()
        self._listening.join(LAST_S)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # it may have gone first
                if pipe is not None:
                    pipe.close()

    def _ended(self) -> int:
        """Stop asking, and wait for the program's end; its exit code."""
        with suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            return self._process.wait(LAST_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()


def _action_in(line: str) -> str:
    """The action in a line: a JSON object with `action`, or a plain text."""
    try:
        said = json.loads(line)
    except ValueError:
        return line
    return str(said.get("action", "")) if isinstance(said, dict) else str(said)


def _called(function: Callable[..., Any], *args: Any) -> Any:
    """Call a function of the agent's; raises BotError with its own traceback if it fails."""
    try:
        return function(*args)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise failed(error) from None


def agent(named: str, games: list[str]) -> Agent:
    """A bot of ours by its name, or a file or module; raises AgentError, BotError or OSError.

    A module has `respond(prompt)`, for models, or `answer(question)`, for bots.
    """
    if all(named in kinds(game) for game in games):
        return Bot(named)
    if is_name(named) and not Path(named).exists():
        known = [name for name in kinds(games[0]) if all(name in kinds(one) for one in games)]
        raise AgentError(f"there is no bot or file {shown(named)}; our bots are {', '.join(known)}")
    module = load_module(named)
    if hasattr(module, RESPOND):
        return Model(module)
    function = getattr(module, named.partition(":")[2] or ANSWERING, None)
    if not callable(function):
        raise AgentError(f"{named} has neither {RESPOND}(prompt) nor {ANSWERING}(question)")
    return OwnBot(function, module)


def command(line: str, patience_s: float = PATIENCE_S) -> Agent:
    """A program, by the line that starts it; raises AgentError."""
    return Program(line, patience_s)

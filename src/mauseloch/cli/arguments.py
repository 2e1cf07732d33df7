"""What stands on the command line, with help and refusals in the reader's language."""

import sys
from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import Say, say
from mauseloch.texts import LANGUAGES, Texts, language_of, texts
from mauseloch.version import VERSION

WIDTH = 79
COMMANDS = (
    "play",
    "serve",
    "join",
    "watch",
    "replay",
    "review",
    "export",
    "solve",
    "rules",
    "games",
    "simulate",
    "stats",
    "arena",
)
USUAL_GAMES = {"simulate": 100_000, "stats": 1_000_000, "arena": 400}


class UsageError(SetupError):
    """The command line cannot be understood."""

    code = "bad_usage"

    def __init__(self, language: str, words: Say) -> None:
        super().__init__("the command line cannot be understood", words)
        self.language = language


def parsed(arguments: Sequence[str] | None) -> Namespace:
    """The command line, understood; raises UsageError, or SystemExit once it has given help."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = texts(_language(given))
    first = 2 if given[:1] == ["--lang"] else 1 if given and given[0].startswith("--lang=") else 0
    given = [*given[first : first + 1], *given[:first], *given[first + 1 :]]  # the command first
    if given[:1] and given[0] in {"-h", "--help"}:
        print(overview(words), end="")
        raise SystemExit(0)
    if given[:1] == ["--version"]:
        print(f"mauseloch {VERSION}")
        raise SystemExit(0)
    command = "play"
    if given and not given[0].startswith("-"):
        command, *given = given
    if command not in COMMANDS:
        told = say("usage-command", command=shown(command), commands=COMMANDS)
        raise UsageError(words.language, told)
    try:
        chosen, unknown = parser(command, words).parse_known_args(given)
    except ArgumentError as error:
        name = error.argument_name or ""
        told = say("usage-argument", argument=name, command=command)
        raise UsageError(words.language, told) from None
    if unknown:
        told = say("usage-unknown", argument=shown(unknown[0]), command=command)
        raise UsageError(words.language, told)
    if chosen.lang not in LANGUAGES:
        told = say("usage-language", language=shown(chosen.lang), languages=LANGUAGES)
        raise UsageError(words.language, told)
    chosen.command = command
    return chosen


def overview(words: Texts) -> str:
    """What `mauseloch --help` says."""
    lines = [*wrap(words(say("help-about")), WIDTH), ""]
    for name in COMMANDS:
        does = words(say(f"help-{name}"))
        lines.append(f"  mauseloch {name:<8} {does}")
    return "\n".join([*lines, "", words(say("help-more")), ""])


def parser(command: str, words: Texts) -> ArgumentParser:
    """What a command understands."""

    class Formatter(HelpFormatter):
        """Help that begins as it does in this language."""

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, words(say("help-usage")) + " ")

    made = ArgumentParser(
        prog=f"mauseloch {command}",
        description=words(say(f"help-{command}")),
        formatter_class=Formatter,
        add_help=False,
        exit_on_error=False,
        allow_abbrev=False,
    )
    group = made.add_argument_group(words(say("help-arguments")))

    def add(*names_and_message: str, **how: Any) -> None:
        *names, message = names_and_message
        group.add_argument(*names, help=words(say(message)), **how)

    match command:
        case "play" | "watch":
            add("game", f"help-{command}-game", nargs="?", metavar="GAME")
            add("--seats", "help-seats", type=int, metavar="N")
            add("--bots", f"help-{command}-bots", metavar="BOT,…")
            add("--option", "help-option", action="append", default=[], metavar="NAME=VALUE")
            add("--seed", "help-seed", metavar="SEED")
            add("--save", "help-save", type=Path, metavar="FILE")
        case "replay":
            add("file", "help-file", nargs="?", type=Path, metavar="FILE")
            add("--step", "help-step", action="store_true")
        case "review":
            _add_reviewing(add)
        case "serve":
            add("--host", "help-host", default="127.0.0.1", metavar="HOST")
            add("--port", "help-port", type=int, default=8160, metavar="PORT")
            add("--base", "help-base", default="", metavar="PATH")
            add("--lan", "help-lan", action="store_true")
            add("--open", "help-open", action="store_true")
            add("--db", "help-db", metavar="URL")
        case "join":
            _add_joining(add)
        case "export":
            add("--db", "help-export-db", metavar="URL")
            add("--to", "help-to", type=Path, metavar="FILE")
        case "solve":
            _add_solving(add)
        case "rules":
            add("game", "help-game", nargs="?", metavar="GAME")
        case "simulate" | "stats":
            _add_counting(add, command)
        case "arena":
            _add_arena(add)
    if command == "play":
        add("--names", "help-names", metavar="NAME,…")
        add("--resume", "help-resume", nargs="?", type=Path, const=Path(), metavar="FILE")
        add("--plain", "help-plain", action="store_true")
    add("--lang", "help-lang", default=words.language, metavar="|".join(LANGUAGES))
    add("-h", "--help", "help-help", action="help")
    return made


def _add_joining(add: Callable[..., None]) -> None:
    add("url", "help-url", nargs="?", metavar="URL")
    add("--bot", "help-bot", metavar="FILE|MODULE")
    add("--table", "help-table", metavar="CODE")
    add("--name", "help-name", metavar="NAME")
    add("--seat", "help-seat", type=int, metavar="N")
    add("--token", "help-token", metavar="TOKEN")
    add("--matches", "help-matches", type=int, metavar="N")


def _add_solving(add: Callable[..., None]) -> None:
    add("game", "help-solve-game", nargs="?", metavar="GAME")
    add("--option", "help-option", action="append", default=[], metavar="NAME=VALUE")
    add("--checkpoint", "help-checkpoint", type=Path, metavar="FILE")
    add("--cards", "help-cards", type=int, metavar="N")
    add("--cores", "help-cores", type=int, metavar="N")
    add("--out", "help-solve-out", type=Path, metavar="FILE")


def _add_reviewing(add: Callable[..., None]) -> None:
    add("file", "help-file", nargs="?", type=Path, metavar="FILE")
    add("--seat", "help-review-seat", type=int, metavar="N")
    add("--rollouts", "help-rollouts", type=int, metavar="N")
    add("--seed", "help-review-seed", type=int, default=0, metavar="N")
    add("--json", "help-review-json", action="store_true")


def _add_counting(add: Callable[..., None], command: str) -> None:
    """What the commands understand that play very many matches."""
    add("game", "help-game", nargs="?", metavar="GAME")
    add("--seats", "help-seats", type=int, metavar="N")
    usual = USUAL_GAMES[command]
    add("--games", f"help-{command}-games", type=int, default=usual, metavar="N")
    if command == "simulate":
        add("--policies", "help-policies", default="simple", metavar="POLICY,…")
    else:
        add("--policy", "help-policy", default="simple", metavar="POLICY")
    add("--option", "help-option", action="append", default=[], metavar="NAME=VALUE")
    add("--seed", "help-seed", type=int, default=0, metavar="N")
    add("--cores", "help-cores", type=int, metavar="N")
    if command == "simulate":
        add("--out", "help-out", type=Path, metavar="FILE")
    else:
        add("--plots", "help-plots", type=Path, metavar="FOLDER")
        add("--json", "help-json", type=Path, metavar="FILE")


def _add_arena(add: Callable[..., None]) -> None:
    add("game", "help-game", nargs="?", metavar="GAME")
    add("bots", "help-arena-bots", nargs="?", metavar="BOTS")
    usual = USUAL_GAMES["arena"]
    add("--games", "help-arena-games", type=int, default=usual, metavar="N")
    add("--seats", "help-arena-seats", type=int, metavar="N")
    add("--against", "help-against", metavar="BOT")
    add("--option", "help-option", action="append", default=[], metavar="NAME=VALUE")
    add("--seed", "help-seed", default="0", metavar="SEED")
    add("--jobs", "help-jobs", type=int, metavar="N")
    add("--cluster", "help-cluster", metavar="ADDRESS")
    add("--out", "help-arena-out", type=Path, metavar="FOLDER")
    add("--records", "help-records", action="store_true", default=True)
    add("--no-records", "help-no-records", action="store_false", dest="records")
    add("--json", "help-json", type=Path, metavar="FILE")


def _language(given: Sequence[str]) -> str:
    """The language to give help in, before anything else is understood."""
    for number, text in enumerate(given):
        name, equals, value = text.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(given[number + 1 : number + 2])
            if wanted in LANGUAGES:
                return wanted
    return language_of()

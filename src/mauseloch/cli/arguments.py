"""The command line, with help and refusals in the reader's language."""

import sys
from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import Say, say
from mauseloch.games import names
from mauseloch.texts import LANGUAGES, Texts, language_of, texts
from mauseloch.version import VERSION

WIDTH = 79
Argument = tuple[str, str, Mapping[str, Any]]
"""An argument's name, the message that explains it, and further settings for argparse."""


def _argument(name: str, help: str, **how: Any) -> Argument:  # noqa: A002 - argparse's name for it
    return name, help, how


def _flag(name: str, help: str, **how: Any) -> Argument:  # noqa: A002 - as above
    return _argument(name, help, action="store_true", **how)


def _number(name: str, help: str, **how: Any) -> Argument:  # noqa: A002 - as above
    return _argument(name, help, type=int, metavar="N", **how)


def _file(name: str, help: str, **how: Any) -> Argument:  # noqa: A002 - as above
    return _argument(name, help, type=Path, **{"metavar": "FILE", **how})


def _game(help: str = "help-game") -> Argument:  # noqa: A002 - as above
    return _argument("game", help, nargs="?", metavar="GAME")


RECORD = _file("file", "help-file", nargs="?")
MATCH = _number("--match", "help-match")
SEATS = _number("--seats", "help-seats")
CORES = _number("--cores", "help-cores")
OPTION = _argument("--option", "help-option", action="append", default=[], metavar="NAME=VALUE")
SEED = _argument("--seed", "help-seed", metavar="SEED")
SEED_NUMBER = _number("--seed", "help-seed", default=0)
SAVE = _file("--save", "help-save")
ARGUMENTS: Mapping[str, Sequence[Argument]] = {
    "play": (
        _game("help-play-game"),
        SEATS,
        _argument("--bots", "help-play-bots", metavar="BOT,…"),
        OPTION,
        SEED,
        SAVE,
        _argument("--names", "help-names", metavar="NAME,…"),
        _file("--resume", "help-resume", nargs="?", const=Path()),
        _flag("--plain", "help-plain"),
    ),
    "serve": (
        _file("--config", "help-config"),
        _flag("--check", "help-check"),
        _argument("--set", "help-set", action="append", default=[], metavar="KEY=VALUE"),
        _argument("--title", "help-title", metavar="TEXT"),
        _argument("--host", "help-host", metavar="HOST"),
        _argument("--port", "help-port", type=int, metavar="PORT"),
        _argument("--socket", "help-socket", metavar="FILE"),
        _argument("--base", "help-base", metavar="PATH"),
        _argument("--public-address", "help-public-address", metavar="URL"),
        _flag("--lan", "help-lan"),
        _flag("--open", "help-open"),
        _argument("--db", "help-db", metavar="URL"),
        _argument("--memory", "help-memory", type=int, metavar="MB"),
        _argument("--admin-socket", "help-admin-socket", metavar="FILE"),
        _argument("--metrics", "help-metrics", metavar="HOST:PORT"),
        _argument("--node", "help-node", metavar="NAME"),
        _number("--workers", "help-workers"),
    ),
    "join": (
        _argument("url", "help-url", nargs="?", metavar="URL"),
        _argument("--bot", "help-bot", metavar="FILE|MODULE"),
        _argument("--table", "help-table", metavar="CODE"),
        _argument("--name", "help-name", metavar="NAME"),
        _number("--seat", "help-seat"),
        _argument("--token", "help-token", metavar="TOKEN"),
        _number("--matches", "help-matches"),
    ),
    "watch": (
        _game("help-watch-game"),
        SEATS,
        _argument("--bots", "help-watch-bots", metavar="BOT,…"),
        OPTION,
        SEED,
        SAVE,
    ),
    "replay": (RECORD, MATCH, _flag("--step", "help-step")),
    "review": (
        RECORD,
        MATCH,
        _number("--seat", "help-review-seat"),
        _number("--rollouts", "help-rollouts"),
        _number("--seed", "help-review-seed", default=0),
        _flag("--json", "help-review-json"),
    ),
    "worth": (
        RECORD,
        MATCH,
        _number("--at", "help-at"),
        _number("--seat", "help-worth-seat"),
        _number("--rollouts", "help-rollouts"),
        _number("--seed", "help-review-seed", default=0),
        _flag("--json", "help-review-json"),
    ),
    "export": (_argument("--db", "help-export-db", metavar="URL"), _file("--to", "help-to")),
    "solve": (
        _game("help-solve-game"),
        OPTION,
        _file("--checkpoint", "help-checkpoint"),
        _number("--cards", "help-cards"),
        CORES,
        _file("--out", "help-solve-out"),
    ),
    "compile": (_game("help-compile-game"),),
    "rules": (_game(),),
    "games": (),
    "simulate": (
        _game(),
        SEATS,
        _number("--games", "help-simulate-games", default=100_000),
        _argument("--policies", "help-policies", default="simple", metavar="POLICY,…"),
        OPTION,
        SEED_NUMBER,
        CORES,
        _file("--out", "help-out"),
    ),
    "stats": (
        _game(),
        SEATS,
        _number("--games", "help-stats-games", default=1_000_000),
        _argument("--policy", "help-policy", default="simple", metavar="POLICY"),
        OPTION,
        SEED_NUMBER,
        CORES,
        _file("--plots", "help-plots", metavar="FOLDER"),
        _file("--json", "help-json"),
    ),
    "arena": (
        _game(),
        _argument("bots", "help-arena-bots", nargs="?", metavar="BOTS"),
        _number("--games", "help-arena-games", default=400),
        _number("--seats", "help-arena-seats"),
        _argument("--against", "help-against", metavar="BOT"),
        _flag("--one-of-each", "help-one-of-each"),
        _argument("--fill", "help-fill", metavar="BOT"),
        _argument("--limit", "help-limit", type=float, default=10.0, metavar="SECONDS"),
        _flag("--forfeits", "help-forfeits"),
        OPTION,
        _argument("--seed", "help-seed", default="0", metavar="SEED"),
        _number("--jobs", "help-jobs"),
        _argument("--cluster", "help-cluster", metavar="ADDRESS"),
        _file("--out", "help-arena-out", metavar="FOLDER"),
        _flag("--records", "help-records", default=True),
        _argument("--no-records", "help-no-records", action="store_false", dest="records"),
        _file("--json", "help-json"),
    ),
    "regret": (
        _argument("agent", "help-regret-agent", nargs="?", metavar="AGENT"),
        _flag("--command", "help-command", dest="command_line"),
        _argument("--game", "help-regret-game", metavar="GAME"),
        _argument("--skins", "help-skins", metavar="SKIN,…"),
        _number("--positions", "help-positions"),
        _number("--samples", "help-regret-samples", default=1),
        _number("--matches", "help-regret-matches", default=0),
        _argument("--against", "help-regret-against", default="simple", metavar="BOT"),
        _argument("--seed", "help-seed", default="0", metavar="SEED"),
        _argument("--patience", "help-patience", type=int, default=120, metavar="SECONDS"),
        _flag("--json", "help-regret-json"),
    ),
    "mcp": (
        _flag("--http", "help-http"),
        _argument("--host", "help-host", metavar="HOST"),
        _argument("--port", "help-port", type=int, metavar="PORT"),
    ),
    "exploit": (
        _game(),
        SEATS,
        _argument("--bots", "help-exploit-bots", metavar="BOT,…"),
        (OPTION[0], "help-exploit-option", OPTION[2]),
        _argument("--rewards", "help-rewards", default="points", metavar="points|win"),
        _number("--rounds", "help-rounds", default=200),
        _number("--samples", "help-samples", default=200),
        _number("--most", "help-most"),
        _number("--tick-ms", "help-tick-ms"),
        SEED_NUMBER,
        _file("--json", "help-json"),
    ),
    "admin": (),
}
"""The arguments of each command, besides --lang and --help."""
COMMANDS = tuple(ARGUMENTS)
SERVER = (
    _argument("--socket", "help-admin-path", metavar="FILE"),
    _argument("--port", "help-admin-port", type=int, metavar="PORT"),
)
"""The arguments that select one of the servers on this machine."""
DATABASE = _argument("--db", "help-admin-db", metavar="URL")
CODE = _argument("code", "help-code", nargs="?", metavar="CODE")
CALLER = _argument("address", "help-address", nargs="?", metavar="ADDRESS")
JSON = _flag("--json", "help-admin-json")
ADMIN: Mapping[str, Sequence[Argument]] = {
    "nodes": (JSON, *SERVER),
    "tables": (JSON, *SERVER),
    "table": (CODE, JSON, *SERVER),
    "close": (CODE, _argument("--reason", "help-reason", default="", metavar="TEXT"), *SERVER),
    "announce": (
        _argument("text", "help-text", nargs="?", default="", metavar="TEXT"),
        _argument("--for", "help-announce-for", dest="time", default="1h", metavar="TIME"),
        _argument("--only", "help-only", default="", metavar="|".join(LANGUAGES)),
        _flag("--clear", "help-clear"),
        *SERVER,
    ),
    "drain": (
        _argument("--for", "help-drain-for", dest="time", default="30m", metavar="TIME"),
        _flag("--cancel", "help-cancel"),
        _argument("--node", "help-drain-node", default="", metavar="NAME"),
        *SERVER,
    ),
    "blocks": SERVER,
    "block": (
        CALLER,
        _argument("--for", "help-block-for", dest="time", default="1h", metavar="TIME"),
        *SERVER,
    ),
    "unblock": (CALLER, *SERVER),
    "metrics": SERVER,
    "usage": (_number("--days", "help-usage-days", default=30), JSON, DATABASE),
    "prune": (_number("--days", "help-prune-days"), DATABASE),
    "backup": (_file("file", "help-backup-file", nargs="?"), DATABASE),
    "restore": (
        _file("file", "help-restore-file", nargs="?"),
        _flag("--replace", "help-replace"),
        DATABASE,
    ),
}
"""The arguments of each action of `mauseloch admin`."""


class UsageError(SetupError):
    """The command line cannot be parsed."""

    code = "bad_usage"

    def __init__(self, language: str, words: Say) -> None:
        super().__init__("the command line cannot be understood", words)
        self.language = language


def parsed(arguments: Sequence[str] | None) -> Namespace:
    """Parse the command line; raises UsageError, or SystemExit after printing help."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    written = tuple(given)
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
    if command == "admin":
        command, given = _action(given, words)
    try:
        chosen, unknown = parser(command, words).parse_known_args(given)
    except ArgumentError as error:
        told = say("usage-argument", argument=error.argument_name or "", command=command)
        raise UsageError(words.language, told) from None
    if unknown:
        told = say("usage-unknown", argument=shown(unknown[0]), command=command)
        raise UsageError(words.language, told)
    if chosen.lang not in LANGUAGES:
        told = say("usage-language", language=shown(chosen.lang), languages=LANGUAGES)
        raise UsageError(words.language, told)
    chosen.written = written
    chosen.command, _, action = command.partition(" ")
    if action:
        chosen.action = action
    return chosen


def _action(given: list[str], words: Texts) -> tuple[str, list[str]]:
    """The action of `mauseloch admin` and the rest; raises UsageError, or SystemExit after help."""
    if not given or given[0].startswith("-"):
        print(admin_overview(words), end="")
        raise SystemExit(0)
    action, *rest = given
    if action not in ADMIN:
        told = say("usage-action", action=shown(action), actions=tuple(ADMIN))
        raise UsageError(words.language, told)
    return f"admin {action}", rest


def admin_overview(words: Texts) -> str:
    """The help that `mauseloch admin` prints without an action."""
    lines = [words(say("help-admin")), ""]
    lines += [f"  mauseloch admin {one:<8} {words(say(f'help-admin-{one}'))}" for one in ADMIN]
    return "\n".join([*lines, "", words(say("help-admin-more")), ""])


def overview(words: Texts) -> str:
    """The output of `mauseloch --help`."""
    lines = [*wrap(words(say("help-about")), WIDTH), ""]
    lines += [f"  mauseloch {name:<8} {words(say(f'help-{name}'))}" for name in COMMANDS]
    return "\n".join([*lines, "", words(say("help-more")), ""])


def parser(command: str, words: Texts) -> ArgumentParser:
    """The parser of a command."""

    class Formatter(HelpFormatter):
        """Help that starts with this language's word for usage."""

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, words(say("help-usage")) + " ")

    _, _, action = command.partition(" ")
    understood = ADMIN[action] if action else ARGUMENTS[command]
    made = ArgumentParser(
        prog=f"mauseloch {command}",
        description=words(say(f"help-admin-{action}" if action else f"help-{command}")),
        formatter_class=Formatter,
        add_help=False,
        exit_on_error=False,
        allow_abbrev=False,
    )
    group = made.add_argument_group(words(say("help-arguments")))

    lang = _argument("--lang", "help-lang", default=words.language, metavar="|".join(LANGUAGES))
    for name, about, how in (*understood, lang):
        group.add_argument(name, help=words(say(about)), **how)
    group.add_argument("-h", "--help", help=words(say("help-help")), action="help")
    return made


def game_named(chosen: Namespace) -> str:
    """The game named on the command line; raises SetupError if there is none."""
    if chosen.game is None:
        raise SetupError("name a game", say("error-no-game", games=names()))
    return str(chosen.game)


def file_named(chosen: Namespace) -> Path:
    """The record named on the command line; raises SetupError if there is none."""
    if chosen.file is None:
        raise SetupError("name a record", say("error-no-file"))
    return Path(chosen.file)


def _language(given: Sequence[str]) -> str:
    """The language for help, found before anything else is parsed."""
    for number, text in enumerate(given):
        name, equals, value = text.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(given[number + 1 : number + 2])
            if wanted in LANGUAGES:
                return wanted
    return language_of()

"""The command line: mauseloch games | rules | watch | replay."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.markdown import Markdown

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.cli.narration import story, title
from mauseloch.core.bot import Bot
from mauseloch.core.errors import MauselochError, OptionError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.texts import LANGUAGES, Texts, language_of, rulebook, texts

BAD_INPUT = 2
INTERRUPTED = 130
WIDEST = 100
"""Longer lines are hard to read."""


class Parser(argparse.ArgumentParser):
    """Errors in one line."""

    def error(self, message: str) -> NoReturn:
        fail(f"{message} (try {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 with one line on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no disaster
    try:
        try:
            run(_parser().parse_args(arguments))
        finally:
            sys.stdout.flush()
    except MauselochError as error:
        fail(str(error))
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        _drop_output()
    except OSError as error:
        if error.filename is not None:  # a file of our own; standard output has no name
            fail(f"cannot read {error.filename}: {error.strerror}")
        _drop_output()
        fail(f"cannot write: {error.strerror}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def run(chosen: argparse.Namespace) -> None:
    """Do what was asked for."""
    if chosen.command == "games":
        show_games()
    elif chosen.command == "rules":
        show_rules(chosen.game, chosen.lang)
    elif chosen.command == "watch":
        watch(chosen)
    else:
        show_replay(chosen.file, texts(chosen.lang), stepwise=chosen.step)


def fail(message: str) -> NoReturn:
    """One line of error, and out."""
    print(f"mauseloch: {message}", file=sys.stderr)
    raise SystemExit(BAD_INPUT)


def _drop_output() -> None:
    """Whatever is still to be written goes nowhere, also when Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="mauseloch", description="Four mouse games.")
    language = Parser(add_help=False)
    language.add_argument(
        "--lang", choices=LANGUAGES, default=language_of(), help="the language to tell it in"
    )
    parser.add_argument("--version", action="version", version=f"mauseloch {mauseloch.__version__}")
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="games|rules|watch|replay"
    )
    commands.add_parser("games", help="list the games, their seats, options and bots")
    reading = commands.add_parser("rules", parents=[language], help="read the rules of a game")
    reading.add_argument("game", help="its id, as `mauseloch games` lists it")
    seeing = commands.add_parser("watch", parents=[language], help="watch bots play, told in words")
    seeing.add_argument("game", nargs="?", help="its id; without it one match of each game")
    seeing.add_argument("--seats", type=int, help="how many play (4, unless bots are named)")
    seeing.add_argument(
        "--bots", default="simple", help="one for all seats, or one for each: simple,random,simple"
    )
    seeing.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="one of those that `mauseloch games` lists; may be given several times",
    )
    seeing.add_argument("--seed", help="the same seed gives the same match")
    seeing.add_argument("--save", type=Path, metavar="FILE", help="write the record")
    replaying = commands.add_parser(
        "replay", parents=[language], help="verify a record and tell its match in words"
    )
    replaying.add_argument("file", type=Path, help="the record, as --save writes it")
    replaying.add_argument("--step", action="store_true", help="wait for Enter before each step")
    return parser


def show_games() -> None:
    """List what there is to play."""
    for name in mauseloch.games():
        game = mauseloch.game(name)
        print(f"{name}: {game.seats[0]} to {game.seats[-1]} seats")
        for option in game.options:
            default = str(option.default).lower()
            print(f"  {option.name}: {option.describe_allowed()} (default {default})")
        for bot, kind in mauseloch.bot_kinds(name).items():
            many = len(kind.levels) > 1
            levels = f", levels {kind.levels[0]} to {kind.levels[-1]}" if many else ""
            print(f"  bot {bot}{levels}")


def show_rules(name: str, language: str) -> None:
    """The rules in a page or two: set for a terminal, or as plain Markdown into a pipe."""
    mauseloch.game(name)  # an unknown one says so
    page = rulebook(name, language)
    if not sys.stdout.isatty():
        print(page, end="")
        return
    console = Console()
    console.print(Markdown(page, hyperlinks=False), width=min(console.width, WIDEST))


def watch(chosen: argparse.Namespace) -> None:
    """Let bots play one match, or one of each game, and tell it as it goes."""
    if chosen.game is None and (chosen.option or chosen.save or chosen.seats is not None):
        fail("name a game to choose --seats, --option or --save")
    names = mauseloch.games() if chosen.game is None else [chosen.game]
    words = texts(chosen.lang)
    matches = [_match(name, chosen) for name in names]  # what is wrong is found before any is told
    for match, players in matches:
        if chosen.save:
            _save(match, chosen.save)
        print(f"== {title(match, words)} ==")
        told = 0
        while match.outcome is None:
            answer_all(match, players)
            for line in story(match, words, told):
                print(line)
            told = len(match.log(None))
        print()
        if chosen.save:
            _save(match, chosen.save)


def _match(name: str, chosen: argparse.Namespace) -> tuple[Match[Any, Any, Any], Sequence[Bot]]:
    """A match as asked for, and its players."""
    game = mauseloch.game(name, **_options(mauseloch.game(name), chosen.option))
    bots = [bot.strip() for bot in chosen.bots.split(",")]
    seats = chosen.seats
    if seats is None:
        seats = len(bots) if len(bots) > 1 else min(4, game.seats[-1])
    match = Match(game, seats, chosen.seed)
    if len(bots) not in (1, seats):
        fail(f"--bots names {len(bots)} bots for {seats} seats; name one, or one for each")
    return match, [
        mauseloch.bot(bots[seat % len(bots)], game, f"{match.seed}/{seat}") for seat in range(seats)
    ]


def _options(game: AnyGame, texts: Sequence[str]) -> dict[str, Any]:
    """Options as typed: NAME=VALUE."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option takes NAME=VALUE, not {shown(text)}")
        chosen[name] = known[name].parse(value) if name in known else value
    return chosen


def _go_on(words: Texts) -> bool:
    """Wait for Enter; whether to wait again. Who has enough of waiting hears the rest at once."""
    try:
        return input(words(say("replay-step"))).strip() == ""
    except EOFError:
        return False


def _save(match: Match[Any, Any, Any], file: Path) -> None:
    try:
        match.record().save(file)
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")


def show_replay(file: Path, words: Texts, *, stepwise: bool) -> None:
    """Verify a record; only if all of it is sound, tell it, at once or step by step."""
    try:
        record = mauseloch.Record.load(file)
        match = mauseloch.replay(record)
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}")
    except MauselochError as error:
        fail(f"{file}: {error}")
    print(f"== {title(match, words)} ==")
    for line in story(match, words):
        if stepwise and not line.startswith(" "):  # a headline: something new begins
            stepwise = _go_on(words)
        print(line)
    verified = "replay-verified" if match.outcome else "replay-not-over"
    print(words(say(verified, inputs=len(record.inputs))))

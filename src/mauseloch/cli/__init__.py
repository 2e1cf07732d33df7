"""The command line: mauseloch games | watch | replay."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import mauseloch
from mauseloch.bots import answer_all, kinds
from mauseloch.cli.narration import NAMES, story
from mauseloch.core.errors import MauselochError, OptionError
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Errors in one line."""

    def error(self, message: str) -> NoReturn:
        fail(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 with one line on standard error."""
    try:
        chosen = _parser().parse_args(arguments)
        if chosen.command == "games":
            show_games()
        elif chosen.command == "watch":
            watch(chosen)
        else:
            show_replay(chosen.file)
        sys.stdout.flush()
    except MauselochError as error:
        fail(str(error))
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def fail(message: str) -> NoReturn:
    """One line of error, and out."""
    print(f"mauseloch: {message}", file=sys.stderr)
    raise SystemExit(BAD_INPUT)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="mauseloch", description="Four mouse games.")
    parser.add_argument("--version", action="version", version=f"mauseloch {mauseloch.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("games", help="list the games, their seats, options and bots")
    seeing = commands.add_parser("watch", help="watch bots play, told in words")
    seeing.add_argument("game", nargs="?", help="its id; without it one match of each game")
    seeing.add_argument("--seats", type=int, help="how many play")
    seeing.add_argument("--bots", default="simple", help="for each seat: simple,random,simple:2 …")
    seeing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    seeing.add_argument("--seed", help="the same seed gives the same match")
    seeing.add_argument("--save", type=Path, metavar="FILE", help="write the record")
    replaying = commands.add_parser("replay", help="verify a record and tell its match in words")
    replaying.add_argument("file", type=Path)
    return parser


def show_games() -> None:
    """List what there is to play."""
    for name in mauseloch.games():
        game = mauseloch.game(name)
        print(f"{name}: {game.seats[0]} to {game.seats[-1]} seats")
        for option in game.options:
            default = str(option.default).lower()
            print(f"  {option.name}: {option.describe_allowed()} (unless chosen: {default})")
        for bot, kind in kinds(name).items():
            levels = (
                f", levels {kind.levels[0]} to {kind.levels[-1]}" if len(kind.levels) > 1 else ""
            )
            print(f"  bot {bot}{levels}")


def watch(chosen: argparse.Namespace) -> None:
    """Let bots play one match, or one of each game, and tell it as it goes."""
    names = mauseloch.games() if chosen.game is None else [chosen.game]
    if chosen.game is None and (chosen.option or chosen.save or chosen.seats):
        fail("name a game to choose --seats, --option or --save")
    for name in names:
        game = mauseloch.game(name, **_options(mauseloch.game(name), chosen.option))
        seats = min(4, game.seats[-1]) if chosen.seats is None else chosen.seats
        match = Match(game, seats, chosen.seed)
        bots = chosen.bots.split(",")
        if len(bots) not in (1, seats):
            fail(f"--bots names {len(bots)} bots for {seats} seats; name one, or one for each")
        players = [
            mauseloch.bot(bots[seat % len(bots)], game, f"{match.seed}/{seat}")
            for seat in range(seats)
        ]
        if chosen.save:
            _save(match, chosen.save)  # a file that cannot be written is no surprise at the end
        print(f"== {name}, seed {match.seed}: {', '.join(NAMES[:seats])} ==")
        told = 0
        while match.outcome is None:
            answer_all(match, players)
            for line in story(match, told):
                print(line)
            told = len(match.log(None))
        print()
        if chosen.save:
            _save(match, chosen.save)


def _options(game: AnyGame, texts: Sequence[str]) -> dict[str, Any]:
    """Options as typed: NAME=VALUE."""
    known = {option.name: option for option in game.options}
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option takes NAME=VALUE, not {text!r}")
        chosen[name] = known[name].parse(value) if name in known else value
    return chosen


def _save(match: Match[Any, Any, Any], file: Path) -> None:
    try:
        file.write_text(match.record().dumps(), encoding="utf-8")
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")


def show_replay(file: Path) -> None:
    """Verify a record; only if all of it is sound, tell it."""
    try:
        match = mauseloch.replay(file)
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}")
    except MauselochError as error:
        fail(f"{file}: {error}")
    print(f"== {match.game.name}, seed {match.seed}: {', '.join(NAMES[: match.seats])} ==")
    for line in story(match):
        print(line)
    verified = f"Verified: {len(match.inputs)} inputs follow the rules"
    print(f"{verified}." if match.outcome else f"{verified}; the match is not over.")

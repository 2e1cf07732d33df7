"""The command line: mauseloch play | serve | join | watch | replay | review | export | rules
| games | simulate | stats | arena | solve.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.markdown import Markdown

from mauseloch.bots import answer_all, kinds, stand_in
from mauseloch.bots import bot as bot_of
from mauseloch.cli import spelling
from mauseloch.cli.arguments import UsageError, parsed
from mauseloch.core.bot import Bot
from mauseloch.core.checks import check_number
from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.extras import need
from mauseloch.core.match import Match
from mauseloch.core.options import parsed_options
from mauseloch.core.record import Record
from mauseloch.core.words import Say, say
from mauseloch.games import game as game_of
from mauseloch.games import names, shelf
from mauseloch.replays import replay
from mauseloch.telling import value_said
from mauseloch.terminal import entrance, files
from mauseloch.terminal.evening import Evening
from mauseloch.terminal.picker import Wishes, bot_said, check_save
from mauseloch.terminal.story import NAMES, story, title
from mauseloch.texts import Texts, language_of, rulebook, texts

BAD_INPUT = 2
INTERRUPTED = 130
EXTRAS = {
    "arena": "arena",
    "export": "server",
    "join": "client",
    "review": "kernels",
    "serve": "server",
    "simulate": "kernels",
    "solve": "kernels",
    "stats": "kernels",
}
"""What a command needs that not everybody has installed."""
WIDEST = 100
"""Longer lines are hard to read."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 with one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a letter that is not there is no disaster
            stream.reconfigure(errors="replace" if stream is sys.stdin else spelling.NAME)
    if sys.stdout is None or sys.stderr is None:  # closed before we began: nobody hears us
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
        fail(words, error.words)
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        _drop_output()
    except OSError as error:
        if error.filename is not None:  # a file of our own; standard output has no name
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
    """Do what was asked for."""
    does: Mapping[str, Callable[[Namespace, Texts], None]] = {
        "games": lambda _, words: show_games(words),
        "rules": lambda chosen, words: show_rules(chosen.game, words),
        "serve": serve,
        "join": join,
        "watch": watch,
        "replay": lambda chosen, words: show_replay(chosen.file, words, stepwise=chosen.step),
        "review": show_review,
        "export": export,
        "simulate": simulate,
        "stats": show_statistics,
        "arena": compare,
        "solve": solve_game,
        "play": play,
    }
    if chosen.command in EXTRAS:
        need(EXTRAS[chosen.command])
    does[chosen.command](chosen, words)


def fail(words: Texts, what: Say) -> NoReturn:
    """One line of error, and out."""
    print(f"mauseloch: {words(what)}", file=sys.stderr)
    raise SystemExit(BAD_INPUT)


def _drop_output() -> None:
    """Whatever is still to be written goes nowhere, also when Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def play(chosen: Namespace, words: Texts) -> None:
    """An evening at this terminal, or one match for a script."""
    wishes = Wishes(
        game=chosen.game,
        seats=chosen.seats,
        bots=chosen.bots,
        names=chosen.names,
        options=chosen.option,
        seed=chosen.seed,
        save=chosen.save,
        resume=chosen.resume,
    )
    if chosen.resume == Path():  # --resume without a file
        wishes.resume = files.broken_off()
        if wishes.resume is None:
            raise SetupError("no match was broken off", say("error-none-broken-off"))
    said: list[str] = []
    try:
        with entrance.front(words, plain=chosen.plain) as front:
            evening = Evening(front, wishes)
            said = evening.said
            evening.spend()
    finally:
        for line in said:
            print(line)


def serve(chosen: Namespace, words: Texts) -> None:
    """Open tables for whoever can reach this machine."""
    from mauseloch.server import service  # noqa: PLC0415 - half a second that only this needs

    host = "0.0.0.0" if chosen.lan else chosen.host  # noqa: S104 - that is what --lan is for
    base = service.checked_base(chosen.base)
    address = service.address(host, chosen.port, base)

    def up() -> None:
        _announce(address, words, scan=chosen.lan)
        if chosen.open:
            _show(service.address("127.0.0.1" if chosen.lan else host, chosen.port, base))

    service.run(host, chosen.port, chosen.db, up, base=base, quiet=chosen.open)


def _show(address: str) -> None:
    """In the browser of whoever sits in front of this machine, if anybody does."""
    import webbrowser  # noqa: PLC0415 - only for this

    if sys.platform in {"darwin", "win32"} or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        webbrowser.open(address)


def _announce(address: str, words: Texts, *, scan: bool) -> None:
    print(words(say("serve-at", address=address)))
    if scan:
        import segno  # noqa: PLC0415 - only for this

        print(words(say("serve-scan")))
        segno.make(address).terminal(compact=True)
    sys.stdout.flush()


def join(chosen: Namespace, words: Texts) -> None:
    """Let a bot of your own play at a live table."""
    import asyncio  # noqa: PLC0415 - only this and `serve` need it

    from mauseloch import client  # noqa: PLC0415 - as above

    def tell(what: Say) -> None:
        print(words(what), flush=True)

    for name, value in (("--seat", chosen.seat), ("--matches", chosen.matches)):
        check_number(name, value, 1)
    at = client.address(chosen.url or "", chosen.table)
    if chosen.bot is None:
        raise SetupError("name a bot", say("error-join-no-bot"))
    try:
        stay = asyncio.run(
            client.join(
                at,
                client.load(chosen.bot),
                name=chosen.name,
                seat=None if chosen.seat is None else chosen.seat - 1,
                token=chosen.token,
                matches=chosen.matches,
                tell=tell,
            )
        )
    except client.BotError as error:
        print(error.trace, end="", file=sys.stderr)
        raise
    tell(say("join-tally", ended=stay.ended, matches=stay.matches, wins=stay.wins))


def show_games(words: Texts) -> None:
    """List what there is to play, and what is broken."""
    for error in shelf().broken:
        print(f"mauseloch: {words(error.words)}", file=sys.stderr)
    for name in names():
        game = game_of(name)
        seats = say("games-seats", least=game.seats[0], most=game.seats[-1])
        called, about = words(say(f"{name}-title")), words(say(f"{name}-about"))
        print(f"{name}: {called}, {words(seats)}")
        print(f"  {about}")
        for option in game.options:
            meaning = words(say(f"{name}-option-{option.name}"))
            print(f"  {option.name}: {meaning}")
            usual = str(option.default).lower()
            if isinstance(option.allowed, range):
                least, most = str(option.allowed[0]), str(option.allowed[-1])
                told = say("games-range", least=least, most=most, usual=usual)
                print(f"    {words(told)}")
                continue
            for value in option.allowed:
                is_usual = value == option.default
                told = say(
                    "games-usual" if is_usual else "games-value",
                    value=str(value).lower(),
                    meaning=value_said(name, option.name, value),
                )
                print(f"    {words(told)}")
        for bot in kinds(name):
            told = say("games-bot", bot=bot, meaning=bot_said(bot))
            print(f"  {words(told)}")


def show_rules(name: str | None, words: Texts) -> None:
    """The rules in a page or two: set for a terminal, or as plain Markdown into a pipe."""
    if name is None:
        raise SetupError("name a game", say("error-no-game", games=names()))
    game_of(name)  # an unknown one says so
    page = rulebook(name, words.language)
    if not sys.stdout.isatty():
        print(page, end="")
        return
    console = Console()
    console.print(Markdown(page, hyperlinks=False), width=min(console.width, WIDEST))


def watch(chosen: Namespace, words: Texts) -> None:
    """Let bots play one match, or one of each game, and tell it as it goes."""
    if chosen.game is None and (chosen.option or chosen.save or chosen.seats is not None):
        raise SetupError(
            "name a game to choose --seats, --option or --save",
            say("error-name-game", games=names()),
        )
    check_save(chosen.save)
    wanted = names() if chosen.game is None else [chosen.game]
    matches = [_match(name, chosen) for name in wanted]  # what is wrong is found before any is told
    for match, players in matches:
        if chosen.save:
            match.record().save(chosen.save)
        print(f"== {title(match, words)} ==")
        told = None
        while match.outcome is None:
            answer_all(match, players)
            for line in story(match, words, told):
                print(line)
            told = len(match.log(None))
        print()
        if chosen.save:
            match.record().save(chosen.save)


def _match(name: str, chosen: Namespace) -> tuple[Match[Any, Any, Any], Sequence[Bot]]:
    """A match as asked for, and its players."""
    game = game_of(name, **parsed_options(game_of(name).options, chosen.option))
    bots = [bot.strip() for bot in (chosen.bots or stand_in(name)).split(",")]
    seats = chosen.seats
    if seats is None:
        seats = len(bots) if len(bots) > 1 else min(4, game.seats[-1])
    match = Match(game, seats, chosen.seed)
    if len(bots) not in (1, seats):
        raise SetupError(
            f"--bots names {len(bots)} bots for {seats} seats; name one, or one for each",
            say("error-bots-differ", bots=len(bots), seats=seats),
        )
    return match, [
        bot_of(bots[seat % len(bots)], game, f"{match.seed}/{seat}") for seat in range(seats)
    ]


def show_replay(file: Path | None, words: Texts, *, stepwise: bool) -> None:
    """Verify a record; only if all of it is sound, tell it, at once or step by step."""
    if file is None:
        raise SetupError("name a record to replay", say("error-no-file"))
    try:
        record = Record.load(file)
        match = replay(record)
    except MauselochError as error:
        fail(words, say("error-in-file", file=str(file), error=error.words))
    called = [player.name for player in record.players] or NAMES
    print(f"== {title(match, words, called)} ==")
    for line in story(match, words, None, called):
        if stepwise and not line.startswith(" "):  # a headline: something new begins
            stepwise = _go_on(words)
        print(line)
    verified = "replay-verified" if match.outcome else "replay-not-over"
    print(words(say(verified, inputs=len(record.inputs))))


def show_review(chosen: Namespace, words: Texts) -> None:
    """Look back at a match: what each choice cost."""
    if chosen.file is None:
        raise SetupError("name a record to review", say("error-no-file"))
    from mauseloch.cli import reviews  # noqa: PLC0415 - a second for the compiler

    try:
        reviews.run(chosen, words)
    except MauselochError as error:
        fail(words, say("error-in-file", file=str(chosen.file), error=error.words))


def export(chosen: Namespace, words: Texts) -> None:
    """Write out the finished matches of a server."""
    from mauseloch.cli import exports  # noqa: PLC0415 - as for `serve`

    matches = exports.export(chosen.db, chosen.to)
    if chosen.to is not None:
        print(words(say("export-done", matches=matches, file=str(chosen.to))))


def simulate(chosen: Namespace, words: Texts) -> None:
    """Play very many matches among our own players."""
    from mauseloch.cli import simulations  # noqa: PLC0415 - a second for the compiler

    simulations.run(chosen, words)


def show_statistics(chosen: Namespace, words: Texts) -> None:
    """Tell what very many matches say about a game."""
    from mauseloch.cli import statistics  # noqa: PLC0415 - as above

    statistics.run(chosen, words)


def compare(chosen: Namespace, words: Texts) -> None:
    """Let bots play each other."""
    from mauseloch.cli import arena  # noqa: PLC0415 - only this needs it

    arena.run(chosen, words)


def solve_game(chosen: Namespace, words: Texts) -> None:
    """Work out exactly how a game should be played."""
    from mauseloch.cli import solve  # noqa: PLC0415 - only this needs it

    solve.run(chosen, words)


def _go_on(words: Texts) -> bool:
    """Wait for Enter; whether to wait again. Who has enough of waiting hears the rest at once."""
    if sys.stdin is None:  # closed before we began
        return False
    try:
        return input(words(say("replay-step"))).strip() == ""
    except EOFError:
        return False

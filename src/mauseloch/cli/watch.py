"""`mauseloch watch`: let bots play one match, or one of each game."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import Any

from mauseloch.bots import answer_all, stand_in
from mauseloch.bots import bot as bot_of
from mauseloch.bots.overtime import noticed
from mauseloch.bots.own import Own, is_own
from mauseloch.core.bot import Bot
from mauseloch.core.errors import SetupError
from mauseloch.core.match import Match
from mauseloch.core.options import parsed_options
from mauseloch.core.words import Say, say
from mauseloch.games import game as game_of
from mauseloch.games import names, offered
from mauseloch.terminal.picker import check_save, players
from mauseloch.terminal.story import story, title
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Tell the match as it is played."""
    if chosen.game is None and (chosen.option or chosen.save or chosen.seats is not None):
        raise SetupError(
            "name a game to choose --seats, --option or --save",
            say("error-name-game", games=names()),
        )
    check_save(chosen.save)
    wanted = names() if chosen.game is None else [chosen.game]
    matches = [_match(name, chosen) for name in wanted]  # errors come before any output
    for match, seated, called in matches:
        if chosen.save:
            match.record().save(chosen.save)
        print(f"== {title(match, words, called)} ==")
        told = None
        while match.outcome is None:
            noticed(partial(answer_all, match, seated), lambda late: tell(words, late))
            for line in story(match, words, told, called):
                print(line)
            told = len(match.log(None))
        print()
        if chosen.save:
            match.record().save(chosen.save)


def tell(words: Texts, what: Say) -> None:
    """Say something beside the story."""
    print(words(what), file=sys.stderr, flush=True)


def _match(
    name: str, chosen: Namespace
) -> tuple[Match[Any, Any, Any], Sequence[Bot], Sequence[str]]:
    """The requested match, its players and their names."""
    game = offered(name, **parsed_options(game_of(name).options, chosen.option))
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
    own = {one: Own(one) for one in bots if is_own(one, name)}
    for one in own.values():
        one.seed(match.seed)
    named = [bots[seat % len(bots)] for seat in range(seats)]
    return (
        match,
        [
            own[one] if one in own else bot_of(one, game, f"{match.seed}/{seat}")
            for seat, one in enumerate(named)
        ],
        [player.name for player in players([], named, own)],
    )

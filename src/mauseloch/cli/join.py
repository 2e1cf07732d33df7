"""`mauseloch join`: let your own bot play at a live table."""

import asyncio
import os
from argparse import Namespace

from mauseloch import client
from mauseloch.core.checks import check_number
from mauseloch.core.errors import SetupError
from mauseloch.core.words import Say, say
from mauseloch.texts import Texts

PASSWORD = "MAUSELOCH_PASSWORD"  # noqa: S105 - the name of a variable: other users can see flags


def run(chosen: Namespace, words: Texts) -> None:
    """Stay as long as requested, then print how it went."""

    def tell(what: Say) -> None:
        print(words(what), flush=True)

    for name, value in (("--seat", chosen.seat), ("--matches", chosen.matches)):
        check_number(name, value, 1)
    at = client.address(chosen.url or "", chosen.table)
    if chosen.bot is None:
        raise SetupError("name a bot", say("error-join-no-bot"))
    stay = asyncio.run(
        client.join(
            at,
            client.load(chosen.bot),
            name=chosen.name,
            seat=None if chosen.seat is None else chosen.seat - 1,
            token=chosen.token,
            password=os.environ.get(PASSWORD) or None,
            matches=chosen.matches,
            tell=tell,
        )
    )
    tell(say("join-tally", ended=stay.ended, matches=stay.matches, wins=stay.wins))

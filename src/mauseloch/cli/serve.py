"""`mauseloch serve`: open tables for whoever can reach this machine."""

import os
import sys
import webbrowser
from argparse import Namespace

import segno

from mauseloch.core.words import say
from mauseloch.server import service
from mauseloch.server.settings import Settings
from mauseloch.server.thinking import Thinking
from mauseloch.texts import Texts


def run(chosen: Namespace, words: Texts) -> None:
    """Serve until somebody ends it."""
    host = "0.0.0.0" if chosen.lan else chosen.host  # noqa: S104 - that is what --lan is for
    base = service.checked_base(chosen.base)
    address = service.address(host, chosen.port, base)

    def up() -> None:
        _announce(address, words, scan=chosen.lan)
        if chosen.open:
            _show(service.address("127.0.0.1" if chosen.lan else host, chosen.port, base))

    thinking = Thinking() if chosen.memory is None else Thinking(memory_mb=chosen.memory)
    settings = Settings(thinking=thinking)
    service.run(host, chosen.port, chosen.db, up, base=base, quiet=chosen.open, settings=settings)


def _show(address: str) -> None:
    """In the browser of whoever sits in front of this machine, if anybody does."""
    if sys.platform in {"darwin", "win32"} or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        webbrowser.open(address)


def _announce(address: str, words: Texts, *, scan: bool) -> None:
    print(words(say("serve-at", address=address)))
    if scan:
        print(words(say("serve-scan")))
        segno.make(address).terminal(compact=True)
    sys.stdout.flush()

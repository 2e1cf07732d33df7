"""`mauseloch serve`: host tables for anyone who can reach this machine."""

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Mapping

import segno

from mauseloch.core.words import say
from mauseloch.server import configuration, sample, service, workers
from mauseloch.server.addresses import Whereabouts
from mauseloch.server.configuration import Layer, nested
from mauseloch.server.settings import Settings
from mauseloch.texts import Texts

FLAGS: Mapping[str, str] = {
    "host": "listen.host",
    "port": "listen.port",
    "socket": "listen.socket",
    "base": "listen.base",
    "public_address": "listen.public_address",
    "title": "site.title",
    "db": "storage.url",
    "memory": "thinking.memory_mb",
    "admin_socket": "admin.socket",
    "metrics": "admin.metrics",
    "node": "node.name",
    "workers": "node.workers",
}
"""The settings with their own flag; --set covers all of them."""


def run(chosen: Namespace, words: Texts) -> None:
    """Serve until stopped."""
    file = configuration.find(chosen.config)
    layers = [configuration.read(file)] if file is not None else []
    settings = configuration.load(
        [*configuration.before(), *layers, *configuration.around(), *flags(chosen)]
    )
    if chosen.check:
        print(words(say("serve-config", file=str(file)) if file else say("serve-no-config")))
        print(sample.toml(settings), end="")
        return

    def up(where: Whereabouts) -> None:
        _announce(settings, where, words, scan=chosen.lan)
        if chosen.open:
            _show(where.local)

    worker = workers.this_one()
    if worker is not None:
        service.run(settings, lambda _: None, quiet=chosen.open, worker=worker)
    elif settings.node.workers > 1:
        workers.run(settings, chosen.written, up, quiet=chosen.open)
    else:
        service.run(settings, up, quiet=chosen.open)


def flags(chosen: Namespace) -> list[Layer]:
    """The settings from the command line: --lan and other flags, then each --set in turn."""
    layers = [
        Layer(f"--{flag.replace('_', '-')}", nested(key, getattr(chosen, flag)))
        for flag, key in FLAGS.items()
        if getattr(chosen, flag) is not None
    ]
    if chosen.lan:
        layers.append(Layer("--lan", nested("listen.host", "0.0.0.0")))  # noqa: S104 - the purpose of --lan
    return layers + [configuration.assigned(text) for text in chosen.set]


def _show(address: str) -> None:
    """Open the address in the browser on this machine, if somebody is sitting at it."""
    if sys.platform in {"darwin", "win32"} or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        webbrowser.open(address)


def _announce(settings: Settings, where: Whereabouts, words: Texts, *, scan: bool) -> None:
    best, nearby, public = where.best(), where.nearby(), settings.listen.public_address
    print(words(say("serve-at", address=best)))
    if scan and not (nearby or public):
        print(words(say("serve-no-network")))
    elif scan:
        print(words(say("serve-scan")))
        segno.make(best).terminal(compact=True)
        others = [one for one in (*nearby, where.named()) if one not in {best, None}]
        if others and not public:
            print(words(say("serve-others", addresses=others)))
    sys.stdout.flush()

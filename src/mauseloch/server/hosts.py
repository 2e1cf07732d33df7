"""Which host names we accept, so that other sites' pages can't use a visitor's browser.

A page at evil.example can make its name resolve to an address in this network (DNS rebinding); the
browser then believes that this server belongs to that page. So requests must use a name that no
stranger can own, or one that the owner has configured.
"""

import ipaddress
import re

from mauseloch.server.addresses import is_loopback
from mauseloch.server.settings import Listen

PRIVATE = re.compile(
    r".*\.(local|localhost|lan|home|home\.arpa|internal|intranet|test|localdomain|fritz\.box)"
)
"""Names that can't be registered on the internet; fritz.box belongs to a maker of home routers."""
AUTHORITY = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\[\]:/@\s]+)(:\d*)?")
OPEN_TO_ALL = ("/healthz", "/readyz")
"""Load balancers request these under any name; the answers reveal nothing to strangers."""
MISDIRECTED = """\
This server does not answer to the name {host}.

If it is your server: set public_address in its configuration to the address people use, such as
https://play.example.org, or add the name to hosts in the section [listen]. See
docs/host/configuration.md.
"""


class Hosts:
    """The names that are ours."""

    def __init__(self, listen: Listen) -> None:
        self._public = listen.public_address.partition("://")[2].partition("/")[0].lower()
        named = [*listen.hosts, name_of(self._public)]
        self._names = {one.lower() for one in named if one}

    def know(self, host: str | None, *, proxied: bool) -> bool:
        """Whether this `Host` means us.

        A trusted proxy has been configured with the names to pass on, so while none are set here,
        we accept any that it passes on. Very old programs send no name at all.
        """
        if host is None or "*" in self._names:
            return True
        name = name_of(host)
        if not name:
            return False
        if name in self._names or is_loopback(name) or _is_address(name):
            return True
        above = name.partition(".")[2]
        while above:
            if f"*.{above}" in self._names:
                return True
            above = above.partition(".")[2]
        return "." not in name or bool(PRIVATE.fullmatch(name)) or (proxied and not self._names)

    def is_own(self, origin: str | None, host: str | None) -> bool:
        """Whether a page at this `Origin` is ours; programs send none and are welcome.

        Behind a proxy that changes `Host`, the public address decides.
        """
        if origin is None:
            return True
        place = origin.partition("://")[2].lower()
        return bool(place) and place in {(host or "").lower(), self._public}


def name_of(host: str) -> str:
    """The name in a `Host`, without its port; empty if it isn't valid."""
    found = AUTHORITY.fullmatch(host.strip().lower())
    return found["name"].rstrip(".") if found else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True

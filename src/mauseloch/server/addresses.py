"""What to type into a browser: the addresses of this machine for others in the house."""

import ipaddress
import re
import socket
import threading
from collections.abc import Iterable
from typing import NamedTuple

import ifaddr

from mauseloch.server.settings import Listen

ANY = {"0.0.0.0", "::", ""}  # noqa: S104 - to recognise, not to listen on
THERE = ("192.0.2.1", 9)
"""A documentation address: nothing is there, and nothing is sent."""
VIRTUAL = re.compile(
    r"docker|br-|veth|virbr|vmnet|vboxnet|vethernet|lxc|lxd|podman|cni|flannel|hyper-v|loopback",
    re.IGNORECASE,
)
"""Networks inside this machine: no phone is on them."""
TUNNEL = re.compile(
    r"tun|tap|utun|wg|ppp|ipsec|tailscale|zt|nordlynx|proton|vpn|wireguard", re.IGNORECASE
)
"""Networks to remote places: phones in this house aren't on them either, but others may be."""
NAME_S = 0.5
"""How long we wait for a name to resolve."""
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


class Interface(NamedTuple):
    """An address of this machine, and the name of its network interface."""

    name: str
    ip: Ip


def interfaces() -> list[Interface]:
    """All addresses that others may be able to reach."""
    found = []
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            ip = ipaddress.ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])
            # Link-local IPv6 addresses are no use in a browser: they need an interface name.
            if not (ip.is_loopback or ip.is_unspecified or (ip.version == 6 and ip.is_link_local)):
                found.append(Interface(adapter.nice_name, ip))
    return found


def way_out() -> Ip | None:
    """The address this machine would use towards the internet, if it has a route there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(THERE)  # sends nothing: it only chooses a route
            return ipaddress.ip_address(probe.getsockname()[0])
        except OSError:
            return None


def ranked(found: Iterable[Interface], out: Ip | None) -> list[Ip]:
    """Addresses for phones on the same network, the likeliest first.

    A VPN takes over the default route, so that only decides among ordinary networks. IPv6 addresses
    are long and change, so they come later; networks inside this machine are left out.
    """

    def rank(one: Interface) -> tuple[bool, bool, bool, bool, bool]:
        return (
            bool(TUNNEL.search(one.name)),
            one.ip.version == 6,
            one.ip.is_link_local,
            one.ip != out,
            not one.ip.is_private,
        )

    real = [one for one in found if not VIRTUAL.search(one.name)]
    return list(dict.fromkeys(one.ip for one in sorted(real, key=rank)))


class Whereabouts:
    """Where a server listens, and how others reach it."""

    def __init__(self, listen: Listen, port: int) -> None:
        self._listen = listen
        self._port = port

    @property
    def local(self) -> str:
        """The address for a browser on this machine."""
        if self._listen.socket:
            return f"unix:{self._listen.socket}"
        return self._url("127.0.0.1" if self._listen.host in ANY else self._listen.host)

    def nearby(self) -> list[str]:
        """Addresses for phones on the same network, the likeliest first; none without a network."""
        host = self._listen.host
        if self._listen.socket or is_loopback(host):
            return []
        if host not in ANY:
            return [self._url(host)]
        found = ranked(interfaces(), way_out())
        return [self._url(str(ip)) for ip in found if ip.version == 4 or host == "::"]

    def best(self) -> str:
        """The address to announce."""
        return self._listen.public_address or next(iter(self.nearby()), self.local)

    def named(self) -> str | None:
        """The address by this machine's local name, if that resolves to us; takes a moment."""
        name = f"{socket.gethostname().partition('.')[0]}.local".lower()
        found: list[str] = []

        def look() -> None:
            try:
                found.extend(str(one[4][0]) for one in socket.getaddrinfo(name, self._port))
            except (OSError, UnicodeError):
                return

        looking = threading.Thread(target=look, daemon=True)
        looking.start()
        looking.join(NAME_S)
        ours = {str(one.ip) for one in interfaces()}
        return self._url(name) if ours & {*found} and self._listen.host in ANY else None

    def _url(self, host: str) -> str:
        host = f"[{host}]" if ":" in host else host
        base = self._listen.base
        return f"http://{host}:{self._port}{base}{'/' if base else ''}"


def is_loopback(host: str) -> bool:
    """Whether this name or address means the machine itself."""
    bare = host.strip("[]").lower().rstrip(".")
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return bare == "localhost" or bare.endswith(".localhost")

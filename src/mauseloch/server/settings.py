"""What a host can set, in one place: each section is a table of the configuration file.

configuration.py reads and writes them; docs/host/configuration.md and deploy/mauseloch.toml are
made from the classes and from what is said here below each setting.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mauseloch.server.limits import Limits
from mauseloch.server.thinking import Thinking

Language = Literal["de", "en", "fr", "it"]
File = Annotated[str, Meta(extra={"file": True})]
"""The name of a file. In a configuration file it is relative to the folder of that file."""
Base = Annotated[
    str,
    Meta(
        pattern=r"^(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*/?$",
        extra={"like": "/games/mauseloch"},
    ),
]
Mode = Annotated[str, Meta(pattern="^0?[0-7]{3}$", extra={"like": "0660"})]

LONGEST_PASSWORD = 200


class SiteSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What people see of the place, and who may play there."""

    title: Annotated[str, Meta(min_length=1, max_length=60)] = "Mauseloch"
    """The name of the place: in the header, in the title of every page and in link previews."""
    language: Literal["", "de", "en", "fr", "it"] = ""
    """The language for people whose browser asks for one we do not have; empty means English."""
    games: tuple[str, ...] = ()
    """The games on offer, in this order; an empty list offers all of them."""
    public_tables: bool = True
    """Whether people may open tables that everyone can see in the list."""
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""
    """Needed to open tables, to list them, and to join by code; invitation links work without it.
    Empty means none. The environment variable MAUSELOCH_PASSWORD overrides it."""
    password_file: File = ""
    """A file that holds the password instead, such as a systemd credential."""
    imprint: dict[Language, File] = {}
    """Text or Markdown files to show at /imprint, by language."""
    privacy: dict[Language, File] = {}
    """Text or Markdown files to show at /privacy below our own text, by language."""


class Listen(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the server listens, and what it is called from outside."""

    host: str = "127.0.0.1"
    """The address to listen at: 0.0.0.0 for the whole network, :: for IPv6 as well."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8160
    """The port to listen at; 0 takes any free one."""
    socket: File = ""
    """A Unix socket to listen at instead of host and port."""
    socket_mode: Mode = "0660"
    """Who may connect to that socket: its permissions, in octal."""
    base: Base = ""
    """The path that everything is below, unless a proxy strips it."""
    public_address: str = ""
    """The address people use, with its path if it has one, such as https://play.example.org.
    All links and QR codes begin with it."""
    hosts: tuple[str, ...] = ()
    """More names the server answers to: play.example.org, *.example.org, or * for any. It always
    answers to addresses, names that only exist in local networks, and that of public_address."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Proxies that are trusted for client addresses: addresses, networks, or * for any. The default
    gives way to the environment variable FORWARDED_ALLOW_IPS."""


class Node(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One server among several that share a PostgreSQL."""

    name: Annotated[str, Meta(pattern="^([a-z0-9][a-z0-9-]{0,30})?$", extra={"like": "a"})] = ""
    """Its name for the others and for proxies; empty means the machine's name and the port."""
    address: str = ""
    """Where the others reach it: http://HOST:PORT, or unix:/PATH on one machine; empty means where
    it listens."""
    lease_s: Annotated[float, Meta(ge=1.0, le=60.0)] = 4.0
    """Seconds after its last heartbeat until other servers may take over its tables."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """How many servers this machine runs behind its one port, one for each core they may use. More
    than one needs PostgreSQL."""


class Storage(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where tables and matches are stored."""

    url: str = ""
    """A database: sqlite:////FOLDER/FILE, postgresql://USER@HOST/NAME, or memory to store nothing.
    Empty means an SQLite file in your data folder."""


class Races(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How reactions are judged where speed counts."""

    trust_lines: bool = False
    """Believe every client about how slow its line is. For friends behind a proxy that does not
    pass that on."""


class Retention(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long things are stored."""

    finished_days: Annotated[int, Meta(ge=0)] = 365
    """Days after which finished matches are deleted; 0 keeps them for ever."""


class Administration(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For the person who runs the server."""

    socket: File = ""
    """The Unix socket for `mauseloch admin`; empty means one named after the port, in
    $XDG_RUNTIME_DIR/mauseloch or, without that, in /tmp/mauseloch-UID."""
    metrics: str = ""
    """HOST:PORT at which Prometheus may read metrics, such as 127.0.0.1:9160; empty means nowhere.
    Anyone who can reach it can read them."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything, with defaults that suit one small machine."""

    site: SiteSettings = SiteSettings()
    listen: Listen = Listen()
    node: Node = Node()
    storage: Storage = Storage()
    limits: Limits = Limits()
    races: Races = Races()
    thinking: Thinking = Thinking()
    retention: Retention = Retention()
    admin: Administration = Administration()

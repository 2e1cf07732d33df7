"""What a host can set, in one place: each section is a table of the configuration file."""

from msgspec import Struct

from mauseloch.server.limits import Limits


class Races(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How reactions are judged where quickness counts."""

    trust_lines: bool = False
    """Believe every client how slow its line is. For friends behind a proxy that does not tell."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything, with defaults that suit one small machine."""

    limits: Limits = Limits()
    races: Races = Races()

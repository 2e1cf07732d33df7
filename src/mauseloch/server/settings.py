"""What a host can set, in one place: each section is a table of the configuration file."""

from msgspec import Struct

from mauseloch.server.limits import Limits
from mauseloch.server.thinking import Thinking


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything, with defaults that suit one small machine."""

    limits: Limits = Limits()
    thinking: Thinking = Thinking()

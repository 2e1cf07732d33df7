"""Our optional extras: a missing one is reported in one line, with how to install it."""

from importlib.util import find_spec

from mauseloch.core.errors import MissingExtraError
from mauseloch.core.words import say

WANTED = {
    "arena": ("msgspec", "openskill"),
    "client": ("msgspec", "websockets"),
    "cluster": ("distributed",),
    "cuda": ("cupy",),
    "gymnasium": ("gymnasium", "numba"),
    "kernels": ("numba",),
    "mcp": ("mcp", "msgspec", "websockets"),
    "openspiel": ("pyspiel", "numba"),
    "pettingzoo": ("pettingzoo", "gymnasium"),
    "plots": ("matplotlib",),
    "postgresql": ("psycopg",),
    "server": (
        "alembic",
        "ifaddr",
        "msgspec",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
}
"""The modules that each extra installs, by the names they are imported with."""


def has(extra: str) -> bool:
    """Whether this extra is installed; loads nothing."""
    return all(find_spec(module) is not None for module in WANTED[extra])


def need(extra: str) -> None:
    """Raise MissingExtraError unless this extra is installed."""
    if not has(extra):
        wanted = next(module for module in WANTED[extra] if find_spec(module) is None)
        raise MissingExtraError(
            f"{wanted} is not installed: pip install 'mauseloch[{extra}]'",
            say("error-missing_extra-name", extra=extra, wanted=wanted),
        )

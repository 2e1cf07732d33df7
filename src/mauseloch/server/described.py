"""Read the docstrings after the fields of a class, for docs and sample files."""

import ast
from collections.abc import Iterator
from inspect import getsource
from textwrap import dedent


def about(one: type) -> dict[str, str]:
    """The docstring of each field; empty without one."""
    found: dict[str, str] = {}
    for written in reversed(one.__mro__):
        if written.__module__.startswith("mauseloch."):
            found |= _about(written)
    return found


def _about(one: type) -> Iterator[tuple[str, str]]:
    body = ast.parse(dedent(getsource(one))).body[0]
    field = ""
    for node in getattr(body, "body", []):
        match node:
            case ast.AnnAssign(target=ast.Name(id=field)):
                yield field, ""
            case ast.Expr(value=ast.Constant(value=str(text))) if field:
                yield field, tidy(text)
            case _:
                field = ""


def tidy(text: str) -> str:
    """Turn a docstring into one line."""
    return " ".join(text.split())

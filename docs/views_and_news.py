"""Writes docs/reference/views-and-news.md from the dataclasses themselves.

python -m docs.views_and_news
"""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from importlib import import_module
from inspect import cleandoc, getsource
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, get_args

import mauseloch
from docs.quotes import typeset
from mauseloch.core.package import Package
from mauseloch.games import package

PAGE = Path(__file__).parent / "reference" / "views-and-news.md"

INTRODUCTION = """\
# Views and news

A seat sees two things of each game: its view, which is what is on the table now, and the news that
makes up its log. Both are frozen dataclasses; `mauseloch.plain` turns them into JSON, tagged with
the class's name as `"type"`. A `Seat` is a number from 0; a spectator's view has the seat `None`.
If a card or reaction is `None` in the news, it is hidden from this seat.

*`python -m docs.views_and_news` writes this page; a test keeps it true.*
"""


def page() -> str:
    """The whole page."""
    games = (_game(name) for name in mauseloch.games())
    return typeset("\n".join([INTRODUCTION, *games, _shared()]))


def _game(name: str) -> str:
    own = package(name)
    news = [one for one in get_args(own.news) if one.__module__.startswith(own.home)]
    parts = set(news)
    others = list(_parts(own, [own.view, *news]))
    parts.update(one for one in others if is_dataclass(one))
    lines = [f"## {name}\n", f"`from {own.view.__module__} import View, …`\n", "### View\n"]
    lines += ["| field | type | |", "|---|---|---|"]
    lines += [f"| `{field}` | `{kind}` | {about} |" for field, kind, about in fields(own.view)]
    lines += ["", "### News\n", "| news | what happened | fields |", "|---|---|---|"]
    lines += [_row(one) for one in sorted(parts, key=_place)]
    values = [_row(one) for one in others if not is_dataclass(one)] + list(_aliases(own))
    if values:
        lines += ["", "### Values\n", "| type | | attributes |", "|---|---|---|", *values]
    return "\n".join(lines) + "\n"


def _parts(own: Package, told: Sequence[type]) -> Iterator[type]:
    """Classes of this game that the fields mention: part of some news, or a kind of value."""
    names = vars(import_module(own.view.__module__))
    mentioned = {name for one in told for name in types(one)}
    for name in sorted(mentioned - {one.__name__ for one in told}):
        found = names.get(name)
        if isinstance(found, type) and found.__module__.startswith(own.home):
            yield found


def _aliases(own: Package) -> Iterator[str]:
    """Rows for short names of types, with what the source says below them."""
    told = [own.view, *get_args(own.news)]
    mentioned = set().union(*map(types, told))
    for file in sorted(own.folder.glob("*.py")):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        for node, after in pairwise(body):
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
                continue
            name, kind = node.targets[0].id, ast.unparse(node.value)
            if name in mentioned and isinstance(after, ast.Expr):
                about = str(after.value.value) if isinstance(after.value, ast.Constant) else ""
                yield f"| `{name}` | {about} | `{kind}` |"


def types(one: type) -> set[str]:
    """The names of all types that its fields mention."""
    kinds = (re.sub(r"'[^']*'", "", kind) for _, kind, _ in fields(one))
    return {name for kind in kinds for name in re.findall(r"[A-Za-z_]\w*", kind)}


def _shared() -> str:
    module = import_module("mauseloch.core.game")
    lines = ["## All games\n", "| news | what happened | fields |", "|---|---|---|"]
    return "\n".join([*lines, _row(module.Ended), _row(module.Outcome)]) + "\n"


def _row(one: type) -> str:
    told = [
        f"`{field}: {kind}`" + (f" ({about.rstrip('.')})" if about else "")
        for field, kind, about in fields(one)
    ]
    about = cleandoc(one.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return f"| `{one.__name__}` | {about} | {'; '.join(told)} |"


def _place(one: type) -> tuple[str, int]:
    """A sorting key: news in source order, then their parts."""
    module: Any = import_module(one.__module__)
    return one.__module__.replace("deck", "z"), getsource(module).index(f"class {one.__name__}")


def fields(one: type) -> list[tuple[str, str, str]]:
    """Name, type and description of each field, from the source of the class."""
    tree = ast.parse(dedent(getsource(one))).body[0]
    found: list[tuple[str, str, str]] = []
    for node in getattr(tree, "body", []):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append((node.target.id, ast.unparse(node.annotation).replace("|", "\\|"), ""))
        elif found and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            name, kind, _ = found[-1]
            found[-1] = (name, kind, " ".join(str(node.value.value).split()))
        elif isinstance(node, ast.FunctionDef):
            break
    return found


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

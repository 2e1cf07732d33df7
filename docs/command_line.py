"""Writes docs/reference/command-line.md from the arguments and help of the programs.

python -m docs.command_line
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap

from mauseloch.cli.arguments import ADMIN, ARGUMENTS, Argument
from mauseloch.core.words import say
from mauseloch.texts import Texts, texts

PAGE = Path(__file__).parent / "reference" / "command-line.md"
HEAD = """\
# Command line

Every command explains itself with `--help`, in German, English, French or Italian. The language
is that of your terminal; `--lang` chooses another. `mauseloch` alone is `mauseloch play`. A mistake
is answered with one line on standard error and exit code 2.

*This page is written by `python -m docs.command_line`; a test keeps it true.*

| command | what it does |
|---|---|
"""
ACTIONS = """\
These are for the owner of a server, on the machine it runs on.
[Hosting](../host/hosting.md#looking-after-it) tells when to use them.

| action | what it does |
|---|---|
"""


def cell(text: str) -> str:
    """Escape text for a table cell."""
    return text.replace("|", "\\|")


def called(argument: Argument) -> str:
    """What to type: the name, and a placeholder for the value."""
    name, _, how = argument
    metavar = how.get("metavar", "")
    return metavar or name if not name.startswith("-") else f"{name} {metavar}".strip()


def default(argument: Argument) -> str:
    """The default value, if it is worth showing."""
    value = argument[2].get("default")
    return "" if value in (None, "", [], True, False) else f"`{value}`"


def usage(command: str, understood: Sequence[Argument]) -> str:
    """The command with all its arguments, wrapped to fit."""
    ordered = sorted(understood, key=lambda one: one[0].startswith("-"))
    words = ["mauseloch", command, *(f"[{called(one)}]{again(one)}" for one in ordered)]
    kept = (word.replace(" ", "\0") for word in words)  # lines break between them, not inside them
    lines = wrap(" ".join(kept), 88, subsequent_indent="    ", break_on_hyphens=False)
    return "\n".join(lines).replace("\0", " ")


def again(argument: Argument) -> str:
    """An ellipsis if the argument may be repeated."""
    return "…" if argument[2].get("action") == "append" else ""


def table(understood: Sequence[Argument], words: Texts) -> Iterator[str]:
    """A row for each argument."""
    if understood:
        yield "\n| argument | what it means | default |\n|---|---|---|\n"
    for one in understood:
        yield f"| `{cell(called(one))}` | {cell(words(say(one[1])))} | {default(one)} |\n"


def row(command: str, about: str, words: Texts) -> str:
    """A row in a table of commands."""
    anchor = f"mauseloch-{command}".replace(" ", "-")
    return f"| [`{command.rsplit(maxsplit=1)[-1]}`](#{anchor}) | {cell(words(say(about)))} |\n"


def part(command: str, about: str, understood: Sequence[Argument], words: Texts) -> Iterator[str]:
    """The section about one command."""
    depth = "###" if " " in command else "##"
    yield f"\n{depth} mauseloch {command}\n\n{sentence(words(say(about)))}\n\n"
    yield f"```text\n{usage(command, understood)}\n```\n"
    yield from table(understood, words)


def sentence(text: str) -> str:
    """Add a capital letter and a full stop."""
    return f"{text[0].upper()}{text[1:].removesuffix('.')}."


def page() -> str:
    """The whole page."""
    words = texts("en")
    parts = [HEAD, *(row(name, f"help-{name}", words) for name in ARGUMENTS)]
    for name, understood in ARGUMENTS.items():
        if name != "admin":
            parts += part(name, f"help-{name}", understood, words)
    parts.append(f"\n## mauseloch admin\n\n{sentence(words(say('help-admin')))} {ACTIONS}")
    parts += (row(f"admin {name}", f"help-admin-{name}", words) for name in ADMIN)
    for name, understood in ADMIN.items():
        parts += part(f"admin {name}", f"help-admin-{name}", understood, words)
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

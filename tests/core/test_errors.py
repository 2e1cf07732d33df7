"""The error classes match the tree in their module's docstring."""

import ast
import inspect
from collections.abc import Callable, Iterator

import pytest

import mauseloch
from mauseloch.cli.arguments import UsageError, parsed
from mauseloch.core import errors
from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.game import Input
from mauseloch.core.options import parsed_options
from mauseloch.core.words import say
from mauseloch.terminal.choice import refused
from mauseloch.terminal.lines import Lines
from mauseloch.terminal.picker import Wishes, seated
from mauseloch.texts import LANGUAGES, PACKAGE, texts
from tests.terminal import typing_in


def classes() -> list[type[MauselochError]]:
    found = [one for _, one in inspect.getmembers(errors, inspect.isclass)]
    return [one for one in found if issubclass(one, MauselochError)]


def test_the_tree_at_the_top_of_the_module_is_the_real_one() -> None:
    drawn = {}
    parents: list[str] = []
    for line in (errors.__doc__ or "").splitlines():
        if "Error" not in line:
            continue
        name = next(word for word in line.split() if word.endswith("Error"))
        depth = line.index(name) // 3
        parents[depth:] = [name]
        drawn[name] = parents[depth - 1] if depth else "Exception"
    assert drawn == {one.__name__: one.__bases__[0].__name__ for one in classes()}


def test_every_error_has_a_code_of_its_own_and_one_sentence() -> None:
    codes = [one.code for one in classes()]
    assert len(set(codes)) == len(codes)
    for one in classes():
        assert "code" in vars(one)
        assert (one.__doc__ or "").endswith(".")


def test_what_a_caller_gave_wrongly_is_a_value_error() -> None:
    assert all(issubclass(one, ValueError) for one in classes() if one is not MauselochError)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message(language: str) -> None:
    for one in classes():
        told = texts(language)(say(f"error-{one.code}", **ARGS.get(one.code, {"detail": "x y"})))
        assert "x y" in told
        assert "\n" not in told


ARGS = {"unknown_game": {"name": "x y", "games": "z"}}
"""The arguments of a message; for most, only the text for programmers."""


def test_an_error_without_words_of_its_own_has_those_of_its_code() -> None:
    error = errors.SetupError("no tea")
    assert error.words == say("error-bad_setup", detail="no tea")
    assert str(error) == "no tea"
    own = errors.SetupError("no tea", say("error-same-names"))
    assert own.words == say("error-same-names")
    assert MauselochError().words == say("error-error", detail="")


def test_what_is_shown_is_short() -> None:
    assert shown("Ada") == "'Ada'"
    assert len(shown("x" * 1000)) == 60
    assert shown(10**5000) == "a number that long"


def script(**wishes: object) -> None:
    seated(Lines(texts("en"), scripted=True), Wishes(**wishes))  # type: ignore[arg-type]  # any


def person(**wishes: object) -> None:
    seated(Lines(texts("en"), scripted=False), Wishes(**wishes))  # type: ignore[arg-type]  # any


def guess() -> None:
    match = typing_in.seated("geflippt").match
    match.expire()
    match.play(0, "pass", match.waiting.since_ms + 1)


def refuse() -> None:
    seating = typing_in.seated("geier")
    raise refused("x", seating, 0)


GEIER = mauseloch.game("geier")
WRONG: list[tuple[str, Callable[[], object]]] = [
    ("error-unknown_game", lambda: mauseloch.game("chess")),
    ("error-unknown_bot-name", lambda: mauseloch.bot("genius", GEIER)),
    ("error-bad_option-unknown", lambda: mauseloch.game("geier", tea=1)),
    ("error-bad_option-value", lambda: mauseloch.game("geier", winner="me")),
    ("error-bad_option-number", lambda: mauseloch.game("geflippt", window_ms=1)),
    ("error-bad_option-form", lambda: parsed_options(GEIER.options, ["winner"])),
    ("error-bad_seats-number", lambda: mauseloch.Match(GEIER, 9)),
    ("error-not_awaited", lambda: mauseloch.Match(GEIER, 2, 1, [Input(0, "3")])),
    ("geflippt-guess", guess),
    ("play-not-understood", refuse),
    ("error-no-game", script),
    ("error-one-person", lambda: script(game="geflippt", names="A,B")),
    ("error-nobody", lambda: script(game="geier", seats=2, bots="simple,simple")),
    ("error-bad-name", lambda: script(game="geier", names=",")),
    ("error-same-names", lambda: script(game="geier", names="A,A")),
    ("error-seats-differ", lambda: script(game="geier", names="A,B", seats=3, bots="none")),
    ("error-cannot-hide", lambda: person(game="geier", names="A,B")),
    ("usage-command", lambda: parsed(["fly"])),
    ("usage-argument", lambda: parsed(["watch", "--seats", "x"])),
    ("usage-unknown", lambda: parsed(["watch", "--seat"])),
    ("usage-language", lambda: parsed(["watch", "--lang", "tlh"])),
]


@pytest.mark.parametrize(("message", "wrong"), WRONG)
def test_what_our_code_raises_can_be_said_in_every_language(
    message: str, wrong: Callable[[], object]
) -> None:
    with pytest.raises(MauselochError) as raised:
        wrong()
    assert raised.value.words.id == message
    told = {texts(language)(raised.value.words) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(len(line.splitlines()) == 1 for line in told)


def raised_messages() -> Iterator[str]:
    """The ids of all messages that our code raises in errors."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                inside = [one for arg in node.args for one in ast.walk(arg)]
                if node.func.id.endswith("Error"):
                    yield from (
                        one.args[0].value
                        for one in inside
                        if isinstance(one, ast.Call)
                        and isinstance(one.func, ast.Name)
                        and one.func.id == "say"
                        and isinstance(one.args[0], ast.Constant)
                        and isinstance(one.args[0].value, str)
                        and not one.args[0].value.endswith("-title")
                    )


ELSEWHERE = {
    "error-cluster-tls",
    "error-compile-nowhere",
    "error-mixed-name",
    "error-admin-node",
    "error-config-file",
    "error-config-form",
    "error-config-toml",
    "error-config-unknown",
    "error-config-value",
    "error-over",
    "error-none-broken-off",
    "error-not-ours",
    "error-played",
    "error-resume-alone",
    "error-too-many-names",
    "error-name-game",
    "error-bots-differ",
    "error-arena-against",
    "error-arena-bots",
    "error-arena-endless",
    "error-arena-few",
    "error-arena-hangs",
    "error-arena-other-bot",
    "error-arena-other-program",
    "error-arena-running",
    "error-arena-settings",
    "error-arena-worker",
    "error-bot-answer",
    "error-bot-delay",
    "error-bot-failed",
    "error-bot-guess",
    "error-bot-none",
    "error-bot-slow",
    "error-bot-slow-at",
    "error-resume-bot",
    "error-which-match",
    "error-admin",
    "error-admin-missing",
    "error-admin-reach",
    "error-admin-table",
    "error-admin-time",
    "error-admin-unix",
    "error-backup-exists",
    "error-backup-no",
    "error-backup-program",
    "error-metrics-address",
    "error-restore-in-use",
    "error-restore-there",
    "error-db-none",
    "error-db-shared",
    "error-node-name",
    "error-exploit-bots",
    "error-export-not-ours",
    "error-db-version",
    "error-review-not-over",
    "error-file",
    "error-join-no-bot",
    "error-regret-agent",
    "error-join-reach",
    "error-join-seat",
    "error-solve-held",
    "error-solve-no-home",
    "error-join-refused",
    "error-join-table",
    "error-join-taken",
    "error-join-url",
    "error-listen",
    "error-no-file",
    "error-solve-card",
    "error-solve-cards",
    "error-solve-cores",
    "error-solve-game",
    "error-solve-geier-cards",
    "error-solve-memory",
    "error-solve-running",
    "error-solve-series",
    "error-stats-ending",
    "error-stats-not-ours",
    "error-stats-number",
    "error-stats-policies",
    "error-stats-policy",
    "error-broken_package-part",
    "error-missing_extra-name",
    "error-workers-store",
    "error-workers-unix",
    "error-unsupported-part",
    "play-needs-time",
}
"""Covered by the tests of the terminal, the client and the command line."""


def test_no_error_with_words_of_its_own_is_forgotten_here() -> None:
    found = set(raised_messages())
    assert len(found) > 15
    assert found <= {message for message, _ in WRONG} | ELSEWHERE
    assert found >= ELSEWHERE


def test_a_usage_error_is_a_setup_error_with_a_code_of_its_own() -> None:
    assert issubclass(UsageError, errors.SetupError)
    assert UsageError.code not in {one.code for one in classes()}
    for language in LANGUAGES:
        assert texts(language)(say(f"error-{UsageError.code}", detail="x"))

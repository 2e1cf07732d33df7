"""Help and refusals of the command line, in four languages."""

import re

import pytest

from mauseloch.cli import main, solve
from mauseloch.cli.arguments import ADMIN, COMMANDS, UsageError, admin_overview, overview, parsed
from mauseloch.core.words import say
from mauseloch.texts import LANGUAGES, texts

Capture = pytest.CaptureFixture[str]

OPTIONS = {
    "play": "game --seats --bots --option --seed --save --names --resume --plain --lang --help",
    "watch": "game --seats --bots --option --seed --save --lang --help",
    "replay": "file --match --step --lang --help",
    "review": "file --match --seat --rollouts --seed --json --lang --help",
    "worth": "file --match --at --seat --rollouts --seed --json --lang --help",
    "export": "--db --to --lang --help",
    "serve": "--config --check --set --title --host --port --socket --base --public-address --lan "
    "--open --db --memory --admin-socket --metrics --node --workers --lang --help",
    "join": "url --bot --table --name --seat --token --matches --lang --help",
    "compile": "game --lang --help",
    "rules": "game --lang --help",
    "games": "--lang --help",
    "simulate": "game --seats --games --policies --option --seed --cores --out --lang --help",
    "stats": "game --seats --games --policy --option --seed --cores --plots --json --lang --help",
    "arena": "game bots --games --seats --against --one-of-each --fill --limit --forfeits --option "
    "--seed --jobs --cluster --out --records --no-records --json --lang --help",
    "regret": "agent --command --game --skins --positions --samples --matches --against --seed "
    "--patience --json --lang --help",
    "mcp": "--http --host --port --lang --help",
    "exploit": "game --seats --bots --option --rewards --rounds --samples --most --tick-ms --seed "
    "--json --lang --help",
    "solve": "game --option --checkpoint --cards --cores --out --lang --help",
}
ACTIONS = {
    "nodes": "--json --socket --port",
    "tables": "--json --socket --port",
    "table": "code --json --socket --port",
    "close": "code --reason --socket --port",
    "announce": "text --for --only --clear --socket --port",
    "drain": "--for --cancel --node --socket --port",
    "blocks": "--socket --port",
    "block": "address --for --socket --port",
    "unblock": "address --socket --port",
    "metrics": "--socket --port",
    "usage": "--days --json --db",
    "prune": "--days --db",
    "backup": "file --db",
    "restore": "file --replace --db",
}
"""The options of `mauseloch admin`."""

OWN = {
    "agent": ("regret",),
    "game": ("play", "watch", "solve", "compile", "regret"),
    "bots": ("play", "watch", "arena", "exploit"),
    "db": ("export",),
    "games": ("simulate", "stats", "arena"),
    "out": ("solve", "arena"),
    "seats": ("arena",),
    "seat": ("review", "worth"),
    "seed": ("review", "worth"),
    "json": ("review", "worth", "regret"),
    "matches": ("regret",),
    "against": ("regret",),
    "option": ("exploit",),
    "samples": ("regret",),
}
"""Options that mean something different in these commands."""
SHARED = {"worth-seed": "review-seed", "worth-json": "review-json"}
"""Those that mean the same as in another command."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("COLUMNS", "500")


def helps(capsys: Capture, *arguments: str) -> str:
    """The help text for these arguments."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def refusal(*arguments: str) -> UsageError:
    with pytest.raises(UsageError) as refused:
        parsed(arguments)
    return refused.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_every_command(language: str, capsys: Capture) -> None:
    speak = texts(language)
    told = helps(capsys, "--help", "--lang", language)
    assert told == overview(speak) == helps(capsys, "-h", f"--lang={language}")
    for command in COMMANDS:
        does = speak(say(f"help-{command}"))
        assert re.search(rf"^  mauseloch {command} +{re.escape(does)}$", told, re.MULTILINE)
    first, _, last = told.split("\n\n")
    assert first.split() == speak(say("help-about")).split()  # however many lines it takes
    assert last.split() == speak(say("help-more")).split()
    assert all(len(line) <= 80 for line in told.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [one for one in COMMANDS if one != "admin"])
def test_every_command_has_its_help(command: str, language: str, capsys: Capture) -> None:
    speak = texts(language)
    told = helps(capsys, command, "--help", "--lang", language)
    assert told.startswith(f"{speak(say('help-usage'))} mauseloch {command} ")
    assert speak(say(f"help-{command}")) in told
    assert speak(say("help-arguments")) in told
    for option in OPTIONS[command].split():
        name = option.removeprefix("--")
        own = command in OWN.get(name, ())
        named = f"{command}-{name}" if own else name
        said = speak(say(f"help-{SHARED.get(named, named)}"))
        label = option if option.startswith("--") else option.upper()
        assert re.search(rf"^  (-h, )?{label}.*{re.escape(said)}$", told, re.MULTILINE), option
    known = set(re.findall(r"^  (?:-h, )?(--[\w-]+)", told, re.MULTILINE))
    assert known == {option for option in OPTIONS[command].split() if option.startswith("--")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_admin_has_its_help(language: str, capsys: Capture) -> None:
    speak = texts(language)
    told = helps(capsys, "admin", "--lang", language)
    assert told == admin_overview(speak) == helps(capsys, "admin", "--help", "--lang", language)
    assert all(len(line) <= 100 for line in told.splitlines())
    assert set(ADMIN) == set(ACTIONS)
    for action, options in ACTIONS.items():
        does = speak(say(f"help-admin-{action}"))
        assert re.search(rf"^  mauseloch admin {action} +{re.escape(does)}$", told, re.MULTILINE)
        own = helps(capsys, "admin", action, "--help", "--lang", language)
        assert own.startswith(f"{speak(say('help-usage'))} mauseloch admin {action} ")
        assert does in own
        known = set(re.findall(r"^  (?:-h, )?(--[\w-]+)", own, re.MULTILINE))
        assert known == {one for one in options.split() if one[0] == "-"} | {"--lang", "--help"}
    refused = refusal("admin", "fly", "--lang", language).words
    assert refused == say("usage-action", action="'fly'", actions=tuple(ADMIN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_line_that_cannot_be_understood_is_refused_in_its_language(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = [
        (["fly"], say("usage-command", command="'fly'", commands=COMMANDS)),
        (
            ["play", "geier", "zocken"],
            say("usage-unknown", argument="'zocken'", command="play"),
        ),
        (["replay", "--fast"], say("usage-unknown", argument="'--fast'", command="replay")),
        (["watch", "--seats"], say("usage-argument", argument="--seats", command="watch")),
        (["watch", "--seats", "x"], say("usage-argument", argument="--seats", command="watch")),
    ]
    for arguments, words in wrong:
        error = refusal(*arguments, "--lang", language)
        assert (error.words, error.language) == (words, language)
        monkeypatch.setenv("LC_ALL", language)
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", f"mauseloch: {texts(language)(words)}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_language_is_refused_in_that_of_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    error = refusal("games", "--lang", "tlh")
    assert error.language == language
    assert error.words == say("usage-language", language="'tlh'", languages=LANGUAGES)
    assert refusal("games", "--lang").language == language


@pytest.mark.parametrize("language", [["--lang", "fr"], ["--lang=fr"]])
def test_the_language_may_stand_before_everything_else(
    language: list[str], capsys: Capture
) -> None:
    chosen = parsed([*language, "rules", "geier"])
    assert (chosen.command, chosen.game, chosen.lang) == ("rules", "geier", "fr")
    assert helps(capsys, *language, "--help") == overview(texts("fr"))
    assert parsed(language).command == "play"
    assert refusal(*language, "fly").language == "fr"
    assert main([*language, "games"]) == 0
    assert texts("fr")(say("geier-about")) in capsys.readouterr().out


def test_the_last_language_that_is_given_is_spoken() -> None:
    assert parsed(["games", "--lang", "de", "--lang", "it"]).lang == "it"


def test_without_a_command_it_is_played() -> None:
    for arguments in ([], ["--plain"], ["--seed", "watch"]):
        assert parsed(arguments).command == "play"
    assert parsed(["--seed", "watch"]).seed == "watch"


def test_what_is_not_said_is_left_open() -> None:
    chosen = vars(parsed(["play"]))
    assert chosen.pop("command") == "play"
    assert chosen.pop("written") == ("play",)
    assert chosen.pop("lang") == "en"
    assert chosen.pop("option") == []
    assert chosen.pop("plain") is False
    assert set(chosen.values()) == {None}


def test_options_are_not_guessed_from_their_beginnings() -> None:
    assert refusal("watch", "--see", "3").words.id == "usage-unknown"


def test_the_arguments_are_those_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["mauseloch", "rules", "geier"])
    assert parsed(None).game == "geier"


def test_the_version_is_told(capsys: Capture) -> None:
    assert re.fullmatch(r"mauseloch \d+\.\d+\.\d+(\.dev0)?\n", helps(capsys, "--version"))
    assert re.fullmatch(r"mauseloch .*\n", helps(capsys, "--lang", "de", "--version"))


@pytest.mark.parametrize(
    ("game", "argument", "value"),
    [
        ("zocken", "--cards", "5"),
        ("zocken", "--out", "t.csv"),
        ("goofspiel", "--option", "risk=true"),
        ("goofspiel", "--checkpoint", "f"),
    ],
)
def test_what_solves_another_game_is_refused(game: str, argument: str, value: str) -> None:
    with pytest.raises(UsageError) as refused:
        solve.run(parsed(["solve", game, argument, value]), texts("en"))
    assert refused.value.words == say("usage-argument", argument=argument, command="solve")

"""Playing in lines of words, as a script does through a pipe."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from itertools import islice
from pathlib import Path
from shlex import quote

import pytest

import mauseloch
from mauseloch.bots import LADDER
from mauseloch.cli import main
from mauseloch.core.errors import shown
from mauseloch.core.record import Player, Record
from mauseloch.core.words import Say, say
from mauseloch.terminal.files import held
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import story
from mauseloch.texts import texts
from tests.goldens import FOLDER
from tests.terminal.typing_in import (
    Keyboard,
    assert_rules_are_laid_out,
    by_beginning,
    by_name,
    by_notation,
    by_number,
    script,
    seating,
)

Capture = pytest.CaptureFixture[str]
How = Callable[[str, Seating], str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


class Pipe:
    """The program at the end of a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def plays(self, typed: str | Iterator[str], *arguments: str | Path) -> str:
        """Play a match to its end; return the output."""
        self._types(typed)
        assert main(["play", *map(str, arguments)]) == 0
        told = self.capsys.readouterr()
        assert told.err == ""
        return told.out

    def fails(self, typed: str | Iterator[str], *arguments: str | Path) -> tuple[str, str]:
        """Return the output of a match that the program abandons, and its one-line reason."""
        self._types(typed)
        with pytest.raises(SystemExit) as stopped:
            main(["play", *map(str, arguments)])
        assert stopped.value.code == 2
        told = self.capsys.readouterr()
        assert told.err.startswith("mauseloch: ")
        assert told.err.count("\n") == 1
        return told.out, told.err.removeprefix("mauseloch: ").rstrip("\n")

    def _types(self, typed: str | Iterator[str]) -> None:
        lines = StringIO(typed) if isinstance(typed, str) else Keyboard(typed, terminal=False)
        self.monkeypatch.setattr("sys.stdin", lines)


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Pipe:
    return Pipe(monkeypatch, capsys)


def noted(lines: Iterator[str], typed: list[str]) -> Iterator[str]:
    """The same lines, also appended to a list."""
    for line in lines:
        typed.append(line)
        yield line


def as_text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def in_order(wanted: Sequence[str], lines: Sequence[str]) -> bool:
    """Whether all that is wanted is there, in the given order."""
    left = iter(lines)
    return all(any(line == one for line in left) for one in wanted)


MATCHES: list[tuple[str, How, tuple[str, ...]]] = [
    ("mausen", by_number, ("--seats", "3")),
    ("mausen", by_name, ("--names", "Zoë,Ben", "--bots", "simple,random")),
    ("mausen", by_beginning, ("--names", "Ada,Ben,Cleo", "--bots", "none")),
    ("geier", by_number, ()),
    ("geier", by_notation, ("--names", "Ada,Ben", "--bots", "none")),
    ("geier", by_name, ("--seats", "5", "--bots", "simple,simple")),
    ("zocken", by_number, ("--names", "Ada,Ben", "--bots", "none")),
    ("zocken", by_name, ("--seats", "3", "--bots", "simple,simple")),
    ("zocken", by_beginning, ("--names", "Ben", "--option", "series=true", "--seats", "2")),
    ("geflippt", by_notation, ("--seats", "2")),
    ("geflippt", by_name, ("--seats", "3", "--bots", "pip,random")),
    ("geflippt", by_number, ("--seats", "2", "--bots", "zeno")),
    ("geflippt", by_beginning, ("--names", "Zoë", "--seats", "2")),
]


@pytest.mark.parametrize(("game", "how", "arguments"), MATCHES)
def test_a_script_plays_a_whole_match(
    game: str, how: How, arguments: tuple[str, ...], file: Path, pipe: Pipe
) -> None:
    asked = (game, *arguments, "--seed", "7")
    typed: list[str] = []
    told = pipe.plays(noted(script(file, how), typed), *asked, "--save", file)
    lines = told.splitlines()
    now = seating(file)
    assert now.match.outcome is not None
    assert lines[0].startswith(f"== {texts('en')(say(f'{game}-title'))} – {now.names[0]}")
    assert lines[-1] == texts("en")(say("play-kept", file=str(file)))
    assert in_order(list(story(now.match, texts("en"), None, now.names)), lines)
    echoes = [f"{now.names[seat]}> {line}" for line in typed for seat in now.people]
    assert [line for line in lines if line in echoes] == [
        line for line in lines if "> " in line and line.split("> ")[0] in now.names
    ]
    assert len(typed) == sum("> " in line for line in lines)
    # Only times and cards matter: typed without delay, the same lines give the same match.
    assert pipe.plays(as_text(typed), *asked).splitlines() == lines[:-1]


@pytest.mark.parametrize(
    ("game", "arguments"),
    [
        ("mausen", ("--names", "Ada,Ben", "--bots", "simple,random")),
        ("geier", ("--seats", "3")),
        ("zocken", ("--seats", "2")),
        ("geflippt", ("--seats", "3", "--bots", "simple,random")),
    ],
)
def test_a_match_that_breaks_off_goes_on_to_the_same_end(
    game: str, arguments: tuple[str, ...], file: Path, pipe: Pipe
) -> None:
    asked = (game, *arguments, "--seed", "3")
    typed: list[str] = []
    pipe.plays(noted(script(file, by_notation), typed), *asked, "--save", file)
    whole = Record.load(file)
    parts = [[], typed[:1], typed[1:6], typed[6 : len(typed) // 2], typed[len(typed) // 2 : -1]]
    told, why = pipe.fails("", *asked, "--save", file)
    for part in parts:
        told, why = pipe.fails(as_text(part), "--resume", file)
        assert why == texts("en")(say("error-not-over"))
        record = Record.load(file)
        assert record.outcome is None
        assert list(record.inputs) == list(whole.inputs[: len(record.inputs)])
        assert record.players == whole.players
    told = pipe.plays(as_text(typed[-1:]), "--resume", file)
    assert told.splitlines()[-1] == texts("en")(say("play-kept", file=str(file)))
    assert Record.load(file) == whole


def not_understood(typed: str, now: Seating) -> Say:
    legal = list(now.match.legal(now.people[0]))
    return say("play-not-understood", typed=shown(typed), legal=legal)


def needs_time(typed: str, now: Seating) -> Say:
    return say("play-needs-time", typed=shown(typed))


def too_quick(typed: str, now: Seating) -> Say:
    return say("geflippt-guess", ms=99)


def too_late(typed: str, now: Seating) -> Say:
    deadline_ms = now.match.waiting.deadline_ms or 0
    detail = f"geflippt: {deadline_ms + 1} ms is past the deadline, {deadline_ms} ms"
    return say("error-too_late", detail=detail)


@pytest.mark.parametrize(
    ("game", "rubbish", "why"),
    [
        ("geier", "16", not_understood),
        ("geier", "3", not_understood),
        ("geier", "", not_understood),
        ("geier", "\x1b[2J", not_understood),
        ("mausen", "eleph", not_understood),
        ("geflippt", "fly", needs_time),
        ("geflippt", "pass", needs_time),
        ("geflippt", "pass @9999999999", needs_time),
        ("geflippt", "pass @-1", needs_time),
        ("geflippt", "pass @99", too_quick),
        ("geflippt", "pass @8001", too_late),
    ],
)
def test_what_a_script_gets_wrong_ends_the_match_with_one_line(
    game: str, rubbish: str, why: Callable[[str, Seating], Say], file: Path, pipe: Pipe
) -> None:
    before = {"geier": "3\n", "mausen": "5\n", "geflippt": "wait\n"}[game]
    asked = (game, "--seed", "7", "--names", "Ada", "--save", file)
    pipe.fails(before, *asked)
    sound = file.read_bytes()
    wanted = why(rubbish, seating(file))
    assert pipe.fails(f"{before}{rubbish}\n", *asked)[1] == texts("en")(wanted)
    assert file.read_bytes() == sound
    _told, german = pipe.fails(f"{rubbish}\n", "--resume", file, "--lang", "de")
    assert german == texts("de")(wanted)
    assert file.read_bytes() == sound


def test_a_reaction_that_is_none_is_rubbish_at_any_time(pipe: Pipe) -> None:
    _told, why = pipe.fails("wait\nfly @850\n", "geflippt", "--seed", "7")
    assert "'fly'" in why


def test_the_end_of_the_input_is_told_in_german_too(pipe: Pipe) -> None:
    for language in ("en", "de"):
        _told, why = pipe.fails("", "geier", "--lang", language)
        assert why == texts(language)(say("error-not-over"))


def test_bytes_that_are_no_text_are_rubbish_like_any_other(
    monkeypatch: pytest.MonkeyPatch, pipe: Pipe, tmp_path: Path
) -> None:
    (tmp_path / "typed").write_bytes(b"\xff\n")
    with (tmp_path / "typed").open(encoding="utf-8") as typed:
        monkeypatch.setattr(pipe, "_types", lambda _: monkeypatch.setattr("sys.stdin", typed))
        assert "'\N{REPLACEMENT CHARACTER}'" in pipe.fails("", "geier")[1]


@pytest.mark.parametrize(("game", "language"), [("zocken", "en"), ("geflippt", "de")])
def test_a_question_mark_shows_the_rules(game: str, language: str, pipe: Pipe) -> None:
    told, _ = pipe.fails("?\n", game, "--option", *OPTIONS[game], "--seed", "7", "--lang", language)
    assert_rules_are_laid_out(told, game, language)
    assert all(len(line) <= 80 for line in told.partition("> ?")[2].splitlines()[:20])
    possible = texts(language)(say("lines-possible", name="Ada"))
    before, _, after = told.partition("> ?")
    asked, again = (part.partition(possible)[2].partition("Ada")[0] for part in (before, after))
    assert asked == again != ""
    assert told.count(possible) == 2


OPTIONS = {"zocken": ("first=0",), "geflippt": ("window_ms=8000",)}


def test_a_question_shows_the_scene_and_every_choice_with_its_number(pipe: Pipe) -> None:
    told, _ = pipe.fails("", "mausen", "--seats", "3", "--seed", "7")
    lines = told.splitlines()
    start = lines.index(texts("en")(say("lines-possible", name="Ada")))
    assert lines[start + 1] == "   1  elephant1  (elephant 1)"
    told, _ = pipe.fails("", "geier", "--seed", "7")
    lines = told.splitlines()
    start = lines.index(texts("en")(say("lines-possible", name="Ada")))
    assert lines[start + 1 :] == ["  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "Ada> "]


def test_nothing_is_kept_that_nobody_asked_for(pipe: Pipe, tmp_path: Path) -> None:
    told = pipe.plays(as_text([str(card) for card in range(1, 16)]), "geier", "--seed", "1")
    assert told.splitlines()[-1].startswith("  ")  # the last line of the ranking
    assert list(tmp_path.iterdir()) == []


def test_a_script_that_is_interrupted_is_asked_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(iter([KeyboardInterrupt]), terminal=False))
    assert main(["play", "geier"]) == 130
    told = capsys.readouterr()
    assert told.err == ""
    assert texts("en")(say("leave")) not in told.out


def test_a_disk_that_fails_ends_a_script_with_one_line(
    pipe: Pipe, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_full() -> Iterator[str]:
        yield "1"
        file.unlink()
        file.mkdir()
        yield "2"

    _told, why = pipe.fails(one_then_full(), "geier", "--save", file)
    assert why == texts("en")(say("error-file", file=str(file), reason="Is a directory"))


def test_a_record_without_players_is_gone_on_with_as_usual(pipe: Pipe, file: Path) -> None:
    mauseloch.Match(mauseloch.game("geier"), 3, seed=1).record().save(file)
    told, _ = pipe.fails("4\n", "--resume", file)
    assert told.startswith("== Hol’s der Geier – Ada, Ben and Cleo ==\n")
    assert Record.load(file).players == (
        Player("Ada"),
        Player("Ben", "bruno"),
        Player("Cleo", "bruno"),
    )


def test_a_record_without_players_is_gone_on_with_by_those_named(pipe: Pipe, file: Path) -> None:
    mauseloch.Match(mauseloch.game("geier"), 3, seed=1).record().save(file)
    _told, _ = pipe.fails("", "--resume", file, "--names", "Mia,Zoë", "--bots", "random")
    assert [(one.name, one.bot) for one in Record.load(file).players] == [
        ("Mia", None),
        ("Zoë", None),
        ("Ada", "random"),
    ]


def test_the_last_match_that_was_broken_off_needs_no_name(pipe: Pipe, tmp_path: Path) -> None:
    folder = tmp_path / "state" / "mauseloch"
    folder.mkdir(parents=True)
    pipe.fails("4\n", "geier", "--save", folder / "one.json", "--names", "Mia")
    told, _ = pipe.fails("", "--resume")
    assert "Mia> " in told
    pipe.plays(as_text([str(card) for card in range(1, 16) if card != 4]), "--resume")
    assert Record.load(folder / "one.json").outcome is not None


GAMES = list(mauseloch.games())
NO_FILE = "No such file or directory"


def few_seats(game: str, least: int, most: int, seats: int) -> Say:
    title = say(f"{game}-title")
    return say("error-bad_seats-number", game=title, least=least, most=most, seats=str(seats))


def differ(people: int, bots: int, seats: int) -> Say:
    return say("error-seats-differ", people=people, bots=bots, seats=seats)


def bad_name(name: str) -> Say:
    return say("error-bad-name", most=24, name=shown(name))


OVER = str(FOLDER / "geier-2.json")
REFUSED: list[tuple[str, Say]] = [
    ("", say("error-no-game", games=GAMES)),
    ("chess", say("error-unknown_game", name="'chess'", games=GAMES)),
    ("geflippt --names Ada,Ben", say("error-one-person", game=say("geflippt-title"))),
    ("geflippt --seats 2 --bots none", say("error-one-person", game=say("geflippt-title"))),
    ("geier --seats 6", few_seats("geier", 2, 5, 6)),
    ("geier --seats 0", few_seats("geier", 2, 5, 0)),
    ("geier --seats 9 --bots simple", few_seats("geier", 2, 5, 9)),
    ("geier --names A,B,C,D,E,F", few_seats("geier", 2, 5, 6)),
    ("mausen --bots simple", few_seats("mausen", 3, 6, 2)),
    ("geier --seats 4 --names Ada --bots simple,simple", differ(1, 2, 4)),
    ("geier --seats 2 --bots simple,simple,simple", differ(0, 3, 2)),
    ("geier --seats 2 --names A,B,C", differ(3, 0, 2)),
    ("geier --seats 2 --bots simple,simple", say("error-nobody")),
    ("geflippt --seats 2 --bots simple,simple", say("error-nobody")),
    ("geier --names Ada,", bad_name("")),
    (f"geier --names {'x' * 25}", bad_name("x" * 25)),
    ("geier --names 'A\tB'", bad_name("A\tB")),
    ("geier --names Ada,Ada", say("error-same-names")),
    (
        "geflippt --bots genius",
        say("error-unknown_bot-name", name="'genius'", bots=["random", "simple", *LADDER]),
    ),
    (
        "geier --option tea=1",
        say("error-bad_option-unknown", name="'tea'", options=["winner", "open_discards"]),
    ),
    ("geier --option winner", say("error-bad_option-form", text="'winner'")),
    ("--resume", say("error-none-broken-off")),
    (f"--resume {quote(OVER)}", say("error-over", file=OVER)),
    (f"geier --resume {quote(OVER)}", say("error-resume-alone")),
    (f"--resume {quote(OVER)} --seed 1", say("error-resume-alone")),
    (f"--resume {quote(OVER)} --option winner=unique", say("error-resume-alone")),
    (f"geier --save {quote(__file__)}", say("error-not-ours", file=__file__)),
    ("--resume /no/one.json", say("error-file", file="/no/one.json", reason=NO_FILE)),
    ("geier --save /no/one.json", say("error-file", file="/no/one.json", reason=NO_FILE)),
]


@pytest.mark.parametrize(("arguments", "why"), REFUSED)
def test_a_match_that_cannot_be_is_refused_before_it_begins(
    arguments: str, why: Say, pipe: Pipe
) -> None:
    for language in ("en", "de"):
        given = shlex.split(arguments)
        assert pipe.fails("1\n", *given, "--lang", language) == ("", texts(language)(why))


def test_what_a_script_sends_cannot_steer_the_terminal_that_it_is_told_to(pipe: Pipe) -> None:
    told, why = pipe.fails("\x1b[2J\x07\n", "geier", "--seed", "7", "--names", "Ada")
    assert "Ada> ?[2J?\n" in told
    assert (told + why).replace("\n", "").isprintable()


def test_a_match_that_is_being_played_is_refused_in_every_language(pipe: Pipe, file: Path) -> None:
    pipe.fails("4\n", "geier", "--save", file)
    before = file.read_bytes()
    with held(file):
        for language in ("en", "de"):
            why = texts(language)(say("error-played", file=str(file)))
            assert pipe.fails("5\n", "--resume", file, "--lang", language) == ("", why)
    assert file.read_bytes() == before


def test_a_first_player_who_is_not_there_is_refused(pipe: Pipe) -> None:
    told, why = pipe.fails("", "zocken", "--seats", "2", "--option", "first=3")
    assert told == ""
    assert "first" in why


def test_what_is_no_record_is_not_gone_on_with(pipe: Pipe, file: Path) -> None:
    file.touch()
    told, why = pipe.fails("", "--resume", file)
    assert told == ""
    assert why == texts("en")(
        say("error-foreign_record", detail="not a Mauseloch record: no JSON at line 1, column 1")
    )


@pytest.mark.parametrize(
    ("players", "why"),
    [
        ([Player("Ada", "simple"), Player("Ben", "random")], say("error-nobody")),
        (
            [Player("Ada"), Player("Ben", "genius")],
            say("error-unknown_bot-name", name="'genius'", bots=["random", "simple", *LADDER]),
        ),
    ],
)
def test_a_record_with_impossible_players_is_refused(
    players: list[Player], why: Say, pipe: Pipe, file: Path
) -> None:
    record = mauseloch.Match(mauseloch.game("geflippt"), 2, seed=1).record()
    Record(**{**vars(record), "players": players}).save(file)
    assert pipe.fails("", "--resume", file)[1] == texts("en")(why)


def test_bots_that_search_say_that_they_need_a_moment(pipe: Pipe, file: Path) -> None:
    told, _ = pipe.fails("", "mausen", "--seats", "3", "--bots", "bruno,zeno", "--save", file)
    assert texts("en")(say("play-get-ready")) in told
    told, _ = pipe.fails("", "mausen", "--seats", "3", "--bots", "bruno", "--save", file)
    assert texts("en")(say("play-get-ready")) not in told


def test_people_without_number_or_bots_get_as_many_bots_as_usual(pipe: Pipe, file: Path) -> None:
    for arguments, bots in [
        (("geier",), 3),
        (("geier", "--names", "A,B"), 2),
        (("zocken", "--names", "A,B,C,D"), 0),
        (("geier", "--names", "A,B,C,D,E"), 0),
        (("mausen", "--names", "A,B,C,D,E"), 0),
        (("geflippt", "--bots", " simple , random "), 2),
        (("geier", "--seats", "5", "--bots", ""), 0),
    ]:
        pipe.fails("", *arguments, "--save", file)
        record = Record.load(file)
        assert sum(player.bot is not None for player in record.players) == bots
        assert len({player.name for player in record.players}) == record.seats


def test_the_script_of_these_tests_never_ends_by_itself(file: Path, pipe: Pipe) -> None:
    """Make sure that a match which ends has been played to its end."""
    pipe.fails("", "geier", "--save", file)
    assert len(list(islice(script(file), 50))) == 50

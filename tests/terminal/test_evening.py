"""An evening at a line-only terminal: picking, playing, leaving, playing again."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import mauseloch
from mauseloch.cli import main
from mauseloch.core.errors import SetupError
from mauseloch.core.record import Player, Record
from mauseloch.core.words import Arg, say
from mauseloch.terminal import files
from mauseloch.terminal.evening import Evening
from mauseloch.terminal.lines import Lines
from mauseloch.terminal.picker import Wishes
from mauseloch.texts import texts
from tests.terminal.typing_in import (
    ENTER,
    Keyboard,
    Typed,
    assert_rules_are_laid_out,
    seated,
    seating,
)

Capture = pytest.CaptureFixture[str]
SAVE, FORGET, STAY = "1", "2", "3"
AGAIN, OTHER, KEEP, ENOUGH = "1", "2", "3", "4"
NUMBER = {name: str(number) for number, name in enumerate(mauseloch.games(), start=1)}
SEED = "2"
"""With this seed, seat 0 turns up the first of two mice in Mausgeflippt."""
USUAL = [ENTER] * 4
"""Ada, and the usual number of bots, level of play and rules."""

GEIER = {"game": "geier", "bots": "simple", "options": ["winner=unique"]}
"""Wishes that leave nothing to ask."""


def en(message: str, **args: Arg) -> str:
    return texts("en")(say(message, **args))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "mauseloch"


class Table:
    """A person at a dumb terminal, and what the program wrote."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
        self.home = home
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.told = ""

    def spends(self, typed: Iterable[Typed], **wishes: object) -> list[str]:
        """Spend an evening; return the lines still to be printed after it."""
        self.monkeypatch.setattr("sys.stdin", Keyboard(iter(typed)))
        evening = Evening(Lines(texts("en"), scripted=False), Wishes(**wishes))  # type: ignore[arg-type]  # any of them
        try:
            return evening.spend()
        finally:
            self.told = self.capsys.readouterr().out

    @property
    def file(self) -> Path:
        """The only record there is."""
        (file,) = self.home.glob("*.json")
        return file

    def plays(self) -> Iterator[Typed]:
        """Play a whole match, checking at every question that all of it is on disk."""
        inputs = 0
        while (now := seating(self.file)).match.outcome is None:
            assert len(now.match.inputs) > inputs
            inputs = len(now.match.inputs)
            seat = now.asked()
            assert seat is not None
            legal = now.match.legal(seat)
            yield "stop" if "stop" in legal else legal[0]


@pytest.fixture
def table(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Table:
    return Table(home, monkeypatch, capsys)


def test_a_match_from_the_picker_to_the_end(table: Table) -> None:
    players: list[Player] = []

    def typed() -> Iterator[Typed]:
        yield from [NUMBER["geier"], "Mia", "2", "2", "1"]
        players.extend(Record.load(table.file).players)
        yield from table.plays()
        yield ENOUGH

    assert table.spends(typed()) == []
    assert players == [Player("Mia"), Player("Ada", "lotte"), Player("Ben", "lotte")]
    for question in ("pick-game", "pick-names", "pick-bots", "pick-bot", "pick-options"):
        assert en(question) in table.told
    assert "== " in table.told
    assert list(table.home.iterdir()) == []


def test_enter_is_for_whatever_is_usual(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from [NUMBER["mausen"], *USUAL]
        record = Record.load(table.file)
        assert record.options == mauseloch.game("mausen").chosen
        assert [player.bot for player in record.players] == [None, "bruno", "bruno", "bruno"]
        assert record.players[0].name == "Ada"

    (told,) = table.spends(typed())  # the window is closed: the match is kept
    assert told == en("play-resume", command=f"mauseloch play --resume {table.file}")


def test_a_wrong_number_is_asked_again(table: Table) -> None:
    table.spends(["0", "5", "x", "-1", "1.5", NUMBER["zocken"], *USUAL, "x"])
    for wrong in ("0", "5", "x", "-1", "1.5"):
        assert en("lines-no-such-number", typed=repr(wrong), most=4) in table.told
    assert table.told.count(en("lines-pick", number=1)) >= 6
    assert Record.load(table.file).game == "zocken"


def test_options_are_chosen_one_by_one(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from [NUMBER["geflippt"], "Mia", "1", ENTER, "2"]
        yield from ["fast", "999", "2000", ENTER]
        options = Record.load(table.file).options
        assert options["window_ms"] == 2000
        assert options["photo_finish_ms"] == mauseloch.game("geflippt").chosen["photo_finish_ms"]

    table.spends(typed())
    for wrong in ("fast", "999"):
        refused = "error-bad_option-number"
        told = en(refused, name="window_ms", least="1000", most="60000", value=repr(wrong))
        assert told in table.told


def test_only_players_who_are_there_can_begin(table: Table) -> None:
    """Mäusezocken's option `first` sets who begins: chosen by lot, or one of two players."""
    asked = [NUMBER["zocken"], "Mia", "1", ENTER, "2"]
    names = [option.name for option in mauseloch.game("zocken").options]

    def typed() -> Iterator[Typed]:
        yield from asked
        for name in names:
            if name == "first":
                yield "4"
                yield "3"
            else:
                yield "2"
        record = Record.load(table.file)
        assert record.options["first"] == 1
        assert record.options["series"] is True

    table.spends(typed())
    assert en("lines-no-such-number", typed="'4'", most=3) in table.told
    heading = en("zocken-option-first")
    asked_for = table.told.partition(heading)[2].splitlines()[1:4]
    assert asked_for[1:] == ["  2  Mia", "  3  Ada"]  # by name, since nobody counts seats
    assert en("option-seat", number=2) not in table.told


def test_wrong_names_are_asked_again(table: Table) -> None:
    wrong = ["Ada,Ada", "Ada,", "x" * 25, "A,B,C,D,E", "Mia"]
    table.spends([NUMBER["zocken"], *wrong, "1", ENTER, ENTER])
    assert en("error-same-names") in table.told
    assert en("error-bad-name", most=24, name="''") in table.told
    assert en("error-bad-name", most=24, name=repr("x" * 25)) in table.told
    assert en("error-too-many-names", most=4) in table.told
    assert Record.load(table.file).players[0] == Player("Mia")


def test_a_race_is_for_one_person(table: Table) -> None:
    table.spends([NUMBER["geflippt"], "Ada,Ben", "Mia", "1", ENTER, ENTER])
    assert en("pick-name") in table.told
    assert en("error-too-many-names", most=1) in table.told
    assert Record.load(table.file).players[0] == Player("Mia")


def test_hidden_hands_are_for_one_person_where_nothing_can_be_hidden(table: Table) -> None:
    table.spends([NUMBER["geier"], "Ada,Ben", "Mia", "1", ENTER, ENTER])
    assert en("error-cannot-hide") in table.told
    assert Record.load(table.file).players[0] == Player("Mia")
    table.file.unlink()
    with pytest.raises(SetupError, match="cannot hide") as refused:
        table.spends([], game="mausen", names="Ada,Ben", bots="simple")
    assert refused.value.words == say("error-cannot-hide")
    assert table.told == ""
    assert list(table.home.iterdir()) == []


def test_hidden_hands_of_two_are_not_gone_on_with_where_nothing_can_be_hidden(
    table: Table, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    seated("geier", 2, 0, file=file).save()
    with pytest.raises(SetupError, match="cannot hide"):
        table.spends([], resume=file)


def test_several_people_play_where_nothing_is_hidden(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from [NUMBER["zocken"], "Mia, Zoë", "1", ENTER]
        yield from table.plays()
        yield KEEP

    table.spends(typed())
    assert "Mia> " in table.told
    assert "Zoë> " in table.told
    assert Record.load(table.file).players == (Player("Mia"), Player("Zoë"))


def test_a_full_table_is_not_asked_for_bots(table: Table) -> None:
    table.spends([ENTER], game="zocken", names="A,B,C,D")
    assert en("pick-bots") not in table.told
    assert Record.load(table.file).seats == 4
    table.file.unlink()
    with pytest.raises(SetupError, match="zocken is for 2 to 4 seats, not 6"):
        table.spends([ENTER], game="zocken", names="A,B,C,D,E,F")


def test_what_was_said_before_is_not_asked_for(table: Table) -> None:
    options = ["winner=highest_mouse"]
    table.spends([], game="geier", bots="random", options=options, seed="5")
    assert table.told.startswith("== ")
    record = Record.load(table.file)
    assert (record.seed, record.seats, record.options["winner"]) == ("5", 2, "highest_mouse")
    with pytest.raises(SetupError, match="geier is for 2 to 5 seats, not 7"):
        table.spends([], game="geier", seats=7)
    assert table.told == ""


def test_what_is_refused_is_asked_again(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from ["99", "rubbish", ENTER, "?", "4"]
        assert [str(put) for put in Record.load(table.file).inputs if put.actor == 0] == ["0 4"]

    table.spends(typed(), **GEIER)
    legal = [en("geier-card", card=card) for card in range(1, 16)]
    for wrong in ("99", "rubbish", ""):
        assert en("play-not-understood", typed=repr(wrong), legal=legal) in table.told
    assert_rules_are_laid_out(table.told, "geier", "en")


def test_ctrl_c_and_stay_goes_on_as_if_nothing_had_been(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield "4"
        before = table.file.read_bytes()
        yield KeyboardInterrupt
        yield STAY
        assert table.file.read_bytes() == before
        yield from table.plays()
        yield ENOUGH

    assert table.spends(typed(), **GEIER) == []
    assert table.told.count(en("leave")) == 1
    assert list(table.home.iterdir()) == []


@pytest.mark.parametrize("answer", [SAVE, KeyboardInterrupt, ""])
def test_ctrl_c_and_leave_keeps_the_match(answer: Typed, table: Table) -> None:
    (told,) = table.spends(["4", KeyboardInterrupt, answer], **GEIER)
    assert told == en("play-resume", command=f"mauseloch play --resume {table.file}")
    assert [str(put) for put in Record.load(table.file).inputs if put.actor == 0] == ["0 4"]


def test_ctrl_c_and_forget_keeps_nothing(table: Table) -> None:
    assert table.spends(["4", KeyboardInterrupt, FORGET], **GEIER) == []
    assert list(table.home.iterdir()) == []


def test_a_file_that_was_asked_for_is_not_forgotten(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    typed: list[Typed] = ["4", KeyboardInterrupt, "2", KeyboardInterrupt, "1"]  # stay, then leave
    (told,) = table.spends(typed, save=file, **GEIER)
    assert told == en("play-resume", command=f"mauseloch play --resume '{file}'")
    assert en("leave-drop") not in table.told
    assert Record.load(file).outcome is None


def test_a_match_that_was_broken_off_is_offered_and_gone_on_with(table: Table) -> None:
    table.spends(["4", "5"], **GEIER)
    before = Record.load(table.file)

    def typed() -> Iterator[Typed]:
        yield "5"
        yield from table.plays()
        whole = Record.load(table.file)
        assert list(whole.inputs[: len(before.inputs)]) == list(before.inputs)
        assert whole.seed == before.seed
        yield ENOUGH

    assert table.spends(typed()) == []
    assert en("pick-resume", title=say("geier-title")) in table.told
    assert list(table.home.iterdir()) == []


def test_a_new_match_can_be_played_although_one_was_broken_off(table: Table) -> None:
    table.spends(["4"], **GEIER)
    old = table.file
    table.spends([NUMBER["geier"], "Mia", *USUAL[1:]])
    assert len(list(table.home.iterdir())) == 2
    assert Record.load(old).players[0] == Player("Ada")


def test_a_record_without_players_asks_how_well_the_bots_play(table: Table, home: Path) -> None:
    home.mkdir()
    mauseloch.Match(mauseloch.game("geflippt"), 3, seed=1).record().save(home / "match.json")
    table.spends(["5", "1"])
    who = Record.load(home / "match.json").players
    assert [player.name for player in who] == ["Ada", "Ben", "Cleo"]
    assert who[0].bot is None
    assert who[1].bot == who[2].bot == "pip"


def test_a_file_from_elsewhere_stays_when_its_match_is_over(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    seated("geier", file=file).save()

    def typed() -> Iterator[Typed]:
        while (now := seating(file)).match.outcome is None:
            yield now.match.legal(0)[0]
        assert en("after-keep") not in table.told
        yield "3"  # enough: the record is already kept, so that isn't offered

    assert table.spends(typed(), resume=file) == [en("play-kept", file=str(file))]
    assert Record.load(file).outcome is not None
    assert en("after-keep") not in table.told


def test_a_record_is_kept_if_somebody_wants_it(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from table.plays()
        yield KEEP
        yield "3"

    assert table.spends(typed(), **GEIER) == [en("play-kept", file=str(table.file))]
    assert table.told.count(en("after-keep")) == 1
    assert mauseloch.replay(table.file).outcome is not None


@pytest.mark.parametrize("answer", [KeyboardInterrupt, ""])
def test_who_leaves_after_the_match_has_had_enough(answer: Typed, table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from table.plays()
        yield answer

    assert table.spends(typed(), **GEIER) == []
    assert list(table.home.iterdir()) == []


def test_again_moves_the_start_on_and_counts_the_wins(table: Table) -> None:
    records: list[Record] = []

    def typed() -> Iterator[Typed]:
        for _ in range(3):
            yield from table.plays()
            records.append(Record.load(table.file))
            yield AGAIN
        yield KeyboardInterrupt
        yield FORGET

    table.spends(
        typed(), game="zocken", names="Mia,Zoë", bots="none", seed="7", options=["first=1"]
    )
    assert [record.options["first"] for record in records] == [1, 0, 1]
    assert [record.seed for record in records] == ["7", "7/1", "7/2"]
    assert len({record.players for record in records}) == 1
    wins = {"Mia": 0, "Zoë": 0}
    for number, record in enumerate(records, start=1):
        assert record.outcome is not None
        for seat in record.outcome.winners:
            wins[record.players[seat].name] += 1
        tally = [
            say("tally-wins", name=name, wins=won)
            for name, won in sorted(wins.items(), key=lambda one: (-one[1], one[0]))
        ]
        assert (en("tally", matches=number, wins=tally) in table.told) is (number > 1)
    assert list(table.home.iterdir()) == []


def test_a_match_without_a_wished_seed_is_followed_by_another(table: Table) -> None:
    seeds = set()

    def typed() -> Iterator[Typed]:
        for _ in range(2):
            yield from table.plays()
            seeds.add(Record.load(table.file).seed)
            yield AGAIN

    table.spends(typed(), **GEIER)
    assert len(seeds) == 2


def test_another_game_is_picked_anew(table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from table.plays()
        yield OTHER
        yield from [NUMBER["mausen"], "Mia", *USUAL[1:]]
        record = Record.load(table.file)
        assert record.game == "mausen"
        assert record.players[0] == Player("Mia")

    (told,) = table.spends(typed(), **GEIER)
    assert str(table.file) in told


@pytest.mark.parametrize("answer", [KeyboardInterrupt, ""])
def test_who_picks_nothing_else_has_had_enough(answer: Typed, table: Table) -> None:
    def typed() -> Iterator[Typed]:
        yield from table.plays()
        yield KEEP
        yield OTHER
        yield answer

    assert table.spends(typed(), **GEIER) == [en("play-kept", file=str(table.file))]


def test_a_rematch_does_not_overwrite_the_file_that_was_asked_for(
    table: Table, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"

    def typed() -> Iterator[Typed]:
        while (now := seating(file)).match.outcome is None:
            yield now.match.legal(0)[0]
        first = file.read_bytes()
        yield AGAIN
        yield from table.plays()
        assert file.read_bytes() == first
        yield ENOUGH

    assert table.spends(typed(), save=file, **GEIER) == [en("play-kept", file=str(file))]


def test_play_goes_on_where_nothing_can_be_kept(table: Table, home: Path) -> None:
    home.write_text("in the way")

    def typed() -> Iterator[Typed]:
        yield "15"
        yield KeyboardInterrupt
        yield "2"  # stay: nothing is kept, so nothing can be forgotten
        yield from [str(card) for card in range(1, 15)]
        yield "3"  # keeping isn't offered, so the third choice is enough

    assert table.spends(typed(), **GEIER) == []
    assert table.told.startswith(en("play-not-saved"))
    assert f"  1  {en('leave-plainly')}\n" in table.told
    assert en("after-again") in table.told
    assert en("after-keep") not in table.told


@pytest.mark.parametrize("answer", [SAVE, ""])
def test_who_leaves_where_nothing_can_be_kept_is_told_of_no_file(
    answer: str, table: Table, home: Path
) -> None:
    home.write_text("in the way")
    assert table.spends(["1", KeyboardInterrupt, answer], **GEIER) == []


def failing(number: int) -> Callable[[Record, Path], None]:
    """Make the disk full after this many saves."""
    left = iter(range(number))
    save = Record.save

    def fails(record: Record, file: Path) -> None:
        if next(left, None) is None:
            raise OSError(28, "No space left on device", str(file))
        save(record, file)

    return fails


@pytest.mark.parametrize("times", [0, 1])
def test_a_full_disk_is_told_and_play_goes_on(
    times: int, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Record, "save", failing(times))
    cards = [str(card) for card in range(1, 16)]
    assert table.spends([*cards, ENOUGH], **GEIER) == []
    told = en("play-cannot-save", reason="No space left on device")
    assert table.told.count(told) == 1  # and not again, as long as the reason stays the same
    assert list(table.home.iterdir()) == []


def test_a_disk_that_is_full_again_is_told_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, works = failing(0), Record.save

    def typed() -> Iterator[Typed]:
        for card in range(1, 16):
            if card in {3, 6, 9}:
                monkeypatch.setattr(Record, "save", works if card == 6 else full)
            yield str(card)
        yield ENOUGH

    table.spends(typed(), **GEIER)
    assert table.told.count(en("play-cannot-save", reason="No space left on device")) == 2


def test_where_a_match_is_is_told_only_if_all_of_it_is_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk has room again when the player leaves, or is still full even then."""
    full, works = failing(0), Record.save

    def typed(at_last: Callable[[Record, Path], None]) -> Iterator[Typed]:
        yield "4"
        monkeypatch.setattr(Record, "save", full)
        yield "5"
        monkeypatch.setattr(Record, "save", at_last)
        yield KeyboardInterrupt
        yield SAVE

    (told,) = table.spends(typed(works), **GEIER)
    assert told == en("play-resume", command=f"mauseloch play --resume {table.file}")
    mine = [str(put) for put in Record.load(table.file).inputs if put.actor == 0]
    assert mine == ["0 4", "0 5"]
    table.file.unlink()
    (told,) = table.spends(typed(full), **GEIER)
    assert told == en("play-cannot-save", reason="No space left on device")


def test_what_is_to_be_said_is_said_even_if_something_fails(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "match.json"

    def broken(*_: object) -> str:
        raise ZeroDivisionError

    def typed() -> Iterator[Typed]:
        while (now := seating(file)).match.outcome is None:
            yield now.match.legal(0)[0]
        monkeypatch.setattr(Lines, "choose", broken)
        yield AGAIN

    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin", Keyboard(typed()))
    asked = ["--seats", "2", "--bots", "simple", "--option", "winner=unique"]
    with pytest.raises(ZeroDivisionError):
        main(["play", "geier", *asked, "--save", str(file)])
    assert capsys.readouterr().out.endswith(en("play-kept", file=str(file)) + "\n")


def test_an_error_of_ours_says_where_the_match_is(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(Lines, "choose", broken)
    with pytest.raises(ZeroDivisionError) as found:
        table.spends([], **GEIER)
    assert str(table.file) in found.value.__notes__[0]
    table.file.unlink()
    table.home.rmdir()
    table.home.write_text("in the way")
    with pytest.raises(ZeroDivisionError) as found:
        table.spends([], **GEIER)
    assert not hasattr(found.value, "__notes__")


def test_a_match_that_goes_on_has_no_result(table: Table) -> None:
    evening = Evening(Lines(texts("en"), scripted=False), Wishes())
    with pytest.raises(ValueError, match="no result yet"):
        evening._result(seated("geier"))


class Clock:
    """A clock that only moves while something is typed, for exact sums in eighths of a second."""

    def __init__(self) -> None:
        self.now = 1024.0

    def monotonic(self) -> float:
        return self.now

    def after(self, ms: int, typed: str) -> str:
        self.now += ms / 1000
        return typed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in ("lines", "seating"):
        there = f"mauseloch.terminal.{module}.time"
        monkeypatch.setattr(there, SimpleNamespace(monotonic=made.monotonic))
    return made


def race(table: Table, typed: Callable[[], Iterator[Typed]]) -> list[str]:
    """What is on disk after a race against a bot; with this seed the person turns up the mouse."""
    options = ["window_ms=2000"]
    table.spends(typed(), game="geflippt", bots="simple", seed=SEED, options=options)
    return [str(put) for put in Record.load(table.file).inputs]


def test_a_race_is_timed_by_the_enter_key(table: Table, clock: Clock) -> None:
    def typed() -> Iterator[Typed]:
        yield clock.after(500, "1")
        now = seating(table.file).match
        assert "0 reveal @500" in map(str, now.inputs)
        yield clock.after(1250, "pass")

    assert "0 pass @1750" in race(table, typed)


def test_who_is_too_late_is_not_heard(table: Table, clock: Clock) -> None:
    def typed() -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        yield clock.after(2125, "pass")

    inputs = race(table, typed)
    assert "clock @2500" in inputs
    assert not any(put.startswith("0 pass") for put in inputs)


def test_the_last_millisecond_counts(table: Table, clock: Clock) -> None:
    def typed() -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        yield clock.after(2000, "pass")

    assert "0 pass @2500" in race(table, typed)


def test_who_waits_lets_the_time_run_out(table: Table, clock: Clock) -> None:
    def typed() -> Iterator[Typed]:
        yield "wait"
        yield "wait"

    inputs = race(table, typed)
    assert inputs.index("clock @3000") < inputs.index("clock @5000")


def test_a_guess_costs_nothing_and_wrong_words_cost_their_time(table: Table, clock: Clock) -> None:
    def typed() -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        yield clock.after(0, "pass")
        yield clock.after(250, "rubbish")
        yield clock.after(125, "?")
        yield clock.after(375, "pass")

    assert "0 pass @1250" in race(table, typed)
    assert en("geflippt-guess", ms=0) in table.told
    assert "'rubbish'" in table.told
    assert_rules_are_laid_out(table.told, "geflippt", "en")


def test_a_race_that_was_left_goes_on_with_the_same_bots(table: Table, clock: Clock) -> None:
    def left() -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        yield KeyboardInterrupt
        yield STAY
        yield clock.after(1250, "pass")

    def straight() -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        yield clock.after(1250, "pass")

    inputs = race(table, left)
    table.file.unlink()
    assert inputs == race(table, straight)
    assert any(put.startswith("1 ") for put in inputs)


def test_leaving_a_race_and_staying_wins_no_time(table: Table, clock: Clock) -> None:
    def left(ms: int) -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        clock.now += 1
        yield KeyboardInterrupt
        yield clock.after(ms, STAY)
        yield clock.after(250, "pass")

    assert "0 pass @2250" in race(table, lambda: left(500))
    table.file.unlink()
    inputs = race(table, lambda: left(1000))  # long enough to miss it
    assert "clock @2500" in inputs
    assert not any(put.startswith("0 pass") for put in inputs)


def test_what_bots_do_in_a_race_is_not_on_disk_before_the_person_has_reacted(
    table: Table, clock: Clock
) -> None:
    def typed() -> Iterator[Typed]:
        yield clock.after(500, "reveal")
        yield clock.after(1000, "rubbish")
        assert not any(put.actor == 1 for put in Record.load(table.file).inputs)
        yield clock.after(250, "pass")
        assert any(put.actor == 1 for put in Record.load(table.file).inputs)

    assert "0 pass @1750" in race(table, typed)


def test_a_match_is_held_while_it_is_played_and_only_then(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    def typed() -> Iterator[Typed]:
        yield "4"
        assert len(list((table.home / "locks").iterdir())) == 1
        before = file.read_bytes()
        again = Evening(Lines(texts("en"), scripted=False), Wishes(resume=file))
        with pytest.raises(SetupError) as refused:
            again.spend()
        assert refused.value.words == say("error-played", file=str(file))
        saving = Wishes(save=file, **GEIER)  # type: ignore[arg-type]  # any of them
        with pytest.raises(SetupError, match="is being played in another window"):
            Evening(Lines(texts("en"), scripted=False), saving).spend()
        assert file.read_bytes() == before  # not even touched
        yield KeyboardInterrupt
        yield "1"

    assert len(table.spends(typed(), save=file, **GEIER)) == 1
    assert list(table.home.iterdir()) == []
    assert len(table.spends(["5"], resume=file)) == 1
    assert list(table.home.iterdir()) == []


def test_a_match_that_went_on_while_it_was_read_is_not_gone_on_with(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    seated("geier", file=file).save()
    now = seating(file)
    now.match.play(0, "5")
    hold = files.held

    def meanwhile(which: Path) -> files.held:
        now.record.save(which)
        return hold(which)

    monkeypatch.setattr(files, "held", meanwhile)
    with pytest.raises(SetupError) as refused:
        table.spends([], resume=file)
    assert refused.value.words == say("error-played", file=str(file))
    assert Record.load(file) == now.record
    assert not (table.home / "locks").exists()


@pytest.mark.parametrize(
    "wishes", [{"game": "geier"}, {"options": ["winner=unique"]}, {"seed": "0"}]
)
def test_a_file_says_game_options_and_seed_by_itself(
    wishes: dict[str, object], table: Table, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    seated("geier", file=file).save()
    before = file.read_bytes()
    with pytest.raises(SetupError) as refused:
        table.spends([], resume=file, **wishes)
    assert refused.value.words == say("error-resume-alone")
    assert file.read_bytes() == before


def test_what_is_no_record_is_not_replaced(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mia", encoding="utf-8")
    with pytest.raises(SetupError) as refused:
        table.spends([], save=file, **GEIER)
    assert refused.value.words == say("error-not-ours", file=str(file))
    assert file.read_text(encoding="utf-8") == "Dear Mia"
    file.write_text("", encoding="utf-8")
    table.spends([], save=file, **GEIER)
    table.spends(["4"], save=file, **GEIER)  # a record may be replaced
    assert len(Record.load(file).inputs) > 1


@pytest.mark.parametrize(
    "typed",
    ["Mia,Leo", "Mia & Leo", "Mia+Leo", "Mia und Leo", "Mia and Leo", "Mia et Leo", "Mia e Leo"],
)
def test_names_are_told_apart_as_people_write_them(typed: str, table: Table) -> None:
    table.spends([NUMBER["zocken"], typed, "1", ENTER])
    assert [player.name for player in Record.load(table.file).players] == ["Mia", "Leo"]


def test_names_may_have_such_words_in_them(table: Table) -> None:
    table.spends([NUMBER["zocken"], "Andrea e Undine, Etta", "1", ENTER])
    names = [player.name for player in Record.load(table.file).players]
    assert names == ["Andrea", "Undine", "Etta"]


def test_a_number_of_any_length_is_no_disaster(table: Table) -> None:
    table.spends(["9" * 5000, NUMBER["zocken"], *USUAL])
    assert Record.load(table.file).game == "zocken"


def test_the_seed_is_no_secret_that_the_title_tells(table: Table) -> None:
    table.spends([], seed="hush", **GEIER)
    title = en("play-title", game=say("geier-title"), players=["Ada", "Ben"])
    assert table.told.splitlines()[0] == f"== {title} =="
    assert "hush" not in table.told


def test_a_terminal_without_a_screen_gets_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, home: Path
) -> None:
    for arguments in (["--plain"], ["play"], []):
        monkeypatch.setenv("TERM", "xterm" if arguments == ["--plain"] else "dumb")
        monkeypatch.setattr("sys.stdin", Keyboard(iter([NUMBER["geier"], *USUAL, "3"])))
        assert main(arguments) == 0
        (file,) = home.iterdir()
        told = capsys.readouterr()
        assert told.out.startswith(en("pick-game"))
        assert told.out.endswith(
            en("play-resume", command=f"mauseloch play --resume {file}") + "\n"
        )
        assert told.err == ""
        file.unlink()

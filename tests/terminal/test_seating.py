"""Seating at a match: who plays."""

from pathlib import Path
from types import SimpleNamespace

import pytest

import mauseloch
from mauseloch.core.errors import SetupError, UnknownBotError
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.core.words import say
from mauseloch.terminal.seating import Seating
from tests.terminal.typing_in import seated


def test_people_and_bots_have_their_seats_and_names() -> None:
    seating = seated("mausen", 2, 2)
    assert seating.names == ("Ada", "Ben", "Cleo", "Dino")
    assert seating.people == (0, 1)


@pytest.mark.parametrize(
    ("game", "people", "bots", "hides"),
    [
        ("mausen", 2, 1, True),
        ("mausen", 1, 2, False),
        ("geier", 2, 0, True),
        ("zocken", 3, 0, False),
        ("geflippt", 1, 1, False),
    ],
)
def test_something_is_hidden_where_several_people_have_hands(
    game: str, people: int, bots: int, hides: bool
) -> None:
    assert seated(game, people, bots).hides is hides


def test_one_person_races_at_a_keyboard() -> None:
    with pytest.raises(SetupError, match="geflippt is a race: one person") as refused:
        seated("geflippt", 2, 1)
    assert refused.value.words == say("error-one-person", game=say("geflippt-title"))


def test_somebody_must_play() -> None:
    with pytest.raises(SetupError, match="nobody is playing at this keyboard"):
        seated("geier", 0, 2)


@pytest.mark.parametrize("kind", ["genius", ""])
def test_an_unknown_bot_is_found_out_before_the_match(kind: str) -> None:
    match = Match(mauseloch.game("geier"), 2, seed=1)
    with pytest.raises(UnknownBotError):
        Seating(match, [Player("Ada"), Player("Ben", kind)])


def test_all_bots_that_are_asked_answer_and_people_are_asked_in_turn() -> None:
    seating = seated("geier", 2, 2)
    assert [seat for seat, _ in seating.answers()] == [2, 3]
    assert seating.asked() == 0
    seating.match.play(0, "1")
    assert seating.asked() == 1
    seating.match.play(1, "1")
    assert seating.asked() is None
    assert [seat for seat, _ in seating.answers()] == [2, 3]
    seating.match.play(2, "1")
    assert [seat for seat, _ in seating.answers()] == [3]


def test_bots_answer_alike_after_a_break() -> None:
    seating = seated("mausen", 1, 3, seed="x")
    record = seating.record
    again = Seating(mauseloch.replay(record), record.players)
    assert again.answers() == seating.answers() == seating.answers()
    assert seated("mausen", 1, 3, seed="y").answers() != seating.answers()


def test_a_question_is_open_until_it_is_answered_or_over() -> None:
    seating = seated("geflippt")
    match = seating.match
    waiting = match.waiting
    assert seating.still_open(waiting)
    match.expire()  # time runs out, so the mouse is turned up
    assert not seating.still_open(waiting)
    waiting = match.waiting
    match.play(0, "pass", waiting.since_ms + 200)
    assert seating.still_open(waiting)
    match.play(1, "pass", waiting.since_ms + 300)
    assert not seating.still_open(waiting)
    turns = seated("geier")
    assert not turns.still_open(turns.match.waiting)


def test_the_clock_of_a_question_begins_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("mauseloch.terminal.seating.time", SimpleNamespace(monotonic=lambda: now))
    match = Match(mauseloch.game("geflippt", window_ms=3000), 2, seed=1)
    seating = Seating(match, [Player("Ada"), Player("Ben", "simple")])
    assert seating.begun() == 100
    now = 101
    assert seating.begun() == 100
    match.play(match.waiting.seats[0], "reveal", match.waiting.since_ms)
    assert match.waiting.deadline_ms == 3000  # the same as before, but another question
    assert seating.begun() == 101
    now = 102
    match.play(1, "pass", match.waiting.since_ms + 500)
    assert seating.begun() == 101  # the others still have the same question
    match.play(0, "pass", match.waiting.since_ms + 600)
    assert seating.begun() == 102


def test_the_file_holds_the_match_and_who_plays(tmp_path: Path) -> None:
    seated("geier").save()  # without a file nothing is written
    seating = seated("geier", file=tmp_path / "match.json")
    seating.save()
    seating.match.play(0, "3")
    assert len(Record.load(tmp_path / "match.json").inputs) == 1
    seating.save()
    record = Record.load(tmp_path / "match.json")
    assert record == seating.record
    assert [str(put) for put in record.inputs][1:] == ["0 3"]
    assert record.players == (Player("Ada"), Player("Ben", "simple"))


def test_bots_draw_anew_for_every_question_and_each_for_itself() -> None:
    """Every answer of a random bot is the first draw of its own generator."""
    match = Match(mauseloch.game("geflippt"), 3, seed="x")
    seating = Seating(match, [Player("Ada"), Player("Ben", "random"), Player("Cleo", "random")])
    delays: list[int] = []
    while len(delays) < 20:
        if len(match.waiting.seats) == 3:
            delays += [answer.delay_ms for _, answer in seating.answers()]
        match.expire()
    assert len(set(delays)) > 15

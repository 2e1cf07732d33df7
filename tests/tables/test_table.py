"""A table without a server: who may do what, what is stored, and whose turn it is."""

import re
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import mauseloch
from mauseloch.core.errors import InputError, MauselochError
from mauseloch.store import Append, Begin, End, PutTable
from mauseloch.tables.codes import new_code
from mauseloch.tables.document import PACES, Document, hashed, stored, unknown_fields
from mauseloch.tables.names import NAMES
from mauseloch.tables.table import Table, TableError, new_table

NOW = 1000.0


def table(**wanted: Any) -> Table:
    usual = {"game": "geier", "options": {}, "seats": 3, "bots": [], "public": False}
    made = new_table(
        id="link", code="mavo-27", pace="quick", host="host", now=NOW, **{**usual, **wanted}
    )
    made.changes = []
    return made


def code(error: pytest.ExceptionInfo[MauselochError]) -> str:
    return error.value.code


def started(**wanted: Any) -> Table:
    made = table(**wanted)
    made.sit("host", None, "Mia", NOW)
    made.sit("leo", None, "Leo", NOW)
    made.start("host", "match", "seed", NOW)
    made.changes = []
    return made


def test_a_new_table_is_stored_without_any_token() -> None:
    made = new_table(
        id="link",
        code="mavo-27",
        game="geier",
        options={"winner": "highest_mouse"},
        seats=3,
        bots=["simple", "random"],
        public=False,
        pace="calm",
        host="secret",
        now=NOW,
    )
    (put,) = made.changes
    assert isinstance(put, PutTable)
    assert b"secret" not in put.document
    document = msgspec.json.decode(put.document, type=Document)
    assert document == made.document
    assert document.host == hashed("secret")
    assert [place.bot for place in document.places] == ["", "simple", "random"]
    assert document.options == {"winner": "highest_mouse", "open_discards": False}


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": 9}, "bad_seats"),
        ({"options": {"tea": 1}}, "bad_option"),
        ({"bots": ["genius"]}, "unknown_bot"),
        ({"bots": ["simple"] * 4}, "bad_setup"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wanted: dict[str, Any], refused: str) -> None:
    with pytest.raises(MauselochError) as error:
        table(**wanted)
    assert code(error) == refused


def test_people_sit_where_it_is_free_with_names_of_their_own() -> None:
    made = table(bots=["simple"])
    assert made.sit("host", None, "Mia", NOW) == 0
    for token, seat, name, refused in [
        ("host", 1, "Mia 2", "seated"),
        ("leo", 0, "Leo", "taken"),
        ("leo", 2, "Leo", "taken"),
        ("leo", 7, "Leo", "bad_seats"),
        ("leo", 1, "mia", "same_name"),
        ("leo", 1, "<b>", "bad_setup"),
    ]:
        with pytest.raises(MauselochError) as error:
            made.sit(token, seat, name, NOW)
        assert code(error) == refused
    assert made.sit("leo", 1, "Leo", NOW) == 1
    with pytest.raises(TableError, match="no seat is free"):
        made.sit("kim", None, "Kim", NOW)
    assert [made.seat_of(token) for token in ("host", "leo", "kim", "")] == [0, 1, None, None]


def test_at_public_tables_names_are_ours() -> None:
    made = table(public=True)
    made.sit("host", None, "Mia Meier, Berlin", NOW)
    made.sit("leo", None, None, NOW)
    names = [place.name for place in made.document.places if place.name]
    assert len(set(names)) == 2
    assert set(names) <= set(NAMES)


def test_the_host_alone_changes_the_table_and_the_role_passes_on() -> None:
    made = table()
    made.sit("host", None, "Mia", NOW)
    made.sit("leo", None, "Leo", NOW)
    forbidden: list[Callable[[], None]] = [
        lambda: made.start("leo", "match", "seed", NOW),
        lambda: made.set_bot("leo", 2, "simple", NOW),
        lambda: made.free("leo", 0, NOW),
        lambda: made.free("", 0, NOW),
    ]
    for one in forbidden:
        with pytest.raises(TableError) as error:
            one()
        assert code(error) == "not_host"
    made.set_bot("host", 2, "simple", NOW)
    made.set_bot("host", 2, "random", NOW)
    assert made.document.places[2].bot == "random"
    for wrong, refused in [((0, "simple"), "taken"), ((5, "simple"), "bad_seats")]:
        with pytest.raises(TableError) as error:
            made.set_bot("host", *wrong, NOW)
        assert code(error) == refused
    with pytest.raises(TableError) as error:
        made.free("host", 0, NOW)
    assert code(error) == "own_seat"
    made.free("host", 2, NOW)
    assert made.document.places[2].bot == ""
    made.rise(0, NOW)
    assert made.is_host("leo")
    assert made.host_seat == 1
    made.rise(1, NOW)
    assert made.document.host == ""
    assert made.host_seat is None


def test_a_start_gives_empty_seats_to_bots_and_stores_what_chance_drew() -> None:
    made = table()
    made.sit("host", None, "Mia", NOW)
    made.changes = []
    made.start("host", "match", "seed", NOW + 5)
    begin, drawn, put = made.changes
    assert isinstance(begin, Begin)
    assert (begin.match, begin.table, begin.seed, begin.seats) == ("match", "link", "seed", 3)
    assert isinstance(drawn, Append)
    assert (drawn.length, len(drawn.inputs)) == (0, 1)
    assert isinstance(put, PutTable)
    assert made.document.opened == 1
    assert made.due_at == NOW + 5 + PACES["quick"]
    assert [place.free for place in made.document.places] == [False, True, True]
    with pytest.raises(TableError) as error:
        made.start("host", "other", "seed", NOW)
    assert code(error) == "playing"


def test_a_question_keeps_its_number_until_all_have_answered() -> None:
    made = started()
    number = made.document.opened
    made.answer(0, "15", 0, NOW)
    assert made.document.opened == number
    assert [type(change) for change in made.changes] == [Append]
    assert made.asked == (1, 2)
    with pytest.raises(InputError):
        made.answer(0, "14", 0, NOW)
    with pytest.raises(InputError):
        made.answer(1, "99", 0, NOW)
    assert len(made.changes) == 1
    made.answer(1, "15", 0, NOW)
    made.answer(2, "3", 0, NOW + 9)
    assert made.document.opened == number + 4  # three answers, and the next prize
    assert made.document.opened_at == NOW + 9


def test_every_turn_of_mausezocken_is_a_question_of_its_own() -> None:
    made = started(game="zocken", seats=2, options={"first": 0})
    number = made.document.opened
    made.answer(0, "roll", 0, NOW)
    assert made.document.opened > number


def test_the_end_is_stored_with_its_outcome_and_counted() -> None:
    made = started(seats=2)
    match = made.match
    assert match is not None
    while made.playing:
        for seat in made.asked:
            made.answer(seat, match.legal(seat)[-1 if seat else 0], 0, NOW)
    ends = [change for change in made.changes if isinstance(change, End)]
    assert [end.outcome for end in ends] == [match.outcome]
    assert made.document.played == 1
    assert sum(made.document.wins) >= 1
    assert made.due_at is None
    stored = [put for change in made.changes if isinstance(change, Append) for put in change.inputs]
    assert tuple(stored) == match.inputs[1:]


def test_a_rematch_moves_the_start_on_and_keeps_the_tally() -> None:
    made = started(game="zocken", seats=2, options={"first": 1})
    match = made.match
    assert match is not None
    while made.playing:
        (seat,) = made.asked
        made.answer(seat, match.legal(seat)[-1], 0, NOW)
    wins = list(made.document.wins)
    made.start("host", "second", "seed2", NOW)
    assert made.game.chosen["first"] == 0
    assert made.document.wins == wins
    assert made.document.match == "second"


def test_a_bot_is_not_told_the_seed_of_the_match() -> None:
    made = started(seats=2)
    seeds = [made.bot_at(seat)[1] for seat in (0, 1)]
    assert len(set(seeds)) == 2
    assert seeds == [made.bot_at(seat)[1] for seat in (0, 1)]
    assert not any(str(made.running().seed) in seed for seed in seeds)


def test_who_gets_up_in_a_match_leaves_a_bot_and_anybody_has_the_seat_in_the_next_one() -> None:
    made = started(seats=2)
    made.rise(1, NOW)
    assert made.playing
    assert made.document.places[1].free
    assert made.bot_at(1)[0] == "simple"
    assert made.later
    assert made.sit("kim", None, "Kim", NOW) == 1
    assert (made.seat_of("kim"), made.plays_at("kim")) == (1, None)
    assert made.document.places[1].name.startswith("name-")
    for wrong, refused in [(("leo", 1, "Leo"), "taken"), (("kim", 1, "Kim"), "seated")]:
        with pytest.raises(TableError) as error:
            made.sit(*wrong, NOW)
        assert code(error) == refused


def test_where_nothing_is_hidden_anybody_takes_over_at_once() -> None:
    made = started(game="zocken", seats=2, options={"first": 1})
    made.rise(1, NOW)
    assert not made.later
    assert made.sit("kim", None, "Kim", NOW) == 1
    assert made.plays_at("kim") == 1
    assert made.document.players == [hashed("host"), hashed("leo"), hashed("kim")]


def test_a_running_match_of_0_1_0_knows_those_who_sit_there_as_its_players() -> None:
    made = started()
    match = made.match
    assert match is not None
    stored = msgspec.json.decode(msgspec.json.encode(made.document))
    del stored["players"]
    again = Table.resumed(msgspec.convert(stored, Document), match.game.version, match.inputs)
    assert again.document.players == [hashed("host"), hashed("leo")]
    assert again.later


def test_nobody_takes_a_name_that_looks_like_somebody_elses() -> None:
    made = started(seats=3)
    made.rise(1, NOW)
    for name, refused in [
        ("Mіa", "mixed_name"),  # noqa: RUF001 - the second letter is Cyrillic
        ("Міа", "lookalike_name"),  # noqa: RUF001 - all of them are
        ("Mia.", "lookalike_name"),
        ("MIA", "same_name"),
    ]:
        with pytest.raises(MauselochError) as error:
            made.sit("kim", 1, name, NOW)
        assert code(error) == refused
    made.sit("kim", 1, "Mía", NOW)
    with pytest.raises(MauselochError) as error:
        made.sit("lou", 2, "mía", NOW)
    assert code(error) == "same_name", "those who play from the next match on have names too"


def test_a_bot_makes_way_for_a_person_with_its_name() -> None:
    made = table(bots=["lotte", "zeno"])
    made.sit("host", None, "Lotte", NOW)
    assert made.names == ["Lotte", "Lotte 2", "Zeno"]
    made.set_bot("host", 2, "lotte", NOW)
    assert made.names == ["Lotte", "Lotte 2", "Lotte 3"]
    made.set_bot("host", 2, "pip", NOW)
    assert made.names[2] == "Pip"


def test_a_bot_keeps_its_name_where_the_same_one_sits_down_again() -> None:
    made = table(bots=["pip"])
    made.sit("host", None, "Mia", NOW)
    made.set_bot("host", 2, "pip", NOW)
    assert made.names[2] == "Pip"


def test_a_table_comes_back_from_what_is_stored() -> None:
    made = started()
    made.answer(0, "15", 0, NOW)
    match = made.match
    assert match is not None
    document = msgspec.json.decode(msgspec.json.encode(made.document), type=Document)
    again = Table.resumed(document, match.game.version, match.inputs)
    assert again.match is not None
    assert again.match.log(0) == match.log(0)
    assert again.asked == made.asked == (1, 2)
    assert again.due_at == made.due_at
    assert again.stored == len(match.inputs)


def test_a_match_that_cannot_go_on_ends_with_a_notice() -> None:
    made = started()
    made.give_up("failed", NOW)
    end, put = made.changes
    assert isinstance(end, End)
    assert (end.outcome, end.reason) == (None, "failed")
    assert isinstance(put, PutTable)
    assert not made.playing
    with pytest.raises(TableError) as error:
        made.answer(0, "3", 0, NOW)
    assert code(error) == "not_playing"


def test_a_match_that_is_over_does_not_end_again() -> None:
    made = started()
    rng = Random(1)
    while made.playing:
        seat = made.asked[0]
        made.answer(seat, rng.choice(made.running().legal(seat)), 0, NOW)
    made.changes.clear()
    made.give_up("failed", NOW)
    assert [type(one) for one in made.changes] == [PutTable]


def test_codes_can_be_called_across_a_room() -> None:
    codes = {new_code(()) for _ in range(50)}
    assert len(codes) > 45
    assert all(re.fullmatch(r"([bdfgklmnprstvz][aeiou]){4}-[1-9]\d{3}", one) for one in codes)
    with pytest.raises(RuntimeError):
        new_code(Everything())


class Everything:
    def __contains__(self, code: object) -> bool:
        return True


def test_the_rules_of_a_race_stay_the_rules() -> None:
    made = started(game="geflippt", seats=2)
    match = made.match
    assert match is not None
    assert made.due_at is None  # the rules have their own clock
    made.expire(NOW)
    assert match.waiting.guess_ms == 100
    number = made.document.opened
    made.expire(NOW)
    assert made.document.opened > number
    assert mauseloch.replay(match.record()).inputs == match.inputs


STRONG = """
import sys
from tests.tables.test_table import NOW, table
made = table(bots=["zeno", "clara"])
made.set_bot("host", 1, "zeno", NOW)
assert not {"numba", "numpy"} & set(sys.modules), "it would hold up every other table"
"""


def test_a_bot_that_searches_sits_down_without_a_compiler_being_loaded() -> None:
    subprocess.run([sys.executable, "-c", STRONG], check=True)  # noqa: S603 - our own


def test_what_a_newer_version_has_written_is_kept_but_for_its_seats() -> None:
    made = started()
    known = msgspec.to_builtins(made.document)
    assert not unknown_fields(stored(made.document, {}))
    more = {"mood": {"merry": [1, "ü"]}, "hats": None}
    seat, *seats = known["places"]
    newer = msgspec.json.encode({**more, **known, "places": [{**seat, "hat": "red"}, *seats]})
    made.more = unknown_fields(newer)
    made.document = msgspec.json.decode(newer, type=Document)
    made.changes = []
    made.changed(NOW + 1)
    (put,) = made.changes
    assert isinstance(put, PutTable)
    written = msgspec.json.decode(put.document)
    assert {name: written[name] for name in more} == more
    assert written["active_at"] == NOW + 1
    assert written["places"][0] == seat

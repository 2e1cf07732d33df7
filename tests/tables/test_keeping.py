"""How long unused tables are kept."""

from typing import Any

import pytest

from mauseloch.tables.keeping import kept_s
from mauseloch.tables.table import Table, new_table

EMPTY_S, LONG_S = 900.0, 7 * 86_400 + 7200


def made(*names: str, bots: int = 0, start: bool = False, **more: Any) -> Table:
    """A relaxed table with these people."""
    table = new_table(
        id="link",
        code="code",
        game="geier",
        options={},
        seats=3,
        bots=["simple"] * bots,
        public=False,
        pace="relaxed",
        host="host",
        now=0.0,
        **more,
    )
    for name in names:
        table.sit(name, None, name, 0.0)
    if start:
        table.start("host", "match", "seed", 0.0)
    return table


def test_a_table_where_nothing_was_played_is_not_kept_for_long() -> None:
    assert kept_s(made(), EMPTY_S) == EMPTY_S
    assert kept_s(made("Mia", "Leo"), EMPTY_S) == EMPTY_S


def test_a_table_of_bots_is_not_kept_for_long() -> None:
    table = made(bots=3, start=True)
    while table.playing:
        seat = table.asked[0]
        table.answer(seat, str(table.running().legal(seat)[0]), 0, 0.0)
        assert kept_s(table, EMPTY_S) == EMPTY_S
    assert kept_s(table, EMPTY_S) == EMPTY_S


def test_somebody_who_only_started_a_match_against_bots_has_not_played() -> None:
    table = made("host", bots=2, start=True)
    assert kept_s(table, EMPTY_S) == EMPTY_S
    table.answer(1, "1", 0, 0.0)
    assert kept_s(table, EMPTY_S) == EMPTY_S
    table.answer(0, "1", 0, 0.0)
    assert kept_s(table, EMPTY_S) == LONG_S
    table.rise(0, 0.0)
    assert kept_s(table, EMPTY_S) == EMPTY_S


@pytest.mark.parametrize("over", [False, True])
def test_a_table_of_people_is_kept_from_the_start_of_their_match(over: bool) -> None:
    table = made("host", "Leo", bots=1, start=True)
    while over and table.playing:
        seat = table.asked[0]
        table.answer(seat, str(table.running().legal(seat)[0]), 0, 0.0)
    assert kept_s(table, EMPTY_S) == LONG_S

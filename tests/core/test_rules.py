"""What all rules share."""

import pytest

import mauseloch
from mauseloch.core.game import Waiting
from mauseloch.core.rules import Rules, maker, open_choice, ranks_of, with_item, without_item


def test_equals_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert ranks_of([10, 30, 10, 5]) == (2, 1, 2, 4)
    assert ranks_of([(1, 2), (1, 3)]) == (2, 1)


def test_items_are_exchanged_and_removed() -> None:
    assert with_item((1, 2, 3), 0, 9) == (9, 2, 3)
    assert with_item((1, 2, 3), 2, 9) == (1, 2, 9)
    assert without_item((1, 2, 1), 1) == (2, 1)


def test_a_maker_makes_what_the_class_makes() -> None:
    assert maker(Waiting)(((1,), False, 2, 3, 4)) == Waiting((1,), False, 2, 3, 4)
    assert type(maker(Waiting)(((), True, 0, 0, None))) is Waiting


def test_an_open_choice_waits_for_those_who_have_not_picked() -> None:
    assert open_choice((None, "x", 0, 5)) == Waiting((0, 2))


@pytest.mark.parametrize("name", [name for name in mauseloch.games() if name != "zocken"])
def test_a_rematch_follows_the_same_rules(name: str) -> None:
    game = mauseloch.game(name)
    assert isinstance(game, Rules)
    assert game.rematch(game.start(game.seats[-1])) is game


def test_in_a_rematch_of_zocken_the_next_one_begins() -> None:
    for first, following in [(0, 1), (1, 2), (2, 0)]:
        game = mauseloch.game("zocken", first=first, risk=True)
        match = mauseloch.Match(game, 3, seed=1)
        again = game.rematch(match.state)
        assert again.chosen == {**game.chosen, "first": following}
        assert mauseloch.Match(again, 3, seed=1).waiting.seats == (following,)


def test_in_a_rematch_of_zocken_the_lot_is_drawn_but_once() -> None:
    game = mauseloch.game("zocken")
    match = mauseloch.Match(game, 4, seed=5)
    (first,) = match.waiting.seats
    assert game.rematch(match.state).chosen["first"] == (first + 1) % 4

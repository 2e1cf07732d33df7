"""What all rules share."""

from mauseloch.core.game import Waiting
from mauseloch.core.rules import maker, open_choice, ranks_of, with_item, without_item


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

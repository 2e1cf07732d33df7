"""Shares, intervals, ratings and times of blocks, computed by hand."""

import pytest

from mauseloch import arena
from mauseloch.arena import Block, Pace, Played

PLAN = arena.plan("geier", ["pip", "simple", "random"], games=8)


def block(pair: int, number: int, *winners: int) -> Block:
    """A block with these winners from the pair: 0, 1, or 2 for both."""
    matches = []
    for match, winner in enumerate(winners):
        seating = (match % 2, 1 - match % 2)
        ranks = tuple(1 if winner in (who, 2) else 2 for who in seating)
        matches.append(Played(seating, tuple(10 // rank for rank in ranks), ranks))
    return Block(pair, number, tuple(matches), (Pace(3000, {1000: 3, 3000: 1}), Pace(9, {8: 2})))


def test_an_interval_by_hand() -> None:
    # With the four imagined ones: mean 4.5 / 8, sum of squared differences 1.71875,
    # standard error sqrt(1.71875 / 7 / 8) = 0.175191.
    assert arena.interval([1, 1, 0.5, 0]) == pytest.approx((0.219131, 0.905869), abs=1e-6)


def test_an_interval_stays_within_what_is_possible_and_is_never_a_point() -> None:
    for shares in ([1.0], [1.0] * 200, [0.0] * 3, [0.5] * 50):
        low, high = arena.interval(shares)
        assert 0 <= low < high <= 1
        assert low <= shares[0] <= high
    assert arena.interval([1.0] * 200) == pytest.approx((0.9766, 1.0), abs=1e-3)


def test_blocks_count_not_matches() -> None:
    """Pairs of matches that always split 1:1 carry information that single matches would not."""
    split = arena.report(PLAN, [block(0, number, 0, 1) for number in range(4)])
    mixed = arena.report(
        PLAN, [block(0, number, *([0, 0] if number % 2 else [1, 1])) for number in range(4)]
    )
    [calm], [wild] = split.duels, mixed.duels
    assert calm.share == wild.share == 0.5
    assert calm.matches == wild.matches == 8
    assert calm.high - calm.low < wild.high - wild.low


def test_a_duel_has_the_share_of_the_victories_and_mean_points() -> None:
    found = arena.report(PLAN, [block(2, 0, 0, 2), block(2, 1, 1, 0)])
    duel = found.duel(1, 2)
    assert duel is not None
    assert duel == found.duels[0]
    assert duel.share == (1 + 0.5 + 0 + 1) / 4
    assert duel.points == ((10 + 10 + 5 + 10) / 4, (5 + 10 + 10 + 5) / 4)
    other = found.duel(2, 1)
    assert other is not None
    assert other.share == 1 - duel.share
    assert (other.low, other.high) == (1 - duel.high, 1 - duel.low)
    assert other.points == duel.points[::-1]
    assert found.duel(0, 1) is None
    assert found.duel(0, 0) is None


def test_the_order_in_which_blocks_are_finished_does_not_matter() -> None:
    blocks = [block(pair, number, pair % 2, 0) for pair in range(3) for number in range(4)]
    assert arena.report(PLAN, blocks) == arena.report(PLAN, blocks[::-1])


def test_blocks_beyond_the_plan_are_left_out() -> None:
    assert arena.report(PLAN, [block(0, 0, 0, 0), block(0, 4, 1, 1)]).duels[0].share == 1


def test_ratings_follow_victories_and_intervals_shrink() -> None:
    few, many = (
        arena.report(
            arena.plan("geier", PLAN.bots, games=2 * count),
            [block(pair, number, 0, 0, 2) for pair in range(3) for number in range(count)],
        ).standings
        for count in (2, 50)
    )
    for standings in (few, many):
        best, middle, worst = (one.rating for one in standings)
        assert best > middle > worst
        assert all(one.low < one.rating < one.high for one in standings)
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_times_are_medians_and_the_worst_of_all_and_who_has_not_played_has_none() -> None:
    first, second = arena.report(PLAN, [block(0, 0, 0, 1), block(0, 1, 0, 1)]).standings
    assert (first.bot, first.decisions, first.median_ms, first.worst_ms) == (0, 8, 1.0, 3.0)
    assert (second.bot, second.decisions, second.median_ms, second.worst_ms) == (1, 4, 0.008, 0.009)

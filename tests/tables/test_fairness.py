"""Time in races over the network: whose reports are believed, and how long a table waits."""

from collections import defaultdict
from functools import reduce
from typing import cast

import pytest
from bench.fair import GOAL, Verdict, clear, judge, share
from bench.liars import GOALS, LIES, LOST_BY_MS, Lie, tried
from bench.lines import JITTERS, races
from hypothesis import given
from hypothesis import strategies as st

from mauseloch.tables.fairness import (
    CREDIT_MS,
    GRACE_CAP_MS,
    REACH_MS,
    REFILL_MS,
    SLACK_CAP_MS,
    SLACK_MS,
    TRUSTED_CAP_MS,
    UNPROVEN_CREDIT_MS,
    WINDOW,
    Credit,
    Line,
    Usual,
    believed_ms,
    grace_ms,
)


def line(*trips_ms: int, known_ms: int | None = TRUSTED_CAP_MS) -> Line:
    """A line with these pongs, trusted unless the system knows better."""
    return reduce(lambda so_far, one: so_far.heard(one, known_ms), trips_ms, Line())


STEADY = line(*[80] * WINDOW)

times = st.integers(0, 20_000)
claims = st.integers() | st.integers(-100, 20_000)
lines = st.lists(st.integers(-5, 3_000), max_size=2 * WINDOW).map(lambda trips: line(*trips))
measured = st.lists(st.integers(0, TRUSTED_CAP_MS), min_size=1, max_size=WINDOW).map(
    lambda trips: line(*trips)
)


# How far a line is trusted


def test_a_steady_line_has_its_delay_and_the_least_slack() -> None:
    assert (STEADY.trusted_ms, STEADY.jitter_ms, STEADY.slack_ms) == (80, 0, SLACK_MS)
    assert STEADY.allowance_ms == 105


def test_a_line_counts_at_its_median_and_the_lower_of_two() -> None:
    assert line(30, 90, 50).trusted_ms == 50
    assert line(90, 30).trusted_ms == 30
    assert line(10, 20, 30, 40).trusted_ms == 20


def test_an_unsteady_line_has_more_slack_up_to_a_cap() -> None:
    some = line(50, 50, 50, 60, 60)
    assert (some.trusted_ms, some.jitter_ms, some.slack_ms) == (50, 10, SLACK_MS + 20)
    wild = line(50, 50, 50, 200, 200)
    assert (wild.jitter_ms, wild.slack_ms) == (150, SLACK_CAP_MS) == (150, 60)


def test_a_line_without_measurements_has_nothing_but_slack() -> None:
    assert (Line().trusted_ms, Line().jitter_ms, Line().slack_ms) == (0, 0, SLACK_CAP_MS)
    assert believed_ms(Line(), 500, 0) == 440


def test_one_slow_pong_changes_nothing() -> None:
    assert line(*STEADY.trips_ms, 3_000).allowance_ms == STEADY.allowance_ms
    assert line(80, 80, 80, 80, 3_000).allowance_ms == 105  # not even within the first five


def test_a_burst_of_slow_pongs_changes_nothing() -> None:
    lossy = line(*STEADY.trips_ms, 900, 700, 1_000, 400, 650)
    assert lossy.allowance_ms == STEADY.allowance_ms


def test_who_delays_fewer_than_half_of_the_pongs_gains_no_more_than_the_full_slack() -> None:
    mixed = line(*[80, 400] * (WINDOW // 2 - 1), 80, 80)
    assert mixed.allowance_ms == 80 + SLACK_CAP_MS


def test_a_line_that_became_slower_is_believed_when_half_of_what_is_kept_says_so() -> None:
    trusted = [80]
    slower = STEADY
    for _ in range(WINDOW):
        slower = slower.heard(180)
        trusted.append(slower.trusted_ms)
    assert trusted[WINDOW // 2] == 80
    assert trusted[WINDOW // 2 + 1] == 180


def test_who_delays_all_pongs_wants_no_more_than_the_cap() -> None:
    assert line(*[5_000] * WINDOW).trusted_ms == TRUSTED_CAP_MS == 400
    assert line(*[5_000] * WINDOW).wanted_ms == 425


def test_no_line_is_believed_to_be_much_slower_than_the_system_knows_it() -> None:
    liar = line(*[400] * WINDOW, known_ms=20)
    assert (liar.wanted_ms, liar.limit_ms, liar.allowance_ms) == (425, 20 + REACH_MS, 20 + REACH_MS)
    assert believed_ms(liar, 700, 0) == 700 - 20 - REACH_MS
    assert line(30, *[400] * (WINDOW - 1), known_ms=200).limit_ms == 30 + REACH_MS, (
        "its own history"
    )


def test_a_line_that_nobody_knows_is_believed_what_it_needs_up_to_the_reach() -> None:
    assert line(40, 40, 40, known_ms=None).allowance_ms == 40 + SLACK_MS
    assert line(*[300] * WINDOW, known_ms=None).allowance_ms == REACH_MS


def test_what_is_claimed_beyond_that_is_taken_from_a_credit_that_refills_slowly() -> None:
    for known_ms, most in ((20, CREDIT_MS), (None, UNPROVEN_CREDIT_MS)):
        liar, credit = line(*[400] * WINDOW, known_ms=known_ms), Credit()
        gains = []
        for race in range(200):
            believed = credit.believed_ms(0, race, liar, 1000, 0)
            assert credit.believed_ms(0, race, liar, 1000, 1000) == 1000, "the truth costs nothing"
            gains.append(1000 - believed - liar.limit_ms)
        assert sum(gains) == most + 199 * REFILL_MS
        assert gains[-1] == REFILL_MS
        assert credit.believed_ms(1, 200, liar, 1000, 0) < believed, "everybody has their own"


def test_nobody_gets_credit_by_answers_that_are_refused_or_by_a_line_that_hides() -> None:
    liar, credit = line(*[400] * WINDOW, known_ms=20), Credit()
    for _ in range(50):
        last = credit.believed_ms(0, 7, liar, 1000, 0)
    assert last == 1000 - liar.limit_ms
    hidden = line(*[400] * WINDOW, known_ms=None)
    assert credit.believed_ms(0, 7, hidden, 1000, 0) == 1000 - hidden.limit_ms


def test_people_are_told_how_good_a_line_is() -> None:
    said = {trip_ms: line(trip_ms, known_ms=trip_ms).quality for trip_ms in (0, 84, 86, 204, 206)}
    assert list(said.values()) == ["good", "good", "fair", "fair", "poor"]
    assert line(347, known_ms=340).shown_ms == 350
    assert line(400, known_ms=5).shown_ms == 80, "as far as it is believed"
    assert Line().quality == ""


def test_a_clock_that_stepped_back_measured_no_delay() -> None:
    assert line(-7) == line(0)


def test_only_the_last_round_trips_are_kept() -> None:
    long = line(*range(1_000))
    assert long.trips_ms == tuple(range(1_000 - WINDOW, 1_000))
    assert line(*range(WINDOW)).trips_ms == tuple(range(WINDOW))


@given(lines)
def test_allowances_are_capped(any_line: Line) -> None:
    assert len(any_line.trips_ms) <= WINDOW
    assert 0 <= any_line.trusted_ms <= TRUSTED_CAP_MS
    assert SLACK_MS <= any_line.slack_ms <= SLACK_CAP_MS
    assert any_line.wanted_ms == any_line.trusted_ms + any_line.slack_ms
    assert any_line.allowance_ms == min(any_line.wanted_ms, any_line.limit_ms)


# What is believed


@pytest.mark.parametrize(
    ("elapsed_ms", "claimed_ms", "believed"),
    [
        (700, 610, 610),  # the line took 90 of its 105
        (700, 595, 595),  # all 105
        (700, 594, 595),  # one more than allowed
        (700, 100, 595),
        (700, 0, 595),
        (700, -(10**30), 595),
        (700, 700, 700),
        (700, 701, 700),  # no reaction is later than its report
        (700, 10**30, 700),
        (105, 0, 0),
        (60, 0, 0),
        (60, -5, 0),
        (0, 300, 0),
        (-3, 300, 0),  # a clock that stepped back
    ],
)
def test_a_report_is_believed_within_the_delay_of_its_line(
    elapsed_ms: int, claimed_ms: int, believed: int
) -> None:
    assert believed_ms(STEADY, elapsed_ms, claimed_ms) == believed


def test_what_is_no_number_is_not_believed() -> None:
    assert believed_ms(STEADY, 700, cast("int", float("nan"))) == 595


@given(lines, times, claims)
def test_a_reaction_lies_between_the_mouse_and_the_report(
    any_line: Line, elapsed_ms: int, claimed_ms: int
) -> None:
    believed = believed_ms(any_line, elapsed_ms, claimed_ms)
    assert max(0, elapsed_ms - any_line.allowance_ms) <= believed <= elapsed_ms


@given(lines, times, claims, claims)
def test_who_claims_more_is_never_believed_to_be_quicker(
    any_line: Line, elapsed_ms: int, one: int, other: int
) -> None:
    less, more = sorted((one, other))
    assert believed_ms(any_line, elapsed_ms, less) <= believed_ms(any_line, elapsed_ms, more)


@given(lines, times, times, claims)
def test_a_later_report_is_never_believed_to_be_quicker(
    any_line: Line, one: int, other: int, claimed_ms: int
) -> None:
    early, late = sorted((one, other))
    assert believed_ms(any_line, early, claimed_ms) <= believed_ms(any_line, late, claimed_ms)


@given(st.integers(0, TRUSTED_CAP_MS), st.integers(1, 2 * WINDOW), times, st.integers(0, SLACK_MS))
def test_an_honest_report_on_a_steady_line_is_believed_exactly(
    trip_ms: int, pongs: int, reaction_ms: int, painting_ms: int
) -> None:
    elapsed_ms = reaction_ms + trip_ms + painting_ms
    assert believed_ms(line(*[trip_ms] * pongs), elapsed_ms, reaction_ms) == reaction_ms


@given(measured, times, st.data())
def test_a_liar_gains_at_most_the_slack_and_the_luck_of_its_packets(
    any_line: Line, reaction_ms: int, data: st.DataObject
) -> None:
    """A report takes at least the line's quickest trip; luck is how far the median exceeds that."""
    quickest_ms = min(any_line.trips_ms)
    took_ms = data.draw(st.integers(quickest_ms, 2 * TRUSTED_CAP_MS))
    gained_ms = reaction_ms - believed_ms(any_line, reaction_ms + took_ms, 0)
    assert gained_ms <= SLACK_CAP_MS + any_line.trusted_ms - quickest_ms
    if took_ms >= any_line.trusted_ms:
        assert gained_ms <= any_line.slack_ms


# How long the table waits


def test_a_table_waits_for_the_slowest_line_that_has_not_answered() -> None:
    assert grace_ms([line(20), STEADY, line(50)]) == STEADY.wanted_ms
    assert grace_ms([Line()]) == SLACK_CAP_MS
    assert grace_ms([]) == 0


def test_no_table_waits_for_ever() -> None:
    assert grace_ms([STEADY, line(9_000)]) == GRACE_CAP_MS == 400


@given(st.lists(lines))
def test_waiting_is_capped(some: list[Line]) -> None:
    assert 0 <= grace_ms(some) <= GRACE_CAP_MS


@given(st.lists(lines, min_size=1), times, st.integers(1, 500), claims)
def test_a_report_after_the_wait_would_be_believed_too_late_anyway(
    some: list[Line], window_ms: int, later_ms: int, claimed_ms: int
) -> None:
    """Unless the cap cut the wait short."""
    close_ms = window_ms + grace_ms(some)
    for one in some:
        if one.wanted_ms <= GRACE_CAP_MS:
            assert believed_ms(one, close_ms + later_ms, claimed_ms) > window_ms


# Everything together


def test_the_quicker_one_wins_whatever_the_line() -> None:
    """5,000 races over simulated lines; bench/fair.py has the model, and runs many more."""
    by_jitter: dict[str, list[Verdict]] = defaultdict(list)
    gains_ms: list[int] = []
    for reports in races(seed=7, tables=250):
        verdict = judge(reports)
        by_jitter[verdict.quickest.kind.jitter].append(verdict)
        gains_ms += [one.gain_ms for one in reports]
    assert len(by_jitter) == len(JITTERS) - 1
    for verdicts in by_jitter.values():
        assert len(clear(verdicts)) > 1_000
        assert share(clear(verdicts)) >= GOAL
    assert 0 < sum(gains_ms) / len(gains_ms) <= SLACK_CAP_MS


@pytest.mark.parametrize("proven", [True, False])
@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.delays)
def test_no_liar_wins_races_that_were_clearly_lost(lie: Lie, proven: bool) -> None:
    """In 0.1.0 a player who delayed all pongs by 400 won every race lost by 200."""
    gained = tried(lie, proven=proven, matches=20)
    for lost_by, goal in zip(LOST_BY_MS, GOALS, strict=True):
        won = gained.won[lost_by]
        assert sum(won) / len(won) <= goal + 0.02, lost_by
    assert sum(gained.late_ms) / len(gained.late_ms) <= REACH_MS


def test_where_times_are_evened_out_everybody_races_against_what_is_usual_for_them() -> None:
    usual = Usual()
    for _ in range(5):
        assert usual.evened_ms(0, 800, 100) == 800
        assert usual.evened_ms(1, 5000, 100) == 800  # learns by ear what others see
    assert usual.evened_ms(1, 4700, 100) == 500
    assert usual.evened_ms(0, 700, 100) == 700
    assert usual.evened_ms(1, 5300, 100) == 1100
    assert usual.evened_ms(1, 4200, 100) == 100, "nobody is quicker than anybody can be"


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(100, 8000)), max_size=80))
def test_an_evened_time_is_never_longer_than_it_took_nor_a_guess(
    reactions: list[tuple[int, int]],
) -> None:
    usual = Usual()
    for seat, took_ms in reactions:
        assert 100 <= usual.evened_ms(seat, took_ms, 100) <= took_ms

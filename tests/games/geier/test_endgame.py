"""Endgames for two, checked against the rules: nobody can do better than the mix says."""

import subprocess
import sys
from functools import cache
from random import Random
from typing import Literal

import pytest

import mauseloch
from mauseloch.core.errors import SetupError
from mauseloch.core.game import CHANCE, Input
from mauseloch.core.match import Match
from mauseloch.games.geier.rules import Geier, News, State, View
from mauseloch.games.geier.solver import endgame
from mauseloch.games.geier.solver.endgame import (
    AIMS,
    Aim,
    Position,
    equilibrium,
    position,
    solution,
    solution_within,
)
from mauseloch.games.geier.solver.patterns import mirror, pattern_of, patterns
from tests.patience import PATIENCE_S

PRIZES = [prize for prize in range(-5, 11) if prize]


def rules(aim: Aim) -> Geier:
    return Geier(winner="highest_mouse" if aim == "highest_mouse" else "unique")


def endgame_state(rng: Random, cards: int, *, alike: bool = False) -> State:
    """A match played at random until this many cards are left and a prize has been turned up."""
    game = Geier()
    state = game.start(2)
    while len(state.hands[0]) > cards or state.prize is None:
        if state.prize is None:
            put = Input(CHANCE, rng.choice(state.stack), 0)
            state = game.apply(state, put)
            continue
        bid = rng.choice(state.hands[0])
        state = game.apply(state, Input(0, bid, 0))
        same = bid in state.hands[1] and (alike or rng.random() < 0.3)
        state = game.apply(state, Input(1, bid if same else rng.choice(state.hands[1]), 0))
    return state


def random_position(rng: Random, cards: int) -> Position:
    return position(endgame_state(rng, cards), rng.randrange(2))


def payoff(game: Geier, aim: Aim, state: State, seat: int) -> float:
    """A seat's payoff at the end; those of both seats add up to zero."""
    outcome = game.outcome(state)
    assert outcome is not None
    if aim == "points":
        return outcome.scores[seat] - outcome.scores[1 - seat]
    won = [rank == 1 for rank in outcome.ranks]
    return (won[seat] - won[1 - seat]) / 2


class Profile:
    """What both bid by the solution of every position, and the best answer to it."""

    def __init__(self, aim: Aim) -> None:
        self.aim, self.game = aim, rules(aim)
        self.mix = cache(self._mix)
        self.best = cache(self._best)

    def _mix(self, state: State, seat: int) -> dict[int, float]:
        return solution(position(state, seat), self.aim).own

    def _best(self, state: State, seat: int) -> float:
        """The highest average payoff a seat can get against the other's mix."""
        game = self.game
        if state.over:
            return payoff(game, self.aim, state, seat)
        if state.prize is None:
            drawn = [game.apply(state, Input(CHANCE, prize, 0)) for prize in state.stack]
            return sum(self.best(one, seat) for one in drawn) / len(drawn)
        other = 1 - seat
        answers = []
        for own in state.hands[seat]:
            bid = game.apply(state, Input(seat, own, 0))
            answers.append(
                sum(
                    part * self.best(forget(game.apply(bid, Input(other, str(card), 0))), seat)
                    for card, part in self.mix(state, other).items()
                    if part
                )
            )
        return max(answers)


def forget(state: State) -> State:
    """The state without past bids, which change nothing."""
    return state._replace(spent=(), won=tuple(tuple(sorted(won)) for won in state.won))


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("number", range(12))
def test_nobody_gains_by_leaving_the_mix(aim: Aim, number: int) -> None:
    """NashConv, by full enumeration under the real rules."""
    state = forget(endgame_state(Random(number), 4, alike=number % 4 == 3))
    profile = Profile(aim)
    first, second = (profile.best(state, seat) for seat in (0, 1))
    assert abs(first + second) < 1e-9
    found = solution(position(state, 0), aim)
    worth = found.value + payoff_so_far(state) if aim == "points" else found.value - 0.5
    assert first == pytest.approx(worth, abs=1e-9)


def payoff_so_far(state: State) -> int:
    return sum(state.won[0]) - sum(state.won[1])


@pytest.mark.parametrize("aim", AIMS)
def test_both_seats_see_the_same_game(aim: Aim) -> None:
    rng = Random(5)
    for cards in (1, 2, 3, 4, 5, 6):
        state = endgame_state(rng, cards)
        first, second = (solution(position(state, seat), aim) for seat in (0, 1))
        total = 0 if aim == "points" else 1
        assert first.value + second.value == pytest.approx(total, abs=1e-12)
        assert sum(first.own.values()) == pytest.approx(1)
        assert [*first.own] == sorted(map(int, state.hands[0]))
        assert [*first.other] == sorted(map(int, state.hands[1]))


def test_only_the_order_of_the_cards_counts() -> None:
    one = Position((1, 5, 9, 10), (2, 5, 7, 14), (-3, 4, 8), (2,))
    two = Position((3, 6, 8, 11), (5, 6, 7, 15), (8, -3, 4), (2,))
    assert pattern_of(one.own, one.other) == pattern_of(two.own, two.other)
    for aim in AIMS:
        first, second = solution(one, aim), solution(two, aim)
        assert first.value == second.value
        assert [*first.own.values()] == [*second.own.values()]
        assert first.games == second.games


def test_patterns_that_are_equal_are_there_once() -> None:
    hand = tuple(range(1, 9))
    tree = patterns(pattern_of(hand, hand), 8)
    assert len(set(tree.codes)) == len(tree.codes)
    assert all(code <= mirror(code) for code in tree.codes)
    assert list(tree.cards[:2]) == [8, 7]
    one_each = tree.codes[tree.cards == 1]
    assert sorted(one_each) == [0b0011, 0b0110]  # the same card, or the first one's is higher


@pytest.mark.parametrize(
    ("own", "other", "pot", "gain"),
    [
        (9, 5, (4,), 4),  # the highest takes the mouse
        (9, 5, (-4,), 4),  # the lowest has to take the vulture
        (5, 9, (-4,), -4),
        (9, 5, (-4, 6), 2),
        (9, 5, (-4, 3), 1),
        (9, 9, (10,), 0),  # nobody gets it
    ],
)
def test_the_last_round(own: int, other: int, pot: tuple[int, ...], gain: int) -> None:
    found = solution(Position((own,), (other,), (), pot), "points")
    assert found == (gain, {own: 1.0}, {other: 1.0}, {own: gain}, 1)


def test_a_tie_is_carried_over_but_not_in_plain_goofspiel() -> None:
    """Both bid 9 first or last: then the 7 alone decides who gets what was carried over."""
    tie = Position((7, 9), (5, 9), (3,), (10,))
    assert solution(tie, "points").value > solution(tie, "points", carry=False).value
    certain = Position((9, 10), (9, 10), (3,), (10,))
    assert solution(certain, "points").value == 0


def test_a_lead_that_nobody_can_catch_up_with_is_a_victory() -> None:
    spot = Position((1, 2), (14, 15), (1,), (2,), (10,), (6,))
    assert solution(spot, "unique").value == 1
    level = spot._replace(own_won=(9,))  # 9 to 6 and 3 left: the opponent draws level
    assert solution(level, "unique").value == 0.5
    assert solution(level, "highest_mouse").value == 1
    behind = spot._replace(own_won=(3, 5), other_won=(7, -2))
    assert solution(behind, "unique").value == 0.5
    assert solution(behind, "highest_mouse").value == 0


def test_the_lowest_takes_mice_that_lie_with_a_vulture() -> None:
    """A pot of −1 goes to the lower bid, and with it the highest mouse, which breaks the tie."""
    spot = Position((3,), (8,), (), (4, -5), (3,), (2,))
    assert solution(spot, "unique").value == 0.5
    assert solution(spot, "highest_mouse").value == 1
    assert solution(spot._replace(own=(8,), other=(3,)), "highest_mouse").value == 1


def test_nobody_has_a_mouse() -> None:
    spot = Position((3,), (8,), (), (-2,), (-1,), (-3,))
    for aim in ("unique", "highest_mouse"):
        assert solution(spot, aim).value == 0.5


@pytest.mark.parametrize("aim", AIMS)
def test_a_budget_is_kept(aim: Aim) -> None:
    spot = random_position(Random(8), 6)
    found = solution(spot, aim)
    assert found.games > 1000
    assert solution_within(spot, aim, found.games) == found
    assert solution_within(spot, aim, found.games - 1) is None
    assert solution_within(spot, aim, 0) is None


HASTY = """
from mauseloch.games.geier.solver.endgame import *
spot = Position((13, 14, 15), (12, 14, 15), (5, 10), (1,), (3,), (2,))
for budget in range(6):
    print(solution_within(spot, "highest_mouse", budget) is None)
"""


def test_a_memo_for_a_tiny_budget_is_not_searched_for_ever() -> None:
    """Draws need storing even before the first matrix game.

    It runs in a subprocess, which can be killed if it never ends.
    """
    spot = Position((13, 14, 15), (12, 14, 15), (5, 10), (1,), (3,), (2,))
    needed = solution(spot, "highest_mouse").games
    done = subprocess.run(  # noqa: S603 - runs our own code
        [sys.executable, "-c", HASTY],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout.split() == [str(budget < needed) for budget in range(6)]


def test_large_hands_are_not_even_tried() -> None:
    hand = tuple(range(1, 16))
    spot = Position(hand, hand, tuple(PRIZES[1:]), (PRIZES[0],))
    assert solution_within(spot, "points", 10**9) is None


@pytest.mark.parametrize("aim", AIMS)
def test_a_memo_that_is_too_small_grows(aim: Aim, monkeypatch: pytest.MonkeyPatch) -> None:
    spot = random_position(Random(9), 6)
    found = solution(spot, aim)
    monkeypatch.setattr(endgame, "FEWER_BITS", dict.fromkeys(AIMS, 99))
    assert solution(spot, aim) == found


def test_hands_must_fit_the_prizes() -> None:
    with pytest.raises(SetupError, match="as many cards as there are prizes"):
        solution(Position((1, 2), (3,), (4,), (5,)), "points")
    with pytest.raises(SetupError, match="as many cards as there are prizes"):
        solution(Position((1, 2), (3, 4), (4, 6), (5,)), "points")
    for wrong in ((1, 1), (0, 1), (1, 16)):
        with pytest.raises(SetupError, match="is not a hand: cards are 1 to 15, each at most once"):
            solution(Position((3, 4), wrong, (4,), (5,)), "points")


@pytest.mark.parametrize(("stack", "pot"), [((4, 4), (5,)), ((4, 5), (5,)), ((4, 6), (5, 5))])
def test_no_prize_is_there_twice(stack: tuple[int, ...], pot: tuple[int, ...]) -> None:
    with pytest.raises(SetupError, match="cannot be the prizes: each occurs only once"):
        solution(Position((1, 2, 3), (4, 5, 6), stack, pot), "points")


def late_match(cards: int, seed: str, seats: int = 2, **options: str) -> Match[State, View, News]:
    """A match between random bots, up to the round in which this many cards are left."""
    game = mauseloch.game("geier", **options)
    match = Match(game, seats, seed)
    rng = Random(seed)
    while len(match.state.hands[0]) > cards:
        for seat in range(seats):
            match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("winner", ["unique", "highest_mouse"])
def test_a_bot_bids_by_the_exact_mix(winner: Literal["unique", "highest_mouse"]) -> None:
    match = late_match(5, "mix", winner=winner)
    found = solution(position(match.state, 1), winner)
    assert sum(part > 0 for part in found.own.values()) > 1
    mix = equilibrium(match.view(1), match.log(1), 100_000, Geier(winner=winner))
    assert mix is not None
    assert mix == {str(card): part for card, part in found.own.items()}
    zeno = mauseloch.bot("zeno", Geier(winner=winner), seed=1)
    bids = [zeno(match.question(1)).action for _ in range(2000)]
    for card, part in mix.items():
        assert bids.count(card) == pytest.approx(2000 * part, abs=100)


def test_an_open_bid_of_the_other_one_changes_nothing() -> None:
    match = late_match(4, "open")
    before = equilibrium(match.view(1), match.log(1), 1000)
    zenos = [mauseloch.bot("zeno", Geier(), seed) for seed in range(40)]
    bids = [zeno(match.question(1)).action for zeno in zenos]
    match.play(0, match.legal(0)[0])
    assert equilibrium(match.view(1), match.log(1), 1000) == before
    zenos = [mauseloch.bot("zeno", Geier(), seed) for seed in range(40)]
    assert bids == [zeno(match.question(1)).action for zeno in zenos]
    mix = solution(position(match.state, 1), "unique").own
    assert {*bids} == {str(card) for card, part in mix.items() if part > 0.1}


def test_points_count_where_winning_takes_too_long() -> None:
    match = late_match(7, "points")
    spot = position(match.state, 0)
    by_points = solution(spot, "points")
    assert solution(spot, "unique").games > by_points.games
    mix = equilibrium(match.view(0), match.log(0), by_points.games)
    assert mix == {str(card): part for card, part in by_points.own.items()}
    assert equilibrium(match.view(0), match.log(0), by_points.games - 1) is None


def test_no_answer_at_the_beginning_or_to_who_only_watches() -> None:
    match = Match(mauseloch.game("geier"), 2, "start")
    assert equilibrium(match.view(0), match.log(0), 10**6) is None
    late = late_match(3, "start")
    assert equilibrium(late.view(None), late.log(None), 10**6) is None


def test_no_answer_at_a_table_for_more() -> None:
    match = late_match(3, "three", seats=3)
    assert equilibrium(match.view(0), match.log(0), 10**6) is None

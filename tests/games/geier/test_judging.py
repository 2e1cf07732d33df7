"""What a bid is worth, checked against the equilibrium and the rules."""

from random import Random

import pytest

import mauseloch
from mauseloch.core.bot import Question
from mauseloch.core.match import Match
from mauseloch.games.geier import judging
from mauseloch.games.geier.judging import exact
from mauseloch.games.geier.rules import Geier, News, State, View
from mauseloch.games.geier.solver.endgame import position, solution
from tests.games.geier.playing import match_of


def endgame(cards: int, seed: int, game: Geier, seats: int = 2) -> Match[State, View, News]:
    """A match played at random until this many cards are left."""
    match, rng = Match(game, seats, seed=seed), Random(seed)
    while len(match.state.hands[0]) > cards:
        for seat in range(seats):
            match.play(seat, rng.choice(match.question(seat).legal))
    return match


def judged(game: Geier, question: Question[View, News]) -> dict[str, float] | None:
    return exact(game, question.view, question.log)


@pytest.mark.parametrize("game", [Geier(), Geier(winner="highest_mouse", open_discards=True)])
def test_the_best_bids_are_worth_the_value_and_the_mix_is_made_of_them(game: Geier) -> None:
    for seed in range(5):
        match = endgame(4, seed, game)
        for seat in range(2):
            found = solution(position(match.state, seat), game.winner)
            worth = judged(game, match.question(seat))
            assert worth is not None
            assert sorted(worth) == sorted(match.question(seat).legal)
            assert max(worth.values()) == pytest.approx(found.value, abs=1e-9)
            for card, part in found.own.items():
                assert part < 1e-9 or worth[str(card)] == pytest.approx(found.value, abs=1e-9)


# Seat 0 is one point ahead and has 1 and 15 left, seat 1 has 7 and 8; after +10 comes -1.
NEARLY_OVER = (
    *("+9: 2 1", "+6: 3 2", "+5: 4 3", "+2: 5 4", "-5: 6 5", "-3: 7 6"),
    *("+8: 8 9", "+7: 9 10", "+4: 10 11", "+3: 11 12", "+1: 12 13", "-4: 13 14", "-2: 14 15"),
    "+10:",
)


def test_a_bid_that_throws_the_match_away_is_worth_nothing() -> None:
    match = match_of(2, *NEARLY_OVER)
    assert match.view(0).scores == (22 - 6, 23 - 8)
    assert judged(Geier(), match.question(0)) == {"1": 0.0, "15": 1.0}
    assert judged(Geier(), match.question(1)) == {"7": 0.0, "8": 0.0}


def test_the_last_card_is_worth_what_comes_of_it() -> None:
    match = endgame(1, 3, Geier())
    [(card, worth)] = (judged(Geier(), match.question(0)) or {}).items()
    for seat in range(2):
        match.play(seat, match.question(seat).legal[0])
    assert match.outcome is not None
    ranks = match.outcome.ranks
    assert worth == (0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1))
    assert match.state.spent[-1][0] == int(card)


def test_it_does_not_matter_whether_the_other_one_has_bid() -> None:
    match = endgame(4, 1, Geier())
    before = judged(Geier(), match.question(0))
    match.play(1, match.question(1).legal[0])
    assert judged(Geier(), match.question(0)) == before


def test_there_is_no_judgement_where_nothing_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Geier()
    match = endgame(3, 1, game, seats=3)
    assert judged(game, match.question(0)) is None, "three seats"
    match = Match(game, 2, seed=1)
    assert judged(game, match.question(0)) is None, "too many cards"
    match = endgame(4, 1, game)
    assert exact(game, match.view(None), match.log(None)) is None, "nobody's bid"
    match.play(0, match.question(0).legal[0])
    assert exact(game, match.view(0), match.log(0)) is None, "a bid is final"
    monkeypatch.setattr(judging, "BUDGET", 3)
    assert judged(game, match.question(1)) is None, "over the budget"


def test_a_blunder_costs_also_where_only_a_blunder_can_lose() -> None:
    """The opponent has already lost, unless it answers a mistake correctly."""
    match = Match(Geier(), 2, seed=2)
    mauseloch.play(match, [mauseloch.bot("simple", Geier(), f"2/{seat}") for seat in range(2)])
    before = Match(Geier(), 2, seed=2)
    for put in match.inputs[:40]:
        if isinstance(put.actor, int):
            before.play(put.actor, put.action)
    assert before.view(0).hand == (7, 11)
    assert exact(Geier(), before.view(0), before.log(0)) == {"7": 0.0, "11": 1.0}

"""The ladder of Hol's der Geier: each bot plays at any table, and better than the one below."""

from collections.abc import Callable
from itertools import chain, combinations, product
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from bench import kernel_fitting_geier as fitting
from bench.learning_geier import packed

import mauseloch
from mauseloch.bots import LADDER
from mauseloch.core.bot import Bot, Question
from mauseloch.core.match import Match
from mauseloch.games.geier.kernel import engine
from mauseloch.games.geier.kernel.engine import VALUES
from mauseloch.games.geier.players.duel import BUDGET, EXACT
from mauseloch.games.geier.players.search import infer, past
from mauseloch.games.geier.players.styles import STYLES, styles_of
from mauseloch.games.geier.players.value import unpacked, weights
from mauseloch.games.geier.rules import Geier, News, State, View
from mauseloch.games.geier.solver.endgame import Position, position, solution
from tests.games.geier.playing import match_of

OPTIONS = [
    Geier(),
    Geier(winner="highest_mouse"),
    Geier(open_discards=True),
    Geier(winner="highest_mouse", open_discards=True),
]


def play(game: Geier, seed: object, names: list[str]) -> Match[State, View, News]:
    match = Match(game, len(names), seed=str(seed))
    mauseloch.play(
        match, [mauseloch.bot(name, game, f"{seed}/{s}") for s, name in enumerate(names)]
    )
    return match


def share(better: str, worse: str, seats: int, pairs: int) -> float:
    """The better bot's share of the wins: the two alternate round the table, then swap seats."""
    total = 0.0
    for seed, turn in product(range(pairs), range(2)):
        names = [(better, worse)[(seat + turn) % 2] for seat in range(seats)]
        outcome = play(Geier(), seed, names).outcome
        assert outcome is not None
        total += sum(names[seat] == better for seat in outcome.winners) / len(outcome.winners)
    return total / (2 * pairs)


@pytest.mark.parametrize(
    ("worse", "better", "seats", "pairs", "at_least"),
    [
        ("pip", "lotte", 2, 60, 0.65),
        ("pip", "lotte", 5, 150, 0.51),
        ("lotte", "bruno", 2, 60, 0.54),
        ("lotte", "bruno", 5, 60, 0.54),
        ("bruno", "clara", 2, 25, 0.7),
        ("bruno", "zeno", 2, 10, 0.6),
    ],
)
def test_the_better_one_wins_more(
    worse: str, better: str, seats: int, pairs: int, at_least: float
) -> None:
    assert share(better, worse, seats, pairs) >= at_least


def test_zeno_wins_more_than_its_share_among_four_claras() -> None:
    """By chance it would win one match in five, and hardly ever twice as many."""
    total, matches = 0.0, 40
    for seed in range(matches):
        names = ["zeno" if seat == seed % 5 else "clara" for seat in range(5)]
        outcome = play(Geier(), seed, names).outcome
        assert outcome is not None
        total += (names.index("zeno") in outcome.winners) / len(outcome.winners)
    assert total / matches > 0.4


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("seats", Geier.seats)
def test_everybody_plays_every_table_to_its_end(game: Geier, seats: int) -> None:
    names = [LADDER[-1 - seat % len(LADDER)] for seat in range(seats)]
    match = play(game, seats, names)
    assert match.outcome is not None
    assert len(match.state.spent) == 15


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("rounds", [6, 10])
def test_the_same_seed_bids_the_same_and_hidden_bids_change_nothing(
    name: str, seats: int, rounds: int
) -> None:
    """It holds for a fresh bot too, and when the others have already bid, whatever they bid."""
    game = Geier()
    match = play(game, 1, ["simple"] * seats)
    begun = Match(game, seats, seed="1", inputs=match.inputs[: rounds * (seats + 1) + 1])
    for seed in range(7, 15):
        asked = mauseloch.bot(name, game, seed)(begun.question(0))
        assert asked.action in begun.question(0).legal
        for cards in (0, -1):
            others = Match(game, seats, seed="1", inputs=begun.inputs)
            for seat in range(1, seats):
                others.play(seat, others.question(seat).legal[cards])
            assert mauseloch.bot(name, game, seed)(others.question(0)) == asked


def bids(make: Callable[[], Bot], question: Question[Any, Any], times: int) -> set[int]:
    bot = make()
    return {int(bot(question).action) for _ in range(times)}


def test_pip_does_not_waste_its_best_cards_on_the_smallest_prizes() -> None:
    question = match_of(2, "+1:").question(0)
    assert max(bids(lambda: mauseloch.bot("pip", Geier(), 1), question, 300)) < 15


def test_bruno_bids_the_best_card_left_for_the_best_prize_left() -> None:
    """Best is relative: here all mice but the lowest three are gone, and so are his high cards."""
    rounds = [f"+{11 - turn}: {16 - turn} {turn}" for turn in range(1, 8)]
    question = match_of(2, *rounds, "-5:").question(0)
    assert question.view.hand == tuple(range(1, 9))
    assert bids(lambda: mauseloch.bot("bruno", Geier(), 1), question, 200) <= {6, 7, 8}
    assert 8 in bids(lambda: mauseloch.bot("bruno", Geier(), 1), question, 200)


def test_nobody_is_quite_predictable() -> None:
    for name, seats in product(LADDER, (2, 5)):
        question = Match(Geier(), seats, seed=2).question(0)
        made = {mauseloch.bot(name, Geier(), seed)(question).action for seed in range(30)}
        assert len(made) > 1, (name, seats)


@pytest.mark.parametrize("game", OPTIONS[:2])
def test_zeno_plays_the_end_for_two_by_the_exact_mix(game: Geier) -> None:
    match = play(game, 5, ["simple", "simple"])
    begun = Match(game, 2, seed="5", inputs=match.inputs[: 3 * (15 - 5) + 1])
    assert len(begun.state.hands[0]) == 5 <= EXACT
    mix = solution(position(begun.state, 0), game.winner).own
    made = [mauseloch.bot("zeno", game, seed)(begun.question(0)).action for seed in range(60)]
    assert {int(card) for card in made} <= {card for card, part in mix.items() if part > 0}


def test_zeno_has_time_for_the_longest_endgames() -> None:
    """One of the longest among hundreds fits the budget."""
    game = OPTIONS[1]
    match = play(game, 92, ["bruno", "simple"])
    begun = Match(game, 2, seed="92", inputs=match.inputs[: 3 * (15 - EXACT) + 1])
    assert 250_000 < solution(position(begun.state, 0), game.winner).games < BUDGET


def test_before_the_end_zeno_knows_that_the_highest_mouse_decides_too() -> None:
    """The points are nearly level: mice that would win a tie change how it bids."""
    inputs = play(Geier(), 238, ["bruno", "bruno"]).inputs[: 3 * 6 + 1]
    made = [
        [mauseloch.bot("zeno", game, seed)(match.question(0)) for seed in range(20)]
        for game in OPTIONS[:2]
        for match in [Match(game, 2, seed="238", inputs=inputs)]
    ]
    assert made[0] != made[1]


def test_bids_of_the_past_tell_who_plays_how() -> None:
    """One seat always bids 1.4 times the mouse, the other bids anything."""
    rounds = ["+10: 14 3", "+5: 7 15", "+2: 3 12", "+8: 11 1", "+6: 9 14", "+3: 4 2"]
    prizes, cards = past(match_of(2, *rounds, "+7:").log(0), 2)
    rules = engine.packed(Geier(), 2)
    believed = infer(rules, styles_of(), prizes, cards, 1.0)
    assert STYLES[int(np.argmax(believed[0]))].spread < 2
    assert STYLES[int(np.argmax(believed[1]))].spread > 3
    assert infer(rules, styles_of(), prizes, cards, 0.0) == pytest.approx(1 / len(STYLES))


def test_the_guess_is_fitted_layer_by_layer() -> None:
    found, explained = fitting.fit(layers=3, positions=400, matches=2)
    assert explained[0] == pytest.approx(1.0, abs=1e-4)
    assert min(explained) > 0.9
    assert weights()[1, :3, 0, 0] == pytest.approx(found[1, :3, 0, 0], abs=0.01)
    assert unpacked(packed(found))[1:-1] == pytest.approx(found[1:-1], abs=1e-5)


def hand(cards: int) -> tuple[int, ...]:
    return tuple(card + 1 for card in range(15) if cards >> card & 1)


def test_the_guess_is_near_the_truth_where_that_is_known() -> None:
    guesses, truths = [], []
    for seed in range(30):
        own, other, stack, carried = fitting.position(styles_of(), 5, np.uint64(seed))
        prizes = [int(VALUES[at]) for at in range(15) if stack >> at & 1]
        gone = [int(prize) for prize in VALUES if prize not in prizes]
        some = chain.from_iterable(combinations(gone, size) for size in range(len(gone) + 1))
        before = next(pot for pot in some if sum(pot) == carried)
        values = []
        for prize in prizes:
            rest = tuple(one for one in prizes if one != prize)
            spot = Position(hand(own), hand(other), rest, (*before, prize))
            values.append(solution(spot, "points").value)
        truths.append(fmean(values))
        guesses.append(fitting.guess(weights(), own, other, stack, carried))
    assert np.corrcoef(guesses, truths)[0, 1] > 0.98

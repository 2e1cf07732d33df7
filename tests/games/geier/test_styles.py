"""The playouts of a search, checked against the rules."""

from random import Random

import numpy as np
import pytest

from mauseloch.compiled import Words
from mauseloch.core.game import Outcome
from mauseloch.core.match import Match
from mauseloch.games.geier.kernel.engine import packed
from mauseloch.games.geier.players.search import past
from mauseloch.games.geier.players.styles import STYLES, fold, play_out, styles_of, victory
from mauseloch.games.geier.rules import PRIZES, Geier, News, State, View

GAMES = [Geier(winner="unique"), Geier(winner="highest_mouse")]
MATCHES = 12


def mouse(prizes: tuple[int, ...]) -> int:
    """The highest of them, 0 if there is none."""
    return max((0, *prizes))


def held(state: State) -> list[int]:
    """The hands as bit sets."""
    return [sum(1 << (int(card) - 1) for card in hand) for hand in state.hands]


def shares(game: Geier, points: Words, mice: Words) -> list[float]:
    """Each seat's share of the victory."""
    rules, ranks = packed(game, len(points)), np.zeros(len(points), np.int64)
    return [victory(rules, points, mice, ranks, seat) for seat in range(len(points))]


def expected(outcome: Outcome) -> list[float]:
    """The same according to the rules."""
    return [(rank == 1) / outcome.ranks.count(1) for rank in outcome.ranks]


def random_bids(match: Match[State, View, News], rng: Random) -> None:
    """Play a round, often with equal bids, so that pots are carried over and points are level."""
    same = rng.choice(match.legal(0))
    for seat in range(len(match.state.hands)):
        legal = match.legal(seat)
        match.play(seat, same if same in legal and rng.random() < 0.4 else rng.choice(legal))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.winner)
@pytest.mark.parametrize("seats", Geier.seats)
def test_the_past_leads_where_the_rules_lead(game: Geier, seats: int) -> None:
    rng = Random(seats)
    hands, points, mice = (np.zeros(seats, np.int64) for _ in range(3))
    for number in range(MATCHES):
        match = Match(game, seats, f"past {number}")
        while True:
            state = match.state
            found = fold(packed(game, seats), *past(match.log(None), seats), hands, points, mice)
            stack = sum(1 << PRIZES.index(prize) for prize in state.stack)
            assert found == (stack, sum(state.pot), mouse(state.pot))
            assert list(hands) == held(state)
            assert list(points) == [sum(won) for won in state.won]
            assert list(mice) == [mouse(won) for won in state.won]
            if match.outcome is not None:
                break
            random_bids(match, rng)
        assert shares(game, points, mice) == expected(match.outcome)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.winner)
@pytest.mark.parametrize("seats", Geier.seats)
def test_a_victory_is_that_of_the_outcome(game: Geier, seats: int) -> None:
    """Only a few prizes are won, so that points are often level."""
    rng, level = Random(seats), 0
    over = game.start(seats)._replace(hands=((),) * seats, stack=())
    for _ in range(1000):
        won: list[list[int]] = [[] for _ in range(seats)]
        for prize in rng.sample(PRIZES, 6):
            rng.choice(won).append(int(prize))
        outcome = game.outcome(over._replace(won=tuple(map(tuple, won))))
        assert outcome is not None
        level += len({*outcome.scores}) < seats
        points = np.array(outcome.scores, np.int64)
        mice = np.array([mouse(tuple(some)) for some in won], np.int64)
        assert shares(game, points, mice) == expected(outcome)
    assert level > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.winner)
@pytest.mark.parametrize("seats", Geier.seats)
def test_playing_on_ends_as_the_match_does(game: Geier, seats: int) -> None:
    """With one card left nobody has a choice, whatever their style."""
    rng = Random(seats)
    hands, points, mice, bids = (np.zeros(seats, np.int64) for _ in range(4))
    for number in range(MATCHES):
        match = Match(game, seats, f"on {number}")
        for _ in range(14):
            random_bids(match, rng)
        prizes, cards = past(match.log(None), seats)
        stack, pot, top = fold(packed(game, seats), prizes[:14], cards, hands, points, mice)
        chosen = np.array([rng.randrange(len(STYLES)) for _ in range(seats)], np.int64)
        rules, key = packed(game, seats), np.uint64(number)
        play_out(rules, styles_of(), chosen, hands, points, mice, bids, stack, pot, top, key)
        random_bids(match, rng)
        assert match.outcome is not None
        assert list(points) == list(match.outcome.scores)
        assert list(mice) == [mouse(won) for won in match.state.won]
        assert not hands.any()


@pytest.mark.parametrize("seats", Geier.seats)
def test_playing_on_from_the_start_gives_every_prize_at_most_once(seats: int) -> None:
    rng, whole = Random(seats), 0
    for number in range(50):
        hands, points, mice, bids = (np.zeros(seats, np.int64) for _ in range(4))
        nothing = past([], seats)
        stack, pot, top = fold(packed(Geier(), seats), *nothing, hands, points, mice)
        chosen = np.array([rng.randrange(len(STYLES)) for _ in range(seats)], np.int64)
        rules, key = packed(Geier(), seats), np.uint64(number)
        play_out(rules, styles_of(), chosen, hands, points, mice, bids, stack, pot, top, key)
        assert not hands.any()
        assert max(mice) <= 10
        whole += points.sum() == 40
    assert whole > 10  # of the 50 matches, those without a tie in the last round

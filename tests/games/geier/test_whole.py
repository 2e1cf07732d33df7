"""The whole game for two: small decks here, the real one as it was published."""

import json
import os
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mauseloch.core.errors import MissingExtraError, SetupError
from mauseloch.core.extras import WANTED
from mauseloch.games.geier.solver import endgame
from mauseloch.games.geier.solver import report as reports
from mauseloch.games.geier.solver.card import Card
from mauseloch.games.geier.solver.endgame import Position
from mauseloch.games.geier.solver.goofspiel import first_bids
from mauseloch.games.geier.solver.layers import POINT, Deck, Prizes, geier, goofspiel, patterns
from mauseloch.games.geier.solver.processor import Processor
from mauseloch.games.geier.solver.report import first_round
from mauseloch.games.geier.solver.whole import Place, Whole

PUBLISHED = Path(__file__).parents[3] / "docs" / "research" / "geier.json"
FEW = 120
"""Published rounds to solve again, of 1,260; all of them with MAUSELOCH_LONG."""


def solved(deck: Deck) -> Whole:
    whole = Whole(deck, Processor(1))
    whole.solve()
    return whole


@pytest.fixture(scope="module")
def six() -> Whole:
    return solved(geier(6))


def brute(deck: Deck, place: Place) -> float:
    """A position's value by the rules alone: no patterns, no layers, no shared rounds."""
    bits = [bit for bit in range(deck.cards) if place.left >> bit & 1]
    if not bits:
        return 0.0
    total = 0.0
    for bit in bits:
        left, pot = place.left ^ 1 << bit, place.carried + deck.prizes[bit]
        game = np.zeros((len(bits), len(bits)))
        for i, mine in enumerate(place.own):
            for j, theirs in enumerate(place.other):
                own = tuple(card for card in place.own if card != mine)
                other = tuple(card for card in place.other if card != theirs)
                carried = pot if mine == theirs and deck.carry else 0
                after = brute(deck, Place(own, other, left, carried))
                game[i, j] = np.sign(mine - theirs) * abs(pot) + after
        total += by_supports(game)
    return total / len(bits)


def by_supports(game: Any) -> float:
    """The value of a matrix game by trying every pair of supports of the same size."""
    row, column = equilibrium(game)
    return float(row @ game @ column)


def equilibrium(game: Any) -> tuple[Any, Any]:
    """Both mixes."""
    size = len(game)
    for many in range(1, size + 1):
        for rows in combinations(range(size), many):
            for columns in combinations(range(size), many):
                part = game[np.ix_(rows, columns)]
                try:
                    (mine, _), (theirs, _) = _evened(part.T), _evened(part)
                except np.linalg.LinAlgError:
                    continue
                row, column = np.zeros(size), np.zeros(size)
                row[list(rows)], column[list(columns)] = mine, theirs
                if min(mine.min(), theirs.min()) > -1e-9 and (
                    (game @ column).max() - (row @ game).min() < 1e-9
                ):
                    return row, column
    raise AssertionError("no equilibrium was found")


def _evened(part: Any) -> tuple[Any, Any]:
    """The mix of columns against which all rows bring the same, and what they bring."""
    edge = np.ones((len(part), 1))
    whole = np.block([[part, -edge], [edge.T, np.zeros((1, 1))]])
    *mix, value = np.linalg.solve(whole, np.append(np.zeros(len(part)), 1.0))
    return np.array(mix), value


@pytest.mark.parametrize("deck", [geier(3), geier(4), goofspiel(4)])
def test_small_decks_agree_with_brute_force(deck: Deck) -> None:
    whole, rng = solved(deck), np.random.default_rng(1)
    hand = tuple(range(1, deck.cards + 1))
    assert whole.value(Place(hand, hand, (1 << deck.cards) - 1, 0)) == 0
    for _ in range(30):
        place = whole.any_place(rng, int(rng.integers(1, 4)))
        assert whole.value(place) == pytest.approx(brute(deck, place), abs=whole.bound + 1e-8)


def test_every_layer_agrees_with_endgames(six: Whole) -> None:
    """They find positions by searching from the top, and keep values in double precision."""
    rng, prizes = np.random.default_rng(2), six.deck.prizes
    for held in range(2, 7):
        for _ in range(6):
            bits = rng.permutation(6)
            stack = [prizes[bit] for bit in bits[: held - 1]]
            own, other = (np.sort(rng.permutation(6)[:held] + 1).tolist() for _ in range(2))
            both = 6 - len({*own, *other})
            pot = [
                prizes[bit] for bit in bits[held - 1 :][: 1 + rng.integers(min(both, 6 - held) + 1)]
            ]
            position = Position(tuple(own), tuple(other), tuple(stack), tuple(pot))
            left = sum(1 << prizes.index(prize) for prize in stack)
            place = Place(position.own, position.other, left, sum(pot))
            found = six.mixes([place])
            exact = endgame.solution(position, "points")
            assert found.values[0] == pytest.approx(exact.value, abs=six.bound)
            assert found.gaps[0] < 1e-8
            game = six.game(place)
            assert (found.rows[0] @ game).min() == pytest.approx(exact.value, abs=six.bound)
            assert (game @ found.columns[0]).max() == pytest.approx(exact.value, abs=six.bound)


def test_goofspiel_is_the_same_without_vultures_and_carrying() -> None:
    whole, exact = solved(goofspiel(6)), first_bids(6)
    for prize in whole.deck.prizes:
        game = whole.game(first_round(whole, prize))
        assert game == pytest.approx(exact.games[prize - 1], abs=whole.bound)


def test_seats_can_be_swapped(six: Whole) -> None:
    rng = np.random.default_rng(3)
    for _ in range(50):
        place = six.any_place(rng, int(rng.integers(1, 6)))
        swapped = place._replace(own=place.other, other=place.own)
        assert six.value(place) == -six.value(swapped)
        bit = place.left.bit_length() - 1  # the highest prize turns up
        left, pot = place.left ^ 1 << bit, place.carried + six.deck.prizes[bit]
        games = [six.game(one._replace(left=left, carried=pot)) for one in (place, swapped)]
        assert games[0] == pytest.approx(-games[1].T)
        with pytest.raises(ValueError, match="no such position"):
            six.game(place)


def test_a_wrong_value_is_noticed(six: Whole) -> None:
    rng = np.random.default_rng(4)
    place = six.any_place(rng, 4)
    assert six.miss(place) <= 0.5 / POINT + 1e-12
    at, _ = six._at(place)
    values = six.layers[4].found.values
    values[at] += 16
    try:
        assert six.miss(place) > 15 / POINT
    finally:
        values[at] -= 16


def test_perfect_players_are_even(six: Whole) -> None:
    lead = six.self_play(20_000, 1)
    assert abs(lead.mean()) < 4 * lead.std() / len(lead) ** 0.5
    assert lead.std() > 1
    assert (six.self_play(50, 2) == six.self_play(50, 2)).all()


def test_prizes_are_carried_only_as_often_as_bids_can_have_been_equal() -> None:
    prizes = Prizes(geier(6))
    assert prizes.deck.prizes == (-2, -1, 1, 2, 3, 4)
    stock = prizes.stock(4, 1)
    left = 0b001111
    carried = {int(c) for s, c in zip(stock.sets, stock.carried, strict=True) if s == left}
    assert carried == {0, 3, 4}
    stock = prizes.stock(4, 2)
    carried = {int(c) for s, c in zip(stock.sets, stock.carried, strict=True) if s == left}
    assert carried == {0, 3, 4, 7}


def test_cards_between_which_no_other_lies_share_a_row() -> None:
    [layer] = [one for one in patterns(np, 4) if one.cards == 2]
    for code, rows, height in zip(layer.codes, layer.rows, layer.heights, strict=True):
        own = [rank for rank in range(4) if code >> 2 * rank & 1]
        alone = all(code >> 2 * rank & 3 == 1 for rank in own)
        assert height == (1 if alone and own[1] == own[0] + 1 else 2)
        assert list(rows[:height]) == list(range(height))


@pytest.fixture(scope="module")
def published() -> Any:
    return json.loads(PUBLISHED.read_text(encoding="utf-8"))


def test_the_published_figures_agree_with_exact_endgames(published: Any) -> None:
    """The card's values of random rounds, against a solver that shares no code with it."""
    samples = published["samples"]
    assert len(samples) == 1260
    chosen = samples if "MAUSELOCH_LONG" in os.environ else samples[:: len(samples) // FEW]
    worst = 0.0
    for one in chosen:
        hands = (tuple(one[name]) for name in ("own", "other", "stack", "pot"))
        exact = endgame.solution(Position(*hands), "points")
        worst = max(worst, abs(exact.value - one["value"]))
    assert worst < published["bound"]


def test_the_published_first_bids_leave_nothing_to_gain(published: Any) -> None:
    assert published["prizes"] == [*range(-5, 0), *range(1, 11)]
    for mix, game in zip(published["first_bids"], published["after"], strict=True):
        matrix = np.array(game)
        assert matrix == pytest.approx(-matrix.T, abs=1e-7), "both seats are alike"
        assert sum(mix) == pytest.approx(1, abs=1e-6)
        assert (np.array(mix) @ matrix).min() > -1e-6
    assert published["bound"] < 1e-6
    assert published["checked"]["worst"] < 1e-7
    assert abs(published["self_play"]["mean"]) < published["self_play"]["interval"]


def test_a_report_of_a_small_deck_has_the_same_figures(
    six: Whole, monkeypatch: pytest.MonkeyPatch, published: Any
) -> None:
    monkeypatch.setattr(reports, "MATCHES", 1000)
    monkeypatch.setattr(reports, "CHECKED", 5)
    monkeypatch.setattr(reports, "SAMPLES", 5)
    found = reports.report(six)
    assert found.keys() == published.keys() - {"engine", "seconds"}
    assert found["layers"][0].keys() == published["layers"][0].keys()
    for one in found["samples"]:
        hands = (tuple(one[name]) for name in ("own", "other", "stack", "pot"))
        exact = endgame.solution(Position(*hands), "points")
        assert one["value"] == pytest.approx(exact.value, abs=six.bound)


def test_without_cupy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WANTED, "cuda", ("no_such_module",))
    with pytest.raises(MissingExtraError, match="mauseloch\\[cuda\\]"):
        Card()


def test_a_deck_that_does_not_fit_is_refused_before_any_work() -> None:
    engine = Processor(1)
    engine.memory = 1000
    whole = Whole(geier(6), engine)
    with pytest.raises(SetupError, match="memory"):
        whole.solve()
    assert not whole.layers

"""Kernels match the rules: the same inputs give the same states, legal actions and outcomes."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

import mauseloch
from mauseloch.compiled import A_DRAW, CHANCE, CLOCK, KERNELS, Kernel, key_of, number
from mauseloch.core.encoding import Encoding
from mauseloch.core.game import Nature
from mauseloch.games import package
from mauseloch.lockstep.lots import LOTS
from tests.test_laws import values_of

ACTORS = {Nature.CHANCE: CHANCE, Nature.CLOCK: CLOCK}
LINES = 1
"""Random matches per combination of options and seats; a game has 16 to 96 combinations."""


class Twin(NamedTuple):
    """A game with options and seats, both as rules and as a kernel."""

    game: mauseloch.AnyGame
    seats: int
    packed: Any
    kernel: Kernel
    encoding: Encoding

    def state(self) -> NDArray[np.int64]:
        """Memory for a state."""
        return np.zeros(self.encoding.words(self.seats), np.int64)


def twin(game: mauseloch.AnyGame, seats: int) -> Twin:
    own = package(game.name)
    packed = own.load("kernel").packed(game, seats)
    encoding = own.load("encoding").ENCODING
    return Twin(game, seats, packed, KERNELS[type(packed)], encoding)


def combinations(name: str) -> Iterator[Twin]:
    """All valid combinations of options and seats."""
    options = mauseloch.game(name).options
    for values in product(*map(values_of, options)):
        game = mauseloch.game(name, **{o.name: v for o, v in zip(options, values, strict=True)})
        for seats in game.seats:
            first = game.chosen.get("first", "drawn")
            if first == "drawn" or int(first) < seats:
                yield twin(game, seats)
            if first == "drawn":  # earlier rules differ in other things
                for earlier in package(name).earlier:
                    yield twin(earlier.with_options(game.chosen), seats)


def reductions(name: str) -> Iterator[Twin]:
    """Some reduced games, with every number of seats."""
    for one in getattr(mauseloch.game(name), "reductions", ()):
        for value in one.allowed[:3]:
            game = mauseloch.game(name, **{one.name: value})
            yield from (twin(game, seats) for seats in game.seats)


def played(one: Twin, put: mauseloch.Input, state: NDArray[np.int64]) -> None:
    """Apply an input of the rules to the kernel's state."""
    numbers = one.encoding.outcomes if put.actor is Nature.CHANCE else one.encoding.actions
    action = numbers.index(put.action) if put.action else 0
    actor = ACTORS[put.actor] if isinstance(put.actor, Nature) else put.actor
    one.kernel.put(one.packed, state, actor, action, put.at_ms)


def random_input(game: mauseloch.AnyGame, state: Any, rng: Random) -> mauseloch.Input:
    """A random next input from any seat that may act; now and then time runs out instead."""
    waiting = game.waiting(state)
    if waiting.chance:
        odds = game.odds(state)
        return mauseloch.Input(Nature.CHANCE, rng.choices([*odds], [*odds.values()])[0])
    if waiting.deadline_ms is not None and rng.random() < 0.1:
        return mauseloch.Input(Nature.CLOCK, "", waiting.deadline_ms + rng.choice((0, 0, 7)))
    seat = rng.choice(waiting.seats)
    at_ms = 0
    if waiting.deadline_ms is not None:
        earliest_ms = waiting.since_ms + waiting.guess_ms
        # Often at the same moment, or within a photo finish of it.
        at_ms = earliest_ms + rng.choice((0, 20, 40, 300, waiting.deadline_ms - earliest_ms))
    return mauseloch.Input(seat, rng.choice(game.legal(state, seat)), at_ms)


def compare(one: Twin, state: Any, row: NDArray[np.int64], *, legal: bool = True) -> None:
    """Compare everything a kernel says about a state."""
    game, seats, packed, kernel, encoding = one
    assert row.tolist() == list(encoding.pack(game, state)), state
    waiting = game.waiting(state)
    bits = A_DRAW if waiting.chance else sum(1 << seat for seat in waiting.seats)
    assert kernel.awaited(packed, row) == bits
    if waiting.seats:
        deadline_ms = -1 if waiting.deadline_ms is None else waiting.deadline_ms
        assert tuple(kernel.times(packed, row)) == (waiting.since_ms, waiting.guess_ms, deadline_ms)
    if legal:
        mask = np.ones(len(encoding.actions), np.bool_)
        for seat in range(seats):
            count = kernel.legal(packed, row, seat, mask)
            allowed = [
                action for action, is_legal in zip(encoding.actions, mask, strict=True) if is_legal
            ]
            assert sorted(allowed) == sorted(game.legal(state, seat))
            assert count == len(allowed)
    weights = np.ones(len(encoding.outcomes), np.int64)
    assert kernel.odds(packed, row, weights) == weights.sum()
    outcomes = {o: int(w) for o, w in zip(encoding.outcomes, weights, strict=True) if w}
    assert outcomes == dict(game.odds(state))
    scores, ranks = np.ones(seats, np.int64), np.ones(seats, np.int64)
    kernel.standing(packed, row, scores, ranks)
    outcome = game.outcome(state)
    assert tuple(ranks) == (outcome.ranks if outcome else (0,) * seats)
    if outcome:
        assert tuple(scores) == outcome.scores


GAMES = [pytest.param(name, id=name) for name in mauseloch.games()]


@pytest.mark.parametrize("name", GAMES)
def test_a_kernel_goes_where_the_rules_go(name: str) -> None:
    for one in (*combinations(name), *reductions(name)):
        for line in range(LINES):
            rng = Random(f"{one.packed}/{line}")
            state, row = one.game.start(one.seats), one.state()
            one.kernel.start(one.packed, row)
            compare(one, state, row)
            while one.game.outcome(state) is None:
                put = random_input(one.game, state, rng)
                state = one.game.apply(state, put)
                played(one, put, row)
                compare(one, state, row)


@pytest.mark.parametrize("name", GAMES)
def test_chance_draws_by_the_odds(name: str) -> None:
    """Each outcome occurs about as often as its weight says, and no other occurs."""
    one = twin(mauseloch.game(name), mauseloch.game(name).seats[-1])
    rng = Random(1)
    state = one.game.start(one.seats)
    tried = 0
    while one.game.outcome(state) is None and tried < 12:
        odds = one.game.odds(state)
        if len(odds) > 1:
            tried += 1
            row = np.array(one.encoding.pack(one.game, state), np.int64)
            many = 4000
            seen = Counter(
                one.encoding.outcomes[
                    one.kernel.draw(one.packed, row, np.uint64(number(np.uint64(5), k)))
                ]
                for k in range(many)
            )
            assert set(seen) <= set(odds)
            for outcome, weight in odds.items():
                expected = many * weight / sum(odds.values())
                assert abs(seen[outcome] - expected) < 5 * expected**0.5 + 5
        state = one.game.apply(state, random_input(one.game, state, rng))
    assert tried > 0 or name == "mausen"


@pytest.mark.parametrize("name", GAMES)
def test_playouts_are_matches_by_the_rules(name: str) -> None:
    """The rules reach the same end when fed with the same random numbers."""
    for one in combinations(name):
        scores, ranks, lengths = played_out(one, matches=2)
        for match in range(2):
            lot = LOTS[name](one.game, int(key_of(np.uint64(7), match)), one.seats)
            state, answers = one.game.start(one.seats), 0
            while (outcome := one.game.outcome(state)) is None:
                put = lot.put(state)
                before, state = state, one.game.apply(state, put)
                lot.hear(one.game.news(before, put, state, None), state)
                answers += not isinstance(put.actor, Nature)
            assert tuple(scores[match]) == outcome.scores
            assert tuple(ranks[match]) == outcome.ranks
            assert lengths[match] == answers


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_is_the_same_in_any_company(name: str) -> None:
    one = twin(mauseloch.game(name), mauseloch.game(name).seats[0])
    scores, ranks, lengths = played_out(one, matches=600)
    alone = played_out(one, matches=1, first=517)
    assert (alone[0][0] == scores[517]).all()
    assert (alone[1][0] == ranks[517]).all()
    assert alone[2][0] == lengths[517]
    other = played_out(one, matches=600, seed=8)
    assert (other[0] != scores).any()


def played_out(
    one: Twin, matches: int, *, seed: int = 7, first: int = 0
) -> tuple[NDArray[np.int64], ...]:
    scores = np.zeros((matches, one.seats), np.int64)
    ranks, lengths = np.zeros_like(scores), np.zeros(matches, np.int64)
    one.kernel.playouts(one.packed, np.uint64(seed), first, scores, ranks, lengths)
    return scores, ranks, lengths


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_holds_nothing_that_the_seat_cannot_know(name: str) -> None:
    """It is the same in every deal consistent with what the seat has seen."""
    for one in (*combinations(name), *reductions(name)):
        rng = Random(f"{one.packed}")
        match = mauseloch.Match(one.game, one.seats, f"{one.packed}")
        while match.outcome is None:
            for seat in range(one.seats):
                if rng.random() < 0.015:
                    imagined = one.game.imagine(match.view(seat), match.log(seat), rng)
                    assert observed(one, imagined, seat) == observed(one, match.state, seat)
            put = random_input(one.game, match.state, rng)
            if put.actor is Nature.CLOCK:
                match.expire(put.at_ms)
            else:
                match.play(put.seat, put.action, put.at_ms)


def observed(one: Twin, state: Any, seat: int) -> list[int]:
    row = np.array(one.encoding.pack(one.game, state), np.int64)
    seen = np.full(one.encoding.width(one.seats), -1000, np.int16)
    one.kernel.observe(one.packed, row, seat, seen)
    assert -1000 not in seen
    return seen.tolist()

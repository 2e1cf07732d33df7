"""Best replies in small decks, against a best reply by the rules alone."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from mauseloch.core.errors import SetupError
from mauseloch.games.geier.solver import card
from mauseloch.games.geier.solver.card import Card
from mauseloch.games.geier.solver.layers import (
    COARSE,
    OTHER,
    OWN,
    POINT,
    Deck,
    Patterns,
    geier,
    goofspiel,
)
from mauseloch.games.geier.solver.patterns import mirror
from mauseloch.games.geier.solver.processor import Processor
from mauseloch.games.geier.solver.reply import Reply, Step
from mauseloch.games.geier.solver.whole import Engine, Layer, Place, Values, Whole
from tests.games.geier.emulation import Emulated
from tests.games.geier.test_whole import equilibrium

NEAR = 1e-6
"""Best replies by the rules alone are in double precision."""


class Player:
    """Somebody who is exact with few cards, and guesses badly with more of them."""

    def __init__(self, deck: Deck, exact: int, noise: float) -> None:
        self.deck, self.exact = deck, exact
        self.whole = Whole(deck, Processor(1))
        self.whole.solve()
        rng = np.random.default_rng(1)
        self.guesses = [self._noisy(layer, rng, noise) for layer in self.whole.layers]
        self.gain = cache(self._gain)
        self._mixes = cache(self._mix)

    @staticmethod
    def _noisy(layer: Layer, rng: np.random.Generator, noise: float) -> Values:
        """Values of a layer with noise, but where both hands are alike, neither is better."""
        starts, exact = layer.found
        wrong = rng.normal(0, noise, exact.shape) * POINT
        for number, code in enumerate(layer.patterns.codes.tolist()):
            if code == mirror(code):
                wrong[starts[number] : [*starts, None][number + 1]] = 0
        return Values(starts, exact + wrong.astype(np.int32))

    def guess(self, here: Patterns) -> Values:
        return self.guesses[here.cards]

    def reply(self, engine: Engine) -> Reply:
        whole = Whole(self.deck, engine)
        whole.solve(upto=self.exact)
        assert len(whole.layers) == self.exact + 1
        return Reply(whole, self.guess)

    def _mix(self, place: Place) -> tuple[Any, Any]:
        """How both bid in a round."""
        game = np.zeros((len(place.own), len(place.other)))
        for i, mine in enumerate(place.own):
            for j, theirs in enumerate(place.other):
                after, won = self._after(place, mine, theirs)
                at, turn = self.whole._at(after)
                game[i, j] = won + turn * self.guesses[len(after.own)].values[at] / POINT
        return equilibrium(game)

    def _gain(self, place: Place, seat: int) -> float:
        """What a best reply in this seat gains in a position."""
        if len(place.own) == self.exact:
            return (1 - 2 * seat) * self.whole.value(place)
        bits = [bit for bit in range(self.deck.cards) if place.left >> bit & 1]
        total = 0.0
        for bit in bits:
            carried = place.carried + self.deck.prizes[bit]
            start = place._replace(left=place.left ^ 1 << bit, carried=carried)
            mix = self._mixes(start)[1 - seat]
            gains = np.zeros((len(bits), len(bits)))
            for i, mine in enumerate(place.own):
                for j, theirs in enumerate(place.other):
                    after, won = self._after(start, mine, theirs)
                    gains[i, j] = (1 - 2 * seat) * won + self.gain(after, seat)
            total += (gains @ mix).max() if seat == 0 else (mix @ gains).max()
        return total / len(bits)

    def _after(self, place: Place, mine: int, theirs: int) -> tuple[Place, int]:
        """What follows when both bid, and what the first seat wins."""
        own = tuple(one for one in place.own if one != mine)
        other = tuple(one for one in place.other if one != theirs)
        carried = place.carried if mine == theirs and self.deck.carry else 0
        won = ((mine > theirs) - (mine < theirs)) * abs(place.carried)
        return Place(own, other, place.left, carried), won

    def agrees(self, step: Step, rng: np.random.Generator) -> None:
        """Some positions of a layer, both seats of each."""
        here, gains = step.patterns, step.gains
        for _ in range(6):
            number = int(rng.integers(len(here.codes)))
            stock = self.whole.prizes.stock(here.cards, int(here.gone[number]))
            column = int(rng.integers(len(stock.sets)))
            own, other = (
                tuple(rank + 1 for rank in range(16) if int(here.codes[number]) >> 2 * rank & who)
                for who in (OWN, OTHER)
            )
            place = Place(own, other, int(stock.sets[column]), int(stock.carried[column]))
            at = int(gains.starts[number]) + column
            for seat, values in enumerate((gains.own, gains.other)):
                found = values[at] / gains.points
                assert found == pytest.approx(self.gain(place, seat), abs=step.bound + NEAR)


def engine_of(kind: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    return Processor(1) if kind == "processor" else Emulated(monkeypatch)


@pytest.mark.parametrize("kind", ["processor", "emulated card"])
@pytest.mark.parametrize(
    ("deck", "exact"),
    [(geier(4), 1), (geier(4), 2), (goofspiel(4), 1), (geier(5), 3)],
)
def test_gains_agree_with_the_rules_alone(
    deck: Deck, exact: int, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, rng = Player(deck, exact, 0.5), np.random.default_rng(2)
    swept = []

    def check(step: Step) -> None:
        swept.append(step.patterns.cards)
        player.agrees(step, rng)

    found = player.reply(engine_of(kind, monkeypatch)).run(check)
    assert swept == list(range(exact + 1, deck.cards + 1))
    assert found.bound < 1e-5
    hand = tuple(range(1, deck.cards + 1))
    start = Place(hand, hand, (1 << deck.cards) - 1, 0)
    assert found.gain == pytest.approx(player.gain(start, 0), abs=found.bound + NEAR)
    assert found.gain == pytest.approx(player.gain(start, 1), abs=found.bound + NEAR)
    assert found.gain > 0.01
    assert found.rounds > 0
    assert len(found.seconds) == len(swept)


@pytest.mark.parametrize("kind", ["processor", "emulated card"])
def test_nothing_is_gained_against_a_perfect_player(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(geier(5), 2, 0.0)
    found = player.reply(engine_of(kind, monkeypatch)).run()
    assert abs(found.gain) <= found.bound


@pytest.mark.parametrize("kind", ["processor", "emulated card"])
def test_large_layers_are_stored_in_16_bits(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, rng = Player(geier(5), 3, 0.5), np.random.default_rng(3)
    engine = engine_of(kind, monkeypatch)
    reply = player.reply(engine)
    sizes = [len(layer.found.values) for layer in player.whole.layers]
    engine.memory = 8 * sizes[3] + 8 * sizes[4] - 1
    kinds = []

    def check(step: Step) -> None:
        kinds.append(step.gains.own.dtype)
        assert step.gains.points == (POINT if kinds[-1] == np.int32 else COARSE)
        player.agrees(step, rng)

    found = reply.run(check)
    assert kinds == [np.int16, np.int32]
    hand = tuple(range(1, 6))
    exact = player.gain(Place(hand, hand, 31, 0), 0)
    assert 0.5 / COARSE < found.bound < 0.6 / COARSE
    assert found.gain == pytest.approx(exact, abs=found.bound)
    reply = player.reply(Processor(1))
    reply.whole.engine.memory = 1000  # type: ignore[misc]
    with pytest.raises(SetupError, match="memory"):
        reply.run()


@pytest.mark.parametrize("kind", ["processor", "emulated card"])
def test_sampled_rounds_show_mixes_and_gains(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, rng = Player(geier(4), 1, 0.5), np.random.default_rng(4)
    reply = player.reply(engine_of(kind, monkeypatch))
    with pytest.raises(ValueError, match="no layer"):
        reply.sample(rng, 1)

    def check(step: Step) -> None:
        if step.patterns.cards != 3:
            return
        sample = reply.sample(rng, 40)
        for at, code in enumerate(sample.codes.tolist()):
            own, other = (
                tuple(rank + 1 for rank in range(16) if code >> 2 * rank & who)
                for who in (OWN, OTHER)
            )
            place = Place(own, other, int(sample.lefts[at]), int(sample.pots[at]))
            games = [np.zeros((3, 3)), np.zeros((3, 3))]
            for i, mine in enumerate(own):
                for j, theirs in enumerate(other):
                    after, won = player._after(place, mine, theirs)
                    games[0][i, j] = won + player.gain(after, 0)
                    games[1][i, j] = -won + player.gain(after, 1)
            row, column = player._mixes(place)
            assert games[0] @ column == pytest.approx(games[0] @ sample.columns[at], abs=NEAR)
            assert row @ games[1] == pytest.approx(sample.rows[at] @ games[1], abs=NEAR)
            gains = ((games[0] @ column).max(), (row @ games[1]).max())
            assert sample.gains[at] == pytest.approx(gains, abs=step.bound + NEAR)
            spreads = [game.max() - game.min() for game in games]
            assert sample.spreads[at] == pytest.approx(spreads, abs=2 * step.bound + NEAR)
        assert sample.rows.sum(1) == pytest.approx(1, abs=NEAR)
        assert len(set(sample.numbers.tolist())) > 5

    reply.run(check)


def test_loose_rounds_are_solved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a card everything is, if no gap is narrow enough."""
    player = Player(geier(4), 2, 0.5)
    engine = Emulated(monkeypatch)
    once = player.reply(engine).run()
    monkeypatch.setattr(card, "TIGHT", -1.0)
    monkeypatch.setattr(card, "AGAIN_AT_ONCE", 7)
    again = player.reply(engine).run(lambda _: None)
    assert again.settled == again.rounds == once.rounds > once.settled
    assert again.gain == pytest.approx(once.gain, abs=NEAR)


def test_the_kernel_solves_what_the_processor_does(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = Player(geier(5), 1, 0.0).whole
    whole = Whole(geier(5), Emulated(monkeypatch))
    assert isinstance(whole.engine, Card)
    whole.solve()
    for mine, theirs in zip(whole.layers, exact.layers, strict=True):
        assert abs(mine.found.values - theirs.found.values).max(initial=0) <= 8

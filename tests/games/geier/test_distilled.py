"""Small networks that know what positions for two are worth, and the bot that bids by them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import mauseloch
from mauseloch.cli import main
from mauseloch.core.errors import MissingExtraError
from mauseloch.core.words import Say
from mauseloch.games.geier.distilled import network
from mauseloch.games.geier.distilled.features import signs, stakes, swapped
from mauseloch.games.geier.distilled.points import FILE, Layer, distilled, hands, table, worth
from mauseloch.games.geier.players import points
from mauseloch.games.geier.players.points import Mix, guessed, mixed
from mauseloch.games.geier.solver import weakness_command
from mauseloch.games.geier.solver.endgame import Position, solution
from mauseloch.games.geier.solver.layers import OTHER, OWN, geier, places
from mauseloch.games.geier.solver.processor import Processor
from mauseloch.games.geier.solver.weakness_command import replying
from mauseloch.games.geier.solver.whole import Place, Whole
from tests.cli.test_cli import failure

RESEARCH = Path(__file__).parents[3] / "docs" / "research"
PACKAGE = Path(points.__file__).parents[1] / "distilled"


def made_up(cards: int, deck: tuple[int, ...], rng: np.random.Generator) -> Layer:
    """Networks that know nothing."""
    wide = stakes(np, np.zeros(1, np.int64), np.zeros(1, np.int64), deck).shape[1]
    return Layer(
        *(
            network.rounded(
                [(rng.normal(size=(one, two)) / one, rng.normal(size=two)) for one, two in widths]
            )
            for widths in ([(cards**2, 6), (6, 4)], [(wide, 5), (5, 4)])
        )
    )


def test_a_network_in_whole_numbers_is_nearly_the_one_it_was_made_from() -> None:
    rng = np.random.default_rng(1)
    matrices = [
        (rng.normal(size=(9, 7)), rng.normal(size=7)),
        (rng.normal(size=(7, 3)), rng.normal(size=3)),
    ]
    steps = network.rounded(matrices)
    features = rng.integers(-3, 4, size=(50, 9))
    hidden = np.maximum(features @ matrices[0][0] + matrices[0][1], 0)
    exact = hidden @ matrices[1][0] + matrices[1][1]
    found = network.run(np, steps, features)
    assert (found == np.rint(found)).all()
    assert found / 2**network.OUT_BITS == pytest.approx(exact, abs=0.01)
    again = network.unpacked("x", network.packed("x", steps))
    assert (network.run(np, again, features) == found).all()


def test_a_table_of_a_layer_has_what_single_positions_have() -> None:
    whole, rng = Whole(geier(5), Processor(1)), np.random.default_rng(2)
    whole.solve()
    deck = whole.deck.prizes
    for cards in (2, 3):
        layer, here = made_up(cards, deck, rng), whole.layers[cards].patterns
        found = table(np, layer, whole.prizes, here)
        assert (found.starts == whole.layers[cards].found.starts).all()
        assert len(found.values) == len(whole.layers[cards].found.values)
        own, other = (places(np, here.codes, cards, who) for who in (OWN, OTHER))
        compared = signs(np, own, other)
        for number in range(len(here.codes)):
            stock = whole.prizes.stock(cards, int(here.gone[number]))
            left = hands(np, layer, compared[number : number + 1])
            sets, carried = stock.sets.astype(np.int64), stock.carried.astype(np.int64)
            alone = left @ worth(np, layer, sets, carried, deck).T
            start = int(found.starts[number])
            assert (found.values[start : start + len(stock.sets)] == alone[0]).all()
        turned = hands(np, layer, swapped(np, compared))
        assert (turned == -hands(np, layer, compared)).all()
        same = here.codes == [
            int(one) & 0x55555555 | (int(one) & 0x55555555) << 1 for one in here.codes
        ]
        assert same.any()
        assert not hands(np, layer, compared)[same].any(), "equal hands are worth nothing"


def test_a_best_reply_to_made_up_networks_gains_more_than_one_to_exact_values() -> None:
    deck, rng = geier(5), np.random.default_rng(3)
    layers = {cards: made_up(cards, deck.prizes, rng) for cards in range(1, 5)}
    gains = [
        replying(deck, Processor(1), layers, exact=2, rounds=rounds).run().gain for rounds in (1, 2)
    ]
    assert 0.05 < gains[1] < gains[0], "looking ahead makes up for some of what networks don't know"
    whole = Whole(deck, Processor(1))
    whole.solve()
    assert whole.value(Place((1, 2, 3, 4, 5), (1, 2, 3, 4, 5), 31, 0)) == 0


def test_the_file_is_small() -> None:
    assert (PACKAGE / FILE).stat().st_size <= 1_000_000
    assert sorted(distilled()) == list(range(6, 15))


def test_networks_come_close_to_published_values() -> None:
    """Rounds with eight cards, solved exactly."""
    found = json.loads((RESEARCH / "geier.json").read_text(encoding="utf-8"))
    samples = [one for one in found["samples"] if len(one["own"]) == 8][::6]
    wrong = [_value(one) - one["value"] for one in samples]
    assert len(wrong) == 30
    assert np.sqrt(np.mean(np.square(wrong))) < 0.1


def _value(sample: dict[str, Any]) -> float:
    left = sum(1 << geier(15).prizes.index(prize) for prize in sample["stack"])
    own, other = tuple(sample["own"]), tuple(sample["other"])
    return guessed(own, other, left, sum(sample["pot"])).value


def test_mixes_are_those_of_the_card_that_found_the_best_reply() -> None:
    """Otherwise what it gains would be said of another player."""
    found = json.loads((RESEARCH / "geier-points.json").read_text(encoding="utf-8"))
    for sample in found["samples"][::4]:
        mix = guessed(tuple(sample["own"]), tuple(sample["other"]), sample["left"], sample["pot"])
        assert mix.other == pytest.approx(sample["mix"], abs=1e-4)


def test_a_mix_secures_its_value_and_seats_can_be_swapped() -> None:
    own, other, left, pot = (
        (1, 2, 5, 6, 8, 11, 12, 15),
        (2, 3, 4, 7, 9, 10, 13, 14),
        0b101_0101_0101_0100,
        -4,
    )
    one, two = guessed(own, other, left, pot), guessed(other, own, left, pot)
    assert (one.own @ one.game).min() == pytest.approx(one.value)
    assert (one.game @ one.other).max() == pytest.approx(one.value)
    assert two.game == pytest.approx(-one.game.T)
    assert two.own == pytest.approx(one.other)


def test_few_cards_are_bid_by_the_exact_equilibrium() -> None:
    spot = Position((2, 5, 9), (1, 6, 8), (-3, 4), (7,))
    mix = solution(spot, "points").own
    assert mixed(spot).tolist() == [mix[card] for card in (2, 5, 9)]


def test_the_bot_draws_from_its_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    match = mauseloch.Match(mauseloch.game("geier"), 2, seed=1)
    question = match.question(0)

    def sure(own: tuple[int, ...], *_: Any) -> Mix:
        mix = np.zeros(len(own))
        mix[own.index(11)] = 1.0
        return Mix(mix, mix, 0.0, np.zeros((15, 15)))

    monkeypatch.setattr(points, "guessed", sure)
    assert mauseloch.bot("points", match.game, 1)(question).action == "11"


def test_who_is_ahead_and_what_was_bid_change_nothing() -> None:
    own, other, stack, pot = tuple(range(1, 9)), tuple(range(8, 16)), (1, 2, 3, -1, -2, 4, 5), (6,)
    one = Position(own, other, stack, pot, own_won=(10, 9), other_won=())
    two = Position(own, other, stack, pot, own_won=(), other_won=(10, 9))
    assert mixed(one).tolist() == mixed(two).tolist()


def test_with_more_at_the_table_the_bot_plays_like_zeno() -> None:
    match = mauseloch.Match(mauseloch.game("geier"), 3, seed=1)
    found = [
        mauseloch.bot_kinds("geier")[name](match.game, Random(1))(match.question(0))
        for name in ("points", "zeno")
    ]
    assert found[0] == found[1]


def test_the_best_reply_needs_a_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(missing: Say) -> None:
        raise MissingExtraError("no card", missing)

    monkeypatch.setattr(weakness_command, "Card", none)
    assert "141\u00a0GB" in failure(capsys, "solve", "weakness", "--lang", "en")


def test_the_command_tells_what_a_best_reply_gains(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deck, rng = geier(4), np.random.default_rng(5)
    layers = {cards: made_up(cards, deck.prizes, rng) for cards in range(1, 4)}
    monkeypatch.setattr(weakness_command, "geier", lambda _: deck)
    monkeypatch.setattr(weakness_command, "Card", lambda _: Processor(1))
    monkeypatch.setattr(weakness_command, "distilled", lambda: layers)
    monkeypatch.setattr(replying, "__defaults__", (2, 2))
    file = tmp_path / "weakness.json"
    assert main(["solve", "weakness", "--lang", "en", "--out", str(file)]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert capsys.readouterr().out.startswith(
        f"A best reply gains {found['gain']:.4f} points a match"
    )
    assert found["gain"] == replying(deck, Processor(1), layers).run().gain

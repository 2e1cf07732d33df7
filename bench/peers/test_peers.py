"""The peers play Hol's der Geier by the rules and satisfy their frameworks' own checks."""

from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from types import ModuleType

import pytest

PRIZES = (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
SEATS = (2, 3, 4, 5)

# Plays the opening rounds of a game (prizes turned up, cards picked per round), returns the scores.
Script = Callable[[Sequence[int], Sequence[Sequence[int]]], list[int]]


PACKAGES = {
    "geier_openspiel": "pyspiel",
    "geier_pettingzoo": "pettingzoo",
    "geier_pettingzoo_tuned": "pettingzoo",
}


def load(name: str) -> ModuleType:
    pytest.importorskip(PACKAGES[name])
    return importlib.import_module(f"bench.peers.{name}")


@pytest.fixture(params=PACKAGES)
def peer(request: pytest.FixtureRequest) -> ModuleType:
    return load(request.param)


@pytest.fixture
def openspiel() -> ModuleType:
    return load("geier_openspiel")


@pytest.fixture(params=[name for name, package in PACKAGES.items() if package == "pettingzoo"])
def pettingzoo(request: pytest.FixtureRequest) -> ModuleType:
    return load(request.param)


@pytest.fixture
def script(peer: ModuleType) -> Script:
    def openspiel_script(prizes: Sequence[int], rounds: Sequence[Sequence[int]]) -> list[int]:
        pyspiel = pytest.importorskip("pyspiel")
        game = pyspiel.load_game("python_geier", {"players": len(rounds[0])})
        state = game.new_initial_state()
        for prize, cards in zip(prizes, rounds, strict=True):
            state.apply_action_with_legality_check(PRIZES.index(prize))
            state.apply_actions_with_legality_checks([card - 1 for card in cards])
        assert state.is_terminal() == (len(rounds) == 15)
        if state.is_terminal():
            assert state.returns() == state.scores
        scores: list[int] = state.scores
        return scores

    def pettingzoo_script(prizes: Sequence[int], rounds: Sequence[Sequence[int]]) -> list[int]:
        env = peer.GeierEnv(len(rounds[0]))
        rest = [prize for prize in PRIZES if prize not in prizes]
        env.reset(options={"prizes": [*prizes, *rest]})
        scores = [0] * len(rounds[0])
        for cards in rounds:
            agents = env.agents
            picks = {agent: card - 1 for agent, card in zip(agents, cards, strict=True)}
            seen, rewards, terminations, truncations, infos = env.step(picks)
            for seat, agent in enumerate(agents):
                scores[seat] += int(rewards[agent])
                assert env.observation_space(agent).contains(seen[agent])
                assert seen[agent]["observation"][peer.FIRST_BLOCK + peer.SCORE] == scores[seat]
            assert set(terminations.values()) == {not env.agents}
            assert set(truncations.values()) == {False}
            assert list(infos) == agents
        assert (not env.agents) == (len(rounds) == 15)
        return scores

    return openspiel_script if peer.__name__ == "bench.peers.geier_openspiel" else pettingzoo_script


def reference(
    prizes: Sequence[int], rounds: Sequence[Sequence[int]]
) -> tuple[list[int], list[int]]:
    """The rules spelt out: the scores and the prizes left in the pot."""
    scores = [0] * len(rounds[0])
    pot: list[int] = []
    for prize, cards in zip(prizes, rounds, strict=True):
        pot.append(prize)
        copies = Counter(cards)
        counting = {card: seat for seat, card in enumerate(cards) if copies[card] == 1}
        if counting:
            taker = counting[max(counting) if sum(pot) >= 0 else min(counting)]
            scores[taker] += sum(pot)
            pot = []
    return scores, pot


@pytest.mark.parametrize(
    ("prizes", "rounds", "expected"),
    [
        pytest.param([7], [(3, 9, 5)], [0, 7, 0], id="highest takes the mouse"),
        pytest.param([-4], [(3, 9, 5)], [-4, 0, 0], id="lowest takes the vulture"),
        pytest.param([10], [(15, 15, 3)], [0, 0, 10], id="high tie cancels"),
        pytest.param([-5], [(1, 1, 12)], [0, 0, -5], id="low tie cancels"),
        pytest.param([6], [(8, 8, 8, 2, 1)], [0, 0, 0, 6, 0], id="three alike cancel"),
        pytest.param([6], [(8, 8, 2, 2, 1)], [0, 0, 0, 0, 6], id="two pairs cancel"),
        pytest.param([10, 3], [(4, 4), (6, 5)], [13, 0], id="carried mice"),
        pytest.param([10, -3], [(4, 4), (6, 5)], [7, 0], id="vulture in a good pot"),
        pytest.param([-5, 2], [(4, 4), (6, 5)], [0, -3], id="mouse in a bad pot"),
        pytest.param([-5, 5, 1], [(4, 4), (6, 6), (1, 2)], [0, 1], id="two rounds carried"),
        pytest.param([4, -4, 9], [(4, 4), (6, 5), (1, 2)], [0, 9], id="pot of nothing is taken"),
    ],
)
def test_scripted_rounds(
    script: Script, prizes: list[int], rounds: list[tuple[int, ...]], expected: list[int]
) -> None:
    assert script(prizes, rounds) == expected
    assert reference(prizes, rounds)[0] == expected


def test_last_pot_is_discarded(script: Script) -> None:
    rounds = [(card, card) for card in range(1, 16)]
    assert script(PRIZES, rounds) == [0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_follow_the_rules(script: Script, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(50):
        prizes = rng.sample(PRIZES, 15)
        rounds = list(zip(*(rng.sample(range(1, 16), 15) for _ in range(seats)), strict=True))
        scores, discarded = reference(prizes, rounds)
        assert script(prizes, rounds) == scores
        assert sum(scores) == 40 - sum(discarded)


@pytest.mark.parametrize("seats", SEATS)
def test_play_counts_every_pick(peer: ModuleType, seats: int) -> None:
    for way in ("play", "play_lean"):
        if hasattr(peer, way):
            assert getattr(peer, way)(seats, 3, 1) == 3 * 15 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_openspiel_random_sim(openspiel: ModuleType, seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("python_geier", {"players": seats})
    assert isinstance(game, openspiel.GeierGame)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_parallel_api(pettingzoo: ModuleType, seats: int) -> None:
    checks = pytest.importorskip("pettingzoo.test")
    checks.parallel_api_test(pettingzoo.GeierEnv(seats), num_cycles=100)


def test_pettingzoo_views_and_masks(pettingzoo: ModuleType) -> None:
    env = pettingzoo.GeierEnv(3)
    before, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    for agent in env.agents:
        assert env.observation_space(agent).contains(before[agent])
        assert (before[agent]["observation"] == again[agent]["observation"]).all()
    after, *_ = env.step({"seat_0": 2, "seat_1": 7, "seat_2": 11})
    for seat, card in enumerate((2, 7, 11)):
        mask = after[f"seat_{seat}"]["action_mask"]
        assert mask.sum() == 14
        assert mask[card] == 0
        following = after[f"seat_{seat}"]["observation"][
            pettingzoo.FIRST_BLOCK + pettingzoo.BLOCK_SIZE :
        ]
        assert (following[:15] == after[f"seat_{(seat + 1) % 3}"]["action_mask"]).all()
    assert all(seen["action_mask"].all() for seen in before.values())  # later changes don't show
    with pytest.raises(ValueError, match="seat_1 does not hold card 8"):
        env.step({"seat_0": 3, "seat_1": 7, "seat_2": 12})

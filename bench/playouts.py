"""Complete random matches: through our rules, kernels and adapters, and through peers."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

import numpy as np

import mauseloch
from mauseloch.lockstep import encoding_of, loops, packed

Play = Callable[[int, int], object]
"""Plays this many complete random matches from this seed."""


class Contestant(NamedTuple):
    """An engine that plays complete random matches of a game."""

    engine: str
    game: str
    seats: int
    play: Play
    least: int = 3
    """The fewest matches per call: engines that play many side by side need large batches."""
    all_cores: bool = False


def rules_play(name: str, seats: int) -> Play:
    """Choose uniformly among the legal actions, and in a race among the remaining times."""
    game = mauseloch.game(name)

    def play(matches: int, seed: int) -> None:
        rng = Random(seed)
        uniform = rng.random
        for number in range(matches):
            match = mauseloch.Match(game, seats, f"{seed}/{number}")
            while (waiting := match.waiting).seats:
                earliest_ms = waiting.since_ms + waiting.guess_ms
                deadline_ms = waiting.deadline_ms
                for seat in waiting.seats:
                    legal = match.legal(seat)
                    action = legal[int(uniform() * len(legal))]
                    if deadline_ms is None:
                        match.play(seat, action)
                    else:
                        match.play(seat, action, rng.randint(earliest_ms, deadline_ms))

    return play


def kernel_play(name: str, seats: int) -> Play:
    """Run the kernel, one match after another, input by input."""
    game = mauseloch.game(name)
    rules, encoding = packed(game, seats), encoding_of(game)
    state = np.zeros(encoding.words(seats), np.int64)
    mask = np.zeros(len(encoding.actions), np.bool_)
    by_lot = np.full(seats, loops.RANDOM, np.int64)

    def play(matches: int, seed: int) -> None:
        scores, ranks = np.zeros((2, matches, seats), np.int64)
        lengths = np.zeros(matches, np.int64)
        loops.play(rules, np.uint64(seed), 0, by_lot, scores, ranks, lengths, state, mask)

    return play


def simulate_play(name: str, seats: int, cores: int | None) -> Play:
    """Play matches side by side, on one core or all."""

    def play(matches: int, seed: int) -> None:
        mauseloch.simulate(name, seats, matches, seed=seed, cores=cores)

    return play


RULES, KERNEL = "Mauseloch, rules", "Mauseloch, kernel"
SIDE_BY_SIDE, ALL_CORES = "Mauseloch, kernel, side by side", "Mauseloch, kernel, all cores"
ADAPTERS = {
    "Mauseloch through PettingZoo, NumPy chooses": (
        "pettingzoo",
        "bench.adapters",
        "pettingzoo_play_numpy",
    ),
    "Mauseloch through PettingZoo, lean choice": (
        "pettingzoo",
        "bench.adapters",
        "pettingzoo_play",
    ),
    "Mauseloch through OpenSpiel": ("pyspiel", "bench.adapters_openspiel", "openspiel_play"),
}
PEERS = {
    "OpenSpiel Python game": ("pyspiel", "bench.peers.geier_openspiel", "play"),
    "PettingZoo, plain, NumPy chooses": ("pettingzoo", "bench.peers.geier_pettingzoo", "play"),
    "PettingZoo, plain, lean choice": ("pettingzoo", "bench.peers.geier_pettingzoo", "play_lean"),
    "PettingZoo, tuned, lean choice": ("pettingzoo", "bench.peers.geier_pettingzoo_tuned", "play"),
}
RELATIVES = {
    "OpenSpiel, Python loop": ("pyspiel", "bench.peers.goofspiel_openspiel", "play"),
    "OpenSpiel, evaluate_bots": (
        "pyspiel",
        "bench.peers.goofspiel_openspiel",
        "play_evaluate_bots",
    ),
}
LEDUC = {
    "PettingZoo": ("rlcard", "bench.peers.leduc", "play_pettingzoo"),
    "RLCard": ("rlcard", "bench.peers.leduc", "play_rlcard"),
    "Pgx, 8192 side by side": ("pgx", "bench.peers.leduc", "play_pgx"),
}
MANY = 8192


def contestants() -> list[Contestant]:
    """All our games with every number of seats, and the peers that are installed."""
    found: list[Contestant] = []
    for name in mauseloch.games():
        for seats in mauseloch.game(name).seats:
            side_by_side = simulate_play(name, seats, cores=1)
            found += [
                Contestant(RULES, name, seats, rules_play(name, seats)),
                Contestant(KERNEL, name, seats, kernel_play(name, seats), least=64),
                Contestant(SIDE_BY_SIDE, name, seats, side_by_side, least=MANY),
                Contestant(
                    ALL_CORES,
                    name,
                    seats,
                    simulate_play(name, seats, cores=None),
                    least=16 * MANY,
                    all_cores=True,
                ),
            ]
    for engine, (package, module, way) in (ADAPTERS | PEERS).items():
        for seats in mauseloch.game("geier").seats:
            if find_spec(package):
                found.append(Contestant(engine, "geier", seats, _play(module, way, seats)))
    for engine, (package, module, way) in RELATIVES.items():
        for seats in (2, 4, 5):
            if find_spec(package):
                found.append(Contestant(engine, "goofspiel", seats, _play(module, way, seats)))
    for engine, (package, module, way) in LEDUC.items():
        if find_spec(package):
            least = MANY if package == "pgx" else 3
            found.append(Contestant(engine, "leduc", 2, _play(module, way, 2), least))
    return found


def missing() -> list[str]:
    """Peers that are not installed."""
    known = PEERS | RELATIVES | LEDUC
    return sorted({package for package, _, _ in known.values() if not find_spec(package)})


def _play(module: str, way: str, seats: int) -> Play:
    peer_play = getattr(import_module(module), way)

    def play(matches: int, seed: int) -> None:
        peer_play(seats, matches, seed)

    return play

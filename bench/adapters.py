"""Complete random matches through our adapters, with the same drivers as the peers.

python -m bench.adapters   # Hol's der Geier beside PettingZoo environments written by hand
"""

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
from numpy.typing import NDArray

from bench.peers import geier_pettingzoo as plain
from bench.peers import geier_pettingzoo_tuned as tuned
from mauseloch.adapters.pettingzoo import Aec, Parallel

Choose = Callable[[NDArray[np.int8]], int]
Play = Callable[[int, int, int], int]
"""From seats, matches and seed to the number of cards picked."""
ROUNDS = 7
SECONDS = 0.3


def by_numpy(seed: int) -> Choose:
    """Choose in the common way."""
    rng = np.random.default_rng(seed)

    def choose(mask: NDArray[np.int8]) -> int:
        return int(rng.choice(np.flatnonzero(mask)))

    return choose


def lean(seed: int) -> Choose:
    """Choose in the quickest way we know."""
    uniform = random.Random(seed).random

    def choose(mask: NDArray[np.int8]) -> int:
        legal: list[int] = mask.nonzero()[0].tolist()
        return legal[int(uniform() * len(legal))]

    return choose


def pettingzoo_play(seats: int, matches: int, seed: int) -> int:
    """Play random matches through the Parallel adapter, with the lean choice."""
    return _play(seats, matches, seed, lean(seed))


def pettingzoo_play_numpy(seats: int, matches: int, seed: int) -> int:
    """The same, with NumPy choosing."""
    return _play(seats, matches, seed, by_numpy(seed))


def _play(seats: int, matches: int, seed: int, choose: Choose) -> int:
    env = Parallel("geier", seats)
    decisions = 0
    for match in range(matches):
        observations, _ = env.reset(seed if match == 0 else None)
        while env.agents:
            actions = {agent: choose(seen["action_mask"]) for agent, seen in observations.items()}
            observations, _, _, _, _ = env.step(actions)
            decisions += seats
    return decisions


def pettingzoo_play_aec(seats: int, matches: int, seed: int) -> int:
    """Play random matches through the AEC adapter, with the lean choice."""
    env, choose = Aec("geier", seats), lean(seed)
    decisions = 0
    for match in range(matches):
        env.reset(seed if match == 0 else None)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(choose(seen["action_mask"]))
                decisions += 1
    return decisions


OURS: dict[str, Play] = {
    "lean choice": pettingzoo_play,
    "NumPy chooses": pettingzoo_play_numpy,
    "AEC, lean choice": pettingzoo_play_aec,
}
PEERS: dict[str, tuple[Play, str]] = {
    "plain, lean choice": (plain.play_lean, "lean choice"),
    "plain, NumPy chooses": (plain.play, "NumPy chooses"),
    "tuned, lean choice": (tuned.play, "lean choice"),
}
"""Each with the one of ours that chooses in the same way."""


def main() -> None:
    plays = OURS | {name: play for name, (play, _) in PEERS.items()}
    print("| | seats | matches per CPU second | worst to best | ours, lean | ours, same choice |")
    print("|---|---|---|---|---|---|")
    for seats in (2, 3, 4, 5):
        rates: dict[str, list[float]] = {name: [] for name in plays}
        amounts = {name: _amount(play, seats) for name, play in plays.items()}
        for seed in range(ROUNDS):
            for name, play in plays.items():
                rates[name].append(_rate(play, seats, amounts[name], seed))
        medians = {name: median(seen) for name, seen in rates.items()}
        for name, seen in rates.items():
            spread = f"{min(seen):,.0f} to {max(seen):,.0f}"
            times = " | "
            if name in PEERS:
                lean_is = medians["lean choice"] / medians[name]
                same_is = medians[PEERS[name][1]] / medians[name]
                times = f"{lean_is:.2f}× | {same_is:.2f}×"
            who = name if name in PEERS else f"Mauseloch, {name}"
            print(f"| {who} | {seats} | {medians[name]:,.0f} | {spread} | {times} |")


def _amount(play: Play, seats: int) -> int:
    play(seats, 3, 0)  # warm up
    return max(3, round(SECONDS * _rate(play, seats, 30, 0)))


def _rate(play: Play, seats: int, matches: int, seed: int) -> float:
    begin = process_time()
    play(seats, matches, seed)
    return matches / (process_time() - begin)


if __name__ == "__main__":
    main()

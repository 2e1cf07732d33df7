"""Complete random matches through Match, and the same through peers."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

import mauseloch

Play = Callable[[int, int], object]
"""Plays this many complete random matches from this seed."""


class Contestant(NamedTuple):
    """Somebody who plays complete random matches of a game."""

    engine: str
    game: str
    seats: int
    play: Play


def our_play(name: str, seats: int) -> Play:
    """Uniform over the legal actions; in the race also over the time that is left."""
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


PEERS = {
    "OpenSpiel Python game": ("pyspiel", "geier_openspiel", "play"),
    "PettingZoo, plain, NumPy chooses": ("pettingzoo", "geier_pettingzoo", "play"),
    "PettingZoo, plain, lean choice": ("pettingzoo", "geier_pettingzoo", "play_lean"),
    "PettingZoo, tuned, lean choice": ("pettingzoo", "geier_pettingzoo_tuned", "play"),
}


def contestants() -> list[Contestant]:
    """All our games with every number of seats, and the peers that are installed."""
    ours = [
        Contestant("Mauseloch", name, seats, our_play(name, seats))
        for name in mauseloch.games()
        for seats in mauseloch.game(name).seats
    ]
    return ours + [
        Contestant(engine, "geier", seats, _peer_play(module, way, seats))
        for engine, (package, module, way) in PEERS.items()
        if find_spec(package) is not None
        for seats in mauseloch.game("geier").seats
    ]


def _peer_play(module: str, way: str, seats: int) -> Play:
    peer_play = getattr(import_module(f"bench.peers.{module}"), way)

    def play(matches: int, seed: int) -> None:
        peer_play(seats, matches, seed)

    return play

"""Simulate any number of whole matches."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mauseloch.compiled import KERNELS
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.games import game as game_of
from mauseloch.lockstep import Lockstep, Policy, encoding_of, loops, packed, policy_numbers
from mauseloch.processes import cores as all_cores

T = TypeVar("T")
PIECE = range(256, 16_385)
"""The number of matches in a piece of work, from least to most."""
PIECE_S = 0.004
"""The approximate duration of a piece: threads should rarely switch, and finish together."""


class Simulation(NamedTuple):
    """The results of the matches, one per row."""

    scores: NDArray[np.int16]
    """One column per seat; the same goes for the ranks."""
    ranks: NDArray[np.int8]
    lengths: NDArray[np.int32]
    """The number of answers from all seats together."""


class Situation(NamedTuple):
    """The question to a player of your own: one row for each match that awaits this seat."""

    seat: int
    observations: NDArray[np.int16]
    legal: NDArray[np.bool_]
    matches: NDArray[np.int64]
    """Their match numbers."""


Player = Callable[[Situation], "ArrayLike | tuple[ArrayLike, ArrayLike]"]
"""A function that answers a Situation with the number of a legal action for each row; in a race,
with two arrays: the actions and their delays in milliseconds."""


def simulate(
    game: str | AnyGame,
    seats: int,
    games: int,
    policies: Sequence[Policy | Player] | Policy = "random",
    seed: int = 0,
    *,
    cores: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Play whole matches among players: random, simple, or functions of your own.

    Match number i of a seed is the same whatever the number of matches and cores. Default: all
    cores; functions of your own run on one. `progress` is called now and then with the number of
    matches just finished.
    """
    rules = game_of(game) if isinstance(game, str) else game
    check(games, seed, cores)
    players = [policies] * seats if isinstance(policies, str) else list(policies)
    named = [None if callable(one) else one for one in players]
    own, who = packed(rules, seats), policy_numbers(named, seats)
    encoding = encoding_of(rules)
    words, actions = encoding.words(seats), len(encoding.actions)
    found = Simulation(
        np.empty((games, seats), np.int16),
        np.empty((games, seats), np.int8),
        np.empty(games, np.int32),
    )
    rooms = local()  # one per thread: allocate memory once, not for each piece

    def play(piece: slice) -> int:
        matches: int = piece.stop - piece.start
        if not hasattr(rooms, "rows"):
            columns = np.zeros((2, min(games, PIECE[-1]), seats), np.int64)
            rooms.rows = (*columns, np.zeros(min(games, PIECE[-1]), np.int64))
        scores, ranks, lengths = rows = [array[:matches] for array in rooms.rows]
        if None in named:
            _ask(rules, seed, piece.start, players, named, rows)
        elif who.any() or getattr(rules, "reduced", None):
            state, mask = np.zeros(words, np.int64), np.zeros(actions, np.bool_)
            seed_bits, first = bits_of(seed), piece.start
            loops.play(own, seed_bits, first, who, scores, ranks, lengths, state, mask)
        else:  # all random: there is a faster way
            KERNELS[type(own)].playouts(own, bits_of(seed), piece.start, *rows)
        found.scores[piece], found.ranks[piece], found.lengths[piece] = scores, ranks, lengths
        return matches

    in_pieces(play, games, 1 if None in named else cores, progress or (lambda _: None))
    return found


def check(games: Any, seed: Any, cores: Any) -> None:
    """Raise SetupError unless these are whole numbers that make sense."""
    if type(games) is not int or games < 1:
        raise SetupError(f"games must be a whole number from 1 on, not {shown(games)}")
    if type(seed) is not int:
        raise SetupError(f"seed must be a whole number, not {shown(seed)}")
    if cores is not None and (type(cores) is not int or cores < 1):
        raise SetupError(f"cores must be a whole number from 1 on, not {shown(cores)}")


def in_pieces(
    play: Callable[[slice], T], games: int, cores: int | None, done: Callable[[T], object]
) -> None:
    """Work in pieces on several cores; `done` is called with each result, in order."""
    begin, size = 0, PIECE[0]
    seconds = 0.0
    for _ in range(2):  # the first may have to load compiled code; the second shows the speed
        piece = slice(begin, min(games, begin + size))
        begun = perf_counter()
        done(play(piece))
        seconds = perf_counter() - begun
        begin = piece.stop
        if begin == games:
            return
    size = min(max(int(size * PIECE_S / seconds), PIECE[0]), PIECE[-1])
    pieces = [slice(first, min(games, first + size)) for first in range(begin, games, size)]
    workers = min(cores or all_cores(), len(pieces))
    with ThreadPoolExecutor(workers) as pool:
        try:
            for result in map(play, pieces) if workers == 1 else pool.map(play, pieces):
                done(result)
        except BaseException:  # interrupts above all: do not finish the rest first
            pool.shutdown(cancel_futures=True)
            raise


def _ask(
    game: AnyGame,
    seed: int,
    first: int,
    players: Sequence[Any],
    named: Sequence[Policy | None],
    found: Sequence[NDArray[np.int64]],
) -> None:
    """Play step by step, because an outside player is asked."""
    scores, ranks, lengths = found
    seats, matches = len(named), len(lengths)
    many = Lockstep(
        game, seats, matches, seed, policies=named, restart=False, tick_ms=None, first=first
    )
    actions = np.zeros((matches, seats), np.int64)
    delays = np.zeros((matches, seats), np.int64)
    while many.awaited.any():
        for seat, player in enumerate(players):
            rows = many.awaited[:, seat].nonzero()[0]
            if not callable(player) or not len(rows):
                continue
            seen, legal = many.observations[rows, seat], many.legal[rows, seat]
            answer = player(Situation(seat, seen, legal, many.numbers[rows]))
            if many.races != isinstance(answer, tuple):
                wanted = "actions and delays, as a tuple" if many.races else "an array of actions"
                raise ValueError(f"{game.name}: a player must answer with {wanted}")
            if isinstance(answer, tuple):
                actions[rows, seat], delays[rows, seat] = answer
            else:
                actions[rows, seat] = answer
        many.step(actions, delays if many.races else None)
    scores[:], ranks[:], lengths[:] = many.scores, many.ranks, many.answers


def bits_of(seed: int) -> np.uint64:
    """A seed for compiled code."""
    return np.uint64(seed % 2**64)

"""What the compiled kernels of the games share: the compiler, random numbers, and one interface.

A kernel restates a game's rules on a few integers, for millions of matches. Tests compare it with
the rules, input by input. The first argument of a kernel is a NamedTuple of whole numbers: the
number of seats, then the options. In compiled code its *type* identifies the game, so that
everything built on kernels is written once: `put(rules, state, …)` compiles to that game's own.
"""

import math
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar

import numpy as np
from numba import njit
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.extending import overload
from numpy.typing import NDArray

from mauseloch.core import kept

Compiled = TypeVar("Compiled", bound=Callable[..., Any])
Words = NDArray[np.int64]
"""A state: a row of non-negative whole numbers."""

CHANCE = 6
CLOCK = 7
"""Actors that aren't seats; a set of actors is a number with their bits set."""
A_DRAW = 1 << CHANCE
STAMP = kept.stamp()

# Numba names compiled code after its function, the names of its types and a number that every
# process counts from 1. The rules of all games have the same name, so two games compiled in two
# processes could end up with the same name, and a process that loads both would confuse them.
FunctionIdentity._unique_ids = count(secrets.randbits(48))  # noqa: SLF001 - the only way


class _Place(_CacheLocator):  # type: ignore[misc]  # Numba has no types
    """Where Numba caches a function: in our folder, by its module."""

    def __init__(self, place: Path, function: Callable[..., Any], file: str) -> None:
        self._place = place / function.__module__
        self._line = function.__code__.co_firstlineno
        self._file = Path(file)

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "_Place | None":
        place = kept.folder()
        if place is None or not Path(file).exists():
            return None
        found = cls(place, function, file)
        try:
            found.ensure_cache_path()
        except OSError:
            return None
        return found

    def get_cache_path(self) -> str:
        return str(self._place)

    def get_source_stamp(self) -> str:
        """Stamp this file alone: the folder's name covers our own files, but not other people's."""
        return sha256(self._file.read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Kept(CompileResultCacheImpl):  # type: ignore[misc]  # as above
    _locator_classes: ClassVar = [_Place]


class _Cache(FunctionCache):  # type: ignore[misc]  # as above
    """Numba's cache on disk, in our folder."""

    _impl_class = _Kept

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        if found is not None:
            USED.add(f"{self._py_func.__module__}.{self._py_func.__qualname__}{sig}")
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        USED.add(f"{self._py_func.__module__}.{self._py_func.__qualname__}{sig}")
        with kept.alone(self._py_func.__module__):  # two processes could take the same number
            super().save_overload(sig, data)


USED: set[str] = set()
"""The compiled functions that this process has loaded or compiled, with their types."""


def kernel(function: Compiled) -> Compiled:
    """Compile a function and cache it on disk; it runs without Python's global lock."""
    made = njit(nogil=True, error_model="numpy")(function)
    with suppress(RuntimeError):  # nowhere to write: every process compiles it again
        made._cache = _Cache(function)  # noqa: SLF001 - what cache=True does, in our folder
    found: Compiled = made
    return found


def inlined(function: Compiled) -> Compiled:
    """Compile a function so that it is inlined into its callers."""
    found: Compiled = njit(nogil=True, error_model="numpy", forceinline=True)(function)
    return found


GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_M1 = np.uint64(0xBF58476D1CE4E5B9)
_M2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
LOW32 = np.uint64(0xFFFFFFFF)


@kernel
def number(key: np.uint64, counter: int) -> np.uint64:
    """Random number `counter` of a match: 64 bits that depend only on the key and the counter.

    The SplitMix64 finaliser over key + counter, with the key mixed in again halfway, so that two
    matches never have the same sequence shifted.
    """
    mixed = key + np.uint64(counter) * GOLDEN
    mixed = ((mixed ^ (mixed >> _S30)) * _M1) ^ key
    mixed = (mixed ^ (mixed >> _S27)) * _M2
    return mixed ^ (mixed >> _S31)


@kernel
def key_of(seed: np.uint64, match: int) -> np.uint64:
    """The key of match number `match` under this seed."""
    return number(number(seed, 0) ^ GOLDEN, match)


@kernel
def below(bits: np.uint64, bound: int) -> int:
    """A whole number from 0 to bound - 1 from the upper half of 64 random bits."""
    return np.int64(((bits >> _S32) * np.uint64(bound)) >> _S32)  # type: ignore[return-value]


@kernel
def below_low(bits: np.uint64, bound: int) -> int:
    """The same from the lower half, so that one number is enough for two small draws."""
    return np.int64(((bits & LOW32) * np.uint64(bound)) >> _S32)  # type: ignore[return-value]


@kernel
def fraction(bits: np.uint64) -> float:
    """A number from 0 up to but not including 1."""
    return np.float64(bits >> np.uint64(11)) * (1.0 / 9007199254740992.0)


_ONES, _TWOS, _FOURS = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F


@kernel
def size(some: int) -> int:
    """The size of a set whose members are the bits of a number."""
    some -= some >> 1 & _ONES
    some = (some & _TWOS) + (some >> 2 & _TWOS)
    return ((some + (some >> 4)) & _FOURS) * 0x0101010101010101 >> 56


@kernel
def lowest(some: int) -> int:
    """The lowest member of a set."""
    return size((some & -some) - 1)


@kernel
def member(some: int, place: int) -> int:
    """The member of a set at this place, counted from 0."""
    for _ in range(place):
        some &= some - 1
    return lowest(some)


@kernel
def gauss(key: np.uint64, counter: int) -> float:
    """A standard normal number, from random numbers `counter` and `counter` + 1 (Box–Muller)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - fraction(number(key, counter))))
    return radius * math.cos(2.0 * math.pi * fraction(number(key, counter + 1)))


@kernel
def untimed(rules: Any, state: Words) -> tuple[int, int, int]:  # noqa: ARG001 - as `times` has them
    """`times` for games in which no question has a deadline."""
    return 0, 0, -1


class Kernel(NamedTuple):
    """The functions that make up a game's kernel. All but `words` and `packed` are compiled.

    States are changed in place. Inputs are trusted: callers check them with `legal` first.
    """

    start: Callable[..., None]
    """start(rules, state): the set-up, before anything is drawn."""
    awaited: Callable[..., int]
    """awaited(rules, state): the bits of the seats still to answer; or A_DRAW; at the end 0."""
    times: Callable[..., tuple[int, int, int]]
    """times(rules, state): since_ms, guess_ms and deadline_ms of the open question; deadline_ms is
    -1 if there is no deadline."""
    legal: Callable[..., int]
    """legal(rules, state, seat, mask): fill mask (bool, one per action); how many are legal."""
    odds: Callable[..., int]
    """odds(rules, state, weights): fill weights (int64, one per chance outcome); their sum."""
    draw: Callable[..., int]
    """draw(rules, state, bits): the outcome that 64 random bits select, by the odds."""
    put: Callable[..., None]
    """put(rules, state, actor, action, at_ms): apply an input; CHANCE's action is an outcome."""
    standing: Callable[..., None]
    """standing(rules, state, scores, ranks): fill both (int64, one per seat); ranks are zero until
    the end."""
    observe: Callable[..., None]
    """observe(rules, state, seat, seen): fill seen (int16) with what the seat knows."""
    simple: Callable[..., tuple[int, int]]
    """simple(rules, state, seat, key): the heuristic's action and delay in ms. Its random numbers
    are number(key, 0), number(key, 1), …"""
    playouts: Callable[..., None]
    """playouts(rules, seed, first, scores, ranks, lengths): whole random matches number first,
    first + 1, … of a seed, one for each row of scores and ranks (int64[n, seats]); lengths
    (int64[n]) counts the seats' inputs. Each kernel documents what the random numbers of a match
    mean, so that the rules can play the same match."""


KERNELS: dict[type, Kernel] = {}
"""Kernels by the NamedTuple type that a game's rules are packed into."""


class Figure(NamedTuple):
    """A statistic: one count divided by another, both summed over all matches."""

    what: str
    per: str = "matches"
    share: bool = False
    """Whether it is a share, best given in percent."""


@kernel
def all_begin(rules: Any, state: Words) -> int:  # noqa: ARG001 - as `begins` has them
    """`begins` for games in which all seats begin together."""
    return 0


class Counts(NamedTuple):
    """What statistics count in a match of a game, as a spectator."""

    names: tuple[str, ...]
    figures: Mapping[str, Figure]
    """The statistics derived from the counts, by name."""
    tie_break: Callable[[Any], str]
    """The code of the tie-break in these rules; empty if there is none."""
    begins: Callable[..., int]
    """Compiled. begins(rules, state): the seat that begins a match just set up; 0 if all begin
    together."""
    watch: Callable[..., None]
    """Compiled. watch(rules, before, after, plans, counts): add to counts (int64, one per name)
    what happened between two states, separated by one answer from each awaited seat and all draws.
    plans (int64[seats, 2]) has the action and the delay of each awaited seat."""


COUNTS: dict[type, Counts] = {}
"""Counts by type, as in KERNELS."""


def _of_any_game(name: str, games: Mapping[type, Any] = KERNELS) -> Callable[..., Any]:
    """A function for compiled code that dispatches on the type of the rules it is given."""

    def function(rules: Any, *rest: Any) -> Any:
        return getattr(games[type(rules)], name)(rules, *rest)

    @overload(function)  # type: ignore[untyped-decorator]
    def _chosen(rules: Any, *rest: Any) -> Callable[..., Any]:  # noqa: ARG001 - Numba looks at the signature
        own = getattr(games[rules.instance_class], name)

        def call(rules: Any, *rest: Any) -> Any:
            return own(rules, *rest)

        return call

    return function


start = _of_any_game("start")
awaited = _of_any_game("awaited")
times = _of_any_game("times")
legal = _of_any_game("legal")
odds = _of_any_game("odds")
draw = _of_any_game("draw")
put = _of_any_game("put")
standing = _of_any_game("standing")
observe = _of_any_game("observe")
simple = _of_any_game("simple")
begins = _of_any_game("begins", COUNTS)
watch = _of_any_game("watch", COUNTS)

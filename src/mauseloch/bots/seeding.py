"""Chance for bots of your own: everything they may draw from follows from one seed."""

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from random import Random, SystemRandom, seed
from types import ModuleType
from typing import Any


def seed_all(text: str, modules: Iterable[ModuleType]) -> None:
    """Seed Python's, NumPy's and PyTorch's shared generators, and those that these modules hold.

    A generator that a bot makes at the top of its file would otherwise carry on from match to
    match. Packages that nobody has loaded are left alone.
    """
    number = int.from_bytes(sha256(text.encode()).digest()[:4])
    seed(text)
    numpy, torch = (sys.modules.get(name) for name in ("numpy", "torch"))
    if numpy is not None:
        numpy.random.seed(number)
    if torch is not None:
        torch.manual_seed(number)
    for one in held(modules):
        _seed(one, text, number)


def held(modules: Iterable[ModuleType]) -> Iterator[Any]:
    """The generators among the names of these modules, each once."""
    numpy = sys.modules.get("numpy")
    kinds: tuple[type, ...] = (Random,)
    if numpy is not None:
        kinds += (numpy.random.Generator, numpy.random.RandomState)
    found = (one for module in modules for one in list(vars(module).values()))
    drawn = {id(one): one for one in found if isinstance(one, kinds)}
    yield from (one for one in drawn.values() if not isinstance(one, SystemRandom))


def _seed(generator: Any, text: str, number: int) -> None:
    if hasattr(generator, "bit_generator"):
        bits = generator.bit_generator
        bits.state = type(bits)(number).state
    elif isinstance(generator, Random):
        generator.seed(text)
    else:
        generator.seed(number)

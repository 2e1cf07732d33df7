"""Small networks of whole numbers, which give the same on every machine.

Weights and activations are whole numbers kept as floating-point numbers, all sums far below 2⁵³:
so they are exact, whatever order a processor or a card adds them in.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

HIDDEN_BITS = 10
"""Hidden activations are whole numbers of 2⁻¹⁰."""
OUT_BITS = 12
"""The same for what comes out, so that products of two are whole numbers of 2⁻²⁴."""
MOST = 32767
"""Weights have sixteen bits."""


class Step(NamedTuple):
    """Weights, biases, and by how many bits what they bring is too large."""

    weights: Any
    biases: Any
    shift: int


Steps = tuple[Step, ...]


def run(xp: Any, steps: Steps, features: Any) -> Any:
    """What a network makes of features, a row each."""
    here = features.astype(xp.float64)
    for number, step in enumerate(steps):
        here = xp.floor((here @ step.weights + step.biases) * 2.0**-step.shift + 0.5)
        if number < len(steps) - 1:
            here = xp.maximum(here, 0.0)
    return here


def rounded(matrices: list[tuple[NDArray[np.float64], NDArray[np.float64]]]) -> Steps:
    """The same network in whole numbers: matrices are those that features multiply, and biases."""
    steps = []
    bits = 0
    for number, (weights, biases) in enumerate(matrices):
        scale = int(np.floor(np.log2(MOST / max(abs(weights).max(), 2.0**-20))))
        to = OUT_BITS if number == len(matrices) - 1 else HIDDEN_BITS
        steps.append(
            Step(
                np.rint(weights * 2.0**scale),
                np.rint(biases * 2.0 ** (scale + bits)),
                scale + bits - to,
            )
        )
        bits = to
    return tuple(steps)


def packed(name: str, steps: Steps) -> dict[str, NDArray[Any]]:
    """Arrays to keep in a file."""
    found: dict[str, NDArray[Any]] = {}
    for number, step in enumerate(steps):
        found[f"{name}-{number}-weights"] = step.weights.astype(np.int16)
        found[f"{name}-{number}-biases"] = np.append(step.biases, step.shift).astype(np.int64)
    return found


def unpacked(name: str, arrays: Mapping[str, NDArray[Any]]) -> Steps:
    """The network with this name in a file."""
    steps: list[Step] = []
    while (key := f"{name}-{len(steps)}-weights") in arrays:
        biases = arrays[key.replace("weights", "biases")].astype(np.float64)
        steps.append(Step(arrays[key].astype(np.float64), biases[:-1], int(biases[-1])))
    return tuple(steps)


def moved(xp: Any, steps: Steps) -> Steps:
    """The same network, on a card perhaps."""
    return tuple(Step(xp.asarray(w), xp.asarray(b), shift) for w, b, shift in steps)

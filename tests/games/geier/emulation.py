"""A card that isn't there: its kernels are compiled for the processor, one thread a block."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mauseloch.games.geier.solver import card
from mauseloch.games.geier.solver.card import Card

HEADER = Path(__file__).with_name("emulation.hpp")
MOST_CARDS = 5


class Emulated(Card):
    """Everything else is done as on a card, with NumPy in place of CuPy."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        if not shutil.which("g++"):
            pytest.skip("g++ is missing, which compiles kernels for the processor")
        monkeypatch.setattr(card, "THREADS", 1)
        monkeypatch.setattr(card, "MOST_LOOSE", 1 << 16)
        monkeypatch.setattr(card, "address", lambda array: array.ctypes.data)
        self.xp = np
        self.name = "emulated"
        self.memory = 10**12

    def _function(self, name: str, size: int, stored: Any = None) -> Callable[..., Any]:
        kind = "" if stored is None else "_int" if stored.dtype == np.int32 else "_short"
        kernel = _library()[f"{name}_{size}{kind}"]

        def launch(
            grid: tuple[int, ...], block: tuple[int], given: Any, shared_mem: int = 0
        ) -> None:
            assert block == (1,)
            assert shared_mem <= 1 << 16
            bytes_of = [
                np.uint64(one.ctypes.data).tobytes()
                if isinstance(one, np.ndarray)
                else one.tobytes()
                for one in given
            ]
            buffers = [ctypes.create_string_buffer(one, len(one)) for one in bytes_of]
            pointers = (ctypes.c_void_p * len(buffers))(*map(ctypes.addressof, buffers))
            assert all(one.flags.c_contiguous for one in given if isinstance(one, np.ndarray)), (
                "kernels know nothing of strides"
            )
            kernel(grid[0], grid[1] if len(grid) > 1 else 1, pointers)

        return launch


@cache
def _library() -> ctypes.CDLL:
    """All kernels for small decks."""
    source = files("mauseloch.games.geier.solver") / "rounds.cu"
    code = source.read_text(encoding="utf-8")
    code = code.replace("extern __shared__ unsigned char memory[];", "")
    kernels = [("sweep", ""), ("settle", ""), ("mean", "")]
    kernels += [(name, kind) for name in ("reply", "gain") for kind in ("int", "short")]
    lines = ['#include "emulation.hpp"', code]
    for size in range(1, MOST_CARDS + 1):
        for name, kind in kernels:
            called = f"{name}_{size}" + (f"_{kind}" if kind else "")
            kernel = f"{name}<{size}" + (f", {kind}>" if kind else ">")
            lines.append(
                f'extern "C" void {called}(int width, int height, void** given) '
                f"{{ launch({kernel}, width, height, given); }}"
            )
    folder = Path(tempfile.mkdtemp())
    (folder / "rounds.cpp").write_text("\n".join(lines), encoding="utf-8")
    options = ("-std=c++17", "-O1", "-w", "-DTHREADS=1", "-shared", "-fPIC", f"-I{HEADER.parent}")
    files_of = ("-o", str(folder / "rounds.so"), str(folder / "rounds.cpp"))
    subprocess.run(["g++", *options, *files_of], check=True)  # noqa: S603, S607 - ours
    return ctypes.CDLL(str(folder / "rounds.so"))

"""Everything a bot may draw from follows from the seed."""

import random
import secrets
from pathlib import Path
from types import ModuleType

import pytest

from mauseloch import arena
from mauseloch.bots.seeding import held, seed_all

np = pytest.importorskip("numpy")


def test_shared_generators_and_those_at_the_top_of_a_file_start_anew() -> None:
    module = ModuleType("a_bot")
    vars(module).update(
        own=random.Random(),
        new=np.random.default_rng(),
        old=np.random.RandomState(),
        other=np.random.Generator(np.random.Philox()),
        system=random.SystemRandom(),
        secret=secrets,
    )

    def drawn() -> list[float]:
        return [
            random.random(),
            np.random.random(),
            module.own.random(),
            module.new.random(),
            module.old.random(),
            module.other.random(),
        ]

    found = []
    for text in ("1", "1", "2"):
        seed_all(text, [module])
        found.append(drawn())
    assert found[0] == found[1]
    assert all(one != other for one, other in zip(found[0], found[2], strict=True))
    assert len(list(held([module, module]))) == 4


def test_matches_of_a_bot_that_draws_from_numpy_can_be_repeated(tmp_path: Path) -> None:
    file = tmp_path / "numpy_bot.py"
    file.write_text(
        "import numpy as np\n"
        "RNG = np.random.default_rng()\n"
        "def answer(question):\n"
        "    drawn = RNG.integers(15) + np.random.randint(15)\n"
        "    return question.legal[drawn % len(question.legal)]",
        encoding="utf-8",
    )
    plan = arena.plan("geier", ["simple", str(file)], games=2, records=True)
    once, again = (arena.played(plan, 0, 1)[1] for _ in range(2))
    assert once == again
    assert arena.played(plan, 0, 2)[1] != once

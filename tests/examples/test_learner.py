"""The training example: from nothing to a bot that beats Bruno, as the book tells it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mauseloch.arena.plans import plan
from mauseloch.arena.runs import run
from tests.patience import PATIENCE_S

EXAMPLE = Path(__file__).parents[2] / "examples" / "learner"


@pytest.fixture
def learner(tmp_path: Path) -> Path:
    """A copy of the example, without what was trained before."""
    there = tmp_path / "learner"
    shutil.copytree(EXAMPLE, there, ignore=shutil.ignore_patterns("*.npz", "__pycache__"))
    return there


def trained(folder: Path, *batches: str, patience_s: float = PATIENCE_S) -> str:
    told = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, "train.py", *batches],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=patience_s,
    )
    assert (told.returncode, told.stderr) == (0, "")
    return told.stdout


def test_a_learner_becomes_a_bot(learner: Path) -> None:
    """After one batch it knows nothing, but it plays."""
    trained(learner, "1")
    found = run(plan("geier", [str(learner / "learned.py"), "pip"], games=4, seed=1))
    assert found.plan.labels == ("learned.py", "pip")


@pytest.mark.long
def test_a_learner_beats_bruno(learner: Path) -> None:
    told = trained(learner, patience_s=3600)
    assert told.splitlines()[-1].startswith("batch 150: wins")
    found = run(plan("geier", [str(learner / "learned.py"), "bruno"], games=400, seed=1))
    assert found.duels[0].share > 0.8

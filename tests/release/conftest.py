"""Machines for the tests of a release, and the programs that some of them have."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.release.machines import Machine, tool


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Third-party programs; the test is skipped if one is missing."""
    folder = tmp_path_factory.mktemp("tools")
    return lambda name: tool(name, folder)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with nothing but Python."""
    return Machine(tmp_path)

"""The commands on our pages, line by line as readers paste them.

A block below `<!-- install TOOL -->` is run as a whole on a machine that has Python and TOOL (pip,
pipx or uv), and nothing else. `mauseloch` is the built wheel.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from mauseloch.core.words import say
from mauseloch.texts import texts
from tests.release.machines import Machine, built
from tests.release.test_installs import fetched
from tests.test_install import Block, blocks

pytestmark = pytest.mark.long
PROGRAMS = {"pip": (), "pipx": ("pipx",), "uv": ("uv", "uvx")}


@pytest.mark.parametrize("block", list(blocks()), ids=str)
def test_the_commands_of_a_page_work(
    block: Block, tools: Callable[[str], Path], tmp_path: Path
) -> None:
    built()
    had = [tools(PROGRAMS[block.tool][0]).with_name(one) for one in PROGRAMS[block.tool]]
    machine = Machine(tmp_path, *had)
    for line in block.lines:
        words = line.split()
        if "play" in words:
            plays(machine, line)
        elif "serve" in words:
            serves(machine, line)
        else:
            machine.does(line)


def plays(machine: Machine, line: str) -> None:
    """Play to the first question, then quit."""
    with machine.terminal(line) as terminal:
        terminal.expect(texts("en")(say("pick-game")))
        terminal.press("ctrl-c")
        terminal.wait()


def serves(machine: Machine, line: str) -> None:
    with machine.serves(line) as address:
        assert "<title>Mauseloch</title>" in fetched(address, "")
        assert fetched(address, "sw.js")

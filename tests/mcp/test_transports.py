"""A whole match over standard input and output, and over HTTP, with the SDK's own client."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.mcp.caller import Caller, run

pytest.importorskip("mcp", reason="the MCP SDK is not installed: pip install 'mauseloch[mcp]'")

from mcp import Client, StdioServerParameters

PROGRAM = ["-m", "mauseloch", "mcp", "--lang", "en"]
TOOLS = {
    "games",
    "rules",
    "start",
    "join",
    "look",
    "wait",
    "act",
    "review",
    "leave",
    "measure",
    "answer",
}


async def check(caller: Caller) -> None:
    """Read the rules, play a match, look back, leave."""
    assert {tool.name for tool in (await caller.client.list_tools()).tools} == TOOLS
    assert "fifteen" in (await caller.call("rules", game="geier"))["text"]
    now = await caller.call("start", game="zocken", players=2, bots=["simple"], seed="7")
    over = await caller.play(now)
    assert len(over["result"]["scores"]) == 2
    assert (await caller.call("review", ticket=now["ticket"]))["story"]
    told = await caller.refused("act", ticket=now["ticket"], action="roll")
    assert told.startswith("not_awaited: ")
    await caller.call("leave", ticket=now["ticket"])


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_match_over_standard_input_and_output(mode: str) -> None:
    """With clients that shake hands first, too."""

    async def main() -> None:
        program = StdioServerParameters(command=sys.executable, args=PROGRAM, env=dict(os.environ))
        async with Client(program, mode=mode) as client:
            await check(Caller(client))

    run(main())


@contextlib.asynccontextmanager
async def serving(*more: str) -> AsyncIterator[str]:
    """The address of a program that serves over HTTP, until somebody presses Ctrl-C."""
    program = await asyncio.create_subprocess_exec(
        *[sys.executable, *PROGRAM, "--http", "--port", "0", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    said = (await program.stdout.readline()).decode()
    try:
        yield said.split()[-1]
    finally:
        program.send_signal(signal.SIGINT)
        told = (await program.stderr.read()).decode()
        assert await program.wait() == 130
        assert ("Anyone who can reach this address" in told) == bool(more)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_match_over_http(mode: str) -> None:
    async def main() -> None:
        async with serving() as url:
            assert url.startswith("http://127.0.0.1:")
            async with Client(url, mode=mode) as client:
                await check(Caller(client))
            assert await asyncio.to_thread(status_for, url, "evil.example") == 421
            assert await asyncio.to_thread(status_for, url, "localhost:1") != 421

    run(main())


def test_an_address_for_other_machines_comes_with_a_warning() -> None:
    async def main() -> None:
        async with serving("--host", "0.0.0.0") as url:  # noqa: S104 - for a moment
            near = url.replace("0.0.0.0", "127.0.0.1")  # noqa: S104 - as above
            assert await asyncio.to_thread(status_for, near, "elsewhere.example") != 421

    run(main())


def status_for(url: str, host: str) -> int:
    """The answer to a page elsewhere that has this address look like its own."""
    body, kind = b"{}", "application/json"
    request = Request(url, body, {"host": host, "content-type": kind, "accept": kind})  # noqa: S310
    try:
        with urlopen(request, timeout=60) as answer:  # noqa: S310 - our own program
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def test_an_address_in_use_is_one_line() -> None:
    async def main() -> None:
        async with serving() as url:
            port = url.split(":")[2].partition("/")[0]
            again = await asyncio.to_thread(
                subprocess.run,
                [sys.executable, *PROGRAM, "--port", port],
                capture_output=True,
                text=True,
                check=False,
            )
            assert again.returncode == 2
            assert again.stderr.count("\n") == 1
            assert port in again.stderr

    run(main())

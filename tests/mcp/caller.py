"""An assistant that calls tools, and takes the last choice it is offered."""

import asyncio
from typing import Any

import pytest

from mauseloch.mcp.exam import Exams
from mauseloch.mcp.seats import Seats
from tests.patience import PATIENCE_S

pytest.importorskip("mcp", reason="the MCP SDK is not installed: pip install 'mauseloch[mcp]'")

from mauseloch.mcp import tools
from mcp import Client


def run(main: Any) -> Any:
    return asyncio.run(asyncio.wait_for(main, PATIENCE_S))


class Caller:
    """Calls tools and keeps all that comes back, byte for byte."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[bytes] = []

    async def call(self, tool: str, **arguments: Any) -> Any:
        """The result of a tool, which must not fail."""
        result = await self.client.call_tool(tool, arguments)
        self.heard.append(result.model_dump_json().encode())
        assert not result.is_error, result
        assert result.structured_content is not None
        found = result.structured_content
        return found["result"] if set(found) == {"result"} else found

    async def refused(self, tool: str, **arguments: Any) -> str:
        """What is said against a call that must fail, from its code on."""
        result = await self.client.call_tool(tool, arguments)
        self.heard.append(result.model_dump_json().encode())
        assert result.is_error
        [content] = result.content
        text: str = getattr(content, "text", "")
        return text.removeprefix(f"Error executing tool {tool}: ")

    async def play(self, now: Any) -> Any:
        """Play until the match is over."""
        while now["stage"] != "over":
            if now["stage"] == "waiting":
                now = await self.call("wait", ticket=now["ticket"], timeout_s=5)
                continue
            action = list(now["choices"])[-1]
            now = await self.call(
                "act", ticket=now["ticket"], action=action, question=now["question"]
            )
        return now


class Here:
    """A server in this process, and a caller connected to it."""

    def __init__(self) -> None:
        tools.ROLLOUTS = 24  # a test needs no accuracy
        self.seats = Seats()
        self.exams = Exams()
        self._client = Client(tools.server(self.seats, self.exams))

    async def __aenter__(self) -> Caller:
        await self._client.__aenter__()
        return Caller(self._client)

    async def __aexit__(self, *error: Any) -> None:
        self.exams.close()
        await self.seats.close()
        await self._client.__aexit__(*error)

"""`mauseloch mcp`: let an assistant play, over standard input and output or over HTTP."""

import asyncio
import ipaddress
import sys
from argparse import Namespace

import uvicorn

from mauseloch.core.words import say
from mauseloch.mcp.exam import Exams
from mauseloch.mcp.seats import Seats
from mauseloch.mcp.tools import server
from mauseloch.server.listening import bound
from mauseloch.texts import Texts

HOST, PORT, PATH = "127.0.0.1", 8170, "/mcp"


def run(chosen: Namespace, words: Texts) -> None:
    """Serve until the client goes away or somebody stops us."""
    http = chosen.http or chosen.host is not None or chosen.port is not None
    asyncio.run(_over_http(chosen, words) if http else _over_stdio(words))


async def _over_stdio(words: Texts) -> None:
    seats, exams = Seats(), Exams()
    try:
        await server(seats, exams, words.language).run_stdio_async()
    finally:
        exams.close()
        await seats.close()


async def _over_http(chosen: Namespace, words: Texts) -> None:
    seats, exams, host = Seats(), Exams(), chosen.host or HOST
    # Tickets carry all that a call needs, so there are no sessions to lose.
    app = server(seats, exams, words.language).streamable_http_app(
        host=host, streamable_http_path=PATH, stateless_http=True
    )
    with bound(host, PORT if chosen.port is None else chosen.port) as opened:
        opened.listen()  # so that whoever reads the address can connect at once
        port = opened.getsockname()[1]
        shown = f"[{host}]" if ":" in host else host
        print(words(say("mcp-at", address=f"http://{shown}:{port}{PATH}")), flush=True)
        if not _is_loopback(host):
            print(words(say("mcp-anyone")), file=sys.stderr)
        running = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
        try:
            await running.serve(sockets=[opened])
        finally:
            exams.close()
            await seats.close()


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

"""Measure how long things take: HTTP requests, and the event loop itself."""

import asyncio
from time import perf_counter

from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mauseloch.server.metrics import Metrics
from mauseloch.server.world import Clock

LAG_S = 0.25
"""Time between samples of the event loop."""


def measured(route: Route, metrics: Metrics) -> Route:
    """Time a route until its reply begins: the rest depends on the caller's line."""
    route.app = _timed(route.app, route.path, metrics)
    return route


def _timed(app: ASGIApp, pattern: str, metrics: Metrics) -> ASGIApp:
    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        begin = perf_counter()
        replied = False

        async def sent(message: Message) -> None:
            nonlocal replied
            if message["type"] == "http.response.start":
                replied = True
                status = f"{message['status'] // 100}xx"
                metrics.observe("http_seconds", perf_counter() - begin, pattern, status)
            await send(message)

        try:
            await app(scope, receive, sent)
        except Exception:
            if not replied:  # the web server will reply with a 500
                metrics.observe("http_seconds", perf_counter() - begin, pattern, "5xx")
            raise

    return timed


async def measure_lag(metrics: Metrics, clock: Clock) -> None:
    """Regularly measure how late a timer goes off."""
    while True:
        due = clock.time() + LAG_S
        await asyncio.sleep(LAG_S)
        metrics.observe("loop_lag_seconds", max(0.0, clock.time() - due))

"""The browser client against its budgets in Chromium: prints a table with every goal and result.

python -m bench.web     # or make bench-web, which builds the client first

Slow means a processor 4 times slower (for the page's main thread, as in DevTools) and a 4G line:
9 Mbit/s down, 1.5 Mbit/s up, 170 ms per request and answer. Sizes are gzipped, as our server sends
them to clients that ask for gzip; Brotli is smaller. The service worker is blocked: a separate row
shows what it fetches later. Boards are measured slow and with all seats taken, taps also at full
speed. Frames are those a page is asked to draw (requestAnimationFrame) in the worst second of some
rounds. Here the processor also renders them, so a machine with a graphics card does better.
"""

import os
import platform
import statistics
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, Response

from bench.browsing import (
    CHOICES,
    GAMES,
    PHONE,
    answer,
    asked,
    browser,
    opened,
    served,
    sit,
    start,
)

SLOWER = 4
LINE = {"latency": 170, "down_mbit": 9.0, "up_mbit": 1.5}
SLOW_LINE = {"latency": 150, "down_mbit": 1.6, "up_mbit": 0.75}
"""Lighthouse's slow 4G: not one of our goals, but people have it."""
LOADS = 5
ROUNDS = {"mausen": 3, "geier": 3, "zocken": 8, "geflippt": 3}
"""How many of our own answers are measured."""
MOST = {"mausen": 6, "geier": 5, "zocken": 4, "geflippt": 6}
BOTS = {"geflippt": "bruno"}
WATCH = """
    window.seen = {paint: 0, shift: 0, inputs: [], frames: [], tasks: [], moved: {}};
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) seen.tasks.push(one.duration);
    }).observe({type: "longtask", buffered: true});
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) seen.paint = one.startTime;
    }).observe({type: "largest-contentful-paint", buffered: true});
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value;
    }).observe({type: "layout-shift", buffered: true});
    new PerformanceObserver(list => {
        for (const one of list.getEntries())
            if (one.interactionId) seen.inputs.push([one.name, one.duration]);
    }).observe({type: "event", durationThreshold: 16, buffered: true});
    const MAY = new Set(["transform", "translate", "rotate", "scale", "opacity",
        "offset", "computedOffset", "easing", "composite"]);
    const moving = () => {
        for (const one of document.getAnimations()) {
            if (one.playState !== "running") continue;
            const {target} = one.effect;
            const name = one.animationName ?? one.transitionProperty ?? "";
            for (const frame of one.effect.getKeyframes())
                for (const key in frame) if (!MAY.has(key))
                    seen.moved[`${key} (${name} of ${target?.localName})`] = true;
        }
    };
    let drawn = 0;
    const draw = now => {
        seen.frames.push(now);
        if (window.looksAtMotion && ++drawn % 6 === 0) moving();
        requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
"""
"""Records the largest paint, layout shifts, inputs until the next paint, long tasks and frames; on
request, every sixth frame, what is animated besides transforms and opacity, which costs time."""


class Row(NamedTuple):
    """A measurement."""

    what: str
    goal: str
    result: str
    met: bool | None = None
    """None where there is no goal."""


def gzipped(urls: Iterable[str]) -> dict[str, int]:
    """The size in bytes of each of these files, sent with gzip."""
    found = {}
    for url in urls:
        with urlopen(Request(url, headers={"accept-encoding": "gzip"})) as answered:  # noqa: S310 - our own server
            found[url] = len(answered.read())
    return found


def kilobytes(count: int) -> str:
    """A size in a readable form."""
    return f"{count / 1000:.1f} kB"


def _note(fetched: list[str], answered: Response) -> None:
    fetched.append(answered.url)


def sizes(on: Browser, address: str) -> list[Row]:
    """The sizes of the first page and of what each board adds."""
    rows = []
    for game in GAMES:
        page = opened(on, address, service_workers="block").new_page()
        fetched: list[str] = []
        page.on("response", partial(_note, fetched))
        page.goto("/", wait_until="networkidle")
        first = gzipped(dict.fromkeys(fetched))
        if game == GAMES[0]:
            script = sum(size for url, size in first.items() if url.endswith(".js"))
            every = sum(first.values())
            rows += [
                Row("First load: JavaScript", "≤ 100 kB", kilobytes(script), script <= 100_000),
                Row("First load: everything", "≤ 250 kB", kilobytes(every), every <= 250_000),
            ]
        fetched.clear()
        page.locator(f".tile:nth-child({GAMES.index(game) + 1}) .main").click()
        page.wait_for_selector(CHOICES[game])
        page.wait_for_load_state("networkidle")
        files = [url for url in dict.fromkeys(fetched) if urlsplit(url).path.startswith("/assets")]
        added = sum(gzipped(files).values())
        rows.append(Row(f"What playing `{game}` adds", "on demand", kilobytes(added), bool(files)))
        page.context.close()
    page = opened(on, address).new_page()
    page.goto("/")
    kept = page.evaluate(
        """async () => {
            await navigator.serviceWorker.ready;
            const [name] = await caches.keys();
            return (await (await caches.open(name)).keys()).map(one => one.url);
        }"""
    )
    page.context.close()
    whole = sum(gzipped(kept).values())
    text = f"{kilobytes(whole)} in {len(kept)} files"
    return [*rows, Row("Cached for offline use, fetched after everything else", "", text)]


def slowed(page: Page, line: dict[str, float] | None, times: int = SLOWER) -> None:
    """Slow the page's machine down by this factor, behind this line."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    if line:
        session.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": line["latency"],
                "downloadThroughput": line["down_mbit"] * 125_000,
                "uploadThroughput": line["up_mbit"] * 125_000,
            },
        )


def paints(on: Browser, address: str) -> list[Row]:
    """The time of the first page's largest paint, for a first-time visitor."""
    rows = []
    for name, line, goal in (("4G", LINE, 1500), ("slow 4G (1.6 Mbit/s)", SLOW_LINE, None)):
        times, shifts = [], []
        for _ in range(LOADS):
            page = opened(on, address, PHONE, service_workers="block").new_page()
            slowed(page, line)
            page.add_init_script(WATCH)
            page.goto("/", wait_until="networkidle")
            page.wait_for_function("() => seen.paint")
            seen = page.evaluate("seen")
            times.append(seen["paint"])
            shifts.append(seen["shift"])
            page.context.close()
        middle = statistics.median(times)
        text = f"{middle:.0f} ms ({min(times):.0f} to {max(times):.0f})"
        met = None if goal is None else middle < goal
        rows.append(
            Row(
                f"Largest paint, phone, {SLOWER}× slower, {name}",
                "< 1500 ms" if goal else "",
                text,
                met,
            )
        )
        if goal:
            worst = max(shifts)
            rows.append(
                Row("Layout shift during that load", "0.000", f"{worst:.3f}", round(worst, 3) == 0)
            )
    return rows


def played(on: Browser, address: str, game: str, times: int) -> dict[str, Any]:
    """The browser's records from some rounds, on a machine slower by this factor."""
    page = opened(on, address, reduced_motion="no-preference").new_page()
    slowed(page, None, times)
    page.add_init_script(WATCH)
    seats = MOST[game]
    bots = [BOTS.get(game, "simple")] * (seats - 1)
    sit(page, {"game": game, "seats": seats, "bots": bots, "pace": "relaxed", "name": "Mia"})
    start(page)
    asked(page, game)
    page.wait_for_timeout(500)
    page.evaluate("seen.shift = 0; seen.inputs = []; seen.frames = []; seen.tasks = []")
    page.evaluate("looks => { window.looksAtMotion = looks; }", times == 1)
    for number in range(ROUNDS[game]):
        if asked(page, game):
            answer(page, game, number)
    asked(page, game)
    seen: dict[str, Any] = page.evaluate("seen")
    page.context.close()
    return seen


def boards(on: Browser, address: str) -> list[Row]:
    """Play each game on a laptop and a slow one: layout shifts, delays of taps, frames."""
    kinds = ("shift", "input", "slow input", "tasks", "moved", "frames")
    by_kind: dict[str, list[Row]] = {kind: [] for kind in kinds}
    for game in GAMES:
        quick = played(on, address, game, 1)
        by_kind["input"].append(tapped(game, quick["inputs"], 1))
        by_kind["moved"].append(animated(game, quick["moved"]))
        seen = played(on, address, game, SLOWER)
        by_kind["tasks"].append(worked(game, seen["tasks"]))
        by_kind["slow input"].append(tapped(game, seen["inputs"], SLOWER))
        by_kind["shift"].append(
            Row(
                f"Layout shift in {ROUNDS[game]} rounds: `{game}`",
                "0",
                f"{seen['shift']:.4f}",
                seen["shift"] == 0,
            )
        )
        by_kind["frames"].append(drawn(game, seen["frames"]))
    return [row for rows in by_kind.values() for row in rows]


def tapped(game: str, inputs: Sequence[tuple[str, int]], times: int) -> Row:
    """The slowest of these taps: all that took longer than a frame."""
    slowest = max((duration for _, duration in inputs), default=16)
    text = f"{slowest} ms ({len(inputs)} over 16 ms)" if inputs else "≤ 16 ms"
    speed = "full speed" if times == 1 else f"{times}× slower"
    what = f"Slowest tap until the next paint, {speed}: `{game}`"
    return Row(what, "< 100 ms", text, slowest < 100)


def worked(game: str, tasks: Sequence[float]) -> Row:
    """The longest task of the main thread; the browser tells those over 50 ms."""
    text = f"{len(tasks)} (longest {max(tasks):.0f} ms)" if tasks else "0"
    return Row(f"Tasks over 50 ms in rounds, {SLOWER}× slower: `{game}`", "0", text, not tasks)


def animated(game: str, moved: dict[str, bool]) -> Row:
    """What was animated besides transforms and opacity."""
    text = ", ".join(sorted(moved)) or "nothing"
    return Row(f"Animated besides transform and opacity: `{game}`", "nothing", text, not moved)


def drawn(game: str, frames: Sequence[float]) -> Row:
    """The worst second among these frames."""
    seconds = [
        sum(at <= other < at + 1000 for other in frames) for at in frames if at + 1000 <= frames[-1]
    ]
    gaps = [after - before for before, after in pairwise(frames)]
    mean = 1000 * len(gaps) / sum(gaps)
    text = f"{min(seconds)} (mean {mean:.1f}; longest gap {max(gaps):.0f} ms)"
    return Row(
        f"Frames in the worst second: `{game}`, {MOST[game]} seats", "60", text, min(seconds) >= 59
    )


def main() -> None:
    """Measure everything and print it."""
    measures: tuple[Callable[[Browser, str], list[Row]], ...] = (sizes, paints, boards)
    with served() as address, browser() as on:
        print(f"Chromium {on.version}, {platform.machine()}, {os.cpu_count()} cores,", end=" ")
        print(f"load {os.getloadavg()[0]:.1f} at the start\n")
        print("| what | goal | result | |\n|---|---|---|---|")
        for measure in measures:
            for row in measure(on, address):
                verdict = {None: "", True: "met", False: "**missed**"}[row.met]
                print(f"| {row.what} | {row.goal} | {row.result} | {verdict} |", flush=True)


if __name__ == "__main__":
    main()

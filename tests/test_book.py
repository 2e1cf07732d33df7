"""The book: every page is reachable, tutorials work as written, generated pages are up to date."""

import asyncio
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from docs import command_line

from mauseloch.cli.arguments import parsed
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.test_hosting import does, environment, home

__all__ = ["home"]  # a fixture

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ROOT_PAGE = DOCS / "index.md"
PAGES = sorted(DOCS.rglob("*.md"))
DECISIONS = sorted(page for page in (DOCS / "decisions").glob("*.md") if page.stem != "index")
DOORS = ("play", "host", "build", "research")
RUN = re.compile(r"^<!-- run( \w+)? -->\n```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[tuple[str, str]]:
    """The blocks to type, each with its marker."""
    return [(how.strip(), block) for how, block in RUN.findall(text(page))]


def entries(page: Path) -> Iterator[Path]:
    """The pages listed in this page's tables of contents."""
    for listed in re.findall(r"^```\{toctree\}\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL):
        for line in listed.splitlines():
            if line and not line.startswith(":"):
                name = re.sub(r"^.*<(.*)>$", r"\1", line)
                folder = ROOT if name.startswith("/") else page.parent
                yield (folder / f"{name.lstrip('/')}.md").resolve()


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, left = {ROOT_PAGE}, [ROOT_PAGE]
    while left:
        found = set(entries(left.pop())) - reached
        reached |= found
        left += found
    assert set(PAGES) <= reached
    assert all(page.exists() for page in reached)
    assert {ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"} <= reached


@pytest.mark.parametrize("door", DOORS)
def test_behind_every_door_there_is_a_tutorial_and_more(door: str) -> None:
    front = text(DOCS / door / "index.md")
    for part in ("**Tutorial**", "**How-to**", "**Explanations**"):
        assert part in front
    assert f"]({door}/index.md)" in text(ROOT_PAGE)


def test_every_page_behind_a_door_is_named_at_the_door() -> None:
    for door in (*DOORS, "reference", "decisions"):
        front = text(DOCS / door / "index.md")
        for page in (DOCS / door).glob("*.md"):
            assert page.stem == "index" or f"]({page.name}" in front, page


def test_the_readme_is_a_screen_with_a_picture_of_each_game() -> None:
    whole = text(ROOT / "README.md")
    assert len(whole.splitlines()) <= 70
    assert len(whole.split()) <= 600
    pictures = re.findall(r"!\[[^]]+\]\(docs/screenshots/(\w+)-[\w-]+\.webp\)", whole)
    assert pictures == ["mausen", "geier", "zocken", "geflippt"]
    for words in ("not affiliated", "CITATION.cff", "MIT licence", "ARCHITECTURE.md"):
        assert words in whole
    for door in DOORS:
        assert f"(docs/{door}/" in whole


def test_the_architecture_is_two_pages() -> None:
    lines = text(ROOT / "ARCHITECTURE.md").splitlines()
    assert len(lines) <= 130
    assert all(len(line) <= 200 for line in lines)


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_has_its_alternatives_and_measurements(page: Path) -> None:
    parts = re.findall(r"^## (.*)\n\n(.+)$", text(page), re.MULTILINE)
    assert [name for name, _ in parts] == ["Context", "Decision", "Alternatives", "Measurements"]
    assert len(text(page).splitlines()) <= 70


def test_the_page_of_the_command_line_is_what_the_programs_understand() -> None:
    assert text(command_line.PAGE) == command_line.page(), "make docs writes it anew"


def slugs(page: Path) -> set[str]:
    """The anchors that links may point to, as GitHub forms them."""
    found = set()
    for title in re.findall(r"^#+ (.*)$", text(page), re.MULTILINE):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda page: page.name)
def test_links_lead_to_headings_that_there_are(page: Path) -> None:
    for path, anchor in re.findall(r"\]\(([^)#:]*\.md|)#([^)]+)\)", text(page)):
        assert anchor in slugs(page.parent / path if path else page), anchor


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pictures_that_are_shown_are_there(page: Path) -> None:
    for source in re.findall(r'<img src="([^"]+)"', text(page)):
        assert (page.parent / source).exists(), source


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_that_are_shown_are_understood(page: Path) -> None:
    shown = re.findall(r"^(?: {4}|(?:.*\| *))?(mauseloch [a-z].*)$", text(page), re.MULTILINE)
    for line in shown:
        command = re.split(r" *(?:#|\||>| 2>|&& )", line)[0]
        if "--help" not in command and "[" not in command and "…" not in command:
            parsed(shlex.split(command)[1:])


def arena_told(folder: Path) -> tuple[str, str]:
    """Share and interval of the only pair, formatted as on the page."""
    (report,) = folder.rglob("report.json")
    (duel,) = json.loads(report.read_text(encoding="utf-8"))["duels"]
    low, high = duel["interval_95"]
    return f"{100 * duel['share']:.1f}%", f"{100 * low:.1f}% to {100 * high:.1f}%"


def test_the_first_game_is_played_and_reviewed(home: Path) -> None:
    told = ""
    for _, block in blocks(DOCS / "play" / "first-game.md"):
        told = asyncio.run(does(home, block))
    record = json.loads((home / "match.json").read_text(encoding="utf-8"))
    loser, winner = record["outcome"]["scores"]
    assert f"Pip wins, {winner} to {loser}." in text(DOCS / "play" / "first-game.md")
    assert "percentage points" in told


def test_the_first_bot_wins_as_told(home: Path) -> None:
    page = DOCS / "build" / "first-bot.md"
    for _, block in blocks(page):
        asyncio.run(does(home, block))
    share, interval = arena_told(home)
    assert f"| {share} | {interval} | 200 |" in text(page)


def test_a_class_plays(home: Path) -> None:
    """Run the whole tutorial, with a free port but the usual socket."""
    told: list[str] = []

    async def go() -> None:
        running: asyncio.subprocess.Process | None = None
        try:
            for how, block in blocks(DOCS / "host" / "first-server.md"):
                if how != "server":
                    told.append(await does(home, block))
                    continue
                socket = home / "run" / "mauseloch" / "8160.sock"
                running = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", *shlex.split(block), "--port", str(free_port())),
                    *("--admin-socket", str(socket)),
                    cwd=home,
                    env=environment(home),
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                )
                assert running.stdout is not None
                async with asyncio.timeout(PATIENCE_S):
                    while not socket.exists():
                        assert await running.stdout.readline()
            assert running is not None
            await asyncio.wait_for(running.wait(), PATIENCE_S)  # drained, because nobody is playing
        finally:
            if running is not None and running.returncode is None:
                running.kill()
                await running.wait()

    asyncio.run(go())
    assert 'title = "Class 4b"' in told[1]
    assert "cheese and crackers" not in told[1]
    assert "No table is open" in told[2]
    assert (home / "class.db").exists()


def test_the_book_says_what_there_is_to_run() -> None:
    """A test above or a hosting test runs every page that has a run block."""
    ours = {"first-game.md", "first-bot.md", "first-server.md", "hosting.md"}
    assert {page.name for page in PAGES if RUN.search(text(page))} == ours

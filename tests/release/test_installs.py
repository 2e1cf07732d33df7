"""Installed with pip from either archive, it works in a terminal, at a table and in a browser."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect, sync_playwright

import mauseloch
from mauseloch.server.pages import STATIC
from mauseloch.texts import LANGUAGES
from tests.browser.chromium import FLAGS, NoBrowserError, chromium
from tests.browser.people import LAPTOP, Person, play
from tests.patience import PATIENCE_S
from tests.release.machines import SDIST, WHEEL, Machine, built
from tests.terminal.test_sessions import Person as Typist
from tests.terminal.test_sessions import Watching

pytestmark = pytest.mark.long
ARCHIVES = (WHEEL, SDIST)
BOT = """
def answer(question):
    return question.legal[-1]
"""
PROGRAM = "mauseloch/bin/mauseloch"
SERVE = f"{PROGRAM} serve --open --lang en"


@pytest.fixture(scope="module", params=ARCHIVES, ids=("wheel", "sdist"))
def light(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Machine:
    """A machine with Mauseloch installed without extras."""
    built()
    machine = Machine(tmp_path_factory.mktemp("light"))
    machine.installs(str(request.param))
    return machine


@pytest.fixture(scope="module", params=ARCHIVES, ids=("wheel", "sdist"))
def hosting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Machine:
    """A machine that can run a server."""
    built()
    machine = Machine(tmp_path_factory.mktemp("hosting"))
    machine.installs(f"'{request.param}[server]'")
    return machine


# Without extras


def test_games_and_rules_are_told_in_every_language(light: Machine) -> None:
    told = light.does(f"{PROGRAM} games")
    for game, language in zip(mauseloch.games(), LANGUAGES, strict=True):
        assert f"{game}: " in told
        assert len(light.does(f"{PROGRAM} rules {game} --lang {language}")) > 2000


def test_a_whole_match_is_played_in_a_terminal(light: Machine) -> None:
    watching = Watching(light.home / ".local")
    with light.terminal(f"{PROGRAM} play") as terminal:
        person = Typist(terminal, "en")
        person.picks("geier")
        person.plays(watching)
        record = watching.record
        assert record.outcome is not None
        assert record.players[0].name == "Miä"
        person.goes_on("up")
        terminal.press("enter")
        assert terminal.wait() == 0


def test_a_match_is_watched_saved_and_replayed(light: Machine) -> None:
    for game in mauseloch.games():
        light.does(f"{PROGRAM} watch {game} --bots bruno --seed 1 --save {game}.json")
        light.does(f"{PROGRAM} replay {game}.json --lang it")


def test_what_a_server_needs_is_named(light: Machine) -> None:
    said = light.does(f"{PROGRAM} serve || test $? = 2")
    assert said.endswith("pip install 'mauseloch[server]'\n")


# With a server


def fetched(address: str, path: str) -> str:
    with urlopen(f"{address}/{path}", timeout=PATIENCE_S) as reply:  # noqa: S310 - our own server
        assert reply.status == 200
        content: bytes = reply.read()
    return content.decode("utf-8", "replace")


def parts(address: str) -> Iterator[str]:
    """All parts of the page: the files it names, and those its worker caches."""
    yield from re.findall(r'(?:src|href)="\./([^"]+)"', fetched(address, ""))
    yield from re.findall(r"assets/[\w.-]+\.(?:js|css|svg)", fetched(address, "sw.js"))


def test_the_page_is_served_with_all_its_parts(hosting: Machine) -> None:
    with hosting.serves(SERVE) as address:
        found = set(parts(address))
        kinds = {Path(one).suffix for one in found}
        assert {".js", ".css", ".svg"} <= kinds
        assert {one for one in found if one.startswith("assets/")} == {
            f"assets/{file.name}"
            for file in (STATIC / "assets").iterdir()
            if file.suffix not in {".br", ".gz"}
        }
        for one in sorted(found):
            assert fetched(address, one), one
        assert "Apache License" in fetched(address, "licences.txt")


def test_bots_of_somebodys_own_play_at_a_table(hosting: Machine) -> None:
    (hosting.home / "my_bot.py").write_text(BOT, encoding="utf-8")
    with hosting.serves(SERVE) as address:
        wanted = json.dumps({"game": "geier", "seats": 3, "bots": ["simple", "lotte"]}).encode()
        asked = Request(f"{address}/api/tables", wanted, {"content-type": "application/json"})  # noqa: S310 - our own server
        with urlopen(asked, timeout=PATIENCE_S) as reply:  # noqa: S310 - as above
            table = json.load(reply)
        said = hosting.does(
            f"{PROGRAM} join {address}/t/{table['code']} --bot my_bot.py --name Robin"
            f" --token {table['token']} --matches 1 --lang en"
        )
    assert table["code"] in said
    assert re.search(r"-?\d+ : -?\d+ : -?\d+", said.replace("−", "-")), said


def test_somebody_plays_a_whole_match_in_a_browser(hosting: Machine) -> None:
    try:
        program = chromium()
    except NoBrowserError as error:
        pytest.skip(str(error))
    with (
        hosting.serves(SERVE) as address,
        sync_playwright() as running,
        running.chromium.launch(executable_path=program, args=list(FLAGS)) as browser,
        browser.new_context(
            base_url=address, locale="en", viewport=LAPTOP, reduced_motion="reduce"
        ) as context,
    ):
        context.set_default_timeout(1000 * PATIENCE_S)
        mia = Person(context, seed="release")
        mia.plays_now("geier")
        play([mia])
        expect(mia.page.get_by_role("table", name=mia.says("result-places"))).to_be_visible()
        assert not mia.trouble


# With all extras


def test_all_extras_can_be_installed_and_used(machine: Machine) -> None:
    wheel, _ = built()
    machine.installs(f"'{wheel}[all]'")
    machine.does(f"{PROGRAM} simulate zocken --games 100 --lang en")
    for module in ("adapters.gymnasium", "adapters.openspiel", "adapters.pettingzoo"):
        machine.does(f"mauseloch/bin/python -c 'import mauseloch.{module}'")
    with machine.serves(SERVE) as address:
        assert "<title>" in fetched(address, "")


def test_these_machines_have_no_more_than_they_say(machine: Machine) -> None:
    assert machine.does("command -v node npm gcc cc git make || echo nothing") == "nothing\n"
    found = machine.does("python3 -c 'import sys; print(sys.version_info[:2])'")
    assert found == f"{sys.version_info[:2]}\n"

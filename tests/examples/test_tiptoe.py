"""An external game, installed as a user would: all game-independent code plays it, and features
it lacks are reported as unsupported.
"""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mauseloch.core.record import Record
from mauseloch.core.words import LANGUAGES
from tests.examples.distribution import EXAMPLE, environment
from tests.server.live import Client, asked
from tests.server.program import Program
from tests.terminal.terminals import Terminal
from tests.terminal.test_sessions import Person

PACKAGE = EXAMPLE / "src" / "mauseloch_tiptoe"
TITLES = {
    "de": "Auf Zehenspitzen",
    "en": "On Tiptoe",
    "fr": "À pas de souris",
    "it": "In punta di zampe",
}
UNSUPPORTED = "tiptoe doesn’t support this: it has no {}."
OURS = ("geflippt", "geier", "mausen", "zocken")


class Installed:
    """An environment with the example, to run programs in."""

    def __init__(self, site: Path, home: Path) -> None:
        self.site, self.home = site, home
        self.environment = environment(site, home)

    def python(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            env=self.environment,
            cwd=self.home,
        )

    def mauseloch(self, *arguments: str, typed: str = "") -> str:
        """The output of a command."""
        done = self.python("-m", "mauseloch", *arguments, typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def refused(self, *arguments: str) -> str:
        """The single error line of a command that fails."""
        done = self.python("-m", "mauseloch", *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        return done.stderr.removeprefix("mauseloch: ").rstrip()


@pytest.fixture
def there(site: Path, tmp_path: Path) -> Installed:
    (tmp_path / "state").mkdir()
    return Installed(site, tmp_path)


def test_its_own_tests_pass(there: Installed) -> None:
    how = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib")
    done = there.python(*how, "-W", "error", "-c", "/dev/null", str(EXAMPLE / "tests"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_on_offer_in_four_languages(there: Installed) -> None:
    for language in LANGUAGES:
        told = there.mauseloch("games", "--lang", language)
        assert f"\ntiptoe: {TITLES[language]}, " in told
        assert all(f"{name}: " in told for name in OURS)
    page = there.mauseloch("rules", "tiptoe", "--lang", "fr")
    written = (PACKAGE / "rulebook" / "fr.md").read_text(encoding="utf-8")
    parts = re.split(r"\*+{[^}]+}\*+", written)
    assert len(parts) == 5
    assert re.fullmatch(".+".join(map(re.escape, parts)), page)
    assert "- **Quel chat dort là** (`cat`)" in page


def test_a_match_is_watched_kept_and_replayed(there: Installed) -> None:
    told = there.mauseloch("watch", "tiptoe", "--seed", "3", "--save", "match.json")
    assert told.startswith("== On Tiptoe – Ada, Ben, Cleo and Dino (seed 3) ==\nSeven nights")
    assert len(re.findall(r"^Night \d: ", told, re.MULTILINE)) == 7
    again = there.mauseloch("replay", "match.json")
    assert again.startswith(told.rstrip())
    assert again.endswith("Verified: all 35 moves follow the rules.\n")
    assert there.refused("review", "match.json") == f"match.json: {UNSUPPORTED.format('kernel')}"


def test_a_script_plays_it(there: Installed) -> None:
    seated = ("--names", "Mia", "--bots", "bruno,timid", "--seed", "1", "--save", "mia.json")
    told = there.mauseloch("play", "tiptoe", "--plain", *seated, typed="2\nTAKE THREE\n" * 4)
    assert "Mia, your choices (? shows the rules):" in told
    assert "In the bag: 1, 1, 2, 2, 2, 3, 3, 3 and 4." in told
    assert "The nights are over." in told
    record = Record.load(there.home / "mia.json")
    assert record.outcome is not None
    assert len(record.outcome.ranks) == 3


def test_a_person_plays_it_at_a_terminal_from_the_picker_to_the_scores(there: Installed) -> None:
    command = ("-m", "mauseloch", "play")
    surroundings = {"PYTHONPATH": str(there.site)}
    with Terminal(*command, home=there.home, environment=surroundings) as terminal:
        person = Person(terminal, "en")
        person.sees("pick-game")
        found = re.search(r"(\d)\s+On Tiptoe", terminal.text)
        assert found is not None
        terminal.press(found[1], "enter")
        person.sees("pick-names")
        for key in ("M", "i", "enter"):
            person.goes_on(key)
        for question in ("pick-bots", "pick-bot", "pick-options"):
            person.sees(question)
            person.goes_on("enter")
        boards = 0
        while True:
            seen = person.sees("screen-keys", "screen-go-on", "screen-more", "after-again")
            if seen == "after-again":
                break
            if seen == "screen-keys":
                boards += "On Tiptoe" in terminal.text and "take three pieces" in terminal.text
                person.goes_on("2")
            person.goes_on("enter")
        assert boards == 7
        assert "1. " in terminal.text
        [file] = (there.home / "state" / "mauseloch").glob("*.json")
        record = Record.load(file)
        assert record.outcome is not None
        assert record.players[0].name == "Mi"
        assert sum(put.startswith("0 2") for put in map(str, record.inputs)) == 7
        terminal.press("ctrl-c")


def test_bots_compete_in_the_arena(there: Installed) -> None:
    how = ("--games", "4", "--seats", "2", "--jobs", "1", "--json", "found.json")
    told = there.mauseloch("arena", "tiptoe", "bruno,timid", *how)
    assert "bruno" in told
    found = json.loads((there.home / "found.json").read_text(encoding="utf-8"))
    assert found["game"] == "tiptoe"


def test_what_it_lacks_is_not_supported_and_says_so(there: Installed) -> None:
    assert there.refused("simulate", "tiptoe") == UNSUPPORTED.format("kernel")
    assert there.refused("stats", "tiptoe", "--lang", "en") == UNSUPPORTED.format("kernel")
    assert there.refused("solve", "tiptoe").startswith("Name a game that can be solved: ")
    told = there.python("-c", LACKING)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.splitlines() == ["tiptoe has no kernel: this is not supported"] * 2 + [
        "tiptoe has no research: this is not supported"
    ]


LACKING = """
import mauseloch
from mauseloch.adapters.game_spec import research_of
from mauseloch.coach.judgement import judge

game = mauseloch.game("tiptoe")
for use in (
    lambda: mauseloch.Lockstep(game, 3, 4),
    lambda: judge(mauseloch.Match(game, 3, 1).question(0)),
    lambda: research_of("tiptoe"),
):
    try:
        use()
    except mauseloch.SetupError as error:
        print(error)
"""


def test_learners_use_it_without_a_kernel(there: Installed) -> None:
    told = there.python("-c", LEARNING)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.splitlines() == ["True", "True", "True", "(4, 15)", "too large"]


LEARNING = """
import numpy as np
import mauseloch
from mauseloch.adapters.gymnasium import Single, Vector
from mauseloch.exploit import Tree

one = Single("tiptoe", 3, ["bruno", lambda question: question.legal[0]])
seen, info = one.reset(seed=1)
question = one._alone.question()
print((mauseloch.observe(question).observation == seen).all())
print((mauseloch.observe(question).mask == info["action_mask"]).all())
over = False
while not over:
    seen, reward, over, _, info = one.step(one.action_masks().argmax())
answer = mauseloch.player_of(lambda seen, mask: mask.argmax())
print(answer(question).action == question.legal[0])
many = Vector("tiptoe", 4, 3)
seen, _ = many.reset(seed=1)
print(seen.shape)
try:
    Tree(mauseloch.game("tiptoe"), 3, most_nodes=500)
except mauseloch.SetupError:
    print("too large")
"""


def test_a_broken_copy_disables_itself_and_nothing_else(site: Path, tmp_path: Path) -> None:
    broken = {
        "mute": ("narration.py", "def doing(", "def do_not(", "narration", "has no doing"),
        "garbled": ("rules.py", "class State(", "class State((", "manifest", "SyntaxError"),
        "shouting": ("rules.py", 'name = "tiptoe"', 'name = "TIPTOE!"', "rules", "isn't an id"),
        "wordless": ("locales/it.ftl", "tiptoe-option-long", "tiptoe-wrong", "narration", "it.ftl"),
        "twin": ("README.md", "", "", "rules", "there is another game 'tiptoe'"),
    }
    other = shutil.copytree(site, tmp_path / "site")
    for name, (file, before, after, *_) in broken.items():
        copy = shutil.copytree(PACKAGE, other / f"tiptoe_{name}")
        for source in copy.glob("*.py"):
            text = source.read_text(encoding="utf-8")
            source.write_text(text.replace("mauseloch_tiptoe", copy.name), encoding="utf-8")
        if before:
            text = (copy / file).read_text(encoding="utf-8")
            assert before in text
            (copy / file).write_text(text.replace(before, after), encoding="utf-8")
        about = other / f"{copy.name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Name: {copy.name}\nVersion: 1.0\n", encoding="utf-8")
        entry = f"[mauseloch.games]\nz_{name} = {copy.name}:GAME\n"
        (about / "entry_points.txt").write_text(entry, encoding="utf-8")
    there = Installed(other, tmp_path)
    done = there.python("-m", "mauseloch", "games")
    assert done.returncode == 0
    assert re.findall(r"^(\w+): ", done.stdout, re.MULTILINE) == sorted([*OURS, "tiptoe"])
    said = dict(re.findall(r"The game tiptoe_(\w+) is left out because (.*)", done.stderr))
    assert said.keys() == broken.keys()
    for name, (*_, part, why) in broken.items():
        assert said[name].startswith(f"its {part} is broken: ")
        assert why in said[name]
    assert "Traceback" not in done.stderr
    assert there.mauseloch("watch", "geier", "--seed", "1").startswith("== Hol’s der Geier")


def test_a_text_that_is_missing_in_mid_game_is_one_line(site: Path, tmp_path: Path) -> None:
    other = shutil.copytree(site, tmp_path / "site")
    catalogue = other / "mauseloch_tiptoe" / "locales" / "en.ftl"
    text = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(text.replace("tiptoe-night =", "tiptoe-evening ="), encoding="utf-8")
    done = Installed(other, tmp_path).python("-m", "mauseloch", "watch", "tiptoe", "--seed", "1")
    assert done.returncode == 2
    assert done.stderr == "mauseloch: A text is missing: en has no message 'tiptoe-night'\n"


BOT = """
from mauseloch import Answer


def answer(question):
    assert question.view.nights == 7
    return Answer("2" if "2" in question.legal else question.legal[0])
"""


def test_the_server_serves_it(there: Installed) -> None:
    """A bot from a file plays a whole match against the game's bots over the WebSocket."""
    (there.home / "mine.py").write_text(BOT, encoding="utf-8")

    async def main() -> None:
        program = Program(there.home / "tables.sqlite", there.environment)
        await program.start()
        try:
            at = program.at
            _, games = await at.ask("GET", "/api/games")
            found = {one["id"]: one for one in games}
            assert found.keys() == {*OURS, "tiptoe"}
            assert found["tiptoe"]["bots"] == ["bruno"]
            table = await at.table(game="tiptoe", seats=3, bots=["bruno", "timid"], sit=False)
            address = f"http://{at.host}/t/{table['link']}"
            how = ("--bot", "mine.py", "--token", table["token"], "--matches", "1")
            told = await asyncio.to_thread(there.mauseloch, "join", address, *how)
            assert "On Tiptoe" in told
            await practise(program)
        finally:
            await program.kill()

    asyncio.run(asyncio.wait_for(main(), 120))


async def practise(program: Program) -> None:
    """A person plays bots with text: no hints, a match to the end, a replay, no review."""
    at = program.at
    table = await at.table(game="tiptoe", seats=2, bots=["bruno"])
    async with at.client(table["link"], table["token"], words=True) as client:
        await client.say("start")
        question = await client.until(asked)
        hint = await client.say("hint", question=question["number"])
        assert (hint["type"], hint["code"]) == ("refused", "unsupported")
        await to_the_end(client)
        assert client.update["words"]["status"]["id"] == "tiptoe-now"
        match = client.update["match"]
    status, replay = await at.ask("GET", f"/api/matches/{match}/replay?seat=0")
    assert (status, replay["game"]) == (200, "tiptoe")
    status, refused = await at.ask("GET", f"/api/matches/{match}/review?seat=0")
    assert (status, refused["code"]) == (400, "unsupported")
    for language in LANGUAGES:
        status, page = await at.ask("GET", f"/api/games/tiptoe/rules/{language}")
        assert (status, TITLES[language] in str(page)) == (200, True)


async def to_the_end(client: Client) -> None:
    def changed(one: Client) -> Any:
        return one.update.get("outcome") or (asked(one) and one.question["number"] != number)

    number = -1
    while not client.update.get("outcome"):
        await client.until(changed)
        if client.update.get("outcome"):
            return
        number = client.question["number"]
        done = await client.say("answer", question=number, action=client.question["legal"][1])
        assert done["type"] == "done"

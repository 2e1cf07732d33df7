"""Real terminal sessions, each from the picker to the final scores, as a new user would play."""

import time
from pathlib import Path

import pytest

import mauseloch
from mauseloch.core.record import Record
from mauseloch.core.words import say
from mauseloch.games.geflippt.state import WHACKS
from mauseloch.texts import texts
from tests.patience import PATIENCE_S
from tests.sweeps import pairs
from tests.terminal.terminals import Terminal

SIZES = {80: 24, 120: 34}
SPOKEN = {
    "mausen": ("de", "fr"),
    "geier": ("en", "it"),
    "zocken": ("de", "it"),
}
SESSIONS = [
    (game, language, columns)
    for game, languages in SPOKEN.items()
    for language, columns in pairs(languages, tuple(SIZES))
] + [
    ("geflippt", "en", 80),
    pytest.param("geflippt", "fr", 120, marks=pytest.mark.long),  # in real time
]


class Person:
    """Someone at a terminal who reads the screen and presses keys."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.speak = texts(language)

    def said(self, message: str) -> str:
        """The beginning of this message's text, before any variable."""
        return self.speak(say(message, name="…", doing="…")).partition("…")[0]

    def sees(self, *messages: str) -> str:
        """Wait for one of these messages; return which one."""
        texts = {self.speak(say(message)): message for message in messages}
        return texts[self.terminal.expect(*texts)]

    def goes_on(self, key: str) -> None:
        """Press a key and wait until the screen has changed."""
        before = self.terminal.text
        self.terminal.press(key)
        while self.terminal.text == before:
            happened = self.terminal.read(PATIENCE_S)
            assert happened, f"nothing happens after {key}:\n{self.terminal.text}"

    def picks(self, game: str) -> None:
        """Go from the picker to the first question, choosing what is offered first."""
        self.sees("pick-game")
        self.terminal.press(str(1 + mauseloch.games().index(game)), "enter")
        self.sees("pick-name" if game == "geflippt" else "pick-names")
        for letter in "Miä":
            self.goes_on(letter)
        self.goes_on("enter")
        for question in ("pick-bots", "pick-bot", "pick-options"):
            self.sees(question)
            self.goes_on("enter")

    def plays(self, record: "Watching") -> None:
        """Play to the end of the match."""
        while True:
            seen = self.sees("screen-keys", "screen-go-on", "screen-more", "after-again")
            if seen == "after-again":
                return
            for key in record.choice() if seen == "screen-keys" else ["enter"]:
                self.goes_on(key)


class Watching:
    """What the file of the running match contains."""

    def __init__(self, home: Path) -> None:
        self.home = home

    @property
    def file(self) -> Path:
        (file,) = (self.home / "state" / "mauseloch").glob("*.json")
        return file

    @property
    def record(self) -> Record:
        return Record.load(self.file)

    def choice(self) -> list[str]:
        """Take the first action offered, but stop in time in Mäusezocken."""
        legal = mauseloch.replay(self.record).legal(0)
        if len(legal) == 1:  # no choice
            return ["enter"]
        return ["right", "right", "enter"] if "stop" in legal else ["right", "enter"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    return tmp_path


@pytest.mark.parametrize(("game", "language", "columns"), SESSIONS)
def test_a_game_from_the_picker_to_the_final_scores(
    game: str, language: str, columns: int, home: Path
) -> None:
    with Terminal(
        "-m",
        "mauseloch",
        "play",
        home=home,
        columns=columns,
        rows=SIZES[columns],
        environment={"LC_ALL": language},
    ) as terminal:
        person, watching = Person(terminal, language), Watching(home)
        person.picks(game)
        if game == "geflippt":
            race_to_the_end(person, watching)
        else:
            person.plays(watching)
        record = watching.record
        assert record.outcome is not None, terminal.text
        assert record.players[0].name == "Miä"
        assert [player.bot is None for player in record.players] == [True, False, False, False]
        for player, rank, score in zip(
            record.players, record.outcome.ranks, record.outcome.scores, strict=True
        ):
            shown = f"{score}".replace("-", "−")
            assert any(
                line.split() == [f"{rank}.", player.name, shown]
                for line in terminal.text.splitlines()
            )
        assert terminal.scroll_back == ""
        person.goes_on("up")
        terminal.press("enter")
        assert terminal.wait() == 0
    assert list((home / "state" / "mauseloch").iterdir()) == []  # nobody asked to keep it


def race_to_the_end(person: Person, watching: Watching) -> None:
    """Always be quick and right: whack what is worn, or else attack, and mind the cheese."""
    terminal = person.terminal
    reveal, hint = person.speak(say("geflippt-press-to-reveal")), person.speak(say("geflippt-keys"))
    go_on, more, again = (
        person.speak(say(one)) for one in ("screen-go-on", "screen-more", "after-again")
    )
    while True:
        seen = terminal.expect(hint, go_on, more, again, reveal)
        if seen == again:
            return
        if seen in {go_on, more}:
            person.goes_on("enter")
        elif seen == reveal:
            person.goes_on(" ")
        else:
            key = right_key(watching.record)
            time.sleep(0.12)  # an earlier key would count as a guess
            terminal.press(key)
            terminal.gone(hint)


def right_key(record: Record) -> str:
    match = mauseloch.replay(record)
    view, legal = match.view(0), match.legal(0)
    if view.protected:
        return "0"
    whacks = [action for action in legal if action in WHACKS]
    for number, action in enumerate(whacks, start=1):
        if WHACKS[action] in view.mouse.wears:
            return str(number)
    return " "

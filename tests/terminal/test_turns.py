"""Who is asked when, and what is shown when."""

from collections.abc import Iterator
from io import StringIO

import pytest

from mauseloch.core.game import Seat
from mauseloch.terminal.lines import Lines
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.turns import play_on
from mauseloch.texts import texts
from tests.terminal.typing_in import Keyboard, Typed, seated


class Watched(Lines):
    """A front that records what happens, in order."""

    hides = True

    def __init__(self, *, pauses: bool = False) -> None:
        super().__init__(texts("en"), scripted=False)
        self.pauses = pauses
        self.noted: list[str] = []

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        self.noted.append(f"pass {seat}")

    def choose(self, seating: Seating, seat: Seat) -> str:
        self.noted.append(f"ask {seat}")
        return super().choose(seating, seat)

    def tell(self, seating: Seating, since: int) -> None:
        self.noted.append("tell")
        super().tell(seating, since)


def test_the_keyboard_is_passed_on_before_each_hidden_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n2\n3\n"))
    front = Watched()
    with pytest.raises(EOFError):
        play_on(front, seated("geier", 2, 1))
    round_of_two = ["pass 0", "ask 0", "pass 1", "ask 1", "tell"]
    assert front.noted == [*round_of_two, "pass 0", "ask 0", "pass 1", "ask 1"]


def test_nothing_is_passed_on_where_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))
    for seating in (seated("geier", 1, 2), seated("zocken", 2, 0)):
        front = Watched()
        with pytest.raises(EOFError):
            play_on(front, seating)
        assert not any(note.startswith("pass") for note in front.noted)


def turn(seating: Seating) -> Iterator[Typed]:
    """Roll, take and stop: one person's whole turn."""
    seat = seating.match.waiting.seats[0]
    while seating.match.waiting.seats == (seat,):
        legal = seating.match.legal(seat)
        yield "stop" if "stop" in legal else legal[0]


@pytest.mark.parametrize("pauses", [True, False])
def test_who_must_go_on_reading_is_not_held_up_within_a_turn(
    pauses: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = seated("zocken", 2, 0, seed="2")
    monkeypatch.setattr("sys.stdin", Keyboard(turn(seating)))
    front = Watched(pauses=pauses)
    with pytest.raises(EOFError):
        play_on(front, seating)
    asked = sum(note.startswith("ask") for note in front.noted) - 1  # the last one gets no answer
    assert asked > 1
    assert front.noted.count("tell") == (1 if pauses else asked)

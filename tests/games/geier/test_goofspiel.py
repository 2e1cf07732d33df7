"""Plain Goofspiel by our solver: as published, as in OpenSpiel, and with interruptions."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench import published

from mauseloch.compiled import STAMP
from mauseloch.core.errors import SetupError
from mauseloch.games.geier.solver import goofspiel
from mauseloch.games.geier.solver.endgame import Aim, Position, Solution, solution
from mauseloch.games.geier.solver.goofspiel import CARDS, first_bids, games


def opening(cards: int, prize: int, aim: Aim) -> Solution:
    """The first round as an endgame."""
    hand = tuple(range(1, cards + 1))
    stack = tuple(other for other in hand if other != prize)
    return solution(Position(hand, hand, stack, (prize,)), aim, carry=False)


@pytest.mark.parametrize("cards", published.POINTS)
def test_first_bids_are_those_published(cards: int) -> None:
    found = first_bids(cards)
    assert found.gap < 1e-12
    theirs = published.POINTS[cards]
    assert found._replace(mixes=theirs).gap < 5e-4  # published mixes are rounded
    assert found.mixes == pytest.approx(theirs, abs=1e-4)


@pytest.mark.parametrize("cards", published.WIN)
def test_first_bids_for_the_win_are_those_published(cards: int) -> None:
    found = opening(cards, cards, "unique")
    assert found.value == 0.5
    assert [*found.own.values()] == pytest.approx(published.WIN[cards], abs=1e-6)


@pytest.mark.parametrize("cards", range(2, 8))
def test_layers_and_endgames_agree(cards: int) -> None:
    found = first_bids(cards)
    assert found.gap < 1e-12
    for prize in range(1, cards + 1):
        alone = opening(cards, prize, "points")
        assert alone.value == pytest.approx(0, abs=1e-12)
        assert found.mixes[prize - 1] == pytest.approx([*alone.own.values()], abs=1e-9)


def test_how_many_cards_there_may_be() -> None:
    assert (CARDS[0], CARDS[-1]) == (2, 13)
    for cards in (1, 14):
        with pytest.raises(SetupError, match=f"2 to 13 cards, not {cards}"):
            first_bids(cards)


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goofspiel, "CHUNK", 100)


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize("cores", [1, 3])
def test_whoever_is_interrupted_goes_on(tmp_path: Path, cores: int) -> None:
    """Interrupt it until it is done; each interruption loses a piece or two at most."""
    whole = first_bids(6)
    told: list[int] = []
    goes = 0

    def progress(done: int) -> None:
        told.append(done)
        if sum(told) < games(6) and len(told) > 12:
            raise KeyboardInterrupt

    while True:
        goes += 1
        told.clear()
        try:
            found = first_bids(6, tmp_path, cores=cores, progress=progress)
        except KeyboardInterrupt:
            assert len(list((tmp_path / "goofspiel-6").glob("*.npy"))) <= 2
            continue
        break
    assert goes > 5
    assert sum(told) == games(6)
    assert np.array_equal(found.games, whole.games)
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize(
    "damage", ["not json", "[]", "[STAMP, 3]", "[STAMP, 5, 0]", "[STAMP, 2, 1]", "[5, 0]", "7"]
)
def test_notes_that_cannot_be_used_are_thrown_away(tmp_path: Path, damage: str) -> None:
    folder = tmp_path / "goofspiel-5"
    folder.mkdir()
    note = damage.replace("STAMP", f'"{STAMP}"')
    (folder / "progress.json").write_text(note, encoding="utf-8")
    told: list[int] = []
    found = first_bids(5, tmp_path, progress=told.append)
    assert np.array_equal(found.games, first_bids(5).games)
    assert sum(told) == games(5)


@pytest.mark.usefixtures("small_pieces")
def test_what_another_version_has_found_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    def progress(done: int) -> None:
        told.append(done)
        if sum(told) > games(6) / 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        first_bids(6, tmp_path, progress=progress)
    for file in (tmp_path / "goofspiel-6").glob("*.npy"):  # pretend the results were wrong
        np.lib.format.open_memmap(file, "r+")[:] = 7.0
    monkeypatch.setattr(goofspiel, "STAMP", "another")
    assert np.array_equal(first_bids(6, tmp_path).games, first_bids(6).games)


@pytest.mark.usefixtures("small_pieces")
def test_a_note_promises_nothing_that_is_not_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    flush, replace = np.memmap.flush, Path.replace

    def flushed(layer: Any) -> None:
        flush(layer)
        told.append("flushed")

    def noted(new: Path, file: Path) -> Path:
        told.append("noted")
        return replace(new, file)

    monkeypatch.setattr(np.memmap, "flush", flushed)
    monkeypatch.setattr(Path, "replace", noted)
    first_bids(5, tmp_path)
    assert len(told) > 10
    assert told == ["flushed", "noted"] * (len(told) // 2)


class Tree:
    """OpenSpiel's game, with our solution on one side and the best answer on the other."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.scale = 2 if aim == "points" else 1  # OpenSpiel measures from the mean

    def mix(self, state: Any, seat: int) -> dict[int, float]:
        hands = [tuple(card + 1 for card in state.legal_actions(one)) for one in (seat, 1 - seat)]
        text = str(state)
        shown = [int(prize) for prize in re.findall(r"sequence: (.*)", text)[0].split()]
        points = [int(one) for one in re.findall(r"Points: (.*)", text)[0].split()]
        stack = tuple(prize for prize in range(1, self.cards(state) + 1) if prize not in shown)
        won = [(points[one],) for one in (seat, 1 - seat)]
        spot = Position(hands[0], hands[1], stack, (shown[-1],), *won)
        return solution(spot, self.aim, carry=False).own

    def cards(self, state: Any) -> int:
        number: int = state.get_game().get_parameters()["num_cards"]
        return number

    def best(self, state: Any, seat: int) -> float:
        if state.is_terminal():
            return float(state.returns()[seat]) * self.scale
        if state.is_chance_node():
            drawn = state.chance_outcomes()
            return sum(float(part) * self.best(state.child(prize), seat) for prize, part in drawn)
        answers = []
        for own in state.legal_actions(seat):
            total = 0.0
            for card, part in self.mix(state, 1 - seat).items():
                if part:
                    then = state.clone()
                    then.apply_actions([own, card - 1] if seat == 0 else [card - 1, own])
                    total += part * self.best(then, seat)
            answers.append(total)
        return max(answers)


@pytest.mark.parametrize(
    ("aim", "returns"), [("points", "point_difference"), ("unique", "win_loss")]
)
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_nobody_gains_against_it_in_openspiel(aim: Aim, returns: str, cards: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    how = {"num_cards": cards, "imp_info": False, "points_order": "random", "returns_type": returns}
    state = pyspiel.load_game("goofspiel", how).new_initial_state()
    for seat in (0, 1):
        assert Tree(aim).best(state, seat) == pytest.approx(0, abs=1e-9)

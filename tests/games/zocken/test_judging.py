"""What actions are worth where it is known exactly."""

import numpy as np
import pytest

import mauseloch
from mauseloch.core.game import CHANCE, AnyGame, Input
from mauseloch.games.zocken.earlier import Zocken1
from mauseloch.games.zocken.judging import exact
from mauseloch.games.zocken.players.perfect import decide, worths
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver import value_table
from mauseloch.games.zocken.solver.value_table import rounded
from mauseloch.games.zocken.state import ODDS, State

BEGUN = State((6,) * 5, ((0,) * 5, (0,) * 5), (0,) * 5, first=0, turn=0)


def judged(game: AnyGame, state: State) -> dict[str, float] | None:
    return exact(game, Zocken().view(state, state.turn), ())


@pytest.mark.parametrize("game", [Zocken(), Zocken(children=True)], ids=value_table.file_name)
def test_a_roll_is_worth_what_its_best_uses_are(game: Zocken) -> None:
    found = judged(game, BEGUN)
    assert found is not None
    assert list(found) == ["roll"]
    best = 0.0
    for roll, weight in ODDS.items():
        state = game.apply(BEGUN._replace(rolling=True), Input(CHANCE, roll))
        uses = judged(game, state)
        assert uses is not None
        assert list(uses) == list(game.legal(state, 0))
        best += weight * max(uses.values()) / sum(ODDS.values())
    assert found["roll"] == pytest.approx(best)
    assert found["roll"] == pytest.approx(0.53, abs=0.005)


def test_a_mouse_that_decides_is_worth_the_victory() -> None:
    """Stopping with the last red one wins; rolling on may lose it."""
    state = State(
        middle=(2, 2, 0, 0, 0),
        owned=((4, 4, 0, 3, 3), (0, 0, 6, 3, 2)),
        aside=(0, 0, 0, 0, 1),
        first=0,
        turn=0,
    )
    found = judged(Zocken(), state)
    assert found is not None
    assert found["stop"] == 1
    assert 0 < found["roll"] < 1


WON = State(
    middle=(1, 1, 1, 1, 0),
    owned=((5,) * 5, (0,) * 5),
    aside=(0, 0, 0, 0, 1),
    first=0,
    turn=0,
)
LOST = WON._replace(middle=(0, 0, 0, 0, 1), owned=WON.owned[::-1], aside=(1, 1, 1, 1, 0))


def test_who_can_win_at_once_does() -> None:
    """Even if rolling on is as good as a win, too."""
    game = Zocken()
    found, known = judged(game, WON), value_table.find(game)
    assert found is not None
    assert known is not None
    assert found["roll"] < found["stop"] == 1
    assert 1 - found["roll"] < 1 / value_table.HIGHEST
    assert decide(game, known, game.view(WON, 0)) == "stop"


def test_who_would_lose_at_once_rolls_on() -> None:
    """Even if that is as good as a loss, too."""
    game = Zocken()
    found, known = judged(game, LOST), value_table.find(game)
    assert found is not None
    assert known is not None
    assert found["roll"] > found["stop"] == 0
    assert found["roll"] < 1 / value_table.HIGHEST
    assert decide(game, known, game.view(LOST, 0)) == "roll"


@pytest.mark.parametrize("risk", [False, True])
def test_a_game_that_goes_on_is_not_decided_even_if_it_was_rounded_so(risk: bool) -> None:
    game = Zocken(risk=risk)
    nothing = rounded(np.zeros(28**5))  # every position is worth 0 to the seat to move
    for state, known, best in (
        (WON, nothing, "stop"),
        (LOST, nothing._replace(steps=nothing.steps + np.uint16(value_table.HIGHEST)), "roll"),
    ):
        found = worths(game, known, game.view(state, 0))
        assert len(set(found.values())) == 2
        assert decide(game, known, game.view(state, 0)) == best
        exactly = worths(game, known._replace(least=0.0), game.view(state, 0))
        for action, worth in found.items():
            assert abs(worth - exactly[action]) <= 0.25 / value_table.HIGHEST


def test_elsewhere_nothing_is_known_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    three = BEGUN._replace(owned=((0,) * 5,) * 3)
    assert judged(Zocken(), three) is None
    assert judged(Zocken1(), BEGUN) is None  # the tables are for the newest rules
    assert judged(Zocken(series=True), BEGUN) is None
    assert judged(mauseloch.game("geier"), BEGUN) is None
    for nobody_is_asked in (BEGUN._replace(rolling=True), BEGUN._replace(turn=None, first=None)):
        assert judged(Zocken(), nobody_is_asked) is None
    monkeypatch.setattr(value_table, "_found", lambda *_: None)
    assert judged(Zocken(), BEGUN) is None

"""Which round decided a match: the one that put the winner ahead for good."""

from types import SimpleNamespace
from typing import Any

import pytest

import mauseloch
from mauseloch import telling
from mauseloch.core.game import Outcome
from mauseloch.core.words import say
from mauseloch.telling import deciding, narration
from mauseloch.texts import LANGUAGES, texts
from tests.goldens import FOLDER, GOLDENS, Golden

NAMES = [f"seat {seat}" for seat in range(6)]
Gains = list[tuple[int, int, int]]


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_what_every_round_brought_adds_up_to_the_scores(golden: Golden) -> None:
    match = mauseloch.replay(FOLDER / f"{golden.name}.json")
    totals = [0] * match.seats
    for number, seat, points in narration(golden.game).gains(match.log(None), match.game.chosen):
        assert number > 0
        totals[seat] += points
    assert match.outcome is not None
    assert tuple(totals) == match.outcome.scores
    scores = sorted(match.outcome.scores)
    won = match.outcome.winners
    ahead = len(won) == 1 and match.outcome.scores[won[0]] == scores[-1] > scores[-2]
    found = [*deciding(match, NAMES)]
    assert len(found) == ahead
    for one in found:
        assert one.args["name"] == NAMES[won[0]]
        for language in LANGUAGES:
            assert NAMES[won[0]] in texts(language)(one)


def ended(
    monkeypatch: pytest.MonkeyPatch, gains: Gains, scores: list[int], ranks: list[int]
) -> Any:
    """A match that ended like this, of a game that tells these gains."""
    words = SimpleNamespace(
        gains=lambda _log, _options: gains,
        deciding=lambda number, name, points, _: say("it", round=number, name=name, points=points),
    )
    monkeypatch.setattr(telling, "narration", lambda _: words)
    return SimpleNamespace(
        game=SimpleNamespace(name="made-up", chosen={}),
        seats=len(scores),
        outcome=Outcome(tuple(scores), tuple(ranks), "over", "points"),
        log=lambda _: [],
    )


@pytest.mark.parametrize(
    ("gains", "scores", "ranks", "decided"),
    [
        # Ahead twice; only the second time for good.
        ([(1, 0, 3), (2, 1, 5), (4, 0, 6), (5, 1, 1)], [9, 6], [1, 2], (4, 6)),
        # Level in between is not ahead.
        ([(1, 0, 3), (2, 1, 3), (3, 0, 1)], [4, 3], [1, 2], (3, 1)),
        # From the beginning, and more later.
        ([(1, 1, 2), (2, 1, 9), (3, 0, 1)], [1, 11], [2, 1], (1, 2)),
        # The others lost: nothing was won for it.
        ([(1, 1, 2), (2, 0, 1), (3, 1, -4)], [1, -2], [1, 2], (3, 0)),
        # A round counts as a whole, in whatever order its points are told.
        ([(1, 1, 4), (1, 0, 5), (2, 0, -3), (2, 1, -3)], [2, 1], [1, 2], (1, 5)),
    ],
)
def test_the_lead_that_was_kept(
    monkeypatch: pytest.MonkeyPatch,
    gains: Gains,
    scores: list[int],
    ranks: list[int],
    decided: tuple[int, int],
) -> None:
    match = ended(monkeypatch, gains, scores, ranks)
    (number, points), winner = decided, NAMES[ranks.index(1)]
    assert [*deciding(match, NAMES)] == [say("it", round=number, name=winner, points=points)]


@pytest.mark.parametrize(
    ("gains", "scores", "ranks"),
    [
        pytest.param([(1, 0, 3), (2, 1, 3)], [3, 3], [1, 2], id="a tie was broken"),
        pytest.param([(1, 0, 3), (2, 1, 3)], [3, 3], [1, 1], id="the win is shared"),
        pytest.param(
            [(1, 0, 3), (1, 1, 4), (1, 2, 4)], [3, 4, 4], [1, 2, 2], id="most dropped out"
        ),
        pytest.param([(1, 0, 3)], [5, 2], [1, 2], id="the news does not tell all"),
    ],
)
def test_nothing_is_said_if_no_round_decided(
    monkeypatch: pytest.MonkeyPatch, gains: Gains, scores: list[int], ranks: list[int]
) -> None:
    assert [*deciding(ended(monkeypatch, gains, scores, ranks), NAMES)] == []


def test_a_game_may_leave_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ended(monkeypatch, [], [2, 1], [1, 2])
    monkeypatch.setattr(telling, "narration", lambda _: SimpleNamespace())
    assert [*deciding(match, NAMES)] == []


def test_a_match_that_is_not_over_has_no_deciding_round() -> None:
    assert [*deciding(mauseloch.Match(mauseloch.game("geier"), 2, 7), NAMES)] == []

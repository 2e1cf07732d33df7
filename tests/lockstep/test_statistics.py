"""Statistics count what the rules report."""

import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.core.errors import SetupError
from mauseloch.core.game import CHANCE, CLOCK, AnyGame
from mauseloch.core.match import Match
from mauseloch.lockstep import encoding_of, packed
from mauseloch.lockstep.simulation import PIECE, simulate
from mauseloch.lockstep.statistics import (
    ANY_GAME,
    Distribution,
    Estimate,
    counts_of,
    statistics,
)

SEATS = {"mausen": 3, "geier": 2, "zocken": 3, "geflippt": 3}
MATCHES = [
    ("mausen", 3, {}),
    ("mausen", 5, {"ties": "cascade"}),
    ("geier", 2, {}),
    ("geier", 4, {"winner": "highest_mouse"}),
    ("zocken", 2, {}),
    ("zocken", 4, {"risk": True}),
    ("zocken", 3, {"series": True}),
    ("geflippt", 2, {}),
    ("geflippt", 4, {"photo_finish_ms": 500}),
    ("geflippt", 3, {"window_ms": 1000}),
]


def played(game: AnyGame, seats: int, bot: str, seed: str) -> Match[Any, Any, Any]:
    match = Match(game, seats, seed)
    players = [mauseloch.bot(bot, game, f"{seed}/{seat}") for seat in range(seats)]
    while match.outcome is None:
        answer_all(match, players)
    return match


def watched(match: Match[Any, Any, Any]) -> tuple[int, dict[str, int]]:
    """Who begins, and what the compiled watcher counts from the states of the rules."""
    game, seats = match.game, match.seats
    encoding, counted, own = encoding_of(game), counts_of(game), packed(game, seats)
    counts = np.zeros(len(counted.names), np.int64)
    plans = np.zeros((seats, 2), np.int64)

    def row(state: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.array(encoding.pack(game, state), np.int64)

    state, left, before, beginner = game.start(seats), None, None, -1
    for put in match.record().inputs:
        if left is None and put.actor is not CHANCE:  # a new question
            before, left = row(state), set(game.waiting(state).seats)
            since_ms = getattr(state, "since_ms", 0)
            if beginner < 0:
                beginner = int(counted.begins(own, before))
        if put.actor is CLOCK:
            for seat in left or ():
                plans[seat] = -1, 10**6
            left = set()
        elif put.actor is not CHANCE and left is not None:
            plans[put.seat] = encoding.actions.index(put.action), (put.at_ms or 0) - since_ms
            left.discard(put.seat)
        state = game.apply(state, put)
        if left == set() and not game.waiting(state).chance:
            counted.watch(own, before, row(state), plans, counts)
            left = None
    return beginner, dict(zip(counted.names, counts.tolist(), strict=True))


def told(match: Match[Any, Any, Any]) -> dict[str, int]:
    """The same counts, taken from the news."""
    log = match.log(None)
    kinds = Counter(type(news).__name__ for news in log)
    outcome = match.outcome
    assert outcome is not None
    match match.game.name:
        case "mausen":
            hunts = [news for news in log if type(news).__name__ == "Revealed"]
            caught = 0
            barren = 0
            for news in log:
                name = type(news).__name__
                if name == "Revealed":
                    caught = 0
                elif name == "Hunt":
                    caught += len(news.caught)
                elif name == "Stayed":
                    barren += caught == 0
            table = match.game.view(match.state, None).table
            return {
                "hunts": len(hunts),
                "restocks": kinds["Restocked"],
                "restocked": int(kinds["Restocked"] > 0),
                "barren": barren,
                "left": sum(card.value for card in table),
            }
        case "geier":
            shown = [news for news in log if type(news).__name__ == "Revealed"]
            return {
                "rounds": len(shown),
                "bids": len(shown) * match.seats,
                "cancelled": sum(len(news.cancelled) for news in shown),
                "ties": kinds["CarriedOver"] + kinds["Discarded"],
                "carried": kinds["CarriedOver"],
                "discarded": kinds["Discarded"],
            }
        case "zocken":
            took = [news for news in log if type(news).__name__ == "Took"]
            stopped = [news for news in log if type(news).__name__ == "Stopped"]
            return {
                "games": kinds["GameOver"],
                "turns": kinds["Stopped"] + kinds["Lost"],
                "rolls": kinds["Rolled"],
                "lost": kinds["Lost"],
                "stolen": sum(mouse.owner is not None for news in took for mouse in news.mice),
                "full": sum(all(news.mice) for news in stopped),
            }
    return told_of_races(match, log, kinds, outcome.ended_by)


def told_of_races(
    match: Match[Any, Any, Any], log: Any, kinds: Counter[str], ended_by: str
) -> dict[str, int]:
    found: Counter[str] = Counter()
    judged: list[Any] = []
    caught: set[int] = set()
    for news in (*log, None):
        name = type(news).__name__
        if name == "Judged":
            judged.append(news)
        elif name == "MouseCaught":
            caught.add(news.seat)
        elif name in {"MouseRevealed", "NoneType"}:
            for one in judged:
                kind = "attacks" if one.action == "attack" else "whacks"
                wrong = one.protected or not one.right
                found[kind] += wrong or one.seat in caught  # no mouse may be left for this one
                found[f"wrong_{kind}"] += wrong
            found["races"] += bool(judged)
            found["fastest_ms"] += judged[0].reaction_ms if judged else 0
            found["photo_finishes"] += len(caught) > 1
            judged, caught = [], set()
    return {
        "reveals": kinds["MouseRevealed"],
        "races": found["races"],
        "fastest_ms": found["fastest_ms"],
        "whacks": found["whacks"],
        "wrong_whacks": found["wrong_whacks"],
        "attacks": found["attacks"],
        "wrong_attacks": found["wrong_attacks"],
        "photo_finishes": found["photo_finishes"],
        "mice": kinds["MouseCaught"],
        "cheeses": kinds["CheeseTaken"],
        "last_mouse": int(ended_by == "last_mouse"),
        "last_cheese": int(ended_by == "last_cheese"),
        "nobody_reacts": int(ended_by == "nobody_reacts"),
    }


@pytest.mark.parametrize("bot", ["random", "simple"])
@pytest.mark.parametrize(("name", "seats", "options"), MATCHES)
def test_what_is_counted_is_what_the_news_tell(
    name: str, seats: int, options: dict[str, Any], bot: str
) -> None:
    game = mauseloch.game(name, **options)
    for seed in range(8):
        match = played(game, seats, bot, str(seed))
        beginner, counts = watched(match)
        assert counts == told(match), seed
        begins = {"zocken": "Begins", "geflippt": "FirstRevealer"}.get(name)
        first = [news.seat for news in match.log(None) if type(news).__name__ == begins]
        assert beginner == (first[0] if first else beginner)
        assert first or name != "zocken"


@pytest.mark.parametrize("name", SEATS)
def test_the_matches_are_those_of_simulate(name: str) -> None:
    seats, games = SEATS[name], 400
    found = statistics(name, seats, games, "simple", 5)
    same = simulate(name, seats, games, "simple", 5)
    points = Counter(same.scores.ravel().tolist())
    assert found.points.counts == points
    assert list(found.points.counts) == sorted(points)
    assert found.lengths.counts == Counter(same.lengths.tolist())
    assert found.figures["length"].value == pytest.approx(same.lengths.mean())
    ordered = np.sort(same.scores, axis=1)
    assert found.figures["best"].value == pytest.approx(ordered[:, -1].mean())
    assert found.figures["margin"].value == pytest.approx((ordered[:, -1] - ordered[:, -2]).mean())
    assert sum(place.wins.value for place in found.places) == pytest.approx(1)
    if name in {"mausen", "geier"}:  # all begin at once, so places are seats
        error = same.scores.std(axis=0, ddof=1) / math.sqrt(games)
        assert [place.points.value for place in found.places] == pytest.approx(
            same.scores.mean(axis=0).tolist()
        )
        assert [place.points.error for place in found.places] == pytest.approx(error.tolist())
        won = same.ranks == 1
        wins = won / won.sum(axis=1, keepdims=True)
        assert [place.wins.value for place in found.places] == pytest.approx(
            wins.mean(axis=0).tolist()
        )
        assert [place.wins.error for place in found.places] == pytest.approx(
            (wins.std(axis=0, ddof=1) / math.sqrt(games)).tolist()
        )


@pytest.mark.parametrize("name", SEATS)
def test_how_a_match_was_decided_adds_up(name: str) -> None:
    found = statistics(name, SEATS[name], 400, "random", 2)
    decided = [found.figures[how].value for how in ("points", "tie_break", "shared")]
    assert sum(decided) == pytest.approx(1)
    assert set(found.figures) == {*ANY_GAME, *counts_of(found.game).figures}
    assert (counts_of(found.game).tie_break(found.game) == "") == (name == "geflippt")


def test_whoever_begins_is_the_first_place() -> None:
    """In Mäusezocken, going first matters, whichever seat it is."""
    first = statistics(mauseloch.game("zocken", first=2), 3, 400, "simple", 1)
    points = simulate(mauseloch.game("zocken", first=2), 3, 400, "simple", 1).scores.mean(axis=0)
    means = [place.points.value for place in first.places]
    assert means == pytest.approx([points[2], points[0], points[1]])


def test_the_figures_are_the_same_on_any_number_of_cores() -> None:
    games = PIECE[-1] + 100
    heard: list[int] = []
    alone = statistics("geier", 2, games, "random", 3, cores=1, progress=heard.append)
    assert sum(heard) == games
    assert len(heard) > 2
    assert statistics("geier", 2, games, "random", 3, cores=3) == alone
    assert statistics("geier", 2, games, "random", 4, cores=3) != alone


def test_an_error_is_that_of_the_ratio() -> None:
    """Compared with other samples: two estimates differ by about their errors."""
    some = [statistics("zocken", 2, 500, "simple", seed).figures["rolls"] for seed in range(40)]
    spread = np.std([one.value for one in some], ddof=1)
    assert spread == pytest.approx(np.mean([one.error for one in some]), rel=0.4)


def test_a_figure_of_what_never_happens_is_nothing() -> None:
    game = mauseloch.game("geflippt", window_ms=1000)
    found = statistics(game, 2, 2, "simple", 1)
    assert found.figures["attacks"] == Estimate(0.0, 0.0)
    assert found.figures["wrong_attacks"] == Estimate(0.0, 0.0)


def test_a_distribution_knows_its_mean_deviation_and_quantiles() -> None:
    one = Distribution({-1: 1, 2: 2, 5: 1})
    assert one.mean == 2
    assert one.deviation == pytest.approx(math.sqrt(4.5))
    assert [one.quantile(part) for part in (0, 0.25, 0.26, 0.75, 0.76, 1)] == [-1, -1, 2, 2, 5, 5]
    assert list(Estimate(1.0, 0.5).interval) == pytest.approx([0.02, 1.98], abs=1e-3)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 1}, "statistics need at least two games"),
        ({"games": 2.0}, "games must be a whole number from 1 on, not 2.0"),
        ({"seed": "x"}, "seed must be a whole number, not 'x'"),
        ({"cores": 0}, "cores must be a whole number from 1 on, not 0"),
        ({"policy": "genius"}, "there is no policy 'genius'"),
        ({"seats": 9}, "geier is for 2 to 5 players, not 9|9"),
    ],
)
def test_wrong_use_is_refused(wrong: dict[str, Any], message: str) -> None:
    right: dict[str, Any] = {"game": "geier", "seats": 2, "games": 10}
    with pytest.raises(SetupError, match=message):
        statistics(**{**right, **wrong})

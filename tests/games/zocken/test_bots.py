"""The ladder of Mäusezocken: each bot beats the one before, and all play every variant."""

from collections.abc import Iterator
from itertools import pairwise, product
from random import Random

import pytest

import mauseloch
from mauseloch.bots import LADDER, answer_all
from mauseloch.core.bot import Question
from mauseloch.core.match import Match
from mauseloch.games.zocken.players.bots import BOTS
from mauseloch.games.zocken.players.learned import decide as decide_as_learned
from mauseloch.games.zocken.players.perfect import decide
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver import value_table
from mauseloch.games.zocken.state import NO_MICE, State
from mauseloch.games.zocken.view import News, View

VARIANTS = [Zocken(children=c, risk=r, series=s) for c, r, s in product((False, True), repeat=3)]
TABLES = [("zeno", "clara"), ("lotte", "zeno", "clara"), ("pip", "bruno", "zeno", "clara")]
Asked = Question[View, News]


def questions(game: Zocken, seats: int, seed: int) -> Iterator[Asked]:
    """Every question of a match in which all play like Lotte."""
    match: Match[State, View, News] = Match(game, seats, seed=seed)
    bots = [BOTS["lotte"](game, Random(seed + seat)) for seat in range(seats)]
    while match.outcome is None:
        yield match.question(match.waiting.seats[0])
        answer_all(match, bots)


def share(better: str, worse: str, seats: int, matches: int) -> float:
    """The better bot's share of the wins, with half the seats each, every deal from both sides."""
    game, won = Zocken(), 0.0
    for number in range(matches):
        names = [(better, worse)[(seat + number) % 2] for seat in range(seats)]
        match: Match[State, View, News] = Match(game, seats, seed=number // 2)
        bots = [BOTS[name](game, Random(seat)) for seat, name in enumerate(names)]
        ranks = mauseloch.play(match, bots).ranks
        winners = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
        won += winners.count(better) / len(winners)
    return won / matches


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("worse", "better"), list(pairwise(LADDER)))
def test_each_level_beats_the_one_below(worse: str, better: str, seats: int) -> None:
    assert share(better, worse, seats, matches=40) > 0.55


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_every_level_plays_every_variant_with_any_number_of_seats(game: Zocken) -> None:
    for names in TABLES:
        match: Match[State, View, News] = Match(game, len(names), seed=1)
        bots = [BOTS[name](game, Random(seat)) for seat, name in enumerate(names)]
        assert mauseloch.play(match, bots).winners


@pytest.mark.parametrize("name", LADDER)
def test_answers_depend_on_seed_and_view_alone(name: str) -> None:
    for game, seats in ((Zocken(), 2), (Zocken(risk=True, series=True), 3)):
        for number, asked in enumerate(questions(game, seats, seed=1)):
            if number % 7 == 0:
                bare: Asked = Question(game, asked.seat, asked.view, (), asked.legal)
                one, other = BOTS[name](game, Random(number)), BOTS[name](game, Random(number))
                assert one(asked) == other(bare)
                assert one(asked).action in asked.legal


@pytest.mark.parametrize("name", LADDER[:2])
def test_the_careless_stop_with_one_mouse_or_with_three(name: str) -> None:
    stops = set()
    for asked in questions(Zocken(), 2, seed=2):
        answer = BOTS[name](Zocken(), Random(1))(asked)
        mice = sum(asked.view.aside)
        if asked.view.dice is None:
            assert (answer.action == "stop") == (mice >= {"pip": 1, "lotte": 3}[name])
            stops.add(answer.action == "stop")
        elif any("+" in take for take in asked.legal):
            assert "+" in answer.action
    assert stops == {True, False}


def test_the_simple_one_counts_as_the_game_does() -> None:
    """In the children's variant two stolen mice beat a red and a yellow one, and six are a lot."""

    def answered(state: State, *, children: bool) -> str:
        game = Zocken(children=children)
        asked: Asked = Question(game, 0, game.view(state, 0), (), game.legal(state, 0))
        return BOTS["simple"](game, Random(1))(asked).action

    begun = State((4, 6, 6, 6, 6), (NO_MICE, (2, 0, 0, 0, 0)), NO_MICE, first=0, turn=0)
    rolled = begun._replace(dice=("yellow", "joker"))
    assert answered(rolled, children=False) == "red+yellow"
    assert answered(rolled, children=True) == "yellow:1+yellow:1"
    nine_throws_lose = State((6, 6, 4, 4, 5), (NO_MICE,) * 2, (0, 0, 2, 2, 1), first=0, turn=0)
    assert answered(nine_throws_lose, children=True) == "stop"
    fewer = State((5, 5, 5, 6, 6), (NO_MICE,) * 2, (1, 1, 1, 0, 0), first=0, turn=0)
    assert answered(fewer, children=True) == answered(fewer, children=False) == "roll"


def test_zeno_is_perfect_where_the_game_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Zocken()
    known = value_table.find(game)
    assert known is not None
    choices = [asked for asked in questions(game, 2, seed=3) if len(asked.legal) > 1]
    zeno = BOTS["zeno"](game, Random(1))
    assert [zeno(asked).action for asked in choices] == [
        decide(game, known, asked.view) for asked in choices
    ]
    monkeypatch.setattr(value_table, "_found", lambda *_: None)
    without = BOTS["zeno"](game, Random(1))
    assert [without(asked).action for asked in choices] == [
        decide_as_learned(game, asked.view) for asked in choices
    ]


@pytest.mark.parametrize("name", ["clara", "zeno"])
def test_who_thinks_thinks_of_this_game_only(name: str) -> None:
    with pytest.raises(TypeError, match="this is geier, not Mäusezocken"):
        BOTS[name](mauseloch.game("geier"), Random(1))

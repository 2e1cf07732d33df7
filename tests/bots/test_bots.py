"""The basic bots play every game to the end, beat chance, and are reproducible from a seed."""

from collections import Counter
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

import pytest

import mauseloch
from mauseloch.bots import LADDER
from mauseloch.bots.failure import BotError
from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import SetupError, UnknownBotError
from mauseloch.core.match import Match
from mauseloch.games.geflippt.players.bots import LEVELS, QUICKEST_MS, SEE, Step
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.view import Raced
from tests.games.geflippt.positions import ONE, position


def players(spec: str, match: Match[Any, Any, Any]) -> list[mauseloch.Bot]:
    names = spec.split(",")
    return [
        mauseloch.bot(names[seat % len(names)], match.game, f"{match.seed}/{seat}")
        for seat in range(match.seats)
    ]


@pytest.mark.parametrize("name", mauseloch.games())
@pytest.mark.parametrize("spec", ["random", "simple"])
def test_bots_play_every_game_to_its_end_with_any_number_of_seats(name: str, spec: str) -> None:
    game = mauseloch.game(name)
    for seats in game.seats:
        match = Match(game, seats, seed=4)
        assert mauseloch.play(match, players(spec, match)) == match.outcome


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("mausen", {"ties": "cascade", "open_piles": True}),
        ("geier", {"open_discards": True}),
        ("zocken", {"children": True, "risk": True, "series": True}),
        ("geflippt", {"window_ms": 1000}),
    ],
)
def test_bots_play_with_options(name: str, options: dict[str, object]) -> None:
    game = mauseloch.game(name, **options)
    match = Match(game, game.seats[-1], seed=4)
    assert mauseloch.play(match, players("simple,random", match)).winners


@pytest.mark.parametrize("name", mauseloch.games())
def test_the_same_seeds_give_the_same_match(name: str) -> None:
    game = mauseloch.game(name)
    matches = [Match(game, game.seats[0], seed=9) for _ in range(2)]
    for match in matches:
        mauseloch.play(match, players("simple", match))
    assert matches[0].inputs == matches[1].inputs


@pytest.mark.parametrize("name", mauseloch.games())
def test_simple_beats_random_far_more_often_than_its_share(name: str) -> None:
    """With the fewest seats; 40 matches are enough for bounds this far from chance."""
    game = mauseloch.game(name)
    seats = game.seats[0]
    won = 0
    for number in range(40):
        match = Match(game, seats, seed=number)
        seat = number % seats
        bots = players("random", match)
        bots[seat] = mauseloch.bot("simple", game, number)
        won += seat in mauseloch.play(match, bots).winners
    assert won >= 28


def test_an_unknown_bot_names_what_there_is() -> None:
    with pytest.raises(UnknownBotError, match="geier has no bot 'genius'; it has random, simple"):
        mauseloch.bot("genius", mauseloch.game("geier"))


@pytest.mark.parametrize("name", mauseloch.games())
def test_every_game_has_the_whole_ladder(name: str) -> None:
    assert mauseloch.ladder(name) == LADDER


def test_all_who_choose_together_are_asked_before_anybody_is_heard() -> None:
    game = mauseloch.game("geier")
    match = Match(game, 3, seed=1)
    heard: list[int] = []

    def watchful(question: Question[object, object]) -> Answer:
        heard.append(len(match.inputs))
        return Answer(question.legal[0])

    mauseloch.play(match, [watchful] * 3)
    assert heard[:6] == [1, 1, 1, 5, 5, 5]


def test_a_reveal_at_once_does_not_close_the_race_that_it_opens() -> None:
    game = Geflippt()
    match = Match(game, 2, seed=1)

    def at_once(question: Question[Any, Any]) -> Answer:
        return Answer("reveal") if question.legal == ("reveal",) else simple(question)

    simple = mauseloch.bot("simple", game, seed=1)
    outcome = mauseloch.play(match, [at_once, at_once])
    assert outcome.ended_by == "last_mouse"
    assert sum(outcome.scores) > 10


def test_there_is_a_bot_for_every_seat() -> None:
    match = Match(mauseloch.game("geier"), 2, seed=1)
    simple = mauseloch.bot("simple", match.game)
    for number in (0, 1, 3):
        with pytest.raises(SetupError, match=f"{number} bots for 2 seats"):
            mauseloch.play(match, [simple] * number)


def test_bots_without_a_seed_are_not_twins() -> None:
    game = mauseloch.game("geier")
    match = Match(game, 5, seed=1)
    mauseloch.play(match, [mauseloch.bot("simple", game) for _ in range(5)])
    assert any(len(set(cards)) > 1 for cards in match.state.spent)


def test_simple_bidders_do_not_tie_for_ever() -> None:
    game = mauseloch.game("geier")
    for seed in range(60):
        match = Match(game, 2, seed)
        assert any(mauseloch.play(match, players("simple", match)).scores)


def test_random_plays_a_game_of_your_own() -> None:
    class Own(Geflippt):
        name = "own"

    game = Own()
    match = Match(game, 2, seed=1)
    assert mauseloch.play(match, [mauseloch.bot("random", game, s) for s in (1, 2)]).winners
    with pytest.raises(UnknownBotError, match="own has no bot 'simple'; it has random"):
        mauseloch.bot("simple", game)


def test_an_answer_after_the_deadline_is_none() -> None:
    match = Match(Geflippt(window_ms=1000), 2, seed=1)

    def slow(question: Question[object, object]) -> Answer:
        return Answer(question.legal[-1], 60_000)

    outcome = mauseloch.play(match, [slow, slow])
    assert outcome.ended_by == "nobody_reacts"
    assert not any(isinstance(put.actor, int) for put in match.inputs)


def test_one_who_answers_in_time_does_not_wait_for_one_who_does_not() -> None:
    match = Match(Geflippt(window_ms=1000), 2, seed=1)

    def slow(question: Question[object, object]) -> Answer:
        return Answer(question.legal[-1], 60_000)

    def prompt(question: Question[object, object]) -> Answer:
        return Answer(question.legal[0], 500)

    mauseloch.play(match, [slow, prompt])
    assert {put.actor for put in match.inputs if isinstance(put.actor, int)} == {1}


# -- the reaction model of geflippt --------------------------------------------------------------


def test_an_ex_gaussian_time_has_the_documented_mean_and_spread() -> None:
    rng = Random(1)
    times = [Step(300, 40, 80).draw(rng) for _ in range(20_000)]
    mean = sum(times) / len(times)
    variance = sum((time - mean) ** 2 for time in times) / len(times)
    assert abs(mean - (300 + 80)) < 3
    assert abs(variance - (40**2 + 80**2)) < 300
    assert Step(350, 50, 120) == SEE


def reaction_times(name: str) -> list[int]:
    game = Geflippt()
    times = []
    for seed in range(12):
        match = Match(game, 2, seed)
        mauseloch.play(match, players(name, match))
        for news in match.log(None):
            if isinstance(news, Raced):
                times += [finish.reaction_ms for finish in news.finishes]
    return times


def test_higher_levels_are_quicker_and_nobody_is_inhumanly_so() -> None:
    medians = [median(reaction_times(name)) for name in LADDER]
    assert all(slower > quicker for slower, quicker in pairwise(medians))
    assert min(reaction_times("zeno")) >= QUICKEST_MS


def test_higher_levels_make_fewer_slips() -> None:
    for below, above in pairwise(LEVELS.values()):
        assert above.times < below.times
        assert above.misses_cheese < below.misses_cheese
        assert above.overlooks < below.overlooks
        assert above.mistakes_colour < below.mistakes_colour
        assert above.dares > below.dares


# Mouse1 wears hat-white, shirt-white, jacket-white and bag-yellow. One of seven cards fits, or only
# its kind would, or neither.
OTHERS = "glasses-black scarf-orange tie-blue {} belt-brown socks-red ring-red"
FITS, LOOKALIKE, NEITHER = "shirt-white", "shirt-black", "dress-red"
SEEDS = 2000


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("card", [FITS, LOOKALIKE, NEITHER])
@pytest.mark.parametrize("protected", [False, True])
def test_slips_are_as_frequent_as_the_level_says(name: str, card: str, protected: bool) -> None:
    person = LEVELS[LADDER.index(name) + 1]
    state = position(OTHERS.format(card), ONE, cheese="emmental" if protected else "gouda")
    game = Geflippt()
    view = game.view(state, 0)
    assert view.protected == protected
    question: Question[Any, Any] = Question(game, 0, view, (), game.legal(state, 0))
    found = Counter(
        mauseloch.bot(name, game, seed)(question).action.partition(" ")[::2]
        for seed in range(SEEDS)
    )
    reacts = person.misses_cheese if protected else 1.0
    whacks = {FITS: 1 - person.overlooks, LOOKALIKE: person.mistakes_colour, NEITHER: 0.0}[card]
    expected = {
        ("whack", card): reacts * whacks,
        ("attack", ""): reacts * (1 - whacks) * person.dares,
        ("pass", ""): 1 - reacts + reacts * (1 - whacks) * (1 - person.dares),
    }
    assert set(found) <= set(expected)
    for action, chance in expected.items():
        deviation = (SEEDS * chance * (1 - chance)) ** 0.5
        assert abs(found[action] - SEEDS * chance) <= 4 * deviation, action


def test_each_level_beats_the_one_below() -> None:
    game = Geflippt()
    for pair in pairwise(LADDER):
        won = 0
        for seed in range(12):
            match = Match(game, 2, seed)
            bots = [mauseloch.bot(pair[(seed + s) % 2], game, s) for s in (0, 1)]
            outcome = mauseloch.play(match, bots)
            won += any((seed + seat) % 2 for seat in outcome.winners)
        assert won >= 9


def test_a_bare_text_is_an_answer_in_python_too() -> None:
    for game, seats in (("geier", 2), ("geflippt", 2)):
        rules = mauseloch.game(game)
        match = mauseloch.Match(rules, seats, seed=1)
        outcome = mauseloch.play(match, [lambda question: question.legal[-1]] * seats)
        assert outcome == match.outcome
    assert any(put.at_ms % 1000 for put in match.inputs if put.action == "pass")  # not a guess


def test_a_bot_without_an_answer_is_told_its_seat_and_what_it_may_do() -> None:
    rules = mauseloch.game("geier")
    bots: list[Any] = [lambda question: question.legal[0], lambda _: None]
    with pytest.raises(BotError, match="the bot in seat 1 answered None, but may do 1, 2, 3"):
        mauseloch.play(mauseloch.Match(rules, 2, seed=1), bots)

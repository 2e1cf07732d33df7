"""The bots for Mausen, from a child to one that looks ahead."""

from math import exp
from random import Random

import numpy as np
import pytest

import mauseloch
from mauseloch.core.bot import LADDER
from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.games.mausen.encoding import pack, words
from mauseloch.games.mausen.kernel.engine import packed
from mauseloch.games.mausen.players.bots import ZENO
from mauseloch.games.mausen.players.kernel_search import (
    believe,
    minds_of,
    reveal,
    search,
    spread,
    weigh,
)
from mauseloch.games.mausen.players.minds import KINDS, likings, minds, phase, rounds
from mauseloch.games.mausen.players.search import look_ahead
from mauseloch.games.mausen.rules import ORDER, SET, Mausen, News, State, View
from tests.games.mausen.playing import match_of

Played = Match[State, View, News]
FEW = ZENO._replace(playouts=64)
OPTIONS: list[dict[str, object]] = [
    {},
    {"ties": "cascade", "open_piles": True},
    {"mouse_tiebreak": "highest"},
]


def at_random(seats: int, rounds: int, seed: int, game: Mausen | None = None) -> Played:
    """A match after some rounds of random play."""
    match = Match(game or Mausen(), seats, seed)
    rng = Random(seed)
    for _ in range(rounds):
        for seat in range(seats):
            match.play(seat, rng.choice(match.legal(seat)))
    return match


def known(match: Played) -> tuple[np.ndarray, np.ndarray]:
    """The beliefs about each seat, and the state, from the log of seat 0."""
    seats = match.seats
    played = [[ORDER[card] for card in cards] for cards in rounds(match.log(0))]
    beliefs = np.full((seats, len(KINDS)), 1 / len(KINDS))
    state = np.empty(words(seats), np.int64)
    believe(
        packed(Mausen(), seats),
        minds_of(seats),
        np.array(played, np.int64).reshape(-1, seats),
        0.15,
        state,
        beliefs,
    )
    return beliefs, state


def playing(kind: str, seats: int = 4, until: int = 10, seed: int = 1) -> Played:
    """A match in which seat 1 has this mind and the others choose at random."""
    match = Match(Mausen(), seats, seed)
    rng = Random(seed)
    for _ in range(until):
        state: State = match.state
        for seat in range(seats):
            hand = state.hands[seat]
            others = [set(held) for other, held in enumerate(state.hands) if other != seat]
            mind = minds(seats, phase(len(hand)))[kind if seat == 1 else "random"]
            liked = likings(mind, hand, state.table, others)
            match.play(seat, rng.choices(hand, [exp(liking) for liking in liked])[0])
    return match


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", Mausen.seats)
def test_every_level_answers_legally_at_every_stage(seats: int, options: dict[str, object]) -> None:
    game = Mausen(**options)  # type: ignore[arg-type]
    for number, played in enumerate((0, 4, 9, 14, 15)):
        match = at_random(seats, played, seed=number, game=game)
        seat = number % seats
        for name in LADDER[: 5 if number == 2 else 4]:
            answer = mauseloch.bot(name, game, 7)(match.question(seat))
            assert answer.action in match.legal(seat)


@pytest.mark.parametrize("name", LADDER)
def test_all_levels_restock_an_empty_table(name: str) -> None:
    match = match_of(4, "elephant1 dog1 cat1 mouse1")
    assert match.view(0).restock
    cards = [mauseloch.bot(name, match.game, n)(match.question(0)).action for n in range(8)]
    assert set(cards) <= set(match.legal(0))
    if name == "bruno":  # nothing hunts, so why give away a valuable card?
        assert all(card[-1] in "12" for card in cards[:3])


@pytest.mark.parametrize("name", LADDER)
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    match = at_random(5, 6, seed=3)
    answers = {mauseloch.bot(name, match.game, 1)(match.question(2)) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("name", LADDER)
def test_what_others_have_picked_face_down_changes_nothing(name: str) -> None:
    """Everything else a seat is told is the same, so its answer must be too."""
    answers = set()
    for card in ("dog4", "mouse1"):
        match = match_of(4, "elephant1 dog1 cat2 mouse3", "elephant2 cat4 elephant3")
        other = match_of(4, "elephant1 dog1 cat2 mouse3", f"elephant2 {card} elephant3")
        for one in (match, other):
            answers.add(mauseloch.bot(name, one.game, 1)(one.question(3)))
    assert len(answers) == 1


def test_levels_beat_those_below() -> None:
    """Only pairs with a gap wide enough for a few matches; `make arena` measures all of them."""
    game = Mausen()
    for seats, pair, matches, least in (
        (6, ("pip", "lotte"), 40, 24),
        (3, ("lotte", "bruno"), 100, 52),
        (3, ("pip", "clara"), 40, 24),
        (6, ("lotte", "clara"), 40, 24),
    ):
        won = 0.0
        for number in range(matches):
            match = Match(game, seats, number // 2)
            names = [pair[(number + seat) % 2] for seat in range(seats)]
            bots = [mauseloch.bot(name, game, f"{number}/{s}") for s, name in enumerate(names)]
            winners = mauseloch.play(match, bots).winners
            won += sum(names[seat] == pair[1] for seat in winners) / len(winners)
        assert won >= least, pair


def test_two_searches_agree_on_what_cards_are_worth() -> None:
    match = at_random(3, 13, seed=5)
    question = match.question(0)
    found, chances = look_ahead(Mausen(), question, ZENO, key=1)
    assert set(found) == set(chances) == set(question.view.hand)
    assert all(0 <= value <= 1 for value in found.values())
    assert sum(chances.values()) == pytest.approx(1)
    again, _ = look_ahead(Mausen(), question, ZENO, key=2)
    assert again == pytest.approx(found, abs=0.05)


def test_two_zenos_do_not_always_collide() -> None:
    """They hold the same cards and search alike, but with different random numbers."""
    game = Mausen()
    question = Match(game, 3, 1).question(0)
    picks = {mauseloch.bot("zeno", game, seed)(question).action for seed in range(12)}
    assert len(picks) >= 3


def test_among_its_like_the_search_spreads_its_first_card() -> None:
    """All hold the same cards: one that everyone played would catch nothing."""
    _, chances = look_ahead(Mausen(), Match(Mausen(), 6, 1).question(0), ZENO, key=1)
    assert max(chances.values()) < 0.7


# -- the parts of the search ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", Mausen.seats)
@pytest.mark.parametrize("options", OPTIONS[:2], ids=str)
def test_a_round_in_the_search_is_a_round_of_the_rules(
    seats: int, options: dict[str, object]
) -> None:
    game = Mausen(**options)  # type: ignore[arg-type]
    rng = Random(seats)
    state = game.start(seats)
    row = np.array(pack(game, state), np.int64)
    counts = np.array([spread(hand) for hand in row[1 : 1 + seats]], np.int64)
    counts = np.append(counts, counts.sum())
    while state.hands[0]:
        cards = [rng.choice(hand) for hand in state.hands]
        for seat, card in enumerate(cards):
            state = game.apply(state, Input(seat, card, 0))
        reveal(packed(game, seats), row, counts, np.array([ORDER[card] for card in cards]))
        assert row.tolist() == pack(game, state)
    assert not counts.any()


@pytest.mark.parametrize("played", [0, 1, 5, 12])
def test_the_search_weighs_cards_as_a_mind_likes_them(played: int) -> None:
    seats = 4
    match = at_random(seats, played, seed=played)
    state: State = match.state
    row = pack(Mausen(), state)
    size = len(state.hands[2])
    others = [set(hand) for seat, hand in enumerate(state.hands) if seat != 2]
    held = sum(spread(row[1 + seat]) for seat in range(seats) if seat != 2)
    sums = np.empty(16)
    for number, mind in enumerate(minds(seats, phase(size)).values()):
        total = weigh(minds_of(seats), number, row[3], row[0], held, size, sums)
        weights = np.diff(sums, prepend=0.0)
        wanted = likings(mind, state.hands[2], state.table, others)
        liked = dict(zip(state.hands[2], wanted, strict=True))
        for card in SET:
            expected = exp(liked[card]) if card in liked else 0.0
            assert weights[ORDER[card] ^ 3] == pytest.approx(expected)
        assert total == pytest.approx(sum(map(exp, wanted)))


def test_what_is_believed_knows_the_whole_deal() -> None:
    match = at_random(5, 9, seed=2)
    beliefs, state = known(match)
    assert state.tolist() == pack(Mausen(), match.state)
    assert beliefs.sum(axis=1) == pytest.approx(np.ones(5))


@pytest.mark.parametrize("kind", ["greedy", "thrifty", "saver", "spender", "second"])
def test_a_mind_is_recognised_by_its_cards(kind: str) -> None:
    beliefs, _ = known(playing(kind))
    assert KINDS[beliefs[1].argmax()] == kind


def test_before_the_first_card_all_minds_are_as_likely_as_said() -> None:
    beliefs, _ = known(Match(Mausen(), 3, 1))
    assert beliefs == pytest.approx(np.full((3, len(KINDS)), 1 / len(KINDS)))


def test_who_learns_values_cards_by_whom_it_met() -> None:
    match = playing("greedy", until=8)
    found = [
        look_ahead(Mausen(), match.question(0), FEW._replace(learns=learns), key=1)
        for learns in (True, False)
    ]
    assert found[0] != found[1]


def test_the_search_says_nothing_about_cards_not_held() -> None:
    match = at_random(3, 10, seed=1)
    _, state = known(match)
    values, mix = np.empty(16), np.empty(16)
    beliefs = np.full((3, len(KINDS)), 1 / len(KINDS))
    us = KINDS.index("us")
    rules = packed(Mausen(), 3)
    search(rules, minds_of(3), state, 0, beliefs, us, 50, 0.5, 0.01, np.uint64(1), values, mix)
    held = {ORDER[card] for card in match.legal(0)}  # type: ignore[index]
    assert {action for action in range(16) if values[action] >= 0} == held
    assert {action for action in range(16) if mix[action] > 0} <= held

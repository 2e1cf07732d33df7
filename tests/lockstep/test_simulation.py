"""Whole matches by the thousand."""

import subprocess
import sys
from collections import Counter
from random import Random
from statistics import median
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import mauseloch
from mauseloch.compiled import key_of
from mauseloch.core.errors import SeatsError, SetupError
from mauseloch.games.geier.rules import PRIZES, Geier
from mauseloch.lockstep.simulation import PIECE, Situation
from tests.games.geier.playing import match_of
from tests.kernels.test_kernels import twin


@pytest.mark.parametrize("policies", ["random", "simple"])
@pytest.mark.parametrize("name", mauseloch.games())
def test_match_number_i_is_the_same_whatever_the_cores_and_the_company(
    name: str, policies: Any
) -> None:
    seats = mauseloch.game(name).seats[0]
    games = 5 * PIECE[0] + 50
    two = mauseloch.simulate(name, seats, games, policies, seed=2, cores=2)
    one = mauseloch.simulate(name, seats, games - 20, policies, seed=2, cores=1)
    assert (one.scores == two.scores[: games - 20]).all()
    assert (one.ranks == two.ranks[: games - 20]).all()
    assert (one.lengths == two.lengths[: games - 20]).all()
    assert (two.ranks.min(axis=1) == 1).all()
    other = mauseloch.simulate(name, seats, 1000, policies, seed=3)
    assert (other.scores != two.scores[:1000]).any()


@pytest.mark.parametrize("name", mauseloch.games())
def test_players_of_your_own_sit_among_ours(name: str) -> None:
    """A player that always takes the last legal action."""
    game = mauseloch.game(name)
    seats = game.seats[0]
    asked: list[int] = []

    def last(situation: Situation) -> Any:
        asked.append(situation.seat)
        assert situation.observations.shape[0] == len(situation.matches)
        places = situation.legal.shape[1] - 1 - situation.legal[:, ::-1].argmax(axis=1)
        return (places, np.full(len(places), 400)) if name == "geflippt" else places

    players: list[Any] = [last, *["simple"] * (seats - 1)]
    found = mauseloch.simulate(name, seats, 50, players, seed=1)
    again = mauseloch.simulate(name, seats, 20, players, seed=1)
    assert set(asked) == {0}
    assert (found.scores[:20] == again.scores).all()
    assert (found.lengths > 0).all()
    assert (found.ranks.min(axis=1) == 1).all()


def test_a_player_that_answers_wrongly_is_told_so() -> None:
    def zero(situation: Situation) -> NDArray[np.int64]:
        return np.zeros(len(situation.matches), np.int64)

    def timed(situation: Situation) -> Any:
        return zero(situation), zero(situation)

    with pytest.raises(ValueError, match="is not legal"):
        mauseloch.simulate("geier", 2, 10, [zero, "random"])
    with pytest.raises(ValueError, match="an array of actions"):
        mauseloch.simulate("geier", 2, 10, [timed, "random"])
    with pytest.raises(ValueError, match="actions and delays"):
        mauseloch.simulate("geflippt", 2, 10, [zero, "random"])

    def hasty(situation: Situation) -> Any:
        return situation.legal.argmax(axis=1), zero(situation)

    with pytest.raises(ValueError, match="0 ms is a guess"):
        mauseloch.simulate("geflippt", 2, 10, [hasty, "random"])


def test_a_wrong_call_is_refused() -> None:
    for wrong in (
        {"games": 0},
        {"games": 1.5},
        {"seed": "x"},
        {"cores": 0},
        {"policies": ["random"]},
        {"policies": "clever"},
    ):
        with pytest.raises(SetupError):
            mauseloch.simulate(**{"game": "geier", "seats": 2, "games": 5} | wrong)  # type: ignore[arg-type]
    with pytest.raises(SeatsError):
        mauseloch.simulate("mausen", 2, 5)


def test_progress_is_told() -> None:
    done: list[int] = []
    mauseloch.simulate("geier", 2, 2 * PIECE[-1], progress=done.append)
    assert sum(done) == 2 * PIECE[-1]
    assert done[:2] == [PIECE[0]] * 2
    assert len(done) >= 4


def test_an_error_in_a_piece_is_not_lost() -> None:
    heard: list[int] = []

    def fails(matches: int) -> None:
        heard.append(matches)
        if len(heard) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mauseloch.simulate("geier", 2, 4 * PIECE[-1], progress=fails, cores=2)


def test_the_rules_alone_load_neither_numpy_nor_numba() -> None:
    code = "import mauseloch, sys; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


@pytest.mark.parametrize(
    "game",
    [*map(mauseloch.game, mauseloch.games()), mauseloch.game("zocken", children=True)],
    ids=str,
)
def test_the_heuristic_chooses_as_the_bot_does(game: mauseloch.AnyGame) -> None:
    """In positions from real matches: each action about as often, and in races about as fast."""
    one = twin(game, game.seats[0])
    match = mauseloch.Match(game, one.seats, "heuristics")
    rng = Random(3)
    many, compared = 600, 0
    while match.outcome is None and compared < 12:
        seat = match.waiting.seats[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            compared += 1
            row = np.array(one.encoding.pack(game, match.state), np.int64)
            question = match.question(seat)
            bots = [mauseloch.bot("simple", game, f"{compared}/{k}")(question) for k in range(many)]
            keys = [np.uint64(key_of(np.uint64(compared), k)) for k in range(many)]
            ours = [one.kernel.simple(one.packed, row, seat, key) for key in keys]
            theirs = Counter(answer.action for answer in bots)
            found = Counter(one.encoding.actions[action] for action, _ in ours)
            assert set(found) <= set(legal)
            apart = sum(abs(theirs[text] - found[text]) for text in legal) / 2 / many
            assert apart < 0.13, (theirs, found)  # two samples of one distribution: about 0.06
            if match.waiting.deadline_ms is not None:
                medians = (median(a.delay_ms for a in bots), median(ms for _, ms in ours))
                assert medians[1] == pytest.approx(medians[0], rel=0.1)
        answer = mauseloch.bot("random", game, rng.random().hex())(match.question(seat))
        match.play(seat, answer.action, match.waiting.since_ms + answer.delay_ms)
    assert compared == 12


@pytest.mark.parametrize("cards", [2, 3])
def test_after_a_tie_the_heuristic_bids_any_of_few_cards_alike(cards: int) -> None:
    """In Hol's der Geier it bids one of the nearest four, or of all if fewer, as the bot does."""
    game, many = Geier(), 3000
    one = twin(game, 2)
    rounds = [f"{prize}: {card} {card}" for card, prize in enumerate(PRIZES[:-cards], 1)]
    match = match_of(2, *rounds, f"{PRIZES[-1]}:")
    assert match.view(0).carried
    row = np.array(one.encoding.pack(game, match.state), np.int64)
    keys = [np.uint64(key_of(np.uint64(cards), k)) for k in range(many)]
    ours = Counter(one.kernel.simple(one.packed, row, 0, key)[0] for key in keys)
    bot = mauseloch.bot("simple", game, cards)
    theirs = Counter(bot(match.question(0)).action for _ in range(many))
    for card in match.legal(0):
        for found in (ours[one.encoding.actions.index(card)], theirs[card]):
            assert found == pytest.approx(many / cards, abs=5 * many**0.5 / 2)

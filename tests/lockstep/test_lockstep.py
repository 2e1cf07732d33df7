"""Many matches in lockstep match the rules played one by one."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import mauseloch
from mauseloch.compiled import number
from mauseloch.core.errors import SeatsError, SetupError
from mauseloch.core.game import Nature, Waiting
from mauseloch.lockstep import Lockstep
from tests.kernels.test_kernels import twin

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "mausen": [{}, {"ties": "cascade"}],
    "geier": [{}, {"winner": "highest_mouse"}],
    "zocken": [{}, {"risk": True}, {"series": True, "first": 1}],
    "geflippt": [{}, {"window_ms": 1000, "photo_finish_ms": 300}],
}


def by_lot(many: Lockstep, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each seat; 0 for seats that have none."""
    return np.asarray((many.legal * rng.random(many.legal.shape)).argmax(axis=2), np.int64)


class Follower:
    """One match of a lockstep, replayed by the rules."""

    def __init__(self, many: Lockstep, row: int) -> None:
        self.many, self.row = many, row
        self.twin = twin(many.game, many.seats)
        self.game = many.game
        self.begin()

    def begin(self) -> None:
        self.key = np.uint64(self.many.save().keys[self.row])
        self.draws = self.ticks = 0
        self.state = self.game.start(self.many.seats)
        self.chance()

    def chance(self) -> None:
        """Let chance produce what the kernel draws."""
        while self.game.waiting(self.state).chance:
            row = np.array(self.twin.encoding.pack(self.game, self.state), np.int64)
            bits = np.uint64(number(self.key, self.draws))
            outcome = self.twin.kernel.draw(self.twin.packed, row, bits)
            self.put(Nature.CHANCE, self.twin.encoding.outcomes[outcome])
            self.draws += 1

    def put(self, actor: int | Nature, action: str, at_ms: int = 0) -> None:
        self.state = self.game.apply(self.state, mauseloch.Input(actor, action, at_ms))

    def step(self, actions: NDArray[np.int64]) -> None:
        waiting = self.game.waiting(self.state)
        now_ms = waiting.guess_ms + self.ticks * self.many.tick_ms
        left = list(waiting.seats)
        for seat in waiting.seats:
            action = int(actions[self.row, seat])
            if action < len(self.twin.encoding.actions):
                at_ms = 0 if waiting.deadline_ms is None else waiting.since_ms + now_ms
                self.put(seat, self.twin.encoding.actions[action], at_ms)
                left.remove(seat)
        self.ticks = self.ticks + 1 if left else 0
        if left and _over_next_tick(waiting, now_ms + self.many.tick_ms):
            self.put(Nature.CLOCK, "", waiting.deadline_ms or 0)
            self.ticks = 0
        self.chance()

    def compare(self) -> None:
        row = self.many.save().states[self.row]
        assert row.tolist() == list(self.twin.encoding.pack(self.game, self.state))
        texts = [*self.twin.encoding.actions, *(["wait"] if self.many.tick_ms else [])]
        for seat in range(self.many.seats):
            legal = list(self.game.legal(self.state, seat))
            if legal and self.many.tick_ms:
                legal.append("wait")
            mask = self.many.legal[self.row, seat]
            assert sorted(legal) == sorted(t for t, may in zip(texts, mask, strict=True) if may)
            assert self.many.awaited[self.row, seat] == bool(legal)


def _over_next_tick(waiting: Waiting, next_ms: int) -> bool:
    return waiting.deadline_ms is not None and waiting.since_ms + next_ms > waiting.deadline_ms


@pytest.mark.parametrize("name", mauseloch.games())
def test_every_row_is_a_match_by_the_rules(name: str) -> None:
    for options in OPTIONS[name]:
        game = mauseloch.game(name, **options)
        seats = Random(name + str(options)).choice(game.seats)
        many = Lockstep(game, seats, 5, seed=3)
        follower = Follower(many, row=2)
        rng = np.random.default_rng(4)
        ended = 0
        for _ in range(8000):
            follower.compare()
            actions = by_lot(many, rng)
            follower.step(actions)
            many.step(actions)
            outcome = game.outcome(follower.state)
            assert many.over[2] == (outcome is not None)
            assert many.observations.dtype == np.int16
            if outcome is not None:
                assert tuple(many.scores[2]) == outcome.scores
                assert tuple(many.ranks[2]) == outcome.ranks
                assert many.rewards[2].sum() == pytest.approx(0, abs=1e-5)
                assert (many.rewards[2] > 0).tolist() == [
                    rank == 1 and outcome.ranks.count(1) < seats for rank in outcome.ranks
                ]
                assert many.numbers[2] == 2 + 5 * (ended + 1)
                ended += 1
                follower.begin()
                if ended == 2:
                    break
        assert ended == 2


@pytest.mark.parametrize("name", mauseloch.games())
def test_a_match_is_the_same_in_any_company(name: str) -> None:
    seats = mauseloch.game(name).seats[0]
    many = Lockstep(name, seats, 6, seed=9, restart=False)
    alone = Lockstep(name, seats, 1, seed=9, restart=False, first=4)
    rng = np.random.default_rng(1)
    for _ in range(300):
        actions = by_lot(many, rng)
        many.step(actions)
        alone.step(actions[4:5])
        assert (many.save().states[4] == alone.save().states[0]).all()
        assert (many.observations[4] == alone.observations[0]).all()


@pytest.mark.parametrize("name", mauseloch.games())
def test_saved_is_saved(name: str) -> None:
    seats = mauseloch.game(name).seats[-1]
    many = Lockstep(name, seats, 4, seed=5, policies=[None] * (seats - 1) + ["simple"])

    def later() -> list[Any]:
        rng = np.random.default_rng(2)
        for _ in range(60):
            many.step(by_lot(many, rng))
        return [many.save().states.tolist(), many.legal.tolist(), many.observations.tolist()]

    later()
    saved = many.save()
    once = later()
    many.restore(saved)
    assert later() == once
    many.reset()
    begun = many.save().states.tolist()
    assert begun == Lockstep(name, seats, 4, seed=5).save().states.tolist()
    many.reset(seed=6)
    many.restart([True, False, False, False])
    assert many.numbers.tolist() == [4, 1, 2, 3]


def test_nothing_is_allocated_anew() -> None:
    many = Lockstep("geier", 3, 10)
    arrays = [many.legal, many.awaited, many.observations, many.rewards, many.over, many.scores]
    rng = np.random.default_rng(0)
    for _ in range(20):
        many.step(by_lot(many, rng))
    now = [many.legal, many.awaited, many.observations, many.rewards, many.over, many.scores]
    assert all(one is other for one, other in zip(arrays, now, strict=True))


def test_what_is_not_legal_is_refused_and_nothing_happens() -> None:
    many = Lockstep("geier", 2, 3)
    many.step(np.full((3, 2), 4))
    before = many.save().states.tolist()
    for wrong in (4, 15, -1):
        actions = np.full((3, 2), 7)
        actions[1, 1] = wrong
        with pytest.raises(ValueError, match="match 1, seat 1: action"):
            many.step(actions)
    with pytest.raises(ValueError, match="shape"):
        many.step(np.zeros((3, 3), int))
    with pytest.raises(ValueError, match="whole numbers"):
        many.step(np.full((3, 2), 7.0))
    with pytest.raises(ValueError, match="saved for other matches"):
        many.restore(Lockstep("geier", 2, 4).save())
    with pytest.raises(ValueError, match="shape"):
        many.restart([True])
    assert many.save().states.tolist() == before


def test_a_wrong_set_up_is_refused() -> None:
    with pytest.raises(SeatsError):
        Lockstep("geier", 9, 3)
    for wrong in ({"matches": 0}, {"seed": 0.5}, {"rewards": "fame"}, {"policies": ["simple"]}):
        with pytest.raises(SetupError):
            Lockstep(**{"game": "geier", "seats": 2, "matches": 3} | wrong)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="no policy"):
        Lockstep("geier", 2, 3, policies=["clever", None])  # type: ignore[list-item]
    with pytest.raises(SetupError, match="tick_ms"):
        Lockstep("geflippt", 2, 3, tick_ms=0)


def test_points_as_rewards_are_what_one_has_more_than_the_others() -> None:
    many = Lockstep("geier", 3, 8, rewards="points")
    rng = np.random.default_rng(0)
    while not many.over.any():
        many.step(by_lot(many, rng))
    points = many.scores[0]
    assert many.rewards[0, 0] == pytest.approx(points[0] - (points[1] + points[2]) / 2)


def test_the_players_beside_a_learner_answer_in_their_own_time() -> None:
    """A future reaction stays invisible, and counts with its own milliseconds."""
    many = Lockstep("geflippt", 2, 200, policies=[None, "simple"], tick_ms=200, restart=False)
    encoding = many.encoding
    wait, reveal = len(encoding.actions), encoding.actions.index("reveal")
    reacted_at: dict[int, int] = {}
    place = 0
    for part in many.layout:
        if "reacted" in part.name and part.name.endswith("1"):
            break
        place += part.size
    for _ in range(40):
        may_reveal = many.legal[:, 0, reveal]
        actions = np.where(may_reveal, reveal, wait)[:, None].repeat(2, axis=1)
        many.step(actions)
        racing = many.legal[:, 0, encoding.actions.index("pass")]
        ticks = many.observations[:, 0, -1]
        for row in racing.nonzero()[0].tolist():
            if many.observations[row, 0, place] and row not in reacted_at:
                reacted_at[row] = int(ticks[row])
            elif row not in reacted_at:
                assert ticks[row] <= 40
    assert len(reacted_at) > 100
    assert min(reacted_at.values()) >= 1  # nobody reacts within the first 200 ms
    assert len(set(reacted_at.values())) > 5

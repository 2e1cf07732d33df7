"""Matches by the rules that draw what kernels draw: one seed, one deal everywhere.

`Match` draws so that nobody at a table can work out the seed; kernels draw so that a million
matches a second are possible. These are different numbers for the same seed. A `Dealt` match has
the kernels' ones: those of row and match of a `Lockstep`, of `simulate` and of the environments.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from mauseloch.compiled import KERNELS, key_of, number
from mauseloch.core.errors import SetupError, shown
from mauseloch.core.game import CHANCE, AnyGame, Input
from mauseloch.core.match import Match
from mauseloch.games import game as game_of
from mauseloch.lockstep import POLICIES, Policy, encoding_of, packed, policy_numbers
from mauseloch.lockstep.loops import OWN, chosen
from mauseloch.lockstep.lots import LOTS
from mauseloch.lockstep.observing import seen_in
from mauseloch.lockstep.simulation import Player, Situation, bits_of


class Dealt(Match[Any, Any, Any]):
    """Match `number` of a seed, as kernels deal it.

    >>> import mauseloch
    >>> match = Dealt("geier", 2, seed=1)
    >>> many = mauseloch.Lockstep("geier", 2, 1, seed=1)
    >>> prize = many.observations[0, 0, 30:45].argmax()
    >>> match.view(0).prize == int(many.encoding.outcomes[prize])
    True

    Its record has all draws, so it replays like any other.
    """

    def __init__(self, game: str | AnyGame, seats: int, seed: int = 0, number: int = 0) -> None:
        rules = game_of(game) if isinstance(game, str) else game
        for what, value in (("seed", seed), ("number", number)):
            if type(value) is not int:
                raise SetupError(f"{what} must be a whole number, not {shown(value)}")
        self.packed = packed(rules, seats)
        self.key: np.uint64 = np.uint64(key_of(bits_of(seed), number))
        super().__init__(rules, seats, f"lockstep {seed}/{number}")

    @property
    def words(self) -> Any:
        """The state in the kernel's form."""
        return np.array(encoding_of(self.game).pack(self.game, self.state), np.int64)

    def _draw(self, odds: Mapping[str, int]) -> None:
        """Let the kernel draw."""
        draw, outcomes = KERNELS[type(self.packed)].draw, encoding_of(self.game).outcomes
        while odds:
            drawn = draw(self.packed, self.words, np.uint64(number(self.key, self._draws)))
            self._apply(Input(CHANCE, outcomes[drawn]))
            self._draws += 1
            odds = self.game.odds(self.state)


def simulated(
    game: str | AnyGame,
    seats: int,
    policies: Sequence[Policy | Player] | Policy = "random",
    seed: int = 0,
    number: int = 0,
) -> Match[Any, Any, Any]:
    """Match `number` of what `simulate` plays with these players and this seed, as a Match.

    Functions are asked about this match alone, so they must not depend on others in the batch.
    """
    rules = game_of(game) if isinstance(game, str) else game
    players = [policies] * seats if isinstance(policies, str) else list(policies)
    who = policy_numbers([None if callable(one) else one for one in players], seats)
    if not any(map(callable, players)) and not who.any() and not getattr(rules, "reduced", None):
        return _played_out(rules, seats, seed, number)
    match = Dealt(rules, seats, seed, number)
    answers = 0
    while match.outcome is None:
        answers += _answered(match, players, answers, number)
    return match


def _answered(match: Dealt, players: Sequence[Any], answers: int, of: int) -> int:
    """Let every awaited seat answer, as the compiled loop does; return how many have."""
    waiting, encoding = match.waiting, encoding_of(match.game)
    races = waiting.deadline_ms is not None
    window_ms = (waiting.deadline_ms or 0) - waiting.since_ms
    own = np.uint64((int(match.key) + int(OWN)) % 2**64)
    mask = np.zeros(len(encoding.actions), np.bool_)
    plans = []
    for seat in waiting.seats:
        player = players[seat]
        if callable(player):
            plan = _asked(match, seat, player, of, races=races)
        else:
            bits = np.uint64(number(own, answers * 8 + seat))
            plan = chosen(match.packed, match.words, seat, POLICIES[player], bits, mask)
        plans.append((seat, encoding.actions[int(plan[0])], int(plan[1])))
    late = 0
    for seat, action, delay_ms in plans:
        if races and delay_ms > window_ms:
            late += 1
        else:
            match.play(seat, action, waiting.since_ms + delay_ms if races else 0)
    if late:
        match.expire()
    return len(plans) - late


def _asked(match: Dealt, seat: int, player: Player, of: int, *, races: bool) -> tuple[int, int]:
    actions = encoding_of(match.game).actions
    legal = set(map(str, match.legal(seat)))
    mask = np.array([[action in legal for action in actions]])
    seen = seen_in(match.game, match.state, seat)[None]
    answer = player(Situation(seat, seen, mask, np.array([of], np.int64)))
    if isinstance(answer, tuple):
        return int(np.asarray(answer[0])[0]), int(np.asarray(answer[1])[0])
    if races:
        raise ValueError(f"{match.game.name}: a player must answer with actions and delays")
    return int(np.asarray(answer)[0]), 0


def _played_out(game: AnyGame, seats: int, seed: int, number: int) -> Match[Any, Any, Any]:
    """A match of players who are all random: these are simulated with numbers of their own."""
    if game.name not in LOTS:
        raise SetupError(f"{game.name}: matches in which all are random cannot be repeated")
    lot = LOTS[game.name](game, int(key_of(bits_of(seed), number)), seats)
    state, inputs = game.start(seats), []
    while game.outcome(state) is None:
        put = lot.put(state)
        before, state = state, game.apply(state, put)
        lot.hear(game.news(before, put, state, None), state)
        inputs.append(put)
    return Match(game, seats, f"lockstep {seed}/{number}", inputs)

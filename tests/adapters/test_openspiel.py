"""Our games in OpenSpiel: its own test suites, the rules, and what a seat may know."""

import copy
import pickle
import unittest
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import mauseloch
from mauseloch import Input, Nature
from mauseloch.adapters import openspiel
from mauseloch.compiled import nodes
from mauseloch.games.geflippt.kernel.memory import HIDDEN
from tests.adapters.playthroughs import LOADED, flags, replayed

CHANCE, SIMULTANEOUS, TERMINAL = -1, -2, -4
GAMES = tuple(openspiel.GAMES)
VARIANTS = [
    "mausen",
    "mausen(players=6,ties=cascade,mouse_tiebreak=highest,open_piles=True,rewards=points)",
    "geier",
    "geier(players=5,winner=highest_mouse,open_discards=True,rewards=points)",
    "zocken",
    "zocken(players=4,first=2,children=True,risk=True,series=True,rewards=points)",
    "zocken(players=3,max_game_length=30)",
    "geflippt",
    "geflippt(players=6,window_ms=2000,photo_finish_ms=500,tick_ms=400,rewards=points)",
    "geflippt(players=3,max_game_length=25)",
]


def load(loaded: str) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + loaded)


def turn_based(game: Any) -> Any:
    simultaneous = pyspiel.GameType.Dynamics.SIMULTANEOUS
    return pyspiel.convert_to_turn_based(game) if game.get_type().dynamics == simultaneous else game


def acted(state: Any, rng: Random, waiting: float = 0.0) -> list[int]:
    """Act at random; `waiting` makes waiting likelier than other actions."""

    def chosen(legal: list[int]) -> int:
        waits = state.action_to_string(0, legal[-1]) == "wait" and rng.random() < waiting
        return legal[-1] if waits else rng.choice(legal)

    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        actions = rng.choices(outcomes, odds)
    elif state.is_simultaneous_node():
        players = range(state.num_players())
        actions = [chosen(state.legal_actions(player)) for player in players]
    else:
        actions = [chosen(state.legal_actions())]
    apply(state, actions)
    return actions


def apply(state: Any, actions: list[int]) -> None:
    if state.is_simultaneous_node():
        state.apply_actions(actions)
    else:
        state.apply_action(actions[0])


def random_match(game: Any, rng: Random, waiting: float = 0.0) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal():
        acted(state, rng, waiting)
    return state


@pytest.mark.parametrize("loaded", VARIANTS)
def test_openspiels_random_simulation(loaded: str) -> None:
    game = load(loaded)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("loaded", [one for one in VARIANTS if not one.startswith("zocken")])
def test_openspiels_random_simulation_in_turns(loaded: str) -> None:
    game = turn_based(load(loaded))
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_api_on_a_part_of_the_tree(name: str) -> None:
    """OpenSpiel samples only the root of a simultaneous game, so these are played in turns."""
    flags()
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - it needs the flags

    own = {"game": turn_based(load(name)), "game_name": name}
    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), own)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = suite.run(unittest.TestResult())
    assert result.testsRun >= 4
    assert [*result.failures, *result.errors, *result.skipped] == []
    assert len(case.some_states) == 400


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert set(LOADED) == set(GAMES)
    kept, now = replayed(name)
    assert kept == now


class Told:
    """A match played by the rules from an OpenSpiel history, and what its seats learn."""

    def __init__(self, game: Any) -> None:
        self.table = game.spec
        self.rules = self.table.rules
        self.seats = self.table.seats
        self.state = self.rules.start(self.seats)
        self.tick_ms = game.get_parameters().get("tick_ms", 0)
        self.tick = 0
        self.logs: list[list[Any]] = [[] for _ in range(self.seats)]

    def go_on(self, actions: list[int]) -> None:
        waiting = self.rules.waiting(self.state)
        if waiting.chance:
            self._put(Input(Nature.CHANCE, self.table.outcomes[actions[0]]))
            return
        for log in self.logs:
            log.append("time goes on")
        alone = len(waiting.seats) == 1
        doing = {seat: self.table.actions[actions[0 if alone else seat]] for seat in waiting.seats}
        at_ms = 0
        if waiting.deadline_ms is not None:
            at_ms = waiting.since_ms + waiting.guess_ms + self.tick * self.tick_ms
        for seat, action in doing.items():
            self.logs[seat].append(action)
            if action != "wait":
                self._put(Input(seat, action, at_ms))
        self.tick = self.tick + 1 if "wait" in doing.values() else 0
        if self.tick and at_ms + self.tick_ms > waiting.deadline_ms:
            self._put(Input(Nature.CLOCK, "", waiting.deadline_ms))
            self.tick = 0

    def known_to(self, seat: int) -> object:
        """The log, the seat's own actions, and whose turn it is, even before the news arrives."""
        waiting = self.rules.waiting(self.state)
        return self.logs[seat], waiting.chance, waiting.seats

    def _put(self, put: Input) -> None:
        before, self.state = self.state, self.rules.apply(self.state, put)
        for seat, log in enumerate(self.logs):
            log.extend(self.rules.news(before, put, self.state, seat))


@pytest.mark.parametrize("loaded", VARIANTS)
def test_a_match_goes_as_the_rules_say(loaded: str) -> None:
    game = load(loaded)
    for line, waiting in enumerate((0.0, 0.5, 0.95)):
        rng = Random(line)
        state, told = game.new_initial_state(), Told(game)
        while not state.is_terminal():
            awaited = told.rules.waiting(told.state)
            if awaited.chance:
                odds = told.rules.odds(told.state)
                total = sum(odds.values())
                drawn = {state.action_to_string(CHANCE, o): p for o, p in state.chance_outcomes()}
                assert drawn == pytest.approx({one: odd / total for one, odd in odds.items()})
            else:
                alone = len(awaited.seats) == 1
                assert state.current_player() == (awaited.seats[0] if alone else SIMULTANEOUS)
                for seat in range(told.seats):
                    legal = [state.action_to_string(seat, a) for a in state.legal_actions(seat)]
                    wait = ["wait"] if awaited.deadline_ms is not None else []
                    expected = [*told.rules.legal(told.state, seat), *wait]
                    if alone and seat not in awaited.seats:
                        expected = []
                    assert sorted(legal) == sorted(expected)
            told.go_on(acted(state, rng, waiting))
        check_returns(game, state, told)


def check_returns(game: Any, state: Any, told: Told) -> None:
    """Check that returns follow the rules, or are zero in a match that was cut short."""
    returns, outcome = state.returns(), told.rules.outcome(told.state)
    assert sum(returns) == pytest.approx(0)
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
    if outcome is None:
        limit = game.get_parameters()["max_game_length"]
        decided = [one for one in state.full_history() if one.player >= 0]
        assert len(decided) >= limit
        assert returns == [0] * told.seats
    elif told.table.by == "points":
        for seat, value in enumerate(returns):
            others = [points for one, points in enumerate(outcome.scores) if one != seat]
            assert value == pytest.approx(outcome.scores[seat] - sum(others) / len(others))
    else:
        best = [value for seat, value in enumerate(returns) if outcome.ranks[seat] == 1]
        rest = [value for seat, value in enumerate(returns) if outcome.ranks[seat] > 1]
        assert rest == pytest.approx([-1 / (told.seats - 1)] * len(rest))
        assert best == pytest.approx([-sum(rest) / len(best)] * len(best))


def forks(game: Any, rng: Random, waiting: float) -> Iterator[tuple[Any, Told, Any, Told]]:
    """Pairs of matches that differ in a single action or draw.

    Yield both after many nodes past that point, for as long as both allow the same actions.
    """
    state, nodes_done = game.new_initial_state(), []
    while not state.is_terminal():
        nodes_done.append(acted(state, rng, waiting))
    changed = rng.randrange(len(nodes_done))
    pair = [(game.new_initial_state(), Told(game)) for _ in range(2)]
    for place, actions in enumerate(nodes_done):
        other = list(actions)
        if place == changed:
            which = rng.randrange(len(actions))
            one = pair[1][0]
            player = which if one.is_simultaneous_node() else one.current_player()
            other[which] = rng.choice(one.legal_actions(player))
            if other == actions:
                return
        for (one, told), done in zip(pair, (actions, other), strict=True):
            if not possible(one, done):
                return
            apply(one, done)
            told.go_on(done)
        if changed <= place < changed + 12 or (place > changed and place % 16 == 0):
            yield (*pair[0], *pair[1])


def possible(state: Any, actions: list[int]) -> bool:
    if state.is_terminal():
        return False
    if state.is_simultaneous_node():
        return len(actions) == state.num_players() and all(
            action in state.legal_actions(player) for player, action in enumerate(actions)
        )
    return len(actions) == 1 and actions[0] in state.legal_actions()


@pytest.mark.parametrize(
    "loaded",
    [
        "mausen",
        "geier(players=3)",
        "zocken(players=3)",
        "geflippt(players=3,tick_ms=1000)",
        "geflippt(players=4,tick_ms=300,photo_finish_ms=400,window_ms=2000)",
    ],
)
def test_an_information_state_is_what_the_seat_was_told(loaded: str) -> None:
    """No more, or it would leak; no less, or it would be forgotten."""
    game = load(loaded)
    rng = Random(loaded)
    seen = {True: 0, False: 0}
    for fork in range(40):
        for one, told, other, also in forks(game, rng, (fork % 3) * 0.4):
            for seat in range(told.seats):
                same = told.known_to(seat) == also.known_to(seat)
                seen[same] += 1
                string, tensor = one.information_state_string, one.information_state_tensor
                assert (string(seat) == other.information_state_string(seat)) == same
                assert (tensor(seat) == other.information_state_tensor(seat)) == same
                if same:
                    assert one.observation_tensor(seat) == other.observation_tensor(seat)
                    assert one.observation_string(seat) == other.observation_string(seat)
    assert seen[False] > 100
    assert (seen[True] > 100) == loaded.startswith("geflippt")


@pytest.mark.parametrize("loaded", VARIANTS)
def test_a_memory_is_long_enough(loaded: str) -> None:
    game = load(loaded)
    for line, waiting in enumerate((0.0, 0.9)):
        state = random_match(game, Random(line), waiting)
        history = np.array(state.history(), np.int64)
        nothing = np.empty(0, np.int32)
        told = game.spec.remember(game.spec.row, history, 0, nothing)
        assert 0 < told <= game.spec.bounds.told
        assert game.information_state_tensor_size() == told_size(game)
        draws = [one for one in state.full_history() if one.player == CHANCE]
        assert len(draws) <= game.max_chance_nodes_in_history()
        assert state.move_number() - len(draws) <= game.max_game_length()


def told_size(game: Any) -> int:
    return int(game.num_players() + game.spec.bounds.told)


def test_the_longest_memory_of_a_race() -> None:
    """Everyone attacks at once, as often as the rules allow: nothing makes a longer log."""
    game = load("geflippt(players=6,max_game_length=60)")
    state = game.new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(6)]
            attack = game.spec.actions.index("attack")
            apply(state, [attack if attack in one else one[0] for one in legal])
        else:
            acted(state, rng)
    history = np.array(state.history(), np.int64)
    nothing = np.empty(0, np.int32)
    for seat in range(6):
        told = game.spec.remember(game.spec.row, history, seat, nothing)
        assert game.spec.bounds.told // 4 < told <= game.spec.bounds.told


def test_an_information_state_reads_like_the_match() -> None:
    state = load("geier").new_initial_state()
    state.apply_action(game_number(state, CHANCE, "+7"))
    state.apply_actions([13, 2])
    assert state.information_state_string(1) == "seat 1: +7, 14, 3"
    assert state.information_state_tensor(1)[:6] == [0, 1, 1 + 15 + 11, 14, 3, 0]
    assert "won 0: 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0" in state.observation_string(0)
    assert "won 1: 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0" in state.observation_string(1)


def game_number(state: Any, player: int, text: str) -> int:
    return int(state.string_to_action(player, text))


def test_what_is_public_and_what_is_not() -> None:
    game = load("geflippt(players=3)")
    state = random_match(load("geflippt(players=3,max_game_length=9)"), Random(4))
    only = {"perfect_recall": False, "public_info": False}
    private = make_observation(game, pyspiel.IIGObservationType(**only))
    assert set(private.dict) == {"hand", "reaction"}
    hands = {private.string_from(state, seat) for seat in range(3)}
    assert len(hands) == 3
    assert all(hand.startswith("hand: ") and hand in str(state) for hand in hands)
    none = pyspiel.PrivateInfoType.NONE
    for recall in (False, True):
        public = make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=recall, private_info=none)
        )
        assert public.string_from(state, 0) == public.string_from(state, 2)
        public.set_from(state, 0)
        first = public.tensor.copy()
        public.set_from(state, 2)
        assert (first == public.tensor).all()
    every = pyspiel.PrivateInfoType.ALL_PLAYERS
    for unknown in ({"private_info": every}, {"public_info": False}):
        wanted = pyspiel.IIGObservationType(perfect_recall=True, **unknown)
        assert make_observation(game, wanted) is None
    with pytest.raises(ValueError, match="observers have no parameters"):
        make_observation(game, None, {"colour": 1})


def test_observations_are_those_of_the_kernel() -> None:
    many = mauseloch.Lockstep("geier", seats=3, matches=1, seed=3)
    state = load("geier(players=3)").new_initial_state()
    prize = int(many.observations[0, 0, 30:45].argmax())
    state.apply_action(prize)
    for seat in range(3):
        assert state.observation_tensor(seat) == many.observations[0, seat].tolist()
        assert state.legal_actions_mask(seat) == many.legal[0, seat].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_their_own_way(name: str) -> None:
    game, rng = load(name), Random(2)
    state = game.new_initial_state()
    for _ in range(12):
        acted(state, rng)
    before = str(state), state.history(), state.legal_actions() if name == "zocken" else None
    copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]  # noqa: S301
    for one in copies:
        assert (str(one), one.history()) == before[:2]
        acted(one, rng)
    assert (str(state), state.history()) == before[:2]
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


def test_wrong_actions_are_refused() -> None:
    state = load("geier").new_initial_state()
    with pytest.raises(
        pyspiel.SpielError, match=r"action 15 \(which does not exist\) of player -1"
    ):
        state.apply_action(15)
    with pytest.raises(pyspiel.SpielError, match="only player -1 acts here, through apply_action"):
        state.apply_actions([0, 0])
    state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="all 2 players act at once here"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="all 2 players act at once here"):
        state.apply_actions([0, 0, 0])
    for wrong in (-1, 15, 256):
        with pytest.raises(pyspiel.SpielError, match=rf"action {wrong} \(which .* of player 1 is"):
            state.apply_actions([3, wrong])
    with pytest.raises(pyspiel.SpielError, match="no player 2 at this node"):
        state.legal_actions(2)
    with pytest.raises(pyspiel.SpielError, match="nothing is drawn"):
        state.chance_outcomes()
    state.apply_actions([3, 4])
    state.apply_action(1)
    with pytest.raises(pyspiel.SpielError, match=r"action 3 \(4\) of player 0 .* 0 \(1\), 1 \(2\)"):
        state.apply_actions([3, 5])
    with pytest.raises(pyspiel.SpielError, match="no action 15 of player 0"):
        state.action_to_string(0, 15)
    state.apply_actions([4, 5])
    assert len(state.history()) == 6


def test_nothing_is_done_after_the_end() -> None:
    state = random_match(load("zocken"), Random(1))
    assert state.legal_actions() == state.legal_actions(0) == []
    with pytest.raises(pyspiel.SpielError, match="zocken: the match is over"):
        state.apply_action(0)


def test_wrong_parameters_are_refused() -> None:
    for loaded, why in {
        "mausen(players=2)": "players|seats",
        "zocken(first=3)": "first must be drawn or a seat from 0 to 1",
        "zocken(first=-2)": "first must be",
        "zocken(max_game_length=0)": "max_game_length must be at least 1",
        "geflippt(tick_ms=0)": "tick_ms must be at least 1",
        "geflippt(window_ms=1)": "window_ms must be",
        "geier(rewards=cheese)": "rewards must be win or points",
    }.items():
        with pytest.raises(mauseloch.SetupError, match=why):
            load(loaded)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        load("geier(colour=red)")


def test_those_who_have_reacted_wait() -> None:
    game = load("geflippt(players=3,tick_ms=500)")
    state, rng = game.new_initial_state(), Random(1)
    while not state.is_simultaneous_node():
        acted(state, rng)
    wait, passing = game.spec.actions.index("wait"), game.spec.actions.index("pass")
    state.apply_actions([passing, wait, wait])
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == [wait]
    assert len(state.legal_actions(1)) > 1
    with pytest.raises(pyspiel.SpielError, match=r"\(pass\) of player 0 is not legal; 29 \(wait\)"):
        state.apply_actions([passing, wait, wait])
    state.apply_actions([wait, passing, wait])
    assert state.current_player() == 2
    assert state.observation_tensor(2)[-1] == 2  # ticks
    state.apply_action(wait)
    state.apply_action(passing)
    assert "pass, reacted, wait" not in state.information_state_string(2)
    assert "reacted, wait, wait, reacted, wait, wait, pass" in state.information_state_string(2)


def test_players_of_openspiel_play() -> None:
    """A tree search beats random players in a game of chance."""
    game = load("zocken(max_game_length=300)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    total = 0.0
    for match in range(6):
        search = mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=rng)
        bots = [search, uniform_random.UniformRandomBot(1, rng)]
        returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
        assert sum(returns) == pytest.approx(0), match
        total += returns[0]
    assert total > 0


def test_a_row_has_room_for_all_answers() -> None:
    for name in GAMES:
        table = load(name).spec
        own = len(table.row) - table.room
        assert own == nodes.room_size(len(table.actions), len(table.outcomes))


def test_events_that_stay_hidden_are_numbered_after_all_others() -> None:
    spec = load("geflippt").spec
    assert spec.events[-len(HIDDEN) :] == HIDDEN
    assert spec.events[1] == spec.actions[0]

"""Policies of our trees for OpenSpiel's algorithms, which then compute the same numbers.

>>> import mauseloch
>>> from open_spiel.python.algorithms import exploitability
>>> from mauseloch.exploit import Tree, uniform
>>> tree = Tree(mauseloch.game("geier", cards=2), seats=2)
>>> game = game_of(tree)
>>> exploitability.nash_conv(game, Followed(game, tree, uniform(tree)))
1.0
"""

from mauseloch.core.extras import need

need("openspiel")

from typing import Any

import pyspiel
from open_spiel.python import policy as policies

from mauseloch.adapters import openspiel
from mauseloch.adapters.game_spec import DRAWN
from mauseloch.exploit.tree import Floats, Tree


def game_of(tree: Tree) -> Any:
    """The tree's game in OpenSpiel, one seat after the other, as its algorithms need it."""
    chosen = {
        name: DRAWN if value == "drawn" else value for name, value in tree.game.chosen.items()
    }
    limits = {"tick_ms": tree.tick_ms, "max_game_length": tree.most}
    game = pyspiel.load_game(
        openspiel.PREFIX + tree.game.name,
        {
            "players": tree.seats,
            "rewards": tree.by,
            **chosen,
            **{name: value for name, value in limits.items() if value},
        },
    )
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    return game


class Followed(policies.Policy):  # type: ignore[misc]  # open_spiel is untyped
    """A policy of our tree, by information states of OpenSpiel."""

    def __init__(self, game: Any, tree: Tree, policy: Floats) -> None:
        super().__init__(game, list(range(tree.seats)))
        self._known: dict[str, dict[int, float]] = {}
        places, chances = tree.places(), policy.tolist()
        todo = [(game.new_initial_state(), 0)]
        while todo:
            state, node = todo.pop()
            if state.is_terminal():
                continue
            asked = None if state.is_chance_node() else tree.sets[int(tree.set_of[node])]
            if asked is not None and asked.seat != state.current_player():
                # It isn't awaited, and only OpenSpiel asks it to wait.
                [action] = state.legal_actions()
                self._know(state, {action: 1.0})
                todo.append((state.child(action), node))
                continue
            texts = {action: state.action_to_string(action) for action in state.legal_actions()}
            if asked is not None:
                at = {text: place for place, text in enumerate(asked.actions, asked.first)}
                self._know(state, {one: chances[at[text]] for one, text in texts.items()})
            todo += [(state.child(one), places[node, text]) for one, text in texts.items()]

    def _know(self, state: Any, chances: dict[int, float]) -> None:
        told = state.information_state_string()
        if self._known.setdefault(told, chances) != chances:
            raise AssertionError(f"two of our information sets are one in OpenSpiel: {told}")

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """How likely each legal action is."""
        if player_id is None:
            player_id = state.current_player()
        return self._known[state.information_state_string(player_id)]

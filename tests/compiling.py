"""Compile each kernel once before the tests, or every parallel worker would compile it itself.

python -m tests.compiling
"""

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np

import mauseloch
from mauseloch import ahead


def compile_kernels(name: str) -> None:
    """Use every compiled part of a game a little."""
    from tests.kernels.test_kernels import compare, played, played_out, random_input, twin  # noqa: PLC0415

    game = mauseloch.game(name)
    seats = game.seats[0]
    one = twin(game, seats)
    state, row = game.start(seats), one.state()
    one.kernel.start(one.packed, row)
    rng = Random(1)
    for _ in range(20):
        compare(one, state, row)
        put = random_input(game, state, rng)
        state = game.apply(state, put)
        played(one, put, row)
    one.kernel.simple(one.packed, row, 0, np.uint64(1))
    if one.encoding.outcomes:
        one.kernel.draw(one.packed, row, np.uint64(1))
    played_out(one, matches=2)
    mauseloch.simulate(name, seats, 2, "simple")
    many = mauseloch.Lockstep(name, seats, 2)
    many.step(many.legal.argmax(axis=2))
    saved = many.save()
    many.restore(saved)


def compile_statistics(name: str) -> None:
    from mauseloch.lockstep.statistics import statistics  # noqa: PLC0415

    statistics(name, mauseloch.game(name).seats[0], 10, "simple")


def compile_adapters(name: str) -> None:
    from mauseloch.adapters.gymnasium import Single, Vector  # noqa: PLC0415
    from mauseloch.adapters.pettingzoo import Aec, Parallel  # noqa: PLC0415

    together = Parallel(name)
    together.reset(seed=1)
    together.step({agent: int(together.action_space(agent).sample()) for agent in together.agents})
    in_turn = Aec(name)
    in_turn.reset(seed=1)
    in_turn.step(int(in_turn.action_space(in_turn.agent_selection).sample()))
    alone = Single(name)
    alone.reset(seed=1)
    alone.step(alone.action_space.sample())
    Vector(name, 2).reset(seed=1)


def compile_openspiel(name: str) -> None:
    import pyspiel  # noqa: PLC0415

    import mauseloch.adapters.openspiel  # noqa: F401, PLC0415

    state = pyspiel.load_game(f"python_mauseloch_{name}").new_initial_state()
    for _ in range(8):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([state.legal_actions(seat)[0] for seat in seats])
        else:
            state.apply_action(state.legal_actions()[0])
    for seat in range(state.num_players()):
        state.information_state_string(seat)
        state.information_state_tensor(seat)
        state.observation_tensor(seat)
    state.clone()


def compile_endgames(name: str) -> None:
    from mauseloch.games.geier.solver.endgame import AIMS, Position, solution  # noqa: PLC0415
    from mauseloch.games.geier.solver.goofspiel import first_bids  # noqa: PLC0415
    from mauseloch.games.geier.solver.layers import geier  # noqa: PLC0415
    from mauseloch.games.geier.solver.processor import Processor  # noqa: PLC0415
    from mauseloch.games.geier.solver.whole import Whole  # noqa: PLC0415

    assert name == "geier"
    for aim in AIMS:
        solution(Position((1, 2, 4), (2, 3, 4), (1, 2), (3,)), aim)
    first_bids(3)
    Whole(geier(2), Processor(1)).solve()


def compile_solver(name: str) -> None:
    from mauseloch.games.zocken.rules import Zocken  # noqa: PLC0415
    from mauseloch.games.zocken.solver.sweeps import solve  # noqa: PLC0415

    assert name == "zocken"
    next(solve(Zocken(), 1, mice=2))


STEPS = (
    compile_kernels,
    compile_statistics,
    compile_adapters,
    compile_openspiel,
)


def main() -> None:
    # What takes longest comes first, so that neither worker is idle at the end.
    work: list[tuple[Callable[[Any], None], Any]] = [(compile_solver, "zocken")]
    work += [(ahead.compile_step, one) for one in ahead.steps()]
    work += [(step, name) for step in STEPS for name in mauseloch.games()]
    work += [(compile_endgames, "geier")]
    # Games take turns within a step, so two workers seldom compile the same code.
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for (step, what), done in [((step, what), pool.submit(step, what)) for step, what in work]:
            done.result()
            sys.stderr.write(f"{step.__name__} {what}\n")


if __name__ == "__main__":
    main()

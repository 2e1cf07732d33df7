"""Leduc hold'em, the small game used to measure other libraries: random games for two.

A much shorter game than ours (about five decisions), so these aren't rivals, only a yardstick.
"""

import random
from functools import cache
from typing import Any

PGX_BATCH = 8192


def play_pettingzoo(seats: int, games: int, seed: int) -> int:  # noqa: ARG001 - always for two
    """PettingZoo's classic environment."""
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415 - import each library separately

    env = leduc_holdem_v4.env()
    uniform = random.Random(seed).random
    decisions = 0
    for number in range(games):
        env.reset(seed if number == 0 else None)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(uniform() * len(legal))])
            decisions += 1
    return decisions


def play_rlcard(seats: int, games: int, seed: int) -> int:  # noqa: ARG001 - always for two
    """RLCard's own loop and random agents."""
    env = _rlcard()
    env.seed(seed)
    return sum(env.run(is_training=False)[0] is not None for _ in range(games))


@cache
def _rlcard() -> Any:
    import rlcard  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    env = rlcard.make("leduc-holdem")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return env


def play_pgx(seats: int, games: int, seed: int) -> int:  # noqa: ARG001 - always for two
    """Pgx on this processor: whole batches, each compiled into one loop."""
    import jax  # noqa: PLC0415

    play = _pgx()
    for batch in range(-(-games // PGX_BATCH)):
        play(jax.random.PRNGKey(seed * 1000 + batch)).block_until_ready()
    return games


@cache
def _pgx() -> Any:
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415

    env = pgx.make("leduc_holdem")

    def play(key: Any) -> Any:
        own, key = jax.random.split(key)
        begun = jax.vmap(env.init)(jax.random.split(own, PGX_BATCH))

        def goes_on(state_and_key: Any) -> Any:
            return ~state_and_key[0].terminated.all()

        def step(state_and_key: Any) -> Any:
            state, key = state_and_key
            own, key = jax.random.split(key)
            mask = jnp.log(state.legal_action_mask.astype(jnp.float32))
            return jax.vmap(env.step)(state, jax.random.categorical(own, mask)), key

        return jax.lax.while_loop(goes_on, step, (begun, key))[0].rewards

    return jax.jit(play)

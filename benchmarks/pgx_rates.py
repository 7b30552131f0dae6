"""Speed of pgx on the CPU, for `vectors.py`, which runs this in an environment of its own.

Reads lines ``GAME BATCH SECONDS`` and answers each with random-play steps a second: legal masks and observations
included, finished games dealt again, as pgx's own auto-reset does it. Everything runs compiled, in one scan.
"""

from __future__ import annotations

import sys
import time
from functools import cache
from typing import Any

import jax
import pgx
from jax import numpy as jnp
from pgx.experimental.wrappers import auto_reset

SCAN = 100
"""Steps in one compiled call."""


@cache
def loop(game: str, batch: int) -> tuple[Any, list[Any]]:
    """A compiled function that plays ``SCAN`` steps in all games, and where they stand."""
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(carried: Any, _: None) -> tuple[Any, None]:
        state, key = carried
        key, choice, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, logits, axis=-1)
        return (step(state, action, jax.random.split(chance, batch)), key), None

    run = jax.jit(lambda carried: jax.lax.scan(play, carried, None, length=SCAN)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    carried = jax.block_until_ready(run((state, jax.random.PRNGKey(1))))
    return run, [carried]


def rate(game: str, batch: int, seconds: float) -> float:
    """Steps a second in about that many seconds."""
    run, held = loop(game, batch)
    steps, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        held[0] = jax.block_until_ready(run(held[0]))
        steps += SCAN * batch
    return steps / spent


for line in sys.stdin:
    name, games, time_given = line.split()
    print(rate(name, int(games), float(time_given)), flush=True)

"""Games that go on in a process that was forked off, as PyTorch's loaders do it: ``python -m tests.envs.forked DOOR…``

To fork a process with threads is a risk; so this is a process of its own, which has no others.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable
from typing import Any

import biberbau
from biberbau.envs import gpu
from biberbau.envs.batch import Batch
from biberbau.envs.league import League
from biberbau.envs.policies import uniform
from biberbau.errors import DeviceError

GAME, COUNT, THREADS, STEPS = "beasty_bar", 96, 3, 12
"""Enough games that every thread has some to play, also where only some of them wait for a policy."""


def plain(opponents: Any = None) -> Batch:
    """A batch that has been stepped, so that its threads run."""
    return Batch(biberbau.game(GAME), COUNT, 5, opponents=opponents, threads=THREADS)


def vector() -> Any:
    """Gymnasium's vector."""
    from biberbau.envs.vector import vector_env

    envs = vector_env(GAME, COUNT, threads=THREADS)
    envs.reset(seed=5)
    return envs


def sb3() -> Any:
    """Stable-Baselines3's vector."""
    from biberbau.envs.sb3 import GameVecEnv

    envs = GameVecEnv(GAME, COUNT, threads=THREADS)
    envs.seed(5)
    envs.reset()
    return envs


DOORS: dict[str, Callable[[], Any]] = {
    "batch": plain,
    "compiled opponents": lambda: plain("greedy"),
    "a policy": lambda: plain(uniform),
    "a league": lambda: plain(League({"one": uniform, "other": uniform})),
    "vector": vector,
    "sb3": sb3,
}


def played(made: Any) -> str:
    """A fingerprint of what comes out of some more steps."""
    batch, found = getattr(made, "batch", made), hashlib.blake2b()
    for _ in range(STEPS):
        made.step(batch.sample())
        for array in (batch.observations, batch.masks, batch.rewards, batch.terminated):
            found.update(array.tobytes())
    return found.hexdigest()


def in_a_child(work: Callable[[], str]) -> str:
    """What this comes to in a process that is forked off now."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(mouth, work().encode())
        except BaseException as error:
            os.write(mouth, repr(error).encode())
        finally:
            os._exit(0)
    os.close(mouth)
    with os.fdopen(ear) as heard:
        told = heard.read()
    os.waitpid(child, 0)
    return told


def then_closed(made: Any) -> str:
    """The same, in a child of the child as well, and the threads are ended on all sides."""
    grandchild = in_a_child(lambda: played(made))
    own = played(made)
    made.close()
    return f"{own} {grandchild}"


def on_the_gpu() -> list[str]:
    """What a child is told that goes on with its parent's batch, or makes one of its own."""

    def refused(work: Callable[[], Any]) -> str:
        try:
            work()
        except DeviceError as error:
            return f"refused: {error}"
        return "done"

    game = biberbau.game(GAME)
    batch = gpu.GpuBatch(game, 2, 5)
    tried: list[Callable[[], Any]] = [
        batch.reset, batch.sample, batch.states, lambda: batch.position(0), lambda: batch.play(1),
        lambda: batch.step(batch.actors), lambda: batch.observe(batch.actors, batch.observations),
        lambda: gpu.GpuBatch(game, 2, 5),
    ]  # fmt: skip
    told = [in_a_child(lambda work=work: refused(work)) for work in tried]  # type: ignore[misc]
    return [*told, refused(batch.sample)]


def main(doors: list[str]) -> None:
    """Print what child, grandchild and parent have come to, by door."""
    found: dict[str, list[str]] = {}
    for name in doors:
        if name == "gpu":
            found[name] = on_the_gpu()
            continue
        made = DOORS[name]()
        played(made)  # threads of this process are waiting for more work now
        children = in_a_child(lambda made=made: then_closed(made)).split(" ")  # type: ignore[misc]
        found[name] = [*children, played(made)]
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])

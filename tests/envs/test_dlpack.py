"""Arrays of a batch in other libraries, without copies: the same memory, seen anew after every step.

PyTorch and JAX are no part of the tests' environment; ``make judges`` runs these with them, too.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.envs.aligned import ALIGNMENT
from biberbau.envs.batch import Batch
from biberbau.games import game_ids

SHOWN = ("observations", "masks", "padded_masks", "actors", "observers", "rewards", "terminated")


def batch(game: str, **settings: Any) -> Batch:
    """A batch whose number of games is no round one."""
    return Batch(biberbau.game(game), 5, seed=1, threads=1, **settings)


@pytest.mark.parametrize("game", game_ids())
def test_every_array_is_exported_as_it_is(game: str) -> None:
    """Writable, in the machine's byte order, on the CPU, and at an address from which nobody needs to copy."""
    games = batch(game, autoreset="same_step")
    for name in (*SHOWN, "final_observations"):
        array = getattr(games, name)
        taken = np.from_dlpack(array)
        assert taken.ctypes.data == array.ctypes.data
        assert array.ctypes.data % ALIGNMENT == 0
        assert (taken.dtype, taken.shape, taken.strides) == (array.dtype, array.shape, array.strides)
        assert array.dtype.isnative
        assert array.flags.writeable
        assert array.__dlpack_device__() == (1, 0)
        assert name == "masks" or array.flags.c_contiguous


@pytest.mark.parametrize("game", game_ids())
def test_what_was_taken_shows_the_next_step(game: str) -> None:
    """Until one copies it; and it outlives the batch."""
    games = batch(game)
    taken = {name: np.from_dlpack(getattr(games, name)) for name in SHOWN}
    before = {name: array.copy() for name, array in taken.items()}
    games.step(games.sample())
    assert all(np.array_equal(taken[name], getattr(games, name)) for name in SHOWN)
    assert not np.array_equal(before["observations"], taken["observations"])
    kept = taken["observations"].copy()
    games.close()
    del games
    assert np.array_equal(taken["observations"], kept)


@pytest.mark.parametrize("game", game_ids())
def test_padded_masks_are_the_masks_with_zeros_behind(game: str) -> None:
    games = batch(game)
    actions = len(games.game.kind.actions)
    for _ in range(20):
        assert np.array_equal(games.padded_masks[:, :actions], games.masks)
        assert not games.padded_masks[:, actions:].any()
        games.step(games.sample())
    assert games.padded_masks.shape[1] - actions < 8


@pytest.mark.parametrize("game", game_ids())
def test_torch_takes_all_of_them(game: str) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: make judges")
    games = batch(game)
    taken = {name: torch.from_dlpack(getattr(games, name)) for name in SHOWN}
    for _ in range(5):
        for name, tensor in taken.items():
            assert tensor.data_ptr() == getattr(games, name).ctypes.data
            assert np.array_equal(tensor.numpy(), getattr(games, name))
        legal = torch.multinomial(taken["masks"].float(), 1).squeeze(1)
        games.step(legal)


IN_JAX = """
import jax, numpy as np, biberbau
from biberbau.envs.batch import Batch

jax.config.update("jax_enable_x64", True)  # without it JAX makes int64 int32, which is a copy
games = Batch(biberbau.game({game!r}), 5, seed=1, threads=1)
names = {names!r}
taken = {{name: jax.dlpack.from_dlpack(getattr(games, name), copy=False) for name in names}}
for _ in range(5):
    for name, array in taken.items():
        assert array.unsafe_buffer_pointer() == getattr(games, name).ctypes.data, name
        assert np.array_equal(array, getattr(games, name)), name
    legal = jax.numpy.argmax(taken["padded_masks"], axis=1).block_until_ready()
    games.step(legal)
"""


@pytest.mark.process
@pytest.mark.parametrize("game", game_ids())
def test_jax_takes_all_that_are_contiguous(game: str) -> None:
    pytest.importorskip("jax", reason="JAX is not installed: make judges")
    names = tuple(name for name in SHOWN if name != "masks")
    run = [sys.executable, "-c", IN_JAX.format(game=game, names=names)]
    done = subprocess.run(run, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

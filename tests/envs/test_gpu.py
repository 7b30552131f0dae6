"""The GPU door: in CUDA's simulator the same bytes as on the CPU, kernels compiled to PTX, clear words without a GPU.

The simulator runs everywhere. PTX needs no GPU but the extra ``cuda``; the same comparison on a real GPU needs both.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import cuda, typeof, types

import biberbau
from biberbau.envs import gpu
from biberbau.envs.batch import Batch, new_arrays, seed_streams
from biberbau.errors import DeviceError, IllegalActionError
from biberbau.games import game_ids
from biberbau.kernel.events import BUFFER, NO_EVENTS

from . import gpu_run

ROOT = Path(__file__).parent.parent.parent
Found = dict[str, Any]


@pytest.fixture(scope="module")
def simulated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Found:
    """The games that are compared, in one process: the simulator has to be chosen before Numba is imported."""
    compared = [
        item.callspec.params["game_id"]
        for item in request.session.items
        if item.path == request.path
        and isinstance(item, pytest.Function)
        and "simulated" in item.fixturenames
    ]
    file = tmp_path_factory.mktemp("gpu") / "found.npz"
    subprocess.run(
        [sys.executable, "-m", "tests.envs.gpu_run", str(file), *compared],
        cwd=ROOT,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        check=True,
    )
    with np.load(file) as found:
        return dict(found)


def compare_with_the_cpu(game_id: str, found: Found) -> None:
    """Play the same actions on the CPU: same states, masks, observations, rewards, all that a batch shows."""
    game = gpu_run.game_of(game_id)
    batch = Batch(game, gpu_run.COUNT, gpu_run.SEED, threads=1, **gpu_run.settings(game_id))  # type: ignore[arg-type]
    for n, actions in enumerate(found["actions"]):
        for name, array in gpu_run.shown(batch).items():
            assert found[name][n].dtype == array.dtype
            assert found[name][n].tobytes() == array.tobytes(), f"{name} before step {n}"
        assert found["states"][n].tobytes() == batch.states.tobytes(), f"states before step {n}"
        batch.step(actions)
    assert found["terminated"].any(), "no game was played to its end"
    assert found["rewards"].any(), "nobody was paid"

    for seat in range(game.players):
        assert (found["everyone"][seat] == batch.observe(seat)).all()
    wrong = batch.sample().copy()
    wrong[1] = len(game.kind.actions) + 5
    with pytest.raises(IllegalActionError) as error:
        batch.step(wrong)
    assert str(error.value) == str(found["error"])
    batch.reset(which=np.array([False, True, False]))
    assert found["dealt"].tobytes() == batch.states.tobytes()
    assert (int(found["moves"]), found["totals"].tolist()) == played_on_the_cpu(game)


def played_on_the_cpu(game: biberbau.Game) -> tuple[int, list[int]]:
    """What random play on a GPU has to come to: every row of its table played by the CPU's loop."""
    arrays = new_arrays(game, gpu_run.COUNT, "game", "next_step")
    seed_streams(arrays, gpu_run.SEED, np.ones(gpu_run.COUNT, dtype=np.bool_))
    table = gpu.new_table(game, arrays)
    loops = gpu.kernels_of(game).random_play
    moves = 0
    for i in range(gpu_run.COUNT):
        share = len(range(i, gpu_run.GAMES, gpu_run.COUNT))
        moves += loops.play_games(
            share,
            table.states[i],
            arrays.options,
            table.flags[i],
            table.words[i],
            table.streams[i],
            table.lucks[i],
            table.scores[i],
            table.totals[i],
            NO_EVENTS,
        )
    return moves, table.totals.sum(axis=0).tolist()


@pytest.mark.process
@pytest.mark.parametrize("game_id", game_ids())
def test_the_simulator_comes_to_the_same_bytes(game_id: str, simulated: Found) -> None:
    of_game = {
        name.split("/")[1]: array for name, array in simulated.items() if name.startswith(game_id + "/")
    }
    compare_with_the_cpu(game_id, of_game)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_gpu_comes_to_the_same_bytes(game_id: str) -> None:
    if missing := gpu.what_is_missing():
        pytest.skip(f"no GPU: {missing}")
    compare_with_the_cpu(game_id, gpu_run.run(game_id))


# ------------------------------------------------------------------------------------------- compiling without a GPU


def why_no_ptx() -> str:
    """What is missing for compiling to PTX, which takes no GPU; empty if nothing."""
    if getattr(cuda, "implementation", "") != "NVIDIA" or find_spec("cuda") is None:
        return 'numba-cuda is not installed: pip install "biberbau[cuda]"'
    from numba.cuda.cudadrv import nvrtc, nvvm

    try:
        nvvm.NVVM()
        nvrtc.get_supported_ccs()
    except Exception as error:  # each library has its own kind
        return f'{str(error).splitlines()[0]}: pip install "biberbau[cuda]"'
    return ""


def arguments(game: biberbau.Game) -> dict[str, tuple[Any, ...]]:
    """What each kernel is launched with, in host memory."""
    host = new_arrays(game, 2, "game", "next_step")
    a, b, t = (
        gpu.laid_out(host),
        gpu.laid_out(gpu.new_bench(game, 2)),
        gpu.laid_out(gpu.new_table(game, host)),
    )
    numbers, no_events = np.zeros(2, dtype=np.int64), np.zeros(1, dtype=gpu.aligned(BUFFER))
    return {
        "reset": (np.ones(2, dtype=np.bool_), a, b, no_events),
        "find_wrong": (numbers, a, numbers),
        "step": (numbers, a, b, no_events),
        "sample": (a, t.lucks, numbers),
        "observe": (numbers, a, b, a.observations),
        "play": (1, t, a.options, no_events),
    }


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", game_ids())
def test_all_kernels_compile_to_ptx(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if missing := why_no_ptx():
        pytest.skip(f"no PTX: {missing}")
    from numba.cuda import dispatcher

    # A function that a kernel calls is compiled for the GPU at hand; here there need not be one.
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    game = biberbau.game(game_id)
    kernels = gpu.kernels_of(game)
    for name, given in arguments(game).items():
        with gpu.compiling():
            signature = types.void(*(typeof(argument) for argument in given))
            kernel = getattr(kernels, name).py_func
            ptx, _ = cuda.compile(kernel, signature, cc=(9, 0), device=False, abi="numba", output="ptx")
        assert ".target sm_90" in ptx and ".entry" in ptx, name


@pytest.mark.parametrize("game_id", game_ids())
def test_records_on_a_gpu_lie_aligned(game_id: str) -> None:
    """Unaligned, Numba refuses the kernel; and they must come back as the bytes that the CPU has."""
    kind = biberbau.game(game_id).kind
    dtype = gpu.aligned(kind.dtype)
    assert dtype.isalignedstruct and dtype.names == kind.dtype.names
    packed = np.frombuffer(bytes(np.arange(kind.dtype.itemsize, dtype=np.uint8)), dtype=kind.dtype)
    assert packed.astype(dtype).astype(kind.dtype).tobytes() == packed.tobytes()


@pytest.mark.compiled
def test_compiling_leaves_the_cpu_as_it_was() -> None:
    from biberbau.kernel.events import emit

    emit.compile(None)  # type: ignore[attr-defined]
    with gpu.compiling():
        assert emit._can_compile  # type: ignore[attr-defined]
    assert not emit._can_compile  # type: ignore[attr-defined]


# --------------------------------------------------------------------------------------------------- without a GPU


def test_a_machine_without_gpu_says_what_is_missing() -> None:
    missing = gpu.what_is_missing()
    if not missing:
        pytest.skip("this machine has a GPU")
    with pytest.raises(DeviceError) as error:
        gpu.GpuBatch(biberbau.game(game_ids()[0]), 8)
    assert str(error.value) == missing


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("implementation", "driver", "said"),
    [
        ("Built-in", None, 'numba-cuda is not installed, and the CUDA target inside Numba.*"biberbau.cuda."'),
        (
            "NVIDIA",
            "Error at driver init:\n\nno such library",
            "no NVIDIA driver.*Error at driver init: no such.*nvidia-smi",
        ),
        ("NVIDIA", None, 'libnvvm.*"biberbau.cuda."'),
    ],
    ids=["package", "driver", "compiler"],
)
def test_each_thing_missing_has_its_words(
    implementation: str, driver: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "implementation", implementation, raising=False)
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    monkeypatch.setattr(cuda, "cuda_error", lambda: driver)
    with pytest.raises(DeviceError, match=said):
        gpu.GpuBatch(biberbau.game(game_ids()[0]), 8)


def test_interpreted_rules_do_not_run_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "INTERPRETED", True)
    with pytest.raises(DeviceError, match="unset it"):
        gpu.GpuBatch(biberbau.game(game_ids()[0]), 8)
    monkeypatch.setattr(gpu, "INTERPRETED", False)
    monkeypatch.setattr(gpu.config, "ENABLE_CUDASIM", 1)
    with pytest.raises(DeviceError, match="NUMBA_DISABLE_JIT=1"):
        gpu.GpuBatch(biberbau.game(game_ids()[0]), 8)


@pytest.mark.process
@pytest.mark.compiled
def test_nothing_else_imports_cuda() -> None:
    """The base package and the CPU's batches stay free of it."""
    seen = "import sys, biberbau.envs.batch, biberbau.cli.app; print('numba.cuda.cudadrv' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout.strip() == "False"

"""Batches of games on a GPU: the rules that the CPU runs, compiled by Numba for CUDA, a game for each thread.

Importable everywhere; ``what_is_missing`` lists what a machine lacks.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

import numpy as np
from numba import cuda
from numba.core import config
from numba.core.dispatcher import Dispatcher
from numpy.typing import NDArray

from ..errors import DeviceError, OptionError
from ..kernel.compiled import INTERPRETED, for_other_types, specialise
from ..kernel.events import BUFFER
from ..match import Game, Position
from .arrays import Arrays, Bench
from .batch import Seeds, illegal, loops_of, new_arrays, seed_streams
from .gpu_kernels import Table
from .random_games import Played

THREADS_PER_BLOCK = 64
"""Threads diverge, and a block occupies its place until its last thread is done, so blocks are small. Two warps are the
fewest with which 32 blocks fill a multiprocessor of 2,048 threads.
"""

SCRATCH = 2
"""States for each thread besides its game: a blank one and a concealed one."""

DeviceArray = Any
"""An array in the GPU's memory: anything with ``__cuda_array_interface__`` (Numba's own, PyTorch's, CuPy's, JAX's)."""

Rows = TypeVar("Rows", Arrays, Bench, Table)


def what_is_missing() -> str:
    """The packages or devices that this machine lacks for games on a GPU, and how to get them; empty if none."""
    if config.ENABLE_CUDASIM:
        return "" if INTERPRETED else "CUDA's simulator interprets what it runs: set NUMBA_DISABLE_JIT=1, too"
    if INTERPRETED:
        return "NUMBA_DISABLE_JIT is set, and a GPU runs only what is compiled: unset it"
    if getattr(cuda, "implementation", "Built-in") == "Built-in":
        return (
            "the package numba-cuda is not installed, and the CUDA target inside Numba, which it replaces, "
            'cannot compile the rules: pip install "biberbau[cuda]"'
        )
    if cuda.is_available():
        return ""
    failed = cuda.cuda_error()
    if failed is not None:
        return (
            f"no NVIDIA driver with a GPU answers ({' '.join(str(failed).split())}); `nvidia-smi` has to list one, "
            "and the driver is installed with the system, not with pip"
        )
    return 'CUDA\'s compiler (libnvvm) is not installed: pip install "biberbau[cuda]"'


_BEGUN: set[int] = set()
"""The processes, this one and its ancestors by fork, in which a batch was made."""


def check_process() -> None:
    """DeviceError in a process that was forked off one that had a batch: CUDA does not survive that."""
    if _BEGUN and os.getpid() not in _BEGUN:
        raise DeviceError(
            "this process was forked from one that had a batch on the GPU, and CUDA does not survive a fork: "
            'start it with multiprocessing.get_context("spawn") or "forkserver" (PyTorch\'s loaders: '
            'multiprocessing_context="spawn") and make the batch there'
        )


def aligned(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with every number at a multiple of its size, as a GPU needs it."""
    fields: list[Any] = []
    for name, (field, *_) in (dtype.fields or {}).items():
        fields.append((name, *field.subdtype) if field.subdtype else (name, field))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def laid_out(rows: Rows) -> Rows:
    """Arrays in host memory with their records aligned."""
    records = {name: array for name, array in rows._asdict().items() if array.dtype.fields}
    return rows._replace(**{name: array.astype(aligned(array.dtype)) for name, array in records.items()})


def new_bench(game: Game, count: int) -> Bench:
    """The threads' working space, a row for each; parts for the players of a CPU batch are empty."""
    return Bench(
        scratch=np.zeros((count, SCRATCH), dtype=game.kind.dtype),
        memory=np.zeros((count, 0), dtype=np.uint64),
        scores=np.zeros((count, game.players), dtype=np.int32),
        flags=np.zeros((count, 0, 0), dtype=np.uint8),
        values=np.zeros((count, 0), dtype=np.float64),
        unpaid=np.zeros((count, 0), dtype=np.float32),
    )


def new_table(game: Game, a: Arrays) -> Table:
    """The working space of random play. Its streams are the players', so that the games of the batch keep theirs."""
    count = len(a.states)
    words = np.zeros_like(a.words)
    return Table(
        states=np.zeros((count, 2), dtype=game.kind.dtype),
        streams=a.dice.copy(),
        lucks=a.dice["key1"].reshape(count, 1).copy(),
        flags=words.view(np.uint8),
        words=words,
        scores=np.zeros((count, game.players), dtype=np.int32),
        totals=np.zeros((count, game.players), dtype=np.int64),
        moves=np.zeros(count, dtype=np.int64),
    )


def kernels_of(game: Game) -> ModuleType:
    """The kernels for a game; each is compiled when it is first called."""
    kind = game.kind
    return specialise(
        "biberbau.envs.gpu_kernels",
        kind.id,
        kind.rules,
        stepping=loops_of(kind),
        random_play=specialise("biberbau.envs.random_play", kind.id, kind.rules),
    )


@contextmanager
def compiling() -> Iterator[None]:
    """Allow functions with fixed argument types (``compiled(signature=…)``) to be compiled for others, within the
    block.

    An aligned record has another type than the same record packed. Compiled CPU code is unaffected.
    """
    ours = [module for name, module in list(sys.modules.items()) if name.startswith("biberbau.")]
    values = [value for module in ours for value in vars(module).values() if isinstance(value, Dispatcher)]
    with for_other_types(dict.fromkeys(values)):
        yield


class GpuBatch:
    """``count`` games side by side in a GPU's memory: ``Batch`` without opponents, and the same games from the same seed.

    ``observations``, ``masks``, ``actors``, ``observers``, ``rewards``, ``terminated`` and ``final_observations`` are
    arrays on the device, with the shapes and dtypes of ``Batch``, and written in place. ``torch.as_tensor(array)`` and
    ``cupy.asarray(array)`` share their memory, and ``step`` shares that of its argument: nothing is copied. All work
    goes into CUDA's default stream. Constructing one raises DeviceError where there is no GPU to run on.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seed: Seeds = None,
        *,
        rewards: str = "game",
        autoreset: str = "next_step",
    ) -> None:
        check_process()
        missing = what_is_missing()
        if missing:
            raise DeviceError(missing)
        _BEGUN.add(os.getpid())
        self.game, self.count = game, count
        self.rewards_by, self.autoreset = rewards, autoreset
        self._host = new_arrays(game, count, rewards, autoreset)
        self._kernels = kernels_of(game)
        self._blocks = -(-count // THREADS_PER_BLOCK)
        self._compiled: set[str] = set()
        self._arrays = _on_device(self._host)
        self._bench = _on_device(new_bench(game, count))
        self._table: Any = None  # made by the first random play
        self._no_events = cuda.to_device(np.zeros(1, dtype=aligned(BUFFER)))
        self._wrong = cuda.to_device(np.array([count]))
        self._lucks = cuda.to_device(np.zeros((count, 1), dtype=np.uint64))
        self._sampled = cuda.to_device(np.zeros(count, dtype=np.int64))
        a = self._arrays
        self.observations, self.final_observations = a.observations, a.finals
        self.masks: DeviceArray = a.words.view(np.int8)[:, : len(game.kind.actions)]
        self.actors, self.observers = a.actors, a.observers
        self.rewards, self.terminated = a.rewards, a.terminated
        self._seed(secrets.token_hex(16), np.ones(count, dtype=np.bool_))
        self.reset(seed)

    # ------------------------------------------------------------------------------------------------- playing

    def reset(self, seed: Seeds = None, which: NDArray[np.bool_] | None = None) -> None:
        """Deal anew: all games, or those marked in ``which: bool[count]``, on the host. Without a seed streams go on."""
        check_process()
        marked = np.ones(self.count, dtype=np.bool_) if which is None else which
        self._check(marked, "which", np.bool_)
        if seed is not None:
            self._seed(seed, marked)
        self._run("reset", cuda.to_device(marked), self._arrays, self._bench, self._no_events)

    def step(self, actions: DeviceArray) -> None:
        """Play one action in each game, ``int64[count]`` on the device (an array on the host is copied there).

        If any is illegal, IllegalActionError is raised and nothing changes: every step waits for this answer.
        """
        check_process()
        chosen = self._as_int64(actions, "actions")
        self._run("find_wrong", chosen, self._arrays, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < self.count:
            self._wrong.copy_to_device(np.array([self.count]))
            action = int(chosen[wrong : wrong + 1].copy_to_host()[0])
            raise illegal(self.game, self.position(wrong).state, wrong, action)
        self._run("step", chosen, self._arrays, self._bench, self._no_events)

    def sample(self) -> DeviceArray:
        """A random legal action for every game (-1 where it is over), all equally likely; the next call overwrites it."""
        check_process()
        self._run("sample", self._arrays, self._lucks, self._sampled)
        return self._sampled

    def observe(self, seats: DeviceArray, out: DeviceArray) -> None:
        """Any seat's observation (``int64[count]``, one for each game), into ``out: float32[count, encoded]``.

        Seats are not checked, so that nothing waits: only numbers from 0 to the last seat are valid.
        """
        check_process()
        self._run("observe", self._as_int64(seats, "seats"), self._arrays, self._bench, _shared(out))

    def play(self, games: int) -> Played:
        """Deal ``games`` games and play them at random, to their end; the games of the batch are unaffected."""
        check_process()
        if games < 1:
            raise OptionError(f"at least one game can be played, not {games}")
        if self._table is None:
            self._table = _on_device(new_table(self.game, self._host))
        table = self._table
        table.moves.copy_to_device(np.zeros(self.count, dtype=np.int64))
        table.totals.copy_to_device(np.zeros((self.count, self.game.players), dtype=np.int64))
        self._run("play", games, table, self._arrays.options, self._no_events)
        scores: NDArray[np.int64] = table.totals.copy_to_host().sum(axis=0)
        return Played(games, int(table.moves.copy_to_host().sum()), scores)

    # ----------------------------------------------------------------------------------------- on the host

    def states(self) -> NDArray[Any]:
        """A copy of the true states, for analysis: they contain secrets."""
        check_process()
        states: NDArray[Any] = self._arrays.states.copy_to_host().astype(self.game.kind.dtype)
        return states

    def position(self, number: int) -> Position:
        """The true position of a game, a copy; for files, replays and tests."""
        check_process()
        row = self._arrays.states[number : number + 1].copy_to_host()
        return Position(self.game, row.astype(self.game.kind.dtype)[0])

    # ------------------------------------------------------------------------------------------------- inside

    def _run(self, name: str, *arguments: Any) -> None:
        kernel = getattr(self._kernels, name)[self._blocks, THREADS_PER_BLOCK]
        if name in self._compiled:
            kernel(*arguments)
            return
        with compiling():
            kernel(*arguments)
        self._compiled.add(name)

    def _seed(self, seed: Seeds, marked: NDArray[np.bool_]) -> None:
        a = self._host
        a.streams[:] = self._arrays.streams.copy_to_host()
        seed_streams(a, seed, marked)
        self._arrays.streams.copy_to_device(a.streams.astype(aligned(a.streams.dtype)))
        lucks = self._lucks.copy_to_host()
        lucks[marked, 0] = a.dice["key0"][marked]
        self._lucks.copy_to_device(lucks)
        self._table = None

    def _as_int64(self, given: DeviceArray, what: str) -> DeviceArray:
        array = _shared(cuda.to_device(given) if isinstance(given, np.ndarray) else given)
        self._check(array, what, np.int64)
        if not array.is_c_contiguous():
            raise OptionError(f"{what} have to be contiguous in memory")
        return array

    def _check(self, array: DeviceArray, what: str, dtype: type[np.generic]) -> None:
        if array.shape != (self.count,) or array.dtype != dtype:
            expected = f"{np.dtype(dtype)}[{self.count}]"
            raise OptionError(
                f"{what}: {expected} expected, one for each game, not {array.dtype}{list(array.shape)}"
            )


def _shared(array: DeviceArray) -> DeviceArray:
    """The same memory as a Numba array."""
    return array if hasattr(array, "copy_to_host") else cuda.as_cuda_array(array)


def _on_device(rows: Rows) -> Any:
    """The same arrays on the GPU; masks and their words still share memory."""
    moved = {name: cuda.to_device(array) for name, array in laid_out(rows)._asdict().items()}
    if "words" in moved:
        moved["flags"] = moved["words"].view(np.uint8)
    return rows._replace(**moved)

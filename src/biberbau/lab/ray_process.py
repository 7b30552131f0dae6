"""Blocks on a Ray cluster for somebody who must not end with it: a process of its own stands between.

What is connected to a cluster is ended by Ray when the cluster goes away, and waits long for blocks. A server can do
neither. So a child process hands blocks over (``ray_blocks.py``), and only what they come to arrives here, by a pipe.
"""

from __future__ import annotations

import pickle
import signal
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ..errors import BiberbauError, OptionError
from ..kernel.game import Document
from .blocks import BlockError, Work, ctrl_c_waits, pickled, results

LOOKS = 0.2
"""Seconds for which a block is awaited before the caller may look at something else."""


class AwayError(BiberbauError, ConnectionError):
    """A cluster that does not answer, or not any more."""


class Told(NamedTuple):
    """What a block came to, and the CPU seconds that it took."""

    block: Document
    seconds: float


@dataclass(frozen=True)
class Timed:
    """A work whose blocks say how long they took."""

    work: Work

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return self.work.plan()

    def prepare(self) -> None:
        """As ``blocks.Work`` has it."""
        self.work.prepare()

    def block(self, number: int) -> Document:
        """As ``blocks.Work`` has it."""
        began = time.thread_time()
        block = self.work.block(number)
        return {"block": block, "seconds": time.thread_time() - began}


class RayProcess:
    """A process that is connected to the cluster at ``address``, from the first blocks on until it is closed."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pipe: Connection | None = None
        self._process: Any = None

    def blocks(self, work: Work, first: int, count: int) -> Iterator[Told | None]:
        """The blocks from ``first`` up to ``count``, in order; None whenever none has come for ``LOOKS`` seconds.
        AwayError where the cluster does not answer.
        """
        pipe = self._pipe or self._begin()
        try:
            pipe.send((pickled(Timed(work)), first, count))
            while first < count:
                if not pipe.poll(LOOKS):
                    yield None
                    continue
                told = pipe.recv()
                if isinstance(told, Exception):
                    raise told
                first += 1
                yield Told(told["block"], told["seconds"])
        except (EOFError, OSError) as gone:
            if isinstance(gone, AwayError):
                raise
            raise AwayError(f"the Ray cluster at {self._address} has gone away") from gone

    def _begin(self) -> Connection:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._address, theirs), daemon=True)
        with ctrl_c_waits():
            self._process.start()
        theirs.close()
        return self._pipe

    def close(self) -> None:
        """End it; the cluster drops what it was doing for it."""
        if self._pipe is not None:
            self._process.kill()  # first: a thread that waits for a block finds the other end closed
            self._process.join()
            self._pipe.close()
            self._pipe = None


def _serve(address: str, pipe: Connection) -> None:
    """Hand blocks over, in a process of its own, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        try:
            _hand_over(address, pipe)
        except (AwayError, BlockError, OptionError) as error:
            pipe.send(error)


def _hand_over(address: str, pipe: Connection) -> None:
    from ray.exceptions import RayError

    from .ray_blocks import OnRay

    try:
        cluster = OnRay(address)
    except OptionError as error:
        raise AwayError(str(error)) from error
    while True:
        held, first, count = pipe.recv()
        work: Work = pickle.loads(held)
        try:
            with closing(results(work, count, doing=cluster, first=first)) as blocks:
                for block in blocks:
                    pipe.send(block)
        except RayError as error:
            raise AwayError(f"the Ray cluster at {address} has gone away: {type(error).__name__}") from error

"""Work in blocks: a block's result follows from its number alone, so it may be done in any process, at any time.

A work states what its blocks depend on (``plan``) and does one of them (``block``). ``results`` yields them in order,
from a file as far as they are there, and appends the others to it. A ``Doing`` decides where they are done: ``here``,
or in other processes (``Processes``). The results are the same, byte for byte.
"""

from __future__ import annotations

import pickle
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, Protocol

from ..errors import BiberbauError, OptionError
from ..kernel.game import Document
from .block_file import BlockFile

DEATHS = 3
"""A block that has killed this many processes is given up."""

AHEAD = 2
"""At most this many blocks for each process wait for an earlier one: they would be lost if this process were killed."""

Done = Generator[tuple[int, Document], None, None]
"""Blocks with their numbers, in any order."""


class BlockError(BiberbauError, RuntimeError):
    """A block that cannot be done."""


class Work(Protocol):
    """Something that is done block by block. It is pickled for other processes."""

    def plan(self) -> Document:
        """Everything that its blocks depend on besides their numbers, as JSON."""

    def prepare(self) -> None:
        """Compile everything that a block needs, so that several processes find it compiled."""

    def block(self, number: int) -> Document:
        """The result of the block with that number, from 0: JSON, the same wherever and whenever it is done."""


class Doing(Protocol):
    """Where blocks are done."""

    def __call__(self, work: Work, numbers: Iterator[int]) -> Done:
        """Do the blocks of these numbers, which ascend.

        A number is taken when its block begins: ``numbers`` may end early, and blocks that have begun are done all the
        same. If it is closed half-way, no process is left.
        """


def here(work: Work, numbers: Iterator[int]) -> Done:
    """Do blocks in this process, one after another."""
    for number in numbers:
        yield number, work.block(number)


def results(
    work: Work,
    count: int,
    file: BlockFile | None = None,
    doing: Doing = here,
    stop: Callable[[], bool] = lambda: False,
    first: int = 0,
) -> Generator[Document, None, None]:
    """The blocks from ``first`` up to ``count`` in order; fewer once ``stop`` says so, after those that have begun.

    ``file``: of the blocks that are done already; the others are appended, each as soon as all before it are there.
    """
    known = first if file is None else min(file.count, count)
    if file is not None:
        yield from islice(file.finished(), known)
    following, waiting = known, dict[int, Document]()

    def numbers() -> Iterator[int]:
        for number in range(known, count):
            if stop():
                return
            yield number

    with closing(doing(work, numbers())) as done:
        for number, result in done:
            waiting[number] = result
            while following in waiting:
                result = waiting.pop(following)
                if file is not None:
                    file.add(result)
                following += 1
                yield result


class CtrlC:
    """A context in which Ctrl-C asks to stop when the blocks that have begun are done, and a second one stops at once."""

    def __init__(self, says: Callable[[], None] = lambda: None) -> None:
        self._says = says
        self.asked = False

    def __call__(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return self.asked

    def __enter__(self) -> CtrlC:
        if threading.current_thread() is threading.main_thread():
            self._before: Any = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        self._says()


def processes(count: int) -> Doing:
    """``count`` processes at once; 1 is this one."""
    if count < 1:
        raise OptionError(f"blocks are done by at least one process, not by {count}")
    return here if count == 1 else Processes(count)


Answer = tuple[Document | None, Exception | None]
"""The result of a block in another process, or its error."""


def pickled(work: Work) -> bytes:
    """A work pickled for other processes; an OptionError where it cannot be."""
    try:
        return pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise OptionError(
            f"this cannot be done in other processes: {error}. "
            "Bots of your own must be objects of a class, or functions, of an importable module"
        ) from error


def answered(held: bytes, number: int) -> Answer:
    """Do a block of a pickled work, in another process."""
    return _tried(pickle.loads(held), number)


def _tried(work: Work, number: int) -> Answer:
    try:
        return work.block(number), None
    except BiberbauError as error:
        return None, error
    except Exception:
        return None, BlockError(f"block {number} failed:\n{traceback.format_exc()}")


class Processes:
    """Does blocks in other processes of this machine. One that dies is replaced, and its block done again.

    They are spawned, not forked: compiled code and running threads do not survive a fork.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._context = get_context("spawn")

    def __call__(self, work: Work, numbers: Iterator[int]) -> Done:
        """As ``Doing`` says."""
        held = pickled(work)
        work.prepare()
        pool = _Pool(self._count, self._context, held, numbers)
        try:
            while busy := pool.busy():
                for ready in connection.wait(list(busy)):
                    worker = busy[ready]  # type: ignore[index]  # only pipes are waited for
                    number, result = worker.number, worker.result()
                    assert number is not None
                    if result is None:
                        pool.replace(worker, number)
                    else:
                        pool.begun.discard(number)
                        yield number, result
        finally:
            for worker in pool.workers:
                worker.end()


class _Pool:
    """The processes of one work. ``begun``: the blocks that have been handed out and are not done."""

    def __init__(self, count: int, context: Any, pickled: bytes, numbers: Iterator[int]) -> None:
        self.workers: list[_Worker] = []
        self.begun: set[int] = set()
        self._count, self._context, self._pickled, self._numbers = count, context, pickled, numbers
        self._again: list[int] = []
        self._deaths: Counter[int] = Counter()
        self._furthest = 0

    def busy(self) -> dict[Connection, _Worker]:
        """Give every process a block; returns those that have one, by their pipes."""
        idle = [worker for worker in self.workers if worker.number is None]
        for _ in range(self._count - len(self.workers) + len(idle)):
            if (number := self._next()) is None:
                break
            if not idle:
                idle.append(_Worker(self._context, self._pickled))
                self.workers.append(idle[-1])
            idle.pop().begin(number)
        return {worker.pipe: worker for worker in self.workers if worker.number is not None}

    def _next(self) -> int | None:
        if self._again:
            return self._again.pop()
        if self.begun and self._furthest - min(self.begun) >= AHEAD * self._count:
            return None
        number = next(self._numbers, None)
        if number is not None:
            self._furthest = number
            self.begun.add(number)
        return number

    def replace(self, worker: _Worker, number: int) -> None:
        """Redo the block of a process that has died; a BlockError when that happens again and again."""
        self.workers.remove(worker)
        status = worker.end()
        self._deaths[number] += 1
        if self._deaths[number] >= DEATHS:
            raise BlockError(
                f"block {number} has ended {DEATHS} processes, the last with status {status}; "
                "if memory is short, try fewer processes"
            )
        self._again.append(number)


class _Worker:
    """Another process, and its block."""

    def __init__(self, context: Any, pickled: bytes) -> None:
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.number: int | None = None
        self._process = context.Process(target=_serve, args=(pickled, theirs), daemon=True)
        with ctrl_c_waits():
            self._process.start()
        theirs.close()  # so that the death of the process is an end of file here

    def begin(self, number: int) -> None:
        """Give it a block. If it has died in the meantime, that is noticed where its result is awaited."""
        self.number = number
        with suppress(OSError):
            self.pipe.send(number)

    def result(self) -> Document | None:
        """The result of its block; None when it has died. An error of the block is raised here."""
        try:
            result, error = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if error is not None:
            raise error
        self.number = None
        found: Document = result
        return found

    def end(self) -> int | None:
        """End it; its exit status."""
        self.pipe.close()
        self._process.kill()
        self._process.join()
        status: int | None = self._process.exitcode
        return status


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Around the start of a process, which takes this over: Ctrl-C would end it with a trace while it is not ready."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pickled: bytes, pipe: Connection) -> None:
    """Do blocks in a process of its own, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides
    work: Work = pickle.loads(pickled)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_tried(work, pipe.recv()))

"""Servers for tests, forked from a process that has imported everything and loaded Beasty Bar's rules.

Of the CPU seconds that a server takes to start, nearly all go into that. It is done once for all tests of a process.
Starts as they are, with ``python -m biberbau serve``, are what ``test_serve.py`` and ``tests/release`` are about.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection

_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.web.loaded"])


def _serve(
    arguments: Sequence[str], env: Mapping[str, str], out: Connection, errors: Connection | None
) -> None:
    """In the fork: what ``python -m tests.web.started`` does with these arguments."""
    os.setsid()
    os.dup2(out.fileno(), 1)
    if errors is not None:
        os.dup2(errors.fileno(), 2)
    os.environ.clear()
    os.environ.update(env)
    from . import loaded

    loaded.serve(arguments)


class Forked:
    """A server in a process of its own, with what tests use of ``subprocess.Popen``.

    ``out`` and ``errors``: where it writes; without ``out`` its lines are read from ``stdout``.
    """

    def __init__(
        self,
        arguments: Sequence[str],
        env: Mapping[str, str],
        out: int | None = None,
        errors: int | None = None,
    ) -> None:
        read, write = os.pipe() if out is None else (None, os.dup(out))
        self.stdout = None if read is None else os.fdopen(read, encoding="utf-8")
        given = Connection(write, readable=False)
        told = None if errors is None else Connection(os.dup(errors), readable=False)
        self._process = _CONTEXT.Process(target=_serve, args=(arguments, env, given, told))
        sys.audit("os.fork")  # selecting.py finds out which tests start processes
        self._process.start()
        for one in (given, told):
            if one is not None:
                one.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("a forked server", timeout or 0)
        return self._process.exitcode

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        if self.poll() is None:
            self._process.kill()

"""Blocks on many machines: a ``Doing`` that hands them to Ray. Nothing else here imports it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import ray
from ray.exceptions import OutOfMemoryError, RayError, RayTaskError, WorkerCrashedError

from .. import __version__
from ..errors import OptionError
from .blocks import AHEAD, DEATHS, Answer, BlockError, Done, Work, answered, pickled

ANSWERS = 10.0
"""Seconds in which a cluster's address answers."""

LOCAL = "local"
"""Used as an address: Ray's own processes on this machine, as long as this one runs."""


class OnRay:
    """Does blocks on a Ray cluster, as many at once as it has CPUs. A block whose process dies is done again elsewhere.

    ``address``: as ``ray.init`` takes it (``host:6379``, ``auto``), or ``local``. biberbau of the
    same version must be installed on every machine. OptionError where no cluster answers.
    """

    def __init__(self, address: str, cpus: int | None = None) -> None:
        """``cpus``: the number for ``local``; all of the machine by default."""
        if ray.is_initialized():
            found = ray.get_runtime_context().gcs_address
            if address not in (LOCAL, "auto", found):
                raise OptionError(f"this process is connected to the Ray cluster at {found} already")
        else:
            more = {"num_cpus": cpus, "include_dashboard": False} if address == LOCAL else {}
            try:
                _check(address)
                ray.init(address=address, logging_level="ERROR", log_to_driver=False, **more)
            except Exception as error:  # a node that starts too slowly raises no class of its own
                said = str(error).strip().splitlines()
                raise OptionError(
                    f"no Ray cluster at {address}: {said[0] if said else type(error).__name__} "
                    "(give host:port of one, auto for the one on this machine, or local; a cluster with a token wants it "
                    "in RAY_AUTH_TOKEN)"
                ) from error
        self._do = ray.remote(num_cpus=1, max_retries=DEATHS - 1)(_answer)

    @property
    def at_once(self) -> int:
        """The number of blocks done at once: the cluster's CPUs now."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __call__(self, work: Work, numbers: Iterator[int]) -> Done:
        """As ``Doing`` says."""
        held = pickled(work)
        work.prepare()
        there, doing, furthest = ray.put(held), dict[Any, int](), 0
        try:
            while True:
                count = self.at_once
                while len(doing) < count and not (doing and furthest - min(doing.values()) >= AHEAD * count):
                    if (following := next(numbers, None)) is None:
                        break
                    furthest = following
                    doing[self._do.remote(__version__, there, following)] = following
                if not doing:
                    return
                (ready,), _ = ray.wait(list(doing), num_returns=1)
                number = doing.pop(ready)
                yield number, _result(ready, number)
        finally:
            for left in doing:
                with suppress(RayError):
                    ray.cancel(left, force=True)


def _check(address: str) -> None:
    """An OSError where nothing listens at ``host:port``: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS).close()


def _answer(version: str, held: bytes, number: int) -> Answer:
    """Do a block in one of Ray's processes."""
    if version != __version__:
        return None, OptionError(f"a machine of the cluster has biberbau {__version__}, not {version}")
    return answered(held, number)


def _result(ready: Any, number: int) -> dict[str, Any]:
    """The result of a block. Its error is raised here; a BlockError where its process died again and again."""
    try:
        result, error = ray.get(ready)
    except (WorkerCrashedError, OutOfMemoryError) as died:
        raise BlockError(
            f"block {number} has ended {DEATHS} processes; if memory is short, let fewer run on one machine"
        ) from died
    except RayTaskError as failed:
        raise BlockError(f"block {number} could not be begun on the cluster: {failed.cause}") from failed
    if error is not None:
        raise error
    assert result is not None
    found: dict[str, Any] = result
    return found

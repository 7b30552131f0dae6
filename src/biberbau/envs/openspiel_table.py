"""A node's data of OpenSpiel's tree: the beginning of a desk as immutable bytes."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from ..kernel.events import CAPACITY
from ..kernel.rng import STREAM, Rng, dictated_stream
from ..match import Game
from .env_record import DEAL, KEPT, LOOK, NOBODY, TAKE_UP, new_desk, turns_of

MOST_WAYS = 1 << 17
"""The most combined outcomes of one action's draws that are merged: some seconds."""


class Went(NamedTuple):
    """The result of an action: ``kept`` of the node after it, the seat that acts there (OVER or ILLEGAL, see ``desk``),
    how many rounds are over, the number of outcomes of an unknown draw (0: there was none), events as ``int16[n, 7]``,
    ids of the actor's legal actions, ascending.
    """

    kept: bytes
    seat: int
    rounds: int
    asked: int
    rows: bytes
    legal: list[int]


def told_stream(results: Sequence[tuple[int, int]], chance: str) -> Rng:
    """A stream whose first draws are given; OptionError when they are too many for that ``chance``."""
    try:
        return dictated_stream(results)
    except OverflowError as error:
        raise OptionError(
            f"chance={chance}: {error}; this game has too many draws for it; chance=sampled has no limit"
        ) from error


class Table(threading.local):
    """A desk of a thread's own, on which nodes are laid out."""

    def __init__(self, game: Game) -> None:
        desk = new_desk(game, "rounds")
        fields = desk.dtype.fields
        assert fields is not None
        self._desk, self._turn = desk, turns_of(game.kind).turn
        self._memory = desk.view(np.uint8).data.cast("B")
        self._size = fields[KEPT[-1]][1] + fields[KEPT[-1]][0].itemsize
        self._stream = fields["stream"][1]
        self._state = game.kind.dtype
        self._rounds, self._asked = desk["rounds"], desk["stream"]["asked"]
        events = desk["events"]
        events["capacity"] = CAPACITY
        self._mask: NDArray[np.uint8] = desk["mask"][0]
        at = fields["events"][1]
        self._told = slice(at + 2, at + 6)  # the number of events, and of those that did not fit
        self._counts: NDArray[np.int16] = desk.view(np.uint8)[fields["events"][1] :][:6].view(np.int16)
        self._rows: NDArray[np.int16] = events["rows"][0]
        self._observation: NDArray[np.float32] = desk["observation"][0]

    def _lay(self, kept: bytes | None, rng: Rng | None) -> None:
        self._memory[: self._size] = bytes(self._size) if kept is None else kept
        if rng is not None:
            self._desk["stream"] = rng
        self._memory[self._told] = b"\0\0\0\0"

    def go(self, kept: bytes | None, action: int | None, rng: Rng | None = None) -> Went:
        """Play an action (None: deal), with the stream that lies there or with another one."""
        self._lay(kept, rng)
        seat = self._turn(self._desk, DEAL if action is None else action, NOBODY)
        _, count, lost = self._counts.tolist()
        if lost:
            raise OverflowError(f"{lost} events did not fit a buffer of {CAPACITY}")
        return Went(
            self._memory[: self._size].tobytes(),
            seat,
            self._rounds.item(),
            self._asked.item(),
            self._rows[:count].tobytes(),
            self._mask.nonzero()[0].tolist(),
        )

    def falls(self, kept: bytes | None, action: int | None) -> list[tuple[float, Went]]:
        """All outcomes of an action (None: the deal) over its draws, each with its probability.

        The future depends on the state, and knowledge on the state and on the events: so draws after which both are the
        same bytes are merged.
        """
        found: dict[tuple[bytes, bytes], tuple[list[int], Went]] = {}
        waiting: list[tuple[tuple[tuple[int, int], ...], int]] = [((), 1)]
        tried = 0
        while waiting:
            results, ways = waiting.pop()
            went = self.go(kept, action, told_stream(results, "merged"))
            if went.asked:
                next_ways = range(went.asked - 1, -1, -1)
                waiting += [((*results, (way, went.asked)), ways * went.asked) for way in next_ways]
                continue
            tried += 1
            if tried > MOST_WAYS:
                raise OptionError(
                    f"chance=merged: the draws of one action can fall in more than {MOST_WAYS} ways: that takes too long "
                    "to merge; chance=explicit has a node for each draw, chance=sampled no limit"
                )
            denominators, _ = found.setdefault((went.kept[: self._state.itemsize], went.rows), ([], went))
            denominators.append(ways)
        return [(sum(1 / ways for ways in denominators), went) for denominators, went in found.values()]

    def put(self, kept: bytes, state: np.record, rng: Rng | None) -> Went:
        """The same node with another state."""
        self._lay(kept, rng)
        self._desk["state"] = state
        seat = self._turn(self._desk, TAKE_UP, NOBODY)
        legal = self._mask.nonzero()[0].tolist()
        return Went(self._memory[: self._size].tobytes(), seat, self._rounds.item(), 0, b"", legal)

    def state(self, kept: bytes) -> np.record:
        """A copy of the state at a node."""
        found: np.record = np.frombuffer(bytearray(kept[: self._state.itemsize]), dtype=self._state)[0]
        return found

    def stream(self, kept: bytes) -> Rng:
        """A copy of the stream at a node."""
        lies = kept[self._stream : self._stream + STREAM.itemsize]
        found: Rng = np.frombuffer(bytearray(lies), dtype=STREAM)[0]
        return found

    def encoded(self, kept: bytes, seat: int) -> NDArray[np.float32]:
        """A seat's observation at a node, ``float32[encoded]``."""
        self._lay(kept, None)
        self._turn(self._desk, LOOK, seat)
        return self._observation.copy()

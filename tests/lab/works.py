"""Works in blocks that other processes can import: one that only counts, and some that go wrong."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from biberbau.errors import OptionError
from biberbau.kernel.rng import key_of
from biberbau.lab.deal_blocks import DealBlocks
from biberbau.lab.puzzle_mining import Mining


@dataclass(frozen=True)
class Counting:
    """A block is a few bytes that follow from its number."""

    seed: int = 0

    def plan(self) -> dict[str, Any]:
        return {"work": "counting", "seed": self.seed}

    def prepare(self) -> None:
        pass

    def block(self, number: int) -> dict[str, Any]:
        return {"bytes": key_of(f"{self.seed} {number}".encode(), "counting").hex()}


@dataclass(frozen=True)
class Refusing(Counting):
    """Block 3 raises."""

    known: bool = True

    def block(self, number: int) -> dict[str, Any]:
        if number == 3:
            raise OptionError("block 3 is refused") if self.known else ZeroDivisionError("a fault")
        return super().block(number)


def dies_once(folder: str, number: int) -> None:
    """End this process as the system does that has no memory left, when a block is begun for the first time."""
    mark = Path(folder, f"died {number}")
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True)
class Deadly(Counting):
    """Some blocks end their process: for good, or (with ``folder``) the first time."""

    blocks: tuple[int, ...] = (3,)
    folder: str = ""

    def block(self, number: int) -> dict[str, Any]:
        if number in self.blocks:
            if self.folder:
                dies_once(self.folder, number)
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().block(number)


@dataclass(frozen=True)
class Interrupted(Counting):
    """Somebody presses Ctrl-C in some blocks."""

    blocks: tuple[int, ...] = (3,)

    def block(self, number: int) -> dict[str, Any]:
        if number in self.blocks:
            signal.raise_signal(signal.SIGINT)
        return super().block(number)


@dataclass(frozen=True)
class MortalDeals(DealBlocks):
    """Deals of the arena; block 1 ends its process the first time."""

    folder: str = ""

    def block(self, number: int) -> dict[str, Any]:
        if number == 1:
            dies_once(self.folder, number)
        return super().block(number)


@dataclass(frozen=True)
class MortalMining(Mining):
    """Puzzles; block 1 ends its process the first time."""

    folder: str = ""

    def block(self, number: int) -> dict[str, Any]:
        if number == 1:
            dies_once(self.folder, number)
        return super().block(number)


def game(seats: list[int], winners: list[int], scores: list[int] | None = None) -> Mapping[str, Any]:
    """A recorded game, as far as what is counted needs it."""
    points = scores or [1 if seat in winners else 0 for seat in range(len(seats))]
    return {"seats": seats, "replay": {"winners": winners, "scores": points}}

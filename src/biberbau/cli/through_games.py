"""A report whose blocks are games, one after the other: what it says while they are played, and where it is kept."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Protocol

from ..kernel.game import Document
from ..lab.block_file import BlockFile
from ..lab.blocks import Doing, Work, results
from .arena_told import Bar, stopped
from .compile_notice import compile_notice


class Found(Protocol):
    """What has come of the games so far."""

    @property
    def games(self) -> int:
        """How many have been played."""

    def add(self, block: Document) -> None:
        """Take in another one."""


def through_games(
    work: Work, found: Found, games: int, doing: Doing, out: Path | None, *, lang: str, title: str
) -> bool:
    """Play that many games, or go on with those in a file; whether all have been played."""
    with nullcontext() if out is None else BlockFile(out, work.plan()) as file:
        with compile_notice(title):
            work.prepare()
        with Bar(lang, title, games) as bar:
            for block in results(work, games, file, doing, bar.stop):
                found.add(block)
                bar.show(found.games)
    if found.games < games:
        stopped(lang, found.games, games, out)
    return found.games >= games

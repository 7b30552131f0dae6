"""A report whose blocks are games: progress while they are played, and its file."""

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
    """The results of the games so far."""

    @property
    def games(self) -> int:
        """The number of games."""

    def add(self, block: Document) -> None:
        """Add another game."""


def through_games(
    work: Work, found: Found, games: int, doing: Doing, out: Path | None, *, lang: str, title: str
) -> bool:
    """Play that many games, or continue those in a file; returns whether all have been played."""
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

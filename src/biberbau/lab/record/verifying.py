"""Replays the games of a data set, and compares every row with the files."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ...kernel.game import Document
from ...match import Game
from .columns import (
    actions_table,
    column_of,
    decisions_schema,
    decisions_table,
    games_schema,
    games_table,
)
from .folder import ACTIONS, PARTS, name_of, read
from .recording import Recorder, RecordError
from .works import Recorded, read_plan, seed_of

MADE = ("biberbau",)
"""Columns of games that name versions, and may differ from those here."""


@dataclass(frozen=True)
class Verified:
    """A work (``blocks.Work``): each block of a data set replayed. A RecordError names the first row that is wrong.

    ``blocks``: the folder's file of blocks.
    """

    folder: Path
    work: Recorded
    blocks: tuple[Document, ...]

    @classmethod
    def of(cls, folder: Path) -> Verified:
        """The whole folder; a RecordError where files are missing, or superfluous."""
        plan, blocks = read(folder)
        try:
            work = read_plan(plan)
        except (KeyError, TypeError) as error:
            raise RecordError(f"{folder}: its plan lacks {error}") from error
        all_there(folder, len(blocks), work.game)
        return cls(folder, work, tuple(blocks))

    @property
    def game(self) -> Game:
        """Which game is played."""
        return self.work.game

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.blocks) * self.work.size

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return self.work.plan()

    def prepare(self) -> None:
        """Compile what replays games."""
        self.work.prepare()

    def block(self, number: int) -> Document:
        """Replay a block's games; returns the number of games and decisions."""
        held = [held_in(self.folder, part, number, self.blocks[number]) for part in PARTS]
        decisions, games = (pq.ParquetFile(io.BytesIO(one)) for one in held)
        names = [name_of(part, number) for part in PARTS]
        recorder, game = Recorder(self.work.game), self.work.game
        following, count = number * self.work.size, 0
        check_columns(decisions, decisions_schema(game, self.work.levels), names[0])
        check_columns(games, games_schema(game), names[1])
        check_groups(decisions, games, names)
        for group in range(games.num_row_groups):
            told = games.read_row_group(group, use_threads=False)
            recorder.at, played = 0, []
            for row in told.to_pylist():
                where = f"{names[1]}, game {following}"
                if row["game"] != following:
                    raise RecordError(f"{where}: game {row['game']} is there")
                try:
                    played.append(
                        (following, recorder.follow(seed_of(self.work.seed, following), row["actions"]))
                    )
                except RecordError as error:
                    raise RecordError(f"{where}: {error}") from error
                following += 1
            check_rows(told, games_table(game, self.work.bots, recorder.rows, played), names[1], but=MADE)
            seen = decisions.read_row_group(group, use_threads=False)
            check_rows(seen, decisions_table(game, recorder.rows, played), names[0])
            self._asked(seen, recorder, names[0])
            count += recorder.at
        if following != (number + 1) * self.work.size:
            raise RecordError(f"{names[1]} ends before game {following}")
        if (self.work.size, count) != (self.blocks[number]["games"], self.blocks[number]["decisions"]):
            raise RecordError(f"{names[0]} has {count} decisions, not {self.blocks[number]['decisions']}")
        return {"games": self.work.size, "decisions": count}

    def _asked(self, seen: pa.Table, recorder: Recorder, name: str) -> None:
        """Levels' actions must be legal; they are not computed again."""
        masks = recorder.rows.masks[: recorder.at]
        for level in self.work.levels:
            taken = seen[column_of(level, "action")].to_numpy()
            if not masks[np.arange(len(masks)), taken].all():
                raise RecordError(f"{name}: {level} would take what is not legal")


def _table(path: Path) -> pa.Table:
    try:
        return pq.read_table(path, use_threads=False)
    except (OSError, pa.ArrowInvalid) as error:
        raise RecordError(f"{path} cannot be read: {error}") from error


def all_there(folder: Path, blocks: int, game: Game) -> None:
    """A RecordError where a file of the finished blocks is missing, there are others besides, or the table of actions
    differs.
    """
    for part in PARTS:
        wanted = {Path(name_of(part, number)).name for number in range(blocks)}
        there = {file.name for file in (folder / part).glob("*")}
        if lacking := sorted(wanted - there):
            raise RecordError(f"{folder / part / lacking[0]} is missing")
        if others := sorted(there - wanted):
            raise RecordError(
                f"{folder / part / others[0]} belongs to no finished block: "
                "the command that made this takes it away and goes on"
            )
    check_rows(_table(folder / ACTIONS), actions_table(game), ACTIONS)


def held_in(folder: Path, part: str, number: int, block: Document) -> bytes:
    """The contents of a file, checked against its sum."""
    name = name_of(part, number)
    held = (folder / name).read_bytes()
    if block["files"].get(name, {}).get("sha256") != hashlib.sha256(held).hexdigest():
        raise RecordError(f"{name} is not the file that was written: its SHA-256 differs")
    return held


def check_groups(decisions: pq.ParquetFile, games: pq.ParquetFile, names: Sequence[str]) -> None:
    """Check that the row groups of both files belong together."""
    if decisions.num_row_groups != games.num_row_groups:
        raise RecordError(
            f"{names[0]} has {decisions.num_row_groups} row groups, {names[1]} {games.num_row_groups}"
        )


def check_columns(file: pq.ParquetFile, wanted: pa.Schema, name: str) -> None:
    """A RecordError for a file with other columns."""
    if not file.schema_arrow.equals(wanted):
        raise RecordError(f"{name} has other columns than games of this plan have")


def check_rows(seen: pa.Table, wanted: pa.Table, name: str, but: Sequence[str] = ()) -> None:
    """A RecordError that names the first row and column in which two tables differ."""
    if len(seen) != len(wanted):
        raise RecordError(f"{name} has {len(seen)} rows where {len(wanted)} are to be")
    for column in wanted.column_names:
        there, right = seen[column].combine_chunks(), wanted[column].combine_chunks()
        if column in but or there.equals(right):
            continue
        row = next(at for at in range(len(right)) if there[at].as_py() != right[at].as_py())
        game = f", game {seen['game'][row]}" if "game" in seen.column_names else ""
        ply = f", ply {seen['ply'][row]}" if "ply" in seen.column_names else ""
        raise RecordError(
            f"{name}{game}{ply}: {column} is {_brief(there[row])}, played again {_brief(right[row])}"
        )


def _brief(value: Any) -> str:
    text = repr(value.as_py())
    return text if len(text) <= 60 else f"{text[:60]}…"

"""Replays games of people, and compares every row with the files."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from ...errors import BiberbauError
from ...games import kind as kind_of
from ...kernel.game import Document
from ...match import Game
from ...structured_text import read_json
from .folder import PARTS, name_of, read
from .given import Given
from .people import (
    FORMAT,
    people_decisions_schema,
    people_decisions_table,
    people_games_schema,
    people_games_table,
)
from .recording import Recorder, RecordError, Written
from .verifying import MADE, Verified, all_there, check_columns, check_groups, check_rows, held_in


@dataclass(frozen=True)
class PeopleVerified:
    """A work (``blocks.Work``): each file of a folder of people's games replayed. A RecordError names the first row
    that is wrong. ``stated``: the folder's plan; ``blocks``: its file of blocks.
    """

    folder: Path
    stated: Document
    game: Game
    blocks: tuple[Document, ...]

    @classmethod
    def of(cls, folder: Path) -> PeopleVerified:
        """The whole folder; a RecordError where files are missing, or this version could not replay its games."""
        plan, blocks = read(folder)
        try:
            kind = kind_of(plan["game"])
            if kind.version != plan["version"]:
                raise RecordError(
                    f"it holds version {plan['version']} of {kind.id}, and this is version {kind.version}: "
                    f"use biberbau {plan['biberbau']}, with which it was made"
                )
        except KeyError as error:
            raise RecordError(f"{folder}: its plan lacks {error}") from error
        game = Game.of(kind.id)
        all_there(folder, len(blocks), game)
        return cls(folder, plan, game, tuple(blocks))

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(block["games"] for block in self.blocks)

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return self.stated

    def prepare(self) -> None:
        """Compile what replays games."""
        Recorder(self.game).play(b"prepare", ("random",) * self.game.players)

    def block(self, number: int) -> Document:
        """Replay a file's games; returns the number of games and decisions."""
        held = [held_in(self.folder, part, number, self.blocks[number]) for part in PARTS]
        decisions, games = (pq.ParquetFile(io.BytesIO(one)) for one in held)
        names = [name_of(part, number) for part in PARTS]
        kind, recorder = self.game.kind, Recorder(self.game)
        check_columns(decisions, people_decisions_schema(kind), names[0])
        check_columns(games, people_games_schema(kind), names[1])
        check_groups(decisions, games, names)
        first = sum(block["games"] for block in self.blocks[:number])
        following, count = first, 0
        for group in range(games.num_row_groups):
            told = games.read_row_group(group, use_threads=False)
            recorder.at, played = 0, list[tuple[int, Given, Written]]()
            for row in told.to_pylist():
                where = f"{names[1]}, game {following}"
                if row["game"] != following:
                    raise RecordError(f"{where}: game {row['game']} is there")
                try:
                    played.append((following, *_again(recorder, row)))
                except (BiberbauError, ValueError) as error:
                    raise RecordError(f"{where}: {error}") from error
                following += 1
            check_rows(told, people_games_table(recorder, played), names[1], but=MADE)
            seen = decisions.read_row_group(group, use_threads=False)
            again = people_decisions_table(recorder, [(at, written) for at, _, written in played])
            check_rows(seen, again, names[0])
            count += recorder.at
        found = {"games": following - first, "decisions": count}
        for what, there in found.items():
            if there != self.blocks[number][what]:
                raise RecordError(f"{names[1]} has {there} {what}, not {self.blocks[number][what]}")
        return found


def _again(recorder: Recorder, row: dict[str, Any]) -> tuple[Given, Written]:
    """A game replayed from its row."""
    game = Game.of(recorder.game.id, read_json(row["options"]))
    if len(row["players"]) != game.players:
        raise RecordError(f"{len(row['players'])} players where {game.players} play")
    recorder.turn_to(game)
    given = Given(game, tuple(row["players"]), bytes.fromhex(row["key"]), tuple(row["actions"]))
    return given, recorder.follow_key(given.key, given.actions)


def verified(folder: Path) -> Verified | PeopleVerified:
    """The verification of a folder of either kind."""
    plan, _ = read(folder)
    return PeopleVerified.of(folder) if plan.get("work") == FORMAT else Verified.of(folder)

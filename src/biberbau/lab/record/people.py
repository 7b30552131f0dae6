"""Games of people as a data set: decisions as in any other, and of each game its own options, players and key.

It contains no seed: seeds and the players' words are in replays, and seals on pages, which would identify a game. The
key made from both deals the same cards and identifies nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa

from ... import __version__
from ...kernel.game import Document, GameKind
from ...match import Game
from ..block_file import BlockFile
from .card import people_card
from .columns import ParquetBytes, decisions_schema, decisions_table, games_schema, numbers_of
from .folder import CARD, PARTS, name_of, opened, write, write_actions
from .given import Given
from .recording import ROOM, Recorder, RecordError, Written

FORMAT = "biberbau-people/1"

BEGIN_AGAIN = "the next export needs a new folder"


def plan_of(kind: GameKind) -> Document:
    """The plan of a folder: what all its games have in common."""
    return {"work": FORMAT, "biberbau": __version__, "game": kind.id, "version": kind.version}


def _about(kind: GameKind) -> Mapping[bytes, bytes]:
    about = {"format": FORMAT, "game": kind.id, "version": kind.version}
    return {b"biberbau": json.dumps(about, sort_keys=True).encode()}


def people_decisions_schema(kind: GameKind) -> pa.Schema:
    """A row for each decision, as in games of bots."""
    return decisions_schema(Game.of(kind.id)).with_metadata(_about(kind))


def people_games_schema(kind: GameKind) -> pa.Schema:
    """A row for each game: as in games of bots, with ``players`` and ``key`` in the place of ``bots`` and ``seed``."""
    instead = {
        "bots": pa.field("players", numbers_of(pa.string()), nullable=False),
        "seed": pa.field("key", pa.string(), nullable=False),
    }
    fields = [instead.get(field.name, field) for field in games_schema(Game.of(kind.id))]
    return pa.schema(fields, metadata=_about(kind))


def people_decisions_table(recorder: Recorder, games: Sequence[tuple[int, Written]]) -> pa.Table:
    """The decisions of these games, each with its number."""
    found = decisions_table(recorder.game, recorder.rows, games)
    return found.replace_schema_metadata(_about(recorder.game.kind))


def people_games_table(recorder: Recorder, games: Sequence[tuple[int, Given, Written]]) -> pa.Table:
    """These games."""
    kind, count = recorder.game.kind, len(games)
    columns: dict[str, list[Any]] = {
        "game": [number for number, _, _ in games],
        "name": [kind.id] * count,
        "version": [kind.version] * count,
        "biberbau": [__version__] * count,
        "options": [json.dumps(dict(given.game.options)) for _, given, _ in games],
        "players": [list(given.players) for _, given, _ in games],
        "key": [written.seed.hex() for _, _, written in games],
        "actions": [recorder.rows.actions[one.first : one.last].tolist() for _, _, one in games],
        "decisions": [written.last - written.first for _, _, written in games],
        "scores": [list(written.scores) for _, _, written in games],
        "winners": [list(written.winners) for _, _, written in games],
        "fingerprint": [written.fingerprint for _, _, written in games],
    }
    return pa.table(columns, schema=people_games_schema(kind))


class PeopleFolder:
    """A new folder of games of one kind, written file by file; finished files stay, however it ends.

    A file contains the games that are added at once. A later run adds nothing to a folder: somebody may have withdrawn
    their consent in the meantime.
    """

    def __init__(self, folder: Path, kind: GameKind) -> None:
        if folder.is_dir() and any(folder.iterdir()):
            raise RecordError(f"{folder} has other things in it: name a new folder")
        self.folder, self.kind = folder, kind
        self.games = self.decisions = 0
        self._recorder = Recorder(Game.of(kind.id))
        self._file: BlockFile = opened(folder, plan_of(kind), BEGIN_AGAIN)
        try:
            write_actions(folder, self._recorder.game, BEGIN_AGAIN)
        except BaseException:
            self._file.__exit__()
            raise

    def __enter__(self) -> PeopleFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.__exit__()

    def add(self, games: Sequence[Given]) -> list[Given]:
        """Replay these games and write them as the next file; returns those that end differently by today's rules,
        which are left out. A RecordError where the file cannot be written.
        """
        decisions = ParquetBytes(people_decisions_schema(self.kind))
        told = ParquetBytes(people_games_schema(self.kind))
        waiting, refused, before = list[tuple[int, Given, Written]](), list[Given](), self.games
        count, recorder = 0, self._recorder
        recorder.at = 0
        for given in games:
            recorder.turn_to(given.game)
            first = recorder.at
            if (written := self._again(given)) is None:
                refused.append(given)
                recorder.at = first
                continue
            waiting.append((self.games, given, written))
            self.games += 1
            if recorder.at >= ROOM:
                count += self._written(decisions, told, waiting)
        if waiting:
            count += self._written(decisions, told, waiting)
        if self.games > before:
            self._finish(decisions, told, self.games - before, count)
        return refused

    def _again(self, given: Given) -> Written | None:
        """A replayed game; None where these rules would have ended it differently."""
        try:
            written = self._recorder.follow_key(given.key, given.actions)
        except RecordError:
            return None
        return written if given.scores in (None, written.scores) else None

    def _written(
        self, decisions: ParquetBytes, told: ParquetBytes, waiting: list[tuple[int, Given, Written]]
    ) -> int:
        """Add the recorded decisions to both files; returns their number."""
        recorder = self._recorder
        decisions.add(people_decisions_table(recorder, [(number, one) for number, _, one in waiting]))
        told.add(people_games_table(recorder, waiting))
        count, recorder.at = recorder.at, 0
        waiting.clear()
        return count

    def _finish(self, decisions: ParquetBytes, told: ParquetBytes, games: int, count: int) -> None:
        files = {}
        for part, held in zip(PARTS, (decisions.finished(), told.finished()), strict=True):
            name = name_of(part, self._file.count)
            write(self.folder / name, held, BEGIN_AGAIN)
            files[name] = {"bytes": len(held), "sha256": hashlib.sha256(held).hexdigest()}
        self._file.add({"games": games, "decisions": count, "files": files})
        self.decisions += count
        card = people_card(self._recorder.game, self.games, self.decisions)
        write(self.folder / CARD, card.encode(), BEGIN_AGAIN)

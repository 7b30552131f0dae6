"""The columns of a data set, and how decisions and games become Parquet files: the same rows give the same bytes."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ... import __version__
from ...match import Game
from .levels import Opinions
from .recording import Written
from .rows import Rows

FORMAT = "biberbau-record/1"

_LEVEL = 3
"""The level of Zstandard: above it files become little smaller and take several times as long."""


def column_of(level: str, what: str) -> str:
    """The name of a level's column: ``keen_action``, ``search_400_values``."""
    return f"{level.replace(':', '_')}_{what}"


def numbers_of(kind: pa.DataType, length: int = -1) -> pa.DataType:
    """A list of this many values in each row; -1: of any number."""
    return pa.list_(pa.field("element", kind, nullable=False), length)


def _schema(game: Game, fields: Sequence[tuple[str, pa.DataType]]) -> pa.Schema:
    about = {
        "format": FORMAT,
        "game": game.id,
        "version": game.kind.version,
        "options": dict(game.options),
    }
    return pa.schema(
        [pa.field(name, kind, nullable=False) for name, kind in fields],
        metadata={"biberbau": json.dumps(about, sort_keys=True)},
    )


def decisions_schema(game: Game, levels: Sequence[str] = ()) -> pa.Schema:
    """A row for each decision."""
    actions = len(game.kind.actions)
    fields = [
        ("game", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("view", pa.binary()),
        ("observation", numbers_of(pa.float32(), game.kind.encoded)),
        ("mask", numbers_of(pa.bool_(), actions)),
        ("choices", pa.int16()),
        ("action", pa.int16()),
        ("outcome", pa.float32()),
    ]
    for level in levels:
        fields += [
            (column_of(level, "action"), pa.int16()),
            (column_of(level, "values"), numbers_of(pa.float32(), actions)),
        ]
    return _schema(game, fields)


def games_schema(game: Game) -> pa.Schema:
    """A row for each game."""
    return _schema(
        game,
        [
            ("game", pa.int64()),
            ("name", pa.string()),
            ("version", pa.int16()),
            ("biberbau", pa.string()),
            ("options", pa.string()),
            ("bots", numbers_of(pa.string())),
            ("seed", pa.string()),
            ("actions", numbers_of(pa.int16())),
            ("decisions", pa.int32()),
            ("scores", numbers_of(pa.int32())),
            ("winners", numbers_of(pa.int8())),
            ("fingerprint", pa.string()),
        ],
    )


def actions_schema(game: Game) -> pa.Schema:
    """A row for each action."""
    texts = [(name, pa.string()) for name in ("notation", "word", "argument")]
    return _schema(game, [("action", pa.int16()), *texts])


def actions_table(game: Game) -> pa.Table:
    """Each action: number, notation, the word for its kind, and its arguments."""
    actions = list(game.kind.actions)
    return pa.table(
        {
            "action": [action.id for action in actions],
            "notation": [action.notation for action in actions],
            "word": [action.word for action in actions],
            "argument": [action.argument for action in actions],
        },
        schema=actions_schema(game),
    )


def decisions_table(
    game: Game,
    rows: Rows,
    games: Sequence[tuple[int, Written]],
    opinions: Mapping[str, Sequence[Opinions]] | None = None,
) -> pa.Table:
    """The decisions of these games, which are contiguous rows; each with its game's number."""
    first, last = games[0][1].first, games[-1][1].last
    lengths = [written.last - written.first for _, written in games]
    count, seats = last - first, rows.seats[first:last]
    shares = np.concatenate(
        [written.shares[rows.seats[written.first : written.last]] for _, written in games]
    )
    arrays: list[Any] = [
        np.repeat([number for number, _ in games], lengths).astype(np.int64),
        np.concatenate([np.arange(length, dtype=np.int32) for length in lengths]),
        seats,
        _bytes(rows.views[first:last]),
        _lists(rows.observations[first:last], pa.float32()),
        _lists(rows.masks[first:last].view(np.bool_), pa.bool_()),
        rows.choices[first:last],
        rows.actions[first:last],
        shares,
    ]
    for told in (opinions or {}).values():
        arrays += [
            np.concatenate([one.actions for one in told]),
            _lists(np.concatenate([one.values for one in told]), pa.float32()),
        ]
    schema = decisions_schema(game, tuple(opinions or ()))
    columns = [pa.array(array, field.type) for array, field in zip(arrays, schema, strict=True)]
    assert all(len(column) == count for column in columns)
    return pa.Table.from_arrays(columns, schema=schema)


def _bytes(states: NDArray[Any]) -> pa.Array:
    """Records as their bytes."""
    size, count = states.dtype.itemsize, len(states)
    ends = np.arange(count + 1, dtype=np.int32) * size
    return pa.Array.from_buffers(
        pa.binary(), count, [None, pa.py_buffer(ends), pa.py_buffer(states.tobytes())]
    )


def _lists(numbers: NDArray[Any], kind: pa.DataType) -> pa.Array:
    """The rows of a matrix."""
    flat = pa.array(numbers.reshape(-1), kind)
    return pa.FixedSizeListArray.from_arrays(flat, type=numbers_of(kind, numbers.shape[1]))


def games_table(
    game: Game, bots: Sequence[str], rows: Rows, games: Sequence[tuple[int, Written]]
) -> pa.Table:
    """These games."""
    count = len(games)
    return pa.table(
        {
            "game": [number for number, _ in games],
            "name": [game.id] * count,
            "version": [game.kind.version] * count,
            "biberbau": [__version__] * count,
            "options": [json.dumps(dict(game.options))] * count,
            "bots": [list(bots)] * count,
            "seed": [written.seed.hex() for _, written in games],
            "actions": [rows.actions[written.first : written.last].tolist() for _, written in games],
            "decisions": [written.last - written.first for _, written in games],
            "scores": [list(written.scores) for _, written in games],
            "winners": [list(written.winners) for _, written in games],
            "fingerprint": [written.fingerprint for _, written in games],
        },
        schema=games_schema(game),
    )


class ParquetBytes:
    """A Parquet file in progress; each table that is added becomes a row group."""

    def __init__(self, schema: pa.Schema) -> None:
        self._out = io.BytesIO()
        paths = [_path(field) for field in schema]
        self._writer = pq.ParquetWriter(
            self._out,
            schema,
            compression="zstd",
            compression_level=_LEVEL,
            use_dictionary=[path for path in paths if path != "view" and not path.endswith("_values")],
            write_statistics=[path for path in paths if path != "view" and "." not in path],
        )

    def add(self, table: pa.Table) -> None:
        """Add rows."""
        self._writer.write_table(table, row_group_size=max(1, len(table)))

    def finished(self) -> bytes:
        """The whole file."""
        self._writer.close()
        return self._out.getvalue()


def _path(field: pa.Field) -> str:
    """The name of a column's values in the file."""
    nested = pa.types.is_list(field.type) or pa.types.is_fixed_size_list(field.type)
    return f"{field.name}.list.element" if nested else str(field.name)

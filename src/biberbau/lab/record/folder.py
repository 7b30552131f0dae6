"""The folder of a data set: its finished blocks, their files, and the remains of a run that was killed."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from ...errors import BiberbauError
from ...kernel.game import Document
from ...match import Game
from ...structured_text import read_json
from ..block_file import FORMAT as BLOCKS
from ..block_file import GOES_ON, BlockFile
from ..blocks import Doing, Done, Work
from .columns import ParquetBytes, actions_schema, actions_table
from .recording import RecordError

PARTS = ("decisions", "games")
"""The folders with a file for each block."""

BLOCK_FILE, CARD, ACTIONS = "blocks.jsonl", "README.md", "actions/actions.parquet"


def name_of(part: str, number: int) -> str:
    """The path of a block's file, below the folder."""
    return f"{part}/{number:06d}.parquet"


def opened(folder: Path, plan: Document, then: str = GOES_ON) -> BlockFile:
    """The finished blocks in a folder, which is created; incomplete files of a killed run are removed.

    ``then``: advice for a full disk.
    """
    if folder.exists() and not folder.is_dir():
        raise RecordError(f"{folder} is a file: name a folder")
    if folder.exists() and any(folder.iterdir()) and not (folder / BLOCK_FILE).exists():
        raise RecordError(f"{folder} has other things in it: name a new folder")
    for part in ("", *PARTS, "actions"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    file = BlockFile(folder / BLOCK_FILE, plan, then)
    finished = {name_of(part, number) for part in PARTS for number in range(file.count)}
    for part in PARTS:
        for there in (folder / part).iterdir():
            if f"{part}/{there.name}" not in finished:
                there.unlink()
    return file


class Filed:
    """Does blocks by ``doing``, in any process, and writes their files in this one, which alone has the folder."""

    def __init__(self, doing: Doing, folder: Path) -> None:
        self._doing, self._folder = doing, folder

    def __call__(self, work: Work, numbers: Iterator[int]) -> Done:
        """As ``Doing`` says. A block keeps the sizes and SHA-256 sums of its files, by name."""
        with closing(self._doing(work, numbers)) as done:
            for number, block in done:
                files = {}
                for part, held in block["files"].items():
                    name = name_of(part, number)
                    write(self._folder / name, held)
                    files[name] = {"bytes": len(held), "sha256": hashlib.sha256(held).hexdigest()}
                yield number, {**block, "files": files}


def write(file: Path, held: bytes, then: str = GOES_ON) -> None:
    """Write a file atomically; a RecordError where that fails. ``then``: advice for a full disk."""
    try:
        number, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(number, "wb") as out:
                out.write(held)
            Path(beside).chmod(0o644)
            Path(beside).replace(file)
        except BaseException:
            with suppress(OSError):
                Path(beside).unlink()
            raise
    except OSError as error:
        raise RecordError(
            f"cannot write {file}: {error.strerror}; finished blocks are kept, and {then}"
        ) from error


def write_actions(folder: Path, game: Game, then: str = GOES_ON) -> None:
    """Write the table of actions."""
    file = ParquetBytes(actions_schema(game))
    file.add(actions_table(game))
    write(folder / ACTIONS, file.finished(), then)


def read(folder: Path) -> tuple[Document, list[Document]]:
    """The plan of a data set, and its blocks; a RecordError where there is none."""
    path = folder / BLOCK_FILE
    try:
        lines = [read_json(line) for line in path.read_text("utf-8").splitlines()]
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, BiberbauError) as error:
        raise RecordError(
            f"{folder} holds no recorded games: {path.name} cannot be read ({error})"
        ) from error
    head = lines[0] if lines and isinstance(lines[0], dict) else {}
    if head.get("format") != BLOCKS or not isinstance(head.get("plan"), dict):
        raise RecordError(f"{folder} holds no recorded games: {path.name} does not begin with a plan")
    return head["plan"], lines[1:]

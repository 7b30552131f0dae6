"""A file of finished blocks: one line of JSON for the plan, then one for each block in order; append-only."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from ..errors import BiberbauError
from ..kernel.game import Document

FORMAT = "biberbau-blocks/1"


class BlockFileError(BiberbauError, ValueError):
    """A file of blocks that cannot be continued, or not be written."""


GOES_ON = "the same command goes on from there"


class BlockFile:
    """A file of blocks. ``plan``: what must be the same for a run that continues it; ``count``: the number of finished
    blocks; ``then``: advice for a full disk.
    """

    def __init__(self, path: Path, plan: Mapping[str, Any], then: str = GOES_ON) -> None:
        self.path, self._then = path, then
        self.count = 0
        if path.exists() and not path.is_file():
            raise BlockFileError(f"{path} is no file: name one that blocks can be added to")
        try:
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise BlockFileError(f"cannot write {path}: {error.strerror}") from error
        try:
            alone(self._file.fileno(), path, BlockFileError)
            self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> BlockFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, block: Document) -> None:
        """Append the next block. If that fails, the earlier ones are unharmed."""
        self._write(_line({"block": self.count, **block}))
        self.count += 1

    def _write(self, line: bytes) -> None:
        end = self._file.seek(0, os.SEEK_END)
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            self._file.truncate(end)
            raise BlockFileError(
                f"cannot write {self.path}: {error.strerror}; its {self.count} finished blocks are kept, "
                f"and {self._then}"
            ) from error

    def finished(self) -> Iterator[Document]:
        """The finished blocks in order, read again: replays of many games would fill the memory."""
        with self.path.open("rb") as lines:
            for line in islice(lines, 1, self.count + 1):
                entry = self._entry(line)
                del entry["block"]
                yield entry

    def _read(self, plan: Mapping[str, Any]) -> None:
        """Read the file; an incomplete last line is cut off."""
        kept, head = 0, _line({"format": FORMAT, "plan": dict(plan)})
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines):
                if not line.endswith(b"\n") and (number > 0 or head.startswith(line)):
                    break
                entry = self._entry(line)
                if number == 0:
                    self._compare(entry, plan)
                elif entry.get("block") == number - 1:
                    self.count = number
                else:
                    raise BlockFileError(
                        f"{self.path}, line {number + 1}: block {number - 1} expected; name another file"
                    )
                kept += len(line)
        self._file.truncate(kept)
        if kept == 0:
            self._write(head)

    def _entry(self, line: bytes) -> Document:
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        return entry if isinstance(entry, dict) else {}

    def _compare(self, head: Document, plan: Mapping[str, Any]) -> None:
        found = head.get("plan")
        if head.get("format") != FORMAT or not isinstance(found, dict):
            raise BlockFileError(f"{self.path} is no file of blocks ({FORMAT}); name another file")
        for name in {**plan, **found}:
            was, now = (
                json.dumps(one.get(name), ensure_ascii=False, sort_keys=True) for one in (found, plan)
            )
            if was != now:
                raise BlockFileError(
                    f"{self.path} was begun with {name} {was}, not {now}: go on with the same, or name another file"
                )


def _line(entry: Document) -> bytes:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def alone(file: int, path: Path, error: type[BiberbauError]) -> None:
    """Lock the file against other processes, where files can be locked."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as locked:
        raise error(f"{path}: another process is writing to it") from locked

"""One server for each SQLite file: a lock beside it that ends with the process that holds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..domain.records import StoreError


class SqliteLock:
    """The lock of a SQLite file, until ``end`` or until this process is gone."""

    def __init__(self, file: Path) -> None:
        file = file.resolve()
        beside = file.with_name(f"{file.name}.lock")
        self._handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError as error:
            owner = os.pread(self._handle, 20, 1).decode("ascii", "replace") if hasattr(os, "pread") else ""
            os.close(self._handle)
            raise StoreError(
                f"another biberbau{f' (process {owner})' if owner else ''} serves from {file}. Several processes "
                "need a PostgreSQL; or name another file: --database sqlite:///other.sqlite3"
            ) from error
        os.ftruncate(self._handle, 0)
        os.write(self._handle, f"\0{os.getpid()}".encode())

    def end(self) -> None:
        """Release the lock."""
        os.close(self._handle)


def _lock(handle: int) -> None:
    """Lock the first byte of a file, or raise an OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1)

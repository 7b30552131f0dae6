"""The journal of an evaluation: one line of JSON for everything that happened; append-only.

Its answers have been paid for, so a continued run reads them instead of asking again.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from ..errors import BiberbauError
from ..lab.block_file import alone

FORMAT = "biberbau-llm/1"

Entry = dict[str, Any]


class JournalError(BiberbauError, ValueError):
    """A journal that cannot be continued."""


class Journal:
    """A journal and its contents. ``plan``: everything that must be the same for a run that continues it.

    ``requests``: the answered requests of each game in their order; ``games``: the results of the finished ones;
    ``compared``: the same of bots that took the model's seat, by their name and the game.
    """

    def __init__(self, file: Path, plan: Mapping[str, Any]) -> None:
        self.file = file
        self.requests: dict[str, list[Entry]] = defaultdict(list)
        self.games: dict[str, Entry] = {}
        self.compared: dict[tuple[str, str], Entry] = {}
        self.failures = 0
        self._lock = Lock()
        try:
            self._out = file.open("a+b")
        except OSError as error:
            raise JournalError(f"cannot write {file}: {error.strerror}") from error
        try:
            alone(self._out.fileno(), file, JournalError)
            found = self._read()
            if found is None:
                self.write({"kind": "plan", "format": FORMAT, "plan": dict(plan)})
            else:
                self._compare(found, plan)
        except BaseException:
            self._out.close()
            raise

    def _read(self) -> Entry | None:
        """Read the file; an incomplete last line is cut off. Returns the plan, None if there is none."""
        self._out.seek(0)
        kept, plan = 0, None
        for number, line in enumerate(self._out, start=1):
            if not line.endswith(b"\n"):
                break
            entry = self._entry(line, number)
            if number == 1:
                if entry.get("format") != FORMAT:
                    raise JournalError(f"{self.file}: no journal of this kind ({FORMAT}); name another file")
                plan = entry["plan"]
            self._keep(entry)
            kept += len(line)
        self._out.truncate(kept)
        return plan

    def _entry(self, line: bytes, number: int) -> Entry:
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not isinstance(entry, dict) or "kind" not in entry:
            raise JournalError(f"{self.file}, line {number}: no entry of a journal")
        return entry

    def _keep(self, entry: Entry) -> None:
        if entry["kind"] == "request":
            self.requests[entry["game"]].append(entry)
        elif entry["kind"] == "game":
            self.games[entry["game"]] = entry
        elif entry["kind"] == "compared":
            self.compared[entry["bot"], entry["game"]] = entry
        elif entry["kind"] == "failed":
            self.failures += 1

    def _compare(self, found: Entry, plan: Mapping[str, Any]) -> None:
        for name, value in plan.items():
            if found.get(name) != value:
                raise JournalError(
                    f"{self.file} was begun with {name} {json.dumps(found.get(name))}, not {json.dumps(value)}: "
                    "go on with the same, or name another file"
                )

    def write(self, entry: Entry) -> None:
        """Add a line; it is on the disk when this returns."""
        with self._lock:
            self._out.write(json.dumps(entry, ensure_ascii=False).encode() + b"\n")
            self._out.flush()
            os.fsync(self._out.fileno())
            self._keep(entry)

    def answered(self) -> Iterator[Entry]:
        """Every request that was answered."""
        for requests in list(self.requests.values()):
            yield from requests

    def close(self) -> None:
        """Close the journal for writing."""
        self._out.close()

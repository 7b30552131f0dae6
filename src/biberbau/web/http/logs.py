"""The server's log: one line for each event, without secrets, rate-limited.

A message is a fixed sentence; its subject is given by fields (``extra={"table": …}``), all of them among ``FIELDS``. A
table's id gives access to it, so a line has a short hash of it instead, the same on all machines that share a cookie
key; so has an address, unless the operator wants to see addresses. Names, cookies and query strings have no field.
Errors may quote ids: anything that looks like one is hidden everywhere.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import time
import traceback
from datetime import UTC, datetime

FORMATS = ("plain", "json")

FIELDS = ("table", "client", "game", "kind", "count", "seconds", "worker", "status")
"""The fields of a line besides its sentence, as names for ``extra``."""

LIKE_AN_ID = re.compile(r"(?<![a-z0-9])[a-z2-9]{16}(?![a-z0-9])")
"""The pattern of a table's id. A long word may match, too, which does no harm."""

BURST, EVERY = 20, 6.0
"""This many lines of one kind at once, then one every this many seconds."""

KINDS = 500
"""The most kinds of lines that are counted."""


class Floods(logging.Filter):
    """Rate-limits each kind of line; the next one that passes says how many were left out (``more``)."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line may pass."""
        now, kind = time.monotonic(), (record.name, str(record.msg))
        if kind not in self._kinds and len(self._kinds) >= KINDS:
            self._kinds.clear()
        whole_at, left_out = self._kinds.get(kind, (now, 0))
        whole_at = max(now, whole_at)
        if whole_at + EVERY - now > BURST * EVERY:
            self._kinds[kind] = (whole_at, left_out + 1)
            return False
        self._kinds[kind] = (whole_at + EVERY, 0)
        record.more = left_out
        return True


class _Lines(logging.Formatter):
    """The fields that both formats print."""

    def __init__(self, key: bytes, addresses: bool) -> None:
        super().__init__()
        self._key = key
        self._addresses = addresses

    def said(self, record: logging.LogRecord) -> dict[str, object]:
        """A line's fields, in order."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, object] = {
            "time": moment.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": self._hide_ids(record.getMessage().strip()),
            "from": record.name,
        }
        for name in FIELDS:
            if (value := getattr(record, name, None)) is not None:
                hidden = name == "table" or (name == "client" and not self._addresses)
                said[name] = self.hidden(str(value)) if hidden else value
        if more := getattr(record, "more", 0):
            said["more"] = more
        return said

    def hidden(self, text: str) -> str:
        """A short hash, by which lines about one thing can be found, but not the thing itself."""
        return hashlib.blake2s(text.encode("utf-8", "replace"), key=self._key, digest_size=5).hexdigest()

    def trace(self, record: logging.LogRecord) -> str:
        """The traceback of an error."""
        if not record.exc_info:
            return ""
        return self._hide_ids("".join(traceback.format_exception(*record.exc_info)))

    def _hide_ids(self, text: str) -> str:
        return LIKE_AN_ID.sub(lambda found: self.hidden(found[0]), text)


class Plain(_Lines):
    """For people: ``time level from: event field=value``, an error's trace indented below."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = self.said(record)
        head = (
            f"{said.pop('time')} {said.pop('level')} {said.pop('from')}: {_one_line(str(said.pop('event')))}"
        )
        fields = "".join(f" {name}={_one_line(str(value))}" for name, value in said.items())
        trace = "".join(f"\n    {line}" for line in self.trace(record).splitlines())
        return head + fields + trace


class Json(_Lines):
    """For machines: an object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = self.said(record)
        if trace := self.trace(record):
            said["trace"] = trace
        return json.dumps(said, ensure_ascii=False, default=str)


def _one_line(text: str) -> str:
    """The text without anything that could pass for another line."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def set_up(form: str, key: bytes, addresses: bool = False) -> None:
    """Log to standard error from now on, in one of ``FORMATS``: our own messages, and others' warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((Json if form == "json" else Plain)(key, addresses))
    handler.addFilter(Floods())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("biberbau").setLevel(logging.INFO)

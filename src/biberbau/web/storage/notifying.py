"""Messages between the processes on one PostgreSQL, as they are sent: with the change that they tell of (``rows.py``)."""

from __future__ import annotations

import json

CHANNEL = "biberbau"
"""The channel on which processes on one PostgreSQL hear each other: ``pg_notify.PgNotify``."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest(CAST(%s AS text[])) AS message"
"""A text: it is PostgreSQL's alone, and about no table."""

LONGEST = 7999
"""So many bytes PostgreSQL takes in one message."""


def packed(process: str, kind: str, table_id: str, payload: object) -> str:
    """A message to other processes as it is sent; ``payload`` is a JSON value."""
    message = json.dumps([process, kind, table_id, payload], separators=(",", ":"))
    if len(message) > LONGEST:  # it is ASCII
        raise ValueError(f"a message of {len(message)} bytes is longer than PostgreSQL takes")
    return message

"""Messages between the processes on one PostgreSQL, sent in the transaction of the change that they report
(``rows.py``).
"""

from __future__ import annotations

import json

CHANNEL = "biberbau"
"""The channel of these messages: ``pg_notify.PgNotify`` listens there."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest(CAST(%s AS text[])) AS message"
"""Raw SQL: it is for PostgreSQL alone, and about no table."""

LONGEST = 7999
"""PostgreSQL's limit for one message, in bytes."""


def packed(process: str, kind: str, table_id: str, payload: object) -> str:
    """A message to other processes, encoded; ``payload`` is a JSON value."""
    message = json.dumps([process, kind, table_id, payload], separators=(",", ":"))
    if len(message) > LONGEST:  # it is ASCII
        raise ValueError(f"a message of {len(message)} bytes is longer than PostgreSQL takes")
    return message

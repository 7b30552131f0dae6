"""What processes on one PostgreSQL tell each other about tables, by NOTIFY and LISTEN."""

from __future__ import annotations

import json

CHANNEL = "biberbau"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', ?)"
LIMIT = 7999
"""So many bytes PostgreSQL takes in one message."""


def packed(process: str, kind: str, table_id: str, payload: object) -> str:
    """A message as it is sent; ``payload`` is a JSON value."""
    message = json.dumps([process, kind, table_id, payload], separators=(",", ":"))
    if len(message) > LIMIT:  # it is ASCII
        raise ValueError(f"a message of {len(message)} bytes is longer than PostgreSQL takes")
    return message

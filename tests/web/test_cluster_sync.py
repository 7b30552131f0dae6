"""What other processes say reaches the one part that it is about."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from biberbau.web.domain.records import StoreError
from biberbau.web.play.cluster_sync import ClusterSync

HEARD: Any = None
"""No connection is needed to be told something."""


def test_each_kind_of_message_has_one_listener() -> None:
    cluster, told = ClusterSync(HEARD), []
    cluster.on("lobby", lambda table_id, payload: told.append((table_id, payload)))
    with pytest.raises(ValueError, match="'lobby' is heard already"):
        cluster.on("lobby", lambda table_id, payload: None)
    cluster._heard("lobby", "abc", 3)
    assert told == [("abc", 3)]


def test_a_message_of_an_unknown_kind_is_named_in_the_log_and_ignored(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        ClusterSync(HEARD)._heard("weather", "abc", None)
    assert "'weather'" in caplog.text


def test_after_a_broken_line_every_part_catches_up_and_a_failing_database_stops_none() -> None:
    caught_up: list[str] = []

    async def fails() -> None:
        raise StoreError("gone")

    async def reads() -> None:
        caught_up.append("read")

    async def scene() -> None:
        cluster = ClusterSync(HEARD)
        cluster.on_missed(lambda: cluster.begin(fails()))
        cluster.on_missed(lambda: cluster.begin(reads()))
        cluster._was_broken()
        await asyncio.gather(*cluster._tasks)

    asyncio.run(scene())
    assert caught_up == ["read"]

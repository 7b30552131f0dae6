"""Nudges: asking an absent person to decide; whom, how often, and the line of it in the chat."""

from __future__ import annotations

import time
from collections.abc import Collection
from math import ceil

from ...match import Match
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..storage import chat
from ..storage.chat import ChatLine
from ..storage.rows import Rows
from .push import by_days
from .time_accounting import waited_for

PAUSE, PAUSE_BY_DAYS = 300.0, 4 * 3600.0
"""Seconds until somebody may be nudged again at a table; the second where people have days for a decision."""


def awaited(record: Record, match: Match, online: Collection[str]) -> int | None:
    """The seat that everybody waits for while its person has no page of the table open; None where there is none.

    Never a bot's or a program's seat, and never one of several who are asked at once: who they are may be a secret.
    """
    seat = match.to_act
    if seat is None or record.seats[seat].program or record.seats[seat].player in online:
        return None
    return waited_for(record, match)


def whom(record: Record, match: Match, online: Collection[str], me: int) -> int:
    """The seat that the player at ``me`` may nudge; a RefusedError that says why there is none."""
    seat = awaited(record, match, online)
    if seat is None or seat == me:
        raise RefusedError(409, "nudge-nobody")
    return seat


def store(rows: Rows, record: Record, seat: int, me: int) -> None:
    """Write it into the table's chat; a RefusedError where somebody was nudged a moment ago, by anybody."""
    now, own = time.time(), record.seats[me]
    line = ChatLine(0, now, chat.PLAYERS, me, str(own.player), own.name, chat.NUDGE, str(seat))
    # This locks the table's row: of two at once the second sees the first.
    number = rows.say(record.id, line, chat.KEPT)
    before = rows.nudged_before(record.id, number)
    left = 0.0 if before is None else before + (PAUSE_BY_DAYS if by_days(record) else PAUSE) - now
    if left > 0:
        refusal = RefusedError(429, "nudge-soon", minutes=ceil(left / 60))
        refusal.retry_after = ceil(left)
        raise refusal

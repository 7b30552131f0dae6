"""Matches re-run from stored actions, the recent ones kept in memory. The database stays the truth."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from ..errors import BiberbauError
from ..match import Game, Match
from .messages import RefusedError
from .store import Record

log = logging.getLogger(__name__)


class _Kept:
    """One table's match, and the lock that its readers and players hold."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.match: Match | None = None
        self.played: tuple[int, ...] = ()

    def actions(self) -> tuple[int, ...]:
        """What has been played, by the rules' numbers: as far as known from before, and what came since."""
        if self.match is None or self.match.ply < len(self.played):
            return ()
        return self.played + tuple(action.id for action in self.match.history[len(self.played) :])


class Matches:
    """The most recently used matches, at most ``size``."""

    def __init__(self, size: int = 256) -> None:
        self._size = size
        self._lock = Lock()
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    @contextmanager
    def at(self, record: Record) -> Iterator[Match]:
        """The match exactly as ``record`` has it, for this caller alone until the block ends.

        Actions played on it but not stored are noticed by the next caller, who re-runs what is stored.
        """
        with self._lock:
            kept = self._kept.setdefault(record.id, _Kept())
            self._kept.move_to_end(record.id)
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)
        with kept.lock:
            match, played = kept.match, kept.actions()
            if match is None or match.ply != len(played) or played != record.actions[: len(played)]:
                match = fresh(record, 0)
            kept.match = None  # nobody finds it half played
            _play(match, record, record.number)
            kept.match, kept.played = match, record.actions
            yield match


def fresh(record: Record, number: int) -> Match:
    """A new match after the first ``number`` stored actions."""
    entropy = "" if record.deal == 2 else record.entropy
    match = Match(Game.of(record.game, record.options), record.seed, entropy, words=record.words)
    _play(match, record, number)
    return match


def _play(match: Match, record: Record, number: int) -> None:
    """Play the stored actions up to that number. If the rules refuse one, the log says where, but nothing about cards."""
    for action in record.actions[match.ply : number]:
        try:
            match.play(action)
        except BiberbauError as error:
            kind = type(error).__name__
            log.error("table %s does not re-run: %s at action %d", record.id, kind, match.ply + 1)
            raise RefusedError(500, "other-rules") from None

"""Matches re-run from stored actions. The database is the truth."""

from __future__ import annotations

import logging

from ...errors import BiberbauError
from ...match import Game, Match
from .messages import RefusedError
from .records import Record

log = logging.getLogger(__name__)


def fresh(record: Record, number: int) -> Match:
    """A new match after the first ``number`` stored actions."""
    entropy = "" if record.deal == 2 else record.entropy
    match = Match(Game.of(record.game, record.options), record.seed, entropy, words=record.words)
    goes_on(match, record, number)
    return match


def goes_on(match: Match, record: Record, number: int) -> None:
    """Play the stored actions up to that number. If the rules refuse one, the log says where, but nothing about cards."""
    for action in record.actions[match.ply : number]:
        try:
            match.play(action)
        except BiberbauError as error:
            kind = type(error).__name__
            log.error("table %s does not re-run: %s at action %d", record.id, kind, match.ply + 1)
            raise RefusedError(500, "other-rules") from None

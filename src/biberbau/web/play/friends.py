"""People somebody has played with, without accounts: who, when, which game, with what result; and inviting them.

All of it follows from the results of finished games. Nobody learns another person's player id: a page names them by a
key that is valid for its own reader alone.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...games.common.view.shown import shown_ids
from ..domain import clocks
from ..domain.messages import RefusedError
from ..storage import met_rows as sql
from ..storage import people_rows
from ..storage.met_rows import Meeting
from ..storage.store import Store

LOOKED_AT = 2000
"""At most this many meetings are counted, the newest."""

SHOWN = 60
"""At most this many people are listed, those met last."""

DAY = 24 * 3600.0
MOST_SENT, MOST_GOT = 30, 15
"""The most invitations that somebody can send, and that they can get, in a day."""

GOOD_FOR = 2 * DAY
"""Seconds for which an invitation is shown to the person invited, if the place still waits for people."""

KEPT = 14 * DAY
INVITATIONS = 5


@dataclass
class Friend:
    """A person with whom somebody has played. ``key``: names them on that person's pages; ``last``: when they last
    finished a game together, in seconds since 1970, at ``table_id``; ``ahead``, ``behind``: in how many games the
    reader came out before them, and after them; ``games``: how many of each.
    """

    key: str
    player: str
    name: str
    last: float
    table_id: str
    ahead: int = 0
    behind: int = 0
    games: Counter[str] = field(default_factory=Counter)

    @property
    def played(self) -> int:
        """The number of games that they have finished together."""
        return self.games.total()

    @property
    def level(self) -> int:
        """The number of games in which they shared a place."""
        return self.played - self.ahead - self.behind


@dataclass(frozen=True)
class FriendInvitation:
    """The path of a table or a tournament to which somebody was invited, and the name of the person who invited them."""

    place: str
    name: str
    at: float


class Friends:
    """The people that a player has met. ``key``: the server's own. Each method waits for the database."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store, self._key = store, key

    def met(self, player: str) -> list[Friend]:
        """The people somebody has played with, those met last first; people who hide are in nobody's list."""
        with self._store.seen() as rows:
            found = sql.met(rows, player, LOOKED_AT)
        return self._added_up(player, found)[:SHOWN]

    def _added_up(self, player: str, meetings: Sequence[Meeting]) -> list[Friend]:
        friends: dict[str, Friend] = {}
        for one in meetings:
            if one.game not in shown_ids():
                continue
            friend = friends.get(one.player)
            # Meetings come newest first: the first has their current name, and where they met last.
            if friend is None:
                key = self._key_of(player, one.player)
                friend = friends[one.player] = Friend(key, one.player, one.name, one.ended, one.table_id)
            friend.games[one.game] += 1
            friend.ahead += one.place < one.other_place
            friend.behind += one.place > one.other_place
        return list(friends.values())

    def _key_of(self, reader: str, other: str) -> str:
        return hmac.new(self._key, f"met {reader} {other}".encode(), hashlib.sha256).hexdigest()[:24]

    def friend(self, player: str, key: str) -> Friend:
        """The person with that key in somebody's list; a RefusedError where there is none, or no longer."""
        for one in self.met(player):
            if hmac.compare_digest(one.key.encode(), key.encode()):
                return one
        raise RefusedError(404, "people-unknown")

    def hides(self, player: str) -> bool:
        """Whether somebody is hidden from all lists."""
        with self._store.seen() as rows:
            known = people_rows.person(rows, player)
        return bool(known and known.hidden)

    def hide(self, player: str, name: str, lang: str, on: bool) -> None:
        """Hide from all lists from now on, or appear in them again."""
        with self._store.changed() as rows:
            people_rows.save_person(rows, player, name, lang, clocks.now())
            rows.run(sql.HIDES, int(on), player)

    def invite(self, sender: str, name: str, other: str, place: str) -> bool:
        """Store an invitation to a place by the person with that name; False where it exists already.

        A RefusedError where too many were sent, or that person got too many, in a day.
        """
        now = time.time()
        with self._store.changed() as rows:
            rows.run(sql.OLD, now - KEPT)
            if not sql.ask(rows, place, other, sender, name, now):
                return False
            if people_rows.number(rows, sql.ASKED_BY, sender, now - DAY) > MOST_SENT:
                raise RefusedError(429, "people-many", most=MOST_SENT)
            if people_rows.number(rows, sql.ASKED_OF, other, now - DAY) > MOST_GOT:
                raise RefusedError(429, "people-enough")
        return True

    def invitations(self, player: str) -> list[FriendInvitation]:
        """Somebody's recent invitations, the newest first."""
        with self._store.seen() as rows:
            found = rows.all(sql.INVITATIONS, player, time.time() - GOOD_FOR, INVITATIONS)
        return [FriendInvitation(row.place, row.name, row.at) for row in found]

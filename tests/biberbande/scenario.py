"""Scenarios that read like the rulebook: lay a table, play, look.

>>> t = table({"a": "5, 6, 7, 8"}, top="2").play("take 2")
>>> t.row("a"), t.top
('5, 2, 7, 8', '6')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import count
from typing import Any

import numpy as np

from biberbau.games.biberbande.rules.deck import CARDS, COPIES, FACES, NAMES
from biberbau.games.biberbande.rules.game import glimpse
from biberbau.kernel.bag import take
from biberbau.kernel.rng import key_of, stream
from common.scenario import BaseTable

LETTERS = "abcdef"
ROWS = {
    "a": "5, 6, 7, 8",
    "b": "4, 5, 6, 7",
    "c": "3, 4, 5, 6",
    "d": "2, 3, 4, 5",
    "e": "1, 2, 3, 4",
    "f": "0, 1, 2, 3",
}
"""What lies in front of a player about whose cards a scenario says nothing."""

ALL = {face: int(COPIES[i]) for i, face in enumerate(NAMES)}


def cards(text: str) -> list[str]:
    """``"5, draw two"`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


class Table(BaseTable):
    """A match from a laid-out position on. Cards are text; rows run from the left."""

    GAME = "biberbande"

    # ------------------------------------------------------------------------------------------- playing

    # ------------------------------------------------------------------------------------------- looking

    def row(self, letter: str, observer: int | str | None = "true") -> str:
        """A player's four cards, as they are or as an observer knows them."""
        document = self.document if observer == "true" else self.seen_by(observer)
        return ", ".join(document["rows"][letter])

    @property
    def top(self) -> str:
        """The top card of the discard pile, "" when there is none."""
        pile = self.document["discard"]
        return str(pile[-1]) if pile else ""

    @property
    def actor(self) -> str:
        """Letter of the seat to decide; "" when the game is over."""
        seat = self.match.to_act
        return "" if seat is None else LETTERS[seat]

    @property
    def legal(self) -> str:
        """The legal actions; four for the four slots are written once, as ``put``."""
        found = []
        for action in self.match.legal():
            if action.word not in found:
                found.append(action.word)
        return ", ".join(found)

    def glimpsed(self, letter: str) -> list[int]:
        """Slots (from 1) that a player is looking at right now."""
        mask = int(glimpse(self.match.position().state, LETTERS.index(letter)))
        return [slot + 1 for slot in range(4) if mask >> slot & 1]

    def hide_all(self) -> Table:
        """All lay back the cards that they look at."""
        while self.asks == "look":
            self.play("hide")
        return self


def seed_that_draws(deck: list[str]) -> int:
    """A seed with which the cards of this pile come in this order."""
    faces = [NAMES.index(card) for card in deck]
    for seed in count():
        rng = stream(key_of(str(seed).encode() + b"\0"))
        bag = np.bincount(faces, minlength=FACES).astype(np.int8) if faces else np.zeros(FACES, np.int8)
        if all(take(bag, len(faces) - i, rng) == face for i, face in enumerate(faces)):
            return seed
    raise AssertionError


def table(
    rows: Mapping[str, str] | None = None,
    *,
    top: str = "9",
    deck: str | None = None,
    turn: str = "a",
    more: Mapping[str, Any] | None = None,
    **options: object,
) -> Table:
    """A position in which ``turn`` is to choose action A or B; two play unless ``players`` says else.

    ``deck``: exactly these cards, in the order in which they will be drawn; all others then lie on the discard pile,
    under its ``top``. ``more``: further fields of the document. Everyone knows their own outer cards.
    """
    players = int(options.setdefault("players", 2))
    letters = LETTERS[:players]
    laid = {letter: cards((rows or {}).get(letter, ROWS[letter])) for letter in letters}
    body: dict[str, Any] = {
        "turn": turn,
        "rows": laid,
        "known": {letter: [letter, "", "", letter] for letter in letters},
        "discard": [top] if top else [],
        **(more or {}),
    }
    pile = cards(deck or "")
    if deck is not None:
        used = (
            Counter(card for row in laid.values() for card in row) + Counter(pile) + Counter(body["discard"])
        )
        used += Counter(body.get("aside", []))
        used += Counter([body["drawn"]] if "drawn" in body else [])
        rest = Counter(ALL) - used
        assert used.total() + rest.total() == CARDS
        body |= {"deck": pile, "discard": [*rest.elements(), *body["discard"]]}
    return Table.laid(body, options, seed=seed_that_draws(pile), seen_by=None)


fresh = Table.fresh

"""Scenarios that read like the rulebook: lay the displays out, play, look.

>>> table("6 (3) 1 2 / 5 4 (7) 8", deck="0").play("draw deck", "place 2").mine
'6 0 1 2 / 5 4 (7) 8'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from biberbau.games.biber_gang.rules import deck
from biberbau.games.biber_gang.rules.deck import card_name
from common.scenario import BaseTable

CLOSED = "(12) (11) (10) (9) / (8) (7) (11) (10)"
"""A display of which nothing is turned up."""
OPEN_BUT_ONE = "12 11 10 9 / 8 7 11 (10)"
"""A display with one face-down card."""

DECK = {card_name(face): deck.COPIES[face] for face in range(len(deck.COPIES))}


def rows(text: str) -> list[list[str]]:
    """A display as documents write it."""
    return [row.split() for row in text.split("/")]


class Table(BaseTable):
    """A match from a laid-out position on. Displays are text: two rows, face-down cards in brackets."""

    GAME = "biber_gang"
    legal = BaseTable.notations

    # ------------------------------------------------------------------------------------------- playing

    # ------------------------------------------------------------------------------------------- looking

    def display(self, seat: int) -> str:
        """A display as text."""
        return " / ".join(" ".join(row) for row in self.document["displays"][seat])

    @property
    def mine(self) -> str:
        """Seat 0's display."""
        return self.display(0)

    @property
    def pile(self) -> list[str]:
        """The discard pile, bottom first."""
        return list(self.document["pile"])

    @property
    def drawn(self) -> str:
        """The card in the hand, "" when there is none."""
        return str(self.document.get("drawn", {}).get("card", ""))

    @property
    def actor(self) -> int | None:
        """Who decides."""
        return self.match.to_act

    def slots(self, word: str) -> list[int]:
        """The slots for which an action with that word is legal."""
        return [int(a.argument) for a in self.match.legal() if a.word == word]

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the round that was scored last."""
        return tuple(self.document["points"][-1])


def table(
    *displays: str,
    pile: str = "5",
    deck: str = "",
    players: int = 2,
    more: Mapping[str, Any] | None = None,
    **options: object,
) -> Table:
    """A position in which seat 0 is to draw; ``deck`` names its top cards, the topmost last.

    Displays that are not given are closed. ``more``: further fields of the document; options of the game go last.
    """
    laid = [rows(text) for text in (*displays, *[CLOSED] * (players - len(displays)))]
    more = dict(more or {})
    used = Counter(name.strip("()") for display in laid for row in display for name in row)
    used.update(pile.split())
    used.update(deck.split())
    used.update([more["drawn"]["card"]] if "drawn" in more else [])
    rest = Counter(DECK)
    rest.subtract(used)
    assert min(rest.values()) >= 0, f"more cards than there are: {rest}"
    body = {
        "displays": laid,
        "pile": pile.split(),
        "deck": [*rest.elements(), *deck.split()],
        **more,
    }
    return Table.laid(body, {"players": players, **options})


def scored(display: str) -> int:
    """What an open display counts: its owner has closed the round, the other passes the last turn."""
    t = table(
        OPEN_BUT_ONE,
        display,
        pile="0",
        deck="0",
        more={"closer": 1},
    )
    t.play("draw deck", "discard", "leave")
    return t.points[1]


fresh = Table.fresh


def opened(t: Table) -> Table:
    """Everyone turns up the first two cards."""
    while t.asks == "choose_flips":
        t.play("flip 1", "flip 2")
    return t

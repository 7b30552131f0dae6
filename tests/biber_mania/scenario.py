"""Scenarios that read like the rulebook: lay a table, play, look.

>>> t = table("5, 5, 9", piles={"b": "4, 4"}).discard("5, 5").play("take")
>>> t.hand("a"), t.pile("b")
('4, 4, 9', '')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import count
from typing import Any, Self

import numpy as np

from biberbau import Game
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.state import Ev
from biberbau.kernel.bag import take
from biberbau.kernel.rng import key_of, stream
from common.scenario import BaseTable

LETTERS = "abcde"
ACTION_CARDS = deck.NAMES[deck.NUMBERS + 1 :]
QUIET = "10, superbeaver, thief, fairy, partybeaver, hippie, badguy, bodyguard, king"
"""A display in which only a joker stabs anything."""
STOCK = "1, 2, 3, 4, 5"
HAND = "8, 9"
"""The hand of a player about whose cards a scenario says nothing."""


def cards(text: str) -> list[str]:
    """``"5, thief"`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def by_face(names: list[str]) -> str:
    """Cards as text, sorted by face."""
    return ", ".join(sorted(names, key=["?", *deck.NAMES].index))


def groups(text: str) -> list[list[str]]:
    """A pile's groups from below, written ``"5, 5 | thief, 7"``."""
    return [cards(group) for group in text.split("|") if group.strip()]


def whole_deck(options: Mapping[str, Any]) -> Counter[str]:
    """All cards that a table with these options plays with."""
    numbers = {str(number): options["copies"] for number in range(1, options["highest"] + 1)}
    return Counter(
        numbers | dict.fromkeys(ACTION_CARDS, options["action_copies"]) | {"joker": options["jokers"]}
    )


class Table(BaseTable):
    """A match from a laid-out position on. Cards are text, hands sorted by face, piles from below."""

    GAME = "biber_mania"

    # ------------------------------------------------------------------------------------------- playing

    def discard(self, text: str) -> Self:
        """Put a discard together, in this order, and lay it."""
        return self.play(*(f"add {card}" for card in cards(text)), "lay")

    # ------------------------------------------------------------------------------------------- looking

    def hand(self, letter: str, observer: int | str | None = "true") -> str:
        """A player's hand, as it is or as an observer knows it."""
        document = self.document if observer == "true" else self.seen_by(observer)
        return by_face(document["hands"][letter])

    def known(self, letter: str) -> str:
        """The cards that everyone knows to be in a player's hand."""
        return by_face(self.document.get("known", {}).get(letter, []))

    def pile(self, letter: str) -> str:
        """A player's discard pile, written as ``groups`` reads it."""
        return " | ".join(", ".join(group) for group in self.document["piles"].get(letter, []))

    def place(self, name: str) -> str:
        """``display``, ``stock``, ``gone`` or ``deck``, sorted by face."""
        return by_face(self.document[name])

    @property
    def actor(self) -> str:
        """Letter of the seat to decide; "" when the game is over."""
        seat = self.match.to_act
        return "" if seat is None else LETTERS[seat]

    @property
    def legal(self) -> set[str]:
        """Notations of the legal actions."""
        return set(self.notations)

    @property
    def due(self) -> tuple[str, str]:
        """Who decides, and what."""
        return self.actor, self.asks

    @property
    def points(self) -> tuple[int, ...]:
        """Every seat's points."""
        return tuple(self.match.scores)

    def ended(self, since: int = 0) -> int | None:
        """Why the round ended: OUT_OF_CARDS, USED_UP or NOTHING_TO_PLAY; None when it goes on."""
        found = [st.reason(event) for event in self.told(None, since) if event.kind == Ev.ROUND_ENDS]
        return found[-1] if found else None


def seed_that_draws(drawn: list[str]) -> int:
    """A seed with which the cards of this pile come in this order."""
    faces = [deck.NAMES.index(card) for card in drawn]
    for seed in count():
        rng = stream(key_of(str(seed).encode() + b"\0"))
        bag = np.bincount(faces, minlength=deck.FACES).astype(np.int8)
        if all(take(bag, len(faces) - i, rng) == face for i, face in enumerate(faces)):
            return seed
    raise AssertionError


def table(
    hand: str,
    *,
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    display: str = QUIET,
    stock: str = STOCK,
    deck: str | None = None,
    turn: str = "a",
    more: Mapping[str, Any] | None = None,
    **options: object,
) -> Table:
    """A position in which ``turn`` has this hand and is to play; two play unless ``players`` says else.

    ``deck``: exactly these cards, in the order in which they will be drawn; all others then are out of the game.
    ``more``: further fields of the document.
    """
    chosen = Game.of("biber_mania", {"players": 2, **options}).options
    letters = LETTERS[: int(chosen["players"])]
    held = {letter: cards((hands or {}).get(letter, HAND)) for letter in letters} | {turn: cards(hand)}
    body: dict[str, Any] = {
        "turn": turn,
        "hands": held,
        "piles": {letter: groups(text) for letter, text in (piles or {}).items()},
        "display": cards(display),
        "stock": cards(stock),
        **(more or {}),
    }
    pile = [] if deck is None else cards(deck)
    if deck is not None:
        used = (
            Counter(pile)
            + Counter(body["display"])
            + Counter(body["stock"])
            + Counter(body.get("chosen", []))
        )
        used += Counter(card for names in held.values() for card in names)
        used += Counter(card for laid in body["piles"].values() for group in laid for card in group)
        rest = whole_deck(chosen)
        rest.subtract(used)
        assert min(rest.values()) >= 0, "more cards than there are"
        body |= {"deck": pile, "gone": sorted(rest.elements())}
    return Table.laid(body, {"players": 2, **options}, seed=seed_that_draws(pile), seen_by=None)


fresh = Table.fresh

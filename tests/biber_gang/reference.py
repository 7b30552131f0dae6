"""Biber Gang once more, written independently of the rules: slow, with lists of card names.

It reads a position document, says what is legal, carries actions out and tells what the document must be then.
Where chance decides (the lot among equal sums, a new deck) it looks at what the rules made of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

SLOTS = range(8)
BONUS = {0: 0, 1: 0, 2: 10, 3: 15, 4: 20}


def partner(slot: int) -> int:
    """The slot above or below."""
    return slot + 4 if slot < 4 else slot - 4


def points(cards: list[str]) -> int:
    """What an open display counts: the lowest for any values of its beaver pairs."""
    total, values, free = 0, [], 0
    for upper, lower in zip(cards[:4], cards[4:], strict=True):
        if upper == lower == "beaver":
            free += 1
        elif "beaver" in (upper, lower):
            values.append(lower if upper == "beaver" else upper)
        elif upper == lower:
            values.append(upper)
        else:
            total += int(upper) + int(lower)
    choices = product([str(n) for n in range(13)], repeat=free)
    return min(total - sum(BONUS[n] for n in Counter([*values, *more]).values()) for more in choices)


class Table:
    """A round, as far as it can be told without chance."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.options = options
        self.cards = [[name.strip("()") for row in rows for name in row] for rows in document["displays"]]
        self.down = [
            {slot for slot, name in enumerate([n for row in rows for n in row]) if name.startswith("(")}
            for rows in document["displays"]
        ]
        self.pile = list(document["pile"])
        self.deck = list(document["deck"])
        self.points = [list(row) for row in document["points"]]
        self.turns = document["turns"]
        self.drawn = document.get("drawn", {}).get("card", "")
        self.source = document.get("drawn", {}).get("from", "")
        self.closer = document.get("closer")
        self.chosen = [list(slots) for slots in document.get("chosen", [[] for _ in self.cards])]
        frame = document["decisions"][0] if document["decisions"] else {"kind": "", "seat": None}
        self.asks, self.seat = frame["kind"], frame["seat"]
        self.left = frame.get("start", 0) - 1
        self.firsts: set[int] = set()
        self.reshuffled = False

    # ------------------------------------------------------------------------------------------- what is legal

    def value(self, slot: int) -> str:
        """What a face-up beaver stands for, "" when it stands for nothing."""
        other = partner(slot)
        return "" if other in self.down[self.seat] else self.cards[self.seat][other]

    def beaver(self, slot: int) -> bool:
        return slot not in self.down[self.seat] and self.cards[self.seat][slot] == "beaver"

    def swims(self, slot: int) -> bool:
        """Whether the drawn card makes the beaver there swim."""
        return self.beaver(slot) and self.drawn != "beaver" and self.value(slot) == self.drawn

    def legal(self) -> set[str]:
        if self.asks == "choose_flips":
            return {f"flip {slot + 1}" for slot in SLOTS if slot + 1 not in self.chosen[self.seat]}
        if self.asks == "draw_card":
            return {"draw discard"} | ({"draw deck"} if self.deck or len(self.pile) > 1 else set())
        if self.asks == "use_card":
            found = set()
            for slot in SLOTS:
                locked = self.beaver(slot) and self.value(slot) == "beaver"
                kept = self.beaver(slot) and not self.options["beaver_swap_out"] and not self.swims(slot)
                found |= set() if locked or kept else {f"place {slot + 1}"}
            back = self.source == "pile" and self.options["discard_take_must_swap"]
            return found if back else found | {"discard"}
        if self.asks == "turn_one":
            down = {f"flip {slot + 1}" for slot in self.down[self.seat]}
            return down | {"leave"} if len(down) == 1 else down
        if self.asks == "swim_to":
            return {f"swim {slot + 1}" for slot in self.down[self.seat]}
        return {"next"} if self.asks else set()

    # ------------------------------------------------------------------------------------------- what happens

    def play(self, action: str, after: Mapping[str, Any]) -> None:
        """Carry out an action; ``after``: the document that the rules made, for what chance decided."""
        word, _, argument = action.partition(" ")
        slot = int(argument) - 1 if argument.isdigit() else -1
        if self.asks == "choose_flips":
            self.choose(slot, after)
        elif action == "draw deck":
            if not self.deck:
                self.deck = [*after["deck"], after["drawn"]["card"]]
                assert Counter(self.deck) == Counter(self.pile[:-1])
                self.pile, self.reshuffled = self.pile[-1:], True
            self.drawn, self.source, self.asks = self.deck.pop(), "deck", "use_card"
        elif action == "draw discard":
            self.drawn, self.source, self.asks = self.pile.pop(), "pile", "use_card"
        elif word == "place" and self.swims(slot):
            self.cards[self.seat][slot] = self.drawn
            self.drawn, self.source, self.asks, self.left = "beaver", "display", "swim_to", slot
        elif word in ("place", "swim"):
            self.pile.append(self.cards[self.seat][slot])
            self.cards[self.seat][slot] = self.drawn
            self.turned(slot)
        elif word == "discard":
            self.pile.append(self.drawn)
            self.drawn, self.source, self.asks = "", "", "turn_one"
        elif word == "flip":
            self.turned(slot)
        elif word == "leave":
            self.turned(-1)
        elif self.seat + 1 < len(self.cards):
            self.seat += 1
        else:
            points_so_far = self.points
            self.__init__(after, self.options)  # type: ignore[misc]
            assert (self.asks, self.points) == ("choose_flips", points_so_far)
            assert all(down == set(SLOTS) for down in self.down)

    def choose(self, slot: int, after: Mapping[str, Any]) -> None:
        self.chosen[self.seat].append(slot + 1)
        if len(self.chosen[self.seat]) < 2:
            return
        if self.seat + 1 < len(self.cards):
            self.seat += 1
            return
        sums = []
        for seat, slots in enumerate(self.chosen):
            self.down[seat] -= {slot - 1 for slot in slots}
            shown = [self.cards[seat][slot - 1] for slot in slots]
            if abs(slots[0] - slots[1]) == 4 and "beaver" in shown:
                shown = [card for card in shown if card != "beaver"] * 2
            sums.append(sum(int(card) for card in shown if card != "beaver"))
        self.chosen = [[] for _ in self.cards]
        self.firsts = {seat for seat, total in enumerate(sums) if total == max(sums)}
        first = after["decisions"][0]["seat"]
        assert first in self.firsts
        self.begin(first)

    def begin(self, seat: int) -> None:
        """The next turn, unless the round is scored as it lies."""
        everyone = self.options["turn_limit"] * len(self.cards)
        if (self.closer is None and self.turns == everyone) or (
            not self.deck and self.options["exhausted_deck"] == "score"
        ):
            self.score()
        else:
            self.asks, self.seat, self.turns = "draw_card", seat, self.turns + 1

    def turned(self, slot: int) -> None:
        """A turn is over; that slot lies face up now."""
        self.down[self.seat].discard(slot)
        self.drawn, self.source = "", ""
        if not self.down[self.seat] and self.closer is None:
            self.closer = self.seat
        following = (self.seat + 1) % len(self.cards)
        if following == self.closer:
            self.score()
        else:
            self.begin(following)

    def score(self) -> None:
        self.reshuffled = False
        self.down = [set() for _ in self.cards]
        self.points.append([points(cards) for cards in self.cards])
        self.asks, self.seat = ("", None) if len(self.points) == 5 else ("look_back", 0)

    # ------------------------------------------------------------------------------------------- the document

    def document(self) -> dict[str, Any]:
        """What the position document must be."""
        displays = []
        for cards, down in zip(self.cards, self.down, strict=True):
            names = [f"({card})" if slot in down else card for slot, card in enumerate(cards)]
            displays.append([names[:4], names[4:]])
        frame: dict[str, Any] = {"kind": self.asks, "seat": self.seat}
        if self.asks == "choose_flips":
            frame["chosen"] = len(self.chosen[self.seat])
        if self.asks == "swim_to":
            frame["start"] = self.left + 1
        document: dict[str, Any] = {
            "displays": displays,
            "pile": self.pile,
            "deck": self.deck,
            "points": self.points,
            "turns": self.turns,
        }
        if self.drawn:
            document["drawn"] = {"card": self.drawn, "from": self.source}
        if self.closer is not None:
            document["closer"] = self.closer
        if any(self.chosen):
            document["chosen"] = [sorted(slots) for slots in self.chosen]
        if self.reshuffled:  # everybody has seen all the rest, and knows which cards lie face down
            down_cards = [self.cards[seat][slot] for seat, slots in enumerate(self.down) for slot in slots]
            document["face_down"] = sorted(down_cards, key=lambda card: 13 if card == "beaver" else int(card))
        document["decisions"] = [frame] if self.asks else []
        return document

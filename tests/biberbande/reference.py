"""A game once more, written independently of the rules: slow, with lists of card names, in the rulebook's order.

It plays a whole game from the deal on. What chance brings (the cards dealt and drawn) it reads from what happened; all
else, who is asked what, what may be done and where every card lies, it tells by itself and compares at each decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from .scenario import ALL, LETTERS

FOUR = (1, 2, 3, 4)


class Table:
    """The table of one game. ``answers``: at each decision who was asked, what was legal, what was played, the position.

    ``chance``: the cards that were dealt and drawn, in order.
    """

    def __init__(
        self, options: Mapping[str, Any], dealer: str, answers: Iterator[Any], chance: Iterator[str]
    ) -> None:
        self.players = list(LETTERS[: options["players"]])
        self.options = options
        self.dealer = dealer
        self.answers = answers
        self.chance = chance
        self.sheet: dict[str, list[int]] = {player: [] for player in self.players}

    def left_of(self, player: str) -> str:
        """The next player clockwise."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def from_left(self, player: str) -> list[str]:
        """All players, this one first."""
        place = self.players.index(player)
        return self.players[place:] + self.players[:place]

    def ask(self, player: str, *may: str) -> str:
        """What a player decides; the position must be as told here."""
        asked, legal, played, document = next(self.answers)
        assert (asked, set(legal)) == (player, set(may))
        self.compare(document)
        return str(played)

    def compare(self, document: Mapping[str, Any]) -> None:
        """Every card lies where it should, and is known to whom it should be."""
        assert document["rows"] == self.row
        assert Counter(document["deck"]) == self.deck
        assert document["discard"][-1:] == self.discard[-1:]
        assert Counter(document["discard"]) == Counter(self.discard)
        assert document.get("drawn", "") == self.drawn
        assert sorted(document["aside"]) == sorted(self.aside)
        assert document["points"] == self.sheet
        known = {player: [set(seen) for seen in slots] for player, slots in self.known.items()}
        everyone = set(self.players)
        assert known == {
            player: [everyone if text == "all" else set(text) for text in slots]
            for player, slots in document["known"].items()
        }

    # ---------------------------------------------------------------------------------------------- the game

    def play_game(self) -> None:
        """All rounds."""
        rounds = 4 if len(self.players) == 2 else len(self.players)
        for number in range(rounds):
            if number:
                if not self.options["fixed_dealer"]:
                    self.dealer = self.left_of(self.dealer)
                for player in self.from_left(self.left_of(self.dealer))[:-1]:
                    assert self.ask(player, "next") == "next"
                assert self.ask(self.dealer, "deal") == "deal"
            self.play_round()

    def draw(self) -> str:
        """The top card of the draw pile."""
        if not self.deck:
            kept = self.discard[-1:] if self.options["keep_top"] else []
            self.deck = Counter(self.discard) - Counter(kept)
            self.discard = kept
        card = next(self.chance)
        assert self.deck[card] > 0
        self.deck -= Counter([card])
        return card

    def play_round(self) -> None:
        """Deal, look, turns until somebody has knocked and all others had one more; count."""
        self.deck = Counter(ALL)
        self.discard: list[str] = []
        self.aside: list[str] = []
        self.drawn = ""
        self.row: dict[str, list[str]] = {}
        first = self.left_of(self.dealer)
        dealt = {player: [self.draw() for _ in FOUR] for player in self.from_left(first)}
        self.row = {player: dealt[player] for player in self.players}
        self.known: dict[str, list[set[str]]] = {p: [{p}, set(), set(), {p}] for p in self.players}
        self.discard.append(self.draw())
        for player in self.from_left(first):
            self.ask(player, "hide")
        player, turns, knocked = first, 0, ""
        while player != knocked:
            self.turn(player)
            turns += 1
            if not knocked and turns >= len(self.players) and self.ask(player, "knock", "pass") == "knock":
                knocked = player
            player = self.left_of(player)
            if not knocked and turns >= self.options["turn_guard"]:
                break
        self.count(player)

    def turn(self, player: str) -> None:
        """Action A or action B."""
        may = ["draw"]
        if self.discard and self.discard[-1].isdigit():
            may += [f"take {slot}" for slot in FOUR]
        word, _, slot = self.ask(player, *may).partition(" ")
        if word == "take":
            self.exchange(player, int(slot), self.discard.pop(), set(self.players))
        else:
            self.use(player, self.draw(), None)
        self.discard += sorted(self.aside, key=["swap", "peek", "draw two"].index)
        self.aside = []

    def exchange(self, player: str, slot: int, card: str, known: set[str]) -> None:
        """A card for one of the four, which is thrown away."""
        self.discard.append(self.row[player][slot - 1])
        self.row[player][slot - 1] = card
        self.known[player][slot - 1] = known

    def use(self, player: str, card: str, second: str | None) -> None:
        """A drawn card is thrown away, kept or, a special one, carried out; ``second``: another follows, if thrown."""
        self.drawn = card
        kinds = {"swap": "give", "peek": "peek", "draw two": "use"}
        may = ["use"] if card == "draw two" else [f"{kinds.get(card, 'put')} {slot}" for slot in FOUR]
        word, _, slot = self.ask(player, "discard", *may).partition(" ")
        self.drawn = ""
        if word == "discard":
            self.discard.append(card)
            if second is not None:
                self.use(player, self.draw(), None)
        elif word == "put":
            self.exchange(player, int(slot), card, {player})
        else:
            (self.discard if self.options["special_first"] else self.aside).append(card)
            if word == "use":
                self.use(player, self.draw(), "there is a second one")
            elif word == "peek":
                self.known[player][int(slot) - 1] |= {player}
                self.ask(player, "hide")
            else:
                self.swap(player, int(slot) - 1)

    def swap(self, player: str, mine: int) -> None:
        """An own card for another's."""
        others = [f"get {other}{slot}" for other in self.players if other != player for slot in FOUR]
        other, theirs = self.ask(player, *others).removeprefix("get ")
        for zone in (self.row, self.known):
            first, second = zone[player], zone[other]
            first[mine], second[int(theirs) - 1] = second[int(theirs) - 1], first[mine]

    def count(self, begin: str) -> None:
        """Special cards are replaced, the points written down."""
        for player in self.from_left(begin):
            for slot in range(4):
                while not self.row[player][slot].isdigit():
                    self.aside.append(self.row[player][slot])
                    self.row[player][slot] = self.draw()
        for player in self.players:
            self.known[player] = [set(self.players) for _ in FOUR]
            self.sheet[player].append(sum(int(card) for card in self.row[player]))

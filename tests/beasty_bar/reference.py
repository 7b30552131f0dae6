"""The turn of a player once more, written independently of the rules: slow, with lists of card names.

It runs one whole turn on a position document and asks for the decisions that were really made, comparing at each
what was legal. The animals stand in the order of the rulebooks; nothing here knows how the kernel works.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .scenario import STRENGTH

RECURRING = {"tiger", "llama", "giraffe", "hippo", "crocodile"}
BRUISERS = {"crocodile", "hippo"}
BRUISERS_OF_LATER_EDITIONS = BRUISERS | {"rhino", "bear", "tiger", "cheetah"}


def species(card: str) -> str:
    """``"dog"`` of ``"red dog"``."""
    return card.split()[1]


class Turn:
    """One turn. ``answers``: for each decision of this turn the legal notations and the one that was played."""

    def __init__(
        self,
        document: Mapping[str, Any],
        options: Mapping[str, Any],
        answers: Iterator[tuple[set[str], str]],
    ) -> None:
        self.colour: str = document["turn"]
        self.line: list[str] = list(document["line"])
        self.pile: list[str] = list(document["thats_it"])
        self.bar: list[str] = list(document["bar"])
        self.hand: list[str] = list(document["hands"][self.colour])
        self.deck: list[str] = list(document["decks"][self.colour])
        self.open: set[str] = set(document["open_cards"])
        self.gate: str = document["gate"]
        self.options = options
        self.answers = answers
        self.sent: list[str] = []
        self.beside: list[str] = []
        self.acting = self.role = self.fresh = ""
        self.used: set[str] = set()

    # --------------------------------------------------------------------------------------------- the turn

    def run(self) -> None:
        """Actions 1 to 5."""
        self.play()
        self.recur()
        if self.options["pile_order"] == "sent":
            self.stack_in_chosen_order()
        self.sent += self.beside
        self.check_for_five()
        if self.options["pile_order"] == "whole_turn":
            self.stack_in_chosen_order()
        self.pile += self.sent
        if self.deck:
            self.hand.append(self.deck.pop())

    def ask(self, choices: set[str]) -> str:
        legal, chosen = next(self.answers)
        assert legal == choices
        return chosen

    def play(self) -> None:
        value = self.ask({f"play {STRENGTH[species(card)]}" for card in self.hand}).split()[1]
        card = next(card for card in self.hand if STRENGTH[species(card)] == int(value))
        self.hand.remove(card)
        self.open.discard(card)
        self.enter(card)

    def enter(self, card: str) -> None:
        """A card comes to the end of the line (a vulture does not) and acts."""
        self.acting, self.role, self.fresh, self.used = card, species(card), card, {species(card)}
        if self.role != "vulture":
            self.line.append(card)
        self.act()

    def act(self) -> None:
        """The acting card does what its role does, unless it is a bat and burns first."""
        self.burn()
        if self.role == "vulture" or self.acting in self.line:
            getattr(self, self.role)()

    def recur(self) -> None:
        self.acting = ""
        for card in list(self.line):
            recurs = {"hippo", "crocodile"} if card == self.fresh else RECURRING
            if card in self.line and species(card) in recurs:
                getattr(self, species(card))(card)

    def stack_in_chosen_order(self) -> None:
        while len(self.sent) > 1:
            answer = self.ask({f"stack {i + 1}" for i in range(len(self.sent))})
            self.pile.append(self.sent.pop(int(answer.split()[1]) - 1))
        self.pile += self.sent
        self.sent = []

    def check_for_five(self) -> None:
        if len(self.line) == 5:
            self.bar += self.line[:2]
            self.sent.append(self.line[4])
            self.line = self.line[2:4]
            self.burn()

    # ------------------------------------------------------------------------------------------------ helpers

    def name(self, card: str) -> str:
        return self.role if card == self.acting else species(card)

    def value(self, card: str) -> int:
        return STRENGTH[self.name(card)]

    def others(self) -> list[str]:
        return [card for card in self.line if card != self.acting]

    def burn(self) -> None:
        while self.line and self.name(self.line[0]) == "bat":
            self.sent.append(self.line.pop(0))

    def send(self, cards: list[str]) -> None:
        self.sent += cards
        self.line = [card for card in self.line if card not in cards]

    def ahead(self, card: str, steps: int = 1) -> str | None:
        place = self.line.index(card) - steps
        return self.line[place] if place >= 0 else None

    def put(self, card: str, place: int) -> None:
        self.line.remove(card)
        self.line.insert(place, card)
        self.burn()

    def pick(self, candidates: list[str]) -> str | None:
        if len(candidates) < 2:
            return candidates[0] if candidates else None
        place = int(self.ask({f"at {self.line.index(card) + 1}" for card in candidates}).split()[1])
        return self.line[place - 1]

    def replace(self, attacker: str, victim: str | None) -> bool:
        """The attacker takes its victim's place; a porcupine sends a strong one away instead."""
        if victim is None:
            return False
        stung = self.name(victim) == "porcupine" and self.value(attacker) > 7
        if stung:
            self.send([attacker])
        else:
            self.line.remove(attacker)
            self.line[self.line.index(victim)] = attacker
            self.sent.append(victim)
        self.burn()
        return not stung

    def strongest(self) -> list[str]:
        best = max(map(self.value, self.others()), default=0)
        return [card for card in self.others() if self.value(card) == best]

    def sort(self, sign: int) -> None:
        self.line.sort(key=lambda card: sign * self.value(card))
        self.burn()

    # ------------------------------------------------------------------------------------------ New Beasts

    def rhino(self) -> None:
        self.replace(self.acting, self.pick(self.strongest()))

    def bear(self) -> None:
        values = sorted({self.value(card) for card in self.others()})[:2]
        dragged = [card for card in self.others() if self.value(card) in values and self.value(card) < 11]
        self.line = [card for card in self.line if card not in dragged] + dragged
        self.burn()

    def tiger(self, me: str = "") -> None:
        me = me or self.acting
        victim = self.ahead(me, 2)
        if victim and self.value(victim) < 10:
            self.replace(me, victim)

    def cheetah(self) -> None:
        least = min(map(self.value, self.others()), default=99)
        if least < 9:
            self.replace(
                self.acting, self.pick([card for card in self.others() if self.value(card) == least])
            )

    def llama(self, me: str = "") -> None:
        victim = self.ahead(me or self.acting)
        if victim and self.value(victim) <= 7:
            self.put(victim, len(self.line) - 1)

    def porcupine(self) -> None:
        pass

    def ostrich(self) -> None:
        if len(self.line) > 1:
            odd = self.ask({"pass odd", "pass even"}) == "pass odd"
            place = self.line.index(self.acting)
            while place > 0 and self.value(self.line[place - 1]) % 2 == odd:
                place -= 1
            self.put(self.acting, place)

    def penguin(self) -> None:
        if not self.hand:
            return
        models = {species(card) for card in self.hand} - self.used - {"penguin"}
        if not self.options["penguin_as_vulture"]:
            models -= {"vulture"}
        may_decline = self.options["penguin_may_decline"]
        answer = self.ask({f"as {m}" for m in models} | ({"decline"} if may_decline or not models else set()))
        if answer == "decline":
            self.open |= set() if may_decline else set(self.hand)
            return
        self.open.add(next(card for card in self.hand if species(card) == answer.split()[1]))
        self.become(answer)

    def become(self, answer: str) -> None:
        self.used.add(self.role)
        self.role = answer.split()[1]
        self.act()

    def dog(self) -> None:
        self.sort(1)

    def peacock(self) -> None:
        target = self.pick(self.strongest())
        if target:
            self.put(self.acting, self.line.index(target))

    def vulture(self) -> None:
        self.line = self.others()
        if not self.pile:
            self.beside.append(self.acting)
        elif species(self.pile[-1]) == "vulture":
            self.bar += [self.acting, self.pile.pop()]
        else:
            self.beside.append(self.acting)
            self.enter(self.pile.pop())

    def bat(self) -> None:
        self.replace(self.acting, self.pick(self.others()))

    # ------------------------------------------------------------------------------------------- base set

    def lion(self) -> None:
        if any(self.name(card) == "lion" for card in self.others()):
            self.send([self.acting])
        else:
            monkeys = [card for card in self.line if self.name(card) == "monkey"]
            self.sent += monkeys
            self.line = [self.acting] + [card for card in self.others() if card not in monkeys]
        self.burn()

    def stopped(self, me: str) -> bool:
        card = self.ahead(me)
        return card is None or self.name(card) == "zebra" or self.value(card) >= self.value(me)

    def hippo(self, me: str = "") -> None:
        me = me or self.acting
        while not self.stopped(me):
            self.put(me, self.line.index(me) - 1)

    def crocodile(self, me: str = "") -> None:
        me = me or self.acting
        while me in self.line and not self.stopped(me):
            self.replace(me, self.ahead(me))

    def snake(self) -> None:
        self.sort(-1)

    def giraffe(self, me: str = "") -> None:
        me = me or self.acting
        card = self.ahead(me)
        if card and self.value(card) < 8:
            self.put(me, self.line.index(me) - 1)

    def zebra(self) -> None:
        pass

    def seal(self) -> None:
        self.line.reverse()
        self.gate = "right" if self.gate == "left" else "left"
        self.burn()

    def chameleon(self) -> None:
        models = {species(card) for card in self.others()} - self.used - {"chameleon"}
        if models:
            answers = {f"as {model}" for model in models}
            self.become(self.ask(answers) if len(answers) > 1 else answers.pop())

    def monkey(self) -> None:
        pals = [card for card in self.others() if self.name(card) == "monkey"]
        if pals:
            chased = BRUISERS_OF_LATER_EDITIONS if self.options["types_edition"] else BRUISERS
            gone = [card for card in self.others() if self.name(card) in chased]
            self.sent += gone
            rest = [card for card in self.others() if card not in pals + gone]
            self.line = [self.acting, *reversed(pals), *rest]
            self.burn()

    def kangaroo(self) -> None:
        place = self.line.index(self.acting)
        if place > 0:
            over = 1 if place == 1 else int(self.ask({"jump 1", "jump 2"}).split()[1])
            self.put(self.acting, place - over)

    def parrot(self) -> None:
        victim = self.pick(self.others())
        if victim:
            self.send([victim])
            self.burn()

    def skunk(self) -> None:
        victims = [card for card in self.others() if self.name(card) != "skunk"]
        values = sorted({self.value(card) for card in victims})[-2:]
        self.send([card for card in victims if self.value(card) in values])
        self.burn()

"""A game once more, written independently of the rules: slow, with lists of card names, in the rulebook's order.

It plays a whole game from the deal on. What chance brings (the cards dealt, laid out and drawn) it reads from what
happened; all else, who is asked what, what may be done and where every card lies, it tells by itself and compares at
each decision. Which discards are legal it finds by listing every one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from .scenario import ACTION_CARDS, LETTERS, whole_deck


class RoundOverError(Exception):
    """The round ends at this very moment."""


@dataclass
class Group:
    """Cards laid together. ``protected``: a Bodyguard came with them and his protection stays."""

    cards: list[str]
    protected: bool = False

    @property
    def numbers(self) -> list[int]:
        """Its number cards."""
        return sorted(int(card) for card in self.cards if card.isdigit())

    @property
    def action(self) -> str:
        """Its action card, or ""."""
        return next((card for card in self.cards if card in ACTION_CARDS), "")

    @property
    def guarded(self) -> bool:
        """Whether it cannot be stabbed."""
        return self.protected or (self.action == "bodyguard" and bool(self.numbers))


def in_a_row(numbers: list[int]) -> bool:
    """Whether each number is one more than the one before."""
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def hippie_row(numbers: list[int]) -> bool:
    """Whether the Hippie as one further number makes these a sequence of 3 to 7 cards."""
    return 2 <= len(numbers) <= 6 and any(
        in_a_row(sorted({*numbers, more})) for more in range(15) if more not in numbers
    )


class Table:
    """The table of one game. ``answers``: at each decision who was asked, what was legal, what was played, the position.

    ``chance``: the cards that came from the draw pile, in order.
    """

    def __init__(
        self, options: Mapping[str, Any], starter: str, answers: Iterator[Any], chance: Iterator[str]
    ) -> None:
        self.players = list(LETTERS[: options["players"]])
        self.options = options
        self.starter = starter
        self.answers = answers
        self.chance = chance
        self.sheet = dict.fromkeys(self.players, 0)
        self.rounds = 0

    def left_of(self, player: str) -> str:
        """The next player clockwise."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def after(self, player: str) -> list[str]:
        """All others, clockwise."""
        place = self.players.index(player)
        return self.players[place + 1 :] + self.players[:place]

    # ------------------------------------------------------------------------------------------- comparing

    def ask(self, player: str, *may: str) -> str:
        """What a player decides; the position must be as told here."""
        asked, legal, played, document = next(self.answers)
        assert (asked, set(legal)) == (player, set(may))
        self.compare(document)
        return str(played)

    def compare(self, document: Mapping[str, Any]) -> None:
        """Every card lies where it should."""
        assert {p: Counter(cards) for p, cards in document["hands"].items()} == self.hand
        assert {p: Counter(cards) for p, cards in document["known"].items()} == self.known
        assert {p: [Counter(group) for group in pile] for p, pile in document["piles"].items()} == {
            p: [Counter(group.cards) for group in pile] for p, pile in self.pile.items()
        }
        for name in ("display", "stock", "gone", "deck"):
            assert Counter(document[name]) == +getattr(self, name), name
        assert document["chosen"] == self.chosen
        assert document["owed"] == {p: count for p, count in self.owed.items() if count}
        assert document["turn"] == self.active
        if self.options["bodyguard_stays"]:
            assert document["guarded"] == {
                p: [i for i, group in enumerate(pile, start=1) if group.protected]
                for p, pile in self.pile.items()
            }

    # -------------------------------------------------------------------------------------------- the cards

    def draw(self) -> str:
        """The top card of the draw pile."""
        card = next(self.chance)
        assert self.deck[card] > 0
        self.deck -= Counter([card])
        return card

    def look_for_end(self) -> None:
        """Draw pile and stock used up: the round is over."""
        if not self.deck and not self.stock:
            raise RoundOverError

    def come(self, player: str, card: str, seen: bool) -> None:
        """A card comes to a hand."""
        self.hand[player][card] += 1
        self.known[player][card] += seen

    def leave(self, player: str, card: str) -> None:
        """A card leaves a hand; everybody sees it."""
        self.hand[player] -= Counter([card])
        self.known[player] -= Counter([card])

    def top(self, player: str) -> Group:
        """The group on top of a pile; without cards where there is none."""
        return self.pile[player][-1] if self.pile[player] else Group([])

    # ------------------------------------------------------------------------------------------- what is what

    def reading(self, group: Group) -> str:
        """What a group is, read by the rules for a discard."""
        numbers, action, jokers = group.numbers, group.action, "joker" in group.cards
        if not numbers:
            return "action" if action else "jokers" if jokers else "nothing"
        if action == "partybeaver":
            return "party"
        if len(set(numbers)) == 1:
            return "equals" if action != "hippie" or self.options["hippie_with_equals"] else "rest"
        if jokers or len(set(numbers)) < len(numbers):
            return "rest"
        if action == "hippie" and hippie_row(numbers):
            return "hippie sequence"
        return "sequence" if not action and len(numbers) >= 3 and in_a_row(numbers) else "rest"

    def discards(self, player: str) -> list[list[str]]:
        """Every legal discard of a hand: action card, numbers from low to high, jokers."""
        hand = self.hand[player]
        jokers = hand["joker"]
        actions = [card for card in ACTION_CARDS if hand[card]]
        numbers = sorted(int(card) for card in hand if card.isdigit())
        found = [["joker"] * count for count in range(1, jokers + 1)]
        found += [[action] for action in actions]
        for number in numbers:
            for count in range(1, hand[str(number)] + 1):
                equals = [str(number)] * count
                found += [equals + ["joker"] * more for more in range(jokers + 1)]
                for action in actions:
                    if action != "partybeaver" and (action != "hippie" or self.options["hippie_with_equals"]):
                        found.append([action, *equals])
        found += [["partybeaver", *map(str, three)] for three in self.parties(numbers) if hand["partybeaver"]]
        rows = [list(some) for size in range(2, 8) for some in combinations(numbers, size)]
        for row in rows:
            cards = [str(number) for number in row]
            left = self.deck.total() + self.stock.total()
            last = self.options["professionals"] and (
                hand.total() == len(row) + 1 or self.would_lose(player, Group(["hippie", *cards])) >= left
            )
            if hand["hippie"] and hippie_row(row) and not last:
                found.append(["hippie", *cards])
            if in_a_row(row) and self.lies_to_stab(player, len(row)):
                found.append(cards)
        return found

    def parties(self, numbers: list[int]) -> list[tuple[int, ...]]:
        """Three numbers, none the same as or next to another."""
        return [three for three in combinations(numbers, 3) if three[0] + 1 < three[1] < three[2] - 1]

    def lies_to_stab(self, player: str, count: int) -> bool:
        """Whether a Hippie sequence of that number of cards lies on top of another player's pile."""
        tops = [self.top(other) for other in self.after(player)]
        return any(len(top.cards) == count and self.reading(top) == "hippie sequence" for top in tops)

    def stabs(self, mine: Group, theirs: Group) -> bool:
        """What stings what."""
        if len(mine.cards) != len(theirs.cards) or theirs.guarded:
            return False
        kind, other = self.reading(mine), self.reading(theirs)
        if kind == "equals":
            return other == "equals" and mine.numbers[0] > theirs.numbers[0]
        if kind == "jokers":
            return other in ("equals", "action")
        if kind in ("sequence", "hippie sequence"):
            return other == "hippie sequence" or (other == "sequence" and self.options["plain_stabbed"])
        return False

    def would_lose(self, player: str, mine: Group) -> int:
        """How many cards the others would have to draw if a player laid this group (B67)."""
        lost = 0
        for other in self.after(player):
            for group in reversed(self.pile[other]):
                if not self.stabs(mine, group):
                    break
                lost += len(group.cards)
                if not self.options["stab_again"]:
                    break
        return lost

    def stabs_in_display(self, mine: Group) -> list[str]:
        """Which faces of the display a discard stabs."""
        count, kind = len(mine.cards), self.reading(mine)
        found = []
        for card, lying in self.display.items():
            if card == "joker" or kind not in ("equals", "jokers"):
                continue
            enough = lying == count if self.options["display_exact"] else lying >= count
            if card in ACTION_CARDS:
                fits = kind == "jokers" and count == 1 and self.options["display_actions"]
            else:
                fits = kind == "jokers" or int(card) < mine.numbers[0]
            if fits and enough:
                found.append(card)
        return found

    # ---------------------------------------------------------------------------------------------- the game

    def play_game(self) -> None:
        """One round, or as many as it takes to collect the points."""
        while not self.play_round():
            self.starter = self.left_of(self.starter)
            for player in self.after(self.starter):
                assert self.ask(player, "next") == "next"
            assert self.ask(self.starter, "deal") == "deal"

    def play_round(self) -> bool:
        """Deal, turns until it is over, points; returns whether the game is over."""
        self.deck = +whole_deck(self.options)
        self.display: Counter[str] = Counter()
        self.stock: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()
        self.hand: dict[str, Counter[str]] = {player: Counter() for player in self.players}
        self.known: dict[str, Counter[str]] = {player: Counter() for player in self.players}
        self.pile: dict[str, list[Group]] = {player: [] for player in self.players}
        self.owed = dict.fromkeys(self.players, 0)
        self.chosen: list[str] = []
        self.active = self.starter
        for player in [self.starter, *self.after(self.starter)]:
            for _ in range(10 if len(self.players) == 5 else 13):
                self.come(player, self.draw(), False)
        self.fill_up(self.display, 9)
        self.fill_up(self.stock, 5)
        try:
            while self.hand[self.active]:
                self.turn(self.active)
                self.active = self.left_of(self.active)
        except RoundOverError:
            self.owed = dict.fromkeys(self.players, 0)
        return self.count()

    def count(self) -> bool:
        """One point for each card on the pile, one less for each in hand."""
        points = {
            p: sum(len(group.cards) for group in self.pile[p]) - self.hand[p].total() for p in self.players
        }
        for player in self.players:
            if not self.options["collect"] or points[player] == max(points.values()):
                self.sheet[player] += points[player]
        self.rounds += 1
        over = max(self.sheet.values()) >= self.options["collect"] or self.rounds == self.options["rounds"]
        return over or not self.options["collect"]

    def fill_up(self, place: Counter[str], cards: int) -> None:
        """Lay out cards until there are enough, as long as the draw pile has any."""
        while place.total() < cards and self.deck:
            place[self.draw()] += 1

    def turn(self, player: str) -> None:
        """Steps 1 to 5."""
        group = self.discard(player)
        if not self.hand[player]:
            raise RoundOverError
        if self.reading(group) != "action":
            self.stab(player, group)
        self.carry_out(player, group)
        self.fill_up(self.display, 9)
        self.fill_up(self.stock, 5)
        self.look_for_end()
        for other in self.after(player):
            lost = self.owed[other]
            for left in range(lost, 0, -1):
                self.pull(other, other)
                self.owed[other] = left - 1
                if left == 1:
                    self.fill_up(self.stock, 5)
                self.look_for_end()

    def discard(self, player: str) -> Group:
        """Card by card, each as long as it can still become a legal discard."""
        discards = self.discards(player)
        while True:
            count = len(self.chosen)
            discards = [cards for cards in discards if cards[:count] == self.chosen]
            may = {f"add {cards[count]}" for cards in discards if len(cards) > count}
            if self.chosen in discards:
                may.add("lay")
            word, _, card = self.ask(player, *may).partition(" ")
            if word == "lay":
                break
            self.leave(player, card)
            self.chosen.append(card)
        protected = self.options["bodyguard_stays"] and self.chosen[0] == "bodyguard" and len(self.chosen) > 1
        group = Group(self.chosen, protected)
        self.chosen = []
        self.pile[player].append(group)
        return group

    def stab(self, player: str, group: Group) -> None:
        """Once in the display, then on the piles clockwise."""
        found = self.stabs_in_display(group)
        if found:
            card = found[0]
            if len(found) > 1:
                card = self.ask(player, *(f"stab {card}" for card in found)).removeprefix("stab ")
            self.display -= Counter({card: len(group.cards)})
            for _ in group.cards:
                self.come(player, card, True)
        for other in self.after(player):
            while self.stabs(group, self.top(other)):
                takes = self.ask(player, "take", "refuse") == "take"
                stabbed = self.pile[other].pop()
                self.owed[other] += len(stabbed.cards)
                for card in stabbed.cards:
                    if takes:
                        self.come(player, card, True)
                    else:
                        self.gone[card] += 1
                if not self.options["stab_again"]:
                    break

    # ------------------------------------------------------------------------------------------ action cards

    def carry_out(self, player: str, group: Group) -> None:
        """The action card's action."""
        action = group.action
        if action in ("superbeaver", "thief"):
            for _ in range(2 if action == "superbeaver" else 1):
                self.steal(player)
        elif action == "fairy":
            self.wish(player)
        elif action == "badguy":
            victim = self.after(player)[0]
            if len(self.players) > 2:
                picked = self.ask(player, *(f"pick {other}" for other in self.after(player)))
                victim = picked.removeprefix("pick ")
            for _ in range(2):
                self.pull(victim, player)
                self.look_for_end()
        elif action == "king" and group.numbers:
            self.call_in(player, group)

    def steal(self, player: str) -> None:
        """One open card from display, stock, or the top of another pile."""
        may = {f"steal display:{card}" for card in +self.display} | {
            f"steal stock:{card}" for card in +self.stock
        }
        may |= {f"steal {other}:{card}" for other in self.after(player) for card in self.top(other).cards}
        may = {theft for theft in may if self.options["steal_jokers"] or not theft.endswith(":joker")}
        if not may:
            return
        place, card = self.ask(player, *may).removeprefix("steal ").split(":")
        if place == "display":
            self.display -= Counter([card])
        elif place == "stock":
            self.stock -= Counter([card])
        else:
            group = self.top(place)
            group.cards.remove(card)
            if not group.cards:
                self.pile[place].pop()
            if group.cards == ["bodyguard"]:
                group.protected = False
            self.owed[place] += 1
        self.come(player, card, True)
        self.look_for_end()

    def wish(self, player: str) -> None:
        """A card of another hand."""
        may = [f"ask {other}" for other in self.after(player) if self.hand[other]]
        if not may:
            return
        asked = self.ask(player, "pass", *may)
        if asked == "pass":
            return
        other = asked.removeprefix("ask ")
        card = self.ask(player, *(f"wish {card}" for card in +whole_deck(self.options))).removeprefix("wish ")
        if self.hand[other][card]:
            self.leave(other, card)
            self.come(player, card, True)

    def pull(self, player: str, by: str) -> None:
        """A card for a player, from stock or draw pile; ``by``: who chooses it."""
        may = [f"draw {card}" for card in self.stock] + (["draw pile"] if self.deck else [])
        drawn = self.ask(by, *may) if len(may) > 1 else may[0]
        if drawn == "draw pile":
            self.come(player, self.draw(), False)
        else:
            card = drawn.removeprefix("draw ")
            self.stock -= Counter([card])
            self.come(player, card, True)

    def call_in(self, player: str, group: Group) -> None:
        """All others add one card of the King's number."""
        card = str(group.numbers[0])
        for other in self.after(player):
            if self.hand[other][card]:
                self.leave(other, card)
                group.cards.append(card)
                if not self.hand[other]:
                    raise RoundOverError

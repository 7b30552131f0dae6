"""An independent second opinion on Biber-Mania for the checks: who knows what, who won, what chance does.

Nothing here calls the rules. What a player must know is rebuilt from the events that this player saw.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import comb

import numpy as np

from ...kernel.events import Event
from ...kernel.options import Value
from . import options as opt
from .deck import (
    ACTION_CARDS,
    FACES,
    HIPPIE,
    JOKER,
    NONE,
    NUMBERS,
    PARTYBEAVER,
    UNKNOWN,
    card_name,
)
from .state import (
    ADDS,
    AT_DECK,
    AT_DISPLAY,
    AT_STOCK,
    DEALS,
    DRAWS,
    FACE,
    FILLS,
    GRANTS,
    KING_TAKES,
    LAYS,
    REFUSES,
    ROUND_ENDS,
    ROUND_STARTS,
    STABS_DISPLAY,
    STARTS,
    STEALS,
    TAKES,
)

Zones = dict[str, Hashable]


def deck_of(options: Mapping[str, Value]) -> Counter[int]:
    """How many cards of each face the chosen deck has."""
    deck = Counter({JOKER: int(options["jokers"])})
    for number in range(1, int(options["highest"]) + 1):
        deck[number] = int(options["copies"])
    for action in range(ACTION_CARDS):
        deck[NUMBERS + 1 + action] = int(options["action_copies"])
    return deck


def data() -> list[str]:
    """The cards of the house deck as lines of text: whatever changes in them must be meant."""
    house = deck_of({option.name: option.default for option in opt.OPTIONS})
    return [f"{face} {card_name(face)} {house[face]}" for face in range(FACES)]


# ------------------------------------------------------------------------------------------------------ knowledge


class Tracker:
    """What ``observer`` (None: a spectator) must know, from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.cards = sum(deck_of(options).values())
        self.clear()

    def clear(self) -> None:
        """A round starts: all cards are in the draw pile."""
        self.deck = self.cards
        self.hand: list[Counter[int]] = [Counter() for _ in self.seats]
        self.known: list[Counter[int]] = [Counter() for _ in self.seats]
        self.piles: list[list[list[int]]] = [[] for _ in self.seats]
        self.owed = [0 for _ in self.seats]
        self.chosen: list[int] = []
        self.display: Counter[int] = Counter()
        self.stock: Counter[int] = Counter()
        self.gone: Counter[int] = Counter()

    def comes(self, seat: int, card: int, seen: bool) -> None:
        """A card comes into a hand."""
        self.hand[seat][card] += 1
        if seen:
            self.known[seat][card] += 1

    def leaves(self, seat: int, card: int) -> None:
        """A card leaves a hand openly: an observer who cannot see the hand had counted it, known or unknown."""
        self.hand[seat][card if seat == self.observer or self.known[seat][card] else UNKNOWN] -= 1
        if self.known[seat][card]:
            self.known[seat][card] -= 1

    def out_of_pile(self, seat: int, card: int) -> None:
        """A card leaves the top group of a pile, whose owner will draw one for it."""
        self.piles[seat][-1].remove(card)
        if not self.piles[seat][-1]:
            self.piles[seat].pop()
        self.owed[seat] += 1

    def see(self, event: Event) -> None:
        """Take in the next event."""
        seat, card, place = event.seat, event.card, event.a
        if event.kind == ROUND_STARTS:
            self.clear()
        elif event.kind == DEALS:
            self.deck -= 1
            self.comes(seat, card, False)
        elif event.kind == FILLS:
            self.deck -= 1
            (self.display if place == AT_DISPLAY else self.stock)[card] += 1
        elif event.kind == ADDS:
            self.leaves(seat, card)
            self.chosen.append(card)
        elif event.kind == LAYS:
            self.piles[seat].append(self.chosen)
            self.chosen = []
        elif event.kind == STABS_DISPLAY:
            self.display[card] -= place
            for _ in range(place):
                self.comes(seat, card, True)
        elif event.kind in (TAKES, REFUSES):
            self.out_of_pile(place, card)
            if event.kind == TAKES:
                self.comes(seat, card, True)
            else:
                self.gone[card] += 1
        elif event.kind == STEALS:
            if place == AT_DISPLAY:
                self.display[card] -= 1
            elif place == AT_STOCK:
                self.stock[card] -= 1
            else:
                self.out_of_pile(place, card)
            self.comes(seat, card, True)
        elif event.kind == GRANTS and card != NONE:
            self.leaves(seat, card)
            self.comes(place, card, True)
        elif event.kind == KING_TAKES and card != NONE:
            self.leaves(seat, card)
            self.piles[place][-1].append(card)
        elif event.kind == DRAWS:
            if event.b == seat:
                self.owed[seat] -= 1
            if place == AT_DECK:
                self.deck -= 1
            else:
                self.stock[card] -= 1
            self.comes(seat, card, place == AT_STOCK)
        elif event.kind == ROUND_ENDS:
            self.owed = [0 for _ in self.seats]

    def zones(self) -> Zones:
        """What lies where, as far as the observer knows."""
        zones: Zones = {
            "display": _sorted(self.display),
            "stock": _sorted(self.stock),
            "gone": _sorted(self.gone),
            "chosen": tuple(self.chosen),
            "draw pile": (UNKNOWN, self.deck) if self.deck else (0, 0),
        }
        for seat in self.seats:
            count = self.hand[seat].total()
            zones[f"hand {seat}"] = _sorted(self.hand[seat]) if seat == self.observer else (UNKNOWN,) * count
            zones[f"known {seat}"] = _sorted(self.known[seat])
            zones[f"pile {seat}"] = tuple(tuple(sorted(group)) for group in self.piles[seat])
            zones[f"owed {seat}"] = self.owed[seat]
        return zones


def _sorted(cards: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(cards.elements()))


def zones(state: np.record, observer: int | None) -> Zones:
    """What a state concealed for ``observer`` says lies where, to be compared with the tracker's."""
    zones: Zones = {
        "display": _cards(state.display, state.display_n),
        "stock": _cards(state.stock, state.stock_n),
        "gone": _cards(state.gone, state.gone.sum()),
        "chosen": tuple(state.chosen[: state.chosen_n].tolist()),
        "draw pile": (*set(state.deck.tolist()), int(state.deck_n)),
    }
    for seat in range(int(state.option[opt.PLAYERS])):
        zones[f"hand {seat}"] = _cards(state.hand[seat], state.hand_n[seat])
        zones[f"known {seat}"] = _cards(state.known[seat], state.known[seat].sum())
        zones[f"pile {seat}"] = tuple(tuple(sorted(group)) for group in _groups(state, seat))
        zones[f"owed {seat}"] = int(state.owed[seat])
    return zones


def _cards(bag: Sequence[int], count: int) -> tuple[int, ...]:
    """A bag's cards, sorted; an unknown bag as that many unknown cards; a wrong count is shown as one more."""
    if set(bag) == {UNKNOWN}:
        return (UNKNOWN,) * int(count)
    cards = tuple(face for face, copies in enumerate(bag) for _ in range(copies))
    return cards if len(cards) == count else (*cards, NONE)


def _groups(state: np.record, seat: int) -> list[list[int]]:
    groups: list[list[int]] = []
    for card in state.pile[seat, : state.pile_n[seat]].tolist():
        if card & STARTS:
            groups.append([])
        groups[-1].append(card & FACE)
    return groups


# --------------------------------------------------------------------------------------------------- other worlds


def redeal(state: np.record, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it, in place.

    ``own``: deal the draw pile anew too; without that, both worlds look alike for longer.
    """
    others = [seat for seat in range(int(state.option[opt.PLAYERS])) if seat != observer]
    if state.chosen_n and state.seat in others and not _dealt(state, others, chance, own):
        others.remove(int(state.seat))  # what he can still lay depends on his hand: that one stays
    _dealt(state, others, chance, own)


def _dealt(state: np.record, others: Sequence[int], chance: random.Random, own: bool) -> bool:
    """Deal the cards that nobody has seen in these hands anew; False (and nothing done) if a discard cannot go on."""
    hidden = {seat: state.hand[seat] - state.known[seat] for seat in others}
    pool = [card for seat in others for card in _cards(hidden[seat], hidden[seat].sum())]
    if own:
        pool += _cards(state.deck, state.deck_n)
    chance.shuffle(pool)
    hands = {}
    for seat in others:
        count = int(hidden[seat].sum())
        hands[seat] = state.known[seat] + _bag(pool[:count])
        del pool[:count]
    active = int(state.seat)
    if active in hands and not can_complete(state, _cards(hands[active], hands[active].sum())):
        return False
    for seat in others:
        state.hand[seat] = hands[seat]
    if own:
        state.deck[:] = _bag(pool)
    return True


def _bag(cards: Iterable[int]) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    count = Counter(cards)
    return np.array([count[face] for face in range(FACES)], dtype=np.int8)


def can_complete(state: np.record, hand: Sequence[int]) -> bool:
    """Whether cards of a hand complete the discard that the active player has begun, so that it can be laid."""
    chosen = state.chosen[: state.chosen_n].tolist()
    numbers = [card for card in chosen if 0 < card <= NUMBERS]
    held = {card for card in hand if 0 < card <= NUMBERS}
    if not numbers or chosen[-1] == JOKER:
        return True
    if chosen[0] == PARTYBEAVER:
        return _party(numbers, held)
    if chosen[0] == HIPPIE and len(numbers) == 1 and not state.option[opt.HIPPIE_WITH_EQUALS]:
        spare = not state.option[opt.PROFESSIONALS] or len(hand) > 1
        return spare and bool(held & {numbers[0] + 1, numbers[0] + 2})
    if chosen[0] == HIPPIE and numbers[0] != numbers[-1]:
        return not state.option[opt.PROFESSIONALS] or len(hand) > 0
    if numbers[0] == numbers[-1]:
        return True
    run = 0
    while numbers[-1] + run + 1 in held:
        run += 1
    lengths = range(len(numbers), len(numbers) + run + 1)
    return any(_is_hippie_sequence(state, seat, lengths) for seat in range(int(state.option[opt.PLAYERS])))


def _party(numbers: Sequence[int], held: set[int]) -> bool:
    """Whether there are three numbers in all, none next to another."""
    return len(numbers) == 3 or any(
        _party([*numbers, number], held) for number in held if number > numbers[-1] + 1
    )


def _is_hippie_sequence(state: np.record, seat: int, lengths: range) -> bool:
    """Whether on top of another player's pile lies the Hippie with numbers that he makes a sequence of that length."""
    groups = _groups(state, seat)
    if seat == state.seat or not groups or groups[-1][0] != HIPPIE or len(groups[-1]) not in lengths:
        return False
    numbers = groups[-1][1:]
    gaps = [after - before for before, after in pairwise(numbers)]
    return len(numbers) > 1 and all(gap in (1, 2) for gap in gaps) and gaps.count(2) <= 1


# --------------------------------------------------------------------------------------------------------- chance


RARE = 0.02
"""Below that a few hundred fills say nothing."""


def chances(view: np.record, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state, by counting what is left.

    A hand out of which a discard has been begun, and must be completed, is not dealt evenly: then nothing is expected.
    What is rarer than ``RARE`` happens too seldom to be counted.
    """
    seats = range(int(view.option[opt.PLAYERS]))
    active = int(view.seat)
    if active != observer and not can_complete(view, _cards(view.hand[active], view.hand_n[active])):
        return {}
    left = deck_of(dict(zip((option.name for option in opt.OPTIONS), view.option.tolist(), strict=True)))
    for bag in (view.display, view.stock, view.gone):
        left.subtract(_cards(bag, bag.sum()))
    left.subtract(view.chosen[: view.chosen_n].tolist())
    for seat in seats:
        bag = view.hand[seat] if seat == observer else view.known[seat]
        left.subtract(_cards(bag, bag.sum()))
        for group in _groups(view, seat):
            left.subtract(group)
    expected: dict[Hashable, float] = {}
    for seat in seats:
        if seat == observer:
            continue
        hidden = int(view.hand_n[seat] - view.known[seat].sum())
        for face in range(FACES):
            for count in range(min(hidden, left[face]) + 1):
                ways = comb(left[face], count) * comb(left.total() - left[face], hidden - count)
                chance = ways / comb(left.total(), hidden)
                if chance > RARE:
                    expected["hand", seat, face, int(view.known[seat, face]) + count] = chance
    return expected


def outcomes(state: np.record) -> set[Hashable]:
    """Which of those things a true state has."""
    seats = range(int(state.option[opt.PLAYERS]))
    return {("hand", seat, face, int(state.hand[seat, face])) for seat in seats for face in range(FACES)}


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle of a game dealt, in order: for every round the numbers dealt to the players.

    There are as many cards of each number, so each must come to each place among them as often.
    """
    found: list[list[int]] = []
    for event in events:
        if event.kind == ROUND_STARTS:
            found.append([])
        elif event.kind == DEALS and 0 < event.card <= NUMBERS:
            found[-1].append(event.card)
    return [tuple(cards) for cards in found]


# -------------------------------------------------------------------------------------------------------- results


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from the cards on piles and in hands at the end of every round."""
    table = Tracker(options, None)
    points = [0 for _ in table.seats]
    for event in events:
        table.see(event)
        if event.kind == ROUND_ENDS:
            counted = [sum(map(len, table.piles[seat])) - table.hand[seat].total() for seat in table.seats]
            for seat in table.seats:
                if not options["collect"] or counted[seat] == max(counted):
                    points[seat] += counted[seat]
    return tuple(points), tuple(seat for seat in table.seats if points[seat] == max(points))

"""An independent second opinion on Biber-Mania for the checks: knowledge, results, chance.

Nothing here calls the rules. A player's knowledge is rebuilt from the events that this player saw.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from math import comb, perm, prod
from operator import sub
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import options as opt
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.options import Opt
from ..rules.state import Ev, State

Zones = dict[str, Hashable]

Places = tuple[frozenset[int], ...]
"""The unseen cards of a hand, the oldest first: the faces that each of them is known not to be."""


def deck_of(options: Mapping[str, Value]) -> Counter[int]:
    """The number of cards of each face in the chosen deck."""
    cards = Counter({deck.JOKER: int(options["jokers"])})
    for number in range(1, int(options["highest"]) + 1):
        cards[number] = int(options["copies"])
    for action in range(deck.ACTION_CARDS):
        cards[deck.NUMBERS + 1 + action] = int(options["action_copies"])
    return cards


def data() -> list[str]:
    """The cards of the house deck as lines of text: any change in them must be intended."""
    house = deck_of({option.name: option.default for option in opt.OPTIONS})
    return [f"{face} {card_name(face)} {house[face]}" for face in range(deck.FACES)]


# ------------------------------------------------------------------------------------------------------ knowledge


class Tracker:
    """The knowledge of ``observer`` (None: a spectator), from the events as this observer saw them."""

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
        self.places: list[list[set[int]]] = [[] for _ in self.seats]
        self.piles: list[list[list[int]]] = [[] for _ in self.seats]
        self.owed = [0 for _ in self.seats]
        self.chosen: list[int] = []
        self.wished = self.king = NONE
        self.display: Counter[int] = Counter()
        self.stock: Counter[int] = Counter()
        self.gone: Counter[int] = Counter()

    def comes(self, seat: int, card: int, seen: bool) -> None:
        """A card comes into a hand."""
        self.hand[seat][card] += 1
        if seen:
            self.known[seat][card] += 1
        else:
            self.places[seat].append(set())

    def leaves(self, seat: int, card: int) -> None:
        """A card leaves a hand openly: an observer who cannot see the hand had counted it, known or unknown."""
        self.hand[seat][card if seat == self.observer or self.known[seat][card] else UNKNOWN] -= 1
        if self.known[seat][card]:
            self.known[seat][card] -= 1
        else:
            places = self.places[seat]
            del places[next(i for i, none in enumerate(places) if card not in none)]

    def lacks(self, seat: int, card: int) -> None:
        """A hand has no such card: none of its unseen cards, the oldest first, is one (B66)."""
        for none in self.places[seat]:
            none.add(card)

    def out_of_pile(self, seat: int, card: int) -> None:
        """A card leaves the top group of a pile, whose owner will draw one for it."""
        self.piles[seat][-1].remove(card)
        if not self.piles[seat][-1]:
            self.piles[seat].pop()
        self.owed[seat] += 1

    def open(self, place: int) -> Counter[int]:
        """Display or stock."""
        return self.display if place == st.AT_DISPLAY else self.stock

    def see(self, event: Event) -> None:
        """Process the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.DEALS:
            self.deck -= 1
            self.comes(seat, card, False)
        elif event.kind == Ev.FILLS:
            self.deck -= 1
            self.open(st.place(event))[card] += 1
        elif event.kind == Ev.ADDS:
            self.leaves(seat, card)
            self.chosen.append(card)
        elif event.kind == Ev.LAYS:
            self.piles[seat].append(self.chosen)
            self.king = self.chosen[-1]
            self.chosen = []
        elif event.kind == Ev.STABS_DISPLAY:
            self.display[card] -= st.count(event)
            for _ in range(st.count(event)):
                self.comes(seat, card, True)
        elif event.kind in (Ev.TAKES, Ev.REFUSES):
            self.out_of_pile(st.other(event), card)
            if event.kind == Ev.TAKES:
                self.comes(seat, card, True)
            else:
                self.gone[card] += 1
        elif event.kind == Ev.STEALS:
            place = st.place(event)
            if place < st.AT_DISPLAY:
                self.out_of_pile(place, card)
            else:
                self.open(place)[card] -= 1
            self.comes(seat, card, True)
        elif event.kind in (Ev.GRANTS, Ev.KING_TAKES) and card == NONE:
            self.lacks(seat, self.wished if event.kind == Ev.GRANTS else self.king)
        elif event.kind == Ev.GRANTS:
            self.leaves(seat, card)
            self.comes(st.other(event), card, True)
        elif event.kind == Ev.WISHES:
            self.wished = card
        elif event.kind == Ev.KING_TAKES:
            self.leaves(seat, card)
            self.piles[st.other(event)][-1].append(card)
        elif event.kind == Ev.DRAWS:
            self.owed[seat] -= st.by(event) == seat
            seen = st.place(event) == st.AT_STOCK
            if seen:
                self.stock[card] -= 1
            else:
                self.deck -= 1
            self.comes(seat, card, seen)
        elif event.kind == Ev.ROUND_ENDS:
            self.owed = [0 for _ in self.seats]

    def zones(self) -> Zones:
        """The contents of each zone, as far as the observer knows."""
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
            zones[f"without {seat}"] = _sorted(Counter(card for none in self.places[seat] for card in none))
            zones[f"pile {seat}"] = tuple(tuple(sorted(group)) for group in self.piles[seat])
            zones[f"owed {seat}"] = self.owed[seat]
        return zones


def _sorted(cards: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(cards.elements()))


def zones(state: State, observer: int | None) -> Zones:
    """The contents of zones in a state concealed for ``observer``, to compare with the tracker's."""
    zones: Zones = {
        "display": _cards(state.display, state.display_n),
        "stock": _cards(state.stock, state.stock_n),
        "gone": _cards(state.gone, state.gone.sum()),
        "chosen": tuple(state.chosen[: state.chosen_n].tolist()),
        "draw pile": (*set(state.deck.tolist()), int(state.deck_n)),
    }
    for seat in range(int(state.option[Opt.PLAYERS])):
        zones[f"hand {seat}"] = _cards(state.hand[seat], state.hand_n[seat])
        zones[f"known {seat}"] = _cards(state.known[seat], state.known[seat].sum())
        zones[f"without {seat}"] = _cards(state.without[seat], state.without[seat].sum(dtype=int))
        zones[f"pile {seat}"] = tuple(tuple(sorted(group)) for group in _groups(state, seat))
        zones[f"owed {seat}"] = int(state.owed[seat])
    return zones


def _cards(bag: NDArray[np.integer[Any]], count: int) -> tuple[int, ...]:
    """A bag's cards, sorted; an unknown bag as that many unknown cards; a wrong count is shown as one more."""
    if set(bag) == {UNKNOWN}:
        return (UNKNOWN,) * int(count)
    cards = tuple(face for face, copies in enumerate(bag) for _ in range(copies))
    return cards if len(cards) == count else (*cards, NONE)


def _groups(state: State, seat: int) -> list[list[int]]:
    groups: list[list[int]] = []
    for card in state.pile[seat, : state.pile_n[seat]].tolist():
        if card & st.STARTS:
            groups.append([])
        groups[-1].append(card & st.FACE)
    return groups


# --------------------------------------------------------------------------------------------------- other worlds


def redeal(state: State, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it, in place.

    ``own``: also deal the draw pile anew; without that, both worlds look alike for longer.
    """
    others = [seat for seat in range(int(state.option[Opt.PLAYERS])) if seat != observer]
    if state.chosen_n and state.seat in others and not _dealt(state, others, chance, own):
        others.remove(int(state.seat))  # the legal discards depend on that hand: it stays
    _dealt(state, others, chance, own)


def _dealt(state: State, others: Sequence[int], chance: random.Random, own: bool) -> bool:
    """Deal the cards that nobody has seen in these hands anew; False (and nothing done) if a discard cannot go on."""
    hidden = {seat: state.hand[seat] - state.known[seat] for seat in others}
    pool = [card for seat in others for card in _cards(hidden[seat], hidden[seat].sum())]
    if own:
        pool += _cards(state.deck, state.deck_n)
    places = [(seat, none) for seat in others for none in _places(state, seat)]
    places.sort(key=lambda place: (-len(place[1]), chance.random()))
    hands = {seat: state.known[seat].copy() for seat in others}
    chance.shuffle(pool)
    for seat, none in places:
        at = next((i for i, card in enumerate(pool) if card not in none), None)
        if at is None:
            return False
        hands[seat][pool.pop(at)] += 1
    active = int(state.seat)
    if active in hands and not can_complete(state, _cards(hands[active], hands[active].sum())):
        return False
    for seat in others:
        state.hand[seat] = hands[seat]
    if own:
        state.deck[:] = _bag(pool)
    return True


def _places(state: State, seat: int) -> Places:
    """Public knowledge of a hand beyond the cards that were seen (B66)."""
    count = int(state.hand_n[seat]) - int(state.known[seat].sum())
    told = list(enumerate(state.without[seat].tolist()))
    return tuple(frozenset(face for face, oldest in told if oldest > age) for age in range(count))


def _bag(cards: Iterable[int]) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    count = Counter(cards)
    return np.array([count[face] for face in range(deck.FACES)], dtype=np.int8)


def can_complete(state: State, hand: Sequence[int]) -> bool:
    """Whether cards of a hand complete the discard that the active player has begun, so that it can be laid."""
    chosen = state.chosen[: state.chosen_n].tolist()
    numbers = [card for card in chosen if 0 < card <= deck.NUMBERS]
    held = {card for card in hand if 0 < card <= deck.NUMBERS}
    if not numbers or chosen[-1] == deck.JOKER:
        return True
    if chosen[0] == deck.PARTYBEAVER:
        return _party(numbers, held)
    if chosen[0] == deck.HIPPIE and len(numbers) == 1 and not state.option[Opt.HIPPIE_WITH_EQUALS]:
        return _hippie(state, numbers, held, len(hand))
    if chosen[0] == deck.HIPPIE and numbers[0] != numbers[-1]:
        return _hippie(state, numbers, held, len(hand))
    if numbers[0] == numbers[-1]:
        return True
    run = 0
    while numbers[-1] + run + 1 in held:
        run += 1
    lengths = range(len(numbers), len(numbers) + run + 1)
    return any(_is_hippie_sequence(state, seat, lengths) for seat in range(int(state.option[Opt.PLAYERS])))


def _hippie(state: State, numbers: Sequence[int], held: set[int], hand: int) -> bool:
    """Whether the Hippie's row can be laid, or go on until it can be: not as the last move of professionals."""
    gaps = [after - before for before, after in pairwise(numbers)]
    if len(numbers) > 6 or any(gap not in (1, 2) for gap in gaps) or gaps.count(2) > 1:
        return False
    if not state.option[Opt.PROFESSIONALS]:
        last_move = False
    else:
        left = int(state.deck_n) + int(state.stock_n)
        last_move = hand == 0 or _stabbed_by_row(state, len(numbers) + 1) >= left
    if len(numbers) > 1 and not last_move:
        return True
    return any(_hippie(state, [*numbers, number], held, hand - 1) for number in held if number > numbers[-1])


def _stabbed_by_row(state: State, cards: int) -> int:
    """How many cards a Hippie sequence of that many would stab on the others' piles (B67)."""
    stabbed = 0
    for seat in range(int(state.option[Opt.PLAYERS])):
        groups = _groups(state, seat) if seat != state.seat else []
        for group in reversed(groups):
            row = _is_row(group) or (bool(state.option[Opt.PLAIN_STABBED]) and _is_plain_row(group))
            if len(group) != cards or not row:
                break
            stabbed += cards
            if not state.option[Opt.STAB_AGAIN]:
                break
    return stabbed


def _party(numbers: Sequence[int], held: set[int]) -> bool:
    """Whether there are three numbers in all, none next to another."""
    return len(numbers) == 3 or any(
        _party([*numbers, number], held) for number in held if number > numbers[-1] + 1
    )


def _is_hippie_sequence(state: State, seat: int, lengths: range) -> bool:
    """Whether on top of another player's pile lies the Hippie with numbers that he makes a sequence of that length."""
    groups = _groups(state, seat)
    return seat != state.seat and bool(groups) and len(groups[-1]) in lengths and _is_row(groups[-1])


def _is_row(group: Sequence[int]) -> bool:
    """Whether a group is the Hippie with numbers that he makes a sequence."""
    gaps = [after - before for before, after in pairwise(group[1:])]
    return (
        group[0] == deck.HIPPIE and bool(gaps) and all(gap in (1, 2) for gap in gaps) and gaps.count(2) <= 1
    )


def _is_plain_row(group: Sequence[int]) -> bool:
    """Whether a group is three or more numbers in a row."""
    row = all(after - before == 1 for before, after in pairwise(group))
    return len(group) >= 3 and group[0] > 0 and group[-1] <= deck.NUMBERS and row


# --------------------------------------------------------------------------------------------------------- chance


RARE = 0.02
"""Below that, a few hundred fills prove nothing."""

MOST_COUNTED = 150
"""The most combinations of left-over cards, of faces that some hand is known to lack, for exact counting."""


def chances(view: State, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state, by counting what is left.

    A hand with a discard in progress, which must be completed, is not dealt uniformly: then there are none; nor where
    hands lack so many faces that counting takes too long. Things rarer than ``RARE`` are left out.
    """
    seats = range(int(view.option[Opt.PLAYERS]))
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
    places = {seat: _places(view, seat) for seat in seats if seat != observer}
    lacked = sorted({face for own in places.values() for none in own for face in none if left[face]})
    if prod(left[face] + 1 for face in lacked) > MOST_COUNTED:
        return {}
    expected: dict[Hashable, float] = {}
    for seat, own in places.items():
        others = [hand for other, hand in places.items() if other != seat]
        for (face, count), chance in _in_hand(left, lacked, own, others).items():
            if chance > RARE:
                expected["hand", seat, face, int(view.known[seat, face]) + count] = chance
    return expected


def _in_hand(
    left: Counter[int], lacked: Sequence[int], own: Places, others: Sequence[Places]
) -> dict[tuple[int, int], float]:
    """The probability of each count of each face among the unseen cards of a hand, with all deals equally likely.

    Only the numbers of lacked faces in each hand are counted; the other cards are uniform.
    """
    free = left.total() - sum(left[face] for face in lacked)

    @cache
    def ways(counts: tuple[int, ...], hands: tuple[Places, ...]) -> int:
        """The number of deals to these hands when that many of the lacked faces are left; the other cards follow from
        it.
        """
        if not hands:
            return 1
        rest = left.total() - len(own) - sum(map(len, others)) + sum(map(len, hands))
        return sum(
            dealt * ways(tuple(map(sub, counts, taken)), hands[1:])
            for taken, dealt in _dealt_to(lacked, counts, rest - sum(counts), hands[0])
        )

    full = tuple(left[face] for face in lacked)
    found: Counter[tuple[int, int]] = Counter()
    shares: dict[tuple[int, int], float] = {}
    total = 0
    for taken, dealt in _dealt_to(lacked, full, free, own):
        number = dealt * ways(tuple(map(sub, full, taken)), tuple(others))
        total += number
        for face, count in zip(lacked, taken, strict=True):
            found[face, count] += number
        found[NONE, len(own) - sum(taken)] += number
    for (face, count), number in found.items():
        if face != NONE:
            shares[face, count] = number / total
            continue
        for other in set(range(deck.FACES)) - set(lacked):
            for copies in range(min(count, left[other]) + 1):
                chance = (
                    comb(left[other], copies) * comb(free - left[other], count - copies) / comb(free, count)
                )
                shares[other, copies] = shares.get((other, copies), 0.0) + chance * number / total
    return shares


def _dealt_to(
    lacked: Sequence[int], counts: Sequence[int], free: int, hand: Places
) -> Iterator[tuple[tuple[int, ...], int]]:
    """The possible numbers of each lacked face in a hand, and the number of ways to order them."""
    open_to = [sum(face not in none for none in hand) for face in lacked]
    order = sorted(range(len(lacked)), key=lambda i: open_to[i])  # the most restricted is placed first
    for taken in product(*(range(count + 1) for count in counts)):
        number, placed = 1, 0
        for i in order:
            number *= comb(counts[i], taken[i]) * perm(max(0, open_to[i] - placed), taken[i])
            placed += taken[i]
        if number and placed <= len(hand):
            number *= perm(free, len(hand) - placed)
            if number:
                yield taken, number


def outcomes(state: State) -> set[Hashable]:
    """Those of these things that a true state has."""
    seats = range(int(state.option[Opt.PLAYERS]))
    return {("hand", seat, face, int(state.hand[seat, face])) for seat in seats for face in range(deck.FACES)}


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle of a game dealt, in order: for every round the numbers dealt to the players.

    There are as many cards of each number, so each must come to each place among them as often.
    """
    found: list[list[int]] = []
    for event in events:
        if event.kind == Ev.ROUND_STARTS:
            found.append([])
        elif event.kind == Ev.DEALS and 0 < event.card <= deck.NUMBERS:
            found[-1].append(event.card)
    return [tuple(cards) for cards in found]


# -------------------------------------------------------------------------------------------------------- results


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from the cards on piles and in hands at the end of every round."""
    table = Tracker(options, None)
    points = [0 for _ in table.seats]
    for event in events:
        table.see(event)
        if event.kind == Ev.ROUND_ENDS:
            counted = [sum(map(len, table.piles[seat])) - table.hand[seat].total() for seat in table.seats]
            for seat in table.seats:
                if not options["collect"] or counted[seat] == max(counted):
                    points[seat] += counted[seat]
    return tuple(points), tuple(seat for seat in table.seats if points[seat] == max(points))

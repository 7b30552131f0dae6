"""How a player plays by habit: what goes into the discard, what is stabbed, taken, stolen, wished for and drawn.

A habit reads its own hand and what everybody sees, so it is the same whether the others' hands are concealed or not.
Worths are in points of the round: a card laid counts two, because it is no longer in the hand.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from . import actions as act
from . import deck
from . import state as st
from .game import round_points
from .groups import LONGEST, can_grow, highest_of, numbers_in_hand, upto
from .options import Opt
from .state import GroupKind, State

JOKERS_ALONE = deck.NUMBERS + 1
"""What jokers without a number count as: they stab every number."""

STABBED_SOON = np.array([0.0, 0.55, 0.5, 0.35, 0.2, 0.1, 0.05])
"""How likely that many 1s are stabbed before their owner's next turn; the higher the number, the less likely."""

FIRST_ACTION = deck.NUMBERS + 1
ACTION_WORTH = np.array([3.0, 1.6, 0.3, 0.0, -1.0, 1.5, 0.8, 1.0])
"""What each action card does, laid with equal numbers, from the Superbeaver to the King; the Hippie waits for better."""

TURN_WORTH = 1.5
"""What it is worth to need a turn less to get rid of the hand."""

JOKER_WORTH = 1.0
"""What a joker in the hand is worth."""

FITS, FITS_NOT = 0.9, 0.1
"""What a number is worth to a hand that has it already, and to one that has not."""

LEAST_DRAWN = 0.5
"""What a card of the stock must be worth to be preferred to one of the draw pile."""

IN_DISPLAY = 0.4
"""What a card of the display is worth more than it is to the hand: it is a card more to lay."""

WINS, LOSES = 100.0, -50.0
"""What it is worth to lay the last card ahead of everybody, and behind somebody."""


@compiled
def lead(state: State, seat: int) -> int:
    """Points of this round by which a seat is ahead of the best of the others."""
    best = -1_000
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat:
            best = max(best, round_points(state, other))
    return round_points(state, seat) - best


@compiled
def risk(state: State, number: int, size: int) -> float:
    """Points that equal numbers are expected to cost when others can stab them: the cards, and as many to draw."""
    highest = int(state.option[Opt.HIGHEST])
    likely = STABBED_SOON[min(size, STABBED_SOON.shape[0] - 1)]
    return float(2.0 * size * likely * max(0, highest - number) / highest)


@compiled
def use_of(state: State, seat: int, card: int) -> float:
    """What a card is worth in a seat's hand."""
    if card == deck.JOKER:
        return 1.5
    if card > deck.NUMBERS:
        return 0.7
    held = int(state.hand[seat, card])
    return FITS + 0.05 * held if held > 0 else FITS_NOT + 0.03 * card


@compiled
def most_useful(state: State, seat: int, mask: NDArray[np.uint8], first: int, least: float) -> int:
    """The card worth most, and more than ``least``, of those whose action ``first + card`` is legal; NONE: no such."""
    best, most = NONE, least
    for card in range(deck.FACES):
        if mask[first + card]:
            use = use_of(state, seat, card)
            if use > most:
                best, most = card, use
    return best


# ------------------------------------------------------------------------------------------------- equal numbers


@compiled
def worth_in_display(state: State, seat: int, number: int, size: int) -> float:
    """What is stabbed in the display by that many cards of a number."""
    exact = state.option[Opt.DISPLAY_EXACT] == 1
    most = 0.0
    for face in range(1, min(number, deck.NUMBERS + 1)):
        lying = int(state.display[face])
        if lying == size or (lying > size and not exact):
            most = max(most, use_of(state, seat, face))
    return size * (most - IN_DISPLAY) if most > 0.0 else 0.0


@compiled
def worth_on_piles(state: State, seat: int, number: int, size: int) -> float:
    """What is stabbed on the others' piles by that many cards of a number: they lose the cards and draw as many."""
    worth = 0.0
    for victim in range(state.option[Opt.PLAYERS]):
        if victim != seat and state.top_n[victim] == size and state.top_guarded[victim] == 0:
            kind = state.top_kind[victim]
            stabs = state.top_value[victim] < number if kind == GroupKind.EQUALS else False
            if stabs or (kind == GroupKind.ACTION and number == JOKERS_ALONE):
                worth += 2.0 * size
    return worth


@compiled
def worth_of_end(state: State, seat: int, cards: int) -> float:
    """What it means to lay that many more cards, if they are the last ones."""
    if state.hand_n[seat] > cards:
        return 0.0
    return WINS if lead(state, seat) + 2 * (cards + int(state.chosen_n)) >= 0 else LOSES


@compiled
def worth_of_equals(state: State, seat: int, number: int, size: int, guarded: bool) -> float:
    """What it brings to lay a group of that many cards of a number."""
    worth = worth_in_display(state, seat, number, size) + worth_on_piles(state, seat, number, size)
    worth += 2.0 * size
    return worth if guarded else worth - risk(state, number, size)


@compiled
def jokers_for(state: State, seat: int, number: int, size: int) -> int:
    """How many jokers go with that many cards of a number; ``size`` counts those that are chosen already."""
    to_add = size - int(state.chosen_n)
    best, most = 0, -1e9
    for jokers in range(int(state.hand[seat, deck.JOKER]) + 1):
        worth = worth_of_equals(state, seat, number, size + jokers, False) - JOKER_WORTH * jokers
        worth += worth_of_end(state, seat, to_add + jokers)
        if worth > most:
            best, most = jokers, worth
    return best


@compiled
def best_number(state: State, seat: int, action: int) -> tuple[int, float]:
    """The number that goes best with an action card, or (NONE) without; and what it brings. All cards of it are laid."""
    best, most = NONE, -1e9
    for number in range(1, deck.NUMBERS + 1):
        cards = int(state.hand[seat, number])
        if cards == 0:
            continue
        if action == NONE:
            jokers = jokers_for(state, seat, number, cards)
            worth = -JOKER_WORTH * jokers
            cards += jokers
        else:
            worth = ACTION_WORTH[action - FIRST_ACTION]
            cards += 1
        worth += worth_of_equals(state, seat, number, cards, action == deck.BODYGUARD)
        worth += worth_of_end(state, seat, cards - int(state.chosen_n))
        if worth > most:
            best, most = number, worth
    return best, most


@compiled
def best_action_card(state: State, seat: int) -> int:
    """The action card that does most with equal numbers; NONE without one."""
    best, most = NONE, -9.0
    for i in range(ACTION_WORTH.shape[0]):
        card = FIRST_ACTION + i
        if state.hand[seat, card] == 0 or card == deck.PARTYBEAVER:
            continue
        if card == deck.HIPPIE and state.option[Opt.HIPPIE_WITH_EQUALS] == 0:
            continue
        if ACTION_WORTH[i] > most:
            best, most = card, ACTION_WORTH[i]
    return best


# -------------------------------------------------------------------------------------------- Hippie and Partybeaver


@compiled
def sequence_from(held: int, first: int) -> int:
    """Of how many numbers in the hand the Hippie makes a sequence that begins with ``first``."""
    cards, face, holes = 0, first, 0
    while cards < LONGEST and face <= deck.NUMBERS:
        if held >> face & 1:
            cards += 1
        elif holes == 0:
            holes = 1
        else:
            break
        face += 1
    return cards


@compiled
def best_sequence(state: State, seat: int, held: int) -> tuple[int, float]:
    """Where the Hippie's best sequence begins (NONE: nowhere), and what it brings."""
    best, most = NONE, 0.0
    for first in range(1, deck.NUMBERS):
        cards = sequence_from(held, first) if held >> first & 1 else 0
        if cards < 2:
            continue
        worth = 2.0 * (cards + 1)
        left, face = cards, first
        while left > 0:  # a number of which there is only one is a turn saved
            if state.hand[seat, face] == 1:
                worth += TURN_WORTH
            left -= 1 if state.hand[seat, face] > 0 else 0
            face += 1
        for victim in range(state.option[Opt.PLAYERS]):
            sequence = (
                state.top_kind[victim] == GroupKind.SEQUENCE
                or state.top_kind[victim] == GroupKind.HIPPIE_SEQUENCE
            )
            if victim != seat and sequence and state.top_n[victim] == cards + 1:
                worth += 2.0 * (cards + 1)
        if worth > most:
            best, most = first, worth
    return best, most


@compiled
def worth_of_party(state: State, seat: int, held: int) -> float:
    """What the Partybeaver brings with three numbers that do not go together; 0 if there are no such three."""
    third = highest_of(held)
    if held & upto(highest_of(held & upto(third - 2)) - 2) == 0:
        return 0.0
    singles = 0
    for number in range(1, deck.NUMBERS + 1):
        if state.hand[seat, number] == 1:
            singles += 1
    return 8.0 + TURN_WORTH * (min(3, singles) - 1)


@compiled
def rarest(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """Of the numbers that may be added the one that the hand has fewest of; NONE if none may."""
    best, fewest = NONE, 99
    for number in range(1, deck.NUMBERS + 1):
        if mask[act.ADD + number] and state.hand[seat, number] < fewest:
            best, fewest = number, int(state.hand[seat, number])
    return best


# ------------------------------------------------------------------------------------------------- the discard


@compiled
def first_card(state: State, seat: int) -> int:
    """The card with which the discard begins."""
    held = numbers_in_hand(state)
    for number in range(1, deck.NUMBERS + 1):
        if held >> number & 1 and can_grow(state, number, 1, held):
            return number  # a sequence that stabs one
    best, most = best_number(state, seat, NONE)
    action = best_action_card(state, seat)
    if action != NONE and best != NONE:
        _, worth = best_number(state, seat, action)
        if worth > most:
            best, most = action, worth
    if state.hand[seat, deck.HIPPIE] > 0:
        _, worth = best_sequence(state, seat, held)
        if worth > most:
            best, most = deck.HIPPIE, worth
    if state.hand[seat, deck.PARTYBEAVER] > 0 and worth_of_party(state, seat, held) > most:
        best = deck.PARTYBEAVER
    if best != NONE:
        return best
    for card in range(deck.FACES):  # no number: jokers first
        if state.hand[seat, card] > 0:
            return card
    return NONE


@compiled
def after_action_card(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """The next card of a discard that begins with an action card; NONE: lay it."""
    action, last = int(state.chosen[0]), int(state.chosen[int(state.chosen_n) - 1])
    if action == deck.PARTYBEAVER:
        return rarest(state, seat, mask)
    if last == deck.HIPPIE:
        start, _ = best_sequence(state, seat, numbers_in_hand(state))
        if start != NONE and mask[act.ADD + start]:
            return start
    if last == action:
        number, _ = best_number(state, seat, action)
        return number if number != NONE and mask[act.ADD + number] else NONE
    if action == deck.HIPPIE:
        for number in range(last + 1, min(last + 2, deck.NUMBERS) + 1):
            if mask[act.ADD + number]:
                return number
    return last if mask[act.ADD + last] and worth_of_end(state, seat, 1) >= 0.0 else NONE


@compiled
def after_number(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """The next card of a discard that begins with a number: on with a sequence, equal ones, jokers; NONE: lay it."""
    first, cards = int(state.chosen[0]), int(state.chosen_n)
    last = int(state.chosen[cards - 1])
    if last != deck.JOKER:
        if last < deck.NUMBERS and mask[act.ADD + last + 1]:
            return NONE if cards > 1 and mask[act.LAY] else last + 1
        if mask[act.ADD + last] and worth_of_end(state, seat, 1) >= 0.0:
            return last
    return deck.JOKER if mask[act.ADD + deck.JOKER] and jokers_for(state, seat, first, cards) > 0 else NONE


@compiled
def next_card(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """The next card of the discard, or NONE to lay it."""
    if state.chosen_n == 0:
        return first_card(state, seat)
    first = int(state.chosen[0])
    if first == deck.JOKER:  # jokers alone are laid one by one, the last ones together
        last = mask[act.ADD + deck.JOKER] and state.hand[seat, deck.JOKER] == state.hand_n[seat]
        return deck.JOKER if last and worth_of_end(state, seat, int(state.hand_n[seat])) > 0.0 else NONE
    return after_number(state, seat, mask) if first <= deck.NUMBERS else after_action_card(state, seat, mask)


# ------------------------------------------------------------------------------------------------- other decisions


@compiled
def takes(state: State, seat: int, victim: int) -> bool:
    """Whether a stabbed group is taken: if it fits, or is worth a turn."""
    fits = state.top_kind[victim] == GroupKind.EQUALS and state.hand[seat, state.top_value[victim]] > 0
    return bool(fits or state.top_n[victim] > 1)


@compiled
def theft(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """What to steal: from a pile, best the leader's, and what is of most use."""
    best, most = 0, -1e9
    for action in range(act.STEAL_CARD, act.ASK_SEAT):
        if mask[action]:
            place, card = (action - act.STEAL_CARD) // deck.FACES, (action - act.STEAL_CARD) % deck.FACES
            worth = use_of(state, seat, card)
            if place < st.PLAYERS:
                worth += 2.0 + 0.05 * round_points(state, place)
            if worth > most:
                best, most = action, worth
    return best


@compiled
def wish(state: State, seat: int, other: int) -> int:
    """What to wish for of the cards that everyone knows to be in another hand; NONE if none of them fits."""
    best, most = NONE, FITS
    for card in range(deck.FACES):
        if state.known[other, card] > 0:
            use = use_of(state, seat, card)
            if use > most:
                best, most = card, use
    return best


@compiled
def whom_to_ask(state: State, seat: int) -> int:
    """Who has the card to wish for; NONE if nobody is known to."""
    best, most = NONE, 0.0
    for other in range(state.option[Opt.PLAYERS]):
        card = wish(state, seat, other) if other != seat else NONE
        if card != NONE and use_of(state, seat, card) > most:
            best, most = other, use_of(state, seat, card)
    return best


@compiled
def leader(state: State, seat: int) -> int:
    """The other player with the most points of the round."""
    best, most = 0, -1_000
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat and round_points(state, other) > most:
            best, most = other, round_points(state, other)
    return best


@compiled
def pull(state: State, victim: int, mask: NDArray[np.uint8]) -> int:
    """What the Bad Guy pulls: the stock's lowest number that the other is not known to have, else from the pile."""
    for number in range(1, deck.NUMBERS + 1):
        if mask[act.DRAW_CARD + number] and state.known[victim, number] == 0:
            return act.DRAW_CARD + number
    if mask[act.DRAW_PILE]:
        return act.DRAW_PILE
    action = act.DRAW_PILE - 1
    while mask[action] == 0:
        action -= 1
    return action


@compiled
def draw(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """What to draw for a lost card: what fits, else from the pile."""
    card = most_useful(state, seat, mask, act.DRAW_CARD, LEAST_DRAWN if mask[act.DRAW_PILE] else -1.0)
    return act.DRAW_PILE if card == NONE else act.DRAW_CARD + card

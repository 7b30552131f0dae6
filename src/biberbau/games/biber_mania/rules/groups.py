"""What goes together and what stabs what: discards, the groups that they become, and what is left of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from . import actions as act
from . import deck
from . import state as st
from .options import Opt
from .reasons import Why
from .state import GroupKind, State

LONGEST = 6
"""Numbers that the Hippie makes a sequence, at most."""
PARTY_SIZE = 4
"""The Partybeaver and his three numbers."""

# ------------------------------------------------------------------------------------------------ what a group is


@compiled
def in_a_row(numbers: int) -> bool:
    """Whether a set of numbers (a bit each, the lowest one shifted to bit 0) has no hole."""
    return numbers & (numbers + 1) == 0


@compiled
def hippie_fits(numbers: int) -> bool:
    """Whether the Hippie makes a set of numbers (as ``in_a_row`` takes it) a sequence: at most one is missing (B27)."""
    return in_a_row(numbers | (numbers + 1))


@compiled
def kind_of(state: State, action: int, cards: int, numbers: int, jokers: int) -> int:
    """What cards make together, read by the rules for a discard (B5).

    ``action``: the action card among them or NONE; ``cards``: how many numbers; ``numbers``: which ones, a bit each,
    the lowest at bit 0; ``jokers``: how many.
    """
    if cards == 0:
        if action != NONE:
            return GroupKind.ACTION
        return GroupKind.JOKERS if jokers > 0 else GroupKind.NOTHING
    if action == deck.PARTYBEAVER:
        return GroupKind.PARTY
    if numbers == 1:
        alone = action == deck.HIPPIE and state.option[Opt.HIPPIE_WITH_EQUALS] == 0
        return GroupKind.ODD if alone else GroupKind.EQUALS
    different = 0
    for i in range(deck.NUMBERS):
        different += numbers >> i & 1
    if different != cards or jokers > 0:
        return GroupKind.ODD
    if action == deck.HIPPIE:
        return GroupKind.HIPPIE_SEQUENCE if cards <= LONGEST and hippie_fits(numbers) else GroupKind.ODD
    return GroupKind.SEQUENCE if action == NONE and cards >= 3 and in_a_row(numbers) else GroupKind.ODD


@compiled
def look_at_top(state: State, seat: int) -> None:
    """Read the group on top of a pile afresh: when it is laid, grows, or cards are taken out of it."""
    action, cards, numbers, jokers, lowest, marks = NONE, 0, 0, 0, deck.NUMBERS + 1, 0
    count, at = 0, int(state.pile_n[seat])
    while at > 0 and marks & st.STARTS == 0:
        at -= 1
        count += 1
        marks = int(state.pile[seat, at])
        face = marks & st.FACE
        if face == deck.JOKER:
            jokers += 1
        elif face > deck.NUMBERS:
            action = face
        else:
            cards += 1
            numbers |= 1 << face
            lowest = min(lowest, face)
    kind = kind_of(state, action, cards, numbers >> lowest, jokers)
    state.top_n[seat] = count
    state.top_kind[seat] = kind
    state.top_value[seat] = lowest if kind == GroupKind.EQUALS else 0
    guarded = (action == deck.BODYGUARD and cards > 0) or marks & st.GUARDED != 0
    state.top_guarded[seat] = 1 if guarded else 0


# ------------------------------------------------------------------------------------------------ what stabs what


@compiled
def can_stab(state: State, victim: int) -> bool:
    """Whether the group that the active player has laid stabs a player's top group."""
    seat = state.seat
    if state.top_n[victim] != state.top_n[seat] or state.top_guarded[victim] == 1:
        return False
    kind, other = state.top_kind[seat], state.top_kind[victim]
    if kind == GroupKind.EQUALS:
        return bool(other == GroupKind.EQUALS and state.top_value[victim] < state.top_value[seat])
    if kind == GroupKind.JOKERS:  # the highest value in the game; an action card alone falls to a joker alone
        return bool(other == GroupKind.EQUALS or other == GroupKind.ACTION)
    if kind == GroupKind.SEQUENCE or kind == GroupKind.HIPPIE_SEQUENCE:
        return bool(
            other == GroupKind.HIPPIE_SEQUENCE
            or (other == GroupKind.SEQUENCE and state.option[Opt.PLAIN_STABBED] == 1)
        )
    return False


@compiled
def stabs_in_display(state: State) -> int:
    """Bitmask of the faces in the display that the active player's discard can stab: one of them must be."""
    seat = state.seat
    kind, count = state.top_kind[seat], state.top_n[seat]
    if kind != GroupKind.EQUALS and kind != GroupKind.JOKERS:
        return 0  # B25, B31
    end = int(state.top_value[seat])
    if kind == GroupKind.JOKERS:
        end = deck.FACES if count == 1 and state.option[Opt.DISPLAY_ACTIONS] == 1 else deck.NUMBERS + 1
    found = 0
    for face in range(1, end):
        lying = state.display[face]
        if lying >= count and (lying == count or state.option[Opt.DISPLAY_EXACT] == 0):
            found |= 1 << face
    return found


# ------------------------------------------------------------------------------------ putting a discard together


@compiled
def numbers_in_hand(state: State) -> int:
    """The numbers in the active player's hand, a bit each."""
    found = 0
    for face in range(1, deck.NUMBERS + 1):
        if state.hand[state.seat, face] > 0:
            found |= 1 << face
    return found


@compiled
def highest_of(numbers: int) -> int:
    """The highest number of a set, 0 of none."""
    for face in range(deck.NUMBERS, 0, -1):
        if numbers >> face & 1:
            return face
    return 0


@compiled
def upto(face: int) -> int:
    """The set of all numbers up to that one."""
    return (2 << face) - 1 if face >= 0 else 0


@compiled
def sequences_to_stab(state: State) -> int:
    """Lengths, a bit each, of the Hippie sequences on top of the others' piles (B30)."""
    found = 0
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != state.seat and state.top_kind[seat] == GroupKind.HIPPIE_SEQUENCE:
            found |= 1 << int(state.top_n[seat])
    return found


@compiled
def can_grow(state: State, first: int, cards: int, held: int) -> bool:
    """Whether a plain sequence from ``first`` can get so long that it stabs, with further cards of the hand."""
    lengths = sequences_to_stab(state)
    while held >> (first + cards) & 1:
        cards += 1
        if lengths >> cards & 1:
            return True
    return False


@compiled
def plain_numbers(state: State, held: int) -> int:
    """After a number without action card: faces that may be added. Equal ones, jokers, or on with a sequence."""
    first, cards = int(state.chosen[0]), int(state.chosen_n)
    last = int(state.chosen[cards - 1])
    found = 0
    if last == first:
        found |= 1 << first | 1 << deck.JOKER
    if (last != first or cards == 1) and can_grow(state, first, cards, held):
        found |= 1 << (last + 1)
    return found


@compiled
def lost_to_sequence(state: State, victim: int, cards: int) -> int:
    """How many cards a Hippie sequence of that many would stab on a pile; the pile stays as it is."""
    end, lost = int(state.pile_n[victim]), 0
    while state.top_n[victim] == cards and state.top_guarded[victim] == 0:
        kind = state.top_kind[victim]
        if kind != GroupKind.HIPPIE_SEQUENCE and (
            kind != GroupKind.SEQUENCE or state.option[Opt.PLAIN_STABBED] == 0
        ):
            break
        lost += cards
        if state.option[Opt.STAB_AGAIN] == 0:
            break
        state.pile_n[victim] = end - lost
        look_at_top(state, victim)
    if state.pile_n[victim] != end:
        state.pile_n[victim] = end
        look_at_top(state, victim)
    return lost


@compiled
def last_moves(state: State) -> int:
    """Lengths, a bit each, of the Hippie sequences with which professionals would end the game by a stab (B67).

    That is so when those who are stabbed draw all that is left of draw pile and stock.
    """
    found = 0
    if state.option[Opt.PROFESSIONALS] == 1:
        for cards in range(3, LONGEST + 2):
            lost = 0
            for victim in range(state.option[Opt.PLAYERS]):
                if victim != state.seat:
                    lost += lost_to_sequence(state, victim, cards)
            if lost >= state.deck_n + state.stock_n:
                found |= 1 << cards
    return found


@compiled
def goes_out(state: State, left: int) -> bool:
    """Whether a Hippie sequence that leaves ``left`` cards in the hand is one that professionals may not lay (B62)."""
    return bool(left == 0 and state.option[Opt.PROFESSIONALS] == 1)


@compiled
def run_of(held: int, number: int) -> int:
    """How many numbers in a row a set has from this one on."""
    count = 0
    while held >> (number + count) & 1:
        count += 1
    return count


@compiled
def longest_row(held: int, last: int, hole: bool) -> int:
    """How many more numbers of a set can follow on the last one, with the Hippie for one that is missing (``hole``)."""
    run = run_of(held, last + 1)
    longest = run
    if hole:
        for i in range(run + 1):
            longest = max(longest, i + run_of(held, last + i + 2))
    return longest


@compiled
def may_end(state: State, held: int, number: int, cards: int, hole: bool, forbidden: int) -> bool:
    """Whether professionals can go on to a legal Hippie sequence when this number becomes the last of ``cards``.

    It must not be their last move: a card stays in the hand (B62), and its length is none of ``last_moves`` (B67).
    """
    most = min(longest_row(held, number, hole), LONGEST - cards)
    most = min(most, int(state.hand_n[state.seat]) - 2)
    more = 1 if cards == 1 else 0
    while more <= most and forbidden >> (1 + cards + more) & 1:
        more += 1
    return more <= most


@compiled
def with_hippie(state: State, held: int) -> int:
    """Numbers that may be added to the Hippie: equal ones, or a sequence with at most one hole."""
    cards = int(state.chosen_n) - 1
    equals = state.option[Opt.HIPPIE_WITH_EQUALS] == 1
    if cards == 0 and equals:
        return held
    first, last = int(state.chosen[min(cards, 1)]), int(state.chosen[cards])
    hole, found = cards == 0 or last - first + 1 == cards, 0
    if cards == 0:
        found = held & (held >> 1 | held >> 2)
    elif cards < LONGEST and (last != first or cards == 1):
        found = held & (1 << (last + 1) | int(hole) << (last + 2))
    if found != 0 and state.option[Opt.PROFESSIONALS] == 1:
        forbidden = last_moves(state)
        for number in range(1, deck.NUMBERS + 1):
            still = hole and (cards == 0 or number != last + 2)
            if found >> number & 1 and not may_end(state, held, number, cards + 1, still, forbidden):
                found &= ~(1 << number)
    if cards > 0 and equals and last == first:
        found |= held & 1 << first
    return found


@compiled
def with_partybeaver(state: State, held: int) -> int:
    """Numbers that may be added to the Partybeaver: three, from low to high, never the same nor the next one."""
    cards = int(state.chosen_n) - 1
    if cards == PARTY_SIZE - 1:
        return 0
    third = highest_of(held)
    second = highest_of(held & upto(third - 2))
    if cards == 0:
        return held & upto(second - 2)
    found = held & ~upto(int(state.chosen[cards]) + 1)
    return found & upto(third - 2) if cards == 1 else found


@compiled
def may_be_added(state: State) -> int:
    """Bitmask of the faces that may be added to the discard, as far as the hand has them.

    Order: an action card, numbers from low to high, jokers; and only what can still become a legal discard.
    """
    everything = (1 << deck.FACES) - 1
    if state.chosen_n == 0:
        return everything
    first, last = int(state.chosen[0]), int(state.chosen[int(state.chosen_n) - 1])
    if last == deck.JOKER:
        return 1 << deck.JOKER
    held = numbers_in_hand(state)
    if first == deck.HIPPIE:
        return with_hippie(state, held)
    if first == deck.PARTYBEAVER:
        return with_partybeaver(state, held)
    if first > deck.NUMBERS:
        return held if state.chosen_n == 1 else 1 << last
    return plain_numbers(state, held)


@compiled
def may_be_laid(state: State) -> bool:
    """Whether the chosen cards are a legal discard."""
    cards = int(state.chosen_n)
    if cards == 0:
        return False
    first, last = int(state.chosen[0]), int(state.chosen[cards - 1])
    if cards == 1 or last == deck.JOKER:
        return True
    if first == deck.PARTYBEAVER:
        return cards == PARTY_SIZE
    if first == deck.HIPPIE:
        if last == state.chosen[1]:
            return bool(state.option[Opt.HIPPIE_WITH_EQUALS] == 1)
        return not goes_out(state, int(state.hand_n[state.seat])) and last_moves(state) >> cards & 1 == 0
    if first > deck.NUMBERS or last == first:
        return True
    return sequences_to_stab(state) >> cards & 1 == 1


@compiled
def can_be_completed(state: State) -> bool:
    """Whether the hand has what the discard that was begun asks for; in a hand that is only dealt so it may lack."""
    if may_be_laid(state):
        return True
    faces, held = may_be_added(state), 0
    for face in range(deck.FACES):
        held += faces >> face & int(state.hand[state.seat, face] > 0)
    return held > 0


@compiled
def missing_numbers(state: State) -> int:
    """How many numbers a plain sequence that was begun lacks until it can stab; each follows on its last one."""
    if state.chosen_n == 0 or state.chosen[0] > deck.NUMBERS or may_be_laid(state):
        return 0
    lengths, cards = sequences_to_stab(state), int(state.chosen_n)
    missing = 0
    while lengths >> (cards + missing) & 1 == 0:
        missing += 1
    return missing


@compiled
def legal_discard(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark what may be added to the discard, and whether it may be laid; returns how many actions these are."""
    count = 0
    faces = may_be_added(state)
    for face in range(deck.FACES):
        if faces >> face & 1 and state.hand[state.seat, face] > 0:
            mask[act.ADD + face] = 1
            count += 1
    if may_be_laid(state):
        mask[act.LAY] = 1
        count += 1
    return count


# -------------------------------------------------------------------------------------- why cards are no discard


@compiled
def why_no_party(numbers: int, twice: int, cards: int) -> Why:
    """Why the Partybeaver does not go with these numbers; arguments as in ``why_apart``."""
    if twice != 0:
        return Why.PARTY_NOT_EQUAL
    if numbers & numbers >> 1 != 0:
        return Why.PARTY_NO_NEIGHBOURS
    if cards != PARTY_SIZE:
        return Why.PARTY_OF_THREE
    return Why.DISCARD_IN_ORDER


@compiled
def why_no_sequence(state: State, numbers: int, twice: int, cards: int) -> Why:
    """Why the Hippie does not go with these different numbers; arguments as in ``why_apart``."""
    if twice != 0:
        return Why.SEQUENCE_NUMBER_ONCE
    if cards - 1 > LONGEST:
        return Why.SEQUENCE_UP_TO_SIX
    if not hippie_fits(numbers // (numbers & -numbers)):
        return Why.HIPPIE_FOR_ONE_NUMBER
    if last_moves(state) >> cards & 1:
        return Why.NO_END_BY_SEQUENCE
    if goes_out(state, int(state.hand_n[state.seat]) + int(state.chosen_n) - cards):
        return Why.NOT_OUT_BY_SEQUENCE
    return Why.DISCARD_IN_ORDER


@compiled
def why_different(state: State, numbers: int, twice: int, cards: int) -> Why:
    """Why different numbers do not go together on their own; arguments as in ``why_apart``."""
    if twice != 0 or not in_a_row(numbers // (numbers & -numbers)):
        return Why.NUMBERS_DIFFER
    if sequences_to_stab(state) >> cards & 1 == 0:
        return Why.PLAIN_MUST_STAB
    return Why.DISCARD_IN_ORDER


@compiled
def why_apart(state: State, faces: int, twice: int, cards: int) -> Why:
    """Why cards, chosen or in the active player's hand, are no discard; ``DISCARD_IN_ORDER``: they are, in another order.

    ``faces``: which they are, a bit each; ``twice``: of which there are several; ``cards``: how many in all.
    """
    actions, numbers = faces >> (deck.NUMBERS + 1), faces & upto(deck.NUMBERS) & ~(1 << deck.JOKER)
    joker = faces >> deck.JOKER & 1
    if cards == 0:
        return Why.AT_LEAST_ONE_CARD
    if actions & (actions - 1) != 0 or twice >> (deck.NUMBERS + 1) != 0:
        return Why.ONE_ACTION_CARD
    if actions != 0 and joker:
        return Why.ACTION_WITHOUT_JOKER
    if faces >> deck.PARTYBEAVER & 1 and numbers != 0:
        return why_no_party(numbers, twice, cards)
    if numbers & (numbers - 1) == 0:
        if faces >> deck.HIPPIE & 1 and numbers != 0 and state.option[Opt.HIPPIE_WITH_EQUALS] == 0:
            return Why.HIPPIE_NOT_WITH_EQUALS
        return Why.DISCARD_IN_ORDER
    if faces >> deck.HIPPIE & 1:
        return why_no_sequence(state, numbers, twice, cards)
    if actions != 0:
        return Why.ACTION_WITH_EQUALS
    if joker:
        return Why.JOKER_WITH_EQUALS
    return why_different(state, numbers, twice, cards)


@compiled
def why_chosen_apart(state: State, more: int) -> Why:
    """Why the chosen cards and one ``more`` (NONE: no more) are no discard."""
    faces, twice, cards = 0, 0, int(state.chosen_n)
    for i in range(cards):
        card = 1 << int(state.chosen[i])
        twice |= faces & card
        faces |= card
    if more != NONE:
        twice |= faces & 1 << more
        faces |= 1 << more
        cards += 1
    return why_apart(state, faces, twice, cards)


@compiled
def why_discard(state: State, action: int) -> Why:
    """Why a card may not be added to the discard, or the discard not be laid."""
    if action == act.LAY:
        return Why.LEGAL if may_be_laid(state) else why_chosen_apart(state, NONE)
    face = action - act.ADD
    if state.hand[state.seat, face] == 0:
        return Why.NOT_IN_HAND
    return Why.LEGAL if may_be_added(state) >> face & 1 else why_chosen_apart(state, face)

"""What is true of every state of Biber-Mania between two actions. Checks and position documents use it."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.stack import KIND, SEAT, A, B
from . import options as opt
from .deck import (
    BAD_GUY,
    BODYGUARD,
    DISPLAY,
    FACES,
    FAIRY,
    HIPPIE,
    JOKER,
    MOST_CARDS,
    NONE,
    NUMBERS,
    PARTYBEAVER,
    STOCK,
    SUPERBEAVER,
    THIEF,
)
from .groups import can_be_completed, can_stab, look_at_top, sequences_to_stab, stabs_in_display
from .rules import can_steal, copies_of, only_draw, top_card
from .state import (
    ASK,
    CHOSEN,
    DEAL_NEXT,
    DRAW,
    FACE,
    GUARDED,
    MOST_ROUNDS,
    PICK,
    PLAY,
    PLAYERS,
    PULL,
    STAB,
    STABBED,
    STARTS,
    STEAL,
    WISH,
)

(
    FINE,
    BAD_BAG,
    CARD_LOST,
    UNUSED_SEAT,
    BAD_KNOWN,
    BAD_WITHOUT,
    BAD_PILE,
    BAD_GROUP,
    BAD_GUARD,
    BAD_TOP,
    BAD_CHOSEN,
    NOT_COMPLETE,
    BAD_STACK,
    NO_ANSWER,
    NOT_REFILLED,
    BAD_OWED,
    BAD_ROUND,
    BAD_POINTS,
    NOT_OVER,
) = range(19)

COMPLAINTS: dict[int, str] = {
    BAD_BAG: "hands: hand, display, stock or draw pile do not hold as many cards as counted, or more than fit",
    CARD_LOST: "deck: there are not as many cards of a face as in the deck",
    UNUSED_SEAT: "piles: a seat that nobody plays has something",
    BAD_KNOWN: "known: everyone knows of a card in a hand that is not there",
    BAD_WITHOUT: "without: a hand holds what all know it not to have, or more is said of its cards than there are",
    BAD_PILE: "piles: a pile holds what is no card, or nothing where a card should be",
    BAD_GROUP: "piles: a group is neither a discard in its order, nor what can be left of one",
    BAD_GUARD: "guarded: a group is marked as protected that cannot be, or not marked although it must be",
    BAD_TOP: "piles: what a pile's top group is said to be is not what lies there",
    BAD_CHOSEN: "chosen: the chosen cards are no beginning of a discard",
    NOT_COMPLETE: "chosen: the hand cannot complete the discard that was begun",
    BAD_STACK: "decisions: the decision is none that a game can reach",
    NO_ANSWER: "decisions: the decision has no answer, or only one where it goes by itself",
    NOT_REFILLED: "display: display or stock should have been refilled",
    BAD_OWED: "owed: somebody is to draw for cards that he cannot have lost",
    BAD_ROUND: "round: there is no such round, or a round goes on that should be over",
    BAD_POINTS: "points: points are written down that nobody can have",
    NOT_OVER: "decisions: a round is over although it should go on",
}
"""What each number that ``complaint`` returns means, and the field of a position document to look at first."""

FORGIVEN: frozenset[int] = frozenset()
"""A table written by hand keeps to all of it."""

SPAN = 6
"""How far the highest number of a sequence, a stolen card or the Hippie within it, is above the lowest."""


# ------------------------------------------------------------------------------------------------- groups of cards


@compiled
def group_can_lie(state: np.record, seat: int, start: int, end: int) -> bool:
    """Whether cards of a pile are a discard, or what can be left of one when others have stolen out of it."""
    action, cards, numbers, jokers = NONE, 0, 0, 0
    different, lowest, highest = 0, NUMBERS + 1, 0
    for i in range(start, end):
        card = int(state.pile[seat, i]) & FACE
        if card == JOKER:
            jokers += 1
        elif card > NUMBERS:
            if action != NONE:
                return False
            action = card
        else:
            different += 1 - (numbers >> card & 1)
            numbers |= 1 << card
            cards += 1
            lowest = min(lowest, card)
            highest = max(highest, card)
    if jokers > 0:  # B32, B56: with equal numbers or alone
        return action == NONE and different <= 1
    if different <= 1:
        if action == PARTYBEAVER or (action == HIPPIE and state.option[opt.HIPPIE_WITH_EQUALS] == 0):
            return cards <= 1
        return True
    if cards != different:
        return False
    if highest - lowest <= SPAN and (action == NONE or (action == HIPPIE and cards <= SPAN)):
        return True
    return (action == NONE or action == PARTYBEAVER) and cards <= 3 and numbers & numbers >> 1 == 0


@compiled
def guard_can_stay(state: np.record, seat: int, start: int, end: int) -> bool:
    """Whether a group is marked as protected exactly if it can be: with ``bodyguard_stays`` and equal numbers."""
    first = int(state.pile[seat, start])
    marked = first & GUARDED != 0
    if state.option[opt.BODYGUARD_STAYS] == 0:
        return not marked
    if first & FACE == BODYGUARD:
        return marked == (end - start > 1)
    if not marked:
        return True
    for i in range(start, end):
        card = int(state.pile[seat, i]) & FACE
        if card == JOKER or card > NUMBERS or card != first & FACE:
            return False
    return True


@compiled
def in_order(state: np.record, seat: int, start: int, end: int) -> bool:
    """Whether a group lies as it is laid: action card, numbers from low to high, jokers; marks on its first card."""
    for i in range(start + 1, end):
        if int(state.pile[seat, i]) != int(state.pile[seat, i]) & FACE:
            return False
        before, card = int(state.pile[seat, i - 1]) & FACE, int(state.pile[seat, i])
        if card > NUMBERS or (before == JOKER and card != JOKER):
            return False
        if 0 < before <= NUMBERS and card != JOKER and card < before:
            return False
    return True


@compiled
def look_at_pile(state: np.record, seat: int) -> int:
    """One pile: its groups, and what is said of the one on top."""
    cards = int(state.pile_n[seat])
    if cards < 0 or cards > MOST_CARDS:
        return BAD_PILE
    for i in range(MOST_CARDS):
        card = int(state.pile[seat, i])
        if (card == NONE) != (i >= cards) or (i < cards and (card < 0 or card & FACE >= FACES)):
            return BAD_PILE
    start = 0
    while start < cards:
        if int(state.pile[seat, start]) & STARTS == 0:
            return BAD_PILE
        end = start + 1
        while end < cards and int(state.pile[seat, end]) & STARTS == 0:
            end += 1
        if not in_order(state, seat, start, end) or not group_can_lie(state, seat, start, end):
            return BAD_GROUP
        if not guard_can_stay(state, seat, start, end):
            return BAD_GUARD
        start = end
    count, kind = int(state.top_n[seat]), int(state.top_kind[seat])
    value, guarded = int(state.top_value[seat]), int(state.top_guarded[seat])
    look_at_top(state, seat)
    same = count == state.top_n[seat] and kind == state.top_kind[seat]
    same = same and value == state.top_value[seat] and guarded == state.top_guarded[seat]
    state.top_n[seat], state.top_kind[seat] = count, kind
    state.top_value[seat], state.top_guarded[seat] = value, guarded
    return FINE if same else BAD_TOP


# ------------------------------------------------------------------------------------------------------- all cards


@compiled
def can_be_without(state: np.record, seat: int) -> bool:
    """Whether the unseen cards of a hand can have come in some order in which none was asked for while it was there.

    Of those with faces of which at least so many, the oldest, are none, there are no more than the younger ones (B66).
    """
    unseen, told = 0, False
    for face in range(FACES):
        unseen += int(state.hand[seat, face]) - int(state.known[seat, face])
    for face in range(FACES):
        oldest = int(state.without[seat, face])
        if oldest < 0 or oldest > unseen:
            return False
        if oldest > 0:
            told, younger = True, unseen - oldest
            for other in range(FACES):
                if state.without[seat, other] >= oldest:
                    younger -= int(state.hand[seat, other]) - int(state.known[seat, other])
            if younger < 0:
                return False
    return told == (int(state.asked) >> int(seat) & 1 == 1)


@compiled
def look_at_bags(state: np.record) -> int:
    """Hands, display, stock and draw pile hold as many cards as counted; seats that nobody plays hold none."""
    players = int(state.option[opt.PLAYERS])
    for seat in range(PLAYERS):
        cards = 0
        for face in range(FACES):
            held, known = int(state.hand[seat, face]), int(state.known[seat, face])
            if held < 0:
                return BAD_BAG
            if known < 0 or known > held:
                return BAD_KNOWN
            cards += held
        if cards != state.hand_n[seat]:
            return BAD_BAG
        if not can_be_without(state, seat):
            return BAD_WITHOUT
        if seat >= players:
            rest = int(state.pile_n[seat]) | int(state.owed[seat]) | int(state.points[seat])
            if cards != 0 or rest != 0:
                return UNUSED_SEAT
    display, stock, deck = 0, 0, 0
    for face in range(FACES):
        if state.display[face] < 0 or state.stock[face] < 0 or state.deck[face] < 0 or state.gone[face] < 0:
            return BAD_BAG
        display += int(state.display[face])
        stock += int(state.stock[face])
        deck += int(state.deck[face])
    if display != state.display_n or stock != state.stock_n or deck != state.deck_n:
        return BAD_BAG
    return FINE if display <= DISPLAY and stock <= STOCK else BAD_BAG


@compiled
def look_for_cards(state: np.record) -> int:
    """Every face as often as in the chosen deck."""
    players = int(state.option[opt.PLAYERS])
    for face in range(FACES):
        count = (
            int(state.display[face]) + int(state.stock[face]) + int(state.deck[face]) + int(state.gone[face])
        )
        for seat in range(players):
            count += int(state.hand[seat, face])
            for i in range(state.pile_n[seat]):
                count += int(int(state.pile[seat, i]) & FACE == face)
        for i in range(state.chosen_n):
            count += int(state.chosen[i] == face)
        if count != copies_of(state, face):
            return CARD_LOST
    return FINE


# ----------------------------------------------------------------------------------------------------- the discard


@compiled
def next_held(state: np.record, first: int) -> int:
    """The lowest number from ``first`` on in the active player's hand; above all numbers when there is none."""
    face = first
    while face <= NUMBERS and state.hand[state.seat, face] == 0:
        face += 1
    return face


@compiled
def look_at_numbers(state: np.record, first: int, jokers: int) -> int:
    """The numbers chosen, from place ``first`` on: all equal, or (no jokers) ever higher ones that fit together."""
    end = int(state.chosen_n) - jokers
    cards = end - first
    if cards == 0:
        return FINE if first == 0 or jokers == 0 else BAD_CHOSEN
    action = int(state.chosen[0]) if first == 1 else NONE
    lowest, highest = int(state.chosen[first]), int(state.chosen[end - 1])
    if action != NONE and jokers > 0:
        return BAD_CHOSEN
    if lowest == highest:
        if action == PARTYBEAVER:
            if cards > 1:
                return BAD_CHOSEN
            return FINE if next_held(state, next_held(state, lowest + 2) + 2) <= NUMBERS else NOT_COMPLETE
        if action == HIPPIE and state.option[opt.HIPPIE_WITH_EQUALS] == 0:
            if cards > 1:
                return BAD_CHOSEN
            return FINE if can_be_completed(state) else NOT_COMPLETE
        return FINE
    if jokers > 0:
        return BAD_CHOSEN
    holes = 0
    for i in range(first + 1, end):
        step = int(state.chosen[i]) - int(state.chosen[i - 1])
        if step < 1 or (step < 2 and action == PARTYBEAVER):
            return BAD_CHOSEN
        holes += step - 1
    if action == PARTYBEAVER:
        if cards > 3:
            return BAD_CHOSEN
        return FINE if cards == 3 or next_held(state, highest + 2) <= NUMBERS else NOT_COMPLETE
    if action == HIPPIE:
        if holes > 1 or cards > SPAN:
            return BAD_CHOSEN
        return FINE if can_be_completed(state) else NOT_COMPLETE
    if action != NONE or holes > 0:
        return BAD_CHOSEN
    lengths = sequences_to_stab(state)
    while lengths >> cards & 1 == 0:  # B30: a plain sequence must stab a Hippie sequence
        highest += 1
        cards += 1
        if cards > SPAN + 1 or highest > NUMBERS or state.hand[state.seat, highest] == 0:
            return NOT_COMPLETE
    return FINE


@compiled
def look_at_chosen(state: np.record, kind: int) -> int:
    """The discard that is being put together: the beginning of one that the hand can complete."""
    count = int(state.chosen_n)
    if count < 0 or count > CHOSEN or (count > 0 and kind != PLAY):
        return BAD_CHOSEN
    jokers, actions = 0, 0
    for i in range(CHOSEN):
        card = int(state.chosen[i])
        if i >= count:
            if card != NONE:
                return BAD_CHOSEN
        elif card == JOKER:
            jokers += 1
        elif card < 0 or card >= FACES or jokers > 0 or (card > NUMBERS and i > 0):
            return BAD_CHOSEN
        elif card > NUMBERS:
            actions = 1
    return look_at_numbers(state, actions, jokers) if count > 0 else FINE


# --------------------------------------------------------------------------------------------- decisions and rounds


@compiled
def look_at_stack(state: np.record) -> int:
    """One question, asked of who can answer it, or nothing when the game is over."""
    if state.depth == 0:
        for i in range(4):
            if state.stack[0, i] != 0:
                return BAD_STACK
        return FINE
    players = int(state.option[opt.PLAYERS])
    kind, seat, a, b = state.stack[0, KIND], state.stack[0, SEAT], state.stack[0, A], state.stack[0, B]
    if state.depth != 1 or kind < PLAY or kind > DEAL_NEXT or seat < 0 or seat >= players:
        return BAD_STACK
    if kind != DEAL_NEXT and (seat == state.seat) == (kind == DRAW):
        return BAD_STACK
    if kind == STABBED or kind == WISH:
        fits = 0 <= a < players and a != state.seat and b == 0
    elif kind == STEAL:
        fits = 1 <= a <= 2 and b == 0
    elif kind == PULL:
        fits = 1 <= a <= 2 and 0 <= b < players and b != state.seat
    else:
        fits = a == 0 and b == 0
    return FINE if fits else BAD_STACK


@compiled
def look_for_answer(state: np.record, kind: int) -> int:
    """What is asked after a discard follows from it, and leaves a choice."""
    seat, a = int(state.seat), int(state.stack[0, A])
    if state.hand_n[seat] == 0 or state.top_n[seat] == 0:
        return BAD_ROUND
    played = top_card(state, seat, 0)
    if kind == STAB:
        faces = stabs_in_display(state)
        return FINE if faces & (faces - 1) != 0 else NO_ANSWER
    if kind == STABBED:
        return FINE if can_stab(state, a) else NO_ANSWER
    if kind == STEAL:
        if played != SUPERBEAVER and (played != THIEF or a > 1):
            return BAD_STACK
        return FINE if can_steal(state) else NO_ANSWER
    if kind == ASK or kind == WISH:
        if played != FAIRY:
            return BAD_STACK
        others = 0
        for other in range(state.option[opt.PLAYERS]):
            if other != seat:
                others += int(state.hand_n[other])
        return FINE if others > 0 and (kind == ASK or state.hand_n[a] > 0) else NO_ANSWER
    if (kind == PICK or kind == PULL) and played != BAD_GUY:
        return BAD_STACK
    if kind == PICK:
        return FINE if state.option[opt.PLAYERS] > 2 else NO_ANSWER
    return FINE if only_draw(state) < 0 else NO_ANSWER


@compiled
def look_at_owed(state: np.record, kind: int) -> int:
    """Only others lose cards, to hand or out of the game, and they draw clockwise in the same turn."""
    seat, players = int(state.seat), int(state.option[opt.PLAYERS])
    owed, taken = 0, 0
    for other in range(players):
        if state.owed[other] < 0 or (other == seat and state.owed[other] != 0):
            return BAD_OWED
        owed += int(state.owed[other])
    if owed > 0 and (kind == 0 or kind == PLAY or kind == STAB or kind == DEAL_NEXT):
        return BAD_OWED
    for face in range(FACES):
        taken += int(state.known[seat, face]) + int(state.gone[face])
    if owed > taken:
        return BAD_OWED
    if kind == DRAW:
        other = (seat + 1) % players
        while other != state.stack[0, SEAT]:
            if state.owed[other] > 0:
                return BAD_OWED
            other = (other + 1) % players
        if state.owed[other] == 0:
            return BAD_OWED
    return FINE


@compiled
def look_at_refill(state: np.record, kind: int) -> int:
    """Display and stock are full whenever they must be, unless the draw pile is empty."""
    if state.deck_n == 0:
        return FINE
    if (kind == PLAY or kind == STAB or kind == DRAW) and state.display_n < DISPLAY:
        return NOT_REFILLED
    if kind != STEAL and kind != PULL and kind != DRAW and state.stock_n < STOCK:
        return NOT_REFILLED
    return FINE


@compiled
def look_at_rounds(state: np.record, kind: int) -> int:
    """The number of the round, the points, and whether the round and the game are over when they should be."""
    players, collect = int(state.option[opt.PLAYERS]), int(state.option[opt.COLLECT])
    if state.starter < 0 or state.starter >= players or state.seat < 0 or state.seat >= players:
        return BAD_ROUND
    rounds = int(state.option[opt.ROUNDS])
    if state.round_n < 0 or state.round_n >= (rounds if collect > 0 else 1):
        return BAD_ROUND
    best, empty = -MOST_ROUNDS * MOST_CARDS, False
    for seat in range(players):
        points = int(state.points[seat])
        if (collect == 0 and points != 0) or abs(points) > MOST_ROUNDS * MOST_CARDS:
            return BAD_POINTS
        best = max(best, points)
        empty = empty or state.hand_n[seat] == 0
    used_up = state.deck_n == 0 and state.stock_n == 0
    if kind == 0 or kind == DEAL_NEXT:
        won = collect == 0 or state.round_n + 1 == rounds or best >= collect
        if won != (kind == 0):
            return BAD_ROUND
        return FINE if empty or used_up else NOT_OVER
    if collect > 0 and best >= collect:
        return BAD_POINTS
    if used_up or (kind == PLAY and state.hand_n[state.seat] + state.chosen_n == 0):
        return BAD_ROUND
    return FINE


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    code = look_at_stack(state)
    if code != FINE:
        return code
    kind = int(state.stack[0, KIND])
    code = look_at_bags(state)
    for seat in range(PLAYERS):
        if code == FINE:
            code = look_at_pile(state, seat)
    if code == FINE:
        code = look_at_rounds(state, kind)
    if code == FINE:
        code = look_at_chosen(state, kind)
    if code == FINE:
        code = look_for_cards(state)
    if code == FINE:
        code = look_at_owed(state, kind)
    if kind == 0 or kind == DEAL_NEXT:
        return code
    if code == FINE:
        code = look_at_refill(state, kind)
    if code == FINE and kind != PLAY:
        code = look_for_answer(state, kind)
    return code

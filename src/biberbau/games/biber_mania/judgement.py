"""How good a position looks at a glance, and how rollouts go on: for the greedy bot and for the search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import compiled
from ...kernel.game import SearchMethod
from ...kernel.luck import Luck
from ...kernel.rng import Rng
from ...kernel.stack import KIND, SEAT, A, B, top
from . import actions as act
from . import options as opt
from .deck import BODYGUARD, FACES, FAIRY, HIPPIE, JOKER, KING, NONE, NUMBERS, PARTYBEAVER
from .groups import LONGEST, can_grow, highest_of, numbers_in_hand, upto
from .rules import round_points
from .state import (
    ACTION,
    ASK,
    DEAL_NEXT,
    DRAW,
    EQUALS,
    PICK,
    PLAY,
    PULL,
    STAB,
    STABBED,
    STEAL,
    WISH,
)

SEARCH: SearchMethod = "rollouts"

JOKERS_ALONE = NUMBERS + 1
"""What jokers without a number count as: they stab every number."""

ANSWERED = np.array([0.0, 0.55, 0.5, 0.35, 0.2, 0.1, 0.05, 0.0])
"""How likely a group of so many 1s is stabbed before its owner's next turn; less likely the higher the number."""

FIRST_ACTION = NUMBERS + 1
ACTION_WORTH = np.array([3.0, 1.6, 0.3, 0.0, -1.0, 1.5, 0.8, 1.0])
"""What an action card brings when it is played with a group of equal numbers, from the Superbeaver to the King."""

TURN_WORTH = 1.5
"""Points that it is worth to need a turn less to get rid of the hand."""

JOKER_KEPT = 1.0
"""What it costs to add a joker to a group."""

MATCHING, OTHER = 0.9, 0.1
"""What a card taken to the hand is worth beyond its point if it fits what is there, or does not."""


@compiled
def exposed(state: np.record, number: int, size: int) -> float:
    """Points that a group of equal numbers is expected to lose (and its owner to draw) by being stabbed."""
    highest = int(state.option[opt.HIGHEST])
    return 2.0 * size * ANSWERED[min(size, 7)] * max(0, highest - number) / highest


@compiled
def lead_of(state: np.record, seat: int) -> int:
    """Points of this round by which a seat is ahead of the best of the others."""
    best = -1_000
    for other in range(state.option[opt.PLAYERS]):
        if other != seat:
            best = max(best, round_points(state, other))
    return round_points(state, seat) - best


@compiled
def turns_left(state: np.record, seat: int) -> int:
    """Turns that a seat needs at least to lay all of the own hand, Hippie and Partybeaver not reckoned with."""
    different, actions = 0, 0
    for face in range(1, FACES):
        if face > NUMBERS:
            actions += int(state.hand[seat, face])
        elif state.hand[seat, face] > 0:
            different += 1
    return max(different, actions)


@compiled
def estimate(state: np.record, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points; reads the own hand and what lies open."""
    if state.depth == 0 or top(state, KIND) == DEAL_NEXT:
        return lead_of(state, seat) / 10.0
    best = -1e9
    for other in range(state.option[opt.PLAYERS]):
        value = float(round_points(state, other))
        if state.top_kind[other] == EQUALS and state.top_guarded[other] == 0 and other != state.seat:
            value -= exposed(state, int(state.top_value[other]), int(state.top_n[other]))
        if other == seat:
            own = value
        else:
            best = max(best, value - TURN_WORTH * 0.5 * state.hand_n[other])
    if state.seat == seat:
        own += 2.0 * state.chosen_n
    return (own - TURN_WORTH * turns_left(state, seat) - best) / 10.0


# ------------------------------------------------------------------------------------------------------- for rollouts


@compiled
def use_of(state: np.record, seat: int, face: int) -> float:
    """What a card is worth in a hand, beyond the point that it may bring."""
    if face == JOKER:
        return 1.5
    if face > NUMBERS:
        return 0.7
    held = int(state.hand[seat, face])
    return MATCHING + 0.05 * held if held > 0 else OTHER + 0.03 * face


@compiled
def best_in_display(state: np.record, seat: int, number: int, size: int) -> int:
    """The face of which so many cards would be stabbed in the display, by habit; 0: none."""
    best, most = 0, -1.0
    exact = state.option[opt.DISPLAY_EXACT] == 1
    for face in range(1, min(number, NUMBERS + 1)):
        lying = int(state.display[face])
        if lying == size or (lying > size and not exact):
            use = use_of(state, seat, face)
            if use > most:
                best, most = face, use
    return best


@compiled
def worth_of_equals(state: np.record, seat: int, number: int, size: int, guarded: bool) -> float:
    """What it brings to lay so many cards of a number (``JOKERS_ALONE``: of jokers)."""
    worth = 2.0 * size
    if not guarded:
        worth -= exposed(state, number, size)
    for victim in range(state.option[opt.PLAYERS]):
        if victim != seat and state.top_n[victim] == size and state.top_guarded[victim] == 0:
            kind = state.top_kind[victim]
            if (kind == EQUALS and state.top_value[victim] < number) or (
                kind == ACTION and number == JOKERS_ALONE
            ):
                worth += 2.0 * size
    face = best_in_display(state, seat, number, size)
    if face > 0:
        worth += size * (use_of(state, seat, face) - 0.6)
    return worth


@compiled
def ends_badly(state: np.record, seat: int, cards: int) -> bool:
    """Whether the hand would be empty after so many cards, and the round lost."""
    if state.hand_n[seat] > cards:
        return False
    return lead_of(state, seat) + 2 * (cards + int(state.chosen_n)) < 0


@compiled
def best_action_card(state: np.record, seat: int) -> int:
    """The action card that goes by habit with equal numbers; NONE without one."""
    best, most = NONE, -9.0
    for i in range(ACTION_WORTH.shape[0]):
        face = FIRST_ACTION + i
        if state.hand[seat, face] == 0 or face == PARTYBEAVER:
            continue
        if face == HIPPIE and state.option[opt.HIPPIE_WITH_EQUALS] == 0:
            continue
        if ACTION_WORTH[i] > most:
            best, most = face, ACTION_WORTH[i]
    return best


@compiled
def jokers_for(state: np.record, seat: int, number: int, size: int, jokers: int) -> int:
    """How many jokers go by habit with so many cards of a number."""
    best, most = 0, -1e9
    for more in range(jokers + 1):
        worth = worth_of_equals(state, seat, number, size + more, False) - JOKER_KEPT * more
        if state.hand_n[seat] == more and not ends_badly(state, seat, more):
            worth += 100.0
        if worth > most + 1e-9:
            best, most = more, worth
    return best


@compiled
def sequence_from(held: int, first: int) -> int:
    """Of how many numbers in the hand the Hippie makes a sequence that begins with ``first``."""
    cards, face, holes = 0, first, 0
    while cards < LONGEST and face <= NUMBERS:
        if held >> face & 1:
            cards += 1
        elif holes == 0 and held >> (face + 1) & 1:
            holes = 1
        else:
            break
        face += 1
    return cards


@compiled
def best_sequence(state: np.record, seat: int, held: int) -> tuple[int, float]:
    """Where the Hippie's best sequence begins (0: nowhere), and what it brings."""
    start, most = 0, 0.0
    for first in range(1, NUMBERS):
        if held >> first & 1 == 0:
            continue
        cards = sequence_from(held, first)
        if cards < 2:
            continue
        worth, left, face = 2.0 * (cards + 1), cards, first
        while left > 0:
            if held >> face & 1:
                worth += TURN_WORTH if state.hand[seat, face] == 1 else 0.0
                left -= 1
            face += 1
        for victim in range(state.option[opt.PLAYERS]):
            if victim != seat and state.top_n[victim] == cards + 1 and state.top_value[victim] == 0:
                worth += cards + 1.0
        if worth > most:
            start, most = first, worth
    return start, most


@compiled
def party_worth(state: np.record, seat: int, held: int) -> float:
    """What the Partybeaver brings with three cards; 0 if there are no such three."""
    third = highest_of(held)
    if held & upto(highest_of(held & upto(third - 2)) - 2) == 0:
        return 0.0
    singles = 0
    for face in range(1, NUMBERS + 1):
        if state.hand[seat, face] == 1:
            singles += 1
    return 8.0 + TURN_WORTH * (min(3, singles) - 1)


@compiled
def first_card(state: np.record, seat: int) -> int:
    """The card with which the discard begins, by habit."""
    held = numbers_in_hand(state)
    jokers = int(state.hand[seat, JOKER])
    action = best_action_card(state, seat)
    best, most = NONE, -1e9
    for number in range(1, NUMBERS + 1):
        cards = int(state.hand[seat, number])
        if cards == 0:
            continue
        if can_grow(state, number, 1, held):
            return number
        more = jokers_for(state, seat, number, cards, jokers)
        worth = worth_of_equals(state, seat, number, cards + more, False) - JOKER_KEPT * more
        if state.hand_n[seat] == cards + more:
            worth += -50.0 if ends_badly(state, seat, cards + more) else 100.0
        if worth > most:
            best, most = number, worth
        if action != NONE:
            worth = worth_of_equals(state, seat, number, cards + 1, action == BODYGUARD)
            worth += ACTION_WORTH[action - FIRST_ACTION]
            if state.hand_n[seat] == cards + 1:
                worth += -50.0 if ends_badly(state, seat, cards + 1) else 100.0
            if worth > most:
                best, most = action, worth
    if state.hand[seat, PARTYBEAVER] > 0:
        worth = party_worth(state, seat, held)
        if worth > most:
            best, most = PARTYBEAVER, worth
    if state.hand[seat, HIPPIE] > 0:
        _, worth = best_sequence(state, seat, held)
        if worth > most:
            best, most = HIPPIE, worth
    if best != NONE:
        return best
    if jokers > 0:
        return JOKER
    if action != NONE:
        return action
    for face in range(FIRST_ACTION, FACES):
        if state.hand[seat, face] > 0:
            return face
    return NONE


@compiled
def number_for_action(state: np.record, seat: int, guarded: bool) -> int:
    """The number that goes by habit with an action card; NONE without any."""
    best, most = NONE, -1e9
    for number in range(1, NUMBERS + 1):
        cards = int(state.hand[seat, number])
        if cards > 0:
            worth = worth_of_equals(state, seat, number, cards + 1, guarded)
            if state.hand_n[seat] == cards:
                worth += -50.0 if ends_badly(state, seat, cards) else 100.0
            if worth > most:
                best, most = number, worth
    return best


@compiled
def after_action_card(state: np.record, seat: int, mask: NDArray[np.uint8]) -> int:
    """How a discard that begins with an action card goes on by habit: a card, or NONE to lay it."""
    first, cards = int(state.chosen[0]), int(state.chosen_n)
    last = int(state.chosen[cards - 1])
    if first == PARTYBEAVER:
        best, most = NONE, 99
        for number in range(1, NUMBERS + 1):
            held = int(state.hand[seat, number])
            if mask[act.ADD + number] and held < most:
                best, most = number, held
        return best
    if first == HIPPIE:
        held = numbers_in_hand(state)
        if cards == 1:
            start, _ = best_sequence(state, seat, held)
            if start > 0 and mask[act.ADD + start]:
                return start
            number = number_for_action(state, seat, False)
            return number if number != NONE and mask[act.ADD + number] else NONE
        for step in range(1, 3):
            if last + step <= NUMBERS and mask[act.ADD + last + step]:
                return last + step
    elif cards == 1:
        return number_for_action(state, seat, first == BODYGUARD)
    return last if mask[act.ADD + last] and not ends_badly(state, seat, 1) else NONE


@compiled
def next_card(state: np.record, seat: int, mask: NDArray[np.uint8]) -> int:
    """The next card of the discard by habit, or NONE to lay it."""
    if state.chosen_n == 0:
        return first_card(state, seat)
    first, cards = int(state.chosen[0]), int(state.chosen_n)
    last = int(state.chosen[cards - 1])
    if first > NUMBERS:
        return after_action_card(state, seat, mask)
    if first != JOKER:
        if last + 1 <= NUMBERS and last != JOKER and mask[act.ADD + last + 1]:
            return NONE if mask[act.LAY] and cards > 1 else last + 1
        if last != JOKER and mask[act.ADD + last] and not ends_badly(state, seat, 1):
            return last
        if mask[act.ADD + JOKER] and not ends_badly(state, seat, 1):
            if jokers_for(state, seat, first, cards, int(state.hand[seat, JOKER])) > 0:
                return JOKER
    return NONE


@compiled
def steal_by_habit(state: np.record, seat: int, mask: NDArray[np.uint8]) -> int:
    """The others' cards first, and what fits the own hand."""
    best, most = 0, -1e9
    for place in range((act.ASK_SEAT - act.STEAL_CARD) // FACES):
        for face in range(FACES):
            action = act.STEAL_CARD + place * FACES + face
            if mask[action]:
                worth = use_of(state, seat, face)
                if place < act.PICK_SEAT - act.ASK_SEAT and place < state.option[opt.PLAYERS]:
                    worth += 2.0 + 0.05 * round_points(state, place)
                if worth > most:
                    best, most = action, worth
    return best


@compiled
def best_known(state: np.record, seat: int, other: int) -> int:
    """The card that a seat would like to have of those that everyone knows to be in another hand; NONE if none fits."""
    best, most = NONE, MATCHING - 1e-9
    for face in range(FACES):
        if state.known[other, face] > 0:
            use = use_of(state, seat, face)
            if use >= most:
                best, most = face, use
    return best


@compiled
def draw_by_habit(state: np.record, seat: int, mask: NDArray[np.uint8]) -> int:
    """What fits the own hand; else a card from the pile."""
    best, most = act.DRAW_PILE, 0.5 if mask[act.DRAW_PILE] else -1.0
    for face in range(FACES):
        if mask[act.DRAW_CARD + face]:
            use = use_of(state, seat, face)
            if use > most:
                best, most = act.DRAW_CARD + face, use
    return best


@compiled
def pull_by_habit(state: np.record, victim: int, mask: NDArray[np.uint8]) -> int:
    """The lowest number that the other is not known to have; else a card from the pile."""
    for face in range(1, NUMBERS + 1):
        if mask[act.DRAW_CARD + face] and state.known[victim, face] == 0:
            return act.DRAW_CARD + face
    if mask[act.DRAW_PILE]:
        return act.DRAW_PILE
    for face in range(FACES - 1, -1, -1):
        if mask[act.DRAW_CARD + face]:
            return act.DRAW_CARD + face
    return act.DRAW_PILE


@compiled
def takes(state: np.record, seat: int, victim: int) -> bool:
    """Whether a player takes a stabbed group by habit: if it fits, or is large enough to be worth a turn."""
    count = int(state.top_n[victim])
    if state.top_kind[victim] == EQUALS and state.hand[seat, int(state.top_value[victim])] > 0:
        return True
    return count >= 2


@compiled
def habit(
    state: np.record, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: Luck
) -> int:
    """How rollouts go on."""
    kind, seat = top(state, KIND), int(top(state, SEAT))
    if kind == PLAY:
        card = next_card(state, seat, mask)
        return act.LAY if card == NONE else act.ADD + card
    if kind == STAB:
        best, most = 0, -1e9
        for face in range(1, FACES):
            if mask[act.STAB_FACE + face - 1] and use_of(state, seat, face) > most:
                best, most = face, use_of(state, seat, face)
        return act.STAB_FACE + best - 1
    if kind == STABBED:
        return act.TAKE if takes(state, seat, int(top(state, A))) else act.REFUSE
    if kind == STEAL:
        return steal_by_habit(state, seat, mask)
    if kind == ASK:
        best, most = NONE, 0.0
        for other in range(state.option[opt.PLAYERS]):
            if mask[act.ASK_SEAT + other]:
                face = best_known(state, seat, other)
                if face != NONE and use_of(state, seat, face) > most:
                    best, most = other, use_of(state, seat, face)
        return act.PASS if best == NONE else act.ASK_SEAT + best
    if kind == WISH:
        face = best_known(state, seat, int(top(state, A)))
        return act.WISH_CARD + (face if face != NONE else int(state.option[opt.HIGHEST]))
    if kind == PICK:
        best, most = 0, -1_000
        for other in range(state.option[opt.PLAYERS]):
            if mask[act.PICK_SEAT + other] and round_points(state, other) > most:
                best, most = other, round_points(state, other)
        return act.PICK_SEAT + best
    if kind == PULL:
        return pull_by_habit(state, int(top(state, B)), mask)
    if kind == DRAW:
        return draw_by_habit(state, seat, mask)
    return act.DEAL if mask[act.DEAL] else act.NEXT


@compiled
def settled(state: np.record) -> bool:
    """Whether a rollout may end: when the round is scored."""
    return state.depth == 0 or top(state, KIND) == DEAL_NEXT


@compiled
def payoffs(state: np.record, out: NDArray[np.float32]) -> None:
    """Chances to win the game, as ``out: float32[players]``."""
    for seat in range(out.shape[0]):
        lead = lead_of(state, seat)
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        out[seat] = 0.7 * won + 0.3 / (1.0 + np.exp(-lead / 8.0))


@compiled
def suppose(state: np.record, observer: int, rng: Rng) -> None:
    """Nothing yet."""

"""Invariants of Biber-Mania between two actions, for checks and position documents."""

from __future__ import annotations

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.complaints import about
from ....kernel.stack import KIND, SEAT, A, B
from ..rules import deck
from ..rules import state as st
from ..rules.game import can_steal, copies_of, only_draw, top_card, used_up
from ..rules.groups import can_be_completed, can_stab, look_at_top, sequences_to_stab, stabs_in_display
from ..rules.options import Opt
from ..rules.state import Frame, State
from .complaints import Wrong

FRAMES = len(Frame)
"""The number of kinds of frames, from 1."""

COMPLAINTS = Wrong.texts(st.SEAT_LETTERS)
"""The meaning of each number that ``complaint`` returns."""

FORGIVEN: frozenset[Wrong] = frozenset()
"""No exceptions for hand-written tables."""

SPAN = 6
"""How far the highest number of a sequence, a stolen card or the Hippie within it, is above the lowest."""


# ------------------------------------------------------------------------------------------------- groups of cards


@compiled
def group_can_lie(state: State, seat: int, start: int, end: int) -> bool:
    """Whether cards of a pile are a discard, or the rest of one when others have stolen from it."""
    action, cards, numbers, jokers = NONE, 0, 0, 0
    different, lowest, highest = 0, deck.NUMBERS + 1, 0
    for i in range(start, end):
        card = int(state.pile[seat, i]) & st.FACE
        if card == deck.JOKER:
            jokers += 1
        elif card > deck.NUMBERS:
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
        if action == deck.PARTYBEAVER or (
            action == deck.HIPPIE and state.option[Opt.HIPPIE_WITH_EQUALS] == 0
        ):
            return cards <= 1
        return True
    if cards != different:
        return False
    if highest - lowest <= SPAN and (action == NONE or (action == deck.HIPPIE and cards <= SPAN)):
        return True
    return (action == NONE or action == deck.PARTYBEAVER) and cards <= 3 and numbers & numbers >> 1 == 0


@compiled
def guard_can_stay(state: State, seat: int, start: int, end: int) -> bool:
    """Whether a group is marked as protected exactly if it can be: with ``bodyguard_stays`` and equal numbers."""
    first = int(state.pile[seat, start])
    marked = first & st.GUARDED != 0
    if state.option[Opt.BODYGUARD_STAYS] == 0:
        return not marked
    if first & st.FACE == deck.BODYGUARD:
        return marked == (end - start > 1)
    if not marked:
        return True
    for i in range(start, end):
        card = int(state.pile[seat, i]) & st.FACE
        if card == deck.JOKER or card > deck.NUMBERS or card != first & st.FACE:
            return False
    return True


@compiled
def in_order(state: State, seat: int, start: int, end: int) -> bool:
    """Whether a group lies as it is laid: action card, numbers from low to high, jokers; marks on its first card."""
    for i in range(start + 1, end):
        if int(state.pile[seat, i]) != int(state.pile[seat, i]) & st.FACE:
            return False
        before, card = int(state.pile[seat, i - 1]) & st.FACE, int(state.pile[seat, i])
        if card > deck.NUMBERS or (before == deck.JOKER and card != deck.JOKER):
            return False
        if 0 < before <= deck.NUMBERS and card != deck.JOKER and card < before:
            return False
    return True


@compiled
def look_at_pile(state: State, seat: int) -> int:
    """One pile: its groups, and the fields about the one on top."""
    cards = int(state.pile_n[seat])
    if cards < 0 or cards > deck.MOST_CARDS:
        return about(Wrong.PILE, seat)
    for i in range(deck.MOST_CARDS):
        card = int(state.pile[seat, i])
        if (card == NONE) != (i >= cards) or (i < cards and (card < 0 or card & st.FACE >= deck.FACES)):
            return about(Wrong.PILE, seat)
    start = 0
    while start < cards:
        if int(state.pile[seat, start]) & st.STARTS == 0:
            return about(Wrong.PILE, seat)
        end = start + 1
        while end < cards and int(state.pile[seat, end]) & st.STARTS == 0:
            end += 1
        if not in_order(state, seat, start, end) or not group_can_lie(state, seat, start, end):
            return about(Wrong.GROUP, seat)
        if not guard_can_stay(state, seat, start, end):
            return about(Wrong.GUARD, seat)
        start = end
    count, kind = int(state.top_n[seat]), int(state.top_kind[seat])
    value, guarded = int(state.top_value[seat]), int(state.top_guarded[seat])
    look_at_top(state, seat)
    same = count == state.top_n[seat] and kind == state.top_kind[seat]
    same = same and value == state.top_value[seat] and guarded == state.top_guarded[seat]
    state.top_n[seat], state.top_kind[seat] = count, kind
    state.top_value[seat], state.top_guarded[seat] = value, guarded
    return Wrong.FINE if same else about(Wrong.TOP, seat)


# ------------------------------------------------------------------------------------------------------- all cards


@compiled
def can_be_without(state: State, seat: int) -> bool:
    """Whether the unseen cards of a hand can have come in some order in which none was asked for while it was there.

    Of all faces that the ``oldest`` cards cannot be, there are no more than there are younger cards (B66).
    """
    unseen, told = 0, False
    for face in range(deck.FACES):
        unseen += int(state.hand[seat, face]) - int(state.known[seat, face])
    for face in range(deck.FACES):
        oldest = int(state.without[seat, face])
        if oldest < 0 or oldest > unseen:
            return False
        if oldest > 0:
            told, younger = True, unseen - oldest
            for other in range(deck.FACES):
                if state.without[seat, other] >= oldest:
                    younger -= int(state.hand[seat, other]) - int(state.known[seat, other])
            if younger < 0:
                return False
    return told == (int(state.asked) >> int(seat) & 1 == 1)


@compiled
def look_at_bags(state: State) -> int:
    """Hands, display, stock and draw pile have as many cards as counted; unused seats have none."""
    players = int(state.option[Opt.PLAYERS])
    for seat in range(st.PLAYERS):
        cards = 0
        for face in range(deck.FACES):
            held, known = int(state.hand[seat, face]), int(state.known[seat, face])
            if held < 0:
                return Wrong.BAG
            if known < 0 or known > held:
                return about(Wrong.KNOWN, seat)
            cards += held
        if cards != state.hand_n[seat]:
            return Wrong.BAG
        if not can_be_without(state, seat):
            return about(Wrong.WITHOUT, seat)
        if seat >= players:
            rest = int(state.pile_n[seat]) | int(state.owed[seat]) | int(state.points[seat])
            if cards != 0 or rest != 0:
                return Wrong.UNUSED_SEAT
    display, stock, left = 0, 0, 0
    for face in range(deck.FACES):
        if state.display[face] < 0 or state.stock[face] < 0 or state.deck[face] < 0 or state.gone[face] < 0:
            return Wrong.BAG
        display += int(state.display[face])
        stock += int(state.stock[face])
        left += int(state.deck[face])
    if display != state.display_n or stock != state.stock_n or left != state.deck_n:
        return Wrong.BAG
    return (
        Wrong.FINE if display <= state.option[Opt.DISPLAY] and stock <= state.option[Opt.STOCK] else Wrong.BAG
    )


@compiled
def look_for_cards(state: State) -> int:
    """Each face as often as in the chosen deck."""
    players = int(state.option[Opt.PLAYERS])
    for face in range(deck.FACES):
        count = (
            int(state.display[face]) + int(state.stock[face]) + int(state.deck[face]) + int(state.gone[face])
        )
        for seat in range(players):
            count += int(state.hand[seat, face])
            for i in range(state.pile_n[seat]):
                count += int(int(state.pile[seat, i]) & st.FACE == face)
        for i in range(state.chosen_n):
            count += int(state.chosen[i] == face)
        if count != copies_of(state, face):
            return Wrong.CARD_LOST
    return Wrong.FINE


# ----------------------------------------------------------------------------------------------------- the discard


@compiled
def next_held(state: State, first: int) -> int:
    """The lowest number from ``first`` on in the active player's hand; above all numbers when there is none."""
    face = first
    while face <= deck.NUMBERS and state.hand[state.seat, face] == 0:
        face += 1
    return face


@compiled
def look_at_numbers(state: State, first: int, jokers: int) -> int:
    """The numbers chosen, from place ``first`` on: all equal, or (no jokers) ever higher ones that fit together."""
    end = int(state.chosen_n) - jokers
    cards = end - first
    if cards == 0:
        return Wrong.FINE if first == 0 or jokers == 0 else Wrong.CHOSEN
    action = int(state.chosen[0]) if first == 1 else NONE
    lowest, highest = int(state.chosen[first]), int(state.chosen[end - 1])
    if action != NONE and jokers > 0:
        return Wrong.CHOSEN
    if lowest == highest:
        if action == deck.PARTYBEAVER:
            if cards > 1:
                return Wrong.CHOSEN
            return (
                Wrong.FINE
                if next_held(state, next_held(state, lowest + 2) + 2) <= deck.NUMBERS
                else Wrong.NOT_COMPLETE
            )
        if action == deck.HIPPIE and state.option[Opt.HIPPIE_WITH_EQUALS] == 0:
            if cards > 1:
                return Wrong.CHOSEN
            return Wrong.FINE if can_be_completed(state) else Wrong.NOT_COMPLETE
        return Wrong.FINE
    if jokers > 0:
        return Wrong.CHOSEN
    holes = 0
    for i in range(first + 1, end):
        step = int(state.chosen[i]) - int(state.chosen[i - 1])
        if step < 1 or (step < 2 and action == deck.PARTYBEAVER):
            return Wrong.CHOSEN
        holes += step - 1
    if action == deck.PARTYBEAVER:
        if cards > 3:
            return Wrong.CHOSEN
        return (
            Wrong.FINE if cards == 3 or next_held(state, highest + 2) <= deck.NUMBERS else Wrong.NOT_COMPLETE
        )
    if action == deck.HIPPIE:
        if holes > 1 or cards > SPAN:
            return Wrong.CHOSEN
        return Wrong.FINE if can_be_completed(state) else Wrong.NOT_COMPLETE
    if action != NONE or holes > 0:
        return Wrong.CHOSEN
    lengths = sequences_to_stab(state)
    while lengths >> cards & 1 == 0:  # B30: a plain sequence must stab a Hippie sequence
        highest += 1
        cards += 1
        if cards > SPAN + 1 or highest > deck.NUMBERS or state.hand[state.seat, highest] == 0:
            return Wrong.NOT_COMPLETE
    return Wrong.FINE


@compiled
def look_at_chosen(state: State, kind: int) -> int:
    """The discard in progress: the beginning of one that the hand can complete."""
    count = int(state.chosen_n)
    if count < 0 or count > st.CHOSEN:
        return Wrong.CHOSEN
    if count > 0 and kind != Frame.PLAY:
        return Wrong.CHOSEN_LATE
    jokers, actions = 0, 0
    for i in range(st.CHOSEN):
        card = int(state.chosen[i])
        if i >= count:
            if card != NONE:
                return Wrong.CHOSEN
        elif card == deck.JOKER:
            jokers += 1
        elif card < 0 or card >= deck.FACES or jokers > 0 or (card > deck.NUMBERS and i > 0):
            return Wrong.CHOSEN
        elif card > deck.NUMBERS:
            actions = 1
    return look_at_numbers(state, actions, jokers) if count > 0 else Wrong.FINE


# --------------------------------------------------------------------------------------------- decisions and rounds


@compiled
def is_settled(kind: int) -> bool:
    """Whether a round is counted: the only decision is to go on."""
    return kind == 0 or kind == Frame.DEAL_NEXT


@compiled
def look_at_stack(state: State) -> int:
    """One question, asked of a seat that can answer it, or nothing when the game is over."""
    players = int(state.option[Opt.PLAYERS])
    if state.starter < 0 or state.starter >= players or state.seat < 0 or state.seat >= players:
        return Wrong.SEATS
    kind, seat, a, b = state.stack[0, KIND], state.stack[0, SEAT], state.stack[0, A], state.stack[0, B]
    if state.depth == 0:
        return Wrong.FINE if kind == 0 and seat == 0 and a == 0 and b == 0 else Wrong.STACK
    if state.depth != 1 or kind < 1 or kind > FRAMES or seat < 0 or seat >= players:
        return Wrong.STACK
    if kind != Frame.DEAL_NEXT and (seat == state.seat) == (kind == Frame.DRAW):
        return Wrong.NOT_ACTIVE
    if kind == Frame.STABBED or kind == Frame.WISH:
        if a == state.seat:
            return Wrong.NOT_OTHER
        return Wrong.FINE if 0 <= a < players and b == 0 else Wrong.STACK
    if kind == Frame.PULL and b == state.seat:
        return Wrong.NOT_FOR_OTHER
    if kind == Frame.STEAL or kind == Frame.PULL:
        return Wrong.FINE if 1 <= a <= 2 and 0 <= b < (players if kind == Frame.PULL else 1) else Wrong.STACK
    return Wrong.FINE if a == 0 and b == 0 else Wrong.STACK


@compiled
def look_for_answer(state: State, kind: int) -> int:
    """The question after a discard follows from it, and leaves a choice."""
    seat = int(state.seat)
    if state.top_n[seat] == 0:
        return about(Wrong.NOTHING_LAID, seat)
    if kind == Frame.STAB:
        faces = stabs_in_display(state)
        return Wrong.FINE if faces & (faces - 1) != 0 else Wrong.NO_CHOICE
    if kind == Frame.STABBED:
        return Wrong.FINE if can_stab(state, int(state.stack[0, A])) else Wrong.NO_STAB
    code = look_at_action(state, kind, top_card(state, seat, 0))
    if code == Wrong.FINE and (kind == Frame.PULL or kind == Frame.DRAW) and only_draw(state) >= 0:
        return Wrong.ONE_DRAW
    return code


@compiled
def look_at_action(state: State, kind: int, played: int) -> int:
    """Each action card asks its own question."""
    if kind == Frame.STEAL:
        if played != deck.SUPERBEAVER and (played != deck.THIEF or state.stack[0, A] > 1):
            return Wrong.NO_THIEF
        return Wrong.FINE if can_steal(state) else Wrong.NO_THEFT
    if kind == Frame.ASK or kind == Frame.WISH:
        return look_at_fairy(state, kind) if played == deck.FAIRY else Wrong.NO_FAIRY
    if (kind == Frame.PICK or kind == Frame.PULL) and played != deck.BAD_GUY:
        return Wrong.NO_BAD_GUY
    return Wrong.NO_PICK if kind == Frame.PICK and state.option[Opt.PLAYERS] == 2 else Wrong.FINE


@compiled
def look_at_fairy(state: State, kind: int) -> int:
    """Somebody else has a card to wish for: the player who is asked, if that is decided."""
    if kind == Frame.WISH and state.hand_n[state.stack[0, A]] == 0:
        return Wrong.NO_HAND
    for other in range(state.option[Opt.PLAYERS]):
        if other != state.seat and state.hand_n[other] > 0:
            return Wrong.FINE
    return Wrong.NO_WISH


@compiled
def look_at_owed(state: State, kind: int) -> int:
    """Only others lose cards, to hand or out of the game, and they draw in the same turn."""
    seat, owed, taken = int(state.seat), 0, 0
    for other in range(state.option[Opt.PLAYERS]):
        if state.owed[other] < 0 or (other == seat and state.owed[other] != 0):
            return Wrong.OWED
        owed += int(state.owed[other])
    if owed > 0 and is_settled(kind):
        return Wrong.OWED_LATE
    if owed > 0 and (kind == Frame.PLAY or kind == Frame.STAB):
        return Wrong.OWED
    for face in range(deck.FACES):
        taken += int(state.known[seat, face]) + int(state.gone[face])
    if owed > taken:
        return Wrong.OWED_UNSEEN
    return look_at_draw(state) if kind == Frame.DRAW else Wrong.FINE


@compiled
def look_at_draw(state: State) -> int:
    """A player who draws has lost cards; all before them, clockwise, have drawn theirs."""
    drawing, players = int(state.stack[0, SEAT]), int(state.option[Opt.PLAYERS])
    if state.owed[drawing] == 0:
        return Wrong.OWES_NOTHING
    other = (int(state.seat) + 1) % players
    while other != drawing:
        if state.owed[other] > 0:
            return Wrong.OUT_OF_TURN
        other = (other + 1) % players
    return Wrong.FINE


@compiled
def look_at_refill(state: State, kind: int) -> int:
    """Display and stock are full whenever they must be, unless the draw pile is empty."""
    if state.deck_n == 0:
        return Wrong.FINE
    if (kind == Frame.PLAY or kind == Frame.STAB or kind == Frame.DRAW) and state.display_n < state.option[
        Opt.DISPLAY
    ]:
        return Wrong.DISPLAY
    drawing = kind == Frame.STEAL or kind == Frame.PULL or kind == Frame.DRAW
    return Wrong.STOCK if not drawing and state.stock_n < state.option[Opt.STOCK] else Wrong.FINE


@compiled
def look_at_points(state: State) -> int:
    """The round exists, and all points are possible."""
    collect, rounds = int(state.option[Opt.COLLECT]), int(state.option[Opt.ROUNDS])
    if state.round_n < 0 or state.round_n >= (rounds if collect > 0 else 1):
        return Wrong.ROUND
    for seat in range(state.option[Opt.PLAYERS]):
        if abs(int(state.points[seat])) > (deck.MOST_POINTS if collect > 0 else 0):
            return Wrong.POINTS
    return Wrong.FINE


@compiled
def look_at_end(state: State, kind: int) -> int:
    """Whether the round and the game are over when they should be."""
    collect, seat = int(state.option[Opt.COLLECT]), int(state.seat)
    enough, empty = False, False
    for other in range(state.option[Opt.PLAYERS]):
        enough = enough or (collect > 0 and state.points[other] >= collect)
        empty = empty or state.hand_n[other] == 0
    if is_settled(kind):
        over = collect == 0 or state.round_n + 1 == state.option[Opt.ROUNDS] or enough
        if over != (kind == 0):
            return Wrong.NOT_LAST
        return Wrong.FINE if empty or used_up(state) else Wrong.NOT_OVER
    if enough:
        return Wrong.ENOUGH
    if used_up(state):
        return Wrong.USED_UP
    nothing = state.hand_n[seat] + (state.chosen_n if kind == Frame.PLAY else 0) == 0
    return about(Wrong.NOTHING_TO_PLAY, seat) if nothing else Wrong.FINE


@compiled
def complaint(state: State) -> int:
    """The number of what is wrong with a true state between decisions, a key of ``COMPLAINTS``; 0 for nothing."""
    code = look_at_stack(state)
    if code != Wrong.FINE:
        return code
    kind = int(state.stack[0, KIND])
    code = look_at_bags(state)
    for seat in range(st.PLAYERS):
        if code == Wrong.FINE:
            code = look_at_pile(state, seat)
    if code == Wrong.FINE:
        code = look_at_points(state)
    if code == Wrong.FINE:
        code = look_at_end(state, kind)
    if code == Wrong.FINE:
        code = look_at_chosen(state, kind)
    if code == Wrong.FINE:
        code = look_for_cards(state)
    if code == Wrong.FINE and not is_settled(kind):
        code = look_at_refill(state, kind)
    if code == Wrong.FINE:
        code = look_at_owed(state, kind)
    if code == Wrong.FINE and not is_settled(kind) and kind != Frame.PLAY:
        code = look_for_answer(state, kind)
    return code

"""Invariants of Beasty Bar between two actions, for checks and position documents.

Compiled rules check no bounds: these must reject everything that could overfill a zone or leave a decision empty.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.complaints import about
from ....kernel.events import ALL_SEATS
from ....kernel.stack import KIND, SEAT, A, B, top
from ..rules import deck
from ..rules import state as st
from ..rules.game import (
    beyond_values,
    in_play,
    kept,
    lowest_value,
    may_imitate,
    model_at,
    owner,
    place_of,
    species,
    strength_at,
    value_index,
    weakest_other,
)
from ..rules.options import Opt, Sets
from ..rules.state import Frame, State, Step
from .complaints import Wrong

COMPLAINTS = Wrong.texts(deck.COLOUR_NAMES)
"""The meaning of each number that ``complaint`` returns, and the field of a position document to look at first."""

FORGIVEN = frozenset({Wrong.CARD_LOST})
"""Exceptions for hand-written tables: missing cards are out of the game."""


# ------------------------------------------------------------------------------------------------------- the cards


@compiled
def bits(mask: int) -> int:
    """The number of values in a mask."""
    count = 0
    for value in range(deck.VALUES):
        count += int(mask) >> value & 1
    return count


@compiled
def look_at_zone(state: State, zone: NDArray[np.int8], count: int, placed: int, seat: int) -> tuple[int, int]:
    """A zone's complaint, and ``placed`` with its cards; ``seat``: the owner of cards there, -1 anyone."""
    if count < 0 or count > zone.shape[0]:
        return Wrong.COUNTER.value, placed
    for i in range(zone.shape[0]):
        card = int(zone[i])
        if i >= count:
            if card != NONE:
                return Wrong.UNUSED_SLOT.value, placed
            continue
        if card < 0 or card >= int(state.option[Opt.PLAYERS]) * deck.SPECIES:
            return Wrong.NO_CARD.value, placed
        whose, value = owner(card), value_index(card)
        if seat >= 0 and whose != seat:
            return about(Wrong.OTHERS_CARD, seat), placed
        if (int(state.is_new[whose]) >> value & 1 == 1) != (species(card) < deck.VALUES):
            return about(Wrong.OTHER_SET, whose), placed
        bit = 1 << (whose * deck.VALUES + value)
        if placed & bit:
            return about(Wrong.CARD_TWICE, whose), placed
        placed |= bit
    return Wrong.FINE.value, placed


@compiled
def look_at_table(state: State) -> tuple[int, int]:
    """The open zones: their complaint, and which cards lie there."""
    code, placed = look_at_zone(state, state.line, state.line_n, 0, -1)
    if code == Wrong.FINE:
        code, placed = look_at_zone(state, state.pile, state.pile_n, placed, -1)
    if code == Wrong.FINE:
        code, placed = look_at_zone(state, state.sent, state.sent_n, placed, -1)
    if code == Wrong.FINE:
        code, placed = look_at_zone(state, state.beside, state.beside_n, placed, -1)
    if code == Wrong.FINE:
        code, placed = look_at_zone(state, state.bar, state.bar_n, placed, -1)
    return code, placed


@compiled
def look_at_cards(state: State) -> tuple[int, int]:
    """Every zone's complaint, and the set of cards in zones."""
    code, placed = look_at_table(state)
    for seat in range(state.option[Opt.PLAYERS]):
        on_table = placed >> seat * deck.VALUES & st.ALL_VALUES
        if code == Wrong.FINE:
            code, placed = look_at_zone(state, state.hand[seat], state.hand_n[seat], placed, seat)
        if code == Wrong.FINE:
            code, placed = look_at_zone(state, state.deck[seat], state.deck_n[seat], placed, seat)
        if code == Wrong.FINE:
            code = look_at_knowledge(state, seat, on_table)
        if code == Wrong.FINE:
            code = look_at_sorted_out(state, seat, placed >> seat * deck.VALUES & st.ALL_VALUES)
    return code, placed


@compiled
def look_at_sorted_out(state: State, seat: int, lying: int) -> int:
    """Four values at most, in the advanced variant alone, and none of them lies anywhere."""
    out, count = int(state.out[seat]), int(state.out_n[seat])
    most = st.SORTED_OUT if state.option[Opt.ADVANCED] == 1 else 0
    if bits(out) != count or count > most or out & ~in_play(state):
        return about(Wrong.SORTED_OUT, seat)
    return about(Wrong.OUT_AND_THERE, seat) if lying & out else Wrong.FINE


@compiled
def look_at_unused_seats(state: State) -> int:
    """Unused seats have no cards."""
    for seat in range(int(state.option[Opt.PLAYERS]), st.PLAYERS):
        if state.hand_n[seat] != 0 or state.deck_n[seat] != 0 or state.taken_n[seat] != 0:
            return Wrong.UNUSED_SEAT
        if state.is_new[seat] != 0 or state.is_new_public[seat] != 0 or state.shown[seat] != 0:
            return Wrong.UNUSED_SEAT
        if state.out[seat] != 0 or state.out_n[seat] != 0:
            return Wrong.UNUSED_SEAT
        if state.earlier[0, seat] != 0 or state.earlier[1, seat] != 0:
            return Wrong.UNUSED_SEAT
        for i in range(st.HAND):
            if state.hand[seat, i] != NONE or state.known[seat, i] != 0:
                return Wrong.UNUSED_SEAT
        for i in range(st.DECK):
            if state.deck[seat, i] != NONE:
                return Wrong.UNUSED_SEAT
    return Wrong.FINE


@compiled
def look_at_knowledge(state: State, seat: int, open_cards: int) -> int:
    """Who knows a hand's cards, which values are shown and whose set is public; ``open_cards``: on the table."""
    seen = int(open_cards)
    for i in range(st.HAND):
        known = int(state.known[seat, i])
        if i >= state.hand_n[seat]:
            if known != 0:
                return Wrong.KNOWN
        elif known == ALL_SEATS:
            seen |= 1 << value_index(state.hand[seat, i])
        elif known != 1 << seat:
            return Wrong.KNOWN
    if int(state.shown[seat]) != seen:
        return Wrong.SHOWN
    return look_at_sets(state, seat, seen)


@compiled
def look_at_sets(state: State, seat: int, seen: int) -> int:
    """Everybody knows the sets of animals that they have ``seen``, or of all animals of one set."""
    public = int(state.is_new_public[seat])
    if (int(state.is_new[seat]) | public) & ~in_play(state):
        return about(Wrong.SETS, seat)
    if state.option[Opt.SET] == Sets.NEW or state.option[Opt.SET] == Sets.BASE:
        return Wrong.FINE if public == in_play(state) else Wrong.PUBLIC_SET
    if seen & ~public or (state.game == 0 and public != seen):
        return Wrong.PUBLIC_SET
    return Wrong.FINE


@compiled
def look_at_places(state: State) -> int:
    """The places in line, beside THAT'S IT, and of those waiting for it."""
    if state.line_n > 0 and species(state.line[0]) == deck.BAT:
        return Wrong.BAT_FIRST
    for i in range(state.line_n):
        if species(state.line[i]) == deck.VULTURE:
            return Wrong.VULTURE_IN_LINE
    for i in range(state.beside_n):
        kind = species(state.beside[i])
        if kind != deck.VULTURE and kind != deck.PENGUIN and kind != deck.CHAMELEON:
            return Wrong.BESIDE
    if state.depth > 0 and state.stack[0, A] == Step.ORDER_ALL:
        return Wrong.FINE
    for i in range(state.sent_n):
        if species(state.sent[i]) == deck.VULTURE:
            return Wrong.VULTURE_SENT
    return Wrong.FINE


# --------------------------------------------------------------------------------------------------- the decisions


@compiled
def in_preparation(state: State) -> bool:
    """Whether sets are being chosen or animals sorted out: nothing is dealt yet."""
    return bool(state.depth > 0 and state.stack[0, KIND] != Frame.TURN)


@compiled
def card_is_out(state: State) -> int:
    """1 while the card of this turn is played and none drawn yet, else 0."""
    in_turn = state.depth == 2 and state.stack[0, KIND] == Frame.TURN
    return 1 if in_turn and state.stack[1, KIND] != Frame.PLAY_CARD else 0


@compiled
def look_at_stack(state: State) -> int:
    """A turn and one question above it, or one player's preparation, or nothing when the game is over."""
    if state.depth < 0 or state.depth > 2:
        return Wrong.STACK
    for i in range(state.stack.shape[0]):
        for j in range(4):
            if (i >= state.depth or j == B) and state.stack[i, j] != 0:
                return Wrong.STACK
    if state.game != 0 and state.option[Opt.RETURN_GAME] == 0:
        return Wrong.RETURN_GAME
    if state.depth == 0:
        return Wrong.RETURN_DUE if state.option[Opt.RETURN_GAME] == 1 and state.game == 0 else Wrong.FINE
    for i in range(state.depth):
        if state.stack[i, SEAT] < 0 or state.stack[i, SEAT] >= state.option[Opt.PLAYERS]:
            return Wrong.STACK
    if top(state, KIND) == Frame.TURN:
        return Wrong.TURN_ON_TOP
    if top(state, KIND) == Frame.CHOOSE_SET or top(state, KIND) == Frame.SORT_OUT:
        return look_at_preparation(state)
    if state.depth != 2 or state.stack[0, KIND] != Frame.TURN:
        return Wrong.NO_TURN_BELOW
    if state.stack[0, SEAT] != state.seat or state.stack[1, SEAT] != state.seat:
        return Wrong.NO_TURN_BELOW
    return look_at_step(state)


@compiled
def look_at_step(state: State) -> int:
    """The step at which the turn goes on after the question."""
    kind, step = top(state, KIND), int(state.stack[0, A])
    if kind == Frame.PLAY_CARD:
        return Wrong.FINE if step == Step.ACTION else Wrong.STEP
    if kind == Frame.ORDER_PILE:
        return Wrong.FINE if step == Step.ORDER or step == Step.ORDER_ALL else Wrong.STEP
    return Wrong.FINE if step == Step.RECURRING else Wrong.STEP


@compiled
def look_at_preparation(state: State) -> int:
    """Before the deal one player after the other takes the animals, then sorts out, and all zones are empty."""
    bottom, place = state.stack[0], int(state.stack[0, A])
    players, chooses = int(state.option[Opt.PLAYERS]), top(state, KIND) == Frame.CHOOSE_SET
    if chooses and (state.option[Opt.SET] != Sets.CHOSEN or state.game != 0):
        return Wrong.CHOOSES_SET
    if state.depth == 2:
        same = bottom[SEAT] == state.stack[1, SEAT] and bottom[A] == state.stack[1, A]
        if bottom[KIND] != Frame.SORT_OUT or not chooses or not same:
            return Wrong.PREPARATION
    if (bottom[KIND] == Frame.SORT_OUT) != (state.option[Opt.ADVANCED] == 1):
        return Wrong.SORTS_OUT
    if state.line_n != 0 or state.pile_n != 0 or state.sent_n != 0 or state.beside_n != 0 or state.bar_n != 0:
        return Wrong.EARLY
    if place < 0 or place >= players or (int(state.first) + place) % players != bottom[SEAT]:
        return Wrong.PLACE
    return look_at_prepared(state, place)


@compiled
def look_at_prepared(state: State, asked: int) -> int:
    """Earlier players have taken and sorted out all, later ones nothing."""
    players = int(state.option[Opt.PLAYERS])
    for place in range(players):
        seat = (int(state.first) + place) % players
        if not has_sorted_out(state, seat, place - asked):
            return about(Wrong.NOT_SORTED_OUT, seat)
        if not has_taken(state, seat, place - asked):
            return Wrong.TAKEN
    return Wrong.FINE


@compiled
def has_sorted_out(state: State, seat: int, later: int) -> bool:
    """Whether a player who is asked this many turns ``later`` has sorted out as many as they must."""
    if later == 0:
        return bool(state.out_n[seat] < st.SORTED_OUT)
    return bool(state.out_n[seat] == (st.SORTED_OUT if later < 0 and state.option[Opt.ADVANCED] == 1 else 0))


@compiled
def has_taken(state: State, seat: int, later: int) -> bool:
    """Whether a player who is asked this many turns ``later`` has settled as many sets as they must."""
    taken, last = int(state.taken_n[seat]), beyond_values(state)
    first = lowest_value(state) if state.option[Opt.SET] == Sets.CHOSEN and state.game == 0 else last
    if later == 0 and top(state, KIND) == Frame.CHOOSE_SET:
        return first <= taken < last
    return taken == (first if later > 0 else last)


@compiled
def look_at_question(state: State) -> int:
    """Within a turn: there is room for everything that can still happen, and a choice."""
    kind = top(state, KIND)
    if kind == Frame.PLAY_CARD:
        return look_at_turn(state)
    if int(state.sent_n) + int(state.beside_n) + int(state.line_n) + 1 > state.sent.shape[0]:
        return Wrong.TOO_MANY_FALL
    if kind == Frame.ORDER_PILE:
        return Wrong.FINE if state.sent_n > 1 else Wrong.NOTHING_TO_ORDER
    return look_at_asking(state, kind)


@compiled
def look_at_turn(state: State) -> int:
    """The conditions when a player is about to play a card."""
    if state.line_n >= st.LINE:
        return Wrong.LINE_FULL
    if state.sent_n != 0 or state.beside_n != 0 or state.fresh != NONE or state.acting != NONE:
        return Wrong.LEFT_WAITING
    return Wrong.FINE if state.hand_n[state.seat] > 0 else about(Wrong.NOTHING_TO_PLAY, int(state.seat))


@compiled
def look_at_asking(state: State, kind: int) -> int:
    """The acting animal is last in line, its role asks this, and there is a choice."""
    me, role = place_of(state, state.acting), int(state.role)
    if state.acting == NONE or me < 0:
        return Wrong.NOBODY_ACTS
    if not asks(role, kind) or (kind == Frame.IMITATE and role != top(state, A)):
        return Wrong.ASKS_NOT
    if kind == Frame.CHOOSE_JUMP and me < 2:
        return Wrong.NOTHING_TO_JUMP
    if kind == Frame.CHOOSE_PARITY and me < 1:
        return Wrong.NOBODY_TO_PASS
    if kind == Frame.CHOOSE_ANIMAL and state.line_n < 2:
        return Wrong.NO_CHOICE
    if role == deck.CHEETAH and weakest_other(state, me, 0) >= strength_at(state, me):
        return Wrong.NO_PREY
    if role == deck.CHAMELEON and not has_model(state):
        return Wrong.NO_CHOICE
    return Wrong.FINE if me == state.line_n - 1 else Wrong.NOT_LAST


@compiled
def asks(role: int, kind: int) -> bool:
    """Whether an animal's action leaves that decision to its player."""
    if kind == Frame.CHOOSE_PARITY:
        return role == deck.OSTRICH
    if kind == Frame.CHOOSE_JUMP:
        return role == deck.KANGAROO
    if kind == Frame.IMITATE:
        return role == deck.PENGUIN or role == deck.CHAMELEON
    taker = role == deck.RHINO or role == deck.CHEETAH or role == deck.BAT
    return taker or role == deck.PEACOCK or role == deck.PARROT


@compiled
def has_model(state: State) -> bool:
    """Whether the acting chameleon has a model."""
    found = False
    for i in range(st.LINE):
        found |= may_imitate(state, model_at(state, i))
    return found


@compiled
def look_at_acting(state: State) -> int:
    """Acting card, role and imitation flags."""
    if state.acting == NONE:
        return Wrong.FINE if state.role == NONE and state.imitated == 0 else Wrong.ACTING
    if state.acting < 0 or state.role < 0 or state.role >= deck.SPECIES:
        return Wrong.ACTING
    kind = species(state.acting)
    if kind != state.role and kind != deck.PENGUIN and kind != deck.CHAMELEON:
        return Wrong.NOT_ITSELF
    if state.imitated == 0 and kind != state.role:
        return Wrong.ACTING
    return Wrong.FINE if 0 <= state.imitated <= 3 else Wrong.ACTING


# ------------------------------------------------------------------------------------------------------- the course


@compiled
def look_at_hands(state: State) -> int:
    """A hand is full while its draw pile has cards, but for the card of this turn; at the end it is empty."""
    over = state.depth == 0 or in_preparation(state)
    for seat in range(state.option[Opt.PLAYERS]):
        if over and state.hand_n[seat] + state.deck_n[seat] > 0:
            return Wrong.NOT_FINISHED
        full = int(state.option[Opt.HAND]) - (card_is_out(state) if seat == state.seat else 0)
        if state.hand_n[seat] > full or (state.deck_n[seat] > 0 and state.hand_n[seat] < full):
            return about(Wrong.HANDS, seat)
    return Wrong.FINE


@compiled
def look_at_turns(state: State, placed: int) -> int:
    """As many turns as played cards: at least those on the table, at most all that nobody holds."""
    played, on_table, gone = int(state.turns) + card_is_out(state), 0, 0
    for seat in range(state.option[Opt.PLAYERS]):
        held = int(state.hand_n[seat]) + int(state.deck_n[seat])
        on_table += bits(placed >> seat * deck.VALUES & st.ALL_VALUES) - held
        gone += int(state.option[Opt.ANIMALS]) - int(state.out_n[seat]) - held
    if in_preparation(state):
        return Wrong.FINE if played == 0 else Wrong.TURNS
    return Wrong.FINE if on_table <= played <= gone else Wrong.TURNS


@compiled
def look_for_lost_cards(state: State, placed: int) -> int:
    """Whether each card lies somewhere; if so, the players have played one after the other."""
    players, played = int(state.option[Opt.PLAYERS]), int(state.turns) + card_is_out(state)
    for seat in range(players):
        if placed >> seat * deck.VALUES & st.ALL_VALUES != kept(state, seat):
            return Wrong.CARD_LOST
    if state.depth > 0 and (int(state.first) + int(state.turns)) % players != state.seat:
        return Wrong.NOT_IN_TURN
    for seat in range(players):
        left = int(state.option[Opt.ANIMALS]) - int(state.out_n[seat])
        gone = left - int(state.hand_n[seat]) - int(state.deck_n[seat])
        place = (int(seat) - int(state.first) + players) % players
        if gone != (played + players - 1 - place) // players:
            return Wrong.NOT_IN_TURN
    return Wrong.FINE


@compiled
def complaint(state: State) -> int:
    """The number of what is wrong with a true state between decisions, a key of ``COMPLAINTS``; 0 for nothing."""
    code = look_at_stack(state)
    if code == Wrong.FINE:
        code = look_at_unused_seats(state)
    if code == Wrong.FINE:
        code = look_at_acting(state)
    if code != Wrong.FINE:
        return code
    code, placed = look_at_cards(state)
    if code == Wrong.FINE:
        code = look_at_places(state)
    if code == Wrong.FINE and state.depth > 0 and not in_preparation(state):
        code = look_at_question(state)
    if code == Wrong.FINE:
        code = look_at_hands(state)
    if code == Wrong.FINE:
        code = look_at_turns(state, placed)
    if code != Wrong.FINE or in_preparation(state):
        return code
    return look_for_lost_cards(state, placed)

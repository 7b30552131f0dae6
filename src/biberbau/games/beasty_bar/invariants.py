"""What is true of every state of Beasty Bar between two actions. Checks and position documents use it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS
from ...kernel.stack import KIND, SEAT, A
from . import options as opt
from .deck import BAT, CHAMELEON, NONE, PENGUIN, SPECIES, VALUES, VALUES_OF, VULTURE
from .state import (
    ALL_VALUES,
    CHOOSE_SET,
    DECK,
    HAND,
    LINE,
    PLAY_CARD,
    PLAYERS,
    SORT_OUT,
    SORTED_OUT,
    STEP_ORDER_ALL,
    TURN,
)

(
    FINE,
    BAD_COUNT,
    BAD_CARD,
    CARD_TWICE,
    CARD_LOST,
    WRONG_SET,
    UNUSED_SLOT,
    UNUSED_SEAT,
    BAT_FIRST,
    LINE_FULL,
    BAD_KNOWN,
    BAD_SHOWN,
    BAD_PUBLIC_SET,
    BAD_STACK,
    BAD_ACTING,
    BAD_HANDS,
    LEFT_WAITING,
    BAD_SORTED_OUT,
    NOT_FINISHED,
    VULTURE_IN_LINE,
    VULTURE_SENT,
    BAD_BESIDE,
    BAD_TURNS,
    NOT_IN_TURN,
) = range(24)

COMPLAINTS: dict[int, str] = {
    BAD_COUNT: "position: a zone's counter is out of its bounds",
    BAD_CARD: "position: a zone holds a number that is no card of these players",
    CARD_TWICE: "position: a player's card of one value lies in two places",
    CARD_LOST: "decks: a card lies nowhere",
    WRONG_SET: "new_beasts: a card is of the set that its owner did not take",
    UNUSED_SLOT: "position: a slot beyond a zone's counter is not empty",
    UNUSED_SEAT: "hands: a seat that nobody plays has something",
    BAT_FIRST: "line: a bat stands first in line and does not burn",
    LINE_FULL: "line: five animals wait although a turn begins; Heaven's Gate would have opened",
    BAD_KNOWN: "open_cards: a hand's slot is known to impossible seats",
    BAD_SHOWN: "open_cards: the values that everyone has seen are not those of the open cards",
    BAD_PUBLIC_SET: "public_sets: the values whose set is public are not those that were seen",
    BAD_STACK: "decisions: the decision stack is none that a game can reach",
    BAD_ACTING: "acting: the acting animal, its role and what it imitated do not fit together",
    BAD_HANDS: "hands: a hand has as many cards as the option says while the own draw pile has some, never more, "
    "and one fewer between playing and drawing",
    LEFT_WAITING: "on_the_way: when a turn begins, nothing is on the way, beside THAT'S IT, fresh or acting",
    BAD_SORTED_OUT: "sorted_out: the sorted-out animals are not as many as counted",
    NOT_FINISHED: "hands: there are cards in hand or draw pile although no game goes on",
    VULTURE_IN_LINE: "line: a vulture never waits in line, it goes beside THAT'S IT",
    VULTURE_SENT: "on_the_way: a vulture lands only after all animal actions",
    BAD_BESIDE: "beside: only a vulture goes beside THAT'S IT, or a penguin or chameleon that acts as one",
    BAD_TURNS: "turns: each turn plays one card, so they are as many as the cards that were played",
    NOT_IN_TURN: "turn: whose turn it is, who began and who has played how many cards do not fit together",
}
"""What each number that ``complaint`` returns means, and the field of a position document to look at first."""

FORGIVEN = frozenset({CARD_LOST})
"""What a table written by hand may be like: cards that it leaves out are out of the game."""


@compiled
def bits(mask: int) -> int:
    """How many values a mask has."""
    count = 0
    for value in range(VALUES):
        count += int(mask) >> value & 1
    return count


@compiled
def look_at_zone(
    state: np.record, zone: NDArray[np.int8], count: int, placed: int, seat: int
) -> tuple[int, int]:
    """A zone's complaint, and ``placed`` with its cards; ``seat``: whose cards may lie there, -1 anyone's.

    ``placed`` has a bit for each player's card of each value: 12 bits a seat (kernels allocate no arrays).
    """
    if count < 0 or count > zone.shape[0]:
        return BAD_COUNT, placed
    for i in range(zone.shape[0]):
        card = int(zone[i])
        if i >= count:
            if card != NONE:
                return UNUSED_SLOT, placed
            continue
        if card < 0 or card >= int(state.option[opt.PLAYERS]) * SPECIES:
            return BAD_CARD, placed
        owner, value = card // SPECIES, card % SPECIES % VALUES
        if seat >= 0 and owner != seat:
            return BAD_CARD, placed
        if (int(state.is_new[owner]) >> value & 1 == 1) != (card % SPECIES < VALUES):
            return WRONG_SET, placed
        bit = 1 << (owner * VALUES + value)
        if placed & bit:
            return CARD_TWICE, placed
        placed |= bit
    return FINE, placed


@compiled
def look_at_table(state: np.record) -> tuple[int, int]:
    """The open zones: their complaint, and which cards lie there."""
    code, placed = look_at_zone(state, state.line, state.line_n, 0, -1)
    if code == FINE:
        code, placed = look_at_zone(state, state.pile, state.pile_n, placed, -1)
    if code == FINE:
        code, placed = look_at_zone(state, state.sent, state.sent_n, placed, -1)
    if code == FINE:
        code, placed = look_at_zone(state, state.beside, state.beside_n, placed, -1)
    if code == FINE:
        code, placed = look_at_zone(state, state.bar, state.bar_n, placed, -1)
    return code, placed


@compiled
def look_at_unused_seats(state: np.record) -> int:
    """Seats that nobody plays hold nothing."""
    for seat in range(int(state.option[opt.PLAYERS]), PLAYERS):
        if state.hand_n[seat] != 0 or state.deck_n[seat] != 0 or state.taken_n[seat] != 0:
            return UNUSED_SEAT
        if state.is_new[seat] != 0 or state.is_new_public[seat] != 0 or state.shown[seat] != 0:
            return UNUSED_SEAT
        if state.out[seat] != 0 or state.out_n[seat] != 0:
            return UNUSED_SEAT
        if state.earlier[0, seat] != 0 or state.earlier[1, seat] != 0:
            return UNUSED_SEAT
        for i in range(HAND):
            if state.hand[seat, i] != NONE or state.known[seat, i] != 0:
                return UNUSED_SEAT
        for i in range(DECK):
            if state.deck[seat, i] != NONE:
                return UNUSED_SEAT
    return FINE


@compiled
def look_at_knowledge(state: np.record, seat: int, open_cards: int) -> int:
    """Who knows a hand's cards, which values are shown and whose set is public; ``open_cards``: on the table."""
    seen = int(open_cards)
    for i in range(HAND):
        known = int(state.known[seat, i])
        if i >= state.hand_n[seat]:
            if known != 0:
                return BAD_KNOWN
        elif known == ALL_SEATS:
            seen |= 1 << int(state.hand[seat, i]) % SPECIES % VALUES
        elif known != 1 << seat:
            return BAD_KNOWN
    if int(state.shown[seat]) != seen:
        return BAD_SHOWN
    public = int(state.is_new_public[seat])
    if state.option[opt.SET] == opt.SET_NEW or state.option[opt.SET] == opt.SET_BASE:
        return FINE if public == VALUES_OF[state.option[opt.ANIMALS]] else BAD_PUBLIC_SET
    if seen & ~public or (state.game == 0 and public != seen):
        return BAD_PUBLIC_SET
    return FINE


@compiled
def look_at_stack(state: np.record) -> int:
    """A turn and one question above it, or one player's preparation, or nothing when the game is over."""
    if state.depth < 0 or state.depth > 2:
        return BAD_STACK
    for i in range(state.depth, state.stack.shape[0]):
        for j in range(4):
            if state.stack[i, j] != 0:
                return BAD_STACK
    if state.depth == 0:
        return FINE
    bottom, top = state.stack[0], state.stack[state.depth - 1]
    for i in range(state.depth):
        if state.stack[i, SEAT] < 0 or state.stack[i, SEAT] >= state.option[opt.PLAYERS]:
            return BAD_STACK
    if top[KIND] == TURN:
        return BAD_STACK
    if bottom[KIND] == TURN:
        return (
            FINE if state.depth == 2 and bottom[SEAT] == state.seat and top[SEAT] == state.seat else BAD_STACK
        )
    if bottom[KIND] != SORT_OUT and bottom[KIND] != CHOOSE_SET:
        return BAD_STACK
    if (int(state.first) + int(top[A])) % int(state.option[opt.PLAYERS]) != top[SEAT]:
        return BAD_STACK
    return FINE


@compiled
def in_preparation(state: np.record) -> bool:
    """Whether sets are being chosen or animals sorted out: nothing is dealt yet."""
    return bool(state.depth > 0 and state.stack[0, KIND] != TURN)


@compiled
def card_is_out(state: np.record) -> int:
    """1 while the card of this turn is played and none drawn yet, else 0."""
    in_turn = state.depth == 2 and state.stack[0, KIND] == TURN
    return 1 if in_turn and state.stack[1, KIND] != PLAY_CARD else 0


@compiled
def look_at_places(state: np.record) -> int:
    """Who may stand in line, lie beside THAT'S IT, or wait for it."""
    if state.line_n > 0 and int(state.line[0]) % SPECIES == BAT:
        return BAT_FIRST
    for i in range(state.line_n):
        if int(state.line[i]) % SPECIES == VULTURE:
            return VULTURE_IN_LINE
    for i in range(state.beside_n):
        kind = int(state.beside[i]) % SPECIES
        if kind != VULTURE and kind != PENGUIN and kind != CHAMELEON:
            return BAD_BESIDE
    if state.depth > 0 and state.stack[0, A] == STEP_ORDER_ALL:
        return FINE
    for i in range(state.sent_n):
        if int(state.sent[i]) % SPECIES == VULTURE:
            return VULTURE_SENT
    return FINE


@compiled
def look_at_turn(state: np.record) -> int:
    """What must be so when a player is about to play a card."""
    if state.line_n >= LINE:
        return LINE_FULL
    if state.sent_n != 0 or state.beside_n != 0 or state.fresh != NONE or state.acting != NONE:
        return LEFT_WAITING
    return FINE if state.hand_n[state.seat] > 0 else BAD_HANDS


@compiled
def look_at_hands(state: np.record) -> int:
    """Hands are full while the own draw pile has cards, but for the card of this turn; at the end there are none."""
    over = state.depth == 0 or in_preparation(state)
    for seat in range(state.option[opt.PLAYERS]):
        if over and state.hand_n[seat] + state.deck_n[seat] > 0:
            return NOT_FINISHED
        full = int(state.option[opt.HAND]) - (card_is_out(state) if seat == state.seat else 0)
        if state.hand_n[seat] > full or (state.deck_n[seat] > 0 and state.hand_n[seat] < full):
            return BAD_HANDS
    return FINE


@compiled
def look_at_turns(state: np.record, placed: int) -> int:
    """As many turns as cards were played: those on the table at least, all that nobody holds at most."""
    played, on_table, gone = int(state.turns) + card_is_out(state), 0, 0
    for seat in range(state.option[opt.PLAYERS]):
        held = int(state.hand_n[seat]) + int(state.deck_n[seat])
        on_table += bits(placed >> seat * VALUES & ALL_VALUES) - held
        gone += int(state.option[opt.ANIMALS]) - int(state.out_n[seat]) - held
    if in_preparation(state):
        return FINE if played == 0 else BAD_TURNS
    return FINE if on_table <= played <= gone else BAD_TURNS


@compiled
def look_for_lost_cards(state: np.record, placed: int) -> int:
    """Whether each card lies somewhere; if so, the players have played one after the other."""
    for seat in range(state.option[opt.PLAYERS]):
        own = placed >> seat * VALUES & ALL_VALUES
        if own | int(state.out[seat]) != VALUES_OF[state.option[opt.ANIMALS]]:
            return CARD_LOST
    players, played = int(state.option[opt.PLAYERS]), int(state.turns) + card_is_out(state)
    if state.depth > 0 and (int(state.first) + int(state.turns)) % players != state.seat:
        return NOT_IN_TURN
    for seat in range(players):
        left = int(state.option[opt.ANIMALS]) - int(state.out_n[seat])
        place = (int(seat) - int(state.first) + players) % players
        if (
            left - int(state.hand_n[seat]) - int(state.deck_n[seat])
            != (played + players - 1 - place) // players
        ):
            return NOT_IN_TURN
    return FINE


@compiled
def look_at_acting(state: np.record) -> int:
    """Acting card, role and imitation flags."""
    if state.acting == NONE:
        return FINE if state.role == NONE and state.imitated == 0 else BAD_ACTING
    if state.acting < 0 or state.role < 0 or state.role >= SPECIES:
        return BAD_ACTING
    if state.imitated == 0 and int(state.acting) % SPECIES != state.role:
        return BAD_ACTING
    return FINE if 0 <= state.imitated <= 3 else BAD_ACTING


@compiled
def look_at_cards(state: np.record) -> tuple[int, int]:
    """Every zone's complaint, and which cards lie somewhere."""
    code, placed = look_at_table(state)
    for seat in range(state.option[opt.PLAYERS]):
        on_table = placed >> seat * VALUES & ALL_VALUES
        if code == FINE:
            code, placed = look_at_zone(state, state.hand[seat], state.hand_n[seat], placed, seat)
        if code == FINE:
            code, placed = look_at_zone(state, state.deck[seat], state.deck_n[seat], placed, seat)
        if code == FINE:
            code = look_at_knowledge(state, seat, on_table)
        out = int(state.out[seat])
        if code == FINE and (bits(out) != state.out_n[seat] or state.out_n[seat] > SORTED_OUT):
            code = BAD_SORTED_OUT
        if code == FINE and placed >> seat * VALUES & out:
            code = CARD_TWICE
    return code, placed


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    code = look_at_stack(state)
    if code == FINE:
        code = look_at_unused_seats(state)
    if code == FINE:
        code = look_at_acting(state)
    if code != FINE:
        return code
    code, placed = look_at_cards(state)
    if code == FINE:
        code = look_at_places(state)
    if code == FINE and state.depth > 0 and state.stack[state.depth - 1, KIND] == PLAY_CARD:
        code = look_at_turn(state)
    if code == FINE:
        code = look_at_hands(state)
    if code == FINE:
        code = look_at_turns(state, placed)
    if code != FINE or in_preparation(state):
        return code
    return look_for_lost_cards(state, placed)

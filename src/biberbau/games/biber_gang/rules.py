"""The rules of Biber Gang, each under its own name, in the order of the rulebook.

Every function here is compiled. ``deal``, ``legal``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill`` and
``encode`` are the contract with the rest of the project; the others are the game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS, Events, emit
from ...kernel.rng import Rng, below, shuffle
from ...kernel.stack import KIND, SEAT, A, actor, pop
from . import actions as act
from . import options as opt
from .deck import ALL_CARDS, BEAVER, BONUS, CARDS, COPIES, FACES, NONE, NUMBERS, ROUNDS, UNKNOWN
from .state import (
    ALL_UP,
    BEGINS,
    CHOOSE_FLIPS,
    CHOOSES,
    CLOSES,
    COLUMNS,
    DECK_ENDS,
    DISCARDS,
    DRAW_CARD,
    DRAWS,
    FIRST_FLIPS,
    FROM_DECK,
    FROM_DISPLAY,
    FROM_NOWHERE,
    FROM_PILE,
    GAME_ENDS,
    GOES_ON,
    LEAVES,
    LIMIT_ENDS,
    LOOK_BACK,
    OPENS_PILE,
    PLACES,
    PLAYERS,
    RESHUFFLES,
    REVEALS,
    ROUND_STARTS,
    SCORES,
    SLOTS,
    SWIM_TO,
    SWIMS,
    TAKES,
    TURN_ONE,
    TURNS_UP,
    USE_CARD,
)

__all__ = ["actor", "apply", "conceal", "deal", "encode", "fill", "legal", "scores", "winners"]

# ------------------------------------------------------------------------------------------------- displays, piles


@compiled
def is_up(state: np.record, seat: int, slot: int) -> bool:
    """Whether a card of a display lies face up."""
    return int(state.up[seat]) >> slot & 1 == 1


@compiled
def partner_up(state: np.record, seat: int, slot: int) -> int:
    """The face-up card directly above or below a slot, NONE while that one lies face down."""
    other = slot ^ COLUMNS
    return int(state.display[seat, other]) if is_up(state, seat, other) else NONE


@compiled
def ask(state: np.record, kind: int, seat: int, a: int) -> None:
    """What is to be decided next: one frame, the only one."""
    state.stack[0, KIND] = kind
    state.stack[0, SEAT] = seat
    state.stack[0, A] = a
    state.depth = 1


@compiled
def turn_up(state: np.record, seat: int, slot: int, first: int, events: Events) -> None:
    """Turn a card of a display face up; ``first``: 1 when it is one of the two to begin with."""
    state.up[seat] |= np.uint8(1 << slot)
    no_longer_down(state, int(state.display[seat, slot]))
    emit(events, TURNS_UP, seat, state.display[seat, slot], slot, first, ALL_SEATS, 0)


@compiled
def no_longer_down(state: np.record, card: int) -> None:
    """One face-down card fewer: it was turned up, or is discarded."""
    if state.reshuffled == 1:
        state.face_down -= 1 << 4 * card


@compiled
def put_on_pile(state: np.record, card: int) -> None:
    """Put a card face up on the discard pile."""
    state.pile[state.pile_n] = card
    state.pile_n += 1


@compiled
def take_from_deck(state: np.record) -> int:
    """The deck's top card."""
    n = state.deck_n - 1
    card = state.deck[n]
    state.deck[n] = NONE
    state.deck_n = n
    return card


# ----------------------------------------------------------------------------------------- setting up the game


@compiled
def start_round(state: np.record, rng: Rng, events: Events) -> None:
    """Shuffle all cards (G31), deal eight face down to each, start the discard pile with the deck's top card."""
    for i in range(CARDS):
        state.deck[i] = ALL_CARDS[i]
        state.pile[i] = NONE
    state.deck_n = CARDS
    state.pile_n = 0
    shuffle(state.deck, CARDS, rng)
    state.closer = NONE
    state.turns = 0
    state.reshuffled = 0
    state.face_down = 0
    emit(events, ROUND_STARTS, NONE, NONE, state.round_n, NONE, ALL_SEATS, ALL_SEATS)
    for seat in range(state.option[opt.PLAYERS]):
        state.up[seat] = 0
        for slot in range(SLOTS):
            state.display[seat, slot] = take_from_deck(state)
    put_on_pile(state, take_from_deck(state))
    emit(events, OPENS_PILE, NONE, state.pile[0], NONE, NONE, ALL_SEATS, 0)
    ask(state, CHOOSE_FLIPS, 0, 0)


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin the first of five rounds. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for seat in range(PLAYERS):
        for slot in range(SLOTS):
            state.display[seat, slot] = NONE
    state.drawn = NONE
    start_round(state, rng, events)


@compiled
def choose_flip(state: np.record, slot: int, rng: Rng, events: Events) -> None:
    """One of the two cards that a player turns over to begin with: kept secret until all have chosen (G3)."""
    seat = actor(state)
    count = state.stack[0, A] + 1
    state.chosen[seat] |= np.uint8(1 << slot)
    emit(events, CHOOSES, seat, NONE, count, NONE, ALL_SEATS, ALL_SEATS)
    if count < FIRST_FLIPS:
        ask(state, CHOOSE_FLIPS, seat, count)
    elif seat + 1 < state.option[opt.PLAYERS]:
        ask(state, CHOOSE_FLIPS, seat + 1, 0)
    else:
        turn_up_together(state, events)
        begin_turn(state, who_begins(state, rng, events), rng, events)


@compiled
def turn_up_together(state: np.record, events: Events) -> None:
    """All players' chosen cards are turned up at once."""
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if int(state.chosen[seat]) >> slot & 1:
                turn_up(state, seat, slot, 1, events)
        state.chosen[seat] = 0


@compiled
def first_sum(state: np.record, seat: int) -> int:
    """Sum of a player's face-up cards; a beaver is worth its face-up partner, alone or beside a beaver nothing (G2)."""
    total = 0
    for slot in range(SLOTS):
        if is_up(state, seat, slot):
            card = int(state.display[seat, slot])
            if card == BEAVER:
                card = partner_up(state, seat, slot)
            if 0 <= card < NUMBERS:
                total += card
    return total


@compiled
def who_begins(state: np.record, rng: Rng, events: Events) -> int:
    """The player with the largest sum, in every round (G4); among equals the lot decides (G1)."""
    best, count = -1, 0
    for seat in range(state.option[opt.PLAYERS]):
        total = first_sum(state, seat)
        if total > best:
            best, count = total, 0
        if total == best:
            count += 1
    lot = below(rng, count) if count > 1 else 0
    first = 0
    for seat in range(state.option[opt.PLAYERS]):
        if first_sum(state, seat) == best:
            if lot == 0:
                first = seat
            lot -= 1
    emit(events, BEGINS, first, NONE, best, count, ALL_SEATS, ALL_SEATS)
    return first


# ------------------------------------------------------------------------------------------- playing the game


@compiled
def begin_turn(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """A player's turn begins with a draw, unless a round without end is scored as it lies (G27, G28)."""
    limit = int(state.option[opt.TURN_LIMIT])
    if state.closer == NONE and state.turns >= limit * int(state.option[opt.PLAYERS]):
        emit(events, LIMIT_ENDS, NONE, NONE, limit, NONE, ALL_SEATS, ALL_SEATS)
        end_round(state, events)
    elif state.deck_n == 0 and state.option[opt.EXHAUSTED_DECK] == opt.EXHAUSTED_SCORE:
        emit(events, DECK_ENDS, NONE, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
        end_round(state, events)
    else:
        state.turns += 1
        ask(state, DRAW_CARD, seat, 0)


@compiled
def draw_from_deck(state: np.record, rng: Rng, events: Events) -> None:
    """Draw the deck's top card; its drawer alone sees it (G34)."""
    seat = actor(state)
    if state.deck_n == 0:
        reshuffle(state, rng, events)
    card = take_from_deck(state)
    state.drawn = card
    state.origin = FROM_DECK
    emit(events, DRAWS, seat, card, NONE, NONE, 1 << seat, 0)
    ask(state, USE_CARD, seat, 0)


@compiled
def reshuffle(state: np.record, rng: Rng, events: Events) -> None:
    """The discard pile becomes the new deck when a card must be drawn from the empty one; its top card stays (G27).

    All have seen those cards: what lies nowhere else are the cards that lie face down, and everyone can tell (G35).
    """
    state.face_down = unseen(state)
    state.reshuffled = 1
    last = state.pile_n - 1
    for i in range(last):
        state.deck[i] = state.pile[i]
        state.pile[i] = NONE
    state.deck_n = last
    state.pile[0] = state.pile[last]
    state.pile[last] = NONE
    state.pile_n = 1
    shuffle(state.deck, last, rng)
    emit(events, RESHUFFLES, NONE, NONE, last, NONE, ALL_SEATS, ALL_SEATS)


@compiled
def take_from_pile(state: np.record, events: Events) -> None:
    """Draw the top card of the discard pile, which may be a beaver (G17)."""
    seat = actor(state)
    n = state.pile_n - 1
    card = state.pile[n]
    state.drawn = card
    state.pile[n] = NONE
    state.pile_n = n
    state.origin = FROM_PILE
    emit(events, TAKES, seat, card, NONE, NONE, ALL_SEATS, ALL_SEATS)
    ask(state, USE_CARD, seat, 0)


@compiled
def matches(state: np.record, seat: int, slot: int) -> bool:
    """Whether the drawn card has the value of the face-up beaver in that slot: that of its face-up partner (G12)."""
    if state.display[seat, slot] != BEAVER or not is_up(state, seat, slot) or state.drawn == BEAVER:
        return False
    return partner_up(state, seat, slot) == state.drawn


@compiled
def may_be_swapped(state: np.record, seat: int, slot: int) -> bool:
    """A pair of two face-up beavers is locked (G16); a beaver for a card that does not match: by option (G8)."""
    if state.display[seat, slot] != BEAVER or not is_up(state, seat, slot):
        return True
    if partner_up(state, seat, slot) == BEAVER:
        return False
    return state.option[opt.BEAVER_SWAP_OUT] == 1 or matches(state, seat, slot)


@compiled
def knew_drawn(state: np.record, seat: int) -> int:
    """Who knows the drawn card."""
    return 1 << seat if state.origin == FROM_DECK else ALL_SEATS


@compiled
def swap_out(state: np.record, seat: int, slot: int, card: int, events: Events) -> None:
    """What lay in a slot, seen or not, goes face up to the discard pile (G33); ``card`` lies face up there now."""
    old = int(state.display[seat, slot])
    down = 0 if is_up(state, seat, slot) else 1
    if down == 1:
        no_longer_down(state, old)
    put_on_pile(state, old)
    state.display[seat, slot] = card
    state.up[seat] |= np.uint8(1 << slot)
    emit(events, DISCARDS, seat, old, slot, down, ALL_SEATS, 0 if down else ALL_SEATS)


@compiled
def place(state: np.record, slot: int, rng: Rng, events: Events) -> None:
    """Actions 1 and 2: swap the drawn card for one of the display; a beaver that it matches swims instead (G9)."""
    seat = actor(state)
    card = int(state.drawn)
    down = 0 if is_up(state, seat, slot) else 1
    emit(events, PLACES, seat, card, slot, down, ALL_SEATS, knew_drawn(state, seat))
    if matches(state, seat, slot):
        state.display[seat, slot] = card
        state.drawn = BEAVER
        state.origin = FROM_DISPLAY
        ask(state, SWIM_TO, seat, slot)
    else:
        swap_out(state, seat, slot, card, events)
        end_turn(state, seat, rng, events)


@compiled
def swim(state: np.record, slot: int, rng: Rng, events: Events) -> None:
    """The beaver swims to a face-down card of the own display (G11), which goes to the discard pile."""
    seat = actor(state)
    emit(events, SWIMS, seat, BEAVER, state.stack[0, A], slot, ALL_SEATS, ALL_SEATS)
    swap_out(state, seat, slot, BEAVER, events)
    end_turn(state, seat, rng, events)


@compiled
def discard(state: np.record, events: Events) -> None:
    """Actions 3 and 4 begin alike: put the drawn card on the discard pile."""
    seat = actor(state)
    card, knew = int(state.drawn), knew_drawn(state, seat)
    put_on_pile(state, card)
    state.drawn = NONE
    state.origin = FROM_NOWHERE
    emit(events, DISCARDS, seat, card, NONE, 0, ALL_SEATS, knew)
    ask(state, TURN_ONE, seat, 0)


@compiled
def leave(state: np.record, rng: Rng, events: Events) -> None:
    """Action 4: the only card that is left face down stays so."""
    seat = actor(state)
    last = 0
    for slot in range(SLOTS):
        if not is_up(state, seat, slot):
            last = slot
    emit(events, LEAVES, seat, NONE, last, NONE, ALL_SEATS, ALL_SEATS)
    end_turn(state, seat, rng, events)


@compiled
def end_turn(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """Clockwise to the next player; who has turned up the last card gives each of the others one last turn (G24, G25)."""
    state.drawn = NONE
    state.origin = FROM_NOWHERE
    if state.up[seat] == ALL_UP and state.closer == NONE:
        state.closer = seat
        emit(events, CLOSES, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    following = seat + 1
    if following == state.option[opt.PLAYERS]:
        following = 0
    if following == state.closer:
        end_round(state, events)
    else:
        begin_turn(state, following, rng, events)


# ------------------------------------------------------------------------------------------------------- decisions


@compiled
def legal(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    mask[:] = 0
    if state.depth == 0:
        return 0
    kind, seat = state.stack[0, KIND], state.stack[0, SEAT]
    count = 0
    if kind == DRAW_CARD:
        if state.deck_n > 0 or state.pile_n > 1:
            mask[act.DRAW] = 1
            count += 1
        mask[act.DRAW + 1] = 1
        return count + 1
    if kind == USE_CARD:
        for slot in range(SLOTS):
            if may_be_swapped(state, seat, slot):
                mask[act.PLACE + slot] = 1
                count += 1
        if state.origin == FROM_DECK or state.option[opt.DISCARD_TAKE_MUST_SWAP] == 0:  # G5, G6
            mask[act.DISCARD] = 1
            count += 1
        return count
    if kind == LOOK_BACK:
        mask[act.NEXT] = 1
        return 1
    closed = ALL_UP & ~int(state.up[seat] | state.chosen[seat])
    first = act.SWIM if kind == SWIM_TO else act.FLIP
    for slot in range(SLOTS):
        if closed >> slot & 1:
            mask[first + slot] = 1
            count += 1
    if kind == TURN_ONE and count == 1:
        mask[act.LEAVE] = 1
        count += 1
    return count


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    if action == act.DRAW:
        draw_from_deck(state, rng, events)
    elif action == act.DRAW + 1:
        take_from_pile(state, events)
    elif action == act.DISCARD:
        discard(state, events)
    elif action == act.LEAVE:
        leave(state, rng, events)
    elif action == act.NEXT:
        go_on(state, rng, events)
    elif action >= act.SWIM:
        swim(state, action - act.SWIM, rng, events)
    elif action >= act.PLACE:
        place(state, action - act.PLACE, rng, events)
    elif state.stack[0, KIND] == CHOOSE_FLIPS:
        choose_flip(state, action - act.FLIP, rng, events)
    else:
        seat = actor(state)
        turn_up(state, seat, action - act.FLIP, 0, events)
        end_turn(state, seat, rng, events)


# --------------------------------------------------------------------------------------------- the end of a round


@compiled
def end_round(state: np.record, events: Events) -> None:
    """Turn over what still lies face down, and count; after the fifth round the game is over."""
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if not is_up(state, seat, slot):
                emit(events, REVEALS, seat, state.display[seat, slot], slot, NONE, ALL_SEATS, 0)
        state.up[seat] = ALL_UP
    state.reshuffled = 0
    state.face_down = 0
    for seat in range(state.option[opt.PLAYERS]):
        extra = bonus(pairs(state, seat))
        total = column_points(state, seat) + extra
        state.points[state.round_n, seat] = total
        emit(events, SCORES, seat, NONE, total, extra, ALL_SEATS, ALL_SEATS)
    state.round_n += 1
    if state.round_n == ROUNDS:
        emit(events, GAME_ENDS, NONE, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
        pop(state)
    else:
        ask(state, LOOK_BACK, 0, 0)


@compiled
def go_on(state: np.record, rng: Rng, events: Events) -> None:
    """Everybody looks at the displays and the scores before the cards are shuffled for the next round."""
    seat = actor(state)
    emit(events, GOES_ON, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    if seat + 1 < state.option[opt.PLAYERS]:
        ask(state, LOOK_BACK, seat + 1, 0)
    else:
        start_round(state, rng, events)


@compiled
def column_points(state: np.record, seat: int) -> int:
    """Points of a display whose cards all lie face up, without bonus: 0 for a pair, which a beaver always makes (G19)."""
    total = 0
    for column in range(COLUMNS):
        upper, lower = int(state.display[seat, column]), int(state.display[seat, column + COLUMNS])
        if upper != lower and upper != BEAVER and lower != BEAVER:
            total += upper + lower
    return total


@compiled
def pairs(state: np.record, seat: int) -> int:
    """How many matching pairs of each face a display has: four bits a face, beaver pairs under BEAVER."""
    counts = 0
    for column in range(COLUMNS):
        upper, lower = int(state.display[seat, column]), int(state.display[seat, column + COLUMNS])
        if upper == lower or lower == BEAVER:
            counts += 1 << 4 * upper
        elif upper == BEAVER:
            counts += 1 << 4 * lower
    return counts


@compiled
def bonus(counts: int) -> int:
    """Points for pairs of the same value, each value by itself (G21); beaver pairs take the value that is best (G20)."""
    for _ in range(counts >> 4 * BEAVER):
        best, gain = 0, 1
        for value in range(NUMBERS):
            count = counts >> 4 * value & 15
            change = int(BONUS[count + 1]) - int(BONUS[count])
            if change < gain:
                best, gain = value, change
        counts += (1 << 4 * best) - (1 << 4 * BEAVER)
    total = 0
    for value in range(NUMBERS):
        total += int(BONUS[counts >> 4 * value & 15])
    return total


@compiled
def score(state: np.record, seat: int) -> int:
    """A player's points over all rounds that are scored."""
    total = 0
    for i in range(state.round_n):
        total += int(state.points[i, seat])
    return total


@compiled
def scores(state: np.record, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``: the fewer, the better."""
    for seat in range(state.option[opt.PLAYERS]):
        out[seat] = score(state, seat)


@compiled
def rounds_over(state: np.record) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n)


@compiled
def winners(state: np.record) -> int:
    """Bitmask of the seats that lead (at the end: that win) with the fewest points; equals share (G30)."""
    best, mask = 1_000_000, 0
    for seat in range(state.option[opt.PLAYERS]):
        total = score(state, seat)
        if total < best:
            best, mask = total, 0
        if total == best:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------------------------------------------- information


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    for i in range(state.deck_n):
        state.deck[i] = UNKNOWN
    for seat in range(state.option[opt.PLAYERS]):
        if seat != observer:
            state.chosen[seat] = 0
        for slot in range(SLOTS):
            if not is_up(state, seat, slot):
                state.display[seat, slot] = UNKNOWN
    if state.origin == FROM_DECK and actor(state) != observer:
        state.drawn = UNKNOWN


@compiled
def unseen(state: np.record) -> int:
    """How many cards of each face a concealed state leaves open: four bits a face."""
    counts = 0
    for face in range(FACES):
        counts += int(COPIES[face]) << 4 * face
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if is_up(state, seat, slot):
                counts -= 1 << 4 * int(state.display[seat, slot])
    for i in range(state.pile_n):
        counts -= 1 << 4 * int(state.pile[i])
    if state.drawn >= 0:
        counts -= 1 << 4 * int(state.drawn)
    return counts


@compiled
def shuffle_into_deck(state: np.record, counts: int, rng: Rng) -> int:
    """Put so many cards of each face (four bits a face) into the deck's place and shuffle them; how many they are."""
    n = 0
    for face in range(FACES):
        for _ in range(counts >> 4 * face & 15):
            state.deck[n] = face
            n += 1
    shuffle(state.deck, n, rng)
    return n


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows.

    After a reshuffle it is known which cards lie face down: these are dealt among themselves, and what is left is the
    deck with the card that was drawn from it (G35).
    """
    counts = unseen(state)
    n = shuffle_into_deck(state, int(state.face_down) if state.reshuffled == 1 else counts, rng)
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if not is_up(state, seat, slot):
                n -= 1
                state.display[seat, slot] = state.deck[n]
                state.deck[n] = NONE
    if state.reshuffled == 1:
        n = shuffle_into_deck(state, counts - int(state.face_down), rng)
    if state.drawn == UNKNOWN:
        n -= 1
        state.drawn = state.deck[n]
        state.deck[n] = NONE
    if state.depth > 0 and state.stack[0, KIND] == CHOOSE_FLIPS:
        fill_chosen(state, observer, rng)


@compiled
def fill_chosen(state: np.record, observer: int, rng: Rng) -> None:
    """What the others have chosen to turn up may be any of their cards."""
    acting = actor(state)
    for seat in range(acting + 1):
        if seat != observer:
            count = FIRST_FLIPS if seat < acting else int(state.stack[0, A])
            for _ in range(count):
                free = below(rng, SLOTS - 1) if state.chosen[seat] else below(rng, SLOTS)
                if int(state.chosen[seat]) >> free & 1:
                    free = SLOTS - 1
                state.chosen[seat] |= np.uint8(1 << free)


@compiled
def encode(state: np.record, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players = int(state.option[opt.PLAYERS])
    for seat in range(players):
        relative = (seat - observer) % players
        for slot in range(SLOTS):
            face = int(state.display[seat, slot]) if is_up(state, seat, slot) else FACES
            out[(relative * SLOTS + slot) * (FACES + 1) + face] = 1.0
    base = PLAYERS * SLOTS * (FACES + 1)
    if state.drawn != NONE:
        out[base + (FACES if state.drawn == UNKNOWN else int(state.drawn))] = 1.0
        out[base + FACES + int(state.origin)] = 1.0
    base += FACES + 4
    if state.pile_n > 0:
        out[base + int(state.pile[state.pile_n - 1])] = 1.0
    base += FACES
    counts = unseen(state)
    for face in range(FACES):
        out[base + face] = (counts >> 4 * face & 15) / 8.0
    base += FACES
    for seat in range(players):
        relative = (seat - observer) % players
        out[base + relative] = 1.0 if seat == state.closer else 0.0
        out[base + PLAYERS + relative] = 1.0 if state.depth > 0 and seat == actor(state) else 0.0
        out[base + 2 * PLAYERS + relative] = score(state, seat) / 100.0
    base += 3 * PLAYERS
    for slot in range(SLOTS):
        out[base + slot] = int(state.chosen[observer]) >> slot & 1
    base += SLOTS
    if state.depth > 0:
        out[base + int(state.stack[0, KIND])] = 1.0
        out[base + 7] = state.stack[0, A] / 8.0
    out[base + 8] = state.deck_n / 108.0
    out[base + 9] = state.pile_n / 108.0
    out[base + 10] = state.round_n / 5.0
    out[base + 11] = state.turns / 100.0
    for i in range(opt.TURN_LIMIT):
        out[base + 12 + i] = state.option[i]
    out[base + 12 + opt.TURN_LIMIT] = state.option[opt.TURN_LIMIT] / 100.0
    base += 13 + opt.TURN_LIMIT
    out[base] = state.reshuffled
    for face in range(FACES):
        out[base + 1 + face] = (int(state.face_down) >> 4 * face & 15) / 8.0


ENCODED = PLAYERS * SLOTS * (FACES + 1) + (FACES + 4) + 2 * FACES + 3 * PLAYERS + SLOTS + 17 + (1 + FACES)
"""Length of ``encode``'s vector: displays, drawn card, top of the pile, unseen cards, seats, own choice, the rest; what
lies face down after a reshuffle."""

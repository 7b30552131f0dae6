"""Rules of Frantic, part 2: which card may be played on which, wishes, and what a played card sets in motion."""

from __future__ import annotations

import numpy as np

from ....kernel.cards import NONE
from ....kernel.events import ALL_SEATS, Events, tell, tell_card
from ....kernel.stack import SEAT, A, B, pop, set_top, top
from . import deck
from . import state as st
from .hands import after, in_box, is_in, lose, stack_n
from .options import Opt
from .reasons import Why
from .sorts import ANYTHING
from .state import Ev, Frame, State, Wish
from .types import apart, once, push

ALL_COLOURS = 0b1111
TEN = 10
"""How many cards a hand must have for Fuck You (F72)."""
IMITATED = np.array(deck.IMITABLE, dtype=np.int8)
"""Which kind of card each ``as`` is."""

# ---------------------------------------------------------------------------------------------------------- matching


@once
def in_force_now(state: State) -> tuple[int, int, int]:
    """What the next card must match: rows of ``GOES_ON_COLOUR``, ``GOES_ON_NUMBER``, ``GOES_ON_SYMBOL``."""
    return max(0, 1 + int(state.colour)), int(state.number), min(int(state.symbol), deck.COLOUR_SWAP + 1)


@once
def matches(face: int, colour: int, number: int, symbol: int) -> int:
    """1 if a card matches one of these. Without a branch, so that a whole hand is looked through at once."""
    return (
        deck.GOES_ON_COLOUR[colour, face]
        | deck.GOES_ON_NUMBER[number, face]
        | deck.GOES_ON_SYMBOL[symbol, face]
    )


@once
def fits(state: State, face: int) -> bool:
    """Whether a card of this face, which is in hand, may be played now, but for Fuck You and Curse."""
    colour, number, symbol = in_force_now(state)
    return matches(face, colour, number, symbol) == 1


@once
def why_not_played(state: State, seat: int, face: int) -> Why:
    """Why a seat that holds this face may not play it: Fuck You takes ten cards (F71, F72), Curse never goes (F74)."""
    kind = deck.KIND_OF[face]
    if kind == deck.CURSE:
        return Why.CURSE_NEVER_PLAYED
    if kind == deck.FUCK_YOU:
        return Why.LEGAL if state.hand_n[seat] == TEN else Why.FUCK_YOU_WITH_TEN
    if fits(state, face):
        return Why.LEGAL
    if kind == deck.BLACK:
        return Why.BLACK_ON_ITS_NUMBER
    return Why.NUMBER_ON_NUMBER if kind == deck.NUMBER else Why.SYMBOL_ON_SYMBOL


@once
def playable(state: State, seat: int, face: int) -> bool:
    """Whether a seat that holds this face may play it."""
    return why_not_played(state, seat, face) == Why.LEGAL


@once
def why_must_lay(state: State) -> Why:
    """Why who can play may not draw instead (F15): after 2nd Chance (F64), and from a used-up stack (F32)."""
    if top(state, B) == 1:
        return Why.SECOND_CHANCE_MUST_LAY
    return Why.USED_UP_MUST_LAY if stack_n(state) == 0 else Why.LEGAL


@once
def in_force(state: State, colour: int, number: int, symbol: int) -> None:
    """What the next card must match from now on."""
    state.colour = colour
    state.number = number
    state.symbol = symbol


@once
def go_on_with(state: State, kind: int, colour: int) -> None:
    """A coloured special card lies on top: its colour, or its symbol."""
    in_force(state, colour, 0, kind)
    state.last_colour = colour


# ------------------------------------------------------------------------------------------------------------ wishes


@once
def wish(state: State, colour: int, number: int, events: Events) -> None:
    """A wish holds until a card fulfils it (F21-F23); without one the former card stays in force (F25)."""
    seat, attacks = top(state, SEAT), top(state, B)
    pop(state)
    tell(events, Ev.WISHES, seat=seat, a=colour, b=number)
    if colour != NONE or number != 0:
        in_force(state, colour, number, 0)
    elif attacks == 1:  # only the effect: it lies below on the stack of decisions, and is due now
        set_top(state, B, 0)


@once
def may_wish_number(state: State) -> bool:
    """Only Fantastic and Fantastic Four may wish for a number instead of a colour (F26)."""
    return bool(top(state, A) == Wish.COLOUR_OR_NUMBER)


# ----------------------------------------------------------------------------------------------------------- targets


@once
def why_not_attacked(state: State, seat: int, other: int, kind: int) -> Why:
    """Why a special card cannot be played against somebody: never against oneself (F28)."""
    if seat == other:
        return Why.NOT_ONESELF
    if (
        kind == deck.EQUALITY and state.hand_n[other] >= state.hand_n[seat]
    ):  # the card itself has left the hand (F48)
        return Why.EQUALITY_FOR_FEWER_CARDS
    if kind == deck.SKIP and is_in(state.skipped, other):  # not again before the turn has been skipped (F60)
        return Why.SKIPPED_ALREADY
    return Why.LEGAL


@apart
def has_target(state: State, seat: int, kind: int) -> bool:
    """Whether a special card can be played against anybody."""
    found = False
    for other in range(state.option[Opt.PLAYERS]):
        found |= why_not_attacked(state, seat, other, kind) == Why.LEGAL
    return found


@apart
def choose_target(state: State, seat: int, other: int, events: Events) -> None:
    """The next target; of a Fantastic Four one card each time, until all four are dealt out (F36)."""
    kind, cards = int(top(state, A)), int(top(state, B)) >> 1
    if kind != deck.FANTASTIC_FOUR:
        pop(state)
        tell(events, Ev.ATTACKS, seat=seat, a=other, b=kind)
        push(state, Frame.STRIKE, other, kind, seat)
        return
    state.shares[other] += 1
    if cards > 1:
        set_top(state, B, (cards - 1) * 2)
        return
    pop(state)
    for step in range(int(state.option[Opt.PLAYERS]) - 1, 0, -1):  # the first to the right ends up on top
        victim = after(state, seat, step)
        share = int(state.shares[victim])
        if share > 0:
            tell(events, Ev.ATTACKS, seat=seat, a=victim, b=kind + 32 * share)
            push(state, Frame.STRIKE, victim, kind, int(seat) + 8 * share)
        state.shares[victim] = 0


@once
def decline(state: State, events: Events) -> None:
    """A special card that wishes may be played for its wish alone."""
    seat, kind = top(state, SEAT), top(state, A)
    pop(state)
    tell(events, Ev.DECLINES, seat=seat, a=kind)


# ------------------------------------------------------------------------------------------------------ what a card does


@apart
def take_effect(state: State, seat: int, kind: int, first: int) -> None:
    """Lay out the decisions that a special card brings, the first one on top.

    ``first``: 1 for the card that begins the pile: there is no former card to stay in force, so a wish is compulsory.
    """
    if kind == deck.FANTASTIC or kind == deck.FANTASTIC_FOUR:
        if kind == deck.FANTASTIC_FOUR:
            push(state, Frame.TARGET, seat, kind, 4 * 2 + 1)
        push(state, Frame.WISHING, seat, Wish.COLOUR_OR_NUMBER, 0)
    elif kind == deck.COUNTERATTACK or kind == deck.NICE_TRY or kind == deck.LUCKY_BASTARD:
        push(state, Frame.WISHING, seat, Wish.MUST, 0)  # in a turn only a wish (F10, F43)
    elif kind < deck.MIMICRY:  # Equality, Inequality, Special Favours: effect, colour or both (F25)
        mode = Wish.MUST
        if has_target(state, seat, kind):
            push(state, Frame.TARGET, seat, kind, 1)
            mode = Wish.MUST if first == 1 else Wish.MAY
        push(state, Frame.WISHING, seat, mode, 1 if mode == Wish.MAY else 0)
    elif kind == deck.TROUBLEMAKER:
        push(state, Frame.EVENTS, seat, 1, 0)
    elif kind == deck.SECOND_CHANCE:
        push(state, Frame.TURN, seat, 0, 1)
    elif kind != deck.COLOUR_SWAP and has_target(state, seat, kind):
        push(state, Frame.TARGET, seat, kind, 0)


@once
def goes_on(state: State, seat: int, kind: int, colour: int, events: Events) -> None:
    """A coloured special card has come to lie on top, and which colour it has is settled."""
    go_on_with(state, kind, colour)
    tell(events, Ev.GOES_ON, seat=seat, a=colour, b=kind)


@once
def lay_on_pile(state: State, seat: int, face: int, first: int, events: Events) -> None:
    """A card comes face up on the pile, and takes effect as if the seat had played it."""
    kind, colours = int(deck.KIND_OF[face]), int(deck.COLOURS_OF[face])
    state.discard[face] += 1
    if (
        kind == deck.FUCK_YOU
    ):  # the round goes on with the card before it; the first card of all is invisible (F8)
        if first == 1:
            in_force(state, NONE, 0, st.ANY_CARD)
        return
    state.top = face
    if kind == deck.NUMBER:
        in_force(state, colour_in(colours), deck.NUMBER_OF[face], 0)
        state.last_colour = state.colour
    elif kind == deck.BLACK:
        in_force(state, NONE, deck.NUMBER_OF[face], 0)
        push(state, Frame.EVENTS, seat, 1, 0)
    elif kind == deck.MIMICRY:
        push(state, Frame.MIMIC, seat, first, 0)
    elif kind == deck.COLOUR_SWAP:
        if first == 0 and state.colour >= 0 and colours >> int(state.colour) & 1:
            goes_on(state, seat, kind, colour_in(colours & ~(1 << int(state.colour))), events)
        else:  # by its symbol, or as the first card: the player picks one of its colours (F12, F33)
            push(state, Frame.COLOURING, seat, colours, kind)
    else:
        if face >= deck.FIRST_COLOURED:
            go_on_with(state, kind, colour_in(colours))
        take_effect(state, seat, kind, first)


@once
def colour_in(colours: int) -> int:
    """The colour of a bitmask with one colour."""
    colour = 0
    while colours >> colour & 1 == 0:
        colour += 1
    return colour


@once
def play_card(state: State, seat: int, face: int, reaction: int, events: Events) -> None:
    """A card leaves the hand face up; ``reaction``: the kind of frame that it answers."""
    lose(state, seat, face, ALL_SEATS, 0, ANYTHING)
    tell_card(events, Ev.PLAYS, seat=seat, card=face, a=reaction, seen=ALL_SEATS, knew=1 << int(seat))


@once
def react_with(state: State, seat: int, face: int, reaction: int, events: Events) -> None:
    """A card is thrown in: it lies on top, but what the next card must match stays, unless its player wishes."""
    play_card(state, seat, face, reaction, events)
    state.discard[face] += 1
    state.top = face


# ----------------------------------------------------------------------------------------------------------- Mimicry


@once
def why_not_imitated(state: State, first: int, kind: int) -> Why:
    """Why a Mimicry cannot be a card (F67): a coloured special card only in the colour that is in force (F69, F70).

    As the first card it may have any colour (F11). Option ``mimicry_by_symbol``: on its own symbol, too.
    """
    if in_box(state, int(deck.FACE_OF_KIND[kind])) == 0:
        return Why.IMITATES_EXISTING_CARDS
    if kind < deck.MIMICRY or first == 1 or state.colour >= 0 or state.symbol == st.ANY_CARD:
        return Why.LEGAL
    return Why.MIMICRY_NEEDS_A_COLOUR


@apart
def mimic(state: State, kind: int, events: Events) -> None:
    """A Mimicry becomes a special card."""
    seat, first = int(top(state, SEAT)), int(top(state, A))
    pop(state)
    tell(events, Ev.MIMICS, seat=seat, a=kind)
    if kind < deck.MIMICRY:
        take_effect(state, seat, kind, first)
    elif (
        first == 1
        or state.symbol == st.ANY_CARD
        or (state.option[Opt.MIMICRY_BY_SYMBOL] == 1 and kind == state.symbol)
    ):
        push(state, Frame.COLOURING, seat, ALL_COLOURS, kind)
    elif kind == deck.COLOUR_SWAP:
        push(state, Frame.COLOURING, seat, ALL_COLOURS & ~(1 << int(state.colour)), kind)
    else:
        goes_on(state, seat, kind, int(state.colour), events)
        take_effect(state, seat, kind, 0)


@apart
def choose_colour(state: State, colour: int, events: Events) -> None:
    """Which colour a Colour Swap goes on with, or which one the first Mimicry has."""
    seat, kind = int(top(state, SEAT)), int(top(state, B))
    pop(state)
    goes_on(state, seat, kind, colour, events)
    take_effect(state, seat, kind, 0)
